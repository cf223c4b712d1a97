/* bs-format-fleet.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The fleet of a table tracker for Attack Wing: XML with the names and numbers of each card. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

#define TEXT_MAX 500

typedef struct
{
  BsSquad *squad;
  BsSquadShip *ship;
  BsSquadCard *card;      /* whose fields come now */
  GQueue *cards;          /* the cards around it */
  GString *text;
  guint depth;
} Reader;

static const struct { const char *element, *kind, *slot;
} cards[] = {
  { "Ship", "ship", NULL },
  { "Captain", "captain", NULL },
  { "Admiral", "upgrade", "admiral" },
  { "Crew", "upgrade", "crew" },
  { "Weapon", "upgrade", "weapon" },
  { "Tech", "upgrade", "tech" },
  { "EliteTalent", "upgrade", "talent" },
  { "Talent", "upgrade", "talent" },
  { "Borg", "upgrade", "borg" },
};

static int
find_card (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    if (g_str_equal (cards[i].element, element))
      return (int) i;

  return -1;
}

static void
start_cb (GMarkupParseContext *context,
          const char          *element,
          const char         **names,
          const char         **values,
          gpointer             data,
          GError             **error)
{
  Reader *reader = data;
  int i = find_card (element);

  if (++reader->depth > 32)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MALFORMED,
                           _("its elements are nested too deep: that is no fleet"));
      return;
    }
  g_string_truncate (reader->text, 0);
  if (i < 0)
    return;

  g_queue_push_tail (reader->cards, reader->card);
  reader->card = bs_squad_card_new (cards[i].kind, NULL, NULL, NULL);
  reader->card->slot = g_strdup (cards[i].slot);
  if (i == 0)
    {
      reader->ship = bs_squad_add_ship (reader->squad);
      reader->ship->ship = reader->card;
    }
  else if (reader->ship == NULL)
    g_ptr_array_add (reader->squad->extras, reader->card);
  else if (i == 1 && reader->ship->leader == NULL)
    reader->ship->leader = reader->card;
  else
    g_ptr_array_add (reader->ship->cards, reader->card);
}

static void
set_number (Reader     *reader,
            const char *number,
            const char *text)
{
  BsCounter counter = { bs_id (number), (int) g_ascii_strtoll (text, NULL, 10) };

  if (reader->ship != NULL && g_ascii_isdigit (*text) && counter.n <= 99)
    g_array_append_val (reader->ship->numbers, counter);
}

static void
end_cb (GMarkupParseContext *context,
        const char          *element,
        gpointer             data,
        GError             **error)
{
  Reader *reader = data;
  BsSquadCard *card = reader->card;
  g_autofree char *text = NULL;

  reader->depth--;
  if (find_card (element) >= 0)
    {
      if (card->name == NULL)
        card->name = g_strdup ("?");
      reader->card = g_queue_pop_tail (reader->cards);
      g_string_truncate (reader->text, 0);
      return;
    }
  text = g_strstrip (g_strdup (reader->text->str));
  g_string_truncate (reader->text, 0);
  if (card == NULL || *text == '\0')
    return;
  if (g_str_equal (element, "Name") && card->name == NULL)
    card->name = g_strdup (text);
  else if (g_str_equal (element, "PointCost") && g_ascii_isdigit (*text))
    {
      card->points = (int) g_ascii_strtoll (text, NULL, 10) % 1000;
      card->has_points = TRUE;
    }
  else if (g_str_equal (element, "Skill") && g_str_equal (card->kind, "captain"))
    set_number (reader, "skill", text);
  else if (g_str_equal (element, "Skill") && (*text == '+' || *text == '-'))
    bs_squad_remark (reader->squad,
                     _("“%s” changes the captain's skill by %s; of a card that is not in the "
                        "catalogue, set that by hand."),
                     card->name != NULL ? card->name : "?", text);
  else if (g_str_equal (card->kind, "ship"))
    set_number (reader,
                g_str_equal (element, "AttackDice")    ? "attack"
                : g_str_equal (element, "DefenseDice") ? "agility"
                : g_str_equal (element, "Hull")        ? "hull"
                : g_str_equal (element, "Shields")     ? "shields"
                                                       : NULL,
                g_str_equal (element, "AttackDice") || g_str_equal (element, "DefenseDice") ||
                    g_str_equal (element, "Hull") || g_str_equal (element, "Shields")
                  ? text
                  : "");
}

static void
text_cb (GMarkupParseContext *context,
         const char          *text,
         gsize                length,
         gpointer             data,
         GError             **error)
{
  Reader *reader = data;

  if (reader->text->len < TEXT_MAX)
    g_string_append_len (reader->text, text, (gssize) MIN (length, TEXT_MAX));
}

gboolean
bs_fleet_detect (const BsIntake *intake)
{
  const char *text = intake->text + strspn (intake->text, " \t\n");

  return *text == '<' && strstr (text, "<Ship>") != NULL;
}

gboolean
bs_fleet_read (const BsIntake *intake,
               GPtrArray      *squads,
               GError        **error)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autoptr (BsSquad) squad = bs_squad_new ();
  Reader reader = { squad, NULL, NULL, g_queue_new (), g_string_new (NULL), 0 };
  gboolean fine = bs_intake_parse_xml (intake, &parser, &reader, error);

  g_queue_free (reader.cards);
  g_string_free (reader.text, TRUE);
  if (!fine)
    return FALSE;
  if (squad->ships->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("there are no ships in this list"));
      return FALSE;
    }
  g_ptr_array_add (squads, g_steal_pointer (&squad));

  return TRUE;
}
