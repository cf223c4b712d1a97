/* bs-vocabulary.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

const BsHookKind      *bs_hook_kinds      (void);
const BsConditionKind *bs_condition_kinds (void);
const BsOpKind        *bs_op_kinds        (void);
const BsOpKind        *bs_op_kind_find    (const char *name);

G_END_DECLS
