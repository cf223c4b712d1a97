/* bs-record-types.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A record, how it may be opened, and who hears that the disk refused. */

#include <glib.h>

G_BEGIN_DECLS

/* A battle's file. It only grows, line by line; nothing in it is ever changed. */
typedef struct _BsRecord BsRecord;

typedef enum
{
  BS_RECORD_READ,       /* only looked at */
  BS_RECORD_APPEND,     /* held for ourselves if that can be, else read-only */
} BsRecordMode;

/* Called in the worker's thread when the disk refused what was written. */
typedef void (*BsRecordFailed) (const char *message,
                                gpointer    user_data);

G_END_DECLS
