/* bs-deck.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"
#include "engine/state/bs-fields-state.h"

G_BEGIN_DECLS

void     bs_deck_set_up     (BsDraft *draft);
BsId     bs_deck_of_section (const BsState *state, const BsShip *ship, const char *part);
gboolean bs_deck_has_halves (const BsState *state, const BsShip *ship);
void     bs_deck_deal       (BsDraft *draft, BsId deck_id, BsDamage *card);
gboolean bs_deck_see        (BsDraft *draft, BsDamage *card, BsId face);
void     bs_deck_take_back  (BsDraft *draft, BsDamage *card);
int      bs_deck_pile       (const BsDeckState *deck);
void     bs_deck_set_pile   (BsDeckState *deck, int n);

G_END_DECLS
