/* bs-loot-now.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields-ship.h"

G_BEGIN_DECLS

/* Cards that lie in piles, aside or lost: who may know them, what they are worth. Nothing is
 * changed here. */

int      bs_loot_points   (const BsState *state, BsId owner);
gboolean bs_loot_is_told  (const BsState *state, const BsBoarder *card);
gboolean bs_loot_may_know (const BsState *state, BsId owner, BsId viewer);

G_END_DECLS
