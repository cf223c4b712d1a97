/* bs-split.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-split.h"

#include "app/widgets/bs-pieces.h"

#include <adwaita.h>

/**
 * BsSplit:
 *
 * Content and a side panel beside it; where there is no room for both, one of them, with a way
 * back. The only file that knows AdwLeaflet, which newer libadwaita replaces.
 */
struct _BsSplit
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *leaflet;
  GtkWidget *content;
  GtkWidget *side;
  GtkWidget *back;
};

G_DEFINE_FINAL_TYPE (BsSplit, bs_split, GTK_TYPE_WIDGET)

static void
folded_cb (BsSplit *self)
{
  gboolean folded = bs_split_get_folded (self);

  gtk_widget_set_visible (self->back, folded);
  if (folded)
    gtk_widget_add_css_class (GTK_WIDGET (self), "folded");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "folded");
}

static void
back_cb (BsSplit *self)
{
  bs_split_show_side (self, FALSE);
}

static void
bs_split_dispose (GObject *object)
{
  BsSplit *self = BS_SPLIT (object);

  g_clear_pointer (&self->leaflet, gtk_widget_unparent);

  G_OBJECT_CLASS (bs_split_parent_class)->dispose (object);
}

static void
bs_split_class_init (BsSplitClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_split_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "split");
}

static void
bs_split_init (BsSplit *self)
{
  self->leaflet = adw_leaflet_new ();
  adw_leaflet_set_can_navigate_back (ADW_LEAFLET (self->leaflet), TRUE);
  adw_leaflet_set_transition_type (ADW_LEAFLET (self->leaflet), ADW_LEAFLET_TRANSITION_TYPE_SLIDE);
  gtk_widget_set_parent (self->leaflet, GTK_WIDGET (self));

  self->back = gtk_button_new ();
  gtk_widget_set_name (self->back, "back");
  gtk_widget_set_halign (self->back, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->back, "back");
  g_signal_connect_object (self->back, "clicked", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->leaflet, "notify::folded", G_CALLBACK (folded_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * bs_split_set_content:
 * @self: a split
 * @content: what is shown first; once
 */
void
bs_split_set_content (BsSplit   *self,
                      GtkWidget *content)
{
  g_return_if_fail (BS_IS_SPLIT (self));

  self->content = content;
  gtk_widget_set_hexpand (content, TRUE);
  adw_leaflet_append (ADW_LEAFLET (self->leaflet), content);
}

/**
 * bs_split_set_side:
 * @self: a split
 * @side: what stands beside the content; once, after the content
 * @back: what the button says that leads back to the content
 */
void
bs_split_set_side (BsSplit    *self,
                   GtkWidget  *side,
                   const char *back)
{
  GtkWidget *separator = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  AdwLeafletPage *page;

  g_return_if_fail (BS_IS_SPLIT (self));

  page = adw_leaflet_append (ADW_LEAFLET (self->leaflet), separator);
  adw_leaflet_page_set_navigatable (page, FALSE);

  gtk_box_append (GTK_BOX (inside), gtk_image_new_from_icon_name ("go-previous-symbolic"));
  gtk_box_append (GTK_BOX (inside), gtk_label_new (back));
  gtk_button_set_child (GTK_BUTTON (self->back), inside);
  bs_set_label (self->back, back);

  gtk_widget_add_css_class (box, "side");
  /* What stands in it does not make it wider. */
  gtk_widget_set_hexpand (box, FALSE);
  gtk_widget_set_vexpand (side, TRUE);
  gtk_box_append (GTK_BOX (box), self->back);
  gtk_box_append (GTK_BOX (box), side);
  self->side = box;
  adw_leaflet_append (ADW_LEAFLET (self->leaflet), box);
  folded_cb (self);
}

/**
 * bs_split_show_side:
 * @self: a split
 * @side: whether the side is shown, where only one of both can be
 */
void
bs_split_show_side (BsSplit  *self,
                    gboolean  side)
{
  g_return_if_fail (BS_IS_SPLIT (self));

  adw_leaflet_set_visible_child (ADW_LEAFLET (self->leaflet), side ? self->side : self->content);
}

/**
 * bs_split_get_folded:
 * @self: a split
 *
 * Returns: whether only one of both is shown
 */
gboolean
bs_split_get_folded (BsSplit *self)
{
  g_return_val_if_fail (BS_IS_SPLIT (self), FALSE);

  return adw_leaflet_get_folded (ADW_LEAFLET (self->leaflet));
}
