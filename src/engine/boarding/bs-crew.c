/* bs-crew.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who is on board: a ship's pilot characters and boarders in their stacks, how many fit in, whose
 * names are taken (B1). */

#include "bs-crew.h"

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/fleet/bs-fleet.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Whether ships have stacks of characters in this game. */
static gboolean
crew_is_used (const BsState *state)
{
  return bs_ruleset_figure (state->ruleset, "melee-divisor", 0) > 0;
}

static BsBoarder *
new_boarder (BsShip     *ship,
             const char *name,
             int         points)
{
  g_autofree char *id = g_strdup_printf ("%s/c%d", ship->id, ++ship->next_boarder);
  BsBoarder *boarder = bs_boarder_new (bs_id (id));

  boarder->owner = ship->player;
  boarder->name = g_ref_string_new (name);
  boarder->points = points;
  return boarder;
}

static void
add_pilot (BsShip     *ship,
           const char *stack_id,
           const char *name,
           BsId        card,
           gboolean    unique,
           int         points)
{
  BsStack *stack = bs_stack_new (bs_id (stack_id));
  BsBoarder *pilot = new_boarder (ship, name, points);

  pilot->card = card;
  pilot->unique = unique;
  pilot->pilot = pilot->open = pilot->seen = TRUE;
  g_ptr_array_add (stack->boarders, pilot);
  g_ptr_array_add (ship->stacks, stack);
}

static const char *
told (const BsCommand *command,
      const char      *argument,
      const char      *fallback)
{
  const char *value = bs_command_get (command, argument);

  return value != NULL && *value != '\0' ? value : fallback;
}

/* Two cards, two pilot characters; what is not told of each is shared out. */
static void
take_two_pilots (const BsCommand *command,
                 BsShip          *ship,
                 int              points)
{
  g_autofree char *a = g_strconcat (ship->id, "/a", NULL);
  g_autofree char *b = g_strconcat (ship->id, "/b", NULL);
  gboolean pilot = bs_ship_leader (ship) != NULL;
  int fore = pilot ? points : points - points / 2, aft = points - fore;

  bs_command_get_int (command, "fore-points", &fore);
  bs_command_get_int (command, "aft-points", &aft);
  add_pilot (ship, a, told (command, "fore-name", pilot ? bs_ship_leader (ship)->name : ship->told),
             NULL, FALSE, fore);
  add_pilot (ship, b, told (command, "aft-name", ship->told), NULL, FALSE, aft);
  ship->points = fore + aft;
}

/**
 * bs_crew_take_pilots:
 * @draft: a draft with the command `ship`
 * @ship: the ship, complete but for its stacks
 *
 * Puts the pilot characters into its stacks: one, or one a card of a ship with two. They are worth
 * what the ship and its pilot cost.
 */
void
bs_crew_take_pilots (BsDraft *draft,
                     BsShip  *ship)
{
  const BsShipPart *pilot = bs_ship_leader (ship);
  int points = ship->points + (pilot != NULL ? pilot->points : 0);

  if (!crew_is_used (draft->state))
    return;
  if (ship->seats == NULL)
    ship->seats = bs_id ("multi");
  if (ship->sections->len > 1)
    take_two_pilots (draft->command, ship, points);
  else
    add_pilot (ship, ship->id, pilot != NULL ? pilot->name : ship->told,
               pilot != NULL ? pilot->card : NULL, pilot != NULL ? pilot->unique : ship->unique,
               points);
}

static BsBoarder *
pilot_of (const BsShip *ship,
          guint         stack)
{
  const GPtrArray *boarders =
    ship->stacks->len > stack ? ((BsStack *) ship->stacks->pdata[stack])->boarders : NULL;
  BsBoarder *last =
    boarders != NULL && boarders->len > 0 ? boarders->pdata[boarders->len - 1] : NULL;

  return last != NULL && last->pilot ? last : NULL;
}

static void
rename_pilot (BsBoarder  *pilot,
              char       *name,
              BsId        card)
{
  g_ref_string_acquire (name);
  g_ref_string_release (pilot->name);
  pilot->name = name;
  pilot->card = card;
}

/**
 * bs_crew_take_aft_card:
 * @ship: a ship with two cards
 * @part: a card that is put on it
 *
 * The second card of such a ship is no upgrade but the pilot character of its second stack.
 */
