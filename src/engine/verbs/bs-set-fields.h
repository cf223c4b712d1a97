/* bs-set-fields.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-set.h"

G_BEGIN_DECLS

gboolean bs_set_path (BsSet          *set,
                      const BsFields *of,
                      gpointer        self,
                      const char     *name,
                      const char     *value);
gboolean bs_set_is_whole (const BsState *state);

G_END_DECLS
