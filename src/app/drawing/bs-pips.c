/* bs-pips.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-pips.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* More of one kind than this are a figure beside one pip. */
#define MOST 10

/* The kinds of pips in the order in which they stand. */
enum
{
  ACTIVE,
  DISABLED,
  LOST,
  HULL,
  DAMAGE,
  N_KINDS,
};

/**
 * BsPips:
 *
 * Shields and hull as pips: squares for shields (filled: active, struck out: disabled, dashed:
 * lost), discs for hull (filled: left, dashed: damage). They grow with the type and wrap where
 * there is little room.
 */
struct _BsPips
{
  GtkWidget parent_instance;

  int counts[N_KINDS];
};

G_DEFINE_FINAL_TYPE (BsPips, bs_pips, GTK_TYPE_WIDGET)

/**
 * bs_em:
 * @widget: a widget
 *
 * Returns: the size of its type in pixels
 */
double
bs_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= 96 / 72.0;

  return MAX (size, 6);
}

static double
pip_size (BsPips *self)
{
  return bs_em (GTK_WIDGET (self)) * 1.45;
}

/* Where a pip stands: asks place() for each, in order. */
typedef struct
{
  double size, gap, width;
  double x, y;
} Pen;

static void
pen_advance (Pen    *pen,
             double  width)
{
  if (pen->x > 0 && pen->x + width > pen->width + 0.5)
    {
      pen->x = 0;
      pen->y += pen->size + pen->gap;
    }
}

typedef void (*PipFunc) (BsPips *self, Pen *pen, int kind, int count, gpointer data);

/* Walks over everything that is drawn; gives the height. */
static double
walk (BsPips   *self,
      double    width,
      PipFunc   func,
      gpointer  data)
{
  Pen pen = { .size = pip_size (self), .width = width };

  pen.gap = pen.size * 0.2;

  for (int kind = 0; kind < N_KINDS; kind++)
    {
      int count = self->counts[kind];
      gboolean figure = count > MOST;
      double wide = figure ? pen.size * 2.6 : pen.size;

      if (kind == HULL && pen.x > 0)
        pen.x += pen.gap * 2;

      for (int i = 0; i < (figure ? 1 : count); i++)
        {
          pen_advance (&pen, wide);
          if (func != NULL)
            func (self, &pen, kind, figure ? count : 0, data);
          pen.x += wide + pen.gap;
        }
    }

  return pen.y + pen.size;
}

static void
widest (BsPips   *self,
        Pen      *pen,
        int       kind,
        int       count,
        gpointer  data)
{
  double *max = data;

  *max = MAX (*max, pen->x + (count > 0 ? pen->size * 2.6 : pen->size));
}

static void
set_color (cairo_t    *cr,
           const char *light,
           const char *dark)
{
  GdkRGBA color;

  gdk_rgba_parse (&color,
                  adw_style_manager_get_dark (adw_style_manager_get_default ()) ? dark : light);
  gdk_cairo_set_source_rgba (cr, &color);
}

static void
rounded (cairo_t *cr,
         double   inset,
         double   size)
{
  double r = size * 0.22;
  double low = inset + r;
  double high = size - inset - r;

  cairo_new_sub_path (cr);
  cairo_arc (cr, high, low, r, -G_PI_2, 0);
  cairo_arc (cr, high, high, r, 0, G_PI_2);
  cairo_arc (cr, low, high, r, G_PI_2, G_PI);
  cairo_arc (cr, low, low, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
disc (cairo_t *cr,
      double   inset,
      double   size)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, size / 2, size / 2, size / 2 - inset, 0, 2 * G_PI);
  cairo_close_path (cr);
}

