/* bs-odds-rules.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-ruleset-parts.h"
#include "bs-odds-dice.h"

G_BEGIN_DECLS

BsId     bs_odds_spend_face     (const BsRuleset  *ruleset,
                                 const char       *token,
                                 const char       *die);
gboolean      bs_odds_attack_input_rules (BsOddsAttackInput *input,
                                          const BsRuleset   *ruleset,
                                          const char        *attack_token,
                                          const char        *defence_token,
                                          GError           **error);
gboolean      bs_odds_attack_input_precision (BsOddsAttackInput *input,
                                              const BsRuleset   *ruleset,
                                              GError           **error);
void          bs_odds_attack_input_deck  (BsOddsAttackInput *input,
                                          const BsDeck      *deck);
gboolean bs_odds_melee_input_rules (BsOddsMeleeInput *input,
                                    const BsRuleset  *ruleset,
                                    GError          **error);
int      bs_odds_spend_evades  (const BsRuleset *ruleset,
                                const char      *token);
gboolean bs_odds_spend_rerolls (const BsRuleset *ruleset,
                                const char      *token);

G_END_DECLS
