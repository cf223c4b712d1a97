/* test-session.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/bs-json.h"
#include "model/bs-session.h"

#include <glib/gstdio.h>

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

typedef struct
{
  char *folder;
  char *path;
  char *data;           /* a folder with rules of its own */
  BsLibrary *library;
} Fixture;

/* Not inlined: gcc 12 takes what it gives for a pointer to its own variable. */
G_NO_INLINE static char *
contents (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *bytes = NULL;

  g_file_get_contents (path, &bytes, NULL, &error);
  g_assert_no_error (error);

  return bytes;
}

/* Changes the first letter of a word. */
static void
change_letter (char       *bytes,
               const char *word,
               char        letter)
{
  char *found = strstr (bytes, word);

  g_assert_nonnull (found);
  *found = letter;
}

static void
put (const char *path,
     const char *bytes)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, bytes, -1, &error);
  g_assert_no_error (error);
}

static void
copy_data (const char *folder,
           const char *below)
{
  g_autofree char *from = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", below, "attack-wing.xml", NULL);
  g_autofree char *to_folder = g_build_filename (folder, below, NULL);
  g_autofree char *to = g_build_filename (to_folder, "attack-wing.xml", NULL);
  g_autofree char *bytes = contents (from);

  g_mkdir_with_parents (to_folder, 0755);
  put (to, bytes);
}

static void
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

static void
remove_below (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_below (path);
      g_remove (path);
    }
}

static void
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

static BsSession *
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

static BsSession *
reopen (Fixture *fixture,
        BsOpen   how)
{
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_open (fixture->library, fixture->path, how, &error);

  g_assert_no_error (error);
  g_assert_nonnull (session);

  return session;
}

static void
assert_verdict (BsVerdict  *verdict,
                const char *begin)
{
  g_autofree char *line = bs_verdict_print (verdict, NULL);

  bs_verdict_free (verdict);
  if (!g_str_has_prefix (line, begin))
    g_error ("the verdict is ‘%s’, expected ‘%s’", line, begin);
}

/* Does it; a word of advice is no matter here. */
static void
perform (BsSession  *session,
         const char *line)
{
  BsVerdict *verdict = bs_session_perform_line (session, line, NULL);

  assert_verdict (verdict, verdict->level == BS_VERDICT_HINT ? "hint" : "ok");
}

static char *
json_of (BsSession *session)
{
  const BsHistory *history = bs_session_get_history (session);

  return bs_json_place (history, bs_history_n_lines (history), BS_VIEW_ALL);
}

static void
set_up_fleets (BsSession *session)
{
  perform (session, "player id=fed name=\"The Federation\" faction=federation");
  perform (session, "player id=kli name=Klingons faction=klingon");
  perform (session, "ship id=ent player=fed card=enterprise-d captain=federation-captain");
  perform (session, "ship id=mah player=kli card=maht-ha captain=klingon-captain");
  perform (session, "begin");
}

static guint
notices (BsSession *session)
{
  return bs_session_get_notices (session)->len;
}

static void
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

static void
test_round_trip (Fixture      *fixture,
                 gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_fleets (session);
  perform (session, "next");
  perform (session, "token on=ent kind=evade add");
  before = json_of (session);
  g_assert_cmpstr (bs_session_get_title (session), ==, "battle");
  g_assert_finalize_object (session);

  session = reopen (fixture, BS_OPEN_PLAY);
  after = json_of (session);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (notices (session), ==, 0);
  g_assert_false (bs_session_get_read_only (session));
  perform (session, "next");
  g_assert_finalize_object (session);
}

typedef struct
{
  guint changed, notified, events;
} Heard;

static void
changed_cb (BsSession *session,
            GPtrArray *events,
            Heard     *heard)
{
  heard->changed++;
  heard->events += events->len;
}

static void
notify_cb (BsSession  *session,
           GParamSpec *pspec,
           Heard      *heard)
{
  heard->notified++;
}

static void
test_undo_redo (Fixture      *fixture,
                gconstpointer data)
{
  BsSession *session = create (fixture);
  Heard heard = { 0, 0, 0 };
  g_autofree char *start = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_autofree char *undone = NULL;
  g_autofree char *label = NULL;

  g_signal_connect (session, "changed", G_CALLBACK (changed_cb), &heard);
  g_signal_connect (session, "notify::can-undo", G_CALLBACK (notify_cb), &heard);
  g_assert_false (bs_session_can_undo (session));
  assert_verdict (bs_session_perform_line (session, "undo", NULL), "error: there is nothing to undo");
  set_up_fleets (session);
  g_assert_cmpuint (heard.changed, ==, 5);
  g_assert_cmpuint (heard.notified, ==, 5);
  g_assert_cmpuint (heard.events, >, 0);
  heard.events = 0;
  g_assert_true (bs_session_can_undo (session));
  label = bs_session_dup_undo_label (session);
  g_assert_nonnull (label);

  perform (session, "undo count=3");
  perform (session, "undo count=1000");
  g_assert_cmpuint (heard.events, ==, 0);
  g_assert_false (bs_session_can_undo (session));
  undone = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_assert_cmpstr (start, ==, undone);
  perform (session, "redo count=4");
  assert_verdict (bs_session_perform_line (session, "redo count=0", NULL), "error");
  g_assert_finalize_object (session);

  /* Where it was left, with what can still be done again. */
  session = reopen (fixture, BS_OPEN_PLAY);
  g_assert_true (bs_session_can_redo (session));
  perform (session, "redo");
  g_assert_false (bs_session_can_redo (session));
  g_assert_true (bs_session_get_state (session)->begun);
  g_assert_finalize_object (session);
}

