/* bs-tokens.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Tokens where they lie: each kind says whether it lies on ships, players or the battle. */

#include "bs-tokens.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

static GArray *
counters_of (const BsState *state,
             BsId           ship_id,
             BsId           token)
{
  const BsToken *kind = bs_ruleset_token (state->ruleset, token);
  const BsShip *ship = bs_state_ship_of (state, ship_id);
  const BsPlayer *player = ship != NULL ? bs_state_player (state, ship->player) : NULL;

  if (kind != NULL && g_str_equal (kind->on, "battle"))
    return state->counters;
  if (kind != NULL && g_str_equal (kind->on, "player"))
    return player != NULL ? player->counters : NULL;
  return ship != NULL ? ship->counters : NULL;
}

/**
 * bs_token_count:
 * @state: the battle
 * @ship: (nullable): a ship
 * @token: kind of token
 *
 * Returns: how many there are: on the ship, on its player, or on the battle, as the kind says
 */
int
bs_token_count (const BsState *state,
                BsId           ship,
                BsId           token)
{
  const GArray *counters = counters_of (state, ship, token);

  return counters != NULL ? bs_counters_get (counters, token, 0) : 0;
}

static void
tell_change (BsDraft *draft,
             BsId     ship,
             BsId     token,
             int      changed,
             int      now)
{
  const BsToken *kind = bs_ruleset_token (draft->state->ruleset, token);
  const char *event = changed > 0 ? "token-added" : "token-removed";

  if (kind != NULL && g_str_equal (kind->on, "battle"))
    bs_draft_tell (draft, "counter-set", "token", BS_SAY_TOKEN, token, "count", BS_SAY_INT, now,
                   NULL);
  else if (kind != NULL && g_str_equal (kind->on, "player"))
    bs_draft_tell (draft, "player-counter-set", "player", BS_SAY_PLAYER,
                   bs_state_ship_of (draft->state, ship)->player, "token", BS_SAY_TOKEN, token,
                   "count", BS_SAY_INT, now, NULL);
  else
    bs_draft_tell (draft, event, "ship", BS_SAY_SHIP, ship, "token", BS_SAY_TOKEN, token, "count",
                   BS_SAY_INT, ABS (changed), NULL);
}

/**
 * bs_token_change:
 * @draft: a draft
 * @ship: (nullable): a ship
 * @token: kind of token
 * @n: how many more, negative for fewer
 *
 * Puts tokens where their kind lies, within its least and greatest number, and tells it.
 *
 * Returns: how many more there are
 */
int
bs_token_change (BsDraft *draft,
                 BsId     ship,
                 BsId     token,
                 int      n)
{
  const BsToken *kind = bs_ruleset_token (draft->state->ruleset, token);
  const BsShip *owner = bs_state_ship_of (draft->state, ship);
  GArray *counters;
  int before, now;

  if (owner != NULL && kind != NULL && g_str_equal (kind->on, "player"))
    bs_draft_player (draft, owner->player);
  else if (owner != NULL)
    bs_draft_ship (draft, ship);
  counters = counters_of (draft->state, ship, token);
  if (counters == NULL)
    return 0;

  before = bs_counters_get (counters, token, 0);
  n = CLAMP (n, -before, G_MAXINT / 2 - before);
  now = CLAMP (before + n, kind != NULL ? kind->min : 0,
               kind != NULL && kind->max > 0 ? kind->max : G_MAXINT);
  bs_counters_set (counters, token, now);
  if (now != before)
    tell_change (draft, ship, token, now - before, now);
  return now - before;
}

/**
 * bs_token_lies_there:
 * @state: the battle
 * @on: id of a thing, or "battle"
 * @token: a token of the rules
 *
 * Returns: whether it lies where the rules say: on the table, with a player, on a card, on a ship
 * or what belongs to it. A lock is no counter.
 */
gboolean
bs_token_lies_there (const BsState *state,
                     const char    *on,
                     const BsToken *token)
{
  const BsShip *ship = bs_state_ship_of (state, bs_id (on));
  gboolean card = ship != NULL && bs_ship_part (ship, bs_id (on)) != NULL;

  if (g_strcmp0 (token->on, "battle") == 0)
    return g_str_equal (on, "battle");
  if (g_strcmp0 (token->on, "player") == 0)
    return bs_state_player (state, bs_id (on)) != NULL;
  if (g_strcmp0 (token->on, "card") == 0)
    return card;
  return g_strcmp0 (token->on, "pair") != 0 && ship != NULL;
}
