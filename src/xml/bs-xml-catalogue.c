/* bs-xml-catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Catalogues: the cards of a game, from one file or several. */

#include "config.h"

#include "engine/bs-battle.h"
#include "bs-xml-private.h"

#include <glib/gi18n.h>

/* The battle language has a fixed list of bearings; one that it lacks could never be flown. The
 * rules give it a name. */
static void
check_bearing (BsXmlReader *reader,
               BsXmlNode   *node,
               BsId         bearing)
{
  const BsVerb *move = bs_verb_find ("move");

  for (const BsVerbArg *arg = move != NULL ? move->args : NULL; arg != NULL && arg->name != NULL;
       arg++)
    {
      g_auto (GStrv) words = NULL;
      g_autoptr (GPtrArray) known = NULL;

      if (!g_str_equal (arg->name, "bearing") || arg->words == NULL ||
          bs_xml_is_among (bearing, arg->words))
        continue;
      words = g_strsplit (arg->words, "|", -1);
      known = g_ptr_array_new ();
      for (guint i = 0; words[i] != NULL; i++)
        g_ptr_array_add (known, words[i]);
      bs_xml_unknown (reader, node, _("the battle language has no bearing “%s”"), bearing, known);
      return;
    }
  bs_xml_want (reader, node, "bearing", bearing);
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
      maneuver.bearing = bs_xml_id (reader, child, "bearing", TRUE);
      maneuver.color = bs_xml_ref (reader, child, "color", "color", TRUE);
      if (bs_xml_need (reader, child, "speed") != NULL)
        maneuver.speed = bs_xml_int (reader, child, "speed", 0, 0, 9);
      maneuver.energy = bs_xml_int (reader, child, "energy", 0, 0, 9);
      bs_xml_done (reader, child);
      bs_xml_only (reader, child, NULL);
      if (maneuver.bearing != NULL)
        check_bearing (reader, child, maneuver.bearing);
      if (maneuver.bearing != NULL && has_maneuver (dial, &maneuver))
        bs_xml_problem (reader, child, _("the dial has “%s” with speed %d already"),
                        maneuver.bearing, maneuver.speed);
      if (maneuver.bearing != NULL && maneuver.color != NULL)
        g_array_append_val (dial->maneuvers, maneuver);
    }
  if (dial->maneuvers->len == 0)
    bs_xml_problem (reader, node, _("the dial has no maneuvers"));

  return dial;
}

/* The lists of a catalogue, and what each is a list of. */
static const struct { const char *list, *kind; } lists[] = {
  { "sets", "set" },
  { "dials", "dial" },
  { "ships", "ship" },
  { "captains", "captain" },
  { "pilots", "pilot" },
  { "upgrades", "upgrade" },
  { "aliases", "alias" },
};

static const char *
kind_of (const char *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].list, list))
      return lists[i].kind;

  return NULL;
}

static BsCardSet *
read_set (BsXmlReader *reader,
          BsXmlNode   *node)
{
  BsCardSet *set = bs_card_set_new (bs_xml_id (reader, node, "id", TRUE));

  set->released = g_strdup (bs_xml_attr (reader, node, "released"));
  bs_xml_done (reader, node);
  set->name = bs_xml_child_text (reader, node, "name", TRUE);
  bs_xml_only (reader, node, (const char *const[]) { "name", NULL });

  return set;
}

/* <alias card="khazara">utopia:S003</alias>: one more name for a card, be it in a file below. */
static void
read_alias (BsXmlReader *reader,
            BsXmlNode   *node,
            GHashTable  *cards)
{
  BsId id = bs_xml_id (reader, node, "card", TRUE);
  BsCard *card = id != NULL ? g_hash_table_lookup (cards, id) : NULL;
  g_autofree char *alias = bs_xml_node_text (reader, node);

  bs_xml_done (reader, node);
  if (id != NULL && card == NULL)
    bs_xml_problem (reader, node, _("there is no card “%s”"), id);
  if (*alias == '\0')
    bs_xml_problem (reader, node, _("there are no words in it"));
  else if (card != NULL)
    g_ptr_array_add (card->aliases, g_steal_pointer (&alias));
}

static void
read_aliases (BsXmlReader *reader,
              GPtrArray   *nodes,
              BsCatalogue *catalogue)
{
  g_autoptr (GHashTable) cards = NULL;

  for (guint i = 0; i < nodes->len; i++)
    {
      BsXmlNode *node = nodes->pdata[i];

      if (!g_str_equal (node->name, "alias"))
        continue;
      if (cards == NULL)
        {
          cards = g_hash_table_new (NULL, NULL);
          for (guint j = 0; j < catalogue->cards->len; j++)
            g_hash_table_insert (cards, (gpointer) ((BsCard *) catalogue->cards->pdata[j])->id,
                                 catalogue->cards->pdata[j]);
        }
      read_alias (reader, node, cards);
    }
}

