/* bs-turn.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Rounds, phases and whose turn it is. */
void      bs_turn_next         (BsDraft *draft);
void      bs_turn_take         (BsDraft *draft, BsId ship);
void      bs_turn_reorder      (BsDraft *draft);
void      bs_turn_restart      (BsDraft *draft);

G_END_DECLS
