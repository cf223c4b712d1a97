/* test-battle.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/dice/bs-forecast.h"
#include "fixture.h"

static void
assert_figures (BsWindow   *window,
                const char *id,
                int         active,
                int         disabled,
                int         lost)
{
  const BsSection *section = ship_of (window, id)->sections->pdata[0];

  g_assert_cmpint (section->active, ==, active);
  g_assert_cmpint (section->disabled, ==, disabled);
  g_assert_cmpint (section->lost, ==, lost);
}

static void
test_demo (void)
{
  BsWindow *window = fixture_window (TRUE);

  g_assert_cmpstr (state_of (window)->active, ==, "kha");
  g_assert_cmpstr (bs_table_get_chosen (window->table), ==, "kha");
  gtk_test_accessible_assert_role (window->status, GTK_ACCESSIBLE_ROLE_STATUS);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (window->status)), !=, "");
  close_window (window);
}

static void
tell (GtkWidget  *side,
      const char *faces)
{
  g_auto (GStrv) each = g_strsplit (faces, ",", -1);

  for (guint i = 0; each[i] != NULL; i++)
    click (find (side, "dice-entry"), each[i]);
  click (side, "dice-done");
}

/* Enterprise-D answers: five dice against six, since the red cloak still counts; one hit is left,
 * and no active shield. */
static void
second_attack (BsWindow  *window,
               GtkWidget *side)
{
  const BsShip *kha;

  while (g_strcmp0 (state_of (window)->active, "ent") != 0)
    next (window);
  g_settings_set_string (window->settings, "dice", "real");
  bs_table_choose (window->table, NULL);
  bs_table_choose (window->table, bs_id ("ent"));
  settle ();
  if (state_of (window)->questions->len > 0)
    next (window);
  click (side, "target-kha");
  click (side, "range-1");
  click (side, "attack");
  tell (side, "hit,hit,hit,battle,blank");
  tell (side, "evade,evade,blank,blank,blank,blank");
  g_settings_set_string (window->settings, "dice", "virtual");
  click (side, "deal");
  assert_figures (window, "kha", 0, 4, 0);
  kha = ship_of (window, "kha");
  g_assert_cmpuint (kha->damage->len, ==, 1);
  g_assert_false (((BsDamage *) kha->damage->pdata[0])->up);
}

/* The red cloak goes; who wants raises the shields. */
static void
end_phase (BsWindow  *window,
           GtkWidget *side)
{
  const BsQuestion *question = NULL;
  g_autofree char *name = NULL;

  while (g_strcmp0 (state_of (window)->phase, "end") != 0)
    next (window);
  g_assert_cmpint (ship_of (window, "kha")->cloak, ==, BS_CLOAK_NONE);

  for (guint i = 0; i < state_of (window)->questions->len; i++)
    {
      const BsQuestion *each = state_of (window)->questions->pdata[i];

      if (g_str_equal (each->topic, "raise") && g_strcmp0 (each->on, "kha") == 0)
        question = each;
    }
  g_assert_nonnull (question);
  name = g_strconcat ("answer-", question->id, "-", question->answers->pdata[0], NULL);
  click (side, name);
  assert_figures (window, "kha", 4, 0, 0);
}

