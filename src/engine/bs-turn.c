/* bs-turn.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Rounds, phases and turns. The acting ship is `active`; `order` holds those still due. A turn stays open until `next` or the deed of
 * the ship that follows, so that free actions and answers have their place. */

#include "bs-turn.h"

#include "bs-damage.h"
#include "bs-docking.h"
#include "bs-docks.h"
#include "bs-effects.h"
#include "bs-end-phase.h"
#include "bs-melee.h"

static const BsPhase *
phase_at (const BsState *state,
          int            offset)
{
  const GPtrArray *phases = state->ruleset->phases;

  for (guint i = 0; i < phases->len; i++)
    if (((BsPhase *) phases->pdata[i])->id == state->phase)
      return i + offset < phases->len ? phases->pdata[i + offset] : NULL;

  return NULL;
}

/**
 * bs_turn_does:
 * @state: the battle
 * @deed: move, attack, fight, raise
 *
 * Returns: whether the present phase, or the present part of it, is the one for this deed
 */
gboolean
bs_turn_does (const BsState *state,
              const char    *deed)
{
  return state->deed != NULL && g_strcmp0 (state->deed, deed) == 0;
}

/* Whether a ship takes a turn in this part of the phase at all. */
static gboolean
takes_turns (const BsState *state,
             const BsShip  *ship)
{
  if (!bs_ship_in_play (ship))
    return FALSE;
  if (bs_turn_does (state, "fight"))
    return ship->engaged;
  if (bs_turn_does (state, "move") && bs_docking_may_leave (state, ship))
    return TRUE;
  return !ship->immobilised && !ship->held;
}

/**
 * bs_turn_may_act:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it takes a turn in this part of the phase at all
 */
gboolean
bs_turn_may_act (const BsState *state,
                 const BsShip  *ship)
{
  return takes_turns (state, ship);
}

static int
late (const BsState *state,
      const BsShip  *ship)
{
  const BsSize *size = ship->size != NULL ? bs_ruleset_size (state->ruleset, ship->size) : NULL;

  return bs_turn_does (state, "move") && size != NULL ? bs_size_figure (size, "late", 0) : 0;
}

static int
compare_due (gconstpointer a,
             gconstpointer b,
             gpointer      data)
{
  const BsState *state = data;
  const BsDue *first = a, *second = b;
  const BsShip *ship_a = bs_state_ship (state, first->ship);
  const BsShip *ship_b = bs_state_ship (state, second->ship);
  gboolean descending = bs_state_phase (state)->descending;

  if (late (state, ship_a) != late (state, ship_b))
    return late (state, ship_a) - late (state, ship_b);
  if (first->skill != second->skill)
    return (first->skill < second->skill) != descending ? -1 : 1;
  return bs_initiative_compare (state, ship_a, ship_b);
}

static gboolean
had_turn (const BsState *state,
          const BsShip  *ship)
{
  if (bs_turn_does (state, "fight"))
    return ship->deeds.fought;
  return ship->deeds.turn_over || (bs_turn_does (state, "move") ? ship->deeds.moved : ship->deeds.attacked);
}

/* Its place goes by skill, in a melee by the points of who fights. */
static BsDue
due_of (const BsState *state,
        const BsShip  *ship)
{
  BsDue due = { ship->id, NULL, 0 };

  if (bs_turn_does (state, "fight"))
    {
      due.stack = bs_melee_stack (ship);
      due.skill = bs_melee_points (ship, due.stack);
    }
  else
    due.skill = bs_ship_value (state, ship->id, "skill");
  return due;
}

/* Who is due in this phase, in order. Skills count from here on (TR16-14). */
static void
line_up (BsDraft *draft)
{
  BsState *state = draft->state;

  g_array_set_size (state->order, 0);
  if (!bs_state_phase (state)->turns)
    return;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      BsDue due;

      if (!takes_turns (state, ship) || had_turn (state, ship) || ship->id == state->active)
        continue;
      due = due_of (state, ship);
      g_array_append_val (state->order, due);
    }
  g_array_sort_with_data (state->order, compare_due, state);
}

static void
fire_turn_start (BsDraft *draft)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.actor = draft->state->active;
  bs_effects_fire (&moment, "turn-start");
}

