/* bs-modifiers.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Changes of numbers for a while, and when they end. */

#include "bs-modifiers.h"

#include "bs-draft.h"

/**
 * bs_modifiers_end:
 * @draft: a draft
 * @until: attack, round, battle
 *
 * Ends those that last until then.
 */
void
bs_modifiers_end (BsDraft *draft,
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

/**
 * bs_modifiers_end_source:
 * @draft: a draft
 * @source: a card that no longer speaks
 *
 * Ends the modifiers that are tied to it.
 */
void
bs_modifiers_end_source (BsDraft *draft,
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
