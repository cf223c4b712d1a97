/* bs-record-file.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

char     *bs_record_read_all  (int          fd,
                               const char  *path,
                               gsize       *length,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean  bs_record_write_all (int          fd,
                               const char  *bytes,
                               gsize        length);
gboolean  bs_record_sync_file (int          fd);
void      bs_record_set_error (GError     **error,
                               int          saved_errno,
                               const char  *format,
                               const char  *path);

G_END_DECLS
