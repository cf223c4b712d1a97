/* bs-split.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_SPLIT (bs_split_get_type ())
G_DECLARE_FINAL_TYPE (BsSplit, bs_split, BS, SPLIT, GtkWidget)

void     bs_split_set_content (BsSplit    *self,
                               GtkWidget  *content);
void     bs_split_set_side    (BsSplit    *self,
                               GtkWidget  *side,
                               const char *back);
void     bs_split_show_side   (BsSplit    *self,
                               gboolean    side);
gboolean bs_split_get_folded  (BsSplit    *self);

G_END_DECLS
