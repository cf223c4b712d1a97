/* test-muster.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The fleets built in the window: ships by search, cards, totals, marks, undo, begin. */

#include "fixture.h"

#include "bs-export-button.h"
#include "bs-muster-fleet.h"
#include "engine/bs-fleet.h"

#include <string.h>

/* Lets everything happen that is due, however slow the machine is. */
static void
rest (void)
{
  gint64 end = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  settle ();
  while (g_main_context_pending (NULL) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
tap (gpointer    widget,
     const char *name)
{
  click (widget, name);
  rest ();
}

static void
take_back (BsWindow *window)
{
  undo (window);
  rest ();
}

static void
do_again (BsWindow *window)
{
  redo (window);
  rest ();
}

static const char *
shown_page (BsWindow *window)
{
  return gtk_stack_get_visible_child_name (window->stack);
}

static BsWindow *
muster_window (void)
{
  BsWindow *window = fixture_window (FALSE);

  g_settings_set_string (window->settings, "break-rules", "ask");
  bs_window_show_page (window, "new");
  rest ();
  tap (window->new_page, "muster");
  g_assert_cmpstr (shown_page (window), ==, "muster");
  rest ();

  return window;
}

/* A window with fleets of X-Wing with boarding, built by @lines. */
static BsWindow *
boarding_muster (const char *const *lines,
                 guint              n_lines)
{
  BsWindow *window = fixture_window (FALSE);
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=x-wing extension=boarding", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = bs_session_new (window->library, header, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      g_assert_cmpint (verdict->level, <=, BS_VERDICT_HINT);
    }
  bs_window_set_session (window, session);
  rest ();

  return window;
}

static GtkWidget *
column (BsWindow   *window,
        const char *player)
{
  GtkWidget *widget = find (window->muster_page, player);

  g_assert_nonnull (widget);
  return widget;
}

/* Types into the search of a column and lets it answer. */
static void
look_for (GtkWidget  *fleet,
          const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find (fleet, "card-search")), text);
  for (int i = 0; i < 6; i++)
    settle ();
  rest ();
}

static void
add_ship (BsWindow   *window,
          const char *player,
          const char *name,
          const char *card,
          const char *captain)
{
  g_autofree char *row = g_strconcat ("card-", card, NULL);
  g_autofree char *leader = captain != NULL ? g_strconcat ("card-", captain, NULL) : g_strdup ("without");

  tap (column (window, player), "add-ship");
  look_for (column (window, player), name);
  tap (column (window, player), row);
  if (captain != NULL)
    {
      const BsCard *known = bs_catalogue_card (state_of (window)->catalogue, bs_id (captain));

      g_assert_nonnull (known);
      look_for (column (window, player), known->name);
    }
  tap (column (window, player), leader);
}

static void
test_add_ship (void)
{
  BsWindow *window = muster_window ();
  const BsShip *ship;
  const BsCard *card, *captain;

  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_false (state_of (window)->begun);
  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  ship = state_of (window)->ships->pdata[0];
  g_assert_cmpstr (ship->player, ==, "p1");
  g_assert_cmpstr (ship->card, ==, "enterprise-d");
  g_assert_cmpstr (bs_ship_leader (ship)->card, ==, "jean-luc-picard");

  /* What it costs stands above the column. */
  card = bs_catalogue_card (state_of (window)->catalogue, bs_id ("enterprise-d"));
  captain = bs_catalogue_card (state_of (window)->catalogue, bs_id ("jean-luc-picard"));
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p1")), ==, card->cost + captain->cost);
  {
    g_autofree char *points = g_strdup_printf ("%d points", card->cost + captain->cost);

    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (column (window, "p1"), "total"))), ==, points);
  }
  g_assert_nonnull (find (column (window, "p1"), "enterprise-d"));
  g_assert_null (find (column (window, "p2"), "enterprise-d"));

  /* Taken out by undo, and back by redo. */
  take_back (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  g_assert_null (find (column (window, "p1"), "enterprise-d"));
  do_again (window);
  g_assert_nonnull (find (column (window, "p1"), "enterprise-d"));
  close_window (window);
}

