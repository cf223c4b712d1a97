/* bs-points.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* What ships cost, and whose fleet goes by which faction. What of a fleet is against a rule:
 * bs-fleet.h. */
int bs_points_of_card (const BsState *state, const BsCard *card);
int bs_points_of_ship (const BsState *state, const BsShip *ship);
int bs_points_of_part (const BsState *state, const BsShip *ship, const BsShipPart *part);
gboolean bs_points_may_know_fleet (const BsState *state, BsId player);
gboolean bs_points_may_know (const BsState *state, const BsShip *ship, BsId viewer);
int bs_points_told_of_ship (const BsState *state, const BsShip *ship, BsId viewer, gboolean *whole);
int bs_points_told (const BsState *state, BsId player, BsId viewer, gboolean *whole);
int bs_points_faction_rank (const BsState *state, BsId player);
gboolean bs_points_is_preset (const BsState *state, BsId player);
gboolean bs_points_are_counted (const BsState *state);

int             bs_state_points    (const BsState  *self, BsId player);

G_END_DECLS
