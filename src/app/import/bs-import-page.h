/* bs-import-page.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_IMPORT_PAGE (bs_import_page_get_type ())
G_DECLARE_FINAL_TYPE (BsImportPage, bs_import_page, BS, IMPORT_PAGE, AdwBin)

GtkWidget *bs_import_page_new   (BsLibrary    *library) G_GNUC_WARN_UNUSED_RESULT;
void       bs_import_page_start (BsImportPage *self);
void       bs_import_page_forget (BsImportPage *self);
gboolean   bs_import_page_read  (BsImportPage *self,
                                 const GValue *value);

G_END_DECLS
