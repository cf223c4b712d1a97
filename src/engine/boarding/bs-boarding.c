/* bs-boarding.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What is decided about ships that hang together: board or tow, a forced melee, breaking off (B5,
 * B7.10). */

#include "bs-boarding.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-turn.h"
#include "engine/play/bs-victory.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-docks-settle.h"
#include "bs-docks.h"
#include "bs-gear.h"
#include "bs-melee.h"
#include "bs-reveal.h"
#include "bs-tow.h"

#include <glib/gi18n-lib.h>

/**
 * bs_boarding_ask_declaration:
 * @draft: a draft
 * @ship: a ship
 *
 * Asks whether it boards or tows, if it has to say so. The question is open until the activation
 * phase ends.
 */
void
bs_boarding_ask_declaration (BsDraft *draft,
                             BsId     ship)
{
  const BsShip *now = bs_state_ship (draft->state, ship);
  BsQuestion *question;

  if (!bs_boarding_has_to_declare (draft->state, now) ||
      bs_question_find (draft->state, BS_ASK_CHOICE, "declare", ship) != NULL)
    return;

  question = bs_draft_ask (draft, "declare", BS_ASK_CHOICE, TRUE, now->player, ship);
  question->rule = bs_id ("declare");
  question->other = now->docked_to;
  question->lasts = TRUE;
  g_ptr_array_add (question->answers, (gpointer) bs_id ("board"));
  g_ptr_array_add (question->answers, (gpointer) bs_id ("tow"));
}

static void
judge_stack (const BsState   *state,
             const BsShip    *ship,
             const BsCommand *command,
             const char      *argument,
             BsVerdict       *verdict)
{
  const char *told = bs_command_get (command, argument);
  const BsStack *stack = told != NULL ? bs_ship_stack (ship, bs_id (told)) : NULL;

  bs_verdict_heed_if (verdict, g_str_equal (bs_command_get (command, "intent"), "board"), argument);
  if (told != NULL && (stack == NULL || stack->boarders->len == 0))
    {
      g_autofree char *stacks = bs_ship_stack_ids (ship, TRUE);

      bs_verdict_error (verdict, _("%s has no stack “%s” with anybody left in it; there are: %s"),
                        ship->name, told, stacks);
    }
}

static void
judge_board (const BsState *state,
             const BsShip  *ship,
             BsVerdict     *verdict)
{
  if (bs_docks_enemy (state, ship) == NULL && !ship->jackpot)
    bs_verdict_against (verdict, state->ruleset, "friendly-dock", NULL);
  else if (ship->jackpot)
    bs_verdict_against (verdict, state->ruleset, "declare",
                        _("In a jackpot nothing is to be declared: everybody fights."));
  else if (!bs_turn_does (state, "move"))
    bs_verdict_against (verdict, state->ruleset, "declare",
                        _("That is said in the activation phase; wait for the next one."));
  else if (ship->declared != NULL)
    bs_verdict_against (verdict, state->ruleset, "declare", _("%s has declared already."),
                        ship->name);
  if (ship->immobilised)
    bs_verdict_against (verdict, state->ruleset, "immobilised", _("%s is immobilised."),
                        ship->name);
}

static gboolean
may_declare_now (const BsState *state,
                 const BsShip  *ship)
{
  if (bs_question_find (state, BS_ASK_CHOICE, "break-off-declare", ship->id) != NULL)
    return TRUE;
  return bs_turn_does (state, "move");
}

/* What was said holds; from a melee the way leads over a break-off. */
static void
judge_declared (const BsState *state,
                const BsShip  *ship,
                BsVerdict     *verdict)
{
  if (!ship->engaged)
    {
      bs_verdict_against (verdict, state->ruleset, "declare", _("%s has declared already."),
                          ship->name);
      return;
    }
  bs_verdict_against (
    verdict, state->ruleset, "declare",
    _("%s has declared already: it boards. Break the melee off first, in the end phase."),
    ship->name);
  bs_verdict_against (verdict, state->ruleset, "tow-needs", NULL);
}

