/* bs-cli-odds.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/odds/bs-odds.h"
#include "model/library/bs-library.h"

G_BEGIN_DECLS

/* Exit codes of the command line: fine, wrong usage, trouble with a file. */
#define BS_CLI_ODDS_FINE    0
#define BS_CLI_ODDS_USAGE   2
#define BS_CLI_ODDS_TROUBLE 3

int       bs_cli_odds           (int           argc,
                                 char        **argv);
int       bs_cli_odds_melee     (int           argc,
                                 char        **argv);
int       bs_cli_odds_attack    (int           argc,
                                 char        **argv);

/* What both share. */
gboolean  bs_cli_odds_parse     (GOptionContext     *context,
                                 const GOptionEntry *entries,
                                 int                *argc,
                                 char             ***argv,
                                 GError            **error);
gboolean  bs_cli_odds_number    (const char         *option,
                                 const char         *text,
                                 int                *number,
                                 GError            **error);
gboolean  bs_cli_odds_word      (const char         *option,
                                 const char         *text,
                                 const char *const  *words,
                                 int                *index,
                                 GError            **error);
BsRules  *bs_cli_odds_rules     (const char         *game,
                                 const char         *extension,
                                 const char         *file,
                                 GError            **error) G_GNUC_WARN_UNUSED_RESULT;
int       bs_cli_odds_fail      (int                 code,
                                 const GError       *error);
void      bs_cli_odds_line      (double              number,
                                 const char         *what);
void      bs_cli_odds_member    (GString            *json,
                                 const char         *name,
                                 double              number);

G_END_DECLS
