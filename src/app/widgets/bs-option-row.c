/* bs-option-row.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-option-row.h"

#include "bs-choice-row.h"
#include "bs-pieces.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* The most points that can be told by hand. */
#define MOST_POINTS 999
#define USUAL_POINTS 60

typedef struct
{
  const BsRuleset *ruleset;   /* borrowed: the form keeps it as long as its rows */
  const BsOption *option;
  GtkWidget *spin;            /* (nullable) borrowed: another number, chosen last in the list */
} OptionRow;

static OptionRow *
get (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "bs-option");
}

static gboolean
is_number (const char *word)
{
  return word != NULL && *word != '\0' && strspn (word, "0123456789") == strlen (word);
}

/* Points: any number goes besides those that are named. */
static gboolean
takes_numbers (const BsOption *option)
{
  return option->free && g_str_equal (option->id, "points");
}

/* The place of a value in the list; behind the last: another number. */
static guint
place_of (const BsOption *option,
          const char     *value)
{
  for (guint i = 0; i < option->values->len; i++)
    if (g_strcmp0 (((BsNamed *) option->values->pdata[i])->id, value) == 0)
      return i;

  if (takes_numbers (option) && is_number (value))
    return option->values->len;

  return g_strcmp0 (value, option->fallback) != 0 ? place_of (option, option->fallback) : 0;
}

static const BsNamed *
selected_value (GtkWidget *row)
{
  const BsOption *option = get (row)->option;
  guint selected = bs_choice_row_get_selected (BS_CHOICE_ROW (row));

  return selected < option->values->len ? option->values->pdata[selected] : NULL;
}

/* The option's sentence, and behind it the one of the value. */
static void
selected_cb (GtkWidget *row)
{
  const OptionRow *data = get (row);
  const BsNamed *value = selected_value (row);
  const char *about = data->option->text != NULL
                        ? bs_ruleset_text (data->ruleset, "option-text", data->option->text)
                        : "";
  const char *means = value != NULL && value->text != NULL
                        ? bs_ruleset_text (data->ruleset, "value-text", value->text)
                        : "";
  g_autofree char *sentence =
    *means != '\0' ? g_strjoin ("\n", about, means, NULL) : g_strdup (about);

  bs_choice_row_set_sentence (BS_CHOICE_ROW (row), g_strchug (sentence));
  if (data->spin != NULL)
    gtk_widget_set_visible (data->spin, value == NULL);
}

static void
add_spin (GtkWidget  *row,
          const char *title,
          const char *value)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (1, MOST_POINTS, 1);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin),
                             is_number (value) ? g_ascii_strtoll (value, NULL, 10) : USUAL_POINTS);
  gtk_widget_set_name (spin, "another-number");
  gtk_widget_set_halign (spin, GTK_ALIGN_START);
  bs_set_label (spin, title);
  gtk_box_append (GTK_BOX (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))), spin);
  get (row)->spin = spin;
}

/**
 * bs_option_row_new:
 * @ruleset: the rules; live at least as long as the row
 * @option: an option of them
 * @value: (nullable): what is chosen at first; the rules' own default, if it is no value of the
 * option
 *
 * Returns: (transfer floating): a #BsChoiceRow
 */
GtkWidget *
bs_option_row_new (const BsRuleset *ruleset,
                   const BsOption  *option,
                   const char      *value)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  g_autofree char *title = bs_words_capital (bs_ruleset_text (ruleset, "option", option->name));
  OptionRow *data = g_new0 (OptionRow, 1);
  GtkWidget *row;

  for (guint i = 0; i < option->values->len; i++)
    {
      g_autofree char *word = bs_words_capital (
        bs_ruleset_text (ruleset, "value", ((BsNamed *) option->values->pdata[i])->name));

      gtk_string_list_append (words, word);
    }
  if (takes_numbers (option))
    gtk_string_list_append (words, _("Another number"));

  row = bs_choice_row_new (title, NULL, words);
  *data = (OptionRow) { ruleset, option, NULL };
  g_object_set_data_full (G_OBJECT (row), "bs-option", data, g_free);
  if (takes_numbers (option))
    add_spin (row, title, value);
  bs_choice_row_set_selected (BS_CHOICE_ROW (row), place_of (option, value));
  gtk_widget_set_name (row, option->id);
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);
  selected_cb (row);

  return row;
}

/**
 * bs_option_row_option:
 * @row: a row of bs_option_row_new()
 *
 * Returns: (transfer none): its option
 */
const BsOption *
bs_option_row_option (GtkWidget *row)
{
  return get (row)->option;
}

/**
 * bs_option_row_value:
 * @row: a row of bs_option_row_new()
 *
 * Returns: (transfer full): what is chosen, as the command `option` takes it
 */
char *
bs_option_row_value (GtkWidget *row)
{
  const BsNamed *value = selected_value (row);

  if (value != NULL)
    return g_strdup (value->id);

  return g_strdup_printf ("%d",
                          gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get (row)->spin)));
}
