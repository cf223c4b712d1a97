/* bs-melee.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"

G_BEGIN_DECLS

/* Who fights, with how many dice, and what a fight does (B7, B8). */
BsBoarder *bs_melee_bottom         (const BsShip *ship, BsId stack);
BsId       bs_melee_stack          (const BsShip *ship);
int        bs_melee_points         (const BsShip *ship, BsId stack);
int        bs_melee_dice           (const BsState *state, int points);
gboolean   bs_melee_is_single      (const BsShip *ship);
int        bs_melee_stacks_left    (const BsShip *ship);
GPtrArray *bs_melee_enemies        (const BsState *state, const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;
void       bs_melee_judge_due      (const BsState *state, const char *rule, BsVerdict *verdict);
GPtrArray *bs_melee_targets        (const BsState *state, const BsShip *ship) G_GNUC_WARN_UNUSED_RESULT;
gboolean   bs_melee_asks           (const BsState *state);
void       bs_melee_judge_next     (const BsState *state, BsVerdict *verdict);

void       bs_melee_reveal         (BsDraft *draft, BsId ship, BsId stack);
void       bs_melee_reveal_all     (BsDraft *draft, BsId ship);
void       bs_melee_reveal_cluster (BsDraft *draft, const GPtrArray *cluster);
void       bs_melee_turn_down      (BsDraft *draft, BsId ship, gboolean all);
void       bs_melee_turn_up        (BsDraft *draft, BsId ship);
void       bs_melee_choose_stack   (BsDraft *draft, BsId ship, BsId stack);
void       bs_melee_ask_stack      (BsDraft *draft, BsId ship, BsId player);
void       bs_melee_stack_answer   (BsDraft *draft, const BsQuestion *question, BsId answer);
void       bs_melee_enter          (BsDraft *draft);
void       bs_melee_fight          (BsDraft *draft, BsId ship, BsId target, BsId target_stack);

G_END_DECLS
