/* bs-docks.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Which ships hang together, and what follows from it: who is held, which tow has ended, where
 * there is a jackpot (B4.5, B6, B8). */

#include "bs-docks.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return g_strcmp0 (*(const BsId *) a, *(const BsId *) b);
}

/* A cluster in the making. Each ship is looked at once, so that a table full of docked ships takes
 * no longer than its number. */
typedef struct
{
  GHashTable *ships;     /* BsId -> BsShip, in play */
  GHashTable *docked;    /* BsId -> GPtrArray of BsShip that are docked on it, in play */
  GPtrArray *found;      /* BsShip */
  GHashTable *known;     /* BsShip that have been found */
} Growing;

static void
note_docked (Growing      *self,
             const BsShip *ship)
{
  GPtrArray *on = g_hash_table_lookup (self->docked, ship->docked_to);

  if (on == NULL)
    {
      on = g_ptr_array_new ();
      g_hash_table_insert (self->docked, (gpointer) ship->docked_to, on);
    }
  g_ptr_array_add (on, (gpointer) ship);
}

static void
find_ship (Growing      *self,
           const BsShip *ship)
{
  if (ship != NULL && g_hash_table_add (self->known, (gpointer) ship))
    g_ptr_array_add (self->found, (gpointer) ship);
}

static void
grow (Growing      *self,
      const BsShip *first)
{
  find_ship (self, first);
  for (guint i = 0; i < self->found->len; i++)
    {
      const BsShip *from = self->found->pdata[i];
      const GPtrArray *on = g_hash_table_lookup (self->docked, from->id);

      find_ship (self, from->docked_to != NULL ? g_hash_table_lookup (self->ships, from->docked_to)
                                               : NULL);
      for (guint j = 0; on != NULL && j < on->len; j++)
        find_ship (self, on->pdata[j]);
    }
}

/* Most ships hang on nothing, and nothing on them. */
static gboolean
is_alone (const BsState *state,
          const BsShip  *ship)
{
  for (guint i = 0; ship->docked_to == NULL && i < state->ships->len; i++)
    if (((const BsShip *) state->ships->pdata[i])->docked_to == ship->id)
      return FALSE;

  return ship->docked_to == NULL;
}

static void
fill_cluster (const BsState *state,
              const BsShip  *first,
              GPtrArray     *cluster)
{
  g_autoptr (GHashTable) ships = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) docked =
    g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  Growing growing = { ships, docked, found, known };

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (!bs_ship_in_play (ship))
        continue;
      g_hash_table_insert (ships, (gpointer) ship->id, (gpointer) ship);
      if (ship->docked_to != NULL)
        note_docked (&growing, ship);
    }
  grow (&growing, first);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (cluster, (gpointer) ((const BsShip *) found->pdata[i])->id);
}

/**
 * bs_docks_cluster:
 * @state: the battle
 * @ship: a ship on the table
 *
 * Returns: (transfer container): BsId, this ship and all that hang on it, directly or through
 * others, in the order of their ids
 */
GPtrArray *
bs_docks_cluster (const BsState *state,
                  BsId           ship)
{
  GPtrArray *cluster = g_ptr_array_new ();
  const BsShip *first = bs_state_ship (state, ship);

  if (is_alone (state, first))
    g_ptr_array_add (cluster, (gpointer) ship);
  else
    fill_cluster (state, first, cluster);
  g_ptr_array_sort (cluster, compare_ids);

  return cluster;
}

/**
 * bs_docks_clusters:
 * @state: the battle
 *
 * Returns: (transfer full): clusters of two ships or more, each as bs_docks_cluster() gives it
 */
GPtrArray *
bs_docks_clusters (const BsState *state)
{
  GPtrArray *clusters = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      GPtrArray *cluster;

      if (!bs_ship_in_play (ship) || g_ptr_array_find (seen, ship->id, NULL))
        continue;
      cluster = bs_docks_cluster (state, ship->id);
      if (cluster->len < 2)
        {
          g_ptr_array_unref (cluster);
          continue;
        }
      g_ptr_array_extend (seen, cluster, NULL, NULL);
      g_ptr_array_add (clusters, cluster);
    }

  return clusters;
}

/**
 * bs_docks_has_enemy:
 * @state: the battle
 * @cluster: BsId
 * @ship: a ship
 *
 * Returns: whether a ship of another side is among them
 */
gboolean
bs_docks_has_enemy (const BsState   *state,
                    const GPtrArray *cluster,
                    BsId             ship)
{
  const BsShip *own = bs_state_ship (state, ship);

  for (guint i = 0; i < cluster->len; i++)
    if (bs_state_are_enemies (state, own, bs_state_ship (state, cluster->pdata[i])))
      return TRUE;

  return FALSE;
}

static gboolean
makes_jackpot (const BsState   *state,
               const GPtrArray *cluster)
{
  int least = bs_ruleset_figure (state->ruleset, "jackpot-ships", 0);

  return least > 0 && (int) cluster->len >= least &&
         bs_docks_has_enemy (state, cluster, cluster->pdata[0]);
}

/**
 * bs_docks_is_jackpot:
 * @state: the battle
 * @cluster: BsId, as bs_docks_cluster() gives it
 *
 * Returns: whether so many ships with at least two sides hang together that it is a jackpot (B8.1)
 */
gboolean
bs_docks_is_jackpot (const BsState   *state,
                     const GPtrArray *cluster)
{
  return makes_jackpot (state, cluster);
}

