/* bs-battle-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-battle-page.h"

#include "app/boarding/bs-split.h"
#include "app/table/bs-ask.h"
#include "app/table/bs-phase-bar.h"
#include "app/widgets/bs-pieces.h"
#include "bs-fleet-view.h"
#include "bs-side-panel.h"

#include <glib/gi18n.h>

/**
 * BsBattlePage:
 *
 * The table: phase bar, fleets, side panel.
 */
struct _BsBattlePage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *bar;
  GtkWidget *split;
  GtkWidget *toasts;
  GtkWidget *fleets;
  GtkWidget *side;
};

G_DEFINE_FINAL_TYPE (BsBattlePage, bs_battle_page, GTK_TYPE_WIDGET)

static void
bs_battle_page_dispose (GObject *object)
{
  BsBattlePage *self = BS_BATTLE_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (bs_battle_page_parent_class)->dispose (object);
}

static void
bs_battle_page_class_init (BsBattlePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_battle_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_battle_page_init (BsBattlePage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  bs_ask_has_due (GTK_WIDGET (self));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->bar = g_object_new (BS_TYPE_PHASE_BAR, NULL);
  self->split = g_object_new (BS_TYPE_SPLIT, "vexpand", TRUE, NULL);
  self->fleets = g_object_new (BS_TYPE_FLEET_VIEW, NULL);
  self->side = g_object_new (BS_TYPE_SIDE_PANEL, NULL);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->fleets);
  gtk_widget_add_css_class (scroller, "fleet-scroller");
  self->toasts = adw_toast_overlay_new ();
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (self->toasts), scroller);
  bs_split_set_content (BS_SPLIT (self->split), self->toasts);
  /* Translators: leads back from a ship's panel to all ships. */
  bs_split_set_side (BS_SPLIT (self->split), self->side, _("Fleets"));
  gtk_box_append (GTK_BOX (self->box), self->bar);
  gtk_box_append (GTK_BOX (self->box), self->split);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * bs_battle_page_new:
 * @table: what it shows
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_battle_page_new (BsTable *table)
{
  BsBattlePage *self = g_object_new (BS_TYPE_BATTLE_PAGE, NULL);

  bs_phase_bar_set_table (BS_PHASE_BAR (self->bar), table);
  bs_fleet_view_set_table (BS_FLEET_VIEW (self->fleets), table);
  bs_side_panel_set_table (BS_SIDE_PANEL (self->side), table);

  return GTK_WIDGET (self);
}

/**
 * bs_battle_page_get_toasts:
 * @self: the page
 *
 * Returns: (transfer none): where toasts stand above the fleets
 */
AdwToastOverlay *
bs_battle_page_get_toasts (BsBattlePage *self)
{
  g_return_val_if_fail (BS_IS_BATTLE_PAGE (self), NULL);

  return ADW_TOAST_OVERLAY (self->toasts);
}

/**
 * bs_battle_page_get_next:
 * @self: the page
 *
 * Returns: (transfer none): the button that goes on
 */
GtkWidget *
bs_battle_page_get_next (BsBattlePage *self)
{
  g_return_val_if_fail (BS_IS_BATTLE_PAGE (self), NULL);

  return bs_phase_bar_get_next (BS_PHASE_BAR (self->bar));
}

/**
 * bs_battle_page_set_room:
 * @self: the page
 * @room: how much room there is
 * @flat: whether height is dear
 */
void
bs_battle_page_set_room (BsBattlePage *self,
                         BsRoom        room,
                         gboolean      flat)
{
  g_return_if_fail (BS_IS_BATTLE_PAGE (self));

  bs_phase_bar_set_room (BS_PHASE_BAR (self->bar), room, flat);
  gtk_widget_queue_resize (self->side);
}

/**
 * bs_battle_page_set_by_skill:
 * @self: the page
 * @by_skill: whether the ships stand in order of skill
 */
void
bs_battle_page_set_by_skill (BsBattlePage *self,
                             gboolean      by_skill)
{
  g_return_if_fail (BS_IS_BATTLE_PAGE (self));

  bs_fleet_view_set_by_skill (BS_FLEET_VIEW (self->fleets), by_skill);
}

/**
 * bs_battle_page_show_side:
 * @self: the page
 * @side: whether the side panel is shown, where only one of both can be
 */
void
bs_battle_page_show_side (BsBattlePage *self,
                          gboolean      side)
{
  g_return_if_fail (BS_IS_BATTLE_PAGE (self));

  bs_split_show_side (BS_SPLIT (self->split), side);
}

/**
 * bs_battle_page_focus_side:
 * @self: the page
 *
 * Gives the keyboard to the side panel.
 */
void
bs_battle_page_focus_side (BsBattlePage *self)
{
  g_return_if_fail (BS_IS_BATTLE_PAGE (self));

  bs_split_show_side (BS_SPLIT (self->split), TRUE);
  bs_focus_first (self->side);
}
