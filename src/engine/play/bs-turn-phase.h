/* bs-turn-phase.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-ruleset-parts.h"

G_BEGIN_DECLS

void      bs_turn_start_battle (BsDraft *draft);
void      bs_turn_set_phase    (BsDraft *draft, const BsPhase *phase);

void bs_turn_lapse       (BsDraft *draft, gboolean all);
void bs_turn_leave_part  (BsDraft *draft);
void bs_turn_leave_phase (BsDraft *draft);

G_END_DECLS
