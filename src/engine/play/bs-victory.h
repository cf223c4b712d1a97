/* bs-victory.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-state.h"

G_BEGIN_DECLS

void        bs_victory_check       (BsDraft *draft);
void        bs_victory_work_out    (BsDraft *draft);
void        bs_victory_award       (BsDraft *draft, BsId team, const char *why);
void        bs_victory_tell        (BsDraft *draft);
const char *bs_victory_agreed      (const BsState *state);
BsId        bs_victory_winner      (const BsState *state);
BsId        bs_victory_only_mobile (const BsState *state);
void        bs_victory_tell_mobile (BsDraft *draft);
int         bs_victory_points      (const BsPlayer *player);

G_END_DECLS
