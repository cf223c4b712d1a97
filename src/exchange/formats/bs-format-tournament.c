/* bs-format-tournament.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of tournaments: players, rounds and matches, in which a squad may stand with each
 * player. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>

/* A squad of somebody. */
typedef struct
{
  JsonObject *object;
  char *owner;          /* (nullable) */
} Found;

static void
free_found (gpointer data)
{
  g_free (((Found *) data)->owner);
  g_free (data);
}

/* Whose squad it is says the object around it. */
static char *
owner_of (JsonObject *object)
{
  static const char *const keys[] = { "name", "player", "username", "nickname" };
  char *owner = NULL;

  for (guint i = 0; owner == NULL && i < G_N_ELEMENTS (keys); i++)
    {
      JsonNode *node = bs_json_member (object, keys[i]);

      owner = bs_json_object (node) != NULL
                ? bs_json_string (bs_json_member (bs_json_object (node), "name"))
                : bs_json_string (node);
    }

  return owner;
}

static void
find_squads (JsonNode   *node,
             JsonObject *around,
             GPtrArray  *found)
{
  JsonObject *object = bs_json_object (node);
  JsonArray *array = bs_json_array (node);
  g_autoptr (GList) keys = object != NULL ? json_object_get_members (object) : NULL;

  if (bs_xws_is_squad (object))
    {
      Found *squad = g_new0 (Found, 1);

      squad->object = object;
      squad->owner = around != NULL ? owner_of (around) : NULL;
      g_ptr_array_add (found, squad);
      return;
    }
  for (GList *key = keys; key != NULL; key = key->next)
    find_squads (json_object_get_member (object, key->data), object, found);
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    find_squads (json_array_get_element (array, i), around, found);
}

/* A name over all squads is none of a player. */
static void
forget_common_owner (GPtrArray *found)
{
  const Found *first = found->len > 0 ? found->pdata[0] : NULL;

  for (guint i = 0; i < found->len; i++)
    if (g_strcmp0 (((Found *) found->pdata[i])->owner, first->owner) != 0)
      return;
  for (guint i = 0; i < found->len; i++)
    g_clear_pointer (&((Found *) found->pdata[i])->owner, g_free);
}

static gboolean
is_tournament (JsonObject *object)
{
  return bs_json_array (bs_json_member (object, "players")) != NULL &&
         (bs_json_array (bs_json_member (object, "rounds")) != NULL ||
          bs_json_member (object, "type") != NULL || bs_json_member (object, "matches") != NULL);
}

gboolean
bs_tournament_detect (const BsIntake *intake)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (free_found);

  if (intake->json == NULL)
    return FALSE;
  find_squads (intake->json, NULL, found);

  return found->len > 0 || is_tournament (bs_json_object (intake->json));
}

gboolean
bs_tournament_read (const BsIntake *intake,
                    GPtrArray      *squads,
                    GError        **error)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (free_found);
  JsonArray *players = bs_json_array (bs_json_member (bs_json_object (intake->json), "players"));

  find_squads (intake->json, NULL, found);
  forget_common_owner (found);
  for (guint i = 0; i < found->len; i++)
    {
      Found *squad = found->pdata[i];

      if (!bs_xws_add_squad (squad->object, squads, error))
        {
          if (squad->owner != NULL)
            /* Translators: name of a player, before what is wrong with his list */
            g_prefix_error (error, _("the squad of “%s”: "), squad->owner);
          return FALSE;
        }
      ((BsSquad *) squads->pdata[squads->len - 1])->owner = g_steal_pointer (&squad->owner);
    }
  if (squads->len > 0)
    return TRUE;
  g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
               ngettext ("it is the file of a tournament (%u player) and no squad stands in it: "
                         "import the player's list",
                         "it is the file of a tournament (%u players) and no squad stands in it: "
                         "import one player's list",
                         players != NULL ? json_array_get_length (players) : 0),
               players != NULL ? json_array_get_length (players) : 0);

  return FALSE;
}
