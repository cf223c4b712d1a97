/* bs-cards-spacedock.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Space Dock's Data.xml, or a piece of it: an element a card, its fields as elements in it. */

#include "config.h"

#include "engine/state/bs-ship-pieces.h"
#include "bs-cards-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define DEPTH_MAX 16
#define TEXT_MAX 20000

/* Elements that are cards, and the slot of those that do not say it themselves. */
static const struct { const char *element, *kind, *type;
} card_elements[] = {
  { "Ship", "ship", NULL },
  { "Captain", "captain", NULL },
  { "Admiral", "upgrade", "admiral" },
  { "Upgrade", "upgrade", NULL },
  { "Resource", "upgrade", "resource" },
  { "Flagship", "upgrade", "flagship" },
  { "Officer", "upgrade", NULL },
  { "FleetCaptain", "upgrade", "fleet-captain" },
};

static const struct { const char *element, *action;
} action_elements[] = {
  { "EvasiveManeuvers", "evade" },
  { "TargetLock", "target-lock" },
  { "Scan", "scan" },
  { "Battlestations", "battle-stations" },
  { "Cloak", "cloak" },
  { "SensorEcho", "sensor-echo" },
  { "Regenerate", "regenerate" },
};

/* The bearings of the battle language: Space Dock's names, and ours; */
static const struct { const char *kind, *bearing;
} bearings[] = {
  { "straight", "straight" },
  { "about", "come-about" },
  { "stop", "stationary" },
  { "left-45-degree-rotate", "rotate-left-45" },
  { "right-45-degree-rotate", "rotate-right-45" },
  { "left-90-degree-rotate", "rotate-left-90" },
  { "right-90-degree-rotate", "rotate-right-90" },
  { "left-turn", "turn-left" },
  { "right-turn", "turn-right" },
  { "left-bank", "bank-left" },
  { "right-bank", "bank-right" },
  { "left-spin", "spin-left" },
  { "right-spin", "spin-right" },
  { "left-flank", "flank-left" },
  { "right-flank", "flank-right" },
};

typedef struct
{
  BsToldData *data;
  GHashTable *fields;           /* (nullable) element -> text, of the card at hand */
  char *element;                /* (nullable) which card it is */
  guint line;
  BsToldDial *dial;             /* (nullable) of the class at hand */
  char *set, *date;             /* (nullable) attributes of the set at hand */
  GString *text;
  guint depth;
} Reader;

static int
find_card (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (card_elements); i++)
    if (g_str_equal (card_elements[i].element, element))
      return (int) i;

  return -1;
}

static const char *
attribute (const char **names,
           const char **values,
           const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

static void
add_maneuver (Reader      *reader,
              const char **names,
              const char **values)
{
  const char *kind = attribute (names, values, "kind");
  const char *told = attribute (names, values, "speed");
  const char *color = attribute (names, values, "color");
  int speed = told != NULL ? (int) g_ascii_strtoll (told, NULL, 10) : 0;
  const char *bearing = NULL;
  BsManeuver maneuver;

  for (guint i = 0; kind != NULL && i < G_N_ELEMENTS (bearings); i++)
    if (g_str_equal (bearings[i].kind, kind))
      bearing = bearings[i].bearing;
  if (speed < 0 && g_strcmp0 (bearing, "straight") == 0)
    bearing = "reverse";
  else if (speed < 0)
    bearing = NULL;
  if (bearing == NULL || told == NULL || color == NULL || !bs_id_is_valid (color) ||
      ABS (speed) > 9)
    {
      bs_told_note (reader->data, _("Maneuvers that are not known were left out: %s."),
                    kind != NULL ? kind : "?");
      return;
    }
  maneuver = (BsManeuver) { bs_id (bearing), ABS (speed), bs_id (color) };
  for (guint i = 0; i < reader->dial->maneuvers->len; i++)
    {
      const BsManeuver *other = &g_array_index (reader->dial->maneuvers, BsManeuver, i);

      if (other->bearing == maneuver.bearing && other->speed == maneuver.speed)
        return;
    }
  g_array_append_val (reader->dial->maneuvers, maneuver);
}

static void
start_cb (GMarkupParseContext *context,
          const char          *element,
          const char         **names,
          const char         **values,
          gpointer             data,
          GError             **error)
{
  Reader *reader = data;
  int line;

  if (++reader->depth > DEPTH_MAX)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MALFORMED,
                           _("its elements are nested too deep: those are no cards"));
      return;
    }
  g_string_truncate (reader->text, 0);
  g_markup_parse_context_get_position (context, &line, NULL);
  if (reader->fields != NULL)
    return;
  if (find_card (element) >= 0)
    {
      reader->fields = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      reader->element = g_strdup (element);
      reader->line = (guint) line;
    }
  else if (g_str_equal (element, "ShipClassDetail") && reader->dial == NULL)
    {
      reader->dial = g_new0 (BsToldDial, 1);
      reader->dial->maneuvers = g_array_new (FALSE, FALSE, sizeof (BsManeuver));
    }
  else if (g_str_equal (element, "Maneuver") && reader->dial != NULL)
    add_maneuver (reader, names, values);
  else if (g_str_equal (element, "Set") && attribute (names, values, "id") != NULL)
    {
      g_free (reader->set);
      g_free (reader->date);
      reader->set = g_strdup (attribute (names, values, "id"));
      reader->date = g_strdup (attribute (names, values, "releaseDate"));
    }
  else if (g_str_equal (element, "Reference"))
    bs_told_note (reader->data, _("Left out, since they are no cards: %s."), element);
}