/* The rulebook's own combat by taps and real dice: every number of it. */
static void
test_attack (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  const BsAttack *attack;
  GtkWidget *spend;

  g_settings_set_string (window->settings, "dice", "real");
  bs_table_choose (window->table, NULL);
  bs_table_choose (window->table, bs_id ("kha"));
  settle ();

  click (side, "range-1");
  click (side, "attack");
  attack = state_of (window)->attack;
  g_assert_nonnull (attack);
  g_assert_cmpstr (attack->target, ==, "ent");
  click (side, "hit");
  click (side, "hit");
  click (side, "hit");
  click (side, "blank");
  click (side, "blank");
  click (side, "dice-done");
  g_assert_true (state_of (window)->attack->attack.rolled);
  g_assert_cmpuint (state_of (window)->attack->attack.results->len, ==, 5);
  g_assert_cmpint (ship_of (window, "kha")->cloak, ==, BS_CLOAK_RED);

  g_settings_set_string (window->settings, "dice", "virtual");

  /* The lock is spent on the two dice that are chosen, not before one is, and says so until
   * then. */
  spend = find (find (side, "attack-dice"), "spend side=attack token=lock");
  g_assert_false (gtk_widget_is_sensitive (spend));
  g_assert_true (says (spend, "Choose dice first."));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (spend), ==, "Choose dice first.");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (find (side, "attack-dice"), "die-4")),
                                TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (find (side, "attack-dice"), "die-5")),
                                TRUE);
  g_assert_false (says (spend, "Choose dice first."));
  g_assert_null (gtk_widget_get_tooltip_text (spend));
  click (find (side, "attack-dice"), "spend side=attack token=lock");
  g_assert_cmpuint (state_of (window)->locks->len, ==, 0);
  undo (window);
  play (window, "spend side=attack token=lock dice=4,5 faces=crit,battle");
  play (window, "roll side=defence faces=evade");
  click (find (side, "defence-dice"), "spend side=defence token=evade");
  g_assert_cmpuint (state_of (window)->attack->defence.results->len, ==, 2);

  click (side, "deal");
  g_assert_null (state_of (window)->attack);
  assert_figures (window, "ent", 0, 0, 4);
  /* The card drawn may bring another one. */
  g_assert_cmpuint (ship_of (window, "ent")->damage->len, >=, 1);

  /* Undone and done again: the dealing, then what came before it; the same dice. */
  undo (window);
  assert_figures (window, "ent", 1, 0, 3);
  g_assert_nonnull (state_of (window)->attack);
  undo (window);
  g_assert_cmpuint (state_of (window)->attack->defence.results->len, ==, 1);
  redo (window);
  redo (window);
  assert_figures (window, "ent", 0, 0, 4);

  /* The example goes on with a card that changes no number. */
  undo (window);
  play (window, "resolve cards=engine-room-fire");
  second_attack (window, side);
  end_phase (window, side);
  close_window (window);
}

/* Whatever is asked is answered with the first answer, and the battle goes on for some rounds:
 * nothing is left hanging. */
static void
test_rounds (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  int taps;

  g_settings_set_string (window->settings, "break-rules", "never");
  for (taps = 0; taps < 200 && state_of (window)->round < 4 && !state_of (window)->ended; taps++)
    {
      const BsState *state = state_of (window);
      const BsQuestion *question = state->questions->len > 0 ? state->questions->pdata[0] : NULL;
      g_autofree char *name = NULL;
      GtkWidget *button;

      if (question != NULL && question->kind == BS_ASK_DICE)
        name = g_strconcat ("roll-", question->id, NULL);
      else if (question != NULL && question->kind == BS_ASK_CARD)
        name = g_strdup ("draw");
      else if (question != NULL && question->answers->len > 0)
        name = g_strconcat ("answer-", question->id, "-", question->answers->pdata[0], NULL);
      else if (state->attack != NULL && state->attack->defence.rolled)
        name = g_strdup ("deal");
      else if (state->attack == NULL && taps % 3 != 0)
        name = g_strdup (g_strcmp0 (state->phase, "combat") == 0 ? "attack" : "move-straight-2");

      button = name != NULL ? find (side, name) : NULL;
      if (button != NULL && gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button))
        click (side, name);
      else
        next (window);
    }
  g_settings_reset (window->settings, "break-rules");
  g_assert_cmpint (taps, <, 200);
  g_assert_cmpint (state_of (window)->ended ? 4 : state_of (window)->round, ==, 4);
  close_window (window);
}

static void
test_next (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *next = find (window->battle_page, "next");

  gtk_test_accessible_assert_role (next, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (next, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Next: no attack by I.R.W. Khazara");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  settle ();
  g_assert_cmpstr (state_of (window)->active, ==, "ent");
  g_assert_cmpstr (bs_table_get_chosen (window->table), ==, "ent");
  undo (window);
  g_assert_cmpstr (state_of (window)->active, ==, "kha");
  close_window (window);
}

static GtkWidget *
find_popover (BsWindow *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->adaptive));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      return child;

  return NULL;
}

