/* bs-library-reference.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The rules reference of a game, in our words, as the library finds it. */

#include "engine/rules/bs-reference.h"

#include "bs-library.h"

/**
 * bs_library_reference:
 * @game: (nullable): id of a game; %NULL: all of them
 *
 * The rules reference of a game with every extension, mission and house rule that is there. A layer
 * that cannot be read is left out: `check` says why.
 *
 * Returns: (transfer full) (element-type BsEntry): its entries; NULL if there is no such game
 */
GPtrArray *
bs_library_reference (BsLibrary   *self,
                      const char  *game,
                      GError     **error)
{
  g_autoptr (GPtrArray) entries = bs_reference_new ();
  g_autoptr (GPtrArray) games = bs_library_games (self);
  /* Cards are not looked at, and are by far the most. */
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  gboolean known = FALSE;

  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = games->pdata[i];
      const char *base = info->over != NULL ? info->over : info->id;
      char *layers[] = { info->over != NULL ? (char *) info->id : NULL, NULL };
      g_autoptr (GPtrArray) sources = NULL;
      g_autoptr (BsRules) rules = NULL;

      if (game != NULL && !g_str_equal (base, game))
        continue;
      sources = bs_library_layers (self, base, layers, NULL);
      if (sources != NULL)
        rules = bs_rules_new_from_sources (sources, cards, NULL);
      if (rules == NULL)
        continue;
      known = TRUE;
      bs_reference_add (entries, rules->ruleset, info->id);
    }

  /* What is the matter with it says who loads it. */
  if (!known && game != NULL)
    {
      g_autoptr (BsRules) rules = bs_library_load (self, game, NULL, error);

      return NULL;
    }

  return g_steal_pointer (&entries);
}