static GPtrArray *
commands_of (const char *const *lines)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (commands, bs_command_parse (lines[i], &error));
      g_assert_no_error (error);
    }

  return commands;
}

static void
test_group (Fixture      *fixture,
            gconstpointer data)
{
  static const char *const good[] = {
    "player id=fed faction=federation",
    "ship id=ent player=fed card=enterprise-d captain=federation-captain",
    NULL,
  };
  static const char *const bad[] = {
    "player id=kli faction=klingon",
    "ship id=x player=nobody card=maht-ha captain=klingon-captain",
    NULL,
  };
  BsSession *session = create (fixture);
  g_autoptr (GPtrArray) fine = commands_of (good);
  g_autoptr (GPtrArray) wrong = commands_of (bad);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  guint refused = 99;

  assert_verdict (bs_session_perform_group (session, fine, NULL, NULL), "ok");
  g_assert_cmpuint (bs_history_n_undo (bs_session_get_history (session)), ==, 1);
  before = contents (fixture->path);
  g_assert_nonnull (strstr (before, "group=2"));
  g_assert_nonnull (strstr (before, "group=2 last"));

  assert_verdict (bs_session_perform_group (session, wrong, NULL, &refused), "error");
  g_assert_cmpuint (refused, ==, 1);
  g_assert_cmpuint (bs_session_get_state (session)->players->len, ==, 1);
  after = contents (fixture->path);
  g_assert_cmpstr (before, ==, after);
  g_assert_finalize_object (session);

  session = reopen (fixture, BS_OPEN_PLAY);
  g_assert_cmpuint (bs_history_n_undo (bs_session_get_history (session)), ==, 1);
  perform (session, "undo");
  g_assert_cmpuint (bs_session_get_state (session)->players->len, ==, 0);
  g_assert_finalize_object (session);
}

/* Failure 13: names that broke other programs' files. */
static void
test_odd_names (Fixture      *fixture,
                gconstpointer data)
{
  const char *name = "O'\"Brien <&> \n 🚀";
  const char *text = "two\nlines ]]> \t and a # sign";
  BsSession *session = create (fixture);
  g_autoptr (BsCommand) player = bs_command_new ("player");
  g_autoptr (BsCommand) note = bs_command_new ("note");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  bs_command_set (player, "id", "fed");
  bs_command_set (player, "name", name);
  bs_command_set (note, "text", text);
  assert_verdict (bs_session_perform (session, player, NULL), "ok");
  assert_verdict (bs_session_perform (session, note, NULL), "ok");
  before = json_of (session);
  g_assert_finalize_object (session);

  session = reopen (fixture, BS_OPEN_LOOK);
  after = json_of (session);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (bs_state_player (bs_session_get_state (session), bs_id ("fed"))->name, ==, name);
  g_assert_finalize_object (session);
}

static void
test_refused_is_not_written (Fixture      *fixture,
                             gconstpointer data)
{
  static const char *const lines[] = {
    "ship id=x player=fed card=no-such-card captain=federation-captain",
    "frobnicate",
    "lock ship=ent target=nobody",
    "boardside 1 game=attack-wing",
    "enclose name=x",
    "not a line \"",
    NULL,
  };
  BsSession *session = create (fixture);
  g_autofree char *before = NULL;

  set_up_fleets (session);
  before = contents (fixture->path);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *after = NULL;

      assert_verdict (bs_session_perform_line (session, lines[i], NULL), "error: ");
      after = contents (fixture->path);
      g_assert_cmpstr (before, ==, after);
    }
  g_assert_finalize_object (session);
}

static void
test_second_is_read_only (Fixture      *fixture,
                          gconstpointer data)
{
  BsSession *first = create (fixture);
  BsSession *second;

  set_up_fleets (first);
  second = reopen (fixture, BS_OPEN_PLAY);
  g_assert_true (bs_session_get_read_only (second));
  assert_notice (second, "another program");
  g_assert_false (bs_session_can_undo (second));
  assert_verdict (bs_session_perform_line (second, "next", NULL), "error: another program");
  assert_verdict (bs_session_perform_line (second, "undo", NULL), "error: another program");
  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
}

