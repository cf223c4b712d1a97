/* bs-format-names.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A plain list of names, one card a line or several with + or commas between them, points in
 * brackets: "Wedge Antilles (29) + R2-D2". What a name is is found out when it is looked up; a
 * ship, or a pilot without one, begins the next ship. */

#include "config.h"

#include "bs-squad.h"

#include "engine/draft/bs-limits.h"
#include "engine/ground/bs-bounds.h"

#include <glib/gi18n.h>
#include <string.h>

gboolean
bs_names_detect (const BsIntake *intake)
{
  const char *begin = intake->text + strspn (intake->text, " \t\n");

  return intake->json == NULL && (*begin != '<' || bs_names_is_markup (begin));
}

/* Longer ones are no names, and not worth looking through. */
#define NAME_MAX_BYTES 1000

#define UNIT "(?:pts?|points?|p|pkte?|punkte?|sp|squad(?:ron)? points?)\\.?"
#define QUOTES "\"\\x{201c}\\x{201d}\\x{201e}\\x{201a}\\x{2018}\\x{2019}\\x{ab}\\x{bb}'"

/* How often: what stands around the name. */
static const char *const counts[] = {
  "^(?<n>\\d{1,2})\\s*[x\\x{d7}*]\\s+(?<name>.+)$",
  "^[x\\x{d7}](?<n>\\d{1,2})\\s+(?<name>.+)$",
  "^(?<n>\\d{1,2})\\s+(?<name>[\\p{L}" QUOTES "].*)$",
  "^(?<name>.+?)\\s+[x\\x{d7}]\\s*(?<n>\\d{1,2})$",
  "^(?<name>.+?)\\s+(?<n>\\d{1,2})\\s*[x\\x{d7}]$",
  "^(?<name>.+?)\\s*\\(\\s*[x\\x{d7}]\\s*(?<n>\\d{1,2})\\s*\\)$",
  "^(?<name>.+?)\\s*\\(\\s*(?<n>\\d{1,2})\\s*[x\\x{d7}]\\s*\\)$",
};

/* "Three", but not in "Three of Five". */
static const struct { const char *word; guint n;
} words[] = {
  { "one", 1 },   { "two", 2 },   { "three", 3 },  { "four", 4 }, { "five", 5 }, { "six", 6 },
  { "seven", 7 }, { "eight", 8 }, { "ein", 1 },    { "zwei", 2 }, { "drei", 3 }, { "vier", 4 },
  { "fünf", 5 },  { "sechs", 6 }, { "sieben", 7 }, { "acht", 8 },
};

/* What a card costs: "(29)", "[29 points]", "- 29", ": 29", "29 Punkte", ".... 29" behind the name,
 * "(29)" before it. */
static const char *const costs[] = {
  "^(?<name>.*\\S)\\s*[(\\[{]\\s*(?<n>[+-]?\\d{1,3})\\s*(?:" UNIT "|\\s[^)\\]}]*)?\\s*[)\\]}]$",
  "^(?<name>.*\\S)[\\s,;:.=|\\x{2013}\\x{2014}-](?<n>\\d{1,3})\\s*" UNIT "$",
  "^(?<name>.*\\S)(?:\\s[-\\x{2013}\\x{2014}]|\\s*[:=|\t\\x{2026}]|\\s*\\.{2,})\\s*(?<n>[+-]?\\d{1,"
  "3})$",
  "^[(\\[{]\\s*(?<n>\\d{1,3})\\s*(?:" UNIT ")?\\s*[)\\]}]\\s*(?<name>\\S.*)$",
};

/* What is left between a name and a number that was taken off. */
#define RULE_END "(?:[\\s,;:=|\\x{2026}]|\\s[-\\x{2013}\\x{2014}]|\\.{2,}+)+$"

/* Takes the number and what belongs to it off the name, by the first pattern that fits it with a
 * number in the range. */
