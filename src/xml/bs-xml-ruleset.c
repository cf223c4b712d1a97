/* bs-xml-ruleset.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* A ruleset out of its layers: phases, verbs' keys, dice, tokens, options, damage decks. */

#include "bs-xml-elements.h"

#include <glib/gi18n.h>

/* Reads one list of all layers into an array of the ruleset. */
static void
read_list (BsXmlReader *reader,
           const char  *list,
           BsXmlRead    read,
           GPtrArray   *into)
{
  g_autoptr (GPtrArray) nodes = bs_xml_layered (reader, list);

  for (guint i = 0; i < nodes->len; i++)
    g_ptr_array_add (into, read (reader, g_ptr_array_index (nodes, i)));
}

static gpointer
read_effect (BsXmlReader *reader,
             BsXmlNode   *node)
{
  return bs_xml_effect (reader, node, NULL, NULL, BS_AS_ANY, NULL);
}

static void
read_figures (BsXmlReader *reader,
              BsRuleset   *ruleset)
{
  g_autoptr (GPtrArray) nodes = bs_xml_layered (reader, "figures");

  for (guint i = 0; i < nodes->len; i++)
    {
      BsCounter figure = bs_xml_read_figure (reader, g_ptr_array_index (nodes, i));

      if (figure.kind != NULL)
        g_array_append_val (ruleset->figures, figure);
    }
}

static void
read_lists (BsXmlReader *reader,
            BsRuleset   *ruleset)
{
  read_figures (reader, ruleset);
  read_list (reader, "words", bs_xml_read_word, ruleset->words);
  read_list (reader, "sections", bs_xml_read_title, ruleset->sections);
  read_list (reader, "terms", bs_xml_read_term, ruleset->terms);
  read_list (reader, "rules", bs_xml_read_rule, ruleset->rules);
  read_list (reader, "options", bs_xml_read_option, ruleset->options);
  read_list (reader, "faces", bs_xml_read_face, ruleset->faces);
  read_list (reader, "dice", bs_xml_read_die, ruleset->dice);
  read_list (reader, "tokens", bs_xml_read_token, ruleset->tokens);
  read_list (reader, "actions", bs_xml_read_action, ruleset->actions);
  read_list (reader, "phases", bs_xml_read_phase, ruleset->phases);
  read_list (reader, "decks", bs_xml_read_deck, ruleset->decks);
  read_list (reader, "factions", bs_xml_read_faction, ruleset->factions);
  read_list (reader, "sizes", bs_xml_read_size, ruleset->sizes);
  read_list (reader, "forces", bs_xml_read_force, ruleset->forces);
  read_list (reader, "effects", read_effect, ruleset->effects);
}

/* The lowest layer says what the game is; a layer may bring a deck and translations of its own. */
static void
read_root (BsXmlReader *reader,
           BsXmlNode   *root,
           BsRuleset   *ruleset)
{
  gboolean game = root->tree->order == 0;
  const char *version = bs_xml_need (reader, root, "version");
  const char *domain = bs_xml_id (reader, root, "domain", FALSE);
  g_autofree char *name = bs_xml_child_text (reader, root, "name", TRUE);
  g_autofree char *text = bs_xml_child_text (reader, root, "text", FALSE);
  BsId id = bs_xml_id (reader, root, "id", TRUE);
  BsId deck = bs_xml_ref (reader, root, "deck", "deck", FALSE);

  bs_xml_attr (reader, root, "over");
  if (bs_xml_yes (reader, root, "mission", FALSE))
    {
      if (game)
        bs_xml_problem (reader, root, _("a mission is no game of its own: it lies over one"));
      ruleset->mission = id;
    }
  if (bs_xml_need (reader, root, "format") != NULL)
    bs_xml_int (reader, root, "format", BS_XML_FORMAT, 1, BS_XML_FORMAT);
  if (deck != NULL)
    ruleset->deck = deck;
  if (domain != NULL)
    {
      g_free (ruleset->domain);
      ruleset->domain = g_strdup (domain);
    }
  if (game)
    {
      g_free (ruleset->version);
      g_free (ruleset->name);
      ruleset->id = id;
      ruleset->version = g_strdup (version);
      ruleset->name = g_steal_pointer (&name);
      ruleset->text = g_steal_pointer (&text);
      ruleset->ships = bs_xml_yes (reader, root, "ships", TRUE);
    }
  else
    g_ptr_array_add (ruleset->layers, (gpointer) id);
  bs_xml_done (reader, root);
}

