/* test-boarding-decisions.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "boarding-window.h"

/* What the players decide about a dock, by the controls of the boarding page alone. */

static void
play_to (BsWindow   *window,
         const char *phase)
{
  g_settings_set_string (window->settings, "break-rules", "never");
  for (int i = 0; i < 8 && !g_str_equal (state_of (window)->phase, phase); i++)
    next (window);
  g_settings_reset (window->settings, "break-rules");
  settle ();
  g_assert_cmpstr (state_of (window)->phase, ==, phase);
}

static BsWindow *
fought_pair (void)
{
  BsWindow *window = boarding_window ("pair");

  play (window, "fight ship=fal attack=blank,blank,blank,blank,blank,blank,blank "
                "defence=blank,blank,blank,blank,blank");
  play (window, "fight ship=sla attack=blank,blank,blank,blank,blank "
                "defence=blank,blank,blank,blank,blank,blank,blank");
  play (window, "pass ship=aw");
  play_to (window, "end");

  return window;
}

static BsBoarder *
bottom_of (BsWindow   *window,
           const char *ship)
{
  return ((BsStack *) ship_of (window, ship)->stacks->pdata[0])->boarders->pdata[0];
}

/* Answers the only question that can be. */
static void
answer (BsWindow   *window,
        const char *with)
{
  g_autofree char *name = NULL;

  g_assert_cmpuint (state_of (window)->questions->len, ==, 1);
  name = g_strdup_printf ("answer-%s-%s",
                          ((BsQuestion *) state_of (window)->questions->pdata[0])->id, with);
  click (page_of (window), name);
}

/* Proposed, granted, and the docking side flies away: B7.10. */
static void
test_break_off (void)
{
  BsWindow *window = fought_pair ();
  GtkWidget *page = page_of (window);

  click (page, "sla");
  g_assert_nonnull (find (page, "break-off-sla"));
  click (page, "break-off-sla");
  g_assert_false (bottom_of (window, "sla")->open);
  label_in (page, "Anna may answer");
  answer (window, "yes");
  g_assert_nonnull (find (page, "escape-fal"));
  g_assert_null (find (page, "board-fal"));
  click (page, "escape-fal");
  g_assert_cmpstr (ship_of (window, "fal")->declared, ==, "escape");
  g_assert_false (bottom_of (window, "fal")->open);
  g_assert_true (ship_of (window, "fal")->held);
  close_window (window);
}

/* Refused: the card is turned up again, and the melee goes on. */
static void
test_refused (void)
{
  BsWindow *window = fought_pair ();
  GtkWidget *page = page_of (window);

  click (page, "fal");
  click (page, "break-off-fal");
  g_assert_false (bottom_of (window, "fal")->open);
  answer (window, "no");
  g_assert_true (bottom_of (window, "fal")->open);
  g_assert_true (ship_of (window, "fal")->engaged);
  g_assert_cmpuint (state_of (window)->questions->len, ==, 0);
  close_window (window);
}

static BsWindow *
in_tow (void)
{
  BsWindow *window = boarding_window ("towed");

  play_to (window, "combat");
  g_assert_cmpstr (ship_of (window, "fal")->tows, ==, "sla");

  return window;
}

/* The towed ship has gear: its player may force the melee, and the tow is over, B5.4. */
static void
test_force (void)
{
  BsWindow *window = in_tow ();
  GtkWidget *page = page_of (window);

  label_in (page, "Ben may answer");
  click (page, "force-melee-sla");
  g_assert_null (ship_of (window, "fal")->tows);
  g_assert_true (ship_of (window, "fal")->held);
  g_assert_true (bottom_of (window, "sla")->open);
  g_assert_true (bottom_of (window, "fal")->open);
  g_assert_nonnull (find (page, "roll-melee"));
  close_window (window);
}

/* Or not, and the tow goes on until it lets go in the end phase, B6.9. Before that it is against
 * the rule. */
