/* fixture.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the tests of the window share: a window on the demo battle, widgets by name, clicks, dice,
 * loops with a deadline. */

#include "app/table/bs-table-private.h"
#include "app/widgets/bs-pieces.h"
#include "app/window/bs-application.h"
#include "app/window/bs-window-private.h"

#include <glib/gstdio.h>
#include <string.h>

/* What an earlier run of the same test left in the home that meson gives it. */
G_GNUC_UNUSED static void
forget_files (const char *below)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "boardside", below, NULL);
  g_autoptr (GDir) dir =
    g_str_has_prefix (folder, g_get_home_dir ()) ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
}

G_GNUC_UNUSED static BsApplication *
fixture_app (void)
{
  static BsApplication *app;

  if (app == NULL)
    {
      g_autoptr (GError) error = NULL;

      forget_files ("battles");
      forget_files ("templates");
      app = bs_application_new ();
      g_application_set_flags (G_APPLICATION (app),
                               G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
      g_application_register (G_APPLICATION (app), NULL, &error);
      g_assert_no_error (error);
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
    }

  return app;
}

/* Lets everything that is due happen: until nothing did for more than a frame. */
G_GNUC_UNUSED static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + 200 * 1000;

  for (int idle = 0; idle < 25 && g_get_monotonic_time () < end; idle++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        idle = 0;
      g_usleep (1000);
    }
}

G_GNUC_UNUSED static BsWindow *
fixture_window (gboolean demo)
{
  BsWindow *window = bs_window_new (ADW_APPLICATION (fixture_app ()));

  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  if (demo)
    {
      bs_window_open_demo (window, "demo");
      g_assert_nonnull (bs_table_get_session (window->table));
    }
  gtk_window_present (GTK_WINDOW (window));
  settle ();

  return window;
}

G_GNUC_UNUSED static void
close_window (BsWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  settle ();
}

/* A shown widget by name, anywhere below. */
G_GNUC_UNUSED static GtkWidget *
find (gpointer    widget,
      const char *name)
{
  return bs_find_named (widget, name);
}

/* As narrow as a telephone held upright. */
G_GNUC_UNUSED static void
make_narrow (BsWindow *window)
{
  gtk_window_set_default_size (GTK_WINDOW (window), 370, 650);
  for (int i = 0; i < 50 && bs_adaptive_get_room (window->adaptive) != BS_ROOM_NARROW; i++)
    settle ();
  g_assert_cmpint (bs_adaptive_get_room (window->adaptive), ==, BS_ROOM_NARROW);
}

/* Whether a label that can be seen holds the words. */
G_GNUC_UNUSED static gboolean
says (GtkWidget  *widget,
      const char *words)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, words))
      return TRUE;

  return FALSE;
}

G_GNUC_UNUSED static GtkWidget *
find_by_type (GtkWidget *widget,
              GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
        return child;
      if ((found = find_by_type (child, type)) != NULL)
        return found;
    }

  return NULL;
}

G_GNUC_UNUSED static void
click (gpointer    widget,
       const char *name)
{
  GtkWidget *button = find (widget, name);

  if (button == NULL)
    g_error ("there is no button ‘%s’", name);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

/* Shows a ship anew, whichever was chosen before. */
G_GNUC_UNUSED static void
turn_to (BsWindow   *window,
         const char *ship)
{
  bs_table_choose (window->table, NULL);
  bs_table_choose (window->table, bs_id (ship));
  settle ();
}

/* Tells real dice by their faces: "hit,crit,blank". */
G_GNUC_UNUSED static void
take_dice (GtkWidget  *below,
           const char *faces)
{
  g_auto (GStrv) list = g_strsplit (faces, ",", -1);

  for (guint i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    click (below, list[i]);
  click (below, "dice-done");
}

/* The battle itself, with what lies face down in it. */
G_GNUC_UNUSED static const BsState *
state_of (BsWindow *window)
{
  return window->table->state;
}

/* Opens the curtain that was drawn. */
G_GNUC_UNUSED static GtkWidget *
open_curtain (BsWindow *window)
{
  GtkWidget *curtain = find (window, "curtain");

  g_assert_nonnull (curtain);
  click (curtain, "curtain-open");
  for (int i = 0; i < 5; i++)
    settle ();
  return curtain;
}

G_GNUC_UNUSED static void
close_curtain (BsWindow *window)
{
  click (find (window, "curtain"), "curtain-close");
  for (int i = 0; i < 50 && find (window, "curtain") != NULL; i++)
    settle ();
  g_assert_null (find (window, "curtain"));
  g_assert_null (bs_table_get_viewer (window->table));
}

G_GNUC_UNUSED static const BsShip *
ship_of (BsWindow   *window,
         const char *id)
{
  return bs_state_ship (state_of (window), bs_id (id));
}

G_GNUC_UNUSED static void
play (BsWindow   *window,
      const char *line)
{
  g_autoptr (BsVerdict) verdict =
    bs_session_perform_line (bs_table_get_session (window->table), line, NULL);

  g_assert_cmpint (verdict->level, <, BS_VERDICT_AGAINST);
  settle ();
}

G_GNUC_UNUSED static void
next (BsWindow *window)
{
  play (window, "next anyway");
}

G_GNUC_UNUSED static void
undo (BsWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  settle ();
}

G_GNUC_UNUSED static void
redo (BsWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  settle ();
}

/* The last line of the last step in the record. */
G_GNUC_UNUSED static char *
last_line (BsWindow *window)
{
  const BsStep *step = bs_history_undo_step (bs_table_get_history (window->table));

  return step != NULL ? bs_command_print (step->commands->pdata[step->commands->len - 1])
                      : g_strdup ("");
}
