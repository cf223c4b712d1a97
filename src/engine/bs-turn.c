/* bs-turn.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Rounds, phases and turns. The acting ship is `active`; `order` holds those still due. A turn stays open until `next` or the deed of
 * the ship that follows, so that free actions and answers have their place. */

#include "bs-turn.h"

#include "bs-damage.h"
#include "bs-effects.h"
#include "bs-end-phase.h"

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
 * Returns: whether the present phase is the one for this deed
 */
gboolean
bs_turn_does (const BsState *state,
              const char    *deed)
{
  const BsPhase *phase = bs_state_phase (state);

  return phase != NULL && g_strcmp0 (phase->does, deed) == 0;
}

/* Whether a ship takes a turn in this phase at all. */
static gboolean
takes_turns (const BsState *state,
             const BsShip  *ship)
{
  return bs_ship_in_play (ship) && !ship->immobilised && !ship->held;
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
  return ship->deeds.turn_over || (bs_turn_does (state, "move") ? ship->deeds.moved : ship->deeds.attacked);
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
      BsDue due = { ship->id, NULL, 0 };

      if (!takes_turns (state, ship) || had_turn (state, ship) || ship->id == state->active)
        continue;
      due.skill = bs_ship_value (state, ship->id, "skill");
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
  state->step = bs_state_phase (state)->does;
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
  line_up (draft);
  begin_turn (draft);
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

static void
lapse_questions (BsDraft *draft)
{
  while (draft->state->questions->len > 0)
    bs_draft_lapse (draft, draft->state->questions->pdata[0]);
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

  lapse_questions (draft);
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

  lapse_questions (draft);
  for (guint i = 0; i < draft->state->ships->len; i++)
    bs_damage_fall (draft, ((BsShip *) draft->state->ships->pdata[i])->id);
  fire_phase (draft, "phase-end");
  bs_victory_check (draft);
  if (draft->state->ended)
    return;

  if (next == NULL)
    {
      begin_round (draft);
      next = draft->state->ruleset->phases->pdata[0];
    }
  enter_phase (draft, next);
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

  leave_phase (draft);
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
  state->active_stack = NULL;
  state->turn = TRUE;
  state->turn_skill = bs_ship_value (state, ship, "skill");
  state->step = bs_state_phase (state) != NULL ? bs_state_phase (state)->does : NULL;
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

  if (state->active == ship)
    return;

  if (state->turn && bs_turn_deed_done (state))
    {
      bs_turn_end (draft);
      if (!state->ended)
        begin_turn (draft);
    }
  if (state->active == ship)
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

  line_up (draft);
  if (!draft->state->turn)
    begin_turn (draft);
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
  line_up (draft);
  begin_turn (draft);
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
 * Returns: (transfer none) (nullable): the first open question that must be answered
 */
const BsQuestion *
bs_turn_must_question (const BsState *state)
{
  for (guint i = 0; i < state->questions->len; i++)
    if (((BsQuestion *) state->questions->pdata[i])->must)
      return state->questions->pdata[i];

  return NULL;
}
