/* bs-crew.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-verb.h"
#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Who is on board: seats, boarders, gear, before the battle (B1). */
void     bs_crew_take_pilots   (BsDraft *draft, BsShip *ship);
void     bs_crew_take_aft_card (BsShip *ship, BsShipPart *part);
void     bs_crew_give_aft_card (BsShip *ship, BsShipPart *part);
void     bs_crew_change_pilot  (BsShip *ship);
void bs_crew_judge_limit (const BsState *state, const BsShip *ship, int more, BsVerdict *verdict);
gboolean bs_crew_is_person     (const BsState *state, BsId slot);
void bs_crew_judge_unique (const BsState *state,
                           BsId player,
                           const char *name,
                           BsId faction,
                           gboolean unique,
                           BsVerdict *verdict);
void bs_crew_judge_faction (const BsState *state, BsId player, BsId faction, BsVerdict *verdict);
gboolean bs_crew_is_gear       (const BsState *state, const BsCommand *command);
void     bs_crew_complete_gear (const BsState *state, BsCommand *command);

/* Of the verb table. */
BS_VERB (boarder)

G_END_DECLS
