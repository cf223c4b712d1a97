/* bs-reveal.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Boarders are turned up and down (B7.3). */

#include "bs-reveal.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-state.h"

/**
 * bs_melee_reveal:
 * @draft: a draft
 * @ship: a ship
 * @stack: (nullable): one of its stacks
 *
 * Turns the bottom character up; it stays known to everybody.
 */
void
bs_melee_reveal (BsDraft *draft,
                 BsId     ship,
                 BsId     stack)
{
  const BsShip *now = bs_state_ship (draft->state, ship);
  const BsBoarder *before = bs_melee_bottom (now, stack);
  BsBoarder *bottom;

  if (before == NULL || before->open)
    return;

  bottom = bs_melee_bottom (bs_draft_ship (draft, ship), stack);
  bottom->open = TRUE;
  if (bottom->seen)
    return;
  bottom->seen = TRUE;
  bs_draft_tell (draft, "boarder-revealed", "ship", BS_SAY_SHIP, ship, "name", BS_SAY_TEXT,
                 bs_fleet_boarder_name (draft->state, bottom), "points", BS_SAY_INT, bottom->points,
                 NULL);
}

/**
 * bs_melee_reveal_all:
 * @draft: a draft
 * @ship: a ship
 *
 * Turns the bottom character of each of its stacks up.
 */
void
bs_melee_reveal_all (BsDraft *draft,
                     BsId     ship)
{
  const BsShip *now = bs_state_ship (draft->state, ship);

  for (guint i = 0; i < now->stacks->len; i++)
    {
      bs_melee_reveal (draft, ship, ((BsStack *) now->stacks->pdata[i])->id);
      now = bs_state_ship (draft->state, ship);
    }
}

/**
 * bs_melee_reveal_cluster:
 * @draft: a draft
 * @cluster: BsId, the ships of a jackpot
 *
 * Turns the bottom character of every stack up (B8.2).
 */
void
bs_melee_reveal_cluster (BsDraft         *draft,
                         const GPtrArray *cluster)
{
  for (guint i = 0; i < cluster->len; i++)
    bs_melee_reveal_all (draft, cluster->pdata[i]);
}

/**
 * bs_melee_turn_down:
 * @draft: a draft
 * @ship: a ship
 * @all: the bottom characters of all its stacks, not only of the one that fights
 *
 * Turns the bottom character down, as a sign: what was seen stays known. A pilot character is
 * always open (B5.3, B7.10).
 */
void
bs_melee_turn_down (BsDraft *draft,
                    BsId     ship,
                    gboolean all)
{
  BsShip *now = bs_draft_ship (draft, ship);

  for (guint i = 0; i < now->stacks->len; i++)
    {
      const BsStack *stack = now->stacks->pdata[i];
      BsBoarder *bottom = stack->boarders->len > 0 ? stack->boarders->pdata[0] : NULL;

      if (bottom == NULL || bottom->pilot || !bottom->open ||
          (!all && stack->id != bs_melee_stack (now)))
        continue;
      bottom->open = FALSE;
      bs_draft_tell (draft, "boarder-down", "ship", BS_SAY_SHIP, ship, NULL);
    }
}

/**
 * bs_melee_turn_up:
 * @draft: a draft
 * @ship: a ship
 *
 * Turns up again what was turned down as a sign.
 */
void
bs_melee_turn_up (BsDraft *draft,
                  BsId     ship)
{
  BsShip *now = bs_draft_ship (draft, ship);

  for (guint i = 0; i < now->stacks->len; i++)
    {
      BsBoarder *bottom = bs_melee_bottom (now, ((BsStack *) now->stacks->pdata[i])->id);

      if (bottom != NULL && bottom->seen)
        bottom->open = TRUE;
    }
}
