/* bs-verb-set.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

void bs_judge_set_fits (const BsState   *state,
                        const BsCommand *command,
                        BsVerdict       *verdict);

G_END_DECLS
