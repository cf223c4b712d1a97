/* bs-cli.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-cli.h"

#include "bs-cli-odds.h"

#include "model/bs-streams.h"

#include <glib/gi18n.h>

#include <stdlib.h>

/* The rows of this table are what --help lists. */
static const BsCliCommand commands[] = {
  { "play", bs_cli_play, "FILE [--from=LINES|-] [--as=PLAYER] [--seed=N] [--dry-run] [--stop]",
    N_("Performs lines, appends them to the record and prints one verdict a line.") },
  { "show", bs_cli_show, "FILE [--at=LINE] [--json | --offers] [--as=PLAYER]",
    N_("Shows the battle as text or as one JSON document.") },
  { "log", bs_cli_log, "FILE [--as=PLAYER]",
    N_("Tells the battle in sentences.") },
  { "odds", bs_cli_odds, "melee|attack …",
    N_("Works out the odds of a melee or an attack.") },
  { "check", bs_cli_check, "FILE…",
    N_("Checks rules, catalogues, records and other programs' data on cards; errors as FILE:LINE: text.") },
  { "list", bs_cli_list, "games|ships|pilots|captains|upgrades|sets|damage|tokens|faces|dice|actions|phases|options|factions|sizes|words|verbs "
    "[--game=ID] [--extension=ID,…]",
    N_("Lists what rules, catalogue and verb table know: the ids that lines are written with, and their names.") },
  { "import", bs_cli_import, "FILE|- --player=ID [--game=ID] [--squad=NUMBER|NAME] [--verbose] [--keep]",
    N_("Reads a squad list of another program and prints it as commands; what could not be mapped goes to standard error. "
       "Another program's data on cards becomes a catalogue.") },
  { "export", bs_cli_export, "FILE --player=ID [--format=xws|text]",
    N_("Prints a player's squad as XWS or as text.") },
  { "rules", bs_cli_rules, "[WORDS|NUMBER] [--game=ID]",
    N_("Shows the rules in our own words, the glossary and the symbols, all or what is looked for.") },
  { "pack", bs_cli_pack, "FILE [NEW]",
    N_("Writes a record with its rules in one file, to the standard output or to a new file.") },
  { "recover", bs_cli_recover, "FILE NEW [--game=ID]",
    N_("Writes what can be read of a damaged record to a new file, and says what is lost.") },
  { NULL, NULL, NULL, NULL },
};

/**
 * bs_cli_commands:
 *
 * Returns: (transfer none): the subcommands; ends with a NULL name
 */
const BsCliCommand *
bs_cli_commands (void)
{
  return commands;
}

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

static const char *
usage_of (const char *name)
{
  for (const BsCliCommand *command = commands; command->name != NULL; command++)
    if (g_str_equal (command->name, name))
      return command->usage;

  return "";
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
  g_autoptr (GOptionContext) context = g_option_context_new (usage_of (name));
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
      bs_cli_complain (_("usage: boardside-cli %s %s"), name, usage_of (name));
      return FALSE;
    }

  return TRUE;
}

/**
 * bs_cli_library:
 * @rules: (nullable): a ruleset's file that comes first
 *
 * Returns: (transfer full) (nullable): where rules are found; NULL if @rules are none, which was said
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
