/* bs-heed.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-command.h"

G_BEGIN_DECLS

void bs_heed_section (const BsState *state,
                      const BsCommand *command,
                      const char *argument,
                      BsVerdict *verdict);
void bs_heed_half (const BsState *state,
                   const BsCommand *command,
                   const char *argument,
                   BsVerdict *verdict);
void bs_heed_stack (const BsState *state,
                    const BsCommand *command,
                    const char *argument,
                    BsVerdict *verdict);
gboolean bs_heed_is_idle (const BsVerb *verb, const BsArg *arg, const BsVerdict *verdict);
void bs_heed_doubles (const BsState   *state,
                      const BsVerb    *verb,
                      const BsCommand *command,
                      BsVerdict       *verdict);
void bs_heed_judge   (const BsVerb *verb, const BsCommand *command, BsVerdict *verdict);

G_END_DECLS