static void
begin_turn (BsDraft *draft)
{
  BsState *state = draft->state;
  BsDue due;

  state->active = NULL;
  state->step = NULL;
  state->turn = FALSE;
  if (state->order->len == 0)
    return;

  due = g_array_index (state->order, BsDue, 0);
  g_array_remove_index (state->order, 0);
  state->active = due.ship;
  state->active_stack = due.stack;
  state->turn = TRUE;
  state->turn_skill = due.skill;
  state->step = state->deed;
  if (!bs_turn_does (state, "fight"))
    fire_turn_start (draft);
}

static void
fire_phase (BsDraft    *draft,
            const char *hook)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.phase = draft->state->phase;
  bs_effects_fire_phase (&moment, hook);
}

static void
clear_tokens (BsDraft *draft)
{
  BsState *state = draft->state;

  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];

      for (guint j = 0; token->clear == state->phase && j < state->ships->len; j++)
        {
          const BsShip *ship = state->ships->pdata[j];
          int n = bs_ship_count (ship, token->id);

          if (n == 0)
            continue;
          bs_counters_set (bs_draft_ship (draft, ship->id)->counters, token->id, 0);
          bs_draft_tell (draft, "tokens-cleared", "ship", BS_SAY_SHIP, ship->id, "token", BS_SAY_TOKEN, token->id,
                         "count", BS_SAY_INT, n, NULL);
        }
    }
}

static void
end_modifiers (BsDraft *draft,
               BsId     until)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];

      for (guint j = ship->modifiers->len; j > 0; j--)
        {
          if (g_array_index (ship->modifiers, BsModifier, j - 1).until != until)
            continue;
          ship = bs_draft_ship (draft, ship->id);
          g_array_remove_index (ship->modifiers, j - 1);
        }
    }
}

static void
forget_used (BsShip     *ship,
             const char *limit)
{
  for (guint i = ship->used->len; i > 0; i--)
    if (g_str_has_prefix (ship->used->pdata[i - 1], limit))
      g_ptr_array_remove_index (ship->used, i - 1);
}

static void
begin_round (BsDraft *draft)
{
  BsState *state = draft->state;

  state->round++;
  end_modifiers (draft, bs_id ("round"));
  end_modifiers (draft, bs_id ("attack"));
  for (guint i = 0; i < state->ships->len; i++)
    {
      BsShip *ship = state->ships->pdata[i];

      if (!bs_ship_in_play (ship))
        continue;
      ship = bs_draft_ship (draft, ship->id);
      ship->deeds = (BsDeeds) { 0 };
      g_ptr_array_set_size (ship->acted, 0);
      g_ptr_array_set_size (ship->fired, 0);
      g_ptr_array_set_size (ship->hurt_by, 0);
      forget_used (ship, "round:");
      forget_used (ship, "attack:");
    }
  bs_draft_tell (draft, "round", "round", BS_SAY_INT, state->round, NULL);
  bs_docking_round (draft);
}

/* A phase may have a part before its own: melees before ship to ship. A part with nothing open and nobody due is passed over. */
static void
enter_parts (BsDraft *draft)
{
  BsState *state = draft->state;
  const BsPhase *phase = bs_state_phase (state);

  state->deed = phase->first != NULL ? phase->first : phase->does;
  bs_docking_enter (draft);
  line_up (draft);
  if (phase->first != NULL && state->order->len == 0 && !bs_melee_asks (state))
    {
      state->deed = phase->does;
      line_up (draft);
    }
  begin_turn (draft);
}

/* Turns taken count in their phase only. */
static void
forget_turns (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];

      if (ship->deeds.turn_over)
        bs_draft_ship (draft, ship->id)->deeds.turn_over = FALSE;
    }
}

static void
enter_phase (BsDraft       *draft,
             const BsPhase *phase)
{
  BsState *state = draft->state;

  state->phase = phase->id;
  state->deed = phase->does;
  state->step = NULL;
  state->active = NULL;
  state->turn = FALSE;
  g_array_set_size (state->fallen, 0);
  forget_turns (draft);
  bs_draft_tell (draft, "phase", "phase", BS_SAY_PHASE, phase->id, "round", BS_SAY_INT, state->round, NULL);
  clear_tokens (draft);
  fire_phase (draft, "phase-start");
  if (state->ended)
    return;
  if (bs_turn_does (state, "raise"))
    bs_end_phase_enter (draft);
  enter_parts (draft);
}

