/* test-whole-battle.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "files.h"
#include "fixture.h"

/* Whole battles of tests/records played through the window: from the first maneuver to the last
 * shot every line is a tap on what the window shows, with real dice and real cards. In the end the
 * table is as the record says. */

static BsWindow *window;
static GtkWidget *side;

static GPtrArray *
record_lines (const char *name)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "tests", "records", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      BsCommand *command = NULL;

      if (*lines[i] == '\0')
        continue;
      if (i == 0)
        bs_header_parse (lines[i], NULL, &command, &error);
      else
        command = bs_command_parse (lines[i], &error);
      g_assert_no_error (error);
      if (command != NULL)
        g_ptr_array_add (commands, command);
    }

  return commands;
}

static const char *
get (const BsCommand *command,
     const char      *name)
{
  return bs_command_get (command, name);
}

/* What is told before the battle, with cards that lie on the table. Returns how many lines that
 * was. */
static guint
set_up (const char      *folder,
        const GPtrArray *commands)
{
  g_autofree char *path = g_build_filename (folder, "whole.boardside", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsVerdict) real = NULL;
  BsSession *session = bs_session_create (window->library, path, commands->pdata[0], &error);
  guint used;

  g_assert_no_error (error);
  real = bs_session_perform_line (session, "option cards=real", NULL);
  g_assert_cmpint (real->level, <, BS_VERDICT_AGAINST);
  for (used = 1; !bs_session_get_state (session)->begun; used++)
    {
      const BsCommand *command = commands->pdata[used];
      g_autofree char *line = bs_command_print (command);
      g_autoptr (BsVerdict) verdict = NULL;

      if (g_str_equal (command->verb, "option"))
        continue;
      verdict = bs_session_perform_line (session, line, NULL);
      g_assert_cmpint (verdict->level, <, BS_VERDICT_AGAINST);
    }
  g_object_unref (session);

  bs_window_open (window, file);
  settle ();
  g_assert_true (bs_table_is_live (window->table));
  return used;
}

/* Whether a button's line is what the command tells; what the players measure may be left out of
 * it, and which card is asked then. */
static gboolean
is_line (const BsCommand *command,
         const char      *name)
{
  static const char *const told[] = { "ship", "action", "target", "card",
                                      "by",   "token",  "side",   NULL };
  g_autoptr (BsCommand) line = bs_command_parse (name, NULL);

  if (line == NULL || !g_str_equal (line->verb, command->verb) ||
      bs_command_has (line, "free") != bs_command_has (command, "free"))
    return FALSE;
  for (guint i = 0; told[i] != NULL; i++)
    {
      const char *mine = get (command, told[i]), *shown = get (line, told[i]);
      gboolean open = (g_str_equal (told[i], "card") && shown == NULL) ||
                      (g_str_equal (told[i], "by") && mine == NULL);

      if (g_strcmp0 (mine, shown) != 0 && !open)
        return FALSE;
    }

  return TRUE;
}

