/* bs-view-ship.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What of a ship is reckoned when it is shown. */

#include "bs-view-ship.h"

#include "engine/effects/bs-number.h"
#include "engine/fleet/bs-points.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

static void
all_shields (BsView        *view,
             const BsField *field,
             gconstpointer  self)
{
  const BsShip *ship = self;
  BsSection sum = { 0 };

  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      sum.active += section->active;
      sum.disabled += section->disabled;
      sum.lost += section->lost;
    }
  bs_view_struct (view, field->name, &bs_shields_fields, &sum);
}

static int
hull (const BsView    *view,
      const BsShip    *ship,
      const BsSection *section)
{
  BsAsked asked = { 0 };

  asked.number = bs_id ("hull");
  asked.ship = ship->id;
  asked.section = section->id;
  return bs_number (view->state, &asked, NULL);
}

static int
hull_left (const BsView    *view,
           const BsShip    *ship,
           const BsSection *section)
{
  int damage = 0;

  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *card = ship->damage->pdata[i];
      const BsDeckState *deck = bs_state_deck (view->state, card->deck);
      const BsDamageCard *face =
        deck != NULL && card->up && card->card != NULL
          ? bs_ruleset_damage_card (view->state->ruleset, deck->kind, card->card)
          : NULL;

      if (ship->sections->len < 2 || card->section == section->id)
        damage += face != NULL && face->counts > 0 ? face->counts : 1;
    }
  if (ship->status == BS_STATUS_DESTROYED)
    return 0;
  return MAX (hull (view, ship, section) - damage, 0);
}

static void
section_hull (BsView        *view,
              const BsField *field,
              gconstpointer  self)
{
  integer (view, field->name, hull (view, view->ship, self));
}

static void
section_hull_left (BsView        *view,
                   const BsField *field,
                   gconstpointer  self)
{
  integer (view, field->name, hull_left (view, view->ship, self));
}

static void
ship_hull (BsView        *view,
           const BsField *field,
           gconstpointer  self)
{
  const BsShip *ship = self;
  int sum = 0;

  for (guint i = 0; i < ship->sections->len; i++)
    sum += hull (view, ship, ship->sections->pdata[i]);
  integer (view, field->name, sum);
}

static void
ship_hull_left (BsView        *view,
                const BsField *field,
                gconstpointer  self)
{
  const BsShip *ship = self;
  int left = 0;

  for (guint i = 0; i < ship->sections->len; i++)
    left += hull_left (view, ship, ship->sections->pdata[i]);
  integer (view, field->name, left);
}

static int
cards_up (const BsShip *ship)
{
  int n = 0;

  for (guint i = 0; i < ship->damage->len; i++)
    n += ((BsDamage *) ship->damage->pdata[i])->up;
  return n;
}

/* Every kind of marker the game has for ships, also where there is none. Some games mark each card
 * that lies face up (AW p17). */
static void
tokens (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  const BsShip *ship = self;
  g_autoptr (GArray) list = g_array_copy (ship->counters);

  for (guint i = 0; i < view->state->ruleset->tokens->len; i++)
    {
      const BsToken *token = view->state->ruleset->tokens->pdata[i];
      BsCounter counter = { token->id, 0 };

      if (g_strcmp0 (token->on, "ship") == 0 && bs_ship_count (ship, token->id) == 0)
        g_array_append_val (list, counter);
    }
  if (bs_ruleset_figure (view->state->ruleset, "marker-per-card-up", 0) != 0)
    {
      BsCounter counter = { bs_id ("critical-hit"), cards_up (ship) };

      g_array_append_val (list, counter);
    }
  bs_view_counters (view, field->name, list);
}

static void
locks (BsView        *view,
       const BsField *field,
       gconstpointer  self)
{
  const BsShip *ship = self;
  gboolean from = g_str_equal (field->name, "locks_on");

  begin_array (view, field->name);
  for (guint i = 0; i < view->state->locks->len; i++)
    {
      const BsLock *lock = view->state->locks->pdata[i];

      if ((from ? lock->from : lock->to) != ship->id)
        continue;
      begin_object (view, NULL);
      text (view, "ship", from ? lock->to : lock->from);
      text (view, "letter", lock->letter);
      end_object (view);
    }
  end_array (view);
}

static void
part_points (BsView        *view,
             const BsField *field,
             gconstpointer  self)
{
  integer (view, field->name, bs_points_of_part (view->state, view->ship, self));
}

