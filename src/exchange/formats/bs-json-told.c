/* bs-json-told.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* JSON of which nothing is certain: a number may be a string, a list an object or one value alone.
 * What cannot be taken is told. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#define LABEL_MAX_CHARS 60

/**
 * bs_json_object:
 * @node: (nullable): any node
 *
 * Returns: (transfer none) (nullable): its object, if it is one
 */
JsonObject *
bs_json_object (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

/**
 * bs_json_array:
 * @node: (nullable): any node
 *
 * Returns: (transfer none) (nullable): its array, if it is one
 */
JsonArray *
bs_json_array (JsonNode *node)
{
  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/**
 * bs_json_member:
 * @object: (nullable): an object
 * @name: of a member
 *
 * Returns: (transfer none) (nullable): the member
 */
JsonNode *
bs_json_member (JsonObject *object,
                const char *name)
{
  return object != NULL ? json_object_get_member (object, name) : NULL;
}

/**
 * bs_json_string:
 * @node: (nullable): any node
 *
 * Returns: (transfer full) (nullable): its text, or a number as text
 */
char *
bs_json_string (JsonNode *node)
{
  GType type =
    node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;

  if (type == G_TYPE_STRING)
    return g_strdup (json_node_get_string (node));
  if (type == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  if (type == G_TYPE_DOUBLE)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      return g_strdup (
        g_ascii_formatd (number, sizeof number, "%.15g", json_node_get_double (node)));
    }

  return NULL;
}

/**
 * bs_json_int:
 * @node: (nullable): any node
 * @value: (out): its number
 *
 * A number may stand in a string, and have a point with nothing but zeros behind it.
 *
 * Returns: whether it is a whole number of a size that points have
 */
gboolean
bs_json_int (JsonNode *node,
             int      *value)
{
  g_autofree char *text = bs_json_string (node);
  char *end;
  double n;

  if (text == NULL || *g_strstrip (text) == '\0' || text[strspn (text, "+-0123456789.")] != '\0')
    return FALSE;
  n = g_ascii_strtod (text, &end);
  if (*end != '\0' || fabs (n) > 9999 || floor (n) < n)
    return FALSE;
  *value = (int) n;

  return TRUE;
}

/**
 * bs_json_true:
 * @node: (nullable): any node
 *
 * Returns: whether it says yes: as true, as 1, or in a string
 */
gboolean
bs_json_true (JsonNode *node)
{
  g_autofree char *text = bs_json_string (node);

  if (text != NULL)
    return g_ascii_strcasecmp (text, "true") == 0 || g_ascii_strcasecmp (text, "yes") == 0 ||
           g_str_equal (text, "1");

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) &&
         json_node_get_value_type (node) == G_TYPE_BOOLEAN && json_node_get_boolean (node);
}

/**
 * bs_json_label:
 * @node: any node
 *
 * Returns: (transfer full): what stands there, short enough for a sentence
 */
char *
bs_json_label (JsonNode *node)
{
  g_autofree char *told = bs_json_string (node);
  g_autofree char *text = told != NULL ? bs_clean_name (told) : json_to_string (node, FALSE);
  g_autofree char *begin = NULL;

  if (g_utf8_strlen (text, -1) <= LABEL_MAX_CHARS)
    return g_steal_pointer (&text);
  begin = g_utf8_substring (text, 0, LABEL_MAX_CHARS);

  return g_strconcat (begin, "…", NULL);
}

/**
 * bs_json_is_empty:
 * @node: (nullable): any node
 *
 * Returns: whether nothing stands there: null, no text, an empty list or object
 */
gboolean
bs_json_is_empty (JsonNode *node)
{
  g_autofree char *text = bs_json_string (node);

  if (node == NULL || JSON_NODE_HOLDS_NULL (node) || g_strcmp0 (text, "") == 0)
    return TRUE;
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) == 0;

  return JSON_NODE_HOLDS_OBJECT (node) && json_object_get_size (json_node_get_object (node)) == 0;
}

static gboolean
has_one_of (JsonObject        *object,
            const char *const *keys)
{
  for (guint i = 0; keys[i] != NULL; i++)
    if (json_object_has_member (object, keys[i]))
      return TRUE;

  return FALSE;
}

/**
 * bs_json_rows:
 * @node: (nullable): where a list is expected
 * @keys: what an object has that is a row by itself
 *
 * Returns: (transfer container) (element-type JsonNode): the rows: of a list, of an object that has
 * them under names of its own, or the one that stands there alone
 */
GPtrArray *
bs_json_rows (JsonNode          *node,
              const char *const *keys)
{
  GPtrArray *rows = g_ptr_array_new ();
  JsonArray *array = bs_json_array (node);
  JsonObject *object = bs_json_object (node);

  if (bs_json_is_empty (node))
    return rows;
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    g_ptr_array_add (rows, json_array_get_element (array, i));
  if (array == NULL && (object == NULL || has_one_of (object, keys)))
    g_ptr_array_add (rows, node);
  else if (object != NULL)
    {
      g_autoptr (GList) names = json_object_get_members (object);

      for (GList *name = names; name != NULL; name = name->next)
        g_ptr_array_add (rows, json_object_get_member (object, name->data));
    }

  return rows;
}

/* Whether what a member holds is read as it is. */
static gboolean
is_read (JsonNode   *node,
         BsJsonKind  kind)
{
  g_autofree char *text = bs_json_string (node);
  int number;

  switch (kind)
    {
    case BS_JSON_TEXT:
      return text != NULL;
    case BS_JSON_NUMBER:
      return bs_json_int (node, &number);
    case BS_JSON_FLAG:
      return text != NULL ||
             (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN);
    case BS_JSON_LIST:
      return JSON_NODE_HOLDS_ARRAY (node);
    case BS_JSON_ROWS:
      return text != NULL || !JSON_NODE_HOLDS_VALUE (node);
    case BS_JSON_ANY:
    default:
      return TRUE;
    }
}

/**
 * bs_squad_tell_members:
 * @entry: which entry of the list the object is, from 1; 0: the list itself
 * @object: (nullable): what a reader took its values from
 * @members: what it reads or need not read; ends with a NULL key
 *
 * Says of all else in the object that it was left out: what nobody knows here, and what is of a
 * kind that is not read.
 */
void
bs_squad_tell_members (BsSquad            *self,
                       guint               entry,
                       JsonObject         *object,
                       const BsJsonMember *members)
{
  g_autoptr (GList) names = object != NULL ? json_object_get_members (object) : NULL;

  for (GList *name = names; name != NULL; name = name->next)
    {
      JsonNode *node = json_object_get_member (object, name->data);
      const BsJsonMember *member = members;
      g_autofree char *label = NULL;

      while (member->key != NULL && !g_str_equal (member->key, name->data))
        member++;
      if (bs_json_is_empty (node) || (member->key != NULL && is_read (node, member->kind)))
        continue;
      label = bs_json_label (node);
      if (entry > 0)
        bs_squad_remark (self, _("“%s” of entry %u was left out: %s"), (const char *) name->data,
                         entry, label);
      else
        bs_squad_remark (self, _("“%s” of the list was left out: %s"), (const char *) name->data,
                         label);
    }
}
