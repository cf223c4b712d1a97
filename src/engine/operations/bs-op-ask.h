/* bs-op-ask.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

void     bs_op_ask          (BsMoment *moment, const BsOp *op);
void     bs_op_check        (BsMoment *moment, const BsOp *op);
void     bs_op_free_action  (BsMoment *moment, const BsOp *op);
void     bs_op_free_attack  (BsMoment *moment, const BsOp *op);
void     bs_op_free_move    (BsMoment *moment, const BsOp *op);
void     bs_op_on           (BsMoment *moment, const BsOp *op);
gboolean bs_op_asks_always  (const BsMoment *moment, const BsOp *op);
void     bs_effects_checked (BsDraft *draft, const BsQuestion *question, const GArray *faces);
void     bs_effects_chosen  (BsDraft *draft, const BsQuestion *question, BsId answer);

G_END_DECLS
