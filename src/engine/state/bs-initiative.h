/* bs-initiative.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Who comes first of two ships that are due at the same time. */

int       bs_initiative_compare (const BsState *state, const BsShip *a, const BsShip *b);

G_END_DECLS
