/* test-third-game.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that C knows nothing of: lantern boats with another die, other tokens, another end phase,
 * and a phase with a timer but no ships. It is played by its XML alone, through the engine's front
 * door. */

#include "config.h"

#include "random-player.h"

#include "engine/state/bs-question.h"

#include "model/library/bs-library.h"

#include <string.h>

static BsRules *rules;

typedef struct
{
  BsState *state;
} Game;

static void
setup (Game         *game,
       gconstpointer data)
{
  game->state = bs_state_new (rules->ruleset, rules->catalogue);
}

static void
teardown (Game         *game,
          gconstpointer data)
{
  bs_state_unref (game->state);
}

static char *
judge (Game       *game,
       const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) command = bs_command_parse (line, &error);
  g_autoptr (BsVerdict) verdict = NULL;

  g_assert_no_error (error);
  verdict = bs_judge (game->state, command, NULL);
  return bs_verdict_print (verdict, rules->ruleset);
}

static void
assert_refused (Game       *game,
                const char *line,
                const char *begins)
{
  g_autofree char *said = judge (game, line);

  if (!g_str_has_prefix (said, begins))
    g_error ("‘%s’ gives ‘%s’, not ‘%s’", line, said, begins);
}

static void
perform (Game       *game,
         const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) command = bs_command_parse (line, &error);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autofree char *said = judge (game, line);
  BsState *after;

  if (!g_str_has_prefix (said, "ok") && !g_str_has_prefix (said, "hint"))
    g_error ("‘%s’: %s", line, said);
  after = bs_apply (game->state, command, NULL, events, &error);
  g_assert_no_error (error);
  bs_state_unref (game->state);
  game->state = after;
}

static void
join_force (Game       *game,
            const char *force,
            const char *player)
{
  const BsForce *found = bs_ruleset_force (rules->ruleset, bs_id (force));

  g_assert_nonnull (found);
  for (guint i = 0; i < found->lines->len; i++)
    {
      g_autoptr (GString) line = g_string_new (found->lines->pdata[i]);

      g_string_replace (line, "{player}", player, 0);
      perform (game, line->str);
    }
}

static void
begin (Game *game)
{
  perform (game, "option moon=full");
  perform (game, "player id=una faction=north-shore");
  perform (game, "player id=otto faction=south-shore");
  join_force (game, "north", "una");
  join_force (game, "south", "otto");
  perform (game, "begin initiative=una,otto");
}

static const BsShip *
ship (Game       *game,
      const char *id)
{
  return bs_state_ship (game->state, bs_id (id));
}

static int
tokens (Game       *game,
        const char *id,
        const char *token)
{
  return bs_ship_count (ship (game, id), bs_id (token));
}

static int
dice (Game       *game,
      const char *side)
{
  for (guint i = 0; i < game->state->questions->len; i++)
    {
      const BsQuestion *question = game->state->questions->pdata[i];

      if (g_strcmp0 (question->side, side) == 0)
        return question->count;
    }

  return 0;
}

static void
assert_turns (Game       *game,
              const char *phase,
              const char *active,
              const char *then)
{
  g_assert_cmpstr (game->state->phase, ==, phase);
  g_assert_cmpstr (game->state->active, ==, active);
  g_assert_cmpuint (game->state->order->len, ==, then != NULL ? 1 : 0);
  if (then != NULL)
    g_assert_cmpstr (g_array_index (game->state->order, BsDue, 0).ship, ==, then);
}

/* A phase without ships, with a timer that does not run in the first round. */
static void
test_whispers (Game         *game,
               gconstpointer data)
{
  const BsPhase *phase;

  begin (game);
  assert_turns (game, "whispers", NULL, NULL);
  phase = bs_state_phase (game->state);
  g_assert_cmpint (phase->timer, ==, 90);
  g_assert_true (phase->timer_not_first);
  g_assert_false (phase->turns);
  assert_refused (game, "move ship=otter bearing=straight speed=1", "against L9");
  g_assert_cmpint (game->state->round, ==, 1);
}

