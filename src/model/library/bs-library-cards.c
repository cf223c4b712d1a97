/* bs-library-cards.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Catalogues lie over each other, the user's own on top; what is wrong with the user's files is one
 * quiet report. */

#include "config.h"

#include "bs-library.h"

#include "bs-library-private.h"
#include "bs-xml-sources.h"

#include <glib/gi18n.h>

static gboolean
is_for (const BsFound *found,
        BsId           game,
        char         **extensions)
{
  return found->head->catalogue &&
         (found->head->id == game ||
          (extensions != NULL &&
           g_strv_contains ((const char *const *) extensions, found->head->id)));
}

/**
 * bs_library_catalogues:
 * @game: id of a ruleset
 * @extensions: (nullable): ids of what lies over it
 * @user: whether those of the user are wanted, too
 *
 * Returns: (transfer full) (element-type BsXmlSource): the files of the game's cards, lowest first
 */
GPtrArray *
bs_library_catalogues (BsLibrary  *self,
                       BsId        game,
                       char      **extensions,
                       gboolean    user)
{
  GPtrArray *all = bs_library_catalogue_files (self);
  GPtrArray *sources = bs_xml_sources_new ();

  for (guint i = 0; i < all->len; i++)
    {
      const BsFound *found = g_ptr_array_index (all, i);

      if (found->hider == NULL && is_for (found, game, extensions) &&
          (user || !found->source->user))
        g_ptr_array_add (sources, bs_xml_source_copy (found->source));
    }

  return sources;
}

/**
 * bs_library_other_cards:
 * @game: id of a ruleset
 * @path: a file of its cards
 *
 * Returns: (transfer full) (element-type BsXmlSource): all other files of the game's cards, be they
 * below this one or above: what it names may stand in any of them
 */
GPtrArray *
bs_library_other_cards (BsLibrary  *self,
                        BsId        game,
                        const char *path)
{
  GPtrArray *all = bs_library_catalogue_files (self);
  GPtrArray *sources = bs_xml_sources_new ();
  g_autofree char *wanted = g_canonicalize_filename (path, NULL);

  for (guint i = 0; i < all->len; i++)
    {
      const BsFound *found = g_ptr_array_index (all, i);
      g_autofree char *other = g_canonicalize_filename (found->path, NULL);

      if (g_str_equal (wanted, other))
        continue;
      if (found->hider == NULL && is_for (found, game, NULL))
        g_ptr_array_add (sources, bs_xml_source_copy (found->source));
    }

  return sources;
}

/* These files and one of the user's, which hides what has its name. */
static GPtrArray *
with_own (const GPtrArray *files,
          BsFound         *own)
{
  GPtrArray *with = g_ptr_array_new ();

  for (guint i = 0; i < files->len; i++)
    if (((BsFound *) files->pdata[i])->hider != own)
      g_ptr_array_add (with, files->pdata[i]);
  g_ptr_array_add (with, own);

  return with;
}

static GPtrArray *
sources_of (const GPtrArray *files)
{
  GPtrArray *sources = bs_xml_sources_new ();

  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (sources, bs_xml_source_copy (((BsFound *) files->pdata[i])->source));

  return sources;
}

/**
 * bs_library_sound_catalogues:
 * @game: id of a ruleset
 * @extensions: (nullable): ids of what lies over it
 * @layers: (element-type BsXmlSource): the files of these rules
 *
 * Returns: (transfer full) (element-type BsXmlSource): as bs_library_catalogues(), without those of
 * the user's files that something is wrong with: these hide nothing either
 */
