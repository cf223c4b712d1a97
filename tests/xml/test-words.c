/* test-words.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What xgettext takes out of rules and catalogues by our ITS rules is just what the loader gives
 * for translation: same words, same context, nothing more and nothing less. If one of them changes
 * alone, words silently stay English. */

#include "config.h"

#include "engine/rules/bs-effect.h"
#include "bs-xml.h"

#include <string.h>

static void
add (GHashTable *words,
     const char *context,
     const char *msgid)
{
  if (msgid != NULL)
    g_hash_table_add (words, g_strdup_printf ("%s|%s", context, msgid));
}

static void
add_effects (GHashTable *words,
             GPtrArray  *effects)
{
  for (guint i = 0; i < effects->len; i++)
    add (words, "effect", ((BsEffect *) effects->pdata[i])->sentence);
}

/* Names and texts of elements of one type. */
#define ADD_ALL(Type, list, statements) \
  for (guint i_ = 0; i_ < (list)->len; i_++) \
    { \
      const Type *one = g_ptr_array_index (list, i_); \
      statements \
    }

static void
add_option (GHashTable     *words,
            const BsOption *option)
{
  add (words, "option", option->name);
  add (words, "option-text", option->text);
  ADD_ALL (BsNamed, option->values, add (words, "value", one->name);
           add (words, "value-text", one->text);)
}

static void
add_deck (GHashTable   *words,
          const BsDeck *deck)
{
  add (words, "deck", deck->name);
  ADD_ALL (BsDamageCard, deck->cards,
           add (words, "damage-card", one->name);
           add (words, "card-text", one->text);
           add_effects (words, one->effects);
           if (one->repair != NULL)
             add (words, "effect", one->repair->effect->sentence);)
}

static void
add_ruleset (GHashTable      *words,
             const BsRuleset *ruleset)
{
  add (words, "ruleset", ruleset->name);
  add (words, "ruleset-text", ruleset->text);
  ADD_ALL (BsNamed, ruleset->words, add (words, "word", one->name);)
  ADD_ALL (BsTitle, ruleset->sections, add (words, "section", one->name);)
  ADD_ALL (BsTerm, ruleset->terms, add (words, "term", one->text);)
  ADD_ALL (BsRule, ruleset->rules, add (words, "rule", one->text);)
  ADD_ALL (BsOption, ruleset->options, add_option (words, one);)
  ADD_ALL (BsFace, ruleset->faces, add (words, "face", one->name);)
  ADD_ALL (BsDie, ruleset->dice, add (words, "die", one->name);)
  ADD_ALL (BsToken, ruleset->tokens, add (words, "token", one->name);)
  ADD_ALL (BsAction, ruleset->actions, add (words, "action", one->name);
           add (words, "effect", one->effect->sentence);)
  ADD_ALL (BsPhase, ruleset->phases, add (words, "phase", one->name);)
  ADD_ALL (BsDeck, ruleset->decks, add_deck (words, one);)
  ADD_ALL (BsFaction, ruleset->factions, add (words, "faction", one->name);)
  ADD_ALL (BsSize, ruleset->sizes, add (words, "size", one->name);)
  ADD_ALL (BsForce, ruleset->forces, add (words, "force", one->name);)
  add_effects (words, ruleset->effects);
}

/* What the loader gives for translation. */
static GHashTable *
loaded_words (const char *path)
{
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) sources =
    g_ptr_array_new_with_free_func ((GDestroyNotify) bs_xml_source_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsXmlHead) head = NULL;

  g_ptr_array_add (sources, bs_xml_source_load (path, &error));
  g_assert_no_error (error);
  head = bs_xml_peek (g_ptr_array_index (sources, 0), &error);
  g_assert_no_error (error);
  if (head->catalogue)
    {
      g_autoptr (BsCatalogue) catalogue = bs_xml_load_catalogue (sources, NULL, NULL, &error);

      g_assert_no_error (error);
      ADD_ALL (BsCard, catalogue->cards, add (words, "card-text", one->text);
               add_effects (words, one->effects);)
    }
  else
    {
      g_autoptr (BsRuleset) ruleset = bs_xml_load_ruleset (sources, NULL, &error);

      g_assert_no_error (error);
      add_ruleset (words, ruleset);
    }

  return words;
}

/* A string of a PO file, on one line because of --no-wrap but for line ends in it, of which we have
 * none. */
static char *
unquote (const char *line)
{
  const char *begin = strchr (line, '"');
  const char *end = strrchr (line, '"');
  g_autofree char *inner = NULL;

  g_assert_true (begin != NULL && end > begin);
  inner = g_strndup (begin + 1, end - begin - 1);

  return g_strcompress (inner);
}

/* What xgettext finds. */
static GHashTable *
extracted_words (const char *path)
{
  GHashTable *words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *data =
    g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", "gettext", NULL);
  const char *argv[] = {
    "xgettext", "--from-code=UTF-8", "--no-wrap", "--no-location", "-o", "-", path, NULL
  };
  g_autofree char *text = NULL;
  g_autofree char *context = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_setenv ("GETTEXTDATADIRS", data, TRUE);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &text, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "msgctxt "))
        {
          g_free (context);
          context = unquote (lines[i]);
        }
      else if (g_str_has_prefix (lines[i], "msgid "))
        {
          g_autofree char *msgid = unquote (lines[i]);

          /* The header's msgid is empty. */
          if (*msgid != '\0')
            add (words, context != NULL ? context : "no context", msgid);
          g_clear_pointer (&context, g_free);
        }
    }

  return words;
}

static guint
count_missing (GHashTable *words,
               GHashTable *among,
               const char *complaint)
{
  GHashTableIter iter;
  gpointer key;
  guint n = 0;

  g_hash_table_iter_init (&iter, words);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (among, key))
      {
        g_test_message ("%s: %s", complaint, (char *) key);
        n++;
      }

  return n;
}

static void
test_file (gconstpointer path)
{
  g_autofree char *program = g_find_program_in_path ("xgettext");
  g_autoptr (GHashTable) loaded = loaded_words (path);
  g_autoptr (GHashTable) extracted = NULL;

  if (program == NULL)
    {
      g_test_skip ("xgettext is missing");
      return;
    }

  extracted = extracted_words (path);
  g_assert_cmpuint (count_missing (loaded, extracted, "xgettext does not find"), ==, 0);
  g_assert_cmpuint (count_missing (extracted, loaded, "the loader does not ask for"), ==, 0);
  g_assert_cmpuint (g_hash_table_size (loaded), >, 0);
}

/* The words that are the hardest to keep equal: several lines, entities, CDATA. */
static void
test_lines (void)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "rules", "lanterns.xml", NULL);
  g_autoptr (GHashTable) loaded = loaded_words (path);

  g_assert_true (
    g_hash_table_contains (loaded,
                           "rule|Each thing has its time of the night, dusk & drifting too: "
                           "“before” & “after” are told."));
}

int
main (int   argc,
      char *argv[])
{
  static const char *const files[][2] = {
    { "data/rules/attack-wing.xml", "/words/rules/attack-wing" },
    { "data/catalogue/attack-wing-effects.xml", "/words/catalogue/attack-wing" },
    { "tests/rules/lanterns.xml", "/words/rules/lanterns" },
    { "tests/catalogue/lanterns.xml", "/words/catalogue/lanterns" },
  };
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      char *path = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), files[i][0], NULL);

      g_ptr_array_add (paths, path);
      g_test_add_data_func (files[i][1], path, test_file);
    }
  g_test_add_func ("/words/lines", test_lines);

  return g_test_run ();
}
