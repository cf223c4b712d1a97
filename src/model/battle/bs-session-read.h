/* bs-session-read.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A record is played again, line by line, and compared with what it led to then. */

#include "bs-session.h"

G_BEGIN_DECLS

void bs_session_read_lines (BsSession *self,
                            GPtrArray *lines);

G_END_DECLS