GPtrArray *
bs_library_sound_catalogues (BsLibrary  *self,
                             BsId        game,
                             char      **extensions,
                             GPtrArray  *layers)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new ();
  GPtrArray *all = bs_library_catalogue_files (self);
  g_autoptr (BsRuleset) ruleset = bs_xml_load_ruleset (layers, NULL, NULL);

  for (guint i = 0; i < all->len; i++)
    if (!((BsFound *) all->pdata[i])->source->user && is_for (all->pdata[i], game, extensions))
      g_ptr_array_add (files, all->pdata[i]);
  for (guint i = 0; ruleset != NULL && i < all->len; i++)
    {
      BsFound *found = g_ptr_array_index (all, i);
      g_autoptr (GPtrArray) with = with_own (files, found);
      g_autoptr (GPtrArray) sources = sources_of (with);
      g_autoptr (BsCatalogue) catalogue = NULL;

      if (!found->source->user || !is_for (found, game, extensions))
        continue;
      catalogue = bs_xml_load_catalogue (sources, ruleset, NULL, NULL);
      if (catalogue != NULL)
        {
          g_ptr_array_unref (files);
          files = g_steal_pointer (&with);
        }
    }

  return sources_of (files);
}

/**
 * bs_library_same_mission:
 * @id: id of a mission
 * @text: (nullable): what it is about, untranslated
 *
 * Returns: (transfer none) (nullable): the name of another mission with the same description: one
 * of them has the words of the other
 */
const char *
bs_library_same_mission (BsLibrary  *self,
                         const char *id,
                         const char *text)
{
  GPtrArray *all = bs_library_ruleset_files (self);
  g_autofree char *folded = text != NULL ? bs_catalogue_fold (text) : NULL;

  for (guint i = 0; folded != NULL && *folded != '\0' && i < all->len; i++)
    {
      const BsFound *found = g_ptr_array_index (all, i);
      const BsXmlHead *other = found->head;
      g_autofree char *told =
        other->mission && other->text != NULL && bs_library_uses_rules (self, found)
          ? bs_catalogue_fold (other->text)
          : NULL;

      if (told != NULL && g_strcmp0 (other->id, id) != 0 && g_str_equal (told, folded))
        return other->name != NULL ? other->name : other->id;
    }

  return NULL;
}

static void
report_file (BsLibrary  *self,
             const char *path,
             GPtrArray  *problems)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsXmlSource) source = bs_xml_source_load (path, &error);
  g_autoptr (BsXmlHead) head = source != NULL ? bs_xml_peek (source, &error) : NULL;
  g_autoptr (GPtrArray) layers = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  BsId below;

  if (head == NULL)
    {
      g_ptr_array_add (problems, g_strdup (error->message));
      return;
    }
  below = head->catalogue ? head->id : head->over;
  if (below != NULL)
    layers = bs_library_layers (self, below, NULL, &error);
  if (below != NULL && layers == NULL)
    {
      g_ptr_array_add (problems, g_strdup_printf ("%s:1: %s", path, error->message));
      return;
    }
  if (head->catalogue)
    cards = bs_library_other_cards (self, head->id, path);
  if (head->mission && bs_library_same_mission (self, head->id, head->text) != NULL)
    g_ptr_array_add (
      problems,
      g_strdup_printf (
        _("%s:1: the mission has the same description as “%s”: one of them is not its own"), path,
        bs_library_same_mission (self, head->id, head->text)));
  bs_xml_check (source, layers, cards, problems);
}

static void
report_folder (BsLibrary    *self,
               BsUserFolder  folder,
               GPtrArray    *problems)
{
  g_autoptr (GPtrArray) paths = bs_library_xml_paths (self->user_folder, bs_user_folders[folder]);

  for (guint i = 0; i < paths->len; i++)
    report_file (self, g_ptr_array_index (paths, i), problems);
}

/**
 * bs_library_report:
 *
 * Looks through the user's own rules and cards. Those that something is wrong with are left out
 * when a battle begins.
 *
 * Returns: (transfer full) (element-type utf8): "FILE:LINE: what is wrong", empty if all is well
 */
GPtrArray *
bs_library_report (BsLibrary *self)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func (g_free);

  report_folder (self, BS_USER_RULES, problems);
  report_folder (self, BS_USER_CARDS, problems);

  return problems;
}
