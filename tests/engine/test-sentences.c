/* test-sentences.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bs-battle.h"
#include "engine/draft/bs-event.h"
#include "engine/ground/bs-i18n.h"

#include <locale.h>
#include <string.h>

/* What is found in the translations is another string than the one looked for, even where both say
 * the same. */

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The names in braces, sorted: "{ship} locks {target}" is "ship target". */
static char *
places_of (const char *sentence)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\{([^{}]*)\\}", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (g_regex_match (regex, sentence, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_ptr_array_add (names, g_match_info_fetch (match, 1));
  g_ptr_array_sort (names, compare);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}

static void
assert_places (const char *english,
               const char *german)
{
  g_autofree char *wanted = places_of (english);
  g_autofree char *found = places_of (german);

  g_assert_cmpstr (found, ==, wanted);
}

static void
assert_translated (const char *english)
{
  const char *german = g_dgettext (GETTEXT_PACKAGE, english);

  g_test_message ("%s: %s", english, german);
  g_assert_true (german != english);
  assert_places (english, german);
}

static void
test_places (void)
{
  g_autofree char *some = places_of ("{target}, {ship}: {ship} {");
  g_autofree char *none = places_of ("} {");

  g_assert_cmpstr (some, ==, "ship ship target");
  g_assert_cmpstr (none, ==, "");
}

static void
test_event_kinds (void)
{
  for (const BsEventKind *kind = bs_event_kinds (); kind->name != NULL; kind++)
    {
      if (kind->plural == NULL)
        {
          assert_translated (kind->sentence);
          continue;
        }

      assert_places (kind->sentence, kind->plural);
      for (int n = 0; n < 4; n++)
        {
          const char *german = g_dngettext (GETTEXT_PACKAGE, kind->sentence, kind->plural, n);

          g_test_message ("%s: %s", kind->name, german);
          g_assert_true (german != kind->sentence && german != kind->plural);
          assert_places (kind->plural, german);
        }
    }
}

static void
test_verbs (void)
{
  for (const BsVerb *verb = bs_verbs (); verb->name != NULL; verb++)
    {
      assert_translated (verb->label);
      assert_translated (verb->help);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_unsetenv ("LANGUAGE");
  g_setenv ("LC_ALL", "de_DE.UTF-8", TRUE);
  bs_i18n_init ();
  g_assert_cmpstr (setlocale (LC_MESSAGES, NULL), ==, "de_DE.UTF-8");

  g_test_add_func ("/sentences/places", test_places);
  g_test_add_func ("/sentences/event-kinds", test_event_kinds);
  g_test_add_func ("/sentences/verbs", test_verbs);

  return g_test_run ();
}
