/* bs-damage-now.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-ruleset-parts.h"
#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* What damage a ship has, and whether it is too much. Nothing is changed here. */

int                 bs_damage_count    (const BsState *state, const BsShip *ship, BsId section);
gboolean            bs_damage_is_fatal (const BsState *state, const BsShip *ship);
const BsDamageCard *bs_damage_face     (const BsState *state, const BsDamage *card);

G_END_DECLS
