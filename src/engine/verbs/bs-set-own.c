/* bs-set-own.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Values that are not set as they are kept: they are reckoned, or more hangs on them. Rows of the
 * tables with BS_SET_OWN. */

#include "bs-set-own.h"

#include "engine/draft/bs-draft.h"
#include "engine/effects/bs-damage-now.h"
#include "engine/ground/bs-set-read.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-deck.h"
#include "engine/play/bs-turn-phase.h"
#include "engine/play/bs-turn.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <string.h>

static gboolean
set_status (BsSet      *set,
            const char *rest,
            const char *value)
{
  BsShip *ship = set->ship;

  for (int i = BS_STATUS_ACTIVE; i <= BS_STATUS_FLED; i++)
    if (g_str_equal (bs_status_name (i), value))
      {
        ship->held = i == BS_STATUS_HELD;
        ship->immobilised = i == BS_STATUS_IMMOBILISED;
        ship->status =
          i == BS_STATUS_HELD || i == BS_STATUS_IMMOBILISED ? BS_STATUS_ACTIVE : (BsStatus) i;
        return TRUE;
      }

  return FALSE;
}

/* Skill, attack, agility, hull: what the card says, of the section where there are two. */
static gboolean
set_number (BsSet      *set,
            const char *rest,
            const char *value)
{
  BsShip *ship = set->ship;
  BsShipPart *leader = bs_ship_leader (ship);
  BsId number = bs_id (set->field->name);
  int n;

  if (!bs_set_read_int (value, &n))
    return FALSE;
  if (g_str_equal (number, "skill") && leader != NULL)
    {
      /* A skill of 0 is no counter; the ship's own must not show through. */
      bs_counters_set (leader->numbers, number, n);
      bs_counters_set (ship->numbers, number, n);
    }
  else if (g_str_equal (number, "hull"))
    {
      if (n < 0)
        return FALSE;
      set->section->hull = n;
      bs_damage_spare (set->draft, ship->id);
    }
  else
    bs_counters_set (ship->sections->len > 1 ? set->section->numbers : ship->numbers, number, n);
  return TRUE;
}

/* Cards are dealt face down or taken off until so much hull is left. */
static gboolean
set_hull_left (BsSet      *set,
               const char *rest,
               const char *value)
{
  BsDraft *draft = set->draft;
  BsShip *ship = set->ship;
  BsSection *section = set->section;
  BsId only = ship->sections->len > 1 ? section->id : NULL;
  int n, wanted;

  if (!bs_set_read_int (value, &n) || n < 0 || n > section->hull || !bs_ship_in_play (ship))
    return FALSE;
  wanted = section->hull - n;
  while (bs_damage_count (draft->state, ship, only) > wanted)
    bs_damage_discard (draft, ((BsDamage *) ship->damage->pdata[ship->damage->len - 1])->id);
  while (bs_damage_count (draft->state, ship, only) < wanted)
    bs_damage_add_card (draft, ship, section->id);
  return TRUE;
}

static gboolean
set_acted (BsSet      *set,
           const char *rest,
           const char *value)
{
  bs_set_read_ids (set->ship->acted, value);
  set->ship->deeds.actions = MIN (set->ship->acted->len, 1);
  return TRUE;
}

static BsBoarder *
find_boarder (const BsShip *ship,
              int           n)
{
  for (guint i = 0; n >= 0 && i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      if (n < (int) stack->boarders->len)
        return stack->boarders->pdata[n];
      n -= stack->boarders->len;
    }

  return NULL;
}

/* stack.N.wounds and stack.N.face, counted as the JSON does, over all stacks of the ship. What a
 * card says is not set. */
static gboolean
set_boarder (BsSet      *set,
             const char *rest,
             const char *value)
{
  const char *dot = rest != NULL ? strchr (rest, '.') : NULL;
  g_autofree char *place = dot != NULL ? g_strndup (rest, dot - rest) : NULL;
  const BsField *field;
  BsBoarder *boarder;
  int n, wounds;

  if (place == NULL || !bs_set_read_int (place, &n))
    return FALSE;
  boarder = find_boarder (set->ship, n);
  field = bs_fields_find (&bs_boarder_fields, NULL, dot + 1, strlen (dot + 1));
  if (boarder == NULL || field == NULL)
    return FALSE;
  set->field = field;

  if (g_str_equal (dot + 1, "wounds"))
    {
      if (!bs_set_read_int (value, &wounds) || wounds < 0 ||
          wounds >= bs_ruleset_figure (set->draft->state->ruleset, "melee-body-hits", 1))
        return FALSE;
      boarder->wounds = wounds;
      return TRUE;
    }
  if (!g_str_equal (dot + 1, "face") ||
      (!g_str_equal (value, "up") && !g_str_equal (value, "down")))
    return FALSE;
  boarder->open = g_str_equal (value, "up") || boarder->pilot;
  boarder->seen |= boarder->open;
  return TRUE;
}

static gboolean
set_name (BsSet      *set,
          const char *rest,
          const char *value)
{
  bs_ship_rename (set->ship, value, value);
  return TRUE;
}

static gboolean
set_part_points (BsSet      *set,
                 const char *rest,
                 const char *value)
{
  return bs_set_read_int (value, &((BsShipPart *) set->self)->points);
}

