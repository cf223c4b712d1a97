/* bs-loot.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Cards that leave a ship go to a pile, are set aside, or are lost. */

#include "bs-loot.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/fleet/bs-points.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-docks.h"

static GPtrArray *
list_of (BsPlayer *player,
         BsLoot    where)
{
  return where == BS_LOOT_PILE    ? player->pile
         : where == BS_LOOT_ASIDE ? player->aside
                                  : player->lost;
}

/* Takes the card. */
static void
put (BsDraft   *draft,
     BsId       player,
     BsLoot     where,
     BsBoarder *card)
{
  /* A pile is open to all; what is set aside or lost stays as unknown as it was. */
  if (where == BS_LOOT_PILE)
    card->seen = TRUE;
  card->open = card->seen;
  card->wounds = 0;
  g_ptr_array_add (list_of (bs_draft_player (draft, player), where), card);
}

static void
tell_points (BsDraft    *draft,
             const char *event,
             BsId        player,
             BsId        ship,
             int         points)
{
  bs_draft_tell (draft, event, "player", BS_SAY_PLAYER, player, "ship", BS_SAY_SHIP, ship, "points",
                 BS_SAY_INT, points, NULL);
}

/* A pair on a single-seat ship counts once: the card with more points does, the boarder's if they
 * are equal (B2). */
static void
count_pair_once (const BsShip  *ship,
                 const BsStack *stack)
{
  BsBoarder *boarder, *pilot;

  if (!bs_melee_is_single (ship) || stack->boarders->len != 2)
    return;
  boarder = stack->boarders->pdata[0];
  pilot = stack->boarders->pdata[1];
  if (boarder->points < pilot->points)
    boarder->points = 0;
  else
    pilot->points = 0;
}

/* Takes the character out of the stack. */
static int
take_bottom (BsDraft *draft,
             BsStack *stack,
             BsId     player,
             BsLoot   where)
{
  BsBoarder *card = g_ptr_array_steal_index (stack->boarders, 0);
  int points = card->points;

  put (draft, player, where, card);
  return points;
}

/**
 * bs_loot_character:
 * @draft: a draft
 * @ship: a ship
 * @stack: one of its stacks
 * @player: who has overpowered its bottom character
 *
 * The character goes to the victor's pile; on a single-seat ship the pilot goes with it.
 */
void
bs_loot_character (BsDraft *draft,
                   BsId     ship,
                   BsId     stack,
                   BsId     player)
{
  BsShip *beaten = bs_draft_ship (draft, ship);
  BsStack *from = bs_ship_stack (beaten, stack);
  int points;

  count_pair_once (beaten, from);
  points = take_bottom (draft, from, player, BS_LOOT_PILE);
  while (bs_melee_is_single (beaten) && from->boarders->len > 0)
    points += take_bottom (draft, from, player, BS_LOOT_PILE);
  tell_points (draft, "captures", player, ship, points);
}

static int
take_upgrades (BsDraft *draft,
               BsId     ship,
               BsId     player,
               BsLoot   where)
{
  BsShip *from = bs_draft_ship (draft, ship);
  int points = 0;

  for (guint i = 0; i < from->parts->len;)
    {
      const BsShipPart *part = from->parts->pdata[i];
      BsBoarder *card;

      if (part->kind != bs_id ("upgrade"))
        {
          i++;
          continue;
        }
      card = bs_boarder_new (part->id);
      card->card = part->card;
      card->owner = from->player;
      card->name = g_ref_string_new (part->name);
      card->points = bs_points_of_part (draft->state, from, part);
      card->unique = part->unique;
      card->seen = !part->hidden;
      points += card->points;
      put (draft, player, where, card);
      /* What was never seen on board leaves nothing behind, no action and no shield. */
      if (part->hidden)
        bs_ship_take_off (from, from->parts->pdata[i]);
      else
        g_ptr_array_remove_index (from->parts, i);
    }

  return points;
}

/**
 * bs_loot_upgrades:
 * @draft: a draft
 * @ship: a ship
 * @player: who gets them
 * @where: and where they go
 *
 * Its upgrade cards go, discarded ones as well (B7.9).
 */
void
bs_loot_upgrades (BsDraft *draft,
                  BsId     ship,
                  BsId     player,
                  BsLoot   where)
{
  int points = take_upgrades (draft, ship, player, where);

  if (points > 0 && where == BS_LOOT_PILE)
    tell_points (draft, "captures", player, ship, points);
}

/**
 * bs_loot_all:
 * @draft: a draft
 * @ship: a ship
 * @player: who gets them
 * @where: and where they go
 *
 * All cards still on the ship go there, in the order of the stacks.
 */
void
bs_loot_all (BsDraft *draft,
             BsId     ship,
             BsId     player,
             BsLoot   where)
{
  BsShip *from = bs_draft_ship (draft, ship);
  int points = 0;

  for (guint i = 0; i < from->stacks->len; i++)
    {
      BsStack *stack = from->stacks->pdata[i];

      count_pair_once (from, stack);
      while (stack->boarders->len > 0)
        points += take_bottom (draft, stack, player, where);
    }
  points += take_upgrades (draft, ship, player, where);
  if (points > 0)
    tell_points (draft,
                 where == BS_LOOT_PILE    ? "captures"
                 : where == BS_LOOT_ASIDE ? "sets-aside"
                                          : "points-lost",
                 player, ship, points);
}

/* A ship taken off by hand as captured goes to the only enemy it hangs on. */
static BsId
only_captor (const BsState *state,
             const BsShip  *ship)
{
  const BsShip *partner = bs_docks_partner (state, ship);

  return partner != NULL && bs_state_enemies (state, ship->id, partner->id) ? partner->player
                                                                            : NULL;
}

/**
 * bs_loot_gone:
 * @draft: a draft
 * @ship: a ship that leaves the table
 * @how: in which way
 * @by: (nullable): the ship that did it
 *
 * What is still on it: set aside if it goes home, lapsed if it hung on another ship (B7.11) or if
 * the destroyed do not count, else the destroyer's (B9).
 */
void
bs_loot_gone (BsDraft *draft,
              BsId     ship,
              BsStatus how,
              BsId     by)
{
  const BsShip *gone = bs_state_ship (draft->state, ship);
  const BsShip *doer = by != NULL ? bs_state_ship (draft->state, by) : NULL;
  g_autoptr (GPtrArray) cluster = NULL;
  BsId captor = NULL;

  if (gone->stacks->len == 0)
    return;
  if (how == BS_STATUS_HOME)
    {
      bs_loot_all (draft, ship, gone->player, BS_LOOT_ASIDE);
      return;
    }

  cluster = bs_docks_cluster (draft->state, ship);
  if (how == BS_STATUS_CAPTURED)
    captor = doer != NULL ? doer->player : only_captor (draft->state, gone);
  else if (how == BS_STATUS_DESTROYED && cluster->len < 2 && doer != NULL &&
           bs_state_enemies (draft->state, ship, by) &&
           bs_state_option_is (draft->state, "destroyed-points", "count"))
    captor = doer->player;
  bs_loot_all (draft, ship, captor != NULL ? captor : gone->player,
               captor != NULL ? BS_LOOT_PILE : BS_LOOT_LOST);
}
