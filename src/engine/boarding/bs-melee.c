/* bs-melee.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Melees: who is turned up and down, which stack fights, and what a fight does (B7, B8). Figures
 * come from the rules: body hits. */

#include "bs-melee.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-turn-order.h"
#include "engine/play/bs-turn.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-docks-settle.h"
#include "bs-loot.h"
#include "bs-melee-who.h"
#include "bs-reveal.h"

#include <glib/gi18n-lib.h>

/**
 * bs_melee_choose_stack:
 * @draft: a draft
 * @ship: a ship
 * @stack: one of its stacks
 *
 * This round it fights with this stack (B7.7).
 */
void
bs_melee_choose_stack (BsDraft *draft,
                       BsId     ship,
                       BsId     stack)
{
  BsShip *chosen = bs_draft_ship (draft, ship);

  chosen->fights_with = stack;
  chosen->stack_round = draft->state->round;
}

/**
 * bs_melee_ask_stack:
 * @draft: a draft
 * @ship: a ship
 * @player: who chooses
 *
 * Asks which of its stacks fights, if there is a choice.
 */
void
bs_melee_ask_stack (BsDraft *draft,
                    BsId     ship,
                    BsId     player)
{
  const BsShip *now = bs_state_ship (draft->state, ship);
  BsQuestion *question;

  if (bs_melee_stacks_left (now) < 2)
    return;

  question = bs_draft_ask (draft, "stack", BS_ASK_CHOICE, TRUE, player, ship);
  question->rule = bs_id ("stack-choice");
  for (guint i = 0; i < now->stacks->len; i++)
    {
      const BsStack *stack = now->stacks->pdata[i];

      if (stack->boarders->len > 0)
        g_ptr_array_add (question->answers, (gpointer) stack->id);
    }
}

/**
 * bs_melee_stack_answer:
 * @draft: a draft
 * @question: which stack fights
 * @answer: the stack
 */
void
bs_melee_stack_answer (BsDraft          *draft,
                       const BsQuestion *question,
                       BsId              answer)
{
  bs_melee_choose_stack (draft, question->on, answer);
  bs_melee_reveal (draft, question->on, answer);
  if (bs_turn_does (draft->state, "fight"))
    bs_turn_restart (draft);
}

/* Its own player when it docked, the other side when it is the target (B7.7). */
static BsId
stack_chooser (const BsState *state,
               const BsShip  *ship)
{
  if (ship->docked_to != NULL)
    return ship->player;
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];

      if (bs_ship_in_play (other) && other->docked_to == ship->id &&
          bs_state_are_enemies (state, ship, other))
        return other->player;
    }

  return ship->player;
}

/**
 * bs_melee_enter:
 * @draft: a draft
 *
 * The melees begin: whoever has a choice of stacks for this round is asked.
 */
void
bs_melee_enter (BsDraft *draft)
{
  gboolean fixed = bs_state_option_is (draft->state, "huge-stack", "fixed");

  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      gboolean chosen = ship->stack_round == draft->state->round ||
                        (fixed && ship->fights_with == bs_melee_stack (ship));

      if (!bs_ship_in_play (ship) || !ship->engaged ||
          bs_question_find (draft->state, BS_ASK_CHOICE, "stack", ship->id) != NULL)
        continue;
      if (!chosen || ship->fights_with == NULL)
        bs_melee_ask_stack (draft, ship->id, stack_chooser (draft->state, ship));
      /* Before it is chosen, nobody of a stack that has not fought yet is turned up. */
      if (bs_question_find (draft->state, BS_ASK_CHOICE, "stack", ship->id) != NULL)
        continue;
      bs_melee_reveal (draft, ship->id, bs_melee_stack (bs_state_ship (draft->state, ship->id)));
    }
}

/* Dice of one side: told, or rolled. */
static gboolean
roll (BsDraft    *draft,
      const char *argument,
      int         dice,
      GString    *text,
      int        *first,
      int        *second)
{
  g_autoptr (GArray) faces = g_array_new (FALSE, FALSE, sizeof (BsId));
  BsPool pool = { 0 };
  int hits, crits, evades;

  if (!bs_draft_faces (draft, argument, bs_id (argument), dice, faces))
    return FALSE;

  pool.results = g_array_new (FALSE, TRUE, sizeof (BsResult));
  for (guint i = 0; i < faces->len; i++)
    {
      BsResult result = { g_array_index (faces, BsId, i), FALSE, FALSE };

      g_array_append_val (pool.results, result);
      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", result.face);
    }
  bs_attack_count_faces (draft->state->ruleset, &pool, &hits, &crits, &evades);
  g_array_unref (pool.results);
  *first = hits + crits;
  *second = evades;
  return TRUE;
}

