/* bs-viewer.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who looks: a player, everybody at the table, or nobody from whom anything is kept. */

#include "bs-viewer.h"

const char *const BS_VIEW_ALL = "*";
const char *const BS_VIEW_TABLE = "-";

/**
 * bs_viewer_is:
 * @viewer: (nullable): who looks; %NULL: everybody, %BS_VIEW_ALL for everything
 * @player: (nullable): whose secret it is
 *
 * Returns: whether he knows what this player knows
 */
gboolean
bs_viewer_is (BsId viewer,
              BsId player)
{
  return viewer == player || g_strcmp0 (viewer, BS_VIEW_ALL) == 0;
}
