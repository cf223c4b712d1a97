/* bs-turn-now.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Whose turn it is, and what this part of the phase is for. Nothing is changed here. */

gboolean          bs_turn_is_due        (const BsState *state, BsId ship);
gboolean          bs_turn_deed_done     (const BsState *state);
gboolean          bs_turn_does          (const BsState *state, const char *deed);
gboolean          bs_turn_in_first_part (const BsState *state);
gboolean          bs_turn_part_over     (const BsState *state);
gboolean          bs_turn_ends_part     (const BsState *state);
gboolean          bs_turn_may_act       (const BsState *state, const BsShip *ship);
const BsQuestion *bs_turn_must_question (const BsState *state);
int               bs_turn_late          (const BsState *state, const BsShip *ship);
gboolean          bs_turn_was_had       (const BsState *state, const BsShip *ship);
gboolean          bs_melee_asks         (const BsState *state);
gboolean          bs_docking_may_leave  (const BsState *state, const BsShip *ship);

int  bs_turn_find_due    (const BsState *state, BsId ship);

void          bs_judge_due      (const BsState *state, const BsShip *ship, BsVerdict *verdict);

G_END_DECLS
