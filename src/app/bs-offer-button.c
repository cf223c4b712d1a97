/* bs-offer-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-offer-button.h"

#include "bs-offer-words.h"
#include "bs-pieces.h"
#include "bs-rule-link.h"
#include "bs-symbol.h"
#include "bs-tell.h"
#include "bs-wrap.h"

#include "model/bs-words.h"

#include <glib/gi18n.h>

#define COMMAND "bs-command"
#define TABLE "bs-table"

static void
clicked_cb (GtkWidget *button)
{
  const BsCommand *command = g_object_get_data (G_OBJECT (button), COMMAND);
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  GtkWidget *from = popover != NULL ? gtk_widget_get_parent (popover) : button;
  g_autoptr (BsTable) table = g_object_ref (g_object_get_data (G_OBJECT (button), TABLE));
  BsCommand *copy = bs_command_copy (command);

  /* The popover goes before the panel is filled anew. */
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  bs_table_perform (table, from, copy);
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
  g_object_set_data_full (G_OBJECT (button), COMMAND, bs_command_copy (command), (GDestroyNotify) bs_command_free);
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
 * Shows what is against a rule as such: dimmed and marked, but to be tapped. Only what is meaningless is insensitive.
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
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);

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

/* A form of what is told of an offer, as the button keeps it. */
typedef struct
{
  BsTable *table;
  BsCommand *command;
  char *label;
  GtkWidget *tell, *verdict, *go;       /* borrowed */
} Form;

static void
form_free (gpointer data)
{
  Form *form = data;

  g_object_unref (form->table);
  bs_command_free (form->command);
  g_free (form->label);
  g_free (form);
}

static BsCommand *
form_command (const Form *form)
{
  BsCommand *command = bs_command_copy (form->command);

  bs_tell_fill (BS_TELL (form->tell), command);

  return command;
}

static void
form_changed_cb (GtkWidget *tell,
                 Form      *form)
{
  const BsState *state = bs_table_get_state (form->table);
  g_autoptr (BsCommand) command = form_command (form);
  g_autoptr (BsVerdict) verdict = bs_judge (state, command, bs_table_get_asker (form->table));
  gboolean lacks = bs_tell_lacks (BS_TELL (form->tell), NULL);
  g_autofree char *text = verdict->level > BS_VERDICT_OK && !lacks ? bs_rule_text (verdict, state->ruleset) : NULL;

  gtk_label_set_label (GTK_LABEL (form->verdict), lacks ? _("Tell what is asked first.") : text != NULL ? text : "");
  gtk_widget_set_visible (form->verdict, lacks || text != NULL);
  gtk_widget_set_sensitive (form->go, bs_table_is_live (form->table) && !lacks && verdict->level < BS_VERDICT_ERROR);
}

static void
form_go_cb (GtkWidget *button,
            Form      *form)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  GtkWidget *from = gtk_widget_get_parent (popover);
  g_autoptr (BsTable) table = g_object_ref (form->table);
  BsCommand *command = form_command (form);

  /* The popover goes before the panel is filled anew. */
  gtk_popover_popdown (GTK_POPOVER (popover));
  bs_table_perform (table, from, command);
}

/* The offer is asked for again when its form is wanted: most are never opened. */
static GtkWidget *
new_tell (const Form *form)
{
  const BsState *state = bs_table_get_state (form->table);
  BsId ship = bs_id_ship (bs_id (bs_command_get (form->command, "ship")));
  g_autoptr (GPtrArray) offers = bs_offers (state, ship, bs_table_get_asker (form->table));

  for (guint i = 0; i < offers->len; i++)
    {
      const BsOffer *offer = offers->pdata[i];

      if (bs_command_equal (offer->command, form->command))
        return bs_tell_new (state, offer, NULL, NULL);
    }

  return NULL;
}

static void
popup_cb (GtkWidget *button,
          Form      *form)
{
  GtkWidget *popover = g_object_get_data (G_OBJECT (button), "popover");
  GtkWidget *box;

  if (popover == NULL)
    {
      if ((form->tell = new_tell (form)) == NULL)
        return;
      popover = gtk_popover_new ();
      box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
      form->verdict = bs_text_label ("", "explain");
      form->go = bs_text_button ("do", _("_Do It"));
      gtk_widget_add_css_class (form->go, "suggested-action");
      g_signal_connect (form->tell, "changed", G_CALLBACK (form_changed_cb), form);
      g_signal_connect (form->go, "clicked", G_CALLBACK (form_go_cb), form);
      gtk_box_append (GTK_BOX (box), bs_text_label (form->label, "panel-heading"));
      gtk_box_append (GTK_BOX (box), form->tell);
      gtk_box_append (GTK_BOX (box), form->verdict);
      gtk_box_append (GTK_BOX (box), form->go);
      gtk_popover_set_child (GTK_POPOVER (popover), box);
      gtk_widget_add_css_class (popover, "targets");
      gtk_widget_set_name (popover, "tell");
      gtk_widget_set_parent (popover, button);
      g_object_set_data (G_OBJECT (button), "popover", popover);
      g_signal_connect_object (button, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
      form_changed_cb (form->tell, form);
    }
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* A tap asks what is still to be told. */
static void
bind_form (GtkWidget     *button,
           BsTable       *table,
           const BsOffer *offer)
{
  Form *form = g_new0 (Form, 1);

  form->table = g_object_ref (table);
  form->command = bs_command_copy (offer->command);
  form->label = g_strdup (offer->label);
  g_object_set_data_full (G_OBJECT (button), "form", form, form_free);
  g_signal_connect (button, "clicked", G_CALLBACK (popup_cb), form);
}

/* Whether a line of it would say too little. */
static gboolean
lacks (const BsOffer *offer)
{
  for (guint i = 0; i < offer->told->len; i++)
    {
      const BsTold *told = offer->told->pdata[i];

      if (told->needed && !bs_command_has (offer->command, told->name))
        return TRUE;
    }

  return FALSE;
}

/* A tap does it as it is proposed; beside it is the form for whoever tells more. */
static GtkWidget *
with_form (GtkWidget     *button,
           BsTable       *table,
           const BsOffer *offer)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *more = gtk_button_new_from_icon_name ("view-more-symbolic");
  g_autofree char *name = g_strconcat ("more ", gtk_widget_get_name (button), NULL);
  /* Translators: opens the form in which more is told of an action. */
  g_autofree char *words = g_strdup_printf (_("%s: tell more"), offer->label);

  gtk_widget_set_name (more, name);
  gtk_widget_set_tooltip_text (more, words);
  bs_set_label (more, words);
  bind_form (more, table, offer);
  gtk_widget_set_sensitive (more, bs_table_is_live (table));
  gtk_widget_add_css_class (box, "linked");
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), more);

  return box;
}

static const char *
symbol_for (const BsState   *state,
            const BsCommand *command)
{
  const char *action_id = bs_command_get (command, "action");
  const char *token_id = bs_command_get (command, "token");
  const BsAction *action = action_id != NULL ? bs_ruleset_action (state->ruleset, bs_id (action_id)) : NULL;
  const BsToken *token = token_id != NULL ? bs_ruleset_token (state->ruleset, bs_id (token_id)) : NULL;
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
bs_offer_button (BsTable       *table,
                 const BsOffer *offer)
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
    gtk_widget_set_tooltip_text (button, bs_offer_sentence (state, offer->command));
  bs_dress_offer (button, table, offer->verdict);
  if (lacks (offer))
    {
      bind_form (button, table, offer);
      return button;
    }

  bs_bind_command (button, table, offer->command);
  if (offer->told->len > 0)
    return with_form (button, table, offer);

  return button;
}
