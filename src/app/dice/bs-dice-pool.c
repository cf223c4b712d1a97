/* bs-dice-pool.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-dice-pool.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "engine/rules/bs-ruleset.h"
#include "bs-die-button.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsDicePool:
 *
 * Dice on the table, chosen by tap. "chosen-changed" is emitted when a die is chosen or let go.
 */
struct _BsDicePool
{
  GtkWidget parent_instance;

  /* Borrowed: the only child. */
  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (BsDicePool, bs_dice_pool, GTK_TYPE_WIDGET)

static guint chosen_signal;

/**
 * bs_die_frame:
 * @ruleset: the rules
 * @die: (nullable): a die
 *
 * Returns: how its octagon is drawn: green if the rules say so, else red
 */
BsSymbolFrame
bs_die_frame (const BsRuleset *ruleset,
              BsId             die)
{
  const BsDie *found = die != NULL ? bs_ruleset_die (ruleset, die) : NULL;

  return found != NULL && g_strcmp0 (found->color, "green") == 0 ? BS_SYMBOL_DEFENCE_DIE
                                                                 : BS_SYMBOL_ATTACK_DIE;
}

static void
toggled_cb (BsDicePool *self)
{
  g_signal_emit (self, chosen_signal, 0);
}

static void
add_die (BsDicePool      *self,
         const BsRuleset *ruleset,
         BsId             die,
         guint            number,
         const BsResult  *result)
{
  const BsFace *face = bs_ruleset_face (ruleset, result->face);
  GtkWidget *button = bs_die_button_new ();
  g_autofree char *face_name = bs_words_named (ruleset, "face", result->face);
  g_autofree char *words = NULL;
  g_autofree char *name = g_strdup_printf ("die-%u", number);

  if (result->added)
    /* Translators: a result that was added without a die. */
    words = g_strdup_printf (_("Added: %s"), face_name);
  else if (result->rerolled)
    /* Translators: the number of a die and what it shows. */
    words = g_strdup_printf (_("Die %u: %s, rolled again"), number, face_name);
  else
    words = g_strdup_printf (_("Die %u: %s"), number, face_name);

  bs_die_button_set_face (BS_DIE_BUTTON (button), bs_die_frame (ruleset, die),
                          face != NULL && face->symbol != NULL ? face->symbol : result->face,
                          face != NULL ? face->key : '\0');
  bs_die_button_set_words (BS_DIE_BUTTON (button), words);
  bs_die_button_set_marked (BS_DIE_BUTTON (button), result->rerolled || result->added);
  gtk_widget_set_name (button, name);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  bs_layout_box_add (self->box, button);
}

static void
bs_dice_pool_dispose (GObject *object)
{
  BsDicePool *self = BS_DICE_POOL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (bs_dice_pool_parent_class)->dispose (object);
}

static void
bs_dice_pool_class_init (BsDicePoolClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_dice_pool_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  chosen_signal = g_signal_new ("chosen-changed", BS_TYPE_DICE_POOL, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bs_dice_pool_init (BsDicePool *self)
{
  self->box = bs_wrap_box (4);
  /* Dice stand from left to right in every language. */
  gtk_widget_set_direction (self->box, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * bs_dice_pool_new:
 *
 * Returns: (transfer floating): an empty table for dice
 */
GtkWidget *
bs_dice_pool_new (void)
{
  return g_object_new (BS_TYPE_DICE_POOL, NULL);
}

/**
 * bs_dice_pool_set:
 * @self: dice
 * @ruleset: the rules
 * @die: the kind of dice
 * @results: (element-type BsResult): what they show
 *
 * Shows these dice; none is chosen.
 */
void
bs_dice_pool_set (BsDicePool      *self,
                  const BsRuleset *ruleset,
                  BsId             die,
                  const GArray    *results)
{
  g_return_if_fail (BS_IS_DICE_POOL (self));

  bs_layout_box_clear (self->box);
  for (guint i = 0; i < results->len; i++)
    add_die (self, ruleset, die, i + 1, &g_array_index (results, BsResult, i));
}

/**
 * bs_dice_pool_dup_chosen:
 * @self: dice
 *
 * Returns: (transfer full) (nullable): the chosen ones, "2,4", or NULL if none is
 */
char *
bs_dice_pool_dup_chosen (BsDicePool *self)
{
  g_autoptr (GString) string = g_string_new (NULL);
  int number = 0;

  g_return_val_if_fail (BS_IS_DICE_POOL (self), NULL);

  for (GtkWidget *die = gtk_widget_get_first_child (self->box);
       die != NULL;
       die = gtk_widget_get_next_sibling (die))
    {
      number++;
      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (die)))
        g_string_append_printf (string, "%s%d", string->len > 0 ? "," : "", number);
    }

  return string->len > 0 ? g_strdup (string->str) : NULL;
}

/**
 * bs_dice_pool_n_chosen:
 * @self: dice
 *
 * Returns: how many are chosen
 */
int
bs_dice_pool_n_chosen (BsDicePool *self)
{
  int n = 0;

  g_return_val_if_fail (BS_IS_DICE_POOL (self), 0);

  for (GtkWidget *die = gtk_widget_get_first_child (self->box);
       die != NULL;
       die = gtk_widget_get_next_sibling (die))
    n += gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (die)) ? 1 : 0;

  return n;
}

/**
 * bs_dice_pool_n_dice:
 * @self: dice
 *
 * Returns: how many there are
 */
int
bs_dice_pool_n_dice (BsDicePool *self)
{
  int n = 0;

  g_return_val_if_fail (BS_IS_DICE_POOL (self), 0);

  for (GtkWidget *die = gtk_widget_get_first_child (self->box); die != NULL;
       die = gtk_widget_get_next_sibling (die))
    n++;

  return n;
}
