/* bs-act-told.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Which action a told `act` means: one of the rules, a card's own, a repair; who gives it free; and
 * which of its arguments count. */

#include "bs-act-told.h"

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-heed.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-question.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const BsAction *
find_repair (const BsState *state,
             const BsShip  *ship,
             BsId           id)
{
  const BsDamage *damage = bs_ship_damage (ship, id);
  const BsDeckState *deck = damage != NULL ? bs_state_deck (state, damage->deck) : NULL;
  const BsDamageCard *card = deck != NULL && damage->up && damage->card != NULL
                               ? bs_ruleset_damage_card (state->ruleset, deck->kind, damage->card)
                               : NULL;

  return card != NULL ? card->repair : NULL;
}

typedef struct
{
  const BsEffect *effect;
  BsMoment *moment;
} Search;

static void
search_cb (const BsEffect *effect,
           gpointer        data)
{
  Search *search = data;

  if (search->effect != NULL)
    {
      bs_moment_speak (search->moment, search->effect, search->moment->source);
      if (bs_effects_hold (search->moment, NULL) && bs_effects_payable (search->moment))
        return;
    }
  search->effect = effect;
}

/* The first of a card's effects whose conditions hold; if none does, the last. */
static const BsEffect *
card_effect (const BsState   *state,
             const BsCommand *command,
             const BsShip    *ship,
             BsId             card)
{
  static const char *const hooks[] = { "action", "table", "phase-start", NULL };
  BsMoment moment;
  Search search = { NULL, &moment };

  bs_moment_init (&moment, state, NULL);
  moment.actor = ship->id;
  moment.target = bs_command_id (command, "target");
  moment.command = command;
  moment.source = card;
  bs_command_get_int (command, "range", &moment.range);
  for (guint i = 0; hooks[i] != NULL && search.effect == NULL; i++)
    bs_effects_of_each (state, card, hooks[i], search_cb, &search);
  return search.effect;
}

/**
 * bs_act_told_find:
 * @state: the battle
 * @command: act
 * @ship: who acts
 * @deed: (out): what the command would do
 *
 * Returns: whether it names anything that can be done
 */
gboolean
bs_act_told_find (const BsState   *state,
                  const BsCommand *command,
                  const BsShip    *ship,
                  BsActTold       *deed)
{
  const char *action = bs_command_get (command, "action");
  const char *card = bs_command_get (command, "card");
  BsId card_id = card == NULL ? NULL : strchr (card, '/') != NULL || bs_id (card) == ship->id
                 ? bs_id (card) : NULL;
  g_autofree char *full = card != NULL ? g_strconcat (ship->id, "/", card, NULL) : NULL;

  *deed = (BsActTold) { 0 };
  if (card != NULL && card_id == NULL)
    card_id = bs_id (full);
  deed->action = bs_ruleset_action (state->ruleset, bs_id (action));
  if (deed->action != NULL)
    {
      deed->effect = deed->action->effect;
      deed->name = deed->action->id;
      return TRUE;
    }
  if (!g_str_equal (action, "card") || card == NULL)
    return FALSE;

  deed->source = card_id;
  deed->action = find_repair (state, ship, card_id);
  deed->effect =
    deed->action != NULL ? deed->action->effect : card_effect (state, command, ship, card_id);
  deed->name = card_id;
  return deed->effect != NULL;
}

/**
 * bs_act_told_missing:
 * @command: act, with which nothing was found
 *
 * Returns: (transfer full): what is wrong with it, a sentence
 */
char *
bs_act_told_missing (const BsCommand *command)
{
  const char *action = bs_command_get (command, "action"), *card = bs_command_get (command, "card");

  if (!g_str_equal (action, "card"))
    return g_strdup_printf (_("there is no action “%s” here"), action);
  if (card == NULL)
    return g_strdup (_("“card” wants the card whose action it is: card=ID"));
  return g_strdup_printf (_("the ship has no card “%s” with an action"), card);
}

static void
giver_cb (BsMoment *moment,
          gpointer  data)
{
  BsActGiver *giver = data;

  if (giver->found != NULL || moment->self != moment->actor ||
      (giver->card != NULL && moment->source != giver->card))
    return;
  if (!bs_effects_hold (moment, NULL) || !bs_effects_payable (moment))
    return;

  for (guint i = 0; i < moment->effect->ops->len; i++)
    {
      const BsOp *op = moment->effect->ops->pdata[i];
      g_auto (GStrv) actions = bs_op_text (op, "actions") != NULL
                                 ? g_strsplit (bs_op_text (op, "actions"), ",", -1)
                                 : NULL;

      if (actions != NULL && g_strv_contains ((const char *const *) actions, giver->action))
        {
          giver->found = moment->source;
          giver->effect = moment->effect;
        }
    }
}

static BsId
full_id (const BsShip *ship,
         const char   *card)
{
  g_autofree char *id = NULL;

  if (card == NULL || strchr (card, '/') != NULL || g_str_equal (card, ship->id))
    return card != NULL ? bs_id (card) : NULL;
  id = g_strconcat (ship->id, "/", card, NULL);
  return bs_id (id);
}

/**
 * bs_act_find_giver:
 * @state: the battle
 * @command: act
 * @ship: who acts
 * @giver: its action is set; takes the card on board that gives it free, named by `by=` or the
 * first that does
 */
