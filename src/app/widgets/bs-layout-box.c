/* bs-layout-box.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-layout-box.h"

#include "bs-page.h"

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

/**
 * bs_layout_box_add_page:
 * @stack: a stack
 * @child: (transfer floating): a page
 * @name: its name there
 *
 * Adds the page to the stack, in a #BsPage.
 */
void
bs_layout_box_add_page (GtkWidget  *stack,
                        GtkWidget  *child,
                        const char *name)
{
  GtkWidget *page = g_object_new (BS_TYPE_PAGE, NULL);

  gtk_widget_set_parent (child, page);
  gtk_stack_add_named (GTK_STACK (stack), page, name);
}
