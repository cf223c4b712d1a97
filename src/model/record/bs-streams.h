/* bs-streams.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void  bs_streams_init     (void);
char *bs_streams_line     (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *bs_streams_json     (const char *json) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
