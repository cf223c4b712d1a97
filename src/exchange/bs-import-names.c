/* bs-import-names.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of names becomes ships when the names are looked up. */

#include "config.h"

#include "bs-import-private.h"

#include <glib/gi18n.h>
#include <string.h>

static const BsCard *
look_up (BsImporter        *self,
         const BsSquadCard *told,
         const BsSquadShip *ship)
{
  const BsResolveHint hint = { NULL, self->faction, NULL, NULL,
                               ship == NULL || (ship->leader == NULL && ship->cards->len == 0) };

  return bs_resolver_find (self->resolver, told, &hint).card;
}

static void
put (BsImporter   *self,
     BsSquad      *squad,
     BsSquadShip **ship,
     BsSquadCard  *told,
     gboolean      heading)
{
  const BsCard *card = look_up (self, told, *ship);
  const char *kind = card != NULL ? card->kind : "upgrade";
  gboolean leads = g_str_equal (kind, "captain") || g_str_equal (kind, "pilot");

  told->kind = g_str_equal (kind, "ship") ? "ship" : g_str_equal (kind, "captain") ? "captain"
               : g_str_equal (kind, "pilot") ? "pilot" : "upgrade";
  /* What costs nothing but its printed points is not called a stored cost. */
  if (card != NULL && told->points == card->cost)
    told->has_points = FALSE;
  if (*ship == NULL || g_str_equal (kind, "ship") || (leads && (*ship)->leader != NULL) ||
      (g_str_equal (kind, "pilot") && (*ship)->cards->len > 0))
    {
      if (card == NULL && squad->ships->len == 0 && squad->name == NULL && (heading || !told->has_points))
        {
          squad->name = g_strdup (told->name);
          squad->has_points = told->has_points;
          squad->points = told->points;
          bs_squad_card_free (told);
          return;
        }
      *ship = bs_squad_add_ship (squad);
    }
  if (g_str_equal (kind, "ship"))
    (*ship)->ship = told;
  else if (leads)
    (*ship)->leader = told;
  else
    g_ptr_array_add ((*ship)->cards, told);
}

/* "Push the Limit, Engine Upgrade" is two cards if it is not one. */
static void
put_parts (BsImporter   *self,
           BsSquad      *squad,
           BsSquadShip **ship,
           BsSquadCard  *told,
           gboolean      heading)
{
  const char *separator = strchr (told->name, ',') != NULL ? "," : strchr (told->name, ';') != NULL ? ";"
                          : strstr (told->name, ": ") != NULL ? ": " : NULL;
  g_auto (GStrv) names = NULL;

  if (separator == NULL || look_up (self, told, *ship) != NULL)
    {
      put (self, squad, ship, told, heading);
      return;
    }
  names = g_strsplit (told->name, separator, -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      BsSquadCard *part = bs_squad_card_new (NULL, NULL, NULL, g_strstrip (names[i]));

      part->line = told->line;
      if (part->name == NULL)
        bs_squad_card_free (part);
      else
        put_parts (self, squad, ship, part, FALSE);
    }
  bs_squad_card_free (told);
}

/**
 * bs_import_arrange_names:
 * @self: the import
 * @squad: blocks of names as they stand in the list
 *
 * Makes ships of them: a ship, or a captain or pilot beside another one, begins the next.
 */
void
bs_import_arrange_names (BsImporter *self,
                         BsSquad    *squad)
{
  g_autoptr (GPtrArray) blocks = squad->ships;

  squad->ships = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_squad_ship_free);
  for (guint i = 0; i < blocks->len; i++)
    {
      BsSquadShip *block = blocks->pdata[i];
      BsSquadShip *ship = NULL;
      /* A first line that stands alone is a heading. */
      gboolean heading = i == 0 && block->cards->len == 1;

      while (block->cards->len > 0)
        put_parts (self, squad, &ship, g_ptr_array_steal_index (block->cards, 0), heading);
    }
}
