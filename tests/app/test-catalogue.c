/* test-catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "catalogue-window.h"

#include "app/widgets/bs-choice-row.h"

/* The catalogue to look through and to add to, and what is wrong with the user's own files. */

static const char *
page_of (BsWindow *window)
{
  return gtk_stack_get_visible_child_name (window->stack);
}

/* In both languages, whatever the accents, in any order of the words; a name that begins so comes
 * first. */
static void
test_search (void)
{
  BsWindow *window = catalogue_window ();
  guint all = n_shown (window);
  g_autofree char *count = g_strdup_printf ("%u cards", all);

  g_assert_cmpuint (all, >, 800);
  g_assert_true (says (GTK_WIDGET (window->catalogue_page), count));
  search (window, "x-flügler");
  g_assert_true (shows (window, "X-wing"));
  g_assert_cmpuint (n_shown (window), <, 20);
  search (window, "X FLUGLER");
  g_assert_true (shows (window, "X-wing"));
  search (window, "picard luc");
  g_assert_cmpuint (n_shown (window), >, 0);
  g_assert_cmpuint (n_shown (window), <, 20);
  g_assert_true (shows (window, "Jean-Luc Picard"));
  g_assert_true (shows (window, "Captain · Skill 9"));
  g_assert_true (shows (window, "6 points"));
  g_assert_true (shows (window, "One free action each round"));
  g_assert_false (shows (window, "Your own"));
  search (window, "enterprise-d");
  g_assert_true (shows (window, "Attack 4 · Agility 1 · Hull 5 · Shields 4"));
  search (window, "photon torpedoes");
  g_assert_true (shows (window, "Attack 5 · Range 2–3"));
  search (window, "gibberish");
  g_assert_cmpuint (n_shown (window), ==, 0);
  g_assert_true (gtk_widget_get_mapped (
    find_by_type (GTK_WIDGET (window->catalogue_page), ADW_TYPE_STATUS_PAGE)));
  search (window, "");
  g_assert_cmpuint (n_shown (window), ==, all);
  close_window (window);
}

/* Each card is of one kind and one game. */
static void
test_filters (void)
{
  static const char *const kinds[] = { "Ships", "Pilots", "Captains", "Upgrades" };
  BsWindow *window = catalogue_window ();
  guint all = n_shown (window), sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      choose (window, "catalogue-kind", kinds[i]);
      g_assert_cmpuint (n_shown (window), >, 0);
      g_assert_cmpuint (n_shown (window), <, all);
      sum += n_shown (window);
    }
  g_assert_cmpuint (sum, ==, all);

  choose (window, "catalogue-kind", "Pilots");
  search (window, "wedge");
  g_assert_cmpuint (n_shown (window), ==, 1);
  g_object_set (named (window, "catalogue-game"), "selected", 1, NULL);
  settle ();
  sum = n_shown (window);
  g_object_set (named (window, "catalogue-game"), "selected", 2, NULL);
  settle ();
  g_assert_cmpuint (sum + n_shown (window), ==, 1);
  close_window (window);
}

static void
assert_own (BsWindow   *window,
            const char *name,
            const char *described)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (named (window, "catalogue-search"))), ==,
                   name);
  g_assert_cmpuint (n_shown (window), ==, 1);
  g_assert_true (shows (window, name));
  g_assert_true (shows (window, described));
  g_assert_true (shows (window, "Your own"));
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (window->status)),
                                   "Kept among your own cards"));
}

/* A card of every kind is in the list as soon as it was told, and in the next battle's
 * catalogue. */
static void
test_add (void)
{
  BsWindow *window = catalogue_window ();
  guint all = n_shown (window);
  g_autoptr (BsRules) rules = NULL;

  begin_card (window, "attack-wing", "Ship", "Paper <Boat>");
  tell (window, "by-hand-hull", 7);
  tell (window, "by-hand-points", 21);
  choose (window, "form-faction", "Klingon");
  click (window->catalogue_page, "by-hand-done");
  assert_own (window, "Paper <Boat>", "Hull 7");
  g_assert_true (shows (window, "21 points"));
  g_assert_true (shows (window, "Klingon"));

  begin_card (window, "attack-wing", "Captain", "Ann Other");
  tell (window, "by-hand-skill", 8);
  g_assert_false (gtk_widget_get_mapped (named (window, "form-slot")));
  click (window->catalogue_page, "by-hand-done");
  assert_own (window, "Ann Other", "Captain · Skill 8");

  begin_card (window, "attack-wing", "Upgrade", "Paper Weight");
  choose (window, "form-slot", "Weapon");
  g_assert_false (gtk_widget_get_mapped (named (window, "by-hand-skill")));
  click (window->catalogue_page, "by-hand-done");
  assert_own (window, "Paper Weight", "Weapon");

  begin_card (window, "x-wing", "Pilot", "Paper Pilot");
  choose (window, "form-ship", "Y-wing");
  tell (window, "by-hand-skill", 4);
  click (window->catalogue_page, "by-hand-done");
  assert_own (window, "Paper Pilot", "Pilot · Y-wing · Skill 4");

  search (window, "");
  g_assert_cmpuint (n_shown (window), ==, all + 4);
  search (window, "picard");
  g_assert_false (shows (window, "Your own"));
  rules = bs_library_load (window->library, "attack-wing", NULL, NULL);
  g_assert_nonnull (bs_catalogue_find (rules->catalogue, "captain", "Ann Other"));
  close_window (window);
}

