/* bs-offer-words.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-battle.h"

G_BEGIN_DECLS

const char     *bs_offer_sentence (const BsState   *state,
                                   const BsCommand *command);
gboolean        bs_offer_rerolls  (const BsState   *state,
                                   const BsCommand *command);

G_END_DECLS
