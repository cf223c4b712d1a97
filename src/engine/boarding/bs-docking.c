/* bs-docking.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Docking: announced with a maneuver, done by the action behind it. And what ships may do that hang
 * on others. */

#include "bs-docking.h"

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-huge.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-boarding.h"
#include "bs-docks-settle.h"
#include "bs-docks.h"
#include "bs-gear.h"
#include "bs-melee.h"
#include "bs-tow.h"

#include <glib/gi18n-lib.h>

/**
 * bs_docking_judge_free:
 * @state: the battle
 * @ship: a ship
 * @verdict: takes the refusal
 *
 * An immobilised ship is an obstacle for good, a held one for the time being (B3.5, B4.5).
 */
void
bs_docking_judge_free (const BsState *state,
                       const BsShip  *ship,
                       BsVerdict     *verdict)
{
  if (ship->immobilised)
    bs_verdict_against (verdict, state->ruleset, "immobilised", _("%s is immobilised."),
                        ship->name);
  else if (ship->held)
    bs_verdict_against (verdict, state->ruleset, "held",
                        _("%s is held until its melee ends, or it tows."), ship->name);
}

static void
judge_target (const BsState *state,
              const BsShip  *ship,
              const BsShip  *target,
              BsVerdict     *verdict)
{
  if (target == NULL || !bs_ship_in_play (target))
    bs_verdict_error (verdict, _("there is no such ship to dock on"));
  else if (target == ship)
    bs_verdict_error (verdict, _("a ship cannot dock on itself"));
  else if (target->tows != NULL)
    bs_verdict_against (verdict, state->ruleset, "dock-when",
                        _("%s is towing: dock on the ship in tow, or shoot out its engines first."),
                        target->name);
  else if (!bs_docks_is_obstacle (target))
    bs_verdict_against (verdict, state->ruleset, "dock-when",
                        _("%s can still move: shoot out its engines first."), target->name);
  else if (target->immobilised && target->immobilised_round >= state->round)
    bs_verdict_against (verdict, state->ruleset, "dock-when",
                        _("%s was immobilised in this very round: dock from the next one on."),
                        target->name);
}

/* The rules behind another verdict, each by its own name. */
static void
name_rules (const BsState   *state,
            const BsVerdict *inner,
            BsVerdict       *verdict)
{
  for (guint i = 0; i < inner->reasons->len; i++)
    {
      const BsReason *reason = inner->reasons->pdata[i];

      if (reason->key != NULL && reason->detail != NULL)
        bs_verdict_against (verdict, state->ruleset, reason->key, "%s", reason->detail);
      else if (reason->key != NULL)
        bs_verdict_against (verdict, state->ruleset, reason->key, NULL);
    }
}

/* Whatever forbids actions (stress) forbids the announcement and the dock (B4.1), by its own rule
 * as well (X2.1). */
static void
judge_may_act (const BsState *state,
               const BsShip  *ship,
               BsVerdict     *verdict)
{
  g_autoptr (BsVerdict) inner = bs_verdict_new ();
  g_autofree char *why = NULL;
  BsMoment moment;

  bs_moment_init (&moment, state, NULL);
  moment.actor = ship->id;
  moment.action = bs_id ("dock");
  moment.from_bar = TRUE;
  bs_effects_forbid (&moment, "may-act", inner);
  if (inner->level < BS_VERDICT_AGAINST)
    return;
  why = bs_verdict_text (inner, state->ruleset);
  bs_verdict_against (verdict, state->ruleset, "dock-when", "%s", why);
  name_rules (state, inner, verdict);
}

static void
judge_announcement (const BsState   *state,
                    const BsShip    *ship,
                    const BsCommand *command,
                    BsVerdict       *verdict)
{
  const BsShip *target = bs_state_ship_of (state, bs_command_id (command, "dock"));

  if (ship->held || ship->tows != NULL)
    bs_verdict_against (verdict, state->ruleset, "dock-when", _("%s hangs on another ship."),
                        ship->name);
  judge_target (state, ship, target, verdict);
  judge_may_act (state, ship, verdict);
  bs_docking_judge_gear (state, ship, "gear-needed", verdict);
}

/**
 * bs_docking_judge_move:
 * @state: the battle
 * @ship: the ship that moves
 * @command: move
 * @verdict: takes refusals
 */
void
bs_docking_judge_move (const BsState   *state,
                       const BsShip    *ship,
                       const BsCommand *command,
                       BsVerdict       *verdict)
{
  if (bs_ruleset_figure (state->ruleset, "jackpot-ships", 0) == 0)
    {
      if (bs_command_has (command, "dock"))
        bs_verdict_error (verdict, _("there is no docking in this game"));
      return;
    }

  if (!bs_docking_may_leave (state, ship))
    bs_docking_judge_free (state, ship, verdict);
  if (ship->jackpot)
    bs_verdict_against (verdict, state->ruleset, "jackpot", _("Nobody leaves a jackpot."));
  if (ship->docked_to != NULL && !ship->held && ship->tows == NULL &&
      g_strcmp0 (ship->declared, "tow") == 0)
    bs_verdict_against (verdict, state->ruleset, "tow-huge",
                        _("%s has to be placed alongside first."), ship->name);
  bs_tow_judge_move (state, ship, command, verdict);
  if (bs_command_has (command, "dock"))
    judge_announcement (state, ship, command, verdict);
  else if (bs_command_has (command, "gap"))
    bs_verdict_error (verdict, _("“%s” needs “%s”"), "gap", "dock");
}

