/* bs-json.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A battle as JSON, as a viewer may know it. */

#include "bs-history.h"

G_BEGIN_DECLS

char *bs_json_state  (const BsState   *state,
                      BsId             viewer) G_GNUC_WARN_UNUSED_RESULT;
char *bs_json_place  (const BsHistory *history,
                      guint            line,
                      BsId             viewer) G_GNUC_WARN_UNUSED_RESULT;
char *bs_json_digest (const BsState   *state) G_GNUC_WARN_UNUSED_RESULT;
char *bs_json_digest_like (const BsState *state,
                           const char    *told) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
