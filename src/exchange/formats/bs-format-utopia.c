/* bs-format-utopia.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Utopia: a fleet as JSON, the link that holds it in base64, and the list of ids for Tabletop
 * Simulator. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

/* "crew:C210" -> "crew", "C210"; of a list of ids ("T311,T311a") the first one without a letter
 * behind it. */
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

/* What is read of a fleet and of each of its cards: cards lie on cards. */
static const BsJsonMember fleet_members[] = {
  { "name", BS_JSON_TEXT },
  { "ships", BS_JSON_ROWS },
  { "resource", BS_JSON_ROWS },
  { NULL, BS_JSON_ANY },
};
static const BsJsonMember card_members[] = {
  { "id", BS_JSON_TEXT },           { "captain", BS_JSON_ROWS },      { "admiral", BS_JSON_ROWS },
  { "ambassador", BS_JSON_ROWS },   { "construction", BS_JSON_ROWS }, { "resource", BS_JSON_ROWS },
  { "upgradeSlots", BS_JSON_ROWS }, { "upgrades", BS_JSON_ROWS },     { NULL, BS_JSON_ANY },
};

static const char *const card_keys[] = { "id", "captain", "upgrades", "upgradeSlots", NULL };

/* An object with an id, or an id alone. (transfer full) (nullable) */
static BsSquadCard *
card_of (JsonNode    *node,
         const char  *kind,
         char       **type)
{
  JsonObject *object = bs_json_object (node);
  g_autofree char *told =
    object != NULL ? bs_json_string (bs_json_member (object, "id")) : bs_json_string (node);
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

static void add_cards (BsSquad *squad,
                       guint entry,
                       BsSquadShip *ship,
                       GPtrArray *cards,
                       JsonNode *node,
                       const char *kind);

/* What lies on a card: the members that hold cards, in their order. */
static void
add_cards_on (BsSquad     *squad,
              guint        entry,
              BsSquadShip *ship,
              GPtrArray   *cards,
              JsonObject  *object)
{
  for (const BsJsonMember *member = card_members; member->key != NULL; member++)
    if (member->kind == BS_JSON_ROWS)
      add_cards (squad, entry, ship, cards, bs_json_member (object, member->key),
                 g_str_equal (member->key, "captain") ? "captain" : "upgrade");
  bs_squad_tell_members (squad, entry, object, card_members);
}

/* The first captain leads the @ship, if there is one; all else comes to the @cards. */
static void
add_cards (BsSquad     *squad,
           guint        entry,
           BsSquadShip *ship,
           GPtrArray   *cards,
           JsonNode    *node,
           const char  *kind)
{
  g_autoptr (GPtrArray) rows = bs_json_rows (node, card_keys);

  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *type = NULL;
      BsSquadCard *card = card_of (rows->pdata[i], kind, &type);

      if (card == NULL)
        {
          g_autofree char *label = bs_json_label (rows->pdata[i]);

          if (!bs_json_is_empty (rows->pdata[i]))
            bs_squad_remark (
              squad, _("A card of entry %u has neither an id nor a name and was left out: %s"),
              entry, label);
          continue;
        }
      if (ship != NULL && ship->leader == NULL && g_str_equal (kind, "captain"))
        ship->leader = card;
      else
        g_ptr_array_add (cards, card);
      add_cards_on (squad, entry, ship, cards, bs_json_object (rows->pdata[i]));
    }
}

static gboolean
read_ship (BsSquad   *squad,
           JsonNode  *node,
           guint      number,
           GError   **error)
{
  g_autofree char *type = NULL;
  BsSquadCard *card = card_of (node, "ship", &type);
  BsSquadShip *ship;

  if (card == NULL && bs_json_is_empty (node))
    return TRUE;
  if (type != NULL && !g_str_equal (type, "ship"))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
                   _("entry %u of the ships is no ship: “%s:%s”"), number, type,
                   strchr (card->id, ':') + 1);
      bs_squad_card_free (card);
      return FALSE;
    }
  ship = bs_squad_add_ship (squad);
  ship->ship = card;
  add_cards_on (squad, number, ship, ship->cards, bs_json_object (node));

  return TRUE;
}