static int
other_deeds (const BsShip *ship)
{
  return ship->deeds.actions - (bs_ship_has_acted (ship, bs_id ("dock")) ? 1 : 0);
}

/**
 * bs_docking_judge_act:
 * @state: the battle
 * @ship: the ship that acts
 * @verdict: takes refusals
 *
 * Behind an announced dock that succeeded only the dock action is left, to a huge ship one more
 * (B4.3).
 */
void
bs_docking_judge_act (const BsState *state,
                      const BsShip  *ship,
                      BsVerdict     *verdict)
{
  gboolean docked = ship->docked_to != NULL && ship->dock_round == state->round &&
                    bs_ship_has_acted (ship, bs_id ("dock"));

  if (ship->announced == NULL && !docked)
    bs_docking_judge_free (state, ship, verdict);
  else if (ship->immobilised)
    bs_verdict_against (verdict, state->ruleset, "immobilised", _("%s is immobilised."),
                        ship->name);
  else if (other_deeds (ship) >= bs_huge_actions (state, ship) - 1)
    bs_verdict_against (verdict, state->ruleset, "dock-only", NULL);
}

/**
 * bs_docking_realigns:
 * @ship: a ship
 * @command: dock
 *
 * Returns: whether it is a huge ship that hangs in variant I and is to be placed in variant II
 * (B6.3)
 */
gboolean
bs_docking_realigns (const BsShip    *ship,
                     const BsCommand *command)
{
  return ship->docked_to != NULL &&
         ship->docked_to == bs_id_ship (bs_command_id (command, "target")) &&
         ship->dock_variant != 2 && g_strcmp0 (bs_command_get (command, "variant"), "2") == 0;
}

static void
judge_place (const BsState   *state,
             const BsShip    *ship,
             const BsShip    *target,
             const BsCommand *command,
             BsVerdict       *verdict)
{
  gboolean alongside = g_strcmp0 (bs_command_get (command, "variant"), "2") == 0;
  const char *at = bs_command_get (command, "at");

  if (alongside && (!bs_tow_is_huge (state, ship) || !bs_tow_is_huge (state, target)))
    bs_verdict_against (verdict, state->ruleset, "dock-place",
                        _("Only a huge ship docks on a huge one in this way."));
  else if (alongside && (g_strcmp0 (at, "left") == 0 || g_strcmp0 (at, "right") == 0))
    bs_verdict_against (verdict, state->ruleset, "tow-huge",
                        _("Alongside it lies at the front or the rear base."));
}

/**
 * bs_docking_judge_dock:
 * @state: the battle
 * @ship: the ship that docks
 * @command: dock
 * @verdict: takes refusals
 */
void
bs_docking_judge_dock (const BsState   *state,
                       const BsShip    *ship,
                       const BsCommand *command,
                       BsVerdict       *verdict)
{
  const BsShip *target = bs_judge_get_ship (state, command, "target");
  gboolean realigns = bs_docking_realigns (ship, command);

  judge_place (state, ship, target, command, verdict);
  if (realigns)
    {
      if (g_strcmp0 (ship->declared, "tow") != 0 || ship->immobilised || ship->held)
        bs_verdict_against (verdict, state->ruleset, "tow-huge", NULL);
      if (ship->deeds.moved)
        bs_verdict_against (verdict, state->ruleset, "one-move", _("%s has moved already."),
                            ship->name);
      return;
    }

  if (ship->announced != target->id)
    bs_verdict_against (
      verdict, state->ruleset, "dock-reach",
      _("%s has not announced and reached it with its maneuver. That comes first."), ship->name);
  if (ship->announced != target->id && !ship->deeds.missed)
    bs_verdict_against (
      verdict, state->ruleset, "dock-when",
      _("%s has not announced and reached it with its maneuver. That comes first."), ship->name);
  if (ship->held || ship->tows != NULL || ship->docked_to != NULL)
    bs_verdict_against (verdict, state->ruleset, "dock-when", _("%s hangs on another ship."),
                        ship->name);
  judge_target (state, ship, target, verdict);
  judge_may_act (state, ship, verdict);
  bs_docking_judge_gear (state, ship, "gear-needed", verdict);
}

/**
 * bs_docking_depart:
 * @draft: a draft
 * @ship: a ship that is about to move
 *
 * It leaves what it hangs on, unless it tows it, and what hangs on it.
 */
void
bs_docking_depart (BsDraft *draft,
                   BsId     ship)
{
  const BsShip *now = bs_state_ship (draft->state, ship);

  if (now->tows != NULL)
    return;
  bs_docks_undock (draft, ship);
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *other = draft->state->ships->pdata[i];

      if (other->docked_to == ship)
        bs_docks_undock (draft, other->id);
    }
  bs_docks_settle (draft);
}

