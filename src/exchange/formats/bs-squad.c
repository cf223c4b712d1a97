/* bs-squad.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>

/**
 * bs_squad_card_new:
 * @kind: (nullable): a static string: ship, captain, pilot, upgrade
 * @scheme: (nullable): whose ids these are: xws, spacedock, utopia
 * @id: (nullable): the card's id there
 * @name: (nullable): what is printed on it
 *
 * Returns: (transfer full): the card
 */
BsSquadCard *
bs_squad_card_new (const char *kind,
                   const char *scheme,
                   const char *id,
                   const char *name)
{
  BsSquadCard *self = g_new0 (BsSquadCard, 1);

  self->kind = kind;
  if (id != NULL && *id != '\0')
    {
      self->id = g_strconcat (scheme, ":", id, NULL);
      /* A foreign id has no blanks; some of Space Dock's have. */
      g_strdelimit (self->id, " \t", '_');
    }
  self->name = name != NULL && *name != '\0' ? g_strdup (name) : NULL;

  return self;
}

void
bs_squad_card_free (BsSquadCard *self)
{
  if (self == NULL)
    return;

  g_free (self->id);
  g_free (self->name);
  g_free (self->slot);
  g_free (self->section);
  g_free (self);
}

static void
free_card (gpointer data)
{
  bs_squad_card_free (data);
}

static void
free_ship (gpointer data)
{
  bs_squad_ship_free (data);
}

/**
 * bs_squad_new:
 *
 * Returns: (transfer full): a squad without ships
 */
BsSquad *
bs_squad_new (void)
{
  BsSquad *self = g_new0 (BsSquad, 1);

  self->ships = g_ptr_array_new_with_free_func (free_ship);
  self->extras = g_ptr_array_new_with_free_func (free_card);
  self->remarks = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
bs_squad_free (BsSquad *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_free (self->owner);
  g_free (self->faction);
  g_free (self->deck);
  g_ptr_array_unref (self->ships);
  g_ptr_array_unref (self->extras);
  g_ptr_array_unref (self->remarks);
  g_free (self);
}

/**
 * bs_squad_add_ship:
 *
 * Returns: (transfer none): a new ship at the end of the squad
 */
BsSquadShip *
bs_squad_add_ship (BsSquad *self)
{
  BsSquadShip *ship = g_new0 (BsSquadShip, 1);

  ship->cards = g_ptr_array_new_with_free_func (free_card);
  ship->numbers = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  ship->pair = -1;
  g_ptr_array_add (self->ships, ship);

  return ship;
}

void
bs_squad_ship_free (BsSquadShip *self)
{
  bs_squad_card_free (self->ship);
  bs_squad_card_free (self->leader);
  g_ptr_array_unref (self->cards);
  g_array_unref (self->numbers);
  g_free (self->half);
  g_free (self);
}

/**
 * bs_clean_name:
 * @told: a name from outside
 *
 * Returns: (transfer full): it in one line, as valid text, without what turns the direction of
 * writing
 */
char *
bs_clean_name (const char *told)
{
  g_autofree char *valid = g_utf8_make_valid (told, -1);
  GString *name = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      /* A tab stays: it tells a table from a list. */
      if (g_unichar_iscntrl (c) && c != '\t')
        g_string_append_c (name, ' ');
      else if (g_unichar_type (c) != G_UNICODE_FORMAT)
        g_string_append_unichar (name, c);
    }

  return g_strstrip (g_string_free (name, FALSE));
}

/**
 * bs_squad_remark:
 * @format: a translated sentence
 *
 * Keeps what the reader must say: nothing is left out silently.
 */
void
bs_squad_remark (BsSquad    *self,
                 const char *format,
                 ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (self->remarks, g_strdup_vprintf (format, args));
  va_end (args);
}

/**
 * bs_squads_tell_rest:
 * @squads: (element-type BsSquad): what was read of a list of squads
 * @entries: how many there are in it
 *
 * Says how many of them are no squads.
 */
void
bs_squads_tell_rest (GPtrArray *squads,
                     guint      entries)
{
  if (entries > squads->len)
    bs_squad_remark (squads->pdata[0],
                     ngettext ("%u entry beside the squads is none and was left out.",
                               "%u entries beside the squads are none and were left out.",
                               entries - squads->len),
                     entries - squads->len);
}
