/* bs-effects.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-draft.h"
#include "bs-moment.h"

G_BEGIN_DECLS

/* Calls @visit for each effect of @hook that may have a say in the moment, with `effect`, `source`, `self` and `other` set. Conditions are
 * not looked at yet. Rules come first, then ship by ship: its card, its cards on board, its damage cards. */
typedef void (*BsEffectVisit) (BsMoment *moment, gpointer data);

void      bs_effects_each    (BsMoment *moment, const char *hook, BsEffectVisit visit, gpointer data);
gboolean  bs_effects_hold    (BsMoment *moment, BsVerdict *verdict);
void      bs_effects_fire    (BsMoment *moment, const char *hook);
void      bs_effects_fire_phase (BsMoment *moment, const char *hook);
void      bs_effects_forbid  (BsMoment *moment, const char *hook, BsVerdict *verdict);
gboolean  bs_effects_payable (const BsMoment *moment);
gboolean  bs_effects_ask     (const BsMoment *moment);
void      bs_effects_perform (BsMoment *moment);
gboolean  bs_effects_are_silent (const BsState *state, const BsShip *ship, const BsShipPart *part, BsVerdict *verdict);
void      bs_effects_run     (BsMoment *moment, const GPtrArray *ops, int first);
const BsOp *bs_effect_op     (const BsEffect *effect, int index);
int       bs_op_size         (const BsOp *op);

/* The effect of @hook on one card (part, ship or damage card), or NULL. */
const BsEffect *bs_effects_of (const BsState *state, BsId source, const char *hook);
void      bs_effects_of_each (const BsState *state, BsId source, const char *hook, void (*visit) (const BsEffect *, gpointer), gpointer data);

/* What is told of dice, and what the card does that is named with it. */
void      bs_judge_card_dice (const BsMoment *moment, BsId side, BsVerdict *verdict);

void      bs_op_judge_enable (const BsMoment *moment, const BsOp *op, BsVerdict *verdict);

/* Answers that go on with an effect. */
void      bs_effects_checked (BsDraft *draft, const BsQuestion *question, const GArray *faces);
void      bs_effects_chosen  (BsDraft *draft, const BsQuestion *question, BsId answer);

G_END_DECLS
