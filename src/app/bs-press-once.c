/* bs-press-once.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One press is one step: a key that is held and the second click of a double one do nothing, whatever the button has come to mean
 * meanwhile. */

#include "bs-press-once.h"

/* Keys that press a button, and the window's own that change the battle. */
static gboolean
does_something (guint           key,
                GdkModifierType state)
{
  switch (key)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return TRUE;
    case GDK_KEY_z:
    case GDK_KEY_Z:
      return (state & GDK_CONTROL_MASK) != 0;
    default:
      return FALSE;
    }
}

/* Whoever writes may hold a key. */
static gboolean
is_writing (GtkWidget *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus);
}

/* A key that is pressed again without having been let go is held. */
static gboolean
pressed_cb (GtkEventControllerKey *keys,
            guint                  key,
            guint                  code,
            GdkModifierType        state,
            GtkWidget             *window)
{
  gboolean again = g_object_get_data (G_OBJECT (keys), "held") == GUINT_TO_POINTER (code);

  g_object_set_data (G_OBJECT (keys), "held", GUINT_TO_POINTER (code));

  return again && does_something (key, state) && ((state & GDK_CONTROL_MASK) != 0 || !is_writing (window));
}

static void
released_cb (GtkEventControllerKey *keys,
             guint                  key,
             guint                  code,
             GdkModifierType        state,
             gpointer               data)
{
  if (g_object_get_data (G_OBJECT (keys), "held") == GUINT_TO_POINTER (code))
    g_object_set_data (G_OBJECT (keys), "held", NULL);
}

/* A key that is let go elsewhere is not told here. */
static void
left_cb (GtkEventControllerKey *keys,
         GParamSpec            *pspec,
         gpointer               data)
{
  g_object_set_data (G_OBJECT (keys), "held", NULL);
}

/**
 * bs_press_once_keys:
 * @window: a window
 *
 * Lets held keys press nothing in it.
 */
void
bs_press_once_keys (GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), window);
  g_signal_connect (keys, "key-released", G_CALLBACK (released_cb), NULL);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (left_cb), keys, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, keys);
}

static void
clicked_cb (GtkGestureClick *gesture,
            int              n,
            double           x,
            double           y,
            gpointer         data)
{
  if (n > 1)
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

/**
 * bs_press_once_button:
 * @button: a button
 *
 * Lets it take no second click within the time of a double click.
 */
void
bs_press_once_button (GtkWidget *button)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, "pressed", G_CALLBACK (clicked_cb), NULL);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (gesture));
}
