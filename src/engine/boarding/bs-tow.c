/* bs-tow.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Towing: who may tow whom, and how fast. Speeds hang on the size of the ship in tow; bearings and
 * actions that a tow forbids are effects of the rules data. */

#include "bs-tow.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-damage.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-state.h"
#include "bs-docks.h"
#include "bs-loot.h"

#include <glib/gi18n-lib.h>

/**
 * bs_tow_limit:
 * @state: the battle
 * @ship: a ship that tows
 *
 * Returns: its fastest maneuver (B6.2)
 */
int
bs_tow_limit (const BsState *state,
              const BsShip  *ship)
{
  const BsShip *towed = bs_state_ship (state, ship->tows);
  const BsSize *size =
    towed != NULL && towed->size != NULL ? bs_ruleset_size (state->ruleset, towed->size) : NULL;

  return size != NULL ? bs_size_figure (size, "max-tow", 0) : 0;
}

/**
 * bs_tow_is_huge:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it can lie alongside another such ship (B6.3)
 */
gboolean
bs_tow_is_huge (const BsState *state,
                const BsShip  *ship)
{
  const BsSize *size = ship->size != NULL ? bs_ruleset_size (state->ruleset, ship->size) : NULL;

  return size != NULL && bs_size_figure (size, "alongside", 0) != 0;
}

static gboolean
is_enemy_dock (const BsState *state,
               const BsShip  *ship)
{
  return bs_state_enemies (state, ship->id, ship->docked_to);
}

/**
 * bs_tow_judge_start:
 * @state: the battle
 * @ship: a docked ship that is to tow
 * @verdict: takes refusals
 */
void
bs_tow_judge_start (const BsState *state,
                    const BsShip  *ship,
                    BsVerdict     *verdict)
{
  const BsShip *target = bs_state_ship (state, ship->docked_to);

  if (ship->immobilised)
    bs_verdict_against (verdict, state->ruleset, "immobilised", _("%s is immobilised."),
                        ship->name);
  if (!target->immobilised)
    bs_verdict_against (verdict, state->ruleset, "tow-needs", _("%s is not immobilised."),
                        target->name);
  else if (!ship->jackpot && !ship->immobilised && !bs_docks_tow_holds (state, ship))
    bs_verdict_against (verdict, state->ruleset, "tow-dock", _("Other ships hang on it."));
  if (bs_tow_is_huge (state, target) && !bs_tow_is_huge (state, ship))
    bs_verdict_against (verdict, state->ruleset, "tow-limits",
                        _("Only a huge ship tows a huge one."));
  if (!is_enemy_dock (state, ship) && bs_state_option_is (state, "friendly-tow", "mission") &&
      state->mission == NULL)
    bs_verdict_against (verdict, state->ruleset, "tow-needs",
                        _("A friendly ship is towed for the goal of a mission only."));
}

/**
 * bs_tow_is_possible:
 * @state: the battle
 * @ship: a docked ship
 *
 * Returns: whether nothing is against a tow by it but what its player has to say
 */
gboolean
bs_tow_is_possible (const BsState *state,
                    const BsShip  *ship)
{
  g_autoptr (BsVerdict) verdict = bs_verdict_new ();

  bs_tow_judge_start (state, ship, verdict);
  return verdict->level < BS_VERDICT_AGAINST;
}

/**
 * bs_tow_judge_move:
 * @state: the battle
 * @ship: a ship
 * @command: move
 * @verdict: takes refusals
 */
void
bs_tow_judge_move (const BsState   *state,
                   const BsShip    *ship,
                   const BsCommand *command,
                   BsVerdict       *verdict)
{
  int limit = ship->tows != NULL ? bs_tow_limit (state, ship) : 0, speed = 0;

  if (limit > 0 && bs_command_get_int (command, "speed", &speed) && ABS (speed) > limit)
    bs_verdict_against (verdict, state->ruleset, "tow-limits", _("%s tows: speed %d at most."),
                        ship->name, limit);
}

/**
 * bs_tow_start:
 * @draft: a draft
 * @ship: a docked ship
 *
 * From now on it tows.
 */
