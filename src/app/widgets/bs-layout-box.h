/* bs-layout-box.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_LAYOUT_BOX (bs_layout_box_get_type ())
G_DECLARE_FINAL_TYPE (BsLayoutBox, bs_layout_box, BS, LAYOUT_BOX, GtkWidget)

GtkWidget *bs_layout_box_new   (GtkLayoutManager *layout,
                                const char       *css_name) G_GNUC_WARN_UNUSED_RESULT;
void       bs_layout_box_add   (GtkWidget        *box,
                                GtkWidget        *child);
void       bs_layout_box_clear (GtkWidget        *box);
void       bs_layout_box_add_page (GtkWidget     *stack,
                                   GtkWidget     *child,
                                   const char    *name);

G_END_DECLS
