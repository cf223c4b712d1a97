/* test-odds-melee.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of a whole melee. */

#include "config.h"

#include "odds-dice.h"

#define MAX_STACK 16
#define MAX_DICE  3     /* that are counted by hand */

/* The figures of the table (B7.2, B7.5); the programs take them from the rules. */
#define DIVISOR   6
#define BODY_HITS 2

typedef struct
{
  int points[2][MAX_STACK];
  BsOddsMeleeInput input;
} Melee;

static void
read_stack (Melee      *self,
            int         side,
            const char *text)
{
  g_auto(GStrv) points = g_strsplit (text, ",", -1);

  self->input.n_points[side] = g_strv_length (points);
  g_assert_cmpint (self->input.n_points[side], <=, MAX_STACK);
  for (int i = 0; points[i] != NULL; i++)
    self->points[side][i] = atoi (points[i]);
  self->input.points[side] = self->points[side];
}

static void
melee_init (Melee      *self,
            const char *first,
            const char *second)
{
  self->input = (BsOddsMeleeInput) {
    .attack_die = read_die ("attack"),
    .defence_die = read_die ("defense"),
    .divisor = DIVISOR,
    .body_hits = BODY_HITS,
  };
  read_stack (self, 0, first);
  read_stack (self, 1, second);
}

static BsOddsMelee
melee_odds (const Melee *self)
{
  g_autoptr(GError) error = NULL;
  BsOddsMelee odds;

  bs_odds_melee (&self->input, &odds, &error);
  g_assert_no_error (error);
  assert_close (odds.p_first + odds.p_second + odds.p_never, 1);

  return odds;
}

static void
test_golden (void)
{
  g_autoptr(GPtrArray) rows = read_table ("melee_odds_golden.tsv");

  g_assert_cmpuint (rows->len, ==, 20);
  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];
      Melee melee;
      BsOddsMelee odds;

      melee_init (&melee, row[0], row[1]);
      melee.input.second_first = g_str_equal (row[2], "second");
      melee.input.one_hit = g_str_equal (row[3], "one");
      odds = melee_odds (&melee);
      assert_printed (odds.p_first, row[4]);
      g_assert_cmpfloat_with_epsilon (odds.p_first, g_ascii_strtod (row[4], NULL), 2e-14);
      assert_printed (odds.expected_rounds, row[5]);
    }
}

/* The same melee played out by hand: the chance of each standing is carried on, attack by attack,
 * side of the die by side of the die, until hardly anything is left that goes on. */
typedef struct
{
  const Melee *melee;
  double p[4][3][4][3];       /* fighter and wounds of both sides: the chance to be there */
  double hits[2][4][MAX_DICE + 1], evades[2][4][MAX_DICE + 1];
  double wins[2];
  double rounds;
  int round;
} Play;

static double
chance_of (const BsOddsDie *die,
           int              dice,
           gboolean         attack,
           int              sum)
{
  BsOddsFace sides[BS_ODDS_MAX_SIDES];
  int n = spread_die (die, sides);
  double p = 0;

  if (dice == 0)
    return sum == 0 ? 1 : 0;
  for (int i = 0; i < n; i++)
    {
      gboolean counts = attack ? sides[i].role == BS_ODDS_HIT || sides[i].role == BS_ODDS_CRIT
                               : sides[i].role == BS_ODDS_EVADE;

      if (sum >= (counts ? sides[i].value : 0))
        p += chance_of (die, dice - 1, attack, sum - (counts ? sides[i].value : 0)) / n;
    }

  return p;
}

static void play_on (Play *self, int at[2], int wounds[2], int side, int attacks, double p);

