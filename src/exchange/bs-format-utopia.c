/* bs-format-utopia.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Utopia: a fleet as JSON, the link that holds it in base64, and the list of ids for Tabletop Simulator. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

/* "crew:C210" -> "crew", "C210"; of a list of ids ("T311,T311a") the first one without a letter behind it. */
static char *
split_id (const char  *told,
          char       **type)
{
  const char *colon = strchr (told, ':');
  const char *ids = colon != NULL ? colon + 1 : told;
  g_auto (GStrv) all = g_strsplit (ids, ",", -1);

  *type = colon != NULL ? g_strndup (told, colon - told) : NULL;
  for (guint i = 0; all[i] != NULL; i++)
    {
      gsize n = strlen (g_strstrip (all[i]));

      if (n > 0 && g_ascii_isdigit (all[i][n - 1]))
        return g_strdup (all[i]);
    }
  if (all[0] == NULL)
    return g_strdup ("");
  /* Q036a: a face of the card Q036. */
  if (strlen (all[0]) > 1 && g_ascii_isdigit (all[0][strlen (all[0]) - 2]))
    return g_strndup (all[0], strlen (all[0]) - 1);

  return g_strdup (all[0]);
}

static BsSquadCard *
card_of (JsonNode    *node,
         const char  *kind,
         char       **type)
{
  g_autofree char *told = bs_json_string (bs_json_member (bs_json_object (node), "id"));
  g_autofree char *id = NULL;
  BsSquadCard *card;

  *type = NULL;
  if (told == NULL || *told == '\0')
    return NULL;
  id = split_id (told, type);
  card = bs_squad_card_new (kind, "utopia", id, NULL);
  if (*type != NULL && !g_str_equal (*type, "ship") && !g_str_equal (*type, "captain"))
    card->slot = g_strdup (*type);

  return card;
}

static void
add_upgrades (BsSquadShip *ship,
              JsonNode    *node)
{
  JsonArray *array = bs_json_array (node);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      g_autofree char *type = NULL;
      BsSquadCard *card = card_of (element, "upgrade", &type);

      if (card == NULL)
        continue;
      g_ptr_array_add (ship->cards, card);
      add_upgrades (ship, bs_json_member (bs_json_object (element), "upgradeSlots"));
    }
}

static gboolean
read_ship (BsSquad   *squad,
           JsonNode  *node,
           guint      number,
           GError   **error)
{
  JsonObject *object = bs_json_object (node);
  g_autofree char *type = NULL;
  g_autofree char *captain_type = NULL;
  BsSquadCard *card = card_of (node, "ship", &type);
  JsonNode *captain = bs_json_member (object, "captain");
  BsSquadShip *ship;

  if (card == NULL)
    return TRUE;
  if (type != NULL && !g_str_equal (type, "ship"))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC, _("entry %u of the ships is no ship: “%s:%s”"), number, type, card->id);
      bs_squad_card_free (card);
      return FALSE;
    }
  ship = bs_squad_add_ship (squad);
  ship->ship = card;
  ship->leader = card_of (captain, "captain", &captain_type);
  add_upgrades (ship, bs_json_member (bs_json_object (captain), "upgradeSlots"));
  add_upgrades (ship, bs_json_member (object, "upgrades"));

  return TRUE;
}

static gboolean
read_fleet (JsonObject  *fleet,
            GPtrArray   *squads,
            GError     **error)
{
  g_autoptr (BsSquad) squad = bs_squad_new ();
  JsonArray *ships = bs_json_array (bs_json_member (fleet, "ships"));

  squad->name = bs_json_string (bs_json_member (fleet, "name"));
  for (guint i = 0; ships != NULL && i < json_array_get_length (ships); i++)
    if (!read_ship (squad, json_array_get_element (ships, i), i + 1, error))
      return FALSE;
  if (squad->ships->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC, _("there are no ships in this list"));
      return FALSE;
    }
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}