static gboolean
set_part_skill (BsSet      *set,
                const char *rest,
                const char *value)
{
  int n;

  if (!bs_set_read_int (value, &n))
    return FALSE;
  bs_counters_set (((BsShipPart *) set->self)->numbers, bs_id ("skill"), n);
  return TRUE;
}

static gboolean
set_faction (BsSet      *set,
             const char *rest,
             const char *value)
{
  BsPlayer *player = set->self;

  player->faction = bs_set_read_id (value);
  return !set->draft->state->begun &&
         (player->faction == NULL ||
          bs_ruleset_faction (set->draft->state->ruleset, player->faction) != NULL);
}

static gboolean
set_damage_deck (BsSet      *set,
                 const char *rest,
                 const char *value)
{
  BsPlayer *player = set->self;

  player->deck = bs_set_read_id (value);
  return !set->draft->state->begun &&
         (player->deck == NULL ||
          bs_ruleset_deck (set->draft->state->ruleset, player->deck) != NULL);
}

static gboolean
set_victory_points (BsSet      *set,
                    const char *rest,
                    const char *value)
{
  BsPlayer *player = set->self;
  BsId token = bs_id ("victory-points");
  int n;

  if (bs_ruleset_token (set->draft->state->ruleset, token) == NULL || !bs_set_read_int (value, &n))
    return FALSE;
  n -= bs_victory_points (player) - bs_counters_get (player->counters, token, 0);
  bs_counters_set (player->counters, token, n);
  return TRUE;
}

/* Faces come off the unseen ones in the order of the deck's list. */
static gboolean
set_deck (BsSet      *set,
          const char *rest,
          const char *value)
{
  BsDeckState *deck = set->self;
  int n;

  if (!bs_set_read_int (value, &n) || n < 0)
    return FALSE;
  if (g_str_equal (set->field->name, "deck"))
    deck->left = n;
  else
    bs_deck_set_pile (deck, n);
  return TRUE;
}

static gboolean
set_round (BsSet      *set,
           const char *rest,
           const char *value)
{
  return bs_set_read_int (value, &set->draft->state->round) && set->draft->state->round > 0;
}

static gboolean
set_phase (BsSet      *set,
           const char *rest,
           const char *value)
{
  const BsPhase *phase = bs_ruleset_phase (set->draft->state->ruleset, bs_id (value));

  if (phase == NULL)
    return FALSE;
  bs_turn_set_phase (set->draft, phase);
  return TRUE;
}

static gboolean
set_active (BsSet      *set,
            const char *rest,
            const char *value)
{
  BsId id = bs_set_read_id (value);

  if (id == NULL || bs_state_ship (set->draft->state, id) == NULL)
    return id == NULL;
  /* Nobody has a turn before the battle. */
  if (bs_state_phase (set->draft->state) == NULL)
    return FALSE;
  bs_turn_take (set->draft, id);
  return TRUE;
}

static gboolean
set_initiative (BsSet      *set,
                const char *rest,
                const char *value)
{
  BsDraft *draft = set->draft;
  g_autoptr (GPtrArray) players = g_ptr_array_new ();

  bs_set_read_ids (players, value);
  for (guint i = 0; i < players->len; i++)
    if (bs_state_player (draft->state, players->pdata[i]) == NULL)
      return FALSE;
  g_ptr_array_set_size (draft->state->initiative, 0);
  g_ptr_array_extend (draft->state->initiative, players, NULL, NULL);
  for (guint i = 0; i < players->len; i++)
    bs_draft_player (draft, players->pdata[i])->rank = i;
  return TRUE;
}

static const struct
{
  const BsFields *of;
  const char *name;
  BsSetOwn set;
} owns[] = {
  { &bs_ship_fields, "acted", set_acted },
  { &bs_ship_fields, "agility", set_number },
  { &bs_ship_fields, "attack", set_number },
  { &bs_ship_fields, "hull", set_number },
  { &bs_ship_fields, "hull_left", set_hull_left },
  { &bs_ship_fields, "name", set_name },
  { &bs_ship_fields, "skill", set_number },
  { &bs_ship_fields, "stack", set_boarder },
  { &bs_ship_fields, "status", set_status },
  { &bs_part_fields, "points", set_part_points },
  { &bs_part_fields, "skill", set_part_skill },
  { &bs_player_fields, "damage_deck", set_damage_deck },
  { &bs_player_fields, "faction", set_faction },
  { &bs_player_fields, "victory_points", set_victory_points },
  { &bs_deck_fields, "deck", set_deck },
  { &bs_deck_fields, "discard", set_deck },
  { &bs_state_fields, "active", set_active },
  { &bs_state_fields, "initiative", set_initiative },
  { &bs_state_fields, "phase", set_phase },
  { &bs_state_fields, "round", set_round },
};

/**
 * bs_set_own:
 * @of: table of a struct
 * @field: a row of it
 *
 * Returns: (nullable): what sets it
 */
BsSetOwn
bs_set_own (const BsFields *of,
            const BsField  *field)
{
  for (gsize i = 0; i < G_N_ELEMENTS (owns); i++)
    if (owns[i].of == of && g_str_equal (owns[i].name, field->name))
      return owns[i].set;

  return NULL;
}
