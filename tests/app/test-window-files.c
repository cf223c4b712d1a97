/* test-window-files.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles as files in the window: opened again, listed, renamed and deleted, bad or damaged, and
 * what cannot be written. */

#include "config.h"

#include "files.h"
#include "fixture.h"

#include <signal.h>
#include <sys/resource.h>

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

/* The demo is not made anew as long as nobody has played on in it; the other one stands beside it
 * on the start page. */
static void
test_demo_again (void)
{
  BsWindow *window = fixture_window (FALSE);
  g_autofree char *first = NULL;
  const char *path;

  bs_window_show_page (window, "start");
  settle ();
  gtk_widget_activate (find (window->start_page, "demo"));
  settle ();
  first = g_strdup (bs_session_get_path (bs_table_get_session (window->table)));
  bs_window_show_page (window, "start");
  bs_window_open_demo (window, "demo");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "battle");
  g_assert_cmpstr (bs_session_get_path (bs_table_get_session (window->table)), ==, first);
  g_assert_true (bs_table_is_live (window->table));

  gtk_widget_activate (find (window->start_page, "demo-boarding"));
  settle ();
  g_assert_true (g_str_has_prefix (bs_session_get_title (bs_table_get_session (window->table)),
                                   "Boarding Demo"));
  g_assert_cmpuint (state_of (window)->ships->len, ==, 5);
  /* It is a record to its end, and opens in the middle: a jackpot of four ships, a fight is due. */
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "boarding");
  g_assert_true (ship_of (window, "xw")->jackpot);
  g_assert_cmpstr (state_of (window)->active, ==, "fal");
  g_assert_nonnull (find (GTK_WIDGET (window->boarding_page), "roll-melee"));
  g_assert_true (bs_session_can_undo (bs_table_get_session (window->table)));
  for (int i = 0; i < 100 && !state_of (window)->ended; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
      settle ();
    }
  g_assert_true (state_of (window)->ended);
  g_assert_cmpint (ship_of (window, "sla")->status, ==, BS_STATUS_CAPTURED);

  bs_window_open_demo (window, "demo");
  g_assert_cmpstr (bs_session_get_path (bs_table_get_session (window->table)), ==, first);
  play (window, "next anyway");
  bs_window_open_demo (window, "demo");
  path = bs_session_get_path (bs_table_get_session (window->table));
  g_assert_cmpstr (path, !=, first);
  g_assert_cmpstr (state_of (window)->active, ==, "kha");
  close_window (window);
}

static GtkWidget *
row_of (BsWindow   *window,
        const char *title)
{
  g_autofree char *path =
    g_strdup_printf ("%s/boardside/battles/%s.boardside", g_get_user_data_dir (), title);

  return find (window->start_page, path);
}

static void
rename_battle (BsWindow   *window,
               const char *title,
               const char *name)
{
  click (row_of (window, title), "win.rename-battle");
  gtk_editable_set_text (GTK_EDITABLE (find (window, "ask-name")), name);
  click (window, "ask-done");
}

/* Battles are named anew and deleted where they are listed, also the one that is open. */
static void
test_start_rows (void)
{
  BsWindow *window;
  GtkWidget *focus;

  fixture_app ();
  forget_files ("battles");
  window = fixture_window (FALSE);
  g_assert_cmpstr (gtk_widget_get_name (gtk_window_get_focus (GTK_WINDOW (window))), ==,
                   "new-battle");
  bs_window_open_demo (window, "demo");
  play (window, "next anyway");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "start");
  settle ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (focus == row_of (window, "Demo Battle"));

  /* It stays open, and what is done goes to the file of the new name. */
  rename_battle (window, "Demo Battle", "Endor");
  g_assert_null (row_of (window, "Demo Battle"));
  g_assert_true (says (row_of (window, "Endor"), "Endor"));
  g_assert_cmpstr (bs_session_get_title (bs_table_get_session (window->table)), ==, "Endor");
  g_assert_true (bs_table_is_live (window->table));
  play (window, "next anyway");
  undo (window);

  bs_window_open_demo (window, "demo");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "start");
  settle ();
  rename_battle (window, "Endor", "Hoth");
  g_assert_cmpstr (bs_session_get_title (bs_table_get_session (window->table)), ==, "Demo Battle");
  click (row_of (window, "Hoth"), "win.delete-battle");
  g_assert_nonnull (row_of (window, "Hoth"));
  click (window, "anyway");
  g_assert_null (row_of (window, "Hoth"));
  g_assert_nonnull (bs_table_get_session (window->table));

  click (row_of (window, "Demo Battle"), "win.delete-battle");
  click (window, "anyway");
  g_assert_null (row_of (window, "Demo Battle"));
  g_assert_null (bs_table_get_session (window->table));
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
  g_assert_nonnull (bs_toaster_get_shown (window->toaster));
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