static void
attack (Play *self, const int at[2], const int wounds[2], int side, int attacks, double p)
{
  const BsOddsMeleeInput *input = &self->melee->input;
  int other = 1 - side;
  int red = input->points[side][at[side]] / input->divisor;
  int green = input->points[other][at[other]] / input->divisor;

  for (int h = 0; h <= red; h++)
    for (int e = 0; e <= green; e++)
      {
        double chance = p * self->hits[side][at[side]][h] * self->evades[other][at[other]][e];
        int now[2] = { at[0], at[1] }, hit[2] = { wounds[0], wounds[1] };
        int body = MAX (h - e, 0);

        hit[other] += input->one_hit ? MIN (body, 1) : body;
        if (hit[other] >= input->body_hits)
          {
            hit[other] = 0;
            now[other]++;
            /* Whoever comes now has not attacked in this round. */
            if (!input->to_the_end)
              attacks = -ABS (attacks);
          }
        else
          attacks = ABS (attacks);
        play_on (self, now, hit, side, attacks, chance);
      }
}

/* After an attack of @side, the @attacks-th one of the round; negative if the other fighter
 * fell. */
static void
play_on (Play *self, int at[2], int wounds[2], int side, int attacks, double p)
{
  const BsOddsMeleeInput *input = &self->melee->input;

  for (int s = 0; s < 2; s++)
    if (at[s] == input->n_points[s])
      {
        self->wins[1 - s] += p;
        self->rounds += p * (input->to_the_end ? 1 : self->round);
        return;
      }
  if (attacks == 1 && !input->to_the_end)
    attack (self, at, wounds, 1 - side, 2, p);
  else
    self->p[at[0]][wounds[0]][at[1]][wounds[1]] += p;
}

static void
play_round (Play *self)
{
  const BsOddsMeleeInput *input = &self->melee->input;
  Play before = *self;

  memset (self->p, 0, sizeof self->p);
  self->round++;
  for (int i = 0; i < input->n_points[0]; i++)
    for (int v = 0; v < input->body_hits; v++)
      for (int j = 0; j < input->n_points[1]; j++)
        for (int w = 0; w < input->body_hits; w++)
          {
            int at[2] = { i, j }, wounds[2] = { v, w };
            int first = input->points[0][i], second = input->points[1][j];
            int side = first > second || (first == second && !input->second_first) ? 0 : 1;

            /* To the end: a turn instead of a round, the sides one after the other. */
            if (input->to_the_end)
              side = (input->points[0][0] > input->points[1][0] ||
                      (input->points[0][0] == input->points[1][0] && !input->second_first) ? 0 : 1)
                     ^ ((self->round - 1) & 1);
            if (input->next != BS_ODDS_NEXT_BY_POINTS && (self->round == 1 || input->to_the_end))
              side = (input->next == BS_ODDS_NEXT_FIRST ? 0 : 1) ^
                     (input->to_the_end ? (self->round - 1) & 1 : 0);
            if (before.p[i][v][j][w] > 0)
              attack (self, at, wounds, side,
                      input->next != BS_ODDS_NEXT_BY_POINTS && self->round == 1 ? 2 : 1,
                      before.p[i][v][j][w]);
          }
}

static void
compare_with_play (const Melee *melee,
                   int          rounds)
{
  BsOddsMelee odds = melee_odds (melee);
  const BsOddsMeleeInput *input = &melee->input;
  Play play = { .melee = melee };

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < input->n_points[side]; i++)
      for (int n = 0; n <= input->points[side][i] / input->divisor; n++)
        {
          int dice = input->points[side][i] / input->divisor;

          play.hits[side][i][n] = chance_of (&input->attack_die, dice, TRUE, n);
          play.evades[side][i][n] = chance_of (&input->defence_die, dice, FALSE, n);
        }
  play.p[0][melee->input.wounds[0]][0][melee->input.wounds[1]] = 1;
  for (int i = 0; i < rounds; i++)
    play_round (&play);
  assert_close (odds.p_first, play.wins[0]);
  assert_close (odds.p_second, play.wins[1]);
  if (odds.p_never == 0)
    assert_close (odds.expected_rounds, play.rounds);
}

