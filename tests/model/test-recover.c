/* test-recover.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "session.h"

/* A damaged record: what can still be read is kept, and what is lost is told. */

static GString *
sealed (const char *const *texts)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  char sum[BS_SUM_LENGTH + 1] = "";
  GString *bytes;

  for (guint i = 0; texts[i] != NULL; i++)
    g_ptr_array_add (lines, (gpointer) texts[i]);
  bytes = bs_record_seal (lines, 0, sum, &error);
  g_assert_no_error (error);

  return bytes;
}

static char *
texts_of (const BsRecordText *text)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < text->lines->len; i++)
    g_string_append_printf (all, "%s\n",
                            ((BsRecordLine *) g_ptr_array_index (text->lines, i))->text);

  return g_string_free (all, FALSE);
}

/* Every byte in turn, each in four ways: all of it comes back. */
static void
test_every_byte (void)
{
  static const char *const texts[] = { "boardside 1 game=x", "note text=\"ä\" group=2",
                                       "note group=2 last", "undo", NULL };
  static const char others[] = { 'x', '\n', '\0', (char) 0xff };
  guint step = g_getenv ("BOARDSIDE_VALGRIND") != NULL ? 11 : 1;
  g_autoptr (GString) bytes = sealed (texts);

  for (gsize i = 0; i < bytes->len; i += step)
    for (guint j = 0; j < G_N_ELEMENTS (others); j++)
      {
        g_autofree char *changed = g_memdup2 (bytes->str, bytes->len);
        g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
        g_autoptr (BsRecordText) text = NULL;
        g_autoptr (GError) error = NULL;
        g_autofree char *all = NULL;
        BsRecovery result = { 0 };

        if (changed[i] == others[j])
          continue;
        changed[i] = others[j];
        text = bs_record_text_salvage (changed, bytes->len, NULL, notices, &result, &error);
        if (text == NULL)
          g_error ("byte %zu: %s", i, error->message);
        all = texts_of (text);
        g_test_message ("byte %zu, %u: %s", i, j, (char *) notices->pdata[0]);
        g_assert_cmpstr (all, ==,
                         "boardside 1 game=x\nnote text=\"ä\" group=2\nnote group=2 last\nundo\n");
        g_assert_cmpuint (result.mended, ==, 1);
        g_assert_cmpuint (result.lost + result.changed, ==, 0);
        g_assert_cmpuint (notices->len, ==, 1);
      }
}

/* Each stretch of bytes in turn is zeros: only lines that it touched are lost, and they are
 * told. */
static void
test_every_hole (void)
{
  static const char *const texts[] = {
    "boardside 1 game=x", "note text=a", "note text=b", "note text=c",
    "note text=d",        "note text=e", NULL
  };
  g_autoptr (GString) bytes = sealed (texts);
  gsize size = 45;

  for (gsize i = 0; i + size < bytes->len; i++)
    {
      g_autofree char *changed = g_memdup2 (bytes->str, bytes->len);
      g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (BsRecordText) text = NULL;
      g_autoptr (GError) error = NULL;
      BsRecovery result = { 0 };

      memset (changed + i, 0, size);
      text = bs_record_text_salvage (changed, bytes->len, "x", notices, &result, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (text->lines->len, >=, 3);
      g_assert_cmpuint (text->lines->len, <=, 5 + (i < 40));
      g_assert_cmpuint (result.lost, >=, 1);
      g_assert_cmpuint (result.lost, <=, 3);
      g_assert_cmpuint (notices->len, >=, 1);
    }
}

static BsSession *
recover (Fixture    *fixture,
         const char *game,
         BsRecovery *result)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = contents (fixture->path);
  g_autofree char *after = NULL;
  BsSession *session = bs_session_recover (fixture->library, fixture->path, game, result, &error);

  g_assert_no_error (error);
  after = contents (fixture->path);
  g_assert_cmpstr (after, ==, before);

  return session;
}

/* Replaces a stretch of the file's bytes. */
static void
change (Fixture    *fixture,
        const char *from,
        const char *to)
{
  g_autofree char *bytes = contents (fixture->path);
  char *found = strstr (bytes, from);
  g_autofree char *changed = NULL;

  g_assert_nonnull (found);
  *found = '\0';
  changed = g_strconcat (bytes, to, found + strlen (from), NULL);
  put (fixture->path, changed, -1);
}

