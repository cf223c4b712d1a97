/* bs-boarding-words.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-fields-ship.h"
#include "engine/state/bs-state.h"

G_BEGIN_DECLS

/* What is said of ships that hang together: how each of them stands, who is on board, who fights.
 * Nothing that lies face down and was never seen is named. */

gboolean  bs_boarding_is_played    (const BsState   *state);
gboolean  bs_words_knows_boarder   (const BsShip    *ship,
                                    const BsBoarder *boarder,
                                    BsId             viewer);
char     *bs_words_docked          (const BsState   *state,
                                    const BsShip    *ship) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_words_standing        (const BsState   *state,
                                    const BsShip    *ship) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_words_boarder         (const BsState   *state,
                                    const BsShip    *ship,
                                    const BsBoarder *boarder,
                                    BsId             viewer) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_words_melee_dice      (const BsState   *state,
                                    int              points) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_words_stack           (const BsState   *state,
                                    const BsShip    *ship,
                                    const BsStack   *stack) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_words_cluster         (const BsState   *state,
                                    const GPtrArray *cluster) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_words_edge            (BsId             edge) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
