/* bs-format-tournament.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Files of tournaments: players, rounds and matches, in which a squad may stand with each player. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>

static void
find_squads (JsonNode  *node,
             GPtrArray *objects)
{
  JsonObject *object = bs_json_object (node);
  JsonArray *array = bs_json_array (node);
  g_autoptr (GList) keys = object != NULL ? json_object_get_members (object) : NULL;

  if (bs_json_array (bs_json_member (object, "pilots")) != NULL)
    {
      g_ptr_array_add (objects, object);
      return;
    }
  for (GList *key = keys; key != NULL; key = key->next)
    find_squads (json_object_get_member (object, key->data), objects);
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    find_squads (json_array_get_element (array, i), objects);
}

static gboolean
is_tournament (JsonObject *object)
{
  return bs_json_array (bs_json_member (object, "players")) != NULL &&
         (bs_json_array (bs_json_member (object, "rounds")) != NULL || bs_json_member (object, "type") != NULL ||
          bs_json_member (object, "matches") != NULL);
}

gboolean
bs_tournament_detect (const BsIntake *intake)
{
  g_autoptr (GPtrArray) objects = g_ptr_array_new ();

  if (intake->json == NULL)
    return FALSE;
  find_squads (intake->json, objects);

  return objects->len > 0 || is_tournament (bs_json_object (intake->json));
}

gboolean
bs_tournament_read (const BsIntake *intake,
                    GPtrArray      *squads,
                    GError        **error)
{
  g_autoptr (GPtrArray) objects = g_ptr_array_new ();
  JsonArray *players = bs_json_array (bs_json_member (bs_json_object (intake->json), "players"));

  find_squads (intake->json, objects);
  for (guint i = 0; i < objects->len; i++)
    if (!bs_xws_add_squad (objects->pdata[i], squads, error))
      return FALSE;
  if (squads->len > 0)
    return TRUE;
  g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
               ngettext ("it is the file of a tournament (%u player) and no squad stands in it: import the player's list",
                         "it is the file of a tournament (%u players) and no squad stands in it: import one player's list",
                         players != NULL ? json_array_get_length (players) : 0),
               players != NULL ? json_array_get_length (players) : 0);

  return FALSE;
}
