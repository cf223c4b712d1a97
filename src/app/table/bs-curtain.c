/* bs-curtain.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-curtain.h"

#include "app/widgets/bs-layout-box.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-text.h"

#include <glib/gi18n.h>

/* The window's stack and the page of it that has the battle: bs-window.ui. */
#define STACK "curtains"
#define OPEN_PAGE "open"
#define CURTAIN_PAGE "curtain"

/**
 * BsCurtain:
 *
 * Everybody sits around one screen, and something on it is for one player alone. The curtain takes
 * the place of the whole window and says for whom it is; what lies behind is made when he opens it,
 * and gone when it closes: by his choice, by a button, by Escape, or when the window goes. As long
 * as it is open, and not a moment longer, the table's viewer is he (bs_table_get_viewer()).
 */
struct _BsCurtain
{
  AdwBin parent_instance;

  /* Template children. */
  AdwBin *body;         /* whom it is for, and what lies behind it once it is open */
  GtkLabel *whom;
  BsText *what;
  GtkWidget *open;
  GtkWidget *away;

  /* Owned. */
  BsTable *table;
  char *opener;         /* name of the widget that gets the keyboard back */
  gpointer data;
  GDestroyNotify destroy;

  BsId player;
  BsCurtainMake make;
  gboolean stays;       /* what is done behind it does not close it */
  gboolean is_open;
};

G_DEFINE_FINAL_TYPE (BsCurtain, bs_curtain, ADW_TYPE_BIN)

static void
look_away (BsCurtain *self)
{
  if (bs_table_get_viewer (self->table) == self->player)
    bs_table_set_viewer (self->table, NULL);
}

static void
open_again (BsCurtain *self)
{
  GtkWidget *stack = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_STACK);
  g_autofree char *opener = g_steal_pointer (&self->opener);
  GtkWidget *from;

  look_away (self);
  if (stack == NULL)
    return;
  gtk_stack_set_visible_child_name (GTK_STACK (stack), OPEN_PAGE);
  from = opener != NULL
           ? bs_find_named (gtk_stack_get_child_by_name (GTK_STACK (stack), OPEN_PAGE), opener)
           : NULL;
  g_object_ref (stack);
  gtk_stack_remove (GTK_STACK (stack),
                    gtk_stack_get_child_by_name (GTK_STACK (stack), CURTAIN_PAGE));
  if (from != NULL)
    gtk_widget_grab_focus (from);
  g_object_unref (stack);
}

static gboolean
close_idle (gpointer data)
{
  BsCurtain *self = data;

  if (self->table != NULL)
    open_again (self);

  return G_SOURCE_REMOVE;
}

/* When the event that closes it has come to its end. */
static void
close_soon (BsCurtain *self)
{
  look_away (self);
  g_idle_add_full (G_PRIORITY_HIGH, close_idle, g_object_ref (self), g_object_unref);
}

static void
show_what_lies_behind (BsCurtain *self)
{
  GtkWidget *content;

  bs_table_set_viewer (self->table, self->player);
  content = self->make (self->table, self->player, self->data);
  gtk_widget_set_vexpand (content, TRUE);
  adw_bin_set_child (self->body, content);
}

static void
open_cb (BsCurtain *self)
{
  self->is_open = TRUE;
  show_what_lies_behind (self);
  gtk_widget_set_visible (self->away, TRUE);
  if (!bs_focus_first (GTK_WIDGET (self->body)))
    gtk_widget_grab_focus (self->away);
}

static void
close_action_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  close_soon (BS_CURTAIN (widget));
}

static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  close_soon (BS_CURTAIN (widget));

  return GDK_EVENT_STOP;
}

/* A line goes to the battle: from now on the open pages are filled again, so nobody looks any
 * more. */
static void
performed_cb (BsCurtain *self)
{
  look_away (self);
  if (!self->stays)
    close_soon (self);
}

static gboolean
show_again_idle (gpointer data)
{
  BsCurtain *self = data;
  char *focus;

  if (self->table == NULL || gtk_widget_get_parent (GTK_WIDGET (self)) == NULL)
    return G_SOURCE_REMOVE;
  focus = bs_refill_begin (GTK_WIDGET (self->body));
  show_what_lies_behind (self);
  bs_refill_end (GTK_WIDGET (self->body), focus);

  return G_SOURCE_REMOVE;
}

