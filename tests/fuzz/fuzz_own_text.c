/* fuzz_own_text.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/library/bs-own-text.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

static char *
replace (const char       *text,
         const BsOwnPlace *place,
         const char       *by)
{
  g_autofree char *before = g_strndup (text, place->start);

  return g_strconcat (before, by, text + place->end, NULL);
}

/* Replaced, there are as many as before; taken out, there is one less; all else is as it was. */
static void
change (const char *text,
        const char *kind,
        const char *id)
{
  static const char *const attrs[] = { "id", "cost", NULL }, *const children[] = { "name", "slot",
                                                                                   NULL };
  BsOwnPlace place, again;
  int n = bs_own_text_find (text, kind, id, &place);
  g_autofree char *old = NULL;
  g_autofree char *written = NULL;
  g_autofree char *merged = NULL;
  g_autofree char *changed = NULL;
  g_autofree char *rest = NULL;

  if (n <= 0)
    return;

  g_assert_cmpuint (place.start, <, place.end);
  g_assert_cmpuint (place.end, <=, strlen (text));
  g_assert_cmpuint (place.line, >=, 1);
  old = g_strndup (text + place.start, place.end - place.start);
  written = g_strdup_printf ("<%s id=\"%s\" cost=\"1\"><name>New</name></%s>", kind, id, kind);
  merged = bs_own_text_merge (old, written, attrs, children);
  changed = replace (text, &place, merged);
  rest = replace (text, &place, "");

  g_assert_cmpint (bs_own_text_find (changed, kind, id, &again), ==, n);
  g_assert_cmpint (bs_own_text_find (rest, kind, id, &again), ==, n - 1);
}

/* Every element with an id is changed and taken out of the text. */
int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (GRegex) regex =
    g_regex_new ("<(ship|captain|pilot|upgrade|dial)[^>]*? id=[\"']([a-z0-9-]+)[\"']", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  if (!g_utf8_validate (text, -1, NULL))
    return 0;

  g_regex_match (regex, text, 0, &match);
  for (int i = 0; i < 20 && g_match_info_matches (match); i++, g_match_info_next (match, NULL))
    {
      g_autofree char *kind = g_match_info_fetch (match, 1);
      g_autofree char *id = g_match_info_fetch (match, 2);

      change (text, kind, id);
    }

  return 0;
}
