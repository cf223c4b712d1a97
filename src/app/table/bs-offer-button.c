/* bs-offer-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-offer-button.h"

#include "app/drawing/bs-symbol.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-wrap.h"
#include "bs-ask.h"
#include "bs-offer-words.h"
#include "bs-offered.h"
#include "bs-tell.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

#define COMMAND "bs-command"
#define TABLE "bs-table"
#define FORM "bs-form"

static void
clicked_cb (GtkWidget *button)
{
  const BsCommand *command = g_object_get_data (G_OBJECT (button), COMMAND);
  g_autoptr (BsTable) table = g_object_ref (g_object_get_data (G_OBJECT (button), TABLE));

  bs_table_perform (table, button, bs_command_copy (command));
}

/**
 * bs_bind_command:
 * @button: a button
 * @table: the table
 * @command: what a tap does; copied
 */
void
bs_bind_command (GtkWidget       *button,
                 BsTable         *table,
                 const BsCommand *command)
{
  g_object_set_data_full (G_OBJECT (button), COMMAND, bs_command_copy (command),
                          (GDestroyNotify) bs_command_free);
  g_object_set_data_full (G_OBJECT (button), TABLE, g_object_ref (table), g_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), NULL);
}

/**
 * bs_bind_line:
 * @button: a button
 * @table: the table
 * @format: what a tap does, as a line of the battle language
 * @...: ids and numbers for its places
 */
void
bs_bind_line (GtkWidget  *button,
              BsTable    *table,
              const char *format,
              ...)
{
  g_autoptr (BsCommand) command = NULL;
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);

  command = bs_command_parse (line, NULL);
  g_return_if_fail (command != NULL);
  bs_bind_command (button, table, command);
}

/**
 * bs_dress_offer:
 * @button: a button
 * @table: the table
 * @verdict: (nullable): what the judge says of what it does
 *
 * Shows what is against a rule as such: dimmed and marked, but to be tapped. Only what is
 * meaningless is insensitive.
 */
void
bs_dress_offer (GtkWidget       *button,
                BsTable         *table,
                const BsVerdict *verdict)
{
  const BsState *state = bs_table_get_state (table);
  g_autofree char *text = NULL;

  if (!bs_table_is_live (table))
    gtk_widget_set_sensitive (button, FALSE);
  if (verdict == NULL || verdict->level == BS_VERDICT_OK)
    return;

  text = bs_rule_text (verdict, state->ruleset);
  bs_set_tooltip (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);

  if (verdict->level == BS_VERDICT_ERROR)
    {
      gtk_widget_set_sensitive (button, FALSE);
    }
  else if (verdict->level == BS_VERDICT_AGAINST)
    {
      GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button));

      /* Explained: the words are the first row. */
      if (gtk_widget_has_css_class (button, "explained"))
        box = gtk_widget_get_first_child (box);
      gtk_widget_add_css_class (button, "against");
      if (GTK_IS_BOX (box))
        gtk_box_append (GTK_BOX (box), bs_symbol_image ("warning"));
    }
}

/* What is told of an offer, in a popover. */
typedef struct
{
  BsTable *table;
  GtkWidget *tell, *verdict, *go;       /* borrowed */
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_object_unref (form->table);
  g_free (form);
}

static void
form_changed_cb (GtkWidget *tell,
                 Form      *form)
{
  const BsState *state = bs_table_get_state (form->table);
  g_autoptr (BsCommand) command = bs_offered_command (form->go);
  g_autoptr (BsVerdict) verdict = bs_judge (state, command, bs_table_get_asker (form->table));
  gboolean lacks = bs_tell_lacks (BS_TELL (form->tell), NULL);
  g_autofree char *text =
    verdict->level > BS_VERDICT_OK && !lacks ? bs_rule_text (verdict, state->ruleset) : NULL;

  gtk_label_set_label (GTK_LABEL (form->verdict), lacks          ? _("Tell what is asked first.")
                                                  : text != NULL ? text
                                                                 : "");
  gtk_widget_set_visible (form->verdict, lacks || text != NULL);
  gtk_widget_set_sensitive (form->go, bs_table_is_live (form->table) && !lacks &&
                                        verdict->level < BS_VERDICT_ERROR);
}

