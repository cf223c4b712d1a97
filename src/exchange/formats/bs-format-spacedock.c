/* bs-format-spacedock.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Dock: squads as JSON (one or many), and the list with bars. Its stored costs are kept. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is read, and what need not be. Programs that write the format call some of it otherwise. */
static const BsJsonMember squad_members[] = {
  { "name", BS_JSON_TEXT },    { "cost", BS_JSON_NUMBER },  { "additionalPoints", BS_JSON_NUMBER },
  { "resource", BS_JSON_ANY }, { "notes", BS_JSON_TEXT },   { "ships", BS_JSON_ROWS },
  { "uuid", BS_JSON_ANY },     { "modified", BS_JSON_ANY }, { NULL, BS_JSON_ANY },
};
static const BsJsonMember ship_members[] = {
  { "shipId", BS_JSON_TEXT },    { "shipTitle", BS_JSON_TEXT },
  { "sideboard", BS_JSON_FLAG }, { "calculatedCost", BS_JSON_NUMBER },
  { "flagship", BS_JSON_ANY },   { "captain", BS_JSON_ANY },
  { "upgrades", BS_JSON_ROWS },  { NULL, BS_JSON_ANY },
};
static const BsJsonMember card_members[] = {
  { "upgradeId", BS_JSON_TEXT },
  { "upgradeTitle", BS_JSON_TEXT },
  { "upgradeType", BS_JSON_ANY },
  { "calculatedCost", BS_JSON_NUMBER },
  { "costIsOverridden", BS_JSON_FLAG },
  { "overriddenCost", BS_JSON_NUMBER },
  { "id", BS_JSON_TEXT },
  { "title", BS_JSON_TEXT },
  { "name", BS_JSON_TEXT },
  { "type", BS_JSON_ANY },
  { "cost", BS_JSON_NUMBER },
  { NULL, BS_JSON_ANY },
};

static const char *const card_ids[] = { "upgradeId", "id", NULL };
static const char *const card_names[] = { "upgradeTitle", "title", "name", NULL };
static const char *const card_costs[] = { "calculatedCost", "cost", NULL };
static const char *const card_keys[] = { "upgradeId", "id", "upgradeTitle", "title", "name", NULL };
static const char *const ship_keys[] = { "shipId",   "shipTitle", "captain",
                                         "upgrades", "sideboard", NULL };

/* The first of these members that holds a text. (transfer full) (nullable) */
static char *
first_text (JsonObject        *object,
            const char *const *keys)
{
  char *text = NULL;

  for (guint i = 0; keys[i] != NULL && (text == NULL || *text == '\0'); i++)
    {
      g_free (text);
      text = bs_json_string (bs_json_member (object, keys[i]));
    }

  return text;
}

/* Of an object, or of a value that is an id or a name. Says if it is neither. (transfer full)
 * (nullable) */
static BsSquadCard *
read_card (BsSquad    *squad,
           guint       entry,
           JsonNode   *node,
           const char *kind)
{
  JsonObject *object = bs_json_object (node);
  g_autofree char *id = object != NULL ? first_text (object, card_ids) : bs_json_string (node);
  g_autofree char *name = object != NULL ? first_text (object, card_names) : g_strdup (id);
  BsSquadCard *card;

  if (bs_json_is_empty (node))
    return NULL;
  if ((id == NULL || *id == '\0') && (name == NULL || *name == '\0'))
    {
      g_autofree char *label = bs_json_label (node);

      bs_squad_remark (squad,
                       _("A card of entry %u has neither an id nor a name and was left out: %s"),
                       entry, label);
      return NULL;
    }
  card = bs_squad_card_new (kind, "spacedock", id, name);
  for (guint i = 0; card_costs[i] != NULL && !card->has_points; i++)
    card->has_points = bs_json_int (bs_json_member (object, card_costs[i]), &card->points);
  if (bs_json_true (bs_json_member (object, "costIsOverridden")) &&
      bs_json_int (bs_json_member (object, "overriddenCost"), &card->points))
    card->has_points = card->fixed = TRUE;
  bs_squad_tell_members (squad, entry, object, card_members);

  return card;
}

/* One card, or several. */
static void
add_cards (BsSquad   *squad,
           guint      entry,
           GPtrArray *cards,
           JsonNode  *node)
{
  g_autoptr (GPtrArray) rows = bs_json_rows (node, card_keys);

  for (guint i = 0; i < rows->len; i++)
    {
      BsSquadCard *card = read_card (squad, entry, rows->pdata[i], "upgrade");

      if (card != NULL)
        g_ptr_array_add (cards, card);
    }
}

static void
read_ship (BsSquad  *squad,
           JsonNode *node,
           guint     entry)
{
  JsonObject *object = bs_json_object (node);
  g_autofree char *id =
    object != NULL ? bs_json_string (bs_json_member (object, "shipId")) : bs_json_string (node);
  g_autofree char *name =
    object != NULL ? bs_json_string (bs_json_member (object, "shipTitle")) : g_strdup (id);
  BsSquadShip *ship;

  if (id == NULL && name == NULL && (object == NULL || json_object_get_size (object) == 0))
    {
      g_autofree char *label = bs_json_label (node);

      bs_squad_remark (squad, _("Entry %u of the list names no ship and was left out: %s"), entry,
                       label);
      return;
    }
  ship = bs_squad_add_ship (squad);
  ship->sideboard = bs_json_true (bs_json_member (object, "sideboard"));
  ship->has_points = bs_json_int (bs_json_member (object, "calculatedCost"), &ship->points);
  if (id != NULL || name != NULL)
    ship->ship = bs_squad_card_new ("ship", "spacedock", id, name);
  ship->leader = read_card (squad, entry, bs_json_member (object, "captain"), "captain");
  /* First, since it brings slots along. */
  add_cards (squad, entry, ship->cards, bs_json_member (object, "flagship"));
  add_cards (squad, entry, ship->cards, bs_json_member (object, "upgrades"));
  bs_squad_tell_members (squad, entry, object, ship_members);
}

