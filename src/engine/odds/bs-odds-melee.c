/* bs-odds-melee.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A whole melee of two stacks (B7). Where it stands is who fights on each side and how often he has
 * been hit; that only ever goes up, or stays as it is when nobody is hit. So the standings are gone
 * through from the last to the first, and staying is taken out by dividing by the chance that
 * something happens, which is summed up by itself and not as one minus the rest, to keep all
 * digits. */

#include "config.h"

#include "bs-odds-melee.h"

#include <glib/gi18n.h>
#include <math.h>

#define MAX_STEPS 5e7

/* The value of a standing. Rounds and attacks are summed over the melees that end from there. */
typedef struct
{
  double wins[2];
  double never;
  double rounds;
  double attacks;
} Value;

typedef struct
{
  int at[2];        /* who fights, from the bottom; the length of the stack: nobody is left */
  int wounds[2];
  int turn;         /* whose turn it is, if they take turns */
} Standing;

typedef struct
{
  const BsOddsMeleeInput *input;
  int wounds;       /* body hits that matter in one attack */
  double **hits[2]; /* [side][own character * opponents + opponent]: chance of 0, 1 ... body hits;
                     * NULL-terminated */
  gboolean *can[2]; /* whether it can hit at all */
  Value *values;
} Melee;

static int
side_with_most_points (const Melee    *self,
                       const Standing *at)
{
  const BsOddsMeleeInput *input = self->input;
  int first = input->points[0][at->at[0]];
  int second = input->points[1][at->at[1]];

  if (first != second)
    return first > second ? 0 : 1;

  return input->second_first ? 1 : 0;
}

static Value
value_of (const Melee    *self,
          const Standing *at)
{
  const BsOddsMeleeInput *input = self->input;
  gsize i;

  for (int side = 0; side < 2; side++)
    if (at->at[side] == input->n_points[side])
      return (Value) { .wins = { side == 1, side == 0 } };

  i = (gsize) at->at[0] * input->body_hits + at->wounds[0];
  i = i * input->n_points[1] + at->at[1];
  i = i * input->body_hits + at->wounds[1];

  return self->values[i * 2 + at->turn];
}

static void
set_value (Melee          *self,
           const Standing *at,
           Value           value)
{
  const BsOddsMeleeInput *input = self->input;
  gsize i;

  i = (gsize) at->at[0] * input->body_hits + at->wounds[0];
  i = i * input->n_points[1] + at->at[1];
  i = i * input->body_hits + at->wounds[1];

  self->values[i * 2 + at->turn] = value;
}

static const double *
hits_of (const Melee    *self,
         const Standing *at,
         int             side)
{
  return self->hits[side][at->at[side] * self->input->n_points[1 - side] + at->at[1 - side]];
}

static gboolean
can_hit (const Melee    *self,
         const Standing *at,
         int             side)
{
  return self->can[side][at->at[side] * self->input->n_points[1 - side] + at->at[1 - side]];
}

/* Returns: whether the character fell. */
static gboolean
strike (const Melee *self,
        Standing    *at,
        int          side,
        int          hits)
{
  at->wounds[side] += hits;
  if (at->wounds[side] < self->input->body_hits)
    return FALSE;

  at->at[side]++;
  at->wounds[side] = 0;

  return TRUE;
}

/* Adds what follows with chance @p, after so many rounds and attacks. */
static void
add (Value       *sum,
     const Value *next,
     double       p,
     int          rounds,
     int          attacks)
{
  double ends = next->wins[0] + next->wins[1];

  sum->wins[0] += p * next->wins[0];
  sum->wins[1] += p * next->wins[1];
  sum->never += p * next->never;
  sum->rounds += p * (next->rounds + rounds * ends);
  sum->attacks += p * (next->attacks + attacks * ends);
}

static void
divide (Value  *sum,
        double  by)
{
  sum->wins[0] /= by;
  sum->wins[1] /= by;
  sum->never /= by;
  sum->rounds /= by;
  sum->attacks /= by;
}

/* A round from @start, or with pace to-the-end an exchange of attacks: @lead attacks, then the
 * other side unless its fighter fell (its replacement attacks from the next round on). */
static Value
work_out_round (const Melee    *self,
                const Standing *start,
                int             lead)
{
  gboolean turns = self->input->to_the_end;
  const double *lead_hits = hits_of (self, start, lead);
  const double *other_hits = hits_of (self, start, 1 - lead);
  double progress = 0, stay = lead_hits[0] * other_hits[0];
  double ends;
  Value sum = { .never = 0 };

  for (int n = 0; n <= self->wounds; n++)
    {
      Standing mid = *start;
      gboolean fell = strike (self, &mid, 1 - lead, n);

      mid.turn = turns ? 1 - lead : 0;
      if (fell || (turns && n > 0))
        {
          Value next = value_of (self, &mid);

          progress += lead_hits[n];
          add (&sum, &next, lead_hits[n], turns ? 0 : 1, 1);
          continue;
        }
      for (int m = n > 0 ? 0 : 1; m <= self->wounds; m++)
        {
          Standing end = mid;
          Value next;

          strike (self, &end, lead, m);
          end.turn = turns ? lead : 0;
          next = value_of (self, &end);
          progress += lead_hits[n] * other_hits[m];
          add (&sum, &next, lead_hits[n] * other_hits[m], turns ? 0 : 1, 2);
        }
    }

  divide (&sum, progress);
  ends = sum.wins[0] + sum.wins[1];
  sum.rounds += (turns ? 0 : 1) * ends * (stay / progress);
  sum.attacks += 2 * ends * (stay / progress);

  return sum;
}