/* What is played in one window is neither deleted nor renamed from another one, which would leave
 * it in a file that nobody finds. */
static void
test_kept_from_others (void)
{
  BsWindow *window = fixture_window (TRUE);
  BsWindow *second = fixture_window (FALSE);
  g_autofree char *path = g_strdup (bs_session_get_path (bs_table_get_session (window->table)));

  bs_window_delete_battle (second, path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (says (second->status, "Close it there first"));
  bs_window_say (second, "", FALSE);
  bs_window_rename_battle (second, path, "Elsewhere");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (says (second->status, "Close it there first"));
  play (window, "next anyway");
  close_window (window);

  bs_window_delete_battle (second, path);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  close_window (second);
}

/* Going back to the battle that is open, by whatever path, is no second opening; on the start page
 * no banner speaks of it. */
static void
test_open_again (void)
{
  BsWindow *window = fixture_window (TRUE);
  BsSession *session = bs_table_get_session (window->table);
  const char *path = bs_session_get_path (session);
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *other = g_build_filename (folder, "link.boardside", NULL);
  const char *const paths[] = { path, path, other };

  g_assert_cmpint (symlink (path, other), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);

      bs_window_show_page (window, "start");
      bs_window_open (window, file);
      settle ();
      g_assert_true (bs_table_get_session (window->table) == session);
      g_assert_true (bs_table_is_live (window->table));
      g_assert_true (bs_window_is_in_battle (window));
    }

  bs_table_look_at (window->table, 5);
  settle ();
  g_assert_true (gtk_revealer_get_reveal_child (window->banner));
  bs_window_show_page (window, "start");
  settle ();
  g_assert_false (gtk_revealer_get_reveal_child (window->banner));
  bs_window_show_page (window, "battle");
  settle ();
  g_assert_true (gtk_revealer_get_reveal_child (window->banner));

  g_remove (other);
  g_rmdir (folder);
  close_window (window);
}

/* The disk is full: it is said above the page until there is room again, and nothing is shown that
 * is not in the file. */
static void
test_disk_full (void)
{
  BsWindow *window = fixture_window (TRUE);
  const char *path = bs_session_get_path (bs_table_get_session (window->table));
  g_autofree char *before = contents (path);
  g_autofree char *after = NULL;
  struct rlimit all, small;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &all), ==, 0);
  small = all;
  small.rlim_cur = strlen (before) + 10;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  settle ();
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &all), ==, 0);

  g_assert_cmpstr (state_of (window)->active, ==, "kha");
  g_assert_true (gtk_revealer_get_reveal_child (window->banner));
  g_assert_nonnull (
    strstr (gtk_label_get_label (GTK_LABEL (window->banner_label)), "Cannot write"));
  g_assert_true (g_str_has_suffix (gtk_label_get_label (GTK_LABEL (window->banner_label)), "."));
  g_assert_true (
    g_str_has_prefix (gtk_label_get_label (GTK_LABEL (window->status)), "Cannot write"));
  gtk_test_accessible_assert_property (window->banner_button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Save Elsewhere…");
  after = contents (path);
  g_assert_cmpstr (after, ==, before);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  settle ();
  g_assert_cmpstr (state_of (window)->active, ==, "ent");
  g_assert_false (gtk_revealer_get_reveal_child (window->banner));
  g_assert_false (says (window->status, "Cannot write"));
  close_window (window);
}

