/* bs-own-text.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where an element of a catalogue stands in its text, with its indentation and its end of line if
 * it has them to itself. */
typedef struct
{
  gsize start, end;
  guint line;           /* from 1 */
} BsOwnPlace;

int   bs_own_text_find  (const char        *text,
                         const char        *kind,
                         const char        *id,
                         BsOwnPlace        *place);
char *bs_own_text_merge (const char        *old,
                         const char        *written,
                         const char *const *attrs,
                         const char *const *children) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
