/* bs-format-xws.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* XWS 0.x and 1.x, and containers of several (.xwc). What the versions and programs differ in is
 * taken as it comes: ids decide. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

/* Names of slots: the first of each slot is the one that is written. */
static const struct { const char *key, *slot;
} slots[] = {
  { "ept", "talent" },
  { "elitepilottalent", "talent" },
  { "elite", "talent" },
  { "talent", "talent" },
  { "amd", "astromech" },
  { "astromechdroid", "astromech" },
  { "astromech", "astromech" },
  { "samd", "salvaged-astromech" },
  { "salvagedastromech", "salvaged-astromech" },
  { "salvagedastromechdroid", "salvaged-astromech" },
  { "mod", "modification" },
  { "modification", "modification" },
  { "torpedo", "torpedo" },
  { "missile", "missile" },
  { "cannon", "cannon" },
  { "turret", "turret" },
  { "bomb", "bomb" },
  { "crew", "crew" },
  { "system", "system" },
  { "title", "title" },
  { "illicit", "illicit" },
  { "cargo", "cargo" },
  { "hardpoint", "hardpoint" },
  { "team", "team" },
  { "tech", "tech" },
};

static const struct { const char *told, *faction;
} factions[] = {
  { "rebel", "rebel" },
  { "rebels", "rebel" },
  { "resistance", "rebel" },
  { "imperial", "imperial" },
  { "imperials", "imperial" },
  { "empire", "imperial" },
  { "firstorder", "imperial" },
  { "scum", "scum" },
  /* as links of Yet Another Squad Builder write them, without what plain_id() takes off */
  { "rebelalliance", "rebel" },
  { "galacticempire", "imperial" },
  { "scumandvillainy", "scum" },
};

/* What is read, and what need not be: points are a help for people, and what a builder keeps for
 * itself is for it. */
static const BsJsonMember squad_members[] = {
  { "name", BS_JSON_TEXT },       { "faction", BS_JSON_TEXT },   { "pilots", BS_JSON_ROWS },
  { "damagedeck", BS_JSON_TEXT }, { "obstacles", BS_JSON_LIST }, { "points", BS_JSON_ANY },
  { "version", BS_JSON_ANY },     { "vendor", BS_JSON_ANY },     { NULL, BS_JSON_ANY },
};
static const BsJsonMember pilot_members[] = {
  { "name", BS_JSON_TEXT },
  { "ship", BS_JSON_TEXT },
  { "upgrades", BS_JSON_ROWS },
  { "points", BS_JSON_ANY },
  { "multisection_id", BS_JSON_NUMBER },
  { "vendor", BS_JSON_ANY },
  { "id", BS_JSON_ANY },
  { NULL, BS_JSON_ANY },
};
static const BsJsonMember upgrade_members[] = {
  { "name", BS_JSON_TEXT },
  { "points", BS_JSON_NUMBER },
  { "vendor", BS_JSON_ANY },
  { NULL, BS_JSON_ANY },
};

/* By these an object is one pilot, or one upgrade. */
static const char *const pilot_keys[] = { "name", "ship", "id", "upgrades", NULL };

/* The second edition has factions of its own names. */
static const char *const second_factions[] = { "galacticempire",     "rebelalliance",
                                               "scumandvillainy",    "galacticrepublic",
                                               "separatistalliance", NULL };

/* Lower case without accents and without anything but letters and digits; only "-swx57" at the end
 * means something. */
static char *
plain_id (const char *told)
{
  g_autofree char *ascii = g_str_to_ascii (told, "C");
  g_autofree char *lower = g_ascii_strdown (ascii, -1);
  char *dash = strrchr (lower, '-');
  GString *id = g_string_new (NULL);
  gboolean release = dash != NULL && g_str_has_prefix (dash, "-swx");

  for (const char *p = lower; *p != '\0'; p++)
    if (g_ascii_isalnum (*p) || (release && p == dash))
      g_string_append_c (id, *p);

  return g_string_free (id, FALSE);
}

/**
 * bs_xws_slot:
 * @key: a slot as XWS calls it
 *
 * Returns: (transfer none) (nullable): as our rules call it
 */
const char *
bs_xws_slot (const char *key)
{
  /* "Astromech Droid", "Torpedoes" */
  static const char *const ends[] = { "", "s", "es" };
  g_autofree char *plain = plain_id (key);

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    for (guint j = 0; g_str_has_suffix (plain, ends[i]) && j < G_N_ELEMENTS (slots); j++)
      if (strlen (slots[j].key) == strlen (plain) - strlen (ends[i]) &&
          g_str_has_prefix (plain, slots[j].key))
        return slots[j].slot;

  return NULL;
}