static void
test_equip (void)
{
  BsWindow *window = muster_window ();
  const BsShip *ship;
  int before;

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  before = bs_state_points (state_of (window), bs_id ("p1"));
  tap (column (window, "p1"), "slot-enterprise-d-crew");
  g_assert_nonnull (find (column (window, "p1"), "card-data"));
  g_assert_null (find (column (window, "p1"), "card-tractor-beam"));
  tap (column (window, "p1"), "card-data");
  ship = state_of (window)->ships->pdata[0];
  g_assert_cmpint (bs_fleet_taken (ship, bs_id ("crew")), ==, 1);
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p1")), >, before);
  g_assert_nonnull (find (column (window, "p1"), "enterprise-d/data"));

  take_back (window);
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p1")), ==, before);
  g_assert_null (find (column (window, "p1"), "enterprise-d/data"));
  close_window (window);
}

static GtkWidget *
find_button (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      /* Links to the rules stand before it. */
      if (GTK_IS_BUTTON (child) && gtk_widget_has_css_class (child, "destructive-action"))
        return child;
      if ((found = find_button (child)) != NULL)
        return found;
    }

  return NULL;
}

/* The popover that asks: do it anyway. */
static void
answer_anyway (BsWindow *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->adaptive));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      {
        g_signal_emit_by_name (find_button (child), "clicked");
        rest ();
        return;
      }

  g_error ("nobody asks");
}

/* A second one of a unique name: found by its name, marked, done anyway, and marked where it is. */
static void
test_marks (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *row;

  add_ship (window, "p1", "enterprise", "enterprise-d", NULL);
  g_assert_nonnull (find (find (column (window, "p1"), "enterprise-d"), "one-leader"));

  tap (column (window, "p1"), "slot-enterprise-d-crew");
  tap (column (window, "p1"), "card-data");
  tap (column (window, "p1"), "slot-enterprise-d-crew");
  g_assert_null (find (column (window, "p1"), "card-data"));
  look_for (column (window, "p1"), "data");
  row = find (column (window, "p1"), "card-data");
  g_assert_nonnull (row);
  g_assert_true (gtk_widget_has_css_class (row, "against"));
  tap (column (window, "p1"), "card-data");
  g_assert_cmpint (bs_fleet_taken (state_of (window)->ships->pdata[0], bs_id ("crew")), ==, 1);
  answer_anyway (window);
  g_assert_cmpint (bs_fleet_taken (state_of (window)->ships->pdata[0], bs_id ("crew")), ==, 2);
  g_assert_nonnull (find (find (column (window, "p1"), "enterprise-d/data-2"), "unique-name"));
  g_assert_null (find (find (column (window, "p1"), "enterprise-d/data"), "unique-name"));
  close_window (window);
}

/* The limit is agreed on the page; too much is marked at the player, and begins anyway. */
static void
test_limit (void)
{
  BsWindow *window = muster_window ();
  g_autofree char *text = NULL;

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  add_ship (window, "p2", "khazara", "khazara", "toreth");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (window->muster_page, "points-limit")), 1);
  rest ();
  g_assert_cmpstr (bs_state_option (state_of (window), "points"), ==, "40");
  text = g_strdup_printf ("%d of 40 points", bs_state_points (state_of (window), bs_id ("p1")));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (column (window, "p1"), "total"))), ==, text);

  tap (column (window, "p1"), "slot-enterprise-d-crew");
  tap (column (window, "p1"), "card-data");
  play (window, "equip ship=enterprise-d name=Ballast points=50");
  rest ();
  g_assert_nonnull (find (column (window, "p1"), "points-limit"));
  g_assert_null (find (column (window, "p2"), "points-limit"));
  tap (window->muster_page, "begin-battle");
  g_assert_false (state_of (window)->begun);
  answer_anyway (window);
  g_assert_true (state_of (window)->begun);
  g_assert_cmpstr (shown_page (window), ==, "battle");
  close_window (window);
}

