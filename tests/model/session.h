/* session.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the tests of a session share: a record and a data folder of its own, steps that must be
 * fine, what it says. */

#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include "files.h"

typedef struct
{
  char *folder;
  char *path;
  char *data;           /* a folder with rules of its own */
  BsLibrary *library;
} Fixture;

G_GNUC_UNUSED static void
copy_data (const char *folder,
           const char *below)
{
  g_autofree char *from =
    g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", below, "attack-wing.xml", NULL);
  g_autofree char *to_folder = g_build_filename (folder, below, NULL);
  g_autofree char *to = g_build_filename (to_folder, "attack-wing.xml", NULL);
  g_autofree char *bytes = contents (from);

  g_mkdir_with_parents (to_folder, 0755);
  put (to, bytes, -1);
}

G_GNUC_UNUSED static void
setup (Fixture      *fixture,
       gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("boardside-test-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "battle.boardside", NULL);
  fixture->data = g_build_filename (fixture->folder, "data", NULL);
  copy_data (fixture->data, "rules");
  copy_data (fixture->data, "catalogue");
  g_setenv ("BOARDSIDE_DATA_PATH", fixture->data, TRUE);
  fixture->library = bs_library_new ();
}

G_GNUC_UNUSED static void
teardown (Fixture      *fixture,
          gconstpointer data)
{
  bs_library_unref (fixture->library);
  remove_below (fixture->folder);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->data);
}

G_GNUC_UNUSED static BsSession *
create (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", &error);
  BsSession *session;

  g_assert_no_error (error);
  session = bs_session_create (fixture->library, fixture->path, header, &error);
  g_assert_no_error (error);
  g_assert_nonnull (session);

  return session;
}

G_GNUC_UNUSED static BsSession *
reopen (Fixture *fixture,
        BsOpen   how)
{
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_open (fixture->library, fixture->path, how, &error);

  g_assert_no_error (error);
  g_assert_nonnull (session);

  return session;
}

G_GNUC_UNUSED static void
assert_verdict (BsVerdict  *verdict,
                const char *begin)
{
  g_autofree char *line = bs_verdict_print (verdict, NULL);

  bs_verdict_free (verdict);
  if (!g_str_has_prefix (line, begin))
    g_error ("the verdict is ‘%s’, expected ‘%s’", line, begin);
}

/* Does it; a word of advice is no matter here. */
G_GNUC_UNUSED static void
perform (BsSession  *session,
         const char *line)
{
  BsVerdict *verdict = bs_session_perform_line (session, line, NULL);

  assert_verdict (verdict, verdict->level == BS_VERDICT_HINT ? "hint" : "ok");
}

G_GNUC_UNUSED static char *
json_of (BsSession *session)
{
  const BsHistory *history = bs_session_get_history (session);

  return bs_json_place (history, bs_history_n_lines (history), BS_VIEW_ALL);
}

G_GNUC_UNUSED static void
set_up_fleets (BsSession *session)
{
  perform (session, "player id=fed name=\"The Federation\" faction=federation");
  perform (session, "player id=kli name=Klingons faction=klingon");
  perform (session, "ship id=ent player=fed card=enterprise-d captain=federation-captain");
  perform (session, "ship id=mah player=kli card=maht-ha captain=klingon-captain");
  perform (session, "begin");
}

G_GNUC_UNUSED static guint
notices (BsSession *session)
{
  return bs_session_get_notices (session)->len;
}

G_GNUC_UNUSED static void
assert_notice (BsSession  *session,
               const char *word)
{
  const GPtrArray *list = bs_session_get_notices (session);

  for (guint i = 0; i < list->len; i++)
    {
      g_test_message ("%s", (char *) g_ptr_array_index (list, i));
      if (strstr (g_ptr_array_index (list, i), word) != NULL)
        return;
    }
  g_error ("no notice has ‘%s’", word);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, setup, func, teardown)

/* Runs the tests; what they keep is nobody else's. */
G_GNUC_UNUSED static int
run_at_home (void)
{
  g_autofree char *home = g_dir_make_tmp ("boardside-home-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  result = g_test_run ();
  remove_below (home);
  g_rmdir (home);

  return result;
}
