/* bs-ship.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-ship.h"

#include "engine/ground/bs-viewer.h"
#include "bs-ship-pieces.h"

#include <string.h>

/**
 * bs_ship_new:
 * @id: its id
 * @player: whose it is
 *
 * Returns: (transfer full): a ship without numbers, with no section yet
 */
BsShip *
bs_ship_new (BsId id,
             BsId player)
{
  BsShip *self = bs_fields_new (&bs_ship_fields);

  self->id = id;
  self->player = player;
  self->next_damage = 1;
  return self;
}

/**
 * bs_ship_copy:
 * @self: a ship
 *
 * Returns: (transfer full): the same with a reference count of its own, to be changed
 */
BsShip *
bs_ship_copy (const BsShip *self)
{
  return bs_fields_copy (&bs_ship_fields, self);
}

/**
 * bs_ship_ref:
 * @self: a ship
 *
 * Returns: (transfer full): the same ship
 */
BsShip *
bs_ship_ref (BsShip *self)
{
  return bs_fields_ref (&bs_ship_fields, self);
}

/**
 * bs_ship_rename:
 * @self: a ship, to be changed
 * @told: its name as it was told
 * @shown: the same in the language of whoever looks
 */
void
bs_ship_rename (BsShip     *self,
                const char *told,
                const char *shown)
{
  char *old_name = self->name, *old_told = self->told;

  self->told = g_ref_string_new (told);
  self->name =
    g_str_equal (told, shown) ? g_ref_string_acquire (self->told) : g_ref_string_new (shown);
  g_clear_pointer (&old_name, g_ref_string_release);
  g_clear_pointer (&old_told, g_ref_string_release);
}

/**
 * bs_ship_unref:
 * @self: (transfer full): a ship
 */
void
bs_ship_unref (BsShip *self)
{
  bs_fields_free (&bs_ship_fields, self);
}

/**
 * bs_ship_take_from:
 * @self: a ship
 * @part: a card that comes on board
 *
 * Actions and shields that it brings along are the ship's from now on.
 */
void
bs_ship_take_from (BsShip           *self,
                   const BsShipPart *part)
{
  for (guint i = 0; i < part->actions->len; i++)
    if (!g_ptr_array_find (self->actions, part->actions->pdata[i], NULL))
      g_ptr_array_add (self->actions, part->actions->pdata[i]);
  if (self->sections->len > 0)
    ((BsSection *) self->sections->pdata[0])->active += part->shields;
}

/**
 * bs_ship_take_off:
 * @self: a ship
 * @part: a card on it, not its leader; freed
 *
 * Takes a card off again before the battle, and with it what only it has brought along.
 */
void
bs_ship_take_off (BsShip     *self,
                  BsShipPart *part)
{
  BsSection *section = self->sections->len > 0 ? self->sections->pdata[0] : NULL;

  if (section != NULL)
    section->active = MAX (0, section->active - part->shields);
  g_ptr_array_remove (self->parts, part);
  g_ptr_array_set_size (self->actions, MIN (self->own_actions, self->actions->len));
  for (guint i = 0; i < self->parts->len; i++)
    {
      const GPtrArray *actions = ((BsShipPart *) self->parts->pdata[i])->actions;

      for (guint j = 0; j < actions->len; j++)
        if (!g_ptr_array_find (self->actions, actions->pdata[j], NULL))
          g_ptr_array_add (self->actions, actions->pdata[j]);
    }
}

/**
 * bs_ship_in_play:
 * @self: (nullable): a ship
 *
 * Returns: whether it is on the table, be it immobilised, held or doomed
 */
gboolean
bs_ship_in_play (const BsShip *self)
{
  return self != NULL && self->status == BS_STATUS_ACTIVE;
}

/**
 * bs_ship_printed:
 * @self: a ship
 * @number: attack, agility, crew-limit ...
 * @fallback: what to give if its card has none
 *
 * Returns: the number on its card, without modifiers
 */
int
bs_ship_printed (const BsShip *self,
                 const char   *number,
                 int           fallback)
{
  return bs_counters_get (self->numbers, bs_id (number), fallback);
}

/**
 * bs_ship_count:
 * @self: a ship
 * @token: kind of counter
 *
 * Returns: how many it has
 */
int
bs_ship_count (const BsShip *self,
               BsId          token)
{
  return bs_counters_get (self->counters, token, 0);
}

/**
 * bs_ship_part:
 * @self: a ship
 * @id: "ship/part"
 *
 * Returns: (transfer none) (nullable): the card
 */
BsShipPart *
bs_ship_part (const BsShip *self,
              BsId          id)
{
  for (guint i = 0; i < self->parts->len; i++)
    if (((BsShipPart *) self->parts->pdata[i])->id == id)
      return self->parts->pdata[i];

  return NULL;
}

/**
 * bs_ship_leader:
 * @self: a ship
 *
 * Returns: (transfer none) (nullable): its captain or pilot
 */
BsShipPart *
bs_ship_leader (const BsShip *self)
{
  BsId captain = bs_id ("captain"), pilot = bs_id ("pilot");

  for (guint i = 0; i < self->parts->len; i++)
    {
      BsShipPart *part = self->parts->pdata[i];

      if (part->kind == captain || part->kind == pilot)
        return part;
    }

  return NULL;
}

/**
 * bs_ship_section:
 * @self: a ship
 * @id: (nullable): main, fore, aft; "ship/fore" goes as well
 *
 * Returns: (transfer none) (nullable): the section; the first one if @id is %NULL
 */
