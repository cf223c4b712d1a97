/* bs-op-dice.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

void     bs_op_add_face (BsMoment *moment, const BsOp *op);
void     bs_op_cancel   (BsMoment *moment, const BsOp *op);
void     bs_op_reroll   (BsMoment *moment, const BsOp *op);
void     bs_op_turn_die (BsMoment *moment, const BsOp *op);
void     bs_dice_turn   (BsDraft *draft, BsId side, BsId from, BsId to, int count);
void     bs_dice_reroll (BsDraft *draft, BsId side, BsId which, int count, gboolean again);
void     bs_dice_add    (BsDraft *draft, BsId side, BsId face, int count);
void     bs_dice_cancel (BsDraft *draft, BsId side, BsId face, int count);
gboolean bs_dice_told   (const BsCommand *command, GArray *indices);

G_END_DECLS
