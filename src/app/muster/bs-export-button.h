/* bs-export-button.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_EXPORT_BUTTON (bs_export_button_get_type ())
G_DECLARE_FINAL_TYPE (BsExportButton, bs_export_button, BS, EXPORT_BUTTON, AdwBin)

GtkWidget *bs_export_button_new  (BsTable        *table,
                                  BsId            player) G_GNUC_WARN_UNUSED_RESULT;
char      *bs_export_button_text (BsExportButton *self,
                                  gboolean        xws) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
