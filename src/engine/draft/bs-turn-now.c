/* bs-turn-now.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Whose turn it is, and what this part of the phase is for. Nothing is changed here. */

#include "bs-turn-now.h"

#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-verdict.h"

#include <glib/gi18n-lib.h>

/**
 * bs_judge_due:
 * @state: the battle
 * @ship: (nullable): a ship
 * @verdict: takes the refusal
 *
 * Whether it is the ship's turn, or about to be.
 */
void
bs_judge_due (const BsState *state,
              const BsShip  *ship,
              BsVerdict     *verdict)
{
  const BsShip *active = bs_state_ship (state, state->active);
  const BsPhase *phase = bs_state_phase (state);

  if (ship == NULL || bs_turn_is_due (state, ship->id))
    return;
  if (phase == NULL || !phase->turns)
    bs_verdict_against (verdict, state->ruleset, "wrong-phase", NULL);
  else if (active != NULL)
    bs_verdict_against (verdict, state->ruleset, "not-due", _("It is the turn of %s."),
                        active->name);
  else
    bs_verdict_against (verdict, state->ruleset, "not-due", NULL);
}

static gboolean
is_friendly_dock (const BsState *state,
                  const BsShip  *ship)
{
  return ship->docked_to != NULL && !bs_state_enemies (state, ship->id, ship->docked_to) &&
         !ship->engaged;
}

/**
 * bs_docking_may_leave:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it hangs on another and may fly off in its turn: an escape is agreed (B7.10), or
 * it hangs on a friend since an earlier round (B5.5)
 */
gboolean
bs_docking_may_leave (const BsState *state,
                      const BsShip  *ship)
{
  if (ship->docked_to == NULL || ship->immobilised || ship->jackpot)
    return FALSE;
  return g_strcmp0 (ship->declared, "escape") == 0 ||
         (is_friendly_dock (state, ship) && ship->dock_round < state->round);
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

/**
 * bs_turn_must_question:
 * @state: the battle
 *
 * Returns: (transfer none) (nullable): the first open question that must be answered before the
 * next turn
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
 * bs_turn_in_first_part:
 * @state: the battle
 *
 * Returns: whether the phase has a part of its own before what it is for, and that part is on: the
 * melees
 */
gboolean
bs_turn_in_first_part (const BsState *state)
{
  const BsPhase *phase = bs_state_phase (state);

  return phase != NULL && phase->first != NULL && state->deed == phase->first;
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
  if (!bs_ship_in_play (ship) || ship->carried_by != NULL)
    return FALSE;
  if (bs_turn_does (state, "fight"))
    return ship->engaged;
  if (bs_turn_does (state, "move") && bs_docking_may_leave (state, ship))
    return TRUE;
  return !ship->immobilised && !ship->held;
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
 * bs_turn_ends_part:
 * @state: the battle
 *
 * Returns: whether `next` would end this part of the phase, and with it the questions that last
 * over turns
 */
gboolean
bs_turn_ends_part (const BsState *state)
{
  return !state->turn || state->order->len == 0;
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

  return ship == NULL || !bs_ship_in_play (ship) || bs_turn_was_had (state, ship);
}

/* Own ships, by an option only those of one faction (A16); where the rules say so, those of team
 * mates of the same faction (A34). */
static gboolean
are_ordered_freely (const BsState *state,
                    const BsShip  *a,
                    const BsShip  *b)
{
  const BsPlayer *first = bs_state_player (state, a->player),
                 *second = bs_state_player (state, b->player);

  if (first == second)
    return !bs_state_option_is (state, "own-ties", "same-faction") || a->faction == b->faction;
  return first != NULL && second != NULL && first->team == second->team &&
         a->faction == b->faction && bs_ruleset_rule_by_key (state->ruleset, "team-order") != NULL;
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

  return a != NULL && b != NULL && are_ordered_freely (state, a, b) && due->skill == skill &&
         bs_turn_late (state, a) == bs_turn_late (state, b);
}

int
bs_turn_find_due (const BsState *state,
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
 * Returns: whether it may do the deed of this phase now: it is acting, or the acting one is done
 * and it follows, or a player's own tie leaves the choice free
 */
gboolean
bs_turn_is_due (const BsState *state,
                BsId           ship)
{
  int place = bs_turn_find_due (state, ship);
  const BsDue *first;

  if (state->active == ship)
    return TRUE;
  if (place < 0)
    return FALSE;
  if (state->active != NULL && !bs_turn_deed_done (state))
    return shares_place (state, state->active, state->turn_skill,
                         &g_array_index (state->order, BsDue, place));

  first = &g_array_index (state->order, BsDue, 0);
  return place == 0 || shares_place (state, first->ship, first->skill,
                                     &g_array_index (state->order, BsDue, place));
}

/**
 * bs_melee_asks:
 * @state: the battle
 *
 * Returns: whether something is to be decided before the melees: who forces one, which stack fights
 */
gboolean
bs_melee_asks (const BsState *state)
{
  return bs_question_find (state, BS_ASK_CHOICE, "force-melee", NULL) != NULL ||
         bs_question_find (state, BS_ASK_CHOICE, "stack", NULL) != NULL;
}

/**
 * bs_turn_late:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: how late its size moves; 0 where nothing is said of that
 */
int
bs_turn_late (const BsState *state,
              const BsShip  *ship)
{
  const BsSize *size = ship->size != NULL ? bs_ruleset_size (state->ruleset, ship->size) : NULL;

  return bs_turn_does (state, "move") && size != NULL ? bs_size_figure (size, "late", 0) : 0;
}

/**
 * bs_turn_was_had:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it has had its turn of this part of the phase
 */
gboolean
bs_turn_was_had (const BsState *state,
                 const BsShip  *ship)
{
  if (ship->deeds.turn_over)
    return TRUE;
  if (bs_turn_does (state, "fight"))
    return ship->deeds.fought;
  return bs_turn_does (state, "move") ? ship->deeds.moved : ship->deeds.attacked;
}
