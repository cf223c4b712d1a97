/* bs-turn-order.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who is due in a part of a phase, and in what order: by skill, in melees by points, ties as the rules say. */

#include "bs-turn-private.h"

#include "bs-damage.h"
#include "bs-docking.h"
#include "bs-melee.h"

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
  if (ship->deeds.turn_over)
    return TRUE;
  if (bs_turn_does (state, "fight"))
    return ship->deeds.fought;
  return bs_turn_does (state, "move") ? ship->deeds.moved : ship->deeds.attacked;
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
void
bs_turn_line_up (BsDraft *draft)
{
  BsState *state = draft->state;

  g_array_set_size (state->order, 0);
  if (!bs_state_phase (state)->turns)
    return;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      BsDue due;

      if (!bs_turn_may_act (state, ship) || had_turn (state, ship) || ship->id == state->active)
        continue;
      due = due_of (state, ship);
      g_array_append_val (state->order, due);
    }
  g_array_sort_with_data (state->order, compare_due, state);
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
 * Returns: whether `next` would end this part of the phase, and with it the questions that last over turns
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
 * Returns: whether it may do the deed of this phase now: it is acting, or the acting one is done and it follows, or a player's own tie
 * leaves the choice free
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
    return shares_place (state, state->active, state->turn_skill, &g_array_index (state->order, BsDue, place));

  first = &g_array_index (state->order, BsDue, 0);
  return place == 0 || shares_place (state, first->ship, first->skill, &g_array_index (state->order, BsDue, place));
}

void
bs_turn_swap_in (BsDraft *draft,
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
void
bs_turn_jump_in (BsDraft *draft,
                 BsId     ship)
{
  BsState *state = draft->state;
  int place = bs_turn_find_due (state, ship);
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
  int place = bs_turn_find_due (state, ship);

  if (place >= 0)
    g_array_remove_index (state->order, place);
  if (state->active == ship)
    state->active = NULL;
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
  int place = bs_turn_find_due (draft->state, ship);

  if (place >= 0)
    g_array_remove_index (draft->state->order, place);
}