void
bs_crew_take_aft_card (BsShip     *ship,
                       BsShipPart *part)
{
  BsBoarder *pilot = pilot_of (ship, 1);

  if (pilot == NULL || g_strcmp0 (part->slot, "aft-card") != 0)
    return;
  rename_pilot (pilot, part->name, part->card);
  pilot->points = part->points;
  part->points = 0;
  part->fixed_points = TRUE;
}

/**
 * bs_crew_give_aft_card:
 * @ship: a ship with two cards
 * @part: a card that is taken off it
 *
 * Takes back what bs_crew_take_aft_card() did.
 */
void
bs_crew_give_aft_card (BsShip     *ship,
                       BsShipPart *part)
{
  BsBoarder *pilot = pilot_of (ship, 1);
  const BsBoarder *first = pilot_of (ship, 0);

  if (pilot == NULL || g_strcmp0 (part->slot, "aft-card") != 0)
    return;
  rename_pilot (pilot, ship->told, NULL);
  pilot->points = first != NULL ? MAX (0, ship->points - first->points) : 0;
}

/**
 * bs_crew_change_pilot:
 * @ship: a ship with one stack at most, whose captain or pilot has changed
 *
 * The pilot character of its stack is the present pilot, worth what he and the ship cost.
 */
void
bs_crew_change_pilot (BsShip *ship)
{
  const BsShipPart *leader = bs_ship_leader (ship);
  BsBoarder *pilot = pilot_of (ship, 0);

  if (pilot == NULL)
    return;
  rename_pilot (pilot, leader != NULL ? leader->name : ship->told,
                leader != NULL ? leader->card : NULL);
  pilot->unique = leader != NULL ? leader->unique : ship->unique;
  pilot->points = ship->points + (leader != NULL ? leader->points : 0);
}

/**
 * bs_crew_is_person:
 * @state: the battle
 * @slot: (nullable): slot of an upgrade
 *
 * Returns: whether such a card is a person on board
 */
gboolean
bs_crew_is_person (const BsState *state,
                   BsId           slot)
{
  g_autofree char *figure = g_strconcat ("person-", slot, NULL);

  return slot != NULL && bs_ruleset_figure (state->ruleset, figure, 0) != 0;
}

static int
count_persons (const BsState *state,
               const BsShip  *ship)
{
  int n = 0;

  for (guint i = 0; i < ship->stacks->len; i++)
    n += ((BsStack *) ship->stacks->pdata[i])->boarders->len;
  if (bs_melee_is_single (ship))
    n = 1;
  for (guint i = 0; i < ship->parts->len; i++)
    n += bs_crew_is_person (state, ((BsShipPart *) ship->parts->pdata[i])->slot);

  return n;
}

/**
 * bs_crew_judge_limit:
 * @state: the battle
 * @ship: a ship
 * @more: persons that would come on board
 * @verdict: takes the refusal
 */
void
bs_crew_judge_limit (const BsState *state,
                     const BsShip  *ship,
                     int            more,
                     BsVerdict     *verdict)
{
  int limit = bs_ship_printed (ship, "crew-limit", 0);
  int persons = count_persons (state, ship) + more;

  if (!crew_is_used (state) || limit <= 0 || more <= 0 || persons <= limit)
    return;
  /* How many lie there is seen by everybody, face down or not. */
  bs_verdict_against (verdict, state->ruleset, "crew-limit",
                      _("%d persons would be on board, %d fit in."), persons, limit);
}

/* A name that would come in, and what it meets. */
typedef struct
{
  const BsState *state;
  const char *name;
  BsId faction;           /* (nullable) */
  gboolean taken;
  gboolean apart;         /* taken by a card of a faction whose names count as others */
} Coming;

static void
meet (Coming     *self,
      gboolean    unique,
      const char *name,
      BsId        faction)
{
  if (!unique || !bs_fleet_same_name (name, self->name))
    return;
  if (bs_fleet_names_apart (self->state, self->faction, faction))
    self->apart = TRUE;
  else
    self->taken = TRUE;
}

static void
meet_ship (Coming       *self,
           const BsShip *ship)
{
  meet (self, ship->unique, ship->told, ship->faction);
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      meet (self, part->unique, part->name, part->faction);
    }
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        {
          const BsBoarder *boarder = stack->boarders->pdata[j];

          meet (self, boarder->unique, boarder->name, NULL);
        }
    }
}

