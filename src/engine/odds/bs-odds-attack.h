/* bs-odds-attack.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-odds-dice.h"

G_BEGIN_DECLS

BsOddsAttack *bs_odds_attack_new  (const BsOddsAttackInput  *input,
                                   GError                  **error) G_GNUC_WARN_UNUSED_RESULT;
void          bs_odds_attack_free (BsOddsAttack             *self);
double        bs_odds_attack_left (const BsOddsAttack       *self,
                                   int                       hits,
                                   int                       crits);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsOddsAttack, bs_odds_attack_free)

G_END_DECLS