/* The open pages are filled first. */
static void
changed_cb (BsCurtain *self)
{
  const BsState *state = bs_table_get_state (self->table);

  if (!self->stays || state == NULL || bs_state_player (state, self->player) == NULL)
    close_soon (self);
  else if (self->is_open)
    g_idle_add_full (G_PRIORITY_HIGH, show_again_idle, g_object_ref (self), g_object_unref);
}

static void
bs_curtain_dispose (GObject *object)
{
  BsCurtain *self = BS_CURTAIN (object);

  if (self->table != NULL)
    look_away (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_CURTAIN);
  g_clear_object (&self->table);
  g_clear_pointer (&self->opener, g_free);
  if (self->destroy != NULL)
    self->destroy (self->data);
  self->destroy = NULL;

  G_OBJECT_CLASS (bs_curtain_parent_class)->dispose (object);
}

static void
bs_curtain_class_init (BsCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_curtain_dispose;
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "curtain.close", NULL, close_action_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  bs_template_set (widget_class, "bs-curtain");
  gtk_widget_class_bind_template_child (widget_class, BsCurtain, body);
  gtk_widget_class_bind_template_child (widget_class, BsCurtain, whom);
  gtk_widget_class_bind_template_child (widget_class, BsCurtain, what);
  gtk_widget_class_bind_template_child (widget_class, BsCurtain, open);
  gtk_widget_class_bind_template_child (widget_class, BsCurtain, away);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
}

static void
bs_curtain_init (BsCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Nothing that lies behind, and no more than whom it is for. */
static void
show_front (BsCurtain  *self,
            const char *what)
{
  const BsPlayer *player = bs_state_player (bs_table_get_state (self->table), self->player);
  g_autofree char *text =
    /* Translators: %s is a player. */
    g_strdup_printf (_("For %s alone: the others look away."), player != NULL ? player->name : "");

  gtk_label_set_label (self->whom, text);
  bs_text_set_label (self->what, what);
  bs_set_label (GTK_WIDGET (self), text);
}

/**
 * bs_curtain_hang:
 * @window: a window whose template has a stack for curtains with what they cover
 *
 * Makes a page of it, so that it is measured by itself while a curtain is before it.
 */
void
bs_curtain_hang (GtkWidget *window)
{
  GtkWidget *stack = bs_find_named (window, STACK);
  GtkWidget *room = g_object_ref (gtk_widget_get_first_child (stack));

  gtk_stack_remove (GTK_STACK (stack), room);
  bs_layout_box_add_page (stack, room, OPEN_PAGE);
  g_object_unref (room);
}

/**
 * bs_curtain_draw:
 * @from: the widget that was tapped; it gets the keyboard back
 * @table: the table
 * @player: whom it is for
 * @what: what lies behind in one sentence that everybody may read
 * @stays: whether it stays open when something was done behind it; else it closes by itself
 * @make: makes what lies behind; an action "curtain.close" closes it from there
 * @data: for @make
 * @destroy: (nullable): frees @data
 *
 * Draws the curtain before the whole window.
 */
void
bs_curtain_draw (GtkWidget      *from,
                 BsTable        *table,
                 BsId            player,
                 const char     *what,
                 gboolean        stays,
                 BsCurtainMake   make,
                 gpointer        data,
                 GDestroyNotify  destroy)
{
  GtkWidget *stack = bs_find_named (GTK_WIDGET (gtk_widget_get_root (from)), STACK);
  BsCurtain *self = g_object_new (BS_TYPE_CURTAIN, NULL);

  self->table = g_object_ref (table);
  self->player = player;
  self->stays = stays;
  self->make = make;
  self->data = data;
  self->destroy = destroy;
  self->opener = g_strdup (gtk_widget_get_name (from));
  show_front (self, what);
  g_signal_connect_object (table, "performed", G_CALLBACK (performed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  bs_layout_box_add_page (stack, GTK_WIDGET (self), CURTAIN_PAGE);
  gtk_stack_set_visible_child_name (GTK_STACK (stack), CURTAIN_PAGE);
  gtk_widget_grab_focus (self->open);
}
