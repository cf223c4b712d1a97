/* bs-if.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The conditions of effects: each looks at one attribute of the moment or of a ship in it. */

#include "bs-if.h"

#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-moment.h"
#include "bs-tokens.h"

#include <string.h>

/* The ship an attribute looks at: the one that speaks, or with `other-` the one on the other
 * side. */
static const BsShip *
look_at (const BsMoment *moment,
         const BsAttr   *attr)
{
  return bs_state_ship (moment->state,
                        g_str_has_prefix (attr->name, "other-") ? moment->other : moment->self);
}

static gboolean
in_range (int           n,
          const BsAttr *attr)
{
  return n >= attr->low && n <= attr->high;
}

static gboolean
agrees (gboolean      holds,
        const BsAttr *attr)
{
  return holds == (attr->low != 0);
}

/* "ship,asteroid": any of them. */
static gboolean
is_one_of (const char   *value,
           const BsAttr *attr)
{
  const char *start = attr->text;
  gsize length;

  if (value == NULL)
    return FALSE;

  length = strlen (value);
  while (start != NULL && *start != '\0')
    {
      const char *comma = strchr (start, ',');
      const char *end = comma != NULL ? comma : start + strlen (start);

      if ((gsize) (end - start) == length && strncmp (start, value, length) == 0)
        return TRUE;
      start = *end == ',' ? end + 1 : end;
    }

  return FALSE;
}

gboolean
bs_if_action (const BsMoment *moment,
              const BsAttr   *attr)
{
  return is_one_of (moment->action, attr);
}

gboolean
bs_if_action_but (const BsMoment *moment,
                  const BsAttr   *attr)
{
  return moment->action != NULL && !is_one_of (moment->action, attr);
}

gboolean
bs_if_at_least (const BsMoment *moment,
                const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);
  const char *colon = strrchr (attr->text, '-');
  g_autofree char *token = colon != NULL ? g_strndup (attr->text, colon - attr->text) : NULL;

  return ship != NULL && token != NULL &&
         bs_ship_count (ship, bs_id (token)) >= (int) g_ascii_strtoll (colon + 1, NULL, 10);
}

gboolean
bs_if_stands_on (const BsMoment *moment,
                 const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);
  gboolean wreck = ship != NULL && ship->on_obstacle != NULL &&
                   bs_state_ship (moment->state, ship->on_obstacle) != NULL;

  return ship != NULL && is_one_of (wreck ? "asteroid" : ship->on_obstacle, attr);
}

gboolean
bs_if_precision (const BsMoment *moment,
                 const BsAttr   *attr)
{
  return agrees (moment->precision, attr);
}

gboolean
bs_if_touches_other (const BsMoment *moment,
                     const BsAttr   *attr)
{
  const BsShip *ship = bs_state_ship (moment->state, moment->self);

  return agrees (ship != NULL && moment->other != NULL &&
                   g_ptr_array_find (ship->touching, moment->other, NULL),
                 attr);
}

gboolean
bs_if_towing (const BsMoment *moment,
              const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return agrees (ship != NULL && ship->tows != NULL, attr);
}

gboolean
bs_if_arc (const BsMoment *moment,
           const BsAttr   *attr)
{
  return is_one_of (moment->arc != NULL ? moment->arc : "front", attr);
}

gboolean
bs_if_armed (const BsMoment *moment,
             const BsAttr   *attr)
{
  const BsShip *ship = bs_state_ship (moment->state, moment->self);
  g_autofree char *name = g_strconcat ("armed-", moment->effect->id, NULL);
  BsId wanted = bs_id (name);
  gboolean armed = FALSE;

  for (guint i = 0; ship != NULL && i < ship->modifiers->len; i++)
    armed |= g_array_index (ship->modifiers, BsModifier, i).number == wanted;
  return agrees (armed, attr);
}

gboolean
bs_if_attacked (const BsMoment *moment,
                const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return agrees (ship != NULL && ship->deeds.attacked, attr);
}

