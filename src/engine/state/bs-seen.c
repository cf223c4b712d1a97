/* bs-seen.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who may know (B1.6). A battle as somebody sees it is a battle in which what lies face down for
 * him is a card without id, name, points and effect. Judge, offers, reminders, the walk and
 * whatever else tells something of a battle are given this one, so that none of them has to think
 * of secrets; apply is given the battle itself. */

#include "bs-seen.h"

#include "engine/ground/bs-viewer.h"
#include "bs-ship-pieces.h"
#include "bs-ship.h"
#include "bs-state.h"

#include <string.h>

/* No command can name it: ids are made of a-z, 0-9 and -. */
static BsId
nameless_id (const BsShip *ship)
{
  g_autofree char *id = g_strconcat (ship->id, "/?", NULL);

  return bs_id (id);
}

/* A card that is a part of the ship as well stays one, and no other is taken for one. */
static BsId
nameless_boarder_id (const BsShip    *ship,
                     const BsBoarder *card)
{
  g_autofree char *id = g_strconcat (ship->id, "/?c", NULL);

  return bs_ship_part (ship, card->id) != NULL ? nameless_id (ship) : bs_id (id);
}

static gboolean
is_loot_hidden (const BsBoarder *card,
                BsId             viewer)
{
  return !card->seen && card->owner != NULL && !bs_viewer_is (viewer, card->owner);
}

static void
blank_boarder (BsBoarder *card,
               BsId       id)
{
  g_clear_pointer (&card->name, g_ref_string_release);
  card->name = g_ref_string_new ("");
  card->id = id;
  card->card = NULL;
  card->points = 0;
  card->unique = FALSE;
}

static gboolean
is_of (const char *what,
       BsId        part)
{
  const char *source = strrchr (what, '@');

  return g_str_equal (source != NULL ? source + 1 : what, part);
}

static void
forget_ids (GPtrArray *list,
            BsId       part)
{
  for (guint i = list->len; i > 0; i--)
    if (is_of (list->pdata[i - 1], part))
      g_ptr_array_remove_index (list, i - 1);
}

/* What it has done leaves no name behind. */
static void
forget_part (BsShip *ship,
             BsId    part)
{
  forget_ids (ship->used, part);
  forget_ids (ship->acted, part);
  forget_ids (ship->fired, part);
  for (guint i = ship->modifiers->len; i > 0; i--)
    if (g_array_index (ship->modifiers, BsModifier, i - 1).source == part)
      g_array_remove_index (ship->modifiers, i - 1);
}

/* In its place lies a card that is nothing but face down; what it brings along is gone with it. */
static void
blank_part (BsShip *ship,
            guint   place)
{
  BsShipPart *part = ship->parts->pdata[place];
  BsShipPart *blank = bs_ship_part_new (nameless_id (ship), part->kind);

  forget_part (ship, part->id);
  blank->name = g_ref_string_new ("");
  blank->hidden = TRUE;
  g_ptr_array_insert (ship->parts, (int) place, blank);
  if (part->shields != 0 || part->actions->len > 0)
    bs_ship_take_off (ship, part);
  else
    g_ptr_array_remove (ship->parts, part);
}

static gboolean
is_ship_hidden (const BsShip *ship,
                BsId          viewer)
{
  for (guint i = 0; i < ship->parts->len; i++)
    if (!bs_ship_shows_part (ship, ship->parts->pdata[i], viewer))
      return TRUE;
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        if (!bs_ship_shows_boarder (ship, stack->boarders->pdata[j], viewer))
          return TRUE;
    }

  return FALSE;
}