static gboolean
work_out_standing (Melee     *self,
                   Standing  *at,
                   GError   **error)
{
  gboolean turns = self->input->to_the_end;

  for (at->turn = 0; at->turn < (turns ? 2 : 1); at->turn++)
    {
      int lead = turns ? at->turn : side_with_most_points (self, at);
      Value value = { .never = 1 };

      if (can_hit (self, at, 0) || can_hit (self, at, 1))
        value = work_out_round (self, at, lead);
      if (!isfinite (value.wins[0] + value.wins[1] + value.rounds + value.attacks))
        {
          g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                               _("no odds for this melee: a hit is too unlikely to be counted"));
          return FALSE;
        }
      set_value (self, at, value);
    }

  return TRUE;
}

static gboolean
work_out_all (Melee   *self,
              GError **error)
{
  const BsOddsMeleeInput *input = self->input;

  for (int i = input->n_points[0] - 1; i >= 0; i--)
    for (int v = input->body_hits - 1; v >= 0; v--)
      for (int j = input->n_points[1] - 1; j >= 0; j--)
        for (int w = input->body_hits - 1; w >= 0; w--)
          if (!work_out_standing (self, &(Standing) { { i, j }, { v, w }, 0 }, error))
            return FALSE;

  return TRUE;
}

/* The melee from where it is now. */
static Value
work_out_start (const Melee *self)
{
  const BsOddsMeleeInput *input = self->input;
  Standing start = { { 0, 0 }, { input->wounds[0], input->wounds[1] }, 0 };
  int side = input->next == BS_ODDS_NEXT_SECOND ? 1 : 0;
  Value sum = { .never = 0 };
  const double *hits;

  if (input->to_the_end)
    {
      start.turn =
        input->next == BS_ODDS_NEXT_BY_POINTS ? side_with_most_points (self, &start) : side;
      sum = value_of (self, &start);
      sum.rounds = sum.wins[0] + sum.wins[1];
      return sum;
    }
  if (input->next == BS_ODDS_NEXT_BY_POINTS)
    return value_of (self, &start);

  hits = hits_of (self, &start, side);
  for (int n = 0; n <= self->wounds; n++)
    {
      Standing end = start;
      Value next;

      strike (self, &end, 1 - side, n);
      next = value_of (self, &end);
      add (&sum, &next, hits[n], 1, 1);
    }

  return sum;
}

/* Chances of 0, 1 ... body hits, the last one standing for all above it. */
static double *
compare (const Melee  *self,
         const double *hits,
         int           max_hits,
         const double *evades,
         int           max_evades)
{
  double *p = g_new0 (double, self->wounds + 1);

  for (int h = 0; h <= max_hits; h++)
    for (int e = 0; e <= max_evades; e++)
      p[CLAMP (h - e, 0, self->wounds)] += hits[h] * evades[e];

  return p;
}

static int
fewest_evades (const BsOddsDie *die)
{
  int fewest = BS_ODDS_MAX_VALUE;

  for (int i = 0; i < die->n_faces; i++)
    fewest = MIN (fewest, bs_odds_face_value (&die->faces[i], FALSE, FALSE));

  return fewest;
}

/* What each character of a side can do to each one of the other. */
static void
work_out_dice (Melee *self,
               int    side)
{
  const BsOddsMeleeInput *input = self->input;
  int n = input->n_points[side], others = input->n_points[1 - side];
  g_autofree int *max = g_new (int, others);
  double **evades = g_new (double *, others);

  self->hits[side] = g_new0 (double *, n * others + 1);
  self->can[side] = g_new (gboolean, n * others);
  for (int j = 0; j < others; j++)
    evades[j] = bs_odds_sum (&input->defence_die, input->points[1 - side][j] / input->divisor,
                             FALSE, FALSE, &max[j]);

  for (int i = 0; i < n; i++)
    {
      int max_hits;
      g_autofree double *hits =
        bs_odds_sum (&input->attack_die, input->points[side][i] / input->divisor, TRUE, FALSE,
                     &max_hits);

      for (int j = 0; j < others; j++)
        {
          int dice = input->points[1 - side][j] / input->divisor;

          self->hits[side][i * others + j] = compare (self, hits, max_hits, evades[j], max[j]);
          self->can[side][i * others + j] = max_hits > dice * fewest_evades (&input->defence_die);
        }
    }

  for (int j = 0; j < others; j++)
    g_free (evades[j]);
  g_free (evades);
}

