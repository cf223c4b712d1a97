/* test-odds.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of one attack. */

#include "config.h"

#include "odds-dice.h"

static BsOddsAttackInput
attack_input (int attack_dice,
              int defence_dice)
{
  return (BsOddsAttackInput) {
    .attack_die = read_die ("attack"),
    .defence_die = read_die ("defense"),
    .attack_dice = attack_dice,
    .defence_dice = defence_dice,
  };
}

static BsOddsAttack *
attack_odds (const BsOddsAttackInput *input)
{
  g_autoptr(GError) error = NULL;
  BsOddsAttack *odds = bs_odds_attack_new (input, &error);

  g_assert_no_error (error);
  g_assert_nonnull (odds);

  return odds;
}

/* "3/4", or "1" */
static double
read_fraction (const char *text)
{
  g_auto(GStrv) parts = g_strsplit (text, "/", 2);

  return g_ascii_strtod (parts[0], NULL) / (parts[1] != NULL ? g_ascii_strtod (parts[1], NULL) : 1);
}

static void
test_golden (void)
{
  g_autoptr(GPtrArray) rows = read_table ("odds_golden.tsv");

  g_assert_cmpuint (rows->len, ==, 336);
  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];
      BsOddsAttackInput input = attack_input (atoi (row[0]), atoi (row[1]));
      g_autoptr(BsOddsAttack) odds = NULL;

      input.attack_convert = atoi (row[2]);
      input.reroll = atoi (row[3]);
      input.defence_convert = atoi (row[4]);
      input.evades = atoi (row[5]);
      odds = attack_odds (&input);
      assert_printed (odds->expected_damage, row[6]);
      assert_printed (odds->p_any, row[7]);
      assert_printed (odds->p_crit, row[8]);
      assert_close (odds->expected_damage, read_fraction (row[9]));
    }
}

/* Of an ordinary roll nothing is better than to reroll what misses: looking at all decisions must
 * say the same. */
static void
test_golden_is_best (void)
{
  g_autoptr(GPtrArray) rows = read_table ("odds_golden.tsv");

  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];
      BsOddsAttackInput input = attack_input (atoi (row[0]), atoi (row[1]));
      g_autoptr(BsOddsAttack) odds = NULL;

      input.attack_convert = atoi (row[2]);
      input.reroll = atoi (row[3]);
      input.defence_convert = atoi (row[4]);
      input.evades = atoi (row[5]);
      input.aim = BS_ODDS_AIM_DAMAGE;
      odds = attack_odds (&input);
      assert_printed (odds->expected_damage, row[6]);
    }
}

/* Counting all ways by hand: every side of every die, one after the other. */
typedef struct
{
  const BsOddsAttackInput *input;
  BsOddsFace red[BS_ODDS_MAX_SIDES], green[BS_ODDS_MAX_SIDES];
  int n_red, n_green;
  double left[16][16];
  double p_destroyed;
} Count;

static void
count_defence (Count *self, int dice, double p, int hits, int crits, int evades)
{
  if (dice == 0)
    {
      for (; evades > 0 && hits > 0; evades--)
        hits--;
      for (; evades > 0 && crits > 0; evades--)
        crits--;
      self->left[hits][crits] += p;
      if (hits + crits >= self->input->shields + self->input->hull)
        self->p_destroyed += p;
      return;
    }
  for (int i = 0; i < self->n_green; i++)
    {
      BsOddsRole role = self->green[i].role;
      gboolean evade =
        role == BS_ODDS_EVADE || (role == BS_ODDS_CONVERTIBLE && self->input->defence_convert);

      count_defence (self, dice - 1, p / self->n_green, hits, crits,
                     evades + (evade ? self->green[i].value : 0));
    }
}

