/* test-window.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window: its pages and keys, the log, undo, questions and dialogs. What it does with files is
 * in test-window-files.c. */

#include "config.h"

#include "app/table/bs-ask.h"
#include "fixture.h"

#include "model/shown/bs-json.h"

static gboolean
has_name (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* Everything that can be tapped has a name; what the theme's own widgets are made of is theirs. */
static int
assert_names (GtkWidget *widget)
{
  int n = 0;

  if (GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_POPOVER (widget) ||
      !gtk_widget_get_visible (widget))
    return 0;

  /* Newer GTK gives the toggle inside the name of its menu button only when a screen reader
   * asks. */
  if (GTK_IS_MENU_BUTTON (widget) && has_name (widget))
    return 1;

  if (GTK_IS_DROP_DOWN (widget) || GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) ||
      GTK_IS_EDITABLE (widget))
    {
      if (!has_name (widget))
        g_error ("a %s without a name: %s in %s in %s", G_OBJECT_TYPE_NAME (widget),
                 gtk_widget_get_name (widget), gtk_widget_get_name (gtk_widget_get_parent (widget)),
                 gtk_widget_get_name (gtk_widget_get_parent (gtk_widget_get_parent (widget))));
      return 1;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_names (child);

  return n;
}

static void
test_pages (void)
{
  static const char *const pages[] = { "start", "new", "import", "battle", "log", "rules" };
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

/* All keys of the window, as its class has them: whatever is added is among them. */
static GtkShortcut *
get_key (BsWindow *window,
         guint     place)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      guint n = GTK_IS_SHORTCUT_CONTROLLER (controller)
                  ? g_list_model_get_n_items (G_LIST_MODEL (controller))
                  : 0;

      if (place < n)
        return g_list_model_get_item (G_LIST_MODEL (controller), place);
      place -= n;
    }

  return NULL;
}

/* What of a battle a key might change: its record, the moment that is looked at, the ship that is
 * chosen, the panel. */
static char *
look_of (BsWindow *window)
{
  BsSession *session = bs_table_get_session (window->table);
  g_autofree char *json = bs_json_state (bs_table_get_state (window->table), BS_VIEW_ALL);
  GtkWidget *leaflet = find_by_type (GTK_WIDGET (window->battle_page), ADW_TYPE_LEAFLET);

  return g_strdup_printf ("%u lines, at %u, %s, panel %p\n%s",
                          bs_history_n_lines (bs_session_get_history (session)),
                          bs_table_get_line (window->table),
                          bs_table_get_chosen (window->table) != NULL
                            ? bs_table_get_chosen (window->table)
                            : "-",
                          (gpointer) adw_leaflet_get_visible_child (ADW_LEAFLET (leaflet)), json);
}

/* Opens another window, or closes this one: the application's keys and GTK's own, which touch no
 * battle. */
static gboolean
leads_out (GtkShortcut *shortcut)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
  const char *name = GTK_IS_NAMED_ACTION (action)
                       ? gtk_named_action_get_action_name (GTK_NAMED_ACTION (action))
                       : "";

  /* The inspector. */
  if (GTK_IS_SIGNAL_ACTION (action) &&
      g_str_equal (gtk_signal_action_get_signal_name (GTK_SIGNAL_ACTION (action)),
                   "enable-debugging"))
    return TRUE;
  return g_str_equal (name, "win.show-help-overlay") || g_str_equal (name, "win.open") ||
         g_str_has_prefix (name, "window.") || g_str_has_prefix (name, "app.");
}

/* Presses each key where the battle is not shown; says how many left it unseen. */
static guint
press_all (BsWindow   *window,
           const char *page)
{
  guint stayed = 0;
  GtkShortcut *shortcut;

  for (guint i = 0; (shortcut = get_key (window, i)) != NULL; i++)
    {
      g_autofree char *before = NULL, *after = NULL,
                      *trigger =
                        gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
      g_autoptr (GtkShortcut) owned = shortcut;

      if (!GTK_IS_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut)) || leads_out (shortcut))
        continue;
      g_assert_true (bs_window_show_page (window, page));
      before = look_of (window);
      gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (window),
                                    gtk_shortcut_get_arguments (shortcut));
      while (g_main_context_iteration (NULL, FALSE))
        ;
      after = look_of (window);
      /* A key may lead to the battle, and act on what it shows there; it never writes. */
      if (bs_window_shows_battle (window))
        *strchr (before, ',') = *strchr (after, ',') = '\0';
      else
        stayed++;
      if (!g_str_equal (before, after))
        g_error ("%s on the page %s changed a battle that nobody sees: %.60s -> %.60s", trigger,
                 page, before, after);
    }

  return stayed;
}