/**
 * bs_offer_form_new:
 * @table: the table
 * @offer: (transfer none): an offer
 *
 * Returns: (transfer floating): a form that asks what is still told of the offer, with a button
 * that does it
 */
GtkWidget *
bs_offer_form_new (BsTable *table,
                   BsOffer *offer)
{
  Form *form = g_new0 (Form, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  form->table = g_object_ref (table);
  form->tell = bs_tell_new (bs_table_get_state (table), offer, NULL, NULL);
  form->verdict = bs_text_label ("", "explain");
  form->go = bs_text_button ("do", _("_Do It"));
  gtk_widget_set_name (box, "tell");
  gtk_widget_add_css_class (form->go, "suggested-action");
  bs_offered_bind (form->go, table, offer);
  bs_offered_tell_by (form->go, NULL, form->tell);
  g_signal_connect (form->tell, "changed", G_CALLBACK (form_changed_cb), form);
  g_object_set_data_full (G_OBJECT (box), "form", form, form_free);
  gtk_box_append (GTK_BOX (box), bs_text_label (offer->label, "panel-heading"));
  gtk_box_append (GTK_BOX (box), form->tell);
  gtk_box_append (GTK_BOX (box), form->verdict);
  gtk_box_append (GTK_BOX (box), form->go);
  form_changed_cb (form->tell, form);

  return box;
}

/**
 * bs_offer_show_form:
 * @at: what was tapped
 * @table: the table
 * @offer: (transfer none): an offer
 *
 * Asks in a popover beside @at what is still told of the offer, and does it.
 */
void
bs_offer_show_form (GtkWidget *at,
                    BsTable   *table,
                    BsOffer   *offer)
{
  GtkWidget *popover = bs_ask_form (at, offer->label, bs_offer_form_new (table, offer));

  /* What it offers is another thing as soon as the battle goes on. */
  g_signal_connect_object (table, "changed", G_CALLBACK (gtk_popover_popdown), popover,
                           G_CONNECT_SWAPPED);
}

static void
form_cb (GtkWidget *button)
{
  BsOffer *offer = g_object_get_data (G_OBJECT (button), FORM);

  if (offer != NULL)
    bs_offer_show_form (button, g_object_get_data (G_OBJECT (button), TABLE), offer);
}

/**
 * bs_offer_set_form:
 * @control: a control
 * @offer: (transfer none) (nullable): an offer; %NULL: none any more
 *
 * Lets the control carry the offer that it asks about.
 */
void
bs_offer_set_form (GtkWidget *control,
                   BsOffer   *offer)
{
  g_object_set_data_full (G_OBJECT (control), FORM, offer != NULL ? bs_offer_ref (offer) : NULL,
                          (GDestroyNotify) bs_offer_free);
}

/**
 * bs_offer_bind_form:
 * @button: a button
 * @table: the table
 * @offer: (transfer none) (nullable): an offer; %NULL: none any more
 *
 * Lets a tap ask what is still to be told of it; called again, of another one.
 */
void
bs_offer_bind_form (GtkWidget *button,
                    BsTable   *table,
                    BsOffer   *offer)
{
  if (g_object_get_data (G_OBJECT (button), TABLE) == NULL)
    g_signal_connect (button, "clicked", G_CALLBACK (form_cb), NULL);
  bs_offer_set_form (button, offer);
  g_object_set_data_full (G_OBJECT (button), TABLE, g_object_ref (table), g_object_unref);
}

/**
 * bs_offer_get_form:
 * @button: any widget
 *
 * Returns: (transfer none) (nullable): the offer whose form a tap on it opens
 */
BsOffer *
bs_offer_get_form (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), FORM);
}

