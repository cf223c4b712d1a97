/* bs-odds-reroll.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rerolling with an aim: which dice, and what comes of it. Dice with the same outcome are alike, so
 * a roll is a count of each outcome, and a decision is how many of each are rerolled. For each roll
 * the best decision is found by looking at all of them. */

#include "config.h"

#include "bs-odds-reroll.h"

#include <glib/gi18n.h>
#include <math.h>

/* How many pairs of a roll and a decision we look at. */
#define MAX_DECISIONS 1e7

/* A decision must be better by more than the noise of the numbers to be taken. */
#define NOISE 1e-13

typedef struct
{
  const BsOddsOutcomes *outcomes;
  int n;                          /* dice that may be rerolled */
  const BsOddsGrid *worth;        /* [k]: of what was kept, with k dice to be rerolled */
  BsOddsGrid *chance;             /* [k]: that just this is kept and k dice are rerolled */
  int start_hits, start_crits;    /* of dice that stay */
  int count[BS_ODDS_MAX_FACES];   /* the roll: dice with this outcome */
  double best;
  int best_k, best_hits, best_crits;
} Search;

static gboolean
is_miss (const BsOddsOutcomes *outcomes,
         int                   i)
{
  return outcomes->hits[i] == 0 && outcomes->crits[i] == 0;
}

static void
decide (Search *search,
        int     i,
        int     k,
        int     hits,
        int     crits)
{
  const BsOddsOutcomes *outcomes = search->outcomes;

  if (i == outcomes->n)
    {
      double worth = *bs_odds_grid_at (&search->worth[k], hits, crits);

      if (search->best_k < 0 || worth > search->best * (1 + NOISE))
        {
          search->best = worth;
          search->best_k = k;
          search->best_hits = hits;
          search->best_crits = crits;
        }
      return;
    }

  for (int again = is_miss (outcomes, i) ? search->count[i] : 0; again <= search->count[i]; again++)
    {
      int kept = search->count[i] - again;

      decide (search, i + 1, k + again,
              hits + kept * outcomes->hits[i], crits + kept * outcomes->crits[i]);
    }
}

/* All rolls of the @left dice over the outcomes from @i on. */
static void
walk_rolls (Search *search,
            int     i,
            int     left,
            double  p)
{
  const BsOddsOutcomes *outcomes = search->outcomes;
  double ways = 1;
  int had = search->count[i];

  if (i == outcomes->n - 1)
    {
      search->count[i] += left;
      search->best_k = -1;
      decide (search, 0, 0, search->start_hits, search->start_crits);
      *bs_odds_grid_at (&search->chance[search->best_k], search->best_hits, search->best_crits) +=
        p * pow (outcomes->p[i], left);
      search->count[i] = had;
      return;
    }

  for (int n = 0; n <= left; n++)
    {
      search->count[i] = had + n;
      walk_rolls (search, i + 1, left - n, p * ways * pow (outcomes->p[i], n));
      ways = ways * (left - n) / (n + 1);
    }
  search->count[i] = had;
}

/* The worth of having kept something with one die more to be rerolled. Cells so high that no roll
 * leads there may say anything. */
static void
one_die_more (BsOddsGrid           *to,
              const BsOddsGrid     *from,
              const BsOddsOutcomes *outcomes)
{
  bs_odds_grid_init (to, from->hits, from->crits);
  for (int h = 0; h <= to->hits; h++)
    for (int c = 0; c <= to->crits; c++)
      for (int i = 0; i < outcomes->n; i++)
        *bs_odds_grid_at (to, h, c) += outcomes->p[i] *
          *bs_odds_grid_at (from, MIN (h + outcomes->hits[i], from->hits),
                            MIN (c + outcomes->crits[i], from->crits));
}

static gboolean
few_enough (int      dice,
            int      outcomes,
            GError **error)
{
  double decisions = 1;

  for (int i = 1; i < 2 * outcomes; i++)
    decisions = decisions * (dice + i) / i;
  if (decisions <= MAX_DECISIONS)
    return TRUE;

  g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
               _("too many ways to reroll %d dice; take fewer, or reroll misses only"), dice);
  return FALSE;
}

/*
 * bs_odds_reroll:
 * @self: holds the one result of the dice that stay; the chances of all results when it is back
 * @worth: what each result is worth to the attacker
 *
 * Rolls the dice of @input and rerolls those for which that makes the expected worth largest.
 */
gboolean
bs_odds_reroll (BsOddsGrid               *self,
                const BsOddsAttackInput  *input,
                const BsOddsOutcomes     *outcomes,
                const BsOddsGrid         *worth,
                GError                  **error)
{
  Search search = { .outcomes = outcomes, .n = input->attack_dice };
  BsOddsGrid *worths, *chances;

  for (int i = 0; i < input->attack_die.n_faces; i++)
    {
      search.count[outcomes->of_face[i]] += input->attack_rolled[i];
      search.n += input->attack_rolled[i];
    }
  if (!few_enough (search.n, outcomes->n, error))
    return FALSE;

  for (int h = 0; h <= self->hits; h++)
    for (int c = 0; c <= self->crits; c++)
      if (*bs_odds_grid_at (self, h, c) > 0)
        {
          search.start_hits = h;
          search.start_crits = c;
        }

  search.worth = worths = g_new0 (BsOddsGrid, search.n + 1);
  search.chance = chances = g_new0 (BsOddsGrid, search.n + 1);
  bs_odds_grid_init (&worths[0], worth->hits, worth->crits);
  memcpy (worths[0].p, worth->p, sizeof (double) * (worth->hits + 1) * (worth->crits + 1));
  for (int k = 0; k <= search.n; k++)
    {
      bs_odds_grid_init (&chances[k], self->hits, self->crits);
      if (k > 0)
        one_die_more (&worths[k], &worths[k - 1], outcomes);
    }

  walk_rolls (&search, 0, input->attack_dice, 1);

  /* The dice are rerolled: what has k of them to come gets one and joins those with k - 1. */
  for (int k = search.n; k > 0; k--)
    {
      bs_odds_grid_roll (&chances[k], outcomes);
      for (gsize i = 0; i < (gsize) (self->hits + 1) * (self->crits + 1); i++)
        chances[k - 1].p[i] += chances[k].p[i];
    }
  memcpy (self->p, chances[0].p, sizeof (double) * (self->hits + 1) * (self->crits + 1));

  for (int k = 0; k <= search.n; k++)
    {
      bs_odds_grid_clear (&worths[k]);
      bs_odds_grid_clear (&chances[k]);
    }
  g_free (worths);
  g_free (chances);

  return TRUE;
}
