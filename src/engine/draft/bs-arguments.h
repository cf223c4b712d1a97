/* bs-arguments.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* What the arguments of a command name: ids, ships. */

const BsShip *bs_judge_get_ship (const BsState   *state,
                                 const BsCommand *command,
                                 const char      *argument);
void          bs_judge_in_play  (const BsShip *ship, BsVerdict *verdict);
BsId          bs_command_id     (const BsCommand *command, const char *argument);

G_END_DECLS
