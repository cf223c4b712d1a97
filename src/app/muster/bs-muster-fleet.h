/* bs-muster-fleet.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_MUSTER_FLEET (bs_muster_fleet_get_type ())
G_DECLARE_FINAL_TYPE (BsMusterFleet, bs_muster_fleet, BS, MUSTER_FLEET, GtkWidget)

GtkWidget *bs_muster_fleet_new    (BsTable         *table,
                                   BsId             player) G_GNUC_WARN_UNUSED_RESULT;
BsId       bs_muster_fleet_player (BsMusterFleet   *self);
void       bs_muster_fleet_fill   (BsMusterFleet   *self,
                                   const BsState   *state,
                                   const GPtrArray *problems);
void       bs_muster_fleet_home   (BsMusterFleet   *self);

gboolean   bs_muster_fleet_import (BsMusterFleet   *self,
                                   const GValue    *value);

G_END_DECLS