/* Nothing can be kept: the battle is played all the same, the banner says why it is nowhere, and
 * offers another place. */
static void
test_no_folder (void)
{
  BsWindow *window = fixture_window (FALSE);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "boardside", "battles", NULL);
  g_autofree char *place = g_build_filename (g_get_user_data_dir (), "elsewhere.boardside", NULL);
  g_autoptr (GError) error = NULL;

  forget_files ("battles");
  g_rmdir (folder);
  put (folder, "in the way", -1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", "new");
  settle ();
  click (window->new_page, "begin");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "battle");
  g_assert_true (bs_table_is_live (window->table));
  g_assert_true (gtk_revealer_get_reveal_child (window->banner));
  g_assert_true (says (window->banner_label, "Cannot create"));
  next (window);
  g_assert_true (says (window->banner_label, "Cannot create"));
  gtk_test_accessible_assert_property (window->banner_button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Save Elsewhere…");

  g_remove (place);
  g_assert_true (bs_session_move_to (bs_table_get_session (window->table), place, &error));
  g_assert_no_error (error);
  bs_window_update_banner (window);
  g_assert_false (gtk_revealer_get_reveal_child (window->banner));
  g_assert_cmpstr (bs_session_get_path (bs_table_get_session (window->table)), ==, place);
  g_assert_true (g_file_test (place, G_FILE_TEST_IS_REGULAR));
  close_window (window);
  g_remove (place);
  g_assert_cmpint (g_remove (folder), ==, 0);
}

/* A damaged battle: it is said, and a copy has all that can be read, also what stands behind the
 * damage. */
static void
test_damaged (void)
{
  BsWindow *window = fixture_window (TRUE);
  g_autofree char *path = g_strdup (bs_session_get_path (bs_table_get_session (window->table)));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *bytes = contents (path);
  g_autofree char *after = NULL;
  guint lines = bs_history_n_lines (bs_table_get_history (window->table));

  close_window (window);
  change_letter (bytes, "layer id=", 'x');
  put (path, bytes, -1);

  window = fixture_window (FALSE);
  bs_window_open (window, file);
  settle ();
  g_assert_false (bs_table_is_live (window->table));
  g_assert_true (gtk_revealer_get_reveal_child (window->banner));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (window->banner_label)), "is damaged"));
  g_assert_true (
    g_str_has_prefix (gtk_label_get_label (GTK_LABEL (window->banner_label)), "Line "));
  bs_window_show_page (window, "start");
  settle ();
  g_assert_true (says (row_of (window, "Demo Battle"), "Line "));
  bs_window_show_page (window, "battle");
  g_signal_emit_by_name (window->banner_button, "clicked");
  settle ();
  g_assert_true (bs_table_is_live (window->table));
  g_assert_cmpuint (bs_history_n_lines (bs_table_get_history (window->table)), ==, lines);
  g_assert_cmpstr (state_of (window)->active, ==, "kha");
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (window->status)), "nothing is lost"));
  after = contents (path);
  g_assert_cmpstr (after, ==, bytes);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/window/resume", test_resume);
  g_test_add_func ("/window/demo-again", test_demo_again);
  g_test_add_func ("/window/start-rows", test_start_rows);
  g_test_add_func ("/window/bad-file", test_bad_file);
  g_test_add_func ("/window/second-opener", test_second_opener);
  g_test_add_func ("/window/kept-from-others", test_kept_from_others);
  g_test_add_func ("/window/open-again", test_open_again);
  g_test_add_func ("/window/disk-full", test_disk_full);
  g_test_add_func ("/window/no-folder", test_no_folder);
  g_test_add_func ("/window/damaged", test_damaged);

  return g_test_run ();
}
