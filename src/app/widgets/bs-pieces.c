/* bs-pieces.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-pieces.h"

#include "app/drawing/bs-symbol.h"
#include "app/handling/bs-press-once.h"
#include "bs-button.h"
#include "bs-chip.h"
#include "bs-choice-row.h"
#include "bs-page.h"
#include "bs-panel.h"
#include "bs-text.h"
#include "bs-wrap.h"

#include <glib/gi18n.h>

/**
 * bs_template_set:
 * @widget_class: a class
 * @name: its template, without folder and suffix: "bs-curtain"
 *
 * As bs_template_load(), for a template that is built of pieces.
 */
void
bs_template_set (GtkWidgetClass *widget_class,
                 const char     *name)
{
  g_type_ensure (BS_TYPE_BUTTON);
  g_type_ensure (BS_TYPE_CHIP);
  g_type_ensure (BS_TYPE_CHOICE_ROW);
  g_type_ensure (BS_TYPE_LAYOUT_BOX);
  g_type_ensure (BS_TYPE_PAGE);
  g_type_ensure (BS_TYPE_PANEL);
  g_type_ensure (BS_TYPE_TEXT);
  g_type_ensure (BS_TYPE_WRAP);
  bs_template_load (widget_class, name);
}

/**
 * bs_name_button:
 * @button: a button with a label
 * @text: what it says; a mnemonic is allowed
 *
 * Sets both the label and the name for a screen reader. GTK 4.8 makes the name of the label twice,
 * with its underscore.
 */
void
bs_name_button (GtkWidget  *button,
                const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);
  g_autofree char *name = g_strjoinv ("", parts);

  gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
  gtk_button_set_label (GTK_BUTTON (button), text);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  bs_set_label (button, name);
}

/**
 * bs_panel_card:
 * @heading: (nullable): its heading
 *
 * Returns: (transfer floating): a vertical box that looks like a card
 */
GtkWidget *
bs_panel_card (const char *heading)
{
  return g_object_new (BS_TYPE_PANEL, "heading", heading, NULL);
}

/**
 * bs_text_label:
 * @text: plain text
 * @css: (nullable): a style class
 *
 * Returns: (transfer floating): a label that wraps
 */
GtkWidget *
bs_text_label (const char *text,
               const char *css)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css != NULL)
    gtk_widget_add_css_class (label, css);

  return label;
}

/**
 * bs_text_button:
 * @name: a name that stays the same when the panel is filled anew
 * @text: what it says; a mnemonic is allowed
 *
 * Returns: (transfer floating): a large button
 */
GtkWidget *
bs_text_button (const char *name,
                const char *text)
{
  return bs_symbol_button (name, NULL, text);
}

/**
 * bs_symbol_button:
 * @name: a name that stays the same when the panel is filled anew
 * @symbol: (nullable): a symbol before the words
 * @text: what it says; a mnemonic is allowed
 *
 * Returns: (transfer floating): a large button
 */
GtkWidget *
bs_symbol_button (const char *name,
                  const char *symbol,
                  const char *text)
{
  return g_object_new (BS_TYPE_BUTTON, "name", name, "symbol", symbol, "text", text, NULL);
}

/**
 * bs_button_add_line:
 * @button: a button of bs_text_button() or bs_symbol_button()
 * @line: (transfer floating): a label
 *
 * Puts the label below the button's words, and below the lines that stand there already.
 */
void
bs_button_add_line (GtkWidget *button,
                    GtkWidget *line)
{
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget *box = words;

  if (!gtk_widget_has_css_class (button, "explained"))
    {
      box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
      g_object_ref (words);
      gtk_button_set_child (GTK_BUTTON (button), NULL);
      gtk_widget_set_halign (words, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (box), words);
      gtk_button_set_child (GTK_BUTTON (button), box);
      g_object_unref (words);
      gtk_widget_add_css_class (button, "explained");
    }
  gtk_box_append (GTK_BOX (box), line);
}

/**
 * bs_button_explain:
 * @button: a button of bs_text_button() or bs_symbol_button()
 * @sentence: (nullable): what it does
 *
 * Puts the sentence below the button's words.
 */
