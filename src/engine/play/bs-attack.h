/* bs-attack.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/effects/bs-number.h"
#include "engine/state/bs-fields-state.h"

G_BEGIN_DECLS

/* The attack under way: its dice and steps. Steps are roll-attack, modify-attack, roll-defence,
 * modify-defence. */
void        bs_attack_declare   (BsDraft *draft);
void        bs_attack_rolled    (BsDraft *draft, BsId side, const GArray *faces);
void        bs_attack_resolve   (BsDraft *draft);
void        bs_attack_close     (BsDraft *draft);
void        bs_attack_drop      (BsDraft *draft, BsId ship);
void        bs_attack_moment    (BsMoment *moment, const BsState *state, BsDraft *draft, BsId side);
void        bs_attack_asked     (const BsState *state, BsId side, BsAsked *asked);
int         bs_attack_dice      (const BsState *state, BsId side);
const BsPool *bs_attack_pool    (const BsAttack *attack, BsId side);
BsPool     *bs_draft_pool       (BsDraft *draft, BsId side);
gboolean    bs_attack_modifies  (const BsAttack *attack, BsId side);
void bs_attack_count_faces (const BsRuleset *ruleset,
                            const BsPool *pool,
                            int *hits,
                            int *crits,
                            int *evades);

/* What would be left of an attack now. */
void          bs_attack_left (const BsState *state, int *hits, int *crits, int *evades);

G_END_DECLS
