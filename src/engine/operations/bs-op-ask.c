/* bs-op-ask.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Operations that leave something open: dice, decisions, free actions, moves and attacks. */

#include "bs-op-ask.h"

#include "engine/boarding/bs-docks.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-effects.h"
#include "engine/effects/bs-moment.h"
#include "engine/effects/bs-tokens.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <string.h>

static BsQuestion *
ask (BsMoment   *moment,
     const char *topic,
     BsAskKind   kind,
     gboolean    must,
     BsId        on)
{
  BsQuestion *question =
    bs_draft_ask (moment->draft, topic, kind, must, bs_moment_player (moment), on);

  question->effect = moment->effect->id;
  question->source = moment->source;
  question->other = moment->other;
  question->op = moment->op;
  question->text =
    moment->effect->sentence != NULL ? g_ref_string_new (moment->effect->sentence) : NULL;
  question->rule = moment->effect->rule;
  return question;
}

gboolean
bs_op_asks_always (const BsMoment *moment,
                   const BsOp     *op)
{
  return TRUE;
}

void
bs_op_check (BsMoment   *moment,
             const BsOp *op)
{
  BsQuestion *question = ask (moment, "check", BS_ASK_DICE, TRUE,
                              moment->source != NULL ? moment->source : moment->self);

  question->die = bs_op_text (op, "die");
  question->count = bs_moment_amount (moment, op, "count", 1);
  if (bs_op_text (op, "per") != NULL)
    question->count += bs_token_count (moment->state, moment->self, bs_op_text (op, "per"));
  if (moment->source == NULL || bs_id_ship (moment->source) != moment->self)
    question->on = moment->self;
}

void
bs_op_on (BsMoment   *moment,
          const BsOp *op)
{
  /* Read by bs_effects_checked(). */
}

void
bs_op_ask (BsMoment   *moment,
           const BsOp *op)
{
  BsQuestion *question = ask (moment, "ask", BS_ASK_CHOICE, FALSE,
                              moment->source != NULL ? moment->source : moment->self);

  g_ptr_array_add (question->answers, (gpointer) bs_id ("yes"));
  g_ptr_array_add (question->answers, (gpointer) bs_id ("no"));
}

/* What a ship that has not taken it yet may take now, whatever forbids actions. */
static gboolean
may_act (const BsState *state,
         const BsShip  *ship,
         BsId           action)
{
  g_autoptr (BsVerdict) verdict = bs_verdict_new ();
  BsMoment moment;

  if (bs_ship_has_acted (ship, action) || !bs_ship_in_play (ship) || bs_docks_is_obstacle (ship) ||
      ship->deeds.no_action)
    return FALSE;

  bs_moment_init (&moment, state, NULL);
  moment.actor = ship->id;
  moment.action = action;
  bs_effects_forbid (&moment, "may-act", verdict);
  return verdict->level < BS_VERDICT_AGAINST;
}

/* The actions that the operation names, else those of the ship and of its sections. */
static GPtrArray *
list_actions (const BsShip *ship,
              const BsOp   *op)
{
  const char *named = bs_op_text (op, "actions");
  g_auto (GStrv) words = named != NULL ? g_strsplit (named, ",", -1) : NULL;
  GPtrArray *actions = g_ptr_array_new ();

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    g_ptr_array_add (actions, (gpointer) bs_id (words[i]));
  if (words != NULL)
    return actions;

  g_ptr_array_extend (actions, ship->actions, NULL, NULL);
  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      if (section->actions != NULL)
        g_ptr_array_extend (actions, section->actions, NULL, NULL);
    }
  return actions;
}

void
bs_op_free_action (BsMoment   *moment,
                   const BsOp *op)
{
  BsId who = bs_moment_who (moment, op);
  const BsShip *ship = bs_state_ship_of (moment->state, who);
  g_autoptr (GPtrArray) actions = ship != NULL ? list_actions (ship, op) : NULL;
  BsQuestion *question = NULL;

  /* At its own hook the card waits for `act ... free`; nothing is asked. */
  if (moment->hook == bs_id ("free-action"))
    return;

  for (guint i = 0; actions != NULL && i < actions->len; i++)
    if (may_act (moment->state, ship, actions->pdata[i]))
      {
        if (question == NULL)
          question = ask (moment, "free-action", BS_ASK_CHOICE, FALSE, who);
        question->player = ship->player;
        g_ptr_array_add (question->answers, actions->pdata[i]);
      }
}

/* The maneuver itself is the answer; its color is asked for where it is judged. */
void
bs_op_free_move (BsMoment   *moment,
                 const BsOp *op)
{
  ask (moment, "free-move", BS_ASK_CHOICE, FALSE, moment->self);
}