static void
test_keys_elsewhere (void)
{
  static const char *const pages[] = { "start", "new", "import", "rules", "catalogue" };
  BsWindow *window = fixture_window (TRUE);
  guint stayed = 0;

  play (window, "note text=a");
  play (window, "note text=b");
  bs_table_undo (window->table);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    for (guint past = 0; past < 2; past++)
      {
        bs_window_show_page (window, "battle");
        bs_battle_page_show_side (window->battle_page, TRUE);
        bs_table_look_at (window->table, past * 3);
        settle ();
        stayed += press_all (window, pages[i]);
      }
  g_test_message ("%u presses", stayed);
  g_assert_cmpuint (stayed, >=, 50);
  g_assert_null (find_dialog ());
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
  g_assert_cmpuint (g_list_model_get_n_items (
                      G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)))),
                    >, 10);

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
  label = g_strdup (gtk_label_get_label (GTK_LABEL (window->undo_label)));
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
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[0])->name, ==,
                   "O'\"Brien <&> 🚀");
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

static GtkWidget *
shown_popover (BsWindow *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->adaptive));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child) && gtk_widget_get_visible (child))
      return child;

  return NULL;
}

static void
do_nothing (gpointer data)
{
}

/* However many lines it takes, the whole question is to be seen, and its button. */
static void
test_ask (void)
{
  BsWindow *window = fixture_window (TRUE);
  g_autoptr (GString) sentence = g_string_new ("Delete this?");

  for (int i = 0; i < 16; i++)
    {
      GtkWidget *popover, *frame;
      graphene_rect_t bounds;

      g_string_append (sentence, i % 2 == 0 ? " Battles" : " it");
      bs_ask_anyway (window->undo_button, sentence->str, NULL, "_Delete", do_nothing, NULL, NULL);
      settle ();
      popover = shown_popover (window);
      frame = gtk_widget_get_parent (gtk_popover_get_child (GTK_POPOVER (popover)));
      g_assert_true (gtk_widget_compute_bounds (find (popover, "anyway"), frame, &bounds));
      if (bounds.origin.y + bounds.size.height > gtk_widget_get_height (frame))
        g_error ("the button below ‘%s’ is cut off", sentence->str);
      gtk_popover_popdown (GTK_POPOVER (popover));
      settle ();
    }
  close_window (window);
}

/* What was said of an undone step does not stand any longer when the next one has nothing to
 * tell. */
static void
test_status_is_over (void)
{
  BsWindow *window = fixture_window (TRUE);
  const char *status;

  while (g_strcmp0 (state_of (window)->phase, "combat") != 0)
    play (window, "next");
  play (window, "next");
  bs_table_undo (window->table);
  status = gtk_label_get_label (GTK_LABEL (window->status));
  g_assert_true (g_str_has_prefix (status, "Undone: "));
  play (window, "next");
  status = gtk_label_get_label (GTK_LABEL (window->status));
  g_assert_null (strstr (status, "Undone"));
  close_window (window);
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

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/window/pages", test_pages);
  g_test_add_func ("/window/keys-elsewhere", test_keys_elsewhere);
  g_test_add_func ("/window/log", test_log);
  g_test_add_func ("/window/log-search", test_log_search);
  g_test_add_func ("/window/undo-names", test_undo_names);
  g_test_add_func ("/window/undo-all", test_undo_all);
  g_test_add_func ("/window/new-battle", test_new_battle);
  g_test_add_func ("/window/same-force", test_same_force);
  g_test_add_func ("/window/ask", test_ask);
  g_test_add_func ("/window/status-is-over", test_status_is_over);
  g_test_add_func ("/window/dialogs", test_dialogs);
  g_test_add_func ("/window/preferences", test_preferences);

  return g_test_run ();
}
