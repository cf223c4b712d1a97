/* bs-import-ship.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-importer.h"

G_BEGIN_DECLS

void bs_importer_ship      (BsImporter        *self,
                            const BsSquadShip *ship);
void bs_importer_sideboard (BsImporter        *self,
                            const BsSquadShip *ship);

G_END_DECLS
