/* test-odds-table.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of the attack that is under way in a battle. */

#include "config.h"

#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include "odds-dice.h"
#include "odds-rules.h"

typedef struct
{
  BsState *state;
  BsShip *ship, *target;
  BsSection *section;
} Battle;

static BsShip *
add_ship (Battle     *self,
          const char *id,
          const char *player,
          int         attack,
          int         agility,
          int         hull)
{
  BsShip *ship = bs_ship_new (bs_id (id), bs_id (player));

  bs_counters_set (ship->numbers, bs_id ("attack"), attack);
  bs_counters_set (ship->numbers, bs_id ("agility"), agility);
  bs_counters_set (ship->numbers, bs_id ("hull"), hull);
  g_ptr_array_add (self->state->ships, ship);

  return ship;
}

static void
add_player (Battle     *self,
            const char *id)
{
  BsPlayer *player = bs_player_new (bs_id (id));

  player->deck = bs_id ("damage");
  g_ptr_array_add (self->state->players, player);
}

static void
add_unseen (BsCardPool *pool,
            const char *card,
            int         n)
{
  BsCounter unseen = { bs_id (card), n };

  g_array_append_val (pool->unseen, unseen);
}

/* Three dice against two, two shields and three hull. */
static void
battle_init (Battle *self)
{
  g_autoptr(BsRuleset) rules = make_odds_rules ();
  BsDeckState *deck = bs_deck_state_new (bs_id ("shared"), bs_id ("damage"));
  BsCardPool *pool = bs_deck_state_add_pool (deck);
  BsSection *own = bs_section_new (bs_id ("main"));

  self->state = bs_state_new (rules, NULL);
  add_player (self, "red");
  add_player (self, "blue");
  self->ship = add_ship (self, "wing", "red", 3, 2, 3);
  self->target = add_ship (self, "fighter", "blue", 2, 2, 3);
  own->hull = 3;
  g_ptr_array_add (self->ship->sections, own);
  self->section = bs_section_new (bs_id ("main"));
  self->section->hull = 3;
  self->section->active = 2;
  g_ptr_array_add (self->target->sections, self->section);

  deck->left = 10;
  add_unseen (pool, "light", 6);
  add_unseen (pool, "heavy", 4);
  g_ptr_array_add (self->state->decks, deck);

  self->state->attack = bs_attack_new ();
  self->state->attack->step = bs_id ("roll-attack");
  self->state->attack->ship = self->ship->id;
  self->state->attack->target = self->target->id;
  self->state->attack->weapon = bs_id ("primary");
  self->state->attack->range = 2;
}

