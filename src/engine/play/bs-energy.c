/* bs-energy.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Energy of huge ships: gained by maneuvers, allocated to cards on board, spent (X5.1). The ship's
 * own lies on the ship, what was allocated on the cards. */

#include "bs-energy.h"

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-number.h"
#include "engine/ground/bs-command.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-huge.h"

#include <glib/gi18n-lib.h>

static BsId
energy (void)
{
  return bs_id ("energy");
}

/**
 * bs_energy_card_limit:
 * @part: a card on board
 *
 * Returns: how much energy it holds; 0: it has nothing to do with energy
 */
int
bs_energy_card_limit (const BsShipPart *part)
{
  return part->state != BS_PART_DISCARDED ? MAX (bs_counters_get (part->numbers, energy (), 0), 0)
                                          : 0;
}

/**
 * bs_energy_on_card:
 * @part: a card on board
 *
 * Returns: how much energy lies on it
 */
int
bs_energy_on_card (const BsShipPart *part)
{
  return bs_counters_get (part->counters, energy (), 0);
}

/**
 * bs_energy_begin:
 * @draft: a draft at `begin`
 *
 * The ships' cards begin full, and so do their weapons; other cards begin empty.
 */
void
bs_energy_begin (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      BsShip *ship = draft->state->ships->pdata[i];
      int limit = bs_huge_energy_limit (ship);

      if (limit == 0)
        continue;
      ship = bs_draft_ship (draft, ship->id);
      bs_counters_set (ship->counters, energy (), limit);
      for (guint j = 0; j < ship->parts->len; j++)
        {
          BsShipPart *part = ship->parts->pdata[j];

          if (bs_energy_card_limit (part) > 0 &&
              bs_counters_get (part->numbers, bs_id ("weapon-attack"), -1) >= 0)
            bs_counters_set (part->counters, energy (), bs_energy_card_limit (part));
        }
    }
}

static void
gain (BsDraft *draft,
      BsId     ship,
      int      count,
      int      limit)
{
  BsShip *gaining = bs_draft_ship (draft, ship);
  int held = bs_ship_count (gaining, energy ()), then = MIN (held + count, MAX (limit, held));

  bs_counters_set (gaining->counters, energy (), then);
  if (then > held)
    bs_draft_tell (draft, "energy-gained", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT,
                   then - held, NULL);
  if (then < held + count)
    bs_draft_tell (draft, "energy-full", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT, limit,
                   NULL);
}

/**
 * bs_energy_moved:
 * @draft: a draft with the command `move`
 * @ship: the ship that has moved
 * @printed: what its dial says it gains
 *
 * It gains what the maneuver gives, told or printed, never above the limit of its cards. Damage
 * cards may take some of it.
 */
void
bs_energy_moved (BsDraft *draft,
                 BsId     ship,
                 int      printed)
{
  const BsShip *moved = bs_state_ship (draft->state, ship);
  BsAsked asked = { .number = bs_id ("energy-gain"), .ship = ship, .told = printed };
  int limit = bs_huge_energy_limit (moved), count;

  bs_command_get_int (draft->command, "energy", &asked.told);
  if (limit == 0 || !bs_ship_in_play (moved))
    return;

  count = bs_number (draft->state, &asked, NULL);
  if (count > 0)
    gain (draft, ship, count, limit);
}

static BsShipPart *
find_card (const BsShip    *ship,
           const BsCommand *command)
{
  const char *card = bs_command_get (command, "card");

  return card != NULL ? bs_ship_part (ship, bs_id (card)) : NULL;
}

static int
count_of (const BsCommand *command)
{
  int count = 1;

  bs_command_get_int (command, "count", &count);
  return count;
}

static void
judge_gain (const BsState *state,
            const BsShip  *ship,
            int            count,
            BsVerdict     *verdict)
{
  int limit = bs_huge_energy_limit (ship);

  if (bs_ship_count (ship, energy ()) + count > limit)
    bs_verdict_against (verdict, state->ruleset, "energy", _("There can be %d at most."), limit);
}

