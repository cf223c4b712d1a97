/* bs-leader.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who leads a ship, and lead: another one before the battle. */

#include "bs-leader.h"

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/fleet/bs-fit.h"
#include "engine/fleet/bs-points.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-crew.h"

#include <glib/gi18n-lib.h>

/**
 * bs_leader_argument:
 * @command: ship or lead
 *
 * Returns: (transfer none) (nullable): the argument that names who leads; NULL if none does
 */
const char *
bs_leader_argument (const BsCommand *command)
{
  return bs_command_has (command, "captain") ? "captain"
         : bs_command_has (command, "pilot") ? "pilot"
                                             : NULL;
}

/**
 * bs_leader_find:
 * @state: the battle
 * @command: ship or lead
 * @faction: (nullable): of two cards of the same name the one of this faction
 *
 * Returns: (transfer none) (nullable): the card that the command names
 */
const BsCard *
bs_leader_find (const BsState   *state,
                const BsCommand *command,
                BsId             faction)
{
  const char *argument = bs_leader_argument (command);
  const char *name = argument != NULL ? bs_command_get (command, argument) : NULL;

  return name != NULL && state->catalogue != NULL
           ? bs_catalogue_find_for (state->catalogue, argument, name, faction)
           : NULL;
}

/**
 * bs_leader_judge:
 * @state: the battle
 * @command: ship or lead
 * @card: (nullable): what bs_leader_find() found
 * @verdict: takes what is wrong
 */
void
bs_leader_judge (const BsState   *state,
                 const BsCommand *command,
                 const BsCard    *card,
                 BsVerdict       *verdict)
{
  const char *argument = bs_leader_argument (command);
  const char *name = argument != NULL ? bs_command_get (command, argument) : NULL;

  if (argument != NULL)
    bs_verdict_heed (verdict, argument, "leader-name", "leader-points", "leader-faction",
                     "leader-unique", "leader-fixed-points", "talent-slots", NULL);
  if (argument == NULL && bs_command_has (command, "leader-name"))
    bs_verdict_error (verdict, _("“leader-name” is the name of a pilot or captain whose card is "
                                  "told: tell “pilot” or “captain”, by hand with “skill”"));
  if (argument == NULL && bs_command_has (command, "card"))
    bs_verdict_hint (verdict, state->ruleset, "one-leader", NULL);
  if (name == NULL || card != NULL || bs_command_has (command, "skill"))
    return;
  bs_verdict_error (
    verdict,
    _("the catalogue has no card “%s” of the kind %s; see “boardside-cli list”, or tell its skill"),
    name, argument);
}

/* What a pilot's card prints of its ship goes before the ship's own card. */
static void
complete_numbers (BsCommand    *command,
                  const BsCard *card)
{
  for (guint i = 0; card->kind == bs_id ("pilot") && i < card->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (card->numbers, BsCounter, i);

      bs_command_complete_int (command, number->kind, number->n);
    }
}

/**
 * bs_leader_complete:
 * @command: ship or lead
 * @card: who leads
 * @cost: what he costs by the list of costs that was chosen
 *
 * Writes into the command what the card says and the command does not.
 */
void
bs_leader_complete (BsCommand    *command,
                    const BsCard *card,
                    int           cost)
{
  bs_command_complete (command, "leader-name", card->name);
  bs_command_complete_int (command, "skill", bs_card_number (card, "skill", 0));
  bs_command_complete_int (command, "leader-points", cost);
  bs_command_complete (command, "leader-faction", card->faction);
  complete_numbers (command, card);
  if (card->unique && !bs_command_has (command, "leader-unique"))
    bs_command_set_flag (command, "leader-unique");
}

/**
 * bs_leader_new:
 * @command: ship or lead, complete
 * @ship: the ship's id
 * @card: (nullable): who leads, if the catalogue knows him
 *
 * Returns: (transfer full): his card for the ship
 */
BsShipPart *
bs_leader_new (const BsCommand *command,
               BsId             ship,
               const BsCard    *card)
{
  const char *argument = bs_leader_argument (command);
  const char *told = bs_command_get (command, argument);
  const char *name = bs_command_get (command, "leader-name");
  g_autofree char *id = g_strconcat (ship, "/", argument, NULL);
  BsShipPart *part = bs_ship_part_new (bs_id (id), bs_id (argument));

  part->card = card != NULL || bs_id_is_valid (told) ? bs_id (told) : NULL;
  part->slot = part->kind;
  part->name = g_ref_string_new (name != NULL ? name : told);
  part->faction = bs_command_id (command, "leader-faction");
  part->unique = bs_command_has (command, "leader-unique");
  part->fixed_points = bs_command_has (command, "leader-fixed-points");
  bs_command_get_int (command, "leader-points", &part->points);
  bs_counters_read (part->numbers, command, "skill");
  bs_counters_read (part->numbers, command, "talent-slots");

  return part;
}

