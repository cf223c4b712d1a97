/* bs-knobs.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-ruleset.h"

G_BEGIN_DECLS

const BsKnob *bs_figure_kinds (void);
const BsKnob *bs_option_kinds (void);

G_END_DECLS
