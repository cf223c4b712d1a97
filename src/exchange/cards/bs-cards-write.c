/* bs-cards-write.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What another program tells of its cards, compared with the catalogue: what is new is written as
 * elements of a catalogue, what is here already gets one more name, by which lists of that program
 * find it. */

#include "config.h"

#include "engine/state/bs-ship-pieces.h"
#include "bs-cards-private.h"

#include "xml/bs-xml.h"

#include <glib/gi18n.h>
#include <string.h>

/* Slots that cards of other programs may have, as our rules call them. */
static const char *const slots[] = { "crew",     "weapon",   "tech",     "talent",
                                     "borg",     "squadron", "flagship", "fleet-captain",
                                     "resource", "admiral",  NULL };

/* Those lie beside the upgrade bar. */
static const char *const slotless[] = { "flagship", "fleet-captain", "resource", "admiral", NULL };

/* The lists of a catalogue, in the order in which they are written. */
static const char *const lists[] = { "sets", "dials", "ships", "captains", "upgrades", "aliases" };

typedef struct
{
  BsCards *cards;
  BsToldData *data;
  const BsRuleset *ruleset;
  const BsCatalogue *catalogue;
  GHashTable *names;    /* "kind\nfolded name" -> GPtrArray of BsCard */
  GHashTable *ids;      /* char*: what was given to new cards */
  GHashTable *sets;     /* char* (owned, small letters): sets that will be there */
  GHashTable *dials;    /* folded class -> id (owned) of its dial */
  GString *xml[G_N_ELEMENTS (lists)];
} Writer;

static GString *
list_of (Writer     *self,
         const char *list)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i], list))
      return self->xml[i];

  g_assert_not_reached ();
}

/* "own-quantum-torpedoes", "own-quantum-torpedoes-2" ...: an id that no card has. */
static char *
free_id (Writer     *self,
         const char *name)
{
  g_autofree char *folded = bs_catalogue_fold (name);
  g_autoptr (GString) plain = g_string_new ("own-");
  char *id;

  for (const char *p = folded; *p != '\0' && plain->len < 60; p++)
    {
      if (g_ascii_isalnum (*p))
        g_string_append_c (plain, *p);
      else if ((guchar) *p < 0x80 && plain->str[plain->len - 1] != '-')
        g_string_append_c (plain, '-');
    }
  while (plain->str[plain->len - 1] == '-')
    g_string_truncate (plain, plain->len - 1);
  id = g_strdup (plain->str);
  for (int n = 2; g_hash_table_contains (self->ids, id) ||
                  bs_catalogue_card (self->catalogue, bs_id (id)) != NULL;
       n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%d", plain->str, n);
    }
  g_hash_table_add (self->ids, g_strdup (id));

  return id;
}

