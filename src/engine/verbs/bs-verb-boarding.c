/* bs-verb-boarding.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* dock, declare, force-melee, break-off, fight. */

#include "engine/boarding/bs-boarding.h"
#include "engine/boarding/bs-docking.h"
#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-melee-who.h"
#include "engine/boarding/bs-melee.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-heed.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/operations/bs-dice-judge.h"
#include "engine/play/bs-huge.h"
#include "engine/play/bs-turn.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

/* The ship of a command, in play, in a game with boarding. */
static const BsShip *
judge_ship (const BsState   *state,
            const BsCommand *command,
            BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");

  bs_judge_in_play (ship, verdict);
  if (bs_ruleset_figure (state->ruleset, "jackpot-ships", 0) == 0)
    bs_verdict_error (verdict, _("there is no boarding in this game"));
  return verdict->level == BS_VERDICT_ERROR ? NULL : ship;
}

void
bs_judge_dock (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsShip *ship = judge_ship (state, command, verdict);
  const BsShip *target = bs_judge_get_ship (state, command, "target");
  gboolean realigns = ship != NULL && bs_docking_realigns (ship, command);

  bs_judge_in_play (target, verdict);
  if (ship == NULL || verdict->level == BS_VERDICT_ERROR)
    return;
  bs_verdict_heed (verdict, "at", "variant", NULL);
  if (ship == target)
    {
      bs_verdict_error (verdict, _("a ship cannot dock on itself"));
      return;
    }

  if (!bs_turn_does (state, "move"))
    bs_verdict_against (verdict, state->ruleset, "wrong-phase",
                        _("Actions belong to the phase in which ships move."));
  else if (realigns)
    bs_judge_due (state, ship, verdict);
  else if (ship->deeds.turn_over || (ship->deeds.moved && state->active != ship->id))
    bs_verdict_against (verdict, state->ruleset, "step-over", NULL);
  else if (!ship->deeds.moved)
    bs_verdict_against (verdict, state->ruleset, "after-move", NULL);
  if (ship->deeds.no_action || ship->deeds.no_step)
    bs_verdict_against (verdict, state->ruleset,
                        ship->deeds.lost_by != NULL ? ship->deeds.lost_by : "action-lost", NULL);
  if (bs_ship_has_acted (ship, bs_id ("dock")))
    bs_verdict_against (verdict, state->ruleset, "same-action", NULL);
  if (ship->deeds.actions >= bs_huge_actions (state, ship))
    bs_verdict_against (verdict, state->ruleset, "one-action", NULL);
  bs_docking_judge_dock (state, ship, command, verdict);
}

void
bs_apply_dock (BsDraft *draft)
{
  BsId ship = bs_id_ship (bs_command_id (draft->command, "ship"));
  const BsShip *now = bs_state_ship (draft->state, ship);
  const BsShip *target = bs_state_ship_of (draft->state, bs_command_id (draft->command, "target"));

  if (now == target || !bs_ship_in_play (now) || !bs_ship_in_play (target) ||
      target->docked_to == ship)
    {
      bs_draft_fail (draft, "%s", _("these two cannot be docked"));
      return;
    }
  if (bs_docking_realigns (now, draft->command))
    bs_turn_take (draft, ship);
  else if (now->docked_to != NULL)
    bs_docks_undock (draft, ship);
  bs_docking_dock (draft, ship);
}

void
bs_judge_declare (const BsState   *state,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  const BsShip *ship = judge_ship (state, command, verdict);

  if (ship != NULL)
    bs_boarding_judge_declare (state, ship, command, verdict);
}

void
bs_apply_declare (BsDraft *draft)
{
  bs_boarding_declare (draft, bs_id_ship (bs_command_id (draft->command, "ship")),
                       bs_command_id (draft->command, "intent"));
  bs_victory_check (draft);
}

void
bs_judge_force_melee (const BsState   *state,
                      const BsCommand *command,
                      BsVerdict       *verdict)
{
  const BsShip *ship = judge_ship (state, command, verdict);

  if (ship != NULL)
    bs_boarding_judge_force (state, ship, verdict);
}

