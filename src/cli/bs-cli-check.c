/* bs-cli-check.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli check`: rules, catalogues and records are looked through. */

#include "bs-cli.h"

#include "exchange/squads/bs-import.h"
#include "model/record/bs-record.h"
#include "model/record/bs-streams.h"
#include "xml/bs-xml.h"

#include <glib/gi18n.h>

#include <string.h>

/* Problems are printed as they are found: FILE:LINE: text. */
static void
print_problem (const char *path,
               guint       line,
               const char *text)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *matter = bs_streams_line (text);

  if (line > 0)
    g_printerr ("%s:%u: %s\n", name, line, matter);
  else
    g_printerr ("%s: %s\n", name, matter);
}

static gboolean
check_record (BsLibrary  *library,
              const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRecord) record = bs_record_open (path, BS_RECORD_READ, &text, &error);
  g_autoptr (BsSession) session = NULL;
  const GPtrArray *notices;

  if (record == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return FALSE;
    }
  if (text->health != BS_RECORD_WHOLE)
    print_problem (path, text->bad_line, text->message);
  session = bs_session_open (library, path, BS_OPEN_LOOK, &error);
  if (session == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return FALSE;
    }
  notices = bs_session_get_notices (session);
  for (guint i = 0; i < notices->len; i++)
    if (g_strcmp0 (g_ptr_array_index (notices, i), text->message) != 0)
      print_problem (path, 0, g_ptr_array_index (notices, i));

  return text->health != BS_RECORD_BAD;
}

/* What a layer lies over, or the rules that a catalogue is for. */
static GPtrArray *
rules_below (BsLibrary       *library,
             const BsXmlHead *head)
{
  BsId below = head->catalogue ? head->id : head->over;

  return below != NULL ? bs_library_layers (library, below, NULL, NULL) : NULL;
}

static gboolean
check_data (BsLibrary  *library,
            const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsXmlSource) source = bs_xml_source_load (path, &error);
  g_autoptr (BsXmlHead) head = NULL;
  g_autoptr (GPtrArray) below = NULL;
  g_autoptr (GPtrArray) cards = NULL;

  if (source == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return FALSE;
    }
  head = bs_xml_peek (source, NULL);
  if (head != NULL)
    below = rules_below (library, head);
  if (head != NULL && head->catalogue)
    cards = bs_library_other_cards (library, head->id, path);
  bs_xml_check (source, below, cards, problems);
  if (head != NULL && head->mission &&
      bs_library_same_mission (library, head->id, head->text) != NULL)
    g_ptr_array_add (
      problems,
      g_strdup_printf (
        _("%s:1: the mission has the same description as “%s”: one of them is not its own"), path,
        bs_library_same_mission (library, head->id, head->text)));
  if (problems->len == 0)
    return TRUE;
  for (guint i = 0; i < problems->len; i++)
    g_printerr ("%s\n", (const char *) g_ptr_array_index (problems, i));

  return FALSE;
}

/* Whatever begins with a tag is taken for XML. A pipe is not opened: who reads it would wait for
 * ever. */
static gboolean
looks_like_xml (const char *path)
{
  gboolean ordinary = g_file_test (path, G_FILE_TEST_IS_REGULAR);
  g_autoptr (GMappedFile) file = ordinary ? g_mapped_file_new (path, FALSE, NULL) : NULL;
  const char *bytes = file != NULL ? g_mapped_file_get_contents (file) : NULL;
  gsize length = file != NULL ? g_mapped_file_get_length (file) : 0;
  gsize i = 0;

  if (length >= 3 && memcmp (bytes, "\xef\xbb\xbf", 3) == 0)
    i = 3;
  while (i < length && g_ascii_isspace (bytes[i]))
    i++;

  return i < length ? bytes[i] == '<' : ordinary && g_str_has_suffix (path, ".xml");
}

/* Data of another program: what is wrong in it, and what would not be understood. */
static gboolean
check_cards (BsLibrary  *library,
             const char *path,
             GBytes     *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCards) cards = bs_cards_read (bytes, library, &error);
  g_autofree char *name = g_filename_display_name (path);

  if (cards == NULL)
    {
      print_problem (path, 0, error->message);
      return FALSE;
    }
  bs_cli_print_cards (cards, name);

  return !bs_cards_has_problems (cards);
}

static gboolean
check_file (BsLibrary  *library,
            const char *path)
{
  g_autoptr (GBytes) bytes = bs_import_load (path, NULL);

  if (bytes != NULL && bs_cards_detect (bytes))
    return check_cards (library, path, bytes);

  return looks_like_xml (path) ? check_data (library, path) : check_record (library, path);
}

/**
 * bs_cli_check:
 * @argv: "check", files, options
 *
 * Returns: the exit code
 */
int
bs_cli_check (int    argc,
              char **argv)
{
  g_autofree char *rules = NULL;
  const GOptionEntry entries[] = {
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsLibrary) library = NULL;
  int code = BS_CLI_FINE;

  if (!bs_cli_parse (&argc, &argv, entries, 1, -1))
    return BS_CLI_USAGE;
  library = bs_cli_library (rules);
  if (library == NULL)
    return BS_CLI_TROUBLE;

  for (int i = 1; i < argc; i++)
    {
      if (!check_file (library, argv[i]))
        code = BS_CLI_TROUBLE;
    }

  return code;
}
