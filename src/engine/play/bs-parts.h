/* bs-parts.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"

G_BEGIN_DECLS

/* What happens to cards on board, locks and shields, whoever causes it. */
void bs_parts_set_state  (BsDraft *draft, BsId part, BsPartState state);
void bs_parts_put_state  (BsDraft *draft, BsId part, BsPartState state, gboolean held);
void bs_locks_place      (BsDraft *draft, BsId from, BsId to);
void bs_locks_remove     (BsDraft *draft, BsId from, BsId to);
int  bs_shields_down     (BsDraft *draft, BsId ship, int count);
int  bs_shields_up       (BsDraft *draft, BsId ship, int count);
int  bs_shields_lose     (BsDraft *draft, BsId ship, int count);
int  bs_shields_repair   (BsDraft *draft, BsId ship, int count);

G_END_DECLS
