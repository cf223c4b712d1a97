/* test-muster-import.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Lists in and out of a fleet in the window: read, shown, taken over in one step, refused;
 * exported. */

#include "engine/fleet/bs-points.h"
#include "muster-window.h"

#include "app/drawing/bs-symbol.h"
#include "app/muster/bs-export-button.h"
#include "app/muster/bs-muster-fleet.h"

#include <string.h>

/* Lets a thread of its own finish. */
static void
wait_for_preview (GtkWidget *fleet)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end &&
         (gtk_widget_get_visible (find (fleet, "import-waiting")) ||
          (!gtk_widget_get_mapped (find (fleet, "import-take")) &&
           !gtk_widget_get_visible (find (fleet, "import-trouble")))))
    settle ();
  rest ();
}

static void
import_text (GtkWidget  *fleet,
             const char *text)
{
  GtkTextBuffer *buffer;

  tap (fleet, "import");
  buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (find (fleet, "import-text")));
  gtk_text_buffer_set_text (buffer, text, -1);
  tap (fleet, "import-read");
  wait_for_preview (fleet);
}

/* What is unknown keeps its points, what is told otherwise is corrected, nothing is done before the
 * button, all of it is one step. */
static void
test_import (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p1");
  g_autofree char *words = NULL;

  import_text (fleet, "U.S.S. Enterprise-D + Jean Luc Picard + Unheard Of (7)\n");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  words = words_of (find (fleet, "import-list"));
  g_assert_nonnull (strstr (words, "Unheard Of"));
  g_assert_nonnull (strstr (words, "Unknown"));
  /* No sign that looks as if a letter could not be shown. */
  g_assert_true (BS_IS_SYMBOL (gtk_image_get_paintable (
    GTK_IMAGE (find_by_type (find (fleet, "import-list"), GTK_TYPE_IMAGE)))));
  tap (fleet, "import-take");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p1")), >, 7);
  g_assert_true (gtk_widget_get_mapped (find (fleet, "add-ship")));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (window->status)), ==, "1 ship taken over");
  take_back (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  do_again (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  close_window (window);
}

/* A squad with a name is told by it; the line at the bottom tells the newest step, not that one for
 * ever. */
static void
test_import_told (void)
{
  BsWindow *window = boarding_muster ((const char *const[]) { "player id=rosa faction=rebel" }, 1);
  GtkWidget *fleet = column (window, "rosa");

  import_text (fleet, "{\"name\":\"Sample\",\"faction\":\"rebel\",\"pilots\":[{\"name\":"
                      "\"biggsdarklighter\",\"ship\":\"xwing\"},"
                      "{\"name\":\"wedgeantilles\",\"ship\":\"xwing\"}]}");
  tap (fleet, "import-take");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (window->status)), ==,
                   "Sample: 2 ships taken over");
  tap (window->muster_page, "add-player");
  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (window->status)), "Sample"));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (window->status)), "Player 2"));
  close_window (window);
}

/* A Gozanti with clamps for four, and @fighters that may hang there. */
static char *
clamps (guint fighters)
{
  GString *list = g_string_new ("{\"faction\":\"imperial\",\"pilots\":[{\"name\":"
                                "\"gozanticlasscruiser\",\"ship\":\"gozanticlasscruiser\","
                                "\"upgrades\":{\"cargo\":[\"dockingclamps\"]}}");

  for (guint i = 0; i < fighters; i++)
    g_string_append (list, ",{\"name\":\"academypilot\",\"ship\":\"tiefighter\"}");
  g_string_append (list, "]}");

  return g_string_free (list, FALSE);
}

/* As by the space bar. */
static void
mark_docked (GtkWidget *fleet,
             guint      n)
{
  g_autofree char *name = g_strdup_printf ("offer-rosa-academy-pilot-%u", n);
  GtkWidget *mark = find (fleet, name);

  g_assert_nonnull (mark);
  g_assert_false (gtk_check_button_get_active (GTK_CHECK_BUTTON (mark)));
  g_assert_true (gtk_widget_grab_focus (mark));
  g_assert_true (gtk_widget_activate (mark));
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (mark)));
}

static guint
n_carried (BsWindow *window)
{
  const BsState *state = state_of (window);
  guint n = 0;

  for (guint i = 0; i < state->ships->len; i++)
    n += ((const BsShip *) state->ships->pdata[i])->carried_by != NULL;

  return n;
}

