/* bs-by-hand.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-by-hand.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-text.h"

#include <glib/gi18n.h>

#define SHIP (1u << BS_BY_HAND_SHIP)
#define HULL (1u << BS_BY_HAND_HULL)
#define LEADER (1u << BS_BY_HAND_LEADER)
#define ALL (SHIP | HULL | LEADER | 1u << BS_BY_HAND_CARD)

/* What is told of a ship and of a card; points of all. The names are the arguments of the
 * commands. */
static const struct
{
  const char *argument;
  const char *title;
  guint kinds;          /* bits of BsByHandKind */
  int least;
  int value;
  int most;
} fields[] = {
  { "points", N_("Points"), ALL, 0, 0, 999 },
  { "skill", N_("Skill"), SHIP | LEADER, 0, 1, 12 },
  { "attack", N_("Attack"), SHIP | HULL, 0, 2, 12 },
  { "agility", N_("Agility"), SHIP | HULL, 0, 1, 12 },
  { "hull", N_("Hull"), SHIP | HULL, 1, 3, 99 },
  { "shields", N_("Shields"), SHIP | HULL, 0, 2, 99 },
};

/**
 * BsByHand:
 *
 * A form for a ship or a card that the catalogue does not have. "told" is emitted with the button
 * when it is done, "back" when not.
 */
struct _BsByHand
{
  AdwBin parent_instance;

  /* Template children. */
  GtkBox *box;
  BsText *heading;
  GtkWidget *back;
  GtkWidget *name;
  GtkWidget *keep;
  GtkLabel *complaint;
  GtkWidget *done;

  /* Borrowed: children. */
  GtkWidget *last;      /* what further rows of others come behind */
  GtkWidget *rows[G_N_ELEMENTS (fields)];
  GtkWidget *spins[G_N_ELEMENTS (fields)];

  BsByHandKind kind;
};

G_DEFINE_FINAL_TYPE (BsByHand, bs_by_hand, ADW_TYPE_BIN)

enum
{
  TOLD,
  BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_asked (BsByHand *self,
          guint     field)
{
  return (fields[field].kinds & 1u << self->kind) != 0;
}

static void
done_cb (BsByHand *self)
{
  if (gtk_widget_get_sensitive (self->done))
    g_signal_emit (self, signals[TOLD], 0, self->done);
}

static void
back_cb (BsByHand *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
name_cb (BsByHand *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  gtk_widget_set_sensitive (self->done, *name != '\0');
}

static gboolean
escape_cb (BsByHand *self,
           guint     key)
{
  if (key != GDK_KEY_Escape)
    return FALSE;

  back_cb (self);
  return TRUE;
}

static void
bs_by_hand_class_init (BsByHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[TOLD] = g_signal_new ("told", BS_TYPE_BY_HAND, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
  signals[BACK] = g_signal_new ("back", BS_TYPE_BY_HAND, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  bs_template_set (widget_class, "bs-by-hand");
  gtk_widget_class_bind_template_child (widget_class, BsByHand, box);
  gtk_widget_class_bind_template_child (widget_class, BsByHand, heading);
  gtk_widget_class_bind_template_child (widget_class, BsByHand, back);
  gtk_widget_class_bind_template_child (widget_class, BsByHand, name);
  gtk_widget_class_bind_template_child (widget_class, BsByHand, keep);
  gtk_widget_class_bind_template_child (widget_class, BsByHand, complaint);
  gtk_widget_class_bind_template_child (widget_class, BsByHand, done);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
  gtk_widget_class_bind_template_callback (widget_class, escape_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_cb);
}

static void
bs_by_hand_init (BsByHand *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bs_by_hand_set_back (self, _("Back to the Fleet"));
  self->last = self->name;
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *name = g_strconcat ("by-hand-", fields[i].argument, NULL);

      self->rows[i] = bs_number_row (name, _(fields[i].title), fields[i].least, fields[i].most,
                                     &self->spins[i]);
      gtk_box_insert_child_after (self->box, self->rows[i], i > 0 ? self->rows[i - 1] : self->name);
    }
}

/**
 * bs_by_hand_new:
 *
 * Returns: (transfer floating): the form
 */
GtkWidget *
bs_by_hand_new (void)
{
  return g_object_new (BS_TYPE_BY_HAND, NULL);
}

/**
 * bs_by_hand_start:
 * @self: the form
 * @kind: what is told
 * @name: what was typed so far
 * @can_keep: whether it may be kept for other battles
 *
 * Begins anew, with the keyboard in the name.
 */
void
bs_by_hand_start (BsByHand     *self,
                  BsByHandKind  kind,
                  const char   *name,
                  gboolean      can_keep)
{
  gtk_widget_set_visible (self->keep, can_keep);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->keep), FALSE);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spins[i]), fields[i].value);
  g_object_set (self->done, "text", _("_Add It"), NULL);
  bs_by_hand_ask (self, kind);
  bs_by_hand_complain (self, NULL);
  name_cb (self);
  gtk_widget_grab_focus (self->name);
}

