/* bs-melee-forecast.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-battle.h"

G_BEGIN_DECLS

/* A melee in words, without a rule of its own: what a fight would do is found out by fighting it on
 * the side. */

BsId      bs_melee_forecast_due    (const BsState   *state,
                                    BsId            *stack);
int       bs_melee_forecast_count  (const BsState   *state,
                                    const char      *faces,
                                    gboolean         defends);
char     *bs_melee_forecast_told   (const BsState   *state,
                                    const BsCommand *fight,
                                    const GPtrArray *events) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_melee_forecast_result (const BsState   *state,
                                    const BsCommand *fight) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_melee_forecast_then   (const BsState   *state) G_GNUC_WARN_UNUSED_RESULT;
char     *bs_melee_forecast_odds   (const BsState   *state,
                                    BsId             first,
                                    BsId             second) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