/* Begun, the table is shown; undone, the fleets again. */
static void
test_begin (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  add_ship (window, "p2", "khazara", "khazara", "toreth");
  tap (window->muster_page, "begin-battle");
  g_assert_true (state_of (window)->begun);
  g_assert_cmpstr (shown_page (window), ==, "battle");
  take_back (window);
  g_assert_false (state_of (window)->begun);
  g_assert_cmpstr (shown_page (window), ==, "muster");
  bs_window_show_page (window, "rules");
  bs_window_show_page (window, "battle");
  g_assert_cmpstr (shown_page (window), ==, "muster");
  do_again (window);
  g_assert_cmpstr (shown_page (window), ==, "battle");
  close_window (window);
}

/* A ship and a card that no catalogue has. */
static void
test_by_hand (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p2");
  const BsShip *ship;

  tap (fleet, "add-ship");
  look_for (fleet, "Paper <Boat> \"1\"");
  tap (fleet, "by-hand");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (fleet, "by-hand-points")), 17);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (fleet, "by-hand-hull")), 5);
  tap (fleet, "by-hand-done");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  ship = state_of (window)->ships->pdata[0];
  g_assert_cmpstr (ship->name, ==, "Paper <Boat> \"1\"");
  g_assert_cmpint (ship->points, ==, 17);
  g_assert_cmpint (((BsSection *) ship->sections->pdata[0])->hull, ==, 5);

  tap (fleet, "other-ship");
  look_for (fleet, "Sail");
  tap (fleet, "by-hand");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find (fleet, "by-hand-points")), 3);
  tap (fleet, "by-hand-done");
  g_assert_cmpint (bs_state_points (state_of (window), bs_id ("p2")), ==, 20);
  close_window (window);
}

/* Two, three, four players; no more. */
static void
test_players (void)
{
  BsWindow *window = muster_window ();

  tap (window->muster_page, "add-player");
  tap (window->muster_page, "add-player");
  g_assert_cmpuint (state_of (window)->players->len, ==, 4);
  g_assert_nonnull (column (window, "p4"));
  g_assert_false (gtk_widget_get_visible (find (window->muster_page, "add-player")));
  take_back (window);
  g_assert_null (find (window->muster_page, "p4"));
  close_window (window);
}

/* A name is found in both languages, without accents; nothing found says so. */
static void
test_search (void)
{
  BsWindow *window = muster_window ();
  const BsCatalogue *catalogue = state_of (window)->catalogue;
  GtkWidget *fleet = column (window, "p1");
  const BsCard *german = NULL;
  g_autofree char *row = NULL;
  g_autofree char *folded = NULL;

  for (guint i = 0; i < catalogue->cards->len && german == NULL; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      if (g_str_equal (card->kind, "upgrade") && card->name_de != NULL && !g_str_equal (card->name, card->name_de))
        german = card;
    }

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  tap (fleet, "other-enterprise-d");
  if (german != NULL)
    {
      row = g_strconcat ("card-", german->id, NULL);
      folded = bs_catalogue_fold (german->name_de);
      look_for (fleet, folded);
      g_assert_nonnull (find (fleet, row));
    }
  look_for (fleet, "no such card anywhere");
  g_assert_null (find (fleet, "card-data"));
  g_signal_emit_by_name (find (fleet, "card-search"), "stop-search");
  rest ();
  g_assert_nonnull (find (fleet, "total"));
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  close_window (window);
}

static void
test_narrow (void)
{
  BsWindow *window = muster_window ();
  int least;

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  gtk_window_set_default_size (GTK_WINDOW (window), 370, 650);
  for (int i = 0; i < 50 && bs_adaptive_get_room (window->adaptive) != BS_ROOM_NARROW; i++)
    rest ();
  gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  close_window (window);
}

/* Lets a thread of its own finish. */
static void
wait_for_preview (GtkWidget *fleet)
{
  gint64 end = g_get_monotonic_time () + 20 * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end &&
         !gtk_widget_get_mapped (find (fleet, "import-take")) && !gtk_widget_get_visible (find (fleet, "import-trouble")))
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

static char *
words_of (GtkWidget *widget)
{
  GString *words = g_string_new (GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      g_autofree char *below = words_of (child);

      g_string_append_printf (words, "\n%s", below);
    }

  return g_string_free (words, FALSE);
}

/* What is unknown keeps its points, what is told otherwise is corrected, nothing is done before the button, all of it is one step. */
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