static void
test_drifting (Game         *game,
               gconstpointer data)
{
  begin (game);
  perform (game, "next");
  assert_turns (game, "drifting", "otter", "heron");
  assert_refused (game, "move ship=heron bearing=straight speed=1", "against L1");
  assert_refused (game, "act ship=otter action=pour", "against L2.1");
  perform (game, "move ship=otter bearing=straight speed=1");
  perform (game, "act ship=otter action=pour");
  g_assert_cmpint (tokens (game, "otter", "oil"), ==, 1);
  assert_refused (game, "act ship=otter action=pour", "against L3 L3.1");

  /* A wild drift lets a moth aboard, and no oil is poured with it. */
  perform (game, "move ship=heron bearing=bank-left speed=2");
  g_assert_cmpint (tokens (game, "heron", "moth"), ==, 1);
  assert_refused (game, "act ship=heron action=pour", "against L3.2");
  perform (game, "act ship=heron action=card card=heron/cook");
  g_assert_cmpint (tokens (game, "heron", "oil"), ==, 2);
  g_assert_cmpint (bs_ship_part (ship (game, "heron"), bs_id ("heron/cook"))->state, ==,
                   BS_PART_DISCARDED);
}

static void
to_glaring (Game *game)
{
  begin (game);
  perform (game, "next");
  perform (game, "move ship=otter bearing=straight speed=1");
  perform (game, "act ship=otter action=pour");
  perform (game, "move ship=heron bearing=bank-left speed=2");
  perform (game, "next");
}

/* Another die, another way to count: two and one of the captain, and one shade less by full
 * moon. */
static void
test_glaring (Game         *game,
              gconstpointer data)
{
  const BsShip *otter;

  to_glaring (game);
  assert_turns (game, "glaring", "heron", "otter");
  assert_refused (game, "attack ship=heron target=otter range=5", "against L4.1");
  perform (game, "attack ship=heron target=otter range=3");
  g_assert_cmpint (dice (game, "attack"), ==, 3);
  assert_refused (game, "roll side=attack faces=shade,dark,dark", "error");
  perform (game, "roll side=attack faces=spark,blaze,dark");
  g_assert_cmpint (dice (game, "defence"), ==, 1);
  perform (game, "roll side=defence faces=shade");
  perform (game, "resolve cards=leak");
  otter = ship (game, "otter");
  g_assert_cmpuint (otter->damage->len, ==, 1);
  g_assert_cmpint (bs_ship_value (game->state, otter->id, "agility"), ==, 1);

  /* The rocket: its own dice, no die more for being near; it is gone. Oil turns a glow, the
   * rocket's word a spark. */
  perform (game, "attack ship=otter target=heron weapon=rocket range=2");
  g_assert_cmpint (dice (game, "attack"), ==, 4);
  g_assert_cmpint (bs_ship_part (ship (game, "otter"), bs_id ("otter/rocket"))->state, ==,
                   BS_PART_DISCARDED);
  perform (game, "roll side=attack faces=spark,glow,dark,dark");
  perform (game, "spend side=attack token=oil");
  perform (game, "change side=attack by=otter/rocket");
  perform (game, "resolve cards=burst");
  g_assert_cmpint (bs_ship_shields (ship (game, "heron"), NULL), ==, 0);
  g_assert_cmpuint (ship (game, "heron")->damage->len, ==, 2);
  assert_refused (game, "attack ship=otter target=heron range=1", "against L4");
}

