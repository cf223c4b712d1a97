/* test-library.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles where they lie, and the rules that they were begun with: changed, lost, packed. Rules and
 * cards of the user's own are in test-library-own.c. */

#include "config.h"

#include "engine/fleet/bs-points.h"
#include "session.h"

/* Changes a number in the rules or cards that a battle was begun with. */
static void
change_data (Fixture    *fixture,
             const char *below,
             const char *from,
             const char *to)
{
  g_autofree char *path = g_build_filename (fixture->data, below, "attack-wing.xml", NULL);
  g_autofree char *bytes = contents (path);
  g_auto (GStrv) parts = g_strsplit (bytes, from, -1);
  g_autofree char *changed = g_strjoinv (to, parts);

  g_assert_cmpuint (g_strv_length (parts), >, 1);
  put (path, changed, -1);
  bs_library_unref (fixture->library);
  fixture->library = bs_library_new ();
}

static void
forget_kept (void)
{
  g_autofree char *kept = g_build_filename (g_get_user_data_dir (), "boardside", "kept", NULL);

  remove_below (kept);
}

/* Failure 19: a battle keeps its own numbers, and says that others are here now. */
static void
test_rules_changed (Fixture      *fixture,
                    gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_fleets (session);
  perform (session, "next");
  before = json_of (session);
  g_assert_finalize_object (session);

  change_data (fixture, "rules", "id=\"max-range\" value=\"3\"", "id=\"max-range\" value=\"4\"");
  session = reopen (fixture, BS_OPEN_PLAY);
  assert_notice (session, "goes on with those that it was begun with");
  after = json_of (session);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (bs_ruleset_figure (bs_session_get_rules (session)->ruleset, "max-range", 0), ==,
                   3);
  g_assert_finalize_object (session);
}

/* With the old rules lost the first line that differs is named. */
static void
test_rules_lost (Fixture      *fixture,
                 gconstpointer data)
{
  BsSession *session = create (fixture);

  set_up_fleets (session);
  perform (session, "next");
  perform (session, "next");
  g_assert_finalize_object (session);

  forget_kept ();
  change_data (fixture, "rules", "<phase id=\"activation\"",
               "<phase id=\"advance\"><name>advance</name></phase><phase id=\"activation\"");
  session = reopen (fixture, BS_OPEN_PLAY);
  assert_notice (session, "are not here");
  assert_notice (session, "line 7:");
  g_assert_finalize_object (session);
}

