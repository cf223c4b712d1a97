/* bs-session-seal.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* What only the record carries, and no rule knows: taken off before a command is applied. */
void bs_session_strip (BsCommand     *command);
void bs_session_seal  (BsCommand     *command,
                       const BsState *before,
                       const BsState *after);

G_END_DECLS
