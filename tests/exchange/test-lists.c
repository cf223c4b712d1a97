/* test-lists.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists that people really flew come in whole: no card unknown, none against a rule, but for those that stand in not-whole.tsv with
 * their reason. In one process, since each of them takes but milliseconds there. */

#include "exchange/bs-import.h"
#include "model/bs-session.h"

#include <string.h>

static BsLibrary *library;

/* The lines of a file of the lists' folder. */
static char **
load_lines (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "cases", "xwing", "lists", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* "bossk: ... (X6.1)", a line each; empty: it is whole. */
static char *
complaints (const BsState *state,
            const char    *xws)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (xws, strlen (xws));
  g_autoptr (GError) error = NULL;
  g_autoptr (BsImport) import = bs_import_read (bytes, state, bs_id ("red"), BS_IMPORT_ALL, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < import->items->len; i++)
    {
      const BsImportItem *item = import->items->pdata[i];

      if (item->kind == BS_IMPORT_UNKNOWN || item->kind == BS_IMPORT_AGAINST)
        g_string_append_printf (text, "%s: %s: %s\n", bs_import_kind_name (item->kind), item->told != NULL ? item->told : "-", item->text);
    }

  return g_string_free (text, FALSE);
}

/* not-whole.tsv: number of the line, the card, the rule, the reason. */
static GHashTable *
load_reasons (void)
{
  g_auto (GStrv) lines = load_lines ("not-whole.tsv");
  GHashTable *reasons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);

  for (guint i = 1; lines[i] != NULL; i++)
    {
      char **row = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpuint (g_strv_length (row), ==, 4);
      g_hash_table_insert (reasons, g_strdup (row[0]), row);
    }

  return reasons;
}

/* Each complaint is of the card and by the rule of its row. */
static gboolean
is_told (char       *const *row,
         const char *said)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    if (row == NULL || strstr (lines[i], row[1]) == NULL || strstr (lines[i], row[2]) == NULL)
      return FALSE;

  return row == NULL ? *said == '\0' : *said != '\0';
}

static void
test_tournaments (void)
{
  g_auto (GStrv) lists = load_lines ("tournament-lists.jsonl");
  g_autoptr (GHashTable) reasons = load_reasons ();
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=x-wing", NULL);
  g_autoptr (BsSession) session = bs_session_new (library, header, NULL);
  g_autoptr (BsVerdict) joined = bs_session_perform_line (session, "player id=red", NULL);
  guint wrong = 0;

  for (guint i = 0; lists[i] != NULL; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *said = complaints (bs_session_get_state (session), lists[i]);

      if (is_told (g_hash_table_lookup (reasons, number), said))
        continue;
      wrong++;
      g_test_message ("list %s: %s", number, *said != '\0' ? said : "is whole now");
    }
  g_assert_cmpuint (g_strv_length (lists), ==, 400);
  g_assert_cmpuint (wrong, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  int code;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/lists/tournaments", test_tournaments);
  code = g_test_run ();
  bs_library_unref (library);

  return code;
}
