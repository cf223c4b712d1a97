/* bs-cli-pack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli pack`: a record that carries its rules. */

#include "bs-cli.h"

#include <glib/gi18n.h>

#include <errno.h>
#include <stdio.h>

static int
write_out (BsSession *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) bytes = bs_session_pack (session, &error);

  if (bytes == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return BS_CLI_TROUBLE;
    }
  if (fwrite (bytes->str, 1, bytes->len, stdout) != bytes->len || fflush (stdout) != 0)
    {
      bs_cli_complain (_("cannot write to the standard output: %s"), g_strerror (errno));
      return BS_CLI_TROUBLE;
    }

  return BS_CLI_FINE;
}

/**
 * bs_cli_pack:
 * @argv: "pack", the record, where to
 *
 * Returns: the exit code
 */
int
bs_cli_pack (int    argc,
             char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (BsSession) session = NULL;
  g_autoptr (GError) error = NULL;

  if (!bs_cli_parse (&argc, &argv, entries, 1, 2))
    return BS_CLI_USAGE;
  session = bs_cli_open (argv[1], NULL, BS_OPEN_LOOK);
  if (session == NULL || bs_cli_health (session) != BS_CLI_FINE)
    return BS_CLI_TROUBLE;
  if (argc == 2)
    return write_out (session);
  if (!bs_session_save_copy (session, argv[2], TRUE, &error))
    {
      bs_cli_complain ("%s", error->message);
      return BS_CLI_TROUBLE;
    }

  return BS_CLI_FINE;
}

/**
 * bs_cli_recover:
 * @argv: "recover", the record, where to
 *
 * Returns: the exit code
 */
int
bs_cli_recover (int    argc,
                char **argv)
{
  g_autofree char *game = NULL;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game,
      N_("The game, if the file does not tell it any more"), "ID" },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsLibrary) library = NULL;
  g_autoptr (BsSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *name = NULL;
  BsRecovery result;

  if (!bs_cli_parse (&argc, &argv, entries, 2, 2))
    return BS_CLI_USAGE;
  library = bs_cli_library (NULL);
  session = bs_session_recover (library, argv[1], game, &result, &error);
  if (session == NULL)
    {
      bs_cli_complain ("%s", error->message);
      return BS_CLI_TROUBLE;
    }
  bs_cli_tell_notices (session, argv[1]);

  sentence = bs_recovery_sentence (&result);
  name = g_filename_display_name (argv[2]);
  if (result.kept <= 1)
    {
      bs_cli_complain (_("‘%s’ was not written: %s"), name, sentence);
      return BS_CLI_TROUBLE;
    }
  if (!bs_session_save_copy (session, argv[2], FALSE, &error))
    {
      bs_cli_complain ("%s", error->message);
      return BS_CLI_TROUBLE;
    }
  g_print ("%s: %s\n", name, sentence);

  return BS_CLI_FINE;
}