/* Out of turn is against a rule: dimmed, but to be tapped; it asks, and does it anyway when told
 * so. */
static void
test_against (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *popover;

  g_settings_set_string (window->settings, "break-rules", "ask");
  bs_table_choose (window->table, bs_id ("mah"));
  settle ();
  g_assert_true (gtk_widget_has_css_class (find (window->battle_page, "attack"), "against"));
  click (window->battle_page, "attack");
  g_assert_null (state_of (window)->attack);

  popover = find_popover (window);
  g_assert_nonnull (popover);
  click (popover, "anyway");
  settle ();
  g_assert_nonnull (state_of (window)->attack);
  g_assert_cmpstr (state_of (window)->attack->ship, ==, "mah");
  close_window (window);
}

/* Put off, the question gives the keyboard back to what was tapped, never to Undo; what was tapped
 * may have been made anew. */
static void
test_put_off (void)
{
  BsWindow *window = fixture_window (TRUE);

  g_settings_set_string (window->settings, "break-rules", "ask");
  for (int rebuilt = 0; rebuilt < 2; rebuilt++)
    {
      GtkWidget *popover, *focus;

      bs_table_choose (window->table, bs_id ("mah"));
      settle ();
      g_assert_true (gtk_widget_grab_focus (find (window->battle_page, "attack")));
      click (window->battle_page, "attack");
      popover = find_popover (window);
      g_assert_nonnull (popover);
      if (rebuilt)
        {
          bs_table_choose (window->table, NULL);
          bs_table_choose (window->table, bs_id ("mah"));
        }
      gtk_popover_popdown (GTK_POPOVER (popover));
      settle ();
      g_assert_null (state_of (window)->attack);
      focus = gtk_root_get_focus (GTK_ROOT (window));
      g_assert_nonnull (focus);
      g_assert_cmpstr (gtk_widget_get_name (focus), ==, "attack");
    }
  close_window (window);
}

static void
test_never_ask (void)
{
  BsWindow *window = fixture_window (TRUE);

  g_settings_set_string (window->settings, "break-rules", "never");
  bs_table_choose (window->table, bs_id ("mah"));
  settle ();
  click (window->battle_page, "attack");
  g_assert_null (find_popover (window));
  g_assert_nonnull (state_of (window)->attack);
  g_settings_reset (window->settings, "break-rules");
  close_window (window);
}

static void
test_values (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *page = GTK_WIDGET (window->battle_page);

  bs_table_choose (window->table, bs_id ("mah"));
  settle ();
  click (page, "up-main-minus");
  assert_figures (window, "mah", 2, 0, 1);
  click (page, "up-main-plus");
  assert_figures (window, "mah", 3, 0, 0);
  click (page, "down-main-plus");
  assert_figures (window, "mah", 2, 1, 0);
  click (page, "down-main-minus");
  assert_figures (window, "mah", 3, 0, 0);
  click (page, "evade-plus");
  g_assert_cmpint (bs_ship_count (ship_of (window, "mah"), bs_id ("evade")), ==, 1);
  click (page, "evade-minus");
  g_assert_cmpint (bs_ship_count (ship_of (window, "mah"), bs_id ("evade")), ==, 0);
  click (page, "skill-plus");
  g_assert_cmpint (bs_ship_value (state_of (window), bs_id ("mah"), "skill"), ==, 6);

  for (int i = 0; i < 7; i++)
    undo (window);
  assert_figures (window, "mah", 3, 0, 0);
  g_assert_cmpint (bs_ship_value (state_of (window), bs_id ("mah"), "skill"), ==, 5);
  close_window (window);
}

