/* bs-viewer.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-types.h"

G_BEGIN_DECLS

/* Who looks: a player, everybody at the table, or nobody from whom anything is kept. */

extern const char *const BS_VIEW_ALL;
extern const char *const BS_VIEW_TABLE;

gboolean bs_viewer_is (BsId viewer, BsId player);

G_END_DECLS