static void
judge_tow (const BsState *state,
           const BsShip  *ship,
           BsVerdict     *verdict)
{
  gboolean asked = bs_question_find (state, BS_ASK_CHOICE, "break-off-declare", ship->id) != NULL;

  if (ship->jackpot)
    bs_verdict_against (verdict, state->ruleset, "jackpot", NULL);
  else if (!may_declare_now (state, ship))
    bs_verdict_against (verdict, state->ruleset, "declare",
                        _("That is said in the activation phase; wait for the next one."));
  else if (ship->declared != NULL && !asked)
    judge_declared (state, ship, verdict);
  if (!ship->jackpot)
    bs_docking_judge_gear (state, ship, "gear-needed", verdict);
  bs_tow_judge_start (state, ship, verdict);
}

static void
judge_escape (const BsState *state,
              const BsShip  *ship,
              BsVerdict     *verdict)
{
  if (ship->jackpot)
    bs_verdict_against (verdict, state->ruleset, "jackpot", NULL);
  else if (bs_question_find (state, BS_ASK_CHOICE, "break-off-declare", ship->id) == NULL)
    bs_verdict_against (
      verdict, state->ruleset, "break-off",
      _("An escape has to be agreed first: propose to break off in the end phase."));
}

static void
judge_let_go (const BsState *state,
              const BsShip  *ship,
              BsVerdict     *verdict)
{
  gboolean friendly = bs_docks_enemy (state, ship) == NULL && !ship->engaged;

  if (ship->jackpot)
    bs_verdict_against (verdict, state->ruleset, "jackpot", NULL);
  else if (ship->tows == NULL && !friendly)
    bs_verdict_against (verdict, state->ruleset, "let-go", _("%s tows nothing."), ship->name);
  else if (ship->tows == NULL && ship->dock_round >= state->round)
    bs_verdict_against (verdict, state->ruleset, "friendly-dock", NULL);
  if (!bs_turn_does (state, "settle") && !(friendly && ship->tows == NULL))
    bs_verdict_against (verdict, state->ruleset, "let-go",
                        _("That is said in the end phase; wait for it."));
}

/**
 * bs_boarding_judge_declare:
 * @state: the battle
 * @ship: the ship that declares
 * @command: declare
 * @verdict: takes refusals
 */
void
bs_boarding_judge_declare (const BsState   *state,
                           const BsShip    *ship,
                           const BsCommand *command,
                           BsVerdict       *verdict)
{
  const char *intent = bs_command_get (command, "intent");
  const BsShip *target = ship->docked_to != NULL ? bs_state_ship (state, ship->docked_to) : NULL;

  if (target == NULL)
    {
      bs_verdict_against (
        verdict, state->ruleset, g_str_equal (intent, "tow") ? "tow-needs" : "declare",
        _("%s has not docked on anything: announce a dock with a maneuver first."), ship->name);
      return;
    }
  judge_stack (state, ship, command, "own-stack", verdict);
  judge_stack (state, target, command, "their-stack", verdict);
  if (g_str_equal (intent, "board"))
    judge_board (state, ship, verdict);
  else if (g_str_equal (intent, "tow"))
    judge_tow (state, ship, verdict);
  else if (g_str_equal (intent, "escape"))
    judge_escape (state, ship, verdict);
  else
    judge_let_go (state, ship, verdict);
}

/* The stack told fights, or it is asked which (B5.2, B7.7). */
static void
open_stack (BsDraft    *draft,
            BsId        ship,
            BsId        chooser,
            const char *argument)
{
  const char *told = draft->command != NULL ? bs_command_get (draft->command, argument) : NULL;
  const BsShip *now = bs_state_ship (draft->state, ship);

  if (told != NULL && bs_ship_stack (now, bs_id (told)) != NULL)
    {
      bs_melee_choose_stack (draft, ship, bs_ship_stack (now, bs_id (told))->id);
      bs_melee_reveal (draft, ship, bs_id (told));
    }
  else if (bs_melee_stacks_left (now) > 1 && now->stack_round != draft->state->round)
    bs_melee_ask_stack (draft, ship, chooser);
  else
    bs_melee_reveal (draft, ship, bs_melee_stack (now));
}

