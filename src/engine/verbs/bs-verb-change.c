/* bs-verb-change.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* change: dice in hand are modified by cards, or by hand. */

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/operations/bs-dice-judge.h"
#include "engine/operations/bs-modify.h"
#include "engine/operations/bs-op-dice.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Who turns the dice: the owner of the pool, or of the card, or the player that is named. */
static BsId
modifier_ship (const BsState   *state,
               const BsCommand *command,
               BsId             side)
{
  const BsAttack *attack = state->attack;
  const char *by = bs_command_get (command, "by");
  const BsShip *ship = by != NULL ? bs_state_ship_of (state, bs_id (by)) : NULL;
  const BsShip *attacker = bs_state_ship (state, attack->ship);
  const BsShip *defender = bs_state_ship (state, attack->target);

  if (ship != NULL)
    return ship->id;
  if (by != NULL && defender != NULL && bs_id (by) == defender->player)
    return defender->id;
  if (by != NULL && attacker != NULL && bs_id (by) == attacker->player)
    return attacker->id;
  return bs_modify_defends (side) ? attack->target : attack->ship;
}

typedef struct
{
  BsId ship;                /* whose effect */
  BsId card;                /* (nullable) only of this card */
  const BsEffect *effect;   /* found */
  BsId source;
  gboolean holds;
} Search;

static void
search_cb (BsMoment *moment,
           gpointer  data)
{
  Search *search = data;
  gboolean fits =
    moment->self == search->ship && (search->card == NULL || moment->source == search->card);

  if (!fits || search->holds)
    return;
  search->effect = moment->effect;
  search->source = moment->source;
  search->holds = bs_effects_hold (moment, NULL) && bs_effects_payable (moment);
}

/* The effect by which a card changes dice now; holds tells whether it may. */
static void
find_card (const BsState   *state,
           const BsCommand *command,
           BsId             side,
           Search          *search)
{
  const char *by = bs_command_get (command, "by");
  const BsShip *ship = by != NULL ? bs_state_ship_of (state, bs_id (by)) : NULL;
  BsMoment moment;

  *search = (Search) { 0 };
  if (ship == NULL)
    return;

  search->ship = ship->id;
  search->card = bs_id (by);
  bs_attack_moment (&moment, state, NULL, side);
  moment.command = command;
  bs_effects_each (&moment, bs_modify_defends (side) ? "modify-defence" : "modify-attack",
                   search_cb, search);
}

static const BsShipPart *
named_part (const BsState   *state,
            const BsCommand *command)
{
  const char *by = bs_command_get (command, "by");
  const BsShip *ship = by != NULL ? bs_state_ship_of (state, bs_id (by)) : NULL;

  return ship != NULL ? bs_ship_part (ship, bs_id (by)) : NULL;
}

/* A card that changes dice, but not these or not now: of another side, silent, or of a weapon that
 * does not fire (AW12.8). */
static void
judge_mute_card (const BsState    *state,
                 const BsShipPart *part,
                 BsVerdict        *verdict)
{
  const BsShip *ship = bs_state_ship_of (state, part->id);

  if (part->state != BS_PART_ACTIVE)
    bs_verdict_against (verdict, state->ruleset, "card-inactive", NULL);
  else if (bs_effects_of (state, part->id, "modify-attack") == NULL &&
           bs_effects_of (state, part->id, "modify-defence") == NULL)
    return;
  else if (!bs_effects_are_silent (state, ship, part, verdict))
    bs_verdict_against (verdict, state->ruleset, "card-condition",
                        _("The card does not change these dice."));
}

/* Returns: whether a card does it, which then tells what may be rolled again. */
static gboolean
judge_card (const BsState   *state,
            const BsCommand *command,
            BsId             side,
            BsVerdict       *verdict)
{
  const BsShipPart *part = named_part (state, command);
  Search search;
  BsMoment moment;

  find_card (state, command, side, &search);
  if (search.effect == NULL)
    {
      if (part != NULL)
        judge_mute_card (state, part, verdict);
      return FALSE;
    }

  bs_attack_moment (&moment, state, NULL, side);
  moment.command = command;
  bs_moment_speak (&moment, search.effect, search.source);
  moment.self = search.ship;
  moment.other = search.ship == moment.actor ? moment.target : moment.actor;
  if (!bs_effects_hold (&moment, verdict))
    return TRUE;
  if (!bs_effects_payable (&moment))
    bs_verdict_against (verdict, state->ruleset, "card-cost", _("Its cost cannot be paid."));
  bs_judge_card_dice (&moment, side, verdict);
  return TRUE;
}