static void
count_attack (Count *self, int dice, double p, int hits, int crits, gboolean again)
{
  if (dice == 0)
    {
      count_defence (self, self->input->defence_dice, p, hits, crits, self->input->evades);
      return;
    }
  for (int i = 0; i < self->n_red; i++)
    {
      BsOddsRole role = self->red[i].role;
      int value = self->red[i].value;
      gboolean hit =
        role == BS_ODDS_HIT || (role == BS_ODDS_CONVERTIBLE && self->input->attack_convert);
      gboolean crit = role == BS_ODDS_CRIT;

      if (!hit && !crit && again)
        for (int k = 0; k < self->n_red; k++)
          {
            BsOddsRole other = self->red[k].role;
            gboolean hits_now = other == BS_ODDS_HIT ||
                                (other == BS_ODDS_CONVERTIBLE && self->input->attack_convert);

            count_attack (self, dice - 1, p / self->n_red / self->n_red,
                          hits + (hits_now ? self->red[k].value : 0),
                          crits + (other == BS_ODDS_CRIT ? self->red[k].value : 0), again);
          }
      else
        count_attack (self, dice - 1, p / self->n_red, hits + (hit ? value : 0),
                      crits + (crit ? value : 0), again);
    }
}

static void
compare_with_count (const BsOddsAttackInput *input)
{
  g_autoptr(BsOddsAttack) odds = attack_odds (input);
  Count count = { .input = input };

  count.n_red = spread_die (&input->attack_die, count.red);
  count.n_green = spread_die (&input->defence_die, count.green);
  count_attack (&count, input->attack_dice, 1, 0, 0, input->reroll);
  for (int h = 0; h < 16; h++)
    for (int c = 0; c < 16; c++)
      assert_close (bs_odds_attack_left (odds, h, c), count.left[h][c]);
  if (input->hull > 0)
    assert_close (odds->p_destroyed, count.p_destroyed);
}

static void
test_count (void)
{
  for (int dice = 0; dice <= 3; dice++)
    for (int defence = 0; defence <= 2; defence++)
      for (int bits = 0; bits < 8; bits++)
        {
          BsOddsAttackInput input = attack_input (dice, defence);

          input.attack_convert = (bits & 1) != 0;
          input.reroll = (bits & 2) != 0;
          input.defence_convert = (bits & 4) != 0;
          input.evades = dice == 2 ? 1 : 0;
          input.shields = defence;
          input.hull = dice > 1 ? 2 : 1;
          compare_with_count (&input);
        }
}

/* A die of a group's own: six sides, a double hit, and a green one that always evades something. */
static void
test_strange_dice (void)
{
  BsOddsAttackInput input = { .attack_dice = 3, .defence_dice = 2, .reroll = TRUE, .hull = 3 };

  bs_odds_die_add (&input.attack_die, BS_ODDS_HIT, 2, 1);
  bs_odds_die_add (&input.attack_die, BS_ODDS_CRIT, 2, 1);
  bs_odds_die_add (&input.attack_die, BS_ODDS_HIT, 1, 2);
  bs_odds_die_add (&input.attack_die, BS_ODDS_EVADE, 1, 1);
  bs_odds_die_add (&input.attack_die, BS_ODDS_CONVERTIBLE, 1, 1);
  bs_odds_die_add (&input.defence_die, BS_ODDS_EVADE, 1, 3);
  bs_odds_die_add (&input.defence_die, BS_ODDS_EVADE, 2, 1);
  compare_with_count (&input);
  input.attack_convert = TRUE;
  compare_with_count (&input);
}

/* The best decision for a critical, counted by hand: all rolls, all subsets of dice, all second
 * rolls. */
static double
best_chance_of_crit (const BsOddsAttackInput *input)
{
  BsOddsFace red[BS_ODDS_MAX_SIDES];
  int n = spread_die (&input->attack_die, red);
  int dice = input->attack_dice;
  int rolls = (int) pow (n, dice);
  double total = 0;

  for (int roll = 0; roll < rolls; roll++)
    {
      double best = 0;

      for (int again = 0; again < 1 << dice; again++)
        {
          BsOddsAttackInput rest = *input;
          g_autoptr(BsOddsAttack) odds = NULL;

          rest.attack_dice = 0;
          rest.reroll = FALSE;
          for (int d = 0, r = roll; d < dice; d++, r /= n)
            if (again & (1 << d))
              rest.attack_dice++;
            else
              for (int f = 0; f < input->attack_die.n_faces; f++)
                if (input->attack_die.faces[f].role == red[r % n].role)
                  rest.attack_fixed[f]++;
          odds = attack_odds (&rest);
          best = MAX (best, odds->p_crit);
        }
      total += best / rolls;
    }

  return total;
}

