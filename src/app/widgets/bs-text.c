/* bs-text.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-text.h"

#include "app/drawing/bs-dress.h"

/**
 * BsText:
 *
 * Plain words that wrap, for templates; while there are none it is not to be seen. Property: label.
 */
struct _BsText
{
  AdwBin parent_instance;

  /* Template children. */
  GtkLabel *text;
};

enum
{
  PROP_0,
  PROP_LABEL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsText, bs_text, ADW_TYPE_BIN)

static void
bs_text_get_property (GObject    *object,
                      guint       id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  if (id == PROP_LABEL)
    g_value_set_string (value, bs_text_get_label (BS_TEXT (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_text_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  if (id == PROP_LABEL)
    bs_text_set_label (BS_TEXT (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_text_class_init (BsTextClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bs_text_get_property;
  object_class->set_property = bs_text_set_property;

  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, "", G_PARAM_READWRITE |
                                           G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  bs_template_load (widget_class, "bs-text");
  gtk_widget_class_bind_template_child (widget_class, BsText, text);
}

static void
bs_text_init (BsText *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * bs_text_get_label:
 * @self: words
 *
 * Returns: (transfer none): what they are
 */
const char *
bs_text_get_label (BsText *self)
{
  g_return_val_if_fail (BS_IS_TEXT (self), NULL);

  return gtk_label_get_label (self->text);
}

/**
 * bs_text_set_label:
 * @self: words
 * @label: (nullable): what they are; %NULL or nothing hides them
 */
void
bs_text_set_label (BsText     *self,
                   const char *label)
{
  g_return_if_fail (BS_IS_TEXT (self));

  if (label == NULL)
    label = "";
  gtk_widget_set_visible (GTK_WIDGET (self), *label != '\0');
  if (g_str_equal (gtk_label_get_label (self->text), label))
    return;

  gtk_label_set_label (self->text, label);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LABEL]);
}
