/* test-muster.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The fleets built in the window: ships by search, cards, captains, totals, marks, players, undo,
 * begin. */

#include "muster-window.h"

#include "engine/fleet/bs-fleet.h"
#include "engine/fleet/bs-points.h"

/* Types into the search of a column and lets it answer. */
static void
look_for (GtkWidget  *fleet,
          const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find (fleet, "card-search")), text);
  for (int i = 0; i < 6; i++)
    settle ();
  rest ();
}

static void
add_ship (BsWindow   *window,
          const char *player,
          const char *name,
          const char *card,
          const char *captain)
{
  g_autofree char *row = g_strconcat ("card-", card, NULL);
  g_autofree char *leader =
    captain != NULL ? g_strconcat ("card-", captain, NULL) : g_strdup ("without");

  tap (column (window, player), "add-ship");
  look_for (column (window, player), name);
  tap (column (window, player), row);
  if (captain != NULL)
    {
      const BsCard *known = bs_catalogue_card (state_of (window)->catalogue, bs_id (captain));

      g_assert_nonnull (known);
      look_for (column (window, player), known->name);
    }
  tap (column (window, player), leader);
}

static GtkWidget *
find_button (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      /* Links to the rules stand before it. */
      if (GTK_IS_BUTTON (child) && gtk_widget_has_css_class (child, "destructive-action"))
        return child;
      if ((found = find_button (child)) != NULL)
        return found;
    }

  return NULL;
}

/* The popover that asks: do it anyway. */
static void
answer_anyway (BsWindow *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->adaptive));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      {
        g_signal_emit_by_name (find_button (child), "clicked");
        rest ();
        return;
      }

  g_error ("nobody asks");
}

static void
test_add_ship (void)
{
  BsWindow *window = muster_window ();
  const BsShip *ship;
  const BsCard *card, *captain;

  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_false (state_of (window)->begun);
  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  ship = state_of (window)->ships->pdata[0];
  g_assert_cmpstr (ship->player, ==, "p1");
  g_assert_cmpstr (ship->card, ==, "enterprise-d");
  g_assert_cmpstr (bs_ship_leader (ship)->card, ==, "jean-luc-picard");

  /* What it costs stands above the column. */
  card = bs_catalogue_card (state_of (window)->catalogue, bs_id ("enterprise-d"));
  captain = bs_catalogue_card (state_of (window)->catalogue, bs_id ("jean-luc-picard"));
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p1")), ==,
                   card->cost + captain->cost);
  {
    g_autofree char *points = g_strdup_printf ("%d points", card->cost + captain->cost);

    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (column (window, "p1"), "total"))), ==,
                     points);
  }
  g_assert_nonnull (find (column (window, "p1"), "enterprise-d"));
  g_assert_null (find (column (window, "p2"), "enterprise-d"));

  /* Taken out by undo, and back by redo. */
  take_back (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  g_assert_null (find (column (window, "p1"), "enterprise-d"));
  do_again (window);
  g_assert_nonnull (find (column (window, "p1"), "enterprise-d"));
  close_window (window);
}

static void
test_equip (void)
{
  BsWindow *window = muster_window ();
  const BsShip *ship;
  int before;

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  before = bs_state_points (state_of (window), bs_id ("p1"));
  tap (column (window, "p1"), "slot-enterprise-d-crew");
  g_assert_nonnull (find (column (window, "p1"), "card-data"));
  g_assert_null (find (column (window, "p1"), "card-tractor-beam"));
  tap (column (window, "p1"), "card-data");
  ship = state_of (window)->ships->pdata[0];
  g_assert_cmpint (bs_fleet_taken (ship, bs_id ("crew")), ==, 1);
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p1")), >, before);
  g_assert_nonnull (find (column (window, "p1"), "enterprise-d/data"));

  take_back (window);
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p1")), ==, before);
  g_assert_null (find (column (window, "p1"), "enterprise-d/data"));
  close_window (window);
}

