/* test-boarding-german.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "boarding-window.h"

#include "engine/ground/bs-i18n.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-victory.h"

#include <locale.h>

/* A whole boarding in German, by the controls alone: the engines shot out, docked, boarded, fought,
 * broken off, taken in tow and flown home over the own edge. No line is told by hand. */

static BsWindow *window;
static GtkWidget *table, *page;

/* Until the phase, by the button alone; what is open may be left out. */
static void
go_on_to (const char *phase)
{
  int round = state_of (window)->round;

  g_settings_set_string (window->settings, "break-rules", "never");
  g_settings_set_string (window->settings, "open-may", "never");
  do
    click (table, "next");
  while (!g_str_equal (state_of (window)->phase, phase) && state_of (window)->round < round + 2);
  g_settings_reset (window->settings, "break-rules");
  g_settings_reset (window->settings, "open-may");
  settle ();
  g_assert_cmpstr (state_of (window)->phase, ==, phase);
}

static void
shoot (void)
{
  bs_window_show_page (window, "battle");
  turn_to (window, "fal");
  g_assert_true (says (table, "Die Entfernung ist nicht genannt"));
  click (table, "target-sla");
  click (table, "range-2");
  g_assert_true (says (table, "Präzisionsschuss"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (table, "precision")), TRUE);
  settle ();
  click (table, "attack-other");
  g_assert_true (state_of (window)->attack->precision);
  take_dice (find (table, "attack-dice"), "crit,hit,blank");
  click (find (table, "defence-dice"), "real-dice");
  take_dice (find (table, "defence-dice"), "blank");
  g_assert_true (says (table, "Der Antrieb von Slave I ist zerschossen: bewegungsunfähig."));
  click (table, "deal");
  g_assert_true (ship_of (window, "sla")->immobilised);
  g_assert_true (says (window->status, "bewegungsunfähig"));
}

static void
dock (void)
{
  turn_to (window, "aw");
  click (table, "move-white");
  turn_to (window, "fal");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (table, "dock-sla")), TRUE);
  click (table, "move-white");
  g_assert_cmpstr (ship_of (window, "fal")->announced, ==, "sla");
  click (table, "dock-left");
  g_assert_cmpstr (ship_of (window, "fal")->docked_to, ==, "sla");
  g_assert_true (says (table, "Entern"));
  click (table, "board-fal");
  g_assert_cmpstr (ship_of (window, "fal")->declared, ==, "board");
}

static void
enter (const char *side,
       const char *faces)
{
  g_autofree char *name = g_strconcat ("entry-", side, NULL);

  take_dice (find (page, name), faces);
}

static void
fight (const char *attack,
       const char *defence)
{
  if (find (page, "entry-attack") == NULL)
    click (page, "real-melee");
  enter ("attack", attack);
  enter ("defence", defence);
  click (page, "apply-fight");
}

static void
melee (void)
{
  click (table, "next");
  g_assert_cmpstr (state_of (window)->phase, ==, "combat");
  click (table, "to-melee");
  g_assert_true (says (page, "Zweikampf"));
  fight ("blank,blank,blank,blank,blank,blank,blank", "blank,blank,blank,blank");
  fight ("blank,blank,blank,blank", "blank,blank,blank,blank,blank,blank,blank");
}

static void
break_off (void)
{
  g_autofree char *name = NULL;

  click (page, "sla");
  click (page, "break-off-sla");
  name =
    g_strdup_printf ("answer-%s-yes", ((BsQuestion *) state_of (window)->questions->pdata[0])->id);
  click (page, name);
  click (page, "tow-fal");
  g_assert_cmpstr (ship_of (window, "fal")->declared, ==, "tow");
}

/* Over the edge of its own player. */
static void
fly_home (void)
{
  bs_window_show_page (window, "battle");
  turn_to (window, "aw");
  click (table, "move-white");
  turn_to (window, "fal");
  g_assert_cmpstr (ship_of (window, "fal")->tows, ==, "sla");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (find (table, "edge-south")), TRUE);
  click (table, "move-white");
  g_assert_cmpint (ship_of (window, "fal")->status, !=, BS_STATUS_ACTIVE);
  g_assert_cmpint (ship_of (window, "sla")->status, ==, BS_STATUS_CAPTURED);
  g_assert_cmpint (bs_victory_points (bs_state_player (state_of (window), bs_id ("anna"))), >=,
                   24 + 33);
}

static void
test_whole (void)
{
  window = boarding_window ("shot");
  table = GTK_WIDGET (window->battle_page);
  page = page_of (window);
  shoot ();
  go_on_to ("activation");
  dock ();
  melee ();
  go_on_to ("end");
  break_off ();
  go_on_to ("activation");
  fly_home ();
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  bs_i18n_init ();
  if (setlocale (LC_ALL, "de_DE.UTF-8") == NULL)
    {
      g_print ("1..0 # SKIP there is no German locale\n");
      return 0;
    }

  g_test_add_func ("/boarding-german/whole", test_whole);

  return g_test_run ();
}
