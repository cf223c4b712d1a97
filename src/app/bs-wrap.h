/* bs-wrap.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_WRAP (bs_wrap_get_type ())
G_DECLARE_FINAL_TYPE (BsWrap, bs_wrap, BS, WRAP, GtkLayoutManager)

GtkWidget *bs_wrap_box       (int        spacing) G_GNUC_WARN_UNUSED_RESULT;
void       bs_wrap_box_add   (GtkWidget *box,
                              GtkWidget *child);
void       bs_wrap_box_clear (GtkWidget *box);

#define BS_TYPE_WRAP_BOX (bs_wrap_box_get_type ())
G_DECLARE_FINAL_TYPE (BsWrapBox, bs_wrap_box, BS, WRAP_BOX, GtkWidget)

G_END_DECLS