static void
drop_question (BsDraft    *draft,
               const char *topic,
               BsId        ship)
{
  const BsQuestion *question = bs_question_find (draft->state, BS_ASK_CHOICE, topic, ship);

  if (question != NULL)
    bs_draft_unask (draft, question);
}

/**
 * bs_boarding_declare:
 * @draft: a draft
 * @ship: the ship that hangs on another
 * @intent: board, tow, escape, let-go
 */
void
bs_boarding_declare (BsDraft *draft,
                     BsId     ship,
                     BsId     intent)
{
  BsShip *docker = bs_draft_ship (draft, ship);
  BsId target = docker->docked_to;

  if (target == NULL)
    return;

  drop_question (draft, "declare", ship);
  drop_question (draft, "break-off-declare", ship);
  if (g_str_equal (intent, "board"))
    {
      docker->declared = intent;
      bs_draft_tell (draft, "boards", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, target,
                     NULL);
      bs_docks_settle (draft);
      open_stack (draft, ship, docker->player, "own-stack");
      open_stack (draft, target, docker->player, "their-stack");
    }
  else if (g_str_equal (intent, "tow"))
    bs_tow_declare (draft, ship);
  else if (g_str_equal (intent, "escape"))
    {
      docker->declared = intent;
      bs_draft_tell (draft, "will-escape", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, target,
                     NULL);
    }
  else
    bs_docks_undock (draft, ship);
  if (bs_turn_does (draft->state, "settle") && !g_str_equal (intent, "let-go"))
    bs_melee_turn_down (draft, ship, FALSE);
  bs_docks_settle (draft);
}

/**
 * bs_boarding_declare_answer:
 * @draft: a draft
 * @question: what a ship that hangs on another does
 * @answer: board, tow, escape
 */
void
bs_boarding_declare_answer (BsDraft          *draft,
                            const BsQuestion *question,
                            BsId              answer)
{
  bs_boarding_declare (draft, question->on, answer);
}

/**
 * bs_boarding_declare_lapse:
 * @draft: a draft
 * @question: tow or escape, after a break-off was accepted
 *
 * Nothing was said: the melee goes on.
 */
void
bs_boarding_declare_lapse (BsDraft          *draft,
                           const BsQuestion *question)
{
  const BsShip *ship = bs_state_ship (draft->state, question->on);
  const BsShip *partner = ship != NULL ? bs_docks_partner (draft->state, ship) : NULL;

  if (partner == NULL || !ship->engaged)
    return;
  bs_melee_turn_up (draft, ship->id);
  bs_melee_turn_up (draft, partner->id);
}

/**
 * bs_boarding_ask_forcing:
 * @draft: a draft at the begin of the combat phase
 *
 * Whoever might force a melee is asked, with gear or without: so nobody learns who has it.
 */
void
bs_boarding_ask_forcing (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      BsQuestion *question;

      if (!bs_boarding_may_force (draft->state, ship) ||
          bs_question_find (draft->state, BS_ASK_CHOICE, "force-melee", ship->id) != NULL)
        continue;
      question = bs_draft_ask (draft, "force-melee", BS_ASK_CHOICE, FALSE, ship->player, ship->id);
      question->rule = bs_id ("force-melee");
      question->lasts = TRUE;
      g_ptr_array_add (question->answers, (gpointer) bs_id ("yes"));
      g_ptr_array_add (question->answers, (gpointer) bs_id ("no"));
    }
}

/**
 * bs_boarding_judge_force:
 * @state: the battle
 * @ship: a ship
 * @verdict: takes refusals
 */
