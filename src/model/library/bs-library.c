/* bs-library.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-library.h"

#include "bs-library-private.h"
#include "bs-xml-sources.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <string.h>

const char *const bs_user_folders[BS_N_USER_FOLDERS] = { "rules", "catalogue" };

static void
free_found (gpointer data)
{
  BsFound *found = data;

  bs_xml_source_free (found->source);
  bs_xml_head_free (found->head);
  g_free (found->path);
  g_free (found);
}

static void
unref_rules (gpointer data)
{
  bs_rules_unref (data);
}

/**
 * bs_library_new:
 *
 * Returns: (transfer full): the library of this user; nothing is read before it is asked for
 */
BsLibrary *
bs_library_new (void)
{
  BsLibrary *self = g_new0 (BsLibrary, 1);
  const char *told = g_getenv ("BOARDSIDE_DATA_PATH");

  g_atomic_ref_count_init (&self->ref);
  self->user_folder = g_build_filename (g_get_user_data_dir (), "boardside", NULL);
  self->battles_folder = g_build_filename (self->user_folder, "battles", NULL);
  self->added = g_ptr_array_new_with_free_func (g_free);
  self->loaded = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, unref_rules);
  self->folders = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->folders, g_strdup (self->user_folder));
  if (told != NULL)
    {
      g_auto (GStrv) parts = g_strsplit (told, G_SEARCHPATH_SEPARATOR_S, -1);

      for (guint i = 0; parts[i] != NULL; i++)
        if (*parts[i] != '\0')
          g_ptr_array_add (self->folders, g_strdup (parts[i]));
    }
  g_ptr_array_add (self->folders, g_strdup (PKGDATADIR));

  return self;
}

/**
 * bs_library_ref:
 */
BsLibrary *
bs_library_ref (BsLibrary *self)
{
  g_atomic_ref_count_inc (&self->ref);

  return self;
}

/**
 * bs_library_unref:
 */
void
bs_library_unref (BsLibrary *self)
{
  if (!g_atomic_ref_count_dec (&self->ref))
    return;

  g_ptr_array_unref (self->folders);
  g_ptr_array_unref (self->added);
  g_clear_pointer (&self->rulesets, g_ptr_array_unref);
  g_clear_pointer (&self->catalogues, g_ptr_array_unref);
  g_hash_table_unref (self->loaded);
  for (guint i = 0; i < BS_N_USER_FOLDERS; i++)
    g_free (self->seen[i]);
  g_free (self->user_folder);
  g_free (self->battles_folder);
  g_free (self);
}

/**
 * bs_library_user_folder:
 *
 * Returns: (transfer none): $XDG_DATA_HOME/boardside; it may not be there yet
 */
const char *
bs_library_user_folder (BsLibrary *self)
{
  return self->user_folder;
}

/**
 * bs_library_battles_folder:
 *
 * Returns: (transfer none): where battles are kept; it may not be there yet
 */
const char *
bs_library_battles_folder (BsLibrary *self)
{
  return self->battles_folder;
}