/* Behind the # of a link, or alone: base64, also with - and _, also without = at the end. */
static JsonNode *
decode (const char *text)
{
  const char *hash = strchr (text, '#');
  g_autofree char *code = g_strdup (hash != NULL ? hash + 1 : text);
  g_autoptr (GString) padded = NULL;
  g_autofree guchar *data = NULL;
  g_autofree char *json = NULL;
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BsIntake) inner = NULL;
  gsize length;

  g_strstrip (code);
  g_strdelimit (code, "-", '+');
  g_strdelimit (code, "_", '/');
  length = strspn (code, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
  if (length < 12 || code[length + strspn (code + length, "=")] != '\0')
    return NULL;
  code[length] = '\0';
  padded = g_string_new (code);
  while (padded->len % 4 != 0)
    g_string_append_c (padded, '=');
  data = g_base64_decode (padded->str, &length);
  if (length == 0 || *data != '{')
    return NULL;
  bytes = g_bytes_new (data, length);
  inner = bs_intake_new (bytes, NULL);

  return inner != NULL ? g_steal_pointer (&inner->json) : NULL;
}

static gboolean
is_fleet (JsonNode *node)
{
  JsonArray *ships = bs_json_array (bs_json_member (bs_json_object (node), "ships"));

  for (guint i = 0; ships != NULL && i < json_array_get_length (ships); i++)
    if (bs_json_member (bs_json_object (json_array_get_element (ships, i)), "id") != NULL)
      return TRUE;

  return FALSE;
}

gboolean
bs_utopia_detect (const BsIntake *intake)
{
  g_autoptr (JsonNode) decoded = NULL;

  if (intake->json != NULL)
    return is_fleet (intake->json);
  decoded = decode (intake->text);

  return is_fleet (decoded);
}

gboolean
bs_utopia_read (const BsIntake *intake,
                GPtrArray      *squads,
                GError        **error)
{
  g_autoptr (JsonNode) decoded = intake->json == NULL ? decode (intake->text) : NULL;

  return read_fleet (bs_json_object (intake->json != NULL ? intake->json : decoded), squads, error);
}

/* S207, Cap906, C210, #T001 */
static gboolean
is_id (const char *line)
{
  const char *p = line + (*line == '#');
  gsize letters = 0, digits = 0;

  while (g_ascii_isalpha (p[letters]))
    letters++;
  while (g_ascii_isdigit (p[letters + digits]))
    digits++;

  return letters >= 1 && letters <= 3 && g_ascii_isupper (*p) && digits >= 2 && digits <= 4 &&
         (p[letters + digits] == '\0' || (g_ascii_islower (p[letters + digits]) && p[letters + digits + 1] == '\0'));
}

gboolean
bs_utopia_ids_detect (const BsIntake *intake)
{
  g_auto (GStrv) lines = NULL;

  if (intake->json != NULL)
    return FALSE;
  lines = g_strsplit (intake->text, "\n", 20);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_strstrip (lines[i]);
      if (*lines[i] != '\0')
        return is_id (lines[i]) && lines[i][0] == 'S' && g_ascii_isdigit (lines[i][1]);
    }

  return FALSE;
}

static const char *
slot_of (const char *id)
{
  return g_str_has_prefix (id, "Cap") ? NULL : *id == 'C' ? "crew" : *id == 'W' ? "weapon" : *id == 'T' ? "tech" : *id == 'E' ? "talent"
         : *id == 'B' ? "borg" : NULL;
}

gboolean
bs_utopia_ids_read (const BsIntake *intake,
                    GPtrArray      *squads,
                    GError        **error)
{
  g_auto (GStrv) lines = g_strsplit (intake->text, "\n", -1);
  g_autoptr (BsSquad) squad = bs_squad_new ();
  BsSquadShip *ship = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *id = g_strstrip (lines[i]);
      gboolean hidden = *id == '#';
      BsSquadCard *card;

      if (*id == '\0' || !is_id (id))
        {
          if (*id != '\0' && !g_str_has_prefix (id, "---") && !g_str_has_prefix (id, "Generated"))
            bs_squad_remark (squad, _("Line %u is no id and was left out: “%s”"), i + 1, id);
          continue;
        }
      id += hidden;
      card = bs_squad_card_new (*id == 'S' ? "ship" : g_str_has_prefix (id, "Cap") ? "captain" : "upgrade", "utopia", id, NULL);
      card->hidden = hidden;
      card->line = i + 1;
      card->slot = g_strdup (slot_of (id));
      if (*id == 'S')
        {
          ship = bs_squad_add_ship (squad);
          ship->ship = card;
        }
      else if (ship == NULL)
        g_ptr_array_add (squad->extras, card);
      else if (g_str_equal (card->kind, "captain") && ship->leader == NULL)
        ship->leader = card;
      else
        g_ptr_array_add (ship->cards, card);
    }
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}
