/* bs-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-button.h"

#include "app/drawing/bs-dress.h"
#include "app/drawing/bs-symbol.h"

#include <string.h>

/* The longest word, in letters, that a button keeps in one piece. */
#define LONGEST_WORD 20

/**
 * BsButton:
 *
 * A large button whose words wrap, maybe with a symbol before them; a screen reader says the
 * words. Properties: text, in which a mnemonic is allowed; symbol, as for bs_symbol_new(), once.
 */
struct _BsButton
{
  GtkButton parent_instance;

  /* Template children. */
  GtkBox *box;
  GtkLabel *words;
};

enum
{
  PROP_0,
  PROP_TEXT,
  PROP_SYMBOL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsButton, bs_button, GTK_TYPE_BUTTON)

/* Words are broken between letters only where one is so long that it would make the window
 * wider. */
static PangoWrapMode
wrap_mode_for (const char *text)
{
  long longest = 0;

  for (const char *at = text; *at != '\0';)
    {
      gsize length = strcspn (at, " \n");

      longest = MAX (longest, g_utf8_strlen (at, length));
      at += length;
      at += strspn (at, " \n");
    }

  return longest > LONGEST_WORD ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD;
}

static void
set_text (BsButton   *self,
          const char *text)
{
  gtk_label_set_label (self->words, text);
  gtk_label_set_wrap_mode (self->words, wrap_mode_for (text));
  bs_set_label (GTK_WIDGET (self), gtk_label_get_text (self->words));
}

static void
bs_button_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  if (id == PROP_TEXT)
    g_value_set_string (value, gtk_label_get_label (BS_BUTTON (object)->words));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_button_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  BsButton *self = BS_BUTTON (object);
  const char *text = g_value_get_string (value);

  if (id == PROP_TEXT)
    set_text (self, text != NULL ? text : "");
  else if (id == PROP_SYMBOL && text != NULL)
    gtk_box_prepend (self->box, bs_symbol_image (text));
  else if (id != PROP_SYMBOL)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_button_class_init (BsButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bs_button_get_property;
  object_class->set_property = bs_button_set_property;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "",
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_SYMBOL] = g_param_spec_string ("symbol", NULL, NULL, NULL, G_PARAM_WRITABLE |
                                            G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  bs_template_load (widget_class, "bs-button");
  gtk_widget_class_bind_template_child (widget_class, BsButton, box);
  gtk_widget_class_bind_template_child (widget_class, BsButton, words);
}

static void
bs_button_init (BsButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
