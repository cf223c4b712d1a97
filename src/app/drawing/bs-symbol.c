/* bs-symbol.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-symbol.h"

#include <math.h>

/**
 * BsSymbol:
 *
 * A symbol of the game, drawn: the faces of dice, tokens, markers. Shapes differ as much as colors
 * do, so that they are told apart in greyscale. A name that is not known is shown as its first
 * letter in a ring, so that a group's own token needs no picture.
 */
struct _BsSymbol
{
  GObject parent_instance;

  /* Owned. */
  char *name;

  BsSymbolFrame frame;
};

static void bs_symbol_paintable_init (GdkPaintableInterface *iface);
static void bs_symbol_symbolic_init (GtkSymbolicPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BsSymbol,
                               bs_symbol,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, bs_symbol_paintable_init)
                                 G_IMPLEMENT_INTERFACE (GTK_TYPE_SYMBOLIC_PAINTABLE,
                                                        bs_symbol_symbolic_init))

/* Every drawing fills the square from -1 to 1. */
typedef void (*DrawFunc) (cairo_t *cr);

static void
star (cairo_t *cr,
      int      points,
      double   inner)
{
  for (int i = 0; i < points * 2; i++)
    {
      double radius = i % 2 == 0 ? 1 : inner;
      double angle = G_PI * i / points - G_PI_2;

      cairo_line_to (cr, radius * cos (angle), radius * sin (angle));
    }

  cairo_close_path (cr);
}

static void
diamond (cairo_t *cr,
         double   radius)
{
  cairo_move_to (cr, 0, -radius);
  cairo_line_to (cr, radius, 0);
  cairo_line_to (cr, 0, radius);
  cairo_line_to (cr, -radius, 0);
  cairo_close_path (cr);
}

static void
ring (cairo_t *cr,
      double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

static void
polygon (cairo_t      *cr,
         const double *xy,
         int           n)
{
  for (int i = 0; i < n; i++)
    cairo_line_to (cr, xy[2 * i], xy[2 * i + 1]);

  cairo_close_path (cr);
}

static void
draw_hit (cairo_t *cr)
{
  star (cr, 4, 0.36);
  cairo_fill (cr);
}

static void
draw_crit (cairo_t *cr)
{
  star (cr, 10, 0.62);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 0, 0, 0.38, 2 * G_PI, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
  ring (cr, 0.15);
  cairo_fill (cr);
}

static void
draw_battle (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.2);
  diamond (cr, 0.9);
  cairo_stroke (cr);
  diamond (cr, 0.42);
  cairo_fill (cr);
}

static void
draw_evade (cairo_t *cr)
{
  const double head[] = { 0.95, -0.95, 0.95, -0.2, 0.2, -0.95 };

  cairo_set_line_width (cr, 0.28);
  cairo_move_to (cr, -0.9, 0.8);
  cairo_curve_to (cr, 0.1, 0.9, -0.35, -0.2, 0.62, -0.62);
  cairo_stroke (cr);
  polygon (cr, head, 3);
  cairo_fill (cr);
}

static void
draw_focus (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.2);
  cairo_move_to (cr, -0.95, 0);
  cairo_curve_to (cr, -0.4, -0.9, 0.4, -0.9, 0.95, 0);
  cairo_curve_to (cr, 0.4, 0.9, -0.4, 0.9, -0.95, 0);
  cairo_close_path (cr);
  cairo_stroke (cr);
  ring (cr, 0.34);
  cairo_fill (cr);
}

static void
draw_blank (cairo_t *cr)
{
  ring (cr, 0.16);
  cairo_fill (cr);
}

static void
draw_lock (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.2);
  ring (cr, 0.62);
  cairo_stroke (cr);

  for (int i = 0; i < 4; i++)
    {
      cairo_rotate (cr, G_PI_2);
      cairo_move_to (cr, 0, -1);
      cairo_line_to (cr, 0, -0.34);
      cairo_stroke (cr);
    }
}

