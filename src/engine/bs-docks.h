/* bs-docks.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"

G_BEGIN_DECLS

/* Which ships hang together: the connected parts of "docked to". */
void bs_docks_left (BsDraft *draft, BsId ship);

G_END_DECLS
