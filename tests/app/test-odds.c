/* test-odds.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"

#include "engine/odds/bs-odds.h"

/* The odds in the attack form and in the attack sheet: what the engine works out, for what is on
 * the table now. */

static double
chance_of (BsWindow         *window,
           const BsOddsPlan *plan)
{
  g_autoptr (BsOddsAttack) odds = NULL;
  BsOddsAttackInput input;

  g_assert_true (bs_odds_attack_input_table (&input, state_of (window), plan, NULL));
  odds = bs_odds_attack_new (&input, NULL);

  return odds->p_any;
}

static const char *
figure_of (BsWindow *window)
{
  GtkWidget *figures = find (window->battle_page, "odds-figures");

  return gtk_label_get_label (
    GTK_LABEL (gtk_widget_get_first_child (gtk_widget_get_first_child (figures))));
}

static void
assert_figure (BsWindow *window,
               double    chance)
{
  g_autofree char *expected =
    g_strdup_printf (chance > 0 && chance < 1 - 1e-12 ? "%.1f\u00a0%%" : "%.0f\u00a0%%",
                     chance * 100);

  g_assert_cmpstr (figure_of (window), ==, expected);
}

static void
expand (BsWindow *window)
{
  gtk_expander_set_expanded (GTK_EXPANDER (find (window->battle_page, "odds-more")), TRUE);
  settle ();
}

static guint
n_children (GtkWidget *box)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

/* Before the attack, for each weapon and range. */
static void
test_line (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  g_autofree char *far = NULL;
  g_autofree char *expected = NULL;
  BsOddsPlan plan;

  click (side, "range-3");
  far = g_strdup (gtk_label_get_label (GTK_LABEL (find (side, "odds-line"))));
  click (side, "range-1");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (side, "odds-line"))), !=, far);
  far = (g_free (far), g_strdup (gtk_label_get_label (GTK_LABEL (find (side, "odds-line")))));

  /* It is what the attack will have. */
  play (window, "attack ship=kha target=ent weapon=primary range=1");
  bs_odds_plan_init (&plan, state_of (window));
  g_assert_true (plan.reroll);
  expected = g_strdup_printf ("Hits: %.1f\u00a0%%", chance_of (window, &plan) * 100);
  g_assert_true (g_str_has_prefix (far, expected));
  close_window (window);
}

/* In the sheet: before the roll, with dice on the table, without the lock. */
static void
test_sheet (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  BsOddsPlan plan;

  play (window, "attack ship=kha target=ent weapon=primary range=1");
  bs_odds_plan_init (&plan, state_of (window));
  assert_figure (window, chance_of (window, &plan));

  play (window, "roll side=attack faces=hit,hit,blank,blank,blank");
  bs_odds_plan_init (&plan, state_of (window));
  assert_figure (window, chance_of (window, &plan));
  expand (window);
  g_assert_cmpuint (n_children (find (side, "odds-chart")), >, 2);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (side, "odds-lock")), FALSE);
  settle ();
  plan.reroll = FALSE;
  assert_figure (window, chance_of (window, &plan));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (side, "odds-evades")), FALSE);
  settle ();
  plan.evades = 0;
  assert_figure (window, chance_of (window, &plan));

  /* What is left out is so for this attack alone. */
  undo (window);
  undo (window);
  play (window, "attack ship=kha target=ent weapon=primary range=1");
  bs_odds_plan_init (&plan, state_of (window));
  assert_figure (window, chance_of (window, &plan));
  close_window (window);
}

/* Which dice the lock is for changes the odds. */
static void
test_aim (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  BsOddsPlan plan;

  play (window, "attack ship=kha target=ent weapon=primary range=1");
  play (window, "roll side=attack faces=hit,hit,hit,hit,hit");
  bs_odds_plan_init (&plan, state_of (window));
  plan.aim = BS_ODDS_AIM_DESTROY;
  expand (window);
  g_object_set (find (side, "odds-aim"), "selected", 3, NULL);
  settle ();
  g_assert_true (gtk_widget_get_visible (find (side, "odds-aim")));
  if (chance_of (window, &plan) < 0.9995)
    assert_figure (window, chance_of (window, &plan));
  close_window (window);
}

/* Once nothing is left to chance there is nothing to tell. */
static void
test_certain (void)
{
  BsWindow *window = fixture_window (TRUE);

  play (window, "attack ship=kha target=ent weapon=primary range=1");
  play (window, "roll side=attack faces=hit,blank,blank,blank,blank");
  play (window, "roll side=defence faces=blank");
  g_assert_false (gtk_widget_get_mapped (find (window->battle_page, "odds-figures")));
  play (window, "resolve");
  g_assert_null (find (window->battle_page, "odds-figures"));
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/odds/line", test_line);
  g_test_add_func ("/odds/sheet", test_sheet);
  g_test_add_func ("/odds/aim", test_aim);
  g_test_add_func ("/odds/certain", test_certain);

  return g_test_run ();
}