static const char *
field (const Reader *reader,
       const char   *element)
{
  const char *text = g_hash_table_lookup (reader->fields, element);

  return text != NULL ? text : "";
}

static int
number_field (const Reader *reader,
              const char   *element)
{
  return (int) CLAMP (g_ascii_strtoll (field (reader, element), NULL, 10), -99, 999);
}

static void
add_split (GPtrArray  *texts,
           const char *told)
{
  g_auto (GStrv) all = g_strsplit (told, ",", -1);

  for (guint i = 0; all[i] != NULL; i++)
    if (*g_strstrip (all[i]) != '\0')
      g_ptr_array_add (texts, g_strdup (all[i]));
}

static void
add_slots (GArray *slots,
           BsId    slot,
           int     n)
{
  bs_counters_set (slots, slot, bs_counters_get (slots, slot, 0) + n);
}

/* Some tags say what slots a card brings; the others are the words of its text, which is not
 * read. */
static void
read_tags (Reader     *reader,
           BsToldCard *card)
{
  static const char *const slots[] = { "tech", "weapon", "crew", "talent", NULL };
  g_autoptr (GPtrArray) tags = g_ptr_array_new_with_free_func (g_free);

  add_split (tags, field (reader, "Special"));
  for (guint i = 0; i < tags->len; i++)
    {
      g_autofree char *low = g_ascii_strdown (tags->pdata[i], -1);
      gboolean found = FALSE;

      for (guint j = 0; slots[j] != NULL; j++)
        {
          g_autofree char *one = g_strdup_printf ("addone%sslot", slots[j]);
          g_autofree char *two = g_strdup_printf ("addtwo%sslots", slots[j]);

          if (!g_str_equal (low, one) && !g_str_equal (low, two))
            continue;
          add_slots (card->slots, bs_id (slots[j]), g_str_equal (low, one) ? 1 : 2);
          found = TRUE;
        }
      if (!found)
        bs_told_note (reader->data,
                      _("Tags for what a card does are not read; its name and numbers were: %s."),
                      tags->pdata[i]);
    }
}

