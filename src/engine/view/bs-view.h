/* bs-view.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-view-fields.h"

G_BEGIN_DECLS

/* The state as a viewer may see it, walked field by field in a fixed order. @viewer NULL: what
 * everybody knows; BS_VIEW_ALL: everything (digests, tests). */
void bs_view_walk_as (const BsState *state,
                      BsId viewer,
                      int version,
                      const BsVisitor *visitor,
                      gpointer data);

G_END_DECLS
