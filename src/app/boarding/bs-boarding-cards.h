/* bs-boarding-cards.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is to be decided, or may be done, about ships that hang together. */

gboolean   bs_boarding_asks          (const BsQuestion *question);
GtkWidget *bs_boarding_question_card (BsTable          *table,
                                      const BsQuestion *question) G_GNUC_WARN_UNUSED_RESULT;

void       bs_boarding_add_cards     (GtkBox           *box,
                                      BsTable          *table,
                                      const BsShip     *ship);
GtkWidget *bs_boarding_melee_card    (BsTable          *table) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
