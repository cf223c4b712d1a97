/* bs-catalogue-row.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_CATALOGUE_ROW (bs_catalogue_row_get_type ())
G_DECLARE_FINAL_TYPE (BsCatalogueRow, bs_catalogue_row, BS, CATALOGUE_ROW, GtkBox)

void bs_catalogue_row_show (BsCatalogueRow *self,
                            const BsRules  *rules,
                            const BsCard   *card,
                            const char     *game);

G_END_DECLS