static gboolean
counts_before_roll (const BsCommand *command)
{
  return bs_command_has (command, "more") || bs_command_has (command, "fewer");
}

static void
judge_count_change (const BsState   *state,
                    const BsCommand *command,
                    BsId             side,
                    BsVerdict       *verdict)
{
  int n = 0;

  if (state->attack == NULL)
    bs_verdict_error (verdict, _("no attack is under way"));
  else if (bs_attack_pool (state->attack, side)->rolled)
    bs_verdict_against (verdict, state->ruleset, "step-over", _("The dice have been rolled."));
  if ((bs_command_get_int (command, "more", &n) || bs_command_get_int (command, "fewer", &n)) &&
      (n < 0 || n > 99))
    bs_verdict_error (verdict, _("tell a number from 0 to 99"));
}

static gboolean
tells_change (const BsCommand *command)
{
  return bs_command_has (command, "reroll") || bs_command_has (command, "cancel") ||
         bs_command_has (command, "add") || bs_command_has (command, "to");
}

/* One thing is done to the dice: the first told of these, else what the card says. */
static const char *
told_change (const BsCommand *command)
{
  static const char *const changes[] = { "reroll", "cancel", "add", "to", NULL };

  for (guint i = 0; changes[i] != NULL; i++)
    if (bs_command_has (command, changes[i]))
      return changes[i];

  return NULL;
}

/* Who changes dice by hand is a player or a ship; a card on board does what it says. */
static gboolean
is_changer (const BsState   *state,
            const BsCommand *command)
{
  BsId by = bs_command_id (command, "by");
  const BsShip *ship = bs_state_ship_of (state, by);

  return by != NULL && (ship != NULL ? ship->id == by || bs_ship_part (ship, by) != NULL
                                     : bs_state_player (state, by) != NULL);
}

static void
heed_change (const BsState   *state,
             const BsCommand *command,
             BsId             side,
             BsVerdict       *verdict)
{
  const char *change = told_change (command);
  Search search;

  find_card (state, command, side, &search);
  bs_verdict_heed_if (verdict,
                      is_changer (state, command) && (change != NULL || search.effect != NULL ||
                                                      named_part (state, command) != NULL),
                      "by");
  bs_verdict_heed_if (verdict, change != NULL, change != NULL ? change : "");
  if (change == NULL)
    bs_modify_heed (search.effect, verdict);
  bs_verdict_heed_if (verdict, change != NULL && !g_str_equal (change, "add"), "dice");
  bs_verdict_heed_if (verdict, g_strcmp0 (change, "reroll") == 0, "faces");
}

void
bs_judge_change (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  BsId side = bs_modify_side (state, command);
  const char *faces[] = { bs_command_get (command, "to"), NULL };

  bs_verdict_heed (verdict, "side", NULL);
  bs_modify_idle_dice (command, verdict);
  bs_modify_idle_faces (state, command, side, verdict);
  if (counts_before_roll (command))
    {
      bs_verdict_heed (verdict, "more", "fewer", NULL);
      judge_count_change (state, command, side, verdict);
      return;
    }
  if (state->attack != NULL)
    heed_change (state, command, side, verdict);
  if (faces[0] == NULL)
    faces[0] = bs_command_get (command, "add");
  bs_judge_faces (state, bs_id (side), faces, verdict);
  if (!bs_modify_judge_step (state, side, verdict) ||
      !bs_modify_judge_dice (state, command, side, verdict))
    return;

  bs_modify_judge_order (state, modifier_ship (state, command, side), side, verdict);
  if (judge_card (state, command, side, verdict))
    return;
  if (!tells_change (command) && verdict->level < BS_VERDICT_AGAINST)
    bs_verdict_error (verdict,
                      _("nothing is changed; tell how: “reroll”, “to=…”, “add=…” or “cancel”"));
  if (bs_command_has (command, "reroll"))
    bs_modify_judge_reroll (state, command, side, verdict);
}

