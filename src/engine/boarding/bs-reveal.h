/* bs-reveal.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Boarders are turned up and down (B7.3). */

void       bs_melee_reveal         (BsDraft *draft, BsId ship, BsId stack);
void       bs_melee_reveal_all     (BsDraft *draft, BsId ship);
void       bs_melee_reveal_cluster (BsDraft *draft, const GPtrArray *cluster);
void       bs_melee_turn_down      (BsDraft *draft, BsId ship, gboolean all);
void       bs_melee_turn_up        (BsDraft *draft, BsId ship);

G_END_DECLS