static gboolean
take_number (char              **name,
             const char *const  *patterns,
             guint               n_patterns,
             int                 least,
             int                 most,
             int                *number)
{
  for (guint i = 0; i < n_patterns && strlen (*name) <= NAME_MAX_BYTES; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;
      g_autofree char *digits = NULL;
      char *rest;
      int n;

      if (!g_regex_match (bs_pattern (patterns[i], G_REGEX_CASELESS), *name, 0, &match))
        continue;
      digits = g_match_info_fetch_named (match, "n");
      n = (int) g_ascii_strtoll (digits, NULL, 10);
      if (n < least || n > most)
        continue;
      rest = g_match_info_fetch_named (match, "name");
      g_free (*name);
      *name = rest;
      *number = n;
      return TRUE;
    }

  return FALSE;
}

/* A number in words before the name. */
static guint
take_word (char **name)
{
  const char *rest = strchr (*name, ' ');
  g_autofree char *first = rest != NULL ? g_strndup (*name, rest - *name) : NULL;
  g_autofree char *low = first != NULL ? g_utf8_strdown (first, -1) : NULL;

  if (low == NULL || g_str_has_prefix (rest, " of ") || g_str_has_prefix (rest, " von "))
    return 1;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (low, words[i].word))
      {
        memmove (*name, rest + 1, strlen (rest));
        return words[i].n;
      }

  return 1;
}

static guint
take_count (char **name)
{
  int n = 1;

  return take_number (name, counts, G_N_ELEMENTS (counts), 1, 20, &n) ? (guint) n
                                                                      : take_word (name);
}

/* Off, what stood between the name and its points. */
static void
trim_end (char **name)
{
  char *trimmed;

  if (strlen (*name) > NAME_MAX_BYTES)
    return;
  trimmed = g_regex_replace_literal (bs_pattern (RULE_END, 0), *name, -1, 0, "", 0, NULL);
  if (trimmed == NULL)
    return;
  g_free (*name);
  *name = trimmed;
}

/* Off, quotation marks around the whole of it. */
static void
trim_quotes (char *name)
{
  static const struct { const char *begin, *end;
  } quotes[] = {
    { "„", "“" }, { "„", "”" }, { "“", "”" }, { "”", "”" },   { "“", "“" }, { "«", "»" },
    { "»", "«" }, { "‚", "‘" }, { "‘", "’" }, { "\"", "\"" }, { "'", "'" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (quotes); i++)
    {
      gsize n = strlen (quotes[i].begin), length = strlen (name);

      if (length <= n + strlen (quotes[i].end) || !g_str_has_prefix (name, quotes[i].begin) ||
          !g_str_has_suffix (name, quotes[i].end))
        continue;
      name[length - strlen (quotes[i].end)] = '\0';
      memmove (name, name + n, strlen (name + n) + 1);
      g_strstrip (name);
      return;
    }
}

/**
 * bs_names_card:
 * @text: a card as people write it: "2x Academy Pilot (12)"
 * @line: where it stands
 * @count: (out): how often
 *
 * Returns: (transfer full): the card by its name, with its points
 */
BsSquadCard *
bs_names_card (const char *text,
               guint       line,
               guint      *count)
{
  g_autofree char *name = g_strstrip (g_strdup (text));
  BsSquadCard *card;
  int points = 0;
  gboolean has_points;

  *count = take_count (&name);
  has_points = take_number (&name, costs, G_N_ELEMENTS (costs), -99, 999, &points);
  if (has_points)
    trim_end (&name);
  if (*count == 1)
    *count = take_count (&name);
  trim_quotes (name);
  card = bs_squad_card_new (NULL, NULL, NULL, name);
  card->line = line;
  card->points = points;
  card->has_points = has_points;
  card->several = *count > 1;

  return card;
}

/* What a message has before a line: "[28.11.26, 19:03:12] Max: ", "19:03 - Max: ". */
#define CHAT_TIME "\\d{1,2}:\\d{2}(?::\\d{2})?(?:[\\s\\x{a0}\\x{202f}]*[ap]\\.?m\\.?)?"
#define CHAT_DATE "(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?\\s+)?"
#define CHAT_BEGIN                                                                                 \
  "^[\\s\\x{200e}]*(?:\\[" CHAT_DATE CHAT_TIME "\\]|" CHAT_DATE CHAT_TIME                          \
  "\\s+[-–—])\\s*(?:[^:]{1,40}:(?=\\s|$))?"
/* Quoted, a point of a list, a number of one, a heading. */
#define MARKS_BEGIN "^(?:[\\s>*+•·‣◦–—●○▪▫■□►▸▶→✓✔☐☑☒✅-]|»(?=\\s)|#(?=[\\s#])|\\d{1,2}[.)](?=\\s))+"
/* *so*, **so**, _so_, `so` */
#define MARKS_PAIR "(?<!\\w)([*_`]{1,3})(?=[^\\s*_`])(.+?)(?<=\\S)\\1(?!\\w)"

/* What chats and Markdown put around a name, off. */
static char *
without_marks (const char *told)
{
  static const char *const steps[][2] = {
    { CHAT_BEGIN, "" }, { MARKS_PAIR, "\\2" }, { MARKS_PAIR, "\\2" }, { MARKS_BEGIN, "" },
  };
  char *text = g_strdup (told);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      char *next = g_regex_replace (bs_pattern (steps[i][0], G_REGEX_CASELESS), text, -1, 0,
                                    steps[i][1], 0, NULL);

      if (next == NULL)
        break;
      g_free (text);
      text = next;
    }

  /* More follows in the next line. */
  while (*g_strstrip (text) != '\0' && strchr (",;+&", text[strlen (text) - 1]) != NULL)
    text[strlen (text) - 1] = '\0';

  return text;
}

