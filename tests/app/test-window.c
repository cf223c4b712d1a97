/* test-window.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

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

static gboolean
has_name (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Everything that can be tapped has a name; what the theme's own widgets are made of is theirs. */
static int
assert_names (GtkWidget *widget)
{
  int n = 0;

  if (GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_POPOVER (widget) || !gtk_widget_get_visible (widget))
    return 0;

  if (GTK_IS_DROP_DOWN (widget) || GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_EDITABLE (widget))
    {
      if (!has_name (widget))
        g_error ("a %s without a name: %s in %s in %s", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_name (widget),
                 gtk_widget_get_name (gtk_widget_get_parent (widget)),
                 gtk_widget_get_name (gtk_widget_get_parent (gtk_widget_get_parent (widget))));
      return 1;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_names (child);

  return n;
}

/* Two taps that the window has not asked about: the smallest control is large enough for a finger. */
static void
assert_large (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_HEADER_BAR (widget))
    return;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_width (widget) > 0 && GTK_IS_BOX (gtk_widget_get_parent (widget)))
    {
      if (gtk_widget_get_height (widget) < 44 || gtk_widget_get_width (widget) < 44)
        g_error ("‘%s’ is too small: %d x %d", gtk_widget_get_name (widget),
                 gtk_widget_get_width (widget), gtk_widget_get_height (widget));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_large (child);
}

static void
test_pages (void)
{
  static const char *const pages[] = { "start", "new", "battle", "log", "rules" };
  BsWindow *window = fixture_window (TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *page = NULL;

      g_assert_true (bs_window_show_page (window, pages[i]));
      settle ();
      g_object_get (window, "page", &page, NULL);
      g_assert_cmpstr (page, ==, pages[i]);
      g_assert_cmpint (assert_names (GTK_WIDGET (window)), >, 3);
    }

  g_assert_false (bs_window_show_page (window, "nowhere"));
  bs_window_show_page (window, "battle");
  settle ();
  assert_large (GTK_WIDGET (window->battle_page));
  close_window (window);
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

static void
next (BsWindow *window)
{
  play (window, "next anyway");
}

/* Enterprise-D answers: five dice against six, since the red cloak still counts; one hit is left, and no active shield. */
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

  /* The lock is spent on the two dice that are chosen, not before one is. */
  g_assert_false (gtk_widget_is_sensitive (find (find (side, "attack-dice"), "spend side=attack token=lock")));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (find (side, "attack-dice"), "die-4")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (find (side, "attack-dice"), "die-5")), TRUE);
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

/* Whatever is asked is answered with the first answer, and the battle goes on for some rounds: nothing is left hanging. */
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
  gtk_test_accessible_assert_property (next, GTK_ACCESSIBLE_PROPERTY_LABEL, "Next: no attack by I.R.W. Khazara");
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

static GtkWidget *
find_by_type (GtkWidget *widget,
              GType      type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (G_TYPE_CHECK_INSTANCE_TYPE (child, type))
        return child;
      if ((found = find_by_type (child, type)) != NULL)
        return found;
    }

  return NULL;
}

/* Out of turn is against a rule: dimmed, but to be tapped; it asks, and does it anyway when told so. */
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
  g_signal_emit_by_name (find_by_type (popover, GTK_TYPE_BUTTON), "clicked");
  settle ();
  g_assert_nonnull (state_of (window)->attack);
  g_assert_cmpstr (state_of (window)->attack->ship, ==, "mah");
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
  g_assert_cmpint (bs_ship_part (ship_of (window, "kha"), bs_id ("kha/plasma-torpedoes"))->state, ==, BS_PART_DISABLED);
  click (page, "toggle-kha/plasma-torpedoes");
  g_assert_cmpint (bs_ship_part (ship_of (window, "kha"), bs_id ("kha/plasma-torpedoes"))->state, ==, BS_PART_ACTIVE);
  click (page, "discard-kha/plasma-torpedoes");
  g_assert_cmpint (bs_ship_part (ship_of (window, "kha"), bs_id ("kha/plasma-torpedoes"))->state, ==, BS_PART_DISCARDED);
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