static BsShip *
ship_seen_by (const BsShip *ship,
              BsId          viewer)
{
  BsShip *copy = bs_ship_copy (ship);

  for (guint i = 0; i < copy->parts->len; i++)
    if (!bs_ship_shows_part (copy, copy->parts->pdata[i], viewer))
      blank_part (copy, i);
  for (guint i = 0; i < copy->stacks->len; i++)
    {
      const BsStack *stack = copy->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        if (!bs_ship_shows_boarder (copy, stack->boarders->pdata[j], viewer))
          blank_boarder (stack->boarders->pdata[j],
                         nameless_boarder_id (ship, stack->boarders->pdata[j]));
    }

  return copy;
}

static gboolean
is_list_hidden (const GPtrArray *list,
                BsId             viewer)
{
  for (guint i = 0; i < list->len; i++)
    if (is_loot_hidden (list->pdata[i], viewer))
      return TRUE;

  return FALSE;
}

static void
blank_list (GPtrArray *list,
            BsId       viewer)
{
  for (guint i = 0; i < list->len; i++)
    if (is_loot_hidden (list->pdata[i], viewer))
      blank_boarder (list->pdata[i], bs_id ("?"));
}

/* How many have a better rank: whose fleet is the smaller one is told, by how much is not. */
static int
place_of (const BsState  *state,
          const BsPlayer *player)
{
  int place = 0;

  for (guint i = 0; i < state->players->len; i++)
    place += ((BsPlayer *) state->players->pdata[i])->rank < player->rank;

  return place;
}

static BsPlayer *
player_seen_by (const BsState  *state,
                const BsPlayer *player,
                BsId            viewer)
{
  BsPlayer *copy = bs_player_copy (player);

  blank_list (copy->pile, viewer);
  blank_list (copy->aside, viewer);
  blank_list (copy->lost, viewer);
  copy->rank = place_of (state, player);
  return copy;
}

static gboolean
is_anything_hidden (const BsState *state,
                    BsId           viewer)
{
  for (guint i = 0; i < state->ships->len; i++)
    if (is_ship_hidden (state->ships->pdata[i], viewer))
      return TRUE;
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (is_list_hidden (player->pile, viewer) || is_list_hidden (player->aside, viewer) ||
          is_list_hidden (player->lost, viewer))
        return TRUE;
    }

  return FALSE;
}

static void
see_ships (BsState *self,
           BsId     viewer)
{
  for (guint i = 0; i < self->ships->len; i++)
    {
      BsShip *ship = self->ships->pdata[i];

      if (!is_ship_hidden (ship, viewer))
        continue;
      self->ships->pdata[i] = ship_seen_by (ship, viewer);
      bs_ship_unref (ship);
    }
}

static void
see_players (BsState       *self,
             const BsState *state,
             BsId           viewer)
{
  for (guint i = 0; i < self->players->len; i++)
    {
      BsPlayer *player = self->players->pdata[i];

      self->players->pdata[i] = player_seen_by (state, player, viewer);
      bs_player_unref (player);
    }
}

/**
 * bs_state_seen_by:
 * @state: the battle
 * @viewer: (nullable): a player; %NULL and %BS_VIEW_TABLE: everybody at the table; %BS_VIEW_ALL:
 * who knows everything
 *
 * Only who has initiative and whether a limit is kept go by what lies face down (B1.6):
 * bs_state_points() asks the battle itself for that, and nobody shows what it says.
 *
 * Returns: (transfer full): the battle as he may know it, to be read and judged; the same if
 * nothing is hidden from him
 */
BsState *
bs_state_seen_by (const BsState *state,
                  BsId           viewer)
{
  BsState *self;

  viewer = bs_id (viewer != NULL ? viewer : BS_VIEW_TABLE);
  if (g_str_equal (viewer, BS_VIEW_ALL) || state->seen_by == viewer ||
      !is_anything_hidden (state, viewer))
    return bs_state_ref ((BsState *) state);

  self = bs_state_copy (state);
  see_ships (self, viewer);
  see_players (self, state, viewer);
  self->seen_by = viewer;
  if (self->whole == NULL)
    self->whole = bs_state_ref ((BsState *) state);
  return self;
}