/**
 * bs_xws_slot_key:
 * @slot: a slot as our rules call it
 *
 * Returns: (transfer none): as XWS calls it
 */
const char *
bs_xws_slot_key (const char *slot)
{
  for (guint i = 0; slot != NULL && i < G_N_ELEMENTS (slots); i++)
    if (g_str_equal (slots[i].slot, slot))
      return slots[i].key;

  return slot != NULL ? slot : "undefined";
}

/* As our rules call it. */
static const char *
find_faction (const char *plain)
{
  for (guint i = 0; i < G_N_ELEMENTS (factions); i++)
    if (g_str_equal (factions[i].told, plain))
      return factions[i].faction;

  return NULL;
}

/* An early version is of the first edition, whatever its faction is called. A late one alone says
 * nothing, since some programs write their own. */
static gboolean
is_second_edition (JsonObject *squad)
{
  g_autoptr (GPtrArray) pilots = bs_json_rows (bs_json_member (squad, "pilots"), pilot_keys);
  JsonObject *first = pilots->len > 0 ? bs_json_object (pilots->pdata[0]) : NULL;
  g_autofree char *faction = bs_json_string (bs_json_member (squad, "faction"));
  g_autofree char *plain = faction != NULL ? plain_id (faction) : NULL;
  g_autofree char *version = bs_json_string (bs_json_member (squad, "version"));
  gboolean has_id = bs_json_member (first, "id") != NULL;

  if (version != NULL && (*version == '0' || *version == '1'))
    return FALSE;
  if (has_id && (bs_json_member (first, "name") == NULL || (version != NULL && *version == '2')))
    return TRUE;

  return plain != NULL && g_strv_contains (second_factions, plain) &&
         (version != NULL || has_id || find_faction (plain) == NULL);
}

static void
add_upgrade (BsSquad     *squad,
             BsSquadShip *ship,
             const char  *key,
             JsonNode    *node)
{
  JsonObject *object = bs_json_object (node);
  g_autofree char *told =
    object != NULL ? bs_json_string (bs_json_member (object, "name")) : bs_json_string (node);
  g_autofree char *id = told != NULL ? plain_id (told) : NULL;
  BsSquadCard *card;

  if (id == NULL || *id == '\0' || g_str_equal (id, "undefined"))
    {
      g_autofree char *label = bs_json_label (node);

      bs_squad_remark (squad, _("An entry “%s” of the slot “%s” names no card and was left out."),
                       label, key);
      return;
    }
  card = bs_squad_card_new ("upgrade", "xws", id, NULL);
  /* What the format calls a help for people counts only for a card that no catalogue has. */
  if (object != NULL)
    bs_json_int (bs_json_member (object, "points"), &card->points);
  card->points = CLAMP (card->points, -99, 999);
  card->slot = g_strdup (bs_xws_slot (key));
  if (g_strcmp0 (id, told) != 0)
    card->name = g_strdup (told);
  if (card->slot == NULL && !g_str_equal (key, "undefined"))
    bs_squad_remark (squad, _("The slot “%s” of the card “%s” is not known."), key, id);
  bs_squad_tell_members (squad, squad->ships->len, object, upgrade_members);
  g_ptr_array_add (ship->cards, card);
}

/* One card, or several of one slot, however deep the lists are. */
static void
read_slot (BsSquad     *squad,
           BsSquadShip *ship,
           const char  *key,
           JsonNode    *node)
{
  JsonArray *row = bs_json_array (node);

  if (row == NULL)
    add_upgrade (squad, ship, key, node);
  for (guint i = 0; row != NULL && i < json_array_get_length (row); i++)
    read_slot (squad, ship, key, json_array_get_element (row, i));
}

/* By slot, or as some programs write them, in one row without slots. */
static void
read_upgrades (BsSquad     *squad,
               BsSquadShip *ship,
               JsonNode    *node)
{
  JsonObject *object = bs_json_object (node);
  gboolean by_slot = object != NULL && bs_json_member (object, "name") == NULL;
  g_autoptr (GList) keys = by_slot ? json_object_get_members (object) : NULL;

  if (!by_slot && !bs_json_is_empty (node))
    read_slot (squad, ship, "undefined", node);
  for (GList *key = keys; key != NULL; key = key->next)
    if (!JSON_NODE_HOLDS_NULL (json_object_get_member (object, key->data)))
      read_slot (squad, ship, key->data, json_object_get_member (object, key->data));
}