static void
test_log (void)
{
  BsWindow *window = fixture_window (TRUE);
  guint lines = bs_history_n_lines (bs_table_get_history (window->table));
  GtkWidget *list;

  play (window, "attack ship=kha target=ent weapon=primary range=1");
  bs_window_show_page (window, "log");
  settle ();
  list = find_by_type (GTK_WIDGET (window->log_page), GTK_TYPE_LIST_VIEW);
  g_assert_nonnull (list);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))), >, 10);

  /* A tap shows the table as it was then; nothing can be done there. */
  bs_table_look_at (window->table, lines);
  settle ();
  g_assert_null (state_of (window)->attack);
  g_assert_false (bs_table_is_live (window->table));
  g_assert_true (gtk_revealer_get_reveal_child (window->banner));
  g_assert_false (gtk_widget_is_sensitive (find (window->battle_page, "attack")));
  g_signal_emit_by_name (window->banner_button, "clicked");
  settle ();
  g_assert_true (bs_table_is_live (window->table));
  g_assert_nonnull (state_of (window)->attack);
  g_assert_false (gtk_revealer_get_reveal_child (window->banner));
  close_window (window);
}

static void
test_log_search (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *entry = find (window->log_page, "log-search");
  GtkWidget *list = find_by_type (GTK_WIDGET (window->log_page), GTK_TYPE_LIST_VIEW);
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  guint all = g_list_model_get_n_items (model);

  gtk_editable_set_text (GTK_EDITABLE (entry), "carl");
  for (int i = 0; i < 10; i++)
    settle ();
  g_assert_cmpuint (g_list_model_get_n_items (model), <, all);
  g_assert_cmpuint (g_list_model_get_n_items (model), >, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "zzz");
  for (int i = 0; i < 10; i++)
    settle ();
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 0);
  close_window (window);
}

static void
test_undo_names (void)
{
  BsWindow *window = fixture_window (TRUE);
  g_autofree char *label = NULL;

  play (window, "attack ship=kha target=ent weapon=primary range=1");
  label = g_strconcat ("Undo: ", gtk_label_get_label (GTK_LABEL (window->undo_label)), NULL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (window->undo_label)), !=, "");
  gtk_test_accessible_assert_property (window->undo_button, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_false (gtk_widget_is_sensitive (window->redo_button));
  undo (window);
  g_assert_true (gtk_widget_is_sensitive (window->redo_button));
  close_window (window);
}

/* Undo to the very beginning and redo to the end: both stop quietly. */
static void
test_undo_all (void)
{
  BsWindow *window = fixture_window (TRUE);

  play (window, "attack ship=kha target=ent weapon=primary range=1");
  for (int i = 0; i < 60; i++)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  settle ();
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  for (int i = 0; i < 60; i++)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  settle ();
  g_assert_nonnull (state_of (window)->attack);
  close_window (window);
}

static void
test_new_battle (void)
{
  BsWindow *window = fixture_window (FALSE);

  bs_window_show_page (window, "new");
  settle ();
  gtk_editable_set_text (GTK_EDITABLE (find (window->new_page, "player-1")), "O'\"Brien <&> 🚀");
  click (window->new_page, "begin");
  g_assert_nonnull (bs_table_get_session (window->table));
  g_assert_true (state_of (window)->begun);
  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[0])->name, ==, "O'\"Brien <&> 🚀");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 2);
  close_window (window);
}

/* Two players with the same force. */
static void
test_same_force (void)
{
  BsWindow *window = fixture_window (FALSE);

  bs_window_show_page (window, "new");
  settle ();
  g_object_set (find (window->new_page, "force-2"), "selected", 0, NULL);
  g_object_set (find (window->new_page, "count"), "selected", 1, NULL);
  click (window->new_page, "begin");
  g_assert_cmpuint (state_of (window)->players->len, ==, 3);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 3);
  close_window (window);
}

/* Started again, it is where it was. */
static void
test_resume (void)
{
  BsWindow *window = fixture_window (TRUE);

  play (window, "attack ship=kha target=ent weapon=primary range=1");
  bs_window_show_page (window, "log");
  gtk_window_close (GTK_WINDOW (window));
  settle ();

  window = fixture_window (FALSE);
  bs_window_resume (window);
  settle ();
  g_assert_nonnull (bs_table_get_session (window->table));
  g_assert_nonnull (state_of (window)->attack);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "log");
  g_assert_true (bs_session_can_undo (bs_table_get_session (window->table)));
  close_window (window);
}

