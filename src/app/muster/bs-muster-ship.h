/* bs-muster-ship.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bs_muster_ship_new    (const BsState   *state,
                                  const BsShip    *ship,
                                  const GPtrArray *problems,
                                  const GPtrArray *slots) G_GNUC_WARN_UNUSED_RESULT;
void       bs_muster_add_marks   (GtkWidget       *box,
                                  const GPtrArray *problems,
                                  BsId             on);
gboolean   bs_muster_ship_hides  (const BsShip    *ship);

G_END_DECLS
