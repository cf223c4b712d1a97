/* bs-focus-ring.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who works by keyboard sees where it is. GTK shows that after a key that moves it alone: not when
 * a window gives the keyboard to what is due next, because dice were typed or a button was pressed.
 * Whoever taps is shown nothing. */

#include "bs-focus-ring.h"

/* Last used: the keyboard, else a pointer or a finger. One person works at a time, in whatever
 * window. */
static gboolean by_key;

static gboolean
key_cb (void)
{
  by_key = TRUE;

  return FALSE;
}

static gboolean
event_cb (GtkEventControllerLegacy *controller,
          GdkEvent                 *event,
          gpointer                  data)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    by_key = FALSE;

  return FALSE;
}

static void
moved_cb (GtkWindow *window)
{
  if (by_key && gtk_window_get_focus (window) != NULL)
    gtk_window_set_focus_visible (window, TRUE);
}

/**
 * bs_focus_ring_follow:
 * @window: a window
 *
 * Shows where the keyboard goes, whatever moves it, as long as somebody works by it.
 */
void
bs_focus_ring_follow (GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_limit (keys, GTK_LIMIT_NONE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (window, keys);
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_limit (events, GTK_LIMIT_NONE);
  g_signal_connect (events, "event", G_CALLBACK (event_cb), NULL);
  gtk_widget_add_controller (window, events);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (moved_cb), NULL);
}
