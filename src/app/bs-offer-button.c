/* bs-offer-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-offer-button.h"

#include "bs-offer-words.h"
#include "bs-pieces.h"
#include "bs-rule-link.h"
#include "bs-symbol.h"
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

static gboolean
wants_target (const BsState   *state,
              const BsCommand *command)
{
  const char *id = bs_command_get (command, "action");
  const BsAction *action = id != NULL ? bs_ruleset_action (state->ruleset, bs_id (id)) : NULL;

  return action != NULL && action->target && !bs_command_has (command, "target");
}

static void
add_target (GtkWidget       *box,
            BsTable         *table,
            const BsCommand *command,
            const BsShip    *target)
{
  const BsState *state = bs_table_get_state (table);
  int max = bs_ruleset_figure (state->ruleset, "max-range", 3);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (target->name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 14);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);

  for (int range = 1; range <= max; range++)
    {
      g_autoptr (BsCommand) copy = bs_command_copy (command);
      g_autofree char *words = g_strdup_printf ("%d", range);
      g_autofree char *spoken = g_strdup_printf (_("%s at range %d"), target->name, range);
      g_autoptr (BsVerdict) verdict = NULL;
      GtkWidget *button = bs_text_button (spoken, words);

      bs_command_set (copy, "target", target->id);
      bs_command_set_int (copy, "range", range);
      verdict = bs_judge (state, copy, bs_table_get_viewer (table));
      bs_bind_command (button, table, copy);
      bs_dress_offer (button, table, verdict);
      bs_set_label (button, spoken);
      gtk_box_append (GTK_BOX (row), button);
    }

  gtk_box_append (GTK_BOX (box), row);
}

/**
 * bs_target_popover:
 * @table: the table
 * @command: a command that needs a target and a range
 *
 * Returns: (transfer floating): all ships in play with their ranges: one tap names both
 */
GtkWidget *
bs_target_popover (BsTable         *table,
                   const BsCommand *command)
{
  const BsState *state = bs_table_get_state (table);
  const BsShip *ship = bs_state_ship_of (state, bs_id (bs_command_get (command, "ship")));
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_box_append (GTK_BOX (box), bs_text_label (_("Whom, and at which range?"), "panel-heading"));
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *target = state->ships->pdata[i];

      if (bs_ship_in_play (target) && (ship == NULL || bs_state_enemies (state, ship->id, target->id)))
        add_target (box, table, command, target);
    }

  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_add_css_class (popover, "targets");

  return popover;
}

static void
popup_cb (GtkWidget *button)
{
  gtk_popover_popup (g_object_get_data (G_OBJECT (button), "popover"));
}

static void
unparent_cb (GtkWidget *popover)
{
  gtk_widget_unparent (popover);
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
  if (wants_target (state, offer->command) && offer->verdict->level != BS_VERDICT_ERROR)
    {
      GtkWidget *popover = bs_target_popover (table, offer->command);

      gtk_widget_set_parent (popover, button);
      g_object_set_data (G_OBJECT (button), "popover", popover);
      g_signal_connect (button, "clicked", G_CALLBACK (popup_cb), NULL);
      g_signal_connect_object (button, "destroy", G_CALLBACK (unparent_cb), popover, G_CONNECT_SWAPPED);
    }
  else
    {
      bs_bind_command (button, table, offer->command);
    }

  return button;
}
