/* bs-odds-attack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One attack: attack dice, rerolls, defence dice, comparison, damage. */

#include "config.h"

#include "bs-odds-attack.h"

#include "bs-odds-reroll.h"

#include <glib/gi18n.h>

/* Evade tokens, shields, hull and cards beyond this are a slip of the pen. */
#define MAX_FIGURE 1000

typedef struct
{
  const BsOddsAttackInput *input;
  double *evades;           /* chance of each number of evades */
  int max_evades;
  double **heavy;           /* [draws][n]: chance that n of the cards drawn are heavy */
  int max_draws;
} Work;

static int
count_faces (const int *counts)
{
  int n = 0;

  for (int i = 0; i < BS_ODDS_MAX_FACES; i++)
    n += counts[i];

  return n;
}

static gboolean
are_counts (const int       *counts,
            const BsOddsDie *die)
{
  for (int i = 0; i < BS_ODDS_MAX_FACES; i++)
    if (counts[i] < 0 || counts[i] > BS_ODDS_MAX_DICE || (i >= die->n_faces && counts[i] != 0))
      return FALSE;

  return TRUE;
}

static gboolean
check_dice (int         dice,
            const int  *rolled,
            const int  *fixed,
            GError    **error)
{
  if (dice >= 0 && dice <= BS_ODDS_MAX_DICE &&
      dice + count_faces (rolled) + (fixed != NULL ? count_faces (fixed) : 0) <= BS_ODDS_MAX_DICE)
    return TRUE;

  g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
               _("no odds for this number of dice: give 0 to %d for each roll"), BS_ODDS_MAX_DICE);
  return FALSE;
}

static gboolean
check_input (const BsOddsAttackInput  *input,
             GError                  **error)
{
  const int figures[] = { input->evades, input->shields, input->hull, input->deck };

  if (!bs_odds_die_check (&input->attack_die, error) ||
      !bs_odds_die_check (&input->defence_die, error))
    return FALSE;
  g_return_val_if_fail (are_counts (input->attack_rolled, &input->attack_die) &&
                        are_counts (input->attack_fixed, &input->attack_die) &&
                        are_counts (input->defence_rolled, &input->defence_die), FALSE);
  if (!check_dice (input->attack_dice, input->attack_rolled, input->attack_fixed, error) ||
      !check_dice (input->defence_dice, input->defence_rolled, NULL, error))
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (figures); i++)
    if (figures[i] < 0 || figures[i] > MAX_FIGURE)
      {
        g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                     _("evades, shields, hull and cards must be 0 to %d"), MAX_FIGURE);
        return FALSE;
      }
  g_return_val_if_fail (input->heavy >= 0 && input->heavy <= input->deck, FALSE);
  g_return_val_if_fail (input->heavy_counts >= 0 && input->heavy_counts <= MAX_FIGURE, FALSE);

  return TRUE;
}

/* The dice that lie there and stay. */
static void
add_certain (BsOddsGrid           *grid,
             const BsOddsOutcomes *outcomes,
             int                   outcome,
             int                   n)
{
  BsOddsOutcomes one = { .n = 1, .p = { 1 } };

  one.hits[0] = outcomes->hits[outcome];
  one.crits[0] = outcomes->crits[outcome];
  for (int i = 0; i < n; i++)
    bs_odds_grid_roll (grid, &one);
}

/* Each die for itself: rolled, and once more if it misses. */
static void
reroll_misses (BsOddsGrid              *grid,
               const BsOddsAttackInput *input,
               const BsOddsOutcomes    *outcomes)
{
  BsOddsOutcomes twice = *outcomes;
  int miss = -1;

  for (int i = 0; i < outcomes->n; i++)
    if (outcomes->hits[i] == 0 && outcomes->crits[i] == 0)
      miss = i;
  if (input->reroll && miss >= 0)
    for (int i = 0; i < outcomes->n; i++)
      twice.p[i] = (i == miss ? 0 : outcomes->p[i]) + outcomes->p[miss] * outcomes->p[i];

  for (int i = 0; i < input->attack_dice; i++)
    bs_odds_grid_roll (grid, &twice);
  for (int i = 0; i < input->attack_die.n_faces; i++)
    {
      int outcome = outcomes->of_face[i];

      if (!input->reroll || outcome != miss)
        add_certain (grid, outcomes, outcome, input->attack_rolled[i]);
      else
        for (int d = 0; d < input->attack_rolled[i]; d++)
          bs_odds_grid_roll (grid, outcomes);
    }
}

