/* test-opening.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "files.h"
#include "fixture.h"

#include "engine/ground/bs-i18n.h"
#include "model/battle/bs-opening.h"

#include <locale.h>

/* A battle that the program does not survive is not opened again by itself. In German: nobody else
 * sees this sentence. */

static BsWindow *
start_again (void)
{
  BsWindow *window = fixture_window (FALSE);

  bs_window_resume (window);
  settle ();

  return window;
}

static char *
played (void)
{
  BsWindow *window = fixture_window (TRUE);
  char *path = g_strdup (bs_session_get_path (bs_table_get_session (window->table)));

  gtk_window_close (GTK_WINDOW (window));
  settle ();

  return path;
}

/* What opening leaves behind when the program ends in it, and when it does not. */
static void
test_ended_while_opening (void)
{
  g_autofree char *path = played ();
  g_autofree char *left = NULL;
  BsWindow *window;

  bs_opening_begin (path);
  window = start_again ();
  g_assert_null (bs_table_get_session (window->table));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "start");
  g_assert_true (says (GTK_WIDGET (window->start_page), "Boardside ist beim Öffnen von"));
  close_window (window);

  /* Nor at the start after that; but by hand, and then it is well. */
  window = start_again ();
  g_assert_null (bs_table_get_session (window->table));
  g_assert_false (says (GTK_WIDGET (window->start_page), "Boardside ist beim Öffnen von"));
  gtk_widget_activate (find (window->start_page, path));
  settle ();
  g_assert_nonnull (bs_table_get_session (window->table));
  left = bs_opening_left ();
  g_assert_null (left);
  close_window (window);

  window = start_again ();
  g_assert_nonnull (bs_table_get_session (window->table));
  close_window (window);
}

/* The mark of another battle hinders nothing, and one that cannot be opened leaves none. */
static void
test_other_mark (void)
{
  g_autofree char *path = played ();
  g_autofree char *left = NULL;
  g_autofree char *odd = g_build_filename (g_get_user_data_dir (), "odd.boardside", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (odd);
  BsWindow *window;

  bs_opening_begin ("/nowhere/else.boardside");
  window = start_again ();
  g_assert_cmpstr (bs_session_get_path (bs_table_get_session (window->table)), ==, path);
  put (odd, "nothing", -1);
  bs_window_open (window, file);
  settle ();
  left = bs_opening_left ();
  g_assert_null (left);
  g_remove (odd);
  close_window (window);
}

/* It is laid before the file is read, and stands until the battle is drawn. */
static void
test_while_opening (void)
{
  g_autofree char *path = played ();
  g_autofree char *left = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  BsWindow *window = fixture_window (FALSE);

  bs_window_open (window, file);
  left = bs_opening_left ();
  g_assert_cmpstr (left, ==, path);
  close_window (window);
  g_clear_pointer (&left, g_free);
  left = bs_opening_left ();
  g_assert_null (left);
}

int
main (int   argc,
      char *argv[])
{
  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  bs_i18n_init ();

  g_test_add_func ("/opening/ended-while-opening", test_ended_while_opening);
  g_test_add_func ("/opening/other-mark", test_other_mark);
  g_test_add_func ("/opening/while-opening", test_while_opening);

  return g_test_run ();
}
