/* test-drop.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/widgets/bs-choice-row.h"
#include "fixture.h"

/* A list comes into the window: by its page, and by what a drop anywhere on the window calls. */

static const char picard[] = "U.S.S. Enterprise-D + Jean Luc Picard\n";
static const char rebels[] = "{\"name\":\"Sample\",\"faction\":\"rebel\",\"pilots\":[{\"name\":"
                             "\"biggsdarklighter\",\"ship\":\"xwing\"},"
                             "{\"name\":\"wedgeantilles\",\"ship\":\"xwing\"}]}";

static void
rest (void)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  settle ();
  while (g_main_context_pending (NULL) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static const char *
shown_page (BsWindow *window)
{
  return gtk_stack_get_visible_child_name (window->stack);
}

static gboolean
drop_text (BsWindow   *window,
           const char *text)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken;

  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, text);
  taken = bs_window_drop (window, &value);
  settle ();

  return taken;
}

static void
drop_files (BsWindow   *window,
            const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (&file, 1));
  g_assert_true (bs_window_drop (window, &value));
  settle ();
}

static gboolean
mapped (gpointer    widget,
        const char *name)
{
  GtkWidget *found = find (widget, name);

  return found != NULL && gtk_widget_get_mapped (found);
}

static gboolean
shows_list (BsWindow   *window,
            const char *player)
{
  GtkWidget *fleet = find (window->muster_page, player);

  return fleet != NULL && mapped (fleet, "import-take");
}

/* Until the list is shown in the column of @player, or what is wrong with it. */
static void
wait_for_column (BsWindow   *window,
                 const char *player)
{
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end && !shows_list (window, player) &&
         !mapped (window->import_page, "import-trouble"))
    settle ();
  rest ();

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (window->import_page, "import-trouble"))),
                   ==, "");
  g_assert_cmpstr (shown_page (window), ==, "muster");
  g_assert_true (shows_list (window, player));
}

static void
wait_for_trouble (BsWindow *window)
{
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end && !mapped (window->import_page, "import-trouble"))
    settle ();
  g_assert_true (mapped (window->import_page, "import-trouble"));
}

static void
take (BsWindow   *window,
      const char *player,
      guint       ships)
{
  guint before = state_of (window)->ships->len;

  click (find (window->muster_page, player), "import-take");
  rest ();
  g_assert_cmpuint (state_of (window)->ships->len, ==, before + ships);
}

/* The row of the start page leads to a page; what is read there begins a muster of its game, and
 * taking it over is one step. */
static void
test_start (void)
{
  BsWindow *window = fixture_window (FALSE);
  GtkTextBuffer *buffer;

  gtk_widget_activate (find (window->start_page, "import-squad"));
  rest ();
  g_assert_cmpstr (shown_page (window), ==, "import");
  g_assert_null (bs_table_get_session (window->table));
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (find (window->import_page, "import-text")));
  gtk_text_buffer_set_text (buffer, picard, -1);
  click (window->import_page, "import-read");
  wait_for_column (window, "p1");
  g_assert_cmpstr (state_of (window)->ruleset->id, ==, "attack-wing");
  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_cmpstr (bs_session_get_title (bs_table_get_session (window->table)), ==,
                   "Player 1 – Player 2");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  take (window, "p1", 1);
  undo (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  redo (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  close_window (window);
}

/* Back leads to the start page, and nothing was begun. */
static void
test_back (void)
{
  BsWindow *window = fixture_window (FALSE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.import", NULL);
  rest ();
  click (window->import_page, "import-back");
  g_assert_cmpstr (shown_page (window), ==, "start");
  g_assert_null (bs_table_get_session (window->table));
  close_window (window);
}

/* Dropped on the start page: the list says its game. Then another one for who has no ships, then
 * the first player again. */
static void
test_drop (void)
{
  BsWindow *window = fixture_window (FALSE);

  g_assert_true (drop_text (window, rebels));
  wait_for_column (window, "p1");
  g_assert_cmpstr (state_of (window)->ruleset->id, ==, "x-wing");
  take (window, "p1", 2);
  bs_window_show_page (window, "log");
  settle ();
  g_assert_true (drop_text (window, rebels));
  wait_for_column (window, "p2");
  take (window, "p2", 2);
  undo (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 2);
  redo (window);
  rest ();
  g_assert_true (drop_text (window, rebels));
  wait_for_column (window, "p1");
  close_window (window);
}

static char *
text_in (gpointer below)
{
  char *text;

  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find (below, "import-text"))), "text",
                &text, NULL);

  return text;
}

/* A list that was read stands in the box, of the page and of the fleet that it would come into,
 * until it is taken. */
