/* bs-bearings.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-bearings.h"

/* Bearings of the battle language in the order of the columns of a dial, as arrows. */
static const struct
{
  const char *bearing;
  const char *arrow;
} columns[BS_N_BEARINGS] = {
  { "turn-left", "↰" },
  { "bank-left", "↖" },
  { "straight", "↑" },
  { "bank-right", "↗" },
  { "turn-right", "↱" },
  { "come-about", "↶" },
  { "koiogran", "↶" },
  { "segnor-left", "↺" },
  { "segnor-right", "↻" },
  { "tallon-left", "⤺" },
  { "tallon-right", "⤻" },
  { "spin-left", "⟲" },
  { "spin-right", "⟳" },
  { "flank-left", "⇖" },
  { "flank-right", "⇗" },
  { "reverse", "↓" },
  { "rotate-left-45", "↺45°" },
  { "rotate-right-45", "↻45°" },
  { "rotate-left-90", "↺90°" },
  { "rotate-right-90", "↻90°" },
  { "stationary", "•" },
};

/**
 * bs_bearing_column:
 * @bearing: a bearing
 *
 * Returns: its column on a dial, from 0; %BS_N_BEARINGS: not known here, so that it comes last
 */
int
bs_bearing_column (BsId bearing)
{
  for (int i = 0; i < BS_N_BEARINGS; i++)
    if (g_str_equal (columns[i].bearing, bearing))
      return i;

  return BS_N_BEARINGS;
}

/**
 * bs_bearing_arrow:
 * @bearing: a bearing
 *
 * Returns: (transfer none): how it is drawn; a question mark if it is not known here
 */
const char *
bs_bearing_arrow (BsId bearing)
{
  int column = bs_bearing_column (bearing);

  return column < BS_N_BEARINGS ? columns[column].arrow : "?";
}
