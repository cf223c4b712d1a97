/* random-offers.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "random-player.h"

G_BEGIN_DECLS

/* Whether the list of what may be done is whole and true in this state: a sentence about what is
 * not, or NULL. BOARDSIDE_RANDOM_OFFERS says at how many states of a hundred it is looked at. */
char *random_offers_look (const BsState *state, const BsCommand *command) G_GNUC_WARN_UNUSED_RESULT;

/* An offer with what is told of it, at random; with all that is needed. */
BsCommand *random_offers_tell (GRand *rand, const BsOffer *offer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
