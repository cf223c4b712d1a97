/* bs-format-spacedock.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Dock: squads as JSON (one or many), and the list with bars. Its stored costs are kept. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

static BsSquadCard *
read_card (JsonNode   *node,
           const char *kind)
{
  JsonObject *object = bs_json_object (node);
  g_autofree char *id = bs_json_string (bs_json_member (object, "upgradeId"));
  g_autofree char *name = bs_json_string (bs_json_member (object, "upgradeTitle"));
  BsSquadCard *card;

  if ((id == NULL || *id == '\0') && (name == NULL || *name == '\0'))
    return NULL;
  card = bs_squad_card_new (kind, "spacedock", id, name);
  card->has_points = bs_json_int (bs_json_member (object, "calculatedCost"), &card->points);
  if (bs_json_true (bs_json_member (object, "costIsOverridden")) &&
      bs_json_int (bs_json_member (object, "overriddenCost"), &card->points))
    card->has_points = card->fixed = TRUE;

  return card;
}

static void
read_ship (BsSquad    *squad,
           JsonObject *object)
{
  BsSquadShip *ship = bs_squad_add_ship (squad);
  g_autofree char *id = bs_json_string (bs_json_member (object, "shipId"));
  g_autofree char *name = bs_json_string (bs_json_member (object, "shipTitle"));
  g_autofree char *flagship = bs_json_string (bs_json_member (object, "flagship"));
  JsonArray *upgrades = bs_json_array (bs_json_member (object, "upgrades"));

  ship->sideboard = bs_json_true (bs_json_member (object, "sideboard"));
  ship->has_points = bs_json_int (bs_json_member (object, "calculatedCost"), &ship->points);
  if (id != NULL || name != NULL)
    ship->ship = bs_squad_card_new ("ship", "spacedock", id, name);
  ship->leader = read_card (bs_json_member (object, "captain"), "captain");
  /* First, since it brings slots along. */
  if (flagship != NULL && *flagship != '\0')
    g_ptr_array_add (ship->cards, bs_squad_card_new ("upgrade", "spacedock", flagship, NULL));
  for (guint i = 0; upgrades != NULL && i < json_array_get_length (upgrades); i++)
    {
      BsSquadCard *card = read_card (json_array_get_element (upgrades, i), "upgrade");

      if (card != NULL)
        g_ptr_array_add (ship->cards, card);
    }
}

static gboolean
read_squad (JsonObject  *object,
            GPtrArray   *squads,
            GError     **error)
{
  g_autoptr (BsSquad) squad = bs_squad_new ();
  JsonArray *ships = bs_json_array (bs_json_member (object, "ships"));
  g_autofree char *resource = bs_json_string (bs_json_member (object, "resource"));
  g_autofree char *notes = bs_json_string (bs_json_member (object, "notes"));

  squad->name = bs_json_string (bs_json_member (object, "name"));
  squad->has_points = bs_json_int (bs_json_member (object, "cost"), &squad->points);
  bs_json_int (bs_json_member (object, "additionalPoints"), &squad->extra_points);
  if (resource != NULL && *resource != '\0')
    g_ptr_array_add (squad->extras, bs_squad_card_new ("upgrade", "spacedock", resource, NULL));
  for (guint i = 0; ships != NULL && i < json_array_get_length (ships); i++)
    {
      JsonObject *ship = bs_json_object (json_array_get_element (ships, i));

      if (ship != NULL)
        read_ship (squad, ship);
    }
  if (squad->ships->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC, _("there are no ships in this list"));
      return FALSE;
    }
  if (notes != NULL && *notes != '\0')
    bs_squad_remark (squad, _("Note of the list: %s"), notes);
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}

static gboolean
is_squad (JsonObject *object)
{
  JsonArray *ships = bs_json_array (bs_json_member (object, "ships"));

  if (ships == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (ships); i++)
    {
      JsonObject *ship = bs_json_object (json_array_get_element (ships, i));

      if (bs_json_member (ship, "shipId") != NULL || bs_json_member (ship, "sideboard") != NULL)
        return TRUE;
    }

  return bs_json_member (object, "additionalPoints") != NULL;
}

/* Several squads: a list of them, bare or under “squads”. */
static JsonArray *
squads_of (const BsIntake *intake)
{
  JsonArray *array = bs_json_array (intake->json);

  return array != NULL ? array : bs_json_array (bs_json_member (bs_json_object (intake->json), "squads"));
}

gboolean
bs_spacedock_detect (const BsIntake *intake)
{
  JsonArray *array = squads_of (intake);

  if (array != NULL && json_array_get_length (array) > 0)
    return is_squad (bs_json_object (json_array_get_element (array, 0)));

  return is_squad (bs_json_object (intake->json));
}

gboolean
bs_spacedock_read (const BsIntake *intake,
                   GPtrArray      *squads,
                   GError        **error)
{
  JsonArray *array = squads_of (intake);

  if (array == NULL)
    return read_squad (bs_json_object (intake->json), squads, error);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *object = bs_json_object (json_array_get_element (array, i));

      if (object != NULL && is_squad (object) && !read_squad (object, squads, error))
        return FALSE;
    }

  return squads->len > 0;
}

/* LABEL|title|id, one card a line. */
gboolean
bs_pipe_detect (const BsIntake *intake)
{
  const char *text = intake->text + strspn (intake->text, " \t\n");

  return intake->json == NULL && (g_str_has_prefix (text, "Ships|") || strstr (text, "\nShips|") != NULL);
}

gboolean
bs_pipe_read (const BsIntake *intake,
              GPtrArray      *squads,
              GError        **error)
{
  g_auto (GStrv) lines = g_strsplit (intake->text, "\n", -1);
  g_autoptr (BsSquad) squad = bs_squad_new ();
  BsSquadShip *ship = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (lines[i], "|", 3);
      BsSquadCard *card;
      const char *kind;

      if (g_strv_length (parts) < 3 || (*parts[1] == '\0' && *parts[2] == '\0'))
        continue;
      kind = g_str_equal (parts[0], "Ships") ? "ship" : g_str_equal (parts[0], "Captains") ? "captain" : "upgrade";
      card = bs_squad_card_new (kind, "spacedock", g_strstrip (parts[2]), g_strstrip (parts[1]));
      card->line = i + 1;
      if (g_str_equal (kind, "ship"))
        {
          ship = bs_squad_add_ship (squad);
          ship->ship = card;
        }
      else if (ship == NULL || g_str_equal (parts[0], "Resources"))
        g_ptr_array_add (squad->extras, card);
      else if (g_str_equal (kind, "captain") && ship->leader == NULL)
        ship->leader = card;
      else
        g_ptr_array_add (ship->cards, card);
    }
  if (squad->ships->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC, _("there are no ships in this list"));
      return FALSE;
    }
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}