void
bs_judge_lead (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const char *argument = bs_leader_argument (command);
  const BsShipPart *old = ship != NULL ? bs_ship_leader (ship) : NULL;
  const BsCard *card = ship != NULL ? bs_leader_find (state, command, ship->faction) : NULL;
  const char *name = card != NULL       ? card->name
                     : argument != NULL ? bs_command_get (command, argument)
                                        : NULL;
  gboolean unique = card != NULL ? card->unique : bs_command_has (command, "leader-unique");
  BsId faction = card != NULL ? card->faction : bs_command_id (command, "leader-faction");

  if (ship == NULL)
    return;
  bs_verdict_heed (verdict, "skill", "attack", "agility", "hull", "shields", NULL);
  if (argument == NULL)
    bs_verdict_error (verdict, _("tell a captain or a pilot"));
  else if (ship->stacks->len > 1)
    bs_verdict_error (verdict, _("%s has two cards; take it out and add it anew"), ship->name);
  else
    bs_leader_judge (state, command, card, verdict);
  bs_fit_judge_pilot (state, bs_state_card (state, ship->card), card, verdict);
  if (name == NULL || (old != NULL && old->unique && g_str_equal (old->name, name)))
    return;
  bs_crew_judge_unique (state, ship->player, name, faction, unique, verdict);
  bs_crew_judge_faction (state, ship->player, faction, verdict);
}

/* Numbers of the ship that the one or the other pilot's card prints. */
static void
complete_ship_numbers (const BsState *state,
                       BsCommand     *command,
                       const BsShip  *ship)
{
  const BsShipPart *old = bs_ship_leader (ship);
  const BsCard *before = old != NULL ? bs_state_card (state, old->card) : NULL;
  const BsCard *card = bs_state_card (state, ship->card);

  for (guint i = 0; before != NULL && card != NULL && before->kind == bs_id ("pilot") &&
                    i < before->numbers->len;
       i++)
    {
      BsId number = g_array_index (before->numbers, BsCounter, i).kind;

      if (number != bs_id ("skill"))
        bs_command_complete_int (command, number, bs_card_number (card, number, 0));
    }
}

static void
take_numbers (const BsCommand *command,
              BsShip          *ship)
{
  static const char *const numbers[] = { "attack", "agility", "skill", NULL };
  BsSection *section = ship->sections->len > 0 ? ship->sections->pdata[0] : NULL;
  int shields;

  if (!bs_command_has (command, "skill"))
    bs_counters_set (ship->numbers, bs_id ("skill"), 0);
  for (guint i = 0; numbers[i] != NULL; i++)
    bs_counters_read (ship->numbers, command, numbers[i]);
  if (section == NULL)
    return;
  bs_command_get_int (command, "hull", &section->hull);
  if (!bs_command_get_int (command, "shields", &shields))
    return;
  section->active = shields;
  for (guint i = 0; i < ship->parts->len; i++)
    section->active += ((BsShipPart *) ship->parts->pdata[i])->shields;
}

void
bs_apply_lead (BsDraft *draft)
{
  BsCommand *command = draft->command;
  BsShip *ship = bs_draft_ship (draft, bs_command_id (command, "ship"));
  const BsShipPart *old = bs_ship_leader (ship);
  const BsCard *card = bs_leader_find (draft->state, command, ship->faction);
  BsShipPart *part;

  if (card != NULL)
    {
      bs_command_set (command, bs_leader_argument (command), card->id);
      bs_leader_complete (command, card, bs_points_of_card (draft->state, card));
      complete_ship_numbers (draft->state, command, ship);
    }
  part = bs_leader_new (command, ship->id, card);
  if (old != NULL)
    g_ptr_array_remove (ship->parts, (gpointer) old);
  g_ptr_array_insert (ship->parts, 0, part);
  take_numbers (command, ship);
  bs_crew_change_pilot (ship);
  bs_draft_tell (draft, "ship-led", "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_CARD, part->id,
                 NULL);
}
