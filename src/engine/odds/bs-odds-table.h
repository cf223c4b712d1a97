/* bs-odds-table.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-odds-dice.h"

G_BEGIN_DECLS

void     bs_odds_plan_init   (BsOddsPlan              *self,
                              const BsState           *state);
gboolean bs_odds_attack_input_table (BsOddsAttackInput *input,
                                     const BsState     *state,
                                     const BsOddsPlan  *plan,
                                     GError           **error);

G_END_DECLS
