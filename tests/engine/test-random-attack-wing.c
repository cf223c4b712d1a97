/* test-random-attack-wing.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A random player of Attack Wing: two or three players, random fleets of the catalogue, all options
 * on and off. A few seconds in the suite; BOARDSIDE_RANDOM_MOVES=100000 for long,
 * BOARDSIDE_RANDOM_SEED for another first battle. */

#include "config.h"

#include "random-player.h"

#include "model/library/bs-library.h"

static BsLibrary *library;
static BsRules *rules;

/* Most of the time cards whose effects are acted on. */
static const BsCard *
random_card (GRand      *rand,
             const char *kind)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  gboolean acting = random_player_chance (rand, 85) && !g_str_equal (kind, "ship");

  for (guint i = 0; i < rules->catalogue->cards->len; i++)
    {
      BsCard *card = rules->catalogue->cards->pdata[i];

      if (card->kind == bs_id (kind) && (!acting || card->effects->len > 0))
        g_ptr_array_add (cards, card);
    }
  g_assert_cmpuint (cards->len, >, 0);
  return cards->pdata[g_rand_int_range (rand, 0, cards->len)];
}

static void
add_options (GRand     *rand,
             GPtrArray *lines)
{
  for (guint i = 0; i < rules->ruleset->options->len; i++)
    {
      const BsOption *option = rules->ruleset->options->pdata[i];
      const BsNamed *value = option->values->pdata[g_rand_int_range (rand, 0, option->values->len)];

      if (!option->free)
        random_add_line (lines, "option %s=%s", option->id, value->id);
    }
}

static void
add_ship (GRand     *rand,
          GPtrArray *lines,
          int        player,
          int        number)
{
  if (random_player_chance (rand, 10))
    random_add_line (lines,
                     "ship id=s%d%d player=p%d name=\"Hand %d\" attack=3 agility=%d hull=3 "
                     "shields=2 skill=%d actions=evade,scan,cloak",
                     player, number, player, number, g_rand_int_range (rand, 0, 4),
                     g_rand_int_range (rand, 1, 10));
  else
    random_add_line (lines, "ship id=s%d%d player=p%d card=%s captain=%s", player, number, player,
                     random_card (rand, "ship")->id, random_card (rand, "captain")->id);
  for (int i = g_rand_int_range (rand, 0, 8); i > 0; i--)
    random_add_line (lines, "equip ship=s%d%d card=%s as=u%d", player, number,
                     random_card (rand, "upgrade")->id, i);
}

static void
set_up (GRand     *rand,
        GPtrArray *lines)
{
  static const char *const factions[] = { "federation", "klingon", "romulan" };
  int players = g_rand_int_range (rand, 2, 4);
  gboolean teams = players == 3 && random_player_chance (rand, 25);

  add_options (rand, lines);
  for (int i = 0; i < players; i++)
    random_add_line (lines, "player id=p%d faction=%s%s", i,
                     factions[g_rand_int_range (rand, 0, 3)],
                     !teams  ? ""
                     : i < 2 ? " team=one"
                             : " team=two");
  for (int i = 0; i < players; i++)
    for (int n = g_rand_int_range (rand, 1, 4); n > 0; n--)
      add_ship (rand, lines, i, n);
  random_add_line (lines, "begin");
}

/* What holds in this game alone. */
static char *
check (const BsState   *before,
       const BsCommand *command,
       const BsState   *after)
{
  gboolean entered = before->phase != after->phase && after->phase == bs_id ("end") &&
                     !g_str_equal (command->verb, "set");

  for (guint i = 0; i < after->ships->len; i++)
    {
      const BsShip *ship = after->ships->pdata[i];

      if (ship->doomed && g_str_equal (command->verb, "next") && after->phase != bs_id ("combat"))
        return g_strdup_printf ("%s is doomed outside the combat phase", ship->id);
      if (entered && ship->cloak == BS_CLOAK_RED)
        return g_strdup_printf ("%s has a red cloak in the end phase", ship->id);
      if (entered && bs_ship_count (ship, bs_id ("evade")) + bs_ship_count (ship, bs_id ("scan")) +
                         bs_ship_count (ship, bs_id ("battle-stations")) > 0)
        return g_strdup_printf ("%s keeps action tokens in the end phase", ship->id);
    }
  return NULL;
}

/* A mission's fleets are small and of three factions. */
static void
set_up_mission (GRand     *rand,
                GPtrArray *lines)
{
  static const char *const ships[] = { "enterprise-d", "maht-ha", "khazara" };
  static const char *const factions[] = { "federation", "klingon", "romulan" };
  static const char *const crews[] = { "geordi-la-forge", "konmel", "bochra" };

  add_options (rand, lines);
  for (int i = 0; i < 3; i++)
    random_add_line (lines, "player id=p%d faction=%s", i, factions[i]);
  for (int i = 0; i < 3; i++)
    {
      random_add_line (lines, "ship id=s%d player=p%d card=%s captain=%s-captain", i, i, ships[i],
                       factions[i]);
      random_add_line (lines, "equip ship=s%d card=%s as=crew", i, crews[i]);
    }
  random_add_line (lines, "begin anyway");
}

static void
test_mission (gconstpointer data)
{
  const char *mission = data;
  g_autofree char *header = g_strdup_printf ("boardside 1 game=attack-wing mission=%s", mission);
  char *layers[] = { (char *) mission, NULL };
  g_autoptr (GError) error = NULL;
  BsRules *with = bs_library_load (library, "attack-wing", layers, &error);
  RandomGame game = { header, NULL, NULL, set_up_mission, NULL, check };

  g_assert_no_error (error);
  game.ruleset = with->ruleset;
  game.catalogue = with->catalogue;
  random_player_test (&game, random_player_seed (1), random_player_moves (3000) / 6);
  bs_rules_unref (with);
}

static void
test_random (void)
{
  RandomGame game = {
    "boardside 1 game=attack-wing", rules->ruleset, rules->catalogue, set_up, NULL, check
  };

  random_player_test (&game, random_player_seed (1), random_player_moves (3000));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  rules = bs_library_load (library, "attack-wing", NULL, &error);
  g_assert_no_error (error);
  g_test_add_func ("/engine/random/attack-wing", test_random);
  g_test_add_data_func ("/engine/random/mission-1", "mission-1", test_mission);
  g_test_add_data_func ("/engine/random/mission-2", "mission-2", test_mission);
  result = g_test_run ();
  bs_rules_unref (rules);
  bs_library_unref (library);

  return result;
}
