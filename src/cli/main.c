/* main.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-cli.h"

#include "engine/bs-i18n.h"
#include "model/bs-place.h"
#include "model/bs-streams.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <stdio.h>

static void
print_help (void)
{
  g_print ("%s\n\n", _("Usage: boardside-cli COMMAND [OPTION…] [FILE…]"));
  g_print ("%s\n\n", _("Plays, shows and checks battles on the command line."));
  for (const BsCliCommand *command = bs_cli_commands (); command->name != NULL; command++)
    g_print ("  boardside-cli %s %s\n      %s\n", command->name, command->usage, _(command->help));
  g_print ("\n%s\n", _("‘boardside-cli COMMAND --help’ tells the options of a command."));
  g_print ("%s\n", _("Exit codes: 0 fine, 1 a rule said no, 2 wrong usage, 3 trouble with a file."));
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
  if (argc > 1 && (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h") || g_str_equal (argv[1], "help")))
    {
      print_help ();
      return finish_output (BS_CLI_FINE);
    }
  if (argc < 2)
    {
      bs_cli_complain (_("no command; ‘boardside-cli --help’ lists them"));
      return BS_CLI_USAGE;
    }

  for (const BsCliCommand *command = bs_cli_commands (); command->name != NULL; command++)
    if (g_str_equal (argv[1], command->name))
      {
        g_autofree char *name = g_strdup_printf ("boardside-cli %s", command->name);

        g_set_prgname (name);
        return finish_output (command->run (argc - 1, argv + 1));
      }

  bs_cli_complain (_("there is no command ‘%s’; ‘boardside-cli --help’ lists them"), argv[1]);

  return BS_CLI_USAGE;
}
