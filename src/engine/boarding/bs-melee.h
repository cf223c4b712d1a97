/* bs-melee.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Who fights, with how many dice, and what a fight does (B7, B8). */

void       bs_melee_choose_stack   (BsDraft *draft, BsId ship, BsId stack);
void       bs_melee_ask_stack      (BsDraft *draft, BsId ship, BsId player);
void       bs_melee_stack_answer   (BsDraft *draft, const BsQuestion *question, BsId answer);
void       bs_melee_enter          (BsDraft *draft);
void       bs_melee_fight          (BsDraft *draft, BsId ship, BsId target, BsId target_stack);

G_END_DECLS