static void
test_bad_file (void)
{
  BsWindow *window = fixture_window (TRUE);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "not-a-record.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BsSession *before = bs_table_get_session (window->table);

  bs_window_open (window, file);
  settle ();
  g_assert_true (bs_table_get_session (window->table) == before);
  g_assert_nonnull (window->toast);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (window->status)), !=, "");
  close_window (window);
}

/* A second window on the same record: it can only be looked at, and says so. */
static void
test_second_opener (void)
{
  BsWindow *window = fixture_window (TRUE);
  BsWindow *second = fixture_window (FALSE);
  const char *path = bs_session_get_path (bs_table_get_session (window->table));
  g_autoptr (GFile) file = g_file_new_for_path (path);

  bs_window_open (second, file);
  settle ();
  g_assert_nonnull (bs_table_get_session (second->table));
  g_assert_false (bs_table_is_live (second->table));
  g_assert_true (gtk_revealer_get_reveal_child (second->banner));
  close_window (second);
  close_window (window);
}

static void
assert_fits (BsWindow *window)
{
  int least;

  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

static void
test_narrow (void)
{
  static const char *const pages[] = { "start", "new", "battle", "log", "rules" };
  BsWindow *window = fixture_window (TRUE);

  gtk_window_set_default_size (GTK_WINDOW (window), 370, 650);
  for (int i = 0; i < 50 && bs_adaptive_get_room (window->adaptive) != BS_ROOM_NARROW; i++)
    settle ();
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->adaptive));
      int least;

      bs_window_show_page (window, pages[i]);
      settle ();
      g_assert_cmpint (bs_adaptive_get_room (window->adaptive), ==, BS_ROOM_NARROW);
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > 360)
        g_error ("page ‘%s’ needs %d pixels", pages[i], least);
    }

  /* Also with a dial in the panel. */
  bs_window_show_page (window, "battle");
  while (g_strcmp0 (state_of (window)->phase, "activation") != 0)
    next (window);
  bs_battle_page_show_side (window->battle_page, TRUE);
  settle ();
  g_assert_nonnull (find (window->battle_page, "move-straight-2"));
  assert_fits (window);
  close_window (window);
}

/* A battle in memory: two players, ships with these names. */
static BsWindow *
window_with_ships (GPtrArray *names)
{
  BsWindow *window = fixture_window (FALSE);
  g_autoptr (BsCommand) header = NULL;
  g_autoptr (BsSession) session = NULL;
  g_autoptr (GError) error = NULL;
  int format;

  bs_header_parse ("boardside 1 game=attack-wing", &format, &header, &error);
  g_assert_no_error (error);
  session = bs_session_new (window->library, header, &error);
  g_assert_no_error (error);
  bs_verdict_free (bs_session_perform_line (session, "player id=anna name=Anna", NULL));
  bs_verdict_free (bs_session_perform_line (session, "player id=ben name=Ben", NULL));
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *line = NULL;
      g_autoptr (BsVerdict) verdict = NULL;

      line = g_strdup_printf ("ship id=s%u player=%s name=\"%s\" attack=3 agility=2 hull=4 shields=12 skill=4 "
                              "actions=evade", i, i % 2 == 0 ? "anna" : "ben", (char *) names->pdata[i]);
      verdict = bs_session_perform_line (session, line, NULL);
      g_assert_cmpint (verdict->level, <, BS_VERDICT_ERROR);
    }
  bs_verdict_free (bs_session_perform_line (session, "begin", NULL));
  bs_window_set_session (window, session);
  settle ();
  g_assert_true (state_of (window)->begun);

  return window;
}

/* The window does not grow with a name. */
static void
test_long_names (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  BsWindow *window;
  int least;

  g_ptr_array_add (names, g_strnfill (80, 'W'));
  g_ptr_array_add (names, g_strdup ("🚀🚀 <&> سفينة Ship"));
  window = window_with_ships (names);
  bs_table_choose (window->table, bs_id ("s0"));
  settle ();
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)), GTK_ORIENTATION_HORIZONTAL, -1,
                      &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 1024);
  close_window (window);
}

