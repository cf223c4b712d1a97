/* bs-format-names.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A plain list of names, one card a line or several with + or commas between them, points in brackets: "Wedge Antilles (29) + R2-D2".
 * What a name is is found out when it is looked up; a ship, or a pilot without one, begins the next ship. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

#define CARDS_MAX 2000

gboolean
bs_names_detect (const BsIntake *intake)
{
  return intake->json == NULL && *(intake->text + strspn (intake->text, " \t\n")) != '<';
}

/* How often, before the name ("2x Academy Pilot") or behind it ("Academy Pilot x2"). Takes it off. */
static guint
take_count (char **name)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(\\d{1,2})\\s*[x×]\\s+(.+)$|^(.+?)\\s+(?:[x×]\\s*(\\d{1,2})|(\\d{1,2})\\s*[x×])$",
                                          G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *number = NULL;
  guint n;

  if (!g_regex_match (regex, *name, 0, &match))
    return 1;
  for (int group = 1; group <= 5; group += group == 1 ? 3 : 1)
    if (number == NULL || *number == '\0')
      {
        g_free (number);
        number = g_match_info_fetch (match, group);
      }
  n = number != NULL ? (guint) g_ascii_strtoull (number, NULL, 10) : 0;
  if (n == 0 || n > 20)
    return 1;
  for (int group = 2; group <= 3; group++)
    {
      g_autofree char *rest = g_match_info_fetch (match, group);

      if (rest != NULL && *rest != '\0')
        {
          g_free (*name);
          *name = g_steal_pointer (&rest);
          break;
        }
    }

  return n;
}

/* "(29)", "[29]", "(29 points)", "- 29", "29 Punkte" behind a name. Takes them off. */
static gboolean
take_points (char **name,
             int   *points)
{
  g_autoptr (GRegex) regex = g_regex_new ("^(.*\\S)\\s*(?:[(\\[]\\s*([+-]?\\d{1,3})(?:\\s[^)\\]]*)?[)\\]]|"
                                          "\\s[-–—=]\\s*(\\d{1,3})(?:\\s*(?:pts?|points?|punkte?)\\.?)?|"
                                          "[\\s,]\\s*(\\d{1,3})\\s*(?:pts?|points?|punkte?)\\.?)$", G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  char *rest;

  if (!g_regex_match (regex, *name, 0, &match))
    return FALSE;
  for (int group = 2; group <= 4; group++)
    {
      g_autofree char *number = g_match_info_fetch (match, group);

      if (number != NULL && *number != '\0')
        *points = (int) g_ascii_strtoll (number, NULL, 10);
    }
  rest = g_match_info_fetch (match, 1);
  g_free (*name);
  *name = rest;

  return *points > -100;
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
  has_points = take_points (&name, &points);
  if (*count == 1)
    *count = take_count (&name);
  card = bs_squad_card_new (NULL, NULL, NULL, name);
  card->line = line;
  card->points = points;
  card->has_points = has_points;

  return card;
}

/* What a message has before a line: "[28.11.26, 19:03:12] Max: ", "19:03 - Max: ". */
#define CHAT_TIME "\\d{1,2}:\\d{2}(?::\\d{2})?(?:[\\s\\x{a0}\\x{202f}]*[ap]\\.?m\\.?)?"
#define CHAT_DATE "(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?\\s+)?"
#define CHAT_BEGIN "^[\\s\\x{200e}]*(?:\\[" CHAT_DATE CHAT_TIME "\\]|" CHAT_DATE CHAT_TIME "\\s+[-–—])\\s*(?:[^:]{1,40}:(?=\\s|$))?"
/* Quoted, a point of a list, a heading. */
#define MARKS_BEGIN "^(?:[\\s>*•·‣◦–—-]|#(?=[\\s#]))+"
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
      g_autoptr (GRegex) regex = g_regex_new (steps[i][0], G_REGEX_CASELESS, 0, NULL);
      char *next = g_regex_replace (regex, text, -1, 0, steps[i][1], 0, NULL);

      if (next == NULL)
        break;
      g_free (text);
      text = next;
    }

  return g_strstrip (text);
}

/* "Extra points: 15": what costs points beside the ships. */
static gboolean
is_extra (BsSquad    *squad,
          const char *low)
{
  static const char *const words[] = { "extra points:", "zusatzpunkte:", NULL };

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (low, words[i]))
      {
        squad->extra_points += (int) CLAMP (g_ascii_strtoll (low + strlen (words[i]), NULL, 10), -999, 999);
        return TRUE;
      }

  return FALSE;
}

/* "Total: 36", and links: no card. */
static gboolean
is_beside (BsSquad    *squad,
           const char *line,
           guint       number)
{
  static const char *const sums[] = { "total", "sum", "points", "summe", "gesamt", "punkte", NULL };
  g_autofree char *low = g_utf8_strdown (line, -1);
  const char *digits = low + strcspn (low, "0123456789");

  if (strstr (low, "://") != NULL)
    {
      bs_squad_remark (squad, _("Line %u is a link and was left out."), number);
      return TRUE;
    }
  if (g_str_has_prefix (low, "boarder:"))
    {
      bs_squad_remark (squad, _("Line %u is a boarder and was left out: put it on its ship in the fleet."), number);
      return TRUE;
    }
  if (is_extra (squad, low))
    return TRUE;
  for (guint i = 0; sums[i] != NULL; i++)
    {
      gsize n = strlen (sums[i]);

      if (strncmp (low, sums[i], n) != 0 || strcspn (low + n, "0123456789") != strspn (low + n, " :=\t"))
        continue;
      squad->has_points = *digits != '\0';
      squad->points = (int) CLAMP (g_ascii_strtoll (digits, NULL, 10), 0, 9999);
      return TRUE;
    }

  return FALSE;
}

gboolean
bs_names_read (const BsIntake *intake,
               GPtrArray      *squads,
               GError        **error)
{
  g_auto (GStrv) lines = g_strsplit (intake->text, "\n", -1);
  g_autoptr (BsSquad) squad = bs_squad_new ();
  BsSquadShip *ship = NULL;
  guint total = 0;

  for (guint i = 0; lines[i] != NULL && total <= CARDS_MAX; i++)
    {
      g_auto (GStrv) names = NULL;
      g_autofree char *line = without_marks (lines[i]);
      guint times = 1;

      if (*line == '\0')
        {
          /* A row of dashes is nothing; an empty line, and one with a speaker alone, ends a ship. */
          g_strstrip (lines[i]);
          if (*lines[i] == '\0' || strpbrk (lines[i], "0123456789") != NULL)
            ship = NULL;
          continue;
        }
      if (is_beside (squad, line, i + 1))
        continue;
      names = g_strsplit (line, " + ", -1);
      if (ship == NULL)
        ship = bs_squad_add_ship (squad);
      /* "2x Academy Pilot + Shield Upgrade": the whole line twice. */
      for (guint k = 0; k < times; k++)
        for (guint j = 0; names[j] != NULL && total <= CARDS_MAX; j++)
          {
            guint count;
            BsSquadCard *card = bs_names_card (names[j], i + 1, &count);

            if (j == 0)
              times = count;
            if (card->name == NULL)
              bs_squad_card_free (card);
            else
              {
                g_ptr_array_add (ship->cards, card);
                total++;
              }
          }
    }
  if (total > CARDS_MAX)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC, _("it has more than %d lines with names: that is no list of ships"), CARDS_MAX);
      return FALSE;
    }
  if (total == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC, _("there are no ships in this list"));
      return FALSE;
    }
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}
