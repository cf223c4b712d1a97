/* test-rule-keys.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of rules, both ways: each key that C refuses with stands in the rules of a game or is
 * listed here with the reason why it does not; each key in the rules is one of C's or one that the
 * data themselves refer to or tell by. And the sources use no key that bs_rule_keys() does not
 * list. */

#include "config.h"

#include "engine/draft/bs-event.h"
#include "engine/rules/bs-rules.h"
#include "engine/rules/bs-ruleset.h"

#include "model/library/bs-library.h"

#include <string.h>

typedef struct
{
  const char *game;
  const char *key;
  const char *why;
} NotHere;

/* Keys of C without a rule of their own in a game: the refusal then names the key. */
static const NotHere not_here[] = {
  { "attack-wing", "card-fits", "no card is bound to a ship by more than its text" },
  { "attack-wing", "carried", "no ship carries another" },
  { "attack-wing", "carrier", "no ship carries another" },
  { "attack-wing", "carrier-lost", "no ship carries another" },
  { "attack-wing", "crippled", "there are no ships with two cards" },
  { "attack-wing", "each-card", "there are no huge ships" },
  { "attack-wing", "each-weapon", "there are no huge ships" },
  { "attack-wing", "energy", "there is no energy" },
  { "attack-wing", "one-faction", "fleets may be mixed (AW12.3)" },
  { "x-wing", "own-card", "the card's own text says whose it is" },
  { "x-wing+boarding", "own-card", "as in the basic game" },
  { "x-wing", "no-marker", "cards have no inactive markers" },
  { "x-wing+boarding", "no-marker", "as in the basic game" },
  { "attack-wing", "token-most",
    "tokens are limited to nothing (AW14.5); only the core is sealed once, by its card" },
};

static BsLibrary *library;

/* A game, or a game with one extension: "x-wing+boarding". */
static BsRules *
load (const char *game)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = g_strsplit (game, "+", -1);
  BsRules *rules = bs_library_load (library, names[0], names[1] != NULL ? names + 1 : NULL, &error);

  g_assert_no_error (error);
  return rules;
}

/* What only the extension for boarding has rules for: they are numbered B1 to B9. */
static gboolean
is_of_boarding (const char *key)
{
  BsRules *rules = load ("x-wing+boarding");
  const BsRule *rule = bs_ruleset_rule_by_key (rules->ruleset, key);
  gboolean is = rule != NULL && *rule->id == 'B';

  bs_rules_unref (rules);
  return is;
}

static gboolean
is_listed (const char *game,
           const char *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (not_here); i++)
    if (g_str_equal (not_here[i].game, game) && g_str_equal (not_here[i].key, key))
      return TRUE;

  return FALSE;
}

static gboolean
is_of_c (const char *key)
{
  return g_strv_contains (bs_rule_keys (), key);
}

/* Everything of a folder's files, and of its folders', in one string, to look for words in. */
static void
add_files (const char *folder,
           const char *suffix,
           GString    *all)
{
  g_autofree char *path = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *inner = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        add_files (inner, suffix, all);
      if (!g_str_has_suffix (name, suffix) || g_str_equal (name, "bs-rules.c"))
        continue;
      g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
      g_string_append (all, text);
    }
}

static void
test_c_in_xml (gconstpointer data)
{
  const char *game = data;
  BsRules *rules = load (game);
  const char *const *keys = bs_rule_keys ();

  for (guint i = 0; keys[i] != NULL; i++)
    {
      const BsRule *rule = bs_ruleset_rule_by_key (rules->ruleset, keys[i]);

      if (rule == NULL && !is_listed (game, keys[i]) &&
          (strchr (game, '+') != NULL || !is_of_boarding (keys[i])))
        g_test_fail_printf ("%s has no rule for the key ‘%s’, and no reason is told", game,
                            keys[i]);
      if (rule != NULL && is_listed (game, keys[i]))
        g_test_fail_printf ("%s has the rule %s for ‘%s’: take it off the list", game, rule->id,
                            keys[i]);
    }
  bs_rules_unref (rules);
}

/* A rule's key that neither C nor an effect refers to is a name without a use; the sentence alone
 * does as well. */
static void
test_xml_used (gconstpointer data)
{
  const char *game = data;
  BsRules *rules = load (game);
  g_autoptr (GString) files = g_string_new (NULL);
  guint unused = 0;

  add_files ("src/engine", ".c", files);
  add_files ("data/rules", ".xml", files);
  add_files ("data/catalogue", ".xml", files);
  for (guint i = 0; i < rules->ruleset->rules->len; i++)
    {
      const BsRule *rule = rules->ruleset->rules->pdata[i];

      for (guint j = 0; rule->keys != NULL && j < rule->keys->len; j++)
        {
          const char *key = rule->keys->pdata[j];
          g_autofree char *in_xml = g_strdup_printf ("rule=\"%s\"", key);
          g_autofree char *in_c = g_strdup_printf ("\"%s\"", key);

          if (is_of_c (key) || strstr (files->str, in_xml) != NULL ||
              strstr (files->str, in_c) != NULL)
            continue;
          unused++;
          g_test_message ("%s: nothing refers to the key ‘%s’ of %s", game, key, rule->id);
        }
      g_assert_cmpstr (rule->text, !=, "");
      g_assert_nonnull (rule->id);
    }
  if (unused > 0)
    g_test_fail_printf ("%u keys of %s are used by nobody", unused, game);
  bs_rules_unref (rules);
}

