/* main.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The command line's table of subcommands. */

#include "bs-cli-odds.h"
#include "bs-cli.h"

#include "engine/ground/bs-i18n.h"
#include "model/library/bs-place.h"
#include "model/record/bs-streams.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <stdio.h>

/* One row a subcommand. @argv[0] is its name. */
typedef struct
{
  const char *name;
  int       (*run) (int argc, char **argv);
  const char *usage;
  const char *help;     /* msgid */
} BsCliCommand;

/* The rows of this table are what --help lists. */
static const BsCliCommand commands[] = {
  { "play", bs_cli_play, "FILE [--from=LINES|-] [--as=PLAYER] [--seed=N] [--dry-run] [--stop]",
    N_("Performs lines, appends them to the record and prints one verdict a line.") },
  { "show", bs_cli_show, "FILE [--at=LINE] [--json | --offers] [--as=PLAYER]",
    N_("Shows the battle as text or as one JSON document.") },
  { "log", bs_cli_log, "FILE [--as=PLAYER]", N_("Tells the battle in sentences.") },
  { "odds", bs_cli_odds, "melee|attack …", N_("Works out the odds of a melee or an attack.") },
  { "check", bs_cli_check, "FILE…",
    N_("Checks rules, catalogues, records and other programs' data on cards; errors as FILE:LINE: "
        "text.") },
  { "list", bs_cli_list,
    "games|ships|pilots|captains|upgrades|sets|damage|tokens|faces|dice|actions|phases|options|"
    "factions|sizes|words|verbs "
    "[--game=ID] [--extension=ID,…]",
    N_("Lists what rules, catalogue and verb table know: the ids that lines are written with, and "
        "their names.") },
  { "import", bs_cli_import,
    "FILE|- --player=ID [--game=ID] [--squad=NUMBER|NAME] [--verbose] [--keep]",
    N_("Reads a squad list of another program and prints it as commands; what could not be mapped "
        "goes to standard error. "
        "Another program's data on cards becomes a catalogue.") },
  { "export", bs_cli_export, "FILE --player=ID [--format=xws|text]",
    N_("Prints a player's squad as XWS or as text.") },
  { "rules", bs_cli_rules, "[WORDS|NUMBER] [--game=ID]",
    N_("Shows the rules in our own words, the glossary and the symbols, all or what is looked "
        "for.") },
  { "pack", bs_cli_pack, "FILE [NEW]",
    N_("Writes a record with its rules in one file, to the standard output or to a new file.") },
  { "recover", bs_cli_recover, "FILE NEW [--game=ID]",
    N_("Writes what can be read of a damaged record to a new file, and says what is lost.") },
  { NULL, NULL, NULL, NULL },
};

static void
print_help (void)
{
  g_print ("%s\n\n", _("Usage: boardside-cli COMMAND [OPTION…] [FILE…]"));
  g_print ("%s\n\n", _("Plays, shows and checks battles on the command line."));
  for (const BsCliCommand *command = commands; command->name != NULL; command++)
    g_print ("  boardside-cli %s %s\n      %s\n", command->name, command->usage, _(command->help));
  g_print ("\n%s\n", _("‘boardside-cli COMMAND --help’ tells the options of a command."));
  g_print ("%s\n",
           _("Exit codes: 0 fine, 1 a rule said no, 2 wrong usage, 3 trouble with a file."));
}

/* What was printed may not have arrived: on a full disk, or where the standard output is closed. */
static int
finish_output (int code)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return code;

  bs_cli_complain (_("cannot write to the standard output: %s"), g_strerror (errno));

  return BS_CLI_TROUBLE;
}

int
main (int   argc,
      char *argv[])
{
  bs_streams_init ();
  bs_place_init ();
  bs_i18n_init ();

  if (argc > 1 && g_str_equal (argv[1], "--version"))
    {
      g_print ("boardside-cli %s\n", VERSION);
      return BS_CLI_FINE;
    }
  if (argc > 1 && (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h") ||
                   g_str_equal (argv[1], "help")))
    {
      print_help ();
      return finish_output (BS_CLI_FINE);
    }
  if (argc < 2)
    {
      bs_cli_complain (_("no command; ‘boardside-cli --help’ lists them"));
      return BS_CLI_USAGE;
    }

  for (const BsCliCommand *command = commands; command->name != NULL; command++)
    if (g_str_equal (argv[1], command->name))
      {
        g_autofree char *name = g_strdup_printf ("boardside-cli %s", command->name);

        g_set_prgname (name);
        bs_cli_begin (command->usage);
        return finish_output (command->run (argc - 1, argv + 1));
      }

  bs_cli_complain (_("there is no command ‘%s’; ‘boardside-cli --help’ lists them"), argv[1]);

  return BS_CLI_USAGE;
}
