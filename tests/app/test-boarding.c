/* test-boarding.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "boarding-window.h"

#include "app/boarding/bs-cluster-view.h"

#include "engine/boarding/bs-docks.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-victory.h"

/* Who has boarding has the page in the header; who has not, has not. */
static void
test_switch (void)
{
  BsWindow *window = fixture_window (TRUE);

  g_assert_false (gtk_widget_get_visible (window->boarding_button));
  g_assert_false (bs_window_show_page (window, "boarding"));
  close_window (window);

  window = boarding_window ("pair");
  g_assert_true (gtk_widget_get_visible (window->boarding_button));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "boarding");
  close_window (window);
}

static void
assert_says (GtkWidget             *widget,
             GtkAccessibleProperty  property,
             const char            *part)
{
  g_autofree char *other =
    gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "no such words");

  g_assert_nonnull (other);
  if (strstr (other, part) == NULL)
    g_error ("‘%s’ does not say ‘%s’", other, part);
}

/* The picture as text: who stands how, ship by ship, and all of it. */
static void
test_words (void)
{
  BsWindow *window = boarding_window ("pair");
  g_autoptr (GPtrArray) views = all_of (page_of (window), BS_TYPE_CLUSTER_VIEW);
  g_autoptr (GPtrArray) bases = all_of (page_of (window), BS_TYPE_SHIP_BASE);
  GtkWidget *toggle = gtk_toggle_button_new ();
  GtkAccessibleRole toggles;

  g_object_ref_sink (toggle);
  toggles = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (toggle));
  g_object_unref (toggle);
  g_assert_cmpuint (views->len, ==, 1);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (views->pdata[0]), GTK_ACCESSIBLE_ROLE_GROUP);
  assert_says (views->pdata[0], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
               "Millennium Falcon (Anna): Held, boards Slave I.");
  assert_says (views->pdata[0], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Slave I (Ben): Immobilised.");

  g_assert_cmpuint (bases->len, ==, 2);
  for (guint i = 0; i < bases->len; i++)
    {
      g_assert_cmpint (gtk_accessible_get_accessible_role (bases->pdata[i]), ==, toggles);
      g_assert_true (gtk_widget_get_focusable (bases->pdata[i]));
    }
  assert_says (find (page_of (window), "fal"), GTK_ACCESSIBLE_PROPERTY_LABEL,
               "Millennium Falcon, Anna, Held, boards Slave I");
  assert_says (find (page_of (window), "fal"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
               "Lando Calrissian, 42 points, 7 dice");
  close_window (window);
}

/* The keyboard goes from ship to ship, and chooses. */
static void
test_keyboard (void)
{
  BsWindow *window = boarding_window ("jackpot");
  g_autoptr (GPtrArray) bases = all_of (page_of (window), BS_TYPE_SHIP_BASE);
  g_autoptr (GPtrArray) reached = g_ptr_array_new ();
  GtkWidget *view = gtk_widget_get_parent (bases->pdata[0]);

  g_assert_cmpuint (bases->len, ==, 5);
  /* From above to below, wherever each lies. */
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_assert_true (gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD));
  for (guint i = 0; i < bases->len; i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

      g_assert_true (BS_IS_SHIP_BASE (focus));
      g_assert_false (g_ptr_array_find (reached, focus, NULL));
      g_ptr_array_add (reached, focus);
      gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD);
    }

  click (page_of (window), "lam");
  g_assert_cmpstr (bs_table_get_chosen (window->table), ==, "lam");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find (page_of (window), "lam"))));
  g_assert_false (
    gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find (page_of (window), "fal"))));
  close_window (window);
}

/* As large as it is drawn: no base lies on another one, whatever the width. */
static void
test_layout (void)
{
  static const int widths[] = { 1400, 1000, 760, 420 };
  BsWindow *window = boarding_window ("jackpot");

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      g_autoptr (GPtrArray) bases = NULL;

      gtk_window_set_default_size (GTK_WINDOW (window), widths[w], 800);
      for (int i = 0; i < 5; i++)
        settle ();
      bases = all_of (page_of (window), BS_TYPE_SHIP_BASE);
      g_assert_cmpuint (bases->len, ==, 5);
      for (guint i = 0; i < bases->len; i++)
        for (guint j = 0; j < i; j++)
          {
            GtkWidget *view = gtk_widget_get_parent (bases->pdata[i]);
            graphene_rect_t one, two;

            g_assert_true (gtk_widget_compute_bounds (bases->pdata[i], view, &one));
            g_assert_true (gtk_widget_compute_bounds (bases->pdata[j], view, &two));
            g_assert_cmpfloat (one.size.width, >, 20);
            g_assert_false (graphene_rect_intersection (&one, &two, NULL));
          }
    }
  close_window (window);
}