void
bs_boarding_judge_force (const BsState *state,
                         const BsShip  *ship,
                         BsVerdict     *verdict)
{
  if (!ship->immobilised)
    bs_verdict_against (verdict, state->ruleset, "force-melee", _("%s is not immobilised."),
                        ship->name);
  else if (ship->engaged)
    bs_verdict_against (verdict, state->ruleset, "force-melee", _("A melee is going on already."));
  else if (bs_docks_enemy (state, ship) == NULL)
    {
      bs_verdict_against (verdict, state->ruleset, "force-melee", _("No enemy hangs on %s."),
                          ship->name);
      if (bs_docks_partner (state, ship) != NULL)
        bs_verdict_against (verdict, state->ruleset, "friendly-dock", NULL);
    }
  else if (bs_question_find (state, BS_ASK_CHOICE, "force-melee", ship->id) == NULL)
    bs_verdict_against (
      verdict, state->ruleset, "force-melee",
      _("That is said at the beginning of the combat phase; wait for the next one."));
  bs_docking_judge_gear (state, ship, "force-melee", verdict);
}

/**
 * bs_boarding_force:
 * @draft: a draft
 * @ship: the ship whose player opens the melee
 *
 * A tow ends, the other ship is held, the bottom characters of both sides are open, and they fight
 * in this phase (B5.4).
 */
void
bs_boarding_force (BsDraft *draft,
                   BsId     ship)
{
  const BsShip *forced = bs_state_ship (draft->state, ship);
  const BsShip *docker = bs_docks_docker (draft->state, forced);
  const BsShip *partner = bs_docks_partner (draft->state, forced);
  BsShip *changed;

  drop_question (draft, "force-melee", ship);
  if (docker == NULL || partner == NULL)
    return;

  bs_docking_reveal_gear (draft, ship);
  bs_draft_tell (draft, "forces-melee", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP,
                 partner->id, NULL);
  drop_question (draft, "force-melee", partner->id);
  changed = bs_draft_ship (draft, docker->id);
  if (changed->tows != NULL)
    bs_draft_tell (draft, "tow-ends", "ship", BS_SAY_SHIP, changed->id, "target", BS_SAY_SHIP,
                   changed->tows, NULL);
  changed->declared = bs_id ("board");
  changed->tows = NULL;
  bs_docks_settle (draft);
  open_stack (draft, docker->id, bs_state_ship (draft->state, docker->id)->player, "own-stack");
  open_stack (draft, bs_state_ship (draft->state, docker->id)->docked_to,
              bs_state_ship (draft->state, docker->id)->player, "their-stack");
  if (bs_turn_does (draft->state, "fight"))
    bs_turn_restart (draft);
}

/**
 * bs_boarding_force_answer:
 * @draft: a draft
 * @question: whether a melee is forced
 * @answer: yes or no
 */
void
bs_boarding_force_answer (BsDraft          *draft,
                          const BsQuestion *question,
                          BsId              answer)
{
  if (g_str_equal (answer, "yes"))
    bs_boarding_force (draft, question->on);
}

/**
 * bs_boarding_judge_break_off:
 * @state: the battle
 * @ship: a ship of the side that proposes
 * @verdict: takes refusals
 */
void
bs_boarding_judge_break_off (const BsState *state,
                             const BsShip  *ship,
                             BsVerdict     *verdict)
{
  const BsShip *partner = bs_docks_enemy (state, ship);

  if (ship->jackpot)
    bs_verdict_against (verdict, state->ruleset, "jackpot", NULL);
  else if (partner == NULL || !ship->engaged)
    bs_verdict_against (verdict, state->ruleset, "break-off", _("%s is in no melee."), ship->name);
  else if (!bs_turn_does (state, "settle"))
    bs_verdict_against (verdict, state->ruleset, "break-off",
                        _("That is proposed in the end phase; wait for it."));
  else if (bs_question_find (state, BS_ASK_CHOICE, "break-off-declare",
                             bs_docks_docker (state, ship)->id) != NULL ||
           g_strcmp0 (bs_docks_docker (state, ship)->declared, "escape") == 0)
    bs_verdict_against (verdict, state->ruleset, "break-off",
                        _("It is agreed already: now the docking side tows or escapes."));
  else if (bs_question_find (state, BS_ASK_CHOICE, "break-off", ship->id) != NULL)
    bs_verdict_against (verdict, state->ruleset, "break-off",
                        _("It is for the other side to answer."));
}