static const char *
game_shown (BsWindow   *window,
            const char *list)
{
  return gtk_string_object_get_string (
    gtk_drop_down_get_selected_item (GTK_DROP_DOWN (named (window, list))));
}

/* The user's own cards, and they alone, are told anew and removed; among those of all games each
 * says of which it is. */
static void
test_change (void)
{
  BsWindow *window = catalogue_window ();
  guint all = n_shown (window);

  begin_card (window, "x-wing", "Ship", "Paper Kite");
  tell (window, "by-hand-hull", 7);
  tell (window, "by-hand-points", 21);
  choose (window, "form-faction", "Rebel Alliance");
  choose (window, "form-size", "Large");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (named (window, "arc-rear")), TRUE);
  click (window->catalogue_page, "by-hand-done");
  g_assert_true (shows (window, "X-Wing, first edition"));
  g_object_set (named (window, "catalogue-game"), "selected", 2, NULL);
  settle ();
  g_assert_false (shows (window, "X-Wing, first edition"));

  g_assert_true (gtk_widget_grab_focus (named (window, "edit-own-paper-kite")));
  click (window->catalogue_page, "edit-own-paper-kite");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (named (window, "by-hand-name"))), ==,
                   "Paper Kite");
  g_assert_cmpint (gtk_spin_button_get_value_as_int (
                     GTK_SPIN_BUTTON (named (window, "by-hand-hull"))),
                   ==, 7);
  g_assert_cmpstr (game_shown (window, "form-faction"), ==, "Rebel Alliance");
  g_assert_cmpstr (game_shown (window, "form-size"), ==, "Large");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (named (window, "arc-rear"))));
  g_assert_false (gtk_widget_is_sensitive (named (window, "form-kind")));
  tell (window, "by-hand-hull", 8);
  click (window->catalogue_page, "by-hand-done");
  g_assert_cmpuint (n_shown (window), ==, 1);
  g_assert_true (shows (window, "Hull 8"));
  g_assert_true (shows (window, "21 points"));

  click (window->catalogue_page, "remove-own-paper-kite");
  click (window->adaptive, "anyway");
  settle ();
  search (window, "");
  g_assert_cmpuint (n_shown (window), ==, all);
  search (window, "enterprise-d");
  g_assert_false (shows (window, "Your own"));
  g_assert_true (find (window->catalogue_page, "edit-none") == NULL ||
                 !gtk_widget_get_mapped (find (window->catalogue_page, "edit-none")));
  close_window (window);
}

/* Given up: nothing is kept, the cards are there again. */
static void
test_give_up (void)
{
  BsWindow *window = catalogue_window ();
  g_autofree char *path = own_path (window, "attack-wing");

  search (window, "Nobody Has This");
  click (window->catalogue_page, "catalogue-add");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (named (window, "by-hand-name"))), ==,
                   "Nobody Has This");
  click (window->catalogue_page, "by-hand-back");
  g_assert_true (gtk_widget_get_mapped (named (window, "catalogue-search")));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  close_window (window);
}

/* What a key of the window does. */
static char *
deed_of (BsWindow   *window,
         const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0;
           G_IS_LIST_MODEL (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller));
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          g_autofree char *trigger =
            gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
          g_autofree char *action =
            gtk_shortcut_action_to_string (gtk_shortcut_get_action (shortcut));
          GVariant *target = gtk_shortcut_get_arguments (shortcut);
          g_autofree char *told = target != NULL ? g_variant_print (target, FALSE) : g_strdup ("");

          if (g_str_equal (trigger, key))
            return g_strconcat (action, " ", told, NULL);
        }
    }

  return NULL;
}

