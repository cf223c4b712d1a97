/* bs-xml-catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Catalogues: the cards of a game, from one file or several. */

#include "config.h"

#include "bs-xml-private.h"

#include <glib/gi18n.h>

/* Attributes of cards that are numbers, unless they have a field of their own. */
#define NUMBER_MIN (-99)
#define NUMBER_MAX 999

/* English is the name without a language. */
static void
read_names (BsXmlReader *reader,
            BsXmlNode   *node,
            BsCard      *card)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);
      BsId language;
      char **name;

      if (!g_str_equal (child->name, "name"))
        continue;
      language = bs_xml_word (reader, child, "lang", bs_xml_has (child, "lang") ? NULL : "en", "en|de");
      bs_xml_done (reader, child);
      if (language == NULL)
        continue;
      name = g_str_equal (language, "de") ? &card->name_de : &card->name;
      if (*name != NULL)
        bs_xml_problem (reader, child, _("there is a second <%s>"), "name");
      g_free (*name);
      *name = bs_xml_node_text (reader, child);
      if (**name == '\0')
        bs_xml_problem (reader, child, _("there are no words in it"));
    }
  if (card->name == NULL)
    bs_xml_problem (reader, node, _("it needs a <%s>"), "name");
}

static void
add_number (GArray     *numbers,
            const char *id,
            int         n)
{
  BsCounter number = { bs_id (id), n };

  g_array_append_val (numbers, number);
}

/* A secondary weapon's dice and range are numbers of the card, not of the ship that carries it. */
static void
read_weapon (BsXmlReader *reader,
             BsXmlNode   *node,
             BsCard      *card)
{
  const char *range = bs_xml_attr (reader, node, "range");
  int low, high;

  if (bs_xml_attr (reader, node, "attack") != NULL)
    add_number (card->numbers, "weapon-attack", bs_xml_int (reader, node, "attack", 0, 0, 20));
  if (range == NULL)
    return;

  if (!bs_xml_parse_range (range, &low, &high) || low < 1 || high > 9)
    bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no range: write 2, 1-3 or 2+"), range, "range");
  else
    {
      add_number (card->numbers, "range-min", low);
      add_number (card->numbers, "range-max", high);
    }
}

/* Of a number that is asked it can be said that it is none; anything else is not known here at all. */
static void
refuse_number (BsXmlReader *reader,
               BsXmlNode   *node,
               BsXmlAttr   *attr)
{
  for (const BsHookKind *hook = bs_hook_kinds (); hook->name != NULL; hook++)
    if (hook->number && g_str_equal (hook->name, attr->name))
      {
        attr->seen = TRUE;
        bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no whole number"), attr->value, attr->name);
      }
}

/* Whatever else is told of a card is a number of the game: its name must be known to it. */
static void
read_numbers (BsXmlReader *reader,
              BsXmlNode   *node,
              BsCard      *card)
{
  for (guint i = 0; i < node->attrs->len; i++)
    {
      BsXmlAttr *attr = &g_array_index (node->attrs, BsXmlAttr, i);
      int n;

      if (attr->seen || !bs_id_is_valid (attr->name))
        continue;
      if (!bs_xml_parse_int (attr->value, &n))
        {
          refuse_number (reader, node, attr);
          continue;
        }
      attr->seen = TRUE;
      if (n < NUMBER_MIN || n > NUMBER_MAX)
        bs_xml_problem (reader, node, _("the attribute “%s” is %d; it goes from %d to %d"), attr->name, n, NUMBER_MIN,
                        NUMBER_MAX);
      bs_xml_want (reader, node, "number", bs_id (attr->name));
      add_number (card->numbers, attr->name, n);
    }
}

static void
read_slot (BsXmlReader *reader,
           BsXmlNode   *node,
           BsCard      *card)
{
  BsCounter slot = { bs_xml_ref (reader, node, "id", "slot", TRUE), bs_xml_int (reader, node, "count", 1, 1, 9) };

  bs_xml_done (reader, node);
  bs_xml_only (reader, node, NULL);
  if (slot.kind != NULL)
    g_array_append_val (card->slots, slot);
}