/* Ship, hits and criticals, Deal. */
static void
test_short_way (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *page = GTK_WIDGET (window->battle_page);

  bs_table_choose (window->table, bs_id ("mah"));
  settle ();
  click (page, "hits-plus");
  click (page, "hits-plus");
  click (page, "crits-plus");
  click (page, "deal-short");
  assert_figures (window, "mah", 0, 0, 3);
  undo (window);
  assert_figures (window, "mah", 3, 0, 0);
  close_window (window);
}

static void
test_cards_on_ship (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *page = GTK_WIDGET (window->battle_page);

  click (page, "toggle-kha/plasma-torpedoes");
  g_assert_cmpint (bs_ship_part (ship_of (window, "kha"), bs_id ("kha/plasma-torpedoes"))->state,
                   ==, BS_PART_DISABLED);
  click (page, "toggle-kha/plasma-torpedoes");
  g_assert_cmpint (bs_ship_part (ship_of (window, "kha"), bs_id ("kha/plasma-torpedoes"))->state,
                   ==, BS_PART_ACTIVE);
  click (page, "discard-kha/plasma-torpedoes");
  g_assert_cmpint (bs_ship_part (ship_of (window, "kha"), bs_id ("kha/plasma-torpedoes"))->state,
                   ==, BS_PART_DISCARDED);
  close_window (window);
}

/* Real damage cards: what was drawn is named here. */
static void
test_real_cards (void)
{
  BsWindow *window = fixture_window (FALSE);
  const BsDamage *damage;

  bs_window_show_page (window, "new");
  settle ();
  g_object_set (find (window->new_page, "cards"), "selected", 1, NULL);
  click (window->new_page, "begin");
  g_assert_cmpstr (bs_state_option (state_of (window), "cards"), ==, "real");
  bs_table_choose (window->table, bs_id ("ent"));
  settle ();
  for (int i = 0; i < 5; i++)
    click (window->battle_page, "crits-plus");
  click (window->battle_page, "deal-short");
  g_assert_cmpuint (state_of (window)->questions->len, ==, 1);
  g_assert_cmpint (((BsQuestion *) state_of (window)->questions->pdata[0])->kind, ==, BS_ASK_CARD);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (window->battle_page, "card-list")), 2);
  click (window->battle_page, "name-card");
  damage = ship_of (window, "ent")->damage->pdata[0];
  g_assert_nonnull (damage->card);
  g_assert_true (damage->up);
  undo (window);
  g_assert_null (((BsDamage *) ship_of (window, "ent")->damage->pdata[0])->card);
  close_window (window);
}

/* What would be dealt is told without what the cards say: nobody knows which they will be. */
static void
test_forecast (void)
{
  BsWindow *window = fixture_window (TRUE);
  g_autofree char *words = NULL;

  g_settings_set_string (window->settings, "dice", "real");
  bs_table_choose (window->table, NULL);
  bs_table_choose (window->table, bs_id ("kha"));
  settle ();
  click (GTK_WIDGET (window->battle_page), "range-1");
  click (GTK_WIDGET (window->battle_page), "attack");
  play (window, "roll side=attack faces=hit,crit,crit,blank,blank");
  play (window, "roll side=defence faces=blank");

  words = bs_forecast_words (state_of (window));
  g_assert_cmpstr (words, ==,
                   "1 hit and 2 criticals get through. U.S.S. Enterprise-D loses 1 shield. 2 "
                   "damage cards face up.");
  g_settings_set_string (window->settings, "dice", "virtual");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/battle/demo", test_demo);
  g_test_add_func ("/battle/attack", test_attack);
  g_test_add_func ("/battle/forecast", test_forecast);
  g_test_add_func ("/battle/rounds", test_rounds);
  g_test_add_func ("/battle/next", test_next);
  g_test_add_func ("/battle/against", test_against);
  g_test_add_func ("/battle/put-off", test_put_off);
  g_test_add_func ("/battle/never-ask", test_never_ask);
  g_test_add_func ("/battle/values", test_values);
  g_test_add_func ("/battle/short-way", test_short_way);
  g_test_add_func ("/battle/cards-on-ship", test_cards_on_ship);
  g_test_add_func ("/battle/real-cards", test_real_cards);

  return g_test_run ();
}
