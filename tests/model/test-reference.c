/* test-reference.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules reference: whole, found by number, key and words, and by the numbers that refusals
 * name. */

#include "config.h"

#include "engine/rules/bs-reference.h"

#include "play.h"

static BsLibrary *library;

static GPtrArray *
reference (const char *game)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *entries = bs_library_reference (library, game, &error);

  g_assert_no_error (error);
  g_assert_nonnull (entries);
  return entries;
}

/* Every rule of both games stands in a section with a title; those of the printed book have a
 * page. */
static void
test_whole (void)
{
  static const char *const games[] = { "attack-wing", "x-wing" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GPtrArray) entries = reference (games[i]);
      g_autoptr (BsRules) rules = bs_library_load (library, games[i], NULL, NULL);
      guint terms = 0, symbols = 0;

      for (guint j = 0; j < rules->ruleset->rules->len; j++)
        {
          const BsRule *rule = rules->ruleset->rules->pdata[j];
          const BsEntry *entry = bs_reference_find (entries, NULL, rule->id);

          g_assert_nonnull (entry);
          g_assert_cmpint (entry->kind, ==, BS_ENTRY_RULE);
          g_assert_cmpstr (entry->page, ==, rule->page);
        }
      for (guint j = 0; j < entries->len; j++)
        {
          const BsEntry *entry = entries->pdata[j];

          g_assert_cmpstr (entry->title, !=, "");
          g_assert_cmpstr (entry->base, ==, games[i]);
          terms += entry->kind == BS_ENTRY_TERM && entry->other != NULL;
          symbols += entry->kind == BS_ENTRY_SYMBOL && entry->other != NULL;
        }
      g_assert_cmpuint (terms, >=, 20);
      g_assert_cmpuint (symbols, >=, 8);
    }
}

/* What extensions and missions bring is there, and says where it is from. */
static void
test_layers (void)
{
  g_autoptr (GPtrArray) entries = reference (NULL);

  g_assert_cmpstr (bs_reference_find (entries, NULL, "B8.1")->game, ==, "boarding");
  g_assert_cmpstr (bs_reference_find (entries, NULL, "B8.1")->title, ==, "Jackpot");
  g_assert_cmpstr (bs_reference_find (entries, NULL, "AW15.9")->game, ==, "mission-1");
  g_assert_cmpstr (bs_reference_find (entries, NULL, "AW15.10")->game, ==, "mission-2");
}

static guint
found (const GPtrArray *entries,
       const char      *words)
{
  g_autoptr (GPtrArray) list = bs_reference_search (entries, words);

  return list->len;
}

static gboolean
has_title (gconstpointer entry,
           gconstpointer title)
{
  return g_str_equal (((const BsEntry *) entry)->title, title);
}

static void
test_search (void)
{
  g_autoptr (GPtrArray) entries = reference ("attack-wing");
  g_autoptr (GPtrArray) echo = bs_reference_search (entries, "SENSOR echo template");
  g_autoptr (GPtrArray) lock = bs_reference_search (entries, "zielerfassung");

  g_assert_cmpuint (echo->len, ==, 1);
  g_assert_cmpstr (((BsEntry *) echo->pdata[0])->id, ==, "AW4.10");
  /* The word of the other language finds the term, and the rules that speak of it. */
  g_assert_cmpuint (lock->len, >, 1);
  g_assert_true (g_ptr_array_find (lock, bs_reference_find (entries, NULL, "AW4.11"), NULL));
  g_assert_true (g_ptr_array_find_with_equal_func (lock, "target lock", has_title, NULL));
  g_assert_cmpuint (found (entries, "ZIELERFASSUNG"), ==, lock->len);
  g_assert_cmpuint (found (entries, "manöver"), ==, found (entries, "MANOVER"));
  g_assert_cmpuint (found (entries, "aw1"), ==, 9);
  g_assert_cmpuint (found (entries, "A36"), ==, 1);
  g_assert_cmpuint (found (entries, "gibberish"), ==, 0);
  g_assert_cmpuint (found (entries, " "), ==, entries->len);
}

/* A refusal names what the reference has. */
static void
test_refusal (void)
{
  g_autoptr (GPtrArray) entries = reference ("attack-wing");
  g_autoptr (BsSession) session =
    PLAY (library, "boardside 1 game=attack-wing", "player id=fed faction=federation",
          "player id=rom faction=romulan",
          "ship id=ent player=fed card=enterprise-d captain=jean-luc-picard",
          "ship id=kha player=rom card=khazara captain=toreth", "begin", "next");
  const BsState *state = bs_session_get_state (session);
  g_autoptr (BsVerdict) verdict =
    bs_session_perform_line (session, "move ship=ent bearing=straight speed=2", NULL);
  const BsReason *reason = verdict->reasons->pdata[0];
  const BsEntry *entry = bs_reference_find (entries, NULL, reason->rule->id);

  g_assert_cmpint (verdict->level, ==, BS_VERDICT_AGAINST);
  g_assert_cmpstr (entry->id, ==, "AW2.2");
  g_assert_cmpstr (entry->text, ==, reason->rule->text);
  g_assert_true (bs_reference_find (entries, state->ruleset, reason->key) == entry);
  g_assert_true (bs_reference_find (entries, NULL, "aw2.2") == entry);
  g_assert_null (bs_reference_find (entries, NULL, "AW2.22"));
}

static void
test_no_game (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bs_library_reference (library, "chess", &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_FILE);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/reference/whole", test_whole);
  g_test_add_func ("/reference/layers", test_layers);
  g_test_add_func ("/reference/search", test_search);
  g_test_add_func ("/reference/refusal", test_refusal);
  g_test_add_func ("/reference/no-game", test_no_game);
  status = g_test_run ();
  bs_library_unref (library);

  return status;
}