static void
overpower (BsDraft *draft,
           BsId     victor,
           BsId     loser,
           BsId     stack)
{
  BsId player = bs_state_ship (draft->state, victor)->player;
  const BsShip *beaten = bs_state_ship (draft->state, loser);
  gboolean fighter = stack == bs_melee_stack (beaten);

  bs_draft_tell (draft, "overpowered", "ship", BS_SAY_SHIP, victor, "target", BS_SAY_SHIP, loser,
                 "name", BS_SAY_TEXT,
                 bs_fleet_boarder_name (draft->state, bs_melee_bottom (beaten, stack)), NULL);
  bs_loot_character (draft, loser, stack, player);
  /* Who comes next attacks from the next round on (B7.6); in the other stack of a huge ship this
   * takes nobody's turn. */
  if (fighter)
    {
      bs_draft_ship (draft, loser)->deeds.fought = TRUE;
      bs_turn_drop (draft, loser);
    }
  beaten = bs_state_ship (draft->state, loser);
  if (bs_melee_stacks_left (beaten) == 0)
    {
      bs_loot_upgrades (draft, loser, player, BS_LOOT_PILE);
      bs_damage_remove (draft, loser, BS_STATUS_CAPTURED, victor, NULL);
    }
  else if (beaten->jackpot)
    bs_melee_reveal_all (draft, loser);
  else
    bs_melee_reveal (draft, loser, bs_melee_stack (beaten));
}

static void
strike (BsDraft *draft,
        BsId     ship,
        BsId     target,
        BsId     stack,
        int      margin)
{
  BsShip *struck = bs_draft_ship (draft, target);
  BsBoarder *bottom = bs_melee_bottom (struck, stack);
  int least = bs_ruleset_figure (draft->state->ruleset, "melee-body-hits", 1);
  int hits = bs_state_option_is (draft->state, "melee-hits", "one") ? MIN (margin, 1) : margin;

  if (bottom == NULL)
    return;
  if (margin <= 0)
    {
      bs_draft_tell (draft, "melee-missed", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP,
                     target, NULL);
      return;
    }

  bottom->wounds = MIN (bottom->wounds + hits, least);
  if (bottom->wounds >= least)
    overpower (draft, ship, target, stack);
  else
    bs_draft_tell (draft, "body-hit", "ship", BS_SAY_SHIP, target, "name", BS_SAY_TEXT,
                 bs_fleet_boarder_name (draft->state, bottom), NULL);
}

static int
dice_of (const BsState *state,
         BsId           ship)
{
  const BsShip *now = bs_state_ship (state, ship);

  return bs_melee_dice (state, bs_melee_points (now, bs_melee_stack (now)));
}

/* Option melee-pace=to-the-end: the pair goes on, sides taking turns, until one has nobody left;
 * not in a jackpot (B7.6). */
static void
go_on (BsDraft *draft,
       BsId     ship,
       BsId     target)
{
  BsState *state = draft->state;
  const BsShip *a = bs_state_ship (state, ship), *b = bs_state_ship (state, target);

  if (!bs_state_option_is (state, "melee-pace", "to-the-end") || a->jackpot || !a->engaged ||
      !b->engaged)
    return;
  if (!bs_ship_in_play (a) || !bs_ship_in_play (b))
    return;

  bs_turn_drop (draft, ship);
  bs_turn_drop (draft, target);
  bs_draft_ship (draft, target)->deeds.fought = TRUE;
  if (dice_of (state, target) > 0)
    {
      bs_draft_ship (draft, target)->deeds.fought = FALSE;
      bs_turn_push (draft, target);
    }
  else if (dice_of (state, ship) > 0)
    bs_draft_ship (draft, ship)->deeds.fought = FALSE;
}

static void
lapse_forcing (BsDraft *draft)
{
  const BsQuestion *question;

  while ((question = bs_question_find (draft->state, BS_ASK_CHOICE, "force-melee", NULL)) != NULL)
    bs_draft_lapse (draft, question);
}

/**
 * bs_melee_fight:
 * @draft: a draft
 * @ship: who attacks
 * @target: whom
 * @target_stack: with which of its stacks
 *
 * One attack in a melee: dice on both sides, every hit and critical that is not evaded is a body
 * hit (B7.3, B7.4).
 */
void
bs_melee_fight (BsDraft *draft,
                BsId     ship,
                BsId     target,
                BsId     target_stack)
{
  g_autoptr (GString) attack = g_string_new (NULL);
  g_autoptr (GString) defence = g_string_new (NULL);
  const BsShip *attacker, *defender = bs_state_ship (draft->state, target);
  int hits = 0, evades = 0, ignored;

  lapse_forcing (draft);
  bs_turn_take (draft, ship);
  bs_melee_reveal (draft, ship, bs_melee_stack (bs_state_ship (draft->state, ship)));
  bs_melee_reveal (draft, target, target_stack);
  defender = bs_state_ship (draft->state, target);
  attacker = bs_state_ship (draft->state, ship);
  if (!roll (draft, "attack", dice_of (draft->state, ship), attack, &hits, &ignored) ||
      !roll (draft, "defence",
             bs_melee_dice (draft->state, bs_melee_points (defender, target_stack)), defence,
             &ignored, &evades))
    {
      bs_draft_fail (draft, "%s",
                     _("the faces are not told; name them with “attack=” and “defence=”"));
      return;
    }

  bs_draft_ship (draft, ship)->deeds.fought = TRUE;
  bs_draft_tell (draft, "fights", "ship", BS_SAY_SHIP, ship, "name", BS_SAY_TEXT,
                 bs_fleet_boarder_name (draft->state,
                                        bs_melee_bottom (attacker, bs_melee_stack (attacker))),
                 "target", BS_SAY_SHIP, target, "attack", BS_SAY_FACES, attack->str, "defence",
                 BS_SAY_FACES, defence->str, NULL);
  strike (draft, ship, target, target_stack, hits - evades);
  bs_docks_settle (draft);
  go_on (draft, ship, target);
  bs_victory_check (draft);
}
