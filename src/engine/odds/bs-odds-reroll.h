/* bs-odds-reroll.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-odds-dice.h"

G_BEGIN_DECLS

gboolean bs_odds_reroll    (BsOddsGrid               *self,
                            const BsOddsAttackInput  *input,
                            const BsOddsOutcomes     *outcomes,
                            const BsOddsGrid         *worth,
                            GError                  **error);

G_END_DECLS
