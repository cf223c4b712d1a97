/* fuzz_catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/rules/bs-effect.h"
#include "bs-xml.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* Every card is found by its id, and something is found by its name. */
static void
touch (const BsCatalogue *catalogue)
{
  for (guint i = 0; i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      g_assert_true (bs_catalogue_card (catalogue, card->id) == card);
      g_assert_nonnull (bs_catalogue_find (catalogue, card->kind, card->name));
      for (guint j = 0; j < card->effects->len; j++)
        {
          const BsEffect *effect = card->effects->pdata[j];

          g_assert_true (bs_catalogue_effect (catalogue, effect->id) == effect);
        }
    }
}

static void
check (GPtrArray       *sources,
       const BsRuleset *ruleset)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCatalogue) catalogue = bs_xml_load_catalogue (sources, ruleset, problems, &error);

  g_assert_true ((catalogue != NULL) == (error == NULL));
  g_assert_true ((catalogue != NULL) == (problems->len == 0));
  if (catalogue != NULL)
    touch (catalogue);
}

/* The bytes are read without rules, and with those that BOARDSIDE_FUZZ_RULES names, if it does. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static BsRuleset *ruleset;
  g_autoptr (GPtrArray) sources = g_ptr_array_new ();
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (BsXmlSource) source = bs_xml_source_new ("fuzz.xml", bytes);

  if (ruleset == NULL && g_getenv ("BOARDSIDE_FUZZ_RULES") != NULL)
    {
      g_autoptr (GPtrArray) layers =
        g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);

      g_ptr_array_add (layers, bs_xml_source_load (g_getenv ("BOARDSIDE_FUZZ_RULES"), NULL));
      ruleset = bs_xml_load_ruleset (layers, NULL, NULL);
    }
  g_ptr_array_add (sources, source);
  check (sources, NULL);
  if (ruleset != NULL)
    check (sources, ruleset);

  return 0;
}
