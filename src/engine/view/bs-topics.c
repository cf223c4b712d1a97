/* bs-topics.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What is asked: how it is worded, what an answer does, what a lapse means. It stands on the
 * roof of the mechanisms, so that none of them knows who goes on with an answer. */

#include "bs-topics.h"

#include "engine/boarding/bs-boarding.h"
#include "engine/boarding/bs-carrier.h"
#include "engine/boarding/bs-melee.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/operations/bs-op-ask.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-end-phase.h"
#include "engine/play/bs-parts.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-question.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* What is asked, and what an answer or a lapse does. A game brings no topics of its own: its
 * effects and mechanisms use these. */
typedef struct
{
  const char *name;
  /* how it is worded: {on} {other} {count} {die}; an effect's own sentence comes with it */
  const char *text;
  void (*dice)   (BsDraft *draft, const BsQuestion *question, const GArray *faces);
  void (*card)   (BsDraft *draft, const BsQuestion *question, BsId card);
  void (*choice) (BsDraft *draft, const BsQuestion *question, BsId answer);
  void (*lapse)  (BsDraft *draft, const BsQuestion *question);
} Topic;

static void
attack_dice (BsDraft          *draft,
             const BsQuestion *question,
             const GArray     *faces)
{
  bs_attack_rolled (draft, question->side, faces);
}

static void
attack_lapse (BsDraft          *draft,
              const BsQuestion *question)
{
  bs_attack_close (draft);
}

static void
free_attack_dice (BsDraft          *draft,
                  const BsQuestion *question,
                  const GArray     *faces)
{
  const BsShip *ship = bs_state_ship_of (draft->state, question->on);
  BsPool pool = { 0 };
  int hits, crits, evades;

  pool.results = g_array_new (FALSE, TRUE, sizeof (BsResult));
  for (guint i = 0; i < faces->len; i++)
    {
      BsResult result = { g_array_index (faces, BsId, i), FALSE, FALSE };

      g_array_append_val (pool.results, result);
    }
  bs_attack_count_faces (draft->state->ruleset, &pool, &hits, &crits, &evades);
  g_array_unref (pool.results);
  bs_draft_tell (draft, "answers-fire", "ship", BS_SAY_SHIP, ship->id, "target", BS_SAY_SHIP,
                 question->other, "hits", BS_SAY_INT, hits, "crits", BS_SAY_INT, crits, NULL);
  bs_damage_attack (draft, question->other, hits, crits, ship->id, ship->player);
}

static void
choose_part (BsDraft          *draft,
             const BsQuestion *question,
             BsId              answer)
{
  bs_parts_put_state (draft, answer, question->op, question->count != 0);
}

static const Topic topics[] = {
  { "attack-dice", N_("Dice that {on} rolls in this attack: {count}"), attack_dice, NULL, NULL,
    attack_lapse },
  { "check", N_("Roll for {on}: {count}"), bs_effects_checked, NULL, NULL, NULL },
  { "may", N_("{on} may"), NULL, NULL, bs_effects_chosen, NULL },
  { "ask", N_("{on} may"), NULL, NULL, bs_effects_chosen, NULL },
  { "choose-part", N_("Which card of {on}?"), NULL, NULL, choose_part, NULL },
  { "name-card", N_("Which damage card does {on} have?"), NULL, bs_damage_named, NULL, NULL },
  { "raise", N_("Shields of {on}"), NULL, NULL, bs_end_phase_answer, bs_end_phase_lapse },
  { "free-attack-roll", N_("{on} fires at {other}: {count}"), free_attack_dice, NULL, NULL, NULL },
  { "free-attack", N_("{on} may attack {other}, free"), NULL, NULL, NULL, NULL },
  { "free-action", N_("{on} may take a free action"), NULL, NULL, NULL, NULL },
  { "free-move", N_("{on} may fly one more maneuver"), NULL, NULL, NULL, NULL },
  { "declare", N_("{on} hangs on {other}: does it board or tow?"), NULL, NULL,
    bs_boarding_declare_answer, NULL },
  { "break-off-declare", N_("{on} breaks off: does it tow or escape?"), NULL, NULL,
    bs_boarding_declare_answer, bs_boarding_declare_lapse },
  { "force-melee", N_("{on} may force the melee, with boarding gear"), NULL, NULL,
    bs_boarding_force_answer, NULL },
  { "break-off", N_("{on} proposes to {other} to break off"), NULL, NULL,
    bs_boarding_break_off_answer, bs_boarding_break_off_lapse },
  { "carrier-lost", N_("{other} is lost, which carried {on}: what does its card say?"), NULL, NULL,
    bs_carrier_answer, bs_carrier_lapse },
  { "stack", N_("Which stack of {on} fights?"), NULL, NULL, bs_melee_stack_answer, NULL },
  { NULL, NULL, NULL, NULL, NULL, NULL },
};

static const Topic *
find_topic (BsId name)
{
  for (const Topic *topic = topics; topic->name != NULL; topic++)
    if (g_strcmp0 (topic->name, name) == 0)
      return topic;

  return NULL;
}

/**
 * bs_question_lapse:
 * @draft: a draft
 * @question: a question that is open no more
 *
 * Nobody answered: does what its topic does then. Mechanisms say bs_draft_lapse().
 */
void
bs_question_lapse (BsDraft          *draft,
                   const BsQuestion *question)
{
  const Topic *topic = find_topic (question->topic);

  if (topic != NULL && topic->lapse != NULL)
    topic->lapse (draft, question);
}

/**
 * bs_question_answer_dice:
 * @draft: a draft
 * @question: an open question of kind dice
 * @faces: array of BsId
 */
