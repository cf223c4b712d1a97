/* bs-odds-dice.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice for the odds, and sums of them. */

#include "config.h"

#include "bs-odds-dice.h"

#include <glib/gi18n.h>

/**
 * bs_odds_die_add:
 * @self: a die, zeroed at first
 * @value: results that the face shows, 1 for an ordinary one
 * @count: sides of the die that show it
 *
 * Adds a face to the die. bs_odds_die_check() says later whether the die is
 * one that can be worked with.
 */
void
bs_odds_die_add (BsOddsDie  *self,
                 BsOddsRole  role,
                 int         value,
                 int         count)
{
  g_return_if_fail (self->n_faces < BS_ODDS_MAX_FACES);

  self->faces[self->n_faces++] = (BsOddsFace) { role, value, count };
}

static int
count_sides (const BsOddsDie *self)
{
  int n = 0;

  for (int i = 0; i < self->n_faces; i++)
    n += self->faces[i].count;

  return n;
}

/**
 * bs_odds_die_check:
 *
 * Returns: whether the die has sides, and figures within the limits of bs-odds.h;
 *   else %BS_ERROR_MEANINGLESS
 */
gboolean
bs_odds_die_check (const BsOddsDie  *self,
                   GError          **error)
{
  gboolean fits = self->n_faces > 0 && self->n_faces <= BS_ODDS_MAX_FACES;
  int sides = 0;

  for (int i = 0; fits && i < self->n_faces; i++)
    {
      const BsOddsFace *face = &self->faces[i];

      fits = face->count > 0 && face->count <= BS_ODDS_MAX_SIDES &&
             face->value > 0 && face->value <= BS_ODDS_MAX_VALUE;
      sides += face->count;
    }
  if (fits && sides <= BS_ODDS_MAX_SIDES)
    return TRUE;

  g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
               _("no odds for this die: it must have 1 to %d sides, and 1 to %d results on a face"),
               BS_ODDS_MAX_SIDES, BS_ODDS_MAX_VALUE);
  return FALSE;
}

/* Results of the kind that the roll is for: hits and criticals, or evades. */
int
bs_odds_face_value (const BsOddsFace *face,
                    gboolean          attack,
                    gboolean          convert)
{
  switch (face->role)
    {
    case BS_ODDS_HIT:
    case BS_ODDS_CRIT:
      return attack ? face->value : 0;
    case BS_ODDS_EVADE:
      return attack ? 0 : face->value;
    case BS_ODDS_CONVERTIBLE:
      return convert ? face->value : 0;
    case BS_ODDS_BLANK:
    default:
      return 0;
    }
}

/*
 * bs_odds_sum:
 * @max: (out): the largest sum
 *
 * The chance of each sum of results of @n dice, criticals counted as hits.
 *
 * Returns: (transfer full): @max + 1 chances
 */
double *
bs_odds_sum (const BsOddsDie *die,
             int              n,
             gboolean         attack,
             gboolean         convert,
             int             *max)
{
  double each[BS_ODDS_MAX_VALUE + 1] = { 0 };
  double *p;
  int sides = count_sides (die);
  int most = 0;

  for (int i = 0; i < die->n_faces; i++)
    {
      int value = bs_odds_face_value (&die->faces[i], attack, convert);

      each[value] += (double) die->faces[i].count / sides;
      most = MAX (most, value);
    }

  *max = n * most;
  p = g_new0 (double, *max + 1);
  p[0] = 1;
  for (int d = 1; d <= n; d++)
    for (int sum = d * most; sum >= 0; sum--)
      {
        double total = 0;

        for (int v = 0; v <= most && v <= sum; v++)
          total += each[v] * p[sum - v];
        p[sum] = total;
      }

  return p;
}

static int
find_outcome (BsOddsOutcomes *self,
              int             hits,
              int             crits)
{
  for (int i = 0; i < self->n; i++)
    if (self->hits[i] == hits && self->crits[i] == crits)
      return i;

  self->hits[self->n] = hits;
  self->crits[self->n] = crits;
  self->p[self->n] = 0;

  return self->n++;
}

/* What one attack die comes to, with the token spent if @convert. */
void
bs_odds_outcomes (BsOddsOutcomes  *self,
                  const BsOddsDie *die,
                  gboolean         convert)
{
  int sides = count_sides (die);

  self->n = 0;
  for (int i = 0; i < die->n_faces; i++)
    {
      const BsOddsFace *face = &die->faces[i];
      int value = bs_odds_face_value (face, TRUE, convert);
      gboolean crit = face->role == BS_ODDS_CRIT;
      int outcome = find_outcome (self, crit ? 0 : value, crit ? value : 0);

      self->p[outcome] += (double) face->count / sides;
      self->of_face[i] = outcome;
    }
}

void
bs_odds_grid_init (BsOddsGrid *self,
                   int         hits,
                   int         crits)
{
  self->hits = hits;
  self->crits = crits;
  self->p = g_new0 (double, (gsize) (hits + 1) * (crits + 1));
}

void
bs_odds_grid_clear (BsOddsGrid *self)
{
  g_clear_pointer (&self->p, g_free);
}

/* One die more. Chances of more than the grid has room for must be 0 already. It works in place
 * from the top: each cell takes from itself and from cells below it that have not changed yet. */
void
bs_odds_grid_roll (BsOddsGrid           *self,
                   const BsOddsOutcomes *outcomes)
{
  for (int h = self->hits; h >= 0; h--)
    for (int c = self->crits; c >= 0; c--)
      {
        double total = 0;

        for (int i = 0; i < outcomes->n; i++)
          if (outcomes->hits[i] <= h && outcomes->crits[i] <= c)
            total += outcomes->p[i] *
                     *bs_odds_grid_at (self, h - outcomes->hits[i], c - outcomes->crits[i]);
        *bs_odds_grid_at (self, h, c) = total;
      }
}

/**
 * bs_odds_print:
 *
 * Returns: (transfer full): the number with twelve digits after the point, the
 *   same in every locale
 */
char *
bs_odds_print (double number)
{
  char buffer[512];

  return g_strdup (g_ascii_formatd (buffer, sizeof buffer, "%.12f", number));
}
