/* bs-format-yasb.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Links of Yet Another Squad Builder hold its own running numbers, which the catalogue knows as
 * other names of its cards (data/sources/x-wing/yasb_ids.tsv). A link is a squad; several lines of
 * links are several squads. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

#define NUMBER_MAX 100000

/* Cards of huge ships go by their ids of XWS, since two of them make one ship. */
static const struct { int number; const char *xws, *half; } halves[] = {
  { 80, "cr90corvettefore", "fore" },          { 81, "cr90corvetteaft", "aft" },
  { 129, "raiderclasscorvettefore", "fore" },  { 130, "raiderclasscorvetteaft", "aft" },
};

/* The value of a field of the link, decoded. */
static char *
field (const char *link,
       const char *name)
{
  const char *query = strchr (link, '?');
  const char *end = link + strcspn (link, " \t\n");

  for (const char *p = query; p != NULL && p < end; p = strchr (p + 1, '&'))
    {
      gsize n = strlen (name);

      if (strncmp (p + 1, name, n) == 0 && p[n + 1] == '=')
        {
          const char *value = p + n + 2;
          gsize length = strcspn (value, "& \t\n");
          g_autofree char *raw = g_strdelimit (g_strndup (value, length), "+", ' ');
          char *decoded = g_uri_unescape_string (raw, NULL);

          return decoded != NULL ? decoded : g_steal_pointer (&raw);
        }
    }

  return NULL;
}

typedef enum
{
  LINK_NONE,
  LINK_FIRST,
  LINK_SECOND,
} LinkKind;

/* What the addresses of squad builders have before their “?”, and the edition that they build
 * for. */
static const struct { const char *text; LinkKind kind;
} places[] = {
  { "raithos.", LINK_SECOND }, { "yasb.app", LINK_SECOND }, { "launchbaynext", LINK_SECOND },
  { "xwing", LINK_FIRST },     { "yasb", LINK_FIRST },
};

/* Of a link, with or without “https://”: by its host; by a squad in it that is written as only this
 * builder writes, wherever it lies. */
static LinkKind
kind_of (const char *text)
{
  g_autofree char *word = g_strndup (text, strcspn (text, " \t\n"));
  g_autofree char *low = g_ascii_strdown (word, -1);
  const char *scheme = strstr (low, "://");
  const char *host = scheme != NULL ? scheme + 3 : low;
  gsize length = strcspn (host, "/?#");
  gssize place = (gssize) strcspn (host, "?#");

  if (g_strstr_len (host, (gssize) length, ".") == NULL || (scheme == NULL && host[length] == '\0'))
    return LINK_NONE;
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_strstr_len (host, place, places[i].text) != NULL)
      return places[i].kind;

  return g_regex_match_simple ("[?&]d=v\\d", host, 0, 0) ? LINK_FIRST : LINK_NONE;
}

gboolean
bs_yasb_detect (const BsIntake *intake)
{
  /* Lists of names may end in such a link; a link alone begins with it. */
  return intake->json == NULL &&
         kind_of (intake->text + strspn (intake->text, " \t\n")) != LINK_NONE;
}

/* -1: an empty slot. */
static gboolean
read_number (const char *text,
             int        *number)
{
  char *end;
  gint64 n = g_ascii_strtoll (text, &end, 10);

  if (end == text || *end != '\0' || n < 0 || n > NUMBER_MAX)
    return FALSE;
  *number = (int) n;

  return TRUE;
}

static void
add_card (BsSquad     *squad,
          BsSquadShip *ship,
          const char  *kind,
          const char  *told,
          guint        line)
{
  g_autofree char *id = NULL;
  BsSquadCard *card;
  int number;

  if (!read_number (told, &number))
    {
      if (*told != '\0' && !g_str_equal (told, "-1"))
        bs_squad_remark (squad, _("“%s” in the link is no card and was left out."), told);
      return;
    }
  /* The first title, and the first modification, are none. */
  if (number == 0 && !g_str_equal (kind, "upgrade"))
    return;
  id = g_strdup_printf ("%s-%d", kind, number);
  card = bs_squad_card_new ("upgrade", "yasb", id, NULL);
  card->line = line;
  g_ptr_array_add (ship->cards, card);
}

static void
add_cards (BsSquad     *squad,
           BsSquadShip *ship,
           const char  *kind,
           const char  *told,
           guint        line)
{
  g_auto (GStrv) numbers = g_strsplit_set (told, ",|", -1);

  for (guint i = 0; numbers[i] != NULL; i++)
    add_card (squad, ship, kind, numbers[i], line);
}

