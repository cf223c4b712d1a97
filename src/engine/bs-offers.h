/* bs-offers.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-battle.h"

G_BEGIN_DECLS

/* What the lists of offers share. */
BsOffer *bs_offers_add          (GPtrArray *offers, const BsState *state, BsCommand *command, const char *kind, char *label, BsId viewer);
void     bs_offers_add_boarding (GPtrArray *offers, const BsState *state, const BsShip *ship, BsId viewer);

G_END_DECLS