/* Of a pilot's own points, which hold those of the upgrades as well. */
static int
pilot_points (const BsSquadShip *ship,
              JsonObject        *pilot)
{
  int points = 0;

  bs_json_int (bs_json_member (pilot, "points"), &points);
  for (guint i = 0; i < ship->cards->len; i++)
    points -= ((BsSquadCard *) ship->cards->pdata[i])->points;

  return CLAMP (points, 0, 999);
}

static void
read_pilot (BsSquad  *squad,
            JsonNode *node,
            guint     number)
{
  JsonObject *pilot = bs_json_object (node);
  g_autofree char *name =
    pilot != NULL ? bs_json_string (bs_json_member (pilot, "name")) : bs_json_string (node);
  g_autofree char *ship_name = bs_json_string (bs_json_member (pilot, "ship"));
  g_autofree char *id = name != NULL ? plain_id (name) : g_strdup ("");
  g_autofree char *ship_id = ship_name != NULL ? plain_id (ship_name) : g_strdup ("");
  g_autofree char *label = bs_json_label (node);
  BsSquadShip *ship;

  if (*id == '\0' && *ship_id == '\0')
    {
      bs_squad_remark (squad, _("Entry %u of the list names no pilot and was left out: %s"), number,
                       label);
      return;
    }
  ship = bs_squad_add_ship (squad);
  ship->ship = bs_squad_card_new ("ship", "xws", ship_id, NULL);
  if (*id != '\0')
    ship->leader = bs_squad_card_new ("pilot", "xws", id, NULL);
  else
    bs_squad_remark (squad,
                     _("Entry %u of the list names no pilot; the ship was taken without one."),
                     number);
  if (g_str_has_suffix (id, "fore") || g_str_has_suffix (id, "aft"))
    ship->half = g_strdup (g_str_has_suffix (id, "fore") ? "fore" : "aft");
  bs_json_int (bs_json_member (pilot, "multisection_id"), &ship->pair);
  read_upgrades (squad, ship, bs_json_member (pilot, "upgrades"));
  if (ship->leader != NULL)
    ship->leader->points = pilot_points (ship, pilot);
  ship->has_help = bs_json_int (bs_json_member (pilot, "points"), &ship->help);
  bs_squad_tell_members (squad, number, pilot, pilot_members);
}

/* The other half of a huge ship: the one with the same number, else the next one without a
 * partner. */
static BsSquadShip *
find_half (BsSquad           *squad,
           const BsSquadShip *fore)
{
  for (guint i = 0; i < squad->ships->len; i++)
    {
      BsSquadShip *ship = squad->ships->pdata[i];
      gsize n = strlen (fore->leader->id) - strlen ("fore");

      if (g_strcmp0 (ship->half, "aft") == 0 && ship->pair == fore->pair && !ship->whole &&
          strncmp (ship->leader->id, fore->leader->id, n) == 0)
        return ship;
    }

  return NULL;
}

/**
 * bs_xws_join_halves:
 * @squad: a squad in which each card of a huge ship stands alone, by its id of XWS
 *
 * Makes one ship of a fore card and its aft card.
 */
void
bs_xws_join_halves (BsSquad *squad)
{
  g_autoptr (GPtrArray) joined = g_ptr_array_new ();

  for (guint i = 0; i < squad->ships->len; i++)
    {
      BsSquadShip *fore = squad->ships->pdata[i];
      BsSquadShip *aft = g_strcmp0 (fore->half, "fore") == 0 ? find_half (squad, fore) : NULL;

      if (aft == NULL)
        continue;
      fore->whole = TRUE;
      aft->leader->kind = "upgrade";
      g_ptr_array_add (fore->cards, g_steal_pointer (&aft->leader));
      while (aft->cards->len > 0)
        {
          BsSquadCard *card = g_ptr_array_steal_index (aft->cards, 0);

          card->section = g_strdup ("aft");
          g_ptr_array_add (fore->cards, card);
        }
      aft->whole = TRUE;
      g_ptr_array_add (joined, aft);
    }
  for (guint i = 0; i < joined->len; i++)
    g_ptr_array_remove (squad->ships, joined->pdata[i]);
}

/**
 * bs_xws_set_faction:
 * @faction: (nullable): as a squad builder calls it
 */
