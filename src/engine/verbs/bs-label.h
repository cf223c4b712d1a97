/* bs-label.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* What undo calls a command. */

char *bs_command_label (const BsCommand *command, const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
