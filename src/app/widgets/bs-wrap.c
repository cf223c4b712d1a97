/* bs-wrap.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-wrap.h"

/**
 * BsWrap:
 *
 * Lays children out one after the other and begins a new row where there is no more room, as
 * words in a paragraph: chips, dice, buttons. A flow box would make columns of them. Property:
 * spacing, the room between children and between rows, in pixels.
 */
struct _BsWrap
{
  GtkLayoutManager parent_instance;

  int spacing;
};

enum
{
  PROP_0,
  PROP_SPACING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsWrap, bs_wrap, GTK_TYPE_LAYOUT_MANAGER)

static int
row_height (GtkWidget **child,
            int         width,
            int         spacing,
            GtkWidget **end,
            int         direction,
            int         y,
            gboolean    allocate)
{
  int height = 0;
  int x = 0;
  GtkWidget *first = *child;

  for (*end = first; *end != NULL; *end = gtk_widget_get_next_sibling (*end))
    {
      GtkRequisition natural;
      int wide;

      if (!gtk_widget_should_layout (*end))
        continue;

      gtk_widget_get_preferred_size (*end, NULL, &natural);
      wide = MIN (natural.width, width);
      if (x > 0 && x + wide > width)
        break;

      if (wide < natural.width)
        gtk_widget_measure (*end, GTK_ORIENTATION_VERTICAL, wide, NULL, &natural.height, NULL,
                            NULL);

      height = MAX (height, natural.height);
      x += wide + spacing;
    }

  if (!allocate)
    return height;

  x = 0;
  for (GtkWidget *at = first; at != *end; at = gtk_widget_get_next_sibling (at))
    {
      GtkRequisition natural;
      int wide;

      if (!gtk_widget_should_layout (at))
        continue;

      gtk_widget_get_preferred_size (at, NULL, &natural);
      wide = MIN (natural.width, width);
      gtk_widget_size_allocate (at,
                                &(GtkAllocation){ direction == GTK_TEXT_DIR_RTL ? width - x - wide
                                                                                : x,
                                                  y, wide, height },
                                -1);
      x += wide + spacing;
    }

  return height;
}

static int
layout (BsWrap    *self,
        GtkWidget *widget,
        int        width,
        gboolean   allocate)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  while (child != NULL)
    {
      GtkWidget *end;
      int height = row_height (&child, width, self->spacing, &end,
                               gtk_widget_get_direction (widget), y, allocate);

      y += height;
      child = end;
      if (child != NULL && height > 0)
        y += self->spacing;
    }

  return y;
}

static void
bs_wrap_measure (GtkLayoutManager *manager,
                 GtkWidget        *widget,
                 GtkOrientation    orientation,
                 int               for_size,
                 int              *minimum,
                 int              *natural,
                 int              *minimum_baseline,
                 int              *natural_baseline)
{
  BsWrap *self = BS_WRAP (manager);
  int least = 0, all = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = layout (self, widget, for_size >= 0 ? for_size : G_MAXINT / 2, FALSE);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int min, nat;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, orientation, -1, &min, &nat, NULL, NULL);
      least = MAX (least, min);
      all += nat + (all > 0 ? self->spacing : 0);
    }

  *minimum = least;
  *natural = MAX (all, least);
}

static void
bs_wrap_allocate (GtkLayoutManager *manager,
                  GtkWidget        *widget,
                  int               width,
                  int               height,
                  int               baseline)
{
  layout (BS_WRAP (manager), widget, width, TRUE);
}

static GtkSizeRequestMode
bs_wrap_get_request_mode (GtkLayoutManager *manager,
                          GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bs_wrap_get_property (GObject    *object,
                      guint       id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, BS_WRAP (object)->spacing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_wrap_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  if (id == PROP_SPACING)
    BS_WRAP (object)->spacing = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_wrap_class_init (BsWrapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = bs_wrap_measure;
  layout_class->allocate = bs_wrap_allocate;
  layout_class->get_request_mode = bs_wrap_get_request_mode;

  object_class->get_property = bs_wrap_get_property;
  object_class->set_property = bs_wrap_set_property;
  props[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                          G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bs_wrap_init (BsWrap *self)
{
}

/**
 * bs_wrap_box:
 * @spacing: room between children and between rows, in pixels
 *
 * Returns: (transfer floating): an empty box that wraps
 */
GtkWidget *
bs_wrap_box (int spacing)
{
  return bs_layout_box_new (g_object_new (BS_TYPE_WRAP, "spacing", spacing, NULL), "wrap");
}
