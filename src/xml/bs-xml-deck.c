/* bs-xml-deck.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Damage decks, and the ready-made forces. */

#include "config.h"

#include "engine/ground/bs-command-parse.h"
#include "engine/ground/bs-command.h"
#include "bs-xml-elements.h"

#include <glib/gi18n.h>

/* A repair is an action of the card, without a name of its own. */
static BsAction *
read_repair (BsXmlReader  *reader,
             BsXmlNode    *node,
             BsDamageCard *card)
{
  BsAction *action = g_new0 (BsAction, 1);
  g_autofree char *id = g_strconcat (card->id != NULL ? card->id : "?", "-repair", NULL);
  BsId told = bs_xml_id (reader, node, "id", FALSE);

  action->id = told != NULL ? told : bs_id (id);
  action->name = g_strdup (card->name);
  action->effect = bs_xml_effect (reader, node, action->id, bs_id ("action"), BS_AS_SELF, NULL);
  if (action->effect->ops->len == 0)
    bs_xml_problem (reader, node, _("it does nothing: put operations into it"));

  return action;
}

static void
read_card_parts (BsXmlReader  *reader,
                 BsXmlNode    *node,
                 BsDamageCard *card)
{
  guint n = 0;

  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);

      if (g_str_equal (child->name, "effect"))
        {
          g_autofree char *id = g_strdup_printf ("%s-%u", card->id != NULL ? card->id : "?", ++n);

          g_ptr_array_add (card->effects,
                           bs_xml_effect (reader, child, bs_id (id), NULL, BS_AS_SELF, NULL));
        }
      else if (g_str_equal (child->name, "repair") && card->repair != NULL)
        bs_xml_problem (reader, child, _("there is a second <%s>"), child->name);
      else if (g_str_equal (child->name, "repair"))
        card->repair = read_repair (reader, child, card);
    }
}

static BsDamageCard *
read_card (BsXmlReader *reader,
           BsXmlNode   *node)
{
  BsDamageCard *card = g_new0 (BsDamageCard, 1);

  card->id = bs_xml_id (reader, node, "id", TRUE);
  card->copies = bs_xml_int (reader, node, "copies", 1, 1, 99);
  card->trait = bs_xml_word (reader, node, "trait", NULL, "ship|pilot");
  card->counts = bs_xml_int (reader, node, "counts", 1, 0, 9);
  card->exposes = bs_xml_yes (reader, node, "exposes", FALSE);
  card->name = bs_xml_child_text (reader, node, "name", TRUE);
  card->text = bs_xml_child_text (reader, node, "text", TRUE);
  card->effects = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_effect_free);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", "text", "effect", "repair", NULL });
  read_card_parts (reader, node, card);

  return card;
}

static gboolean
has_card (const BsDeck *deck,
          BsId          id)
{
  for (guint i = 0; id != NULL && i < deck->cards->len; i++)
    if (((BsDamageCard *) g_ptr_array_index (deck->cards, i))->id == id)
      return TRUE;

  return FALSE;
}

gpointer
bs_xml_read_deck (BsXmlReader *reader,
                  BsXmlNode   *node)
{
  BsDeck *deck = g_new0 (BsDeck, 1);

  deck->id = bs_xml_id (reader, node, "id", TRUE);
  deck->ship = bs_xml_id (reader, node, "ship", FALSE);
  deck->section = bs_xml_word (reader, node, "section", NULL, "fore|aft");
  deck->uncounted = !bs_xml_yes (reader, node, "counted", TRUE);
  deck->name = bs_xml_child_text (reader, node, "name", TRUE);
  deck->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_damage_card_free);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", "card", NULL });
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);
      BsDamageCard *card;

      if (!g_str_equal (child->name, "card"))
        continue;
      card = read_card (reader, child);
      if (has_card (deck, card->id))
        bs_xml_problem (reader, child, _("the deck has a card “%s” already: count them together"),
                        card->id);
      g_ptr_array_add (deck->cards, card);
    }
  if ((deck->ship == NULL) != (deck->section == NULL))
    bs_xml_problem (reader, node, _("“ship” and “section” belong together"));
  if (deck->cards->len == 0)
    bs_xml_problem (reader, node, _("the deck has no cards"));

  return deck;
}

/* A line of the battle language with {player} in it. */
static void
read_line (BsXmlReader *reader,
           BsXmlNode   *node,
           BsForce     *force)
{
  g_autofree char *line = bs_xml_node_text (reader, node);
  GString *sample = g_string_new (line);
  g_autoptr (BsCommand) command = NULL;
  g_autoptr (GError) error = NULL;

  bs_xml_done (reader, node);
  g_string_replace (sample, "{player}", "player", 0);
  command = bs_command_parse (sample->str, &error);
  if (command == NULL)
    bs_xml_problem (reader, node, _("“%s” is no line of the battle language: %s"), line,
                    error->message);
  else if (!g_str_equal (command->verb, "ship") && !g_str_equal (command->verb, "equip") &&
           !g_str_equal (command->verb, "boarder"))
    bs_xml_problem (
      reader, node,
      _("a force is made of the verbs ship, equip and boarder; “%s” has no place there"),
      command->verb);
  g_string_free (sample, TRUE);
  g_ptr_array_add (force->lines, g_steal_pointer (&line));
}

gpointer
bs_xml_read_force (BsXmlReader *reader,
                   BsXmlNode   *node)
{
  BsForce *force = g_new0 (BsForce, 1);

  force->id = bs_xml_id (reader, node, "id", TRUE);
  force->faction = bs_xml_ref (reader, node, "faction", "faction", FALSE);
  force->name = bs_xml_child_text (reader, node, "name", TRUE);
  force->lines = g_ptr_array_new_with_free_func (g_free);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, (const char *const[]) { "name", "line", NULL });
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);

      if (g_str_equal (child->name, "line"))
        read_line (reader, child, force);
    }
  if (force->lines->len == 0)
    bs_xml_problem (reader, node, _("the force has no lines"));

  return force;
}
