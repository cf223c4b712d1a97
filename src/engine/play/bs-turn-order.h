/* bs-turn-order.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

void      bs_turn_ship_gone    (BsDraft *draft, BsId ship);
void      bs_turn_push         (BsDraft *draft, BsId ship);
void      bs_turn_drop         (BsDraft *draft, BsId ship);

void bs_turn_line_up     (BsDraft *draft);
void bs_turn_swap_in     (BsDraft *draft, int place);
void bs_turn_jump_in     (BsDraft *draft, BsId ship);
void bs_turn_begin       (BsDraft *draft);

G_END_DECLS
