/* test-missions.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"

/* Missions in the window: what speaks at which step, special actions, markers, goals. */

static BsWindow *
mission_window (guint mission)
{
  BsWindow *window = fixture_window (FALSE);

  bs_window_show_page (window, "new");
  settle ();
  g_object_set (find (window->new_page, "mission"), "selected", mission, NULL);
  settle ();
  click (window->new_page, "begin");

  return window;
}

/* Whether a label that can be seen holds the words. */
static gboolean
says (GtkWidget  *widget,
      const char *words)
{
  if (!gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says (child, words))
      return TRUE;

  return FALSE;
}

static GtkWidget *
open_preferences (void)
{
  g_autoptr (GListModel) all = NULL;

  g_action_group_activate_action (G_ACTION_GROUP (fixture_app ()), "preferences", NULL);
  settle ();
  all = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) each = g_list_model_get_item (all, i);

      if (ADW_IS_PREFERENCES_WINDOW (each))
        return each;
    }
  g_error ("there is no window with the preferences");
}

/* What the mission says at the turn of a ship, and the switch of its kind. */
static void
test_reminders (void)
{
  BsWindow *window = mission_window (1);
  GtkWidget *side = GTK_WIDGET (window->battle_page), *dialog, *toggle;

  play (window, "next");
  g_assert_true (says (side, "may beam an away team down"));
  dialog = open_preferences ();
  toggle = find (dialog, "reminder-mission");
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (toggle)));
  gtk_switch_set_active (GTK_SWITCH (toggle), FALSE);
  settle ();
  g_assert_false (says (side, "may beam an away team down"));
  /* The others are as they were. */
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (find (dialog, "reminder-turn"))));
  gtk_switch_set_active (GTK_SWITCH (toggle), TRUE);
  settle ();
  g_assert_true (says (side, "may beam an away team down"));
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_settings_reset (window->settings, "reminders-off");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/missions/reminders", test_reminders);

  return g_test_run ();
}
