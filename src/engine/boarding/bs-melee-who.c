/* bs-melee-who.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Melees: who fights whom, with how many dice, and whose turn it is (B7.2, B7.6, B8.3). Nothing is
 * changed here. */

#include "bs-melee-who.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-docks.h"

#include <glib/gi18n-lib.h>

/**
 * bs_melee_dice:
 * @state: the battle
 * @points: of a character
 *
 * Returns: its dice, for attack and for defence alike (B7.2)
 */
int
bs_melee_dice (const BsState *state,
               int            points)
{
  int divisor = bs_ruleset_figure (state->ruleset, "melee-divisor", 0);

  return divisor > 0 ? MAX (points, 0) / divisor : 0;
}

/**
 * bs_melee_enemies:
 * @state: the battle
 * @ship: a ship in a melee
 *
 * Returns: (transfer container): BsId, the ships it may fight: enemies in its cluster with somebody
 * left
 */
GPtrArray *
bs_melee_enemies (const BsState *state,
                  const BsShip  *ship)
{
  g_autoptr (GPtrArray) cluster = bs_docks_cluster (state, ship->id);
  GPtrArray *enemies = g_ptr_array_new ();

  for (guint i = 0; ship->engaged && i < cluster->len; i++)
    {
      const BsShip *other = bs_state_ship (state, cluster->pdata[i]);

      if (bs_state_are_enemies (state, ship, other) && bs_melee_stacks_left (other) > 0)
        g_ptr_array_add (enemies, cluster->pdata[i]);
    }

  return enemies;
}

/**
 * bs_melee_targets:
 * @state: the battle
 * @ship: a ship in a melee
 *
 * Returns: (transfer container): BsId, the stacks it may fight; both of a ship with two only where
 * there is a choice (B8.3)
 */
GPtrArray *
bs_melee_targets (const BsState *state,
                  const BsShip  *ship)
{
  g_autoptr (GPtrArray) enemies = bs_melee_enemies (state, ship);
  GPtrArray *targets = g_ptr_array_new ();

  for (guint i = 0; i < enemies->len; i++)
    {
      const BsShip *enemy = bs_state_ship (state, enemies->pdata[i]);

      if (!enemy->jackpot)
        g_ptr_array_add (targets, (gpointer) bs_melee_stack (enemy));
      for (guint j = 0; enemy->jackpot && j < enemy->stacks->len; j++)
        {
          const BsStack *stack = enemy->stacks->pdata[j];

          if (stack->boarders->len > 0)
            g_ptr_array_add (targets, (gpointer) stack->id);
        }
    }

  return targets;
}

/* Who fights now, or is the next to do so. */
static const BsShip *
find_due (const BsState *state)
{
  const BsShip *active =
    state->turn && state->active != NULL ? bs_state_ship (state, state->active) : NULL;

  if (active != NULL && active->engaged && !active->deeds.fought)
    return active;

  return state->order->len > 0 ? bs_state_ship (state, g_array_index (state->order, BsDue, 0).ship)
                               : NULL;
}

/**
 * bs_melee_judge_due:
 * @state: the battle, in the part of the phase with melees
 * @rule: key of the rule that asks for order
 * @verdict: takes the refusal
 *
 * Refuses what comes before its turn, and tells whose turn it is, as far as everybody knows.
 */
void
bs_melee_judge_due (const BsState *state,
                    const char    *rule,
                    BsVerdict     *verdict)
{
  const BsShip *ship = find_due (state);
  const BsBoarder *fighter = ship != NULL ? bs_melee_bottom (ship, bs_melee_stack (ship)) : NULL;

  if (fighter == NULL)
    bs_verdict_against (verdict, state->ruleset, rule, NULL);
  else if (bs_ship_shows_boarder (ship, fighter, NULL))
    bs_verdict_against (verdict, state->ruleset, rule, _("Next to fight: %s of %s."),
                        bs_fleet_boarder_name (state, fighter), ship->name);
  else
    bs_verdict_against (verdict, state->ruleset, rule, _("%s has not fought yet."), ship->name);
}

/**
 * bs_melee_judge_next:
 * @state: the battle
 * @verdict: takes the refusal
 *
 * A fight that is due is fought before the battle goes on, unless who is due has no dice (B7.1,
 * B7.2).
 */
void
bs_melee_judge_next (const BsState *state,
                     BsVerdict     *verdict)
{
  const BsShip *ship =
    bs_turn_does (state, "fight") && state->turn ? bs_state_ship (state, state->active) : NULL;
  const BsBoarder *fighter = ship != NULL ? bs_melee_bottom (ship, state->active_stack) : NULL;

  if (fighter == NULL || bs_turn_deed_done (state) || !ship->engaged ||
      bs_melee_dice (state, fighter->points) == 0)
    return;
  bs_melee_judge_due (state, "melee-first", verdict);
}