void
bs_question_answer_dice (BsDraft          *draft,
                         const BsQuestion *question,
                         const GArray     *faces)
{
  const Topic *topic = find_topic (question->topic);
  BsQuestion *kept = bs_question_ref ((BsQuestion *) question);

  bs_draft_unask (draft, kept);
  if (topic != NULL && topic->dice != NULL)
    topic->dice (draft, kept, faces);
  bs_question_unref (kept);
}

/**
 * bs_question_answer_card:
 * @draft: a draft
 * @question: an open question of kind card
 * @card: the card's id
 */
void
bs_question_answer_card (BsDraft          *draft,
                         const BsQuestion *question,
                         BsId              card)
{
  const Topic *topic = find_topic (question->topic);
  BsQuestion *kept = bs_question_ref ((BsQuestion *) question);

  bs_draft_unask (draft, kept);
  if (topic != NULL && topic->card != NULL)
    topic->card (draft, kept, card);
  bs_question_unref (kept);
}

/**
 * bs_question_answer_choice:
 * @draft: a draft
 * @question: an open question of kind choice
 * @answer: one of its answers
 */
void
bs_question_answer_choice (BsDraft          *draft,
                           const BsQuestion *question,
                           BsId              answer)
{
  const Topic *topic = find_topic (question->topic);
  BsQuestion *kept = bs_question_ref ((BsQuestion *) question);

  bs_draft_unask (draft, kept);
  if (topic != NULL && topic->choice != NULL)
    topic->choice (draft, kept, answer);
  bs_question_unref (kept);
}

static void
add_arg (GArray     *args,
         const char *name,
         BsSay       say,
         int         n,
         BsId        id,
         const char *text)
{
  BsEventArg arg = { bs_id (name), say, n, id, g_strdup (text) };

  g_array_append_val (args, arg);
}

static void
clear_arg (gpointer data)
{
  g_free (((BsEventArg *) data)->text);
}

static void
add_place (GArray        *args,
           const BsState *state,
           const char    *name,
           BsId           id)
{
  const BsShip *ship = bs_state_ship_of (state, id);

  g_autofree char *called = ship != NULL ? bs_fleet_ship_name (state, ship) : g_strdup ("");

  add_arg (args, name, BS_SAY_SHIP, 0, id, called);
}

/**
 * bs_question_text:
 * @question: an open question
 * @state: the battle
 *
 * Returns: (transfer full): what is asked, translated; for an effect with its sentence behind
 */
char *
bs_question_text (const BsQuestion *question,
                  const BsState    *state)
{
  const Topic *topic = find_topic (question->topic);
  g_autoptr (GArray) args = g_array_new (FALSE, TRUE, sizeof (BsEventArg));
  g_autofree char *asked = NULL;

  g_array_set_clear_func (args, clear_arg);
  add_place (args, state, "on", question->on);
  add_place (args, state, "other", question->other);
  add_arg (args, "count", BS_SAY_INT, question->count, NULL, NULL);
  asked = bs_sentence_fill (topic != NULL ? _ (topic->text) : question->topic, args, state->ruleset,
                            state->catalogue, TRUE);
  if (question->text == NULL)
    return g_steal_pointer (&asked);
  return g_strconcat (asked, " · ", bs_ruleset_text (state->ruleset, "effect", question->text),
                      NULL);
}

/* Answers that are no ids of the battle or the rules. */
static const struct
{
  const char *id;
  const char *name;
} answer_names[] = {
  { "yes", NC_("answer", "Yes") },
  { "no", NC_("answer", "No") },
  { "keep", NC_("answer", "Keep the cloak, shields stay down") },
  { "raise", NC_("answer", "Raise shields") },
  { "drop", NC_("answer", "Drop the cloak, shields stay down") },
  { "leave", NC_("answer", "Leave shields down") },
  { "board", NC_("answer", "Board") },
  { "tow", NC_("answer", "Tow") },
  { "escape", NC_("answer", "Escape") },
  { "launch", NC_("answer", "It comes out") },
  { "lost", NC_("answer", "It is lost, too") },
};

/**
 * bs_stack_text:
 * @state: the battle
 * @stack: a stack of characters
 *
 * Returns: (transfer full): what it is called: it goes by the pilot character on top of it, which
 * everybody knows
 */
char *
bs_stack_text (const BsState *state,
               const BsStack *stack)
{
  const BsBoarder *top =
    stack->boarders->len > 0 ? stack->boarders->pdata[stack->boarders->len - 1] : NULL;

  return g_strdup_printf (C_("stack of characters", "%s, %s"),
                          strchr (stack->id, '/') != NULL ? strchr (stack->id, '/') + 1 : "",
                          top != NULL && top->pilot ? bs_fleet_boarder_name (state, top) : "");
}

/**
 * bs_answer_text:
 * @question: an open choice
 * @answer: one of its answers
 * @state: the battle
 *
 * Returns: (transfer full): the answer as a button says it, translated
 */
char *
bs_answer_text (const BsQuestion *question,
                BsId              answer,
                const BsState    *state)
{
  const BsShip *ship = bs_state_ship_of (state, answer);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, answer) : NULL;
  const BsAction *action = bs_ruleset_action (state->ruleset, answer);

  for (gsize i = 0; i < G_N_ELEMENTS (answer_names); i++)
    if (g_str_equal (answer_names[i].id, answer))
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "answer", answer_names[i].name));
  if (part != NULL)
    return g_strdup (bs_fleet_part_name (state, part));
  if (ship != NULL && ship->id != answer && bs_ship_stack (ship, answer) != NULL)
    return bs_stack_text (state, bs_ship_stack (ship, answer));
  if (ship != NULL)
    return bs_fleet_ship_name (state, ship);
  if (action != NULL)
    return g_strdup (bs_ruleset_text (state->ruleset, "action", action->name));
  return g_strdup (bs_ruleset_name (state->ruleset, "word", answer));
}
