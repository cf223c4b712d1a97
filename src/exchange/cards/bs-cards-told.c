/* bs-cards-told.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards of another program's data, as they are told there: odd spellings become numbers, one card
 * told twice becomes one. */

#include "config.h"

#include "bs-cards-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many names stand in a note; the others are counted. */
#define NAMES_MAX 12
#define NUMBER_MAX 99
/* What catalogues take. */
#define COST_MIN (-99)
#define COST_MAX 999
#define DICE_MAX 20

static void
free_set (BsToldSet *set)
{
  g_free (set->id);
  g_free (set->name);
  g_free (set->released);
  g_free (set);
}

static void
free_mission (BsToldMission *mission)
{
  g_free (mission->name);
  g_free (mission->text);
  g_free (mission);
}

/**
 * bs_told_dial_free:
 * @self: (nullable) (transfer full): the maneuvers of a class
 */
void
bs_told_dial_free (BsToldDial *self)
{
  if (self == NULL)
    return;

  g_free (self->name);
  g_array_unref (self->maneuvers);
  g_free (self);
}

/**
 * bs_cards_item_free:
 * @self: (transfer full): a line of the report
 */
void
bs_cards_item_free (BsCardsItem *self)
{
  g_free (self->text);
  g_free (self);
}

/**
 * bs_told_data_new:
 * @scheme: whose ids these are: utopia, spacedock
 *
 * Returns: (transfer full): a data file with nothing in it
 */
BsToldData *
bs_told_data_new (const char *scheme)
{
  BsToldData *self = g_new0 (BsToldData, 1);

  self->scheme = scheme;
  self->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_told_card_free);
  self->by_id = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) free_set);
  self->dials = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_told_dial_free);
  self->missions = g_ptr_array_new_with_free_func ((GDestroyNotify) free_mission);
  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_cards_item_free);
  self->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  return self;
}

void
bs_told_data_free (BsToldData *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->cards);
  g_hash_table_unref (self->by_id);
  g_ptr_array_unref (self->sets);
  g_ptr_array_unref (self->dials);
  g_ptr_array_unref (self->missions);
  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->notes);
  g_free (self);
}

/**
 * bs_told_card_new:
 * @kind: a static string: ship, captain, upgrade
 * @line: of the file; 0: not known
 *
 * Returns: (transfer full): a card without id and name
 */
BsToldCard *
bs_told_card_new (const char *kind,
                  guint       line)
{
  BsToldCard *self = g_new0 (BsToldCard, 1);

  self->kind = kind;
  self->line = line;
  self->ids = g_ptr_array_new_with_free_func (g_free);
  self->factions = g_ptr_array_new_with_free_func (g_free);
  self->numbers = g_array_new (FALSE, FALSE, sizeof (BsCounter));
  self->adds = g_array_new (FALSE, FALSE, sizeof (BsCounter));
  self->slots = g_array_new (FALSE, FALSE, sizeof (BsCounter));
  self->actions = g_ptr_array_new_with_free_func (g_free);
  self->sets = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
bs_told_card_free (BsToldCard *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->ids);
  g_free (self->name);
  g_free (self->ship_class);
  g_free (self->type);
  g_ptr_array_unref (self->factions);
  g_array_unref (self->numbers);
  g_array_unref (self->adds);
  g_array_unref (self->slots);
  g_ptr_array_unref (self->actions);
  g_free (self->range);
  g_ptr_array_unref (self->sets);
  g_free (self);
}

static void
add_item (BsToldData  *self,
          BsCardsKind  kind,
          guint        line,
          char        *text)
{
  BsCardsItem *item = g_new0 (BsCardsItem, 1);

  item->kind = kind;
  item->line = line;
  item->text = text;
  g_ptr_array_add (self->items, item);
}

/* What cannot stand in XML goes, and blanks are one. Takes @text. */
static char *
clean (char *text)
{
  g_autofree char *told = text;
  g_autofree char *valid = told != NULL ? g_utf8_make_valid (told, -1) : NULL;
  GString *plain = valid != NULL ? g_string_new (NULL) : NULL;

  for (const char *p = valid; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean blank = g_unichar_isspace (c) || g_unichar_iscntrl (c) || c == 0xfffe || c == 0xffff;

      if (!blank)
        g_string_append_unichar (plain, c);
      else if (plain->len > 0 && plain->str[plain->len - 1] != ' ')
        g_string_append_c (plain, ' ');
    }

  return plain != NULL ? g_strchomp (g_string_free (plain, FALSE)) : NULL;
}

/**
 * bs_told_note:
 * @sentence: translated, with %s for all the names that it is true of
 * @name: one of them
 *
 * Something was understood in part: it is told once for all names.
 */
