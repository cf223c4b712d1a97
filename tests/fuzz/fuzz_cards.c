/* fuzz_cards.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program's data on cards: it is refused with a sentence, or what it becomes is a catalogue
 * that the loader takes. */

#include "exchange/cards/bs-cards.h"
#include "xml/bs-xml.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static BsLibrary *library;
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCards) cards = NULL;
  g_autoptr (GPtrArray) layers = NULL;
  g_autoptr (GPtrArray) below = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsXmlSource) source = NULL;
  g_autoptr (GBytes) written = NULL;
  char *xml;

  if (library == NULL)
    library = bs_library_new ();
  if (!bs_cards_detect (bytes))
    return 0;
  cards = bs_cards_read (bytes, library, &error);
  g_assert_true ((cards == NULL) == (error != NULL));
  if (cards == NULL || cards->elements->len == 0)
    return 0;

  xml = bs_cards_xml (cards);
  written = g_bytes_new_take (xml, strlen (xml));
  source = bs_xml_source_new ("cards.xml", written);
  layers = bs_library_layers (library, cards->game, NULL, NULL);
  below = bs_library_other_cards (library, cards->game, "cards.xml");
  if (!bs_xml_check (source, layers, below, problems))
    g_error ("the loader does not take what was written: %s", (const char *) problems->pdata[0]);

  return 0;
}
