/* bs-xml-write.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A card and a dial as elements of a catalogue, as bs-xml-card.c and bs-xml-catalogue.c read
 * them. */

#include "config.h"

#include "bs-xml.h"

static void
add_attr (GString    *xml,
          const char *name,
          const char *value)
{
  g_autofree char *escaped = value != NULL ? g_markup_escape_text (value, -1) : NULL;

  if (escaped != NULL && *escaped != '\0')
    g_string_append_printf (xml, " %s=\"%s\"", name, escaped);
}

static void
add_text (GString    *xml,
          const char *element,
          const char *text)
{
  g_autofree char *escaped = text != NULL ? g_markup_escape_text (text, -1) : NULL;

  if (escaped != NULL && *escaped != '\0')
    g_string_append_printf (xml, "<%s>%s</%s>", element, escaped, element);
}

/* (transfer full): "focus evade" */
static char *
join (const GPtrArray *ids)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (const char *) ids->pdata[i]);

  return g_string_free (text, FALSE);
}

/* A secondary weapon's dice and range have attributes of their own. */
static void
add_numbers (GString      *xml,
             const BsCard *card)
{
  int low = bs_card_number (card, "range-min", -1), high = bs_card_number (card, "range-max", low);

  for (guint i = 0; i < card->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (card->numbers, BsCounter, i);

      if (g_str_equal (number->kind, "weapon-attack"))
        g_string_append_printf (xml, " attack=\"%d\"", number->n);
      else if (!g_str_equal (number->kind, "range-min") && !g_str_equal (number->kind, "range-max"))
        g_string_append_printf (xml, " %s=\"%d\"", number->kind, number->n);
    }
  if (low >= 0 && low == high)
    g_string_append_printf (xml, " range=\"%d\"", low);
  else if (low >= 0)
    g_string_append_printf (xml, " range=\"%d-%d\"", low, high);
}

static void
add_attrs (GString      *xml,
           const BsCard *card)
{
  g_autofree char *sources = card->sources != NULL ? join (card->sources) : g_strdup (card->source);

  add_attr (xml, "slot", card->slot);
  add_attr (xml, "ship", card->ship);
  add_attr (xml, "faction", card->faction);
  add_attr (xml, "faction2", card->faction2);
  add_attr (xml, "unique", card->unique ? "yes" : NULL);
  add_attr (xml, "limited", card->limited ? "yes" : NULL);
  add_attr (xml, "source", sources);
  add_attr (xml, "dial", card->dial);
  add_attr (xml, "size", card->size);
  add_attr (xml, "seats", card->seats);
  add_numbers (xml, card);
}

/**
 * bs_xml_write_card:
 * @card: a ship, captain, pilot or upgrade with an id and a name
 * @parts: (nullable): what else it holds, as elements: effects, which are not written here
 *
 * Writes what people and other programs tell of a card: names, numbers, actions, arcs, slots,
 * aliases, a reminder. What only catalogues written by hand have is left out: halves of huge ships,
 * further costs, what it carries and what it is for.
 *
 * Returns: (transfer full): its element for a catalogue, a line
 */
char *
bs_xml_write_card (const BsCard *card,
                   const char   *parts)
{
  GString *xml = g_string_new (NULL);
  g_autofree char *actions = join (card->actions);
  g_autofree char *arcs = join (card->arcs);

  g_string_append_printf (xml, "    <%s id=\"%s\" cost=\"%d\"", card->kind, card->id, card->cost);
  add_attrs (xml, card);
  g_string_append_c (xml, '>');
  add_text (xml, "name", card->name);
  if (card->name_de != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (card->name_de, -1);

      g_string_append_printf (xml, "<name lang=\"de\">%s</name>", escaped);
    }
  add_text (xml, "class", card->ship_class);
  add_text (xml, "actions", actions);
  add_text (xml, "arcs", arcs);
  for (guint i = 0; i < card->slots->len; i++)
    {
      const BsCounter *slot = &g_array_index (card->slots, BsCounter, i);

      g_string_append_printf (xml, "<slot id=\"%s\" count=\"%d\"/>", slot->kind, slot->n);
    }
  for (guint i = 0; i < card->aliases->len; i++)
    add_text (xml, "alias", card->aliases->pdata[i]);
  add_text (xml, "text", card->text);
  g_string_append_printf (xml, "%s</%s>\n", parts != NULL ? parts : "", card->kind);

  return g_string_free (xml, FALSE);
}

/**
 * bs_xml_write_dial:
 * @dial: a dial with an id and a maneuver at least
 *
 * Returns: (transfer full): its element for a catalogue, a line
 */
char *
bs_xml_write_dial (const BsDial *dial)
{
  GString *xml = g_string_new (NULL);

  g_string_append_printf (xml, "    <dial id=\"%s\">", dial->id);
  for (guint i = 0; i < dial->maneuvers->len; i++)
    {
      const BsManeuver *maneuver = &g_array_index (dial->maneuvers, BsManeuver, i);

      g_string_append_printf (xml, "<maneuver bearing=\"%s\" speed=\"%d\" color=\"%s\"",
                              maneuver->bearing, maneuver->speed, maneuver->color);
      if (maneuver->energy > 0)
        g_string_append_printf (xml, " energy=\"%d\"", maneuver->energy);
      g_string_append (xml, "/>");
    }
  g_string_append (xml, "</dial>\n");

  return g_string_free (xml, FALSE);
}
