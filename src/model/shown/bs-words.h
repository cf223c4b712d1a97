/* bs-words.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Names, points and ships as people call them, in the reader's language. */

#include "engine/state/bs-fields-ship.h"
#include "engine/state/bs-state.h"

G_BEGIN_DECLS

char *bs_words_sentence (const char      *text) G_GNUC_WARN_UNUSED_RESULT;
char *bs_words_capital  (const char      *text) G_GNUC_WARN_UNUSED_RESULT;
char *bs_words_named    (const BsRuleset *ruleset,
                         const char      *kind,
                         BsId             id) G_GNUC_WARN_UNUSED_RESULT;
char *bs_words_points   (int              points,
                         gboolean         whole) G_GNUC_WARN_UNUSED_RESULT;
char *bs_words_count    (const char      *name,
                         int              n) G_GNUC_WARN_UNUSED_RESULT;
char *bs_words_card     (const BsRuleset *ruleset,
                         const BsCard    *card) G_GNUC_WARN_UNUSED_RESULT;
char *bs_words_damage   (const BsState   *state,
                         const BsDamage  *damage) G_GNUC_WARN_UNUSED_RESULT;
char *bs_words_ship     (const BsState   *state,
                         const BsShip    *ship) G_GNUC_WARN_UNUSED_RESULT;
int   bs_words_hull_left (const BsState  *state,
                         const BsShip    *ship,
                         const BsSection *section);
int   bs_words_section_points (const BsState   *state,
                               const BsShip    *ship,
                               const BsSection *section);
char *bs_words_section  (const BsState   *state,
                         const BsShip    *ship,
                         const BsSection *section) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