static void
test_try_writes_nothing (Fixture      *fixture,
                         gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_fleets (session);
  g_assert_finalize_object (session);
  before = contents (fixture->path);
  session = reopen (fixture, BS_OPEN_TRY);
  perform (session, "next");
  g_assert_finalize_object (session);
  after = contents (fixture->path);
  g_assert_cmpstr (before, ==, after);
}

static void
trouble_cb (BsSession  *session,
            const char *sentence,
            guint      *count)
{
  (*count)++;
}

/* No room: said, stays said, and nothing is shown that is not written. */
static void
test_trouble (Fixture      *fixture,
              gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *elsewhere = g_build_filename (fixture->folder, "elsewhere.boardside", NULL);
  g_autofree char *full = NULL;
  g_autofree char *after = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *still = NULL;
  g_autoptr (GError) error = NULL;
  struct rlimit before, small;
  guint count = 0;

  g_signal_connect (session, "trouble", G_CALLBACK (trouble_cb), &count);
  set_up_fleets (session);
  full = contents (fixture->path);
  shown = json_of (session);

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  small = before;
  small.rlim_cur = strlen (full) + 10;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  assert_verdict (bs_session_perform_line (session, "next", NULL), "error: cannot write");
  assert_verdict (bs_session_retry (session), "error: cannot write");
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  after = contents (fixture->path);
  g_assert_cmpstr (after, ==, full);
  still = json_of (session);
  g_assert_cmpstr (still, ==, shown);
  g_assert_cmpuint (count, ==, 1);
  g_assert_nonnull (bs_session_get_trouble (session));

  /* Room again. */
  assert_verdict (bs_session_retry (session), "ok");
  g_assert_null (bs_session_get_trouble (session));
  g_assert_cmpuint (bs_history_n_lines (bs_session_get_history (session)), ==, 7);

  /* The file is taken away: it goes on elsewhere. */
  g_unlink (fixture->path);
  assert_verdict (bs_session_perform_line (session, "note text=x", NULL), "error: cannot write");
  g_assert_true (bs_session_move_to (session, elsewhere, &error));
  g_assert_no_error (error);
  g_assert_null (bs_session_get_trouble (session));
  g_assert_cmpstr (bs_session_get_title (session), ==, "elsewhere");
  assert_verdict (bs_session_retry (session), "ok");
  g_clear_pointer (&shown, g_free);
  shown = json_of (session);
  g_assert_finalize_object (session);

  g_free (fixture->path);
  fixture->path = g_steal_pointer (&elsewhere);
  session = reopen (fixture, BS_OPEN_LOOK);
  g_clear_pointer (&after, g_free);
  after = json_of (session);
  g_assert_cmpstr (after, ==, shown);
  g_assert_finalize_object (session);
}

static void
test_earlier_lines (Fixture      *fixture,
                    gconstpointer data)
{
  BsSession *session = create (fixture);
  const BsHistory *history = bs_session_get_history (session);
  g_autofree char *json = NULL;

  set_up_fleets (session);
  perform (session, "undo count=2");
  g_assert_cmpuint (bs_history_place (history, 1)->state->players->len, ==, 0);
  g_assert_cmpuint (bs_history_place (history, 3)->state->players->len, ==, 2);
  g_assert_true (bs_history_place (history, 6)->state->begun);
  g_assert_false (bs_history_place (history, 7)->state->begun);
  json = bs_json_place (history, 7, NULL);
  g_assert_true (g_str_has_prefix (json, "{\n  \"format\": 1,\n  \"line\": 7,\n  \"undo\": 3,\n  \"redo\": 2,\n"));
  g_assert_null (bs_json_place (history, 8, NULL));
  g_assert_finalize_object (session);
}

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
  put (path, changed);
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
  g_assert_cmpint (bs_ruleset_figure (bs_session_get_rules (session)->ruleset, "max-range", 0), ==, 3);
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
  change_data (fixture, "rules", "<phase id=\"activation\"", "<phase id=\"advance\"><name>advance</name></phase><phase id=\"activation\"");
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

static void
test_damaged (Fixture      *fixture,
              gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *bytes = NULL;
  g_autofree char *after = NULL;
  g_autofree char *copy = g_build_filename (fixture->folder, "copy.boardside", NULL);
  g_autoptr (GError) error = NULL;

  set_up_fleets (session);
  g_assert_finalize_object (session);
  bytes = contents (fixture->path);
  change_letter (bytes, "Klingons", 'X');
  put (fixture->path, bytes);

  session = reopen (fixture, BS_OPEN_PLAY);
  g_assert_cmpint (bs_session_get_health (session), ==, BS_RECORD_BAD);
  g_assert_true (bs_session_get_read_only (session));
  assert_notice (session, "line 3");
  g_assert_cmpuint (bs_session_get_state (session)->players->len, ==, 1);
  g_assert_true (bs_session_move_to (session, copy, &error));
  g_assert_false (bs_session_get_read_only (session));
  perform (session, "player id=kli name=Klingons faction=klingon");
  g_assert_finalize_object (session);
  after = contents (fixture->path);
  g_assert_cmpstr (after, ==, bytes);
}