void
bs_tow_start (BsDraft *draft,
              BsId     ship)
{
  BsShip *tower = bs_draft_ship (draft, ship);

  tower->tows = tower->docked_to;
  bs_draft_tell (draft, "tows", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, tower->tows,
                 NULL);
}

/**
 * bs_tow_declare:
 * @draft: a draft
 * @ship: a docked ship
 *
 * A tow is declared. A huge ship that did not dock alongside has to be placed there first (B6.3).
 */
void
bs_tow_declare (BsDraft *draft,
                BsId     ship)
{
  BsShip *tower = bs_draft_ship (draft, ship);
  const BsShip *target = bs_state_ship (draft->state, tower->docked_to);

  tower->declared = bs_id ("tow");
  if (bs_tow_is_huge (draft->state, tower) && bs_tow_is_huge (draft->state, target) &&
      tower->dock_variant != 2)
    bs_draft_tell (draft, "will-tow", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, target->id,
                   NULL);
  else
    bs_tow_start (draft, ship);
}

/* The edge of the ship's player, or of his team. */
static gboolean
is_own_edge (const BsState *state,
             const BsShip  *ship,
             const char    *edge)
{
  const BsPlayer *owner = bs_state_player (state, ship->player);

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (player->team == owner->team && g_strcmp0 (player->edge, edge) == 0)
        return TRUE;
    }

  return FALSE;
}

static gboolean
over_own_edge (const BsDraft *draft,
               const BsShip  *ship)
{
  g_auto (GStrv) edges = bs_command_get_list (draft->command, "edge");

  for (guint i = 0; edges != NULL && edges[i] != NULL; i++)
    if (is_own_edge (draft->state, ship, edges[i]))
      return TRUE;

  return FALSE;
}

/* Home: the cards on the towed ship are captured; the tower's own are set aside, or count as well
 * (B6.7). */
/**
 * bs_tow_come_home:
 * @draft: a draft
 * @ship: a ship that tows another one
 *
 * The tow is home: both leave the table, and what is still on the towed ship is captured (B6.7).
 */
void
bs_tow_come_home (BsDraft *draft,
                  BsId     ship)
{
  const BsShip *tower = bs_state_ship (draft->state, ship);
  BsId towed = tower->tows;
  const BsShip *target = bs_state_ship (draft->state, towed);
  gboolean friend = !bs_state_enemies (draft->state, ship, towed);
  gboolean count = bs_state_option_is (draft->state, "tow-own-cards", "count");
  BsId player = tower->player;

  bs_draft_tell (draft, "tow-home", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, towed, NULL);
  bs_loot_all (draft, towed, friend ? target->player : player,
               friend ? BS_LOOT_ASIDE : BS_LOOT_PILE);
  bs_loot_all (draft, ship, player, count && !friend ? BS_LOOT_PILE : BS_LOOT_ASIDE);
  bs_draft_ship (draft, ship)->tows = NULL;
  bs_damage_remove (draft, towed, friend ? BS_STATUS_HOME : BS_STATUS_CAPTURED, ship, NULL);
  bs_damage_remove (draft, ship, BS_STATUS_HOME, NULL, NULL);
}

/**
 * bs_tow_over_edge:
 * @draft: a draft with the command `move`
 * @ship: a ship whose base sticks out over an edge
 *
 * A tow is home over the own edge; over another one the tower is destroyed and its points lapse,
 * the towed ship stays (B6.7, B6.8).
 *
 * Returns: %FALSE if the ship tows nothing
 */
gboolean
bs_tow_over_edge (BsDraft *draft,
                  BsId     ship)
{
  const BsShip *tower = bs_state_ship (draft->state, ship);

  if (tower->tows == NULL)
    return FALSE;
  if (over_own_edge (draft, tower))
    bs_tow_come_home (draft, ship);
  else
    {
      bs_draft_tell (draft, "over-edge", "ship", BS_SAY_SHIP, ship, NULL);
      bs_loot_all (draft, ship, tower->player, BS_LOOT_LOST);
      bs_damage_remove (draft, ship, BS_STATUS_DESTROYED, NULL, NULL);
    }

  return TRUE;
}
