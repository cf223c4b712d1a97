/* bs-curtain.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_CURTAIN (bs_curtain_get_type ())
G_DECLARE_FINAL_TYPE (BsCurtain, bs_curtain, BS, CURTAIN, AdwBin)

/* What lies behind it, made when it is opened. */
typedef GtkWidget *(*BsCurtainMake) (BsTable *table,
                                     BsId     player,
                                     gpointer data);

void bs_curtain_draw (GtkWidget      *from,
                      BsTable        *table,
                      BsId            player,
                      const char     *what,
                      gboolean        stays,
                      BsCurtainMake   make,
                      gpointer        data,
                      GDestroyNotify  destroy);
void bs_curtain_hang (GtkWidget      *window);

G_END_DECLS