/* An id of ours for what another program calls a faction, a set, an action. (transfer full) */
static char *
slug (const char *text)
{
  g_autofree char *low = g_ascii_strdown (text, -1);
  GString *id = g_string_new (NULL);

  for (const char *p = low; *p != '\0'; p++)
    {
      if (g_ascii_isalnum (*p))
        g_string_append_c (id, *p);
      else if (id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }
  while (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);

  return g_string_free (id, FALSE);
}

/* The factions of a card that this game has; at most two. */
static guint
find_factions (Writer           *self,
               const BsToldCard *card,
               BsId             *factions)
{
  guint n = 0;

  for (guint i = 0; i < card->factions->len; i++)
    {
      g_autofree char *id = slug (card->factions->pdata[i]);
      const BsFaction *faction =
        bs_id_is_valid (id) ? bs_ruleset_faction (self->ruleset, bs_id (id)) : NULL;

      if (faction == NULL)
        bs_told_note (self->data, _("Factions that this game does not have were left out: %s."),
                      card->factions->pdata[i]);
      else if (n > 0 && factions[0] == faction->id)
        continue;
      else if (n < 2)
        factions[n++] = faction->id;
      else
        bs_told_note (self->data, _("Cards of more than two factions keep the first two: %s."),
                      card->name);
    }

  return n;
}

static gboolean
was_sold_in (const BsCard *card,
             const char   *set)
{
  if (card->source == NULL)
    return FALSE;
  if (g_ascii_strcasecmp (card->source, set) == 0)
    return TRUE;
  for (guint i = 0; card->sources != NULL && i < card->sources->len; i++)
    if (g_ascii_strcasecmp (card->sources->pdata[i], set) == 0)
      return TRUE;

  return FALSE;
}

/* Whether all that is told of a card is what the catalogue says of this one. */
static gboolean
is_same (Writer           *self,
         const BsToldCard *told,
         const BsCard     *card)
{
  BsId factions[2] = { NULL, NULL };
  guint n = find_factions (self, told, factions);

  if (card->cost != told->cost || card->unique != told->unique)
    return FALSE;
  if (g_str_equal (told->kind, "upgrade") && g_strcmp0 (card->slot, told->type) != 0)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (card->faction != factions[i] && card->faction2 != factions[i])
      return FALSE;
  if (told->ship_class != NULL && card->ship_class != NULL)
    {
      g_autofree char *a = bs_catalogue_fold (told->ship_class);
      g_autofree char *b = bs_catalogue_fold (card->ship_class);

      if (!g_str_equal (a, b))
        return FALSE;
    }
  for (guint i = 0; i < told->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (told->numbers, BsCounter, i);
      gboolean weapon = g_str_equal (told->kind, "upgrade") && g_str_equal (number->kind, "attack");

      if (bs_card_number (card, weapon ? "weapon-attack" : number->kind, 0) != number->n)
        return FALSE;
    }

  return TRUE;
}

/* A card that has this id already, or is the same in all that is told; one of the same set
 * first. */
static const BsCard *
find_card (Writer           *self,
           const BsToldCard *told,
           gboolean         *by_id)
{
  g_autofree char *folded = bs_catalogue_fold (told->name);
  g_autofree char *key = g_strconcat (told->kind, "\n", folded, NULL);
  const GPtrArray *cards = g_hash_table_lookup (self->names, key);
  const BsCard *found = NULL;

  *by_id = TRUE;
  for (guint i = 0; i < told->ids->len; i++)
    {
      g_autofree char *id = g_strconcat (self->data->scheme, ":", told->ids->pdata[i], NULL);
      const BsCard *card = bs_catalogue_find (self->catalogue, told->kind, id);

      if (card != NULL)
        return card;
    }
  *by_id = FALSE;
  for (guint i = 0; cards != NULL && i < cards->len; i++)
    {
      const BsCard *card = cards->pdata[i];

      if (!is_same (self, told, card))
        continue;
      for (guint j = 0; j < told->sets->len; j++)
        if (was_sold_in (card, told->sets->pdata[j]))
          return card;
      if (found == NULL)
        found = card;
    }

  return found;
}

static void
take_sources (BsCard           *card,
              const BsToldCard *told)
{
  card->sources = g_ptr_array_new ();
  for (guint i = 0; i < told->sets->len; i++)
    {
      g_autofree char *id = slug (told->sets->pdata[i]);

      if (bs_id_is_valid (id) && strchr (id, '/') == NULL)
        g_ptr_array_add (card->sources, (gpointer) bs_id (id));
    }
}

static void
take_number (BsCard     *card,
             const char *kind,
             int         n)
{
  BsCounter number = { bs_id (kind), n };

  g_array_append_val (card->numbers, number);
}

static void
take_numbers (BsCard           *card,
              const BsToldCard *told)
{
  gboolean upgrade = g_str_equal (told->kind, "upgrade");

  for (guint i = 0; i < told->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (told->numbers, BsCounter, i);

      take_number (card,
                   upgrade && g_str_equal (number->kind, "attack") ? "weapon-attack" : number->kind,
                   number->n);
    }
  /* A captain must have one; what the card tells is set by hand on the table. */
  if (g_str_equal (told->kind, "captain") &&
      bs_counters_get (told->numbers, bs_id ("skill"), -1) < 0)
    take_number (card, "skill", 0);
  for (guint i = 0; i < told->adds->len; i++)
    {
      const BsCounter *add = &g_array_index (told->adds, BsCounter, i);

      if (g_str_equal (add->kind, "shields"))
        take_number (card, "shields", add->n);
    }
  /* As bs_told_range() has it: "2" or "2-3". */
  if (upgrade && told->range != NULL)
    {
      take_number (card, "range-min", told->range[0] - '0');
      take_number (card, "range-max", told->range[strlen (told->range) - 1] - '0');
    }
  if (upgrade && g_strv_contains (slotless, told->type))
    take_number (card, "slotless", 1);
}

static void
take_parts (Writer           *self,
            BsCard           *card,
            const BsToldCard *told)
{
  for (guint i = 0; i < told->actions->len; i++)
    {
      g_autofree char *plain = slug (told->actions->pdata[i]);
      const char *action = g_str_equal (plain, "battlestations") ? "battle-stations" : plain;

      if (bs_id_is_valid (action) && bs_ruleset_action (self->ruleset, bs_id (action)) != NULL)
        g_ptr_array_add (card->actions, (gpointer) bs_id (action));
      else
        bs_told_note (self->data, _("Actions that this game does not have were left out: %s."),
                      told->actions->pdata[i]);
    }
  for (guint i = 0; i < told->slots->len; i++)
    {
      BsCounter slot = g_array_index (told->slots, BsCounter, i);

      slot.n = CLAMP (slot.n, -9, 9);
      if (g_strv_contains (slots, slot.kind))
        g_array_append_val (card->slots, slot);
      else
        bs_told_note (self->data, _("Slots that this game does not have were left out: %s."),
                      slot.kind);
    }
  for (guint i = 0; i < told->ids->len; i++)
    g_ptr_array_add (card->aliases,
                     g_strconcat (self->data->scheme, ":", told->ids->pdata[i], NULL));
}

static void
take_dial (Writer           *self,
           BsCard           *card,
           const BsToldCard *told)
{
  g_autofree char *folded = told->ship_class != NULL ? bs_catalogue_fold (told->ship_class) : NULL;
  const char *dial = folded != NULL ? g_hash_table_lookup (self->dials, folded) : NULL;

  if (dial != NULL)
    card->dial = bs_id (dial);
  else
    bs_told_note (self->data,
                  _("Ships whose dial is not known here; their maneuvers are told by hand: %s."),
                  told->name);
}

/* What an admiral or a flagship adds to the ship's numbers. */
static char *
write_effects (const BsToldCard *told,
               const char       *id)
{
  GString *xml = g_string_new (NULL);

  for (guint i = 0; i < told->adds->len; i++)
    {
      const BsCounter *add = &g_array_index (told->adds, BsCounter, i);

      if (!g_str_equal (add->kind, "shields"))
        g_string_append_printf (xml,
                                "<effect id=\"%s-%s\" hook=\"%s\"><add amount=\"%d\"/></effect>",
                                id, add->kind, add->kind, add->n);
    }

  return g_string_free (xml, FALSE);
}

static void
write_card (Writer           *self,
            const BsToldCard *told)
{
  g_autofree char *list = g_strconcat (told->kind, "s", NULL);
  g_autofree char *id = free_id (self, told->name);
  g_autofree char *effects = write_effects (told, id);
  g_autofree char *xml = NULL;
  g_autoptr (BsCard) card = bs_card_new (bs_id (id), bs_id (told->kind));
  BsId factions[2] = { NULL, NULL };

  find_factions (self, told, factions);
  card->name = g_strdup (told->name);
  card->cost = told->cost;
  card->faction = factions[0];
  card->faction2 = factions[1];
  card->unique = told->unique;
  if (g_str_equal (told->kind, "upgrade"))
    card->slot = bs_id (told->type);
  if (g_str_equal (told->kind, "ship"))
    {
      card->ship_class = g_strdup (told->ship_class);
      take_dial (self, card, told);
    }
  take_sources (card, told);
  take_numbers (card, told);
  take_parts (self, card, told);
  xml = bs_xml_write_card (card, effects);
  g_string_append (list_of (self, list), xml);
  self->cards->added++;
}

/* A card that is here keeps its numbers; what that program says else is told. */
static void
compare_card (Writer           *self,
              const BsToldCard *told,
              const BsCard     *card,
              gboolean          by_id)
{
  self->cards->known++;
  if (by_id && card->cost != told->cost)
    {
      g_autofree char *what =
        g_strdup_printf (_("%s (%d there, %d here)"), bs_card_name (card), told->cost, card->cost);

      bs_told_note (self->data, _("Another cost there; the one here was kept: %s."), what);
    }
  for (guint i = 0; i < told->ids->len; i++)
    {
      g_autofree char *alias = g_strconcat (self->data->scheme, ":", told->ids->pdata[i], NULL);
      g_autofree char *escaped = NULL;

      if (bs_catalogue_find (self->catalogue, card->kind, alias) != NULL)
        continue;
      escaped = g_markup_escape_text (alias, -1);
      g_string_append_printf (list_of (self, "aliases"), "    <alias card=\"%s\">%s</alias>\n",
                              card->id, escaped);
    }
}

static void
take_cards (Writer *self)
{
  for (guint i = 0; i < self->data->cards->len; i++)
    {
      const BsToldCard *told = self->data->cards->pdata[i];
      const BsCard *card;
      gboolean by_id;

      if (g_str_equal (told->kind, "upgrade") && !g_strv_contains (slots, told->type))
        {
          g_autofree char *what = g_strdup_printf ("%s (%s)", told->name, told->type);

          bs_told_note (self->data,
                        _("Kinds of cards that this game does not have were left out: %s."), what);
          continue;
        }
      card = find_card (self, told, &by_id);
      if (card != NULL)
        compare_card (self, told, card, by_id);
      else
        write_card (self, told);
    }
}

static void
take_sets (Writer *self)
{
  for (guint i = 0; i < self->data->sets->len; i++)
    {
      const BsToldSet *set = self->data->sets->pdata[i];
      g_autofree char *id = slug (set->id);

      if (!bs_id_is_valid (id) || strchr (id, '/') != NULL)
        bs_told_problem (self->data, 0, _("the set “%s” has no id that can be written"), set->name);
      else if (!g_hash_table_contains (self->sets, id))
        {
          g_autofree char *released =
            set->released != NULL ? g_markup_printf_escaped (" released=\"%s\"", set->released)
                                  : g_strdup ("");
          g_autofree char *name = g_markup_escape_text (set->name, -1);

          g_string_append_printf (list_of (self, "sets"),
                                  "    <set id=\"%s\"%s><name>%s</name></set>\n", id, released,
                                  name);
          g_hash_table_add (self->sets, g_steal_pointer (&id));
          self->cards->sets++;
        }
    }
}

/* Dials of classes that are not here yet. */
static void
take_dials (Writer *self)
{
  for (guint i = 0; i < self->data->dials->len; i++)
    {
      const BsToldDial *dial = self->data->dials->pdata[i];
      g_autofree char *folded = bs_catalogue_fold (dial->name);
      g_autofree char *id = NULL;
      g_autofree char *element = NULL;
      BsDial *written;

      if (*folded == '\0' || dial->maneuvers->len == 0 ||
          g_hash_table_contains (self->dials, folded))
        continue;
      written = bs_dial_new (bs_id (id = free_id (self, dial->name)));
      for (guint j = 0; j < dial->maneuvers->len; j++)
        {
          BsManeuver maneuver = g_array_index (dial->maneuvers, BsManeuver, j);

          if (bs_ruleset_word (self->ruleset, maneuver.color) != NULL)
            g_array_append_val (written->maneuvers, maneuver);
          else
            bs_told_note (self->data, _("Maneuvers that are not known were left out: %s."),
                          maneuver.color);
        }
      element = bs_xml_write_dial (written);
      g_string_append (list_of (self, "dials"), element);
      bs_dial_free (written);
      g_hash_table_insert (self->dials, g_steal_pointer (&folded), g_steal_pointer (&id));
      self->cards->dials++;
    }
}

static void
know_catalogue (Writer *self)
{
  for (guint i = 0; i < self->catalogue->sets->len; i++)
    g_hash_table_add (self->sets, g_strdup (((BsCardSet *) self->catalogue->sets->pdata[i])->id));
  for (guint i = 0; i < self->catalogue->cards->len; i++)
    {
      const BsCard *card = self->catalogue->cards->pdata[i];
      g_autofree char *folded = bs_catalogue_fold (card->name);
      char *key = g_strconcat (card->kind, "\n", folded, NULL);
      GPtrArray *cards = g_hash_table_lookup (self->names, key);

      if (cards == NULL)
        g_hash_table_insert (self->names, key, cards = g_ptr_array_new ());
      else
        g_free (key);
      g_ptr_array_add (cards, (gpointer) card);
      if (card->ship_class != NULL && card->dial != NULL)
        g_hash_table_insert (self->dials, bs_catalogue_fold (card->ship_class),
                             g_strdup (card->dial));
    }
  /* Classes of which there is no ship yet. */
  for (guint i = 0; i < self->catalogue->dials->len; i++)
    {
      BsId id = ((BsDial *) self->catalogue->dials->pdata[i])->id;
      g_autofree char *spaced = g_strdelimit (g_strdup (id), "-", ' ');
      g_autofree char *folded = bs_catalogue_fold (spaced);

      if (!g_hash_table_contains (self->dials, folded))
        g_hash_table_insert (self->dials, g_steal_pointer (&folded), g_strdup (id));
    }
}

/**
 * bs_cards_write:
 * @cards: takes the elements
 * @data: what is told; takes notes on what was understood in part
 * @rules: the game's rules and its catalogue
 */
void
bs_cards_write (BsCards       *cards,
                BsToldData    *data,
                const BsRules *rules)
{
  Writer self = { cards,
                  data,
                  rules->ruleset,
                  rules->catalogue,
                  g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         (GDestroyNotify) g_ptr_array_unref),
                  g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                  g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                  g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                  { NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    self.xml[i] = g_string_new (NULL);
  know_catalogue (&self);
  take_sets (&self);
  take_dials (&self);
  take_cards (&self);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      gboolean empty = self.xml[i]->len == 0;
      char *xml = g_string_free (self.xml[i], FALSE);
      BsOwnElement *element;

      if (empty)
        {
          g_free (xml);
          continue;
        }
      element = g_new0 (BsOwnElement, 1);
      element->list = lists[i];
      element->xml = xml;
      g_ptr_array_add (cards->elements, element);
    }
  g_hash_table_unref (self.names);
  g_hash_table_unref (self.ids);
  g_hash_table_unref (self.sets);
  g_hash_table_unref (self.dials);
}
