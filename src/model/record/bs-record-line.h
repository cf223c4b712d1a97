/* bs-record-line.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-command.h"

G_BEGIN_DECLS

/* Hexadecimal digits of a line's checksum. */
#define BS_SUM_LENGTH 16

/* A stored line: `TEXT # NUMBER SUM`. */
typedef struct
{
  char *text;           /* as stored, without the comment */
  BsCommand *command;   /* what it says */
  char sum[BS_SUM_LENGTH + 1];
  guint number;         /* its number in the file */
  gsize end;            /* offset behind its newline */
} BsRecordLine;

BsRecordLine *bs_record_line_read    (const char   *line,
                                      gsize         length,
                                      guint         number,
                                      const char   *previous,
                                      char        **matter) G_GNUC_WARN_UNUSED_RESULT;
BsRecordLine *bs_record_line_take    (const char   *line,
                                      gsize         length,
                                      const char   *sum,
                                      char        **matter) G_GNUC_WARN_UNUSED_RESULT;
void          bs_record_line_free    (BsRecordLine *line);
void          bs_record_line_sum     (const char   *previous,
                                      guint         number,
                                      const char   *text,
                                      char          sum[BS_SUM_LENGTH + 1]);
const char   *bs_record_find_comment (const char   *line,
                                      gsize         length,
                                      guint64      *number,
                                      const char  **sum);

G_END_DECLS
