/* bench-catalogue.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How long a catalogue takes beside a bare libxml2 parse of the same bytes, what it leaves in
 * memory, and how long searches take: the first by name, which puts the names into a table, and
 * those while somebody types. */

#include "config.h"

#include "exchange/squads/bs-resolver.h"
#include "model/library/bs-library.h"
#include "xml/bs-xml.h"

#include <libxml/parser.h>
#include <malloc.h>
#include <string.h>

#define TIMES 30

static double
best_of (double best,
         gint64 begin)
{
  double took = (double) (g_get_monotonic_time () - begin) / 1000.0;

  return best < 0 ? took : MIN (best, took);
}

static void
bare_parse (GPtrArray *sources)
{
  for (guint j = 0; j < sources->len; j++)
    {
      const BsXmlSource *source = sources->pdata[j];
      gsize size;
      const char *data = g_bytes_get_data (source->bytes, &size);
      xmlDocPtr doc = xmlReadMemory (data, (int) size, NULL, NULL, XML_PARSE_NONET);

      xmlFreeDoc (doc);
    }
}

/* One after the other, so that what else the machine does hits both. */
static void
measure (GPtrArray       *sources,
         const BsRuleset *ruleset,
         double          *bare,
         double          *ours)
{
  *bare = *ours = -1;
  for (guint i = 0; i < TIMES; i++)
    {
      gint64 begin = g_get_monotonic_time ();
      BsCatalogue *catalogue;

      bare_parse (sources);
      *bare = best_of (*bare, begin);
      begin = g_get_monotonic_time ();
      catalogue = bs_xml_load_catalogue (sources, ruleset, NULL, NULL);
      *ours = best_of (*ours, begin);
      bs_catalogue_unref (catalogue);
    }
}

static gsize
in_use (void)
{
  malloc_trim (0);

  return mallinfo2 ().uordblks;
}

static void
bench (BsLibrary  *library,
       const char *game)
{
  g_autoptr (GPtrArray) layers = bs_library_layers (library, game, NULL, NULL);
  g_autoptr (BsRuleset) ruleset = layers != NULL ? bs_xml_load_ruleset (layers, NULL, NULL) : NULL;
  g_autoptr (GPtrArray) sources = bs_library_catalogues (library, bs_id (game), NULL, FALSE);
  g_autoptr (BsCatalogue) catalogue = NULL;
  g_autoptr (BsResolver) resolver = NULL;
  static const char *const typed[] = { "s",       "sk",         "sky",   "skywalker",
                                       "traktor", "föderation", "class", "zzzz" };
  double bare, ours, named, search = 0;
  gsize before, after;
  gint64 begin;

  if (ruleset == NULL || sources->len == 0)
    return;
  measure (sources, ruleset, &bare, &ours);
  before = in_use ();
  catalogue = bs_xml_load_catalogue (sources, ruleset, NULL, NULL);
  after = in_use ();
  begin = g_get_monotonic_time ();
  (void) bs_catalogue_find (catalogue, "ship", "zzzz");
  named = best_of (-1, begin);
  begin = g_get_monotonic_time ();
  resolver = bs_resolver_new (catalogue);
  g_print ("%-12s %5u cards  bare parse %6.2f ms  load %6.2f ms  ratio %.2f  keeps %.2f MB  first "
           "by name %.2f ms  index %.2f ms\n",
           game, catalogue->cards->len, bare, ours, ours / bare, (double) (after - before) / 1e6,
           named, best_of (-1, begin));
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (GPtrArray) cards = NULL;

      begin = g_get_monotonic_time ();
      cards = bs_resolver_search (resolver, NULL, typed[i], 50);
      search = MAX (search, best_of (-1, begin));
    }
  g_print ("%-12s slowest of %u searches %.2f ms (a frame: 16.7 ms)\n", game,
           (guint) G_N_ELEMENTS (typed), search);
}

int
main (int   argc,
      char *argv[])
{
  BsLibrary *library = bs_library_new ();

  bench (library, "attack-wing");
  bench (library, "x-wing");
  bs_library_unref (library);

  return 0;
}