static void
read_element (BsXmlReader *reader,
              BsXmlNode   *node,
              BsCatalogue *catalogue)
{
  if (g_str_equal (node->name, "set"))
    g_ptr_array_add (catalogue->sets, read_set (reader, node));
  else if (g_str_equal (node->name, "dial"))
    {
      BsDial *dial = read_dial (reader, node);

      if (dial->id == NULL)
        dial->id = bs_id ("?");
      g_ptr_array_add (catalogue->dials, dial);
    }
  else if (!g_str_equal (node->name, "alias"))
    {
      BsCard *card = bs_xml_card (reader, node);

      if (card->id == NULL)
        card->id = bs_id ("?");
      g_ptr_array_add (catalogue->cards, card);
    }
}

/* Files lie over each other: a card, a dial or a set replaces the one with the same id in a file
 * below, where that stood. Cards of all kinds share their ids. */
static void
place_element (BsXmlReader *reader,
               BsXmlNode   *node,
               GPtrArray   *nodes,
               GHashTable  *places)
{
  gboolean card = !g_str_equal (node->name, "dial") && !g_str_equal (node->name, "set");
  g_autofree char *key = NULL;
  gpointer place;
  const char *id = NULL;

  for (guint i = 0; i < node->attrs->len; i++)
    if (g_str_equal (g_array_index (node->attrs, BsXmlAttr, i).name, "id"))
      id = g_array_index (node->attrs, BsXmlAttr, i).value;
  if (id != NULL)
    key = g_strconcat (card ? "card" : node->name, "\n", id, NULL);
  if (key != NULL && g_hash_table_lookup_extended (places, key, NULL, &place))
    {
      BsXmlNode *other = nodes->pdata[GPOINTER_TO_UINT (place)];

      if (other->tree == node->tree)
        bs_xml_problem (reader, node, _("the id “%s” is already used at %s:%d"), id,
                        other->tree->name, other->line);
      nodes->pdata[GPOINTER_TO_UINT (place)] = node;
      return;
    }
  if (key != NULL)
    g_hash_table_insert (places, g_steal_pointer (&key), GUINT_TO_POINTER (nodes->len));
  g_ptr_array_add (nodes, node);
}

static void
place_list (BsXmlReader *reader,
            BsXmlNode   *list,
            GPtrArray   *nodes,
            GHashTable  *places)
{
  const char *kind = kind_of (list->name);

  bs_xml_done (reader, list);
  bs_xml_only (reader, list, (const char *const[]) { kind, NULL });
  for (guint i = 0; i < list->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (list->children, i);

      if (g_str_equal (child->name, kind))
        place_element (reader, child, nodes, places);
    }
}

static void
place_file (BsXmlReader *reader,
            BsXmlNode   *root,
            BsCatalogue *catalogue,
            GPtrArray   *nodes,
            GHashTable  *places)
{
  const char *known[G_N_ELEMENTS (lists) + 1] = { NULL };
  BsId game = bs_xml_id (reader, root, "game", TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    known[i] = lists[i].list;
  bs_xml_need (reader, root, "version");
  if (bs_xml_need (reader, root, "format") != NULL)
    bs_xml_int (reader, root, "format", BS_XML_FORMAT, 1, BS_XML_FORMAT);
  bs_xml_done (reader, root);
  bs_xml_only (reader, root, known);
  if (catalogue->game != NULL && game != NULL && catalogue->game != game)
    bs_xml_problem (reader, root, _("the catalogue is for the game “%s”, not for “%s”"), game,
                    catalogue->game);
  if (catalogue->game == NULL)
    catalogue->game = game;
  for (guint i = 0; i < root->children->len; i++)
    if (kind_of (((BsXmlNode *) root->children->pdata[i])->name) != NULL)
      place_list (reader, root->children->pdata[i], nodes, places);
}

static BsCatalogue *
read_catalogue (BsXmlReader *reader)
{
  BsCatalogue *catalogue = bs_catalogue_new (reader->ruleset != NULL ? reader->ruleset->id : NULL);
  g_autoptr (GHashTable) places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  for (guint i = 0; i < reader->trees->len; i++)
    place_file (reader, ((BsXmlTree *) g_ptr_array_index (reader->trees, i))->root, catalogue,
                nodes, places);
  for (guint i = 0; i < nodes->len; i++)
    read_element (reader, nodes->pdata[i], catalogue);
  read_aliases (reader, nodes, catalogue);
  bs_catalogue_index (catalogue);
  bs_xml_resolve (reader, reader->ruleset, catalogue);

  return catalogue;
}

/**
 * bs_xml_load_catalogue:
 * @sources: BsXmlSource: the files of one game's cards, lowest first: what has the same id in a
 * later one replaces it
 * @ruleset: (nullable): its rules; without them, what cards say of tokens, faces and the like is
 * not looked up
 * @problems: (nullable): takes all that is wrong, as "FILE:LINE: ..." strings; its elements are
 * freed with g_free()
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
    fine = bs_xml_reader_parse (&reader, g_ptr_array_index (sources, i), "catalogue", FALSE,
                                problems, error) != NULL;
  if (fine)
    {
      catalogue = read_catalogue (&reader);
      fine = bs_xml_reader_finish (&reader, problems, error);
    }
  bs_xml_reader_clear (&reader);

  return fine ? g_steal_pointer (&catalogue) : NULL;
}
