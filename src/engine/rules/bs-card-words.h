/* bs-card-words.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* What may stand on a card of a game, for who tells one by hand: ids of its words. */
GPtrArray *bs_card_words_actions  (const BsRuleset   *ruleset) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_card_words_arcs     (const BsRuleset   *ruleset,
                                   const BsCatalogue *catalogue) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_card_words_bearings (const BsRuleset   *ruleset) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_card_words_colors   (const BsRuleset   *ruleset,
                                   const BsCatalogue *catalogue) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_card_words_slots    (const BsCatalogue *catalogue) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
