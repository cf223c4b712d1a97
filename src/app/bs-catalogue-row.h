/* bs-catalogue-row.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/bs-library.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bs_catalogue_row_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_catalogue_row_show (GtkWidget     *row,
                                  const BsRules *rules,
                                  const BsCard  *card,
                                  const char    *game);

G_END_DECLS