/* Another end phase: moths bite, oil runs out, shutters are asked for; then the timer runs. */
static void
test_dusk (Game         *game,
           gconstpointer data)
{
  const BsQuestion *question;

  to_glaring (game);
  perform (game, "pass ship=heron");
  perform (game, "pass ship=otter");
  perform (game, "next");
  g_assert_cmpstr (game->state->phase, ==, "dusk");
  g_assert_cmpint (tokens (game, "otter", "oil"), ==, 0);
  g_assert_cmpint (tokens (game, "heron", "moth"), ==, 1);
  g_assert_cmpuint (game->state->questions->len, ==, 1);
  question = game->state->questions->pdata[0];
  g_assert_cmpstr (question->die, ==, "wick");
  g_assert_cmpstr (question->player, ==, "una");
  assert_refused (game, "next", "against L6");
  assert_refused (game, "roll faces=spark", "error");
  perform (game, "roll faces=dark");
  g_assert_cmpint (bs_ship_shields (ship (game, "heron"), NULL), ==, 0);
  perform (game, "next");
  assert_turns (game, "whispers", NULL, NULL);
  g_assert_cmpint (game->state->round, ==, 2);
}

/* Counters of the battle and of players, with bounds that go below zero. */
static void
test_counters (Game         *game,
               gconstpointer data)
{
  begin (game);
  perform (game, "token on=battle kind=tide remove count=2");
  g_assert_cmpint (bs_counters_get (game->state->counters, bs_id ("tide"), 0), ==, -2);
  assert_refused (game, "token on=battle kind=tide remove count=2", "against L10");
  perform (game, "token on=otto kind=catch add");
  g_assert_cmpint (bs_counters_get (bs_state_player (game->state, bs_id ("otto"))->counters,
                                    bs_id ("catch"), 0),
                   ==, 1);
  assert_refused (game, "token on=otter kind=evade add", "error");
}

static void
random_fleets (GRand     *rand,
               GPtrArray *lines)
{
  g_ptr_array_add (lines, g_strdup (random_player_chance (rand, 50) ? "option moon=full"
                                                                    : "option moon=new"));
  g_ptr_array_add (lines, g_strdup (random_player_chance (rand, 50) ? "option cards=real"
                                                                    : "option cards=virtual"));
  g_ptr_array_add (lines, g_strdup ("player id=una faction=north-shore"));
  g_ptr_array_add (lines, g_strdup ("player id=otto faction=south-shore"));
  g_ptr_array_add (lines, g_strdup ("ship id=heron player=una card=heron captain=old-wen"));
  g_ptr_array_add (lines, g_strdup ("equip ship=heron card=cook"));
  g_ptr_array_add (lines, g_strdup ("ship id=otter player=otto card=otter captain=young-bo"));
  g_ptr_array_add (lines, g_strdup ("equip ship=otter card=rocket"));
  g_ptr_array_add (lines, g_strdup ("ship id=third player=otto name=Third attack=2 agility=1 "
                                    "hull=3 shields=2 skill=5 actions=pour"));
  g_ptr_array_add (lines, g_strdup ("begin"));
}

static void
test_random (void)
{
  RandomGame game = {
    "boardside 1 game=lanterns", rules->ruleset, rules->catalogue, random_fleets, NULL, NULL
  };

  random_player_test (&game, random_player_seed (1), random_player_moves (800));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (BsLibrary) library = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_strdup (g_test_get_dir (G_TEST_DIST));
  g_setenv ("BOARDSIDE_DATA_PATH", folder, TRUE);
  library = bs_library_new ();
  rules = bs_library_load (library, "lanterns", NULL, &error);
  g_assert_no_error (error);
  g_test_add ("/engine/third-game/whispers", Game, NULL, setup, test_whispers, teardown);
  g_test_add ("/engine/third-game/drifting", Game, NULL, setup, test_drifting, teardown);
  g_test_add ("/engine/third-game/glaring", Game, NULL, setup, test_glaring, teardown);
  g_test_add ("/engine/third-game/dusk", Game, NULL, setup, test_dusk, teardown);
  g_test_add ("/engine/third-game/counters", Game, NULL, setup, test_counters, teardown);
  g_test_add_func ("/engine/third-game/random", test_random);
  result = g_test_run ();
  bs_rules_unref (rules);

  return result;
}
