/* bs-record-text.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The bytes of a record as lines with checksums, and what is wrong with them. */

#include "bs-record-line.h"

G_BEGIN_DECLS

/* The format that is written, and the newest that is read. */
#define BS_RECORD_FORMAT 1

typedef enum
{
  BS_RECORD_WHOLE,
  BS_RECORD_TORN,       /* the end was not written whole; what is left out was never shown */
  BS_RECORD_BAD,        /* a line in the middle does not fit its checksum */
} BsRecordHealth;

/* What could be read of a record. Lines count from 1: number N is at index N - 1. */
typedef struct
{
  GPtrArray *lines;     /* BsRecordLine, owned; only whole steps */
  gsize good;           /* bytes of these lines */
  BsRecordHealth health;
  guint bad_line;       /* number of the first line that could not be read; 0: none */
  char *message;        /* (nullable) translated: what is the matter and what was done about it */
} BsRecordText;

/* What came of an attempt to read a damaged record, in lines. */
typedef struct
{
  guint kept;           /* all that is left, the first line too */
  guint mended;         /* of these: a changed byte was put right */
  guint changed;        /* of these: not as it was written, but it can be read */
  guint lost;
} BsRecovery;

/* Gives the command of an item of a list. */
typedef BsCommand *(*BsRecordCommand) (gpointer item);

BsRecordText *bs_record_text_read   (const char          *bytes,
                                     gsize                length,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
BsRecordText *bs_record_text_salvage (const char         *bytes,
                                     gsize                length,
                                     const char          *game,
                                     GPtrArray           *notices,
                                     BsRecovery          *result,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
BsRecordText *bs_record_text_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void          bs_record_text_free   (BsRecordText        *self);
void          bs_record_drop_open_group (GPtrArray       *lines);

void          bs_record_regroup     (GPtrArray           *items,
                                     BsRecordCommand      command_of);

GString      *bs_record_seal        (const GPtrArray     *lines,
                                     guint                n_before,
                                     char                 sum[BS_SUM_LENGTH + 1],
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsRecordText, bs_record_text_free)

G_END_DECLS
