/* test-panel.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"

/* The panel of a ship: whatever it can be is seen there and can be set by hand. */

static BsWindow *
panel_of (const char *ship)
{
  BsWindow *window = fixture_window (TRUE);

  bs_table_choose (window->table, bs_id (ship));
  settle ();

  return window;
}

/* Captain and upgrades: active, inactive, discarded; told in words. */
static void
test_cards (void)
{
  BsWindow *window = panel_of ("ent");
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  g_assert_null (find (side, "reasons-skill"));
  click (side, "toggle-ent/captain");
  g_assert_cmpint (bs_ship_leader (ship_of (window, "ent"))->state, ==, BS_PART_DISABLED);
  g_assert_true (says (side, "William T. Riker inactive"));
  /* Its skill is the one of a ship without a captain, and the reason is a link. */
  g_assert_cmpint (bs_ship_value (state_of (window), bs_id ("ent"), "skill"), <, 6);
  g_assert_nonnull (
    strstr (gtk_label_get_label (GTK_LABEL (find (side, "reasons-skill"))), "<a href=\"AW"));
  click (side, "toggle-ent/captain");
  g_assert_null (find (side, "reasons-skill"));
  click (side, "discard-ent/captain");
  g_assert_cmpint (bs_ship_leader (ship_of (window, "ent"))->state, ==, BS_PART_DISCARDED);
  g_assert_null (find (side, "toggle-ent/captain"));
  close_window (window);
}

/* Shields active, disabled, lost add up to what is printed. */
static void
test_shields (void)
{
  BsWindow *window = panel_of ("ent");
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  const BsSection *section = ship_of (window, "ent")->sections->pdata[0];
  g_autofree char *up = g_strdup_printf ("up-%s-plus", section->id);
  g_autofree char *down = g_strdup_printf ("down-%s-plus", section->id);
  int all = section->active + section->disabled + section->lost;

  g_assert_true (says (side, "Shields lost"));
  click (side, up);
  click (side, down);
  section = ship_of (window, "ent")->sections->pdata[0];
  g_assert_cmpint (section->disabled, ==, 1);
  g_assert_cmpint (section->active + section->disabled + section->lost, ==, all);
  close_window (window);
}

/* Locks stand there with their letters at both ends; others are laid and taken off by hand. */
static void
test_locks (void)
{
  BsWindow *window = panel_of ("ent");
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  guint before = state_of (window)->locks->len;

  g_assert_true (says (side, "Lock A"));
  g_object_set (find (side, "lock-by-hand"), "selected", 1, NULL);
  settle ();
  g_assert_cmpuint (state_of (window)->locks->len, ==, before + 1);
  g_assert_true (says (side, "Lock B"));
  click (side, "lock-B-minus");
  g_assert_cmpuint (state_of (window)->locks->len, ==, before);
  close_window (window);
}

/* Each of the cloak's states. */
static void
test_cloak (void)
{
  BsWindow *window = panel_of ("kha");
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  for (int cloak = BS_CLOAK_RED; cloak >= BS_CLOAK_NONE; cloak--)
    {
      g_object_set (find (side, "cloak"), "selected", cloak, NULL);
      settle ();
      g_assert_cmpint (ship_of (window, "kha")->cloak, ==, cloak);
    }
  close_window (window);
}

/* Damage cards: known ones by name, unknown ones face down; turned and discarded by hand. */
static void
test_damage (void)
{
  BsWindow *window = panel_of ("ent");
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  const BsDamage *damage;
  g_autofree char *turn = NULL;
  g_autofree char *discard = NULL;

  play (window, "shields ship=ent do=lose count=1 anyway");
  click (side, "hits-plus");
  click (side, "deal-short");
  damage = ship_of (window, "ent")->damage->pdata[0];
  g_assert_false (damage->up);
  turn = g_strconcat ("turn-", damage->id, NULL);
  discard = g_strconcat ("discard-", damage->id, NULL);
  g_assert_true (says (side, "ace down"));
  click (side, turn);
  /* Which one it is, is chance; some turn down again at once. */
  g_assert_nonnull (
    strstr (gtk_label_get_label (GTK_LABEL (window->status)), "a damage card face up"));
  undo (window);
  click (side, discard);
  g_assert_cmpuint (ship_of (window, "ent")->damage->len, ==, 0);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/panel/cards", test_cards);
  g_test_add_func ("/panel/shields", test_shields);
  g_test_add_func ("/panel/locks", test_locks);
  g_test_add_func ("/panel/cloak", test_cloak);
  g_test_add_func ("/panel/damage", test_damage);

  return g_test_run ();
}
