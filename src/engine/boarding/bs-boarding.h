/* bs-boarding.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Declarations, forced melees, breaking off (B5, B7.10). */
void     bs_boarding_ask_declaration (BsDraft *draft, BsId ship);
void bs_boarding_judge_declare (const BsState *state,
                                const BsShip *ship,
                                const BsCommand *command,
                                BsVerdict *verdict);
void     bs_boarding_declare         (BsDraft *draft, BsId ship, BsId intent);
void     bs_boarding_declare_answer  (BsDraft *draft, const BsQuestion *question, BsId answer);
void     bs_boarding_declare_lapse   (BsDraft *draft, const BsQuestion *question);

void     bs_boarding_ask_forcing     (BsDraft *draft);
void     bs_boarding_judge_force     (const BsState *state, const BsShip *ship, BsVerdict *verdict);
void     bs_boarding_force           (BsDraft *draft, BsId ship);
void     bs_boarding_force_answer    (BsDraft *draft, const BsQuestion *question, BsId answer);

void bs_boarding_judge_break_off  (const BsState *state, const BsShip *ship, BsVerdict *verdict);
void bs_boarding_break_off        (BsDraft *draft, BsId ship);
void bs_boarding_break_off_answer (BsDraft *draft, const BsQuestion *question, BsId answer);
void bs_boarding_break_off_lapse  (BsDraft *draft, const BsQuestion *question);
void bs_boarding_end_phase        (BsDraft *draft);

G_END_DECLS
