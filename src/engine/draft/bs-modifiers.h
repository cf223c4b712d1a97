/* bs-modifiers.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Changes of numbers for a while, and when they end. */

void bs_modifiers_end (BsDraft *draft, BsId until);

void      bs_modifiers_end_source   (BsDraft *draft, BsId source);

G_END_DECLS
