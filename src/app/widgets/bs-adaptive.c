/* bs-adaptive.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-adaptive.h"

#include "app/drawing/bs-pips.h"

/* The least window that must be usable, as libadwaita has it. */
#define LEAST_WIDTH 360
#define LEAST_HEIGHT 294

/* Bounds of the rooms in type sizes. */
#define MEDIUM_FROM 48
#define WIDE_FROM 76
#define HUGE_FROM 130

/* From this size of the window on all type is larger, since one looks at such a screen from farther
 * away. */
#define BIG_WIDTH 1600
#define BIG_HEIGHT 900
#define BIG_FACTOR 1.25

/**
 * BsAdaptive:
 *
 * Holds the window's content and says how much room there is ("room-changed", and "width-changed"
 * for what takes a share of it), in place of the breakpoints of newer libadwaita. Its least size is
 * that of the smallest window, so that a window can be made small before its content has followed.
 */
struct _BsAdaptive
{
  GtkWidget parent_instance;

  /* Owned. */
  GtkWidget *child;

  BsRoom room;
  gboolean big;
  gboolean flat;
  guint idle;
  /* The width that was last told. */
  int width;
};

enum
{
  PROP_0,
  PROP_CHILD,
  N_PROPS,
};

enum
{
  ROOM_CHANGED,
  WIDTH_CHANGED,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void bs_adaptive_buildable_init (GtkBuildableIface *iface);

static GtkBuildableIface *parent_buildable_iface;

G_DEFINE_FINAL_TYPE_WITH_CODE (BsAdaptive,
                               bs_adaptive,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE,
                                                      bs_adaptive_buildable_init))

static BsRoom
room_for (BsAdaptive *self,
          int         width)
{
  double ems = width / bs_em (GTK_WIDGET (self)) / (self->big ? BIG_FACTOR : 1);

  if (ems >= HUGE_FROM)
    return BS_ROOM_HUGE;
  if (ems >= WIDE_FROM)
    return BS_ROOM_WIDE;

  return ems >= MEDIUM_FROM ? BS_ROOM_MEDIUM : BS_ROOM_NARROW;
}

static gboolean
is_big (BsAdaptive *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) >= BIG_WIDTH &&
         gtk_widget_get_height (GTK_WIDGET (self)) >= BIG_HEIGHT;
}

static gboolean
is_flat (BsAdaptive *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) > gtk_widget_get_height (GTK_WIDGET (self));
}

static void
update_big (BsAdaptive *self)
{
  self->big = is_big (self);
  if (self->child == NULL)
    return;

  /* The factor stands in style.css, too. */
  if (self->big)
    gtk_widget_add_css_class (self->child, "big");
  else
    gtk_widget_remove_css_class (self->child, "big");
}

static gboolean
room_idle_cb (gpointer data)
{
  BsAdaptive *self = data;
  BsRoom room;

  update_big (self);
  room = room_for (self, gtk_widget_get_width (GTK_WIDGET (self)));

  self->idle = 0;
  if (room != self->room || is_flat (self) != self->flat)
    {
      self->room = room;
      self->flat = is_flat (self);
      g_signal_emit (self, signals[ROOM_CHANGED], 0);
    }
  if (self->width != gtk_widget_get_width (GTK_WIDGET (self)))
    {
      self->width = gtk_widget_get_width (GTK_WIDGET (self));
      g_signal_emit (self, signals[WIDTH_CHANGED], 0);
    }

  return G_SOURCE_REMOVE;
}

static void
bs_adaptive_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  BsAdaptive *self = BS_ADAPTIVE (widget);
  int nat = 0;

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, -1, NULL, &nat, NULL, NULL);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = MAX (nat, *minimum);
}

static void
bs_adaptive_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  BsAdaptive *self = BS_ADAPTIVE (widget);
  int least_width = 0, least_height = 0;

  if (self->child != NULL)
    {
      gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL,
                          NULL);
      width = MAX (width, least_width);
      gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL,
                          NULL);
      gtk_widget_allocate (self->child, width, MAX (height, least_height), baseline, NULL);
    }

  /* Popovers of things that come and go hang here: bs-ask.c. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      gtk_popover_present (GTK_POPOVER (child));

  if (self->idle == 0 && (gtk_widget_get_width (widget) != self->width ||
                          room_for (self, gtk_widget_get_width (widget)) != self->room ||
                          is_big (self) != self->big || is_flat (self) != self->flat))
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE, room_idle_cb, self, NULL);
}

static void
bs_adaptive_add_child (GtkBuildable *buildable,
                       GtkBuilder   *builder,
                       GObject      *child,
                       const char   *type)
{
  if (GTK_IS_WIDGET (child))
    bs_adaptive_set_child (BS_ADAPTIVE (buildable), GTK_WIDGET (child));
  else
    parent_buildable_iface->add_child (buildable, builder, child, type);
}

static void
bs_adaptive_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable_iface = g_type_interface_peek_parent (iface);
  iface->add_child = bs_adaptive_add_child;
}

static void
bs_adaptive_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  BsAdaptive *self = BS_ADAPTIVE (object);

  if (id == PROP_CHILD)
    g_value_set_object (value, self->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_adaptive_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  if (id == PROP_CHILD)
    bs_adaptive_set_child (BS_ADAPTIVE (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_adaptive_dispose (GObject *object)
{
  BsAdaptive *self = BS_ADAPTIVE (object);

  GtkWidget *child;

  g_clear_handle_id (&self->idle, g_source_remove);
  self->child = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (bs_adaptive_parent_class)->dispose (object);
}

static void
bs_adaptive_class_init (BsAdaptiveClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bs_adaptive_dispose;
  object_class->get_property = bs_adaptive_get_property;
  object_class->set_property = bs_adaptive_set_property;
  widget_class->measure = bs_adaptive_measure;
  widget_class->size_allocate = bs_adaptive_size_allocate;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[ROOM_CHANGED] = g_signal_new ("room-changed", BS_TYPE_ADAPTIVE, G_SIGNAL_RUN_LAST,
                                        0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WIDTH_CHANGED] = g_signal_new ("width-changed", BS_TYPE_ADAPTIVE, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bs_adaptive_init (BsAdaptive *self)
{
  self->room = BS_ROOM_WIDE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * bs_adaptive_set_child:
 * @self: the holder
 * @child: (nullable): its content
 */
void
bs_adaptive_set_child (BsAdaptive *self,
                       GtkWidget  *child)
{
  g_return_if_fail (BS_IS_ADAPTIVE (self));

  if (self->child == child)
    return;

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

/**
 * bs_adaptive_get_room:
 * @self: the holder
 *
 * Returns: how much room there is now
 */
BsRoom
bs_adaptive_get_room (BsAdaptive *self)
{
  g_return_val_if_fail (BS_IS_ADAPTIVE (self), BS_ROOM_WIDE);

  return self->room;
}

/**
 * bs_adaptive_get_flat:
 * @self: the holder
 *
 * Returns: whether it is wider than high
 */
gboolean
bs_adaptive_get_flat (BsAdaptive *self)
{
  g_return_val_if_fail (BS_IS_ADAPTIVE (self), TRUE);

  return self->flat;
}