static void
test_play (void)
{
  const char *stacks[][2] = {
    { "12", "12" }, { "12,6", "8" }, { "6,13", "12,5" }, { "0,7", "6" }, { "18", "6,6,6" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (stacks); i++)
    for (int bits = 0; bits < 16; bits++)
      {
        Melee melee;

        melee_init (&melee, stacks[i][0], stacks[i][1]);
        melee.input.one_hit = (bits & 1) != 0;
        melee.input.second_first = (bits & 2) != 0;
        melee.input.to_the_end = (bits & 4) != 0;
        if (bits & 8)
          {
            melee.input.next = bits & 1 ? BS_ODDS_NEXT_FIRST : BS_ODDS_NEXT_SECOND;
            melee.input.wounds[bits & 1] = 1;
          }
        compare_with_play (&melee, 260);
      }
}

static void
test_play_figures (void)
{
  Melee melee;

  melee_init (&melee, "15,5", "10");
  melee.input.divisor = 5;
  melee.input.body_hits = 3;
  compare_with_play (&melee, 260);
  melee.input.body_hits = 1;
  compare_with_play (&melee, 260);
}

/* Whoever is named first must not matter. */
static void
test_symmetry (void)
{
  for (int bits = 0; bits < 8; bits++)
    {
      Melee one, other;
      BsOddsMelee there, back;

      melee_init (&one, "33,40,12", "33,28");
      melee_init (&other, "33,28", "33,40,12");
      one.input.second_first = (bits & 1) != 0;
      other.input.second_first = !one.input.second_first;
      one.input.one_hit = other.input.one_hit = (bits & 2) != 0;
      one.input.to_the_end = other.input.to_the_end = (bits & 4) != 0;
      there = melee_odds (&one);
      back = melee_odds (&other);
      assert_close (there.p_first, back.p_second);
      assert_close (there.p_second, back.p_first);
      assert_close (there.expected_rounds, back.expected_rounds);
      assert_close (there.expected_attacks, back.expected_attacks);
    }
}

static void
test_monotony (void)
{
  double before = 0;

  for (int points = 0; points <= 120; points += DIVISOR)
    {
      Melee melee;
      BsOddsMelee odds, more;

      melee_init (&melee, "0", "36,20");
      melee.points[0][0] = points;
      odds = melee_odds (&melee);
      g_assert_cmpfloat (odds.p_first, >=, before);
      before = odds.p_first;

      melee.points[0][1] = 12;
      melee.input.n_points[0] = 2;
      more = melee_odds (&melee);
      g_assert_cmpfloat (more.p_first, >, odds.p_first);
      melee.input.wounds[0] = 1;
      /* Whoever has no dice is of no use, hurt or not. */
      if (points > 0)
        g_assert_cmpfloat (melee_odds (&melee).p_first, <, more.p_first);
      else
        assert_close (melee_odds (&melee).p_first, more.p_first);
    }
}

static void
test_rounds (void)
{
  Melee melee;
  BsOddsMelee odds;

  melee_init (&melee, "40,28", "33");
  odds = melee_odds (&melee);
  g_assert_cmpfloat (odds.expected_attacks, >, odds.expected_rounds);
  g_assert_cmpfloat (odds.expected_attacks, <, 2 * odds.expected_rounds);
  g_assert_null (bs_odds_melee_words (&odds));

  melee.input.to_the_end = TRUE;
  odds = melee_odds (&melee);
  assert_close (odds.expected_rounds, 1);
  g_assert_cmpfloat (odds.expected_attacks, >, 2);
}

/* BV61 */
static void
test_no_dice (void)
{
  Melee melee;
  BsOddsMelee odds;
  g_autofree char *words = NULL;

  for (int bits = 0; bits < 4; bits++)
    {
      melee_init (&melee, bits & 2 ? "0" : "5", bits & 2 ? "0" : "5");
      melee.input.to_the_end = bits & 1;
      odds = melee_odds (&melee);
      g_assert_cmpfloat (odds.p_never, ==, 1);
      g_assert_cmpfloat (odds.p_first, ==, 0);
      g_assert_cmpfloat (odds.p_second, ==, 0);
      g_assert_true (isinf (odds.expected_rounds));
      g_free (words);
      words = bs_odds_melee_words (&odds);
      g_assert_nonnull (strstr (words, "never ends"));
    }

  melee_init (&melee, "12", "5");
  odds = melee_odds (&melee);
  g_assert_cmpfloat (odds.p_first, ==, 1);
  g_assert_cmpfloat (odds.p_never, ==, 0);
}

/* Whoever overpowered somebody still has dice, so two without dice can meet only at once. */
static void
test_no_dice_later (void)
{
  Melee melee;

  melee_init (&melee, "12,5", "12,5");
  g_assert_cmpfloat (melee_odds (&melee).p_never, ==, 0);
  compare_with_play (&melee, 260);
  melee_init (&melee, "5,12", "5,12");
  g_assert_cmpfloat (melee_odds (&melee).p_never, ==, 1);
}

/* Dice of a group's own that always evade: here the melee stands still after the first character
 * fell. */
static void
test_always_evades (void)
{
  Melee melee;

  melee_init (&melee, "18", "12,18");
  melee.input.defence_die.n_faces = 0;
  bs_odds_die_add (&melee.input.defence_die, BS_ODDS_EVADE, 1, 8);
  g_assert_cmpfloat (melee_odds (&melee).p_never, ==, 1);
  read_stack (&melee, 1, "12,12");
  g_assert_cmpfloat (melee_odds (&melee).p_first, ==, 1);
}

static void
assert_refused (const Melee *melee)
{
  g_autoptr(GError) error = NULL;
  BsOddsMelee odds;

  g_assert_false (bs_odds_melee (&melee->input, &odds, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_MEANINGLESS);
}

static void
test_refused (void)
{
  int many[BS_ODDS_MAX_STACK + 1];
  Melee melee;

  melee_init (&melee, "12", "-1");
  assert_refused (&melee);
  melee_init (&melee, "12", "2000000000");
  assert_refused (&melee);
  melee_init (&melee, "12", "12");
  melee.input.divisor = 0;
  assert_refused (&melee);
  melee_init (&melee, "12", "12");
  melee.input.body_hits = 0;
  assert_refused (&melee);
  melee_init (&melee, "12", "12");
  melee.input.wounds[1] = BODY_HITS;
  assert_refused (&melee);
  melee_init (&melee, "12", "12");
  melee.input.attack_die.faces[0].count = -1;
  assert_refused (&melee);

  for (gsize i = 0; i < G_N_ELEMENTS (many); i++)
    many[i] = DIVISOR * BS_ODDS_MAX_MELEE_DICE;
  melee_init (&melee, "12", "12");
  melee.input.points[0] = melee.input.points[1] = many;
  melee.input.n_points[0] = melee.input.n_points[1] = G_N_ELEMENTS (many);
  assert_refused (&melee);
  melee.input.n_points[0] = melee.input.n_points[1] = BS_ODDS_MAX_STACK;
  assert_refused (&melee);
  melee.input.n_points[0] = 0;
  assert_refused (&melee);

  /* As large as it may be, and still there at once. */
  melee.input.n_points[0] = 40;
  melee.input.n_points[1] = 2;
  g_assert_cmpfloat (melee_odds (&melee).p_first, >, 0.999);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/odds/melee/golden", test_golden);
  g_test_add_func ("/odds/melee/play", test_play);
  g_test_add_func ("/odds/melee/play-figures", test_play_figures);
  g_test_add_func ("/odds/melee/symmetry", test_symmetry);
  g_test_add_func ("/odds/melee/monotony", test_monotony);
  g_test_add_func ("/odds/melee/rounds", test_rounds);
  g_test_add_func ("/odds/melee/no-dice", test_no_dice);
  g_test_add_func ("/odds/melee/no-dice-later", test_no_dice_later);
  g_test_add_func ("/odds/melee/always-evades", test_always_evades);
  g_test_add_func ("/odds/melee/refused", test_refused);

  return g_test_run ();
}
