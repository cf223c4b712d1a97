/* bs-xml-node.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Attributes, text and children of an element. An attribute that nobody asked for is unknown, so
 * there is no second list of what an element may have. */

#include "config.h"

#include "bs-xml-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Gives the room of an empty list to another one. */
static void
move_list (BsXmlList *to,
           BsXmlList *from)
{
  to->pdata = g_steal_pointer (&from->pdata);
  to->room = from->room;
  to->len = from->len = from->room = 0;
}

/**
 * bs_xml_attr:
 * @reader: the reader
 * @node: an element
 * @name: (not nullable): a static string
 *
 * Returns: (transfer none) (nullable): the attribute's value
 */
const char *
bs_xml_attr (BsXmlReader *reader,
             BsXmlNode   *node,
             const char  *name)
{
  if (node->asked->room == 0)
    move_list (node->asked, node->tree->spare);
  bs_xml_list_add (node->tree, node->asked, name);
  for (guint i = 0; i < node->attrs->len; i++)
    {
      BsXmlAttr *attr = &g_array_index (node->attrs, BsXmlAttr, i);

      if (bs_xml_same (attr->name, name))
        {
          attr->seen = TRUE;
          return attr->value;
        }
    }

  return NULL;
}

/* Whether it stands there; the attribute is not read yet. */
gboolean
bs_xml_has (const BsXmlNode *node,
            const char      *name)
{
  for (guint i = 0; i < node->attrs->len; i++)
    if (bs_xml_same (g_array_index (node->attrs, BsXmlAttr, i).name, name))
      return TRUE;

  return FALSE;
}

/* As bs_xml_attr(), but it must be there and not be empty. */
const char *
bs_xml_need (BsXmlReader *reader,
             BsXmlNode   *node,
             const char  *name)
{
  const char *value = bs_xml_attr (reader, node, name);

  if (value == NULL || *value == '\0')
    {
      bs_xml_problem (reader, node, _("it needs the attribute “%s”"), name);
      return NULL;
    }

  return value;
}

/* A new id: of what this element is. */
BsId
bs_xml_id (BsXmlReader *reader,
           BsXmlNode   *node,
           const char  *name,
           gboolean     needed)
{
  const char *value = needed ? bs_xml_need (reader, node, name) : bs_xml_attr (reader, node, name);

  if (value == NULL)
    return NULL;

  if (!bs_id_is_valid (value) || strchr (value, '/') != NULL)
    {
      bs_xml_problem (
        reader, node,
        _("“%s” is no id: ids have only a-z, 0-9 and -, and begin with a letter or digit"), value);
      return NULL;
    }

  return bs_id (value);
}

/* An id of something else, which is looked up when everything has been read. */
BsId
bs_xml_ref (BsXmlReader *reader,
            BsXmlNode   *node,
            const char  *name,
            const char  *kind,
            gboolean     needed)
{
  BsId id = bs_xml_id (reader, node, name, needed);

  if (id != NULL)
    bs_xml_want (reader, node, kind, id);

  return id;
}

/**
 * bs_xml_parse_range:
 * @text: "2", "1-3" or "2+"
 * @low: (out): the least
 * @high: (out): the most
 *
 * Returns: whether it is a range
 */
gboolean
bs_xml_parse_range (const char *text,
                    int        *low,
                    int        *high)
{
  gsize n = strspn (text, "0123456789");
  g_autofree char *first = g_strndup (text, n);

  if (!bs_xml_parse_int (first, low))
    return FALSE;

  *high = *low;
  if (text[n] == '\0')
    return TRUE;
  if (g_str_equal (text + n, "+"))
    {
      *high = G_MAXINT;
      return TRUE;
    }

  return text[n] == '-' && text[n + 1] != '-' && bs_xml_parse_int (text + n + 1, high) &&
         *high >= *low;
}

int
bs_xml_int (BsXmlReader *reader,
            BsXmlNode   *node,
            const char  *name,
            int          fallback,
            int          min,
            int          max)
{
  const char *text = bs_xml_attr (reader, node, name);
  int value;

  if (text == NULL)
    return fallback;

  if (!bs_xml_parse_int (text, &value))
    {
      bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is no whole number"), text, name);
      return fallback;
    }
  if (value < min || value > max)
    {
      bs_xml_problem (reader, node, _("the attribute “%s” is %d; it goes from %d to %d"), name,
                      value, min, max);
      return fallback;
    }

  return value;
}

gboolean
bs_xml_yes (BsXmlReader *reader,
            BsXmlNode   *node,
            const char  *name,
            gboolean     fallback)
{
  BsId word = bs_xml_word (reader, node, name, NULL, "yes|no");

  return word != NULL ? g_str_equal (word, "yes") : fallback;
}

/* Whether it is one of "one|other". */
gboolean
bs_xml_is_among (const char *value,
                 const char *words)
{
  gsize length = strlen (value);

  for (const char *p = words; p != NULL; p = strchr (p, '|') != NULL ? strchr (p, '|') + 1 : NULL)
    if (strcspn (p, "|") == length && memcmp (p, value, length) == 0)
      return TRUE;

  return FALSE;
}

