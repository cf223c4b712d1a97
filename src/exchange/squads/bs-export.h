/* bs-export.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-state.h"

G_BEGIN_DECLS

char *bs_export_xws  (const BsState *state,
                      BsId           player,
                      gboolean       face_down,
                      guint         *left_out) G_GNUC_WARN_UNUSED_RESULT;
char *bs_export_text (const BsState *state,
                      BsId           player,
                      gboolean       face_down,
                      guint         *left_out) G_GNUC_WARN_UNUSED_RESULT;
char *bs_export_remark (guint         boarders) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
