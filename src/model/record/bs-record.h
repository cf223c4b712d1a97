/* bs-record.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A battle's file: it only grows, line by line, and is synced behind the one who plays. */

#include "bs-record-text.h"
#include "bs-record-types.h"

G_BEGIN_DECLS

BsRecord   *bs_record_create        (const char          *path,
                                     const GPtrArray     *lines,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
BsRecord   *bs_record_open          (const char          *path,
                                     BsRecordMode         mode,
                                     BsRecordText       **text,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
char       *bs_record_read_bytes    (const char          *path,
                                     gsize               *length,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void        bs_record_free          (BsRecord            *self);

const char *bs_record_path          (const BsRecord      *self);
guint       bs_record_n_lines       (const BsRecord      *self);
gboolean    bs_record_is_read_only  (const BsRecord      *self);
gboolean    bs_record_is_taken      (const char          *path);
const char *bs_record_why_read_only (const BsRecord      *self);

gboolean    bs_record_append        (BsRecord            *self,
                                     const GPtrArray     *lines,
                                     GError             **error);
gboolean    bs_record_sync          (BsRecord            *self,
                                     GError             **error);
const char *bs_record_why_unsure    (BsRecord            *self);
void        bs_record_sweep         (const char          *folder);
void        bs_record_sync_behind   (BsRecord            *self,
                                     gboolean             behind,
                                     BsRecordFailed       failed,
                                     gpointer             user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsRecord, bs_record_free)

G_END_DECLS