/* Escape leads to where one came from; Find leads into the entry; the page has a key as the others
 * have. */
static void
test_keys (void)
{
  BsWindow *window = catalogue_window ();
  g_autofree char *deed = deed_of (window, "<Alt>5");

  g_assert_cmpstr (deed, ==, "action(win.page) 'catalogue'");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.search", NULL);
  settle ();
  g_assert_cmpstr (page_of (window), ==, "catalogue");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         named (window, "catalogue-search")));
  g_signal_emit_by_name (named (window, "catalogue-search"), "stop-search");
  settle ();
  g_assert_cmpstr (page_of (window), ==, "start");
  gtk_widget_activate (find (window->start_page, "catalogue"));
  settle ();
  g_assert_cmpstr (page_of (window), ==, "catalogue");
  close_window (window);
}

/* From a battle one comes to the cards of its game, and tells another one for it; the keyboard is
 * where a name is typed. */
static void
test_from_battle (void)
{
  BsWindow *window = catalogue_window ();
  GtkWidget *entry = named (window, "catalogue-search");
  GtkWidget *captured = gtk_search_entry_get_key_capture_widget (GTK_SEARCH_ENTRY (entry));

  g_assert_cmpstr (game_shown (window, "catalogue-game"), ==, "All games");
  bs_window_open_demo (window, "boarding");
  settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "catalogue");
  settle ();
  g_assert_cmpstr (game_shown (window, "catalogue-game"), ==, "X-Wing, first edition");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), entry));
  g_assert_nonnull (captured);
  g_assert_true (gtk_widget_is_ancestor (named (window, "catalogue-list"), captured));
  click (window->catalogue_page, "catalogue-add");
  g_assert_cmpstr (game_shown (window, "form-game"), ==, "X-Wing, first edition");
  /* What is told there is not for the search. */
  g_assert_false (gtk_widget_is_ancestor (named (window, "by-hand-name"), captured));
  close_window (window);
}

/* A card with the id of ours replaces it, and is marked; the others are not. Installed, the user's
 * folder lies over ours. */
static void
test_replaced (void)
{
  BsWindow *window = catalogue_window ();
  g_autofree char *own = own_path (window, "attack-wing");
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *path = g_build_filename (folder, "picard.xml", NULL);
  g_autofree char *ours = g_strdup (g_getenv ("BOARDSIDE_DATA_PATH"));
  g_autofree char *places = g_strconcat (g_get_user_data_dir (), "/boardside:", ours, NULL);
  guint all = n_shown (window);

  close_window (window);
  g_setenv ("BOARDSIDE_DATA_PATH", places, TRUE);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (
    path,
    "<?xml version=\"1.0\"?>\n<catalogue game=\"attack-wing\" format=\"1\" version=\"1\">\n"
    "  <captains>\n    <captain id=\"jean-luc-picard\" cost=\"77\" skill=\"9\">"
    "<name>Jean-Luc Picard</name></captain>\n  </captains>\n</catalogue>\n",
    -1, NULL));
  window = open_catalogue ();
  g_assert_cmpuint (n_shown (window), ==, all);
  search (window, "jean-luc picard");
  g_assert_true (shows (window, "77 points"));
  g_assert_true (shows (window, "Your own"));
  search (window, "khazara");
  g_assert_false (shows (window, "Your own"));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_setenv ("BOARDSIDE_DATA_PATH", ours, TRUE);
  close_window (window);
}

static void
wait_for (BsWindow   *window,
          gboolean  (*reached) (BsWindow *window))
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (!reached (window) && g_get_monotonic_time () < end)
    settle ();
  g_assert_true (reached (window));
}

static gboolean
has_raft (BsWindow *window)
{
  return shows (window, "Raft");
}

static gboolean
has_no_raft (BsWindow *window)
{
  return !shows (window, "Raft");
}

static gboolean
has_report (BsWindow *window)
{
  return gtk_widget_get_mapped (named (window, "report"));
}

static gboolean
has_house (BsWindow *window)
{
  return find (window->new_page, "house") != NULL;
}

/* What is put into the user's own folder while the window is open is there at once, and told of if
 * it is wrong. What was chosen for a new battle stays chosen. */
