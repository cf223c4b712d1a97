/* bs-verb-muster.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* drop, order: what was mustered is taken out again, or put in another place, before the battle
 * begins. */

#include "engine/boarding/bs-crew.h"
#include "engine/boarding/bs-docks-settle.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/rules/bs-card.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

/* What an id of a fleet names: one of these. */
typedef struct
{
  const BsPlayer *player;
  const BsShip *ship;         /* also of a card or a boarder */
  const BsShipPart *part;
  const BsStack *stack;
  const BsBoarder *boarder;
} Thing;

static gboolean
find_boarder (const BsShip *ship,
              BsId          id,
              Thing        *thing)
{
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        if (((BsBoarder *) stack->boarders->pdata[j])->id == id)
          {
            thing->stack = stack;
            thing->boarder = stack->boarders->pdata[j];
            return TRUE;
          }
    }

  return FALSE;
}

static gboolean
find (const BsState *state,
      BsId           id,
      Thing         *thing)
{
  *thing = (Thing) { 0 };
  thing->player = bs_state_player (state, id);
  if (thing->player != NULL)
    return TRUE;

  thing->ship = bs_state_ship_of (state, id);
  if (thing->ship == NULL || thing->ship->id == id)
    return thing->ship != NULL;
  thing->part = bs_ship_part (thing->ship, id);

  return thing->part != NULL || find_boarder (thing->ship, id, thing);
}

static gboolean
find_for (const BsState   *state,
          const BsCommand *command,
          BsVerdict       *verdict,
          Thing           *thing)
{
  BsId on = bs_command_id (command, "on");

  if (find (state, on, thing))
    return TRUE;
  bs_verdict_error (verdict, _("nothing in this battle has the id “%s”"), on);
  return FALSE;
}

void
bs_judge_drop (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  Thing thing;

  if (!find_for (state, command, verdict, &thing))
    return;
  if (thing.boarder != NULL && thing.boarder->pilot)
    bs_verdict_error (verdict, _("%s is a pilot character; take the ship or its card out"),
                      bs_fleet_boarder_name (state, thing.boarder));
  else if (thing.part != NULL && thing.part->kind != bs_id ("upgrade") &&
           thing.ship->stacks->len > 1)
    bs_verdict_error (verdict, _("%s has two cards; take it out and add it anew"),
                      thing.ship->name);
}

static void
drop_ship (BsDraft *draft,
           BsId     id)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    if (((BsShip *) draft->state->ships->pdata[i])->id == id)
      {
        bs_draft_tell (draft, "ship-dropped", "ship", BS_SAY_SHIP, id, NULL);
        g_ptr_array_remove_index (draft->state->ships, i);
        return;
      }
}

static void
drop_player (BsDraft *draft,
             BsId     id)
{
  BsState *state = draft->state;

  for (guint i = state->ships->len; i > 0; i--)
    if (((BsShip *) state->ships->pdata[i - 1])->player == id)
      g_ptr_array_remove_index (state->ships, i - 1);
  bs_draft_tell (draft, "player-leaves", "player", BS_SAY_PLAYER, id, NULL);
  for (guint i = 0; i < state->players->len; i++)
    if (((BsPlayer *) state->players->pdata[i])->id == id)
      {
        g_ptr_array_remove_index (state->players, i);
        return;
      }
}

/* A ship without a leader has the skill of its own card. */
static void
drop_leader (BsDraft    *draft,
             BsShip     *ship,
             BsShipPart *part)
{
  const BsCard *card = bs_state_card (draft->state, ship->card);

  bs_ship_take_off (ship, part);
  bs_counters_set (ship->numbers, bs_id ("skill"),
                   card != NULL ? bs_card_number (card, "skill", 0) : 0);
  bs_crew_change_pilot (ship);
}

static void
drop_part (BsDraft *draft,
           BsId     ship_id,
           BsId     id)
{
  BsShip *ship = bs_draft_ship (draft, ship_id);
  BsShipPart *part = bs_ship_part (ship, id);

  if (part->hidden)
    bs_draft_tell (draft, "hidden-dropped", "ship", BS_SAY_SHIP, ship->id, NULL);
  bs_draft_tell (draft, "card-dropped", "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_CARD, id,
                 NULL);
  if (part->kind != bs_id ("upgrade"))
    drop_leader (draft, ship, part);
  else
    {
      bs_crew_give_aft_card (ship, part);
      bs_ship_take_off (ship, part);
    }
}

