/* test-record.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/record/bs-record-text.h"

#include <string.h>

/* The bytes of a record. This test reads texts alone: no file, no rules. */
static char *
seal (const char *const *lines)
{
  GString *out = g_string_new (NULL);
  char sum[BS_SUM_LENGTH + 1] = "";

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char next[BS_SUM_LENGTH + 1];

      bs_record_line_sum (sum, i + 1, lines[i], next);
      memcpy (sum, next, sizeof next);
      g_string_append_printf (out, "%s # %u %s\n", lines[i], i + 1, sum);
    }

  return g_string_free (out, FALSE);
}

static const char *const battle[] = {
  "boardside 1 game=x-wing",
  "player id=red name=\"Ö # 'n\\\"\"",
  "ship id=fal player=red group=3",
  "equip ship=fal card=chewbacca group=3",
  "equip ship=fal card=title group=3 last",
  "begin",
  "undo count=1",
  NULL,
};

/* How many lines are left when the first @n are there: a group only as a whole. */
static const guint kept[] = { 0, 1, 2, 2, 2, 5, 6, 7 };

static void
assert_lines (const BsRecordText *text,
              guint               n)
{
  g_assert_cmpuint (text->lines->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      const BsRecordLine *line = g_ptr_array_index (text->lines, i);
      g_autofree char *printed = bs_command_print (line->command);

      g_assert_cmpstr (line->text, ==, battle[i]);
      g_assert_cmpstr (printed, ==, battle[i]);
    }
}

static void
test_whole (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = seal (battle);
  g_autoptr (BsRecordText) text = bs_record_text_read (bytes, strlen (bytes), &error);

  g_assert_no_error (error);
  g_assert_cmpint (text->health, ==, BS_RECORD_WHOLE);
  g_assert_null (text->message);
  g_assert_cmpuint (text->bad_line, ==, 0);
  g_assert_cmpuint (text->good, ==, strlen (bytes));
  assert_lines (text, G_N_ELEMENTS (battle) - 1);
}

/* Cut at every byte: what is left is the lines that were whole, and it is said. */
static void
test_cut (void)
{
  g_autofree char *bytes = seal (battle);
  gsize length = strlen (bytes);
  guint whole = 0;

  for (gsize cut = 0; cut < length; cut++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *part = g_memdup2 (bytes, cut + 1);
      g_autoptr (BsRecordText) text = NULL;

      if (cut > 0 && bytes[cut - 1] == '\n')
        whole++;
      text = bs_record_text_read (part, cut, &error);
      if (whole == 0)
        {
          g_assert_null (text);
          g_assert_error (error, BS_ERROR, BS_ERROR_DAMAGED);
          continue;
        }
      g_assert_no_error (error);
      assert_lines (text, kept[whole]);
      if (bytes[cut - 1] == '\n' && kept[whole] == whole)
        g_assert_cmpint (text->health, ==, BS_RECORD_WHOLE);
      else
        g_assert_cmpint (text->health, ==, BS_RECORD_TORN);
      g_assert_cmpint (text->health == BS_RECORD_TORN, ==, text->message != NULL);
    }
}

/* One byte changed at every place, to several others: never taken for good. */
static void
test_changed (void)
{
  static const char others[] = { 0, 'x', '\n', ' ', '0', '#', (char) 0xff };
  g_autofree char *bytes = seal (battle);
  gsize length = strlen (bytes);
  guint line = 0;

  for (gsize at = 0; at < length; at++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        {
          g_autoptr (GError) error = NULL;
          g_autofree char *changed = g_memdup2 (bytes, length);
          g_autoptr (BsRecordText) text = NULL;

          if (bytes[at] == others[i])
            continue;
          changed[at] = others[i];
          text = bs_record_text_read (changed, length, &error);
          if (line == 0)
            {
              g_assert_null (text);
              g_assert_true (error != NULL && error->domain == BS_ERROR);
              continue;
            }
          g_assert_no_error (error);
          g_assert_cmpint (text->health, ==, BS_RECORD_BAD);
          g_assert_cmpuint (text->bad_line, ==, line + 1);
          assert_lines (text, kept[line]);
        }
      if (bytes[at] == '\n')
        line++;
    }
}

/* Bits, not bytes: what a worn card really does. */
static void
test_flipped (void)
{
  g_autofree char *bytes = seal (battle);
  gsize length = strlen (bytes);

  for (gsize at = strlen (battle[0]) + BS_SUM_LENGTH + 6; at < length; at++)
    for (guint bit = 0; bit < 8; bit++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (BsRecordText) text = NULL;

        bytes[at] ^= 1 << bit;
        text = bs_record_text_read (bytes, length, &error);
        g_assert_no_error (error);
        g_assert_cmpint (text->health, ==, BS_RECORD_BAD);
        bytes[at] ^= 1 << bit;
      }
}