static BsFound *
find_file (const char *path,
           gboolean    own,
           GError    **error)
{
  g_autoptr (BsXmlSource) source = bs_xml_source_load (path, error);
  g_autoptr (BsXmlHead) head = NULL;
  BsFound *found;

  if (source == NULL)
    return NULL;
  head = bs_xml_peek (source, error);
  if (head == NULL)
    return NULL;

  found = g_new0 (BsFound, 1);
  found->source = g_steal_pointer (&source);
  found->head = g_steal_pointer (&head);
  found->path = g_strdup (path);
  found->own = own;

  return found;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * bs_library_xml_paths:
 * @folder: a folder of data
 * @below: rules or catalogue
 *
 * Returns: (transfer full) (element-type filename): what lies there, by name; empty if there is no
 * such folder
 */
GPtrArray *
bs_library_xml_paths (const char *folder,
                      const char *below)
{
  g_autofree char *place = g_build_filename (folder, below, NULL);
  g_autoptr (GDir) dir = g_dir_open (place, 0, NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml") && *name != '.')
      g_ptr_array_add (paths, g_build_filename (place, name, NULL));
  g_ptr_array_sort (paths, compare_names);

  return paths;
}

/* The next better file of the same name. */
static BsFound *
find_hider (const GPtrArray *found,
            const char      *path)
{
  g_autofree char *base = g_path_get_basename (path);

  for (guint i = found->len; i > 0; i--)
    {
      BsFound *other = g_ptr_array_index (found, i - 1);
      g_autofree char *name = g_path_get_basename (other->path);

      if (g_str_equal (name, base))
        return other;
    }

  return NULL;
}

/* What the user's own files hide is remembered: something may be wrong with those. */
static void
find_in_folder (BsLibrary  *self,
                GPtrArray  *found,
                guint       number,
                const char *below)
{
  const char *folder = g_ptr_array_index (self->folders, number);
  g_autoptr (GPtrArray) paths = bs_library_xml_paths (folder, below);
  gboolean own = !g_str_equal (folder, PKGDATADIR);

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      BsFound *hider = find_hider (found, path);
      BsFound *file = hider != NULL && !hider->source->user ? NULL : find_file (path, own, NULL);

      /* A broken file is told by `check` and when it is asked for; here it must
       * not stand in the way of the others. */
      if (file == NULL)
        continue;
      file->source->user = g_str_equal (folder, self->user_folder);
      file->folder = number;
      file->hider = hider;
      g_ptr_array_add (found, file);
    }
}

static GPtrArray *
find_all (BsLibrary  *self,
          const char *below)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (free_found);

  for (guint i = 0; i < self->folders->len; i++)
    find_in_folder (self, found, i, below);

  return found;
}

static GPtrArray *
rulesets (BsLibrary *self)
{
  if (self->rulesets == NULL)
    {
      g_autoptr (GPtrArray) rest = find_all (self, "rules");

      self->rulesets = g_ptr_array_new_with_free_func (free_found);
      for (guint i = 0; i < self->added->len; i++)
        {
          BsFound *file = find_file (g_ptr_array_index (self->added, i), TRUE, NULL);

          if (file != NULL)
            g_ptr_array_add (self->rulesets, file);
        }
      while (rest->len > 0)
        g_ptr_array_add (self->rulesets, g_ptr_array_steal_index (rest, 0));
    }

  return self->rulesets;
}

GPtrArray *
bs_library_ruleset_files (BsLibrary *self)
{
  return rulesets (self);
}

/* Lowest first: a file of a better folder lies over those of the others, and in one folder a longer
 * name over a shorter one
 * ("x-wing-effects.xml" over "x-wing.xml"). */
static int
compare_layers (gconstpointer a,
                gconstpointer b)
{
  const BsFound *one = *(const BsFound *const *) a;
  const BsFound *other = *(const BsFound *const *) b;
  g_autofree char *name = g_path_get_basename (one->path);
  g_autofree char *other_name = g_path_get_basename (other->path);

  if (one->folder != other->folder)
    return one->folder > other->folder ? -1 : 1;
  *strrchr (name, '.') = '\0';
  *strrchr (other_name, '.') = '\0';

  return strcmp (name, other_name);
}

/**
 * bs_library_catalogue_files:
 *
 * Returns: (transfer none) (element-type BsFound): the files of all catalogues, lowest first
 */
GPtrArray *
bs_library_catalogue_files (BsLibrary *self)
{
  if (self->catalogues == NULL)
    {
      self->catalogues = find_all (self, "catalogue");
      g_ptr_array_sort (self->catalogues, compare_layers);
    }

  return self->catalogues;
}

/* Each with what changes when it is written. */
static char *
list_user_files (const BsLibrary *self,
                 BsUserFolder     folder)
{
  g_autoptr (GPtrArray) paths = bs_library_xml_paths (self->user_folder, bs_user_folders[folder]);
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths->pdata[i]);
      g_autoptr (GFileInfo) info =
        g_file_query_info (file, G_FILE_ATTRIBUTE_ETAG_VALUE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                           G_FILE_QUERY_INFO_NONE, NULL, NULL);

      if (info != NULL)
        g_string_append_printf (list, "%s %s %" G_GOFFSET_FORMAT "\n",
                                (const char *) paths->pdata[i], g_file_info_get_etag (info),
                                g_file_info_get_size (info));
    }

  return g_string_free (list, FALSE);
}

/**
 * bs_library_forget:
 *
 * Looks for rules and catalogues anew when the next battle begins; one that runs keeps those that
 * it has.
 */
