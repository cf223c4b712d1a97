/* bs-op-mission.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

void     bs_op_lose          (BsMoment *moment, const BsOp *op);
void     bs_op_move_token    (BsMoment *moment, const BsOp *op);
void     bs_op_remove_token  (BsMoment *moment, const BsOp *op);
void     bs_op_token         (BsMoment *moment, const BsOp *op);
void     bs_op_win           (BsMoment *moment, const BsOp *op);
gboolean bs_can_remove_token (const BsMoment *moment, const BsOp *op);

G_END_DECLS
