/* bs-ship-pieces.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields-ship.h"

G_BEGIN_DECLS

int         bs_counters_get    (const GArray *counters, BsId kind, int fallback);
void        bs_counters_set    (GArray *counters, BsId kind, int n);
void        bs_counters_read   (GArray *counters, const BsCommand *command, const char *argument);
BsShipPart *bs_ship_part_new   (BsId id, BsId kind) G_GNUC_WARN_UNUSED_RESULT;
const char *bs_part_state_name (BsPartState state);
BsSection  *bs_section_new     (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsBoarder  *bs_boarder_new     (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsStack    *bs_stack_new       (BsId id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