static void
test_aim_at_crit (void)
{
  for (int dice = 1; dice <= 3; dice++)
    for (int defence = 0; defence <= 3; defence += 1)
      {
        BsOddsAttackInput input = attack_input (dice, defence);
        g_autoptr(BsOddsAttack) misses = NULL, crit = NULL;

        input.precision = TRUE;
        input.reroll = TRUE;
        misses = attack_odds (&input);
        input.aim = BS_ODDS_AIM_CRIT;
        crit = attack_odds (&input);
        assert_close (crit->p_crit, best_chance_of_crit (&input));
        g_assert_cmpfloat (crit->p_crit, >=, misses->p_crit - 1e-15);
        g_assert_cmpfloat (crit->expected_damage, ==, 0);
        g_assert_cmpfloat (misses->expected_hits, >, 0);
      }
}

/* Undefended, every die that is no critical is worth a second roll. */
static void
test_aim_undefended (void)
{
  BsOddsAttackInput input = attack_input (5, 0);
  g_autoptr(BsOddsAttack) odds = NULL;

  input.reroll = TRUE;
  input.aim = BS_ODDS_AIM_CRIT;
  odds = attack_odds (&input);
  assert_close (odds->p_crit, 1 - pow (7. / 8, 10));
}

static double
sum_of_left (const BsOddsAttack *odds)
{
  double sum = 0;

  for (int h = 0; h <= odds->max_hits; h++)
    for (int c = 0; c <= odds->max_crits; c++)
      sum += bs_odds_attack_left (odds, h, c);

  return sum;
}

static void
test_properties (void)
{
  double before = 0;

  for (int dice = 0; dice <= BS_ODDS_MAX_DICE; dice += 5)
    {
      BsOddsAttackInput input = attack_input (dice, 7);
      g_autoptr(BsOddsAttack) odds = NULL, harder = NULL, again = NULL;

      odds = attack_odds (&input);
      assert_close (sum_of_left (odds), 1);
      assert_close (odds->expected_damage, odds->expected_hits + odds->expected_crits);
      g_assert_cmpfloat (odds->expected_damage, >=, before);
      g_assert_cmpfloat (odds->p_crit, <=, odds->p_any);
      before = odds->expected_damage;

      input.defence_dice++;
      harder = attack_odds (&input);
      g_assert_cmpfloat (harder->expected_damage, <=, odds->expected_damage);
      input.reroll = TRUE;
      again = attack_odds (&input);
      g_assert_cmpfloat (again->expected_damage, >=, harder->expected_damage);
      assert_close (sum_of_left (again), 1);
    }
}

static void
test_no_dice (void)
{
  BsOddsAttackInput input = attack_input (0, 4);
  g_autoptr(BsOddsAttack) none = NULL, nobody = NULL;

  input.reroll = input.attack_convert = TRUE;
  input.evades = 3;
  input.hull = 1;
  none = attack_odds (&input);
  g_assert_cmpfloat (none->expected_damage, ==, 0);
  g_assert_cmpfloat (none->p_any, ==, 0);
  g_assert_cmpfloat (none->p_destroyed, ==, 0);
  assert_close (bs_odds_attack_left (none, 0, 0), 1);
  g_assert_cmpfloat (bs_odds_attack_left (none, 1, 0), ==, 0);
  g_assert_cmpfloat (bs_odds_attack_left (none, -1, 0), ==, 0);

  input = attack_input (0, 0);
  input.aim = BS_ODDS_AIM_CRIT;
  input.reroll = TRUE;
  nobody = attack_odds (&input);
  assert_close (bs_odds_attack_left (nobody, 0, 0), 1);
}

