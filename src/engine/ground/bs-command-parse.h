/* bs-command-parse.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The battle language is read: one line becomes a command, or an error that says where. */

#include "bs-types.h"

G_BEGIN_DECLS

BsCommand  *bs_command_parse     (const char       *line,
                                  GError          **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean    bs_command_is_blank  (const char       *line);
gboolean      bs_header_parse (const char *line, int *format, BsCommand **header, GError **error);

G_END_DECLS
