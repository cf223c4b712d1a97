/* bs-phase-bar.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/bs-adaptive.h"
#include "bs-table.h"

G_BEGIN_DECLS

#define BS_TYPE_PHASE_BAR (bs_phase_bar_get_type ())
G_DECLARE_FINAL_TYPE (BsPhaseBar, bs_phase_bar, BS, PHASE_BAR, GtkWidget)

void       bs_phase_bar_set_table (BsPhaseBar *self,
                                   BsTable    *table);
GtkWidget *bs_phase_bar_get_next  (BsPhaseBar *self);
void       bs_phase_bar_set_room  (BsPhaseBar *self,
                                   BsRoom      room,
                                   gboolean    flat);

G_END_DECLS