/* What lies on the table: averaged over all first rolls it is the odds before the roll. */
static void
test_on_the_table (void)
{
  BsOddsAttackInput before = attack_input (2, 0);
  g_autoptr(BsOddsAttack) odds = NULL;
  double sum = 0;

  before.defence_dice = 2;
  before.reroll = before.defence_convert = TRUE;
  before.evades = 1;
  odds = attack_odds (&before);

  for (int a = 0; a < before.attack_die.n_faces; a++)
    for (int b = 0; b < before.attack_die.n_faces; b++)
      for (int d = 0; d < before.defence_die.n_faces; d++)
        {
          BsOddsAttackInput now = before;
          g_autoptr(BsOddsAttack) part = NULL;

          now.attack_dice = 0;
          now.attack_rolled[a]++;
          now.attack_rolled[b]++;
          now.defence_dice = 1;
          now.defence_rolled[d]++;
          part = attack_odds (&now);
          sum += part->p_any * before.attack_die.faces[a].count * before.attack_die.faces[b].count *
                 before.defence_die.faces[d].count / 512;
        }
  assert_close (sum, odds->p_any);

  /* Dice that were rerolled already stay. */
  before.attack_dice = 0;
  before.defence_dice = before.evades = 0;
  before.attack_fixed[0] = 2;
  g_assert_cmpint (before.attack_die.faces[0].role, ==, BS_ODDS_BLANK);
  bs_odds_attack_free (g_steal_pointer (&odds));
  odds = attack_odds (&before);
  g_assert_cmpfloat (odds->p_any, ==, 0);
}

/* Two criticals get through for certain, and cards that count two lie in the deck. */
static void
test_heavy_cards (void)
{
  BsOddsAttackInput input = {
    .attack_dice = 2, .hull = 3, .deck = 10, .heavy = 4, .heavy_counts = 2
  };
  g_autoptr(BsOddsAttack) odds = NULL, shielded = NULL, few = NULL;

  bs_odds_die_add (&input.attack_die, BS_ODDS_CRIT, 1, 8);
  bs_odds_die_add (&input.defence_die, BS_ODDS_BLANK, 1, 8);
  odds = attack_odds (&input);
  assert_close (odds->p_destroyed, 1 - 6. / 10 * 5 / 9);

  input.shields = 1;
  input.hull = 2;
  shielded = attack_odds (&input);
  assert_close (shielded->p_destroyed, 4. / 10);

  /* One card is left, and it is heavy; the second one counts as one. */
  input.shields = 0;
  input.hull = 3;
  input.deck = input.heavy = 1;
  few = attack_odds (&input);
  assert_close (few->p_destroyed, 1);
}

static void
assert_refused (const BsOddsAttackInput *input)
{
  g_autoptr(GError) error = NULL;

  g_assert_null (bs_odds_attack_new (input, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_MEANINGLESS);
}

static void
test_refused (void)
{
  BsOddsAttackInput input = attack_input (BS_ODDS_MAX_DICE + 1, 2);

  assert_refused (&input);
  input.attack_dice = G_MAXINT;
  assert_refused (&input);
  input.attack_dice = -1;
  assert_refused (&input);
  input = attack_input (3, G_MAXINT);
  assert_refused (&input);
  input = attack_input (3, 2);
  input.evades = -1;
  assert_refused (&input);
  input.evades = 0;
  input.attack_die.n_faces = 0;
  assert_refused (&input);

  /* All ways to reroll many dice of many outcomes are too many to look at. */
  input = attack_input (60, 0);
  bs_odds_die_add (&input.attack_die, BS_ODDS_HIT, 2, 1);
  input.reroll = TRUE;
  input.aim = BS_ODDS_AIM_CRIT;
  assert_refused (&input);
}

static void
test_print (void)
{
  const char *fraction = "0.333333333333";
  g_autofree char *third = bs_odds_print (1. / 3);

  g_assert_cmpstr (third, ==, fraction);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/odds/attack/golden", test_golden);
  g_test_add_func ("/odds/attack/golden-is-best", test_golden_is_best);
  g_test_add_func ("/odds/attack/count", test_count);
  g_test_add_func ("/odds/attack/strange-dice", test_strange_dice);
  g_test_add_func ("/odds/attack/aim-at-crit", test_aim_at_crit);
  g_test_add_func ("/odds/attack/aim-undefended", test_aim_undefended);
  g_test_add_func ("/odds/attack/properties", test_properties);
  g_test_add_func ("/odds/attack/no-dice", test_no_dice);
  g_test_add_func ("/odds/attack/on-the-table", test_on_the_table);
  g_test_add_func ("/odds/attack/heavy-cards", test_heavy_cards);
  g_test_add_func ("/odds/attack/refused", test_refused);
  g_test_add_func ("/odds/attack/print", test_print);

  return g_test_run ();
}
