/* bs-docks.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Which ships hang together. */

#include "bs-docks.h"

/**
 * bs_docks_left:
 * @draft: a draft
 * @ship: a ship that left the table
 *
 * Nobody is docked to it, tows it or is announced to dock on it any more, and it is docked to nobody.
 */
void
bs_docks_left (BsDraft *draft,
               BsId     ship)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *other = draft->state->ships->pdata[i];
      BsShip *changed;

      if (other->id != ship && other->docked_to != ship && other->tows != ship && other->announced != ship)
        continue;
      changed = bs_draft_ship (draft, other->id);
      if (changed->id == ship || changed->docked_to == ship)
        changed->docked_to = NULL;
      if (changed->id == ship || changed->tows == ship)
        changed->tows = NULL;
      if (changed->announced == ship)
        changed->announced = NULL;
    }
}
