/* bench-session.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How long one command takes, and how long a long battle takes to open: 6 and 200
 * ships, a record of 10 000 lines. */

#include "config.h"

#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <glib/gstdio.h>

#define LINES 10000

static void
perform (BsSession  *session,
         const char *line)
{
  BsVerdict *verdict = bs_session_perform_line (session, line, NULL);

  if (verdict->level >= BS_VERDICT_AGAINST)
    {
      g_autofree char *text = bs_verdict_print (verdict, NULL);

      g_error ("%s: %s", line, text);
    }
  bs_verdict_free (verdict);
}

static void
set_up (BsSession *session,
        guint      n_ships)
{
  perform (session, "player id=fed faction=federation");
  perform (session, "player id=kli faction=klingon");
  for (guint i = 0; i < n_ships; i++)
    {
      g_autofree char *line =
        g_strdup_printf ("ship id=s%u player=%s name=\"Ship %u\" attack=3 agility=2 hull=4 "
                         "shields=4 skill=%u points=20 anyway",
                         i, i % 2 == 0 ? "fed" : "kli", i, i % 9 + 1);

      perform (session, line);
    }
  perform (session, "begin");
}

static void
play (BsSession *session,
      guint      n_ships)
{
  for (guint i = 0; bs_history_n_lines (bs_session_get_history (session)) < LINES; i++)
    {
      g_autofree char *line = g_strdup_printf ("token on=s%u kind=evade %s anyway", i % n_ships,
                                               i / n_ships % 2 == 0 ? "add" : "remove");

      perform (session, i % 50 == 49 ? "next anyway" : line);
    }
}

/* What each `next` waits for, and what the first digest took, which had fewer fields. */
static void
measure_digests (const BsState *state,
                 guint          n_ships)
{
  enum { TIMES = 200 };
  gint64 begin = g_get_monotonic_time (), middle, end;

  for (guint i = 0; i < TIMES; i++)
    g_free (bs_json_digest_like (state, ""));
  middle = g_get_monotonic_time ();
  for (guint i = 0; i < TIMES; i++)
    g_free (bs_json_digest (state));
  end = g_get_monotonic_time ();
  g_print ("%4u ships: %7.1f us a digest, %7.1f us the first one\n", n_ships,
           (end - middle) / (double) TIMES, (middle - begin) / (double) TIMES);
}

static void
measure (BsLibrary *library,
         guint      n_ships)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("boardside-bench-XXXXXX", &error);
  g_autofree char *path = g_build_filename (folder, "battle.boardside", NULL);
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", NULL);
  BsSession *session = bs_session_create (library, path, header, &error);
  gint64 begin, played, opened, undone;
  guint n;

  g_assert_no_error (error);
  set_up (session, n_ships);
  begin = g_get_monotonic_time ();
  n = bs_history_n_lines (bs_session_get_history (session));
  play (session, n_ships);
  played = g_get_monotonic_time ();
  g_object_unref (session);
  session = bs_session_open (library, path, BS_OPEN_PLAY, &error);
  g_assert_no_error (error);
  opened = g_get_monotonic_time ();
  bs_verdict_free (bs_session_undo (session, 5000));
  undone = g_get_monotonic_time ();
  measure_digests (bs_session_get_state (session), n_ships);
  g_print (
    "%4u ships: %7.1f us a command, %7.1f ms to open %d lines, %7.1f us to undo 5000 steps\n",
    n_ships, (played - begin) / (double) (LINES - n), (opened - played) / 1000.0, LINES,
    (double) (undone - opened));
  g_object_unref (session);
  g_remove (path);
  g_rmdir (folder);
}

int
main (void)
{
  BsLibrary *library = bs_library_new ();

  measure (library, 6);
  measure (library, 200);
  bs_library_unref (library);

  return 0;
}
