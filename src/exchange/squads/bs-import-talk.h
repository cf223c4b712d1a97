/* bs-import-talk.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-importer.h"

G_BEGIN_DECLS

/* Whether a line may be something. */
typedef gboolean (*BsImportMayBe) (BsImporter *self, const BsSquadCard *told);

gboolean bs_import_sounds_like_talk (const char    *text);
void     bs_import_trim_talk        (BsImporter    *self,
                                     BsSquad       *squad,
                                     GPtrArray     *blocks,
                                     BsImportMayBe  may_be);

G_END_DECLS
