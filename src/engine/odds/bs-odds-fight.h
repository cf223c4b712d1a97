/* bs-odds-fight.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-odds-dice.h"

G_BEGIN_DECLS

gboolean bs_odds_fight_init  (BsOddsFight             *self,
                              const BsState           *state,
                              BsId                     viewer,
                              BsId                     first,
                              BsId                     second,
                              GError                 **error);

G_END_DECLS
