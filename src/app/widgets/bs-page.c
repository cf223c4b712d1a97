/* bs-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-page.h"

/**
 * BsPage:
 *
 * What holds the child of a stack: something that the stack may ask how it wants to be measured.
 * A stack asks that of its hidden pages, too, and GTK 4.8 keeps the answer of each widget in them
 * until it was measured once: a box that was empty then would be as high as for no width at all
 * when it is shown, whatever was put into it meanwhile, and its neighbours would be drawn over
 * it.
 */
struct _BsPage
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BsPage, bs_page, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
bs_page_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bs_page_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size,
                      minimum, natural, NULL, NULL);
}

static void
bs_page_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static void
bs_page_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (bs_page_parent_class)->dispose (object);
}

static void
bs_page_class_init (BsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_page_dispose;
  widget_class->get_request_mode = bs_page_get_request_mode;
  widget_class->measure = bs_page_measure;
  widget_class->size_allocate = bs_page_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "page");
}

static void
bs_page_init (BsPage *self)
{
}