/* <cost profile="faq" value="4"/>: what the card costs by another list. */
static void
read_cost (BsXmlReader *reader,
           BsXmlNode   *node,
           BsCard      *card)
{
  BsCounter cost = { bs_xml_id (reader, node, "profile", TRUE), 0 };

  if (bs_xml_need (reader, node, "value") != NULL)
    cost.n = bs_xml_int (reader, node, "value", 0, NUMBER_MIN, NUMBER_MAX);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, NULL);
  if (cost.kind != NULL)
    g_array_append_val (card->costs, cost);
}

static void
read_alias (BsXmlReader *reader,
            BsXmlNode   *node,
            BsCard      *card)
{
  char *alias = bs_xml_node_text (reader, node);

  bs_xml_done (reader, node);
  if (*alias == '\0')
    bs_xml_problem (reader, node, _("there are no words in it"));
  g_ptr_array_add (card->aliases, alias);
}

static void
read_effect (BsXmlReader *reader,
             BsXmlNode   *node,
             BsCard      *card)
{
  g_autofree char *id = g_strdup_printf ("%s-%u", card->id != NULL ? card->id : "?", card->effects->len + 1);

  g_ptr_array_add (card->effects, bs_xml_effect (reader, node, bs_id (id), NULL, BS_AS_SELF, NULL));
}

static void
replace_ids (GPtrArray **ids,
             GPtrArray  *with)
{
  g_ptr_array_unref (*ids);
  *ids = with;
}

static void read_parts (BsXmlReader *reader, BsXmlNode *node, BsCard *card);

/* A huge ship's fore or aft half: numbers, actions and slots of its own. */
static void
read_section (BsXmlReader *reader,
              BsXmlNode   *node,
              BsCard      *card)
{
  BsCard *section = bs_card_new (bs_xml_id (reader, node, "id", TRUE), bs_id ("section"));

  section->line = node->line;
  read_numbers (reader, node, section);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "actions", "arcs", "slot", NULL });
  read_parts (reader, node, section);
  if (card->sections == NULL)
    card->sections = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_card_free);
  g_ptr_array_add (card->sections, section);
}

static void
read_parts (BsXmlReader *reader,
            BsXmlNode   *node,
            BsCard      *card)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);

      if (g_str_equal (child->name, "slot"))
        read_slot (reader, child, card);
      else if (g_str_equal (child->name, "actions"))
        replace_ids (&card->actions, bs_xml_ids (reader, child, "action"));
      else if (g_str_equal (child->name, "arcs"))
        replace_ids (&card->arcs, bs_xml_ids (reader, child, "arc"));
      else if (g_str_equal (child->name, "alias"))
        read_alias (reader, child, card);
      else if (g_str_equal (child->name, "cost"))
        read_cost (reader, child, card);
      else if (g_str_equal (child->name, "effect"))
        read_effect (reader, child, card);
      else if (g_str_equal (child->name, "section"))
        read_section (reader, child, card);
    }
}

static void
read_fields (BsXmlReader *reader,
             BsXmlNode   *node,
             BsCard      *card)
{
  gboolean ship = g_str_equal (card->kind, "ship");
  const char *faction = bs_xml_attr (reader, node, "faction");
  const char *size = bs_xml_attr (reader, node, "size");

  if (faction != NULL && *faction != '\0')
    card->faction = bs_xml_ref (reader, node, "faction", "faction", FALSE);
  if (size != NULL && *size != '\0')
    card->size = bs_xml_ref (reader, node, "size", "size", FALSE);
  card->unique = bs_xml_yes (reader, node, "unique", FALSE);
  card->limited = bs_xml_yes (reader, node, "limited", FALSE);
  if (ship || bs_xml_need (reader, node, "cost") != NULL)
    card->cost = bs_xml_int (reader, node, "cost", 0, NUMBER_MIN, NUMBER_MAX);
  card->source = bs_xml_id (reader, node, "source", FALSE);
  if (ship)
    card->dial = bs_xml_ref (reader, node, "dial", "dial", FALSE);
  else if (g_str_equal (card->kind, "pilot"))
    card->ship = bs_xml_ref (reader, node, "ship", "ship", TRUE);
  else if (g_str_equal (card->kind, "upgrade"))
    {
      card->slot = bs_xml_ref (reader, node, "slot", "slot", TRUE);
      read_weapon (reader, node, card);
    }
  if ((g_str_equal (card->kind, "captain") || g_str_equal (card->kind, "pilot")) && !bs_xml_has (node, "skill"))
    bs_xml_problem (reader, node, _("it needs the attribute “%s”"), "skill");
}

