/* bs-choice-row.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-choice-row.h"

#include "bs-pieces.h"

/**
 * BsChoiceRow:
 *
 * A row with a title, a sentence and, below them, a drop-down as wide as the row, so that long words fit. Property: selected.
 */
struct _BsChoiceRow
{
  AdwPreferencesRow parent_instance;

  /* Borrowed: children. */
  GtkWidget *title;
  GtkWidget *sentence;
  GtkWidget *list;
};

enum
{
  PROP_0,
  PROP_SELECTED,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsChoiceRow, bs_choice_row, ADW_TYPE_PREFERENCES_ROW)

static void
selected_cb (BsChoiceRow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

static void
bs_choice_row_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_uint (value, bs_choice_row_get_selected (BS_CHOICE_ROW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_choice_row_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  if (id == PROP_SELECTED)
    bs_choice_row_set_selected (BS_CHOICE_ROW (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_choice_row_class_init (BsChoiceRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = bs_choice_row_get_property;
  object_class->set_property = bs_choice_row_set_property;

  props[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, GTK_INVALID_LIST_POSITION,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bs_choice_row_init (BsChoiceRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->title = bs_text_label ("", NULL);
  self->sentence = bs_text_label ("", "dim-label");
  self->list = bs_drop_down ("", NULL);
  gtk_widget_add_css_class (box, "choice");
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->sentence);
  gtk_box_append (GTK_BOX (box), self->list);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (self->list, "notify::selected", G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
}

/**
 * bs_choice_row_new:
 * @title: what is chosen
 * @sentence: (nullable): what it means
 * @words: (nullable): what may be chosen
 *
 * Returns: (transfer floating): a row
 */
GtkWidget *
bs_choice_row_new (const char    *title,
                   const char    *sentence,
                   GtkStringList *words)
{
  BsChoiceRow *self = g_object_new (BS_TYPE_CHOICE_ROW, "use-markup", FALSE, "title", title, NULL);

  gtk_label_set_label (GTK_LABEL (self->title), title);
  bs_set_label (self->list, title);
  bs_choice_row_set_sentence (self, sentence);
  bs_choice_row_set_words (self, words);

  return GTK_WIDGET (self);
}

/**
 * bs_choice_row_set_words:
 * @self: a row
 * @words: (nullable): what may be chosen
 */
void
bs_choice_row_set_words (BsChoiceRow   *self,
                         GtkStringList *words)
{
  g_return_if_fail (BS_IS_CHOICE_ROW (self));

  gtk_drop_down_set_model (GTK_DROP_DOWN (self->list), G_LIST_MODEL (words));
}

/**
 * bs_choice_row_set_sentence:
 * @self: a row
 * @sentence: (nullable): what it means
 */
void
bs_choice_row_set_sentence (BsChoiceRow *self,
                            const char  *sentence)
{
  g_return_if_fail (BS_IS_CHOICE_ROW (self));

  gtk_label_set_label (GTK_LABEL (self->sentence), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->sentence, sentence != NULL && *sentence != '\0');
  if (sentence != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

/**
 * bs_choice_row_get_selected:
 * @self: a row
 *
 * Returns: the place of what is chosen
 */
guint
bs_choice_row_get_selected (BsChoiceRow *self)
{
  g_return_val_if_fail (BS_IS_CHOICE_ROW (self), GTK_INVALID_LIST_POSITION);

  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->list));
}

/**
 * bs_choice_row_set_selected:
 * @self: a row
 * @selected: the place of what is chosen
 */
void
bs_choice_row_set_selected (BsChoiceRow *self,
                            guint        selected)
{
  g_return_if_fail (BS_IS_CHOICE_ROW (self));

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->list), selected);
}