/* Lines lost, doubled or moved. */
static void
test_order (void)
{
  g_autofree char *bytes = seal (battle);
  g_auto (GStrv) lines = g_strsplit (bytes, "\n", -1);
  g_autofree char *lost = g_strjoin ("\n", lines[0], lines[5], "", NULL);
  g_autofree char *doubled = g_strjoin ("\n", lines[0], lines[1], lines[1], "", NULL);
  g_autofree char *moved = g_strjoin ("\n", lines[0], lines[2], lines[1], "", NULL);
  const char *const all[] = { lost, doubled, moved, NULL };
  const guint bad[] = { 2, 3, 2 };

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsRecordText) text = bs_record_text_read (all[i], strlen (all[i]), &error);

      g_assert_no_error (error);
      g_assert_cmpint (text->health, ==, BS_RECORD_BAD);
      g_assert_cmpuint (text->bad_line, ==, bad[i]);
    }
}

/* Right checksums do not make a wrong line right. */
static void
test_misfits (void)
{
  static const char *const interrupted[] = { "boardside 1 game=x", "note text=a group=2",
                                             "note text=b", NULL };
  static const char *const other_group[] = { "boardside 1 game=x", "note text=a group=2",
                                             "note text=b group=3 last", NULL };
  static const char *const two_headers[] = { "boardside 1 game=x", "boardside 1 game=x", NULL };
  static const char *const no_command[] = { "boardside 1 game=x", "note text=\"", NULL };
  const char *const *const all[] = { interrupted, other_group, two_headers, no_command };
  const guint bad[] = { 3, 3, 2, 2 };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *bytes = seal (all[i]);
      g_autoptr (BsRecordText) text = bs_record_text_read (bytes, strlen (bytes), &error);

      g_assert_no_error (error);
      g_assert_cmpint (text->health, ==, BS_RECORD_BAD);
      g_assert_cmpuint (text->bad_line, ==, bad[i]);
      g_assert_cmpuint (text->lines->len, ==, 1);
      g_assert_nonnull (text->message);
    }
}

static void
assert_refused (const char *bytes,
                gsize       length,
                int         code,
                const char *word)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRecordText) text = bs_record_text_read (bytes, length, &error);

  g_assert_null (text);
  g_assert_error (error, BS_ERROR, code);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, word));
}

static void
test_refused (void)
{
  static const char *const newer[] = { "boardside 2 game=x wings=yes", NULL };
  static const char zeros[512] = "";
  g_autofree char *bytes = seal (newer);
  const char *script = "boardside 1 game=x-wing\nplayer id=red\n";
  const char *page = "<!DOCTYPE html><html></html>\n";

  assert_refused ("", 0, BS_ERROR_DAMAGED, "empty");
  assert_refused (zeros, sizeof zeros, BS_ERROR_DAMAGED, "no Boardside battle");
  assert_refused (page, strlen (page), BS_ERROR_DAMAGED, "no Boardside battle");
  assert_refused (script, strlen (script), BS_ERROR_DAMAGED, "script");
  assert_refused ("boardside 1 game=x", 18, BS_ERROR_DAMAGED, "first line");
  assert_refused ("board", 5, BS_ERROR_DAMAGED, "first line");
  assert_refused (bytes, strlen (bytes), BS_ERROR_VERSION, "format 2");
}

/* A power cut can leave zeros where the last lines were to be. */
static void
test_zeros_at_the_end (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = seal (battle);
  gsize length = strlen (bytes);
  g_autofree char *longer = g_malloc0 (length + 100);
  g_autoptr (BsRecordText) text = NULL;

  memcpy (longer, bytes, length);
  text = bs_record_text_read (longer, length + 100, &error);
  g_assert_no_error (error);
  g_assert_cmpint (text->health, ==, BS_RECORD_TORN);
  assert_lines (text, G_N_ELEMENTS (battle) - 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/text/whole", test_whole);
  g_test_add_func ("/record/text/cut-at-every-byte", test_cut);
  g_test_add_func ("/record/text/one-byte-changed", test_changed);
  g_test_add_func ("/record/text/one-bit-flipped", test_flipped);
  g_test_add_func ("/record/text/order", test_order);
  g_test_add_func ("/record/text/misfits", test_misfits);
  g_test_add_func ("/record/text/refused", test_refused);
  g_test_add_func ("/record/text/zeros-at-the-end", test_zeros_at_the_end);

  return g_test_run ();
}
