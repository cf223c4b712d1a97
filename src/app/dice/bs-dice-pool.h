/* bs-dice-pool.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/drawing/bs-symbol.h"

#include "engine/state/bs-state.h"

G_BEGIN_DECLS

#define BS_TYPE_DICE_POOL (bs_dice_pool_get_type ())
G_DECLARE_FINAL_TYPE (BsDicePool, bs_dice_pool, BS, DICE_POOL, GtkWidget)

GtkWidget     *bs_dice_pool_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void           bs_dice_pool_set        (BsDicePool      *self,
                                        const BsRuleset *ruleset,
                                        BsId             die,
                                        const GArray    *results);
char          *bs_dice_pool_dup_chosen (BsDicePool      *self) G_GNUC_WARN_UNUSED_RESULT;
int            bs_dice_pool_n_chosen   (BsDicePool      *self);
int            bs_dice_pool_n_dice     (BsDicePool      *self);

BsSymbolFrame  bs_die_frame            (const BsRuleset *ruleset,
                                        BsId             die);

G_END_DECLS
