/* bs-import-check.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-importer.h"

G_BEGIN_DECLS

void     bs_import_check_leader (BsImporter        *self,
                                 BsId               id,
                                 const BsSquadCard *told,
                                 const BsCard      *ship,
                                 const BsCard      *leader);
void     bs_import_check_squad  (BsImporter        *self);
gboolean bs_import_check_found  (const BsImport    *import,
                                 GError           **error);

G_END_DECLS