/* "Extra points: 15": what costs points beside the ships. */
static gboolean
is_extra (BsSquad    *squad,
          const char *low)
{
  static const char *const labels[] = { "extra points:", "zusatzpunkte:", NULL };

  for (guint i = 0; labels[i] != NULL; i++)
    if (g_str_has_prefix (low, labels[i]))
      {
        squad->extra_points +=
          (int) CLAMP (g_ascii_strtoll (low + strlen (labels[i]), NULL, 10), -999, 999);
        return TRUE;
      }

  return FALSE;
}

/* The sum of the ship before it. */
static void
tell_ship (BsSquadShip *ship,
           const char  *number)
{
  BsSquadCard *first = ship != NULL && ship->cards->len > 0 ? ship->cards->pdata[0] : NULL;

  if (first == NULL)
    return;
  first->has_total = TRUE;
  first->total = (int) CLAMP (g_ascii_strtoll (number, NULL, 10), 0, 9999);
}

/* "Total: 36", "Punkte gesamt 36/100": a number, and words of sums alone. One of them may stand
 * without a number. "(36)" alone, and what names a ship, is the sum of that ship. */
static gboolean
is_sum (BsSquad      *squad,
        BsSquadShip **ship,
        const char   *low)
{
  static const char *const sums[] = { "total", "sum", "points", "summe", "gesamt", "punkte", NULL };
  static const char *const others[] = { "pts",          "cost",      "build",        "squad",
                                        "fleet",        "list",      "all",          "in",
                                        "of",           "kosten",    "staffel",      "flotte",
                                        "liste",        "insgesamt", "gesamtpunkte", "punktzahl",
                                        "gesamtkosten", "von",       "sp",           NULL };
  g_auto (GStrv) tokens = g_strsplit_set (low, " \t:=/()[].", -1);
  static const char *const ships[] = { "ship", "schiff", NULL };
  const char *number = NULL;
  guint n_words = 0, n_sums = 0, n_ships = 0;

  for (guint i = 0; tokens[i] != NULL; i++)
    {
      gboolean is_number =
        *tokens[i] != '\0' && tokens[i][strspn (tokens[i], "0123456789")] == '\0';
      gboolean names_sum = g_strv_contains (sums, tokens[i]);

      if (*tokens[i] == '\0')
        continue;
      if (!is_number && !names_sum && !g_strv_contains (others, tokens[i]) &&
          !g_strv_contains (ships, tokens[i]))
        return FALSE;
      if (is_number && number == NULL)
        number = tokens[i];
      n_words += !is_number;
      n_sums += names_sum;
      n_ships += g_strv_contains (ships, tokens[i]);
    }
  if (number != NULL && n_words == 0)
    return *low == '(' || *low == '[';
  if (n_ships > 0 && number != NULL && n_sums > 0)
    {
      tell_ship (*ship, number);
      *ship = NULL;
      return TRUE;
    }
  if (n_ships > 0)
    return FALSE;
  if (n_words == 0 || (number == NULL && (n_words > 1 || n_sums == 0)))
    return FALSE;
  squad->has_points = number != NULL;
  squad->points = number != NULL ? (int) CLAMP (g_ascii_strtoll (number, NULL, 10), 0, 9999) : 0;

  return TRUE;
}

