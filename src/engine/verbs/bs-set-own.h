/* bs-set-own.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-set.h"

G_BEGIN_DECLS

BsSetOwn bs_set_own      (const BsFields *of, const BsField *field);

G_END_DECLS