/* "U.27,T.5,M.3": cards in slots that other cards bring. */
static void
add_conferred (BsSquad     *squad,
               BsSquadShip *ship,
               const char  *told,
               guint        line)
{
  static const struct
  {
    char letter;
    const char *kind;
  } kinds[] = { { 'U', "upgrade" }, { 'T', "title" }, { 'M', "modification" } };
  g_auto (GStrv) all = g_strsplit (told, ",", -1);

  for (guint i = 0; all[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (kinds); j++)
      if (all[i][0] == kinds[j].letter && all[i][1] == '.')
        add_card (squad, ship, kinds[j].kind, all[i] + 2, line);
}

/* PILOT:UPGRADES:TITLES:MODIFICATIONS:CONFERRED, each number as the builder counts. */
static void
read_ship (BsSquad    *squad,
           const char *told,
           guint       line)
{
  g_auto (GStrv) parts = g_strsplit (told, ":", -1);
  guint n = g_strv_length (parts);
  g_autofree char *id = NULL;
  BsSquadShip *ship;
  int pilot;

  if (n == 0 || !read_number (parts[0], &pilot))
    {
      bs_squad_remark (squad, _("“%s” in the link is no ship and was left out."), told);
      return;
    }
  ship = bs_squad_add_ship (squad);
  id = g_strdup_printf ("pilot-%d", pilot);
  for (guint i = 0; i < G_N_ELEMENTS (halves); i++)
    if (halves[i].number == pilot)
      {
        ship->leader = bs_squad_card_new ("pilot", "xws", halves[i].xws, NULL);
        ship->half = g_strdup (halves[i].half);
      }
  if (ship->leader == NULL)
    ship->leader = bs_squad_card_new ("pilot", "yasb", id, NULL);
  ship->leader->line = line;
  if (n > 1)
    add_cards (squad, ship, "upgrade", parts[1], line);
  if (n > 2)
    add_cards (squad, ship, "title", parts[2], line);
  if (n > 3)
    add_cards (squad, ship, "modification", parts[3], line);
  if (n > 4)
    add_conferred (squad, ship, parts[4], line);
}

/* Versions 1 to 4 are of the first edition: "v4!s!SHIP;SHIP;"; the first one has no mark. */
static const char *
ships_of (const char *told)
{
  const char *last = strrchr (told, '!');

  if (told[0] == 'v' && (told[1] < '1' || told[1] > '4' || told[2] != '!'))
    return NULL;

  return last != NULL ? last + 1 : told;
}

static guint
count_words (const char *told)
{
  g_auto (GStrv) words = g_strsplit (told, ",", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += *words[i] != '\0';

  return n;
}

/* One link; NULL with @error. */
static BsSquad *
read_link (const char  *link,
           guint        line,
           GError     **error)
{
  g_autofree char *faction = field (link, "f");
  g_autofree char *told = field (link, "d");
  g_autofree char *obstacles = field (link, "obs");
  const char *list = told != NULL && kind_of (link) == LINK_FIRST ? ships_of (told) : NULL;
  g_auto (GStrv) ships = g_strsplit (list != NULL ? list : "", ";", -1);
  g_autoptr (BsSquad) squad = bs_squad_new ();

  if (list == NULL && (told != NULL || kind_of (link) == LINK_SECOND))
    g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                         _("it is a link to a squad builder for the second edition of X-Wing; "
                            "Boardside plays the first and takes lists "
                            "of that as XWS"));
  if (list == NULL)
    return NULL;
  squad->name = field (link, "sn");
  bs_xws_set_faction (squad, faction);
  for (guint i = 0; ships[i] != NULL; i++)
    if (*ships[i] != '\0')
      read_ship (squad, ships[i], line);
  if (obstacles != NULL)
    bs_xws_leave_obstacles (squad, count_words (obstacles));
  bs_xws_join_halves (squad);

  return squad->ships->len > 0 ? g_steal_pointer (&squad) : NULL;
}

gboolean
bs_yasb_read (const BsIntake *intake,
              GPtrArray      *squads,
              GError        **error)
{
  g_auto (GStrv) lines = g_strsplit (intake->text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (GError) inner = NULL;
      BsSquad *squad =
        kind_of (g_strstrip (lines[i])) != LINK_NONE ? read_link (lines[i], i + 1, &inner) : NULL;

      if (inner != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&inner));
          return FALSE;
        }
      if (squad != NULL)
        g_ptr_array_add (squads, squad);
    }
  if (squads->len > 0)
    return TRUE;
  g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                       _("it is a link to a squad builder without a squad in it; open it there, "
                          "choose its export as XWS and paste that"));

  return FALSE;
}
