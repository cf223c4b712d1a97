/* bs-record-text-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-record-text.h"

G_BEGIN_DECLS

BsRecordText *bs_record_text_new        (void) G_GNUC_WARN_UNUSED_RESULT;
BsRecordLine *bs_record_line_read       (const char   *line,
                                         gsize         length,
                                         guint         number,
                                         const char   *previous,
                                         char        **matter) G_GNUC_WARN_UNUSED_RESULT;
BsRecordLine *bs_record_line_take       (const char   *line,
                                         gsize         length,
                                         const char   *sum,
                                         char        **matter) G_GNUC_WARN_UNUSED_RESULT;
void          bs_record_line_free       (BsRecordLine *line);
const char   *bs_record_find_comment    (const char   *line,
                                         gsize         length,
                                         guint64      *number,
                                         const char  **sum);
void          bs_record_drop_open_group (GPtrArray    *lines);

G_END_DECLS
