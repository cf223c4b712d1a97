/* bs-import-equip.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-importer.h"

G_BEGIN_DECLS

void  bs_importer_equip          (BsImporter        *self,
                                  BsId               id,
                                  const BsSquadShip *ship);
guint bs_importer_count_slotless (BsImporter        *self,
                                  const BsState     *state,
                                  BsId               id,
                                  const BsSquadShip *ship);

G_END_DECLS