void
bs_op_free_attack (BsMoment   *moment,
                   const BsOp *op)
{
  const BsAttr *even = bs_op_attr (op, "even-if-destroyed");
  const BsShip *ship = bs_state_ship_of (moment->state, moment->self);
  gboolean survives = even != NULL && even->low != 0;
  BsQuestion *question;

  if (ship == NULL || moment->other == NULL || (!bs_ship_in_play (ship) && !survives))
    return;

  if (g_strcmp0 (bs_op_text (op, "defence"), "none") == 0)
    {
      question = ask (moment, "free-attack-roll", BS_ASK_DICE, TRUE, moment->self);
      question->die = bs_id ("attack");
      question->count = bs_op_int (op, "dice", 0);
    }
  else
    question = ask (moment, "free-attack", BS_ASK_CHOICE, FALSE, moment->self);
  question->survives = survives;
}

static void
run_children (BsDraft          *draft,
              const BsQuestion *question,
              const BsOp       *op,
              int               first,
              BsId              face)
{
  const BsEffect *effect = bs_state_effect (draft->state, question->effect);
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.actor = bs_id_ship (question->on);
  moment.target = question->other;
  bs_moment_speak (&moment, effect, question->source);
  moment.self = bs_id_ship (question->on);
  moment.other = question->other;
  moment.face = face;
  moment.op = first;
  bs_effects_run (&moment, op->ops, first);
}

static gboolean
shows (const char *faces,
       BsId        face)
{
  g_auto (GStrv) list = g_strsplit (faces, ",", -1);

  return g_strv_contains ((const char *const *) list, face);
}

/* How often an `on` speaks for what was rolled. */
static int
times (const BsState *state,
       const BsOp    *on,
       const GArray  *faces,
       gboolean       done)
{
  const BsAttr *once = bs_op_attr (on, "once");
  const BsAttr *option = bs_op_attr (on, "option");
  const char *equals = option != NULL ? strchr (option->text, '=') : NULL;
  g_autofree char *id = equals != NULL ? g_strndup (option->text, equals - option->text) : NULL;
  int n = 0;

  if (id != NULL && !bs_state_option_is (state, id, equals + 1))
    return 0;
  if (g_str_equal (on->face, "none"))
    return done ? 0 : 1;

  for (guint i = 0; i < faces->len; i++)
    n += shows (on->face, g_array_index (faces, BsId, i));
  return once != NULL && once->low != 0 ? MIN (n, 1) : n;
}

/**
 * bs_effects_checked:
 * @draft: a draft
 * @question: the open check
 * @faces: array of BsId, what was rolled
 *
 * Does what the check says for each face, in the order of its `on` elements, once a die or once for
 * all.
 */
void
bs_effects_checked (BsDraft          *draft,
                    const BsQuestion *question,
                    const GArray     *faces)
{
  const BsEffect *effect = bs_state_effect (draft->state, question->effect);
  const BsOp *check = effect != NULL ? bs_effect_op (effect, question->op) : NULL;
  int index = question->op + 1;
  gboolean done = FALSE;

  for (guint i = 0; check != NULL && check->ops != NULL && i < check->ops->len; i++)
    {
      const BsOp *on = check->ops->pdata[i];
      int n = times (draft->state, on, faces, done);

      for (int j = 0; j < n; j++)
        run_children (draft, question, on, index + 1, on->face);
      done |= n > 0;
      index += bs_op_size (on);
    }
}

/**
 * bs_effects_chosen:
 * @draft: a draft
 * @question: an open choice of topic may or ask
 * @answer: yes or no
 *
 * Goes on with the effect if the answer is yes.
 */
void
bs_effects_chosen (BsDraft          *draft,
                   const BsQuestion *question,
                   BsId              answer)
{
  const BsEffect *effect = bs_state_effect (draft->state, question->effect);
  BsMoment moment;

  if (effect == NULL || !g_str_equal (answer, "yes"))
    return;

  if (g_str_equal (question->topic, "ask"))
    {
      const BsOp *op = bs_effect_op (effect, question->op);

      if (op != NULL)
        run_children (draft, question, op, question->op + 1, NULL);
      return;
    }

  bs_moment_init (&moment, NULL, draft);
  moment.actor = bs_id_ship (question->on);
  moment.target = question->other;
  bs_moment_speak (&moment, effect, question->source);
  moment.self = bs_id_ship (question->on);
  moment.other = question->other;
  moment.hook = effect->hook;
  bs_effects_perform (&moment);
}
