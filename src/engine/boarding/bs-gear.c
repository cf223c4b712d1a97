/* bs-gear.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Boarding gear: who has it, and who is told (B1.1). */

#include "bs-gear.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-viewer.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

/**
 * bs_docking_gear:
 * @ship: a ship
 *
 * Returns: (transfer none) (nullable): its boarding gear, unless it is discarded
 */
BsShipPart *
bs_docking_gear (const BsShip *ship)
{
  BsId gear = bs_id ("gear");

  for (guint i = 0; i < ship->parts->len; i++)
    {
      BsShipPart *part = ship->parts->pdata[i];

      if (bs_counters_get (part->numbers, gear, 0) != 0 && part->state != BS_PART_DISCARDED)
        return part;
    }

  return NULL;
}

/**
 * bs_docking_judge_gear:
 * @state: the battle
 * @ship: a ship
 * @rule: key of the rule that asks for gear
 * @verdict: takes the refusal
 *
 * Whether it has boarding gear. Nobody but its owner learns it by asking: what needs hidden gear is
 * for the owner to say.
 */
void
bs_docking_judge_gear (const BsState *state,
                       const BsShip  *ship,
                       const char    *rule,
                       BsVerdict     *verdict)
{
  const BsShipPart *gear = bs_docking_gear (ship);
  const BsPlayer *owner = bs_state_player (state, ship->player);

  if (g_strcmp0 (verdict->viewer, BS_VIEW_TABLE) == 0)
    return;
  if (!bs_verdict_may_tell (verdict, ship->player) && (gear == NULL || gear->hidden))
    bs_verdict_error (verdict, _("only %s can say whether %s has boarding gear"), owner->name,
                      ship->name);
  else if (gear == NULL)
    bs_verdict_against (verdict, state->ruleset, rule, _("%s has no boarding gear."), ship->name);
}

/**
 * bs_docking_reveal_gear:
 * @draft: a draft
 * @ship: a ship
 *
 * Its boarding gear is used before everybody's eyes (B1.6).
 */
void
bs_docking_reveal_gear (BsDraft *draft,
                        BsId     ship)
{
  BsShipPart *gear = bs_docking_gear (bs_state_ship (draft->state, ship));

  if (gear == NULL || !gear->hidden)
    return;
  gear = bs_docking_gear (bs_draft_ship (draft, ship));
  gear->hidden = FALSE;
  bs_draft_tell (draft, "card-revealed", "ship", BS_SAY_SHIP, ship, "card", BS_SAY_CARD, gear->id,
                 NULL);
}
