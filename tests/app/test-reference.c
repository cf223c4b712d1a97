/* test-reference.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"

/* The rules page, and that numbers of rules lead there from wherever they stand. */

static const char *
page_of (BsWindow *window)
{
  return gtk_stack_get_visible_child_name (window->stack);
}

static GtkSelectionModel *
model_of (BsWindow *window)
{
  GtkWidget *list = GTK_WIDGET (window->rules_page);

  while (list != NULL && !GTK_IS_LIST_VIEW (list))
    list = GTK_IS_STACK (list) ? gtk_stack_get_child_by_name (GTK_STACK (list), "list") :
           GTK_IS_BOX (list) ? gtk_widget_get_last_child (list) : gtk_widget_get_first_child (list);
  while (list == NULL)
    g_error ("there is no list on the rules page");

  return gtk_list_view_get_model (GTK_LIST_VIEW (list));
}

static guint
n_shown (BsWindow *window)
{
  return g_list_model_get_n_items (G_LIST_MODEL (model_of (window)));
}

/* Whether a label that is on the screen begins with the words. */
static gboolean
shows (GtkWidget  *widget,
       const char *words)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), words))
    {
      graphene_rect_t bounds;
      GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));

      return gtk_widget_compute_bounds (widget, root, &bounds) && bounds.origin.y >= 0 &&
             bounds.origin.y + bounds.size.height <= gtk_widget_get_height (root);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, words))
      return TRUE;

  return FALSE;
}

static void
search (BsWindow   *window,
        const char *words)
{
  GtkWidget *entry = find (window->rules_page, "rules-search");

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  settle ();
}

static void
test_search (void)
{
  BsWindow *window = fixture_window (TRUE);
  guint all;

  bs_window_show_page (window, "rules");
  settle ();
  all = n_shown (window);
  g_assert_cmpuint (all, >, 150);
  g_assert_true (shows (GTK_WIDGET (window->rules_page), "AW1.1"));
  search (window, "Cloak Shield");
  g_assert_cmpuint (n_shown (window), >, 0);
  g_assert_cmpuint (n_shown (window), <, all / 4);
  /* The other language, in any case. */
  search (window, "ZIELERFASSUNG");
  g_assert_cmpuint (n_shown (window), >, 1);
  search (window, "aw5.7");
  g_assert_cmpuint (n_shown (window), ==, 1);
  g_assert_true (shows (GTK_WIDGET (window->rules_page), "AW5.7 · page 13"));
  search (window, "gibberish");
  g_assert_cmpuint (n_shown (window), ==, 0);
  g_assert_true (shows (GTK_WIDGET (window->rules_page), "Nothing Found"));
  search (window, "");
  g_assert_cmpuint (n_shown (window), ==, all);
  close_window (window);
}

/* Of both games, and one by one. */
static void
test_games (void)
{
  BsWindow *window = fixture_window (FALSE);
  guint all, first;

  bs_window_show_page (window, "rules");
  settle ();
  all = n_shown (window);
  g_object_set (find (window->rules_page, "rules-game"), "selected", 1, NULL);
  settle ();
  first = n_shown (window);
  g_object_set (find (window->rules_page, "rules-game"), "selected", 2, NULL);
  settle ();
  g_assert_cmpuint (first, >, 0);
  g_assert_cmpuint (n_shown (window), >, 0);
  g_assert_cmpuint (first + n_shown (window), <=, all);
  close_window (window);
}

static void
jump (BsWindow   *window,
      const char *button,
      const char *first)
{
  click (window->rules_page, button);
  for (int i = 0; i < 50 && !shows (GTK_WIDGET (window->rules_page), first); i++)
    settle ();
  g_assert_true (shows (GTK_WIDGET (window->rules_page), first));
}

static void
test_kinds (void)
{
  BsWindow *window = fixture_window (TRUE);

  bs_window_show_page (window, "rules");
  settle ();
  g_assert_true (shows (GTK_WIDGET (window->rules_page), "AW1.1"));
  jump (window, "jump-glossary", "away team · Außenteam");
  g_assert_false (shows (GTK_WIDGET (window->rules_page), "AW1.1"));
  jump (window, "jump-symbols", "Evade");
  jump (window, "jump-rules", "AW1.1");
  close_window (window);
}

static void
assert_at_rule (BsWindow   *window,
                const char *id)
{
  /* The list takes some frames to come there. */
  for (int i = 0; i < 50 && !shows (GTK_WIDGET (window->rules_page), id); i++)
    settle ();
  g_assert_cmpstr (page_of (window), ==, "rules");
  g_assert_cmpuint (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model_of (window))),
                    !=, GTK_INVALID_LIST_POSITION);
  g_assert_true (shows (GTK_WIDGET (window->rules_page), id));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  settle ();
}

/* What is against a rule: the popover names it. */
static void
test_refusal (void)
{
  BsWindow *window = fixture_window (TRUE);

  bs_table_perform_line (window->table, window->menu_button,
                         "move ship=ent bearing=straight speed=2");
  settle ();
  click (window, "rule-AW2.1");
  assert_at_rule (window, "AW2.1");
  g_assert_cmpstr (page_of (window), ==, "battle");
  g_assert_null (find (window, "rule-AW2.1"));
  close_window (window);
}

/* Done with a hint: the rule stands beside the sentence until the next one. */
static void
test_hint (void)
{
  BsWindow *window = fixture_window (TRUE);

  g_settings_set_string (window->settings, "break-rules", "hint");
  bs_table_perform_line (window->table, window->menu_button, "act ship=ent action=evade");
  settle ();
  g_assert_nonnull (window->status_rule);
  g_assert_true (g_str_has_prefix (gtk_widget_get_name (window->status_rule), "rule-AW"));
  g_signal_emit_by_name (window->status_rule, "clicked");
  settle ();
  g_assert_cmpstr (page_of (window), ==, "rules");
  bs_window_show_page (window, "battle");
  undo (window);
  g_assert_null (window->status_rule);
  g_settings_reset (window->settings, "break-rules");
  close_window (window);
}

static GtkWidget *
find_css (GtkWidget  *widget,
          const char *css)
{
  if (gtk_widget_has_css_class (widget, css) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_css (child, css);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Each part of a number of dice is a link. */
static void
test_number (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *number;
  gboolean done = FALSE;

  bs_table_choose (window->table, bs_id ("kha"));
  settle ();
  click (window->battle_page, "range-1");
  number = find_css (GTK_WIDGET (window->battle_page), "number");
  g_assert_nonnull (number);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (number)), "<a href=\"AW5.6\""));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (number)), "<a href=\"AW5.7\""));
  g_signal_emit_by_name (number, "activate-link", "AW5.7", &done);
  g_assert_true (done);
  assert_at_rule (window, "AW5.7");
  close_window (window);
}

/* A question names the rule that asks it. */
static void
test_question (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *link = NULL;

  play (window, "set on=kha cloak=base anyway");
  for (int i = 0; i < 12 && link == NULL; i++)
    {
      play (window, "next anyway");
      link = find_css (GTK_WIDGET (window->battle_page), "rule-link");
    }
  g_assert_nonnull (link);
  g_signal_emit_by_name (link, "clicked");
  settle ();
  g_assert_cmpstr (page_of (window), ==, "rules");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/reference/search", test_search);
  g_test_add_func ("/reference/games", test_games);
  g_test_add_func ("/reference/kinds", test_kinds);
  g_test_add_func ("/reference/refusal", test_refusal);
  g_test_add_func ("/reference/hint", test_hint);
  g_test_add_func ("/reference/number", test_number);
  g_test_add_func ("/reference/question", test_question);

  return g_test_run ();
}