static void
test_battles (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *first = bs_library_new_path (fixture->library, "A/strange: name");
  g_autofree char *second = NULL;
  g_autofree char *broken = g_build_filename (bs_library_battles_folder (fixture->library), "broken.boardside", NULL);
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
  g_assert_finalize_object (session);
  second = bs_library_new_path (fixture->library, "A/strange: name");
  g_assert_cmpstr (first, !=, second);
  put (broken, "nothing");

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
      g_assert_false (info->ended);
      g_assert_cmpuint (g_strv_length (info->players), ==, 2);
      g_assert_cmpstr (info->players[0], ==, "The Federation");
      n_fine++;
    }
  g_assert_cmpuint (n_fine, ==, 1);
  g_assert_cmpuint (n_broken, ==, 1);
  remove_below (bs_library_battles_folder (fixture->library));
}

static void
test_unknown_game (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=ludo", NULL);
  g_autoptr (BsCommand) none = bs_command_parse ("boardside 1", NULL);
  g_autoptr (BsCommand) layer = bs_command_parse ("boardside 1 game=attack-wing extension=ludo", NULL);

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

/* A group's own rules lie in its data folder, over those of the game. */
static void
test_own_rules (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *path = g_build_filename (folder, "house.xml", NULL);
  g_autofree char *broken = g_build_filename (folder, "broken.xml", NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRules) rules = NULL;
  g_auto (GStrv) extensions = g_strsplit ("house", ",", -1);
  gboolean found = FALSE;

  g_mkdir_with_parents (folder, 0755);
  put (path, "<ruleset id=\"house\" over=\"attack-wing\" version=\"1\" format=\"1\"><name>Our house</name>"
             "<figures><figure id=\"max-range\" value=\"5\"/></figures></ruleset>\n");
  put (broken, "<ruleset id=\"broken\"");

  games = bs_library_games (fixture->library);
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = g_ptr_array_index (games, i);

      if (g_str_equal (info->id, "house"))
        {
          g_assert_cmpstr (info->over, ==, "attack-wing");
          g_assert_cmpstr (info->name, ==, "Our house");
          g_assert_true (info->own);
          found = TRUE;
        }
    }
  g_assert_true (found);

  rules = bs_library_load (fixture->library, "attack-wing", extensions, &error);
  g_assert_no_error (error);
  g_assert_cmpint (bs_ruleset_figure (rules->ruleset, "max-range", 0), ==, 5);

  /* A broken file does not stand in the way, but says what is wrong with it if it is meant. */
  g_assert_null (bs_library_load (fixture->library, "broken", NULL, &error));
  g_assert_nonnull (strstr (error->message, "broken.xml:1"));
  remove_below (folder);
}

static void
test_worker (Fixture      *fixture,
             gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autoptr (GError) error = NULL;

  set_up_fleets (session);
  g_assert_true (bs_session_sync (session, &error));
  g_assert_no_error (error);
  bs_session_set_sync_behind (session, FALSE);
  g_assert_finalize_object (session);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, setup, func, teardown)

int
main (int   argc,
      char *argv[])
{
  g_autofree char *home = g_dir_make_tmp ("boardside-home-XXXXXX", NULL);
  int result;

  /* What is kept here is nobody else's. */
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_init (&argc, &argv, NULL);
  ADD ("/session/round-trip", test_round_trip);
  ADD ("/session/undo-redo", test_undo_redo);
  ADD ("/session/group", test_group);
  ADD ("/session/odd-names", test_odd_names);
  ADD ("/session/refused-is-not-written", test_refused_is_not_written);
  ADD ("/session/second-is-read-only", test_second_is_read_only);
  ADD ("/session/try-writes-nothing", test_try_writes_nothing);
  ADD ("/session/trouble", test_trouble);
  ADD ("/session/earlier-lines", test_earlier_lines);
  ADD ("/session/rules-changed", test_rules_changed);
  ADD ("/session/rules-lost", test_rules_lost);
  ADD ("/session/pack", test_pack);
  ADD ("/session/damaged", test_damaged);
  ADD ("/session/battles", test_battles);
  ADD ("/session/unknown-game", test_unknown_game);
  ADD ("/session/own-rules", test_own_rules);
  ADD ("/session/worker", test_worker);
  result = g_test_run ();
  remove_below (home);
  g_rmdir (home);

  return result;
}
