/* bs-docking.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Docking, and what a ship that hangs on another may do (B1.1, B3.5, B4, B6.3). */

void        bs_docking_judge_free    (const BsState *state, const BsShip *ship, BsVerdict *verdict);
void bs_docking_judge_move (const BsState *state,
                            const BsShip *ship,
                            const BsCommand *command,
                            BsVerdict *verdict);
void        bs_docking_judge_act     (const BsState *state, const BsShip *ship, BsVerdict *verdict);
void bs_docking_judge_dock (const BsState *state,
                            const BsShip *ship,
                            const BsCommand *command,
                            BsVerdict *verdict);
gboolean    bs_docking_realigns      (const BsShip *ship, const BsCommand *command);

void        bs_docking_depart        (BsDraft *draft, BsId ship);
void        bs_docking_announce      (BsDraft *draft, BsId ship);
gboolean    bs_docking_meets         (const BsDraft *draft, BsId ship);
void        bs_docking_dock          (BsDraft *draft, BsId ship);
void        bs_docking_round         (BsDraft *draft);
void        bs_docking_enter         (BsDraft *draft);

G_END_DECLS
