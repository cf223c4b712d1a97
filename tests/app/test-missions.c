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

/* Goes on until it is this ship's turn in this phase. */
static void
go_to (BsWindow   *window,
       const char *phase,
       const char *ship)
{
  for (int i = 0; i < 30; i++)
    {
      if (g_strcmp0 (state_of (window)->phase, phase) == 0 &&
          g_strcmp0 (state_of (window)->active, ship) == 0)
        return;
      play (window, "next anyway");
    }
  g_error ("%s never comes in %s", ship, phase);
}

/* The set-up of a ready-made battle is told in its first phase. */
static void
test_set_up (void)
{
  BsWindow *window = mission_window (1);
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  g_assert_true (says (side, "twelve mission tokens"));
  play (window, "next");
  g_assert_false (says (side, "twelve mission tokens"));
  close_window (window);
}

/* Goals, and how far each ship is; an away team goes down by a tap, and gains a token each end
 * phase. */
static void
test_goals (void)
{
  BsWindow *window = mission_window (1);
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  const BsShip *ship;

  g_assert_nonnull (find (side, "mission-card"));
  g_assert_true (says (find (side, "mission-card"), "Mission 1: each end phase"));
  go_to (window, "activation", "ent");
  click (side, "move-straight-1");
  g_assert_null (find (side, "act ship=ent action=beam-up range=1"));
  click (side, "act ship=ent action=beam-down range=1");
  /* Which crew goes along is asked. */
  ship = ship_of (window, "ent");
  g_assert_cmpint (bs_ship_count (ship, bs_id ("away-team")) +
                     (int) state_of (window)->questions->len,
                   >, 0);
  if (state_of (window)->questions->len > 0)
    {
      const BsQuestion *question = state_of (window)->questions->pdata[0];
      g_autofree char *name =
        g_strconcat ("answer-", question->id, "-", question->answers->pdata[0], NULL);

      click (side, name);
    }
  ship = ship_of (window, "ent");
  g_assert_cmpint (bs_ship_count (ship, bs_id ("away-team")), ==, 1);
  g_assert_true (says (find (side, "progress-ent"), "0 of 3"));
  go_to (window, "end", NULL);
  play (window, "next anyway");
  g_assert_true (says (find (side, "progress-ent"), "1 more on the captain"));
  g_assert_true (says (side, "Jean-Luc Picard off board"));
  close_window (window);
}

/* A ship with three tokens flies home: the battle is won. */
static void
test_home (void)
{
  BsWindow *window = mission_window (1);
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  go_to (window, "activation", "ent");
  play (window, "token on=ent kind=mission add count=3 anyway");
  gtk_expander_set_expanded (GTK_EXPANDER (find (side, "leaving")), TRUE);
  settle ();
  click (side, "leave-home");
  g_assert_true (state_of (window)->ended);
  g_assert_cmpint (ship_of (window, "ent")->status, ==, BS_STATUS_HOME);
  undo (window);
  g_assert_false (state_of (window)->ended);
  close_window (window);
}

/* The code takes a die more for each token beside the ship. */
static void
test_code (void)
{
  BsWindow *window = mission_window (2);
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  go_to (window, "activation", "ent");
  play (window, "token on=ent kind=mission-beside add count=2 anyway");
  click (side, "move-straight-1");
  click (side, "act ship=ent action=decode-ne range=1");
  g_assert_cmpuint (state_of (window)->questions->len, ==, 1);
  g_assert_true (says (side, "Roll 3 Dice"));
  g_assert_cmpint (bs_counters_get (state_of (window)->counters, bs_id ("objective-ne"), 0), ==, 3);
  g_assert_true (says (find (side, "mission-card"), "Mission, on the north-east objective"));
  {
    const BsQuestion *question = state_of (window)->questions->pdata[0];
    g_autofree char *line = g_strdup_printf ("roll for=%s faces=hit,blank,blank", question->id);

    play (window, line);
  }
  g_assert_true (says (find (side, "progress-ent"), "code"));
  g_assert_cmpint (bs_counters_get (state_of (window)->counters, bs_id ("objective-ne"), 0), ==, 2);
  close_window (window);
}

/* The one button that always goes on. */
static void
go_on (BsWindow *window)
{
  g_signal_emit_by_name (bs_battle_page_get_next (window->battle_page), "clicked");
  settle ();
}

/* Whoever is asked takes the first answer. */
static void
answer_all (BsWindow *window)
{
  for (int i = 0; i < 10 && state_of (window)->questions->len > 0; i++)
    {
      const BsQuestion *question = state_of (window)->questions->pdata[0];
      g_autofree char *name =
        g_strconcat ("answer-", question->id, "-", question->answers->pdata[0], NULL);

      click (window->battle_page, name);
    }
}

