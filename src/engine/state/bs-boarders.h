/* bs-boarders.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields-ship.h"

G_BEGIN_DECLS

/* Who is on board: stacks, and the characters in them (B1.4, B7.2). */

BsBoarder *bs_melee_bottom         (const BsShip *ship, BsId stack);
BsId       bs_melee_stack          (const BsShip *ship);
int        bs_melee_points         (const BsShip *ship, BsId stack);
gboolean   bs_melee_is_single      (const BsShip *ship);
int        bs_melee_stacks_left    (const BsShip *ship);

G_END_DECLS
