/* bs-known.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Words that a game has: what is told of a card by hand is made of its sizes, dials, slots, arcs
 * and actions. */

#include "engine/ground/bs-command.h"

G_BEGIN_DECLS

/* Words that a game has: its sizes, dials, slots, arcs, actions. What is told of a card by hand is
 * made of them. */
void  bs_known_judge (const BsState *state, const BsArg *arg, BsVerdict *verdict);
char *bs_known_join  (const GPtrArray *known) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