/* What may begin docked has a mark: set by keyboard, it is done in the same step as all the
 * rest. */
static void
test_import_docked (void)
{
  BsWindow *window =
    boarding_muster ((const char *const[]){ "player id=rosa faction=imperial" }, 1);
  GtkWidget *fleet = column (window, "rosa");
  g_autofree char *list = clamps (2);

  import_text (fleet, list);
  mark_docked (fleet, 2);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  tap (fleet, "import-take");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 3);
  g_assert_cmpuint (n_carried (window), ==, 1);
  g_assert_nonnull (bs_state_ship (state_of (window), bs_id ("rosa-academy-pilot-2"))->carried_by);
  take_back (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  close_window (window);
}

/* More than the host carries is asked about before anything is done. */
static void
test_import_crowded (void)
{
  BsWindow *window =
    boarding_muster ((const char *const[]){ "player id=rosa faction=imperial" }, 1);
  GtkWidget *fleet = column (window, "rosa");
  g_autofree char *list = clamps (5);

  g_settings_set_string (window->settings, "break-rules", "ask");
  import_text (fleet, list);
  for (guint n = 1; n <= 5; n++)
    mark_docked (fleet, n);
  tap (fleet, "import-take");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  tap (window, "anyway");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 6);
  g_assert_cmpuint (n_carried (window), ==, 5);
  close_window (window);
}

/* The fleet can be given away; the button tells that it was copied. */
static void
test_export (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p1");
  GtkWidget *export = find (fleet, "export");
  g_autofree char *text = NULL;

  import_text (fleet, "I.R.W. Khazara\nToreth\n");
  tap (fleet, "import-take");
  text = bs_export_button_text (BS_EXPORT_BUTTON (gtk_widget_get_parent (export)), FALSE);
  g_assert_nonnull (strstr (text, "Ship: I.R.W. Khazara (30)\nCaptain: Toreth (4)\n"));
  gtk_menu_button_popup (GTK_MENU_BUTTON (export));
  rest ();
  g_assert_false (gtk_widget_get_visible (find (export, "export-face-down")));
  tap (export, "export-copy-xws");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (export, "export-told"))), ==, "Copied.");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (export));
  rest ();
  close_window (window);
}

static GFile *
case_file (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cases", name, NULL);

  return g_file_new_for_path (path);
}

/* Dropped on the column; one of several squads is chosen. */
static void
test_import_drop (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p2");
  g_autoptr (GFile) file = case_file ("staw/squads_for_test.spacedocksquads");
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, file);
  g_assert_true (bs_muster_fleet_import (BS_MUSTER_FLEET (fleet), &value));
  wait_for_preview (fleet);
  g_assert_true (gtk_widget_get_mapped (find (fleet, "import-squads")));
  /* One squad is a fleet; all of them are taken by who says so. */
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (fleet, "import-squads"))), ==,
                    1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (fleet, "import-squads")), 0);
  wait_for_preview (fleet);
  rest ();
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (fleet, "import-squads"))), ==,
                    0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (fleet, "import-squads")), 1);
  wait_for_preview (fleet);
  rest ();
  tap (fleet, "import-take");
  g_assert_cmpuint (state_of (window)->ships->len, >, 0);
  g_assert_cmpuint (state_of (window)->ships->len, <, 12);
  for (guint i = 0; i < state_of (window)->ships->len; i++)
    g_assert_cmpstr (((BsShip *) state_of (window)->ships->pdata[i])->player, ==, "p2");
  close_window (window);
}

/* That there is nothing to paste is told; what was pasted stands in the box, so that it can be read
 * once more. */
static void
test_import_paste (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p1");
  g_autofree char *words = NULL;

  tap (fleet, "import");
  gdk_clipboard_set_content (gtk_widget_get_clipboard (fleet), NULL);
  tap (fleet, "import-paste");
  g_assert_true (gtk_widget_get_visible (find (fleet, "import-trouble")));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fleet), "I.R.W. Khazara\nToreth\n");
  tap (fleet, "import-paste");
  wait_for_preview (fleet);
  tap (fleet, "import-read");
  wait_for_preview (fleet);
  words = words_of (find (fleet, "import-list"));
  g_assert_nonnull (strstr (words, "Toreth"));
  close_window (window);
}