static void
leader (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  const BsShipPart *card = bs_ship_leader (self);

  if (card != NULL)
    bs_view_struct (view, field->name, &bs_part_fields, card);
  else
    text (view, field->name, NULL);
}

/* A card face down is a card, and no more, to everybody but its owner. */
static void
hidden_part (BsView *view)
{
  begin_object (view, NULL);
  text (view, "id", NULL);
  text (view, "card", NULL);
  text (view, "name", NULL);
  text (view, "state", "hidden");
  end_object (view);
}

static void
parts (BsView        *view,
       const BsField *field,
       gconstpointer  self)
{
  const BsShip *ship = self;
  const BsShipPart *led_by = bs_ship_leader (ship);

  begin_array (view, field->name);
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *card = ship->parts->pdata[i];

      if (card == led_by)
        continue;
      if (!bs_ship_shows_part (ship, card, view->viewer))
        hidden_part (view);
      else
        bs_view_struct (view, NULL, field->of, card);
    }
  end_array (view);
}

/* All characters in one list; each tells its stack. */
static void
stacks (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  const BsShip *ship = self;

  begin_array (view, field->name);
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      view->stack = ship->stacks->pdata[i];
      for (guint j = 0; j < view->stack->boarders->len; j++)
        bs_view_struct (view, NULL, &bs_boarder_fields, view->stack->boarders->pdata[j]);
    }
  end_array (view);
}

/* Also the empty ones. */
static void
stack_ids (BsView        *view,
           const BsField *field,
           gconstpointer  self)
{
  const BsShip *ship = self;

  begin_array (view, field->name);
  for (guint i = 0; i < ship->stacks->len; i++)
    text (view, NULL, ((const BsStack *) ship->stacks->pdata[i])->id);
  end_array (view);
}

static void
boarder_stack (BsView        *view,
               const BsField *field,
               gconstpointer  self)
{
  text (view, field->name, view->stack->id);
}

static void
boarder_face (BsView        *view,
              const BsField *field,
              gconstpointer  self)
{
  const BsBoarder *boarder = self;

  text (view, field->name, bs_face_names[boarder->open || boarder->pilot]);
}

static void
status (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  text (view, field->name, bs_status_name (bs_ship_status (self)));
}

static void
points (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  if (bs_points_may_know (view->state, self, view->viewer))
    integer (view, field->name, bs_points_of_ship (view->state, self));
  else
    text (view, field->name, NULL);
}

/* Skill, attack, agility. */
static void
number (BsView        *view,
        const BsField *field,
        gconstpointer  self)
{
  integer (view, field->name,
           bs_ship_value (view->state, ((const BsShip *) self)->id, field->name));
}

/* What stood there in the first digest, which left out what did not matter at the moment. */
static void
old_dock_variant (BsView        *view,
                  const BsField *field,
                  gconstpointer  self)
{
  const BsShip *ship = self;

  integer (view, field->name, ship->docked_to != NULL ? ship->dock_variant : 0);
}

static void
old_fights_with (BsView        *view,
                 const BsField *field,
                 gconstpointer  self)
{
  const BsShip *ship = self;

  text (view, field->name, ship->engaged ? ship->fights_with : NULL);
}

const BsViewRow bs_view_ship_rows[] = {
  { &bs_ship_fields, "pilot", leader },
  { &bs_ship_fields, "status", status },
  { &bs_ship_fields, "points", points },
  { &bs_ship_fields, "skill", number },
  { &bs_ship_fields, "attack", number },
  { &bs_ship_fields, "agility", number },
  { &bs_ship_fields, "hull", ship_hull },
  { &bs_ship_fields, "hull_left", ship_hull_left },
  { &bs_ship_fields, "shields", all_shields },
  { &bs_ship_fields, "tokens", tokens },
  { &bs_ship_fields, "locks_on", locks },
  { &bs_ship_fields, "locked_by", locks },
  { &bs_ship_fields, "upgrades", parts },
  { &bs_ship_fields, "stack", stacks },
  { &bs_ship_fields, "stacks", stack_ids },
  { &bs_ship_fields, "dock_variant", old_dock_variant },
  { &bs_ship_fields, "fights_with", old_fights_with },
  { &bs_part_fields, "points", part_points },
  { &bs_section_fields, "hull", section_hull },
  { &bs_section_fields, "hull_left", section_hull_left },
  { &bs_boarder_fields, "stack", boarder_stack },
  { &bs_boarder_fields, "face", boarder_face },
  { NULL, NULL, NULL },
};