void
bs_told_note (BsToldData *self,
              const char *sentence,
              const char *name)
{
  GPtrArray *names = NULL;
  g_autofree char *plain = clean (g_strdup (name));

  for (guint i = 0; i < self->notes->len && names == NULL; i++)
    if (g_str_equal (g_ptr_array_index ((GPtrArray *) self->notes->pdata[i], 0), sentence))
      names = self->notes->pdata[i];
  if (names == NULL)
    {
      names = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (names, g_strdup (sentence));
      g_ptr_array_add (self->notes, names);
    }
  if (!g_ptr_array_find_with_equal_func (names, plain, g_str_equal, NULL))
    g_ptr_array_add (names, g_steal_pointer (&plain));
}

/**
 * bs_told_problem:
 * @line: of the file; 0: not known
 * @format: a translated sentence
 *
 * The file is wrong there.
 */
void
bs_told_problem (BsToldData *self,
                 guint       line,
                 const char *format,
                 ...)
{
  va_list args;

  va_start (args, format);
  add_item (self, BS_CARDS_PROBLEM, line, g_strdup_vprintf (format, args));
  va_end (args);
}

/* "A, B and 3 more" */
static char *
join_names (GPtrArray *names)
{
  GString *text = g_string_new (NULL);
  guint shown = MIN (names->len - 1, NAMES_MAX);

  for (guint i = 1; i <= shown; i++)
    g_string_append_printf (text, "%s%s", i > 1 ? ", " : "", (const char *) names->pdata[i]);
  if (shown < names->len - 1)
    {
      guint more = names->len - 1 - shown;

      g_string_append_c (text, ' ');
      g_string_append_printf (text, ngettext ("and %u more", "and %u more", more), more);
    }

  return g_string_free (text, FALSE);
}

/* Two missions that are told the same: one of them has the words of the other. */
static void
check_missions (BsToldData *self)
{
  for (guint i = 0; i < self->missions->len; i++)
    for (guint j = i + 1; j < self->missions->len; j++)
      {
        const BsToldMission *one = self->missions->pdata[i], *other = self->missions->pdata[j];
        g_autofree char *a = bs_catalogue_fold (one->text);
        g_autofree char *b = bs_catalogue_fold (other->text);

        if (*a != '\0' && g_str_equal (a, b))
          bs_told_problem (
            self, other->line,
            _("the missions “%s” and “%s” have the same description: one of them is not its own"),
            one->name, other->name);
      }
}

/**
 * bs_told_finish:
 *
 * After all was read: notes become sentences, and what can only be seen in the whole is looked at.
 */
void
bs_told_finish (BsToldData *self)
{
  check_missions (self);
  for (guint i = 0; i < self->notes->len; i++)
    {
      GPtrArray *names = self->notes->pdata[i];
      g_autofree char *joined = join_names (names);
      GString *text = g_string_new (names->pdata[0]);

      g_string_replace (text, "%s", joined, 1);
      add_item (self, BS_CARDS_NOTE, 0, g_string_free (text, FALSE));
    }
  g_ptr_array_set_size (self->notes, 0);
}

static void
add_texts (GPtrArray *to,
           GPtrArray *from)
{
  for (guint i = 0; i < from->len; i++)
    if (!g_ptr_array_find_with_equal_func (to, from->pdata[i], g_str_equal, NULL))
      g_ptr_array_add (to, g_strdup (from->pdata[i]));
}

static void
clean_card (BsToldCard *card)
{
  card->name = clean (card->name);
  card->ship_class = clean (card->ship_class);
  for (guint i = card->ids->len; i > 0; i--)
    {
      /* As in lists, where an id has no blanks. */
      card->ids->pdata[i - 1] = g_strdelimit (clean (card->ids->pdata[i - 1]), " ", '_');
      if (*(char *) card->ids->pdata[i - 1] == '\0')
        g_ptr_array_remove_index (card->ids, i - 1);
    }
}

/**
 * bs_told_data_card:
 * @card: (transfer full): with its ids and its name
 *
 * Adds a card. One that is told twice is one card, sold in the sets of both.
 */
void
bs_told_data_card (BsToldData *self,
                   BsToldCard *card)
{
  BsToldCard *other;
  char *key;

  clean_card (card);
  if (card->cost < COST_MIN || card->cost > COST_MAX)
    {
      bs_told_note (self, _("Without a cost that is a number; 0 was put: %s."),
                    card->name != NULL ? card->name : "?");
      card->cost = 0;
    }
  if (card->name == NULL || *card->name == '\0' || card->ids->len == 0)
    {
      bs_told_problem (self, card->line, _("record %u has no id or no name and was left out"),
                       self->cards->len + 1);
      bs_told_card_free (card);
      return;
    }
  key = g_strconcat (card->kind, "\n", card->ids->pdata[0], NULL);
  other = g_hash_table_lookup (self->by_id, key);
  if (other != NULL)
    {
      add_texts (other->sets, card->sets);
      add_texts (other->ids, card->ids);
      bs_told_note (self,
                    _("Told more than once; each is one card, its sets were put together: %s."),
                    card->ids->pdata[0]);
      bs_told_card_free (card);
      g_free (key);
      return;
    }
  g_hash_table_insert (self->by_id, key, card);
  g_ptr_array_add (self->cards, card);
}