/**
 * bs_docks_partner:
 * @state: the battle
 * @ship: a ship on the table
 *
 * Returns: (transfer none) (nullable): the other ship of a cluster of two
 */
const BsShip *
bs_docks_partner (const BsState *state,
                  const BsShip  *ship)
{
  g_autoptr (GPtrArray) cluster = bs_docks_cluster (state, ship->id);

  if (cluster->len != 2)
    return NULL;
  return bs_state_ship (state, cluster->pdata[cluster->pdata[0] == (gpointer) ship->id ? 1 : 0]);
}

/**
 * bs_docks_docker:
 * @state: the battle
 * @ship: a ship in a cluster of two
 *
 * Returns: (transfer none) (nullable): which of the two docked on the other: the docking side
 */
const BsShip *
bs_docks_docker (const BsState *state,
                 const BsShip  *ship)
{
  return ship->docked_to != NULL ? ship : bs_docks_partner (state, ship);
}

/**
 * bs_docks_tower_of:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: (transfer none) (nullable): the ship that tows it
 */
const BsShip *
bs_docks_tower_of (const BsState *state,
                   BsId           ship)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];

      if (bs_ship_in_play (other) && other->tows == ship)
        return other;
    }

  return NULL;
}

/**
 * bs_docks_is_obstacle:
 * @ship: a ship
 *
 * Returns: whether it lies there as an obstacle, for good or for the time being (B3.5, B4.5)
 */
gboolean
bs_docks_is_obstacle (const BsShip *ship)
{
  return bs_ship_in_play (ship) && (ship->immobilised || ship->held);
}

static guint
count_docked_on (const BsState *state,
                 BsId           ship)
{
  guint n = 0;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];

      n += bs_ship_in_play (other) && other->docked_to == ship;
    }

  return n;
}

/**
 * bs_docks_tow_holds:
 * @state: the battle
 * @ship: a ship that tows, or is about to
 *
 * Returns: whether it can: it is active, docked on an immobilised ship that nobody else is docked
 * on (B6.1, B6.6)
 */
gboolean
bs_docks_tow_holds (const BsState *state,
                    const BsShip  *ship)
{
  const BsShip *target = ship->docked_to != NULL ? bs_state_ship (state, ship->docked_to) : NULL;

  return target != NULL && bs_ship_in_play (target) && target->immobilised && !ship->immobilised &&
         count_docked_on (state, target->id) == 1 && target->docked_to == NULL &&
         count_docked_on (state, ship->id) == 0;
}

/**
 * bs_docks_undock:
 * @draft: a draft
 * @ship: a ship
 *
 * It hangs on nothing any more; ships docked on it stay.
 */
void
bs_docks_undock (BsDraft *draft,
                 BsId     ship)
{
  BsShip *left = bs_draft_ship (draft, ship);

  if (left->docked_to == NULL)
    return;
  bs_draft_tell (draft, "undocks", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP,
                 left->docked_to, NULL);
  left->docked_to = NULL;
  left->dock_at = NULL;
  left->dock_variant = 0;
  left->declared = NULL;
  left->tows = NULL;
  left->freed = FALSE;
}

/**
 * bs_docks_left:
 * @draft: a draft
 * @ship: a ship that left the table
 *
 * Nobody is docked to it, tows it or is announced to dock on it any more, and it is docked to
 * nobody.
 */
void
bs_docks_left (BsDraft *draft,
               BsId     ship)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *other = draft->state->ships->pdata[i];
      BsShip *changed;

      if (other->id != ship && other->docked_to != ship && other->tows != ship &&
          other->announced != ship)
        continue;
      changed = bs_draft_ship (draft, other->id);
      if (changed->tows != NULL && (changed->id == ship || changed->tows == ship))
        bs_draft_tell (draft, "tow-ends", "ship", BS_SAY_SHIP, changed->id, "target", BS_SAY_SHIP,
                       changed->tows, NULL);
      if (changed->id == ship || changed->docked_to == ship)
        changed->docked_to = changed->dock_at = changed->declared = NULL;
      if (changed->id == ship || changed->tows == ship)
        changed->tows = NULL;
      if (changed->id == ship || changed->announced == ship)
        changed->announced = NULL;
      if (changed->id == ship)
        changed->held = changed->engaged = changed->jackpot = changed->freed = FALSE;
    }
}

/**
 * bs_docks_enemy:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: (transfer none) (nullable): the enemy ship with which it makes a cluster of two
 */
const BsShip *
bs_docks_enemy (const BsState *state,
                const BsShip  *ship)
{
  const BsShip *partner = bs_docks_partner (state, ship);

  return partner != NULL && bs_state_enemies (state, ship->id, partner->id) ? partner : NULL;
}

/**
 * bs_boarding_has_to_declare:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it hangs on an enemy and has not said yet whether it boards or tows (B5.1)
 */
gboolean
bs_boarding_has_to_declare (const BsState *state,
                            const BsShip  *ship)
{
  return bs_ship_in_play (ship) && ship->docked_to != NULL && ship->declared == NULL &&
         !ship->immobilised && !ship->jackpot && bs_docks_enemy (state, ship) != NULL;
}

/**
 * bs_boarding_may_force:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether its player may force a melee, gear provided: it is immobilised and hangs
 * together with an enemy without one (B5.4, B6.6)
 */
gboolean
bs_boarding_may_force (const BsState *state,
                       const BsShip  *ship)
{
  return bs_ship_in_play (ship) && ship->immobilised && !ship->engaged &&
         bs_docks_enemy (state, ship) != NULL;
}