void
bs_button_explain (GtkWidget  *button,
                   const char *sentence)
{
  if (sentence == NULL)
    return;

  bs_button_add_line (button, bs_text_label (sentence, "explain"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  sentence, -1);
}

/* Takes @label. */
static GtkWidget *
step_button (const char *name,
             const char *icon,
             char       *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_name (button, name);
  bs_set_tooltip (button, label);
  gtk_widget_add_css_class (button, "step");
  bs_press_counts (button);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  bs_set_label (button, label);
  g_free (label);

  return button;
}

/**
 * bs_value_row:
 * @name: a name that stays the same when the panel is filled anew
 * @title: what the value is
 * @value: the value
 * @minus: (out) (optional): the button that takes one away
 * @plus: (out) (optional): the button that adds one
 *
 * Returns: (transfer floating): a row with a value between two buttons
 */
GtkWidget *
bs_value_row (const char  *name,
              const char  *title,
              const char  *value,
              GtkWidget  **minus,
              GtkWidget  **plus)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = bs_text_label (title, NULL);
  GtkWidget *figure = gtk_label_new (value);
  g_autofree char *minus_name = g_strconcat (name, "-minus", NULL);
  g_autofree char *plus_name = g_strconcat (name, "-plus", NULL);

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (figure, "value");
  gtk_label_set_width_chars (GTK_LABEL (figure), 3);
  gtk_box_append (GTK_BOX (row), label);

  if (minus != NULL)
    {
      *minus = step_button (minus_name, "list-remove-symbolic",
                            /* Translators: %s is a value of a ship: "Shields up", "Evade". */
                            g_strdup_printf (_("%s: one less"), title));
      gtk_box_append (GTK_BOX (row), *minus);
    }
  gtk_box_append (GTK_BOX (row), figure);
  if (plus != NULL)
    {
      *plus =
        /* Translators: %s is a value of a ship: "Shields up", "Evade". */
        step_button (plus_name, "list-add-symbolic", g_strdup_printf (_("%s: one more"), title));
      gtk_box_append (GTK_BOX (row), *plus);
    }

  return row;
}

/**
 * bs_number_row:
 * @name: the name of its spin button
 * @title: what the number is
 * @least: from where it goes
 * @most: up to where it goes
 * @spin: (out): the spin button
 *
 * Returns: (transfer floating): a row with a number to be typed or stepped
 */
GtkWidget *
bs_number_row (const char  *name,
               const char  *title,
               int          least,
               int          most,
               GtkWidget  **spin)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = bs_text_label (title, NULL);

  *spin = gtk_spin_button_new_with_range (least, most, 1);
  gtk_widget_set_name (*spin, name);
  bs_set_label (*spin, title);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), *spin);

  return row;
}

/**
 * bs_drop_down:
 * @label: what a screen reader calls it
 * @words: (transfer full) (nullable): a list of GtkStringObject
 *
 * Returns: (transfer floating): a drop-down that may be narrower than its words
 */
GtkWidget *
bs_drop_down (const char *label,
              GListModel *words)
{
  GtkWidget *list = gtk_drop_down_new (words, NULL);

  bs_drop_down_dress (GTK_DROP_DOWN (list));
  bs_set_label (list, label);

  return list;
}

/**
 * bs_refill_begin:
 * @box: a panel that is about to be filled anew
 *
 * Returns: (transfer full) (nullable): the name of what has the keyboard there
 */
char *
bs_refill_begin (GtkWidget *box)
{
  GtkRoot *root = gtk_widget_get_root (box);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, box))
    return NULL;

  return g_strdup (gtk_widget_get_name (focus));
}

/**
 * bs_box_clear:
 * @box: a GtkBox
 *
 * Takes all out of the box.
 */
void
bs_box_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/**
 * bs_find_named:
 * @widget: a widget
 * @name: a name
 *
 * Returns: (transfer none) (nullable): the first widget below with this name
 */
GtkWidget *
bs_find_named (GtkWidget  *widget,
               const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (g_str_equal (gtk_widget_get_name (child), name))
        return child;
      if ((found = bs_find_named (child, name)) != NULL)
        return found;
    }

  return NULL;
}

/**
 * bs_focus_first:
 * @widget: a widget
 *
 * Gives the keyboard to the first control below. Never to a label: GTK 4.8 asks where the keyboard
 * was before it came to one with links, and nowhere is no answer for it.
 *
 * Returns: whether there is one
 */
gboolean
bs_focus_first (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_LABEL (child) || !gtk_widget_get_visible (child) ||
          !gtk_widget_is_sensitive (child))
        continue;
      if (bs_focus_first (child) ||
          (gtk_widget_get_focusable (child) && gtk_widget_grab_focus (child)))
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_refill_end:
 * @box: a panel that was filled anew
 * @focus: (transfer full) (nullable): what bs_refill_begin() gave
 *
 * Gives the keyboard back: to what has the same name, else to the first control.
 */
void
bs_refill_end (GtkWidget *box,
               char      *focus)
{
  GtkWidget *widget = focus != NULL ? bs_find_named (box, focus) : NULL;

  if (focus != NULL && (widget == NULL || GTK_IS_LABEL (widget) || !gtk_widget_grab_focus (widget)))
    bs_focus_first (box);

  g_free (focus);
}
