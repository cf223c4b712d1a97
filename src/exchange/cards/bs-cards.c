/* bs-cards.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program's data on cards: recognised by its content, read, and kept among the user's own
 * cards. */

#include "config.h"

#include "bs-cards.h"

#include "bs-cards-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* One row a kind of data. */
typedef struct
{
  const char *name;     /* msgid */
  const char *game;
  gboolean    (*detect) (const BsIntake *intake);
  BsToldData *(*read)   (const BsIntake *intake, GError **error);
} DataFormat;

static const DataFormat formats[] = {
  { N_("Utopia's data"), "attack-wing", bs_utopia_cards_detect, bs_utopia_cards_read },
  { N_("Space Dock's data"), "attack-wing", bs_spacedock_cards_detect, bs_spacedock_cards_read },
};

static const DataFormat *
find_format (const BsIntake *intake)
{
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (formats[i].detect (intake))
      return &formats[i];

  return NULL;
}

/**
 * bs_cards_are_in:
 *
 * Returns: whether what was read is data on cards
 */
gboolean
bs_cards_are_in (const BsIntake *intake)
{
  return find_format (intake) != NULL;
}

/**
 * bs_cards_detect:
 * @bytes: a file, or what was pasted or dropped
 *
 * Returns: whether it is another program's data on cards, and no list of ships
 */
gboolean
bs_cards_detect (GBytes *bytes)
{
  g_autoptr (BsIntake) intake = bs_intake_new (bytes, NULL);

  return intake != NULL && find_format (intake) != NULL;
}

/**
 * bs_cards_read:
 * @bytes: a file, or what was pasted or dropped
 * @library: where the catalogue is that it is compared with
 * @error: any of BS_ERROR: one sentence that says what it is and what to do
 *
 * Reads another program's data on cards, sets and missions. Nothing is written.
 *
 * Returns: (transfer full) (nullable): what it would bring
 */
BsCards *
bs_cards_read (GBytes     *bytes,
               BsLibrary  *library,
               GError    **error)
{
  g_autoptr (BsIntake) intake = bs_intake_new (bytes, error);
  const DataFormat *format = intake != NULL ? find_format (intake) : NULL;
  g_autoptr (BsToldData) data = NULL;
  g_autoptr (BsRules) rules = NULL;
  BsCards *self;

  if (intake == NULL)
    return NULL;
  if (format == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("those are no cards that Boardside knows how to read"));
      return NULL;
    }
  data = format->read (intake, error);
  rules = data != NULL ? bs_library_load (library, format->game, NULL, error) : NULL;
  if (rules == NULL)
    return NULL;
  if (rules->catalogue == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                           _("this game has no catalogue of cards"));
      return NULL;
    }
  self = g_new0 (BsCards, 1);
  self->format_name = _(format->name);
  self->game = bs_id (format->game);
  self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_cards_item_free);
  self->elements = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_own_element_free);
  bs_cards_write (self, data, rules);
  bs_told_finish (data);
  g_ptr_array_extend_and_steal (self->items, g_steal_pointer (&data->items));
  data->items = g_ptr_array_new ();

  return self;
}

void
bs_cards_free (BsCards *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->items);
  g_ptr_array_unref (self->elements);
  g_free (self);
}

/**
 * bs_cards_summary:
 *
 * Returns: (transfer full): how much is new, in one sentence
 */
char *
bs_cards_summary (const BsCards *self)
{
  g_autofree char *added =
    g_strdup_printf (ngettext ("%u card is new", "%u cards are new", self->added), self->added);
  g_autofree char *known =
    g_strdup_printf (ngettext ("%u is here already", "%u are here already", self->known),
                     self->known);
  g_autofree char *sets =
    g_strdup_printf (ngettext ("new sets: %u", "new sets: %u", self->sets), self->sets);

  /* Translators: what a data file is ("Utopia's data"), then "14 cards are new", "3 are here
     already", "new sets: 2" */
  return g_strdup_printf (_("%s: %s, %s; %s."), self->format_name, added, known, sets);
}

/**
 * bs_cards_xml:
 *
 * Returns: (transfer full): a catalogue with all that is new
 */
char *
bs_cards_xml (const BsCards *self)
{
  GString *xml = g_string_new (NULL);

  g_string_printf (xml,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<catalogue game=\"%s\" "
                   "format=\"1\" version=\"1\">\n",
                   self->game);
  for (guint i = 0; i < self->elements->len; i++)
    {
      const BsOwnElement *element = self->elements->pdata[i];

      g_string_append_printf (xml, "  <%s>\n%s  </%s>\n", element->list, element->xml,
                              element->list);
    }
  g_string_append (xml, "</catalogue>\n");

  return g_string_free (xml, FALSE);
}

gboolean
bs_cards_has_problems (const BsCards *self)
{
  for (guint i = 0; i < self->items->len; i++)
    if (((BsCardsItem *) self->items->pdata[i])->kind == BS_CARDS_PROBLEM)
      return TRUE;

  return FALSE;
}

/**
 * bs_cards_keep:
 * @library: where the user's own cards lie
 * @error: any of BS_ERROR
 *
 * Writes what is new into the user's own cards, where the next battle finds it: all or nothing.
 *
 * Returns: whether it was kept
 */
gboolean
bs_cards_keep (const BsCards  *self,
               BsLibrary      *library,
               GError        **error)
{
  return self->elements->len == 0 ||
         bs_library_keep_elements (library, self->game, self->elements, error);
}
