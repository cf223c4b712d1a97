/* bs-keep-focus.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What had the keyboard lives until the keyboard has settled elsewhere. A widget that was taken out
 * while it had it is held by the window alone, and is gone in the middle of the next one's taking
 * over; GtkLabel then still asks whether the one before was a part of it. */

#include "bs-keep-focus.h"

#define FOCUS "bs-focus"

static void
focus_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  gpointer before = g_object_steal_data (G_OBJECT (window), FOCUS);

  if (before != NULL)
    g_idle_add_once (g_object_unref, before);
  if (focus != NULL)
    g_object_set_data_full (G_OBJECT (window), FOCUS, g_object_ref (focus), g_object_unref);
}

/**
 * bs_keep_focus:
 * @window: a window
 *
 * Keeps what had the keyboard in it alive until the keyboard is elsewhere for good.
 */
void
bs_keep_focus (GtkWindow *window)
{
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), NULL);
}
