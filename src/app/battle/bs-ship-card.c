/* bs-ship-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-ship-card.h"

#include "app/drawing/bs-pips.h"
#include "app/drawing/bs-symbol.h"
#include "app/widgets/bs-chip.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"

#include <glib/gi18n.h>

/**
 * BsShipCard:
 *
 * A ship in the fleet: name, skill as the largest figure, shields and hull, tokens, locks, damage,
 * and what it has done. A toggle button: it is down while the ship's panel is shown.
 */
struct _BsShipCard
{
  GtkToggleButton parent_instance;

  /* Template children. */
  GtkWidget *banner;
  GtkLabel *banner_label;
  GtkLabel *name_label;
  GtkLabel *leader_label;
  GtkLabel *skill_label;
  GtkWidget *pips;
  GtkWidget *sections;
  GtkWidget *chips;
  GtkWidget *deed;
  GtkImage *deed_image;
  GtkLabel *deed_label;

  /* Owned. */
  BsShipItem *item;
};

G_DEFINE_FINAL_TYPE (BsShipCard, bs_ship_card, GTK_TYPE_TOGGLE_BUTTON)

static void
set_class (gpointer    widget,
           const char *name,
           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_chips (BsShipCard       *self,
            const BsShipText *text)
{
  bs_layout_box_clear (self->chips);

  for (guint i = 0; i < text->chips->len; i++)
    {
      const BsChipText *chip = text->chips->pdata[i];

      bs_layout_box_add (self->chips, bs_chip_new (chip->symbol, chip->text, chip->tone));
    }

  gtk_widget_set_visible (self->chips, text->chips->len > 0);
}

/* A ship of several cards has its figures by card. */
static void
show_sections (BsShipCard       *self,
               const BsShipText *text)
{
  bs_box_clear (self->sections);
  for (guint i = 0; i < text->sections->len; i++)
    gtk_box_append (GTK_BOX (self->sections), bs_text_label (text->sections->pdata[i], "section"));

  gtk_widget_set_visible (self->sections, text->sections->len > 0 && !text->gone);
}

static void
show_deed (BsShipCard       *self,
           const BsShipText *text)
{
  g_autoptr (GdkPaintable) symbol =
    bs_symbol_new (text->acting ? "arrow" : "check", BS_SYMBOL_PLAIN);

  gtk_widget_set_visible (self->deed, text->deed != NULL);
  gtk_image_set_from_paintable (self->deed_image, symbol);
  gtk_widget_set_visible (GTK_WIDGET (self->deed_image), text->done || text->acting);
  gtk_label_set_label (self->deed_label, text->deed != NULL ? text->deed : "");
  set_class (self->deed, "done", text->done);
  set_class (self->deed, "acting", text->acting);
}

static void
item_changed_cb (BsShipCard *self)
{
  const BsShipText *text = bs_ship_item_peek (self->item);
  g_autofree char *skill = NULL;
  g_autofree char *leader = NULL;

  if (text == NULL)
    return;

  skill = g_strdup_printf ("%d", text->skill);
  leader = text->sections->len > 0 ? g_strdup (text->leader) : text->leader != NULL ?
           /* Translators: attack, agility, hull and shields of a ship. */
           g_strdup_printf (_("%s · %d / %d / %d / %d"), text->leader, text->attack, text->agility,
                            text->hull, text->shields) :
           g_strdup_printf (_("%d / %d / %d / %d"), text->attack, text->agility,
                            text->hull, text->shields);

  gtk_label_set_label (self->name_label, text->name);
  bs_set_tooltip (GTK_WIDGET (self->name_label), text->name);
  gtk_label_set_label (self->leader_label, leader != NULL ? leader : "");
  bs_set_tooltip (GTK_WIDGET (self->leader_label), leader);
  gtk_label_set_label (self->skill_label, skill);
  bs_pips_set (BS_PIPS (self->pips), text->active, text->disabled, text->lost, text->hull_left,
               text->hull);
  gtk_widget_set_visible (self->pips, !text->gone);
  gtk_label_set_label (self->banner_label, text->banner != NULL ? text->banner : "");
  gtk_widget_set_visible (self->banner, text->banner != NULL);
  show_sections (self, text);
  show_chips (self, text);
  show_deed (self, text);
  set_class (self, "acting", text->acting);
  set_class (self, "gone", text->gone);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text->summary, -1);
}

static void
bs_ship_card_dispose (GObject *object)
{
  BsShipCard *self = BS_SHIP_CARD (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_SHIP_CARD);
  g_clear_object (&self->item);

  G_OBJECT_CLASS (bs_ship_card_parent_class)->dispose (object);
}

static void
bs_ship_card_class_init (BsShipCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_ship_card_dispose;

  g_type_ensure (BS_TYPE_PIPS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/boardside/Boardside/bs-ship-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, banner);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, banner_label);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, leader_label);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, skill_label);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, pips);
  gtk_widget_class_bind_template_child_full (widget_class, "chips_box", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, deed);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, deed_image);
  gtk_widget_class_bind_template_child (widget_class, BsShipCard, deed_label);
}

static void
bs_ship_card_init (BsShipCard *self)
{
  GtkWidget *box;

  gtk_widget_init_template (GTK_WIDGET (self));
  /* GTK says it only once it was down. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);

  box =
    GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), BS_TYPE_SHIP_CARD, "chips_box"));
  self->sections = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_box_append (GTK_BOX (box), self->sections);
  self->chips = bs_wrap_box (6);
  gtk_box_append (GTK_BOX (box), self->chips);
}

/**
 * bs_ship_card_new:
 * @item: the ship
 *
 * Returns: (transfer floating): its card
 */
GtkWidget *
bs_ship_card_new (BsShipItem *item)
{
  BsShipCard *self = g_object_new (BS_TYPE_SHIP_CARD, NULL);

  self->item = g_object_ref (item);
  g_signal_connect_object (item, "changed", G_CALLBACK (item_changed_cb), self, G_CONNECT_SWAPPED);
  item_changed_cb (self);

  return GTK_WIDGET (self);
}

/**
 * bs_ship_card_get_item:
 * @self: a card
 *
 * Returns: (transfer none): its ship
 */
BsShipItem *
bs_ship_card_get_item (BsShipCard *self)
{
  g_return_val_if_fail (BS_IS_SHIP_CARD (self), NULL);

  return self->item;
}