gboolean
bs_if_bearing (const BsMoment *moment,
               const BsAttr   *attr)
{
  g_autofree char *kind = NULL;
  const char *dash;

  if (moment->bearing == NULL || is_one_of (moment->bearing, attr))
    return moment->bearing != NULL;

  /* `turn` stands for turn-left and turn-right. */
  dash = strrchr (moment->bearing, '-');
  if (dash == NULL)
    return FALSE;
  kind = g_strndup (moment->bearing, dash - moment->bearing);
  return is_one_of (kind, attr);
}

gboolean
bs_if_card (const BsMoment *moment,
            const BsAttr   *attr)
{
  return is_one_of (moment->card, attr);
}

gboolean
bs_if_class (const BsMoment *moment,
             const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return ship != NULL && is_one_of (ship->dial, attr);
}

gboolean
bs_if_cloak (const BsMoment *moment,
             const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  if (ship == NULL)
    return FALSE;
  if (is_one_of (bs_cloak_name (ship->cloak), attr))
    return TRUE;
  if (ship->cloak != BS_CLOAK_NONE && is_one_of ("any", attr))
    return TRUE;
  return (ship->cloak == BS_CLOAK_BASE || ship->cloak == BS_CLOAK_SIDE) &&
         is_one_of ("green", attr);
}

gboolean
bs_if_color (const BsMoment *moment,
             const BsAttr   *attr)
{
  return is_one_of (moment->color, attr);
}

gboolean
bs_if_damaged (const BsMoment *moment,
               const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return ship != NULL && in_range (ship->damage->len, attr);
}

gboolean
bs_if_face (const BsMoment *moment,
            const BsAttr   *attr)
{
  const BsAttack *attack = moment->state->attack;
  const BsPool *pool;

  if (attack == NULL)
    return FALSE;

  pool = g_strcmp0 (moment->side, "defence") == 0 ? &attack->defence : &attack->attack;
  for (guint i = 0; i < pool->results->len; i++)
    if (is_one_of (g_array_index (pool->results, BsResult, i).face, attr))
      return TRUE;

  return FALSE;
}

gboolean
bs_if_faction (const BsMoment *moment,
               const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return ship != NULL && is_one_of (ship->faction, attr);
}

gboolean
bs_if_first_round (const BsMoment *moment,
                   const BsAttr   *attr)
{
  return agrees (moment->state->round == 1, attr);
}

gboolean
bs_if_from_bar (const BsMoment *moment,
                const BsAttr   *attr)
{
  return agrees (moment->from_bar, attr);
}

gboolean
bs_if_got_through (const BsMoment *moment,
                   const BsAttr   *attr)
{
  return in_range (moment->hits + moment->crits, attr);
}

/* How many of the token a condition names: on the ship, or where tokens of this kind lie. */
static int
tokens (const BsMoment *moment,
        const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return bs_token_count (moment->state, ship != NULL ? ship->id : NULL, attr->text);
}

gboolean
bs_if_has (const BsMoment *moment,
           const BsAttr   *attr)
{
  return in_range (tokens (moment, attr), attr);
}

gboolean
bs_if_lacks (const BsMoment *moment,
             const BsAttr   *attr)
{
  const BsToken *token = bs_ruleset_token (moment->state->ruleset, attr->text);
  gboolean on_battle = token != NULL && g_str_equal (token->on, "battle");

  return (on_battle || look_at (moment, attr) != NULL) && !in_range (tokens (moment, attr), attr);
}

gboolean
bs_if_leader (const BsMoment *moment,
              const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);
  const BsShipPart *leader = ship != NULL ? bs_ship_leader (ship) : NULL;

  return leader != NULL && is_one_of (bs_part_state_name (leader->state), attr);
}

gboolean
bs_if_locks_other (const BsMoment *moment,
                   const BsAttr   *attr)
{
  gboolean locks = moment->self != NULL && moment->other != NULL &&
                   bs_state_lock (moment->state, moment->self, moment->other) != NULL;

  return agrees (locks, attr);
}

gboolean
bs_if_obstructed (const BsMoment *moment,
                  const BsAttr   *attr)
{
  return agrees (moment->obstructed, attr);
}

