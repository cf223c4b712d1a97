/* test-muster-boarding.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Fleets with boarding in the window: crew stacks, and what lies face down is its owner's to
 * see. */

#include "muster-window.h"

#include "engine/fleet/bs-fleet.h"

#include <string.h>

static const char *
lowest_of (BsWindow *window)
{
  const BsStack *stack = ship_of (window, "fal")->stacks->pdata[0];

  return ((BsBoarder *) stack->boarders->pdata[0])->name;
}

/* Boarders change places and go from board; the lowest cannot go down, and nobody goes above the
 * pilot. No label names them. */
static void
test_stack (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel",
    "ship id=fal player=rosa card=yt-1300 pilot=han-solo",
    "boarder ship=fal name=Wookiee points=12",
    "boarder ship=fal name=Droid points=9",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  g_autofree char *words = NULL;
  GtkWidget *curtain;

  g_assert_cmpstr (lowest_of (window), ==, "Wookiee");
  words = words_of (column (window, "rosa"));
  g_assert_null (strstr (words, "Wookiee"));
  g_assert_null (find (column (window, "rosa"), "drop-fal/c2"));
  tap (column (window, "rosa"), "peek-rosa");
  curtain = open_curtain (window);
  g_assert_false (gtk_widget_get_sensitive (find (curtain, "own-down-fal/c2")));
  g_assert_false (gtk_widget_get_sensitive (find (curtain, "own-up-fal/c3")));
  tap (curtain, "own-up-fal/c2");
  g_assert_cmpstr (lowest_of (window), ==, "Droid");
  g_assert_false (gtk_widget_get_sensitive (find (curtain, "own-up-fal/c2")));
  take_back (window);
  g_assert_cmpstr (lowest_of (window), ==, "Wookiee");
  tap (curtain, "own-drop-fal/c2");
  g_assert_cmpstr (lowest_of (window), ==, "Droid");
  close_curtain (window);
  close_window (window);
}

/* Behind the curtain a player sees his own crew, with points and dice, and nobody else's; a window
 * that goes away closes it. */
static void
test_peek (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel",
    "player id=ben faction=imperial",
    "ship id=fal player=rosa card=yt-1300 pilot=han-solo",
    "boarder ship=fal name=Wookiee points=12",
    "ship id=tie player=ben name=TIE size=large seats=multi hull=3 points=12",
    "boarder ship=tie name=Trooper points=9",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  GtkWidget *curtain;
  g_autofree char *closed = NULL;
  g_autofree char *words = NULL;

  g_assert_true (gtk_widget_get_visible (find (column (window, "rosa"), "peek-rosa")));
  tap (column (window, "rosa"), "peek-rosa");
  curtain = find (window, "curtain");
  closed = words_of (curtain);
  g_assert_nonnull (strstr (closed, "rosa"));
  g_assert_null (strstr (closed, "Wookiee"));
  g_assert_null (bs_table_get_viewer (window->table));
  curtain = open_curtain (window);
  words = words_of (curtain);
  g_assert_nonnull (strstr (words, "Wookiee, 12 points, 2 dice"));
  g_assert_null (strstr (words, "Trooper"));
  g_assert_cmpstr (bs_table_get_viewer (window->table), ==, "rosa");
  close_curtain (window);
  g_free (words);
  words = words_of (GTK_WIDGET (window));
  g_assert_null (strstr (words, "Wookiee"));
  close_window (window);
}

/* What lies face down is in no figure of the open pages, neither while the fleets are built nor
 * later (B1.6). */
static void
test_points (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel",
    "player id=ben faction=imperial",
    "ship id=fal player=rosa card=yt-1300 pilot=han-solo",
    "ship id=tie player=ben name=TIE size=small seats=single attack=2 agility=3 hull=3 shields=0 "
    "skill=1 points=12",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  GtkWidget *table = GTK_WIDGET (window->battle_page);

  g_assert_nonnull (find (column (window, "rosa"), "total"));
  play (window, "boarder ship=fal name=Wookiee points=17");
  play (window, "equip ship=fal gear hidden");
  rest ();
  {
    g_autofree char *words = words_of (column (window, "rosa"));
    g_autofree char *heading = words_of (table);

    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (column (window, "rosa"), "total"))), ==,
                     "46 points + face down");
    g_assert_null (strstr (words, "68"));
    g_assert_null (strstr (words, "17"));
    g_assert_null (strstr (heading, "68 points"));
    g_assert_nonnull (strstr (heading, "46 points + face down"));
  }
  tap (column (window, "rosa"), "peek-rosa");
  g_assert_true (says (open_curtain (window), "68 points"));
  close_curtain (window);

  /* Over the limit: that it is too much is told, not how much. */
  play (window, "option points=60");
  rest ();
  {
    g_autofree char *words = words_of (GTK_WIDGET (window->muster_page));

    g_assert_nonnull (find (column (window, "rosa"), "points-limit"));
    g_assert_nonnull (strstr (words, "46 of 60 points + face down"));
    g_assert_null (strstr (words, "68"));
  }

  play (window, "option points=100");
  play (window, "begin initiative=rosa");
  rest ();
  {
    g_autofree char *heading = words_of (table);

    g_assert_null (strstr (heading, "68 points"));
    g_assert_nonnull (strstr (heading, "46 points + face down"));
  }
  close_window (window);
}