/**
 * bs_docking_meets:
 * @draft: a draft with the command `move`
 * @ship: a ship under template or base
 *
 * Returns: whether it is the one that a dock was announced on, and reached: it has no effect as an
 * obstacle (B4.3)
 */
gboolean
bs_docking_meets (const BsDraft *draft,
                  BsId           ship)
{
  return bs_command_has (draft->command, "dock") && !bs_command_has (draft->command, "gap") &&
         bs_id_ship (bs_command_id (draft->command, "dock")) == ship;
}

/**
 * bs_docking_announce:
 * @draft: a draft with the command `move`
 * @ship: the ship that has moved
 *
 * Notes whether the ship announced was reached.
 */
void
bs_docking_announce (BsDraft *draft,
                     BsId     ship)
{
  BsId target = bs_command_has (draft->command, "dock")
                  ? bs_id_ship (bs_command_id (draft->command, "dock"))
                  : NULL;
  BsShip *now;

  if (target == NULL || !bs_ship_in_play (bs_state_ship (draft->state, ship)))
    return;

  bs_docking_reveal_gear (draft, ship);
  now = bs_draft_ship (draft, ship);
  now->announced = bs_command_has (draft->command, "gap") ? NULL : target;
  now->deeds.missed = now->announced == NULL;
  bs_draft_tell (draft, now->announced != NULL ? "dock-reached" : "dock-missed", "ship",
                 BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, target, NULL);
}

static void
end_tow (BsDraft *draft,
         BsId     towed)
{
  const BsShip *tower = bs_docks_tower_of (draft->state, towed);
  BsShip *ended;

  if (tower == NULL)
    return;
  ended = bs_draft_ship (draft, tower->id);
  bs_draft_tell (draft, "tow-ends", "ship", BS_SAY_SHIP, ended->id, "target", BS_SAY_SHIP, towed,
                 NULL);
  ended->tows = NULL;
  ended->declared = NULL;
}

/**
 * bs_docking_dock:
 * @draft: a draft with the command `dock`
 * @ship: the ship that docks
 *
 * The dock action: from now on it hangs on the target. A tow of the target ends (B6.6); who has to
 * decide is asked (B5.1).
 */
void
bs_docking_dock (BsDraft *draft,
                 BsId     ship)
{
  BsShip *docking = bs_draft_ship (draft, ship);
  BsId target = bs_id_ship (bs_command_id (draft->command, "target"));
  gboolean realigns = bs_docking_realigns (docking, draft->command);
  int variant = 1;

  bs_command_get_int (draft->command, "variant", &variant);
  docking->deeds.actions++;
  docking->deeds.moved = TRUE;
  if (!bs_ship_has_acted (docking, bs_id ("dock")))
    g_ptr_array_add (docking->acted, (gpointer) bs_id ("dock"));
  docking->announced = NULL;
  docking->dock_at = bs_command_id (draft->command, "at");
  docking->dock_variant = variant;
  bs_draft_tell (draft, variant == 2 ? "docks-alongside" : "docks", "ship", BS_SAY_SHIP, ship,
                 "target", BS_SAY_SHIP, target, NULL);
  if (realigns)
    return;

  bs_docking_reveal_gear (draft, ship);
  end_tow (draft, target);
  docking = bs_draft_ship (draft, ship);
  docking->docked_to = target;
  docking->dock_round = draft->state->round;
  docking->declared = docking->tows = NULL;
  docking->freed = FALSE;
  bs_docks_settle (draft);
  bs_boarding_ask_declaration (draft, ship);
}

/**
 * bs_docking_round:
 * @draft: a draft at the begin of a round
 *
 * Announcements are forgotten; a huge ship that was placed alongside tows from now on (B6.3).
 */
void
bs_docking_round (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      gboolean tows =
        g_strcmp0 (ship->declared, "tow") == 0 && ship->tows == NULL && ship->dock_variant == 2;

      if (!bs_ship_in_play (ship) || (ship->announced == NULL && !tows))
        continue;
      bs_draft_ship (draft, ship->id)->announced = NULL;
      if (tows && bs_docks_tow_holds (draft->state, ship))
        bs_tow_start (draft, ship->id);
    }
}

/**
 * bs_docking_enter:
 * @draft: a draft at the begin of a part of a phase
 *
 * Asks what is to be decided in it.
 */
void
bs_docking_enter (BsDraft *draft)
{
  if (bs_ruleset_figure (draft->state->ruleset, "jackpot-ships", 0) == 0)
    return;

  bs_docks_settle (draft);
  if (bs_turn_does (draft->state, "move"))
    for (guint i = 0; i < draft->state->ships->len; i++)
      bs_boarding_ask_declaration (draft, ((BsShip *) draft->state->ships->pdata[i])->id);
  else if (bs_turn_does (draft->state, "fight"))
    {
      bs_melee_enter (draft);
      bs_boarding_ask_forcing (draft);
    }
  else if (bs_turn_does (draft->state, "settle"))
    bs_boarding_end_phase (draft);
}
