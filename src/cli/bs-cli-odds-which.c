/* bs-cli-odds-which.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* `boardside-cli odds melee`, `odds attack`: which of them is meant. */

#include "bs-cli-odds.h"

#include <glib/gi18n.h>

/**
 * bs_cli_odds:
 * @argv: "odds", then "melee" or "attack" and what belongs to it
 *
 * Returns: the exit code
 */
int
bs_cli_odds (int    argc,
             char **argv)
{
  const char *what = argc > 1 ? argv[1] : NULL;
  g_autoptr(GError) error = NULL;

  /* The name is for --help. */
  if (g_strcmp0 (what, "melee") == 0)
    {
      g_set_prgname ("boardside-cli odds melee");
      return bs_cli_odds_melee (argc - 1, argv + 1);
    }
  if (g_strcmp0 (what, "attack") == 0)
    {
      g_set_prgname ("boardside-cli odds attack");
      return bs_cli_odds_attack (argc - 1, argv + 1);
    }

  if (what == NULL)
    g_set_error_literal (&error, BS_ERROR, BS_ERROR_SYNTAX,
                         _("odds of what? Tell ‘odds melee’ or ‘odds attack’"));
  else
    g_set_error (&error, BS_ERROR, BS_ERROR_SYNTAX,
                 _("no odds of ‘%s’; there are ‘odds melee’ and ‘odds attack’"), what);

  return bs_cli_odds_fail (BS_CLI_ODDS_USAGE, error);
}