/* What makes it wide. */
static void
tell_wide (GtkWidget *widget,
           int        depth)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > 300 && gtk_widget_get_visible (child))
        {
          g_printerr ("%*s%s %s: %d\n", depth * 2, "", G_OBJECT_TYPE_NAME (child),
                      gtk_widget_get_name (child), least);
          tell_wide (child, depth + 1);
        }
    }
}

static void
test_narrow (void)
{
  static const char *const names[] = { "pair", "tow", "jackpot" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BsWindow *window = boarding_window (names[i]);
      int least;

      gtk_window_set_default_size (GTK_WINDOW (window), 370, 650);
      for (int j = 0; j < 50 && bs_adaptive_get_room (window->adaptive) != BS_ROOM_NARROW; j++)
        settle ();
      gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)),
                          GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > 360)
        tell_wide (gtk_widget_get_first_child (GTK_WIDGET (window->adaptive)), 0);
      if (least > 360)
        g_error ("‘%s’ needs %d pixels", names[i], least);
      close_window (window);
    }
}

static void
enter (BsWindow   *window,
       const char *side,
       const char *faces)
{
  g_autofree char *name = g_strconcat ("entry-", side, NULL);
  GtkWidget *entry = find (page_of (window), name);

  g_assert_nonnull (entry);
  g_signal_emit_by_name (entry, "entered", faces);
  settle ();
}

static void
fight (BsWindow   *window,
       const char *attack,
       const char *defence)
{
  if (find (page_of (window), "entry-attack") == NULL)
    click (page_of (window), "real-melee");
  enter (window, "attack", attack);
  enter (window, "defence", defence);
  click (page_of (window), "apply-fight");
}

/* From the dock to the capture, by the controls alone. */
static void
test_journey (void)
{
  BsWindow *window = boarding_window ("before");
  GtkWidget *table = GTK_WIDGET (window->battle_page);

  bs_window_show_page (window, "battle");
  settle ();
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (table, "dock-sla")), TRUE);
  click (table, "move-white");
  g_assert_true (says (window->status, "flies a maneuver (white)."));
  g_assert_cmpstr (ship_of (window, "fal")->announced, ==, "sla");
  click (table, "dock-left");
  g_assert_cmpstr (ship_of (window, "fal")->docked_to, ==, "sla");
  g_assert_cmpstr (ship_of (window, "fal")->dock_at, ==, "left");
  g_assert_true (ship_of (window, "fal")->held);
  click (table, "board-fal");
  g_assert_cmpstr (ship_of (window, "fal")->declared, ==, "board");
  click (table, "next");
  g_assert_cmpstr (state_of (window)->phase, ==, "combat");

  /* The table leads to the melee. */
  click (table, "to-melee");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->stack), ==, "boarding");
  label_in (page_of (window), "42 ÷ 6 = 7");
  label_in (page_of (window), "24 ÷ 6 = 4");

  /* One hit too many: one body hit, said before it is applied. */
  click (page_of (window), "real-melee");
  enter (window, "attack", "hit,blank,blank,blank,blank,blank,crit");
  enter (window, "defence", "evade,blank,blank,blank");
  label_in (page_of (window), "2 hits against 1 evade.");
  g_assert_cmpint (
    ((BsBoarder *) ((BsStack *) ship_of (window, "sla")->stacks->pdata[0])->boarders->pdata[0])
      ->wounds,
    ==, 0);
  click (page_of (window), "apply-fight");
  g_assert_cmpint (
    ((BsBoarder *) ((BsStack *) ship_of (window, "sla")->stacks->pdata[0])->boarders->pdata[0])
      ->wounds,
    ==, 1);

  /* The other side, then both again in the next round until nobody is left. */
  fight (window, "blank,blank,blank,blank", "blank,blank,blank,blank,blank,blank,blank");
  for (int round = 0; round < 8 && bs_ship_in_play (ship_of (window, "sla")); round++)
    {
      for (int i = 0; i < 20 && find (page_of (window), "real-melee") == NULL &&
                      find (page_of (window), "entry-attack") == NULL;
           i++)
        {
          g_settings_set_string (window->settings, "break-rules", "never");
          click (page_of (window), "next");
          g_settings_reset (window->settings, "break-rules");
        }
      if (g_str_equal (state_of (window)->active, "fal"))
        fight (window, "hit,hit,hit,hit,blank,blank,blank", "blank,blank,blank,blank");
      else
        fight (window, "blank,blank,blank,blank", "blank,blank,blank,blank,blank,blank,blank");
    }

  g_assert_cmpint (ship_of (window, "sla")->status, ==, BS_STATUS_CAPTURED);
  g_assert_cmpint (bs_victory_points (bs_state_player (state_of (window), bs_id ("anna"))), >=,
                   24 + 33);
  g_assert_false (ship_of (window, "fal")->held);
  label_in (find (page_of (window), "piles"), "Boba Fett 33");
  close_window (window);
}