/* One of a few words, told as "one|other". */
BsId
bs_xml_word (BsXmlReader *reader,
             BsXmlNode   *node,
             const char  *name,
             const char  *fallback,
             const char  *words)
{
  const char *value = bs_xml_attr (reader, node, name);
  GString *list = NULL;

  if (value == NULL)
    return bs_id (fallback);
  if (bs_xml_is_among (value, words))
    return bs_id (value);

  list = g_string_new (words);
  g_string_replace (list, "|", ", ", 0);
  bs_xml_problem (reader, node, _("“%s” in the attribute “%s” is none of: %s"), value, name,
                  list->str);
  g_string_free (list, TRUE);

  return bs_id (fallback);
}

/* After everything has been asked: what else stands there is unknown. */
void
bs_xml_done (BsXmlReader *reader,
             BsXmlNode   *node)
{
  for (guint i = 0; i < node->attrs->len; i++)
    {
      const BsXmlAttr *attr = &g_array_index (node->attrs, BsXmlAttr, i);

      if (!attr->seen)
        {
          g_autoptr (GPtrArray) known = g_ptr_array_new ();

          for (guint j = 0; j < node->asked->len; j++)
            g_ptr_array_add (known, node->asked->pdata[j]);
          bs_xml_unknown (reader, node, _("there is no attribute “%s” here"), attr->name, known);
        }
    }
  if (node->asked->room > node->tree->spare->room)
    move_list (node->tree->spare, node->asked);
}

/* An element with children has no words of its own. */
void
bs_xml_no_text (BsXmlReader *reader,
                BsXmlNode   *node)
{
  g_autofree char *text = NULL;
  g_autofree char *begin = NULL;

  if (node->text->len == 0)
    return;
  text = bs_xml_text (node->text->str);
  begin = g_utf8_substring (text, 0, MIN (40, g_utf8_strlen (text, -1)));
  if (*text != '\0')
    bs_xml_problem (reader, node, _("the words “%s” stand outside of <name> and <text>"), begin);
}

static gboolean
is_listed (const char        *name,
           const char *const *names)
{
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    if (bs_xml_same (name, names[i]))
      return TRUE;

  return FALSE;
}

/* No attributes are checked here, only which children there are; and that no words stand between
 * them. */
void
bs_xml_only (BsXmlReader       *reader,
             BsXmlNode         *node,
             const char *const *children)
{
  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);
      g_autoptr (GPtrArray) known = NULL;

      if (is_listed (child->name, children))
        continue;
      known = g_ptr_array_new ();
      for (guint j = 0; children != NULL && children[j] != NULL; j++)
        g_ptr_array_add (known, (gpointer) children[j]);
      bs_xml_unknown (reader, child, _("<%s> has no place here"), child->name, known);
    }
  bs_xml_no_text (reader, node);
}

/**
 * bs_xml_text:
 * @text: words as they stand in a file
 *
 * Runs of blanks and line ends become one space, at begin and end none is left: just what xgettext
 * does, so that the words are found in the translations.
 *
 * Returns: (transfer full): the words
 */
char *
bs_xml_text (const char *text)
{
  char *words = g_malloc (strlen (text) + 1);
  gsize n = 0;

  for (; *text != '\0'; text++)
    {
      if (!bs_xml_is_blank (*text))
        words[n++] = *text;
      else if (n > 0 && words[n - 1] != ' ')
        words[n++] = ' ';
    }
  if (n > 0 && words[n - 1] == ' ')
    n--;
  words[n] = '\0';

  return words;
}

/* The words of an element that holds nothing else. */
char *
bs_xml_node_text (BsXmlReader *reader,
                  BsXmlNode   *node)
{
  if (node->children->len > 0)
    bs_xml_problem (reader, node, _("only words can stand here, no elements"));

  return bs_xml_text (node->text->str);
}

/* The words of the one child of a name. */
char *
bs_xml_child_text (BsXmlReader *reader,
                   BsXmlNode   *node,
                   const char  *name,
                   gboolean     needed)
{
  char *words = NULL;

  for (guint i = 0; i < node->children->len; i++)
    {
      BsXmlNode *child = g_ptr_array_index (node->children, i);

      if (!bs_xml_same (child->name, name))
        continue;
      if (words != NULL)
        bs_xml_problem (reader, child, _("there is a second <%s>"), name);
      g_free (words);
      words = bs_xml_node_text (reader, child);
      bs_xml_done (reader, child);
      if (*words == '\0')
        bs_xml_problem (reader, child, _("there are no words in it"));
    }
  if (words == NULL && needed)
    bs_xml_problem (reader, node, _("it needs a <%s>"), name);

  return words;
}

/* Ids separated by blanks: <actions>evade scan</actions>. */
GPtrArray *
bs_xml_ids (BsXmlReader *reader,
            BsXmlNode   *node,
            const char  *kind)
{
  GPtrArray *ids = g_ptr_array_new ();
  g_autofree char *text = bs_xml_node_text (reader, node);
  char *rest = text, *word;

  while ((word = strsep (&rest, " ")) != NULL)
    {
      BsId id;

      if (*word == '\0')
        continue;
      if (!bs_id_is_valid (word))
        {
          bs_xml_problem (
            reader, node,
            _("“%s” is no id: ids have only a-z, 0-9 and -, and begin with a letter or digit"),
            word);
          continue;
        }
      id = bs_id (word);
      if (g_ptr_array_find (ids, id, NULL))
        bs_xml_problem (reader, node, _("“%s” stands here twice"), id);
      bs_xml_want (reader, node, kind, id);
      g_ptr_array_add (ids, (gpointer) id);
    }
  bs_xml_done (reader, node);

  return ids;
}