static void
judge_allocate (const BsState    *state,
                const BsShip     *ship,
                const BsShipPart *part,
                int               count,
                BsVerdict        *verdict)
{
  int limit = bs_energy_card_limit (part);

  if (!bs_turn_does (state, "move") || state->active != ship->id || !ship->deeds.moved)
    bs_verdict_against (verdict, state->ruleset, "energy",
                        _("Energy is allocated in the ship's turn, after its maneuver."));
  else if (bs_energy_on_card (part) + count > limit)
    bs_verdict_against (verdict, state->ruleset, "energy", _("%s holds %d at most."),
                        bs_fleet_part_name (state, part), limit);
  else if (bs_ship_count (ship, energy ()) < count)
    bs_verdict_against (verdict, state->ruleset, "energy", _("%s has %d energy left."), ship->name,
                        bs_ship_count (ship, energy ()));
}

static void
judge_spend (const BsState    *state,
             const BsShip     *ship,
             const BsShipPart *part,
             int               count,
             BsVerdict        *verdict)
{
  int held = part != NULL ? bs_energy_on_card (part) : bs_ship_count (ship, energy ());

  if (held < count)
    bs_verdict_against (verdict, state->ruleset, "energy", _("%s has %d energy left."),
                        part != NULL ? bs_fleet_part_name (state, part) : ship->name, held);
}

void
bs_judge_energy (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const char *does = bs_command_get (command, "do");
  const BsShipPart *part = ship != NULL ? find_card (ship, command) : NULL;
  int count = count_of (command);

  bs_verdict_heed (verdict, "count", NULL);
  bs_verdict_heed_if (verdict, !g_str_equal (does, "gain"), "card");
  bs_judge_in_play (ship, verdict);
  if (count < 1 || count > 999)
    bs_verdict_error (verdict, _("tell a count from 1 to 999"));
  if (ship != NULL && bs_huge_energy_limit (ship) == 0)
    bs_verdict_error (verdict, _("%s has nothing to do with energy"), ship->name);
  if (ship != NULL && part == NULL &&
      (bs_command_has (command, "card") || g_str_equal (does, "allocate")))
    bs_verdict_error (verdict, _("%s has no card “%s”"), ship->name,
                      bs_command_has (command, "card") ? bs_command_get (command, "card") : "");
  else if (part != NULL && bs_energy_card_limit (part) == 0)
    bs_verdict_error (verdict, _("%s has nothing to do with energy"),
                      bs_fleet_part_name (state, part));
  if (verdict->level == BS_VERDICT_ERROR)
    return;

  if (g_str_equal (does, "gain"))
    judge_gain (state, ship, count, verdict);
  else if (g_str_equal (does, "allocate"))
    judge_allocate (state, ship, part, count, verdict);
  else
    judge_spend (state, ship, part, count, verdict);
}

static void
take (GArray *counters,
      int     count)
{
  bs_counters_set (counters, energy (), MAX (bs_counters_get (counters, energy (), 0) - count, 0));
}

void
bs_apply_energy (BsDraft *draft)
{
  BsShip *ship = bs_draft_ship (draft, bs_command_id (draft->command, "ship"));
  const char *does = bs_command_get (draft->command, "do");
  BsShipPart *part = ship != NULL ? find_card (ship, draft->command) : NULL;
  int count = count_of (draft->command);

  if (ship == NULL || (part == NULL && g_str_equal (does, "allocate")))
    {
      bs_draft_fail (draft, "%s", _("there is no such card"));
      return;
    }

  if (g_str_equal (does, "gain"))
    {
      gain (draft, ship->id, count,
            draft->command->anyway ? G_MAXINT : bs_huge_energy_limit (ship));
    }
  else if (g_str_equal (does, "allocate"))
    {
      take (ship->counters, count);
      bs_counters_set (part->counters, energy (), bs_energy_on_card (part) + count);
      bs_draft_tell (draft, "energy-allocated", "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_CARD,
                     part->id, "count", BS_SAY_INT, count, NULL);
    }
  else
    {
      take (part != NULL ? part->counters : ship->counters, count);
      if (part != NULL)
        bs_draft_tell (draft, "energy-spent-card", "ship", BS_SAY_SHIP, ship->id, "card",
                       BS_SAY_CARD, part->id, "count", BS_SAY_INT, count, NULL);
      else
        bs_draft_tell (draft, "energy-spent", "ship", BS_SAY_SHIP, ship->id, "count", BS_SAY_INT,
                       count, NULL);
    }
}
