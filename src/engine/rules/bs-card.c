/* bs-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-card.h"

#include "bs-effect.h"

#include <string.h>

#include <glib/gi18n-lib.h>

/**
 * bs_slot_rule_new:
 *
 * Returns: (transfer full): a slot that takes no card yet
 */
BsSlotRule *
bs_slot_rule_new (void)
{
  BsSlotRule *self = g_new0 (BsSlotRule, 1);

  self->kinds = g_ptr_array_new ();
  self->only = g_ptr_array_new ();
  self->count = 1;
  self->cost_most = -1;

  return self;
}

/**
 * bs_slot_rule_free:
 * @self: (transfer full): a slot
 */
void
bs_slot_rule_free (BsSlotRule *self)
{
  g_ptr_array_unref (self->kinds);
  g_ptr_array_unref (self->only);
  g_free (self);
}

/**
 * bs_card_new:
 * @id: its id in the catalogue
 * @kind: ship, captain, pilot, upgrade, or section
 *
 * Returns: (transfer full): a card without a name and without numbers
 */
BsCard *
bs_card_new (BsId id,
             BsId kind)
{
  BsCard *self = g_new0 (BsCard, 1);

  self->id = id;
  self->kind = kind;
  self->costs = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  self->numbers = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  self->slots = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  self->actions = g_ptr_array_new ();
  self->arcs = g_ptr_array_new ();
  self->only = g_ptr_array_new ();
  self->aliases = g_ptr_array_new_with_free_func (g_free);
  self->effects = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_effect_free);

  return self;
}

/**
 * bs_card_free:
 * @self: (nullable) (transfer full): a card
 */
void
bs_card_free (BsCard *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->costs);
  g_array_unref (self->numbers);
  g_array_unref (self->slots);
  g_ptr_array_unref (self->actions);
  g_ptr_array_unref (self->arcs);
  g_ptr_array_unref (self->only);
  g_ptr_array_unref (self->aliases);
  g_ptr_array_unref (self->effects);
  g_clear_pointer (&self->sources, g_ptr_array_unref);
  g_clear_pointer (&self->carries, g_ptr_array_unref);
  g_clear_pointer (&self->places, g_ptr_array_unref);
  g_clear_pointer (&self->needs, g_array_unref);
  g_clear_pointer (&self->sections, g_ptr_array_unref);
  g_free (self->name);
  g_free (self->name_de);
  g_free (self->ship_class);
  g_free (self->text);
  g_free (self);
}

/**
 * bs_card_number:
 * @self: a card
 * @id: attack, agility, hull, shields, skill, range-min ...
 * @fallback: what goes if nothing of the kind is printed on it
 *
 * Returns: the number as printed
 */
int
bs_card_number (const BsCard *self,
                const char   *id,
                int           fallback)
{
  for (guint i = 0; i < self->numbers->len; i++)
    {
      const BsCounter *number = &g_array_index (self->numbers, BsCounter, i);

      if (g_str_equal (number->kind, id))
        return number->n;
    }

  return fallback;
}

/**
 * bs_card_name:
 * @self: a card
 *
 * Returns: (transfer none): its name as printed, in the user's language if it was printed in it,
 * else in English
 */
const char *
bs_card_name (const BsCard *self)
{
  /* Translators: the language in which names of cards are shown: de, or en (untranslated) for any
     other. */
  const char *language = C_("language of card names", "en");

  if (self->name_de != NULL && g_str_equal (language, "de"))
    return self->name_de;

  return self->name != NULL ? self->name : self->id;
}

/**
 * bs_card_translate:
 * @self: (nullable): a card
 * @told: a name
 *
 * Returns: (transfer full) (nullable): the name in the user's language, if it is the card's in
 * English, with or without the number that tells several of one name apart
 */
char *
bs_card_translate (const BsCard *self,
                   const char   *told)
{
  const char *rest;

  if (self == NULL || self->name == NULL || !g_str_has_prefix (told, self->name))
    return NULL;

  rest = told + strlen (self->name);
  if (*rest != '\0' && (*rest != ' ' || strspn (rest + 1, "0123456789") != strlen (rest + 1)))
    return NULL;

  return g_strconcat (bs_card_name (self), rest, NULL);
}

/**
 * bs_card_date_exists:
 * @text: a date as text
 *
 * Returns: whether it is a day that the calendar has, as YYYY-MM-DD
 */
gboolean
bs_card_date_exists (const char *text)
{
  int year, month, day;

  if (strlen (text) != 10 || text[4] != '-' || text[7] != '-' || strspn (text, "0123456789-") != 10)
    return FALSE;
  year = (int) g_ascii_strtoll (text, NULL, 10);
  month = (int) g_ascii_strtoll (text + 5, NULL, 10);
  day = (int) g_ascii_strtoll (text + 8, NULL, 10);

  return year > 0 && month > 0 && month <= 12 && day > 0 &&
         g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year);
}

/**
 * bs_card_set_compare:
 *
 * By the day of release; a date that the calendar does not have, and none at all, come last. Then
 * by the id.
 *
 * Returns: as strcmp()
 */
int
bs_card_set_compare (const BsCardSet *self,
                     const BsCardSet *other)
{
  gboolean a = self->released != NULL && bs_card_date_exists (self->released);
  gboolean b = other->released != NULL && bs_card_date_exists (other->released);
  int order = a && b ? strcmp (self->released, other->released) : b - a;

  return order != 0 ? order : g_strcmp0 (self->id, other->id);
}
