/* bs-question-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-question-card.h"

#include "bs-dice-entry.h"
#include "bs-pieces.h"
#include "bs-rule-link.h"
#include "bs-wrap.h"

#include "model/bs-words.h"

#include <glib/gi18n.h>

/* A question's card in the side panel: calm, with one button for each answer. The callbacks find the table and the question's id at
 * the widget; the question itself may be gone by then. */

#define QUESTION "bs-question"
#define ANSWER "bs-answer"
#define TABLE "bs-table"

static void
mark (GtkWidget *widget,
      BsTable   *table,
      BsId       question,
      BsId       answer)
{
  g_object_set_data_full (G_OBJECT (widget), TABLE, g_object_ref (table), g_object_unref);
  g_object_set_data (G_OBJECT (widget), QUESTION, (gpointer) question);
  g_object_set_data (G_OBJECT (widget), ANSWER, (gpointer) answer);
}

static void
perform (GtkWidget  *widget,
         const char *verb,
         const char *name,
         const char *value)
{
  BsCommand *command = bs_command_new (verb);

  bs_command_set (command, "for", g_object_get_data (G_OBJECT (widget), QUESTION));
  if (value != NULL)
    bs_command_set (command, name, value);
  bs_table_perform (g_object_get_data (G_OBJECT (widget), TABLE), widget, command);
}

static void
answer_cb (GtkWidget *button)
{
  perform (button, "choose", "answer", g_object_get_data (G_OBJECT (button), ANSWER));
}

static void
roll_cb (GtkWidget *button)
{
  perform (button, "roll", NULL, NULL);
}

static void
entered_cb (GtkWidget  *entry,
            const char *faces)
{
  perform (entry, "roll", "faces", faces);
}

static void
draw_cb (GtkWidget *button)
{
  perform (button, "draw", NULL, NULL);
}

static void
name_card_cb (GtkWidget *button)
{
  GtkWidget *list = g_object_get_data (G_OBJECT (button), "list");
  const char *const *ids = g_object_get_data (G_OBJECT (list), "ids");

  perform (button, "draw", "card", ids[gtk_drop_down_get_selected (GTK_DROP_DOWN (list))]);
}

static void
real_cb (GtkWidget *button)
{
  GtkWidget *entry = g_object_get_data (G_OBJECT (button), "entry");

  gtk_widget_set_visible (entry, TRUE);
  gtk_widget_set_visible (button, FALSE);
  gtk_widget_grab_focus (entry);
}

/**
 * bs_question_dice_new:
 * @table: the table
 * @question: a question for dice
 * @roll_words: what the button says that rolls here
 *
 * Returns: (transfer floating): a button that rolls and an entry for real dice; which comes first is told by the preferences
 */
GtkWidget *
bs_question_dice_new (BsTable          *table,
                      const BsQuestion *question,
                      const char       *roll_words)
{
  const BsState *state = bs_table_get_state (table);
  gboolean real = g_settings_get_enum (bs_table_get_settings (table), "dice") == 1;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *buttons = bs_wrap_box (8);
  GtkWidget *entry = bs_dice_entry_new (state->ruleset, question->die, question->count);
  g_autofree char *name = g_strconcat ("roll-", question->id, NULL);
  GtkWidget *roll = bs_text_button (name, roll_words);
  GtkWidget *other = bs_text_button ("real-dice", _("R_eal Dice"));

  mark (roll, table, question->id, NULL);
  mark (entry, table, question->id, NULL);
  g_object_set_data (G_OBJECT (other), "entry", entry);
  gtk_widget_add_css_class (roll, real ? "flat" : "suggested-action");
  gtk_widget_add_css_class (other, "flat");
  gtk_widget_set_name (entry, "dice-entry");
  gtk_widget_set_visible (entry, real);
  gtk_widget_set_visible (other, !real);
  g_signal_connect (roll, "clicked", G_CALLBACK (roll_cb), NULL);
  g_signal_connect (other, "clicked", G_CALLBACK (real_cb), NULL);
  g_signal_connect (entry, "entered", G_CALLBACK (entered_cb), NULL);

  bs_layout_box_add (buttons, roll);
  bs_layout_box_add (buttons, other);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), buttons);

  return box;
}

static void
add_dice (GtkWidget        *card,
          BsTable          *table,
          const BsQuestion *question)
{
  g_autofree char *words = g_strdup_printf (ngettext ("_Roll %d Die", "_Roll %d Dice", question->count),
                                            question->count);

  gtk_box_append (GTK_BOX (card), bs_question_dice_new (table, question, words));
}

/* The deck that the card comes from: a player's, or one of a huge ship. */
static const BsDeck *
deck_of (const BsState    *state,
         const BsQuestion *question)
{
  const BsShip *ship = question->on != NULL ? bs_state_ship_of (state, question->on) : NULL;
  const BsDamage *damage = ship != NULL ? bs_ship_damage (ship, question->on) : NULL;
  const BsDeckState *pile = damage != NULL && damage->deck != NULL ? bs_state_deck (state, damage->deck) : NULL;

  return bs_ruleset_deck (state->ruleset, pile != NULL ? pile->kind : state->ruleset->deck);
}

