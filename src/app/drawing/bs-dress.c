/* bs-dress.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-dress.h"

/* What is done to any widget, of GTK or of ours. */

/**
 * bs_template_load:
 * @widget_class: a class
 * @name: its template, without folder and suffix: "bs-text"
 *
 * Gives the class its template.
 */
void
bs_template_load (GtkWidgetClass *widget_class,
                  const char     *name)
{
  g_autofree char *path = g_strconcat ("/io/github/boardside/Boardside/", name, ".ui", NULL);

  gtk_widget_class_set_template_from_resource (widget_class, path);
}

/**
 * bs_set_label:
 * @widget: a control
 * @label: what a screen reader calls it
 */
void
bs_set_label (GtkWidget  *widget,
              const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/**
 * bs_set_tooltip:
 * @widget: a widget
 * @text: (nullable): what it says when the pointer rests on it
 *
 * As gtk_widget_set_tooltip_text(), which asks the display each time where the pointer is: for a
 * panel of new widgets that was half of the time that it took to fill it. Where the widget is in no
 * window yet the pointer cannot be on it, and nobody is asked.
 */
void
bs_set_tooltip (GtkWidget  *widget,
                const char *text)
{
  gboolean hides = gtk_widget_get_root (widget) == NULL && gtk_widget_get_visible (widget) &&
                   !GTK_IS_NATIVE (widget);

  if (hides)
    gtk_widget_set_visible (widget, FALSE);
  gtk_widget_set_tooltip_text (widget, text);
  if (hides)
    gtk_widget_set_visible (widget, TRUE);
}

static void
setup_word_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item,
               gpointer                  shown)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (GPOINTER_TO_INT (shown))
    {
      /* The button gives way, the list does not. */
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (label, TRUE);
    }
  gtk_list_item_set_child (item, label);
}

static void
bind_word_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  const char *word = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), word);
  bs_set_tooltip (gtk_list_item_get_child (item), word);
}

static GtkListItemFactory *
word_factory (gboolean shown)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_word_cb), GINT_TO_POINTER (shown));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_word_cb), NULL);

  return factory;
}

/**
 * bs_drop_down_dress:
 * @list: a drop-down for GtkStringObjects
 *
 * Lets it be narrower than its words.
 */
void
bs_drop_down_dress (GtkDropDown *list)
{
  g_autoptr (GtkExpression) word =
    gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  g_autoptr (GtkListItemFactory) shown = word_factory (TRUE);
  g_autoptr (GtkListItemFactory) listed = word_factory (FALSE);

  gtk_drop_down_set_expression (list, word);
  gtk_drop_down_set_factory (list, shown);
  gtk_drop_down_set_list_factory (list, listed);
}