/* A second one of a unique name: found by its name, marked, done anyway, and marked where it is. */
static void
test_marks (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *row;

  add_ship (window, "p1", "enterprise", "enterprise-d", NULL);
  g_assert_nonnull (find (find (column (window, "p1"), "enterprise-d"), "one-leader"));

  tap (column (window, "p1"), "slot-enterprise-d-crew");
  tap (column (window, "p1"), "card-data");
  tap (column (window, "p1"), "slot-enterprise-d-crew");
  g_assert_null (find (column (window, "p1"), "card-data"));
  look_for (column (window, "p1"), "data");
  row = find (column (window, "p1"), "card-data");
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_has_css_class (row, "against"));
  tap (column (window, "p1"), "card-data");
  g_assert_cmpint (bs_fleet_taken (state_of (window)->ships->pdata[0], bs_id ("crew")), ==, 1);
  answer_anyway (window);
  g_assert_cmpint (bs_fleet_taken (state_of (window)->ships->pdata[0], bs_id ("crew")), ==, 2);
  g_assert_nonnull (find (find (column (window, "p1"), "enterprise-d/data-2"), "unique-name"));
  g_assert_null (find (find (column (window, "p1"), "enterprise-d/data"), "unique-name"));
  close_window (window);
}

/* The limit is agreed on the page; too much is marked at the player, and begins anyway. */
static void
test_limit (void)
{
  BsWindow *window = muster_window ();
  g_autofree char *text = NULL;

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  add_ship (window, "p2", "khazara", "khazara", "toreth");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (window->muster_page, "points-limit")), 1);
  rest ();
  g_assert_cmpstr (bs_state_option (state_of (window), "points"), ==, "40");
  text = g_strdup_printf ("%d of 40 points", bs_state_points (state_of (window), bs_id ("p1")));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (column (window, "p1"), "total"))), ==,
                   text);

  tap (column (window, "p1"), "slot-enterprise-d-crew");
  tap (column (window, "p1"), "card-data");
  play (window, "equip ship=enterprise-d name=Ballast points=50");
  rest ();
  g_assert_nonnull (find (column (window, "p1"), "points-limit"));
  g_assert_null (find (column (window, "p2"), "points-limit"));
  tap (window->muster_page, "begin-battle");
  g_assert_false (state_of (window)->begun);
  answer_anyway (window);
  g_assert_true (state_of (window)->begun);
  g_assert_cmpstr (shown_page (window), ==, "battle");
  close_window (window);
}

/* Begun, the table is shown; undone, the fleets again. */
static void
test_begin (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  add_ship (window, "p2", "khazara", "khazara", "toreth");
  tap (window->muster_page, "begin-battle");
  g_assert_true (state_of (window)->begun);
  g_assert_cmpstr (shown_page (window), ==, "battle");
  take_back (window);
  g_assert_false (state_of (window)->begun);
  g_assert_cmpstr (shown_page (window), ==, "muster");
  bs_window_show_page (window, "rules");
  bs_window_show_page (window, "battle");
  g_assert_cmpstr (shown_page (window), ==, "muster");
  do_again (window);
  g_assert_cmpstr (shown_page (window), ==, "battle");
  close_window (window);
}

/* A ship and a card that no catalogue has. */
static void
test_by_hand (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p2");
  const BsShip *ship;

  tap (fleet, "add-ship");
  look_for (fleet, "Paper <Boat> \"1\"");
  tap (fleet, "by-hand");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (fleet, "by-hand-points")), 17);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (fleet, "by-hand-hull")), 5);
  tap (fleet, "by-hand-done");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  ship = state_of (window)->ships->pdata[0];
  g_assert_cmpstr (ship->name, ==, "Paper <Boat> \"1\"");
  g_assert_cmpint (ship->points, ==, 17);
  g_assert_cmpint (((BsSection *) ship->sections->pdata[0])->hull, ==, 5);

  tap (fleet, "other-ship");
  look_for (fleet, "Sail");
  tap (fleet, "by-hand");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (fleet, "by-hand-points")), 3);
  tap (fleet, "by-hand-done");
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p2")), ==, 20);
  close_window (window);
}

