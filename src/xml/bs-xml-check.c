/* bs-xml-check.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Looking at a file without playing with it. */

#include "config.h"

#include "bs-xml-private.h"

/**
 * bs_xml_peek:
 * @source: a file
 * @error: BS_ERROR_MALFORMED, BS_ERROR_VERSION or BS_ERROR_SEMANTIC
 *
 * Looks what a file is without reading more of it than that takes: of a catalogue its first
 * element.
 *
 * Returns: (transfer full) (nullable): what it is
 */
BsXmlHead *
bs_xml_peek (const BsXmlSource  *source,
             GError            **error)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  BsXmlHead *head = NULL;
  BsXmlReader reader;
  BsXmlTree *tree;

  bs_xml_reader_init (&reader);
  tree = bs_xml_reader_parse (&reader, source, NULL, TRUE, problems, error);
  if (tree != NULL)
    {
      BsXmlNode *root = tree->root;

      head = g_new0 (BsXmlHead, 1);
      head->catalogue = g_str_equal (root->name, "catalogue");
      head->id = bs_xml_id (&reader, root, head->catalogue ? "game" : "id", TRUE);
      head->over = bs_xml_id (&reader, root, "over", FALSE);
      head->mission = bs_xml_yes (&reader, root, "mission", FALSE);
      head->version = g_strdup (bs_xml_need (&reader, root, "version"));
      head->domain = g_strdup (bs_xml_id (&reader, root, "domain", FALSE));
      head->name = bs_xml_child_text (&reader, root, "name", !head->catalogue);
      head->text = bs_xml_child_text (&reader, root, "text", FALSE);
      if (!bs_xml_reader_finish (&reader, problems, error))
        g_clear_pointer (&head, bs_xml_head_free);
    }
  bs_xml_reader_clear (&reader);

  return head;
}

/**
 * bs_xml_head_free:
 * @self: (nullable) (transfer full): what bs_xml_peek() found
 */
void
bs_xml_head_free (BsXmlHead *self)
{
  if (self == NULL)
    return;

  g_free (self->version);
  g_free (self->name);
  g_free (self->text);
  g_free (self->domain);
  g_free (self);
}

static void
check_ruleset (const BsXmlSource *source,
               GPtrArray         *below,
               GPtrArray         *problems)
{
  g_autoptr (GPtrArray) layers = g_ptr_array_new ();
  g_autoptr (BsRuleset) ruleset = NULL;

  for (guint i = 0; below != NULL && i < below->len; i++)
    g_ptr_array_add (layers, g_ptr_array_index (below, i));
  g_ptr_array_add (layers, (gpointer) source);
  ruleset = bs_xml_load_ruleset (layers, problems, NULL);
}

/* If the rules are wrong themselves that is told, since the cards cannot be compared with them. */
static void
check_catalogue (const BsXmlSource *source,
                 GPtrArray         *below,
                 GPtrArray         *cards,
                 GPtrArray         *problems)
{
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();
  g_autoptr (BsRuleset) ruleset = NULL;
  g_autoptr (BsCatalogue) catalogue = NULL;

  if (below != NULL && below->len > 0)
    ruleset = bs_xml_load_ruleset (below, problems, NULL);
  for (guint i = 0; cards != NULL && i < cards->len; i++)
    g_ptr_array_add (sources, g_ptr_array_index (cards, i));
  g_ptr_array_add (sources, (gpointer) source);
  catalogue = bs_xml_load_catalogue (sources, ruleset, problems, NULL);
}

/**
 * bs_xml_check:
 * @source: a file of rules or a catalogue
 * @below: (nullable): BsXmlSource: the rules it lies over, or that a catalogue is for, lowest first
 * @cards: (nullable): BsXmlSource: files that a catalogue lies over
 * @problems: takes all that is wrong, as "FILE:LINE: ..." strings; its elements are freed with
 * g_free()
 *
 * Reads a file as the loader does and, if that finds nothing, compares it with its schema. Without
 * @below what a catalogue says of tokens, faces and the like is not looked up.
 *
 * Returns: whether nothing is wrong
 */
gboolean
bs_xml_check (const BsXmlSource *source,
              GPtrArray         *below,
              GPtrArray         *cards,
              GPtrArray         *problems)
{
  guint n = problems->len;
  BsXmlTree *tree = bs_xml_parse (source, CATALOGUE_MAX, FALSE, problems, NULL);
  gboolean catalogue = tree != NULL && g_str_equal (tree->root->name, "catalogue");

  bs_xml_tree_free (tree);
  if (tree == NULL)
    return FALSE;

  if (catalogue)
    check_catalogue (source, below, cards, problems);
  else
    check_ruleset (source, below, problems);
  if (problems->len == n)
    bs_xml_validate (source, problems);

  return problems->len == n;
}