static void
read_slots (Reader     *reader,
            BsToldCard *card)
{
  static const struct { const char *element, *slot;
  } slots[] = {
    { "Tech", "tech" },
    { "Weapon", "weapon" },
    { "Crew", "crew" },
    { "Borg", "borg" },
    { "SquadronUpgrade", "squadron" },
    { "TechAdd", "tech" },
    { "WeaponAdd", "weapon" },
    { "CrewAdd", "crew" },
    { "TalentAdd", "talent" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    if (number_field (reader, slots[i].element) > 0)
      add_slots (card->slots, bs_id (slots[i].slot),
                 MIN (9, number_field (reader, slots[i].element)));
  if (g_strcmp0 (card->type, "flagship") == 0 && number_field (reader, "Talent") > 0)
    add_slots (card->slots, bs_id ("talent"), MIN (9, number_field (reader, "Talent")));
}

static void
read_numbers (Reader     *reader,
              BsToldCard *card)
{
  static const struct { const char *element, *number; } ship[] = {
    { "Attack", "attack" }, { "Agility", "agility" }, { "Hull", "hull" }, { "Shield", "shields" },
  };
  gboolean flagship = g_strcmp0 (card->type, "flagship") == 0;
  g_autofree char *range = bs_told_range (field (reader, "Range"));

  if (g_str_equal (card->kind, "ship") || flagship)
    for (guint i = 0; i < G_N_ELEMENTS (ship); i++)
      {
        if (!flagship || number_field (reader, ship[i].element) != 0)
          bs_told_number (reader->data, card, flagship ? card->adds : card->numbers, ship[i].number,
                          field (reader, ship[i].element));
      }
  else if (g_str_equal (card->kind, "captain"))
    {
      bs_told_number (reader->data, card, card->numbers, "skill", field (reader, "Skill"));
      if (number_field (reader, "Talent") > 0)
        bs_told_number (reader->data, card, card->numbers, "talent-slots",
                        field (reader, "Talent"));
    }
  else
    bs_told_number (reader->data, card, card->numbers, "attack", field (reader, "Attack"));
  if (g_strcmp0 (card->type, "admiral") == 0)
    bs_told_number (reader->data, card, card->adds, "skill", field (reader, "SkillModifier"));
  if (!g_str_equal (card->kind, "ship") && !g_str_equal (card->kind, "captain"))
    card->range = g_steal_pointer (&range);
}

static void
finish_card (Reader *reader)
{
  int i = find_card (reader->element);
  BsToldCard *card = bs_told_card_new (card_elements[i].kind, reader->line);
  g_autofree char *id = g_strdelimit (g_strdup (field (reader, "Id")), " \t", '_');
  gboolean admiral = g_strcmp0 (card_elements[i].type, "admiral") == 0;

  card->name = g_strdup (field (reader, "Title"));
  if (*id != '\0')
    g_ptr_array_add (card->ids, g_steal_pointer (&id));
  card->ship_class =
    *field (reader, "ShipClass") != '\0' ? g_strdup (field (reader, "ShipClass")) : NULL;
  card->type =
    g_ascii_strdown (card_elements[i].type != NULL ? card_elements[i].type : field (reader, "Type"),
                     -1);
  card->unique = g_str_equal (field (reader, "Unique"), "Y") ||
                 g_str_equal (field (reader, "MirrorUniverseUnique"), "Y");
  card->cost = number_field (reader, admiral ? "AdmiralCost" : "Cost");
  add_split (card->factions, field (reader, "Faction"));
  add_split (card->factions, field (reader, "AdditionalFaction"));
  add_split (card->sets, field (reader, "Set"));
  for (guint j = 0; j < G_N_ELEMENTS (action_elements); j++)
    if (g_str_equal (card->kind, "ship") && number_field (reader, action_elements[j].element) > 0)
      g_ptr_array_add (card->actions, g_strdup (action_elements[j].action));
  read_numbers (reader, card);
  read_slots (reader, card);
  read_tags (reader, card);
  bs_told_data_card (reader->data, card);
  g_clear_pointer (&reader->fields, g_hash_table_unref);
  g_clear_pointer (&reader->element, g_free);
}

static void
end_cb (GMarkupParseContext *context,
        const char          *element,
        gpointer             data,
        GError             **error)
{
  Reader *reader = data;
  g_autofree char *text = g_strstrip (g_strdup (reader->text->str));

  reader->depth--;
  g_string_truncate (reader->text, 0);
  if (reader->fields != NULL && g_str_equal (element, reader->element))
    finish_card (reader);
  else if (reader->fields != NULL)
    g_hash_table_replace (reader->fields, g_strdup (element), g_steal_pointer (&text));
  else if (reader->dial != NULL && g_str_equal (element, "Name"))
    {
      g_free (reader->dial->name);
      reader->dial->name = g_steal_pointer (&text);
    }
  else if (reader->dial != NULL && g_str_equal (element, "ShipClassDetail"))
    {
      if (reader->dial->name == NULL)
        reader->dial->name = g_strdup ("");
      g_ptr_array_add (reader->data->dials, g_steal_pointer (&reader->dial));
    }
  else if (reader->set != NULL && g_str_equal (element, "Set"))
    {
      bs_told_data_set (reader->data, reader->set, text, reader->date);
      g_clear_pointer (&reader->set, g_free);
      g_clear_pointer (&reader->date, g_free);
    }
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             data,
         GError             **error)
{
  Reader *reader = data;

  if (reader->text->len < TEXT_MAX)
    g_string_append_len (reader->text, text, (gssize) MIN (length, TEXT_MAX));
}

/* The root is Space Dock's, or one of its cards; ours are told apart by their small letters. */
gboolean
bs_spacedock_cards_detect (const BsIntake *intake)
{
  const char *p = intake->text;
  g_autofree char *root = NULL;

  /* Declarations and comments come before the root. */
  for (p += strspn (p, " \t\n"); g_str_has_prefix (p, "<?") || g_str_has_prefix (p, "<!--");
       p += strspn (p, " \t\n"))
    {
      p = strstr (p, p[1] == '?' ? "?>" : "-->");
      if (p == NULL)
        return FALSE;
      p += *p == '?' ? 2 : 3;
    }
  if (*p != '<')
    return FALSE;
  root = g_strndup (p + 1, strcspn (p + 1, " \t\n>/"));
  if (g_str_equal (root, "Sets") || g_str_equal (root, "ShipClassDetails"))
    return TRUE;
  if (strstr (p, "<Title>") == NULL)
    return FALSE;

  return g_str_equal (root, "Data") || find_card (root) >= 0 ||
         (g_str_has_suffix (root, "s") && (root[strlen (root) - 1] = '\0', find_card (root) >= 0));
}

BsToldData *
bs_spacedock_cards_read (const BsIntake  *intake,
                         GError         **error)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autoptr (BsToldData) data = bs_told_data_new ("spacedock");
  Reader reader = { .data = data, .text = g_string_new (NULL) };
  gboolean fine = bs_intake_parse_xml (intake, &parser, &reader, error);

  g_string_free (reader.text, TRUE);
  g_clear_pointer (&reader.fields, g_hash_table_unref);
  g_free (reader.element);
  g_free (reader.set);
  g_free (reader.date);
  bs_told_dial_free (reader.dial);

  return fine ? g_steal_pointer (&data) : NULL;
}
