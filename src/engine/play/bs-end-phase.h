/* bs-end-phase.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Raising shields and dropping the cloak in the end phase. */
void bs_end_phase_enter  (BsDraft *draft);
void bs_end_phase_answer (BsDraft *draft, const BsQuestion *question, BsId answer);
void bs_end_phase_lapse  (BsDraft *draft, const BsQuestion *question);
void bs_shields_raise    (BsDraft *draft, BsId ship);

G_END_DECLS
