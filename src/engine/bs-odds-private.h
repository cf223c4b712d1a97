/* bs-odds-private.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-odds.h"

G_BEGIN_DECLS

/* What one attack die can come to: distinct (hits, crits) with their chances. */
typedef struct
{
  int n;
  int hits[BS_ODDS_MAX_FACES];
  int crits[BS_ODDS_MAX_FACES];
  double p[BS_ODDS_MAX_FACES];
  int of_face[BS_ODDS_MAX_FACES];   /* outcome of each face of the die */
} BsOddsOutcomes;

/* A chance, or a value, for each (hits, crits) up to the largest. */
typedef struct
{
  int hits;
  int crits;
  double *p;                        /* rows of crits + 1 */
} BsOddsGrid;

static inline double *
bs_odds_grid_at (const BsOddsGrid *self,
                 int               hits,
                 int               crits)
{
  return &self->p[(gsize) hits * (self->crits + 1) + crits];
}

void    bs_odds_grid_init  (BsOddsGrid               *self,
                            int                       hits,
                            int                       crits);
void    bs_odds_grid_clear (BsOddsGrid               *self);
void    bs_odds_grid_roll  (BsOddsGrid               *self,
                            const BsOddsOutcomes     *outcomes);

void    bs_odds_outcomes   (BsOddsOutcomes           *self,
                            const BsOddsDie          *die,
                            gboolean                  convert);
double *bs_odds_sum        (const BsOddsDie          *die,
                            int                       n,
                            gboolean                  attack,
                            gboolean                  convert,
                            int                      *max);
int     bs_odds_face_value (const BsOddsFace         *face,
                            gboolean                  attack,
                            gboolean                  convert);

gboolean bs_odds_reroll    (BsOddsGrid               *self,
                            const BsOddsAttackInput  *input,
                            const BsOddsOutcomes     *outcomes,
                            const BsOddsGrid         *worth,
                            GError                  **error);

int      bs_odds_spend_evades  (const BsRuleset *ruleset,
                                const char      *token);
gboolean bs_odds_spend_rerolls (const BsRuleset *ruleset,
                                const char      *token);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BsOddsGrid, bs_odds_grid_clear)

G_END_DECLS