/**
 * bs_by_hand_show:
 * @self: a form that was begun
 * @number: tells a number by the argument that it is told by
 * @data: for @number
 * @done: what the button says, with a mnemonic
 *
 * Shows what is known already instead of what most cards have.
 */
void
bs_by_hand_show (BsByHand           *self,
                 BsByHandNumberFunc  number,
                 gconstpointer       data,
                 const char         *done)
{
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spins[i]), number (data, fields[i].argument));
  g_object_set (self->done, "text", done, NULL);
}

/**
 * bs_by_hand_ask:
 * @self: the form
 * @kind: what is told
 *
 * Asks for the numbers of another kind; what was told so far stays.
 */
void
bs_by_hand_ask (BsByHand     *self,
                BsByHandKind  kind)
{
  gboolean ship = kind == BS_BY_HAND_SHIP || kind == BS_BY_HAND_HULL;

  self->kind = kind;
  bs_text_set_label (self->heading, ship ? _("A Ship by Hand") : _("A Card by Hand"));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gtk_widget_set_visible (self->rows[i], is_asked (self, i));
}

/**
 * bs_by_hand_add_row:
 * @self: the form
 * @row: (transfer floating): what else is asked, between name and numbers, in the order of the
 * calls
 */
void
bs_by_hand_add_row (BsByHand  *self,
                    GtkWidget *row)
{
  gtk_box_insert_child_after (self->box, row, self->last);
  self->last = row;
}

/**
 * bs_by_hand_add_parts:
 * @self: the form
 * @parts: (transfer floating): what else is asked, behind the numbers
 */
void
bs_by_hand_add_parts (BsByHand  *self,
                      GtkWidget *parts)
{
  gtk_box_insert_child_after (self->box, parts, self->rows[G_N_ELEMENTS (fields) - 1]);
}

/**
 * bs_by_hand_complain:
 * @self: the form
 * @sentence: (nullable): why what was told cannot be added, and what to do; %NULL: nothing is wrong
 * any more
 *
 * Says it beside the button.
 */
void
bs_by_hand_complain (BsByHand   *self,
                     const char *sentence)
{
  gtk_label_set_label (self->complaint, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), sentence != NULL);
}

/**
 * bs_by_hand_set_back:
 * @self: the form
 * @text: where the button that gives up leads
 */
void
bs_by_hand_set_back (BsByHand   *self,
                     const char *text)
{
  bs_set_tooltip (self->back, text);
  bs_set_label (self->back, text);
}

/**
 * bs_by_hand_keeps:
 * @self: the form
 *
 * Returns: whether it is to be kept for other battles
 */
gboolean
bs_by_hand_keeps (BsByHand *self)
{
  return gtk_widget_get_visible (self->keep) &&
         gtk_check_button_get_active (GTK_CHECK_BUTTON (self->keep));
}

/**
 * bs_by_hand_tell:
 * @self: the form
 * @command: takes the name and the numbers
 */
void
bs_by_hand_tell (BsByHand  *self,
                 BsCommand *command)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  bs_command_set (command, "name", name);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (is_asked (self, i))
      bs_command_set_int (command, fields[i].argument,
                          gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spins[i])));
}
