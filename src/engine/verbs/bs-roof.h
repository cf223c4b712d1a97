/* bs-roof.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

extern const BsRoof bs_roof;

G_END_DECLS
