/* bs-xml-reader.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Problems are collected, not thrown: who writes rules wants to see all of them at once. */

#include "config.h"

#include "bs-xml-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <string.h>

/* So many problems are told; a file with more is most often not what it was taken for. */
#define MAX_PROBLEMS 100

typedef struct
{
  guint order;
  int line;
  guint number;
  char *text;
} BsXmlNote;

static void
free_note (gpointer data)
{
  BsXmlNote *note = data;

  g_free (note->text);
  g_free (note);
}

void
bs_xml_reader_init (BsXmlReader *reader)
{
  memset (reader, 0, sizeof *reader);
  reader->trees = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_tree_free);
  reader->notes = g_ptr_array_new_with_free_func (free_note);
  reader->wanted = g_array_new (FALSE, TRUE, sizeof (BsXmlWanted));
  reader->effects = g_hash_table_new (g_str_hash, g_str_equal);
  reader->keys = g_hash_table_new (g_str_hash, g_str_equal);
}

void
bs_xml_reader_clear (BsXmlReader *reader)
{
  g_ptr_array_unref (reader->notes);
  g_array_unref (reader->wanted);
  g_hash_table_unref (reader->effects);
  g_hash_table_unref (reader->keys);
  g_ptr_array_unref (reader->trees);
}

/* "<token id="evade">": which element is meant, beside its line. */
static char *
describe (const BsXmlNode *node)
{
  for (guint i = 0; i < node->attrs->len; i++)
    {
      const BsXmlAttr *attr = &g_array_index (node->attrs, BsXmlAttr, i);

      if (g_str_equal (attr->name, "id") && strlen (attr->value) <= 60)
        return g_strdup_printf ("<%s id=\"%s\">", node->name, attr->value);
    }

  return g_strdup_printf ("<%s>", node->name);
}

static int
compare_notes (gconstpointer a,
               gconstpointer b)
{
  const BsXmlNote *one = *(const BsXmlNote *const *) a;
  const BsXmlNote *other = *(const BsXmlNote *const *) b;

  if (one->order != other->order)
    return one->order < other->order ? -1 : 1;
  if (one->line != other->line)
    return one->line < other->line ? -1 : 1;

  return one->number < other->number ? -1 : one->number > other->number;
}

/* Keeps no more of them than are told, now and then. */
static void
add_note (BsXmlReader *reader,
          BsXmlNote   *note)
{
  note->number = reader->n_notes++;
  g_ptr_array_add (reader->notes, note);
  if (reader->notes->len < 2 * MAX_PROBLEMS)
    return;

  g_ptr_array_sort (reader->notes, compare_notes);
  g_ptr_array_set_size (reader->notes, MAX_PROBLEMS);
}

/**
 * bs_xml_problem:
 * @reader: the reader
 * @node: the element that is wrong
 * @format: one translated sentence: what is wrong, and what to do
 *
 * Notes "FILE:LINE: <element>: sentence".
 */
void
bs_xml_problem (BsXmlReader     *reader,
                const BsXmlNode *node,
                const char      *format,
                ...)
{
  g_autofree char *where = describe (node);
  g_autofree char *text = NULL;
  BsXmlNote *note = g_new0 (BsXmlNote, 1);
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  note->order = node->tree->order;
  note->line = node->line;
  note->text = g_strdup_printf ("%s:%d: %s: %s", node->tree->name, node->line, where, text);
  add_note (reader, note);
}

/**
 * bs_xml_reader_finish:
 * @reader: a reader that has seen everything
 * @problems: takes what it has noted, in the order of files and lines
 * @error: BS_ERROR_SEMANTIC, with the first of these
 *
 * Returns: whether there was none
 */
gboolean
bs_xml_reader_finish (BsXmlReader *reader,
                      GPtrArray   *problems,
                      GError     **error)
{
  guint n = MIN (reader->notes->len, MAX_PROBLEMS);

  g_ptr_array_sort (reader->notes, compare_notes);
  for (guint i = 0; i < n; i++)
    {
      BsXmlNote *note = g_ptr_array_index (reader->notes, i);

      g_ptr_array_add (problems, g_steal_pointer (&note->text));
    }
  if (reader->n_notes > n)
    g_ptr_array_add (problems,
                     g_strdup_printf (ngettext ("and %u more problem", "and %u more problems",
                                                reader->n_notes - n),
                                      reader->n_notes - n));
  if (n > 0)
    g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                         g_ptr_array_index (problems, problems->len - n - (reader->n_notes > n)));

  return n == 0;
}