/**
 * bs_crew_judge_unique:
 * @state: the battle
 * @player: whose fleet it is
 * @name: a name that would come in
 * @faction: (nullable): of its card
 * @unique: whether it is unique
 * @verdict: takes the refusal
 *
 * A unique name is in a fleet once, over all kinds of cards; in a team once (AW p22, X6.1); with
 * boarding once a player (B1.3). The same name of a faction that has its own names is a hint (A44).
 */
void
bs_crew_judge_unique (const BsState *state,
                      BsId           player,
                      const char    *name,
                      BsId           faction,
                      gboolean       unique,
                      BsVerdict     *verdict)
{
  const BsPlayer *mine = bs_state_player (state, player);
  Coming coming = { state, name, faction, FALSE, FALSE };

  for (guint i = 0; unique && mine != NULL && i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      gboolean own = crew_is_used (state)
                       ? ship->player == player
                       : bs_state_player (state, ship->player)->team == mine->team;

      if (own)
        meet_ship (&coming, ship);
    }
  if (coming.taken)
    bs_verdict_against (verdict, state->ruleset, "unique-name", _("“%s” is in this fleet already."),
                        name);
  else if (coming.apart)
    bs_verdict_hint (
      verdict, state->ruleset, "unique-name",
      _("There is a “%s” of another faction in this fleet; the two count as different names."),
      name);
}

/**
 * bs_crew_judge_faction:
 * @state: the battle
 * @player: whose fleet it is
 * @faction: (nullable): of a card that would come in
 * @verdict: takes the refusal
 *
 * In some games a fleet has one faction (X6.1).
 */
void
bs_crew_judge_faction (const BsState *state,
                       BsId           player,
                       BsId           faction,
                       BsVerdict     *verdict)
{
  const BsPlayer *mine = bs_state_player (state, player);
  BsId wanted = mine != NULL ? mine->faction : NULL;

  if (bs_ruleset_figure (state->ruleset, "one-faction", 0) == 0 || faction == NULL)
    return;
  for (guint i = 0; wanted == NULL && i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player == player)
        wanted = ship->faction;
    }
  if (wanted != NULL && wanted != faction)
    bs_verdict_against (verdict, state->ruleset, "one-faction", NULL);
}

/**
 * bs_crew_is_gear:
 * @state: the battle
 * @command: equip
 *
 * Returns: whether it brings boarding gear, which is no printed card
 */
gboolean
bs_crew_is_gear (const BsState   *state,
                 const BsCommand *command)
{
  return bs_ruleset_figure (state->ruleset, "gear-cost", 0) > 0 &&
         (g_strcmp0 (bs_command_get (command, "card"), "boarding-gear") == 0 ||
          bs_command_has (command, "gear"));
}

/**
 * bs_crew_complete_gear:
 * @state: the battle
 * @command: equip, with boarding gear
 *
 * Writes into the command what the rules say of gear: its points, its slot, and that it lies face
 * down.
 */
void
bs_crew_complete_gear (const BsState *state,
                       BsCommand     *command)
{
  const BsNamed *word = bs_ruleset_word (state->ruleset, bs_id ("boarding-gear"));

  if (!bs_command_has (command, "name"))
    bs_command_set (command, "name", word != NULL ? word->name : "boarding-gear");
  if (!bs_command_has (command, "points"))
    bs_command_set_int (command, "points", bs_ruleset_figure (state->ruleset, "gear-cost", 0));
  if (!bs_command_has (command, "slot") && !bs_state_option_is (state, "gear-slot", "free"))
    bs_command_set (command, "slot", "modification");
  if (!bs_command_has (command, "gear"))
    bs_command_set_flag (command, "gear");
  if (!bs_command_has (command, "hidden"))
    bs_command_set_flag (command, "hidden");
}

static const BsCard *
find_pilot (const BsState   *state,
            const BsCommand *command)
{
  const char *card = bs_command_get (command, "card");
  const BsCard *found = card != NULL ? bs_state_card (state, bs_id (card)) : NULL;

  if (found == NULL && card != NULL && state->catalogue != NULL)
    found = bs_catalogue_find (state->catalogue, "pilot", card);
  return found != NULL && g_str_equal (found->kind, "pilot") ? found : NULL;
}