static void
work_out_evades (Work *work)
{
  const BsOddsAttackInput *input = work->input;
  g_autofree double *rolled = NULL;
  int max, certain = input->evades;

  for (int i = 0; i < input->defence_die.n_faces; i++)
    certain += input->defence_rolled[i] *
               bs_odds_face_value (&input->defence_die.faces[i], FALSE, input->defence_convert);

  rolled =
    bs_odds_sum (&input->defence_die, input->defence_dice, FALSE, input->defence_convert, &max);
  work->max_evades = certain + max;
  work->evades = g_new0 (double, work->max_evades + 1);
  memcpy (work->evades + certain, rolled, sizeof (double) * (max + 1));
}

/* Cards drawn one after the other without putting any back. */
static void
work_out_heavy (Work *work,
                int   draws)
{
  const BsOddsAttackInput *input = work->input;

  work->max_draws = MIN (draws, input->deck);
  work->heavy = g_new0 (double *, work->max_draws + 1);
  for (int d = 0; d <= work->max_draws; d++)
    work->heavy[d] = g_new0 (double, work->max_draws + 2);

  work->heavy[0][0] = 1;
  for (int d = 0; d < work->max_draws; d++)
    for (int n = 0; n <= MIN (d, input->heavy); n++)
      {
        double p = work->heavy[d][n];
        int light = input->deck - input->heavy - (d - n);

        work->heavy[d + 1][n + 1] += p * (input->heavy - n) / (input->deck - d);
        if (light > 0)
          work->heavy[d + 1][n] += p * light / (input->deck - d);
      }
}

static void
work_clear (Work *work)
{
  g_free (work->evades);
  for (int d = 0; work->heavy != NULL && d <= work->max_draws; d++)
    g_free (work->heavy[d]);
  g_free (work->heavy);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Work, work_clear)

/* The chance that what is left destroys the target: hits before criticals, shields first (X4.6). */
static double
chance_to_destroy (const Work *work,
                   int         hits,
                   int         crits)
{
  const BsOddsAttackInput *input = work->input;
  int face_down = MAX (hits - input->shields, 0);
  int face_up = MAX (crits - MAX (input->shields - hits, 0), 0);
  int draws = MIN (face_up, MAX (input->deck - face_down, 0));
  double p = 0;

  if (input->hull == 0 || input->precision)
    return 0;

  for (int n = 0; n <= draws; n++)
    if (face_down + face_up + n * (input->heavy_counts - 1) >= input->hull)
      p += work->heavy[draws][n];

  return p;
}

/* What results are worth by themselves, for the aim. */
static double
worth_of_left (const Work *work,
               int         hits,
               int         crits)
{
  switch (work->input->aim)
    {
    case BS_ODDS_AIM_ANY:
      return hits + crits > 0;
    case BS_ODDS_AIM_CRIT:
      return crits > 0;
    case BS_ODDS_AIM_DESTROY:
      return chance_to_destroy (work, hits, crits);
    case BS_ODDS_AIM_MISSES:
    case BS_ODDS_AIM_DAMAGE:
    default:
      return hits + crits;
    }
}

/* Evades cancel hits first, then criticals (X4.5). */
static void
compare (int  evades,
         int *hits,
         int *crits)
{
  int cancelled = MIN (*hits, evades);

  *hits -= cancelled;
  *crits = MAX (*crits - (evades - cancelled), 0);
}

static void
work_out_worth (const Work       *work,
                const BsOddsGrid *grid,
                BsOddsGrid       *worth)
{
  bs_odds_grid_init (worth, grid->hits, grid->crits);
  for (int h = 0; h <= grid->hits; h++)
    for (int c = 0; c <= grid->crits; c++)
      for (int e = 0; e <= work->max_evades; e++)
        {
          int hits = h, crits = c;

          compare (e, &hits, &crits);
          *bs_odds_grid_at (worth, h, c) += work->evades[e] * worth_of_left (work, hits, crits);
        }
}

