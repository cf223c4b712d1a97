/* bs-ship-base.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-cluster-plan.h"

#include "engine/state/bs-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_SHIP_BASE (bs_ship_base_get_type ())
G_DECLARE_FINAL_TYPE (BsShipBase, bs_ship_base, BS, SHIP_BASE, GtkToggleButton)

GtkWidget *bs_ship_base_new         (const BsState *state,
                                     const BsShip  *ship,
                                     gboolean       compact) G_GNUC_WARN_UNUSED_RESULT;
BsId       bs_ship_base_get_id      (BsShipBase    *self);
void       bs_ship_base_set_turn    (BsShipBase    *self,
                                     int            turn);
void       bs_ship_base_fill_figure (BsShipBase    *self,
                                     int            width,
                                     int            height,
                                     BsBase        *base);

G_END_DECLS