/**
 * bs_told_data_set:
 * @id: as told
 * @name: (nullable): of the box
 * @released: (nullable): the date as it stands there
 *
 * Adds a set that cards are sold in.
 */
void
bs_told_data_set (BsToldData *self,
                  const char *id,
                  const char *name,
                  const char *released)
{
  BsToldSet *set;

  for (guint i = 0; i < self->sets->len; i++)
    if (g_ascii_strcasecmp (((BsToldSet *) self->sets->pdata[i])->id, id) == 0)
      return;
  set = g_new0 (BsToldSet, 1);
  set->id = g_strdup (id);
  set->name = clean (g_strdup (name != NULL && *name != '\0' ? name : id));
  set->released = released != NULL && *released != '\0' ? clean (g_strdup (released)) : NULL;
  g_ptr_array_add (self->sets, set);
  if (set->released != NULL && !bs_card_date_exists (set->released))
    {
      g_autofree char *what = g_strdup_printf ("%s (%s)", set->name, set->released);

      bs_told_note (self, _("Dates that no calendar has; they are kept as text and sort last: %s."),
                    what);
    }
}

void
bs_told_data_mission (BsToldData *self,
                      const char *name,
                      const char *text,
                      guint       line)
{
  BsToldMission *mission = g_new0 (BsToldMission, 1);

  mission->name = g_strdup (name);
  mission->text = g_strdup (text);
  mission->line = line;
  g_ptr_array_add (self->missions, mission);
  bs_told_note (
    self, _("Missions are rules and were left out; docs/missions.md says how one is written: %s."),
    name);
}

/**
 * bs_told_number:
 * @card: whose number it is
 * @numbers: (element-type BsCounter): the list to add it to
 * @id: of the number
 * @text: (nullable): "3", "+2", " 4 ", or a sign such as "*" and "?"
 *
 * What is no number is for the card to say: it is noted, and nothing is made up for it.
 */
void
bs_told_number (BsToldData *self,
                BsToldCard *card,
                GArray     *numbers,
                const char *id,
                const char *text)
{
  g_autofree char *plain = g_strstrip (g_strdup (text != NULL ? text : ""));
  const char *digits = *plain == '+' || *plain == '-' ? plain + 1 : plain;
  BsCounter number = { bs_id (id), 0 };

  if (*plain == '\0')
    return;
  if (!g_ascii_isdigit (*digits) || digits[strspn (digits, "0123456789")] != '\0' ||
      strlen (digits) > 3 ||
      (*plain == '-' && numbers == card->numbers && g_str_equal (card->kind, "ship")))
    {
      g_autofree char *what =
        g_strdup_printf ("%s (%s)", card->name != NULL ? card->name : "?", plain);

      bs_told_note (
        self, _("A number that the card itself tells, such as “*”, is left to be set by hand: %s."),
        what);
      return;
    }
  if (g_str_equal (card->kind, "upgrade") && numbers == card->numbers &&
      g_str_equal (id, "attack") &&
      (*plain == '-' || g_ascii_strtoll (digits, NULL, 10) > DICE_MAX))
    {
      bs_told_note (self, _("Dice that no weapon has were left out: %s."),
                    card->name != NULL ? card->name : plain);
      return;
    }
  number.n = CLAMP ((int) g_ascii_strtoll (*plain == '+' ? digits : plain, NULL, 10), -NUMBER_MAX,
                    NUMBER_MAX);
  g_array_append_val (numbers, number);
}

/**
 * bs_told_range:
 * @text: (nullable): "2 - 3", " 1 - 2 ", "1 -3", "1", "1-3"
 *
 * Returns: (transfer full) (nullable): the range as catalogues write it; %NULL if it is none
 */
char *
bs_told_range (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (const char *p = text != NULL ? text : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_unichar_isspace (c))
        continue;
      g_string_append_unichar (plain, g_unichar_type (c) == G_UNICODE_DASH_PUNCTUATION ? '-' : c);
    }
  if ((plain->len == 1 && strchr ("123456789", plain->str[0]) != NULL) ||
      (plain->len == 3 && strchr ("123456789", plain->str[0]) != NULL && plain->str[1] == '-' &&
       strchr ("123456789", plain->str[2]) != NULL && plain->str[0] <= plain->str[2]))
    return g_string_free (plain, FALSE);
  g_string_free (plain, TRUE);

  return NULL;
}
