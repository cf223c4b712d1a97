/* bs-cards-utopia.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Utopia's own data: records of cards, sets and missions as JSON, one list or an object of
 * lists. */

#include "config.h"

#include "engine/state/bs-ship-pieces.h"
#include "bs-cards-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* What a record may say. What is not read on purpose (texts, pictures) is known, too: only what
 * nobody has heard of is told. */
static const char *const known_keys[] = {
  "type",           "id",        "set",     "name",     "class",        "cost",  "skill",
  "talents",        "attack",    "agility", "hull",     "shields",      "range", "unique",
  "mirrorUniverse", "factions",  "actions", "upgrades", "upgradeSlots", "text",  "image",
  "releaseDate",    "parentSet", "gameId",  "squadron", NULL,
};

static const struct { const char *key, *number; } numbers[] = {
  { "attack", "attack" }, { "agility", "agility" }, { "hull", "hull" }, { "shields", "shields" },
};

static char *
text_of (JsonObject *object,
         const char *key)
{
  char *text = bs_json_string (bs_json_member (object, key));

  return text != NULL ? g_strstrip (text) : NULL;
}

/* A list of texts, or one text. */
static void
add_texts (GPtrArray *texts,
           JsonNode  *node)
{
  JsonArray *array = bs_json_array (node);
  guint n = array != NULL ? json_array_get_length (array) : 1;

  for (guint i = 0; i < n; i++)
    {
      char *text = bs_json_string (array != NULL ? json_array_get_element (array, i) : node);

      if (text != NULL && *g_strstrip (text) != '\0')
        g_ptr_array_add (texts, text);
      else
        g_free (text);
    }
}

/* T311a is a face of T311, or a second printing: the id without a letter behind it comes first. */
static void
order_ids (GPtrArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = ids->pdata[i];

      if (g_ascii_isdigit (id[strlen (id) - 1]))
        {
          g_ptr_array_insert (ids, 0, g_ptr_array_steal_index (ids, i));
          return;
        }
    }
}

static void
note_keys (BsToldData *data,
           JsonObject *object)
{
  g_autoptr (GList) keys = json_object_get_members (object);

  for (GList *key = keys; key != NULL; key = key->next)
    if (!g_strv_contains (known_keys, key->data))
      bs_told_note (data, _("Not known and left out: %s."), key->data);
}

static void
add_slot (BsToldData *data,
          BsToldCard *card,
          const char *told)
{
  BsId slot = bs_id_is_valid (told) ? bs_id (told) : NULL;

  if (slot != NULL)
    bs_counters_set (card->slots, slot, bs_counters_get (card->slots, slot, 0) + 1);
  else
    bs_told_note (data, _("Slots that this game does not have were left out: %s."), told);
}

/* Slots are words, or objects with one type or several, of which the card says which it is. */
static void
add_slots (BsToldData *data,
           BsToldCard *card,
           JsonNode   *node)
{
  JsonArray *array = bs_json_array (node);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *slot = json_array_get_element (array, i);
      JsonObject *object = bs_json_object (slot);
      g_autoptr (GPtrArray) types = g_ptr_array_new_with_free_func (g_free);

      add_texts (types, object != NULL ? bs_json_member (object, "type") : slot);
      if (types->len > 0)
        add_slot (data, card, types->pdata[0]);
      if (types->len > 1)
        bs_told_note (data, _("A slot for cards of several kinds counts as the first of them: %s."),
                      card->name != NULL ? card->name : "?");
    }
}

static const char *
kind_of (const char *type)
{
  return g_str_equal (type, "ship")      ? "ship"
         : g_str_equal (type, "captain") ? "captain"
                                         : "upgrade";
}

