/* bs-session-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-record.h"
#include "bs-session.h"

G_BEGIN_DECLS

struct _BsSession
{
  GObject parent_instance;

  /* Owned. */
  BsLibrary *library;
  BsRules *rules;
  BsCommand *header;
  BsHistory *history;
  BsRecord *record;         /* (nullable) in memory alone if NULL */
  BsChance *chance;
  GPtrArray *texts;         /* char*: every line of the record as stored, without number and checksum */
  GPtrArray *notices;       /* char* */
  GPtrArray *failed;        /* (nullable) BsCommand: what could not be written, to be tried again */
  char *title;
  char *trouble;            /* (nullable) */
  GMainContext *context;    /* where the worker's failures are told */

  BsRecordHealth health;
  BsRecovery *recovery;     /* (nullable) borrowed while a damaged record is read: its lines are put right */
  gboolean behind;          /* a worker syncs */
  gboolean digest_differs;  /* told once */
};

BsSession *bs_session_make           (BsLibrary        *library,
                                      BsRules          *rules,
                                      const BsCommand  *header);
BsRules   *bs_session_find_rules     (BsLibrary        *library,
                                      const BsCommand  *header,
                                      const GPtrArray  *lines,
                                      GPtrArray        *notices,
                                      GError          **error);
void       bs_session_read_lines     (BsSession        *self,
                                      GPtrArray        *lines);
void       bs_session_take_record    (BsSession        *self,
                                      BsRecord         *record);
void       bs_session_set_trouble    (BsSession        *self,
                                      const char       *sentence);
void       bs_session_tell_changed   (BsSession        *self,
                                      GPtrArray        *events);

/* What only the record carries, and no rule knows: taken off before a command is applied. */
void       bs_session_strip          (BsCommand        *command);
void       bs_session_seal           (BsCommand        *command,
                                      const BsState    *before,
                                      const BsState    *after);

G_END_DECLS