static void
draw_locked (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.22);
  for (int i = 0; i < 4; i++)
    {
      cairo_rotate (cr, G_PI_2);
      cairo_move_to (cr, -0.85, -0.35);
      cairo_line_to (cr, -0.85, -0.85);
      cairo_line_to (cr, -0.35, -0.85);
      cairo_stroke (cr);
    }

  ring (cr, 0.34);
  cairo_fill (cr);
}

static void
draw_mine (cairo_t *cr)
{
  ring (cr, 0.5);
  cairo_fill (cr);
  cairo_set_line_width (cr, 0.2);
  for (int i = 0; i < 8; i++)
    {
      cairo_rotate (cr, G_PI_4);
      cairo_move_to (cr, 0, -0.95);
      cairo_line_to (cr, 0, -0.4);
      cairo_stroke (cr);
    }
}

static void
draw_core (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.2);
  cairo_rectangle (cr, -0.35, -0.95, 0.7, 1.9);
  cairo_stroke (cr);
  ring (cr, 0.3);
  cairo_fill (cr);
}

static void
draw_flag (cairo_t *cr)
{
  const double xy[] = { -0.5, -0.9, 0.8, -0.5, -0.5, -0.1 };

  cairo_set_line_width (cr, 0.22);
  cairo_move_to (cr, -0.55, -0.95);
  cairo_line_to (cr, -0.55, 0.95);
  cairo_stroke (cr);
  polygon (cr, xy, 3);
  cairo_fill (cr);
}

static void
draw_sideways (cairo_t *cr)
{
  for (int i = 0; i < 2; i++)
    {
      const double xy[] = { 0.45, -0.45, 1, 0, 0.45, 0.45 };

      cairo_rotate (cr, G_PI);
      polygon (cr, xy, 3);
      cairo_fill (cr);
    }
  cairo_set_line_width (cr, 0.24);
  cairo_move_to (cr, -0.5, 0);
  cairo_line_to (cr, 0.5, 0);
  cairo_stroke (cr);
}

static void
draw_scan (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.22);
  for (int i = 0; i < 3; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, -0.8, 0.8, 0.55 + 0.52 * i, -G_PI_2, 0);
      cairo_stroke (cr);
    }

  cairo_new_sub_path (cr);
  cairo_arc (cr, -0.74, 0.74, 0.2, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_bolt (cairo_t *cr)
{
  const double xy[] = { 0.25, -1, -0.6, 0.15, -0.08, 0.15, -0.3, 1, 0.62, -0.25, 0.08, -0.25 };

  polygon (cr, xy, 6);
  cairo_fill (cr);
}

static void
draw_cloak (cairo_t *cr)
{
  const double dashes[] = { 0.44, 0.29 };

  cairo_set_line_width (cr, 0.24);
  cairo_set_dash (cr, dashes, 2, 0);
  ring (cr, 0.8);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  ring (cr, 0.2);
  cairo_fill (cr);
}

static void
draw_warning (cairo_t *cr)
{
  const double xy[] = { 0, -0.85, 0.95, 0.85, -0.95, 0.85 };

  cairo_set_line_width (cr, 0.2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  polygon (cr, xy, 3);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 0.22);
  cairo_move_to (cr, 0, -0.3);
  cairo_line_to (cr, 0, 0.3);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0.57, 0.13, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_shield (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.22);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, -0.75, -0.85);
  cairo_line_to (cr, 0.75, -0.85);
  cairo_line_to (cr, 0.75, 0);
  cairo_curve_to (cr, 0.7, 0.5, 0.3, 0.8, 0, 0.95);
  cairo_curve_to (cr, -0.3, 0.8, -0.7, 0.5, -0.75, 0);
  cairo_close_path (cr);
  cairo_stroke (cr);
}

static void
draw_off (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.24);
  ring (cr, 0.8);
  cairo_stroke (cr);
  cairo_move_to (cr, -0.55, 0.55);
  cairo_line_to (cr, 0.55, -0.55);
  cairo_stroke (cr);
}

static void
draw_card (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_rectangle (cr, -0.65, -0.9, 1.3, 1.8);
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_scale (cr, 0.45, 0.45);
  star (cr, 8, 0.45);
  cairo_restore (cr);
  cairo_fill (cr);
}

