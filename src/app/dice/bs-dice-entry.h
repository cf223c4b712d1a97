/* bs-dice-entry.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_DICE_ENTRY (bs_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (BsDiceEntry, bs_dice_entry, BS, DICE_ENTRY, GtkWidget)

GtkWidget *bs_dice_entry_new       (const BsRuleset *ruleset,
                                    BsId             die,
                                    int              count) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_dice_entry_dup_faces (BsDiceEntry     *self) G_GNUC_WARN_UNUSED_RESULT;
void       bs_dice_entry_add_palette (BsDiceEntry   *self,
                                      GPtrArray     *faces);

G_END_DECLS