void
bs_apply_force_melee (BsDraft *draft)
{
  bs_boarding_force (draft, bs_id_ship (bs_command_id (draft->command, "ship")));
}

void
bs_judge_break_off (const BsState   *state,
                    const BsCommand *command,
                    BsVerdict       *verdict)
{
  const BsShip *ship = judge_ship (state, command, verdict);

  if (ship != NULL)
    bs_boarding_judge_break_off (state, ship, verdict);
}

void
bs_apply_break_off (BsDraft *draft)
{
  bs_boarding_break_off (draft, bs_id_ship (bs_command_id (draft->command, "ship")));
}

/* Whom it fights: told, or the only one there is. */
static const BsShip *
find_target (const BsState   *state,
             const BsShip    *ship,
             const BsCommand *command)
{
  g_autoptr (GPtrArray) enemies = bs_melee_enemies (state, ship);

  if (bs_command_has (command, "target"))
    return bs_judge_get_ship (state, command, "target");
  return enemies->len == 1 ? bs_state_ship (state, enemies->pdata[0]) : NULL;
}

static BsId
find_stack (const BsShip    *target,
            const BsCommand *command)
{
  BsId told = bs_command_id (command, "target");
  const BsStack *stack = told != NULL && told != target->id ? bs_ship_stack (target, told) : NULL;

  return stack != NULL ? stack->id : bs_melee_stack (target);
}

static int
most_points (const BsState *state,
             const BsShip  *ship)
{
  g_autoptr (GPtrArray) enemies = bs_melee_enemies (state, ship);
  int most = 0;

  for (guint i = 0; i < enemies->len; i++)
    {
      const BsShip *enemy = bs_state_ship (state, enemies->pdata[i]);

      for (guint j = 0; j < enemy->stacks->len; j++)
        most = MAX (most, bs_melee_points (enemy, ((BsStack *) enemy->stacks->pdata[j])->id));
    }

  return most;
}

/* With this option only the first attacker of a jackpot chooses; the others fight the strongest
 * enemy. */
static gboolean
is_first_attacker (const BsState *state,
                   const BsShip  *ship)
{
  g_autoptr (GPtrArray) cluster = bs_docks_cluster (state, ship->id);

  for (guint i = 0; i < cluster->len; i++)
    if (bs_state_ship (state, cluster->pdata[i])->deeds.fought)
      return FALSE;

  return TRUE;
}

static void
judge_opponent (const BsState   *state,
                const BsShip    *ship,
                const BsShip    *target,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  g_autoptr (GPtrArray) enemies = bs_melee_enemies (state, ship);
  BsId told = bs_command_id (command, "target");

  if (!bs_state_are_enemies (state, ship, target))
    bs_verdict_against (verdict, state->ruleset, ship->jackpot ? "jackpot-target" : "melee-order",
                        _("%s is on the same side."), target->name);
  else if (!g_ptr_array_find (enemies, target->id, NULL))
    bs_verdict_against (verdict, state->ruleset, "melee-order", _("%s is not engaged with %s."),
                        target->name, ship->name);
  else if (ship->jackpot && bs_state_option_is (state, "jackpot-choice", "highest") &&
           !is_first_attacker (state, ship) &&
           bs_melee_points (target, find_stack (target, command)) < most_points (state, ship))
    bs_verdict_against (verdict, state->ruleset, "jackpot-target", NULL);
  if (told != NULL && told != target->id && bs_melee_bottom (target, told) == NULL)
    {
      g_autofree char *stacks = bs_ship_stack_ids (target, TRUE);

      bs_verdict_error (verdict, _("%s has no stack “%s” with anybody left in it; there are: %s"),
                        target->name, told, stacks);
    }
  else if (!ship->jackpot && told != NULL && told != target->id && told != bs_melee_stack (target))
    bs_verdict_against (verdict, state->ruleset, "melee-stack", NULL);
}