static void
assert_listed (const char *call,
               const char *sources)
{
  for (const char *at = strstr (sources, call); at != NULL; at = strstr (at + 1, call))
    {
      const char *comma = strstr (at, "ruleset, ");
      g_autofree char *key = NULL;

      if (comma == NULL || comma[strlen ("ruleset, ")] != '"' || comma - at > 80)
        continue;
      key =
        g_strndup (comma + strlen ("ruleset, \""), strcspn (comma + strlen ("ruleset, \""), "\""));
      if (!is_of_c (key))
        g_test_fail_printf ("the sources refuse with ‘%s’, which bs_rule_keys() does not list",
                            key);
    }
}

static void
test_sources (void)
{
  g_autoptr (GString) sources = g_string_new (NULL);
  const char *const *keys = bs_rule_keys ();

  add_files ("src/engine", ".c", sources);
  assert_listed ("bs_verdict_against (", sources->str);
  assert_listed ("bs_verdict_hint (", sources->str);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", keys[i]);

      if (strstr (sources->str, quoted) == NULL)
        g_test_fail_printf ("bs_rule_keys() lists ‘%s’, which no source uses", keys[i]);
    }
}

/* What can happen does happen somewhere, and what it says by a rule is a rule of some game. */
static void
test_events (void)
{
  static const char *const games[] = { "attack-wing", "x-wing+boarding" };
  g_autoptr (GString) sources = g_string_new (NULL);
  guint n = 0;

  add_files ("src/engine", ".c", sources);
  for (const BsEventKind *kind = bs_event_kinds (); kind->name != NULL; kind++)
    {
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", kind->name);
      const char *row = strstr (sources->str, quoted);
      gboolean found = FALSE;

      if (row == NULL || strstr (row + 1, quoted) == NULL)
        g_test_fail_printf ("nothing ever tells ‘%s’", kind->name);

      for (gsize i = 0; kind->rule != NULL && i < G_N_ELEMENTS (games); i++)
        {
          BsRules *rules = load (games[i]);

          found = found || bs_ruleset_rule_by_key (rules->ruleset, kind->rule) != NULL;
          bs_rules_unref (rules);
        }
      if (kind->rule != NULL && !found)
        g_test_fail_printf ("‘%s’ is said by ‘%s’, which no game has", kind->name, kind->rule);
      n += kind->rule != NULL;
    }
  g_assert_cmpuint (n, >, 0);
}

/* Keys that C refuses or hints with, of rules that are told only: why it never comes to that in
 * this game. */
static const NotHere never_here[] = {
  { "attack-wing", "victory", "only captured points make an end that players agree on" },
  { "attack-wing", "friends-only", "no action is for a friend" },
  { "attack-wing", "limited-card", "no card is once on a ship" },
};

static gboolean
is_never (const char *game,
          const char *key)
{
  for (gsize i = 0; i < G_N_ELEMENTS (never_here); i++)
    if (g_str_has_prefix (game, never_here[i].game) && g_str_equal (never_here[i].key, key))
      return TRUE;

  return FALSE;
}

/* All ids behind "! against" and "! hint" in the vectors of a game, each with a blank before and
 * behind it. The vectors are played by another test, which sees that it is so. */
static void
add_cited (const char *folder,
           const char *game,
           GString    *cited)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "tests/vectors", folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autofree char *header = g_strdup_printf ("boardside 1 game=%s", game);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;

      g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
      if (strstr (text, header) == NULL)
        continue;
      lines = g_strsplit (text, "\n", -1);
      for (guint i = 0; lines[i] != NULL; i++)
        if (g_str_has_prefix (lines[i], "! against ") || g_str_has_prefix (lines[i], "! hint "))
          g_string_append_printf (cited, " %.*s ", (int) strcspn (lines[i], ":"), lines[i]);
    }
}

static gboolean
is_cited (const GString *cited,
          const char    *id)
{
  g_autofree char *word = g_strdup_printf (" %s ", id);

  return strstr (cited->str, word) != NULL;
}