/* A squad with a name is told by it; the line at the bottom tells the newest step, not that one for ever. */
static void
test_import_told (void)
{
  BsWindow *window = boarding_muster ((const char *const[]) { "player id=rosa faction=rebel" }, 1);
  GtkWidget *fleet = column (window, "rosa");

  import_text (fleet, "{\"name\":\"Sample\",\"faction\":\"rebel\",\"pilots\":[{\"name\":\"biggsdarklighter\",\"ship\":\"xwing\"},"
               "{\"name\":\"wedgeantilles\",\"ship\":\"xwing\"}]}");
  tap (fleet, "import-take");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (window->status)), ==, "Sample: 2 ships taken over");
  tap (window->muster_page, "add-player");
  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (window->status)), "Sample"));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (window->status)), "Player 2"));
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
  g_assert_nonnull (strstr (text, "I.R.W. Khazara (30)\nToreth (4)\n"));
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
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (fleet, "import-squads"))), ==, 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (fleet, "import-squads")), 0);
  wait_for_preview (fleet);
  rest ();
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (find (fleet, "import-squads"))), ==, 0);
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

/* What was pasted stands in the box, so that it can be read once more. */
static void
test_import_paste (void)
{
  BsWindow *window = muster_window ();
  GtkWidget *fleet = column (window, "p1");
  g_autofree char *words = NULL;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (fleet), "I.R.W. Khazara\nToreth\n");
  tap (fleet, "import");
  tap (fleet, "import-paste");
  wait_for_preview (fleet);
  tap (fleet, "import-read");
  wait_for_preview (fleet);
  words = words_of (find (fleet, "import-list"));
  g_assert_nonnull (strstr (words, "Toreth"));
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

static void
test_take_out (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  tap (column (window, "p1"), "drop-enterprise-d/captain");
  g_assert_null (bs_ship_leader (ship_of (window, "enterprise-d")));
  take_back (window);
  g_assert_nonnull (bs_ship_leader (ship_of (window, "enterprise-d")));
  tap (column (window, "p1"), "drop-enterprise-d");
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  take_back (window);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  close_window (window);
}

/* Another captain in place of the first one, by the button beside him; where there is none, by the one among the slots. */
static void
test_lead (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  tap (column (window, "p1"), "lead-enterprise-d");
  look_for (column (window, "p1"), "Riker");
  tap (column (window, "p1"), "card-william-t-riker");
  g_assert_cmpstr (bs_ship_leader (ship_of (window, "enterprise-d"))->card, ==, "william-t-riker");
  take_back (window);
  g_assert_cmpstr (bs_ship_leader (ship_of (window, "enterprise-d"))->card, ==, "jean-luc-picard");
  tap (column (window, "p1"), "drop-enterprise-d/captain");
  tap (column (window, "p1"), "lead-enterprise-d");
  look_for (column (window, "p1"), "Riker");
  tap (column (window, "p1"), "card-william-t-riker");
  g_assert_cmpstr (bs_ship_leader (ship_of (window, "enterprise-d"))->card, ==, "william-t-riker");
  close_window (window);
}

static void
do_from_menu (BsWindow   *window,
              const char *player,
              guint       section,
              guint       place)
{
  GtkWidget *fleet = column (window, player);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (find (fleet, "player-menu")));
  g_autoptr (GMenuModel) part = NULL;
  g_autofree char *action = NULL;
  g_autoptr (GVariant) target = NULL;

  if (section > 0)
    part = g_menu_model_get_item_link (menu, g_menu_model_get_n_items (menu) - 1, G_MENU_LINK_SECTION);
  else
    part = g_object_ref (menu);
  g_assert_true (g_menu_model_get_item_attribute (part, (int) place, G_MENU_ATTRIBUTE_ACTION, "s", &action));
  target = g_menu_model_get_item_attribute_value (part, (int) place, G_MENU_ATTRIBUTE_TARGET, NULL);
  g_assert_true (gtk_widget_activate_action_variant (fleet, action, target));
  rest ();
}