static void
judge_faces (const BsState   *state,
             const BsCommand *command,
             const char      *argument,
             const BsShip    *ship,
             BsId             stack,
             BsVerdict       *verdict)
{
  g_auto (GStrv) faces = bs_command_get_list (command, argument);
  const BsBoarder *fighter = bs_melee_bottom (ship, stack);
  int count = bs_melee_dice (state, bs_melee_points (ship, stack));
  gboolean known = fighter == NULL || bs_ship_shows_boarder (ship, fighter, verdict->viewer);

  if (faces == NULL)
    return;
  bs_judge_faces (state, bs_id (argument), (const char *const *) faces, verdict);
  if (known && (int) g_strv_length (faces) != count)
    bs_verdict_hint (verdict, state->ruleset, "melee-dice",
                     ngettext ("%d die is counted, %d are told.",
                               "%d dice are counted, %d are told.", count),
                     count, (int) g_strv_length (faces));
}

static void
judge_turn (const BsState *state,
            const BsShip  *ship,
            BsVerdict     *verdict)
{
  const BsQuestion *stack = bs_question_find (state, BS_ASK_CHOICE, "stack", NULL);

  if (!bs_turn_does (state, "fight"))
    bs_verdict_against (verdict, state->ruleset, "melee-first",
                        _("Melees are fought at the beginning of the combat phase."));
  else if (!ship->engaged)
    bs_verdict_against (verdict, state->ruleset, "melee-order", _("%s is in no melee."),
                        ship->name);
  else if (ship->deeds.fought)
    bs_verdict_against (
      verdict, state->ruleset, "melee-order",
      _("%s has had its attack in this phase; it fights again in the next round."), ship->name);
  else if (!bs_turn_is_due (state, ship->id))
    bs_melee_judge_due (state, "melee-order", verdict);
  if (stack != NULL)
    bs_verdict_against (verdict, state->ruleset, "stack-choice",
                        _("It is not chosen yet which stack fights. Choose it first."));
  if (bs_question_find (state, BS_ASK_CHOICE, "force-melee", NULL) != NULL)
    bs_verdict_hint (verdict, state->ruleset, "force-melee", _("No further melee is forced."));
}

void
bs_judge_fight (const BsState   *state,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  const BsShip *ship = judge_ship (state, command, verdict);
  const BsShip *target = ship != NULL ? find_target (state, ship, command) : NULL;

  if (ship == NULL)
    return;
  bs_verdict_heed (verdict, "target", "attack", "defence", NULL);
  bs_heed_stack (state, command, "target", verdict);
  judge_turn (state, ship, verdict);
  if (target == NULL && ship->engaged)
    bs_verdict_error (verdict, _("tell whom %s fights, with “target=”"), ship->name);
  if (target == NULL)
    return;
  bs_judge_in_play (target, verdict);
  if (target == ship || verdict->level == BS_VERDICT_ERROR)
    {
      bs_verdict_error (verdict, _("a ship cannot fight itself"));
      return;
    }

  judge_opponent (state, ship, target, command, verdict);
  judge_faces (state, command, "attack", ship, bs_melee_stack (ship), verdict);
  judge_faces (state, command, "defence", target, find_stack (target, command), verdict);
}

void
bs_apply_fight (BsDraft *draft)
{
  BsId ship = bs_id_ship (bs_command_id (draft->command, "ship"));
  const BsShip *now = bs_state_ship (draft->state, ship);
  const BsShip *target = find_target (draft->state, now, draft->command);

  if (target == NULL || target == now || !bs_ship_in_play (now) || !bs_ship_in_play (target) ||
      bs_melee_stack (now) == NULL || bs_melee_stack (target) == NULL)
    {
      bs_draft_fail (draft, "%s", _("there is nobody to fight"));
      return;
    }
  bs_command_set (draft->command, "target",
                  target->sections->len > 1 ? find_stack (target, draft->command) : target->id);
  bs_melee_fight (draft, ship, target->id, find_stack (target, draft->command));
}