static void
melee_clear (Melee *self)
{
  for (int side = 0; side < 2; side++)
    {
      for (double **hits = self->hits[side]; hits != NULL && *hits != NULL; hits++)
        g_free (*hits);
      g_free (self->hits[side]);
      g_free (self->can[side]);
    }
  g_free (self->values);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Melee, melee_clear)

static gboolean
check_stack (const BsOddsMeleeInput  *input,
             int                      side,
             GError                 **error)
{
  if (input->n_points[side] < 1 || input->n_points[side] > BS_ODDS_MAX_STACK)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("no odds for this melee: each side must have 1 to %d characters"),
                   BS_ODDS_MAX_STACK);
      return FALSE;
    }

  for (int i = 0; i < input->n_points[side]; i++)
    if (input->points[side][i] < 0 ||
        input->points[side][i] / input->divisor > BS_ODDS_MAX_MELEE_DICE)
      {
        g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                     _("no odds for a character with %d points: they must make 0 to %d dice"),
                     input->points[side][i], BS_ODDS_MAX_MELEE_DICE);
        return FALSE;
      }

  if (input->wounds[side] < 0 || input->wounds[side] >= input->body_hits)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("the body hits of a character who fights must be 0 to %d, not %d"),
                   input->body_hits - 1, input->wounds[side]);
      return FALSE;
    }

  return TRUE;
}

static double
count_steps (const BsOddsMeleeInput *input)
{
  double pairs = (double) input->n_points[0] * input->n_points[1];
  double most[2] = { 0 };
  double body = input->body_hits;

  for (int side = 0; side < 2; side++)
    for (int i = 0; i < input->n_points[side]; i++)
      most[side] = MAX (most[side], (double) input->points[side][i] / input->divisor);

  return pairs * (2 * (most[0] + 1) * (most[1] + 1) + 2 * body * body * (body + 1) * (body + 1));
}

static gboolean
check_input (const BsOddsMeleeInput  *input,
             GError                 **error)
{
  if (!bs_odds_die_check (&input->attack_die, error) ||
      !bs_odds_die_check (&input->defence_die, error))
    return FALSE;

  if (input->divisor < 1)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("points cannot be divided by %d: give 1 or more"), input->divisor);
      return FALSE;
    }
  if (input->body_hits < 1 || input->body_hits > BS_ODDS_MAX_BODY_HITS)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("the body hits that overpower a character must be 1 to %d, not %d"),
                   BS_ODDS_MAX_BODY_HITS, input->body_hits);
      return FALSE;
    }
  if (!check_stack (input, 0, error) || !check_stack (input, 1, error))
    return FALSE;

  if (count_steps (input) > MAX_STEPS)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                           _("no odds for this melee: too many characters with too many dice"));
      return FALSE;
    }

  return TRUE;
}

/**
 * bs_odds_melee:
 * @input: two stacks, and how they fight
 * @odds: (out caller-allocates): the chances
 *
 * Works out exactly how a melee ends that goes on until a side has no character
 * left. Two characters that cannot hurt each other, having no dice, never end
 * it (B7.2): that chance is @odds->p_never.
 *
 * Returns: whether it could be worked out; else %BS_ERROR_MEANINGLESS
 */
gboolean
bs_odds_melee (const BsOddsMeleeInput  *input,
               BsOddsMelee             *odds,
               GError                 **error)
{
  g_auto(Melee) self = { .input = input };
  Value value;
  double ends;
  gsize standings;

  if (!check_input (input, error))
    return FALSE;

  self.wounds = input->one_hit ? 1 : input->body_hits;
  work_out_dice (&self, 0);
  work_out_dice (&self, 1);
  standings = (gsize) input->n_points[0] * input->n_points[1] * input->body_hits * input->body_hits;
  self.values = g_new0 (Value, standings * 2);
  if (!work_out_all (&self, error))
    return FALSE;

  value = work_out_start (&self);
  ends = value.wins[0] + value.wins[1];
  *odds = (BsOddsMelee) {
    .p_first = value.wins[0],
    .p_second = value.wins[1],
    .p_never = value.never,
    .expected_rounds = ends > 0 ? value.rounds / ends : INFINITY,
    .expected_attacks = ends > 0 ? value.attacks / ends : INFINITY,
  };

  return TRUE;
}

/**
 * bs_odds_melee_words:
 *
 * There is no melee that may or may not end: whoever overpowered somebody is
 * still there and has dice.
 *
 * Returns: (transfer full) (nullable): a sentence on what numbers do not say: the
 *   melee never ends; %NULL if it does
 */
char *
bs_odds_melee_words (const BsOddsMelee *self)
{
  if (self->p_never <= 0)
    return NULL;

  return g_strdup (_("Neither fighter has the dice to hurt the other: nobody wins, and the melee "
                      "never ends by itself."));
}
