/* bs-carrier.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Ships that carry others: a shuttle on a freighter's back, fighters in the clamps of a cruiser.
 * Which card takes which ships, and how many, is data; a carried ship takes no turn and is no
 * target until it comes out. Not to be taken for docks, which board and tow. */

#include "bs-carrier.h"

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-turn-order.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

/* What a ship does not do, and what is not done to it, while another one carries it. */
static const char *const deeds[] = { "move", "act",     "pass",        "attack",    "fight",
                                     "dock", "declare", "force-melee", "break-off", NULL };
static const char *const aims[] = { "attack", "act", "dock", "lock", "fight", NULL };

/* How many ships this one carries. */
static guint
carrier_load (const BsState *state,
              BsId           carrier)
{
  guint n = 0;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      n += bs_ship_in_play (ship) && ship->carried_by == carrier;
    }

  return n;
}

/* Whether all that it carries is of one kind with this ship. */
static gboolean
is_alike (const BsState *state,
          const BsShip  *carrier,
          const BsShip  *ship)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];

      if (bs_ship_in_play (other) && other->carried_by == carrier->id && other->id != ship->id &&
          other->card != ship->card)
        return FALSE;
    }

  return TRUE;
}

static gboolean
card_takes (const BsState *state,
            const BsCard  *card,
            const BsShip  *carrier,
            const BsShip  *ship,
            guint          load)
{
  return card != NULL && card->carries != NULL && ship->card != NULL &&
         g_ptr_array_find (card->carries, ship->card, NULL) && load < card->carries_most &&
         (!card->carries_alike || is_alike (state, carrier, ship));
}

/**
 * bs_carrier_takes:
 * @state: the battle
 * @carrier: a ship
 * @ship: another one
 *
 * Returns: whether a card of the first says that it may carry the other, and there is room for it
 */
gboolean
bs_carrier_takes (const BsState *state,
                  const BsShip  *carrier,
                  const BsShip  *ship)
{
  guint load = carrier_load (state, carrier->id) - (ship->carried_by == carrier->id ? 1 : 0);

  if (carrier == ship || carrier->player != ship->player)
    return FALSE;
  if (card_takes (state, bs_state_card (state, carrier->card), carrier, ship, load))
    return TRUE;
  for (guint i = 0; i < carrier->parts->len; i++)
    if (card_takes (state, bs_state_card (state, ((BsShipPart *) carrier->parts->pdata[i])->card),
                    carrier, ship, load))
      return TRUE;

  return FALSE;
}

/* The carried ship that a command is about against the rules: who acts, or the target. */
static const BsShip *
find_misused (const BsState   *state,
              const BsCommand *command)
{
  const char *argument = g_strv_contains (deeds, command->verb) ? "ship" : NULL;
  const char *aim = g_str_equal (command->verb, "move")     ? "dock"
                    : g_strv_contains (aims, command->verb) ? "target"
                                                            : NULL;
  const BsShip *ship = argument != NULL && bs_command_has (command, argument)
                         ? bs_judge_get_ship (state, command, argument)
                         : NULL;
  const BsShip *target =
    aim != NULL && bs_command_has (command, aim) ? bs_judge_get_ship (state, command, aim) : NULL;

  if (ship != NULL && ship->carried_by != NULL)
    return ship;

  return target != NULL && target->carried_by != NULL ? target : NULL;
}

/**
 * bs_carrier_judge:
 * @state: the battle
 * @command: any command
 * @verdict: takes the refusal
 *
 * A carried ship does nothing, and is no target.
 */
void
bs_carrier_judge (const BsState   *state,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  if (find_misused (state, command) != NULL)
    bs_verdict_against (verdict, state->ruleset, "carried", NULL);
}

static gboolean
hangs (const BsShip *ship)
{
  return ship->docked_to != NULL || ship->held || ship->engaged || ship->tows != NULL ||
         ship->immobilised;
}

void
bs_judge_stow (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const BsShip *carrier = bs_judge_get_ship (state, command, "target");

  if (bs_ruleset_rule_by_key (state->ruleset, "carrier") == NULL)
    bs_verdict_error (verdict, _("in this game no ship carries another"));
  else if (ship == carrier)
    bs_verdict_error (verdict, _("a ship cannot carry itself"));
  else if (!bs_ship_in_play (ship) || !bs_ship_in_play (carrier))
    bs_verdict_error (verdict, _("%s is not on the table"),
                      bs_ship_in_play (ship) ? carrier->name : ship->name);
  else if (ship->carried_by != NULL)
    bs_verdict_error (verdict, _("%s is carried already"), ship->name);
  else if (carrier->carried_by != NULL || carrier_load (state, ship->id) > 0)
    bs_verdict_error (verdict, _("a ship that is carried carries no other"));
  else if (hangs (ship))
    bs_verdict_error (verdict, _("%s hangs on another ship"), ship->name);
  if (verdict->level == BS_VERDICT_ERROR)
    return;

  if (!bs_carrier_takes (state, carrier, ship))
    bs_verdict_against (verdict, state->ruleset, "carrier", NULL);
}

