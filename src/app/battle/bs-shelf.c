/* bs-shelf.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-shelf.h"

#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/table/bs-tell.h"
#include "app/widgets/bs-pieces.h"

/* What a card said and did when it was made. */
#define SAID "bs-shelf-said"
#define RENEW "bs-shelf-renew"

/**
 * BsShelf:
 *
 * A box of cards that are made anew at each change of the battle: a card that says and does what
 * the one on the shelf says and does is not put in its place. So under the finger nothing moves
 * but what is another, and the keyboard stays where it is. Without a card it is not to be seen.
 */
struct _BsShelf
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (BsShelf, bs_shelf, GTK_TYPE_BOX)

static void
bs_shelf_class_init (BsShelfClass *klass)
{
}

static void
bs_shelf_init (BsShelf *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

static void
say_command (GString         *said,
             const BsCommand *command)
{
  g_autofree char *line = bs_command_print (command);

  g_string_append_printf (said, "%s\n", line);
}

static void
say_offer (GString       *said,
           const BsOffer *offer)
{
  say_command (said, offer->command);
  g_string_append_printf (said, "%s %d\n", offer->label, offer->verdict->level);
  for (guint i = 0; i < offer->told->len; i++)
    {
      const BsTold *told = offer->told->pdata[i];

      g_string_append_printf (said, "%s %d %d %d %d\n", told->name, told->needed, told->many,
                              told->low, told->high);
      for (guint j = 0; told->choices != NULL && j < told->choices->len; j++)
        {
          const BsChoice *choice = told->choices->pdata[j];

          g_string_append_printf (said, "%s %s %d\n",
                                  choice->value != NULL ? choice->value : "", choice->label,
                                  choice->verdict != NULL ? (int) choice->verdict->level : -1);
        }
    }
}

/* What a control sends, and what it asks about. */
static void
say_act (GString   *said,
         GtkWidget *widget)
{
  const BsOffer *offer = bs_offered_get (widget);
  g_autoptr (BsCommand) command = offer != NULL ? bs_offered_command (widget) : NULL;

  if (bs_bound_command (widget) != NULL)
    say_command (said, bs_bound_command (widget));
  if (bs_offer_get_form (widget) != NULL)
    say_offer (said, bs_offer_get_form (widget));
  if (offer == NULL)
    return;

  say_offer (said, offer);
  say_command (said, command);
}

static void
say_words (GString    *said,
           GListModel *words)
{
  for (guint i = 0; words != NULL && i < g_list_model_get_n_items (words); i++)
    {
      g_autoptr (GtkStringObject) word = g_list_model_get_item (words, i);

      g_string_append_printf (said, "%s\n", gtk_string_object_get_string (word));
    }
}

/* Everything that is seen of a card that nobody has touched yet, and everything that can be done
 * with it. A form can be told in part: it is always another one. */
static gboolean
say (GString   *said,
     GtkWidget *widget)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *css = g_strjoinv (" ", classes);
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (BS_IS_TELL (widget) || g_object_get_data (G_OBJECT (widget), RENEW) != NULL)
    return FALSE;

  g_string_append_printf (said, "%s %s %s %d %d %s\n", G_OBJECT_TYPE_NAME (widget),
                          gtk_widget_get_name (widget), css, gtk_widget_get_visible (widget),
                          gtk_widget_get_sensitive (widget), tooltip != NULL ? tooltip : "");
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (said, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    say_words (said, gtk_drop_down_get_model (GTK_DROP_DOWN (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (said, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_CHECK_BUTTON (widget))
    g_string_append_printf (said, "%d\n", gtk_check_button_get_active (GTK_CHECK_BUTTON (widget)));
  else if (GTK_IS_TOGGLE_BUTTON (widget))
    g_string_append_printf (said, "%d\n",
                            gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)));
  say_act (said, widget);
  g_string_append_c (said, '(');
  /* What lies in a closed expander is no child of it. */
  if (GTK_IS_EXPANDER (widget) && gtk_expander_get_child (GTK_EXPANDER (widget)) != NULL &&
      !say (said, gtk_expander_get_child (GTK_EXPANDER (widget))))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!say (said, child))
      return FALSE;
  g_string_append_c (said, ')');

  return TRUE;
}

/* (nullable): a card from @at on that is still the same. */
static GtkWidget *
find_same (GtkWidget  *at,
           const char *said)
{
  for (; at != NULL; at = gtk_widget_get_next_sibling (at))
    if (g_strcmp0 (g_object_get_data (G_OBJECT (at), SAID), said) == 0)
      return at;

  return NULL;
}

/* (nullable): what stands behind @last; the first, if that is none. */
static GtkWidget *
behind (BsShelf   *self,
        GtkWidget *last)
{
  return last != NULL ? gtk_widget_get_next_sibling (last)
                      : gtk_widget_get_first_child (GTK_WIDGET (self));
}

/* Puts what a fresh card says behind @last. */
static GtkWidget *
put (BsShelf   *self,
     GtkWidget *card,
     GtkWidget *last)
{
  GString *string = g_string_new (NULL);
  gboolean lasts = say (string, card);
  g_autofree char *said = g_string_free (string, FALSE);
  GtkWidget *next = behind (self, last);
  GtkWidget *same = lasts ? find_same (next, said) : NULL;

  if (same != NULL)
    {
      if (same != next)
        gtk_box_reorder_child_after (GTK_BOX (self), same, last);
      return same;
    }

  g_object_ref (card);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (card)), card);
  if (lasts)
    g_object_set_data_full (G_OBJECT (card), SAID, g_steal_pointer (&said), g_free);
  gtk_box_insert_child_after (GTK_BOX (self), card, last);
  g_object_unref (card);

  return card;
}

/**
 * bs_shelf_fill:
 * @self: the shelf
 * @fresh: (transfer floating): a box with the cards that belong there now, as they were made
 *
 * Takes those that say or do something else than those that are there, and drops what is no more.
 * The keyboard stays with what has it, or goes to what has the same name.
 */
void
bs_shelf_fill (BsShelf   *self,
               GtkWidget *fresh)
{
  char *focus = bs_refill_begin (GTK_WIDGET (self));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *had = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *last = NULL, *next;

  g_return_if_fail (BS_IS_SHELF (self) && GTK_IS_BOX (fresh));

  g_object_ref_sink (fresh);
  for (GtkWidget *card = gtk_widget_get_first_child (fresh); card != NULL; card = next)
    {
      next = gtk_widget_get_next_sibling (card);
      last = put (self, card, last);
    }
  while ((next = behind (self, last)) != NULL)
    gtk_box_remove (GTK_BOX (self), next);
  g_object_unref (fresh);
  gtk_widget_set_visible (GTK_WIDGET (self), last != NULL);
  if (focus != NULL && gtk_root_get_focus (root) == had)
    g_clear_pointer (&focus, g_free);
  bs_refill_end (GTK_WIDGET (self), focus);
}

/**
 * bs_shelf_renew:
 * @card: a card that counts something up before it does it
 *
 * Lets it be made anew at each change.
 */
void
bs_shelf_renew (GtkWidget *card)
{
  g_object_set_data (G_OBJECT (card), RENEW, card);
}