static void
read_card (BsToldData *data,
           JsonObject *object,
           const char *type)
{
  BsToldCard *card = bs_told_card_new (kind_of (type), 0);
  g_autofree char *skill = text_of (object, "skill");
  g_autofree char *talents = text_of (object, "talents");
  g_autofree char *range = text_of (object, "range");
  gboolean admiral = g_str_equal (type, "admiral");

  card->name = text_of (object, "name");
  card->ship_class = text_of (object, "class");
  card->type = g_strdup (type);
  add_texts (card->ids, bs_json_member (object, "id"));
  order_ids (card->ids);
  add_texts (card->sets, bs_json_member (object, "set"));
  add_texts (card->factions, bs_json_member (object, "factions"));
  add_texts (card->actions, bs_json_member (object, "actions"));
  card->unique = bs_json_true (bs_json_member (object, "unique")) ||
                 bs_json_true (bs_json_member (object, "mirrorUniverse"));
  if (!bs_json_int (bs_json_member (object, "cost"), &card->cost))
    {
      card->cost = 0;
      bs_told_note (data, _("Without a cost that is a number; 0 was put: %s."),
                    card->name != NULL ? card->name : "?");
    }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *text = text_of (object, numbers[i].key);

      bs_told_number (data, card, card->numbers, numbers[i].number, text);
    }
  /* An admiral's skill is what he adds to the captain's. */
  if (!g_str_equal (card->kind, "upgrade") || admiral)
    bs_told_number (data, card, admiral ? card->adds : card->numbers, "skill", skill);
  if (talents != NULL && !g_str_equal (talents, "0") && g_str_equal (card->kind, "captain"))
    bs_told_number (data, card, card->numbers, "talent-slots", talents);
  /* A ship's own slots, or those that a card brings. */
  add_slots (data, card,
             bs_json_member (object,
                             g_str_equal (card->kind, "ship") ? "upgrades" : "upgradeSlots"));
  if (talents != NULL && g_str_equal (card->kind, "upgrade") && !g_str_equal (talents, "0"))
    add_slot (data, card, "talent");
  card->range = bs_told_range (range);
  if (card->range == NULL && range != NULL && *range != '\0')
    bs_told_note (data, _("A range that is none was left out: %s."),
                  card->name != NULL ? card->name : range);
  note_keys (data, object);
  bs_told_data_card (data, card);
}

static void
read_record (BsToldData *data,
             JsonObject *object)
{
  g_autofree char *type = text_of (object, "type");
  g_autofree char *name = text_of (object, "name");
  g_autofree char *id = text_of (object, "id");
  g_autofree char *date = text_of (object, "releaseDate");
  g_autofree char *description = text_of (object, "description");

  if (description == NULL)
    description = text_of (object, "description_starts");
  if (type != NULL && *type != '\0')
    read_card (data, object, type);
  else if (date != NULL && id != NULL && *id != '\0')
    bs_told_data_set (data, id, name, date);
  else if (description != NULL && name != NULL)
    bs_told_data_mission (data, name, description, 0);
  else
    bs_told_note (data,
                  _("Records that are neither cards nor sets nor missions were left out: %s."),
                  name != NULL ? name
                  : id != NULL ? id
                               : "?");
}

/* A record has a name, and says of itself what it is; lists of ships alone have no names, or no
 * types. */
static gboolean
is_record (JsonNode *node)
{
  JsonObject *object = bs_json_object (node);
  g_autofree char *name = text_of (object, "name");
  g_autofree char *type = text_of (object, "type");

  /* A squad may have a name and a description, too. */
  if (object == NULL || json_object_has_member (object, "pilots") ||
      json_object_has_member (object, "ships"))
    return FALSE;

  return name != NULL && ((type != NULL && bs_json_member (object, "id") != NULL) ||
                          bs_json_member (object, "releaseDate") != NULL ||
                          bs_json_member (object, "description") != NULL ||
                          bs_json_member (object, "description_starts") != NULL);
}

static gboolean
is_list (JsonNode *node)
{
  JsonArray *array = bs_json_array (node);

  return array != NULL && json_array_get_length (array) > 0 &&
         is_record (json_array_get_element (array, 0));
}

gboolean
bs_utopia_cards_detect (const BsIntake *intake)
{
  JsonObject *object = bs_json_object (intake->json);
  g_autoptr (GList) members = object != NULL ? json_object_get_values (object) : NULL;

  if (is_list (intake->json) || is_record (intake->json))
    return TRUE;
  for (GList *member = members; member != NULL; member = member->next)
    if (is_list (member->data))
      return TRUE;

  return FALSE;
}

static void
read_list (BsToldData *data,
           JsonNode   *node)
{
  JsonArray *array = bs_json_array (node);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonObject *object = bs_json_object (json_array_get_element (array, i));

      if (object != NULL)
        read_record (data, object);
      else
        bs_told_problem (data, 0, _("record %u is none"), i + 1);
    }
}

BsToldData *
bs_utopia_cards_read (const BsIntake  *intake,
                      GError         **error)
{
  BsToldData *data = bs_told_data_new ("utopia");
  JsonObject *object = bs_json_object (intake->json);
  g_autoptr (GList) members = object != NULL ? json_object_get_members (object) : NULL;

  if (object == NULL)
    read_list (data, intake->json);
  else if (is_record (intake->json))
    {
      read_record (data, object);
      return data;
    }
  for (GList *member = members; member != NULL; member = member->next)
    {
      JsonNode *list = json_object_get_member (object, member->data);

      if (is_list (list))
        read_list (data, list);
      else
        bs_told_note (data, _("Lists of something else were left out: %s."), member->data);
    }

  return data;
}
