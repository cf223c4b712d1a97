/* bs-odds-melee.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-odds-dice.h"

G_BEGIN_DECLS

gboolean bs_odds_melee       (const BsOddsMeleeInput  *input,
                              BsOddsMelee             *odds,
                              GError                 **error);
char    *bs_odds_melee_words (const BsOddsMelee       *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