/* Two, three, four players; no more. */
static void
test_players (void)
{
  BsWindow *window = muster_window ();

  tap (window->muster_page, "add-player");
  tap (window->muster_page, "add-player");
  g_assert_cmpuint (state_of (window)->players->len, ==, 4);
  g_assert_nonnull (column (window, "p4"));
  g_assert_false (gtk_widget_get_visible (find (window->muster_page, "add-player")));
  take_back (window);
  g_assert_null (find (window->muster_page, "p4"));
  close_window (window);
}

/* A name is found in both languages, without accents; nothing found says so. */
static void
test_search (void)
{
  BsWindow *window = muster_window ();
  const BsCatalogue *catalogue = state_of (window)->catalogue;
  GtkWidget *fleet = column (window, "p1");
  const BsCard *german = NULL;
  g_autofree char *row = NULL;
  g_autofree char *folded = NULL;

  for (guint i = 0; i < catalogue->cards->len && german == NULL; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      if (g_str_equal (card->kind, "upgrade") && card->name_de != NULL &&
          !g_str_equal (card->name, card->name_de))
        german = card;
    }

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  tap (fleet, "other-enterprise-d");
  if (german != NULL)
    {
      row = g_strconcat ("card-", german->id, NULL);
      folded = bs_catalogue_fold (german->name_de);
      look_for (fleet, folded);
      g_assert_nonnull (find (fleet, row));
    }
  look_for (fleet, "no such card anywhere");
  g_assert_null (find (fleet, "card-data"));
  g_signal_emit_by_name (find (fleet, "card-search"), "stop-search");
  rest ();
  g_assert_nonnull (find (fleet, "total"));
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  close_window (window);
}

static void
test_narrow (void)
{
  BsWindow *window = muster_window ();
  int least;

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  make_narrow (window);
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  close_window (window);
}