static gboolean
read_fleet (JsonObject  *fleet,
            GPtrArray   *squads,
            GError     **error)
{
  g_autoptr (BsSquad) squad = bs_squad_new ();
  g_autoptr (GPtrArray) ships = bs_json_rows (bs_json_member (fleet, "ships"), card_keys);

  squad->name = bs_json_string (bs_json_member (fleet, "name"));
  add_cards (squad, 0, NULL, squad->extras, bs_json_member (fleet, "resource"), "upgrade");
  for (guint i = 0; i < ships->len; i++)
    if (!read_ship (squad, ships->pdata[i], i + 1, error))
      return FALSE;
  if (squad->ships->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("there are no ships in this list"));
      return FALSE;
    }
  bs_squad_tell_members (squad, 0, fleet, fleet_members);
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

/* A ship with an id, or at least a captain with one: Space Dock calls it otherwise. */
static gboolean
is_fleet (JsonNode *node)
{
  g_autoptr (GPtrArray) ships =
    bs_json_rows (bs_json_member (bs_json_object (node), "ships"), card_keys);

  for (guint i = 0; i < ships->len; i++)
    {
      JsonObject *ship = bs_json_object (ships->pdata[i]);

      if (bs_json_member (ship, "id") != NULL ||
          bs_json_member (bs_json_object (bs_json_member (ship, "captain")), "id") != NULL)
        return TRUE;
    }

  return FALSE;
}

/* Behind the # of a link to Utopia. */
static gboolean
is_utopia_link (const char *text)
{
  const char *link = text + strspn (text, " \t\n");
  g_autofree char *line = g_strndup (link, strcspn (link, " \t\n"));
  g_autofree char *low = g_ascii_strdown (line, -1);

  return strstr (low, "utopia") != NULL && strchr (low, '#') != NULL && strchr (low, '/') != NULL;
}

gboolean
bs_utopia_detect (const BsIntake *intake)
{
  g_autoptr (JsonNode) decoded = NULL;

  if (intake->json != NULL)
    return is_fleet (intake->json);
  decoded = decode (intake->text);

  return is_fleet (decoded) || is_utopia_link (intake->text);
}

gboolean
bs_utopia_read (const BsIntake *intake,
                GPtrArray      *squads,
                GError        **error)
{
  g_autoptr (JsonNode) decoded = intake->json == NULL ? decode (intake->text) : NULL;

  if (intake->json == NULL && decoded == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MALFORMED,
                           _("the link is cut off or damaged behind its “#”: copy the whole link "
                              "again, from the address bar"));
      return FALSE;
    }

  return read_fleet (bs_json_object (intake->json != NULL ? intake->json : decoded), squads, error);
}

/* S207, Cap906, C210, #T001; in any case */
static gboolean
is_id (const char *line)
{
  const char *p = line + (*line == '#');
  gsize letters = 0, digits = 0;

  while (g_ascii_isalpha (p[letters]))
    letters++;
  while (g_ascii_isdigit (p[letters + digits]))
    digits++;

  return letters >= 1 && letters <= 3 && digits >= 2 && digits <= 4 &&
         (p[letters + digits] == '\0' ||
          (g_ascii_isalpha (p[letters + digits]) && p[letters + digits + 1] == '\0'));
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
        return is_id (lines[i]) && g_ascii_toupper (lines[i][0]) == 'S' &&
               g_ascii_isdigit (lines[i][1]);
    }

  return FALSE;
}

/* "cap906" as it is printed: "Cap906". */
static void
mend_case (char *id)
{
  *id = g_ascii_toupper (*id);
  for (id++; *id != '\0'; id++)
    *id = g_ascii_tolower (*id);
}

static const char *
slot_of (const char *id)
{
  return g_str_has_prefix (id, "Cap") ? NULL
         : *id == 'C'                 ? "crew"
         : *id == 'W'                 ? "weapon"
         : *id == 'T'                 ? "tech"
         : *id == 'E'                 ? "talent"
         : *id == 'B'                 ? "borg"
                                      : NULL;
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
      mend_case (id);
      card = bs_squad_card_new (*id == 'S'                     ? "ship"
                                : g_str_has_prefix (id, "Cap") ? "captain"
                                                               : "upgrade",
                                "utopia", id, NULL);
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