void
bs_apply_stow (BsDraft *draft)
{
  const BsShip *carrier = bs_judge_get_ship (draft->state, draft->command, "target");
  BsId id = bs_judge_get_ship (draft->state, draft->command, "ship")->id;

  bs_draft_ship (draft, id)->carried_by = carrier->id;
  bs_draft_tell (draft, "stowed", "ship", BS_SAY_SHIP, id, "target", BS_SAY_SHIP, carrier->id,
                 NULL);
  if (!draft->state->begun)
    return;
  bs_attack_drop (draft, id);
  bs_turn_ship_gone (draft, id);
}

void
bs_judge_launch (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");

  if (ship->carried_by == NULL || !bs_ship_in_play (ship))
    bs_verdict_error (verdict, _("%s is not carried"), ship->name);
}

static gboolean
has_turn_left (const BsState *state,
               const BsShip  *ship)
{
  if (!bs_turn_may_act (state, ship))
    return FALSE;

  return (bs_turn_does (state, "move") && !ship->deeds.moved) ||
         (bs_turn_does (state, "attack") && !ship->deeds.attacked);
}

/* It comes out, and is the next one due if its turn of this phase is still to come. */
static void
come_out (BsDraft *draft,
          BsId     id)
{
  BsShip *ship = bs_draft_ship (draft, id);
  BsId carrier = ship->carried_by;

  ship->carried_by = NULL;
  bs_draft_tell (draft, "launched", "ship", BS_SAY_SHIP, id, "target", BS_SAY_SHIP, carrier, NULL);
  for (guint i = draft->state->questions->len; i > 0; i--)
    {
      const BsQuestion *question = draft->state->questions->pdata[i - 1];

      if (question->on == id && g_str_equal (question->topic, "carrier-lost"))
        bs_draft_unask (draft, question);
    }
  if (draft->state->begun && !draft->state->ended && bs_state_phase (draft->state) != NULL &&
      bs_state_phase (draft->state)->turns && has_turn_left (draft->state, ship))
    bs_turn_push (draft, id);
}

/**
 * bs_carrier_out:
 * @draft: a draft, before its command is done
 *
 * What acts anyway, or is a target anyway, is out.
 */
void
bs_carrier_out (BsDraft *draft)
{
  const BsShip *ship;

  while ((ship = find_misused (draft->state, draft->command)) != NULL)
    come_out (draft, ship->id);
}

void
bs_apply_launch (BsDraft *draft)
{
  come_out (draft, bs_judge_get_ship (draft->state, draft->command, "ship")->id);
}

/**
 * bs_carrier_gone:
 * @draft: a draft
 * @ship: a ship that left the table
 *
 * Of each ship that it carried is asked what its card says: whether it gets off.
 */
void
bs_carrier_gone (BsDraft *draft,
                 BsId     ship)
{
  BsShip *gone = bs_draft_ship (draft, ship);

  gone->carried_by = NULL;
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *other = draft->state->ships->pdata[i];
      BsQuestion *question;

      if (!bs_ship_in_play (other) || other->carried_by != ship)
        continue;
      question =
        bs_draft_ask (draft, "carrier-lost", BS_ASK_CHOICE, TRUE, other->player, other->id);
      question->other = ship;
      question->rule = bs_id ("carrier-lost");
      g_ptr_array_add (question->answers, (gpointer) bs_id ("launch"));
      g_ptr_array_add (question->answers, (gpointer) bs_id ("lost"));
    }
}

void
bs_carrier_answer (BsDraft          *draft,
                   const BsQuestion *question,
                   BsId              answer)
{
  BsId ship = question->on, carrier = question->other;

  if (g_str_equal (answer, "launch"))
    come_out (draft, ship);
  else
    bs_damage_remove (draft, ship, BS_STATUS_DESTROYED,
                      bs_state_ship (draft->state, carrier)->gone_by, NULL);
}

/* Nobody said that it is lost. */
void
bs_carrier_lapse (BsDraft          *draft,
                  const BsQuestion *question)
{
  if (bs_state_ship (draft->state, question->on)->carried_by != NULL)
    come_out (draft, question->on);
}

/**
 * bs_carrier_settle:
 * @draft: a draft
 *
 * A carrier that was taken out, or one that cannot be, carries nobody.
 */
void
bs_carrier_settle (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      const BsShip *carrier =
        ship->carried_by != NULL ? bs_state_ship (draft->state, ship->carried_by) : NULL;

      if (ship->carried_by != NULL &&
          (carrier == NULL || carrier == ship || carrier->carried_by != NULL))
        bs_draft_ship (draft, ship->id)->carried_by = NULL;
    }
}
