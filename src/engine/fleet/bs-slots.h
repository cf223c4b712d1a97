/* bs-slots.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

int        bs_slots_free    (const BsState *state,
                             const BsShip  *ship,
                             BsId           slot,
                             BsId           viewer);
int        bs_slots_of      (const BsState *state,
                             const BsShip  *ship,
                             BsId           slot);
BsId       bs_slots_missing (const BsState *state,
                             const BsShip  *ship,
                             const BsCard  *card,
                             BsId           slot,
                             BsId           viewer);
GPtrArray *bs_slots_without (const BsState *state,
                             const BsShip  *ship) G_GNUC_WARN_UNUSED_RESULT;
gboolean   bs_slots_differ  (const BsState *state,
                             const BsShip  *ship,
                             const BsCard  *more,
                             BsId           slot);

G_END_DECLS
