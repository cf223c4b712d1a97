/* random-heed.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/bs-battle.h"

G_BEGIN_DECLS

char *random_heed_look (GRand *rand,
                        const BsState *before,
                        const BsCommand *command) G_GNUC_WARN_UNUSED_RESULT;
char *random_heed_refused (GRand *rand,
                           const BsState *before,
                           const BsCommand *command) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
