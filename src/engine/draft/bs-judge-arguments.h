/* bs-judge-arguments.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Whether the arguments of a command are what the verb table says. */

void bs_judge_arguments (const BsState   *state,
                         const BsVerb    *verb,
                         const BsCommand *command,
                         BsVerdict       *verdict);

G_END_DECLS