static GtkWidget *
find_line (GtkWidget       *below,
           const BsCommand *command)
{
  for (GtkWidget *child = gtk_widget_get_first_child (below); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = GTK_IS_BUTTON (child) && is_line (command, gtk_widget_get_name (child))
                           ? child
                           : find_line (child, command);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
tap (GtkWidget       *button,
     const BsCommand *command)
{
  g_autofree char *line = bs_command_print (command);

  if (button == NULL)
    g_error ("no button for: %s", line);
  if (!gtk_widget_is_sensitive (button) || !gtk_widget_get_mapped (button))
    g_error ("the button cannot be tapped: %s", line);
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

/* What the ship meets is checked, and what it only flew across in the part that is folded. */
static void
choose_overlap (const BsCommand *command)
{
  const char *way = get (command, "across") != NULL ? "across" : "overlap";
  g_auto (GStrv) met = bs_command_get_list (command, way);

  gtk_expander_set_expanded (GTK_EXPANDER (find (side, "more-of-move")), TRUE);
  for (guint i = 0; met != NULL && met[i] != NULL; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%s", way, met[i]);

      gtk_check_button_set_active (GTK_CHECK_BUTTON (find (side, name)), TRUE);
    }
  settle ();
}

static void
play_move (const BsCommand *command)
{
  g_autofree char *name =
    g_strdup_printf ("move-%s-%s", get (command, "bearing"), get (command, "speed"));

  turn_to (window, get (command, "ship"));
  choose_overlap (command);
  click (side, name);
}

/* An answer that the window asks for, whatever number the question has. */
static gboolean
answer (const char *wanted,
        const char *ship)
{
  const GPtrArray *questions = state_of (window)->questions;

  for (guint i = 0; i < questions->len; i++)
    {
      const BsQuestion *question = questions->pdata[i];
      g_autofree char *name = g_strconcat ("answer-", question->id, "-", wanted, NULL);

      if (!g_ptr_array_find (question->answers, bs_id (wanted), NULL) ||
          (ship != NULL && question->on != bs_id (ship)))
        continue;
      click (side, name);
      return TRUE;
    }

  return FALSE;
}

static void
play_act (const BsCommand *command)
{
  turn_to (window, get (command, "ship"));
  tap (find_line (side, command), command);
  if (get (command, "card") != NULL && state_of (window)->questions->len > 0)
    answer (get (command, "card"), NULL);
}

/* A toggle of the attack's form, unless it is down already. */
static void
press (const char *kind,
       const char *what)
{
  g_autofree char *name = g_strconcat (kind, "-", what, NULL);
  GtkWidget *button = find (side, name);

  if (button == NULL)
    g_error ("there is no ‘%s’", name);
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    click (side, name);
}

static void
play_attack (const BsCommand *command)
{
  turn_to (window, get (command, "ship"));
  press ("target", get (command, "target"));
  if (get (command, "weapon") != NULL)
    press ("weapon", get (command, "weapon"));
  press ("range", get (command, "range"));
  if (bs_command_has (command, "obstructed"))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (side, "obstructed-asteroid")), TRUE);
  settle ();
  click (side, "attack");
  if (state_of (window)->attack == NULL)
    g_error ("no attack in phase %s, %s is due: %s", state_of (window)->phase,
             state_of (window)->active, gtk_label_get_label (GTK_LABEL (window->status)));
  g_assert_cmpstr (state_of (window)->attack->target, ==, get (command, "target"));
}

static void
play_roll (const BsCommand *command)
{
  const char *told = get (command, "side");
  g_autofree char *name = told != NULL ? g_strconcat (told, "-dice", NULL) : NULL;
  GtkWidget *below = name != NULL ? find (side, name) : side;

  take_dice (below, get (command, "faces") != NULL ? get (command, "faces") : "");
}

/* Dice are chosen, and if they are rolled again the new faces are told. */
static void
play_dice (const BsCommand *command)
{
  g_autofree char *name = g_strconcat (get (command, "side"), "-dice", NULL);
  GtkWidget *below = find (side, name);
  g_auto (GStrv) dice = bs_command_get_list (command, "dice");

  for (guint i = 0; dice != NULL && dice[i] != NULL; i++)
    {
      g_autofree char *die = g_strconcat ("die-", dice[i], NULL);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find (below, die)), TRUE);
    }
  tap (find_line (below, command), command);
  if (get (command, "faces") != NULL)
    take_dice (find (side, name), get (command, "faces"));
}

/* Where there are no defence dice, that is told first. */
static void
deal (void)
{
  if (find (side, "deal") == NULL)
    click (find (side, "defence-dice"), "dice-done");
  click (side, "deal");
}

/* Cards dealt face up are named as the record names them, in the order in which they are asked for.
 * Those of a ship that is gone the record saw as well; of real ones nobody asks. */
static void
name_cards (char **cards)
{
  for (guint i = 0; cards != NULL && cards[i] != NULL && find (side, "card-list") != NULL; i++)
    {
      GtkWidget *list = find (side, "card-list");
      BsId *ids = g_object_get_data (G_OBJECT (list), "ids");
      guint n = g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (list)));

      for (guint j = 0; j < n; j++)
        if (g_str_equal (ids[j], cards[i]))
          gtk_drop_down_set_selected (GTK_DROP_DOWN (list), j);
      click (side, "name-card");
    }
}

