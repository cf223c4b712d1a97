/* bs-import-preview.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "exchange/squads/bs-import.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define BS_TYPE_IMPORT_PREVIEW (bs_import_preview_get_type ())
G_DECLARE_FINAL_TYPE (BsImportPreview, bs_import_preview, BS, IMPORT_PREVIEW, AdwBin)

GPtrArray *bs_import_preview_offers (BsImportPreview *self) G_GNUC_WARN_UNUSED_RESULT;
void       bs_import_preview_show   (BsImportPreview *self,
                                     const BsImport  *import,
                                     gboolean         whole);
void       bs_import_preview_choose (BsImportPreview *self,
                                     guint            squad);

G_END_DECLS
