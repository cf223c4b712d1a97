/* bs-names-builders.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What squad builders put around the names in their text exports: BBCode and HTML, columns,
 * brackets, several ships in a line. */

#include "config.h"

#include "bs-squad.h"

#include <string.h>

#define LINE_MAX_BYTES 4000

/* Pattern and what comes in its place, in this order; \n\n ends a ship. */
static const char *const steps[][2] = {
  /* Yet Another Squad Builder and others: BBCode, HTML. */
  { "<br\\s*/?>|</(?:p|li|div|tr|h\\d)>", "\n" },
  { "<p(?:\\s[^<>]*)?>", "\n\n" },
  { "<a\\s[^<>]*>.*?</a>", "" },
  { "</"
    "?(?:b|i|u|s|em|strong|small|big|span|font|div|ul|ol|li|code|tt|table|tbody|tr|td|h\\d)(?:\\s[^"
    "<>]*)?>",
    "" },
  { "\\[/?(?:b|i|u|s|url|size|color|quote|list|center|font|\\*)(?:=[^\\]]*)?\\]", "" },
  { "&quot;|&#34;|&ldquo;|&rdquo;", "\"" },
  { "&#0?39;|&apos;|&rsquo;|&lsquo;", "'" },
  { "&nbsp;", " " },
  { "&amp;", "&" },
  /* Space Dock's sheet: kind, name, faction, points in columns. */
  { "^\\s*Type\\s{2,}Card Title\\b.*$", "" },
  { "^\\s*Ship \\d+\\s{2,}(\\S.*?\\S)\\s{2,}(?:[A-Z][A-Z/]{0,3}\\s+)?(-?\\d{1,3})\\s*$",
    "\n\n\\1 (\\2)" },
  { "^\\s*[A-Z][A-Za-z]{0,3}\\s{2,}(\\S.*?\\S)\\s{2,}(?:[A-Z][A-Z/]{0,3}\\s+)?(-?\\d{1,3})\\s*$",
    "\\1 (\\2)" },
  /* Utopia: “William T. Riker 6 (Captain)”. */
  { "^(.*\\S)\\s+\\d{1,2}\\s+\\((?:Captain|Admiral)\\)", "\\1" },
  /* xwing-builder: “Rookie Pilot [R2 Astromech, Proton Torpedoes] (26)”. */
  { "^(.*\\pL.*?)\\s*\\[([^\\]]*\\pL[^\\]]*)\\]\\s*(\\(\\d{1,3}\\))?\\s*$", "\\1 + \\2\\3" },
};

/* Behind the bracket, commas are what + is elsewhere. */
static char *
join_brackets (const char *line)
{
  const char *open = strchr (line, '[');
  const char *close = open != NULL ? strchr (open, ']') : NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *inside = NULL;
  g_autofree char *joined = NULL;

  if (close == NULL || open == line || strpbrk (close, ",;") != NULL)
    return g_strdup (line);
  inside = g_strndup (open + 1, (gsize) (close - open) - 1);
  parts = g_strsplit (inside, ", ", -1);
  joined = g_strjoinv (" + ", parts);

  return g_strdup_printf ("%.*s[%s%s", (int) (open - line), line, joined, close);
}

/* (transfer full): one ship of a line. */
static char *
unpack (const char *piece)
{
  char *text = join_brackets (piece);

  for (guint i = 0; i < G_N_ELEMENTS (steps) && strlen (text) <= LINE_MAX_BYTES; i++)
    {
      char *next = g_regex_replace (bs_pattern (steps[i][0], 0), text, -1, 0, steps[i][1], 0, NULL);

      if (next == NULL)
        break;
      g_free (text);
      text = next;
    }

  return text;
}

/**
 * bs_names_unpack:
 * @line: a line of a list
 *
 * Returns: (transfer full): what a squad builder meant by it, as lines; an empty one ends a ship
 */
char **
bs_names_unpack (const char *line)
{
  g_auto (GStrv) ships = g_strsplit (line, " / ", -1);
  g_autofree char *text = NULL;

  if (strlen (line) > LINE_MAX_BYTES)
    return g_strsplit (line, "\n", -1);
  for (guint i = 0; ships[i] != NULL; i++)
    {
      char *ship = unpack (ships[i]);

      g_free (ships[i]);
      ships[i] = ship;
    }
  text = g_strjoinv ("\n\n", ships);

  return g_strsplit (text, "\n", -1);
}

/**
 * bs_names_is_markup:
 * @text: a list
 *
 * Returns: whether it begins with a mark that people put around text, so that it may be a list of
 * names all the same
 */
gboolean
bs_names_is_markup (const char *text)
{
  static const char *const tags[] = { "<p>",      "<p ",     "<b>", "<i>",   "<u>",
                                      "<strong>", "<em>",    "<br", "<div>", "<ul>",
                                      "<span",    "<small>", NULL };
  g_autofree char *begin = g_ascii_strdown (text, 10);

  for (guint i = 0; tags[i] != NULL; i++)
    if (g_str_has_prefix (begin, tags[i]))
      return TRUE;

  return FALSE;
}
