/* test-next.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What Next says of the ship that is due: it lets an action be only where the rules allow one. */

#include "fixture.h"

#include "app/table/bs-next.h"

typedef struct
{
  const char *game;
  const char *line;     /* the maneuver */
  gboolean may;         /* whether an action can follow */
} Move;

static BsSession *
session_of (BsLibrary  *library,
            const char *game)
{
  static const char *const lines[] = {
    "player id=a name=Ann faction=%s",
    "player id=b name=Ben faction=%s",
    "ship id=one player=a name=One attack=2 agility=2 hull=3 shields=1 skill=5 actions=%s",
    "ship id=two player=b name=Two attack=2 agility=2 hull=3 shields=1 skill=4 actions=%s",
    "begin initiative=a,b",
    "next",
  };
  gboolean wing = g_str_equal (game, "x-wing");
  const char *const told[] = { wing ? "rebel" : "federation", wing ? "imperial" : "klingon",
                               wing ? "focus size=small" : "evade",
                               wing ? "focus size=small" : "evade" };
  g_autofree char *text = g_strdup_printf ("boardside 1 game=%s", game);
  g_autoptr (BsCommand) header = bs_command_parse (text, NULL);
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_new (library, header, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "%s", 2);
      g_autofree char *line = g_strjoinv (i < G_N_ELEMENTS (told) ? told[i] : "", parts);
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, line, NULL);

      g_assert_cmpint (verdict->level, <, BS_VERDICT_AGAINST);
    }

  return session;
}

static void
test_action (gconstpointer data)
{
  const Move *move = data;
  BsWindow *window = fixture_window (FALSE);
  g_autoptr (BsSession) session = session_of (window->library, move->game);
  g_auto (GStrv) lines = g_strsplit (move->line, "; ", -1);
  GtkWidget *page;
  BsId actor;

  bs_window_set_session (window, session);
  for (guint i = 0; lines[i] != NULL; i++)
    play (window, lines[i]);
  page = GTK_WIDGET (window->battle_page);
  g_assert_cmpstr (state_of (window)->step, ==, "act");
  actor = state_of (window)->active;
  g_assert_cmpint (says (page, "Next: no action by"), ==, move->may);
  g_assert_cmpint (says (page, "takes its action"), ==, move->may);
  g_assert_cmpint (says (page, "has no action"), ==, !move->may);
  click (page, "next");
  g_assert_true (state_of (window)->active != actor);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  static const Move moves[] = {
    { "x-wing", "move ship=two speed=2 bearing=straight color=white", TRUE },
    { "x-wing", "move ship=two speed=2 bearing=straight color=white overlap=one", FALSE },
    { "x-wing", "move ship=two speed=2 bearing=straight color=red", FALSE },
    { "attack-wing", "move ship=two speed=2 bearing=straight color=white", TRUE },
    { "attack-wing", "move ship=two speed=2 bearing=straight color=white overlap=one", FALSE },
    { "attack-wing", "move ship=two speed=2 bearing=straight color=red", FALSE },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *name = g_strdup_printf ("/next/%s/%u", moves[i].game, i);

      g_test_add_data_func (name, &moves[i], test_action);
    }

  return g_test_run ();
}
