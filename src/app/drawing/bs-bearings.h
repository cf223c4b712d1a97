/* bs-bearings.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* How bearings are drawn: where on a dial, and by which arrow. */

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

#define BS_N_BEARINGS 21

int         bs_bearing_column (BsId bearing);
const char *bs_bearing_arrow  (BsId bearing);

G_END_DECLS
