/* muster-window.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the muster share: a window with fleets being built, and taps in it. */

#pragma once

#include "fixture.h"

/* Lets everything happen that is due, however slow the machine is. */
G_GNUC_UNUSED static void
rest (void)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  settle ();
  while (g_main_context_pending (NULL) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

G_GNUC_UNUSED static void
tap (gpointer    widget,
     const char *name)
{
  click (widget, name);
  rest ();
}

G_GNUC_UNUSED static void
take_back (BsWindow *window)
{
  undo (window);
  rest ();
}

G_GNUC_UNUSED static void
do_again (BsWindow *window)
{
  redo (window);
  rest ();
}

G_GNUC_UNUSED static const char *
shown_page (BsWindow *window)
{
  return gtk_stack_get_visible_child_name (window->stack);
}

G_GNUC_UNUSED static BsWindow *
muster_window (void)
{
  BsWindow *window = fixture_window (FALSE);

  g_settings_set_string (window->settings, "break-rules", "ask");
  bs_window_show_page (window, "new");
  rest ();
  tap (window->new_page, "muster");
  g_assert_cmpstr (shown_page (window), ==, "muster");
  rest ();

  return window;
}

/* A window with fleets of X-Wing with boarding, built by @lines. */
G_GNUC_UNUSED static BsWindow *
boarding_muster (const char *const *lines,
                 guint              n_lines)
{
  BsWindow *window = fixture_window (FALSE);
  g_autoptr (BsCommand) header =
    bs_command_parse ("boardside 1 game=x-wing extension=boarding", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = bs_session_new (window->library, header, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      g_assert_cmpint (verdict->level, <=, BS_VERDICT_HINT);
    }
  bs_window_set_session (window, session);
  rest ();

  return window;
}

G_GNUC_UNUSED static GtkWidget *
column (BsWindow   *window,
        const char *player)
{
  GtkWidget *widget = find (window->muster_page, player);

  g_assert_nonnull (widget);
  return widget;
}

G_GNUC_UNUSED static char *
words_of (GtkWidget *widget)
{
  GString *words =
    g_string_new (GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *below = words_of (child);

      g_string_append_printf (words, "\n%s", below);
    }

  return g_string_free (words, FALSE);
}
