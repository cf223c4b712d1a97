/* bs-melee-sheet.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_MELEE_SHEET (bs_melee_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BsMeleeSheet, bs_melee_sheet, BS, MELEE_SHEET, GtkWidget)

GtkWidget *bs_melee_sheet_new    (BsTable      *table) G_GNUC_WARN_UNUSED_RESULT;
void       bs_melee_sheet_update (BsMeleeSheet *self);
gboolean   bs_melee_sheet_focus  (BsMeleeSheet *self);

G_END_DECLS
