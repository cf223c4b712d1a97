/* bs-own-cards.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/table/bs-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is shown behind the curtain (bs-curtain.h). */
void       bs_own_cards_look    (GtkWidget *from,
                                 BsTable   *table,
                                 BsId       player);
void       bs_own_cards_boarder (GtkWidget *from,
                                 BsTable   *table,
                                 BsId       player,
                                 BsId       stack);
void       bs_own_cards_gear    (GtkWidget *from,
                                 BsTable   *table,
                                 BsId       player,
                                 BsId       ship);

G_END_DECLS
