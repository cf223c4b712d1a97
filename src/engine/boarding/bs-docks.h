/* bs-docks.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Which ships hang together: the connected parts of "docked to", worked out and never stored. */
GPtrArray    *bs_docks_cluster      (const BsState *state, BsId ship) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_docks_clusters     (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
gboolean      bs_docks_is_jackpot   (const BsState *state, const GPtrArray *cluster);
gboolean      bs_docks_has_enemy    (const BsState *state, const GPtrArray *cluster, BsId ship);
const BsShip *bs_docks_partner      (const BsState *state, const BsShip *ship);
const BsShip *bs_docks_docker       (const BsState *state, const BsShip *ship);
const BsShip *bs_docks_tower_of     (const BsState *state, BsId ship);
gboolean      bs_docks_tow_holds    (const BsState *state, const BsShip *ship);
gboolean      bs_docks_is_obstacle  (const BsShip *ship);

void          bs_docks_left         (BsDraft *draft, BsId ship);
void          bs_docks_undock       (BsDraft *draft, BsId ship);

gboolean      bs_boarding_has_to_declare (const BsState *state, const BsShip *ship);
gboolean      bs_boarding_may_force      (const BsState *state, const BsShip *ship);
const BsShip *bs_docks_enemy             (const BsState *state, const BsShip *ship);

G_END_DECLS
