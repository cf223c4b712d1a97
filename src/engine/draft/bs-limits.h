/* bs-limits.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-bounds.h"
#include "engine/state/bs-fields.h"

G_BEGIN_DECLS

guint    bs_field_most  (const BsField *field);
void     bs_limits_heed (BsDraft *draft, const BsState *before);

G_END_DECLS