/**
 * bs_turn_start_battle:
 * @draft: a draft at `begin`
 *
 * Begins the first round with its first phase.
 */
void
bs_turn_start_battle (BsDraft *draft)
{
  if (draft->state->ruleset->phases->len == 0)
    return;

  begin_round (draft);
  enter_phase (draft, draft->state->ruleset->phases->pdata[0]);
}

/* Those that last over turns lapse only at the end of their part of the phase. */
static void
lapse_questions (BsDraft *draft,
                 gboolean all)
{
  guint kept = 0;

  while (draft->state->questions->len > kept)
    {
      BsQuestion *question = bs_question_ref (draft->state->questions->pdata[kept]);

      if (question->lasts && !all)
        kept++;
      else
        bs_draft_lapse (draft, question);
      bs_question_unref (question);
    }
}

/**
 * bs_turn_end:
 * @draft: a draft
 *
 * Ends the acting ship's turn: open questions lapse, a doomed ship falls.
 */
void
bs_turn_end (BsDraft *draft)
{
  BsState *state = draft->state;
  BsId active = state->active;

  lapse_questions (draft, FALSE);
  if (active != NULL && bs_state_ship (state, active) != NULL && bs_ship_in_play (bs_state_ship (state, active)))
    {
      bs_draft_ship (draft, active)->deeds.turn_over = TRUE;
      if (bs_turn_does (state, "attack"))
        bs_damage_fall (draft, active);
    }
  state->active = NULL;
  state->step = NULL;
  state->turn = FALSE;
  bs_victory_check (draft);
  g_array_set_size (state->fallen, 0);
}

static void
leave_phase (BsDraft *draft)
{
  const BsPhase *next = phase_at (draft->state, 1);

  lapse_questions (draft, TRUE);
  for (guint i = 0; i < draft->state->ships->len; i++)
    bs_damage_fall (draft, ((BsShip *) draft->state->ships->pdata[i])->id);
  fire_phase (draft, "phase-end");
  bs_victory_check (draft);
  if (next == NULL)
    bs_victory_round_over (draft);
  if (draft->state->ended)
    return;

  if (next == NULL)
    {
      begin_round (draft);
      next = draft->state->ruleset->phases->pdata[0];
    }
  enter_phase (draft, next);
}

/* The melees are fought: ship to ship comes. */
static void
leave_part (BsDraft *draft)
{
  BsState *state = draft->state;

  lapse_questions (draft, TRUE);
  bs_docks_settle (draft);
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->deeds.turn_over)
        bs_draft_ship (draft, ship->id)->deeds.turn_over = FALSE;
    }
  state->deed = bs_state_phase (state)->does;
  state->active = NULL;
  line_up (draft);
  begin_turn (draft);
}

/**
 * bs_turn_next:
 * @draft: a draft
 *
 * Ends the acting ship's turn, else the step. A step with nobody due is passed over, a phase never.
 */
void
bs_turn_next (BsDraft *draft)
{
  BsState *state = draft->state;

  if (state->turn)
    {
      bs_turn_end (draft);
      if (state->ended)
        return;
      if (state->order->len > 0)
        {
          begin_turn (draft);
          return;
        }
    }

  if (bs_turn_in_first_part (state))
    leave_part (draft);
  else
    leave_phase (draft);
}

/**
 * bs_turn_in_first_part:
 * @state: the battle
 *
 * Returns: whether the phase has a part of its own before what it is for, and that part is on: the melees
 */
gboolean
bs_turn_in_first_part (const BsState *state)
{
  const BsPhase *phase = bs_state_phase (state);

  return phase != NULL && phase->first != NULL && state->deed == phase->first;
}

/**
 * bs_turn_part_over:
 * @state: the battle
 *
 * Returns: whether nobody is due in this part of the phase any more, so that `next` ends it
 */
gboolean
bs_turn_part_over (const BsState *state)
{
  return state->order->len == 0 && (!state->turn || bs_turn_deed_done (state));
}

/**
 * bs_turn_deed_done:
 * @state: the battle
 *
 * Returns: whether the acting ship has done what its turn is for, so that the next may follow
 */
