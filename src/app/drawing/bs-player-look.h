/* bs-player-look.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A player's letter and color, the same on every page. */

#include "engine/state/bs-state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

char  bs_player_letter (const BsState *state,
                        BsId           player);
void  bs_player_color  (const BsState *state,
                        BsId           player,
                        GdkRGBA       *color);

/* The ground of a card, opaque, to draw on. */
void  bs_ground_color  (GtkWidget     *widget,
                        GdkRGBA       *color);

G_END_DECLS
