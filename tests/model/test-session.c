/* test-session.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "session.h"

#include <errno.h>
#include <signal.h>
#include <sys/resource.h>

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
  assert_verdict (bs_session_perform_line (session, "undo", NULL),
                  "error: there is nothing to undo");
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
  g_autofree char *label = NULL;
  guint refused = 99;

  assert_verdict (bs_session_perform_group (session, fine, NULL, NULL), "ok");
  label = bs_session_dup_undo_label (session);
  g_assert_cmpstr (label, ==, "U.S.S. Enterprise-D joins the fleet");
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

/* The disk refuses once: it is said until the file is written anew, whatever it takes
 * afterwards. */
static int refusals;

int
fdatasync (int fd)
{
  if (refusals == 0)
    return 0;
  refusals--;
  errno = EIO;

  return -1;
}

static void
test_unsure (Fixture      *fixture,
             gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *elsewhere = g_build_filename (fixture->folder, "elsewhere.boardside", NULL);
  g_autoptr (GError) error = NULL;

  set_up_fleets (session);
  refusals = 1;
  perform (session, "note text=a");
  for (int i = 0; i < 500 && bs_session_get_trouble (session) == NULL; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (10 * 1000);
    }
  g_assert_nonnull (strstr (bs_session_get_trouble (session), "did not confirm"));
  perform (session, "note text=b");
  g_assert_true (bs_session_get_trouble (session) != NULL);
  assert_verdict (bs_session_retry (session), "error: the disk did not confirm");
  g_assert_nonnull (bs_session_get_trouble (session));

  g_assert_true (bs_session_move_to (session, elsewhere, &error));
  g_assert_no_error (error);
  g_assert_null (bs_session_get_trouble (session));
  perform (session, "note text=c");
  g_assert_null (bs_session_get_trouble (session));
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
  g_assert_true (
    g_str_has_prefix (json,
                      "{\n  \"format\": 1,\n  \"line\": 7,\n  \"undo\": 3,\n  \"redo\": 2,\n"));
  g_assert_null (bs_json_place (history, 8, NULL));
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
  put (fixture->path, bytes, -1);

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/session/round-trip", test_round_trip);
  ADD ("/session/undo-redo", test_undo_redo);
  ADD ("/session/group", test_group);
  ADD ("/session/odd-names", test_odd_names);
  ADD ("/session/refused-is-not-written", test_refused_is_not_written);
  ADD ("/session/second-is-read-only", test_second_is_read_only);
  ADD ("/session/try-writes-nothing", test_try_writes_nothing);
  ADD ("/session/trouble", test_trouble);
  ADD ("/session/unsure", test_unsure);
  ADD ("/session/earlier-lines", test_earlier_lines);
  ADD ("/session/damaged", test_damaged);
  ADD ("/session/worker", test_worker);

  return run_at_home ();
}
