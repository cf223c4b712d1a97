/* test-sight.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"

#include "app/table/bs-next.h"

/* What is said, and whether what is wanted next is in sight. */

static GtkWidget *
find_css (gpointer    widget,
          const char *css)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_has_css_class (child, css) ? child : find_css (child, css);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static BsWindow *
low_window (void)
{
  BsWindow *window = fixture_window (TRUE);

  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 480);
  for (int i = 0; i < 50 && gtk_widget_get_height (GTK_WIDGET (window)) > 600; i++)
    settle ();

  return window;
}

/* A toast goes with the next step, even if nothing is said about that. */
static void
test_toast (void)
{
  BsWindow *window = fixture_window (TRUE);

  bs_window_say (window, "before", TRUE);
  g_assert_nonnull (bs_toaster_get_shown (window->toaster));
  play (window, "note text=quiet");
  settle ();
  g_assert_true (
    bs_toaster_get_shown (window->toaster) == NULL ||
    g_strcmp0 (adw_toast_get_title (bs_toaster_get_shown (window->toaster)), "before") != 0);
  close_window (window);
}

/* Somebody holds Ctrl+Z: each step has its sentence, while the toast of the one before still moves.
 * The last one stays. */
static void
test_quick_toasts (void)
{
  BsWindow *window = fixture_window (TRUE);
  g_autofree char *last = NULL;
  gint64 end;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (int i = 0; i < 12; i++)
    {
      g_free (last);
      last = g_strdup_printf ("step %d", i);
      bs_toaster_clear (window->toaster);
      bs_window_say (window, last, TRUE);
      end = g_get_monotonic_time () + 90 * 1000;
      while (g_get_monotonic_time () < end)
        if (!g_main_context_iteration (NULL, FALSE))
          g_usleep (1000);
    }
  end = g_get_monotonic_time () + 1500 * 1000;
  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_nonnull (bs_toaster_get_shown (window->toaster));
  g_assert_cmpstr (adw_toast_get_title (bs_toaster_get_shown (window->toaster)), ==, last);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  close_window (window);
}

static graphene_rect_t
bounds_of (BsWindow  *window,
           GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));

  return bounds;
}

static void
assert_toast_beside (BsWindow   *window,
                     const char *where)
{
  GtkWidget *toast = find_by_type (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget"));
  graphene_rect_t over, under;

  for (int i = 0; i < 50 && toast == NULL; i++)
    {
      settle ();
      toast = find_by_type (GTK_WIDGET (window), g_type_from_name ("AdwToastWidget"));
    }
  g_assert_nonnull (toast);
  over = bounds_of (window, toast);
  under = bounds_of (window, window->status_box);
  if (graphene_rect_intersection (&over, &under, NULL))
    g_error ("%s: a toast lies over the status line", where);
}

/* A sentence of two lines in the status line, and a toast that says so, on every page, wide and
 * narrow: both can be read. */
static void
test_toast_beside_status (void)
{
  static const char *const pages[] = { "battle", "log", "rules" };
  BsWindow *window = fixture_window (TRUE);
  g_autoptr (GString) words = g_string_new (NULL);

  for (int i = 0; i < 40; i++)
    g_string_append (words, "So long a sentence. ");
  for (int narrow = 0; narrow < 2; narrow++)
    {
      if (narrow)
        make_narrow (window);
      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          bs_window_show_page (window, pages[i]);
          bs_battle_page_show_side (window->battle_page, TRUE);
          settle ();
          bs_window_say (window, words->str, FALSE);
          assert_toast_beside (window, pages[i]);
        }
    }
  close_window (window);
}

static void
press_key (BsWindow *window,
           guint     key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean taken;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      g_signal_emit_by_name (controller, "key-pressed", key, key, 0, &taken);
      g_signal_emit_by_name (controller, "key-released", key, key, 0);
    }
}

