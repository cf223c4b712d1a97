/* bs-side-panel.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_SIDE_PANEL (bs_side_panel_get_type ())
G_DECLARE_FINAL_TYPE (BsSidePanel, bs_side_panel, BS, SIDE_PANEL, GtkWidget)

void bs_side_panel_set_table (BsSidePanel *self,
                              BsTable     *table);

G_END_DECLS