/* Links, sums and what is put aboard later: no card. */
static gboolean
is_beside (BsSquad      *squad,
           BsSquadShip **ship,
           const char   *line,
           guint         number)
{
  g_autofree char *low = g_utf8_strdown (line, -1);

  if (strstr (low, "://") != NULL)
    {
      bs_squad_remark (squad, _("Line %u is a link and was left out."), number);
      return TRUE;
    }
  if (g_str_has_prefix (low, "boarder:"))
    {
      bs_squad_remark (squad,
                       _("Line %u is a boarder and was left out: put it on its ship in the fleet."),
                       number);
      return TRUE;
    }

  return is_extra (squad, low) || is_sum (squad, ship, low);
}

typedef struct
{
  BsSquad *squad;
  BsSquadShip *ship;      /* (nullable) the block at hand */
  guint line;
  guint total;            /* names so far */
} Reading;

/* "2x Academy Pilot + Shield Upgrade": the whole line twice. */
static void
read_names (Reading *self,
            char   **names)
{
  guint times = 1;

  if (self->ship == NULL)
    self->ship = bs_squad_add_ship (self->squad);
  for (guint k = 0; k < times; k++)
    for (guint j = 0; names[j] != NULL && self->total <= BS_MOST_IMPORTED; j++)
      {
        guint count;
        BsSquadCard *card = bs_names_card (names[j], self->line, &count);

        if (j == 0)
          times = count;
        if (card->name == NULL)
          bs_squad_card_free (card);
        else
          {
            g_ptr_array_add (self->ship->cards, card);
            self->total++;
          }
      }
}

/* A row of dashes is nothing; an empty line, and one with a speaker alone, ends a ship. */
static void
read_line (Reading *self,
           char    *raw)
{
  g_autofree char *line = without_marks (raw);
  g_auto (GStrv) names = NULL;

  if (*line == '\0')
    {
      g_strstrip (raw);
      if (*raw == '\0' || strpbrk (raw, "0123456789") != NULL)
        self->ship = NULL;
      return;
    }
  if (is_beside (self->squad, &self->ship, line, self->line))
    return;
  names = g_strsplit (line, " + ", -1);
  read_names (self, names);
}

gboolean
bs_names_read (const BsIntake *intake,
               GPtrArray      *squads,
               GError        **error)
{
  g_auto (GStrv) lines = g_strsplit (intake->text, "\n", -1);
  g_autoptr (BsSquad) squad = bs_squad_new ();
  Reading reading = { squad, NULL, 0, 0 };

  for (guint i = 0; lines[i] != NULL && reading.total <= BS_MOST_IMPORTED; i++)
    {
      g_auto (GStrv) pieces = bs_names_unpack (g_strstrip (lines[i]));
      guint n = g_strv_length (pieces);

      reading.line = i + 1;
      if (n == 0 && *lines[i] == '\0')
        read_line (&reading, lines[i]);
      /* What only held marks is nothing. */
      for (guint j = 0; j < n; j++)
        if (*g_strstrip (pieces[j]) != '\0' || (j > 0 && j + 1 < n))
          read_line (&reading, pieces[j]);
    }
  if (reading.total > BS_MOST_IMPORTED)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
                   _("it has more than %d lines with names: that is no list of ships"),
                   BS_MOST_IMPORTED);
      return FALSE;
    }
  if (reading.total == 0 && squad->remarks->len > 0 && strstr (intake->text, "://") != NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("it holds only a link, and Boardside fetches nothing: open it, "
                              "choose the export as XWS or as text, and "
                              "paste that"));
      return FALSE;
    }
  if (reading.total == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("there are no ships in this list"));
      return FALSE;
    }
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}
