/* bs-loot-now.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Cards that lie in piles, aside or lost: who may know them, what they are worth. Nothing is
 * changed here. */

#include "bs-loot-now.h"

#include "engine/ground/bs-viewer.h"
#include "bs-fields-ship.h"
#include "bs-fields-state.h"

static gboolean
knows_list (const GPtrArray *list,
            BsId             owner,
            BsId             viewer)
{
  for (guint i = 0; i < list->len; i++)
    {
      const BsBoarder *card = list->pdata[i];

      if (card->owner == owner && !card->seen && !bs_viewer_is (viewer, owner))
        return FALSE;
    }

  return TRUE;
}

/**
 * bs_loot_may_know:
 * @state: the battle
 * @owner: a player
 * @viewer: (nullable): who looks
 *
 * Returns: whether he may know all cards of this squad that lie in piles, aside or lost
 */
gboolean
bs_loot_may_know (const BsState *state,
                  BsId           owner,
                  BsId           viewer)
{
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (!knows_list (player->pile, owner, viewer) || !knows_list (player->aside, owner, viewer) ||
          !knows_list (player->lost, owner, viewer))
        return FALSE;
    }

  return TRUE;
}

static gboolean
has_pilot (const GPtrArray *list,
           const BsBoarder *card)
{
  for (guint i = 0; i < list->len; i++)
    {
      const BsBoarder *other = list->pdata[i];

      if (other->pilot && other->card == card->card && other->owner == card->owner)
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_loot_is_told:
 * @state: the battle, or how somebody sees it
 * @card: a card in a pile, aside or lost
 *
 * The second card of a huge ship lies there as the character that it is, with its points; what it
 * was on board beside that is no other card.
 *
 * Returns: whether it is told in a list of the cards there
 */
gboolean
bs_loot_is_told (const BsState   *state,
                 const BsBoarder *card)
{
  if (card->pilot || card->card == NULL || card->points != 0)
    return TRUE;
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (has_pilot (player->pile, card) || has_pilot (player->aside, card) ||
          has_pilot (player->lost, card))
        return FALSE;
    }

  return TRUE;
}

static int
count_list (const GPtrArray *list,
            BsId             owner)
{
  int sum = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const BsBoarder *card = list->pdata[i];

      sum += card->owner == owner ? card->points : 0;
    }

  return sum;
}

/**
 * bs_loot_points:
 * @state: the battle
 * @owner: a player
 *
 * Returns: the points of all cards of his squad that lie in piles, aside or lost, whoever has them
 */
int
bs_loot_points (const BsState *state,
                BsId           owner)
{
  int sum = 0;

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      sum += count_list (player->pile, owner) + count_list (player->aside, owner) +
             count_list (player->lost, owner);
    }

  return sum;
}
