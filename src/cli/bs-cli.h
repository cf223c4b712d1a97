/* bs-cli.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the subcommands share: options, rules, battles, how errors are told. */

#include "exchange/cards/bs-cards.h"
#include "model/battle/bs-session.h"

G_BEGIN_DECLS

/* Exit codes. */
enum
{
  BS_CLI_FINE = 0,
  BS_CLI_REFUSED = 1,   /* a rule said no */
  BS_CLI_USAGE = 2,
  BS_CLI_TROUBLE = 3,   /* with a file */
};

int bs_cli_play    (int argc, char **argv);
int bs_cli_show    (int argc, char **argv);
int bs_cli_log     (int argc, char **argv);
int bs_cli_check   (int argc, char **argv);
int bs_cli_list    (int argc, char **argv);
int bs_cli_import  (int argc, char **argv);
int bs_cli_export  (int argc, char **argv);
int bs_cli_rules   (int argc, char **argv);
int bs_cli_pack    (int argc, char **argv);
int bs_cli_recover (int argc, char **argv);

/* What they share. */
void       bs_cli_begin        (const char          *usage);
gboolean   bs_cli_parse        (int                 *argc,
                                char              ***argv,
                                const GOptionEntry  *entries,
                                int                  min,
                                int                  max);
void       bs_cli_complain     (const char          *format,
                                ...) G_GNUC_PRINTF (1, 2);
BsLibrary *bs_cli_library      (const char          *rules) G_GNUC_WARN_UNUSED_RESULT;
BsSession *bs_cli_open         (const char          *path,
                                const char          *rules,
                                BsOpen               how) G_GNUC_WARN_UNUSED_RESULT;
void       bs_cli_tell_notices (BsSession           *session,
                                const char          *path);
int        bs_cli_health       (BsSession           *session);
void       bs_cli_print_cards  (const BsCards       *cards,
                                const char          *name);
gboolean   bs_cli_viewer       (BsSession           *session,
                                const char          *name,
                                BsId                *viewer);

/* The state as text. */
char      *bs_cli_state_text   (BsSession           *session,
                                guint                line,
                                BsId                 viewer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