static void
dashed (cairo_t *cr,
        double   size)
{
  const double dashes[] = { size * 0.16, size * 0.13 };

  set_color (cr, "#6f6f6f", "#b0b0b0");
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, size * 0.08);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_pip (cairo_t *cr,
          int      kind,
          double   size)
{
  double inset = size * 0.07;

  switch (kind)
    {
    case ACTIVE:
      rounded (cr, inset, size);
      set_color (cr, "#1c71d8", "#78aeed");
      cairo_fill (cr);
      break;

    case DISABLED:
      rounded (cr, inset, size);
      set_color (cr, "#c01c28", "#ff8b80");
      cairo_set_line_width (cr, size * 0.12);
      cairo_stroke (cr);
      cairo_move_to (cr, size * 0.22, size * 0.78);
      cairo_line_to (cr, size * 0.78, size * 0.22);
      cairo_stroke (cr);
      break;

    case LOST:
      rounded (cr, inset, size);
      dashed (cr, size);
      break;

    case HULL:
      disc (cr, inset, size);
      set_color (cr, "#e5a50a", "#f5c211");
      cairo_fill_preserve (cr);
      set_color (cr, "#8a5a00", "#f5c211");
      cairo_set_line_width (cr, size * 0.06);
      cairo_stroke (cr);
      break;

    default:
      disc (cr, inset, size);
      dashed (cr, size);
      break;
    }
}

static void
snapshot_pip (BsPips   *self,
              Pen      *pen,
              int       kind,
              int       count,
              gpointer  data)
{
  GtkSnapshot *snapshot = data;
  double wide = count > 0 ? pen->size * 2.6 : pen->size;
  cairo_t *cr;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (pen->x, pen->y, wide, pen->size));
  cairo_translate (cr, pen->x, pen->y);
  draw_pip (cr, kind, pen->size);

  if (count > 0)
    {
      g_autoptr (PangoLayout) layout = NULL;
      g_autofree char *text = g_strdup_printf ("×%d", count);
      int height;

      layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
      pango_layout_get_pixel_size (layout, NULL, &height);
      set_color (cr, "#1a1a1a", "#ffffff");
      cairo_move_to (cr, pen->size * 1.1, (pen->size - height) / 2);
      pango_cairo_show_layout (cr, layout);
    }

  cairo_destroy (cr);
}

static void
bs_pips_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  walk (BS_PIPS (widget), gtk_widget_get_width (widget), snapshot_pip, snapshot);
}

static GtkSizeRequestMode
bs_pips_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bs_pips_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  BsPips *self = BS_PIPS (widget);
  double size = pip_size (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      double max = size;

      walk (self, G_MAXINT, widest, &max);
      *minimum = MIN ((int) (size * 2.6), (int) max) + 1;
      *natural = MAX (*minimum, (int) max + 1);
    }
  else
    {
      *minimum = *natural = walk (self, for_size >= 0 ? for_size : G_MAXINT, NULL, NULL) + 1;
    }
}

static void
dark_cb (BsPips *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bs_pips_class_init (BsPipsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = bs_pips_snapshot;
  widget_class->measure = bs_pips_measure;
  widget_class->get_request_mode = bs_pips_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "pips");
}

static void
bs_pips_init (BsPips *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (dark_cb), self, G_CONNECT_SWAPPED);
}

/**
 * bs_pips_new:
 *
 * For tests.
 *
 * Returns: (transfer floating): pips that show nothing yet
 */
GtkWidget *
bs_pips_new (void)
{
  return g_object_new (BS_TYPE_PIPS, NULL);
}

/**
 * bs_pips_set:
 * @self: pips
 * @active: shields that are up
 * @disabled: shields that are there, but down
 * @lost: shields that are gone
 * @hull_left: hull that is left
 * @hull: all hull
 *
 * Shows these figures; a screen reader says them in words.
 */
void
bs_pips_set (BsPips *self,
             int     active,
             int     disabled,
             int     lost,
             int     hull_left,
             int     hull)
{
  int left = CLAMP (hull_left, 0, MAX (hull, hull_left));
  const int counts[N_KINDS] = { MAX (active, 0), MAX (disabled, 0), MAX (lost, 0), left,
                                MAX (hull - left, 0) };
  g_autofree char *words = NULL;

  g_return_if_fail (BS_IS_PIPS (self));

  memcpy (self->counts, counts, sizeof counts);
  /* Translators: what a row of pips shows, for a screen reader. */
  words = g_strdup_printf (_("Shields: %d active, %d disabled, %d lost. Hull: %d of %d."),
                           counts[ACTIVE], counts[DISABLED], counts[LOST], hull_left, hull);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