BsSection *
bs_ship_section (const BsShip *self,
                 BsId          id)
{
  const char *slash = id != NULL ? strchr (id, '/') : NULL;
  BsId wanted = slash != NULL ? bs_id (slash + 1) : id;

  if (wanted == NULL && self->sections->len > 0)
    return self->sections->pdata[0];

  for (guint i = 0; i < self->sections->len; i++)
    if (((BsSection *) self->sections->pdata[i])->id == wanted)
      return self->sections->pdata[i];

  return NULL;
}

/**
 * bs_ship_damage:
 * @self: a ship
 * @id: "ship/d1"
 *
 * Returns: (transfer none) (nullable): the damage card
 */
BsDamage *
bs_ship_damage (const BsShip *self,
                BsId          id)
{
  for (guint i = 0; i < self->damage->len; i++)
    if (((BsDamage *) self->damage->pdata[i])->id == id)
      return self->damage->pdata[i];

  return NULL;
}

/**
 * bs_ship_stack:
 * @self: a ship
 * @id: "ship", "ship/a", "ship/b"
 *
 * Returns: (transfer none) (nullable): the stack; the first one if @id is the ship's own id
 */
BsStack *
bs_ship_stack (const BsShip *self,
               BsId          id)
{
  for (guint i = 0; i < self->stacks->len; i++)
    if (((BsStack *) self->stacks->pdata[i])->id == id)
      return self->stacks->pdata[i];

  return id == self->id && self->stacks->len > 0 ? self->stacks->pdata[0] : NULL;
}

/**
 * bs_ship_stack_ids:
 * @self: a ship
 * @manned: only those with anybody left in them
 *
 * Returns: (transfer full): the ids of its stacks for a sentence, "cr/a, cr/b"; "-" if there is
 * none
 */
char *
bs_ship_stack_ids (const BsShip *self,
                   gboolean      manned)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < self->stacks->len; i++)
    {
      const BsStack *stack = self->stacks->pdata[i];

      if (!manned || stack->boarders->len > 0)
        g_string_append_printf (ids, "%s%s", ids->len > 0 ? ", " : "", stack->id);
    }

  return g_string_free (ids->len > 0 ? ids : g_string_append_c (ids, '-'), FALSE);
}

/**
 * bs_ship_has_action:
 * @self: a ship
 * @section: (nullable): the one of its sections that acts; %NULL: any
 * @action: an action
 *
 * Returns: whether it has the action: on its bar, by its cards, or on the bar of the section
 */
gboolean
bs_ship_has_action (const BsShip    *self,
                    const BsSection *section,
                    BsId             action)
{
  gboolean has = g_ptr_array_find (self->actions, action, NULL);

  for (guint i = 0; !has && i < self->sections->len; i++)
    {
      const BsSection *other = self->sections->pdata[i];

      has = (section == NULL || section == other) && other->actions != NULL &&
            g_ptr_array_find (other->actions, action, NULL);
    }
  return has;
}

/**
 * bs_ship_has_acted:
 * @self: a ship
 * @action: name of an action
 *
 * Returns: whether it did this action this round, free or not
 */
gboolean
bs_ship_has_acted (const BsShip *self,
                   BsId          action)
{
  return g_ptr_array_find (self->acted, action, NULL);
}

/**
 * bs_ship_used:
 * @self: a ship
 * @what: "round:EFFECT" and the like
 *
 * Returns: whether the effect's limit is used up
 */
gboolean
bs_ship_used (const BsShip *self,
              const char   *what)
{
  return g_ptr_array_find (self->used, bs_id (what), NULL);
}

/**
 * bs_ship_status:
 * @self: a ship
 *
 * Returns: what it is in one word: gone in some way, immobilised, held, or active
 */
BsStatus
bs_ship_status (const BsShip *self)
{
  if (self->status != BS_STATUS_ACTIVE)
    return self->status;
  if (self->immobilised)
    return BS_STATUS_IMMOBILISED;
  return self->held ? BS_STATUS_HELD : BS_STATUS_ACTIVE;
}

/**
 * bs_ship_shields:
 * @self: a ship
 * @section: (nullable): one of its sections; %NULL for all together
 *
 * Returns: active shields
 */
int
bs_ship_shields (const BsShip *self,
                 BsId          section)
{
  int sum = 0;

  for (guint i = 0; i < self->sections->len; i++)
    {
      const BsSection *each = self->sections->pdata[i];

      if (section == NULL || each == bs_ship_section (self, section))
        sum += each->active;
    }

  return sum;
}

/**
 * bs_ship_shows_boarder:
 * @self: a ship
 * @boarder: a card in one of its stacks
 * @viewer: (nullable): a player; %NULL: everybody, %BS_VIEW_ALL for everything
 *
 * Returns: whether he may know it: it lies open or did once, or is his own (B1.6)
 */
gboolean
bs_ship_shows_boarder (const BsShip    *self,
                       const BsBoarder *boarder,
                       BsId             viewer)
{
  return boarder->seen || bs_viewer_is (viewer, self->player);
}

/**
 * bs_ship_shows_part:
 * @self: a ship
 * @part: a card on board
 * @viewer: (nullable): a player; %NULL: everybody, %BS_VIEW_ALL for everything
 *
 * Returns: whether he may know it: it does not lie face down, or is his own (B1.6)
 */
gboolean
bs_ship_shows_part (const BsShip     *self,
                    const BsShipPart *part,
                    BsId              viewer)
{
  return !part->hidden || bs_viewer_is (viewer, self->player);
}

/**
 * bs_status_name:
 * @status: what became of a ship
 *
 * Returns: its name in files and JSON
 */
const char *
bs_status_name (BsStatus status)
{
  return bs_status_names[status];
}

/**
 * bs_cloak_name:
 * @cloak: state of a cloak
 *
 * Returns: its name in files and JSON
 */
const char *
bs_cloak_name (BsCloak cloak)
{
  return bs_cloak_names[cloak];
}
