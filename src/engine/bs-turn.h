/* bs-turn.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"

G_BEGIN_DECLS

/* Rounds, phases and whose turn it is. */
void      bs_turn_start_battle (BsDraft *draft);
void      bs_turn_next         (BsDraft *draft);
void      bs_turn_end          (BsDraft *draft);
void      bs_turn_take         (BsDraft *draft, BsId ship);
gboolean  bs_turn_is_due       (const BsState *state, BsId ship);
gboolean  bs_turn_deed_done    (const BsState *state);
void      bs_turn_ship_gone    (BsDraft *draft, BsId ship);
void      bs_turn_end_source   (BsDraft *draft, BsId source);
void      bs_turn_reorder      (BsDraft *draft);
void      bs_turn_set_phase    (BsDraft *draft, const BsPhase *phase);
gboolean  bs_turn_does         (const BsState *state, const char *deed);
gboolean  bs_turn_in_first_part (const BsState *state);
gboolean  bs_turn_part_over    (const BsState *state);
gboolean  bs_turn_ends_part    (const BsState *state);
gboolean  bs_turn_may_act      (const BsState *state, const BsShip *ship);
void      bs_turn_restart      (BsDraft *draft);
void      bs_turn_push         (BsDraft *draft, BsId ship);
void      bs_turn_drop         (BsDraft *draft, BsId ship);
const BsQuestion *bs_turn_must_question (const BsState *state);

G_END_DECLS