static BsCard *
read_card (BsXmlReader *reader,
           BsXmlNode   *node)
{
  BsCard *card = bs_card_new (bs_xml_id (reader, node, "id", TRUE), bs_id (node->name));
  gboolean ship = g_str_equal (node->name, "ship");

  card->line = node->line;
  read_fields (reader, node, card);
  read_numbers (reader, node, card);
  bs_xml_done (reader, node);
  read_names (reader, node, card);
  card->ship_class = ship ? bs_xml_child_text (reader, node, "class", FALSE) : NULL;
  card->text = bs_xml_child_text (reader, node, "text", FALSE);
  bs_xml_only (reader, node,
               ship ? (const char *const[]) { "name", "class", "text", "actions", "arcs", "slot", "alias", "cost", "effect",
                                              "section", NULL }
                    : (const char *const[]) { "name", "text", "actions", "arcs", "slot", "alias", "cost", "effect", NULL });
  read_parts (reader, node, card);

  return card;
}

static gboolean
has_maneuver (const BsDial     *dial,
              const BsManeuver *maneuver)
{
  return bs_dial_maneuver (dial, maneuver->bearing, maneuver->speed) != NULL;
}

static BsDial *
read_dial (BsXmlReader *reader,
           BsXmlNode   *node)
{
  BsDial *dial = bs_dial_new (bs_xml_id (reader, node, "id", TRUE));

  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "maneuver", NULL });
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);
      BsManeuver maneuver = { 0 };

      if (!g_str_equal (child->name, "maneuver"))
        continue;
      maneuver.bearing = bs_xml_ref (reader, child, "bearing", "bearing", TRUE);
      maneuver.color = bs_xml_ref (reader, child, "color", "color", TRUE);
      if (bs_xml_need (reader, child, "speed") != NULL)
        maneuver.speed = bs_xml_int (reader, child, "speed", 0, 0, 9);
      bs_xml_done (reader, child);
      bs_xml_only (reader, child, NULL);
      if (maneuver.bearing != NULL && has_maneuver (dial, &maneuver))
        bs_xml_problem (reader, child, _("the dial has “%s” with speed %d already"), maneuver.bearing, maneuver.speed);
      if (maneuver.bearing != NULL && maneuver.color != NULL)
        g_array_append_val (dial->maneuvers, maneuver);
    }
  if (dial->maneuvers->len == 0)
    bs_xml_problem (reader, node, _("the dial has no maneuvers"));

  return dial;
}

/* Ids of cards, and among themselves those of dials, are given once in all files. */
static void
keep_unique (BsXmlReader *reader,
             BsXmlNode   *node,
             GHashTable  *seen,
             BsId         id)
{
  const BsXmlNode *other = id != NULL ? g_hash_table_lookup (seen, id) : NULL;

  if (other != NULL)
    bs_xml_problem (reader, node, _("the id “%s” is already used at %s:%d"), id, other->tree->name, other->line);
  else if (id != NULL)
    g_hash_table_insert (seen, (gpointer) id, node);
}