/* Players change places and leave, with their fleets. */
static void
test_player_menu (void)
{
  BsWindow *window = muster_window ();

  add_ship (window, "p1", "enterprise", "enterprise-d", "jean-luc-picard");
  do_from_menu (window, "p1", 0, 0);
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[0])->id, ==, "p2");
  do_from_menu (window, "p1", 1, 0);
  g_assert_cmpuint (state_of (window)->players->len, ==, 1);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 0);
  take_back (window);
  g_assert_cmpuint (state_of (window)->players->len, ==, 2);
  g_assert_cmpuint (state_of (window)->ships->len, ==, 1);
  take_back (window);
  g_assert_cmpstr (((BsPlayer *) state_of (window)->players->pdata[0])->id, ==, "p1");
  close_window (window);
}

static const char *
lowest_of (BsWindow *window)
{
  const BsStack *stack = ship_of (window, "fal")->stacks->pdata[0];

  return ((BsBoarder *) stack->boarders->pdata[0])->name;
}

/* Boarders change places and go from board; the lowest cannot go down, and nobody goes above the pilot. No label names them. */
static void
test_stack (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel", "ship id=fal player=rosa card=yt-1300 pilot=han-solo", "boarder ship=fal name=Wookiee points=12",
    "boarder ship=fal name=Droid points=9",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  g_autofree char *words = NULL;

  g_assert_cmpstr (lowest_of (window), ==, "Wookiee");
  g_assert_false (gtk_widget_get_sensitive (find (column (window, "rosa"), "down-fal/c2")));
  g_assert_false (gtk_widget_get_sensitive (find (column (window, "rosa"), "up-fal/c3")));
  words = words_of (column (window, "rosa"));
  g_assert_null (strstr (words, "Wookiee"));
  tap (column (window, "rosa"), "up-fal/c2");
  g_assert_cmpstr (lowest_of (window), ==, "Droid");
  take_back (window);
  g_assert_cmpstr (lowest_of (window), ==, "Wookiee");
  tap (column (window, "rosa"), "drop-fal/c2");
  g_assert_cmpstr (lowest_of (window), ==, "Droid");
  close_window (window);
}

/* Who holds the button sees his own crew, nobody else's; a page that goes away is as good as letting go. */
static void
test_peek (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel", "player id=ben faction=imperial", "ship id=fal player=rosa card=yt-1300 pilot=han-solo",
    "boarder ship=fal name=Wookiee points=12",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  GtkWidget *button = find (column (window, "rosa"), "peek-rosa");
  g_autofree char *held = NULL;
  g_autofree char *left = NULL;

  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (gtk_widget_get_visible (find (column (window, "ben"), "peek-ben")));
  bs_table_set_viewer (window->table, bs_id ("ben"));
  left = words_of (column (window, "rosa"));
  g_assert_null (strstr (left, "Wookiee"));
  bs_table_set_viewer (window->table, NULL);

  gtk_widget_set_state_flags (button, GTK_STATE_FLAG_ACTIVE, FALSE);
  rest ();
  held = words_of (column (window, "rosa"));
  g_assert_nonnull (strstr (held, "Wookiee"));
  bs_window_show_page (window, "start");
  rest ();
  g_assert_null (bs_table_get_viewer (window->table));
  g_free (left);
  left = words_of (column (window, "rosa"));
  g_assert_null (strstr (left, "Wookiee"));
  close_window (window);
}

/* What lies face down is in no figure but its owner's while the fleets are built; then the total is open, and the table has it as it is
 * now: boarders and gear come without a change of the ships (B1.6). */