/* Round: in a square or a diamond it would be the sign of a letter that cannot be shown. */
static void
draw_unknown (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.18);
  ring (cr, 0.88);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 0.22);
  cairo_arc (cr, 0, -0.25, 0.3, -G_PI, 0.35 * G_PI);
  cairo_line_to (cr, 0, 0.2);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0.52, 0.14, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_check (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.32);
  cairo_move_to (cr, -0.8, 0.05);
  cairo_line_to (cr, -0.25, 0.62);
  cairo_line_to (cr, 0.85, -0.65);
  cairo_stroke (cr);
}

static void
draw_cross (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.34);
  cairo_move_to (cr, -0.7, -0.7);
  cairo_line_to (cr, 0.7, 0.7);
  cairo_move_to (cr, 0.7, -0.7);
  cairo_line_to (cr, -0.7, 0.7);
  cairo_stroke (cr);
}

static void
draw_dock (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.2);
  cairo_rectangle (cr, -0.9, -0.6, 0.7, 1.2);
  cairo_rectangle (cr, 0.2, -0.6, 0.7, 1.2);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 0.3);
  cairo_move_to (cr, -0.3, 0);
  cairo_line_to (cr, 0.3, 0);
  cairo_stroke (cr);
}

static void
draw_arrow (cairo_t *cr)
{
  const double xy[] = { 0.2, -0.65, 1, 0, 0.2, 0.65 };

  cairo_set_line_width (cr, 0.28);
  cairo_move_to (cr, -0.95, 0);
  cairo_line_to (cr, 0.3, 0);
  cairo_stroke (cr);
  polygon (cr, xy, 3);
  cairo_fill (cr);
}

static const struct
{
  const char *name;
  DrawFunc draw;
} drawings[] = {
  { "arrow", draw_arrow },
  { "auxiliary-power", draw_bolt },
  { "battle", draw_battle },
  { "battle-stations", draw_battle },
  { "blank", draw_blank },
  { "bolt", draw_bolt },
  { "card", draw_card },
  { "check", draw_check },
  { "cloak", draw_cloak },
  { "crit", draw_crit },
  { "critical-hit", draw_crit },
  { "core", draw_core },
  { "cross", draw_cross },
  { "dock", draw_dock },
  { "enable", draw_check },
  { "evade", draw_evade },
  { "focus", draw_focus },
  { "hit", draw_hit },
  { "lock", draw_lock },
  { "locked", draw_locked },
  { "mine", draw_mine },
  { "mission", draw_flag },
  { "off", draw_off },
  { "power", draw_bolt },
  { "scan", draw_scan },
  { "sensor-echo", draw_sideways },
  { "shield", draw_shield },
  { "stress", draw_warning },
  { "target-lock", draw_lock },
  { "unknown", draw_unknown },
  { "warning", draw_warning },
};

static DrawFunc
find_drawing (const char *name)
{
  for (gsize i = 0; name != NULL && i < G_N_ELEMENTS (drawings); i++)
    if (g_str_equal (drawings[i].name, name))
      return drawings[i].draw;

  return NULL;
}

static void
draw_letter (cairo_t    *cr,
             const char *name)
{
  g_autofree char *first = NULL;
  g_autofree char *letter = NULL;
  cairo_text_extents_t extents;

  first = g_utf8_substring (name != NULL && *name != '\0' ? name : "?", 0, 1);
  letter = g_utf8_strup (first, -1);

  cairo_set_line_width (cr, 0.16);
  ring (cr, 0.9);
  cairo_stroke (cr);
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, 1.2);
  cairo_text_extents (cr, letter, &extents);
  cairo_move_to (cr, -extents.x_bearing - extents.width / 2,
                 -extents.y_bearing - extents.height / 2);
  cairo_show_text (cr, letter);
}

static void
draw_octagon (cairo_t       *cr,
              const GdkRGBA *fill,
              const GdkRGBA *edge)
{
  double c = tan (G_PI / 8) * 0.96;
  const double xy[] = {
    -c, -0.96, c, -0.96, 0.96, -c, 0.96, c, c, 0.96, -c, 0.96, -0.96, c, -0.96, -c,
  };

  polygon (cr, xy, 8);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, edge->red, edge->green, edge->blue, 0.35);
  cairo_set_line_width (cr, 0.05);
  cairo_stroke (cr);
}