void
bs_act_find_giver (const BsState   *state,
                   const BsCommand *command,
                   const BsShip    *ship,
                   BsActGiver      *giver)
{
  BsMoment moment;

  bs_moment_init (&moment, state, NULL);
  moment.actor = ship->id;
  giver->card = full_id (ship, bs_command_get (command, "by"));
  bs_effects_each (&moment, "free-action", giver_cb, giver);
}

/**
 * bs_act_granted:
 * @state: the battle
 * @ship: who acts
 * @action: an action
 *
 * Returns: (transfer none) (nullable): the open question in which the action was given to the ship
 * already
 */
const BsQuestion *
bs_act_granted (const BsState *state,
                const BsShip  *ship,
                BsId           action)
{
  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      if (g_str_equal (question->topic, "free-action") && bs_id_ship (question->on) == ship->id &&
          g_ptr_array_find (question->answers, action, NULL))
        return question;
    }

  return NULL;
}

/**
 * bs_act_told_has_op:
 * @self: what is done
 * @kind: an operation: "recover"
 *
 * Returns: whether it does this
 */
gboolean
bs_act_told_has_op (const BsActTold *self,
                    const char      *kind)
{
  for (guint i = 0; i < self->effect->ops->len; i++)
    if (g_str_equal (((BsOp *) self->effect->ops->pdata[i])->kind, kind))
      return TRUE;

  return FALSE;
}

/* What one of a card's texts looks at, or what the action does. */
typedef struct
{
  gboolean range, target, part;
} Needs;

static void
need_op (const BsOp *op,
         Needs      *needs)
{
  const char *who = bs_op_text (op, "who"), *against = bs_op_text (op, "against");

  needs->part |= bs_op_attr (op, "slot") != NULL;
  needs->target |= g_strcmp0 (who, "other") == 0 || g_strcmp0 (against, "other") == 0 ||
                   g_str_equal (op->kind, "lock") || g_str_equal (op->kind, "spend-lock") ||
                   g_str_equal (op->kind, "free-attack") || g_str_equal (op->kind, "untouch");
  for (guint i = 0; op->ops != NULL && i < op->ops->len; i++)
    need_op (op->ops->pdata[i], needs);
}

static void
need_effect (const BsEffect *effect,
             gpointer        data)
{
  Needs *needs = data;

  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const char *name = g_array_index (effect->conditions, BsCondition, i).attr.name;

      needs->range |= g_str_equal (name, "range");
      needs->target |= g_str_has_prefix (name, "other-") || g_str_equal (name, "target") ||
                       g_str_has_suffix (name, "-other");
    }
  for (guint i = 0; i < effect->costs->len; i++)
    need_op (effect->costs->pdata[i], needs);
  for (guint i = 0; i < effect->ops->len; i++)
    need_op (effect->ops->pdata[i], needs);
}

static Needs
needs_of (const BsState   *state,
          const BsActTold *deed)
{
  Needs needs = { 0 };

  need_effect (deed->effect, &needs);
  needs.target |= deed->action != NULL && deed->action->target;
  if (deed->source != NULL && deed->action == NULL)
    bs_effects_of_each (state, deed->source, deed->effect->hook, need_effect, &needs);
  return needs;
}

/* A card is the one that acts, or one on board that the action is about. */
static gboolean
means_card (const BsState   *state,
            const BsCommand *command,
            const BsShip    *ship,
            const BsActTold *deed,
            const Needs     *needs)
{
  BsId card = full_id (ship, bs_command_get (command, "card"));

  return card != NULL &&
         (card == deed->source || (needs->part && bs_ship_part (ship, card) != NULL));
}

static gboolean
is_there (const BsState *state,
          BsId           id)
{
  const BsShip *ship = bs_state_ship_of (state, id);

  return ship != NULL &&
         (ship->id == id || bs_ship_part (ship, id) != NULL || bs_ship_damage (ship, id) != NULL);
}

/* Whose word it is that the action is free: the card's that is named, or of what was granted
 * already. */
static gboolean
means_giver (const BsState   *state,
             const BsCommand *command,
             const BsShip    *ship,
             const BsActTold *deed)
{
  const BsQuestion *grant = bs_act_granted (state, ship, deed->name);
  BsId by = full_id (ship, bs_command_get (command, "by"));

  return by != NULL && is_there (state, by) && bs_command_has (command, "free") &&
         (grant == NULL || grant->source == by);
}

/**
 * bs_act_told_heed:
 * @state: the battle
 * @command: act
 * @ship: who acts
 * @deed: what it does
 * @verdict: takes which arguments count
 */
void
bs_act_told_heed (const BsState   *state,
                  const BsCommand *command,
                  const BsShip    *ship,
                  const BsActTold *deed,
                  BsVerdict       *verdict)
{
  Needs needs = needs_of (state, deed);

  bs_verdict_heed (verdict, "free", NULL);
  bs_verdict_heed_if (verdict, needs.range, "range");
  bs_verdict_heed_if (verdict, needs.target, "target");
  bs_verdict_heed_if (verdict, means_card (state, command, ship, deed, &needs), "card");
  bs_verdict_heed_if (verdict, means_giver (state, command, ship, deed), "by");
  bs_heed_section (state, command, "ship", verdict);
}