/**
 * bs_bound_command:
 * @button: any widget
 *
 * For tests.
 *
 * Returns: (transfer none) (nullable): the line that bs_bind_command() has given it
 */
const BsCommand *
bs_bound_command (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), COMMAND);
}

/* Something has to be told: what the line has of it is no more than a proposal. */
static gboolean
asks (const BsOffer *offer)
{
  for (guint i = 0; i < offer->told->len; i++)
    if (((BsTold *) offer->told->pdata[i])->needed)
      return TRUE;

  return FALSE;
}

/**
 * bs_offer_with_form:
 * @button: (transfer floating): a button that does the offer as it is proposed
 * @table: the table
 * @offer: (transfer none): the offer
 *
 * Returns: (transfer floating): the button with another one for whoever tells more; alone if there
 * is nothing to tell
 */
GtkWidget *
bs_offer_with_form (GtkWidget *button,
                    BsTable   *table,
                    BsOffer   *offer)
{
  GtkWidget *box, *more;
  g_autofree char *name = g_strconcat ("more ", gtk_widget_get_name (button), NULL);
  /* Translators: opens the form in which more is told of an action. */
  g_autofree char *words = g_strdup_printf (_("%s: tell more"), offer->label);

  if (offer->told->len == 0)
    return button;

  /* In a GtkBox GTK 4.8 asks how high a button of several lines would be if there were no end to
   * its width, and complains of the answer. */
  box = bs_wrap_box (4);
  more = gtk_button_new_from_icon_name ("view-more-symbolic");
  gtk_widget_set_name (more, name);
  bs_set_tooltip (more, words);
  bs_set_label (more, words);
  bs_offer_bind_form (more, table, offer);
  gtk_widget_set_sensitive (more, bs_table_is_live (table));
  gtk_widget_set_valign (more, GTK_ALIGN_CENTER);
  bs_layout_box_add (box, button);
  bs_layout_box_add (box, more);

  return box;
}

static const char *
symbol_for (const BsState   *state,
            const BsCommand *command)
{
  const char *action_id = bs_command_get (command, "action");
  const char *token_id = bs_command_get (command, "token");
  const BsAction *action =
    action_id != NULL ? bs_ruleset_action (state->ruleset, bs_id (action_id)) : NULL;
  const BsToken *token =
    token_id != NULL ? bs_ruleset_token (state->ruleset, bs_id (token_id)) : NULL;
  const char *symbol = action != NULL ? action->symbol : token != NULL ? token->symbol : NULL;

  return bs_symbol_is_known (symbol) ? symbol : NULL;
}

/* Not of the action bar: a mission's. */
static gboolean
is_own_action (const BsState   *state,
               const BsCommand *command)
{
  const char *id = bs_command_get (command, "action");
  const BsAction *action = id != NULL ? bs_ruleset_action (state->ruleset, bs_id (id)) : NULL;

  return action != NULL && !action->bar;
}

/**
 * bs_offer_button:
 * @table: the table
 * @offer: something that may be done
 *
 * Returns: (transfer floating): a button that does it
 */
GtkWidget *
bs_offer_button (BsTable *table,
                 BsOffer *offer)
{
  const BsState *state = bs_table_get_state (table);
  g_autofree char *line = bs_command_print (offer->command);
  g_autofree char *words = bs_words_capital (offer->label);
  g_auto (GStrv) parts = g_strsplit (words, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts);
  GtkWidget *button = bs_symbol_button (line, symbol_for (state, offer->command), escaped);

  /* What the bar's own actions do everybody knows; cards and missions are told. */
  if (bs_command_has (offer->command, "card") || is_own_action (state, offer->command))
    bs_button_explain (button, bs_offer_sentence (state, offer->command));
  else
    bs_set_tooltip (button, bs_offer_sentence (state, offer->command));
  bs_dress_offer (button, table, offer->verdict);
  if (asks (offer))
    {
      bs_offer_bind_form (button, table, offer);
      return button;
    }

  bs_offered_bind (button, table, offer);
  return bs_offer_with_form (button, table, offer);
}
