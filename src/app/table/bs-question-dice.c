/* bs-question-dice.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-question-dice.h"

#include "app/dice/bs-dice-entry.h"
#include "app/widgets/bs-pieces.h"
#include "bs-offered.h"

#include <glib/gi18n.h>

/**
 * BsQuestionDice:
 *
 * How a question for dice is answered: a button that rolls here, and an entry for real dice;
 * which comes first is told by the preferences.
 */
struct _BsQuestionDice
{
  GtkBox parent_instance;

  /* Template children. */
  GtkWidget *roll;
  GtkWidget *real;

  /* Borrowed: children. */
  GtkWidget *entry;
};

G_DEFINE_FINAL_TYPE (BsQuestionDice, bs_question_dice, GTK_TYPE_BOX)

static void
real_cb (BsQuestionDice *self)
{
  gtk_widget_set_visible (self->entry, TRUE);
  gtk_widget_set_visible (self->real, FALSE);
  gtk_widget_grab_focus (self->entry);
}

static void
bs_question_dice_class_init (BsQuestionDiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  bs_template_set (widget_class, "bs-question-dice");
  gtk_widget_class_bind_template_child (widget_class, BsQuestionDice, roll);
  gtk_widget_class_bind_template_child (widget_class, BsQuestionDice, real);
  gtk_widget_class_bind_template_callback (widget_class, real_cb);
}

static void
bs_question_dice_init (BsQuestionDice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * bs_question_offers:
 * @table: the table
 * @question: an open question
 *
 * Returns: (transfer full): array of BsOffer: what may be said to it, by everybody at the table
 */
GPtrArray *
bs_question_offers (BsTable          *table,
                    const BsQuestion *question)
{
  GPtrArray *offers = bs_offers_to_answer (bs_table_get_state (table), bs_table_get_asker (table));

  for (guint i = offers->len; i > 0; i--)
    {
      const BsCommand *command = ((BsOffer *) offers->pdata[i - 1])->command;
      const char *side = bs_command_get (command, "side");

      if (g_strcmp0 (bs_command_get (command, "for"), question->id) != 0 &&
          (question->side == NULL || g_strcmp0 (side, question->side) != 0))
        g_ptr_array_remove_index (offers, i - 1);
    }

  return offers;
}

/**
 * bs_question_dice_new:
 * @table: the table
 * @question: a question for dice
 * @roll_words: what the button says that rolls here
 *
 * Returns: (transfer floating): its answer
 */
GtkWidget *
bs_question_dice_new (BsTable          *table,
                      const BsQuestion *question,
                      const char       *roll_words)
{
  const BsState *state = bs_table_get_state (table);
  gboolean real = g_settings_get_enum (bs_table_get_settings (table), "dice") == 1;
  BsQuestionDice *self = g_object_new (BS_TYPE_QUESTION_DICE, NULL);
  g_autofree char *name = g_strconcat ("roll-", question->id, NULL);
  g_autoptr (GPtrArray) offers = bs_question_offers (table, question);

  self->entry = bs_dice_entry_new (state->ruleset, question->die, question->count);
  gtk_box_prepend (GTK_BOX (self), self->entry);
  if (offers->len > 0)
    {
      bs_offered_bind (self->roll, table, offers->pdata[0]);
      bs_offered_bind (self->entry, table, offers->pdata[0]);
      bs_offered_tell_by (self->entry, "faces", self->entry);
    }
  g_object_set (self->roll, "name", name, "text", roll_words, NULL);
  gtk_widget_add_css_class (self->roll, real ? "flat" : "suggested-action");
  gtk_widget_set_name (self->entry, "dice-entry");
  gtk_widget_set_visible (self->entry, real);
  gtk_widget_set_visible (self->real, !real);

  return GTK_WIDGET (self);
}
