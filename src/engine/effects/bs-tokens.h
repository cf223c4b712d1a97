/* bs-tokens.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-ruleset-parts.h"

G_BEGIN_DECLS

/* Tokens where they lie: each kind says whether it lies on ships, players or the battle. */
gboolean bs_token_lies_there (const BsState *state, const char *on, const BsToken *token);
int      bs_token_count      (const BsState *state, BsId ship, BsId token);
int      bs_token_change     (BsDraft *draft, BsId ship, BsId token, int n);

G_END_DECLS
