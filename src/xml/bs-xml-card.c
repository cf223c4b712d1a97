/* bs-xml-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One card of a catalogue into its struct. */

#include "config.h"

#include "engine/operations/bs-vocabulary.h"
#include "bs-xml-private.h"

#include <glib/gi18n.h>
#include <string.h>

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

      if (!bs_xml_same (child->name, "name"))
        continue;
      language =
        bs_xml_word (reader, child, "lang", bs_xml_has (child, "lang") ? NULL : "en", "en|de");
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
    bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no range: write 2, 1-3 or 2+"),
                    range, "range");
  else
    {
      add_number (card->numbers, "range-min", low);
      add_number (card->numbers, "range-max", high);
    }
}

/* Of a number that is asked it can be said that it is none; anything else is not known here at
 * all. */
static void
refuse_number (BsXmlReader *reader,
               BsXmlNode   *node,
               BsXmlAttr   *attr)
{
  for (const BsHookKind *hook = bs_hook_kinds (); hook->name != NULL; hook++)
    if (hook->number && g_str_equal (hook->name, attr->name))
      {
        attr->seen = TRUE;
        bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no whole number"),
                        attr->value, attr->name);
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
        bs_xml_problem (reader, node, _("the attribute “%s” is %d; it goes from %d to %d"),
                        attr->name, n, NUMBER_MIN, NUMBER_MAX);
      bs_xml_want (reader, node, "number", bs_id (attr->name));
      add_number (card->numbers, attr->name, n);
    }
}

/* Ids with blanks between them in an attribute. */
static void
read_ids (BsXmlReader *reader,
          BsXmlNode   *node,
          const char  *name,
          const char  *kind,
          GPtrArray   *ids)
{
  const char *told = bs_xml_attr (reader, node, name);
  g_auto (GStrv) list = told != NULL ? g_strsplit (told, " ", -1) : NULL;

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    {
      if (!bs_id_is_valid (list[i]))
        {
          if (*list[i] != '\0')
            bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no id"), list[i], name);
          continue;
        }
      bs_xml_want (reader, node, kind, bs_id (list[i]));
      g_ptr_array_add (ids, (gpointer) bs_id (list[i]));
    }
}

static gboolean
is_place (const BsXmlNode *node,
          const char      *id)
{
  static const char *const names[] = { "cost-most", "different", "unique", "only", "in", NULL };

  for (guint i = 0; names[i] != NULL; i++)
    if (bs_xml_has (node, names[i]))
      return TRUE;

  return id != NULL && strchr (id, ' ') != NULL;
}

/* <slot id="modification" cost-most="3"/>, <slot id="cannon torpedo missile"/>: slots that take
 * some cards only. */
static void
read_place (BsXmlReader *reader,
            BsXmlNode   *node,
            BsCard      *card)
{
  BsSlotRule *place = bs_slot_rule_new ();

  if (bs_xml_need (reader, node, "id") != NULL)
    read_ids (reader, node, "id", "slot", place->kinds);
  read_ids (reader, node, "only", "card", place->only);
  place->count = (guint) bs_xml_int (reader, node, "count", 1, 1, 9);
  place->cost_most = bs_xml_int (reader, node, "cost-most", -1, -1, NUMBER_MAX);
  place->unique = bs_xml_yes (reader, node, "unique", FALSE);
  place->different = bs_xml_yes (reader, node, "different", FALSE);
  if (bs_xml_has (node, "in"))
    place->in = bs_xml_ref (reader, node, "in", "slot", FALSE);
  if (card->places == NULL)
    card->places = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_slot_rule_free);
  g_ptr_array_add (card->places, place);
}

static void
read_slot (BsXmlReader *reader,
           BsXmlNode   *node,
           BsCard      *card)
{
  if (is_place (node, bs_xml_attr (reader, node, "id")))
    read_place (reader, node, card);
  else
    {
      BsCounter slot = { bs_xml_ref (reader, node, "id", "slot", TRUE),
                         bs_xml_int (reader, node, "count", 1, -9, 9) };

      if (slot.kind != NULL)
        g_array_append_val (card->slots, slot);
    }
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, NULL);
}

