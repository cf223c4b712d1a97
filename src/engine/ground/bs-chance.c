/* bs-chance.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Virtual dice and decks. */

#include "bs-chance.h"

struct _BsChance
{
  GRand *rand;
};

/**
 * bs_chance_new:
 *
 * Returns: (transfer full): dice and decks that nobody can foresee
 */
BsChance *
bs_chance_new (void)
{
  BsChance *self = g_new0 (BsChance, 1);

  self->rand = g_rand_new ();
  return self;
}

/**
 * bs_chance_new_seeded:
 * @seed: any number
 *
 * Returns: (transfer full): dice and decks that come out the same each time, for tests
 */
BsChance *
bs_chance_new_seeded (guint32 seed)
{
  BsChance *self = g_new0 (BsChance, 1);

  self->rand = g_rand_new_with_seed (seed);
  return self;
}

/**
 * bs_chance_free:
 * @self: (transfer full): dice and decks
 */
void
bs_chance_free (BsChance *self)
{
  g_rand_free (self->rand);
  g_free (self);
}

/**
 * bs_chance_number:
 * @self: dice and decks
 * @n: how many sides, at least 1
 *
 * Returns: a number from 0 to @n - 1
 */
int
bs_chance_number (BsChance *self,
                  int       n)
{
  return g_rand_int_range (self->rand, 0, n);
}
