/* bs-state.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A whole battle at one moment; shared and never changed once it stands. */

#include "engine/rules/bs-ruleset-parts.h"
#include "bs-fields-state.h"

G_BEGIN_DECLS

BsState     *bs_state_new          (BsRuleset      *ruleset,
                                    BsCatalogue    *catalogue) G_GNUC_WARN_UNUSED_RESULT;
BsState     *bs_state_copy         (const BsState  *self) G_GNUC_WARN_UNUSED_RESULT;
BsState     *bs_state_ref          (BsState        *self);
void         bs_state_unref        (BsState        *self);

const BsShip *bs_state_ship (const BsState  *self, BsId id);
const BsShip *bs_state_ship_of (const BsState  *self, BsId id);
const BsPlayer *bs_state_player (const BsState  *self, BsId id);
BsDeckState *bs_state_deck (const BsState  *self, BsId id);
const BsLock *bs_state_lock (const BsState  *self, BsId from, BsId to);
const BsQuestion *bs_state_question (const BsState *self, BsId id);
const BsPhase *bs_state_phase (const BsState  *self);
const BsCard *bs_state_card (const BsState  *self, BsId id);
BsId bs_state_option (const BsState  *self, const char *id);
void bs_state_set_option (BsState *self, BsId id, BsId value);
gboolean bs_state_option_is (const BsState  *self, const char *id, const char *value);
gboolean bs_state_are_enemies (const BsState *self, const BsShip *ship, const BsShip *other);
gboolean bs_state_enemies (const BsState  *self, BsId ship, BsId other);
int bs_state_initiative (const BsState *self, BsId player);
const BsEffect *bs_state_effect (const BsState  *self, BsId id);

BsPlayer    *bs_player_new         (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsPlayer    *bs_player_copy        (const BsPlayer *self) G_GNUC_WARN_UNUSED_RESULT;
void         bs_player_unref       (BsPlayer *self);

BsAttack    *bs_attack_new          (void) G_GNUC_WARN_UNUSED_RESULT;
BsAttack    *bs_attack_copy         (const BsAttack *self) G_GNUC_WARN_UNUSED_RESULT;
void         bs_attack_unref        (BsAttack *self);
BsDeckState *bs_deck_state_new      (BsId id, BsId kind) G_GNUC_WARN_UNUSED_RESULT;
BsCardPool  *bs_deck_state_add_pool (BsDeckState *self);
BsCardPool  *bs_deck_state_pool     (const BsDeckState *self, int number);

const BsQuestion *bs_question_find (const BsState *state, int kind, const char *topic, BsId on);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsState, bs_state_unref)

G_END_DECLS
