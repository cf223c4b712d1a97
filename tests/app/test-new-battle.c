/* test-new-battle.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/bs-choice-row.h"
#include "fixture.h"

/* The form for a new battle: what is chosen there is what the battle begins with. */

static BsWindow *
new_window (void)
{
  BsWindow *window = fixture_window (FALSE);

  bs_window_show_page (window, "new");
  settle ();

  return window;
}

static void
choose (BsWindow   *window,
        const char *name,
        guint       place)
{
  g_object_set (find (window->new_page, name), "selected", place, NULL);
  settle ();
}

static gboolean
is_shown (BsWindow   *window,
          const char *name)
{
  return gtk_widget_get_visible (find (window->new_page, name));
}

static void
test_mission (void)
{
  BsWindow *window = new_window ();
  GtkWidget *row = find (window->new_page, "mission");

  g_assert_true (says (row, "Free play"));
  choose (window, "mission", 1);
  g_assert_true (says (row, "away team"));
  /* It is for three, and for forty points. */
  g_assert_true (is_shown (window, "player-3"));
  g_assert_false (is_shown (window, "player-4"));
  click (window->new_page, "begin");
  g_assert_cmpstr (state_of (window)->mission, ==, "mission-1");
  g_assert_cmpuint (state_of (window)->players->len, ==, 3);
  g_assert_cmpstr (bs_state_option (state_of (window), "points"), ==, "40");
  g_assert_nonnull (bs_ruleset_action (state_of (window)->ruleset, bs_id ("beam-down")));
  close_window (window);
}

/* What a mission is for is not kept for the next battle. */
static void
test_after_mission (void)
{
  BsWindow *window = new_window ();

  choose (window, "mission", 2);
  click (window->new_page, "begin");
  g_assert_cmpstr (state_of (window)->mission, ==, "mission-2");
  bs_window_show_page (window, "new");
  settle ();
  choose (window, "mission", 0);
  click (window->new_page, "begin");
  g_assert_null (state_of (window)->mission);
  g_assert_cmpstr (bs_state_option (state_of (window), "points"), ==, "none");
  close_window (window);
}

static void
test_sentences (void)
{
  BsWindow *window = new_window ();
  GtkWidget *row = find (window->new_page, "power-removal");

  g_assert_true (says (row, "One token for each green maneuver."));
  choose (window, "power-removal", 1);
  g_assert_true (says (row, "A green maneuver removes all of them."));
  close_window (window);
}

static void
test_points (void)
{
  BsWindow *window = new_window ();
  GtkWidget *row = find (window->new_page, "points"), *spin = find (row, "another-number");

  g_assert_false (gtk_widget_get_visible (spin));
  choose (window, "points", 4);
  g_assert_true (gtk_widget_get_visible (spin));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 73);
  click (window->new_page, "muster");
  g_assert_false (state_of (window)->begun);
  g_assert_cmpstr (bs_state_option (state_of (window), "points"), ==, "73");

  /* The next battle begins with it. */
  bs_window_show_page (window, "start");
  bs_window_show_page (window, "new");
  choose (window, "game", 1);
  choose (window, "game", 0);
  row = find (window->new_page, "points");
  g_assert_cmpuint (bs_choice_row_get_selected (BS_CHOICE_ROW (row)), ==, 4);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                     GTK_SPIN_BUTTON (find (row, "another-number"))),
                   ==, 73);
  close_window (window);
}

static BsId
team_of (BsWindow *window,
         guint     player)
{
  return ((BsPlayer *) state_of (window)->players->pdata[player])->team;
}

static void
test_teams (void)
{
  BsWindow *window = new_window ();

  g_assert_false (is_shown (window, "sides"));
  choose (window, "count", 2);
  g_assert_true (is_shown (window, "sides"));
  g_assert_false (is_shown (window, "team-4"));
  choose (window, "sides", 1);
  g_assert_true (is_shown (window, "team-4"));
  choose (window, "team-2", 0);
  choose (window, "team-3", 1);
  click (window->new_page, "begin");
  g_assert_cmpuint (state_of (window)->players->len, ==, 4);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 4);
  g_assert_true (team_of (window, 0) == team_of (window, 1));
  g_assert_true (team_of (window, 2) == team_of (window, 3));
  g_assert_true (team_of (window, 0) != team_of (window, 2));
  close_window (window);
}

