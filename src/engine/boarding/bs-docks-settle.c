/* bs-docks-settle.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What follows from the docks, worked out anew: who is held, who fights, which tow has ended,
 * where there is a jackpot. */

#include "bs-docks-settle.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/play/bs-turn-order.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-docks.h"
#include "bs-reveal.h"

/* What a ship is in its cluster. */
typedef struct
{
  gboolean held, engaged, jackpot, freed;
  BsId declared, tows;
} Place;

static gboolean
is_held (const BsState *state,
         const BsShip  *ship,
         const Place   *place)
{
  if (ship->immobilised)
    return FALSE;
  if (place->engaged)
    return TRUE;
  /* Docked, it is held until it declares a tow (B4.5); a huge ship on its way to variant II is
   * neither (B6.3). */
  return ship->docked_to != NULL && g_strcmp0 (place->declared, "tow") != 0 && !place->freed;
}

static gboolean
is_boarding (const BsShip *docker)
{
  return g_strcmp0 (docker->declared, "board") == 0;
}

static void
place_in_pair (const BsState   *state,
               const BsShip    *ship,
               const GPtrArray *cluster,
               Place           *place)
{
  const BsShip *docker = cluster->len == 2 ? bs_docks_docker (state, ship) : NULL;
  gboolean tow = g_strcmp0 (ship->declared, "tow") == 0;

  if (bs_docks_has_enemy (state, cluster, ship->id))
    {
      place->engaged = docker != NULL && is_boarding (docker);
      place->declared = ship->declared;
    }
  else
    {
      place->freed = ship->freed || ship->engaged;
      place->declared = tow ? ship->declared : NULL;
    }
  if (tow && !bs_docks_tow_holds (state, ship))
    place->declared = NULL;
  else if (tow)
    place->tows = ship->tows;
  place->held = is_held (state, ship, place);
}

static Place
find_place (const BsState   *state,
            const BsShip    *ship,
            const GPtrArray *cluster,
            gboolean         jackpot)
{
  Place place = { 0 };

  if (cluster->len < 2)
    return place;
  if (!jackpot)
    {
      place_in_pair (state, ship, cluster, &place);
      return place;
    }

  /* A dock in a jackpot is a boarding without a word; so it goes on when the jackpot is over. */
  place.jackpot = place.engaged = TRUE;
  place.declared = ship->docked_to != NULL ? bs_id ("board") : NULL;
  place.held = !ship->immobilised;
  return place;
}

static gboolean
is_in_place (const BsShip *ship,
             const Place  *place)
{
  return ship->held == place->held && ship->engaged == place->engaged &&
         ship->jackpot == place->jackpot && ship->freed == place->freed &&
         ship->declared == place->declared && ship->tows == place->tows;
}

static void
take_place (BsDraft      *draft,
            const BsShip *before,
            const Place  *place)
{
  BsShip *ship;

  if (is_in_place (before, place))
    return;

  if (before->tows != NULL && place->tows == NULL)
    bs_draft_tell (draft, "tow-ends", "ship", BS_SAY_SHIP, before->id, "target", BS_SAY_SHIP,
                   before->tows, NULL);
  if (before->held && !place->held && !before->immobilised)
    bs_draft_tell (draft, "freed", "ship", BS_SAY_SHIP, before->id, NULL);
  else if (!before->held && place->held)
    bs_draft_tell (draft, "held", "ship", BS_SAY_SHIP, before->id, NULL);
  ship = bs_draft_ship (draft, before->id);
  ship->held = place->held;
  ship->engaged = place->engaged;
  ship->jackpot = place->jackpot;
  ship->freed = place->freed;
  ship->declared = place->declared;
  ship->tows = place->tows;
}

/* One that is no longer due, or cannot act any more, goes out of the order; who acts now ends its
 * turn itself. */
static void
tidy_order (BsDraft *draft)
{
  for (guint i = draft->state->order->len; i > 0; i--)
    {
      BsId id = g_array_index (draft->state->order, BsDue, i - 1).ship;
      const BsShip *ship = bs_state_ship (draft->state, id);

      if (!bs_turn_may_act (draft->state, ship))
        bs_turn_drop (draft, id);
    }
}

