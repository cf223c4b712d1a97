/* bs-library-load.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Rules and catalogue of a game, loaded from the files that are there. */

#include "bs-library.h"

#include "bs-library-private.h"

/**
 * bs_library_load:
 * @game: id of a ruleset
 * @extensions: (nullable): ids of what lies over it, in their order
 *
 * Loads rules and catalogue; once for each choice.
 *
 * Returns: (transfer full): the rules; NULL with an error that names file and line
 */
BsRules *
bs_library_load (BsLibrary  *self,
                 const char *game,
                 char      **extensions,
                 GError    **error)
{
  g_autofree char *joined = extensions != NULL ? g_strjoinv (",", extensions) : NULL;
  g_autofree char *key = g_strdup_printf ("%s,%s", game, joined != NULL ? joined : "");
  g_autoptr (GPtrArray) layers = NULL;
  g_autoptr (GPtrArray) sources = NULL;
  BsRules *rules = g_hash_table_lookup (self->loaded, key);

  if (rules != NULL)
    return bs_rules_ref (rules);

  layers = bs_library_layers (self, game, extensions, error);
  if (layers == NULL)
    return NULL;
  sources = bs_library_catalogues (self, bs_id (game), extensions, TRUE);
  rules = bs_rules_new_from_sources (layers, sources, NULL);
  if (rules == NULL)
    {
      /* What is wrong in the user's own cards is told by bs_library_report(): it must not keep him
       * from playing. */
      g_ptr_array_unref (sources);
      sources = bs_library_sound_catalogues (self, bs_id (game), extensions, layers);
      rules = bs_rules_new_from_sources (layers, sources, error);
    }
  if (rules != NULL)
    g_hash_table_insert (self->loaded, g_steal_pointer (&key), bs_rules_ref (rules));

  return rules;
}