/* 200 ships: a tap answers soon enough to feel at once; generous, since tests run under sanitizers. */
static void
test_many_ships (void)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  BsWindow *window;
  gint64 begin;

  for (int i = 0; i < 200; i++)
    g_ptr_array_add (names, g_strdup_printf ("Ship %d", i));
  window = window_with_ships (names);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 200);

  begin = g_get_monotonic_time ();
  bs_verdict_free (bs_session_perform_line (bs_table_get_session (window->table),
                                            "token on=s7 kind=evade add anyway", NULL));
  g_test_message ("one act with 200 ships: %.1f ms", (g_get_monotonic_time () - begin) / 1000.0);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 500 * 1000);
  close_window (window);
}

/* The window that is not the main one. */
static GtkWindow *
find_dialog (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) each = g_list_model_get_item (all, i);

      if (!BS_IS_WINDOW (each) && gtk_widget_get_visible (GTK_WIDGET (each)))
        return each;
    }

  return NULL;
}

static void
test_dialogs (void)
{
  static const char *const actions[] = { "about", "preferences" };
  BsWindow *window = fixture_window (TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_assert_null (find_dialog ());
      g_action_group_activate_action (G_ACTION_GROUP (fixture_app ()), actions[i], NULL);
      settle ();
      g_assert_nonnull (find_dialog ());
      gtk_window_destroy (find_dialog ());
      settle ();
    }

  /* Only that it is there: shown, this GTK warns about one of its own labels. */
  g_assert_nonnull (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  close_window (window);
}

static void
test_preferences (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWindow *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (fixture_app ()), "preferences", NULL);
  settle ();
  dialog = find_dialog ();
  g_object_set (find (dialog, "break-rules"), "selected", 2, NULL);
  g_assert_cmpint (g_settings_get_enum (window->settings, "break-rules"), ==, 2);
  g_object_set (find (dialog, "color-scheme"), "selected", 2, NULL);
  g_assert_true (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  g_object_set (find (dialog, "color-scheme"), "selected", 0, NULL);
  g_object_set (find (dialog, "dice"), "selected", 1, NULL);
  g_assert_cmpint (g_settings_get_enum (window->settings, "dice"), ==, 1);
  g_settings_reset (window->settings, "dice");
  g_settings_reset (window->settings, "break-rules");
  gtk_window_destroy (dialog);
  settle ();
  close_window (window);
}

/* Twice the type size is twice the height of a line, independent of the desktop's. */
static void
test_type_size (void)
{
  BsWindow *window = fixture_window (TRUE);
  int before, after;

  gtk_widget_measure (window->status, GTK_ORIENTATION_VERTICAL, -1, NULL, &before, NULL, NULL);
  g_settings_set_int (window->settings, "type-size", 300);
  for (int i = 0; i < 5; i++)
    settle ();
  gtk_widget_measure (window->status, GTK_ORIENTATION_VERTICAL, -1, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, >, before * 3 / 2);
  g_settings_reset (window->settings, "type-size");
  settle ();
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/window/pages", test_pages);
  g_test_add_func ("/window/demo", test_demo);
  g_test_add_func ("/window/attack", test_attack);
  g_test_add_func ("/window/rounds", test_rounds);
  g_test_add_func ("/window/next", test_next);
  g_test_add_func ("/window/against", test_against);
  g_test_add_func ("/window/never-ask", test_never_ask);
  g_test_add_func ("/window/values", test_values);
  g_test_add_func ("/window/short-way", test_short_way);
  g_test_add_func ("/window/cards-on-ship", test_cards_on_ship);
  g_test_add_func ("/window/real-cards", test_real_cards);
  g_test_add_func ("/window/log", test_log);
  g_test_add_func ("/window/log-search", test_log_search);
  g_test_add_func ("/window/undo-names", test_undo_names);
  g_test_add_func ("/window/undo-all", test_undo_all);
  g_test_add_func ("/window/new-battle", test_new_battle);
  g_test_add_func ("/window/same-force", test_same_force);
  g_test_add_func ("/window/resume", test_resume);
  g_test_add_func ("/window/bad-file", test_bad_file);
  g_test_add_func ("/window/second-opener", test_second_opener);
  g_test_add_func ("/window/narrow", test_narrow);
  g_test_add_func ("/window/long-names", test_long_names);
  g_test_add_func ("/window/many-ships", test_many_ships);
  g_test_add_func ("/window/dialogs", test_dialogs);
  g_test_add_func ("/window/preferences", test_preferences);
  g_test_add_func ("/window/type-size", test_type_size);

  return g_test_run ();
}