static void
test_take_out (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  tap (column (window, "p1"), "drop-enterprise-d/captain");
  g_assert_null (bs_ship_leader (ship_of (window, "enterprise-d")));
  take_back (window);
  g_assert_nonnull (bs_ship_leader (ship_of (window, "enterprise-d")));
  tap (column (window, "p1"), "drop-enterprise-d");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  take_back (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  close_window (window);
}

/* Another captain in place of the first one, by the button beside him; where there is none, by the
 * one among the slots. */
static void
test_lead (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  tap (column (window, "p1"), "lead-enterprise-d");
  look_for (column (window, "p1"), "Riker");
  tap (column (window, "p1"), "card-william-t-riker");
  g_assert_cmpstr (bs_ship_leader (ship_of (window, "enterprise-d"))->card, ==, "william-t-riker");
  take_back (window);
  g_assert_cmpstr (bs_ship_leader (ship_of (window, "enterprise-d"))->card, ==, "jean-luc-picard");
  tap (column (window, "p1"), "drop-enterprise-d/captain");
  tap (column (window, "p1"), "lead-enterprise-d");
  look_for (column (window, "p1"), "Riker");
  tap (column (window, "p1"), "card-william-t-riker");
  g_assert_cmpstr (bs_ship_leader (ship_of (window, "enterprise-d"))->card, ==, "william-t-riker");
  close_window (window);
}

/* X-Wing: pilots stand before the ships, which are nothing to be had for nothing; who flies gives
 * the ship its name, as an imported list does. */
static void
test_pilots (void)
{
  static const char *const lines[] = { "player id=rosa faction=rebel",
                                       "player id=ben faction=imperial" };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  g_autofree char *words = NULL;
  GtkWidget *fleet;

  tap (column (window, "ben"), "add-ship");
  look_for (column (window, "ben"), "tie fighter");
  words = words_of (find (column (window, "ben"), "card-tie-fighter"));
  g_assert_nonnull (strstr (words, "The pilot is chosen next"));
  g_assert_null (strstr (words, "0"));
  look_for (column (window, "ben"), "");
  g_assert_null (find (column (window, "ben"), "card-tie-fighter"));

  for (int i = 0; i < 2; i++)
    {
      look_for (column (window, "ben"), "academy pilot");
      tap (column (window, "ben"), "card-academy-pilot");
      g_assert_true (says (window->status, "Academy Pilot joins the fleet"));
      tap (column (window, "ben"), "add-ship");
    }
  g_assert_cmpstr (ship_of (window, "tie-fighter")->name, ==, "Academy Pilot");
  fleet = column (window, "ben");
  tap (fleet, "search-back");
  g_assert_true (says (find (fleet, "tie-fighter"), "TIE Fighter"));

  /* Another pilot, another name; a ship with a name of its own keeps that. */
  tap (fleet, "lead-tie-fighter");
  look_for (fleet, "howlrunner");
  tap (fleet, "card-howlrunner");
  g_assert_cmpstr (ship_of (window, "tie-fighter")->name, ==,
                   bs_ship_leader (ship_of (window, "tie-fighter"))->name);
  take_back (window);
  g_assert_cmpstr (ship_of (window, "tie-fighter")->name, ==, "Academy Pilot");
  play (window, "set on=tie-fighter-2 name=Zeta");
  rest ();
  tap (fleet, "lead-tie-fighter-2");
  look_for (fleet, "howlrunner");
  tap (fleet, "card-howlrunner");
  g_assert_cmpstr (ship_of (window, "tie-fighter-2")->name, ==, "Zeta");
  close_window (window);
}

static void
do_from_menu (BsWindow   *window,
              const char *player,
              guint       section,
              guint       place)
{
  GtkWidget *fleet = column (window, player);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (find (fleet, "player-menu")));
  g_autoptr (GMenuModel) part = NULL;
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  if (section > 0)
    part =
      g_menu_model_get_item_link (menu, g_menu_model_get_n_items (menu) - 1, G_MENU_LINK_SECTION);
  else
    part = g_object_ref (menu);
  g_assert_true (
    g_menu_model_get_item_attribute (part, (int) place, G_MENU_ATTRIBUTE_ACTION, "s", &action));
  target = g_menu_model_get_item_attribute_value (part, (int) place, G_MENU_ATTRIBUTE_TARGET, NULL);
  g_assert_true (gtk_widget_activate_action_variant (fleet, action, target));
  rest ();
}

/* Players change places and leave, with their fleets. */
static void
test_player_menu (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  do_from_menu (window, "p1", 0, 0);
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[0])->id, ==, "p2");
  do_from_menu (window, "p1", 1, 0);
  g_assert_cmpuint (state_of (window)->players->len, ==, 1);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  take_back (window);
  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  take_back (window);
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[0])->id, ==, "p1");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/muster/add-ship", test_add_ship);
  g_test_add_func ("/muster/equip", test_equip);
  g_test_add_func ("/muster/marks", test_marks);
  g_test_add_func ("/muster/limit", test_limit);
  g_test_add_func ("/muster/begin", test_begin);
  g_test_add_func ("/muster/by-hand", test_by_hand);
  g_test_add_func ("/muster/players", test_players);
  g_test_add_func ("/muster/search", test_search);
  g_test_add_func ("/muster/narrow", test_narrow);
  g_test_add_func ("/muster/take-out", test_take_out);
  g_test_add_func ("/muster/lead", test_lead);
  g_test_add_func ("/muster/pilots", test_pilots);
  g_test_add_func ("/muster/player-menu", test_player_menu);

  return g_test_run ();
}