/* The copy is a record as any other: whole, and it reads without a word. */
static void
assert_copy (Fixture   *fixture,
             BsSession *session)
{
  g_autofree char *copy = g_build_filename (fixture->folder, "copy.boardside", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_autofree char *after = NULL;

  g_assert_true (bs_session_save_copy (session, copy, FALSE, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (session);
  g_free (fixture->path);
  fixture->path = g_steal_pointer (&copy);
  session = reopen (fixture, BS_OPEN_PLAY);
  g_assert_cmpint (bs_session_get_health (session), ==, BS_RECORD_WHOLE);
  g_assert_cmpuint (notices (session), ==, 0);
  after = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_assert_cmpstr (before, ==, after);
  perform (session, "next");
  g_assert_finalize_object (session);
}

static void
begin (Fixture *fixture)
{
  BsSession *session = create (fixture);

  set_up_fleets (session);
  perform (session, "note text=first");
  perform (session, "next");
  perform (session, "note text=second");
  perform (session, "next");
  g_assert_finalize_object (session);
}

static void
test_changed (Fixture      *fixture,
              gconstpointer data)
{
  BsRecovery result;
  BsSession *session;
  g_autofree char *sentence = NULL;

  begin (fixture);
  change (fixture, "Klingons", "Others");
  session = recover (fixture, NULL, &result);
  g_assert_cmpuint (result.kept, ==, 10);
  g_assert_cmpuint (result.changed, ==, 1);
  g_assert_cmpuint (result.lost, ==, 0);
  assert_notice (session, "line 3 was changed");
  assert_notice (session, "Others");
  sentence = bs_recovery_sentence (&result);
  g_assert_nonnull (strstr (sentence, "10 lines"));
  assert_copy (fixture, session);
}

static void
test_lost (Fixture      *fixture,
           gconstpointer data)
{
  BsRecovery result;
  BsSession *session;
  g_autofree char *sentence = NULL;

  begin (fixture);
  change (fixture, "note text=first", "<<<!!!>>>");
  change (fixture, "ship id=mah player=kli", "ship id=mah player=who");
  session = recover (fixture, NULL, &result);
  g_assert_cmpuint (result.kept, ==, 8);
  g_assert_cmpuint (result.lost, ==, 2);
  assert_notice (session, "line 5 is left out");
  assert_notice (session, "line 7 is left out");
  assert_notice (session, "line 8: from here on");
  assert_notice (session, "something before it is missing");
  sentence = bs_recovery_sentence (&result);
  g_assert_nonnull (strstr (sentence, "2 lines are lost"));
  assert_copy (fixture, session);
}

/* A gesture of three lines without its last one. */
static void
test_group (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GPtrArray) commands =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  BsSession *session = create (fixture);
  BsRecovery result;

  set_up_fleets (session);
  for (int i = 0; i < 3; i++)
    g_ptr_array_add (commands, bs_command_parse (i == 2 ? "note text=stop" : "note text=go", NULL));
  assert_verdict (bs_session_perform_group (session, commands, NULL, NULL), "ok");
  perform (session, "next");
  g_assert_finalize_object (session);

  change (fixture, "note text=stop group=7 last", "!!");
  session = recover (fixture, NULL, &result);
  g_assert_cmpuint (result.kept, ==, 9);
  g_assert_cmpuint (result.lost, ==, 1);
  assert_notice (session, "line 9 is left out");
  assert_copy (fixture, session);
}

/* The game must be told if nothing of the first line is left. */
static void
test_header (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *bytes = NULL;
  g_autofree char *changed = NULL;
  g_autoptr (GError) error = NULL;
  BsRecovery result;
  BsSession *session;

  begin (fixture);
  change (fixture, "boardside 1", "BOARDSIDE");
  session = recover (fixture, NULL, &result);
  g_assert_cmpuint (result.kept, ==, 10);
  g_assert_cmpuint (result.changed, ==, 1);
  g_assert_finalize_object (session);

  bytes = contents (fixture->path);
  changed = g_strconcat ("<html>", strchr (bytes, '\n'), NULL);
  put (fixture->path, changed, -1);
  g_assert_null (bs_session_recover (fixture->library, fixture->path, NULL, &result, &error));
  g_assert_nonnull (strstr (error->message, "--game"));
  session = recover (fixture, "attack-wing", &result);
  assert_notice (session, "line 1 is lost");
  assert_copy (fixture, session);
}

/* Rules that came along are of use only as a whole. */
static void
test_enclosed (Fixture      *fixture,
               gconstpointer data)
{
  g_autofree char *packed = g_build_filename (fixture->folder, "packed.boardside", NULL);
  g_autoptr (GError) error = NULL;
  BsSession *session = create (fixture);
  BsRecovery result;

  set_up_fleets (session);
  perform (session, "next");
  g_assert_true (bs_session_save_copy (session, packed, TRUE, &error));
  g_assert_finalize_object (session);
  g_free (fixture->path);
  fixture->path = g_steal_pointer (&packed);

  session = recover (fixture, NULL, &result);
  g_assert_cmpuint (result.kept, >, 7);
  g_assert_cmpuint (result.lost, ==, 0);
  g_assert_finalize_object (session);

  change (fixture, "data=H4sI", "data=XXXX");
  session = recover (fixture, NULL, &result);
  g_assert_cmpuint (result.kept, ==, 7);
  g_assert_cmpuint (result.lost, >, 1);
  assert_notice (session, "brought along");
  assert_copy (fixture, session);
}

static void
test_nothing (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const files[] = { "", "\n\n\n", "<html>\n</html>\n",
                                       "boardside 1 game=attack-wing\nbegin\n" };
  BsRecovery result;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;

      put (fixture->path, files[i], -1);
      g_assert_null (
        bs_session_recover (fixture->library, fixture->path, "attack-wing", &result, &error));
      g_assert_error (error, BS_ERROR, BS_ERROR_DAMAGED);
      g_test_message ("%s", error->message);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/recover/every-byte", test_every_byte);
  g_test_add_func ("/recover/every-hole", test_every_hole);
  ADD ("/recover/changed", test_changed);
  ADD ("/recover/lost", test_lost);
  ADD ("/recover/group", test_group);
  ADD ("/recover/header", test_header);
  ADD ("/recover/enclosed", test_enclosed);
  ADD ("/recover/nothing", test_nothing);

  return run_at_home ();
}
