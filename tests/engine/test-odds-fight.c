/* test-odds-fight.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of a melee in a battle, and of whom they may tell. */

#include "config.h"

#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include "odds-dice.h"
#include "odds-rules.h"

static BsStack *
add_stack (BsShip     *ship,
           const char *id,
           int         pilot)
{
  BsStack *stack = bs_stack_new (bs_id (id));
  BsBoarder *boarder = bs_boarder_new (bs_id (id));

  boarder->points = pilot;
  boarder->pilot = boarder->open = boarder->seen = TRUE;
  g_ptr_array_add (stack->boarders, boarder);
  g_ptr_array_add (ship->stacks, stack);

  return stack;
}

static BsBoarder *
add_boarder (BsStack *stack,
             int      points,
             gboolean open)
{
  BsBoarder *boarder = bs_boarder_new (bs_id ("ship/somebody"));

  boarder->points = points;
  boarder->open = boarder->seen = open;
  g_ptr_array_insert (stack->boarders, stack->boarders->len - 1, boarder);

  return boarder;
}

typedef struct
{
  BsState *state;
  BsShip *ours, *theirs;
  BsStack *our_stack, *their_stack;
} Battle;

/* Red's ship with a pilot of 40 points has docked on Blue's with one of 33. */
static void
battle_init (Battle *self)
{
  g_autoptr(BsRuleset) rules = make_odds_rules ();

  self->state = bs_state_new (rules, NULL);
  self->ours = bs_ship_new (bs_id ("fal"), bs_id ("red"));
  self->theirs = bs_ship_new (bs_id ("sla"), bs_id ("blue"));
  self->our_stack = add_stack (self->ours, "fal", 40);
  self->their_stack = add_stack (self->theirs, "sla", 33);
  g_ptr_array_add (self->state->ships, self->ours);
  g_ptr_array_add (self->state->ships, self->theirs);
  g_ptr_array_add (self->state->initiative, (gpointer) bs_id ("blue"));
  g_ptr_array_add (self->state->initiative, (gpointer) bs_id ("red"));
}