/* Where ships are towed home it counts whose edge is whose. */
static void
test_edges (void)
{
  BsWindow *window = new_window ();
  guint n = 0;

  g_assert_false (is_shown (window, "edge-1"));
  while (find (window->new_page, "boarding") == NULL && n < 5)
    choose (window, "game", n++);
  g_assert_nonnull (find (window->new_page, "boarding"));
  gtk_switch_set_active (GTK_SWITCH (find (window->new_page, "boarding")), TRUE);
  settle ();
  g_assert_true (is_shown (window, "edge-1"));
  choose (window, "edge-2", 3);
  click (window->new_page, "muster");
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[0])->edge, ==, "south");
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[1])->edge, ==, "east");
  close_window (window);
}

/* In the popover that asks. */
static void
give_name (BsWindow   *window,
           const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (find (window, "ask-name")), name);
  click (window, "ask-done");
  settle ();
}

/* What was mustered is kept, named anew, begun with again, and thrown away. */
static void
test_template (void)
{
  BsWindow *window = fixture_window (TRUE);
  guint ships = state_of (window)->ships->len;
  GtkWidget *row;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.save-template", NULL);
  settle ();
  give_name (window, "Fridays");
  bs_window_show_page (window, "new");
  settle ();
  row = find (window->new_page, "template");
  g_assert_nonnull (row);
  g_assert_true (says (row, "Fridays"));
  g_assert_true (says (row, "Star Trek: Attack Wing · "));

  click (row, "win.rename-template");
  give_name (window, "Saturdays");
  row = find (window->new_page, "template");
  g_assert_true (says (row, "Saturdays"));
  g_assert_false (says (row, "Fridays"));

  gtk_widget_activate (row);
  settle ();
  g_assert_false (state_of (window)->begun);
  g_assert_cmpuint (state_of (window)->ships->len, ==, ships);

  bs_window_show_page (window, "new");
  settle ();
  click (find (window->new_page, "template"), "win.delete-template");
  g_assert_nonnull (bs_find_named (GTK_WIDGET (window->new_page), "template"));
  click (window, "anyway");
  settle ();
  g_assert_null (bs_find_named (GTK_WIDGET (window->new_page), "template"));
  close_window (window);
}

/* Begun from anywhere on the form: its buttons are in sight on the smallest tablet, and the
 * keyboard is where one chooses. */
static void
test_bar (void)
{
  BsWindow *window = fixture_window (FALSE);
  GtkWidget *button, *focus;
  graphene_rect_t bounds;

  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  gtk_widget_activate (find (window->start_page, "new-battle"));
  for (int i = 0; i < 50 && gtk_widget_get_height (GTK_WIDGET (window)) != 600; i++)
    settle ();
  button = find (window->new_page, "begin");
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (window), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, 600);
  g_assert_null (gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, find (window->new_page, "game")));
  close_window (window);
}

/* The next battle is of the same game and between the same players. */
static void
test_recent (void)
{
  BsWindow *window = new_window ();
  g_autofree char *game = NULL;

  choose (window, "game", 1);
  gtk_editable_set_text (GTK_EDITABLE (find (window->new_page, "player-1")), " Rosa ");
  click (window->new_page, "muster");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         GTK_WIDGET (window->muster_page)));
  g_assert_cmpstr (gtk_widget_get_name (gtk_window_get_focus (GTK_WINDOW (window))), ==,
                   "add-ship");
  game = g_strdup (state_of (window)->ruleset->id);
  close_window (window);

  window = new_window ();
  g_assert_cmpuint (bs_choice_row_get_selected (BS_CHOICE_ROW (find (window->new_page, "game"))),
                    ==, 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find (window->new_page, "player-1"))), ==,
                   "Rosa");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find (window->new_page, "player-2"))), ==,
                   "");
  click (window->new_page, "muster");
  g_assert_cmpstr (state_of (window)->ruleset->id, ==, game);
  g_settings_reset (window->settings, "recent-game");
  g_settings_reset (window->settings, "recent-players");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/new-battle/template", test_template);
  g_test_add_func ("/new-battle/bar", test_bar);
  g_test_add_func ("/new-battle/recent", test_recent);
  g_test_add_func ("/new-battle/mission", test_mission);
  g_test_add_func ("/new-battle/after-mission", test_after_mission);
  g_test_add_func ("/new-battle/sentences", test_sentences);
  g_test_add_func ("/new-battle/points", test_points);
  g_test_add_func ("/new-battle/teams", test_teams);
  g_test_add_func ("/new-battle/edges", test_edges);

  return g_test_run ();
}
