/* bs-shelf.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_SHELF (bs_shelf_get_type ())
G_DECLARE_FINAL_TYPE (BsShelf, bs_shelf, BS, SHELF, GtkBox)

void bs_shelf_fill  (BsShelf   *self,
                     GtkWidget *fresh);
void bs_shelf_renew (GtkWidget *card);

G_END_DECLS
