/* bs-import-view.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_IMPORT_VIEW (bs_import_view_get_type ())
G_DECLARE_FINAL_TYPE (BsImportView, bs_import_view, BS, IMPORT_VIEW, AdwBin)

GtkWidget *bs_import_view_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_import_view_start     (BsImportView *self,
                                     BsTable      *table,
                                     BsId          player);
void       bs_import_view_forget    (BsImportView *self);
void       bs_import_view_set_game  (BsImportView *self,
                                     BsId          game);
gboolean   bs_import_view_read_value (BsImportView *self,
                                      const GValue *value);

G_END_DECLS
