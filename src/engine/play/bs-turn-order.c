/* bs-turn-order.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who is due in a part of a phase, and in what order: by skill, in melees by points, ties as the
 * rules say. */

#include "bs-turn-order.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-moment.h"
#include "engine/effects/bs-number.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-initiative.h"
#include "engine/state/bs-state.h"

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

  if (bs_turn_late (state, ship_a) != bs_turn_late (state, ship_b))
    return bs_turn_late (state, ship_a) - bs_turn_late (state, ship_b);
  if (first->skill != second->skill)
    return (first->skill < second->skill) != descending ? -1 : 1;
  return bs_initiative_compare (state, ship_a, ship_b);
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

      if (!bs_turn_may_act (state, ship) || bs_turn_was_had (state, ship) ||
          ship->id == state->active)
        continue;
      due = due_of (state, ship);
      g_array_append_val (state->order, due);
    }
  g_array_sort_with_data (state->order, compare_due, state);
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

static void
fire_turn_start (BsDraft *draft)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.actor = draft->state->active;
  bs_effects_fire (&moment, "turn-start");
}

void
bs_turn_begin (BsDraft *draft)
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
