/* bs-press-once.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One press is one step, in every window and for whatever is pressed: a key that is held and the
 * second click of a double one do nothing, whatever lies under the pointer by then. What counts up
 * and down takes each click, since there people press again and again. */

#include "bs-press-once.h"

#define COUNTS "bs-press-counts"

/* Keys that move, and one that takes back what was typed. */
static gboolean
may_be_held (guint key)
{
  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_KP_Up:
    case GDK_KEY_KP_Down:
    case GDK_KEY_KP_Left:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Page_Up:
    case GDK_KEY_Page_Down:
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_BackSpace:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whoever writes may hold a key. */
static gboolean
is_writing (GtkWidget       *window,
            GdkModifierType  state)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) == 0 &&
         (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus));
}

/* A key that is pressed again without having been let go is held. */
static gboolean
pressed_cb (GtkEventControllerKey *keys,
            guint                  key,
            guint                  code,
            GdkModifierType        state,
            GtkWidget             *window)
{
  gboolean again = g_object_get_data (G_OBJECT (keys), "held") == GUINT_TO_POINTER (code);

  g_object_set_data (G_OBJECT (keys), "held", GUINT_TO_POINTER (code));

  return again && !may_be_held (key) && !is_writing (window, state);
}

static void
released_cb (GtkEventControllerKey *keys,
             guint                  key,
             guint                  code,
             GdkModifierType        state,
             gpointer               data)
{
  if (g_object_get_data (G_OBJECT (keys), "held") == GUINT_TO_POINTER (code))
    g_object_set_data (G_OBJECT (keys), "held", NULL);
}

/* A key that is let go elsewhere is not told here. */
static void
left_cb (GtkEventControllerKey *keys,
         GParamSpec            *pspec,
         gpointer               data)
{
  g_object_set_data (G_OBJECT (keys), "held", NULL);
}

static void
watch_keys (GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), window);
  g_signal_connect (keys, "key-released", G_CALLBACK (released_cb), NULL);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (left_cb), keys,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (window, keys);
}

/* What lies under a click. */
typedef enum
{
  LIES_NOTHING, /* nothing that is pressed: text, a list, the bar of a window, which know double
                   clicks of their own */
  LIES_ONCE,    /* what does something */
  LIES_COUNTS,  /* what counts up or down */
} Lies;

typedef struct
{
  guint32 time;
  guint button;           /* 0: a finger */
  double x, y;            /* in its window */
  gpointer surface;       /* the window's, only compared */
  Lies lies;
} Click;

/* The one before; there is one pointer for all windows. */
static Click last;

static gboolean
is_pressed (GtkWidget *widget)
{
  const char *css = gtk_widget_get_css_name (widget);

  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_DROP_DOWN (widget) || GTK_IS_EXPANDER (widget) ||
         g_str_equal (css, "modelbutton");
}

static Lies
what_lies (GtkWidget *widget)
{
  Lies lies = LIES_NOTHING;

  for (; widget != NULL && !GTK_IS_NATIVE (widget); widget = gtk_widget_get_parent (widget))
    {
      if (GTK_IS_SPIN_BUTTON (widget) || g_object_get_data (G_OBJECT (widget), COUNTS) != NULL)
        return LIES_COUNTS;
      if (lies == LIES_NOTHING &&
          (GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_RANGE (widget)))
        return LIES_NOTHING;
      if (is_pressed (widget))
        lies = LIES_ONCE;
    }

  return lies;
}

static GtkWidget *
pick (GdkEvent *event)
{
  GtkNative *native = gtk_native_get_for_surface (gdk_event_get_surface (event));
  double x = 0, y = 0, left = 0, top = 0;

  if (native == NULL)
    return NULL;
  gdk_event_get_position (event, &x, &y);
  gtk_native_get_surface_transform (native, &left, &top);

  return gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_DEFAULT);
}

/* A popover is a surface of its own, which lies over its window's. */
static Click
click_of (GdkEvent *event)
{
  GdkSurface *surface = gdk_event_get_surface (event);
  Click click = { .time = gdk_event_get_time (event), .lies = what_lies (pick (event)) };

  if (gdk_event_get_event_type (event) == GDK_BUTTON_PRESS)
    click.button = gdk_button_event_get_button (event);
  gdk_event_get_position (event, &click.x, &click.y);
  for (; GDK_IS_POPUP (surface); surface = gdk_popup_get_parent (GDK_POPUP (surface)))
    {
      click.x += gdk_popup_get_position_x (GDK_POPUP (surface));
      click.y += gdk_popup_get_position_y (GDK_POPUP (surface));
    }
  click.surface = surface;

  return click;
}

/* Whether it is so soon after the last one, and so near, that both are one double click. Of another
 * window there is no telling how near. */
static gboolean
is_double (GtkWidget   *widget,
           const Click *click)
{
  int most = 0, way = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-double-click-time", &most,
                "gtk-double-click-distance", &way, NULL);

  return click->button == last.button && click->time - last.time < (guint32) most &&
         (click->surface != last.surface ||
          (ABS (click->x - last.x) <= way && ABS (click->y - last.y) <= way));
}

/* The first click did something, so the second one shall not; or it counted, and so shall the
 * second one, or nothing. */
static gboolean
event_cb (GtkEventControllerLegacy *controller,
          GdkEvent                 *event,
          GtkWidget                *window)
{
  GdkEventType type = gdk_event_get_event_type (event);
  Click click;
  gboolean idle;

  if (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN)
    return FALSE;

  click = click_of (event);
  idle = is_double (window, &click) &&
         (last.lies == LIES_ONCE || (last.lies == LIES_COUNTS && click.lies == LIES_ONCE));
  if (idle)
    click.lies = last.lies;
  last = click;

  return idle;
}

static void
watch_clicks (GtkWidget *window)
{
  GtkEventController *clicks = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (clicks, GTK_PHASE_CAPTURE);
  /* Popovers, too. */
  gtk_event_controller_set_propagation_limit (clicks, GTK_LIMIT_NONE);
  g_signal_connect (clicks, "event", G_CALLBACK (event_cb), window);
  gtk_widget_add_controller (window, clicks);
}

/**
 * bs_press_once:
 * @window: a window
 *
 * Lets held keys and the second click of a double one do nothing in it.
 */
void
bs_press_once (GtkWidget *window)
{
  watch_keys (window);
  watch_clicks (window);
}

/**
 * bs_press_counts:
 * @widget: what counts up or down
 *
 * Lets it take each click, however quick.
 */
void
bs_press_counts (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (widget), COUNTS, GINT_TO_POINTER (TRUE));
}
