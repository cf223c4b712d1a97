/* bs-ship-values.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

G_BEGIN_DECLS

GtkWidget *bs_ship_values_new (BsTable      *table,
                               const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_ship_cards_new  (BsTable      *table,
                               const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_ship_damage_new (BsTable      *table,
                               const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
