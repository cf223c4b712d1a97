/* test-boarding-bounds.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "boarding-window.h"

#include "app/widgets/bs-layout-box.h"

static const struct
{
  int width;
  int height;
} sizes[] = {
  { 1024, 600 },
  { 1024, 700 },
  { 1366, 768 },
  { 360, 640 },
};

/* Boxes, in which nothing lies on anything else. */
static gboolean
is_box (GtkWidget *widget)
{
  return GTK_IS_BOX (widget) || BS_IS_LAYOUT_BOX (widget);
}

static gboolean
bounds_in (GtkWidget       *widget,
           GtkWidget       *page,
           graphene_rect_t *bounds)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_compute_bounds (widget, page, bounds);
}

/* Every widget lies within the box that it stands in, and on none of the others in there. */
static void
assert_apart (GtkWidget  *widget,
              GtkWidget  *page,
              const char *where)
{
  graphene_rect_t around;

  if (!bounds_in (widget, page, &around))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t one, other, both;

      assert_apart (child, page, where);
      if (!is_box (widget) || !bounds_in (child, page, &one))
        continue;

      for (GtkWidget *next = gtk_widget_get_next_sibling (child); next != NULL;
           next = gtk_widget_get_next_sibling (next))
        if (bounds_in (next, page, &other) && graphene_rect_intersection (&one, &other, &both) &&
            both.size.width > 1 && both.size.height > 1)
          g_error ("%s: %s ‘%s’ (%.0f,%.0f %.0f×%.0f) lies on %s ‘%s’ (%.0f,%.0f %.0f×%.0f)", where,
                   G_OBJECT_TYPE_NAME (child), gtk_widget_get_name (child),
                   one.origin.x, one.origin.y, one.size.width, one.size.height,
                   G_OBJECT_TYPE_NAME (next), gtk_widget_get_name (next),
                   other.origin.x, other.origin.y, other.size.width, other.size.height);
    }
}

/* At each size, as it is come to and as it is left. */
static void
assert_sizes (BsWindow   *window,
              const char *what)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (int side = 0; side < (sizes[i].width < 600 ? 2 : 1); side++)
      {
        g_autofree char *where =
          g_strdup_printf ("%s, %d × %d", what, sizes[i].width, sizes[i].height);

        gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
        bs_boarding_page_show_side (window->boarding_page, side == 1);
        for (int n = 0; n < 4; n++)
          settle ();
        assert_apart (page_of (window), page_of (window), where);
      }
  bs_boarding_page_show_side (window->boarding_page, FALSE);
}

/* The demo up to the first line that begins so. */
static BsSession *
demo_until (BsLibrary  *library,
            const char *until)
{
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "data", "demo", "boarding.boardside", NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (BsCommand) header = NULL;
  g_autoptr (GError) error = NULL;
  BsSession *session;
  int format;

  g_assert_true (g_file_get_contents (path, &contents, NULL, &error));
  lines = g_strsplit (contents, "\n", -1);
  g_assert_true (bs_header_parse (lines[0], &format, &header, &error));
  session = bs_session_new (library, header, &error);
  g_assert_no_error (error);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autoptr (BsVerdict) verdict = NULL;

      if (g_str_has_prefix (lines[i], until))
        break;
      verdict = bs_session_perform_line (session, lines[i], NULL);
      g_assert_cmpint (verdict->level, <, BS_VERDICT_AGAINST);
    }

  return session;
}

/* As a change of the style does. */
static void
queue_all (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    queue_all (child);
}

/* The page is filled while it is hidden, after its stack has asked it, empty, how it wants to be
 * measured: test_hidden() alone tells whether that matters, since a window asks more often. */
static BsWindow *
window_at (const char *until)
{
  BsWindow *window = fixture_window (FALSE);
  g_autoptr (BsSession) session = demo_until (window->library, until);

  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 700);
  for (int n = 0; n < 3; n++)
    settle ();
  queue_all (page_of (window));
  gtk_widget_get_request_mode (GTK_WIDGET (window->stack));
  bs_window_set_session (window, session);
  settle ();
  g_assert_true (bs_window_show_page (window, "boarding"));
  for (int n = 0; n < 3; n++)
    settle ();

  return window;
}

/* A tow is declared, and the next phase begins. */
static void
test_tow (void)
{
  BsWindow *window = window_at ("declare");

  assert_apart (page_of (window), page_of (window), "docked");
  /* Going on would be refused while nothing is declared: it is not suggested. */
  g_assert_false (gtk_widget_has_css_class (find (page_of (window), "next"), "suggested-action"));
  play (window, "declare ship=fal intent=tow");
  g_assert_true (gtk_widget_has_css_class (find (page_of (window), "next"), "suggested-action"));
  next (window);
  assert_apart (page_of (window), page_of (window), "towing");
  assert_sizes (window, "towing");
  close_window (window);
}

static void
test_fresh (void)
{
  BsWindow *window = window_at ("next");

  assert_apart (page_of (window), page_of (window), "nothing docked");
  assert_sizes (window, "nothing docked");
  close_window (window);
}

/* A box of a hidden page is asked how it wants to be measured while it is empty, then filled, then
 * shown. */
static void
test_hidden (void)
{
  GtkWidget *stack = g_object_ref_sink (gtk_stack_new ());
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (
    "Shoot out a ship’s engines with a precision shot, then dock on it: it is shown here.");
  int high, low;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (outer), inner);
  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("first"), "first");
  bs_layout_box_add_page (stack, outer, "hidden");
  gtk_widget_queue_resize (inner);
  g_assert_cmpint (gtk_widget_get_request_mode (stack), ==, GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  gtk_box_append (GTK_BOX (inner), label);
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "hidden");
  gtk_widget_measure (stack, GTK_ORIENTATION_VERTICAL, 200, &high, NULL, NULL, NULL);
  gtk_widget_measure (inner, GTK_ORIENTATION_VERTICAL, 200, &low, NULL, NULL, NULL);
  g_assert_cmpint (low, ==, high);
  gtk_widget_measure (inner, GTK_ORIENTATION_VERTICAL, 1000, &low, NULL, NULL, NULL);
  g_assert_cmpint (high, >, low);
  g_object_unref (stack);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/boarding/bounds/hidden", test_hidden);
  g_test_add_func ("/boarding/bounds/tow", test_tow);
  g_test_add_func ("/boarding/bounds/fresh", test_fresh);

  return g_test_run ();
}
