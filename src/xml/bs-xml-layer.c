/* bs-xml-layer.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules lie in layers: a game, an extension over it, a group's house rules over both. The same id
 * replaces the whole element where it stood, a new id is added at the end (a phase `after`
 * another), <remove kind="" id=""/> takes one out. */

#include "config.h"

#include "bs-xml-private.h"

#include <glib/gi18n.h>

/* Each list of a ruleset, and what it is a list of. */
static const struct { const char *list, *kind; } lists[] = {
  { "figures", "figure" },
  { "words", "word" },
  { "sections", "section" },
  { "terms", "term" },
  { "rules", "rule" },
  { "options", "option" },
  { "faces", "face" },
  { "dice", "die" },
  { "tokens", "token" },
  { "actions", "action" },
  { "phases", "phase" },
  { "decks", "deck" },
  { "factions", "faction" },
  { "sizes", "size" },
  { "forces", "force" },
  { "effects", "effect" },
};

static const char *
kind_of (const char *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].list, list))
      return lists[i].kind;

  return NULL;
}

/* The id as it stands: whether it is one is said by who reads the element. */
static const char *
raw_attr (const BsXmlNode *node,
          const char      *name)
{
  for (guint i = 0; i < node->attrs->len; i++)
    {
      const BsXmlAttr *attr = &g_array_index (node->attrs, BsXmlAttr, i);

      if (g_str_equal (attr->name, name))
        return attr->value;
    }

  return NULL;
}

static int
find_node (GPtrArray  *nodes,
           const char *id)
{
  for (guint i = 0; id != NULL && i < nodes->len; i++)
    if (g_strcmp0 (raw_attr (g_ptr_array_index (nodes, i), "id"), id) == 0)
      return (int) i;

  return -1;
}

static void
remove_node (BsXmlReader *reader,
             BsXmlNode   *node,
             GPtrArray   *nodes,
             GHashTable  *known)
{
  const char *id = raw_attr (node, "id");

  if (id == NULL)
    return;

  if (node->tree->order == 0)
    bs_xml_problem (reader, node, _("there is nothing below these rules that could be removed"));
  else if (g_hash_table_remove (known, id))
    g_ptr_array_remove_index (nodes, (guint) find_node (nodes, id));
  else
    bs_xml_problem (reader, node, _("there is no <%s> “%s” below that could be removed"),
                    raw_attr (node, "kind"), id);
}

static void
place_node (BsXmlReader *reader,
            BsXmlNode   *node,
            GPtrArray   *nodes,
            GHashTable  *known)
{
  const char *id = raw_attr (node, "id");
  const char *after = g_str_equal (node->name, "phase") ? raw_attr (node, "after") : NULL;
  BsXmlNode *other = id != NULL ? g_hash_table_lookup (known, id) : NULL;
  int at;

  if (other != NULL && other->tree == node->tree)
    {
      bs_xml_problem (reader, node, _("there is already a <%s> “%s” in line %d"), node->name, id,
                      other->line);
      return;
    }
  if (other != NULL)
    nodes->pdata[find_node (nodes, id)] = node;
  else if (after == NULL)
    g_ptr_array_add (nodes, node);
  else
    {
      at = find_node (nodes, after);
      if (at < 0)
        bs_xml_problem (reader, node, _("there is no phase “%s” that it could come after"), after);
      g_ptr_array_insert (nodes, at < 0 ? -1 : at + 1, node);
    }
  if (id != NULL)
    g_hash_table_insert (known, (gpointer) id, node);
}

static void
layer_list (BsXmlReader *reader,
            BsXmlNode   *list,
            const char  *kind,
            GPtrArray   *nodes,
            GHashTable  *known)
{
  const char *const children[] = { kind, NULL };

  bs_xml_done (reader, list);
  bs_xml_only (reader, list, children);
  for (guint i = 0; i < list->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (list->children, i);

      if (g_str_equal (child->name, kind))
        place_node (reader, child, nodes, known);
    }
}

