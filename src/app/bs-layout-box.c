/* bs-layout-box.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-layout-box.h"

/**
 * BsLayoutBox:
 *
 * A box that leaves it to a layout manager of ours where its children go.
 */
struct _BsLayoutBox
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (BsLayoutBox, bs_layout_box, GTK_TYPE_WIDGET)

static void
bs_layout_box_dispose (GObject *object)
{
  bs_layout_box_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (bs_layout_box_parent_class)->dispose (object);
}

static void
bs_layout_box_class_init (BsLayoutBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_layout_box_dispose;
}

static void
bs_layout_box_init (BsLayoutBox *self)
{
}

/**
 * bs_layout_box_new:
 * @layout: (transfer full): lays its children out
 * @css_name: its name in the style sheet
 *
 * Returns: (transfer floating): an empty box
 */
GtkWidget *
bs_layout_box_new (GtkLayoutManager *layout,
                   const char       *css_name)
{
  GtkWidget *self = g_object_new (BS_TYPE_LAYOUT_BOX, "css-name", css_name, NULL);

  gtk_widget_set_layout_manager (self, layout);

  return self;
}

/**
 * bs_layout_box_add:
 * @box: a box
 * @child: (transfer floating): what comes last
 */
void
bs_layout_box_add (GtkWidget *box,
                   GtkWidget *child)
{
  gtk_widget_insert_before (child, box, NULL);
}

/**
 * bs_layout_box_clear:
 * @box: a box
 *
 * Takes everything out.
 */
void
bs_layout_box_clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_widget_unparent (child);
}

static GtkSizeRequestMode
page_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
page_measure (GtkWidget      *widget,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
page_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

/**
 * bs_layout_box_add_page:
 * @stack: a stack
 * @child: (transfer floating): a page
 * @name: its name there
 *
 * Adds the page to the stack, in something that the stack may ask how it wants to be measured. A stack asks that of its hidden pages, too, and GTK 4.8
 * keeps the answer of each widget in them until it was measured once: a box that was empty then would be as high as for no width at
 * all when it is shown, whatever was put into it meanwhile, and its neighbours would be drawn over it.
 */
void
bs_layout_box_add_page (GtkWidget  *stack,
                        GtkWidget  *child,
                        const char *name)
{
  GtkWidget *self = bs_layout_box_new (gtk_custom_layout_new (page_request_mode, page_measure, page_allocate), "page");

  bs_layout_box_add (self, child);
  gtk_stack_add_named (GTK_STACK (stack), self, name);
}