static void
battle_clear (Battle *self)
{
  bs_state_unref (self->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Battle, battle_clear)

static void
add_result (BsPool     *pool,
            const char *face,
            gboolean    rerolled)
{
  BsResult result = { bs_id (face), rerolled, FALSE };

  g_array_append_val (pool->results, result);
  pool->rolled = TRUE;
}

static BsOddsAttack *
table_odds (const Battle      *battle,
            BsOddsAttackInput *input)
{
  g_autoptr(GError) error = NULL;
  BsOddsPlan plan;
  BsOddsAttack *odds;

  bs_odds_plan_init (&plan, battle->state);
  bs_odds_attack_input_table (input, battle->state, &plan, &error);
  g_assert_no_error (error);
  odds = bs_odds_attack_new (input, &error);
  g_assert_no_error (error);

  return odds;
}

static BsOddsAttack *
plain_odds (int      attack_dice,
            int      defence_dice,
            gboolean convert,
            gboolean reroll,
            int      evades)
{
  BsOddsAttackInput input = {
    .attack_die = read_die ("attack"), .defence_die = read_die ("defense"),
    .attack_dice = attack_dice, .defence_dice = defence_dice,
    .attack_convert = convert, .reroll = reroll, .evades = evades,
  };

  return bs_odds_attack_new (&input, NULL);
}

static void
test_before_the_roll (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsAttackInput input;
  g_autoptr(BsOddsAttack) odds = NULL, known = NULL;

  battle_init (&battle);
  odds = table_odds (&battle, &input);
  known = plain_odds (3, 2, FALSE, FALSE, 0);
  assert_close (odds->expected_damage, known->expected_damage);
  g_assert_cmpint (input.shields, ==, 2);
  g_assert_cmpint (input.hull, ==, 3);
  g_assert_cmpint (input.deck, ==, 10);
  g_assert_cmpint (input.heavy, ==, 4);
  g_assert_cmpint (input.heavy_counts, ==, 2);
}

static void
test_tokens (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsAttackInput input;
  BsLock *lock = g_new0 (BsLock, 1);
  g_autoptr(BsOddsAttack) odds = NULL, known = NULL;

  battle_init (&battle);
  bs_counters_set (battle.ship->counters, bs_id ("starlight"), 1);
  bs_counters_set (battle.ship->counters, bs_id ("dodge"), 1);
  bs_counters_set (battle.target->counters, bs_id ("dodge"), 2);
  lock->from = battle.ship->id;
  lock->to = battle.target->id;
  lock->letter = bs_id ("a");
  g_ptr_array_add (battle.state->locks, lock);

  odds = table_odds (&battle, &input);
  known = plain_odds (3, 2, TRUE, TRUE, 2);
  assert_close (odds->expected_damage, known->expected_damage);
  assert_close (odds->p_crit, known->p_crit);
}

/* The attack has been modified: what lies there counts, whatever the attacker still has. */
static void
test_attack_is_done (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsAttackInput input;
  g_autoptr(BsOddsAttack) odds = NULL;

  battle_init (&battle);
  bs_counters_set (battle.ship->counters, bs_id ("starlight"), 1);
  battle.state->attack->step = bs_id ("modify-defence");
  add_result (&battle.state->attack->attack, "hit", FALSE);
  add_result (&battle.state->attack->attack, "crit", TRUE);
  add_result (&battle.state->attack->attack, "star", FALSE);
  add_result (&battle.state->attack->defence, "evade", FALSE);
  add_result (&battle.state->attack->defence, "miss", FALSE);
  odds = table_odds (&battle, &input);
  assert_close (bs_odds_attack_left (odds, 0, 1), 1);
}

/* Rolled, and a lock is there: only what was not rerolled yet can be. */
static void
test_reroll_on_the_table (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsAttackInput input;
  BsLock *lock = g_new0 (BsLock, 1);
  g_autoptr(BsOddsAttack) odds = NULL;

  battle_init (&battle);
  lock->from = battle.ship->id;
  lock->to = battle.target->id;
  g_ptr_array_add (battle.state->locks, lock);
  battle.state->attack->step = bs_id ("modify-attack");
  add_result (&battle.state->attack->attack, "nothing", TRUE);
  add_result (&battle.state->attack->attack, "nothing", FALSE);
  add_result (&battle.state->attack->attack, "hit", FALSE);
  add_result (&battle.state->attack->defence, "miss", FALSE);
  odds = table_odds (&battle, &input);
  assert_close (odds->expected_damage, 1.5);
}

/* One crit through, one hull left after a heavy card, or two. */
static void
test_destroy (void)
{
  g_auto(Battle) battle = { 0 };
  BsOddsAttackInput input;
  g_autoptr(BsOddsAttack) odds = NULL, light = NULL;

  battle_init (&battle);
  battle.section->active = 0;
  bs_counters_set (battle.target->numbers, bs_id ("hull"), 2);
  battle.section->hull = 2;
  battle.state->attack->step = bs_id ("modify-defence");
  add_result (&battle.state->attack->attack, "crit", FALSE);
  add_result (&battle.state->attack->defence, "miss", FALSE);
  odds = table_odds (&battle, &input);
  assert_close (odds->p_destroyed, 4. / 10);

  battle.section->active = 1;
  light = table_odds (&battle, &input);
  assert_close (light->p_destroyed, 0);
}

static void
test_no_attack (void)
{
  g_auto(Battle) battle = { 0 };
  g_autoptr(GError) error = NULL;
  BsOddsAttackInput input;
  BsOddsPlan plan;

  battle_init (&battle);
  g_clear_pointer (&battle.state->attack, bs_attack_unref);
  bs_odds_plan_init (&plan, battle.state);
  g_assert_null (plan.attack_token);
  g_assert_false (bs_odds_attack_input_table (&input, battle.state, &plan, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_MEANINGLESS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/odds/table/before-the-roll", test_before_the_roll);
  g_test_add_func ("/odds/table/tokens", test_tokens);
  g_test_add_func ("/odds/table/attack-is-done", test_attack_is_done);
  g_test_add_func ("/odds/table/reroll-on-the-table", test_reroll_on_the_table);
  g_test_add_func ("/odds/table/destroy", test_destroy);
  g_test_add_func ("/odds/table/no-attack", test_no_attack);

  return g_test_run ();
}
