/* bs-question-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-question-card.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-text.h"
#include "app/widgets/bs-wrap.h"
#include "bs-offered.h"
#include "bs-question-dice.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsQuestionCard:
 *
 * A question's card in the side panel: calm, with one button for each answer. What may be
 * answered the engine says.
 */
struct _BsQuestionCard
{
  AdwBin parent_instance;

  /* Template children. */
  GtkWidget *panel;
  BsText *text;
};

G_DEFINE_FINAL_TYPE (BsQuestionCard, bs_question_card, ADW_TYPE_BIN)

static void
add_dice (GtkWidget        *card,
          BsTable          *table,
          const BsQuestion *question)
{
  g_autofree char *words =
    g_strdup_printf (ngettext ("_Roll %d Die", "_Roll %d Dice", question->count), question->count);

  gtk_box_append (GTK_BOX (card), bs_question_dice_new (table, question, words));
}

static GtkWidget *
card_list (const BsTold *told)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GPtrArray *ids = g_ptr_array_new ();
  GtkWidget *list;

  for (guint i = 0; i < told->choices->len; i++)
    {
      const BsChoice *choice = told->choices->pdata[i];
      g_autofree char *name = bs_words_capital (choice->label);

      gtk_string_list_append (names, name);
      g_ptr_array_add (ids, (gpointer) bs_id (choice->value));
    }

  list = bs_drop_down (_("Damage card"), G_LIST_MODEL (g_steal_pointer (&names)));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (list), TRUE);
  gtk_widget_set_hexpand (list, TRUE);
  gtk_widget_set_name (list, "card-list");
  bs_offered_list_ids (list, ids);

  return list;
}

/* The deck that the card comes from: a player's, or one of a huge ship. */
static const BsDeck *
deck_of (const BsState    *state,
         const BsQuestion *question)
{
  const BsShip *ship = question->on != NULL ? bs_state_ship_of (state, question->on) : NULL;
  const BsDamage *damage = ship != NULL ? bs_ship_damage (ship, question->on) : NULL;
  const BsDeckState *pile =
    damage != NULL && damage->deck != NULL ? bs_state_deck (state, damage->deck) : NULL;

  return bs_ruleset_deck (state->ruleset, pile != NULL ? pile->kind : state->ruleset->deck);
}

/* Where nobody knows how many of each there are, chance cannot stand in for the real deck: then
 * the card has to be told. */
static void
add_cards (GtkWidget        *card,
           BsTable          *table,
           const BsQuestion *question)
{
  const BsState *state = bs_table_get_state (table);
  g_autoptr (GPtrArray) offers = bs_question_offers (table, question);
  const BsTold *told = offers->len > 0 ? bs_offer_told (offers->pdata[0], "card") : NULL;
  const BsDeck *deck = deck_of (state, question);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  if (told != NULL)
    {
      GtkWidget *list = card_list (told),
                *take = bs_text_button ("name-card", _("_It Is This One"));

      bs_offered_bind (take, table, offers->pdata[0]);
      bs_offered_tell_by (take, "card", list);
      gtk_widget_add_css_class (take, "suggested-action");
      gtk_box_append (GTK_BOX (card), list);
      gtk_box_append (GTK_BOX (row), take);
    }
  if (deck != NULL)
    gtk_box_append (GTK_BOX (card),
                    bs_text_label (bs_ruleset_text (state->ruleset, "deck", deck->name),
                                   "dim-label"));
  if (offers->len > 0 && (told == NULL || !told->needed))
    {
      GtkWidget *draw = bs_text_button ("draw", _("_Draw Here"));

      bs_offered_bind (draw, table, offers->pdata[0]);
      gtk_widget_add_css_class (draw, told != NULL ? "flat" : "suggested-action");
      gtk_box_append (GTK_BOX (row), draw);
    }
  gtk_box_append (GTK_BOX (card), row);
}

/* What may be answered may be turned down: then it is settled, and `next` has nothing to pass
 * over. */
static gboolean
turns_down (const BsQuestion *question,
            const char       *answer)
{
  return g_str_equal (answer, "no") && !g_ptr_array_find (question->answers, bs_id (answer), NULL);
}

static void
add_answers (GtkWidget        *card,
             BsTable          *table,
             const BsQuestion *question)
{
  g_autoptr (GPtrArray) offers = bs_question_offers (table, question);
  GtkWidget *answers = bs_wrap_box (8);

  for (guint i = 0; i < offers->len; i++)
    {
      BsOffer *offer = offers->pdata[i];
      const char *answer = bs_command_get (offer->command, "answer");
      g_autofree char *words = turns_down (question, answer) ? g_strdup (_("Turn It Down"))
                                                             : bs_words_capital (offer->label);
      g_autofree char *name = g_strconcat ("answer-", question->id, "-", answer, NULL);
      g_auto (GStrv) parts = g_strsplit (words, "_", -1);
      g_autofree char *escaped = g_strjoinv ("__", parts);
      GtkWidget *button = bs_text_button (name, escaped);

      bs_offered_bind (button, table, offer);
      bs_layout_box_add (answers, button);
    }

  gtk_box_append (GTK_BOX (card), answers);
}

static char *
heading_for (const BsState    *state,
             const BsQuestion *question)
{
  const BsPlayer *player =
    question->player != NULL ? bs_state_player (state, question->player) : NULL;

  if (player == NULL)
    return g_strdup (question->must ? _("To be answered") : _("May be answered"));

  /* Translators: %s is a player. */
  return g_strdup_printf (question->must ? _("%s answers") : _("%s may answer"), player->name);
}

static void
bs_question_card_dispose (GObject *object)
{
  BsQuestionCard *self = BS_QUESTION_CARD (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_QUESTION_CARD);

  G_OBJECT_CLASS (bs_question_card_parent_class)->dispose (object);
}

static void
bs_question_card_class_init (BsQuestionCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_question_card_dispose;

  bs_template_set (widget_class, "bs-question-card");
  gtk_widget_class_bind_template_child (widget_class, BsQuestionCard, panel);
  gtk_widget_class_bind_template_child (widget_class, BsQuestionCard, text);
}

static void
bs_question_card_init (BsQuestionCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  const BsRule *rule =
    question->rule != NULL ? bs_ruleset_rule_by_key (state->ruleset, question->rule) : NULL;
  g_autofree char *heading = heading_for (state, question);
  g_autofree char *text = bs_question_text (question, state);
  BsQuestionCard *self = g_object_new (BS_TYPE_QUESTION_CARD, NULL);

  g_object_set (self->panel, "heading", heading, NULL);
  gtk_widget_add_css_class (self->panel, question->must ? "must" : "may");
  bs_text_set_label (self->text, text);

  switch (question->kind)
    {
    case BS_ASK_DICE:
      add_dice (self->panel, table, question);
      break;

    case BS_ASK_CARD:
      add_cards (self->panel, table, question);
      break;

    case BS_ASK_CHOICE:
      add_answers (self->panel, table, question);
      break;

    default:
      break;
    }

  if (rule != NULL)
    gtk_box_append (GTK_BOX (self->panel), bs_rule_link_new (rule));

  return GTK_WIDGET (self);
}