static void
test_let_go (void)
{
  BsWindow *window = in_tow ();
  GtkWidget *page = page_of (window);

  click (page, "force-no");
  g_assert_null (find (page, "force-no"));
  g_assert_cmpstr (ship_of (window, "fal")->tows, ==, "sla");
  click (page, "fal");
  g_assert_true (gtk_widget_has_css_class (find (page, "let-go-fal"), "against"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (find (page, "let-go-fal")), "B6.9"));
  play (window, "pass ship=fal");
  play_to (window, "end");
  g_assert_false (gtk_widget_has_css_class (find (page, "let-go-fal"), "against"));
  click (page, "let-go-fal");
  g_assert_null (ship_of (window, "fal")->tows);
  g_assert_null (ship_of (window, "fal")->docked_to);
  g_assert_false (ship_of (window, "fal")->held);
  g_assert_true (ship_of (window, "sla")->immobilised);
  close_window (window);
}

/* Gear lies face down as boarders do, and its owner may look at it: B1.6. What has been revealed is
 * no secret any more. */
static void
test_peek_gear (void)
{
  BsWindow *window = in_tow ();
  GtkWidget *page = page_of (window), *button = find (page, "peek-ben");

  g_assert_nonnull (button);
  click (page, "peek-ben");
  g_assert_true (says (open_curtain (window), "boarding gear"));
  close_curtain (window);

  click (page, "force-melee-sla");
  g_assert_null (find (page, "peek-ben"));
  close_window (window);
}

static void
count_named (GtkWidget  *widget,
             const char *name,
             guint      *n)
{
  *n +=
    g_strcmp0 (gtk_widget_get_name (widget), name) == 0 && gtk_widget_get_child_visible (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count_named (child, name, n);
}

static void
assert_once (GtkWidget  *widget,
             const char *name)
{
  guint n = 0;

  count_named (widget, name, &n);
  if (n != 1)
    g_error ("%s is shown %u times", name, n);
}

/* The panel of the table and the page read one list: each act stands there once, whether it is
 * asked or not. */
static void
test_once (void)
{
  BsWindow *window = boarding_window ("before");
  GtkWidget *table = GTK_WIDGET (window->battle_page);

  play (window, "move ship=fal bearing=straight speed=2 dock=sla");
  bs_window_show_page (window, "battle");
  bs_table_choose (window->table, bs_id ("fal"));
  settle ();
  assert_once (table, "dock-left");
  assert_once (page_of (window), "dock-left");
  play (window, "dock ship=fal target=sla at=left");
  assert_once (table, "board-fal");
  assert_once (table, "tow-fal");
  assert_once (page_of (window), "tow-fal");
  play (window, "declare ship=fal intent=board");
  settle ();
  assert_once (table, "tow-fal");
  assert_once (table, "break-off-fal");
  assert_once (page_of (window), "break-off-fal");
  close_window (window);
}

/* Why an act is refused stands under it, and its number leads to the rule. */
static void
test_reasons (void)
{
  BsWindow *window = boarding_window ("jackpot");
  GtkWidget *label = NULL;
  g_autoptr (GPtrArray) labels = NULL;
  gboolean done = FALSE;

  click (page_of (window), "fal");
  labels = all_of (page_of (window), GTK_TYPE_LABEL);
  for (guint i = 0; i < labels->len && label == NULL; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "reason"))
      label = labels->pdata[i];
  g_assert_nonnull (label);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Tow: "));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "href=\"B8.2\""));
  g_signal_emit_by_name (label, "activate-link", "B8.2", &done);
  settle ();
  g_assert_true (done);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "rules");
  close_window (window);
}

static int
energy_of (BsWindow   *window,
           const char *card)
{
  const BsShip *ship = ship_of (window, "cr90");

  if (card == NULL)
    return bs_ship_count (ship, bs_id ("energy"));

  return bs_counters_get (bs_ship_part (ship, bs_id (card))->counters, bs_id ("energy"), 0);
}

