/* bs-view-ship.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/state/bs-view-fields.h"

G_BEGIN_DECLS

extern const BsViewRow bs_view_ship_rows[];

G_END_DECLS