/* What is offered tells nothing of gear that lies face down: only its owner finds the slot
 * taken. */
static void
test_gear (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel",
    "player id=ben faction=imperial",
    "ship id=fal player=rosa card=yt-1300 pilot=han-solo",
    "equip ship=fal gear hidden",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  GtkWidget *curtain;

  g_assert_cmpint (bs_fleet_taken (ship_of (window, "fal"), bs_id ("modification")), ==, 1);
  g_assert_nonnull (find (column (window, "rosa"), "slot-fal-modification"));
  g_assert_nonnull (find (column (window, "rosa"), "gear-fal"));

  /* A modification after it is one too many, and the mark lies on the hidden card, for its
   * owner. */
  play (window, "equip ship=fal name=Engine slot=modification points=4 anyway");
  rest ();
  g_assert_null (find (window, "slot-missing"));
  tap (column (window, "rosa"), "peek-rosa");
  curtain = open_curtain (window);
  g_assert_nonnull (find (curtain, "slot-missing"));
  close_curtain (window);
  close_window (window);
}

static GtkPopover *
asked (BsWindow *window)
{
  GtkWidget *button = find (window->adaptive, "anyway");

  g_assert_nonnull (button);

  return GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER));
}

static void
assert_points_at (BsWindow   *window,
                  const char *name)
{
  graphene_rect_t bounds;
  GdkRectangle at;

  g_assert_true (
    gtk_widget_compute_bounds (find (window, name), GTK_WIDGET (window->adaptive), &bounds));
  g_assert_true (gtk_popover_get_pointing_to (asked (window), &at));
  g_assert_cmpint (at.x, ==, (int) bounds.origin.x);
  g_assert_cmpint (at.y, ==, (int) bounds.origin.y);
  g_assert_cmpint (at.height, ==, (int) bounds.size.height);
  gtk_popover_popdown (asked (window));
  rest ();
}

/* Why not is asked beside the button that was tapped, and the button that does it anyway can be
 * reached: below the column there is no room for it. */
static void
test_asked_beside (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel",
    "player id=ben faction=imperial",
    "ship id=fal player=rosa card=x-wing pilot=luke-skywalker",
    "equip ship=fal name=Engine slot=modification points=4",
    "ship id=b player=rosa card=x-wing pilot=biggs-darklighter",
    "ship id=c player=rosa card=x-wing pilot=wedge-antilles",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  GtkWidget *fleet = column (window, "rosa");
  GdkRectangle at;

  g_settings_set_string (window->settings, "break-rules", "ask");
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 600);
  rest ();
  tap (fleet, "gear-fal");
  tap (open_curtain (window), "own-gear");
  assert_points_at (window, "own-gear");
  close_curtain (window);

  /* Of what is higher than the window the middle is pointed at. */
  g_assert_cmpint (gtk_widget_get_height (fleet), >, 600);
  bs_table_perform_line (window->table, fleet, "equip ship=fal gear hidden");
  rest ();
  g_assert_true (gtk_popover_get_pointing_to (asked (window), &at));
  g_assert_cmpint (at.y, >, 150);
  g_assert_cmpint (at.y + at.height, <, 450);
  gtk_popover_popdown (asked (window));
  rest ();
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/muster/stack", test_stack);
  g_test_add_func ("/muster/peek", test_peek);
  g_test_add_func ("/muster/points", test_points);
  g_test_add_func ("/muster/gear", test_gear);
  g_test_add_func ("/muster/asked-beside", test_asked_beside);

  return g_test_run ();
}
