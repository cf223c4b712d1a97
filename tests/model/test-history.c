/* test-history.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/shown/bs-history.h"

/* States are only told apart by their rounds here: no rule is needed. */
static BsState *
state_of (BsRuleset *ruleset,
          int        round)
{
  BsState *state = bs_state_new (ruleset, NULL);

  state->round = round;

  return state;
}

typedef struct
{
  BsRuleset *ruleset;
  BsHistory *history;
} Fixture;

static void
setup (Fixture      *fixture,
       gconstpointer data)
{
  BsState *start;

  fixture->ruleset = bs_ruleset_new (bs_id ("test"));
  start = state_of (fixture->ruleset, 0);
  fixture->history = bs_history_new (start);
  bs_state_unref (start);
}

static void
teardown (Fixture      *fixture,
          gconstpointer data)
{
  bs_history_free (fixture->history);
  bs_ruleset_unref (fixture->ruleset);
}

static void
push (Fixture *fixture,
      int      round,
      guint    n_lines)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  GPtrArray *events = g_ptr_array_new ();
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_state_unref);

  for (guint i = 0; i < n_lines; i++)
    {
      g_ptr_array_add (commands, bs_command_new ("note"));
      g_ptr_array_add (states, state_of (fixture->ruleset, round + i));
    }
  bs_history_push (fixture->history, commands, states, events);
}

static int
round_now (Fixture *fixture)
{
  return bs_history_state (fixture->history)->round;
}

static void
test_empty (Fixture      *fixture,
            gconstpointer data)
{
  g_assert_cmpuint (bs_history_n_undo (fixture->history), ==, 0);
  g_assert_cmpuint (bs_history_n_redo (fixture->history), ==, 0);
  g_assert_null (bs_history_undo_step (fixture->history));
  g_assert_null (bs_history_redo_step (fixture->history));
  g_assert_cmpuint (bs_history_n_lines (fixture->history), ==, 1);
  g_assert_null (bs_history_place (fixture->history, 0));
  g_assert_null (bs_history_place (fixture->history, 2));
  g_assert_cmpuint (bs_history_undo (fixture->history, 5), ==, 0);
  g_assert_cmpint (round_now (fixture), ==, 0);
}

static void
test_undo_redo (Fixture      *fixture,
                gconstpointer data)
{
  push (fixture, 1, 1);
  push (fixture, 2, 1);
  push (fixture, 3, 1);
  g_assert_cmpuint (bs_history_undo (fixture->history, 2), ==, 2);
  g_assert_cmpint (round_now (fixture), ==, 1);
  g_assert_cmpuint (bs_history_n_redo (fixture->history), ==, 2);
  g_assert_cmpuint (bs_history_redo (fixture->history, 1), ==, 1);
  g_assert_cmpint (round_now (fixture), ==, 2);

  /* Quietly stops at both ends. */
  g_assert_cmpuint (bs_history_undo (fixture->history, 1000), ==, 2);
  g_assert_cmpint (round_now (fixture), ==, 0);
  g_assert_cmpuint (bs_history_redo (fixture->history, 1000), ==, 3);
  g_assert_cmpint (round_now (fixture), ==, 3);
}

static void
test_played_over (Fixture      *fixture,
                  gconstpointer data)
{
  const GPtrArray *steps;
  const gboolean undone[] = { FALSE, TRUE, TRUE, FALSE };

  push (fixture, 1, 1);
  push (fixture, 2, 1);
  push (fixture, 3, 1);
  bs_history_undo (fixture->history, 2);
  push (fixture, 9, 1);
  g_assert_cmpuint (bs_history_n_redo (fixture->history), ==, 0);
  g_assert_cmpuint (bs_history_n_undo (fixture->history), ==, 2);
  g_assert_cmpint (round_now (fixture), ==, 9);

  steps = bs_history_steps (fixture->history);
  g_assert_cmpuint (steps->len, ==, 4);
  for (guint i = 0; i < steps->len; i++)
    g_assert_cmpint (((BsStep *) g_ptr_array_index (steps, i))->undone, ==, undone[i]);
  bs_history_undo (fixture->history, 1);
  g_assert_cmpint (round_now (fixture), ==, 1);
}

static void
test_group (Fixture      *fixture,
            gconstpointer data)
{
  const BsStep *step;

  push (fixture, 1, 1);
  push (fixture, 2, 3);
  g_assert_cmpuint (bs_history_n_lines (fixture->history), ==, 5);
  step = bs_history_undo_step (fixture->history);
  g_assert_cmpuint (step->first, ==, 3);
  g_assert_cmpuint (step->last, ==, 5);
  g_assert_cmpint (step->before->round, ==, 1);
  g_assert_cmpint (step->after->round, ==, 4);
  bs_history_undo (fixture->history, 1);
  g_assert_cmpint (round_now (fixture), ==, 1);
}

/* Each line of the record can be looked at, also those inside a group and those
 * that only moved in the history. */
static void
test_places (Fixture      *fixture,
             gconstpointer data)
{
  static const struct { int round; guint undo, redo; } expected[] = {
    { 0, 0, 0 }, { 1, 1, 0 }, { 2, 2, 0 }, { 3, 2, 0 }, { 1, 1, 1 }, { 1, 1, 1 }, { 3, 2, 0 },
  };

  push (fixture, 1, 1);
  push (fixture, 2, 2);
  bs_history_undo (fixture->history, 1);
  bs_history_skip (fixture->history);
  bs_history_redo (fixture->history, 1);

  g_assert_cmpuint (bs_history_n_lines (fixture->history), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const BsPlace *place = bs_history_place (fixture->history, i + 1);

      g_assert_cmpint (place->state->round, ==, expected[i].round);
      g_assert_cmpuint (place->undo, ==, expected[i].undo);
      g_assert_cmpuint (place->redo, ==, expected[i].redo);
    }
}

static void
test_many (Fixture      *fixture,
           gconstpointer data)
{
  for (int i = 1; i <= 5000; i++)
    push (fixture, i, 1);
  for (int i = 4999; i >= 0; i--)
    {
      bs_history_undo (fixture->history, 1);
      g_assert_cmpint (round_now (fixture), ==, i);
    }
  g_assert_cmpuint (bs_history_redo (fixture->history, 5000), ==, 5000);
  g_assert_cmpint (round_now (fixture), ==, 5000);
}

#define ADD(path, func) g_test_add (path, Fixture, NULL, setup, func, teardown)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/history/empty", test_empty);
  ADD ("/history/undo-redo", test_undo_redo);
  ADD ("/history/played-over", test_played_over);
  ADD ("/history/group", test_group);
  ADD ("/history/places", test_places);
  ADD ("/history/many", test_many);

  return g_test_run ();
}
