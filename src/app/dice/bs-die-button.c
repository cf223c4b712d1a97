/* bs-die-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-die-button.h"

#include "app/handling/bs-press-once.h"

/**
 * BsDieButton:
 *
 * One large die on the table: its face as a symbol on an octagon, the letter that types it below,
 * and whether it is chosen (a ring and a tick, not a color alone). It is a toggle button, so
 * keyboard, touch and screen reader know what to do.
 */
struct _BsDieButton
{
  GtkToggleButton parent_instance;

  /* Borrowed: children. */
  GtkWidget *image;
  GtkWidget *letter;
  GtkWidget *tick;
  GtkWidget *mark;
};

G_DEFINE_FINAL_TYPE (BsDieButton, bs_die_button, GTK_TYPE_TOGGLE_BUTTON)

static void
active_cb (BsDieButton *self)
{
  gtk_widget_set_visible (self->tick, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self)));
}

static GtkWidget *
corner (const char *symbol,
        const char *css,
        GtkAlign    halign)
{
  GtkWidget *image = bs_symbol_image (symbol);

  gtk_widget_add_css_class (image, css);
  gtk_widget_set_halign (image, halign);
  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_widget_set_visible (image, FALSE);

  return image;
}

static void
bs_die_button_class_init (BsDieButtonClass *klass)
{
}

static void
bs_die_button_init (BsDieButton *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();

  self->image =
    g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->image, "face");
  self->tick = corner ("check", "tick", GTK_ALIGN_END);
  self->mark = corner ("arrow", "mark", GTK_ALIGN_START);
  self->letter = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->letter, "letter");

  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->image);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->tick);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->mark);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_box_append (GTK_BOX (box), self->letter);
  gtk_button_set_child (GTK_BUTTON (self), box);

  gtk_widget_add_css_class (GTK_WIDGET (self), "die");
  bs_press_counts (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  g_signal_connect (self, "notify::active", G_CALLBACK (active_cb), NULL);
  /* GTK says it only once it was down. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/**
 * bs_die_button_new:
 *
 * Returns: (transfer floating): a die that shows nothing yet
 */
GtkWidget *
bs_die_button_new (void)
{
  return g_object_new (BS_TYPE_DIE_BUTTON, NULL);
}

/**
 * bs_die_button_set_face:
 * @self: a die
 * @frame: its color
 * @symbol: (nullable): the drawing of its face
 * @letter: the key that types this face, or 0
 *
 * Shows a face.
 */
void
bs_die_button_set_face (BsDieButton         *self,
                 BsSymbolFrame  frame,
                 const char    *symbol,
                 char           letter)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  char text[2] = { letter, '\0' };

  g_return_if_fail (BS_IS_DIE_BUTTON (self));

  paintable = bs_symbol_new (symbol, frame);
  gtk_image_set_from_paintable (GTK_IMAGE (self->image), paintable);
  gtk_label_set_label (GTK_LABEL (self->letter), letter == '_' ? "␣" : text);
  gtk_widget_set_visible (self->letter, letter != '\0');
}

/**
 * bs_die_button_set_words:
 * @self: a die
 * @words: what it shows, for a screen reader and as a tooltip: "Die 2: critical"
 */
void
bs_die_button_set_words (BsDieButton      *self,
                  const char *words)
{
  g_return_if_fail (BS_IS_DIE_BUTTON (self));

  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/**
 * bs_die_button_set_marked:
 * @self: a die
 * @marked: whether it was rolled again, or was added and is no die
 */
void
bs_die_button_set_marked (BsDieButton    *self,
                   gboolean  marked)
{
  g_return_if_fail (BS_IS_DIE_BUTTON (self));

  gtk_widget_set_visible (self->mark, marked);
}
