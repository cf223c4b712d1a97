/* bs-initiative.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who comes first of two ships that are due at the same time. */

#include "bs-initiative.h"

#include "engine/rules/bs-ruleset.h"
#include "bs-fields-ship.h"
#include "bs-state.h"

/**
 * bs_initiative_compare:
 * @state: the battle
 * @a: a ship
 * @b: another
 *
 * Players rank by points or as told at `begin`; where they rank alike, the ships' factions decide,
 * then the order drawn at the start (p18, p21).
 *
 * Returns: below 0 if @a has the initiative over @b
 */
int
bs_initiative_compare (const BsState *state,
                       const BsShip  *a,
                       const BsShip  *b)
{
  const BsPlayer *player_a = bs_state_player (state, a->player);
  const BsPlayer *player_b = bs_state_player (state, b->player);
  int faction_a = bs_ruleset_faction_rank (state->ruleset, a->faction),
      faction_b = bs_ruleset_faction_rank (state->ruleset, b->faction);
  int place_a = bs_state_initiative (state, a->player),
      place_b = bs_state_initiative (state, b->player);
  guint index_a = 0, index_b = 0;

  if (player_a->rank != player_b->rank)
    return player_a->rank < player_b->rank ? -1 : 1;
  if (faction_a != faction_b)
    return faction_a < faction_b ? -1 : 1;
  if (place_a != place_b)
    return place_a < place_b ? -1 : 1;

  g_ptr_array_find (state->ships, a, &index_a);
  g_ptr_array_find (state->ships, b, &index_b);
  return (int) index_a - (int) index_b;
}