static void
judge_boarder_card (const BsState   *state,
                    const BsShip    *ship,
                    const BsCommand *command,
                    const BsCard    *card,
                    BsVerdict       *verdict)
{
  const char *name = card != NULL ? card->name : bs_command_get (command, "name");
  BsId faction = card != NULL ? card->faction : bs_command_id (command, "faction");

  if (bs_command_has (command, "card") && card == NULL && !bs_command_has (command, "name"))
    bs_verdict_error (verdict,
                      _("the catalogue has no pilot “%s”; see “boardside-cli list pilots”, or "
                         "tell a name and points"),
                      bs_command_get (command, "card"));
  else if (name == NULL || (card == NULL && !bs_command_has (command, "points")))
    bs_verdict_error (verdict, _("tell a card, or a name and points"));
  else
    bs_crew_judge_unique (state, ship->player, name, faction,
                          card != NULL ? card->unique : bs_command_has (command, "unique"),
                          verdict);
  if (!bs_state_option_is (state, "boarder-faction", "any"))
    bs_crew_judge_faction (state, ship->player, faction, verdict);
}

static BsStack *
named_stack (const BsShip    *ship,
             const BsCommand *command)
{
  return bs_ship_stack (ship, bs_command_id (command, "ship"));
}

void
bs_judge_boarder (const BsState   *state,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const BsStack *stack = ship != NULL ? named_stack (ship, command) : NULL;
  int points = 0;

  if (!crew_is_used (state))
    {
      bs_verdict_error (verdict, _("there are no boarders in this game"));
      return;
    }
  bs_verdict_heed (verdict, "ship/", "card", "name", "points", "unique", NULL);
  bs_verdict_heed_if (verdict,
                      bs_ruleset_faction (state->ruleset, bs_command_id (command, "faction")) !=
                        NULL,
                      "faction");
  if (stack == NULL)
    {
      g_autofree char *stacks = ship != NULL ? bs_ship_stack_ids (ship, FALSE) : g_strdup ("");

      bs_verdict_error (verdict, _("%s has no stack “%s”; there are: %s"),
                        ship != NULL ? ship->name : "", bs_command_get (command, "ship"), stacks);
      return;
    }

  bs_command_get_int (command, "points", &points);
  if (points < 0 || points > 9999)
    bs_verdict_error (verdict, _("points go from 0 to 9999"));
  judge_boarder_card (state, ship, command, find_pilot (state, command), verdict);
  if (bs_melee_is_single (ship) && stack->boarders->len > 1)
    bs_verdict_against (verdict, state->ruleset, "seat-limit", _("%s seats one."), ship->name);
  else if (!bs_melee_is_single (ship))
    bs_crew_judge_limit (state, ship, 1, verdict);
}

void
bs_apply_boarder (BsDraft *draft)
{
  BsCommand *command = draft->command;
  const BsCard *card = find_pilot (draft->state, command);
  BsShip *ship = bs_draft_ship (draft, bs_command_id (command, "ship"));
  BsStack *stack = ship != NULL ? named_stack (ship, command) : NULL;
  BsBoarder *boarder;
  BsEvent *event;
  int points = 0;

  if (stack == NULL)
    {
      bs_draft_fail (draft, "%s", _("there is no such stack"));
      return;
    }
  if (card != NULL && !bs_command_has (command, "name"))
    bs_command_set (command, "name", card->name);
  if (card != NULL && !bs_command_has (command, "points"))
    bs_command_set_int (command, "points", card->cost);
  if (card != NULL && card->unique && !bs_command_has (command, "unique"))
    bs_command_set_flag (command, "unique");

  bs_command_get_int (command, "points", &points);
  boarder = new_boarder (ship, told (command, "name", ""), points);
  boarder->card = card != NULL ? card->id : bs_command_id (command, "card");
  boarder->unique = bs_command_has (command, "unique");
  g_ptr_array_insert (stack->boarders, MAX ((int) stack->boarders->len - 1, 0), boarder);
  bs_draft_tell (draft, "boarder-hidden", "ship", BS_SAY_SHIP, ship->id, NULL);
  event = bs_draft_tell (draft, "boarder-joins", "ship", BS_SAY_SHIP, ship->id, "name", BS_SAY_TEXT,
                         bs_fleet_boarder_name (draft->state, boarder), "points",
                         BS_SAY_INT, points, NULL);
  event->viewer = ship->player;
}