/* Rolled here it is fought at once, and stands in the record: nothing is left to lose or to roll
 * again. The dice stay in sight. */
static void
test_roll (void)
{
  BsWindow *window = boarding_window ("pair");
  GtkWidget *page = page_of (window);
  const BsStep *step;

  g_assert_null (find (page, "last-fight"));
  click (page, "roll-melee");
  g_assert_true (ship_of (window, "fal")->deeds.fought);
  step = bs_history_undo_step (bs_table_get_history (window->table));
  g_assert_cmpstr (((BsCommand *) step->commands->pdata[0])->verb, ==, "fight");
  g_assert_true (bs_command_has (step->commands->pdata[0], "attack"));
  g_assert_true (bs_command_has (step->commands->pdata[0], "defence"));
  g_assert_nonnull (find (page, "last-fight"));
  g_assert_null (find (page, "apply-fight"));
  undo (window);
  g_assert_false (ship_of (window, "fal")->deeds.fought);
  g_assert_null (find (page, "last-fight"));
  g_assert_nonnull (find (page, "roll-melee"));
  close_window (window);
}

static gboolean
is_against (GtkWidget *button)
{
  return gtk_widget_has_css_class (button, "against");
}

/* A tow in a jackpot is against a rule: dimmed, but a tap opens the sentence. */
static void
test_against (void)
{
  BsWindow *window = boarding_window ("jackpot");
  g_autoptr (GPtrArray) popovers = NULL;
  GtkWidget *button, *open = NULL;
  const BsState *before;

  g_settings_set_string (window->settings, "break-rules", "ask");

  click (page_of (window), "fal");
  button = find (page_of (window), "tow-fal");
  g_assert_nonnull (button);
  g_assert_true (is_against (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  assert_says (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "no tow");
  assert_says (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "B8.2");
  before = state_of (window);
  click (page_of (window), "tow-fal");
  g_assert_true (state_of (window) == before);

  /* Done anyway, the battle goes on: in a jackpot no tow holds. */
  popovers = all_of (GTK_WIDGET (window->adaptive), GTK_TYPE_POPOVER);
  for (guint i = 0; i < popovers->len && open == NULL; i++)
    if (gtk_widget_get_mapped (popovers->pdata[i]))
      open = popovers->pdata[i];
  g_assert_nonnull (open);
  click (open, "anyway");
  g_assert_true (state_of (window) != before);
  g_assert_null (ship_of (window, "fal")->tows);
  g_settings_reset (window->settings, "break-rules");
  close_window (window);
}

/* Whom one fights is chosen among all enemies; of a huge ship both stacks. */
static void
test_targets (void)
{
  BsWindow *window = boarding_window ("jackpot");
  GtkWidget *page = page_of (window);

  g_assert_nonnull (find (page, "target-lam"));
  g_assert_nonnull (find (page, "target-sla"));
  click (page, "target-sla");
  fight (window, "hit,hit,hit,blank,blank,blank,blank", "blank,blank,blank,blank");
  g_assert_cmpint (((BsStack *) ship_of (window, "sla")->stacks->pdata[0])->boarders->len, ==, 1);
  label_in (find (page, "crew-sla"), "in Anna’s pile");
  close_window (window);
}

/* Everything that is written or said anywhere in a window. */
static void
look_for (GtkWidget  *widget,
          const char *secret)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION,
  };
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (tooltip != NULL && strstr (tooltip, secret) != NULL)
    g_error ("the tooltip of ‘%s’ tells %s", gtk_widget_get_name (widget), secret);
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), secret) != NULL)
    g_error ("a label tells %s: %s", secret, gtk_label_get_label (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget) &&
      strstr (gtk_editable_get_text (GTK_EDITABLE (widget)), secret) != NULL)
    g_error ("an entry tells %s", secret);

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *said = NULL;

      if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i]))
        continue;
      said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i],
                                                 "no such words");
      if (said != NULL && strstr (said, secret) != NULL)
        g_error ("a %s is called by %s: %s", G_OBJECT_TYPE_NAME (widget), secret, said);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_for (child, secret);
}

