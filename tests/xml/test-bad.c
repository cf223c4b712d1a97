/* test-bad.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One bad file for each thing that a file can get wrong: tests/xml/bad/NAME.xml begins with comments that tell all problems that
 * must be found, "LINE: sentence"; three dots at the end stand for words of the XML library. Layers and catalogues are read over
 * the made-up game. */

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
  g_autofree char *text = g_strndup (g_bytes_get_data (source->bytes, NULL), g_bytes_get_size (source->bytes));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL && g_str_has_prefix (lines[i], EXPECT); i++)
    {
      const char *begin = lines[i] + strlen (EXPECT);
      const char *end = g_strrstr (begin, " -->");

      g_assert_nonnull (end);
      g_ptr_array_add (expected, g_strdup_printf ("%s:%.*s", source->name, (int) (end - begin), begin));
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

/* What is bad for the loader is also bad for a schema, unless it takes more than a grammar to see it; what is good must fit. This
 * finds a schema that lets everything pass. */
static void
test_schema (void)
{
  static const char *const seen[] = { "attribute-unknown", "element-unknown", "list-unknown", "hook-unknown", "name-missing",
                                      "operation-unknown", "operation-attribute-missing", "condition-unknown", "word-bad",
                                      "catalogue-list-unknown", "card-attribute-no-number", "upgrade-slot-missing" };

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

  return g_test_run ();
}