static void
add_need (BsCard     *card,
          const char *what,
          BsId        id,
          int         low,
          int         high)
{
  BsNeed need = { bs_id (what), id, low, high };

  if (card->needs == NULL)
    card->needs = g_array_new (FALSE, TRUE, sizeof (BsNeed));
  g_array_append_val (card->needs, need);
}

/* <needs number="skill" range="5+"/>, <needs action="boost"/>, <needs slot="torpedo"/>: what a ship
 * must have for this card. */
static void
read_needs (BsXmlReader *reader,
            BsXmlNode   *node,
            BsCard      *card)
{
  const char *range = bs_xml_attr (reader, node, "range");
  int low = 1, high = G_MAXINT;
  BsId id = NULL;

  if (range != NULL && !bs_xml_parse_range (range, &low, &high))
    bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no range: write 2, 1-3 or 2+"),
                    range, "range");
  for (guint i = 0; id == NULL && i < 3; i++)
    {
      const char *const kinds[] = { "number", "action", "slot" };

      id =
        bs_xml_has (node, kinds[i]) ? bs_xml_ref (reader, node, kinds[i], kinds[i], FALSE) : NULL;
      if (id != NULL)
        add_need (card, kinds[i], id, low, high);
    }
  if (id == NULL)
    bs_xml_need (reader, node, "number");
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, NULL);
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
  g_autofree char *id =
    g_strdup_printf ("%s-%u", card->id != NULL ? card->id : "?", card->effects->len + 1);

  g_ptr_array_add (card->effects, bs_xml_effect (reader, node, bs_id (id), NULL, BS_AS_SELF, NULL));
}

static void
replace_ids (GPtrArray **ids,
             GPtrArray  *with)
{
  g_ptr_array_unref (*ids);
  *ids = with;
}

/* <carries count="4" alike="yes">tie-fighter tie-bomber</carries>: which ships a ship with this
 * card may carry, and how many. */
static void
read_carries (BsXmlReader *reader,
              BsXmlNode   *node,
              BsCard      *card)
{
  card->carries_most = (guint) bs_xml_int (reader, node, "count", 1, 1, 9);
  card->carries_alike = bs_xml_yes (reader, node, "alike", FALSE);
  g_clear_pointer (&card->carries, g_ptr_array_unref);
  card->carries = bs_xml_ids (reader, node, "ship");
}

static void read_parts (BsXmlReader *reader, BsXmlNode *node, BsCard *card);

/* A huge ship's fore or aft half: numbers, actions and slots of its own. */
static void
read_section (BsXmlReader *reader,
              BsXmlNode   *node,
              BsCard      *card)
{
  BsCard *section = bs_card_new (bs_xml_id (reader, node, "id", TRUE), bs_id ("section"));

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

      /* Most of a card's children are aliases. */
      if (bs_xml_same (child->name, "alias"))
        read_alias (reader, child, card);
      else if (bs_xml_same (child->name, "slot"))
        read_slot (reader, child, card);
      else if (bs_xml_same (child->name, "actions"))
        replace_ids (&card->actions, bs_xml_ids (reader, child, "action"));
      else if (bs_xml_same (child->name, "arcs"))
        replace_ids (&card->arcs, bs_xml_ids (reader, child, "arc"));
      else if (bs_xml_same (child->name, "only"))
        replace_ids (&card->only, bs_xml_ids (reader, child, "ship"));
      else if (bs_xml_same (child->name, "needs"))
        read_needs (reader, child, card);
      else if (bs_xml_same (child->name, "carries"))
        read_carries (reader, child, card);
      else if (bs_xml_same (child->name, "cost"))
        read_cost (reader, child, card);
      else if (bs_xml_same (child->name, "effect"))
        read_effect (reader, child, card);
      else if (bs_xml_same (child->name, "section"))
        read_section (reader, child, card);
    }
}

/* How many people fit in a ship, and how sure that is. */
static void
read_crew (BsXmlReader *reader,
           BsXmlNode   *node,
           BsCard      *card)
{
  if (bs_xml_has (node, "seats"))
    card->seats = bs_xml_word (reader, node, "seats", NULL, "single|multi");
  if (bs_xml_has (node, "crew-confidence"))
    card->crew_confidence = bs_xml_word (reader, node, "crew-confidence", NULL, "high|medium|low");
}