static void
battle_clear (Battle *self)
{
  bs_state_unref (self->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Battle, battle_clear)

static void
fight_init (BsOddsFight  *fight,
            const Battle *battle,
            const char   *viewer)
{
  g_autoptr(GError) error = NULL;

  bs_odds_fight_init (fight, battle->state, viewer != NULL ? bs_id (viewer) : NULL,
                      bs_id ("fal"), bs_id ("sla"), &error);
  g_assert_no_error (error);
}

static void
test_pilots (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsFight fight;
  BsOddsMelee odds;

  battle_init (&battle);
  ((BsBoarder *) battle.our_stack->boarders->pdata[0])->wounds = 1;
  fight_init (&fight, &battle, NULL);
  g_assert_false (fight.pair_only);
  g_assert_cmpint (fight.input.n_points[0], ==, 1);
  g_assert_cmpint (fight.input.points[0][0], ==, 40);
  g_assert_cmpint (fight.input.points[1][0], ==, 33);
  g_assert_cmpint (fight.input.wounds[0], ==, 1);
  g_assert_cmpint (fight.input.divisor, ==, 6);
  g_assert_true (fight.input.second_first);
  g_assert_false (fight.input.one_hit);
  g_assert_false (fight.input.to_the_end);
  g_assert_cmpint (fight.input.next, ==, BS_ODDS_NEXT_BY_POINTS);
  g_assert_true (bs_odds_melee (&fight.input, &odds, NULL));
  assert_close (odds.p_first + odds.p_second, 1);
}

/* Blue has somebody face down between the one who fights and the pilot: Blue counts him, nobody
 * else does. */
static void
test_hidden (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsFight fight;
  BsBoarder *hidden;

  battle_init (&battle);
  add_boarder (battle.our_stack, 28, TRUE);
  add_boarder (battle.their_stack, 22, TRUE);
  hidden = add_boarder (battle.their_stack, 17, FALSE);

  for (int i = 0; i < 2; i++)
    {
      fight_init (&fight, &battle, i == 0 ? NULL : "red");
      g_assert_true (fight.pair_only);
      g_assert_cmpint (fight.input.n_points[0], ==, 1);
      g_assert_cmpint (fight.input.n_points[1], ==, 1);
      g_assert_cmpint (fight.input.points[0][0], ==, 28);
      g_assert_cmpint (fight.input.points[1][0], ==, 22);
    }

  fight_init (&fight, &battle, "blue");
  g_assert_false (fight.pair_only);
  g_assert_cmpint (fight.input.n_points[1], ==, 3);
  g_assert_cmpint (fight.input.points[1][1], ==, 17);
  g_assert_cmpint (fight.input.points[1][2], ==, 33);

  /* Turned down again as a sign, but everybody saw him. */
  hidden->seen = TRUE;
  fight_init (&fight, &battle, "red");
  g_assert_false (fight.pair_only);
}

static void
assert_refused (const Battle *battle,
                const char   *viewer,
                const char   *second)
{
  g_autoptr(GError) error = NULL;
  BsOddsFight fight;

  g_assert_false (bs_odds_fight_init (&fight, battle->state, viewer != NULL ? bs_id (viewer) : NULL,
                                      bs_id ("fal"), bs_id (second), &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_MEANINGLESS);
}

static void
test_not_revealed (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsFight fight;

  battle_init (&battle);
  add_boarder (battle.their_stack, 22, FALSE);
  assert_refused (&battle, NULL, "sla");
  assert_refused (&battle, "red", "sla");
  fight_init (&fight, &battle, "blue");
  g_assert_cmpint (fight.input.points[1][0], ==, 22);

  assert_refused (&battle, "blue", "nobody");
  g_ptr_array_set_size (battle.their_stack->boarders, 0);
  assert_refused (&battle, "blue", "sla");
}

static void
test_single_seat (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsFight fight;

  battle_init (&battle);
  add_boarder (battle.our_stack, 28, TRUE);
  battle.ours->seats = bs_id ("single");
  fight_init (&fight, &battle, NULL);
  g_assert_cmpint (fight.input.n_points[0], ==, 1);
  g_assert_cmpint (fight.input.points[0][0], ==, 28);
  g_assert_false (fight.pair_only);
}

static void
test_two_stacks (void)
{
  g_auto(Battle) battle = { 0 };
  g_autoptr(GError) error = NULL;
  BsOddsFight fight;

  battle_init (&battle);
  battle.our_stack->id = bs_id ("fal/a");
  add_boarder (add_stack (battle.ours, "fal/b", 25), 12, TRUE);
  bs_odds_fight_init (&fight, battle.state, NULL, bs_id ("fal/b"), bs_id ("sla"), &error);
  g_assert_no_error (error);
  g_assert_true (fight.pair_only);
  g_assert_cmpint (fight.input.points[0][0], ==, 12);
}

static void
set_option (const Battle *battle,
            const char   *id,
            const char   *value)
{
  BsOptionValue option = { bs_id (id), bs_id (value) };

  g_array_append_val (battle->state->options, option);
}

static void
test_due (void)
{
  g_auto(Battle) battle = { 0 };
  BsDue theirs = { bs_id ("sla"), bs_id ("sla"), 0 };
  BsDue ours = { bs_id ("fal"), bs_id ("fal"), 0 };
  BsOddsFight fight;

  /* Ours has attacked, theirs is still due. */
  battle_init (&battle);
  battle.ours->deeds.fought = TRUE;
  g_array_append_val (battle.state->order, theirs);
  fight_init (&fight, &battle, NULL);
  g_assert_cmpint (fight.input.next, ==, BS_ODDS_NEXT_SECOND);

  /* Both are due, ours acting: that is a round by points. */
  battle.ours->deeds.fought = FALSE;
  battle.state->turn = TRUE;
  battle.state->active_stack = bs_id ("fal");
  fight_init (&fight, &battle, NULL);
  g_assert_cmpint (fight.input.next, ==, BS_ODDS_NEXT_BY_POINTS);

  /* Taking turns to the end, whoever is first in the order is next. */
  set_option (&battle, "melee-pace", "to-the-end");
  set_option (&battle, "melee-hits", "one");
  fight_init (&fight, &battle, NULL);
  g_assert_cmpint (fight.input.next, ==, BS_ODDS_NEXT_FIRST);
  g_assert_true (fight.input.to_the_end);
  g_assert_true (fight.input.one_hit);
  battle.state->turn = FALSE;
  g_array_append_val (battle.state->order, ours);
  fight_init (&fight, &battle, NULL);
  g_assert_cmpint (fight.input.next, ==, BS_ODDS_NEXT_SECOND);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/odds/fight/pilots", test_pilots);
  g_test_add_func ("/odds/fight/hidden", test_hidden);
  g_test_add_func ("/odds/fight/not-revealed", test_not_revealed);
  g_test_add_func ("/odds/fight/single-seat", test_single_seat);
  g_test_add_func ("/odds/fight/two-stacks", test_two_stacks);
  g_test_add_func ("/odds/fight/due", test_due);

  return g_test_run ();
}