static void
play_line (const BsCommand *command)
{
  g_auto (GStrv) cards = bs_command_get_list (command, "cards");
  const char *verb = command->verb;

  if (g_str_equal (verb, "move"))
    play_move (command);
  else if (g_str_equal (verb, "act"))
    play_act (command);
  else if (g_str_equal (verb, "attack"))
    play_attack (command);
  else if (g_str_equal (verb, "roll"))
    play_roll (command);
  else if (g_str_equal (verb, "spend") || g_str_equal (verb, "change"))
    play_dice (command);
  else if (g_str_equal (verb, "resolve"))
    deal ();
  else if (g_str_equal (verb, "choose"))
    g_assert_true (answer (get (command, "answer"), NULL));
  else if (g_str_equal (verb, "shields"))
    g_assert_true (answer (get (command, "do"), get (command, "ship")));
  else if (g_str_equal (verb, "pass"))
    {
      turn_to (window, get (command, "ship"));
      tap (find_line (side, command), command);
    }
  else if (g_str_equal (verb, "next"))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.next", NULL);
  else if (g_str_equal (verb, "remove"))
    {
      g_autofree char *name = g_strconcat ("leave-", get (command, "why"), NULL);

      gtk_expander_set_expanded (GTK_EXPANDER (find (side, "leaving")), TRUE);
      settle ();
      click (side, name);
    }
  else if (!g_str_equal (verb, "note"))
    g_error ("the test plays no ‘%s’", verb);
  settle ();
  name_cards (cards);
}

/* The table as the record's own reading has it. */
static void
assert_as_recorded (const char *name)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "tests", "records", name, NULL);
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_open (window->library, path, BS_OPEN_LOOK, &error);
  const BsState *wanted, *state = state_of (window);

  g_assert_no_error (error);
  wanted = bs_session_get_state (session);
  g_assert_true (wanted->ended);
  g_assert_true (state->ended);
  g_assert_cmpstr (state->why_ended, ==, wanted->why_ended);
  g_assert_cmpuint (state->teams_won->len, ==, wanted->teams_won->len);
  g_assert_cmpstr (state->teams_won->pdata[0], ==, wanted->teams_won->pdata[0]);
  g_assert_cmpint (state->round, ==, wanted->round);
  for (guint i = 0; i < wanted->ships->len; i++)
    {
      const BsShip *there = wanted->ships->pdata[i];
      const BsShip *here = bs_state_ship (state, there->id);

      g_assert_cmpint (here->status, ==, there->status);
      g_assert_cmpuint (here->damage->len, ==, there->damage->len);
      g_assert_cmpint (bs_ship_section (here, NULL)->active, ==,
                       bs_ship_section (there, NULL)->active);
      g_assert_cmpint (bs_ship_section (here, NULL)->disabled, ==,
                       bs_ship_section (there, NULL)->disabled);
      g_assert_cmpint (bs_ship_section (here, NULL)->lost, ==, bs_ship_section (there, NULL)->lost);
      g_assert_cmpint (here->cloak, ==, there->cloak);
    }
  g_object_unref (session);
}

static void
test_battle (gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("boardside-whole-XXXXXX", NULL);
  g_autoptr (GPtrArray) commands = record_lines (data);
  guint steps = 0;

  window = fixture_window (FALSE);
  side = GTK_WIDGET (window->battle_page);
  g_settings_set_string (window->settings, "dice", "real");
  for (guint i = set_up (folder, commands); i < commands->len; i++, steps++)
    {
      g_autofree char *line = bs_command_print (commands->pdata[i]);

      g_test_message ("%s", line);
      play_line (commands->pdata[i]);
    }
  g_assert_cmpuint (steps, >, 40);
  assert_as_recorded (data);
  g_settings_reset (window->settings, "dice");
  close_window (window);
  remove_below (folder);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/whole-battle/three-players", "three-players.boardside", test_battle);
  g_test_add_data_func ("/whole-battle/mission-1", "mission-1.boardside", test_battle);

  return g_test_run ();
}
