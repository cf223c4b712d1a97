/* test-limits.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* No list of a battle grows without end: whoever makes up very many of something is refused with a
 * sentence, also by a record. */

#include "config.h"

#include "engine/draft/bs-limits.h"
#include "engine/ground/bs-bounds.h"

#include "many.h"

static BsLibrary *library;

/* Every list that hangs below a struct. */
static void
check_lists (const BsFields *fields,
             guint          *n)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      if (field->type >= BS_FIELD_IDS && field->type != BS_FIELD_STRUCT &&
          field->type != BS_FIELD_OBJECT)
        {
          g_assert_cmpuint (bs_field_most (field), >, 0);
          g_assert_cmpuint (bs_field_most (field), <=, BS_MOST_ENTRIES);
          (*n)++;
        }
      if (field->of != NULL && field->member != NULL)
        check_lists (field->of, n);
    }
}

static void
test_lists (void)
{
  guint n = 0;

  check_lists (&bs_state_fields, &n);
  g_test_message ("%u lists", n);
  g_assert_cmpuint (n, >=, 40);
}

/* The longest of the lists that are called so. */
static void
find_longest (const BsFields *fields,
              gconstpointer   self,
              const char     *name,
              guint          *longest)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      gboolean pointers = field->type == BS_FIELD_LIST || field->type == BS_FIELD_IDS;
      gpointer place =
        pointers || field->type == BS_FIELD_ARRAY ? *(gpointer *) bs_field_of (field, self) : NULL;

      if (place == NULL)
        continue;
      if (g_strcmp0 (field->name, name) == 0)
        *longest = MAX (*longest, pointers ? ((GPtrArray *) place)->len : ((GArray *) place)->len);
      for (guint i = 0; field->type == BS_FIELD_LIST && i < ((GPtrArray *) place)->len; i++)
        find_longest (field->of, ((GPtrArray *) place)->pdata[i], name, longest);
    }
}

static void
test_refused (gconstpointer data)
{
  const Many *kind = data;
  BsState *state = many_begin (library, kind);
  g_autofree char *list = g_strdup_printf ("“%s”", kind->list);
  g_autoptr (GError) error = NULL;
  guint longest = 0;

  for (guint i = 0; error == NULL && i <= BS_MOST_ENTRIES; i++)
    {
      g_autofree char *lines = many_lines_of (kind, i);

      state = many_apply (state, lines, &error);
    }
  g_assert_error (error, BS_ERROR, BS_ERROR_MEANINGLESS);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, list));
  find_longest (&bs_state_fields, state, kind->list, &longest);
  g_assert_cmpuint (longest, >=, 20);
  g_assert_cmpuint (longest, <=, BS_MOST_ENTRIES);
  bs_state_unref (state);
}

/* A deck is shuffled anew however often: a card face down keeps the shuffle that it comes from, the
 * others go. */
static void
test_shuffles (void)
{
  const Many kind = { "shuffles", MANY_PLAYERS "{ships}begin initiative=a,b", "", NULL };
  g_autoptr (GError) error = NULL;
  BsState *state = many_apply (many_begin (library, &kind), "damage ship=s0 hits=6", &error);
  BsDeckState *deck = bs_state_deck (state, bs_id ("a"));
  const BsDamage *first;

  while (deck->pools->len < BS_MOST_ENTRIES)
    bs_deck_state_add_pool (deck);
  state =
    many_apply (state,
                "set on=battle decks.a.deck=0 decks.a.discard=3\ndamage ship=s2 hits=7\nset "
                "on=battle decks.a.deck=0\n"
                "discard-card card=s2/d1\nset on=battle decks.a.discard=5\ndamage ship=s4 hits=6\n"
                "turn-card card=s0/d1 as=direct-hit",
                &error);
  g_assert_no_error (error);
  deck = bs_state_deck (state, bs_id ("a"));
  first = ((const BsShip *) bs_state_ship (state, bs_id ("s0")))->damage->pdata[0];
  g_assert_cmpstr (first->card, ==, "direct-hit");
  g_assert_cmpuint (deck->pools->len, <=, 5);
  g_assert_nonnull (bs_deck_state_pool (deck, first->pool));
  g_assert_cmpint (bs_deck_state_pool (deck, 0)->number, ==, BS_MOST_ENTRIES + 2);
  g_assert_cmpuint (((const BsShip *) bs_state_ship (state, bs_id ("s4")))->damage->len, ==, 1);
  bs_state_unref (state);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/engine/limits/lists", test_lists);
  g_test_add_func ("/engine/limits/shuffles", test_shuffles);
  for (guint i = 0; i < G_N_ELEMENTS (many); i++)
    if (many[i].list != NULL)
      {
        g_autofree char *path = g_strconcat ("/engine/limits/", many[i].name, NULL);

        g_test_add_data_func (path, &many[i], test_refused);
      }
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
