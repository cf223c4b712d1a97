/* bs-move-extras.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What else is told of a maneuver where ships are boarded: on whom it docks, and over which edge the base sticks out. */

GtkWidget *bs_move_extras_new  (BsTable      *table,
                                const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;
void       bs_move_extras_fill (GtkWidget    *extras,
                                BsCommand    *command);

G_END_DECLS
