/* bs-dice-judge.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

void      bs_judge_card_dice (const BsMoment *moment, BsId side, BsVerdict *verdict);

void bs_judge_faces (const BsState *state, BsId die, const char *const *faces, BsVerdict *verdict);

G_END_DECLS
