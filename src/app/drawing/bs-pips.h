/* bs-pips.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_PIPS (bs_pips_get_type ())
G_DECLARE_FINAL_TYPE (BsPips, bs_pips, BS, PIPS, GtkWidget)

GtkWidget *bs_pips_new (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_pips_set (BsPips *self,
                        int     active,
                        int     disabled,
                        int     lost,
                        int     hull_left,
                        int     hull);

double     bs_em       (GtkWidget *widget);

G_END_DECLS