void
bs_xws_set_faction (BsSquad    *squad,
                    const char *faction)
{
  g_autofree char *plain = faction != NULL ? plain_id (faction) : NULL;

  if (plain != NULL)
    squad->faction = g_strdup (find_faction (plain));
  if (faction != NULL && squad->faction == NULL)
    bs_squad_remark (squad, _("The faction “%s” is not known."), faction);
}

/**
 * bs_xws_leave_obstacles:
 * @n: how many obstacles a list chooses
 *
 * Says that they were left out.
 */
void
bs_xws_leave_obstacles (BsSquad *squad,
                        guint    n)
{
  if (n > 0)
    bs_squad_remark (
      squad,
      ngettext ("The choice of %u obstacle was left out: obstacles are placed on the table.",
                "The choice of %u obstacles was left out: obstacles are placed on the table.", n),
      n);
}

static void
read_rest (BsSquad    *squad,
           JsonObject *object)
{
  g_autofree char *faction = bs_json_string (bs_json_member (object, "faction"));
  g_autofree char *deck = bs_json_string (bs_json_member (object, "damagedeck"));
  JsonArray *obstacles = bs_json_array (bs_json_member (object, "obstacles"));

  squad->name = bs_json_string (bs_json_member (object, "name"));
  bs_xws_set_faction (squad, faction);
  squad->deck = g_strdup (deck);
  squad->has_help = bs_json_int (bs_json_member (object, "points"), &squad->help);
  bs_xws_leave_obstacles (squad, obstacles != NULL ? json_array_get_length (obstacles) : 0);
}

/**
 * bs_xws_add_squad:
 * @object: an object with pilots
 * @squads: (element-type BsSquad): takes the squad
 * @error: BS_ERROR_SEMANTIC
 *
 * Returns: whether it is a squad with ships
 */
gboolean
bs_xws_add_squad (JsonObject  *object,
                  GPtrArray   *squads,
                  GError     **error)
{
  g_autoptr (GPtrArray) pilots = bs_json_rows (bs_json_member (object, "pilots"), pilot_keys);
  g_autoptr (BsSquad) squad = bs_squad_new ();

  if (is_second_edition (object))
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("it is a list for the second edition of X-Wing; Boardside plays the "
                              "first, so nothing was taken"));
      return FALSE;
    }
  for (guint i = 0; i < pilots->len; i++)
    read_pilot (squad, pilots->pdata[i], i + 1);
  if (squad->ships->len == 0)
    {
      if (pilots->len == 0)
        g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                             _("there are no ships in this list"));
      else
        g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
                     ngettext ("there are no ships in this list: its %u entry names neither a "
                               "pilot (“name”) nor a ship (“ship”)",
                               "there are no ships in this list: its %u entries name neither a "
                               "pilot (“name”) nor a ship (“ship”)",
                               pilots->len),
                     pilots->len);
      return FALSE;
    }
  read_rest (squad, object);
  bs_squad_tell_members (squad, 0, object, squad_members);
  bs_xws_join_halves (squad);
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}

/**
 * bs_xws_is_squad:
 * @object: (nullable): any object
 *
 * Returns: whether it has pilots, in a list, or in whatever else where a faction is told as well
 */
gboolean
bs_xws_is_squad (JsonObject *object)
{
  JsonNode *pilots = bs_json_member (object, "pilots");

  return bs_json_array (pilots) != NULL ||
         (!bs_json_is_empty (pilots) && bs_json_member (object, "faction") != NULL);
}

static JsonArray *
container (const BsIntake *intake)
{
  return bs_json_array (bs_json_member (bs_json_object (intake->json), "container"));
}

gboolean
bs_xws_detect (const BsIntake *intake)
{
  return bs_xws_is_squad (bs_json_object (intake->json)) || container (intake) != NULL;
}

gboolean
bs_xws_read (const BsIntake *intake,
             GPtrArray      *squads,
             GError        **error)
{
  JsonArray *array = container (intake);
  guint n = array != NULL ? json_array_get_length (array) : 0;

  if (array == NULL)
    return bs_xws_add_squad (bs_json_object (intake->json), squads, error);
  for (guint i = 0; i < n; i++)
    {
      JsonObject *object = bs_json_object (json_array_get_element (array, i));

      if (object != NULL && !bs_xws_add_squad (object, squads, error))
        {
          g_prefix_error (error, _("squad %u of the container: "), i + 1);
          return FALSE;
        }
    }
  if (squads->len > 0)
    {
      bs_squads_tell_rest (squads, n);
      return TRUE;
    }
  g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                       _("there are no squads in this container"));

  return FALSE;
}