/* The keys that the sources refuse or hint with. */
static GHashTable *
keys_of_sources (void)
{
  g_autoptr (GString) sources = g_string_new (NULL);
  g_autoptr (GRegex) call =
    g_regex_new ("bs_verdict_(?:against|hint) \\([^;\"]*->ruleset, \"([^\"]+)\"", 0, 0, NULL);
  GHashTable *found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  add_files ("src/engine", ".c", sources);
  for (g_regex_match (call, sources->str, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_hash_table_add (found, g_match_info_fetch (match, 1));
  g_assert_cmpuint (g_hash_table_size (found), >, 20);

  return found;
}

/* Whether the game's own files, or the sources, refuse by this key. */
static gboolean
is_refused_with (const char    *game,
                 const char    *key,
                 GHashTable    *sources,
                 const GString *data)
{
  g_autofree char *by = g_strdup_printf (" rule=\"%s\"", key);

  if (g_hash_table_contains (sources, key) && !is_never (game, key))
    return TRUE;
  for (const char *at = strstr (data->str, by); at != NULL; at = strstr (at + 1, by))
    {
      const char *element = at;

      while (*element != '<')
        element--;
      if (g_str_has_prefix (element, "<if ") || g_str_has_prefix (element, "<forbid "))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_refused (const char    *game,
            const BsRule  *rule,
            GHashTable    *sources,
            const GString *data)
{
  gboolean refused = is_refused_with (game, rule->id, sources, data);

  for (guint i = 0; rule->keys != NULL && i < rule->keys->len; i++)
    refused = refused || is_refused_with (game, rule->keys->pdata[i], sources, data);

  return refused;
}

static void
add_file (const char *name,
          GString    *all)
{
  g_autofree char *path = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_string_append (all, text);
}

typedef struct
{
  const char *name;
  const char *game;         /* in the header of its vectors */
  const char *layers[3];    /* what load() takes */
  const char *vectors[2];   /* folders */
  const char *files[5];
} Family;

static const Family families[] = {
  { "attack-wing",
    "attack-wing",
    { "attack-wing", "attack-wing+mission-1", "attack-wing+mission-2" },
    { "attack-wing" },
    { "rules/attack-wing.xml", "rules/mission-1.xml", "rules/mission-2.xml",
      "catalogue/attack-wing.xml", "catalogue/attack-wing-effects.xml" } },
  { "x-wing",
    "x-wing",
    { "x-wing", "x-wing+boarding" },
    { "x-wing", "boarding" },
    { "rules/x-wing.xml", "rules/boarding.xml", "catalogue/x-wing.xml" } },
};

/* Each rule is cited by a refusal or a hint, or told only; and not both. */
static void
test_cited (gconstpointer data)
{
  const Family *family = data;
  g_autoptr (GString) cited = g_string_new (NULL), files = g_string_new (NULL);
  g_autoptr (GHashTable) sources = keys_of_sources ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n_told = 0;

  for (guint i = 0; i < G_N_ELEMENTS (family->files) && family->files[i] != NULL; i++)
    add_file (family->files[i], files);
  for (guint i = 0; i < G_N_ELEMENTS (family->vectors) && family->vectors[i] != NULL; i++)
    add_cited (family->vectors[i], family->game, cited);
  for (guint i = 0; i < G_N_ELEMENTS (family->layers) && family->layers[i] != NULL; i++)
    {
      BsRules *rules = load (family->layers[i]);

      for (guint j = 0; j < rules->ruleset->rules->len; j++)
        {
          const BsRule *rule = rules->ruleset->rules->pdata[j];

          if (!g_hash_table_add (seen, (gpointer) rule->id))
            continue;
          n_told += rule->told_only;
          if (!rule->told_only && !is_cited (cited, rule->id))
            g_test_fail_printf ("%s is cited in no vector, and not marked told-only", rule->id);
          if (rule->told_only && is_cited (cited, rule->id))
            g_test_fail_printf ("%s is marked told-only, and a vector cites it", rule->id);
          if (rule->told_only && is_refused (family->game, rule, sources, files))
            g_test_fail_printf ("%s is marked told-only, and something is refused by it", rule->id);
        }
      bs_rules_unref (rules);
    }
  g_test_message ("%s: %u rules, %u of them told only", family->name, g_hash_table_size (seen),
                  n_told);
  g_assert_cmpuint (g_hash_table_size (seen), >, n_told);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_data_func ("/engine/rule-keys/attack-wing/of-c", "attack-wing", test_c_in_xml);
  g_test_add_data_func ("/engine/rule-keys/attack-wing/used", "attack-wing", test_xml_used);
  g_test_add_data_func ("/engine/rule-keys/x-wing/of-c", "x-wing", test_c_in_xml);
  g_test_add_data_func ("/engine/rule-keys/x-wing/used", "x-wing", test_xml_used);
  g_test_add_data_func ("/engine/rule-keys/boarding/of-c", "x-wing+boarding", test_c_in_xml);
  g_test_add_data_func ("/engine/rule-keys/boarding/used", "x-wing+boarding", test_xml_used);
  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/rule-keys/%s/cited", families[i].name);

      g_test_add_data_func (path, &families[i], test_cited);
    }
  g_test_add_func ("/engine/rule-keys/sources", test_sources);
  g_test_add_func ("/engine/rule-keys/events", test_events);
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
