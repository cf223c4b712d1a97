/* bs-cards.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_CARDS (bs_cards_get_type ())
G_DECLARE_FINAL_TYPE (BsCards, bs_cards, BS, CARDS, GtkLayoutManager)

#define BS_TYPE_CARDS_BOX (bs_cards_box_get_type ())
G_DECLARE_FINAL_TYPE (BsCardsBox, bs_cards_box, BS, CARDS_BOX, GtkWidget)

GtkWidget *bs_cards_box       (void) G_GNUC_WARN_UNUSED_RESULT;
void       bs_cards_box_add   (GtkWidget *box,
                               GtkWidget *child);
void       bs_cards_box_clear (GtkWidget *box);

G_END_DECLS