/* Hidden names are in no label, no tooltip and no accessible name on any page: not before, not
 * while their owner peeks, not after. */
static void
test_secrets (void)
{
  static const char *const secrets[] = { "Quillan Veth", "Orsk Tamdin", "Pell Aroon" };
  static const char *const pages[] = { "battle", "boarding", "log" };
  BsWindow *window = boarding_window ("pair");

  for (int peek = 0; peek < 3; peek++)
    {
      bs_table_set_viewer (window->table, peek == 1 ? bs_id ("anna") : NULL);
      for (guint p = 0; p < G_N_ELEMENTS (pages); p++)
        {
          g_assert_true (bs_window_show_page (window, pages[p]));
          settle ();
          for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
            look_for (GTK_WIDGET (window), secrets[i]);
        }
    }
  close_window (window);
}

/* Behind the curtain a player sees his own cards, and nobody else's; closed it shows nothing. */
static void
test_peek (void)
{
  static const char *const secrets[] = { "Quillan Veth", "Orsk Tamdin", "Pell Aroon" };
  BsWindow *window = boarding_window ("pair");
  GtkWidget *curtain;
  guint seen = 0;

  g_assert_nonnull (find (page_of (window), "peek-ben"));
  click (page_of (window), "peek-anna");
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    look_for (GTK_WIDGET (window), secrets[i]);
  curtain = open_curtain (window);
  g_assert_cmpstr (bs_table_get_viewer (window->table), ==, "anna");
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    seen += says (curtain, secrets[i]);
  g_assert_cmpuint (seen, >, 0);
  g_assert_cmpuint (seen, <, G_N_ELEMENTS (secrets));
  close_curtain (window);
  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    look_for (GTK_WIDGET (window), secrets[i]);
  close_window (window);
}

/* The ship cards of the table say how a ship hangs there. */
static void
test_banners (void)
{
  BsWindow *window = boarding_window ("tow");
  GtkWidget *page = GTK_WIDGET (window->battle_page);

  bs_window_show_page (window, "battle");
  settle ();
  label_in (page, "Tows Red Five, speed 3 at most");
  label_in (page, "Immobilised, towed by Ruthless");
  label_in (page, "Held, docked on Lambda ST-321: board or tow?");
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_func ("/boarding/switch", test_switch);
  g_test_add_func ("/boarding/words", test_words);
  g_test_add_func ("/boarding/keyboard", test_keyboard);
  g_test_add_func ("/boarding/layout", test_layout);
  g_test_add_func ("/boarding/narrow", test_narrow);
  g_test_add_func ("/boarding/journey", test_journey);
  g_test_add_func ("/boarding/roll", test_roll);
  g_test_add_func ("/boarding/against", test_against);
  g_test_add_func ("/boarding/targets", test_targets);
  g_test_add_func ("/boarding/secrets", test_secrets);
  g_test_add_func ("/boarding/peek", test_peek);
  g_test_add_func ("/boarding/banners", test_banners);

  return g_test_run ();
}
