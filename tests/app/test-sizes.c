/* test-sizes.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"

/* The smallest control is large enough for a finger. */
static void
assert_large (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW_CONTROLS (widget) ||
      GTK_IS_HEADER_BAR (widget))
    return;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_width (widget) > 0 &&
      GTK_IS_BOX (gtk_widget_get_parent (widget)))
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
test_touch (void)
{
  BsWindow *window = fixture_window (TRUE);

  bs_window_show_page (window, "battle");
  settle ();
  assert_large (GTK_WIDGET (window->battle_page));
  close_window (window);
}

static void
assert_fits (BsWindow *window)
{
  int least;

  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
}

static void
test_narrow (void)
{
  static const char *const pages[] = { "start", "new",   "import",   "battle",
                                       "log",   "rules", "catalogue" };
  BsWindow *window = fixture_window (TRUE);

  make_narrow (window);
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

      line = g_strdup_printf (
        "ship id=s%u player=%s name=\"%s\" attack=3 agility=2 hull=4 shields=12 skill=4 "
        "actions=evade",
        i, i % 2 == 0 ? "anna" : "ben", (char *) names->pdata[i]);
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
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 1024);
  close_window (window);
}

/* 200 ships: a tap answers soon enough to feel at once; generous, since tests run under
 * sanitizers. */
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

/* No button breaks a word: what it says is no narrower than its longest word. */
static void
assert_words_whole (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL)
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
      const char *text = pango_layout_get_text (layout);

      for (int i = 1; i < pango_layout_get_line_count (layout); i++)
        {
          int start = pango_layout_get_line_readonly (layout, i)->start_index;

          if (g_ascii_isalpha (text[start - 1]))
            g_error ("‘%s’ is broken in mid word", text);
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_words_whole (child);
}

static int
top_of (GtkWidget  *widget,
        const char *name)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (find (widget, name), widget, &bounds));

  return bounds.origin.y;
}

/* The panel of a tablet: words in one piece, and the ranges in one row. */
static void
test_panel (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *side = GTK_WIDGET (window->battle_page);

  for (int width = 1366; width > 900; width -= 342)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), width, 600);
      for (int i = 0; i < 50 && gtk_widget_get_width (GTK_WIDGET (window)) != width; i++)
        settle ();
      g_assert_cmpint (top_of (side, "range-1"), ==, top_of (side, "range-3"));
      assert_words_whole (GTK_WIDGET (window));
    }
  close_window (window);
}

/* Home stays in the header of a tablet, beside the buttons of all pages; where it is narrower the
 * header still fits. */
static void
test_header (void)
{
  static const int widths[] = { 1024, 800 };
  BsWindow *window = fixture_window (FALSE);

  bs_window_open_demo (window, "boarding");
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int least;

      gtk_window_set_default_size (GTK_WINDOW (window), widths[i], 600);
      for (int n = 0; n < 50 && gtk_widget_get_width (GTK_WIDGET (window)) != widths[i]; n++)
        settle ();
      settle ();
      g_assert_cmpint (bs_adaptive_get_room (window->adaptive), ==, BS_ROOM_MEDIUM);
      g_assert_true (gtk_widget_get_visible (window->boarding_button));
      if (widths[i] == 1024)
        g_assert_true (gtk_widget_get_visible (window->home_button));
      gtk_widget_measure (GTK_WIDGET (window->header), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                          NULL, NULL);
      g_assert_cmpint (least, <=, widths[i]);
    }
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

  g_test_add_func ("/sizes/narrow", test_narrow);
  g_test_add_func ("/sizes/long-names", test_long_names);
  g_test_add_func ("/sizes/many-ships", test_many_ships);
  g_test_add_func ("/sizes/type-size", test_type_size);
  g_test_add_func ("/sizes/panel", test_panel);
  g_test_add_func ("/sizes/header", test_header);
  g_test_add_func ("/sizes/touch", test_touch);

  return g_test_run ();
}
