/* bs-offers-flow.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

GPtrArray *bs_offers_to_answer (const BsState *state, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_offers_to_go_on  (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *bs_offers_all       (const BsState *state, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
