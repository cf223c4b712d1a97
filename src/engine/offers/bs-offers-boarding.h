/* bs-offers-boarding.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-offers-told.h"

G_BEGIN_DECLS

gboolean      bs_offer_is_boarding (const BsOffer *self);
void bs_offers_add_boarding (GPtrArray     *offers,
                             const BsState *state,
                             const BsShip  *ship,
                             BsId           viewer);

G_END_DECLS
