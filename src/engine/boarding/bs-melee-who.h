/* bs-melee-who.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

int        bs_melee_dice       (const BsState *state, int points);
GPtrArray *bs_melee_enemies    (const BsState *state, const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;
void       bs_melee_judge_due  (const BsState *state, const char *rule, BsVerdict *verdict);
GPtrArray *bs_melee_targets    (const BsState *state, const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;
void       bs_melee_judge_next (const BsState *state, BsVerdict *verdict);

G_END_DECLS
