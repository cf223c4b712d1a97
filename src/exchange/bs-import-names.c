/* bs-import-names.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of names becomes ships when the names are looked up. */

#include "config.h"

#include "bs-import-private.h"

#include <glib/gi18n.h>
#include <string.h>

static BsResolved
resolve (BsImporter        *self,
         const BsSquadCard *told,
         const BsSquadShip *ship)
{
  const BsResolveHint hint = { NULL, self->faction, NULL, NULL,
                               ship == NULL || (ship->leader == NULL && ship->cards->len == 0) };

  return bs_resolver_find (self->resolver, told, &hint);
}

static const BsCard *
look_up (BsImporter        *self,
         const BsSquadCard *told,
         const BsSquadShip *ship)
{
  return resolve (self, told, ship).card;
}

/* Before any ship: whether what follows in the block are cards for one, so that an unknown line may be its name. */
static gboolean
names_a_ship (BsImporter        *self,
              const BsSquadCard *told,
              const GPtrArray   *following)
{
  const BsSquadCard *next = following->len > 0 ? following->pdata[0] : NULL;
  const BsCard *card = next != NULL ? look_up (self, next, NULL) : NULL;
  const BsCard *maybe = resolve (self, told, NULL).maybe;

  if (told->has_points || (maybe != NULL && !g_str_equal (maybe->kind, "upgrade")))
    return TRUE;
  return card != NULL && !g_str_equal (card->kind, "ship") && !g_str_equal (card->kind, "pilot");
}

/* A line before the first ship that is none: the name of the squad, or something for people. */
static void
leave_out (BsSquad     *squad,
           BsSquadCard *told)
{
  if (squad->name == NULL)
    {
      squad->name = g_strdup (told->name);
      squad->has_points = told->has_points;
      squad->points = told->points;
    }
  else
    bs_squad_remark (squad, _("Line %u stands before the first ship and was left out: %s"), told->line, told->name);
  bs_squad_card_free (told);
}

static void
put (BsImporter      *self,
     const GPtrArray *following,
     BsSquad      *squad,
     BsSquadShip **ship,
     BsSquadCard  *told,
     gboolean      heading)
{
  const BsCard *card = look_up (self, told, *ship);
  const char *kind = card != NULL ? card->kind : "upgrade";
  gboolean leads;

  if (*ship == NULL && card == NULL && (heading || !names_a_ship (self, told, following)) &&
      (squad->ships->len == 0 || squad->name == NULL))
    {
      leave_out (squad, told);
      return;
    }
  /* What no catalogue has and stands where a ship is named is a ship, or the pilot that it looks like. */
  if (*ship == NULL && card == NULL)
    {
      const BsCard *maybe = resolve (self, told, NULL).maybe;

      kind = maybe != NULL && !g_str_equal (maybe->kind, "upgrade") ? maybe->kind : "ship";
    }
  leads = g_str_equal (kind, "captain") || g_str_equal (kind, "pilot");
  told->kind = g_str_equal (kind, "ship") ? "ship" : g_str_equal (kind, "captain") ? "captain"
               : g_str_equal (kind, "pilot") ? "pilot" : "upgrade";
  /* What costs nothing but its printed points is not called a stored cost. */
  if (card != NULL && told->points == card->cost)
    told->has_points = FALSE;
  if (*ship == NULL || g_str_equal (kind, "ship") || (leads && (*ship)->leader != NULL) ||
      (g_str_equal (kind, "pilot") && (*ship)->cards->len > 0))
    *ship = bs_squad_add_ship (squad);
  if (g_str_equal (kind, "ship"))
    (*ship)->ship = told;
  else if (leads)
    (*ship)->leader = told;
  else
    g_ptr_array_add ((*ship)->cards, told);
}

/* Whether one of the names is a card: then they are cards, known or not. */
static gboolean
holds_known (BsImporter        *self,
             char             **names,
             const BsSquadShip *ship)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (BsSquadCard) part = bs_squad_card_new (NULL, NULL, NULL, g_strstrip (names[i]));

      if (part->name != NULL && look_up (self, part, ship) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* "Captain: Jean-Luc Picard": what is before the colon says what it is, not which. */
static gboolean
drop_label (BsImporter        *self,
            BsSquadCard       *told,
            const BsSquadShip *ship)
{
  char *colon = strstr (told->name, ": ");
  g_autoptr (BsSquadCard) label = NULL;
  g_autoptr (BsSquadCard) rest = NULL;

  if (colon == NULL)
    return FALSE;
  rest = bs_squad_card_new (NULL, NULL, NULL, colon + 1 + strspn (colon + 1, " "));
  *colon = '\0';
  label = bs_squad_card_new (NULL, NULL, NULL, told->name);
  *colon = ':';
  if (rest->name == NULL || label->name == NULL || look_up (self, label, ship) != NULL || look_up (self, rest, ship) == NULL)
    return FALSE;
  g_free (told->name);
  told->name = g_steal_pointer (&rest->name);

  return TRUE;
}

/* "Push the Limit, Engine Upgrade" is two cards if it is not one. */
static void
put_parts (BsImporter      *self,
           const GPtrArray *following,
           BsSquad         *squad,
           BsSquadShip    **ship,
           BsSquadCard     *told,
           gboolean         heading)
{
  const char *separator = strchr (told->name, ',') != NULL ? "," : strchr (told->name, ';') != NULL ? ";"
                          : strstr (told->name, ": ") != NULL ? ": " : NULL;
  g_auto (GStrv) names = NULL;

  if (separator != NULL && look_up (self, told, *ship) == NULL && !drop_label (self, told, *ship))
    names = g_strsplit (told->name, separator, -1);
  if (names == NULL || !holds_known (self, names, *ship))
    {
      put (self, following, squad, ship, told, heading);
      return;
    }
  for (guint i = 0; names[i] != NULL; i++)
    {
      BsSquadCard *part = bs_squad_card_new (NULL, NULL, NULL, g_strstrip (names[i]));

      part->line = told->line;
      if (part->name == NULL)
        bs_squad_card_free (part);
      else
        put_parts (self, following, squad, ship, part, FALSE);
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
        {
          BsSquadCard *told = g_ptr_array_steal_index (block->cards, 0);

          put_parts (self, block->cards, squad, &ship, told, heading);
        }
    }
}
