/* bs-forecast.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What the dice on the table would do, in a sentence, before anybody deals it. */

#include "engine/bs-battle.h"

G_BEGIN_DECLS

char *bs_forecast_words (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