static void
read_list (BsXmlReader *reader,
           BsXmlNode   *list,
           const char  *kind,
           BsCatalogue *catalogue,
           GHashTable  *seen)
{
  gboolean dials = g_str_equal (kind, "dial");

  bs_xml_done (reader, list);
  bs_xml_only (reader, list, (const char *const[]) { kind, NULL });
  for (guint i = 0; i < list->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (list->children, i);

      if (!g_str_equal (child->name, kind))
        continue;
      if (dials)
        {
          BsDial *dial = read_dial (reader, child);

          if (dial->id == NULL)
            dial->id = bs_id ("?");
          else if (bs_catalogue_dial (catalogue, dial->id) != NULL)
            bs_xml_problem (reader, child, _("there is already a dial “%s”"), dial->id);
          g_ptr_array_add (catalogue->dials, dial);
        }
      else
        {
          BsCard *card = read_card (reader, child);

          keep_unique (reader, child, seen, card->id);
          if (card->id == NULL)
            card->id = bs_id ("?");
          g_ptr_array_add (catalogue->cards, card);
        }
    }
}

static void
read_file (BsXmlReader *reader,
           BsXmlNode   *root,
           BsCatalogue *catalogue,
           GHashTable  *seen)
{
  static const char *const lists[] = { "dials", "ships", "captains", "pilots", "upgrades", NULL };
  static const char *const kinds[] = { "dial", "ship", "captain", "pilot", "upgrade" };
  BsId game = bs_xml_id (reader, root, "game", TRUE);

  bs_xml_need (reader, root, "version");
  if (bs_xml_need (reader, root, "format") != NULL)
    bs_xml_int (reader, root, "format", BS_XML_FORMAT, 1, BS_XML_FORMAT);
  bs_xml_done (reader, root);
  bs_xml_only (reader, root, lists);
  if (catalogue->game != NULL && game != NULL && catalogue->game != game)
    bs_xml_problem (reader, root, _("the catalogue is for the game “%s”, not for “%s”"), game, catalogue->game);
  if (catalogue->game == NULL)
    catalogue->game = game;
  for (guint i = 0; i < root->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (root->children, i);

      for (guint j = 0; lists[j] != NULL; j++)
        if (g_str_equal (child->name, lists[j]))
          read_list (reader, child, kinds[j], catalogue, seen);
    }
}

static BsCatalogue *
read_catalogue (BsXmlReader *reader,
                GPtrArray   *sources)
{
  BsCatalogue *catalogue = bs_catalogue_new (reader->ruleset != NULL ? reader->ruleset->id : NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < reader->trees->len; i++)
    read_file (reader, ((BsXmlTree *) g_ptr_array_index (reader->trees, i))->root, catalogue, seen);
  bs_catalogue_index (catalogue);
  bs_xml_resolve (reader, reader->ruleset, catalogue);
  g_free (catalogue->hash);
  catalogue->hash = bs_xml_hash (sources);

  return catalogue;
}

/**
 * bs_xml_load_catalogue:
 * @sources: BsXmlSource: the files of one game's cards
 * @ruleset: (nullable): its rules; without them, what cards say of tokens, faces and the like is not looked up
 * @problems: (nullable): takes all that is wrong, as "FILE:LINE: ..." strings; its elements are freed with g_free()
 * @error: BS_ERROR_MALFORMED, BS_ERROR_VERSION or BS_ERROR_SEMANTIC, with the first of these
 *
 * Returns: (transfer full) (nullable): the catalogue; NULL if anything is wrong
 */
BsCatalogue *
bs_xml_load_catalogue (GPtrArray        *sources,
                       const BsRuleset  *ruleset,
                       GPtrArray        *problems,
                       GError          **error)
{
  g_autoptr (GPtrArray) own = problems == NULL ? g_ptr_array_new_with_free_func (g_free) : NULL;
  g_autoptr (BsCatalogue) catalogue = NULL;
  BsXmlReader reader;
  gboolean fine = TRUE;

  if (problems == NULL)
    problems = own;
  bs_xml_reader_init (&reader);
  reader.ruleset = ruleset;
  for (guint i = 0; fine && i < sources->len; i++)
    fine = bs_xml_reader_parse (&reader, g_ptr_array_index (sources, i), "catalogue", problems, error) != NULL;
  if (fine)
    {
      catalogue = read_catalogue (&reader, sources);
      fine = bs_xml_reader_finish (&reader, problems, error);
    }
  bs_xml_reader_clear (&reader);

  return fine ? g_steal_pointer (&catalogue) : NULL;
}
