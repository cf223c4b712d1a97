/* bs-cli.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-cli.h"

#include "model/record/bs-streams.h"

#include <glib/gi18n.h>

#include <stdlib.h>

/* How the subcommand that runs is used. */
static const char *usage_now = "";

/**
 * bs_cli_complain:
 *
 * Prints a message on standard error.
 */
void
bs_cli_complain (const char *format,
                 ...)
{
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  line = bs_streams_line (text);
  g_printerr ("boardside-cli: %s\n", line);
}

/**
 * bs_cli_begin:
 * @usage: (transfer none): how the subcommand is used that is about to run
 */
void
bs_cli_begin (const char *usage)
{
  usage_now = usage;
}

/**
 * bs_cli_parse:
 * @argc: (inout): number of words; what is left are the operands
 * @argv: (inout): the words, the name of the subcommand first
 * @entries: its options
 * @min: how many operands it wants at least
 * @max: and at most; -1: any number
 *
 * Returns: whether the words make sense; if not, it was said
 */
gboolean
bs_cli_parse (int                *argc,
              char             ***argv,
              const GOptionEntry *entries,
              int                 min,
              int                 max)
{
  g_autofree char *name = g_strdup ((*argv)[0]);
  g_autoptr (GOptionContext) context = g_option_context_new (usage_now);
  g_autoptr (GError) error = NULL;

  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      bs_cli_complain (_("%s; ‘boardside-cli %s --help’ lists the options"), error->message, name);
      return FALSE;
    }
  /* GLib leaves it there before what looks like an option. */
  if (*argc > 1 && g_str_equal ((*argv)[1], "--"))
    {
      (*argv)[1] = (*argv)[0];
      (*argv)++;
      (*argc)--;
    }
  if (*argc - 1 < min || (max >= 0 && *argc - 1 > max))
    {
      bs_cli_complain (_("usage: boardside-cli %s %s"), name, usage_now);
      return FALSE;
    }

  return TRUE;
}

/**
 * bs_cli_library:
 * @rules: (nullable): a ruleset's file that comes first
 *
 * Returns: (transfer full) (nullable): where rules are found; NULL if @rules are none, which was
 * said
 */
BsLibrary *
bs_cli_library (const char *rules)
{
  g_autoptr (BsLibrary) library = bs_library_new ();
  g_autoptr (GError) error = NULL;

  bs_library_sweep (library);
  if (rules != NULL && !bs_library_add_rules (library, rules, &error))
    {
      bs_cli_complain ("%s", error->message);
      return NULL;
    }

  return g_steal_pointer (&library);
}

/**
 * bs_cli_tell_notices:
 * @session: a battle that was opened
 * @path: its file
 *
 * Says what is odd about it.
 */
void
bs_cli_tell_notices (BsSession  *session,
                     const char *path)
{
  const GPtrArray *notices = bs_session_get_notices (session);
  g_autofree char *name = g_filename_display_name (path);

  for (guint i = 0; i < notices->len; i++)
    bs_cli_complain ("%s: %s", name, (const char *) g_ptr_array_index (notices, i));
}

/**
 * bs_cli_open:
 * @path: a record
 * @rules: (nullable): a ruleset's file that comes first
 * @how: what it is opened for
 *
 * Opens a battle and says what is odd about it.
 *
 * Returns: (transfer full) (nullable): the battle; NULL if there is none, which was said
 */
BsSession *
bs_cli_open (const char *path,
             const char *rules,
             BsOpen      how)
{
  g_autoptr (BsLibrary) library = bs_cli_library (rules);
  g_autoptr (GError) error = NULL;
  BsSession *session;

  if (library == NULL)
    return NULL;
  session = bs_session_open (library, path, how, &error);
  if (session == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return NULL;
    }
  bs_cli_tell_notices (session, path);

  return session;
}

/**
 * bs_cli_health:
 *
 * Returns: the exit code that the state of the file asks for
 */
int
bs_cli_health (BsSession *session)
{
  return bs_session_get_health (session) == BS_RECORD_BAD ? BS_CLI_TROUBLE : BS_CLI_FINE;
}

/**
 * bs_cli_viewer:
 * @name: (nullable): what --as told
 * @viewer: (out) (nullable): takes the player's id; NULL for what everybody knows
 *
 * Returns: whether there is such a player; if not, it was said
 */
gboolean
bs_cli_viewer (BsSession  *session,
               const char *name,
               BsId       *viewer)
{
  *viewer = bs_id (name);
  if (*viewer == NULL || bs_state_player (bs_session_get_state (session), *viewer) != NULL)
    return TRUE;

  bs_cli_complain (_("there is no player ‘%s’ in this battle"), name);

  return FALSE;
}
