/* bs-adaptive.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How much room there is, measured in type, so that large type on a small screen is a narrow
 * window, too. */
typedef enum
{
  BS_ROOM_NARROW,   /* a portrait phone or tablet */
  BS_ROOM_MEDIUM,
  BS_ROOM_WIDE,
  BS_ROOM_HUGE,
} BsRoom;

#define BS_TYPE_ADAPTIVE (bs_adaptive_get_type ())
G_DECLARE_FINAL_TYPE (BsAdaptive, bs_adaptive, BS, ADAPTIVE, GtkWidget)

void   bs_adaptive_set_child (BsAdaptive *self,
                              GtkWidget  *child);
BsRoom bs_adaptive_get_room  (BsAdaptive *self);
gboolean bs_adaptive_get_flat (BsAdaptive *self);

G_END_DECLS
