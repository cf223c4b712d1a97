/* bs-peek-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-peek-button.h"

#include "bs-pieces.h"

#include <glib/gi18n.h>

/* The button that a player holds to see his own cards. As long as it is down, by finger, mouse or key, the table's viewer is he. */

#define TABLE "bs-table"
#define PLAYER "bs-player"

static void
set_peeking (GtkWidget *button,
             gboolean   peeking)
{
  BsTable *table = g_object_get_data (G_OBJECT (button), TABLE);
  BsId player = g_object_get_data (G_OBJECT (button), PLAYER);

  if (peeking)
    bs_table_set_viewer (table, player);
  else if (bs_table_get_viewer (table) == player)
    bs_table_set_viewer (table, NULL);
}

static void
state_flags_cb (GtkWidget *button)
{
  set_peeking (button, (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_ACTIVE) != 0);
}

static gboolean
is_press (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter;
}

static gboolean
key_pressed_cb (GtkWidget *button,
                guint      key)
{
  if (!is_press (key))
    return GDK_EVENT_PROPAGATE;

  set_peeking (button, TRUE);

  return GDK_EVENT_STOP;
}

static void
key_released_cb (GtkWidget *button,
                 guint      key)
{
  if (is_press (key))
    set_peeking (button, FALSE);
}

static void
leave_cb (GtkWidget *button)
{
  set_peeking (button, FALSE);
}

/**
 * bs_peek_button_new:
 * @table: the table
 * @player: whose cards are shown while it is held
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
bs_peek_button_new (BsTable *table,
                    BsId     player)
{
  const BsPlayer *who = bs_state_player (bs_table_get_state (table), player);
  /* Translators: %s is a player; the button shows the player's own face-down cards while it is held down. */
  g_autofree char *words = g_strdup_printf (_("%s: hold to peek"), who != NULL ? who->name : "");
  g_autofree char *name = g_strconcat ("peek-", player, NULL);
  g_auto (GStrv) parts = g_strsplit (words, "_", -1);
  g_autofree char *escaped = g_strjoinv ("__", parts);
  GtkWidget *button = bs_symbol_button (name, "card", escaped);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_object_set_data_full (G_OBJECT (button), TABLE, g_object_ref (table), g_object_unref);
  g_object_set_data (G_OBJECT (button), PLAYER, (gpointer) player);
  gtk_widget_set_tooltip_text (button, _("Shows the player's own cards that lie face down, as long as it is held"));
  g_signal_connect (button, "state-flags-changed", G_CALLBACK (state_flags_cb), NULL);
  g_signal_connect (button, "unmap", G_CALLBACK (leave_cb), NULL);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), button, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (key_released_cb), button, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (leave_cb), button, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (button, keys);
  gtk_widget_add_controller (button, focus);

  return button;
}

/**
 * BsPeekLine:
 *
 * A line that is empty but while its player peeks. Its words are no label: they are looked up and drawn, and never come into the
 * accessibility tree, a tooltip or a selection.
 */
struct _BsPeekLine
{
  GtkWidget parent_instance;

  /* Owned. */
  BsTable *table;

  BsId player, ship, card;
  BsPeekWords words;
};

G_DEFINE_FINAL_TYPE (BsPeekLine, bs_peek_line, GTK_TYPE_WIDGET)

static void
bs_peek_line_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, "0123456789");
  int width, height;

  /* As large as any other line, so that its size tells nothing. */
  pango_layout_get_pixel_size (layout, &width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? width / 3 : height;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : height;
}

static void
bs_peek_line_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  BsPeekLine *self = BS_PEEK_LINE (widget);
  g_autoptr (PangoLayout) layout = NULL;
  g_autofree char *words = NULL;

  if (bs_table_get_viewer (self->table) != self->player || bs_table_get_state (self->table) == NULL)
    return;

  words = self->words (bs_table_get_state (self->table), self->ship, self->card, self->player);
  if (words == NULL)
    return;

  layout = gtk_widget_create_pango_layout (widget, words);
  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0, layout);
}

static void
bs_peek_line_dispose (GObject *object)
{
  g_clear_object (&BS_PEEK_LINE (object)->table);

  G_OBJECT_CLASS (bs_peek_line_parent_class)->dispose (object);
}

static void
bs_peek_line_class_init (BsPeekLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_peek_line_dispose;
  widget_class->measure = bs_peek_line_measure;
  widget_class->snapshot = bs_peek_line_snapshot;
  gtk_widget_class_set_css_name (widget_class, "peekline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
bs_peek_line_init (BsPeekLine *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/**
 * bs_peek_line_new:
 * @table: the table
 * @player: who may see it
 * @ship: the ship on which the card lies
 * @card: the card
 * @words: gives its words
 *
 * Returns: (transfer floating): a line that is empty unless the player peeks
 */
GtkWidget *
bs_peek_line_new (BsTable     *table,
                  BsId         player,
                  BsId         ship,
                  BsId         card,
                  BsPeekWords  words)
{
  BsPeekLine *self = g_object_new (BS_TYPE_PEEK_LINE, NULL);

  self->table = g_object_ref (table);
  self->player = player;
  self->ship = ship;
  self->card = card;
  self->words = words;
  g_signal_connect_object (table, "notify::viewer", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