/**
 * bs_xml_layered:
 * @reader: a reader that has parsed all layers
 * @list: name of a list: "tokens"
 *
 * Returns: (transfer container): the elements that hold, in their order
 */
GPtrArray *
bs_xml_layered (BsXmlReader *reader,
                const char  *list)
{
  const char *kind = kind_of (list);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *nodes = g_ptr_array_new ();

  for (guint i = 0; i < reader->trees->len; i++)
    {
      BsXmlTree *tree = g_ptr_array_index (reader->trees, i);
      const BsXmlList *children = tree->root->children;

      for (guint j = 0; j < children->len; j++)
        {
          BsXmlNode *child = g_ptr_array_index (children, j);

          if (g_str_equal (child->name, "remove") &&
              g_strcmp0 (raw_attr (child, "kind"), kind) == 0)
            remove_node (reader, child, nodes, known);
        }
      for (guint j = 0; j < children->len; j++)
        {
          BsXmlNode *child = g_ptr_array_index (children, j);

          if (g_str_equal (child->name, list))
            layer_list (reader, child, kind, nodes, known);
        }
    }

  return nodes;
}

static void
check_remove (BsXmlReader *reader,
              BsXmlNode   *node)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_string_append_printf (words, "%s%s", i > 0 ? "|" : "", lists[i].kind);
  bs_xml_need (reader, node, "kind");
  bs_xml_need (reader, node, "id");
  bs_xml_word (reader, node, "kind", NULL, words->str);
  bs_xml_done (reader, node);
  bs_xml_only (reader, node, NULL);
  g_string_free (words, TRUE);
}

static gboolean
is_below (const BsXmlReader *reader,
          const BsXmlTree   *tree,
          const char        *id)
{
  for (guint i = 0; i < tree->order; i++)
    {
      BsXmlTree *other = g_ptr_array_index (reader->trees, i);

      if (g_strcmp0 (raw_attr (other->root, "id"), id) == 0)
        return TRUE;
    }

  return FALSE;
}

static void
check_root (BsXmlReader *reader,
            BsXmlNode   *root)
{
  static const char *const own[] = { "name", "text", "remove", NULL };
  g_autoptr (GPtrArray) children = g_ptr_array_new ();
  const char *over = raw_attr (root, "over");

  for (guint i = 0; own[i] != NULL; i++)
    g_ptr_array_add (children, (gpointer) own[i]);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_ptr_array_add (children, (gpointer) lists[i].list);
  g_ptr_array_add (children, NULL);
  bs_xml_only (reader, root, (const char *const *) children->pdata);

  if (root->tree->order == 0 && over != NULL)
    bs_xml_problem (reader, root, _("these rules lie over “%s”, which must be read before them"),
                    over);
  else if (root->tree->order > 0 && over == NULL)
    bs_xml_problem (reader, root,
                    _("these rules are a game of their own and cannot lie over another one: give "
                       "them over=\"…\""));
  else if (root->tree->order > 0 && !is_below (reader, root->tree, over))
    bs_xml_problem (reader, root,
                    _("these rules lie over “%s”, which is not among those read before them"),
                    over);
  else if (root->tree->order > 0 && is_below (reader, root->tree, raw_attr (root, "id")))
    bs_xml_problem (
      reader, root,
      _("these rules have the id “%s” of rules that they lie over; give them one of their own"),
      raw_attr (root, "id"));
  for (guint i = 0; i < root->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (root->children, i);

      if (g_str_equal (child->name, "remove"))
        check_remove (reader, child);
    }
}

/**
 * bs_xml_check_layers:
 * @reader: a reader that has parsed all layers
 *
 * Notes what is wrong with the roots of the files and with the way they lie over each other.
 */
void
bs_xml_check_layers (BsXmlReader *reader)
{
  for (guint i = 0; i < reader->trees->len; i++)
    check_root (reader, ((BsXmlTree *) g_ptr_array_index (reader->trees, i))->root);
}