static gboolean
read_squad (JsonObject  *object,
            GPtrArray   *squads,
            GError     **error)
{
  g_autoptr (BsSquad) squad = bs_squad_new ();
  g_autoptr (GPtrArray) ships = bs_json_rows (bs_json_member (object, "ships"), ship_keys);
  g_autofree char *notes = bs_json_string (bs_json_member (object, "notes"));

  squad->name = bs_json_string (bs_json_member (object, "name"));
  squad->has_points = bs_json_int (bs_json_member (object, "cost"), &squad->points);
  bs_json_int (bs_json_member (object, "additionalPoints"), &squad->extra_points);
  add_cards (squad, 0, squad->extras, bs_json_member (object, "resource"));
  for (guint i = 0; i < ships->len; i++)
    read_ship (squad, ships->pdata[i], i + 1);
  if (squad->ships->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("there are no ships in this list"));
      return FALSE;
    }
  if (notes != NULL && *notes != '\0')
    bs_squad_remark (squad, _("Note of the list: %s"), notes);
  bs_squad_tell_members (squad, 0, object, squad_members);
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}

static gboolean
is_squad (JsonObject *object)
{
  static const char *const marks[] = { "shipId", "shipTitle", "sideboard" };
  g_autoptr (GPtrArray) ships = bs_json_rows (bs_json_member (object, "ships"), ship_keys);

  for (guint i = 0; i < ships->len; i++)
    for (guint j = 0; j < G_N_ELEMENTS (marks); j++)
      if (bs_json_member (bs_json_object (ships->pdata[i]), marks[j]) != NULL)
        return TRUE;

  return bs_json_member (object, "ships") != NULL &&
         bs_json_member (object, "additionalPoints") != NULL;
}

/* Several squads: a list of them, bare or under “squads”. */
static JsonArray *
squads_of (const BsIntake *intake)
{
  JsonArray *array = bs_json_array (intake->json);

  return array != NULL ? array
                       : bs_json_array (bs_json_member (bs_json_object (intake->json), "squads"));
}

gboolean
bs_spacedock_detect (const BsIntake *intake)
{
  JsonArray *array = squads_of (intake);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (is_squad (bs_json_object (json_array_get_element (array, i))))
      return TRUE;

  return array == NULL && is_squad (bs_json_object (intake->json));
}

gboolean
bs_spacedock_read (const BsIntake *intake,
                   GPtrArray      *squads,
                   GError        **error)
{
  JsonArray *array = squads_of (intake);
  guint n = array != NULL ? json_array_get_length (array) : 0;

  if (array == NULL)
    return read_squad (bs_json_object (intake->json), squads, error);
  for (guint i = 0; i < n; i++)
    {
      JsonObject *object = bs_json_object (json_array_get_element (array, i));

      if (is_squad (object) && !read_squad (object, squads, error))
        {
          g_prefix_error (error, _("squad %u of the list: "), i + 1);
          return FALSE;
        }
    }
  if (squads->len == 0)
    return FALSE;
  bs_squads_tell_rest (squads, n);

  return TRUE;
}

/* LABEL|title|id, one card a line; the label in the plural, by some hands in the singular. */
static gboolean
is_label (const char *text,
          const char *label)
{
  gsize n = strlen (label);

  return g_ascii_strncasecmp (text, label, n) == 0 &&
         (text[n] == '|' || (g_ascii_tolower (text[n]) == 's' && text[n + 1] == '|'));
}

gboolean
bs_pipe_detect (const BsIntake *intake)
{
  static const char *const labels[] = { "Ship", "Captain", "Upgrade", "Resource" };
  const char *line = intake->json == NULL ? intake->text + strspn (intake->text, " \t\n") : NULL;

  for (; line != NULL; line = strchr (line + 1, '\n'))
    for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
      if (is_label (line + (*line == '\n'), labels[i]))
        return TRUE;

  return FALSE;
}

/* Takes @card. */
static void
put_card (BsSquad      *squad,
          BsSquadShip **ship,
          const char   *line,
          BsSquadCard  *card)
{
  if (g_str_equal (card->kind, "ship"))
    {
      *ship = bs_squad_add_ship (squad);
      (*ship)->ship = card;
    }
  else if (*ship == NULL || is_label (line, "Resource"))
    g_ptr_array_add (squad->extras, card);
  else if (g_str_equal (card->kind, "captain") && (*ship)->leader == NULL)
    (*ship)->leader = card;
  else
    g_ptr_array_add ((*ship)->cards, card);
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
      g_auto (GStrv) parts = g_strsplit (g_strstrip (lines[i]), "|", 3);
      BsSquadCard *card;
      const char *kind;

      if (g_strv_length (parts) < 3)
        {
          if (*lines[i] != '\0')
            bs_squad_remark (squad, _("Line %u is no card (LABEL|title|id) and was left out: %s"),
                             i + 1, lines[i]);
          continue;
        }
      if (*g_strstrip (parts[1]) == '\0' && *g_strstrip (parts[2]) == '\0')
        continue;
      kind = is_label (lines[i], "Ship")      ? "ship"
             : is_label (lines[i], "Captain") ? "captain"
                                              : "upgrade";
      card = bs_squad_card_new (kind, "spacedock", parts[2], parts[1]);
      card->line = i + 1;
      put_card (squad, &ship, lines[i], card);
    }
  if (squad->ships->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("there are no ships in this list"));
      return FALSE;
    }
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}