/* Accepted: now the docking side says whether it tows or escapes. */
static void
accept (BsDraft *draft,
        BsId     ship)
{
  const BsShip *docker = bs_docks_docker (draft->state, bs_state_ship (draft->state, ship));
  BsQuestion *question;

  bs_draft_tell (draft, "break-off-accepted", "ship", BS_SAY_SHIP, docker->id, NULL);
  question =
    bs_draft_ask (draft, "break-off-declare", BS_ASK_CHOICE, TRUE, docker->player, docker->id);
  question->rule = bs_id ("break-off");
  question->other = docker->docked_to;
  if (bs_tow_is_possible (draft->state, docker))
    g_ptr_array_add (question->answers, (gpointer) bs_id ("tow"));
  g_ptr_array_add (question->answers, (gpointer) bs_id ("escape"));
}

/**
 * bs_boarding_break_off:
 * @draft: a draft
 * @ship: a ship of the side that proposes
 *
 * Proposes to end the melee: its bottom character is turned down, of both stacks. A proposal while
 * the other side's is open is a yes.
 */
void
bs_boarding_break_off (BsDraft *draft,
                       BsId     ship)
{
  const BsShip *now = bs_state_ship (draft->state, ship);
  const BsShip *partner = bs_docks_partner (draft->state, now);
  const BsQuestion *open =
    partner != NULL ? bs_question_find (draft->state, BS_ASK_CHOICE, "break-off", partner->id)
                    : NULL;
  BsQuestion *question;

  if (partner == NULL || !now->engaged)
    return;
  bs_melee_turn_down (draft, ship, TRUE);
  bs_draft_tell (draft, "proposes-break-off", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP,
                 partner->id, NULL);
  if (open != NULL)
    {
      bs_draft_unask (draft, open);
      accept (draft, ship);
      return;
    }

  question = bs_draft_ask (draft, "break-off", BS_ASK_CHOICE, FALSE, partner->player, ship);
  question->rule = bs_id ("break-off");
  question->other = partner->id;
  g_ptr_array_add (question->answers, (gpointer) bs_id ("yes"));
  g_ptr_array_add (question->answers, (gpointer) bs_id ("no"));
}

/**
 * bs_boarding_break_off_lapse:
 * @draft: a draft
 * @question: whether a break-off is accepted
 *
 * Refused, or not answered: the card is turned up, the melee goes on.
 */
void
bs_boarding_break_off_lapse (BsDraft          *draft,
                             const BsQuestion *question)
{
  const BsShip *ship = bs_state_ship (draft->state, question->on);

  if (ship == NULL || !bs_ship_in_play (ship))
    return;
  bs_draft_tell (draft, "break-off-refused", "ship", BS_SAY_SHIP, ship->id, NULL);
  bs_melee_turn_up (draft, ship->id);
}

/**
 * bs_boarding_break_off_answer:
 * @draft: a draft
 * @question: whether a break-off is accepted
 * @answer: yes or no
 */
void
bs_boarding_break_off_answer (BsDraft          *draft,
                              const BsQuestion *question,
                              BsId              answer)
{
  if (g_str_equal (answer, "yes"))
    accept (draft, question->on);
  else
    bs_boarding_break_off_lapse (draft, question);
}

/**
 * bs_boarding_end_phase:
 * @draft: a draft at the begin of the end phase
 *
 * Who tows turns its bottom character down, as a sign (B5.3).
 */
void
bs_boarding_end_phase (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];

      if (bs_ship_in_play (ship) && ship->tows != NULL)
        bs_melee_turn_down (draft, ship->id, FALSE);
    }
  bs_victory_tell_mobile (draft);
}
