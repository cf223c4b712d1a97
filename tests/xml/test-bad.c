/* test-bad.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One bad file for each thing that a file can get wrong: tests/xml/bad/NAME.xml begins with
 * comments that tell all problems that must be found, "LINE: sentence"; three dots at the end stand
 * for words of the XML library. Layers and catalogues are read over the made-up game. */

#include "config.h"

#include "bs-xml-private.h"

#include <string.h>

#define EXPECT "<!-- expect "

static char *
source_path (const char *folder,
             const char *name)
{
  return g_build_filename (g_getenv ("G_TEST_SRCDIR"), folder, name, NULL);
}

/* Named without its folder, so that messages are the same everywhere. */
static BsXmlSource *
load (const char *folder,
      const char *name)
{
  g_autofree char *path = source_path (folder, name);
  g_autoptr (GError) error = NULL;
  BsXmlSource *source = bs_xml_source_load (path, &error);

  g_assert_no_error (error);
  g_free (source->name);
  source->name = g_strdup (name);

  return source;
}

static GPtrArray *
expectations (const BsXmlSource *source)
{
  GPtrArray *expected = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text =
    g_strndup (g_bytes_get_data (source->bytes, NULL), g_bytes_get_size (source->bytes));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && g_str_has_prefix (lines[i], EXPECT); i++)
    {
      const char *begin = lines[i] + strlen (EXPECT);
      const char *end = g_strrstr (begin, " -->");

      g_assert_nonnull (end);
      g_ptr_array_add (expected,
                       g_strdup_printf ("%s:%.*s", source->name, (int) (end - begin), begin));
    }

  return expected;
}

static void
compare (const char *found,
         const char *expected)
{
  if (g_str_has_suffix (expected, "..."))
    {
      g_autofree char *begin = g_strndup (expected, strlen (expected) - 3);

      if (!g_str_has_prefix (found, begin))
        g_assert_cmpstr (found, ==, expected);
      g_assert_cmpuint (strlen (found), >, strlen (begin));
    }
  else
    g_assert_cmpstr (found, ==, expected);
}

static gboolean
holds (const BsXmlSource *source,
       const char        *text)
{
  gsize size;
  const char *data = g_bytes_get_data (source->bytes, &size);

  return g_strstr_len (data, (gssize) size, text) != NULL;
}

static void
test_bad (gconstpointer data)
{
  g_autoptr (BsXmlSource) source = load ("xml/bad", data);
  g_autoptr (BsXmlSource) lanterns = load ("rules", "lanterns.xml");
  g_autoptr (GPtrArray) expected = expectations (source);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) below = g_ptr_array_new ();

  if (holds (source, "<catalogue") || holds (source, "over=\"lanterns\""))
    g_ptr_array_add (below, lanterns);
  g_assert_cmpuint (expected->len, >, 0);
  g_assert_false (bs_xml_check (source, below, NULL, problems));
  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", (char *) g_ptr_array_index (problems, i));
  for (guint i = 0; i < MIN (problems->len, expected->len); i++)
    compare (g_ptr_array_index (problems, i), g_ptr_array_index (expected, i));
  if (!g_str_has_suffix (g_ptr_array_index (expected, 0), "..."))
    g_assert_cmpuint (problems->len, ==, expected->len);
}

/* What is bad for the loader is also bad for a schema, unless it takes more than a grammar to see
 * it; what is good must fit. This finds a schema that lets everything pass. */
static void
test_schema (void)
{
  static const char *const seen[] = { "attribute-unknown",
                                      "element-unknown",
                                      "list-unknown",
                                      "hook-unknown",
                                      "name-missing",
                                      "operation-unknown",
                                      "operation-attribute-missing",
                                      "condition-unknown",
                                      "word-bad",
                                      "catalogue-list-unknown",
                                      "card-attribute-no-number",
                                      "upgrade-slot-missing" };

  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    {
      g_autofree char *name = g_strconcat (seen[i], ".xml", NULL);
      g_autoptr (BsXmlSource) source = load ("xml/bad", name);
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

      g_test_message ("%s", name);
      g_assert_false (bs_xml_validate (source, problems));
      g_assert_cmpuint (problems->len, >, 0);
    }
}

/* Of very many problems some are told, and none is kept for nothing. */
static void
check_many (const char *each,
            const char *last)
{
  g_autoptr (GString) text =
    g_string_new ("<catalogue game=\"lanterns\" version=\"1\" format=\"1\">");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BsXmlSource) source = NULL;

  for (guint i = 0; i < 5000; i++)
    g_string_append (text, each);
  g_string_append (text, "</catalogue>");
  bytes = g_bytes_new (text->str, text->len);
  source = bs_xml_source_new ("many.xml", bytes);
  g_assert_false (bs_xml_check (source, NULL, NULL, problems));
  g_assert_cmpuint (problems->len, <=, 101);
  g_assert_cmpstr (g_ptr_array_index (problems, problems->len - 1), ==, last);
}

static void
test_many (void)
{
  check_many ("<zzz/>\n", "and 4900 more problems");
  check_many ("<zzz xmlns=\"a\"/>\n", "and 4980 more problems");
}

static void
test_many_kept (void)
{
  BsXmlReader reader;
  BsXmlTree tree = { .name = (char *) "many.xml" };
  BsXmlNode node = { .name = "zzz", .tree = &tree };

  bs_xml_reader_init (&reader);
  for (guint i = 0; i < 5000; i++)
    {
      bs_xml_problem (&reader, &node, "%u", i);
      g_assert_cmpuint (reader.notes->len, <=, 200);
    }
  bs_xml_reader_clear (&reader);
}

/* A text in very many pieces takes no more room than its letters do. */
static void
test_pieces (void)
{
  static const char *const pieces[] = { "&amp;", "a<!-- -->", "a<![CDATA[b]]>" };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autoptr (GString) text = g_string_new ("<catalogue game=\"lanterns\"><name>");
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (BsXmlSource) source = NULL;
      BsXmlTree *tree;

      for (guint j = 0; j < 10000; j++)
        g_string_append (text, pieces[i]);
      g_string_append (text, "</name></catalogue>");
      bytes = g_bytes_new (text->str, text->len);
      source = bs_xml_source_new ("pieces.xml", bytes);
      tree = bs_xml_parse (source, CATALOGUE_MAX, FALSE, problems, NULL);
      g_assert_nonnull (tree);
      g_assert_cmpuint (tree->blocks->len, <=, 5);
      bs_xml_tree_free (tree);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autofree char *folder = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);

  folder = source_path ("xml", "bad");
  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_strconcat ("/bad/", g_ptr_array_index (names, i), NULL);

      g_test_add_data_func (path, g_ptr_array_index (names, i), test_bad);
    }
  g_test_add_func ("/schema", test_schema);
  g_test_add_func ("/many", test_many);
  g_test_add_func ("/many/kept", test_many_kept);
  g_test_add_func ("/pieces", test_pieces);

  return g_test_run ();
}
