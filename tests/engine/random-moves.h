/* random-moves.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "random-player.h"

G_BEGIN_DECLS

/* Something that might be done now; it may be against a rule, or mean nothing. NULL: no idea. */
BsCommand *random_moves_propose (GRand         *rand,
                                 const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
