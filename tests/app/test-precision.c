/* test-precision.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "boarding-window.h"

/* A precision shot (B3) by the controls of the window: announced, named while it is rolled, and
 * ended without damage. */

static GtkWidget *
panel_of (BsWindow *window)
{
  return GTK_WIDGET (window->battle_page);
}

static BsWindow *
shooting_window (const char *ship)
{
  BsWindow *window = boarding_window ("shot");

  bs_window_show_page (window, "battle");
  bs_table_choose (window->table, bs_id (ship));
  settle ();
  g_assert_cmpstr (state_of (window)->phase, ==, "combat");

  return window;
}

static void
announce (BsWindow *window)
{
  click (panel_of (window), "target-sla");
  g_assert_true (gtk_widget_is_sensitive (find (panel_of (window), "precision")));
  g_assert_false (gtk_widget_has_css_class (find (panel_of (window), "precision"), "against"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (panel_of (window), "precision")), TRUE);
  settle ();
  g_assert_true (
    gtk_check_button_get_active (GTK_CHECK_BUTTON (find (panel_of (window), "precision"))));
}

/* Announced before rolling; the sheet says what it costs and when it succeeds; then the target lies
 * immobilised, and no damage is dealt. */
static void
test_success (void)
{
  BsWindow *window = shooting_window ("fal");
  GtkWidget *panel = panel_of (window);

  g_assert_true (says (panel, "The range is not told"));
  click (panel, "range-2");
  g_assert_false (says (panel, "The range is not told"));
  announce (window);
  click (panel, "attack");
  g_assert_nonnull (state_of (window)->attack);
  g_assert_true (state_of (window)->attack->precision);
  undo (window);

  play (window, "attack ship=fal target=sla weapon=primary range=2 precision");
  g_assert_true (says (panel, "precision shot"));
  g_assert_true (says (panel, "agility is 1 lower"));
  g_assert_true (says (panel, "at least one critical left"));
  g_assert_true (says (panel, "gives it a critical hit token"));
  play (window, "roll side=attack faces=crit,hit,blank");
  play (window, "roll side=defence faces=blank");
  g_assert_true (says (panel, "immobilised"));
  g_assert_false (says (panel, "Deal Damage"));
  click (panel, "deal");
  g_assert_true (ship_of (window, "sla")->immobilised);
  g_assert_cmpuint (ship_of (window, "sla")->damage->len, ==, 0);
  close_window (window);
}

/* No critical is left: the defence need not be rolled, B3.3. */
static void
test_failure (void)
{
  BsWindow *window = shooting_window ("fal");
  GtkWidget *panel = panel_of (window);

  play (window, "attack ship=fal target=sla weapon=primary range=2 precision");
  play (window, "roll side=attack faces=hit,hit,blank");
  g_assert_true (says (panel, "The engines of Slave I hold."));
  click (panel, "deal");
  g_assert_false (ship_of (window, "sla")->immobilised);
  g_assert_cmpuint (ship_of (window, "sla")->damage->len, ==, 0);
  close_window (window);
}

/* At a ship with shields it is against a rule, which says why; what was told of another target does
 * not go on. */
static void
test_shields (void)
{
  BsWindow *window = shooting_window ("fal");
  GtkWidget *panel = panel_of (window), *check;

  announce (window);
  click (panel, "target-aw");
  check = find (panel, "precision");
  g_assert_true (gtk_widget_has_css_class (check, "against"));
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (check), "B3.1"));
  close_window (window);
}

/* Without the extension nobody speaks of it. */
static void
test_basic_game (void)
{
  BsWindow *window = fixture_window (TRUE);

  while (!g_str_equal (state_of (window)->phase, "combat"))
    next (window);
  g_assert_null (find (panel_of (window), "precision"));
  g_assert_null (find (panel_of (window), "immobilised"));
  close_window (window);
}

/* What the table knows is set by hand, and taken back by hand. */
static void
test_by_hand (void)
{
  BsWindow *window = shooting_window ("sla");
  GtkWidget *panel = panel_of (window);
  g_autofree char *line = NULL;

  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (panel, "immobilised")), TRUE);
  settle ();
  g_assert_true (ship_of (window, "sla")->immobilised);
  line = last_line (window);
  g_assert_cmpstr (line, ==, "set on=sla status=immobilised");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (panel, "immobilised")), FALSE);
  settle ();
  g_assert_false (ship_of (window, "sla")->immobilised);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/app/precision/success", test_success);
  g_test_add_func ("/app/precision/failure", test_failure);
  g_test_add_func ("/app/precision/shields", test_shields);
  g_test_add_func ("/app/precision/basic-game", test_basic_game);
  g_test_add_func ("/app/precision/by-hand", test_by_hand);

  return g_test_run ();
}
