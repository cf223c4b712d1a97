/* bs-chip.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-chip.h"

#include "bs-symbol.h"

/**
 * BsChip:
 *
 * A small tinted plate with a symbol and a few words: a token with its count, a lock with its letter, a damage card. The symbol and
 * the words say everything; the tint only helps.
 */
struct _BsChip
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BsChip, bs_chip, GTK_TYPE_WIDGET)

static void
bs_chip_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bs_chip_parent_class)->dispose (object);
}

static void
bs_chip_class_init (BsChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_chip_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "chip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bs_chip_init (BsChip *self)
{
}

/**
 * bs_chip_new:
 * @symbol: (nullable): a symbol, as for bs_symbol_new()
 * @text: the words, as plain text
 * @tone: (nullable): good, bad, own, foe, warn or plain
 *
 * Returns: (transfer floating): a chip
 */
GtkWidget *
bs_chip_new (const char *symbol,
             const char *text,
             const char *tone)
{
  GtkWidget *self = g_object_new (BS_TYPE_CHIP, NULL);
  GtkWidget *label = gtk_label_new (text);

  if (symbol != NULL)
    gtk_widget_set_parent (bs_symbol_image (symbol), self);

  /* A lock names a ship, and ships have long names: two lines before anything is left out. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (self, text);
  gtk_widget_set_parent (label, self);
  gtk_widget_add_css_class (self, tone != NULL ? tone : "plain");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return self;
}