static BsId
part_of (BsWindow *window)
{
  return state_of (window)->begun && !state_of (window)->ended ? state_of (window)->phase : NULL;
}

/* One step of a round: everybody flies straight and shoots at nobody; the Enterprise does what the
 * mission wants. */
static void
play_step (BsWindow   *window,
           const char *action)
{
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  gboolean flies =
    g_strcmp0 (part_of (window), "activation") == 0 && state_of (window)->active != NULL;
  const BsShip *ship = flies ? ship_of (window, state_of (window)->active) : NULL;

  if (ship != NULL && !ship->deeds.moved)
    click (side, "move-straight-1");
  if (ship != NULL && g_str_equal (ship->id, "ent") && action != NULL &&
      find (side, action) != NULL)
    click (side, action);
  answer_all (window);
  go_on (window);
}

static int
tokens_of (BsWindow *window)
{
  const BsShip *ship = ship_of (window, "ent");

  return bs_ship_count (ship, bs_id ("mission")) +
         bs_counters_get (bs_ship_leader (ship)->counters, bs_id ("mission"), 0);
}

/* Mission 1 from the form to the victory, by taps alone. */
static void
test_whole (void)
{
  BsWindow *window = mission_window (1);
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  for (int i = 0; i < 120 && tokens_of (window) < 3; i++)
    play_step (window, "act ship=ent action=beam-down range=1");
  g_assert_cmpint (tokens_of (window), ==, 3);
  g_assert_cmpint (state_of (window)->round, >=, 3);
  for (int i = 0; i < 60 && bs_ship_count (ship_of (window, "ent"), bs_id ("mission")) < 3; i++)
    play_step (window, "act ship=ent action=beam-up range=1");
  g_assert_cmpint (bs_ship_count (ship_of (window, "ent"), bs_id ("mission")), >=, 3);
  g_assert_cmpint (bs_ship_leader (ship_of (window, "ent"))->state, ==, BS_PART_ACTIVE);
  while (g_strcmp0 (part_of (window), "activation") != 0 ||
         g_strcmp0 (state_of (window)->active, "ent") != 0)
    play_step (window, NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (find (side, "leaving")), TRUE);
  settle ();
  click (side, "leave-home");
  g_assert_true (state_of (window)->ended);
  g_assert_true (says (side, "The battle is over: Player 1 wins"));
  close_window (window);
}

/* Over the edge the ship is lost. */
static void
test_edge (void)
{
  BsWindow *window = mission_window (0);
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  go_to (window, "activation", "ent");
  gtk_expander_set_expanded (GTK_EXPANDER (find (side, "more-of-move")), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (side, "edge-north")), TRUE);
  click (side, "move-straight-1");
  g_assert_cmpint (ship_of (window, "ent")->status, ==, BS_STATUS_DESTROYED);
  close_window (window);
}

/* Two who cannot agree roll five dice against five. */
static void
test_dispute (void)
{
  BsWindow *window = mission_window (0);
  const BsStep *step;
  const GPtrArray *steps;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.dispute", NULL);
  settle ();
  steps = bs_history_steps (bs_table_get_history (window->table));
  step = steps->pdata[steps->len - 1];
  g_assert_cmpuint (step->commands->len, ==, 2);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (window->status)), "battle stations"));
  g_assert_cmpstr (gtk_widget_get_name (window->status_rule), ==, "rule-AW8.6");
  close_window (window);
}

/* An obstacle that only the template meets: the die all the same, but the ship does not stand on
 * it. */
static void
test_across (void)
{
  BsWindow *window = mission_window (1);
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  go_to (window, "activation", "ent");
  gtk_expander_set_expanded (GTK_EXPANDER (find (side, "more-of-move")), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (side, "across-asteroid")), TRUE);
  g_assert_true (says (find (side, "across"), "Flies across: asteroid"));
  click (side, "move-straight-1");
  g_assert_null (ship_of (window, "ent")->on_obstacle);
  g_assert_cmpuint (state_of (window)->questions->len, ==, 1);
  undo (window);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (side, "overlap-asteroid")), TRUE);
  click (side, "move-straight-1");
  g_assert_cmpstr (ship_of (window, "ent")->on_obstacle, ==, "asteroid");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/missions/reminders", test_reminders);
  g_test_add_func ("/missions/set-up", test_set_up);
  g_test_add_func ("/missions/goals", test_goals);
  g_test_add_func ("/missions/home", test_home);
  g_test_add_func ("/missions/whole", test_whole);
  g_test_add_func ("/missions/code", test_code);
  g_test_add_func ("/missions/edge", test_edge);
  g_test_add_func ("/missions/across", test_across);
  g_test_add_func ("/missions/dispute", test_dispute);

  return g_test_run ();
}