gboolean
bs_turn_deed_done (const BsState *state)
{
  const BsShip *ship = bs_state_ship (state, state->active);

  return ship == NULL || !bs_ship_in_play (ship) || had_turn (state, ship);
}

/* Own ships, by an option only those of one faction (A16); where the rules say so, those of team mates of the same faction (A34). */
static gboolean
are_ordered_freely (const BsState *state,
                    const BsShip  *a,
                    const BsShip  *b)
{
  const BsPlayer *first = bs_state_player (state, a->player), *second = bs_state_player (state, b->player);

  if (first == second)
    return !bs_state_option_is (state, "own-ties", "same-faction") || a->faction == b->faction;
  return first != NULL && second != NULL && first->team == second->team && a->faction == b->faction &&
         bs_ruleset_rule_by_key (state->ruleset, "team-order") != NULL;
}

/* Ships whose place it may be: of the same player and skill as the one whose place it is (A16). */
static gboolean
shares_place (const BsState *state,
              BsId           first,
              int            skill,
              const BsDue   *due)
{
  const BsShip *a = bs_state_ship (state, first);
  const BsShip *b = bs_state_ship (state, due->ship);

  if (a == NULL || b == NULL || !are_ordered_freely (state, a, b) || due->skill != skill || late (state, a) != late (state, b))
    return FALSE;
  return TRUE;
}

static int
find_due (const BsState *state,
          BsId           ship)
{
  for (guint i = 0; i < state->order->len; i++)
    if (g_array_index (state->order, BsDue, i).ship == ship)
      return i;

  return -1;
}

/**
 * bs_turn_is_due:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it may do the deed of this phase now: it is acting, or the acting one is done and it follows, or a player's own tie
 * leaves the choice free
 */
gboolean
bs_turn_is_due (const BsState *state,
                BsId           ship)
{
  int place = find_due (state, ship);
  const BsDue *first;

  if (state->active == ship)
    return TRUE;
  if (place < 0)
    return FALSE;
  if (state->active != NULL && !bs_turn_deed_done (state))
    return shares_place (state, state->active, state->turn_skill, &g_array_index (state->order, BsDue, place));

  first = &g_array_index (state->order, BsDue, 0);
  return place == 0 || shares_place (state, first->ship, first->skill, &g_array_index (state->order, BsDue, place));
}

static void
swap_in (BsDraft *draft,
         int      place)
{
  BsState *state = draft->state;
  BsDue *due = &g_array_index (state->order, BsDue, place);
  BsDue chosen = *due;

  *due = (BsDue) { state->active, state->active_stack, state->turn_skill };
  state->active = chosen.ship;
  state->active_stack = chosen.stack;
  state->turn_skill = chosen.skill;
}

/* Done anyway: the ship acts out of its place, the one that was due comes after it. */
static void
jump_in (BsDraft *draft,
         BsId     ship)
{
  BsState *state = draft->state;
  int place = find_due (state, ship);
  BsDue back = { state->active, state->active_stack, state->turn_skill };

  if (place >= 0)
    g_array_remove_index (state->order, place);
  if (state->active != NULL && !bs_turn_deed_done (state) && bs_state_phase (state)->turns)
    g_array_prepend_val (state->order, back);
  state->active = ship;
  state->turn = TRUE;
  state->turn_skill = due_of (state, bs_state_ship (state, ship)).skill;
  state->active_stack = due_of (state, bs_state_ship (state, ship)).stack;
  state->step = state->deed;
}

/**
 * bs_turn_take:
 * @draft: a draft
 * @ship: the ship that does its deed now
 *
 * Makes it the acting ship; the turn of one that is done ends first.
 */
void
bs_turn_take (BsDraft *draft,
              BsId     ship)
{
  BsState *state = draft->state;
  int place;

  if (state->active == ship && !bs_turn_in_first_part (state))
    return;
  if (bs_turn_in_first_part (state) && bs_turn_part_over (state) && !takes_turns (state, bs_state_ship (state, ship)))
    bs_turn_next (draft);
  if (state->active == ship || state->ended)
    return;

  if (state->turn && bs_turn_deed_done (state))
    {
      bs_turn_end (draft);
      if (!state->ended)
        begin_turn (draft);
    }
  if (state->ended || state->active == ship || !bs_ship_in_play (bs_state_ship (state, ship)))
    return;

  place = find_due (state, ship);
  if (place >= 0 && state->active != NULL && bs_turn_is_due (state, ship))
    swap_in (draft, place);
  else
    jump_in (draft, ship);
}

