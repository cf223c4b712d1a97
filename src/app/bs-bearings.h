/* bs-bearings.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-types.h"

G_BEGIN_DECLS

#define BS_N_BEARINGS 21

/* How bearings are drawn: where on a dial, and by which arrow. */
int         bs_bearing_column (BsId bearing);
const char *bs_bearing_arrow  (BsId bearing);

G_END_DECLS