static char *
typed (GtkWidget *fleet)
{
  char *text;

  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find (fleet, "import-text"))), "text",
                &text, NULL);

  return text;
}

/* What was typed is there again until it was taken; what is dropped comes in its place, and stands
 * in the box, too. */
static void
test_import_left (void)
{
  static const char list[] = "I.R.W. Khazara\nToreth\n";
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p1");
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *left = NULL;
  g_autofree char *taken = NULL;
  g_autofree char *replaced = NULL;

  import_text (fleet, list);
  tap (fleet, "import-back");
  tap (fleet, "import");
  left = typed (fleet);
  g_assert_cmpstr (left, ==, list);
  g_assert_true (gtk_widget_has_focus (find (fleet, "import-text")));
  tap (fleet, "import-read");
  wait_for_preview (fleet);
  tap (fleet, "import-take");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  tap (fleet, "import");
  taken = typed (fleet);
  g_assert_cmpstr (taken, ==, "");

  import_text (fleet, list);
  g_value_init (&value, G_TYPE_STRING);
  g_value_set_string (&value, "U.S.S. Enterprise-D");
  g_assert_true (bs_muster_fleet_import (BS_MUSTER_FLEET (fleet), &value));
  replaced = typed (fleet);
  g_assert_cmpstr (replaced, ==, "U.S.S. Enterprise-D");
  wait_for_preview (fleet);
  close_window (window);
}

/* Opened from far down, a page that comes in place of the fleet shows its heading and its way
 * back. */
static void
test_import_top (void)
{
  static const char *const pages[][2] = { { "import", "import-back" },
                                          { "add-ship", "search-back" } };
  static const char *const players[] = { "p1", "p2" };
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p1");

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      import_text (column (window, players[i]),
                   "I.R.W. Khazara\n\nI.K.S. Maht-H'a\n\nU.S.S. Enterprise-D\n\nU.S.S. Reliant\n");
      tap (column (window, players[i]), "import-take");
    }
  g_assert_cmpuint (state_of (window)->ships->len, ==, 8);
  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 500);
  rest ();
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      GtkWidget *scroller = gtk_widget_get_ancestor (fleet, GTK_TYPE_SCROLLED_WINDOW);
      GtkAdjustment *adjustment =
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
      graphene_rect_t bounds;

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      rest ();
      g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 200);
      tap (fleet, pages[i][0]);
      rest ();
      g_assert_true (gtk_widget_compute_bounds (find (fleet, pages[i][1]), scroller, &bounds));
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      tap (fleet, pages[i][1]);
    }
  close_window (window);
}

/* What is no list is refused with a sentence; the fleet stays. */
static void
test_import_refused (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p1");
  g_autoptr (GFile) gone = case_file ("staw/never-there.xws");
  g_auto (GValue) value = G_VALUE_INIT;

  import_text (fleet, "<!DOCTYPE html><html><body>Log in</body></html>");
  g_assert_true (gtk_widget_get_visible (find (fleet, "import-trouble")));
  g_assert_false (gtk_widget_get_mapped (find (fleet, "import-take")));
  tap (fleet, "import-back");
  g_value_init (&value, G_TYPE_FILE);
  g_value_set_object (&value, gone);
  g_assert_true (bs_muster_fleet_import (BS_MUSTER_FLEET (fleet), &value));
  wait_for_preview (fleet);
  g_assert_true (gtk_widget_get_visible (find (fleet, "import-trouble")));
  tap (fleet, "import-back");
  g_assert_true (gtk_widget_get_mapped (find (fleet, "add-ship")));
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/muster/import", test_import);
  g_test_add_func ("/muster/import/told", test_import_told);
  g_test_add_func ("/muster/import/docked", test_import_docked);
  g_test_add_func ("/muster/import/crowded", test_import_crowded);
  g_test_add_func ("/muster/export", test_export);
  g_test_add_func ("/muster/import/drop", test_import_drop);
  g_test_add_func ("/muster/import/paste", test_import_paste);
  g_test_add_func ("/muster/import/left", test_import_left);
  g_test_add_func ("/muster/import/top", test_import_top);
  g_test_add_func ("/muster/import/refused", test_import_refused);

  return g_test_run ();
}
