/* bs-columns.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-columns.h"

#include "app/drawing/bs-pips.h"

/* The least width of a column, in type sizes, and the room between columns and rows, in pixels. */
#define COLUMN 18
#define GAP 12

/**
 * BsColumns:
 *
 * Lays children out in as many columns of equal width as fit, row by row: ship cards, or the fleets
 * of the players.
 */
struct _BsColumns
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (BsColumns, bs_columns, GTK_TYPE_LAYOUT_MANAGER)

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child) ? 1 : 0;

  return n;
}

static int
count_columns (GtkWidget *widget,
               int        width)
{
  int column = bs_em (widget) * COLUMN;
  int fit = MAX (1, (width + GAP) / (column + GAP));

  return CLAMP (count_children (widget), 1, fit);
}

/* Gives the height; allocates on the way if told so. */
static int
layout (GtkWidget *widget,
        int        width,
        gboolean   allocate)
{
  int columns = count_columns (widget, width);
  int cell = (width - GAP * (columns - 1)) / columns;
  GtkWidget *child = gtk_widget_get_first_child (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;

  while (child != NULL)
    {
      GtkWidget *row[64];
      int n = 0, height = 0;

      for (; child != NULL && n < MIN (columns, 64); child = gtk_widget_get_next_sibling (child))
        {
          int natural;

          if (!gtk_widget_should_layout (child))
            continue;

          gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, cell, NULL, &natural, NULL, NULL);
          height = MAX (height, natural);
          row[n++] = child;
        }

      for (int i = 0; allocate && i < n; i++)
        {
          int x = i * (cell + GAP);

          gtk_widget_size_allocate (row[i],
                                    &(GtkAllocation){ rtl ? width - x - cell : x, y, cell, height },
                                    -1);
        }

      if (n > 0)
        y += height + GAP;
    }

  return MAX (y - GAP, 0);
}

static void
bs_columns_measure (GtkLayoutManager *manager,
                  GtkWidget        *widget,
                  GtkOrientation    orientation,
                  int               for_size,
                  int              *minimum,
                  int              *natural,
                  int              *minimum_baseline,
                  int              *natural_baseline)
{
  int column = bs_em (widget) * COLUMN;
  int least = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = layout (widget, for_size >= 0 ? for_size : column, FALSE);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int min = 0;

      if (gtk_widget_should_layout (child))
        gtk_widget_measure (child, orientation, -1, &min, NULL, NULL, NULL);
      least = MAX (least, min);
    }

  *minimum = least;
  *natural = MAX (least, column * MIN (count_children (widget), 2) + GAP);
}

static void
bs_columns_allocate (GtkLayoutManager *manager,
                   GtkWidget        *widget,
                   int               width,
                   int               height,
                   int               baseline)
{
  layout (widget, width, TRUE);
}

static GtkSizeRequestMode
bs_columns_get_request_mode (GtkLayoutManager *manager,
                           GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bs_columns_class_init (BsColumnsClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = bs_columns_measure;
  layout_class->allocate = bs_columns_allocate;
  layout_class->get_request_mode = bs_columns_get_request_mode;
}

static void
bs_columns_init (BsColumns *self)
{
}

/**
 * bs_columns_box:
 *
 * Returns: (transfer floating): an empty box of columns
 */
GtkWidget *
bs_columns_box (void)
{
  return bs_layout_box_new (g_object_new (BS_TYPE_COLUMNS, NULL), "cards");
}
