/* bs-record-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A record that is held open, for the files that share it. */

#include "bs-record-line.h"
#include "bs-record-types.h"

#include <sys/stat.h>

G_BEGIN_DECLS

struct _BsRecord
{
  int fd;
  char *path;               /* with symbolic links resolved */
  char *why_read_only;      /* (nullable) translated */
  guint n_lines;
  char sum[BS_SUM_LENGTH + 1];
  gsize good;               /* bytes that are the record's lines */
  gsize size; /* bytes of the file as far as we know; more than good if its end is torn */
  struct timespec written;  /* when the file says that it was last written */

  /* The worker that syncs; the rest of the struct is not its business. */
  gboolean behind;
  GThread *worker;          /* (nullable) begun with the first append */
  GMutex mutex;
  GCond cond;
  gboolean dirty, quit;
  char *unsure;             /* (nullable) translated: the disk refused once; never taken back */
  BsRecordFailed failed;
  gpointer failed_data;
};

BsRecord *bs_record_new       (int          fd,
                               const char  *path) G_GNUC_WARN_UNUSED_RESULT;
void      bs_record_note_time (BsRecord    *self);

G_END_DECLS
