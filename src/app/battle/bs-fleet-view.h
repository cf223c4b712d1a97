/* bs-fleet-view.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_FLEET_VIEW (bs_fleet_view_get_type ())
G_DECLARE_FINAL_TYPE (BsFleetView, bs_fleet_view, BS, FLEET_VIEW, GtkWidget)

void bs_fleet_view_set_table    (BsFleetView *self,
                                 BsTable     *table);
void bs_fleet_view_set_by_skill (BsFleetView *self,
                                 gboolean     by_skill);

G_END_DECLS