static void
drop_boarder (BsDraft *draft,
              BsId     ship_id,
              BsId     id)
{
  BsShip *ship = bs_draft_ship (draft, ship_id);
  Thing thing = { 0 };
  BsEvent *event;

  if (!find_boarder (ship, id, &thing))
    return;
  bs_draft_tell (draft, "hidden-dropped", "ship", BS_SAY_SHIP, ship->id, NULL);
  event = bs_draft_tell (draft, "boarder-dropped", "ship", BS_SAY_SHIP, ship->id, "name",
                         BS_SAY_TEXT, bs_fleet_boarder_name (draft->state, thing.boarder), NULL);
  event->viewer = ship->player;
  g_ptr_array_remove (thing.stack->boarders, (gpointer) thing.boarder);
}

void
bs_apply_drop (BsDraft *draft)
{
  BsId on = bs_command_id (draft->command, "on");
  Thing thing;

  if (!find (draft->state, on, &thing))
    bs_draft_fail (draft, _("nothing in this battle has the id “%s”"), on);
  else if (thing.player != NULL)
    drop_player (draft, on);
  else if (thing.part != NULL)
    drop_part (draft, thing.ship->id, on);
  else if (thing.boarder != NULL)
    drop_boarder (draft, thing.ship->id, on);
  else
    drop_ship (draft, on);
  bs_docks_settle (draft);
}

void
bs_judge_order (const BsState   *state,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  Thing thing;
  int to = 0;

  if (!find_for (state, command, verdict, &thing))
    return;
  if (!bs_command_get_int (command, "to", &to) || to < 1)
    bs_verdict_error (verdict, _("places count from 1"));
  else if (thing.boarder != NULL && thing.boarder->pilot)
    bs_verdict_error (verdict, _("%s is a pilot character, who fights last"),
                      bs_fleet_boarder_name (state, thing.boarder));
  else if (thing.part != NULL && thing.part->kind != bs_id ("upgrade"))
    bs_verdict_error (verdict, _("the captain or pilot comes first"));
}

/* Moves an element to the place before which `to` others of its kind stand; beyond the last one it
 * is the last. */
static void
move_to (GPtrArray *list,
         gpointer   one,
         int        to,
         gboolean (*is_kin) (gconstpointer, gconstpointer))
{
  guint from, place = 0, kin = 0;

  g_return_if_fail (g_ptr_array_find (list, one, &from));

  g_ptr_array_steal_index (list, from);
  for (guint i = 0; i < list->len; i++)
    {
      if (!is_kin (list->pdata[i], one))
        continue;
      if (++kin < (guint) to)
        place = i + 1;
      else
        {
          place = i;
          break;
        }
    }
  if (kin == 0)
    place = from;
  g_ptr_array_insert (list, (int) place, one);
}

static gboolean
is_any (gconstpointer a,
        gconstpointer b)
{
  return TRUE;
}

static gboolean
is_same_fleet (gconstpointer a,
               gconstpointer b)
{
  return ((const BsShip *) a)->player == ((const BsShip *) b)->player;
}

static gboolean
is_upgrade (gconstpointer a,
            gconstpointer b)
{
  return ((const BsShipPart *) a)->kind == ((const BsShipPart *) b)->kind;
}

static gboolean
is_boarder (gconstpointer a,
            gconstpointer b)
{
  return !((const BsBoarder *) a)->pilot;
}

static void
order_in_ship (BsDraft     *draft,
               const Thing *old,
               BsId         on,
               int          to)
{
  BsShip *ship = bs_draft_ship (draft, old->ship->id);
  Thing thing = { 0 };

  if (old->part != NULL)
    move_to (ship->parts, bs_ship_part (ship, on), to, is_upgrade);
  else if (find_boarder (ship, on, &thing))
    move_to (thing.stack->boarders, (gpointer) thing.boarder, to, is_boarder);
}

void
bs_apply_order (BsDraft *draft)
{
  BsId on = bs_command_id (draft->command, "on");
  Thing thing;
  int to = 1;

  bs_command_get_int (draft->command, "to", &to);
  if (!find (draft->state, on, &thing))
    {
      bs_draft_fail (draft, _("nothing in this battle has the id “%s”"), on);
      return;
    }

  if (thing.player != NULL)
    move_to (draft->state->players, (gpointer) thing.player, to, is_any);
  else if (thing.part != NULL || thing.boarder != NULL)
    order_in_ship (draft, &thing, on, to);
  else
    move_to (draft->state->ships, (gpointer) thing.ship, to, is_same_fleet);
  if (thing.player != NULL)
    bs_draft_tell (draft, "player-ordered", "player", BS_SAY_PLAYER, on, NULL);
  else
    bs_draft_tell (draft, "fleet-ordered", "ship", BS_SAY_SHIP, thing.ship->id, NULL);
}
