/* bs-verb-flow.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

void bs_judge_still_open (const BsState *state,
                          const BsQuestion *must,
                          const char *text,
                          BsVerdict *verdict);

G_END_DECLS