/* source="71120 71126": the sets that a card was sold in. */
static void
read_sources (BsXmlReader *reader,
              BsXmlNode   *node,
              BsCard      *card)
{
  const char *told = bs_xml_attr (reader, node, "source");
  g_auto (GStrv) ids = NULL;

  if (told == NULL)
    return;
  if (strchr (told, ' ') == NULL)
    {
      card->source = bs_xml_id (reader, node, "source", FALSE);
      return;
    }
  ids = g_strsplit (told, " ", -1);
  card->sources = g_ptr_array_new ();
  for (guint i = 0; ids[i] != NULL; i++)
    {
      if (bs_id_is_valid (ids[i]))
        g_ptr_array_add (card->sources, (gpointer) bs_id (ids[i]));
      else if (*ids[i] != '\0')
        bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no id"), ids[i], "source");
    }
  card->source = card->sources->len > 0 ? card->sources->pdata[0] : NULL;
}

static void
read_fields (BsXmlReader *reader,
             BsXmlNode   *node,
             BsCard      *card)
{
  gboolean ship = g_str_equal (card->kind, "ship");
  const char *faction = bs_xml_attr (reader, node, "faction");
  const char *faction2 = bs_xml_attr (reader, node, "faction2");
  const char *size = bs_xml_attr (reader, node, "size");

  if (faction != NULL && *faction != '\0')
    card->faction = bs_xml_ref (reader, node, "faction", "faction", FALSE);
  if (faction2 != NULL && *faction2 != '\0')
    card->faction2 = bs_xml_ref (reader, node, "faction2", "faction", FALSE);
  if (size != NULL && *size != '\0')
    card->size = bs_xml_ref (reader, node, "size", "size", FALSE);
  card->unique = bs_xml_yes (reader, node, "unique", FALSE);
  card->limited = bs_xml_yes (reader, node, "limited", FALSE);
  if (ship || bs_xml_need (reader, node, "cost") != NULL)
    card->cost = bs_xml_int (reader, node, "cost", 0, NUMBER_MIN, NUMBER_MAX);
  read_sources (reader, node, card);
  if (ship)
    read_crew (reader, node, card);
  if (ship)
    card->dial = bs_xml_ref (reader, node, "dial", "dial", FALSE);
  else if (g_str_equal (card->kind, "pilot"))
    card->ship = bs_xml_ref (reader, node, "ship", "ship", TRUE);
  else if (g_str_equal (card->kind, "upgrade"))
    {
      card->slot = bs_xml_ref (reader, node, "slot", "slot", TRUE);
      read_weapon (reader, node, card);
    }
  if ((g_str_equal (card->kind, "captain") || g_str_equal (card->kind, "pilot")) &&
      !bs_xml_has (node, "skill"))
    bs_xml_problem (reader, node, _("it needs the attribute “%s”"), "skill");
}

/**
 * bs_xml_card:
 * @reader: the reader
 * @node: a ship, captain, pilot or upgrade
 *
 * Returns: (transfer full): the card, as far as it could be read
 */
BsCard *
bs_xml_card (BsXmlReader *reader,
             BsXmlNode   *node)
{
  BsCard *card = bs_card_new (bs_xml_id (reader, node, "id", TRUE), bs_id (node->name));
  gboolean ship = g_str_equal (node->name, "ship");

  card->user = node->tree->user;
  read_fields (reader, node, card);
  read_numbers (reader, node, card);
  bs_xml_done (reader, node);
  read_names (reader, node, card);
  card->ship_class = ship ? bs_xml_child_text (reader, node, "class", FALSE) : NULL;
  card->text = bs_xml_child_text (reader, node, "text", FALSE);
  bs_xml_only (reader, node,
               ship ? (const char *const[]){ "alias", "name", "slot", "class", "text", "actions",
                                             "arcs", "cost", "effect", "section", "carries", NULL }
                    : (const char *const[]){ "alias", "name", "slot", "carries", "text", "actions",
                                             "arcs", "cost", "effect", "only", "needs", NULL });
  read_parts (reader, node, card);

  return card;
}
