/* bs-ship-card.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/shown/bs-ship-item.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BS_TYPE_SHIP_CARD (bs_ship_card_get_type ())
G_DECLARE_FINAL_TYPE (BsShipCard, bs_ship_card, BS, SHIP_CARD, GtkToggleButton)

GtkWidget  *bs_ship_card_new      (BsShipItem *item) G_GNUC_WARN_UNUSED_RESULT;
BsShipItem *bs_ship_card_get_item (BsShipCard *self);

G_END_DECLS