static void
test_text_stays (void)
{
  BsWindow *window = fixture_window (FALSE);
  g_autofree char *there = NULL;
  g_autofree char *back = NULL;
  g_autofree char *taken = NULL;
  g_autofree char *gone = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.import", NULL);
  rest ();
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (
                              GTK_TEXT_VIEW (find (window->import_page, "import-text"))),
                            rebels, -1);
  click (window->import_page, "import-read");
  wait_for_column (window, "p1");
  there = text_in (find (window->muster_page, "p1"));
  g_assert_cmpstr (there, ==, rebels);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.import", NULL);
  rest ();
  back = text_in (window->import_page);
  g_assert_cmpstr (back, ==, rebels);

  bs_window_show_page (window, "muster");
  wait_for_column (window, "p1");
  take (window, "p1", 2);
  taken = text_in (find (window->muster_page, "p1"));
  g_assert_cmpstr (taken, ==, "");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.import", NULL);
  rest ();
  gone = text_in (window->import_page);
  g_assert_cmpstr (gone, ==, "");
  close_window (window);
}

/* What is no list, and what is not there, is refused in the reader's words; nothing is begun. */
static void
test_unreadable (void)
{
  BsWindow *window = fixture_window (FALSE);
  g_autofree char *gone =
    g_test_build_filename (G_TEST_DIST, "cases", "staw", "never-there.xws", NULL);
  g_auto (GValue) number = G_VALUE_INIT;

  g_assert_true (drop_text (window, "<!DOCTYPE html><html><body>Log in</body></html>"));
  g_assert_cmpstr (shown_page (window), ==, "import");
  wait_for_trouble (window);
  g_assert_true (
    strlen (gtk_label_get_label (GTK_LABEL (find (window->import_page, "import-trouble")))) > 10);
  drop_files (window, gone);
  wait_for_trouble (window);
  g_assert_null (bs_table_get_session (window->table));
  g_value_init (&number, G_TYPE_INT);
  g_assert_false (bs_window_drop (window, &number));
  close_window (window);
}

/* A list that is of another game than it is read for is refused; when the list may say it, it is
 * read again. */
static void
test_game (void)
{
  BsWindow *window = fixture_window (FALSE);
  BsChoiceRow *row = BS_CHOICE_ROW (find (window->import_page, "import-game"));
  GtkTextBuffer *buffer =
    gtk_text_view_get_buffer (GTK_TEXT_VIEW (find (window->import_page, "import-text")));
  g_autoptr (GPtrArray) games = bs_library_games (window->library);
  guint n = 0;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.import", NULL);
  rest ();
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = games->pdata[i];

      n += info->over == NULL;
      if (g_str_equal (info->id, "x-wing"))
        bs_choice_row_set_selected (row, n);
    }
  g_assert_cmpuint (bs_choice_row_get_selected (row), >, 0);
  gtk_text_buffer_set_text (buffer, picard, -1);
  click (window->import_page, "import-read");
  wait_for_trouble (window);
  bs_choice_row_set_selected (row, 0);
  wait_for_column (window, "p1");
  g_assert_cmpstr (state_of (window)->ruleset->id, ==, "attack-wing");
  close_window (window);
}

/* A battle that has begun stays as it is; the sentence has a button that begins a new one. */
static void
test_begun (void)
{
  BsWindow *window = fixture_window (TRUE);
  BsSession *session = bs_table_get_session (window->table);
  guint ships = state_of (window)->ships->len;

  g_assert_true (state_of (window)->begun);
  g_assert_true (drop_text (window, picard));
  rest ();
  g_assert_true (
    says (GTK_WIDGET (window), "Squads are imported in a muster; begin a new battle for it."));
  g_assert_true (bs_table_get_session (window->table) == session);
  g_assert_cmpuint (state_of (window)->ships->len, ==, ships);
  click (window, "anyway");
  wait_for_column (window, "p1");
  g_assert_true (bs_table_get_session (window->table) != session);
  take (window, "p1", 1);
  close_window (window);
}

/* A battle is opened, wherever it is dropped. */
static void
test_battle (void)
{
  BsWindow *before = fixture_window (TRUE);
  g_autofree char *path = g_strdup (bs_session_get_path (bs_table_get_session (before->table)));
  BsWindow *window;

  close_window (before);
  window = fixture_window (FALSE);
  g_assert_true (g_str_has_suffix (path, ".boardside"));
  drop_files (window, path);
  rest ();
  g_assert_cmpstr (shown_page (window), ==, "battle");
  g_assert_true (state_of (window)->begun);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/drop/start", test_start);
  g_test_add_func ("/drop/back", test_back);
  g_test_add_func ("/drop/anywhere", test_drop);
  g_test_add_func ("/drop/text-stays", test_text_stays);
  g_test_add_func ("/drop/unreadable", test_unreadable);
  g_test_add_func ("/drop/game", test_game);
  g_test_add_func ("/drop/begun", test_begun);
  g_test_add_func ("/drop/battle", test_battle);

  return g_test_run ();
}
