/* bs-import-names.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-importer.h"

G_BEGIN_DECLS

void bs_import_arrange_names (BsImporter    *self,
                              BsSquad       *squad);
void bs_import_tell_game     (BsImport      *import,
                              const BsState *other);

G_END_DECLS