/* Energy of a huge ship: spent, gained by its maneuver, allocated to a card; what is against a rule
 * is dimmed. */
static void
test_energy (void)
{
  BsWindow *window = boarding_window ("energy");
  GtkWidget *table = GTK_WIDGET (window->battle_page);

  bs_window_show_page (window, "battle");
  bs_table_choose (window->table, bs_id ("cr90"));
  settle ();
  label_in (find (table, "energy"), "5 of 5");
  g_assert_true (gtk_widget_has_css_class (find (table, "energy-cr90/store-plus"), "against"));
  g_assert_nonnull (
    strstr (gtk_widget_get_tooltip_text (find (table, "energy-cr90/store-plus")), "X5.1"));
  for (int i = 0; i < 3; i++)
    click (table, "energy-cr90-minus");
  g_assert_cmpint (energy_of (window, NULL), ==, 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (table, "energy-2")), TRUE);
  click (table, "move-white");
  g_assert_cmpint (energy_of (window, NULL), ==, 4);
  click (table, "energy-cr90/store-plus");
  g_assert_cmpint (energy_of (window, "cr90/store"), ==, 1);
  g_assert_cmpint (energy_of (window, NULL), ==, 3);
  label_in (find (table, "energy"), "1 of 5");
  click (table, "energy-cr90/gun-minus");
  g_assert_cmpint (energy_of (window, "cr90/gun"), ==, 1);
  undo (window);
  undo (window);
  g_assert_cmpint (energy_of (window, NULL), ==, 4);
  g_assert_cmpint (energy_of (window, "cr90/store"), ==, 0);
  close_window (window);
}

/* Damage of a huge ship comes from the deck of the half that was hit. Where nobody knows the
 * copies, the real card is named; else it can be drawn here. */
static void
test_epic_decks (void)
{
  BsWindow *window = boarding_window ("epic");
  GtkWidget *table = GTK_WIDGET (window->battle_page);

  bs_window_show_page (window, "battle");
  bs_table_choose (window->table, bs_id ("cr90"));
  settle ();
  g_object_set (find (table, "half"), "selected", 1, NULL);
  click (table, "crits-plus");
  click (table, "deal-short");
  label_in (table, "Damage cards (CR90 Corvette, aft)");
  g_assert_null (find (table, "draw"));
  g_object_set (find (table, "card-list"), "selected", 1, NULL);
  click (table, "name-card");
  g_assert_cmpstr (((BsDamage *) ship_of (window, "cr90")->damage->pdata[0])->card, ==,
                   "grid-overload");
  g_assert_cmpstr (((BsDamage *) ship_of (window, "cr90")->damage->pdata[0])->section, ==, "aft");
  label_in (table, "What it does stands on the real card.");

  bs_table_choose (window->table, bs_id ("gr"));
  settle ();
  click (table, "crits-plus");
  click (table, "deal-short");
  g_assert_cmpuint (ship_of (window, "gr")->damage->len, ==, 1);
  g_assert_nonnull (((BsDamage *) ship_of (window, "gr")->damage->pdata[0])->card);
  g_assert_cmpstr (((BsDamage *) ship_of (window, "gr")->damage->pdata[0])->deck, ==,
                   "gr/fore-deck");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/boarding-decisions/break-off", test_break_off);
  g_test_add_func ("/boarding-decisions/refused", test_refused);
  g_test_add_func ("/boarding-decisions/force", test_force);
  g_test_add_func ("/boarding-decisions/let-go", test_let_go);
  g_test_add_func ("/boarding-decisions/peek-gear", test_peek_gear);
  g_test_add_func ("/boarding-decisions/once", test_once);
  g_test_add_func ("/boarding-decisions/reasons", test_reasons);
  g_test_add_func ("/boarding-decisions/energy", test_energy);
  g_test_add_func ("/boarding-decisions/epic-decks", test_epic_decks);

  return g_test_run ();
}
