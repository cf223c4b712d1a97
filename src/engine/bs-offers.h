/* bs-offers.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-battle.h"

G_BEGIN_DECLS

/* What the lists of offers share. */
BsOffer *bs_offers_add          (GPtrArray *offers, const BsState *state, BsCommand *command, const char *kind, char *label, BsId viewer);
void     bs_offers_add_acts     (GPtrArray *offers, const BsState *state, const BsShip *ship, BsId viewer);
void     bs_offers_add_boarding (GPtrArray *offers, const BsState *state, const BsShip *ship, BsId viewer);

/* What is still told of an offer: bs-offers-told.c. */
BsOffer   *bs_offer_new         (BsCommand *command, const char *kind, char *label);
BsTold    *bs_offer_tell        (BsOffer *offer, const char *name, gboolean needed);
void       bs_offer_tell_words  (BsOffer *offer, const BsState *state, const char *name, const char *usual, BsId viewer);
void       bs_offer_tell_flag   (BsOffer *offer, const BsState *state, const char *name, const char *label, BsId viewer);
void       bs_offer_tell_as     (BsOffer *offer, const BsOffer *other, const char *name);
void       bs_offer_tell_faces  (BsOffer *offer, const BsState *state, const char *name, BsId die);
BsVerdict *bs_offer_try         (const BsOffer *offer, const BsState *state, const char *name, const char *value, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
gboolean   bs_offer_suits       (const BsOffer *offer, const BsState *state, const char *name, const char *value, BsId viewer);
BsChoice  *bs_told_add          (BsTold *told, const char *value, const char *label);
void       bs_told_add_int      (BsTold *told, int value);
void       bs_told_add_ship     (BsTold *told, const BsShip *ship);
void       bs_told_add_word     (BsTold *told, const BsRuleset *ruleset, const char *word);

G_END_DECLS
