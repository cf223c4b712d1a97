/* bs-gear.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Boarding gear: who has it, and who is told (B1.1). */

BsShipPart *bs_docking_gear          (const BsShip *ship);
void bs_docking_judge_gear (const BsState *state,
                            const BsShip *ship,
                            const char *rule,
                            BsVerdict *verdict);
void        bs_docking_reveal_gear   (BsDraft *draft, BsId ship);

G_END_DECLS
