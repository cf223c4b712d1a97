/* bs-offers-act.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

void bs_offers_add_acts (GPtrArray *offers, const BsState *state, const BsShip *ship, BsId viewer);

G_END_DECLS