static void
change_by_hand (BsDraft *draft,
                BsId     side)
{
  const BsCommand *command = draft->command;

  if (bs_command_has (command, "reroll"))
    bs_dice_reroll (draft, side, NULL, G_MAXINT, FALSE);
  else if (bs_command_has (command, "cancel"))
    bs_dice_cancel (draft, side, NULL, bs_command_has (command, "dice") ? G_MAXINT : 1);
  else if (bs_command_get (command, "add") != NULL)
    bs_dice_add (draft, side, bs_command_id (command, "add"), 1);
  else if (bs_command_get (command, "to") != NULL)
    bs_dice_turn (draft, side, NULL, bs_command_id (command, "to"),
                  bs_command_has (command, "dice") ? G_MAXINT : 1);
}

static void
change_count (BsDraft *draft,
              BsId     side)
{
  BsPool *pool = bs_draft_pool (draft, side);
  BsId ship = bs_modify_defends (side) ? draft->state->attack->target : draft->state->attack->ship;
  int more = 0, fewer = 0;

  bs_command_get_int (draft->command, "more", &more);
  bs_command_get_int (draft->command, "fewer", &fewer);
  pool->more += more - fewer;
  if (more > 0)
    bs_draft_tell (draft, "changes-count", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT, more,
                   NULL);
  if (fewer > 0)
    bs_draft_tell (draft, "changes-count-less", "ship", BS_SAY_SHIP, ship, "count", BS_SAY_INT,
                   fewer, NULL);
  for (guint i = 0; i < draft->state->questions->len; i++)
    {
      const BsQuestion *question = draft->state->questions->pdata[i];

      if (question->side != side)
        continue;
      bs_draft_unask (draft, question);
      question = bs_draft_ask (draft, "attack-dice", BS_ASK_DICE, TRUE,
                               bs_state_ship (draft->state, ship)->player, ship);
      ((BsQuestion *) question)->side = side;
      ((BsQuestion *) question)->die = side;
      ((BsQuestion *) question)->rule = bs_id ("dice-first");
      ((BsQuestion *) question)->count = bs_attack_dice (draft->state, side);
      return;
    }
}

/* Pays for a card; if the command does not tell what changes, the card does what it says. */
static void
use_card (BsDraft      *draft,
          BsId          side,
          const Search *search)
{
  BsMoment moment;

  bs_attack_moment (&moment, NULL, draft, side);
  bs_moment_speak (&moment, search->effect, search->source);
  moment.self = search->ship;
  moment.other = search->ship == moment.actor ? moment.target : moment.actor;
  if (!tells_change (draft->command))
    {
      bs_effects_perform (&moment);
      return;
    }

  bs_draft_use (draft, search->effect, search->ship, search->source);
  bs_effects_run (&moment, search->effect->costs, -1);
  change_by_hand (draft, side);
}

void
bs_apply_change (BsDraft *draft)
{
  BsId side = bs_modify_side (draft->state, draft->command);
  BsId ship;
  g_autofree char *faces = NULL;
  Search search;

  if (draft->state->attack == NULL)
    return;
  if (counts_before_roll (draft->command))
    {
      change_count (draft, side);
      return;
    }

  bs_modify_skip_empty_roll (draft, side);
  ship = modifier_ship (draft->state, draft->command, side);
  bs_modify_close_first (draft, ship, side);
  find_card (draft->state, draft->command, side, &search);
  if (search.effect != NULL)
    use_card (draft, side, &search);
  else
    change_by_hand (draft, side);
  if (draft->error != NULL)
    return;

  faces = bs_modify_faces_now (draft->state, side);
  if (named_part (draft->state, draft->command) != NULL)
    bs_draft_tell (draft, "changes-dice-card", "ship", BS_SAY_SHIP, ship, "card", BS_SAY_CARD,
                   bs_command_get (draft->command, "by"), "faces", BS_SAY_FACES, faces, NULL);
  else
    bs_draft_tell (draft, "changes-dice", "ship", BS_SAY_SHIP, ship, "faces", BS_SAY_FACES, faces,
                   NULL);
}