/* Dice are typed: the keyboard goes on to what is due, and it is seen there. */
static void
test_focus_seen (void)
{
  BsWindow *window = fixture_window (TRUE);
  GtkWidget *side = GTK_WIDGET (window->battle_page);
  GtkWidget *deal;

  g_settings_set_string (window->settings, "dice", "real");
  turn_to (window, "kha");
  click (side, "range-1");
  click (side, "attack");
  take_dice (find (side, "attack-dice"), "hit,hit,hit,blank,blank");
  gtk_widget_grab_focus (find (find (side, "defence-dice"), "dice-entry"));
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
  press_key (window, GDK_KEY_e);
  take_dice (find (side, "defence-dice"), "evade");
  deal = find (side, "deal");
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == deal);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (window)));
  g_assert_true ((gtk_widget_get_state_flags (deal) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0);
  g_settings_reset (window->settings, "dice");
  close_window (window);
}

/* With virtual dice preferred real ones can be told at once, and what is due is in sight. */
static void
test_real_dice (void)
{
  BsWindow *window = low_window ();
  GtkWidget *side = find_css (window->battle_page, "side");
  GtkWidget *entry = NULL;
  graphene_rect_t bounds;

  click (side, "range-1");
  click (side, "attack-other");
  g_assert_nonnull (state_of (window)->attack);
  g_assert_false (state_of (window)->attack->attack.rolled);
  entry = find (side, "dice-entry");
  g_assert_true (gtk_widget_get_visible (entry));

  /* Who told them by keyboard finds it at the dice that are due now. */
  gtk_widget_grab_focus (entry);
  play (window, "roll side=attack faces=hit,hit,hit,blank,blank");
  settle ();
  g_assert_nonnull (gtk_window_get_focus (GTK_WINDOW (window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)),
                                         find (side, "defence-dice")));
  g_assert_true (
    g_str_has_prefix (gtk_widget_get_name (gtk_window_get_focus (GTK_WINDOW (window))), "roll-"));
  for (int i = 0; i < 50; i++)
    {
      settle ();
      g_assert_true (gtk_widget_compute_bounds (find (side, "defence-dice"), side, &bounds));
      if (bounds.origin.y >= 0 && bounds.origin.y < gtk_widget_get_height (side) - 44)
        break;
    }
  g_assert_cmpfloat (bounds.origin.y, <, gtk_widget_get_height (side) - 44);
  close_window (window);
}

/* The popover shows all of its button. */
static void
test_ask (void)
{
  BsWindow *window = low_window ();
  GtkWidget *popover, *button;
  graphene_rect_t bounds;
  int height;

  g_settings_set_string (window->settings, "break-rules", "ask");
  bs_table_choose (window->table, bs_id ("mah"));
  settle ();
  click (window->battle_page, "attack");
  settle ();
  popover = find_css (window->adaptive, "bs-ask");
  g_assert_nonnull (popover);
  button = find_css (popover, "destructive-action");
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (button), &height,
                      NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (button), >=, height - 20);
  g_assert_true (gtk_widget_compute_bounds (button, popover, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  settle ();
  close_window (window);
}

/* The end says who won; nobody acts any more. */
static void
test_end (void)
{
  BsWindow *window = fixture_window (TRUE);
  const BsPlayer *player = state_of (window)->players->pdata[0];
  g_autofree char *line = g_strdup_printf ("end winner=%s", player->id);
  g_autofree char *actor = NULL;
  g_autofree char *then = NULL;

  play (window, line);
  g_assert_true (state_of (window)->ended);
  actor = bs_next_actor (state_of (window), &then);
  g_assert_nonnull (strstr (actor, player->name));
  g_assert_null (then);
  g_assert_null (find_css (find_css (window->battle_page, "fleet-scroller"), "acting"));
  close_window (window);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/sight/toast", test_toast);
  g_test_add_func ("/sight/quick-toasts", test_quick_toasts);
  g_test_add_func ("/sight/toast-beside-status", test_toast_beside_status);
  g_test_add_func ("/sight/focus-seen", test_focus_seen);
  g_test_add_func ("/sight/real-dice", test_real_dice);
  g_test_add_func ("/sight/ask", test_ask);
  g_test_add_func ("/sight/end", test_end);

  return g_test_run ();
}
