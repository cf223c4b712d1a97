/* bs-energy.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-verb.h"
#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* Energy of huge ships and of the cards on board (X5.1). */
int  bs_energy_card_limit (const BsShipPart *part);
int  bs_energy_on_card    (const BsShipPart *part);
void bs_energy_begin      (BsDraft *draft);
void bs_energy_moved      (BsDraft *draft, BsId ship, int printed);

/* Of the verb table. */
BS_VERB (energy)

G_END_DECLS
