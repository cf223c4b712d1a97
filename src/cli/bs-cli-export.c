/* bs-cli-export.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli export`: a fleet as a list for other programs. */

#include "bs-cli.h"

#include "exchange/formats/bs-squad.h"
#include "exchange/squads/bs-export.h"

#include <glib/gi18n.h>

/**
 * bs_cli_export:
 * @argv: "export", a record, options
 *
 * Returns: the exit code
 */
int
bs_cli_export (int    argc,
               char **argv)
{
  g_autofree char *player = NULL;
  g_autofree char *format = NULL;
  g_autofree char *rules = NULL;
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING, &player, N_("Whose squad it is: the player's id"),
      N_("ID") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_("xws or text"), N_("FORMAT") },
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &rules, N_("Take this ruleset"), N_("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (BsSession) session = NULL;
  g_autofree char *text = NULL;
  const BsFormat *other;
  const BsState *state;
  guint left_out = 0;
  BsId who;

  if (!bs_cli_parse (&argc, &argv, entries, 1, 1))
    return BS_CLI_USAGE;
  if (format != NULL && !g_str_equal (format, "xws") && !g_str_equal (format, "text"))
    {
      bs_cli_complain (_("there is no format ‘%s’; there are xws and text"), format);
      return BS_CLI_USAGE;
    }
  if (player == NULL)
    {
      bs_cli_complain (_("tell whose squad it is: --player=ID"));
      return BS_CLI_USAGE;
    }
  session = bs_cli_open (argv[1], rules, BS_OPEN_LOOK);
  if (session == NULL)
    return BS_CLI_TROUBLE;
  if (!bs_cli_viewer (session, player, &who))
    return BS_CLI_USAGE;

  state = bs_session_get_state (session);
  other = g_strcmp0 (format, "text") != 0 ? bs_export_format (state->ruleset->id, format) : NULL;
  if (other == NULL && format != NULL && !g_str_equal (format, "text"))
    {
      bs_cli_complain (_("XWS is for X-Wing squads; export this fleet with --format=text"));
      return BS_CLI_USAGE;
    }
  text = other != NULL ? other->write (state, who, TRUE, &left_out)
                       : bs_export_text (state, who, TRUE, &left_out);
  g_print ("%s", text);
  if (left_out > 0)
    {
      g_autofree char *remark = bs_export_remark (left_out);

      bs_cli_complain ("%s", remark);
    }

  return bs_cli_health (session);
}
