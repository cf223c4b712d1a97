/* bs-session-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the files of a session share. */

#include "model/library/bs-library.h"
#include "model/record/bs-record.h"
#include "model/shown/bs-history.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _BsSession BsSession;

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
  GPtrArray *texts; /* char*: every line of the record as stored, without number and checksum */
  GPtrArray *notices;       /* char* */
  GPtrArray *failed;        /* (nullable) BsCommand: what could not be written, to be tried again */
  char *title;
  char *trouble;            /* (nullable) */
  GMainContext *context;    /* where the worker's failures are told */

  BsRecordHealth health;
  /* (nullable) borrowed while a damaged record is read: its lines are put right */
  BsRecovery *recovery;
  gboolean behind;          /* a worker syncs */
  gboolean digest_differs;  /* told once */
};

BsSession *bs_session_make           (BsLibrary        *library,
                                      BsRules          *rules,
                                      const BsCommand  *header);
void       bs_session_take_record    (BsSession        *self,
                                      BsRecord         *record);
void       bs_session_set_trouble    (BsSession        *self,
                                      const char       *sentence);
void       bs_session_tell_changed   (BsSession        *self,
                                      GPtrArray        *events);

G_END_DECLS
