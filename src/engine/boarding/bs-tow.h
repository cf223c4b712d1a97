/* bs-tow.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Towing an immobilised ship home (B6). */
gboolean bs_tow_is_huge     (const BsState *state, const BsShip *ship);
int      bs_tow_limit       (const BsState *state, const BsShip *ship);
gboolean bs_tow_is_possible (const BsState *state, const BsShip *ship);
void     bs_tow_judge_start (const BsState *state, const BsShip *ship, BsVerdict *verdict);
void bs_tow_judge_move (const BsState *state,
                        const BsShip *ship,
                        const BsCommand *command,
                        BsVerdict *verdict);
void     bs_tow_declare     (BsDraft *draft, BsId ship);
void     bs_tow_start       (BsDraft *draft, BsId ship);
gboolean bs_tow_over_edge   (BsDraft *draft, BsId ship);
void     bs_tow_come_home   (BsDraft *draft, BsId ship);

G_END_DECLS