/* A file of a newer program may say anything: nothing but its format is looked at. */
static gboolean
check_format (const BsXmlNode *root,
              GPtrArray       *problems,
              GError         **error)
{
  for (guint i = 0; i < root->attrs->len; i++)
    {
      const BsXmlAttr *attr = &g_array_index (root->attrs, BsXmlAttr, i);
      int format;
      char *text;

      if (!g_str_equal (attr->name, "format") || !bs_xml_parse_int (attr->value, &format) ||
          format <= BS_XML_FORMAT)
        continue;

      text = g_strdup_printf (_("%s:%d: written for a newer Boardside (format %d, this one reads "
                                 "up to %d): get a newer program"),
                              root->tree->name, root->line, format, BS_XML_FORMAT);
      g_ptr_array_add (problems, text);
      g_set_error_literal (error, BS_ERROR, BS_ERROR_VERSION, text);
      return FALSE;
    }

  return TRUE;
}

/**
 * bs_xml_reader_parse:
 * @reader: a reader
 * @source: a file
 * @root: (nullable): what its root must be; NULL: ruleset or catalogue
 * @head: whether its root, and the name and the text in it, will do
 * @problems: takes what is wrong
 * @error: BS_ERROR_MALFORMED, BS_ERROR_SEMANTIC (another root) or BS_ERROR_VERSION
 *
 * Returns: (transfer none) (nullable): the tree, owned by @reader
 */
BsXmlTree *
bs_xml_reader_parse (BsXmlReader       *reader,
                     const BsXmlSource *source,
                     const char        *root,
                     gboolean           head,
                     GPtrArray         *problems,
                     GError           **error)
{
  gsize limit = root != NULL && g_str_equal (root, "ruleset") ? RULESET_MAX : CATALOGUE_MAX;
  BsXmlTree *tree = bs_xml_parse (source, limit, head, problems, error);
  const char *name;
  char *text;

  if (tree == NULL)
    return NULL;

  tree->order = reader->trees->len;
  tree->user = source->user;
  g_ptr_array_add (reader->trees, tree);
  name = tree->root->name;
  if (root != NULL ? g_str_equal (name, root)
                   : g_str_equal (name, "ruleset") || g_str_equal (name, "catalogue"))
    return check_format (tree->root, problems, error) ? tree : NULL;

  text = g_strdup_printf (
    _("%s:%d: the file begins with <%s>; rules begin with <ruleset>, a catalogue with <catalogue>"),
    tree->name, tree->root->line, name);
  g_ptr_array_add (problems, text);
  g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC, text);

  return NULL;
}

/**
 * bs_xml_source_new:
 * @name: what messages call it
 * @bytes: (transfer none): its bytes
 *
 * Returns: (transfer full): the source
 */
BsXmlSource *
bs_xml_source_new (const char *name,
                   GBytes     *bytes)
{
  BsXmlSource *self = g_new0 (BsXmlSource, 1);

  self->name = g_strdup (name);
  self->bytes = g_bytes_ref (bytes);

  return self;
}

/**
 * bs_xml_source_load:
 * @path: a file
 * @error: BS_ERROR_FILE
 *
 * Returns: (transfer full) (nullable): the source, named by its path
 */
BsXmlSource *
bs_xml_source_load (const char *path,
                    GError    **error)
{
  g_autoptr (GError) inner = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *data;
  gsize size;

  /* A pipe or a device would never end. */
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot read “%s”: %s"), path,
                   g_strerror (g_file_test (path, G_FILE_TEST_IS_DIR) ? EISDIR : EINVAL));
      return NULL;
    }
  if (!g_file_get_contents (path, &data, &size, &inner))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot read “%s”: %s"), path,
                   bs_error_reason (inner));
      return NULL;
    }
  bytes = g_bytes_new_take (data, size);

  return bs_xml_source_new (path, bytes);
}

/**
 * bs_xml_source_free:
 * @self: (nullable) (transfer full): a source
 */
void
bs_xml_source_free (BsXmlSource *self)
{
  if (self == NULL)
    return;

  g_bytes_unref (self->bytes);
  g_free (self->name);
  g_free (self);
}

/**
 * bs_xml_parse_int:
 * @text: what may be an integer
 * @value: (out): the integer
 *
 * Returns: whether it is one: digits, with at most one minus before them, and below a million
 */
gboolean
bs_xml_parse_int (const char *text,
                  int        *value)
{
  const char *digits = *text == '-' ? text + 1 : text;
  gsize n = strspn (digits, "0123456789");

  if (n == 0 || n > 6 || digits[n] != '\0')
    return FALSE;

  *value = (int) g_ascii_strtoll (text, NULL, 10);

  return TRUE;
}
