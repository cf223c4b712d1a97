/* bs-turn-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-turn.h"

G_BEGIN_DECLS

/* The order (bs-turn-order.c). */
void bs_turn_line_up     (BsDraft *draft);
int  bs_turn_find_due    (const BsState *state, BsId ship);
void bs_turn_swap_in     (BsDraft *draft, int place);
void bs_turn_jump_in     (BsDraft *draft, BsId ship);

/* Turns (bs-turn.c). */
void bs_turn_begin       (BsDraft *draft);

/* Phases (bs-turn-phase.c). */
void bs_turn_lapse       (BsDraft *draft, gboolean all);
void bs_turn_leave_part  (BsDraft *draft);
void bs_turn_leave_phase (BsDraft *draft);

G_END_DECLS
