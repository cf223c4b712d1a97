/* bs-choice-row.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-choice-row.h"

#include "app/drawing/bs-dress.h"
#include "bs-text.h"

/**
 * BsChoiceRow:
 *
 * A row with a title, a sentence and, below them, a drop-down as wide as the row, so that long
 * words fit. Properties: sentence, words, selected.
 */
struct _BsChoiceRow
{
  AdwPreferencesRow parent_instance;

  /* Template children. */
  BsText *sentence;
  GtkDropDown *list;
};

enum
{
  PROP_0,
  PROP_SENTENCE,
  PROP_WORDS,
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
title_cb (BsChoiceRow *self)
{
  bs_set_label (GTK_WIDGET (self->list),
                adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)));
}

static void
bs_choice_row_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BsChoiceRow *self = BS_CHOICE_ROW (object);

  if (id == PROP_SENTENCE)
    g_value_set_string (value, bs_text_get_label (self->sentence));
  else if (id == PROP_WORDS)
    g_value_set_object (value, gtk_drop_down_get_model (self->list));
  else if (id == PROP_SELECTED)
    g_value_set_uint (value, bs_choice_row_get_selected (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_choice_row_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  BsChoiceRow *self = BS_CHOICE_ROW (object);

  if (id == PROP_SENTENCE)
    bs_choice_row_set_sentence (self, g_value_get_string (value));
  else if (id == PROP_WORDS)
    bs_choice_row_set_words (self, g_value_get_object (value));
  else if (id == PROP_SELECTED)
    bs_choice_row_set_selected (self, g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_choice_row_class_init (BsChoiceRowClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = bs_choice_row_get_property;
  object_class->set_property = bs_choice_row_set_property;

  props[PROP_SENTENCE] = g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  props[PROP_WORDS] = g_param_spec_object ("words", NULL, NULL, GTK_TYPE_STRING_LIST, flags);
  props[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT,
                                            GTK_INVALID_LIST_POSITION, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (BS_TYPE_TEXT);
  bs_template_load (widget_class, "bs-choice-row");
  gtk_widget_class_bind_template_child (widget_class, BsChoiceRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, BsChoiceRow, list);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_cb);
}

static void
bs_choice_row_init (BsChoiceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bs_drop_down_dress (self->list);
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
  return g_object_new (BS_TYPE_CHOICE_ROW,
                       "title", title, "sentence", sentence, "words", words, NULL);
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

  gtk_drop_down_set_model (self->list, G_LIST_MODEL (words));
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

  bs_text_set_label (self->sentence, sentence);
  if (sentence != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
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

  return gtk_drop_down_get_selected (self->list);
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

  gtk_drop_down_set_selected (self->list, selected);
}
