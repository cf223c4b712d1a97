/* fuzz_ruleset.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/operations/bs-vocabulary.h"
#include "bs-xml.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* Loaded rules can be asked for everything in them; refused ones say why. */
static void
touch (const BsRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->dice->len; i++)
    g_assert_cmpint (((BsDie *) ruleset->dice->pdata[i])->n_sides, >, 0);
  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = ruleset->effects->pdata[i];

      g_assert_true (bs_ruleset_effect (ruleset, effect->id) == effect);
      g_assert_nonnull (effect->hook);
      for (guint j = 0; j < effect->ops->len; j++)
        g_assert_nonnull (bs_op_kind_find (((BsOp *) effect->ops->pdata[j])->kind));
    }
}

static void
check (GPtrArray *layers)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRuleset) ruleset = bs_xml_load_ruleset (layers, problems, &error);

  g_assert_true ((ruleset != NULL) == (error == NULL));
  g_assert_true ((ruleset != NULL) == (problems->len == 0));
  for (guint i = 0; i < problems->len; i++)
    g_assert_true (g_utf8_validate (g_ptr_array_index (problems, i), -1, NULL));
  if (ruleset != NULL)
    touch (ruleset);
}

/* The bytes are read as a game, and as a layer over the game that BOARDSIDE_FUZZ_RULES names, if it
 * does. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static BsXmlSource *below;
  g_autoptr (GPtrArray) layers = g_ptr_array_new ();
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (BsXmlSource) source = bs_xml_source_new ("fuzz.xml", bytes);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsXmlHead) head = bs_xml_peek (source, NULL);

  if (below == NULL && g_getenv ("BOARDSIDE_FUZZ_RULES") != NULL)
    below = bs_xml_source_load (g_getenv ("BOARDSIDE_FUZZ_RULES"), NULL);

  g_ptr_array_add (layers, source);
  check (layers);
  if (below != NULL)
    {
      g_ptr_array_insert (layers, 0, below);
      check (layers);
    }
  bs_xml_check (source, NULL, NULL, problems);

  return 0;
}
