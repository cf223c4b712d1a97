/* bs-effects.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

/* Calls @visit for each effect of @hook that may have a say in the moment, with `effect`, `source`,
 * `self` and `other` set. Conditions are not looked at yet. Rules come first, then ship by ship:
 * its card, its cards on board, its damage cards. */
typedef void (*BsEffectVisit) (BsMoment *moment, gpointer data);

gboolean  bs_effects_hold    (BsMoment *moment, BsVerdict *verdict);
gboolean  bs_effects_payable (const BsMoment *moment);
gboolean  bs_effects_ask     (const BsMoment *moment);
void      bs_effects_perform (BsMoment *moment);
void      bs_effects_run     (BsMoment *moment, const GPtrArray *ops, int first);
const BsOp *bs_effect_op     (const BsEffect *effect, int index);
int       bs_op_size         (const BsOp *op);

G_END_DECLS