void
bs_library_forget (BsLibrary *self)
{
  g_clear_pointer (&self->rulesets, g_ptr_array_unref);
  g_clear_pointer (&self->catalogues, g_ptr_array_unref);
  g_hash_table_remove_all (self->loaded);
  for (guint i = 0; i < BS_N_USER_FOLDERS; i++)
    {
      g_free (self->seen[i]);
      self->seen[i] = list_user_files (self, i);
    }
}

/**
 * bs_library_has_changed:
 * @folder: which of the user's own files
 *
 * Returns: whether they are others than when the library last forgot what it had read
 */
gboolean
bs_library_has_changed (const BsLibrary *self,
                        BsUserFolder     folder)
{
  g_autofree char *now = list_user_files (self, folder);

  return g_strcmp0 (now, self->seen[folder]) != 0;
}

/**
 * bs_library_add_rules:
 * @path: a ruleset's file
 *
 * Puts one file before all that is found.
 *
 * Returns: whether it is a ruleset
 */
gboolean
bs_library_add_rules (BsLibrary  *self,
                      const char *path,
                      GError    **error)
{
  BsFound *file = find_file (path, TRUE, error);

  if (file == NULL)
    return FALSE;
  free_found (file);
  g_ptr_array_add (self->added, g_strdup (path));
  bs_library_forget (self);

  return TRUE;
}

static BsFound *find_ruleset (BsLibrary *self, BsId id);

/* Whether it can be read with the rules that it lies over. */
static gboolean
can_be_read (BsLibrary     *self,
             const BsFound *found)
{
  const BsFound *below = found->head->over != NULL ? find_ruleset (self, found->head->over) : NULL;
  g_autoptr (GPtrArray) layers = g_ptr_array_new ();
  g_autoptr (BsRuleset) ruleset = NULL;

  if (found->head->over != NULL && below == NULL)
    return FALSE;
  if (below != NULL)
    g_ptr_array_add (layers, below->source);
  g_ptr_array_add (layers, found->source);
  ruleset = bs_xml_load_ruleset (layers, NULL, NULL);

  return ruleset != NULL;
}

/* The user's files may have mistakes, and are not used then; files that lie over each other in a
 * circle have one. */
static gboolean
is_sound (BsLibrary *self,
          BsFound   *found)
{
  if (!found->source->user)
    return TRUE;
  if (found->sound == BS_SOUND_UNKNOWN)
    {
      found->sound = BS_SOUND_ASKED;
      found->sound = can_be_read (self, found) ? BS_SOUND_YES : BS_SOUND_NO;
    }

  return found->sound == BS_SOUND_YES;
}

/**
 * bs_library_uses_rules:
 * @found: a file of rules
 *
 * Returns: whether it is not hidden by a sound file of the user that has the same name
 */
gboolean
bs_library_uses_rules (BsLibrary     *self,
                       const BsFound *found)
{
  return !found->head->catalogue && (found->hider == NULL || !is_sound (self, found->hider));
}

/* The best file of the id that is sound; if there is none, one that can say what is wrong with
 * it. */
static BsFound *
find_ruleset (BsLibrary *self,
              BsId       id)
{
  GPtrArray *all = rulesets (self);
  BsFound *broken = NULL;

  for (guint i = 0; i < all->len; i++)
    {
      BsFound *found = g_ptr_array_index (all, i);

      if (found->head->id != id || !bs_library_uses_rules (self, found))
        continue;
      if (is_sound (self, found))
        return found;
      if (broken == NULL)
        broken = found;
    }

  return broken;
}

static const char *
translate (const BsXmlHead *head,
           const char      *context,
           const char      *msgid)
{
  if (msgid == NULL || *msgid == '\0')
    return msgid;

  return g_dpgettext2 (head->domain != NULL ? head->domain : GETTEXT_PACKAGE, context, msgid);
}

/**
 * bs_game_info_free:
 */
void
bs_game_info_free (BsGameInfo *self)
{
  g_free (self->name);
  g_free (self->text);
  g_free (self->path);
  g_free (self);
}

static void
free_game_info (gpointer data)
{
  bs_game_info_free (data);
}

/**
 * bs_library_games:
 *
 * Returns: (transfer full) (element-type BsGameInfo): the rulesets and layers that
 *   are there, the best file of each id
 */