static void
test_pack (Fixture      *fixture,
           gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *packed = g_build_filename (fixture->folder, "packed.boardside", NULL);
  g_autofree char *rules = g_build_filename (fixture->data, "rules", "attack-wing.xml", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *own = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;

  set_up_fleets (session);
  perform (session, "next");
  before = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_assert_true (bs_session_save_copy (session, packed, TRUE, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (session);

  /* The lines of the battle are the same, numbers and checksums too. */
  own = contents (fixture->path);
  whole = contents (packed);
  g_assert_true (g_str_has_prefix (whole, own));

  /* Another machine: no such rules, nothing kept. */
  forget_kept ();
  g_unlink (rules);
  bs_library_unref (fixture->library);
  fixture->library = bs_library_new ();
  g_assert_null (bs_session_open (fixture->library, fixture->path, BS_OPEN_PLAY, &error));
  g_assert_nonnull (strstr (error->message, "attack-wing"));

  g_free (fixture->path);
  fixture->path = g_strdup (packed);
  session = reopen (fixture, BS_OPEN_PLAY);
  after = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_assert_cmpstr (before, ==, after);
  perform (session, "next");
  g_assert_finalize_object (session);
  session = reopen (fixture, BS_OPEN_PLAY);
  g_assert_finalize_object (session);
}

/* And takes it. */
static void
assert_next_path (BsLibrary  *library,
                  const char *title,
                  const char *expected)
{
  g_autofree char *path = bs_library_new_path (library, title);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strconcat (expected, ".boardside", NULL);

  g_assert_cmpstr (base, ==, name);
  put (path, "nothing", -1);
}

static void
test_battles (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *first = bs_library_new_path (fixture->library, "A/strange: name");
  g_autofree char *second = NULL;
  g_autofree char *broken =
    g_build_filename (bs_library_battles_folder (fixture->library), "broken.boardside", NULL);
  g_autoptr (GPtrArray) battles = NULL;
  BsSession *session;
  guint n_fine = 0, n_broken = 0;

  remove_below (bs_library_battles_folder (fixture->library));
  g_free (fixture->path);
  fixture->path = g_strdup (first);
  session = create (fixture);
  set_up_fleets (session);
  for (guint i = 0; bs_session_get_state (session)->round < 2 && i < 40; i++)
    bs_verdict_free (bs_session_perform_line (session, "next anyway", NULL));
  g_assert_cmpint (bs_session_get_state (session)->round, ==, 2);
  perform (session, "undo");
  perform (session, "redo");

  /* A ship leaves, and with it the battle ends. */
  perform (session, "remove ship=mah why=destroyed");
  g_assert_true (bs_session_get_state (session)->ended);
  perform (session, "undo");
  perform (session, "redo");
  g_assert_finalize_object (session);
  second = bs_library_new_path (fixture->library, "A/strange: name");
  g_assert_cmpstr (first, !=, second);
  put (broken, "nothing", -1);

  battles = bs_library_battles (fixture->library);
  g_assert_cmpuint (battles->len, ==, 2);
  for (guint i = 0; i < battles->len; i++)
    {
      const BsBattleInfo *info = g_ptr_array_index (battles, i);

      if (info->trouble != NULL)
        {
          g_assert_cmpstr (info->title, ==, "broken");
          n_broken++;
          continue;
        }
      g_assert_cmpstr (info->game, ==, "attack-wing");
      g_assert_cmpint (info->round, ==, 2);
      g_assert_true (info->ended);
      g_assert_cmpuint (g_strv_length (info->players), ==, 2);
      g_assert_cmpstr (info->players[0], ==, "The Federation");
      g_assert_cmpint (info->ships_left[0], ==, 1);
      g_assert_cmpint (info->ships_left[1], ==, 0);
      n_fine++;
    }
  g_assert_cmpuint (n_fine, ==, 1);
  g_assert_cmpuint (n_broken, ==, 1);
  remove_below (bs_library_battles_folder (fixture->library));
}

/* A battle that an older version ended by itself, and that was played on, has not ended. */
static void
test_battles_played_on (Fixture      *fixture,
                        gconstpointer data)
{
  g_autofree char *old =
    g_test_build_filename (G_TEST_DIST, "data", "records", "agreed-rounds.boardside", NULL);
  g_autofree char *ours = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", NULL);
  g_autofree char *before = g_strdup (g_getenv ("BOARDSIDE_DATA_PATH"));
  g_autofree char *folder = g_strdup (bs_library_battles_folder (fixture->library));
  g_autofree char *path = g_build_filename (folder, "agreed.boardside", NULL);
  g_autofree char *text = contents (old);
  g_autoptr (BsLibrary) library = NULL;

  g_setenv ("BOARDSIDE_DATA_PATH", ours, TRUE);
  library = bs_library_new ();
  remove_below (folder);
  g_mkdir_with_parents (folder, 0700);
  put (path, text, -1);
  for (int played_on = 0; played_on < 2; played_on++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsSession) session = bs_session_open (library, path, BS_OPEN_PLAY, &error);
      g_autoptr (GPtrArray) battles = NULL;

      g_assert_no_error (error);
      if (played_on)
        bs_verdict_free (bs_session_perform_line (session, "next", NULL));
      battles = bs_library_battles (library);
      g_assert_cmpuint (battles->len, ==, 1);
      g_assert_cmpint (((BsBattleInfo *) battles->pdata[0])->ended, ==, !played_on);
    }
  remove_below (folder);
  g_setenv ("BOARDSIDE_DATA_PATH", before, TRUE);
}

/* The number in brackets is counted on; a year or the number of a player is part of the name. */
static void
test_next_name (Fixture      *fixture,
                gconstpointer data)
{
  remove_below (bs_library_battles_folder (fixture->library));
  assert_next_path (fixture->library, "Rosa", "Rosa");
  assert_next_path (fixture->library, "Rosa", "Rosa (2)");
  assert_next_path (fixture->library, "Rosa (2)", "Rosa (3)");
  assert_next_path (fixture->library, "Rosa", "Rosa (4)");
  assert_next_path (fixture->library, "Player 1 – Player 2", "Player 1 – Player 2");
  assert_next_path (fixture->library, "Player 1 – Player 2", "Player 1 – Player 2 (2)");
  assert_next_path (fixture->library, "Endor 1983", "Endor 1983");
  assert_next_path (fixture->library, "Endor 1983", "Endor 1983 (2)");
  remove_below (bs_library_battles_folder (fixture->library));
}

static void
test_unknown_game (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=ludo", NULL);
  g_autoptr (BsCommand) none = bs_command_parse ("boardside 1", NULL);
  g_autoptr (BsCommand) layer =
    bs_command_parse ("boardside 1 game=attack-wing extension=ludo", NULL);

  g_assert_null (bs_session_create (fixture->library, fixture->path, header, &error));
  g_assert_nonnull (strstr (error->message, "ludo"));
  g_assert_nonnull (strstr (error->message, "attack-wing"));
  g_clear_error (&error);
  g_assert_null (bs_session_create (fixture->library, fixture->path, none, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (bs_session_create (fixture->library, fixture->path, layer, &error));
  g_assert_nonnull (strstr (error->message, "ludo"));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* The same fleets again, as they were when the battle began; it has not begun, and what was taken
 * back stays out. */
static void
test_rematch (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const lines[] = {
    "player id=anna name=Anna faction=federation",
    "player id=ben name=Ben faction=romulan",
    "ship id=ent player=anna card=enterprise-d captain=jean-luc-picard",
    "ship id=kha player=ben card=khazara captain=toreth",
    "equip ship=kha card=plasma-torpedoes",
    "undo",
    "equip ship=ent card=geordi-la-forge",
    "begin",
    "set on=ent hull_left=1",
    "next",
  };
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", NULL);
  g_autoptr (BsSession) old = bs_session_new (fixture->library, header, NULL);
  g_autofree char *path = bs_library_new_path (fixture->library, "again");
  g_autoptr (BsSession) session = NULL;
  g_autoptr (GError) error = NULL;
  const BsState *state;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (old, lines[i], NULL);

      g_assert_cmpint (verdict->level, <=, BS_VERDICT_HINT);
    }
  session = bs_session_rematch (old, fixture->library, path, &error);
  g_assert_no_error (error);
  state = bs_session_get_state (session);
  g_assert_false (state->begun);
  g_assert_cmpuint (state->players->len, ==, 2);
  g_assert_cmpuint (state->ships->len, ==, 2);
  g_assert_cmpuint (bs_state_ship (state, bs_id ("ent"))->parts->len, ==, 2);
  g_assert_cmpuint (bs_state_ship (state, bs_id ("kha"))->parts->len, ==, 1);
  g_assert_cmpint (bs_state_points (state, bs_id ("anna")), ==,
                   bs_state_points (bs_session_get_state (old), bs_id ("anna")));
  g_assert_true (bs_session_get_state (old)->begun);
  g_remove (path);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/library/rules-changed", test_rules_changed);
  ADD ("/library/rules-lost", test_rules_lost);
  ADD ("/library/pack", test_pack);
  ADD ("/library/battles", test_battles);
  ADD ("/library/battles-played-on", test_battles_played_on);
  ADD ("/library/next-name", test_next_name);
  ADD ("/library/unknown-game", test_unknown_game);
  ADD ("/library/rematch", test_rematch);

  return run_at_home ();
}
