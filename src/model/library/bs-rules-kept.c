/* bs-rules-kept.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Rules that were loaded are kept as long as somebody plays by them, and found again by their
 * hash. */

#include "bs-library.h"

#include "model/record/bs-record.h"
#include "bs-library-private.h"
#include "bs-xml-sources.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <errno.h>
#include <string.h>

/* Kept rules lie in kept/HASH/, one file a source: `rules-01-NAME`, `catalogue-01-NAME`. */
#define RULES_PREFIX "rules-"
#define CATALOGUE_PREFIX "catalogue-"

static gboolean
is_hash (const char *hash)
{
  return strlen (hash) == 64 && strspn (hash, "0123456789abcdef") == 64;
}

static gboolean
write_sources (const char *folder,
               const char *prefix,
               GPtrArray  *sources,
               GError    **error)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const BsXmlSource *source = g_ptr_array_index (sources, i);
      g_autofree char *base = g_path_get_basename (source->name);
      g_autofree char *name = g_strdup_printf ("%s%02u-%s", prefix, i + 1, base);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      gsize length;
      const char *bytes = g_bytes_get_data (source->bytes, &length);

      if (!g_file_set_contents_full (path, bytes, length,
                                     G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                     0644, error))
        return FALSE;
    }

  return TRUE;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/**
 * bs_library_keep:
 * @rules: what a battle is begun with
 *
 * Keeps the files of the rules under their hash in the user's data folder, so that
 * the battle can go on with them when they have changed. What is kept already is
 * left alone.
 *
 * Returns: whether they are kept
 */
gboolean
bs_library_keep (BsLibrary     *self,
                 const BsRules *rules,
                 GError       **error)
{
  g_autofree char *folder =
    g_build_filename (bs_library_user_folder (self), "kept", rules->hash, NULL);
  g_autofree char *fresh = g_strdup_printf ("%s.%08x.new", folder, g_random_int ());

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;
  if (g_mkdir_with_parents (fresh, 0755) != 0)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot create the folder ‘%s’: %s"),
                   fresh, g_strerror (errno));
      return FALSE;
    }
  if (!write_sources (fresh, RULES_PREFIX, rules->layers, error) ||
      !write_sources (fresh, CATALOGUE_PREFIX, rules->catalogues, error))
    {
      remove_folder (fresh);
      return FALSE;
    }
  if (g_rename (fresh, folder) != 0)
    remove_folder (fresh);

  return TRUE;
}

/* Files of somebody else's would not be made in seconds; what is as old as this was left behind. */
#define OLD_ENOUGH (60 * 60)

/**
 * bs_library_sweep:
 *
 * Removes what programs that were killed left behind when they made battles, templates or kept
 * rules. To be called when a program starts.
 */
void
bs_library_sweep (BsLibrary *self)
{
  g_autofree char *kept = g_build_filename (bs_library_user_folder (self), "kept", NULL);
  g_autofree char *templates = g_build_filename (bs_library_user_folder (self), "templates", NULL);
  g_autoptr (GDir) dir = g_dir_open (kept, 0, NULL);
  const char *name;

  bs_record_sweep (bs_library_battles_folder (self));
  bs_record_sweep (templates);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (kept, name, NULL);
      GStatBuf info;

      if (g_str_has_suffix (name, ".new") && g_stat (path, &info) == 0 &&
          info.st_mtime < g_get_real_time () / G_USEC_PER_SEC - OLD_ENOUGH)
        remove_folder (path);
    }
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_names (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

/**
 * bs_library_load_kept:
 * @hash: hash of the rules that a battle was begun with
 *
 * Returns: (transfer full) (nullable): these very rules; NULL, also without an
 *   error, if they are not kept here or are not what they were
 */
BsRules *
bs_library_load_kept (BsLibrary  *self,
                      const char *hash,
                      GError    **error)
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) layers = bs_xml_sources_new ();
  g_autoptr (GPtrArray) catalogues = bs_xml_sources_new ();
  g_autofree char *found = NULL;

  if (!is_hash (hash))
    return NULL;
  folder = g_build_filename (bs_library_user_folder (self), "kept", hash, NULL);
  names = list_names (folder);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      BsXmlSource *source = bs_xml_source_load (path, error);

      if (source == NULL)
        return NULL;
      g_ptr_array_add (g_str_has_prefix (name, RULES_PREFIX) ? layers : catalogues, source);
    }

  found = bs_rules_hash (layers, catalogues);
  if (layers->len == 0 || !g_str_equal (found, hash))
    return NULL;

  return bs_rules_new_from_sources (layers, catalogues, error);
}
