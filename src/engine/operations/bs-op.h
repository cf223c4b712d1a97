/* bs-op.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

void     bs_op_arm           (BsMoment *moment, const BsOp *op);
void     bs_op_bar           (BsMoment *moment, const BsOp *op);
void     bs_op_cloak         (BsMoment *moment, const BsOp *op);
void     bs_op_color         (BsMoment *moment, const BsOp *op);
void     bs_op_damage        (BsMoment *moment, const BsOp *op);
void     bs_op_destroy       (BsMoment *moment, const BsOp *op);
void     bs_op_disable       (BsMoment *moment, const BsOp *op);
void     bs_op_discard       (BsMoment *moment, const BsOp *op);
void     bs_op_discard_card  (BsMoment *moment, const BsOp *op);
void     bs_op_enable        (BsMoment *moment, const BsOp *op);
void     bs_op_forbid        (BsMoment *moment, const BsOp *op);
void     bs_op_lock          (BsMoment *moment, const BsOp *op);
void     bs_op_lose_action   (BsMoment *moment, const BsOp *op);
void     bs_op_modify        (BsMoment *moment, const BsOp *op);
void     bs_op_raise         (BsMoment *moment, const BsOp *op);
void     bs_op_repair_shield (BsMoment *moment, const BsOp *op);
void     bs_op_recover       (BsMoment *moment, const BsOp *op);
void     bs_op_shields_down  (BsMoment *moment, const BsOp *op);
void     bs_op_spend_lock    (BsMoment *moment, const BsOp *op);
void     bs_op_turn_card     (BsMoment *moment, const BsOp *op);
void     bs_op_uncloak       (BsMoment *moment, const BsOp *op);
void     bs_op_use_attack    (BsMoment *moment, const BsOp *op);
void     bs_op_stand         (BsMoment *moment, const BsOp *op);
void     bs_op_untouch       (BsMoment *moment, const BsOp *op);
gboolean bs_op_asks_which    (const BsMoment *moment, const BsOp *op);
gboolean bs_can_disable      (const BsMoment *moment, const BsOp *op);
gboolean bs_can_discard      (const BsMoment *moment, const BsOp *op);
gboolean bs_can_recover      (const BsMoment *moment, const BsOp *op);
gboolean bs_can_shields_down (const BsMoment *moment, const BsOp *op);
gboolean bs_can_spend_lock   (const BsMoment *moment, const BsOp *op);
void     bs_op_judge_enable  (const BsMoment *moment, const BsOp *op, BsVerdict *verdict);

G_END_DECLS
