/* bs-offers-dice.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-offers-told.h"

G_BEGIN_DECLS

GPtrArray    *bs_offers_for_attack (const BsState *state, BsId side) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_offers_by_hand (const BsState *state,
                              BsId           side,
                              BsId           viewer) G_GNUC_WARN_UNUSED_RESULT;
void       bs_offer_tell_faces  (BsOffer *offer, const BsState *state, const char *name, BsId die);

G_END_DECLS