GPtrArray *
bs_library_games (BsLibrary *self)
{
  GPtrArray *all = rulesets (self);
  GPtrArray *games = g_ptr_array_new_with_free_func (free_game_info);

  for (guint i = 0; i < all->len; i++)
    {
      const BsFound *found = g_ptr_array_index (all, i);
      BsGameInfo *info;

      if (!bs_library_uses_rules (self, found) || find_ruleset (self, found->head->id) != found)
        continue;
      info = g_new0 (BsGameInfo, 1);
      info->id = found->head->id;
      info->over = found->head->over;
      info->mission = found->head->mission;
      info->name = g_strdup (translate (found->head, "ruleset", found->head->name));
      info->text = g_strdup (translate (found->head, "ruleset-text", found->head->text));
      info->path = g_strdup (found->path);
      info->own = found->own;
      g_ptr_array_add (games, info);
    }

  return games;
}

/**
 * bs_games_name:
 * @games: (element-type BsGameInfo): games that are there
 * @id: (nullable): id of a game
 *
 * Returns: (transfer none): what the game is called; its id if it is not there any more
 */
const char *
bs_games_name (GPtrArray *games,
               BsId       id)
{
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = g_ptr_array_index (games, i);

      if (info->id == id)
        return info->name;
    }

  return id != NULL ? id : "";
}

/**
 * bs_library_find_demo:
 * @name: file name of a battle that comes along
 *
 * Returns: (transfer full) (nullable): where it is
 */
char *
bs_library_find_demo (BsLibrary  *self,
                      const char *name)
{
  for (guint i = 0; i < self->folders->len; i++)
    {
      g_autofree char *path =
        g_build_filename (g_ptr_array_index (self->folders, i), "demo", name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&path);
    }

  return NULL;
}

/* Says what is there, so that a typing mistake is seen. */
static void
set_not_found (BsLibrary  *self,
               const char *game,
               const char *over,
               GError    **error)
{
  g_autoptr (GString) names = g_string_new (NULL);
  GPtrArray *all = rulesets (self);

  for (guint i = 0; i < all->len; i++)
    {
      const BsFound *found = g_ptr_array_index (all, i);

      if ((found->head->over != NULL) == (over != NULL) && bs_library_uses_rules (self, found))
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", found->head->id);
    }
  g_set_error (error, BS_ERROR, BS_ERROR_FILE,
               over != NULL ? _("there is no extension ‘%s’ here (there are: %s)")
                            : _("there are no rules for the game ‘%s’ here (there are: %s)"),
               game, names->str);
}

static gboolean
add_layer (BsLibrary  *self,
           const char *id,
           const char *over,
           GPtrArray  *layers,
           GError    **error)
{
  const BsFound *found = find_ruleset (self, bs_id (id));

  if (found == NULL || (found->head->over != NULL) != (over != NULL))
    {
      /* A file of that name which cannot be read says more than that it is missing. */
      for (guint i = 0; found == NULL && bs_id_is_valid (id) && i < self->folders->len; i++)
        {
          g_autofree char *name = g_strconcat (id, ".xml", NULL);
          g_autofree char *path =
            g_build_filename (g_ptr_array_index (self->folders, i), "rules", name, NULL);
          BsFound *broken;

          if (!g_file_test (path, G_FILE_TEST_EXISTS))
            continue;
          broken = find_file (path, TRUE, error);
          if (broken == NULL)
            return FALSE;
          free_found (broken);
        }
      set_not_found (self, id, over, error);
      return FALSE;
    }
  g_ptr_array_add (layers, bs_xml_source_copy (found->source));

  return TRUE;
}

/**
 * bs_library_layers:
 * @game: id of a ruleset
 * @extensions: (nullable): ids of what lies over it, in their order
 *
 * Returns: (transfer full) (element-type BsXmlSource): the files of these rules, lowest first
 */
GPtrArray *
bs_library_layers (BsLibrary  *self,
                   const char *game,
                   char      **extensions,
                   GError    **error)
{
  g_autoptr (GPtrArray) layers = bs_xml_sources_new ();

  if (!add_layer (self, game, NULL, layers, error))
    return NULL;
  for (guint i = 0; extensions != NULL && extensions[i] != NULL; i++)
    if (!add_layer (self, extensions[i], game, layers, error))
      return NULL;

  return g_steal_pointer (&layers);
}