/* Faces are typed by their keys. */
static void
check_keys (BsXmlReader     *reader,
            const GPtrArray *nodes,
            const GPtrArray *faces)
{
  const BsFace *first[256] = { NULL };

  for (guint i = 0; i < faces->len; i++)
    {
      const BsFace *face = g_ptr_array_index (faces, i);
      guint8 key = (guint8) face->key;

      if (key != 0 && first[key] != NULL)
        bs_xml_problem (reader, g_ptr_array_index (nodes, i),
                        _("the face “%s” has the key “%c” already"), first[key]->id, face->key);
      else
        first[key] = face;
    }
}

/* What can only be said when all of it is there. Problems of the whole stand at the lowest layer's
 * root. */
static void
check_whole (BsXmlReader     *reader,
             const BsRuleset *ruleset)
{
  const BsXmlNode *root = ((BsXmlTree *) g_ptr_array_index (reader->trees, 0))->root;
  g_autoptr (GPtrArray) faces = bs_xml_layered (reader, "faces");
  g_autoptr (GPtrArray) options = bs_xml_layered (reader, "options");

  if (ruleset->phases->len == 0 && !bs_xml_has (root, "over"))
    bs_xml_problem (reader, root, _("the game has no phases, so no round can be played"));
  for (guint i = 0; i < ruleset->phases->len; i++)
    {
      const BsPhase *phase = g_ptr_array_index (ruleset->phases, i);

      if (!ruleset->ships && phase->turns)
        bs_xml_problem (reader, root,
                        _("the game has no ships, so they cannot take turns in the phase “%s”"),
                        phase->id);
    }
  bs_xml_check_options (reader, options, ruleset->options);
  check_keys (reader, faces, ruleset->faces);
}

/* A token that an effect spends can be spent. */
static void
find_spendable (BsRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = g_ptr_array_index (ruleset->effects, i);

      for (guint j = 0; g_str_equal (effect->hook, "spend") && j < effect->conditions->len; j++)
        {
          const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, j).attr;
          BsToken *token = (BsToken *) bs_ruleset_token (ruleset, attr->text);

          if (g_str_equal (attr->name, "token") && token != NULL)
            token->spendable = TRUE;
        }
    }
}

/**
 * bs_xml_hash:
 * @sources: BsXmlSource
 *
 * Returns: (transfer full): SHA-256 over their bytes, in hex: what a record knows its rules by
 */
char *
bs_xml_hash (GPtrArray *sources)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < sources->len; i++)
    {
      const BsXmlSource *source = g_ptr_array_index (sources, i);
      gsize size;
      const guchar *data = g_bytes_get_data (source->bytes, &size);

      g_checksum_update (sum, data, (gssize) size);
    }

  return g_strdup (g_checksum_get_string (sum));
}

static BsRuleset *
read_ruleset (BsXmlReader *reader,
              GPtrArray   *layers)
{
  BsRuleset *ruleset = bs_ruleset_new (bs_id ("?"));

  bs_xml_check_layers (reader);
  for (guint i = 0; i < reader->trees->len; i++)
    read_root (reader, ((BsXmlTree *) g_ptr_array_index (reader->trees, i))->root, ruleset);
  read_lists (reader, ruleset);
  bs_ruleset_index (ruleset);
  bs_xml_resolve (reader, ruleset, NULL);
  check_whole (reader, ruleset);
  find_spendable (ruleset);
  g_free (ruleset->hash);
  ruleset->hash = bs_xml_hash (layers);

  return ruleset;
}

/**
 * bs_xml_load_ruleset:
 * @layers: BsXmlSource: the game first, then what lies over it
 * @problems: (nullable): takes all that is wrong, as "FILE:LINE: ..." strings; its elements are
 * freed with g_free()
 * @error: BS_ERROR_MALFORMED, BS_ERROR_VERSION or BS_ERROR_SEMANTIC, with the first of these
 *
 * Returns: (transfer full) (nullable): the rules; NULL if anything is wrong
 */
BsRuleset *
bs_xml_load_ruleset (GPtrArray  *layers,
                     GPtrArray  *problems,
                     GError    **error)
{
  g_autoptr (GPtrArray) own = problems == NULL ? g_ptr_array_new_with_free_func (g_free) : NULL;
  g_autoptr (BsRuleset) ruleset = NULL;
  BsXmlReader reader;
  gboolean fine = TRUE;

  g_return_val_if_fail (layers->len > 0, NULL);

  if (problems == NULL)
    problems = own;
  bs_xml_reader_init (&reader);
  for (guint i = 0; fine && i < layers->len; i++)
    fine = bs_xml_reader_parse (&reader, g_ptr_array_index (layers, i), "ruleset", FALSE, problems,
                                error) != NULL;
  if (fine)
    {
      ruleset = read_ruleset (&reader, layers);
      fine = bs_xml_reader_finish (&reader, problems, error);
    }
  bs_xml_reader_clear (&reader);

  return fine ? g_steal_pointer (&ruleset) : NULL;
}