static void
test_noticed (void)
{
  BsWindow *window;
  g_autofree char *folder =
    g_build_filename (g_get_user_data_dir (), "boardside", "catalogue", NULL);
  g_autofree char *rules = g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *path = g_build_filename (folder, "raft.xml", NULL);
  g_autofree char *house = g_build_filename (rules, "house.xml", NULL);
  static const char head[] =
    "<catalogue game=\"attack-wing\" format=\"1\" version=\"1\"><ships><ship id=\"own-raft\">";
  g_autofree char *right =
    g_strconcat (head, "<name>Raft</name></ship></ships></catalogue>\n", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (rules, 0700), ==, 0);
  window = catalogue_window ();
  bs_new_battle_choose_game (window->new_page, bs_id ("x-wing"));
  gtk_switch_set_active (GTK_SWITCH (find (window->new_page, "boarding")), TRUE);
  search (window, "raft");
  g_assert_true (has_no_raft (window));

  g_assert_true (g_file_set_contents (path, right, -1, NULL));
  wait_for (window, has_raft);
  g_assert_true (shows (window, "Your own"));
  g_assert_true (g_file_set_contents (path, head, -1, NULL));
  wait_for (window, has_report);
  g_assert_true (has_no_raft (window));
  g_assert_cmpint (g_remove (path), ==, 0);

  g_assert_false (has_house (window));
  g_assert_true (
    g_file_set_contents (house,
                         "<ruleset id=\"house\" over=\"x-wing\" version=\"1\" format=\"1\">"
                         "<name>Our house</name></ruleset>\n",
                         -1, NULL));
  wait_for (window, has_house);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (find (window->new_page, "boarding"))));
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (find (window->new_page, "house"))));
  g_assert_false (has_report (window));

  bs_new_battle_choose_game (window->new_page, bs_id ("attack-wing"));
  bs_choice_row_set_selected (BS_CHOICE_ROW (find (window->new_page, "mission")), 2);
  g_assert_false (has_house (window));
  g_assert_true (
    g_file_set_contents (house,
                         "<ruleset id=\"house\" over=\"attack-wing\" version=\"1\" format=\"1\">"
                         "<name>Our house</name></ruleset>\n",
                         -1, NULL));
  wait_for (window, has_house);
  g_assert_cmpuint (bs_choice_row_get_selected (BS_CHOICE_ROW (find (window->new_page, "mission"))),
                    ==, 2);
  g_assert_cmpint (g_remove (house), ==, 0);
  close_window (window);
}

/* What is wrong in a file of the user's own is told with its line; the rest is there. */
static void
test_report (void)
{
  BsWindow *window = catalogue_window ();
  g_autofree char *own = own_path (window, "attack-wing");
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *path = g_build_filename (folder, "broken.xml", NULL);
  g_autofree char *told = g_strconcat (path, ":4:", NULL);
  guint all = n_shown (window);

  g_assert_false (gtk_widget_get_visible (named (window, "report")));
  close_window (window);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (
    path,
    "<?xml version=\"1.0\"?>\n<catalogue game=\"attack-wing\" format=\"1\" version=\"1\">\n"
    "  <captains>\n    <captain id=\"own-x\" cost=\"1\"><name>X</name></captain>\n"
    "  </captains>\n</catalogue>\n",
    -1, NULL));
  window = open_catalogue ();
  g_assert_cmpuint (n_shown (window), ==, all);
  g_assert_true (gtk_widget_get_mapped (named (window, "report")));
  g_object_set (named (window, "report"), "expanded", TRUE, NULL);
  settle ();
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (named (window, "report-text"))), told));
  g_assert_cmpint (g_remove (path), ==, 0);
  close_window (window);
}

/* The page and its form fit into 360 pixels. */
static void
test_narrow (void)
{
  BsWindow *window = catalogue_window ();
  int least;

  make_narrow (window);
  gtk_widget_measure (GTK_WIDGET (window->catalogue_page), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  begin_card (window, "attack-wing", "Ship", "Narrow");
  gtk_widget_measure (GTK_WIDGET (window->catalogue_page), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/catalogue/search", test_search);
  g_test_add_func ("/catalogue/filters", test_filters);
  g_test_add_func ("/catalogue/add", test_add);
  g_test_add_func ("/catalogue/change", test_change);
  g_test_add_func ("/catalogue/give-up", test_give_up);
  g_test_add_func ("/catalogue/keys", test_keys);
  g_test_add_func ("/catalogue/from-battle", test_from_battle);
  g_test_add_func ("/catalogue/replaced", test_replaced);
  g_test_add_func ("/catalogue/report", test_report);
  g_test_add_func ("/catalogue/noticed", test_noticed);
  g_test_add_func ("/catalogue/narrow", test_narrow);

  return g_test_run ();
}
