/* bs-crew-card.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *bs_crew_card_new  (BsTable       *table,
                              const BsShip  *ship,
                              const BsStack *stack) G_GNUC_WARN_UNUSED_RESULT;
GtkWidget *bs_piles_card_new (BsTable       *table) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
