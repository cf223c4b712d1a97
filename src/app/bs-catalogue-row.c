/* bs-catalogue-row.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One card in the list of the catalogue. Its buttons do nothing themselves: they are actions of the page around it ("catalogue.edit" and
 * its sister). */

#include "bs-catalogue-row.h"

#include "bs-card-search.h"
#include "bs-catalogue-form.h"
#include "bs-chip.h"
#include "bs-pieces.h"

#include "model/bs-words.h"

#include <glib/gi18n.h>

static GtkWidget *
own_button (const char *icon)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);

  return button;
}

/**
 * bs_catalogue_row_new:
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *
bs_catalogue_row_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *own = bs_chip_new (NULL, _("Your own"), "own");
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *points = gtk_label_new (NULL);

  gtk_widget_add_css_class (row, "log-row");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (side, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (points, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (words), bs_text_label ("", "card-title"));
  gtk_box_append (GTK_BOX (words), bs_text_label ("", "dim-label"));
  gtk_box_append (GTK_BOX (words), bs_text_label ("", NULL));
  gtk_box_append (GTK_BOX (words), bs_text_label ("", NULL));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (side), points);
  gtk_box_append (GTK_BOX (side), own);
  gtk_box_append (GTK_BOX (buttons), own_button ("document-edit-symbolic"));
  gtk_box_append (GTK_BOX (buttons), own_button ("user-trash-symbolic"));
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (side), buttons);
  gtk_box_append (GTK_BOX (row), side);

  return row;
}

/* "Attack 4 · Agility 1 · Hull 5 · Shields 4"; of a weapon "Attack 5 · Range 2–3" */
static char *
numbers_of (const BsCard *card)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  int attack = bs_card_number (card, "attack", bs_card_number (card, "weapon-attack", -1));
  int low = bs_card_number (card, "range-min", -1), high = bs_card_number (card, "range-max", low);
  int agility = bs_card_number (card, "agility", -1);
  int hull = bs_card_number (card, "hull", -1), shields = bs_card_number (card, "shields", -1);

  if (attack >= 0)
    g_ptr_array_add (words, g_strdup_printf (_("Attack %d"), attack));
  if (agility >= 0)
    g_ptr_array_add (words, g_strdup_printf (_("Agility %d"), agility));
  if (hull >= 0)
    g_ptr_array_add (words, g_strdup_printf (_("Hull %d"), hull));
  if (shields >= 0)
    g_ptr_array_add (words, g_strdup_printf (_("Shields %d"), shields));
  if (low >= 0 && low == high)
    g_ptr_array_add (words, g_strdup_printf (_("Range %d"), low));
  else if (low >= 0)
    g_ptr_array_add (words, g_strdup_printf (_("Range %d–%d"), low, high));
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" · ", (char **) words->pdata);
}

/* Upgrades are told by their slot. */
static char *
describe (const BsRules *rules,
          const BsCard  *card,
          const char    *game)
{
  g_autofree char *text = bs_card_search_describe (rules->ruleset, rules->catalogue, card);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  if (card->slot == NULL)
    g_ptr_array_add (words, (gpointer) bs_catalogue_kind_name (card->kind));
  if (*text != '\0')
    g_ptr_array_add (words, text);
  if (game != NULL)
    g_ptr_array_add (words, (gpointer) game);
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" · ", (char **) words->pdata);
}

static void
show_text (GtkWidget  *label,
           const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, *text != '\0');
}

static void
show_button (GtkWidget     *button,
             const BsRules *rules,
             const BsCard  *card,
             const char    *prefix,
             const char    *action,
             const char    *text)
{
  /* GTK forgets no name: only a few cards have one. */
  g_autofree char *name = g_strconcat (prefix, card->user ? card->id : "none", NULL);

  gtk_widget_set_name (button, name);
  bs_set_tooltip (button, text);
  bs_set_label (button, text);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", rules->ruleset->id, card->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

/**
 * bs_catalogue_row_show:
 * @row: a row
 * @rules: the game
 * @card: a card of @rules
 * @game: (nullable): the game's name; %NULL: all rows are of one
 *
 * Shows a card; the user's own can be changed and removed.
 */
void
bs_catalogue_row_show (GtkWidget     *row,
                       const BsRules *rules,
                       const BsCard  *card,
                       const char    *game)
{
  GtkWidget *words = gtk_widget_get_first_child (row);
  GtkWidget *name = gtk_widget_get_first_child (words);
  GtkWidget *text = gtk_widget_get_next_sibling (name);
  GtkWidget *numbers = gtk_widget_get_next_sibling (text);
  GtkWidget *side = gtk_widget_get_next_sibling (words);
  GtkWidget *cost = gtk_widget_get_first_child (side);
  GtkWidget *buttons = gtk_widget_get_last_child (side);
  g_autofree char *described = describe (rules, card, game);
  g_autofree char *figures = numbers_of (card);
  g_autofree char *deeds = bs_words_card (rules->ruleset, card);
  /* Translators: what a card costs. */
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", card->cost), card->cost);
  /* Translators: %s is a card of the user's own. */
  g_autofree char *edit = g_strdup_printf (_("Change “%s”"), bs_card_name (card));
  g_autofree char *drop = g_strdup_printf (_("Remove “%s”"), bs_card_name (card));

  gtk_label_set_label (GTK_LABEL (name), bs_card_name (card));
  gtk_label_set_label (GTK_LABEL (text), described);
  show_text (numbers, figures);
  show_text (gtk_widget_get_next_sibling (numbers), deeds);
  gtk_label_set_label (GTK_LABEL (cost), points);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (cost), card->user);
  gtk_widget_set_visible (buttons, card->user);
  show_button (gtk_widget_get_first_child (buttons), rules, card, "edit-", "catalogue.edit", edit);
  show_button (gtk_widget_get_last_child (buttons), rules, card, "remove-", "catalogue.remove", drop);
}
