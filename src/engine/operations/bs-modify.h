/* bs-modify.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What every way to modify dice shares: whose dice, whose turn it is, what may be told. */

#include "engine/rules/bs-effect.h"
#include "engine/state/bs-fields-state.h"

G_BEGIN_DECLS

gboolean bs_modify_defends (BsId side);
BsId bs_modify_side (const BsState *state, const BsCommand *command);
void bs_modify_judge_order (const BsState *state, BsId ship, BsId side, BsVerdict *verdict);
void bs_modify_close_first (BsDraft *draft, BsId ship, BsId side);
gboolean bs_modify_judge_step (const BsState *state, BsId side, BsVerdict *verdict);
void bs_modify_skip_empty_roll (BsDraft *draft, BsId side);
gboolean bs_modify_judge_dice (const BsState   *state,
                               const BsCommand *command,
                               BsId             side,
                               BsVerdict       *verdict);
void bs_modify_judge_reroll (const BsState   *state,
                             const BsCommand *command,
                             BsId             side,
                             BsVerdict       *verdict);
gboolean bs_modify_has_op (const BsEffect *effect, const char *kind);
void bs_modify_idle_dice (const BsCommand *command, BsVerdict *verdict);
void bs_modify_idle_faces (const BsState   *state,
                           const BsCommand *command,
                           BsId             side,
                           BsVerdict       *verdict);
void bs_modify_heed (const BsEffect *effect, BsVerdict *verdict);
char *bs_modify_faces_now (const BsState *state, BsId side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