static void
sum_up (BsOddsAttack     *self,
        const Work       *work,
        const BsOddsGrid *left)
{
  for (int h = 0; h <= left->hits; h++)
    for (int c = 0; c <= left->crits; c++)
      {
        double p = *bs_odds_grid_at (left, h, c);

        self->expected_hits += p * h;
        self->expected_crits += p * c;
        if (!work->input->precision)
          self->expected_damage += p * (h + c);
        if (h + c > 0)
          self->p_any += p;
        if (c > 0)
          self->p_crit += p;
        if (p > 0)
          self->p_destroyed += p * chance_to_destroy (work, h, c);
      }
}

/* How many hits and criticals there can be. */
static void
grid_init_for (BsOddsGrid              *grid,
               const BsOddsAttackInput *input,
               const BsOddsOutcomes    *outcomes)
{
  int dice =
    input->attack_dice + count_faces (input->attack_rolled) + count_faces (input->attack_fixed);
  int hits = 0, crits = 0;

  for (int i = 0; i < outcomes->n; i++)
    {
      hits = MAX (hits, outcomes->hits[i]);
      crits = MAX (crits, outcomes->crits[i]);
    }

  bs_odds_grid_init (grid, dice * hits, dice * crits);
  *bs_odds_grid_at (grid, 0, 0) = 1;
}

static gboolean
roll_attack (const Work            *work,
             BsOddsGrid            *grid,
             const BsOddsOutcomes  *outcomes,
             GError               **error)
{
  const BsOddsAttackInput *input = work->input;
  g_auto(BsOddsGrid) worth = { 0 };

  for (int i = 0; i < input->attack_die.n_faces; i++)
    add_certain (grid, outcomes, outcomes->of_face[i], input->attack_fixed[i]);

  if (!input->reroll || input->aim == BS_ODDS_AIM_MISSES)
    {
      reroll_misses (grid, input, outcomes);
      return TRUE;
    }

  work_out_worth (work, grid, &worth);
  return bs_odds_reroll (grid, input, outcomes, &worth, error);
}

/**
 * bs_odds_attack_new:
 * @input: the attack
 *
 * Works out an attack exactly.
 *
 * Returns: (transfer full) (nullable): the odds; %NULL with %BS_ERROR_MEANINGLESS
 *   if a number is out of the limits of bs-odds.h
 */
BsOddsAttack *
bs_odds_attack_new (const BsOddsAttackInput  *input,
                    GError                  **error)
{
  g_auto(Work) work = { .input = input };
  g_auto(BsOddsGrid) grid = { 0 }, left = { 0 };
  BsOddsOutcomes outcomes;
  BsOddsAttack *self;

  if (!check_input (input, error))
    return NULL;

  bs_odds_outcomes (&outcomes, &input->attack_die, input->attack_convert);
  grid_init_for (&grid, input, &outcomes);
  work_out_evades (&work);
  work_out_heavy (&work, grid.crits);
  if (!roll_attack (&work, &grid, &outcomes, error))
    return NULL;

  bs_odds_grid_init (&left, grid.hits, grid.crits);
  for (int h = 0; h <= grid.hits; h++)
    for (int c = 0; c <= grid.crits; c++)
      for (int e = 0; *bs_odds_grid_at (&grid, h, c) > 0 && e <= work.max_evades; e++)
        {
          int hits = h, crits = c;

          compare (e, &hits, &crits);
          *bs_odds_grid_at (&left, hits, crits) += *bs_odds_grid_at (&grid, h, c) * work.evades[e];
        }

  self = g_new0 (BsOddsAttack, 1);
  sum_up (self, &work, &left);
  self->max_hits = left.hits;
  self->max_crits = left.crits;
  self->left = g_steal_pointer (&left.p);

  return self;
}

void
bs_odds_attack_free (BsOddsAttack *self)
{
  g_free (self->left);
  g_free (self);
}

/**
 * bs_odds_attack_left:
 *
 * Returns: the chance that just so many hits and criticals are left
 */
double
bs_odds_attack_left (const BsOddsAttack *self,
                     int                 hits,
                     int                 crits)
{
  if (hits < 0 || hits > self->max_hits || crits < 0 || crits > self->max_crits)
    return 0;

  return self->left[(gsize) hits * (self->max_crits + 1) + crits];
}
