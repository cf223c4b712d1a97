/* bs-session-rules.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/library/bs-library.h"

G_BEGIN_DECLS

/* The rules that a battle was begun with, and what is to be said of them. */

BsRules *bs_session_find_rules (BsLibrary        *library,
                                const BsCommand  *header,
                                const GPtrArray  *lines,
                                GPtrArray        *notices,
                                GError          **error);
void     bs_session_note       (GPtrArray        *notices,
                                const char       *format,
                                ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
