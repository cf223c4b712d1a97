/* odds-dice.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/odds/bs-odds.h"

#include <math.h>

/* What the tests of odds share: the tables in tests/data/odds and dice from them. */

/* The rows of a table as lists of fields; comments and the heading are left out. */
static inline GPtrArray *
read_table (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "odds", name, NULL);
  g_autofree char *text = NULL;
  g_auto(GStrv) lines = NULL;
  g_autoptr(GError) error = NULL;
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0, heading = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '#' && lines[i][0] != '\0' && heading-- <= 0)
      g_ptr_array_add (rows, g_strsplit (lines[i], "\t", -1));

  return rows;
}

/* die colour sides blank focus hit crit evade */
static inline BsOddsDie
read_die (const char *name)
{
  const BsOddsRole roles[] = {
    BS_ODDS_BLANK, BS_ODDS_CONVERTIBLE, BS_ODDS_HIT, BS_ODDS_CRIT, BS_ODDS_EVADE,
  };
  g_autoptr(GPtrArray) rows = read_table ("dice_faces.tsv");
  BsOddsDie die = { 0 };

  for (guint i = 0; i < rows->len; i++)
    {
      char **row = rows->pdata[i];

      for (int f = 0; g_str_equal (row[0], name) && f < 5; f++)
        if (atoi (row[3 + f]) > 0)
          bs_odds_die_add (&die, roles[f], 1, atoi (row[3 + f]));
    }
  g_assert_cmpint (die.n_faces, >, 0);

  return die;
}

/* The die as one role and value for each side, for whoever counts them by hand. */
static inline int
spread_die (const BsOddsDie *die,
            BsOddsFace      *sides)
{
  int n = 0;

  for (int i = 0; i < die->n_faces; i++)
    for (int k = 0; k < die->faces[i].count; k++)
      sides[n++] = die->faces[i];

  return n;
}

/* Whether a number is, to all its digits, the one printed in a table. */
static inline void
assert_printed (double      number,
                const char *printed)
{
  g_autofree char *ours = bs_odds_print (number);
  const char *point = strchr (printed, '.');

  g_assert_nonnull (point);
  g_assert_cmpint (strlen (point + 1), >=, 12);
  if (strlen (point + 1) == 12)
    g_assert_cmpstr (ours, ==, printed);
  g_assert_cmpfloat_with_epsilon (number, g_ascii_strtod (printed, NULL), 0.6e-12);
}

static inline void
assert_close (double one,
              double other)
{
  g_assert_cmpfloat_with_epsilon (one, other, 1e-12 * MAX (1, fabs (other)));
}