static GtkWidget *
card_list (const BsState    *state,
           const BsQuestion *question)
{
  const BsDeck *deck = deck_of (state, question);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  GtkWidget *list;

  for (guint i = 0; deck != NULL && i < deck->cards->len; i++)
    {
      const BsDamageCard *card = deck->cards->pdata[i];
      g_autofree char *name = bs_words_capital (bs_ruleset_text (state->ruleset, "damage-card", card->name));

      gtk_string_list_append (names, name);
      g_ptr_array_add (ids, (gpointer) card->id);
    }
  if (ids->len == 0)
    return NULL;

  list = bs_drop_down (_("Damage card"), G_LIST_MODEL (g_steal_pointer (&names)));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (list), TRUE);
  gtk_widget_set_hexpand (list, TRUE);
  gtk_widget_set_name (list, "card-list");
  g_object_set_data_full (G_OBJECT (list), "ids", g_ptr_array_free (g_steal_pointer (&ids), FALSE), g_free);

  return list;
}

static void
add_cards (GtkWidget        *card,
           BsTable          *table,
           const BsQuestion *question)
{
  const BsState *state = bs_table_get_state (table);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *list = card_list (state, question);
  const BsDeck *deck = deck_of (state, question);
  GtkWidget *draw = bs_text_button ("draw", _("_Draw Here"));

  mark (draw, table, question->id, NULL);
  g_signal_connect (draw, "clicked", G_CALLBACK (draw_cb), NULL);

  if (list != NULL)
    {
      GtkWidget *take = bs_text_button ("name-card", _("_It Is This One"));

      mark (take, table, question->id, NULL);
      g_object_set_data (G_OBJECT (take), "list", list);
      gtk_widget_add_css_class (take, "suggested-action");
      g_signal_connect (take, "clicked", G_CALLBACK (name_card_cb), NULL);
      gtk_box_append (GTK_BOX (card), list);
      gtk_box_append (GTK_BOX (row), take);
    }

  if (deck != NULL)
    gtk_box_append (GTK_BOX (card), bs_text_label (bs_ruleset_text (state->ruleset, "deck", deck->name), "dim-label"));
  /* Where nobody knows how many of each there are, chance cannot stand in for the real deck. */
  gtk_widget_set_visible (draw, deck == NULL || !deck->uncounted);
  gtk_widget_add_css_class (draw, list != NULL ? "flat" : "suggested-action");
  gtk_box_append (GTK_BOX (row), draw);
  gtk_box_append (GTK_BOX (card), row);
}

/* What may be answered may be turned down: then it is settled, and `next` has nothing to pass over. */
static gboolean
has_refusal (const BsQuestion *question)
{
  return question->must || g_ptr_array_find (question->answers, bs_id ("no"), NULL) ||
         g_ptr_array_find (question->answers, bs_id ("leave"), NULL);
}

static void
add_refusal (GtkWidget        *answers,
             BsTable          *table,
             const BsQuestion *question)
{
  g_autofree char *name = g_strconcat ("answer-", question->id, "-no", NULL);
  GtkWidget *button = bs_text_button (name, _("Turn It Down"));

  mark (button, table, question->id, bs_id ("no"));
  g_signal_connect (button, "clicked", G_CALLBACK (answer_cb), NULL);
  bs_layout_box_add (answers, button);
}

static void
add_answers (GtkWidget        *card,
             BsTable          *table,
             const BsQuestion *question)
{
  const BsState *state = bs_table_get_state (table);
  GtkWidget *answers = bs_wrap_box (8);

  for (guint i = 0; i < question->answers->len; i++)
    {
      BsId answer = question->answers->pdata[i];
      g_autofree char *text = bs_answer_text (question, answer, state);
      g_autofree char *words = bs_words_capital (text);
      g_autofree char *name = g_strconcat ("answer-", question->id, "-", answer, NULL);
      g_auto (GStrv) parts = g_strsplit (words, "_", -1);
      g_autofree char *escaped = g_strjoinv ("__", parts);
      GtkWidget *button = bs_text_button (name, escaped);

      mark (button, table, question->id, answer);
      g_signal_connect (button, "clicked", G_CALLBACK (answer_cb), NULL);
      bs_layout_box_add (answers, button);
    }
  if (!has_refusal (question))
    add_refusal (answers, table, question);

  gtk_box_append (GTK_BOX (card), answers);
}

static char *
heading_for (const BsState    *state,
             const BsQuestion *question)
{
  const BsPlayer *player = question->player != NULL ? bs_state_player (state, question->player) : NULL;

  if (player == NULL)
    return g_strdup (question->must ? _("To be answered") : _("May be answered"));

  /* Translators: %s is a player. */
  return g_strdup_printf (question->must ? _("%s answers") : _("%s may answer"), player->name);
}

/**
 * bs_question_card_new:
 * @table: the table
 * @question: an open question
 *
 * Returns: (transfer floating): its card
 */
GtkWidget *
bs_question_card_new (BsTable          *table,
                      const BsQuestion *question)
{
  const BsState *state = bs_table_get_state (table);
  const BsRule *rule = question->rule != NULL ? bs_ruleset_rule_by_key (state->ruleset, question->rule) : NULL;
  g_autofree char *heading = heading_for (state, question);
  g_autofree char *text = bs_question_text (question, state);
  GtkWidget *card = bs_panel_card (heading);

  gtk_widget_add_css_class (card, question->must ? "must" : "may");
  gtk_box_append (GTK_BOX (card), bs_text_label (text, "question"));

  switch (question->kind)
    {
    case BS_ASK_DICE:
      add_dice (card, table, question);
      break;

    case BS_ASK_CARD:
      add_cards (card, table, question);
      break;

    case BS_ASK_CHOICE:
      add_answers (card, table, question);
      break;

    default:
      break;
    }

  if (rule != NULL)
    gtk_box_append (GTK_BOX (card), bs_rule_link_new (rule));

  return card;
}
