/* bs-next.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The words of the phase bar: what Next would do, what is still open, who acts. */

#include "engine/bs-battle.h"

G_BEGIN_DECLS

char *bs_next_words (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
char *bs_next_open  (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
char *bs_next_actor (const BsState *state,
                     char         **then) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