static void
test_points (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel", "player id=ben faction=imperial", "ship id=fal player=rosa card=yt-1300 pilot=han-solo",
    "ship id=tie player=ben name=TIE size=small seats=single attack=2 agility=3 hull=3 shields=0 skill=1 points=12",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  GtkWidget *table = GTK_WIDGET (window->battle_page);
  static const char *const viewers[] = { NULL, "ben", "rosa" };

  g_assert_nonnull (find (column (window, "rosa"), "total"));
  play (window, "boarder ship=fal name=Wookiee points=17");
  play (window, "equip ship=fal gear hidden");
  rest ();
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      gboolean owner = g_strcmp0 (viewers[i], "rosa") == 0;
      g_autofree char *words = NULL;
      g_autofree char *heading = NULL;

      bs_table_set_viewer (window->table, viewers[i] != NULL ? bs_id (viewers[i]) : NULL);
      rest ();
      words = words_of (column (window, "rosa"));
      heading = words_of (table);
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find (column (window, "rosa"), "total"))), ==,
                       owner ? "68 points" : "46 points + face down");
      g_assert_true ((strstr (words, "68") != NULL) == owner);
      g_assert_true ((strstr (words, "17") != NULL) == owner);
      g_assert_true ((strstr (heading, "68 points") != NULL) == owner);
      g_assert_true ((strstr (heading, "46 points + face down") != NULL) == !owner);
    }
  bs_table_set_viewer (window->table, NULL);

  /* Over the limit: that it is too much is told, not how much. */
  play (window, "option points=60");
  rest ();
  {
    g_autofree char *words = words_of (GTK_WIDGET (window->muster_page));

    g_assert_nonnull (find (column (window, "rosa"), "points-limit"));
    g_assert_nonnull (strstr (words, "46 of 60 points + face down"));
    g_assert_null (strstr (words, "68"));
  }

  play (window, "option points=100");
  play (window, "begin initiative=rosa");
  rest ();
  {
    g_autofree char *heading = words_of (table);

    g_assert_nonnull (strstr (heading, "68 points"));
    g_assert_null (strstr (heading, "face down"));
  }
  close_window (window);
}

/* What is offered tells nothing of gear that lies face down: only its owner finds the slot taken. */
static void
test_gear (void)
{
  static const char *const lines[] = {
    "player id=rosa faction=rebel", "player id=ben faction=imperial", "ship id=fal player=rosa card=yt-1300 pilot=han-solo",
    "equip ship=fal gear hidden",
  };
  BsWindow *window = boarding_muster (lines, G_N_ELEMENTS (lines));
  static const char *const viewers[] = { NULL, "ben", "rosa" };

  g_assert_cmpint (bs_fleet_taken (ship_of (window, "fal"), bs_id ("modification")), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    {
      gboolean owner = g_strcmp0 (viewers[i], "rosa") == 0;

      bs_table_set_viewer (window->table, viewers[i] != NULL ? bs_id (viewers[i]) : NULL);
      rest ();
      g_assert_true ((find (column (window, "rosa"), "slot-fal-modification") == NULL) == owner);
      g_assert_true ((find (column (window, "rosa"), "gear-fal") == NULL) == owner);
    }
  bs_table_set_viewer (window->table, NULL);

  /* A modification after it is one too many, and the mark lies on the hidden card, for its owner. */
  play (window, "equip ship=fal name=Engine slot=modification points=4 anyway");
  rest ();
  g_assert_null (find (column (window, "rosa"), "slot-missing"));
  bs_table_set_viewer (window->table, bs_id ("rosa"));
  rest ();
  g_assert_nonnull (find (column (window, "rosa"), "slot-missing"));
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/muster/add-ship", test_add_ship);
  g_test_add_func ("/muster/equip", test_equip);
  g_test_add_func ("/muster/marks", test_marks);
  g_test_add_func ("/muster/limit", test_limit);
  g_test_add_func ("/muster/begin", test_begin);
  g_test_add_func ("/muster/by-hand", test_by_hand);
  g_test_add_func ("/muster/players", test_players);
  g_test_add_func ("/muster/search", test_search);
  g_test_add_func ("/muster/narrow", test_narrow);

  g_test_add_func ("/muster/import", test_import);
  g_test_add_func ("/muster/import/told", test_import_told);
  g_test_add_func ("/muster/export", test_export);
  g_test_add_func ("/muster/import/drop", test_import_drop);
  g_test_add_func ("/muster/import/paste", test_import_paste);
  g_test_add_func ("/muster/import/refused", test_import_refused);
  g_test_add_func ("/muster/take-out", test_take_out);
  g_test_add_func ("/muster/lead", test_lead);
  g_test_add_func ("/muster/player-menu", test_player_menu);
  g_test_add_func ("/muster/stack", test_stack);
  g_test_add_func ("/muster/peek", test_peek);
  g_test_add_func ("/muster/points", test_points);
  g_test_add_func ("/muster/gear", test_gear);

  return g_test_run ();
}