static void
bs_symbol_snapshot_symbolic (GtkSymbolicPaintable *paintable,
                             GdkSnapshot          *snapshot,
                             double                width,
                             double                height,
                             const GdkRGBA        *colors,
                             gsize                 n_colors)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  static const GdkRGBA fills[] = { { 0, 0, 0, 0 },
                                   { 0.647, 0.114, 0.176, 1 },
                                   { 0.137, 0.45, 0.18, 1 } };
  BsSymbol *self = BS_SYMBOL (paintable);
  const GdkRGBA *ink = n_colors > 0 ? &colors[0] : &black;
  double half = MIN (width, height) / 2;
  DrawFunc draw = find_drawing (self->name);
  cairo_t *cr;

  if (half <= 0)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, half, half);

  if (self->frame != BS_SYMBOL_PLAIN)
    {
      draw_octagon (cr, &fills[self->frame], ink);
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_scale (cr, 0.52, 0.52);
    }
  else
    {
      gdk_cairo_set_source_rgba (cr, ink);
      cairo_scale (cr, 0.9, 0.9);
    }

  if (draw != NULL)
    draw (cr);
  else
    draw_letter (cr, self->name);

  cairo_destroy (cr);
}

static void
bs_symbol_snapshot (GdkPaintable *paintable,
                    GdkSnapshot  *snapshot,
                    double        width,
                    double        height)
{
  bs_symbol_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (paintable), snapshot, width, height, NULL,
                               0);
}

static GdkPaintableFlags
bs_symbol_get_flags (GdkPaintable *paintable)
{
  return GDK_PAINTABLE_STATIC_SIZE | GDK_PAINTABLE_STATIC_CONTENTS;
}

static double
bs_symbol_get_intrinsic_aspect_ratio (GdkPaintable *paintable)
{
  return 1;
}

static void
bs_symbol_paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = bs_symbol_snapshot;
  iface->get_flags = bs_symbol_get_flags;
  iface->get_intrinsic_aspect_ratio = bs_symbol_get_intrinsic_aspect_ratio;
}

static void
bs_symbol_symbolic_init (GtkSymbolicPaintableInterface *iface)
{
  iface->snapshot_symbolic = bs_symbol_snapshot_symbolic;
}

static void
bs_symbol_finalize (GObject *object)
{
  BsSymbol *self = BS_SYMBOL (object);

  g_free (self->name);

  G_OBJECT_CLASS (bs_symbol_parent_class)->finalize (object);
}

static void
bs_symbol_class_init (BsSymbolClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bs_symbol_finalize;
}

static void
bs_symbol_init (BsSymbol *self)
{
}

/**
 * bs_symbol_new:
 * @name: (nullable): a name of the rules data: "hit", "evade", "scan" ...
 * @frame: what lies around it
 *
 * Returns: (transfer full): the symbol, to be shown by a `GtkImage`
 */
GdkPaintable *
bs_symbol_new (const char    *name,
               BsSymbolFrame  frame)
{
  BsSymbol *self = g_object_new (BS_TYPE_SYMBOL, NULL);

  self->name = g_strdup (name);
  self->frame = frame;

  return GDK_PAINTABLE (self);
}

/**
 * bs_symbol_image:
 * @name: (nullable): as for bs_symbol_new()
 *
 * Returns: (transfer floating): an image of it that a screen reader skips, since what is beside it
 * says it in words
 */
GtkWidget *
bs_symbol_image (const char *name)
{
  g_autoptr (GdkPaintable) symbol = bs_symbol_new (name, BS_SYMBOL_PLAIN);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "paintable", symbol,
                                   NULL);

  gtk_widget_add_css_class (image, "symbol");

  return image;
}

/**
 * bs_symbol_is_known:
 * @name: (nullable): as for bs_symbol_new()
 *
 * Returns: whether there is a drawing; else a letter stands for it
 */
gboolean
bs_symbol_is_known (const char *name)
{
  return find_drawing (name) != NULL;
}
