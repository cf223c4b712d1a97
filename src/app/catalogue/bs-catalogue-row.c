/* bs-catalogue-row.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-catalogue-row.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-text.h"
#include "bs-card-search.h"
#include "bs-catalogue-form.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsCatalogueRow:
 *
 * One card in the list of the catalogue. Its buttons do nothing themselves: they are actions of
 * the page around it ("catalogue.edit" and its sister).
 */
struct _BsCatalogueRow
{
  GtkBox parent_instance;

  /* Template children. */
  BsText *name;
  BsText *text;
  BsText *numbers;
  BsText *deeds;
  GtkLabel *points;
  GtkWidget *own;
  GtkWidget *edit;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (BsCatalogueRow, bs_catalogue_row, GTK_TYPE_BOX)

static void
bs_catalogue_row_class_init (BsCatalogueRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  bs_template_set (widget_class, "bs-catalogue-row");
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, name);
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, text);
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, numbers);
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, deeds);
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, points);
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, own);
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, edit);
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueRow, remove);
}

static void
bs_catalogue_row_init (BsCatalogueRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
 * @self: a row
 * @rules: the game
 * @card: a card of @rules
 * @game: (nullable): the game's name; %NULL: all rows are of one
 *
 * Shows a card; the user's own can be changed and removed.
 */
void
bs_catalogue_row_show (BsCatalogueRow *self,
                       const BsRules  *rules,
                       const BsCard   *card,
                       const char     *game)
{
  g_autofree char *described = describe (rules, card, game);
  g_autofree char *figures = numbers_of (card);
  g_autofree char *deeds = bs_words_card (rules->ruleset, card);
  g_autofree char *points =
    /* Translators: what a card costs. */
    g_strdup_printf (ngettext ("%d point", "%d points", card->cost), card->cost);
  /* Translators: %s is a card of the user's own. */
  g_autofree char *edit = g_strdup_printf (_("Change “%s”"), bs_card_name (card));
  g_autofree char *drop = g_strdup_printf (_("Remove “%s”"), bs_card_name (card));

  g_return_if_fail (BS_IS_CATALOGUE_ROW (self));

  bs_text_set_label (self->name, bs_card_name (card));
  bs_text_set_label (self->text, described);
  bs_text_set_label (self->numbers, figures);
  bs_text_set_label (self->deeds, deeds);
  gtk_label_set_label (self->points, points);
  gtk_widget_set_visible (self->own, card->user);
  show_button (self->edit, rules, card, "edit-", "catalogue.edit", edit);
  show_button (self->remove, rules, card, "remove-", "catalogue.remove", drop);
}
