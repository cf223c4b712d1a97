/* bs-chip.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-chip.h"

#include "app/drawing/bs-dress.h"
#include "app/drawing/bs-symbol.h"

/**
 * BsChip:
 *
 * A small tinted plate with a symbol and a few words: a token with its count, a lock with its
 * letter, a damage card. The symbol and the words say everything; the tint only helps. Properties,
 * once: symbol, text, tone.
 */
struct _BsChip
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkLabel *label;
};

enum
{
  PROP_0,
  PROP_SYMBOL,
  PROP_TEXT,
  PROP_TONE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsChip, bs_chip, GTK_TYPE_WIDGET)

static void
bs_chip_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  BsChip *self = BS_CHIP (object);
  const char *word = g_value_get_string (value);

  if (id == PROP_SYMBOL && word != NULL)
    {
      gtk_widget_insert_after (bs_symbol_image (word), GTK_WIDGET (self), NULL);
    }
  else if (id == PROP_TEXT)
    {
      gtk_label_set_label (self->label, word);
      gtk_widget_set_tooltip_text (GTK_WIDGET (self), word);
      bs_set_label (GTK_WIDGET (self), word);
    }
  else if (id == PROP_TONE)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), word != NULL ? word : "plain");
    }
  else if (id != PROP_SYMBOL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

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
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bs_chip_dispose;
  object_class->set_property = bs_chip_set_property;

  props[PROP_SYMBOL] = g_param_spec_string ("symbol", NULL, NULL, NULL, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  props[PROP_TONE] = g_param_spec_string ("tone", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  bs_template_load (widget_class, "bs-chip");
  gtk_widget_class_bind_template_child (widget_class, BsChip, label);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "chip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bs_chip_init (BsChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  return g_object_new (BS_TYPE_CHIP, "symbol", symbol, "text", text, "tone", tone, NULL);
}
