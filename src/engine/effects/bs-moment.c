/* bs-moment.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-moment.h"

#include "engine/draft/bs-draft.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-tokens.h"

#include <string.h>

/**
 * bs_moment_init:
 * @moment: a moment
 * @state: the battle
 * @draft: (nullable): the draft, if something is done and not only asked
 *
 * Empties the moment.
 */
void
bs_moment_init (BsMoment      *moment,
                const BsState *state,
                BsDraft       *draft)
{
  memset (moment, 0, sizeof *moment);
  moment->state = draft != NULL ? draft->state : state;
  moment->draft = draft;
  moment->command = draft != NULL ? draft->command : NULL;
}

/**
 * bs_moment_speak:
 * @moment: a moment
 * @effect: an effect
 * @source: the card it stands on
 *
 * Makes this effect the one that is asked. Who it speaks for follows from its `as`; a card speaks
 * for its ship.
 */
void
bs_moment_speak (BsMoment       *moment,
                 const BsEffect *effect,
                 BsId            source)
{
  const BsShip *ship = bs_state_ship_of (moment->state, source);

  moment->effect = effect;
  moment->source = source;
  moment->self = ship != NULL ? ship->id : moment->actor;
  moment->other = moment->self == moment->actor ? moment->target : moment->actor;
}

/**
 * bs_moment_player:
 * @moment: a moment
 *
 * Returns: (nullable): whose card speaks
 */
BsId
bs_moment_player (const BsMoment *moment)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->self);

  return ship != NULL ? ship->player : NULL;
}

/**
 * bs_moment_who:
 * @moment: a moment
 * @op: an operation
 *
 * Returns: (nullable): the ship that the operation is for: self, or the other one
 */
BsId
bs_moment_who (const BsMoment *moment,
               const BsOp     *op)
{
  return g_strcmp0 (bs_op_text (op, "who"), "other") == 0 ? moment->other : moment->self;
}

/**
 * bs_moment_amount:
 * @moment: a moment
 * @op: an operation
 * @name: its attribute
 * @fallback: what to give if it is left out
 *
 * Returns: the amount: an integer, one of the counts (hits, crits, all, active-shields), or as many
 * as there are of a token
 */
int
bs_moment_amount (const BsMoment *moment,
                  const BsOp     *op,
                  const char     *name,
                  int             fallback)
{
  const BsAttr *attr = bs_op_attr (op, name);
  const BsShip *ship;

  if (attr == NULL)
    return fallback;
  if (g_strcmp0 (attr->text, "hits") == 0)
    return moment->hits;
  if (g_strcmp0 (attr->text, "crits") == 0)
    return moment->crits;
  if (g_strcmp0 (attr->text, "all") == 0)
    return G_MAXINT;
  if (g_strcmp0 (attr->text, "active-shields") == 0)
    {
      ship = bs_state_ship_of (moment->state, bs_moment_who (moment, op));
      return ship != NULL ? bs_ship_section (ship, NULL)->active : 0;
    }
  if (attr->text != NULL && bs_ruleset_token (moment->state->ruleset, attr->text) != NULL)
    return bs_token_count (moment->state, bs_moment_who (moment, op), attr->text);
  return attr->low;
}
