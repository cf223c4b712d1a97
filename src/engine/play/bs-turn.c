/* bs-turn.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Turns: who acts, who is still due, when a turn ends. The acting ship is `active`; `order` holds
 * those still due. A turn stays open until `next` or the deed of the ship that follows, so that
 * free actions and answers have their place. */

#include "bs-turn.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-damage.h"
#include "bs-turn-order.h"
#include "bs-turn-phase.h"
#include "bs-victory.h"

/* Ends the acting ship's turn: open questions lapse, a doomed ship falls. */
static void
turn_end (BsDraft *draft)
{
  BsState *state = draft->state;
  BsId active = state->active;

  bs_turn_lapse (draft, FALSE);
  if (active != NULL && bs_state_ship (state, active) != NULL &&
      bs_ship_in_play (bs_state_ship (state, active)))
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
      turn_end (draft);
      if (state->ended)
        return;
      if (state->order->len > 0)
        {
          bs_turn_begin (draft);
          return;
        }
    }

  if (bs_turn_in_first_part (state))
    bs_turn_leave_part (draft);
  else
    bs_turn_leave_phase (draft);
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
  if (bs_turn_in_first_part (state) && bs_turn_part_over (state) &&
      !bs_turn_may_act (state, bs_state_ship (state, ship)))
    bs_turn_next (draft);
  if (state->active == ship || state->ended)
    return;

  if (state->turn && bs_turn_deed_done (state))
    {
      turn_end (draft);
      if (!state->ended)
        bs_turn_begin (draft);
    }
  if (state->ended || state->active == ship || !bs_ship_in_play (bs_state_ship (state, ship)))
    return;

  place = bs_turn_find_due (state, ship);
  if (place >= 0 && state->active != NULL && bs_turn_is_due (state, ship))
    bs_turn_swap_in (draft, place);
  else
    bs_turn_jump_in (draft, ship);
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
      !bs_turn_may_act (draft->state, bs_state_ship (draft->state, draft->state->active)))
    {
      draft->state->active = NULL;
      draft->state->turn = FALSE;
    }
  bs_turn_line_up (draft);
  if (!draft->state->turn)
    bs_turn_begin (draft);
}

/**
 * bs_turn_restart:
 * @draft: a draft
 *
 * Lines up the part of the phase anew: who fights has changed, and nobody has acted in this turn
 * yet.
 */
void
bs_turn_restart (BsDraft *draft)
{
  BsState *state = draft->state;

  if (state->turn && bs_turn_deed_done (state))
    {
      bs_turn_line_up (draft);
      return;
    }
  state->active = NULL;
  state->turn = FALSE;
  bs_turn_line_up (draft);
  bs_turn_begin (draft);
}