/* Marks set by hand may name what is not there, or go round in a ring: such docks are none. */
static void
drop_impossible (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      const BsShip *target =
        ship->docked_to != NULL ? bs_state_ship (draft->state, ship->docked_to) : NULL;

      if (ship->docked_to == NULL)
        continue;
      if (!bs_ship_in_play (ship) || target == NULL || !bs_ship_in_play (target) ||
          target == ship || target->docked_to == ship->id)
        bs_draft_ship (draft, ship->id)->docked_to = NULL;
    }
}

static gboolean
anything_docked (const BsState *state)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->docked_to != NULL || ship->held || ship->engaged || ship->tows != NULL ||
          ship->declared != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
settle_cluster (BsDraft         *draft,
                const GPtrArray *cluster)
{
  gboolean jackpot = bs_docks_is_jackpot (draft->state, cluster), before = FALSE, all = TRUE;
  BsId newcomer = NULL;
  g_autoptr (GArray) places = g_array_new (FALSE, TRUE, sizeof (Place));

  for (guint i = 0; i < cluster->len; i++)
    {
      const BsShip *ship = bs_state_ship (draft->state, cluster->pdata[i]);
      Place place = find_place (draft->state, ship, cluster, jackpot);

      if (!ship->jackpot)
        newcomer = ship->id;
      before |= ship->jackpot;
      all &= ship->jackpot;
      g_array_append_val (places, place);
    }
  for (guint i = 0; i < cluster->len; i++)
    take_place (draft, bs_state_ship (draft->state, cluster->pdata[i]),
                &g_array_index (places, Place, i));
  if (jackpot && before && !all)
    bs_draft_tell (draft, "jackpot-grows", "ship", BS_SAY_SHIP, newcomer, "count", BS_SAY_INT,
                   cluster->len, NULL);
  if (jackpot && !before)
    bs_draft_tell (draft, "jackpot", "count", BS_SAY_INT, cluster->len, NULL);
  else if (!jackpot && before && cluster->len > 1)
    bs_draft_tell (draft, "jackpot-over", "ship", BS_SAY_SHIP, cluster->pdata[0], NULL);
  if (jackpot && !all)
    bs_melee_reveal_cluster (draft, cluster);
}

/* Whether what a question is about still holds. */
static gboolean
is_idle (const BsState    *state,
         const BsQuestion *question)
{
  const BsShip *ship = question->on != NULL ? bs_state_ship (state, question->on) : NULL;

  if (ship == NULL)
    return FALSE;
  if (g_str_equal (question->topic, "declare"))
    return !bs_boarding_has_to_declare (state, ship);
  if (g_str_equal (question->topic, "force-melee"))
    return !bs_boarding_may_force (state, ship);
  if (g_str_equal (question->topic, "break-off") ||
      g_str_equal (question->topic, "break-off-declare"))
    return ship->jackpot || !ship->engaged;
  if (g_str_equal (question->topic, "stack"))
    return !ship->engaged;
  return FALSE;
}

/* Questions about docks that have nothing to decide any more go. */
static void
tidy_questions (BsDraft *draft)
{
  for (guint i = draft->state->questions->len; i > 0; i--)
    if (is_idle (draft->state, draft->state->questions->pdata[i - 1]))
      bs_draft_unask (draft, draft->state->questions->pdata[i - 1]);
}

/**
 * bs_docks_settle:
 * @draft: a draft
 *
 * Works out anew who is held, who fights, which tow has ended and where there is a jackpot. Run
 * behind every command, and by mechanisms that need it at once.
 */
void
bs_docks_settle (BsDraft *draft)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();

  if (!anything_docked (draft->state))
    return;

  drop_impossible (draft);
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      g_autoptr (GPtrArray) cluster = NULL;

      if (!bs_ship_in_play (ship) || g_ptr_array_find (seen, ship->id, NULL))
        continue;
      cluster = bs_docks_cluster (draft->state, ship->id);
      g_ptr_array_extend (seen, cluster, NULL, NULL);
      settle_cluster (draft, cluster);
    }
  tidy_questions (draft);
  tidy_order (draft);
}
