/* bs-boarders.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who is on board: stacks, and the characters in them (B1.4, B7.2). */

#include "bs-boarders.h"

#include "bs-ship.h"

/**
 * bs_melee_is_single:
 * @ship: a ship
 *
 * Returns: whether it seats one: a boarder takes the pilot's place and is the only fighter (B1.4)
 */
gboolean
bs_melee_is_single (const BsShip *ship)
{
  return g_strcmp0 (ship->seats, "single") == 0;
}

/**
 * bs_melee_stack:
 * @ship: a ship
 *
 * Returns: (nullable): the stack it fights with: the one chosen, or the first in which somebody is
 * left
 */
BsId
bs_melee_stack (const BsShip *ship)
{
  const BsStack *chosen =
    ship->fights_with != NULL ? bs_ship_stack (ship, ship->fights_with) : NULL;

  if (chosen != NULL && chosen->boarders->len > 0)
    return chosen->id;
  for (guint i = 0; i < ship->stacks->len; i++)
    if (((BsStack *) ship->stacks->pdata[i])->boarders->len > 0)
      return ((BsStack *) ship->stacks->pdata[i])->id;

  return NULL;
}

/**
 * bs_melee_stacks_left:
 * @ship: a ship
 *
 * Returns: in how many of its stacks somebody is left
 */
int
bs_melee_stacks_left (const BsShip *ship)
{
  int n = 0;

  for (guint i = 0; i < ship->stacks->len; i++)
    n += ((BsStack *) ship->stacks->pdata[i])->boarders->len > 0;
  return n;
}

/**
 * bs_melee_bottom:
 * @ship: a ship
 * @stack: (nullable): one of its stacks
 *
 * Returns: (transfer none) (nullable): who fights: the bottom character of the stack
 */
BsBoarder *
bs_melee_bottom (const BsShip *ship,
                 BsId          stack)
{
  const BsStack *found = stack != NULL ? bs_ship_stack (ship, stack) : NULL;

  return found != NULL && found->boarders->len > 0 ? found->boarders->pdata[0] : NULL;
}

/**
 * bs_melee_points:
 * @ship: a ship
 * @stack: (nullable): one of its stacks
 *
 * Returns: the points of who fights
 */
int
bs_melee_points (const BsShip *ship,
                 BsId          stack)
{
  const BsBoarder *bottom = bs_melee_bottom (ship, stack);

  return bottom != NULL ? bottom->points : 0;
}
