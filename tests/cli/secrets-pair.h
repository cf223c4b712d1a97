/* secrets-pair.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/battle/bs-session.h"

G_BEGIN_DECLS

/* Two battles that differ only in what lies face down in one player's fleet, p0's. */
typedef struct
{
  GRand *rand;
  BsSession *sessions[2];
  GPtrArray *lines[2];    /* what waits to be done */
  GString *script[2];     /* what was done, for whoever has to look */
  int players, ships;
} Pair;

void  secrets_pair_init       (Pair       *pair,
                               BsLibrary  *library,
                               guint32     seed);
void  secrets_pair_clear      (Pair       *pair);
void  secrets_pair_muster     (Pair       *pair,
                               gboolean    equal);
void  secrets_pair_begin      (Pair       *pair,
                               gboolean    equal);
void  secrets_pair_note       (Pair       *pair,
                               int         side,
                               const char *line);
guint secrets_count_hidden    (BsSession  *session);
char *secrets_what_is_open    (BsSession  *session) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