gboolean
bs_if_on_obstacle (const BsMoment *moment,
                   const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return agrees (ship != NULL && ship->on_obstacle != NULL, attr);
}

gboolean
bs_if_option (const BsMoment *moment,
              const BsAttr   *attr)
{
  const char *equals = strchr (attr->text, '=');
  g_autofree char *id = NULL;

  if (equals == NULL)
    return FALSE;

  id = g_strndup (attr->text, equals - attr->text);
  return bs_state_option_is (moment->state, id, equals + 1);
}

gboolean
bs_if_overlap (const BsMoment *moment,
               const BsAttr   *attr)
{
  return moment->overlap != NULL && (is_one_of (moment->overlap, attr) || is_one_of ("any", attr));
}

gboolean
bs_if_part (const BsMoment *moment,
            const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  for (guint i = 0; ship != NULL && i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      if (part->state != BS_PART_DISCARDED && is_one_of (part->slot, attr))
        return TRUE;
    }

  return FALSE;
}

gboolean
bs_if_phase (const BsMoment *moment,
             const BsAttr   *attr)
{
  return is_one_of (moment->phase != NULL ? moment->phase : moment->state->phase, attr);
}

gboolean
bs_if_range (const BsMoment *moment,
             const BsAttr   *attr)
{
  return moment->range > 0 && in_range (moment->range, attr);
}

gboolean
bs_if_room (const BsMoment *moment,
            const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);
  int room = 0;

  for (guint i = 0; ship != NULL && i < ship->sections->len; i++)
    room += ((BsSection *) ship->sections->pdata[i])->lost;
  return ship != NULL && in_range (room, attr);
}

gboolean
bs_if_shields (const BsMoment *moment,
               const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);
  int active = 0, disabled = 0, lost = 0;

  if (ship == NULL)
    return FALSE;

  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      active += section->active;
      disabled += section->disabled;
      lost += section->lost;
    }

  if (g_str_has_suffix (attr->name, "-active"))
    return in_range (active, attr);
  if (g_str_has_suffix (attr->name, "-disabled"))
    return in_range (disabled, attr);
  if (g_str_has_suffix (attr->name, "-lost"))
    return in_range (lost, attr);
  return in_range (active + disabled, attr);
}

gboolean
bs_if_side (const BsMoment *moment,
            const BsAttr   *attr)
{
  return is_one_of (moment->side, attr);
}

gboolean
bs_if_size (const BsMoment *moment,
            const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);

  return ship != NULL && is_one_of (ship->size, attr);
}

gboolean
bs_if_speed (const BsMoment *moment,
             const BsAttr   *attr)
{
  return in_range (moment->speed, attr);
}

gboolean
bs_if_target (const BsMoment *moment,
              const BsAttr   *attr)
{
  return agrees (moment->target != NULL && moment->target != moment->self, attr);
}

gboolean
bs_if_token (const BsMoment *moment,
             const BsAttr   *attr)
{
  return is_one_of (moment->token, attr);
}

gboolean
bs_if_weapon (const BsMoment *moment,
              const BsAttr   *attr)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->actor);
  const BsShipPart *part =
    ship != NULL && moment->weapon != NULL ? bs_ship_part (ship, moment->weapon) : NULL;

  if (moment->weapon == NULL)
    return FALSE;
  if (is_one_of ("self", attr) && moment->weapon == moment->source)
    return TRUE;
  if (part == NULL)
    return is_one_of ("primary", attr);
  return is_one_of ("secondary", attr) || is_one_of (part->slot, attr) ||
         is_one_of (part->card, attr);
}

gboolean
bs_if_why (const BsMoment *moment,
           const BsAttr   *attr)
{
  return is_one_of (moment->why, attr);
}

gboolean
bs_if_own_faction (const BsMoment *moment,
                   const BsAttr   *attr)
{
  const BsShip *ship = look_at (moment, attr);
  const BsPlayer *player = ship != NULL ? bs_state_player (moment->state, ship->player) : NULL;

  return player != NULL &&
         agrees (player->faction == NULL || player->faction == ship->faction, attr);
}