/**
 * bs_turn_ship_gone:
 * @draft: a draft
 * @ship: a ship that left the table
 *
 * Takes it out of the order. If it was acting, its turn stays open without it until `next`.
 */
void
bs_turn_ship_gone (BsDraft *draft,
                   BsId     ship)
{
  BsState *state = draft->state;
  int place = find_due (state, ship);

  if (place >= 0)
    g_array_remove_index (state->order, place);
  if (state->active == ship)
    state->active = NULL;
}

/**
 * bs_turn_reorder:
 * @draft: a draft
 *
 * Lines up again, after values were set by hand. Who acts stays, nobody acts twice.
 */
void
bs_turn_reorder (BsDraft *draft)
{
  if (bs_state_phase (draft->state) == NULL)
    return;

  if (draft->state->active != NULL && !bs_turn_deed_done (draft->state) &&
      !takes_turns (draft->state, bs_state_ship (draft->state, draft->state->active)))
    {
      draft->state->active = NULL;
      draft->state->turn = FALSE;
    }
  line_up (draft);
  if (!draft->state->turn)
    begin_turn (draft);
}

/**
 * bs_turn_restart:
 * @draft: a draft
 *
 * Lines up the part of the phase anew: who fights has changed, and nobody has acted in this turn yet.
 */
void
bs_turn_restart (BsDraft *draft)
{
  BsState *state = draft->state;

  if (state->turn && bs_turn_deed_done (state))
    {
      line_up (draft);
      return;
    }
  state->active = NULL;
  state->turn = FALSE;
  line_up (draft);
  begin_turn (draft);
}

/**
 * bs_turn_push:
 * @draft: a draft
 * @ship: a ship
 *
 * Makes it the next one due, ahead of all others; it may have had its turn.
 */
void
bs_turn_push (BsDraft *draft,
              BsId     ship)
{
  BsDue due = due_of (draft->state, bs_state_ship (draft->state, ship));

  bs_turn_drop (draft, ship);
  bs_draft_ship (draft, ship)->deeds.turn_over = FALSE;
  g_array_prepend_val (draft->state->order, due);
}

/**
 * bs_turn_drop:
 * @draft: a draft
 * @ship: a ship
 *
 * Takes it out of the order.
 */
void
bs_turn_drop (BsDraft *draft,
              BsId     ship)
{
  int place = find_due (draft->state, ship);

  if (place >= 0)
    g_array_remove_index (draft->state->order, place);
}

/**
 * bs_turn_set_phase:
 * @draft: a draft
 * @phase: a phase
 *
 * By hand: this phase is on, its turns are lined up, nothing fires.
 */
void
bs_turn_set_phase (BsDraft       *draft,
                   const BsPhase *phase)
{
  BsState *state = draft->state;

  state->phase = phase->id;
  state->step = NULL;
  state->active = NULL;
  state->turn = FALSE;
  forget_turns (draft);
  enter_parts (draft);
}

/**
 * bs_turn_end_source:
 * @draft: a draft
 * @source: a card that no longer speaks
 *
 * Ends the modifiers that are tied to it.
 */
void
bs_turn_end_source (BsDraft *draft,
                    BsId     source)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];

      for (guint j = ship->modifiers->len; j > 0; j--)
        {
          const BsModifier *modifier = &g_array_index (ship->modifiers, BsModifier, j - 1);

          if (modifier->source != source || !modifier->tied)
            continue;
          ship = bs_draft_ship (draft, ship->id);
          g_array_remove_index (ship->modifiers, j - 1);
        }
    }
}

/**
 * bs_turn_must_question:
 * @state: the battle
 *
 * Returns: (transfer none) (nullable): the first open question that must be answered before the next turn
 */
const BsQuestion *
bs_turn_must_question (const BsState *state)
{
  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      if (question->must && !question->lasts)
        return question;
    }

  return NULL;
}

/**
 * bs_turn_ends_part:
 * @state: the battle
 *
 * Returns: whether `next` would end this part of the phase, and with it the questions that last over turns
 */
gboolean
bs_turn_ends_part (const BsState *state)
{
  return !state->turn || state->order->len == 0;
}
