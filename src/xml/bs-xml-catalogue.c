/* bs-xml-catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Catalogues: the cards of a game, from one file or several. */

#include "config.h"

#include "bs-battle.h"
#include "bs-xml-private.h"

#include <glib/gi18n.h>

/* The battle language has a fixed list of bearings; one that it lacks could never be flown. The rules give it a name. */
static void
check_bearing (BsXmlReader *reader,
               BsXmlNode   *node,
               BsId         bearing)
{
  const BsVerb *move = bs_verb_find ("move");

  for (const BsVerbArg *arg = move != NULL ? move->args : NULL; arg != NULL && arg->name != NULL; arg++)
    {
      g_auto (GStrv) words = g_str_equal (arg->name, "bearing") && arg->words != NULL ? g_strsplit (arg->words, "|", -1) : NULL;
      g_autoptr (GPtrArray) known = g_ptr_array_new ();

      if (words == NULL || g_strv_contains ((const char *const *) words, bearing))
        continue;
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
      bs_xml_done (reader, child);
      bs_xml_only (reader, child, NULL);
      if (maneuver.bearing != NULL)
        check_bearing (reader, child, maneuver.bearing);
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
          BsCard *card = bs_xml_card (reader, child);

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
