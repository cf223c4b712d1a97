/* bench-many.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether what grows is linear: battles with very many of one kind (tests/support/many.h), each at
 * N and at twice as many. Told are milliseconds at 2N and the ratio of both; 2 is linear, 4 is
 * quadratic. A kind that has a bound is measured up to it: N is half of it. */

#include "config.h"

#include "engine/draft/bs-limits.h"
#include "engine/ground/bs-bounds.h"
#include "model/shown/bs-json.h"

#include "../support/many.h"

#include <time.h>

#define LINES 2500
#define SLOW 3.0

typedef struct
{
  double open, line, json, offers;
} Times;

static double
ms_since (clock_t begin)
{
  return (clock () - begin) * 1000.0 / CLOCKS_PER_SEC;
}

/* The bound of the list that is called so, as its table has it. */
static guint
find_most (const BsFields *fields,
           const char     *list)
{
  guint most = 0;

  for (const BsField *field = fields->fields; most == 0 && !bs_field_is_end (field); field++)
    if (g_strcmp0 (field->name, list) == 0 && field->type >= BS_FIELD_IDS)
      most = bs_field_most (field);
    else if (field->of != NULL && field->member != NULL)
      most = find_most (field->of, list);

  return most;
}

static guint
most_of (const Many *kind)
{
  return kind->list != NULL ? find_most (&bs_state_fields, kind->list) : 2 * LINES;
}

static double
measure_line (BsState *state)
{
  clock_t begin = clock ();

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (BsCommand) command = bs_command_parse ("note text=x", NULL);
      g_autoptr (GPtrArray) events =
        g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
      g_autoptr (BsState) after = NULL;

      bs_verdict_free (bs_judge (state, command, NULL));
      after = bs_apply (state, command, NULL, events, NULL);
    }

  return ms_since (begin) / 20;
}

static double
measure_offers (BsState *state)
{
  clock_t begin = clock ();

  g_ptr_array_unref (bs_offers_all (state, NULL));
  return ms_since (begin);
}

static Times
measure (BsLibrary  *library,
         const Many *kind,
         guint       n)
{
  BsState *state = many_begin (library, kind);
  clock_t begin = clock ();
  Times times;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *lines = many_lines_of (kind, i);

      state = many_apply (state, lines, NULL);
    }
  times.open = ms_since (begin);
  times.line = measure_line (state);
  begin = clock ();
  g_free (bs_json_state (state, BS_VIEW_ALL));
  times.json = ms_since (begin);
  if (!state->begun)
    state = many_apply (state, "begin\nnext\nnext", NULL);
  times.offers = measure_offers (state);
  bs_state_unref (state);

  return times;
}

/* What takes next to nothing has no ratio. */
static void
tell (double once,
      double twice)
{
  if (twice < 0.5)
    g_print ("   %9.2f     ", twice);
  else
    g_print ("   %9.2f x%-3.1f", twice, twice / MAX (once, 0.01));
}

/* bench-many [KIND]...: all kinds, or these. */
int
main (int   argc,
      char *argv[])
{
  BsLibrary *library = bs_library_new ();

  g_print ("%-10s %6s %16s %16s %16s %16s\n", "kind", "2N", "to open", "a line more", "JSON",
           "offers");
  for (guint i = 0; i < G_N_ELEMENTS (many); i++)
    {
      guint most = most_of (&many[i]);
      Times once, twice;

      if (argc > 1 && !g_strv_contains ((const char *const *) argv + 1, many[i].name))
        continue;
      once = measure (library, &many[i], most / 2);
      twice = measure (library, &many[i], most);
      g_print ("%-10s %6u%s", many[i].name, most, many[i].list != NULL ? "*" : " ");
      tell (once.open, twice.open);
      tell (once.line, twice.line);
      tell (once.json, twice.json);
      tell (once.offers, twice.offers);
      g_print ("%s\n", many[i].list == NULL && twice.open / MAX (once.open, 1) > SLOW
                         ? "   more than linear"
                         : "");
    }
  g_print ("* no more than that: src/engine/ground/bs-bounds.h\n");
  bs_library_unref (library);

  return 0;
}
