/* bs-docks-settle.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* What follows from the docks, worked out anew: who is held, who fights, which tow has ended,
 * where there is a jackpot. */

void bs_docks_settle (BsDraft *draft);

G_END_DECLS
