/* bs-cluster-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-cluster-view.h"

#include "app/drawing/bs-cluster-plan.h"
#include "app/drawing/bs-player-look.h"
#include "app/drawing/bs-ship-base.h"
#include "app/widgets/bs-pieces.h"

#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-tow.h"
#include "model/shown/bs-boarding-words.h"

#include <glib/gi18n.h>

/**
 * BsClusterView:
 *
 * The picture of ships that hang together: bases joined at the edges where they docked. What joins
 * them points at who was docked on: filled for a boarding, hollow for a friend, with links for a
 * tow, broken while nothing is declared. A towing ship has an arrow ahead with its speed limit;
 * around a jackpot runs a line. It is made anew for each state.
 */
struct _BsClusterView
{
  GtkWidget parent_instance;

  /* Owned. */
  BsTable *table;
  GPtrArray *ids;       /* BsId */
  GPtrArray *bases;     /* BsShipBase, borrowed: children */
  GArray *joins;        /* Join, in the same order */

  gboolean jackpot;
};

G_DEFINE_FINAL_TYPE (BsClusterView, bs_cluster_view, GTK_TYPE_WIDGET)

typedef enum
{
  JOIN_NONE,
  JOIN_OPEN,            /* board or tow? */
  JOIN_BOARDS,
  JOIN_FRIEND,
  JOIN_TOWS,
  JOIN_ESCAPES,
} JoinKind;

typedef struct
{
  JoinKind kind;
  GdkRGBA color;
  int limit;            /* of a tow */
} Join;

#define GAP 40
#define THICK 28
#define PAD 20
#define HALO 11

/* Smaller than this the words cannot be read any more; where there is room the picture is made
 * larger, up to this, and this high. */
#define LEAST_SCALE 0.5
#define MOST_SCALE 1.35
#define MOST_HEIGHT 300

static JoinKind
find_kind (const BsState *state,
           const BsShip  *ship)
{
  if (ship->docked_to == NULL)
    return JOIN_NONE;
  if (ship->tows != NULL)
    return JOIN_TOWS;
  if (!bs_state_enemies (state, ship->id, ship->docked_to))
    return JOIN_FRIEND;
  if (g_strcmp0 (ship->declared, "escape") == 0)
    return JOIN_ESCAPES;
  if (ship->jackpot || g_strcmp0 (ship->declared, "board") == 0)
    return JOIN_BOARDS;

  return JOIN_OPEN;
}

static int
index_of (BsClusterView *self,
          BsId           id)
{
  for (guint i = 0; id != NULL && i < self->ids->len; i++)
    if (self->ids->pdata[i] == (gpointer) id)
      return i;

  return -1;
}

/* All bases are as large as the one with the most words. */
static void
measure_words (BsClusterView *self,
               int           *width,
               int           *height)
{
  *width = *height = 0;
  for (guint i = 0; i < self->bases->len; i++)
    {
      int natural;

      gtk_widget_measure (self->bases->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                          NULL, NULL);
      *width = MAX (*width, natural);
    }

  for (guint i = 0; i < self->bases->len; i++)
    {
      int natural;

      gtk_widget_measure (self->bases->pdata[i], GTK_ORIENTATION_VERTICAL, *width, NULL, &natural,
                          NULL, NULL);
      *height = MAX (*height, natural);
    }
}

static BsClusterPlan *
make_plan (BsClusterView *self,
           int            width)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autofree BsBase *bases = g_new0 (BsBase, MAX (self->ids->len, 1));
  int word_width, word_height;

  measure_words (self, &word_width, &word_height);
  for (guint i = 0; i < self->ids->len; i++)
    {
      const BsShip *ship = bs_state_ship (state, self->ids->pdata[i]);

      bases[i].target = ship != NULL ? index_of (self, ship->docked_to) : -1;
      bases[i].at = ship != NULL ? bs_edge_from_word (ship->dock_at) : BS_EDGE_NONE;
      bases[i].alongside = ship != NULL && ship->dock_variant == 2;
      bs_ship_base_fill_figure (self->bases->pdata[i], word_width, word_height, &bases[i]);
    }

  return bs_cluster_plan_best (bases, self->ids->len, width - 2 * PAD, GAP, THICK);
}

static double
find_scale (const BsClusterPlan *plan,
            int                  width)
{
  int room = MAX (width - 2 * PAD, 1);

  double fitting = (double) room / MAX (plan->width, 1),
         high = (double) MOST_HEIGHT / MAX (plan->height, 1);

  if (fitting < 1)
    return MAX (fitting, LEAST_SCALE);

  return CLAMP (MIN (fitting, high), 1, MOST_SCALE);
}

static void
bs_cluster_view_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  BsClusterView *self = BS_CLUSTER_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      g_autoptr (BsClusterPlan) narrow = make_plan (self, 0);
      g_autoptr (BsClusterPlan) wide = make_plan (self, 900);

      *minimum = (int) (narrow->width * LEAST_SCALE) + 2 * PAD + 1;
      *natural = MAX (*minimum, wide->width + 2 * PAD);
    }
  else
    {
      g_autoptr (BsClusterPlan) plan = make_plan (self, for_size < 0 ? 900 : for_size);

      *minimum = *natural =
        (int) (plan->height * find_scale (plan, for_size < 0 ? 900 : for_size)) + 2 * PAD + 1;
    }
}

static GtkSizeRequestMode
bs_cluster_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* From the plan to the widget: in the middle, made smaller if it does not fit. */
static GskTransform *
make_transform (const BsClusterPlan *plan,
                int                  width,
                int                  height)
{
  double scale = find_scale (plan, width);
  GskTransform *transform =
    gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((width - plan->width * scale) / 2,
                                                         (height - plan->height * scale) / 2));

  return gsk_transform_scale (transform, scale, scale);
}

static void
bs_cluster_view_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  BsClusterView *self = BS_CLUSTER_VIEW (widget);
  g_autoptr (BsClusterPlan) plan = make_plan (self, width);

  for (guint i = 0; i < self->bases->len; i++)
    {
      const BsBasePlace *place = &plan->places[i];
      GskTransform *transform = make_transform (plan, width, height);

      bs_ship_base_set_turn (self->bases->pdata[i], place->turn);
      transform =
        gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (place->box.x, place->box.y));
      gtk_widget_allocate (self->bases->pdata[i], place->box.width, place->box.height, -1,
                           transform);
    }
}

static void
add_grown (cairo_t     *cr,
           const BsBox *box,
           double       by)
{
  double x = box->x - by, y = box->y - by, w = box->width + 2 * by, h = box->height + 2 * by,
         r = by + 4;

  if (box->width <= 0)
    return;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + w - r, y + h - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + h - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
fill_halo (const BsClusterPlan *plan,
           cairo_t             *cr,
           double               by)
{
  for (guint i = 0; i < plan->n; i++)
    {
      BsBox joint = plan->places[i].joint;

      add_grown (cr, &plan->places[i].box, by);
      add_grown (cr, &joint, by * 0.6);
    }
  cairo_fill (cr);
}

/* What hangs together lies on one ground; around a jackpot runs a line. */
static void
draw_halo (BsClusterView       *self,
           const BsClusterPlan *plan,
           cairo_t             *cr,
           const GdkRGBA       *ink,
           const GdkRGBA       *ground)
{
  GdkRGBA shade = *ground;

  shade.red += (ink->red - ground->red) * 0.09;
  shade.green += (ink->green - ground->green) * 0.09;
  shade.blue += (ink->blue - ground->blue) * 0.09;
  shade.alpha = 1;
  if (self->jackpot)
    {
      GdkRGBA line;

      if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)),
                                           "error_color", &line))
        line = *ink;
      gdk_cairo_set_source_rgba (cr, &line);
      fill_halo (plan, cr, HALO + 3);
    }
  gdk_cairo_set_source_rgba (cr, &shade);
  fill_halo (plan, cr, HALO);
}

/* Along a joint: the origin is in its middle, the target lies at negative y. */
static double
enter_joint (const BsBasePlace *place,
             const BsBasePlace *target,
             cairo_t       *cr)
{
  int way = bs_edge_turn (place->at, target->turn);
  gboolean upright = way % 2 == 0;

  cairo_translate (cr, place->joint.x + place->joint.width / 2.0,
                   place->joint.y + place->joint.height / 2.0);
  cairo_rotate (cr, ((way + 2) % 4) * G_PI_2);

  return upright ? place->joint.height : place->joint.width;
}

static void
draw_links (cairo_t *cr,
            double   length)
{
  int n = MAX ((int) (length / 16), 2);

  cairo_set_line_width (cr, 3.5);
  for (int i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 0, -length / 2 + (i + 0.5) * length / n);
      cairo_scale (cr, i % 2 == 0 ? 7 : 3, length / n / 2 + 2);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
      cairo_restore (cr);
      cairo_stroke (cr);
    }
}

static void
arrow_path (cairo_t *cr,
            double   length)
{
  double half = length / 2, head = MIN (20, length * 0.5), wide = THICK / 2.0, narrow = wide * 0.5;

  cairo_move_to (cr, -narrow, half);
  cairo_line_to (cr, -narrow, -half + head);
  cairo_line_to (cr, -wide, -half + head);
  cairo_line_to (cr, 0, -half);
  cairo_line_to (cr, wide, -half + head);
  cairo_line_to (cr, narrow, -half + head);
  cairo_line_to (cr, narrow, half);
  cairo_close_path (cr);
}

static void
draw_joint (const Join    *join,
            const BsBasePlace *place,
            const BsBasePlace *target,
            const GdkRGBA *ground,
            cairo_t       *cr)
{
  static const double dashes[] = { 5, 4 };
  double length;

  cairo_save (cr);
  length = enter_joint (place, target, cr);
  gdk_cairo_set_source_rgba (cr, &join->color);
  cairo_set_line_width (cr, 2.5);
  switch (join->kind)
    {
    case JOIN_TOWS:
      draw_links (cr, length);
      break;

    case JOIN_FRIEND:
      cairo_rectangle (cr, -THICK / 4.0, -length / 2, THICK / 2.0, length);
      gdk_cairo_set_source_rgba (cr, ground);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &join->color);
      cairo_stroke (cr);
      break;

    case JOIN_ESCAPES:
      cairo_rotate (cr, G_PI);
      arrow_path (cr, length);
      cairo_set_dash (cr, dashes, 2, 0);
      cairo_stroke (cr);
      break;

    case JOIN_OPEN:
      arrow_path (cr, length);
      gdk_cairo_set_source_rgba (cr, ground);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &join->color);
      cairo_set_dash (cr, dashes, 2, 0);
      cairo_stroke (cr);
      break;

    case JOIN_NONE:
    case JOIN_BOARDS:
    default:
      arrow_path (cr, length);
      cairo_fill (cr);
      break;
    }
  cairo_restore (cr);
}

/* The arrow ahead of a towing ship, and how fast it may fly. */
static void
draw_tow (BsClusterView *self,
          const Join    *join,
          const BsBasePlace *place,
          cairo_t       *cr)
{
  const BsBox *room = &place->room;
  g_autoptr (PangoLayout) layout = NULL;
  g_autofree char *words = NULL;
  gboolean upright = place->turn % 2 == 0;
  double length = upright ? room->height : room->width,
         breadth = upright ? room->width : room->height;
  double half = breadth / 2, head = length * 0.45;
  int width, height;

  if (room->width <= 0)
    return;

  cairo_save (cr);
  cairo_translate (cr, room->x + room->width / 2.0, room->y + room->height / 2.0);
  cairo_save (cr);
  cairo_rotate (cr, place->turn * G_PI_2);
  cairo_move_to (cr, -half * 0.72, length / 2 - 4);
  cairo_line_to (cr, -half * 0.72, -length / 2 + head);
  cairo_line_to (cr, -half, -length / 2 + head);
  cairo_line_to (cr, 0, -length / 2 + 2);
  cairo_line_to (cr, half, -length / 2 + head);
  cairo_line_to (cr, half * 0.72, -length / 2 + head);
  cairo_line_to (cr, half * 0.72, length / 2 - 4);
  cairo_close_path (cr);
  cairo_restore (cr);
  gdk_cairo_set_source_rgba (cr, &join->color);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);

  if (join->limit > 0)
    {
      /* Translators: on the arrow of a tow: the highest speed. */
      words = g_strdup_printf (C_("tow", "≤ %d"), join->limit);
      layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), words);
      pango_layout_get_pixel_size (layout, &width, &height);
      cairo_translate (cr, -width / 2.0, -height / 2.0);
      if (upright)
        cairo_translate (cr, 0, (place->turn == 0 ? 1 : -1) * length * 0.14);
      else
        cairo_translate (cr, (place->turn == 3 ? 1 : -1) * length * 0.12, 0);
      pango_cairo_show_layout (cr, layout);
    }
  cairo_restore (cr);
}

static void
bs_cluster_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  BsClusterView *self = BS_CLUSTER_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (BsClusterPlan) plan = make_plan (self, width);
  double scale = find_scale (plan, width);
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA ink, ground;
  cairo_t *cr;

  gtk_style_context_get_color (style, &ink);
  bs_ground_color (widget, &ground);

  /* The same as make_transform(): GTK 4.8 misplaces what cairo draws in a scaled snapshot. */
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - plan->width * scale) / 2, (height - plan->height * scale) / 2);
  cairo_scale (cr, scale, scale);
  draw_halo (self, plan, cr, &ink, &ground);
  for (guint i = 0; i < self->ids->len; i++)
    {
      const Join *join = &g_array_index (self->joins, Join, i);
      const BsBasePlace *place = &plan->places[i];

      if (place->at != BS_EDGE_NONE && join->kind != JOIN_NONE)
        {
          const BsShip *ship =
            bs_state_ship (bs_table_get_state (self->table), self->ids->pdata[i]);
          int target = ship != NULL ? index_of (self, ship->docked_to) : -1;

          if (target >= 0)
            draw_joint (join, place, &plan->places[target], &ground, cr);
        }
      draw_tow (self, join, place, cr);
    }
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (bs_cluster_view_parent_class)->snapshot (widget, snapshot);
}

static void
bs_cluster_view_dispose (GObject *object)
{
  BsClusterView *self = BS_CLUSTER_VIEW (object);
  GtkWidget *child;

  g_ptr_array_set_size (self->bases, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_cluster_view_parent_class)->dispose (object);
}

static void
bs_cluster_view_finalize (GObject *object)
{
  BsClusterView *self = BS_CLUSTER_VIEW (object);

  g_ptr_array_unref (self->ids);
  g_ptr_array_unref (self->bases);
  g_array_unref (self->joins);

  G_OBJECT_CLASS (bs_cluster_view_parent_class)->finalize (object);
}

static void
bs_cluster_view_class_init (BsClusterViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bs_cluster_view_dispose;
  object_class->finalize = bs_cluster_view_finalize;
  widget_class->measure = bs_cluster_view_measure;
  widget_class->get_request_mode = bs_cluster_view_get_request_mode;
  widget_class->size_allocate = bs_cluster_view_size_allocate;
  widget_class->snapshot = bs_cluster_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "cluster");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bs_cluster_view_init (BsClusterView *self)
{
  self->ids = g_ptr_array_new ();
  self->bases = g_ptr_array_new ();
  self->joins = g_array_new (FALSE, TRUE, sizeof (Join));
}

static void
clicked_cb (BsClusterView *self,
            BsShipBase    *base)
{
  BsId id = bs_ship_base_get_id (base);

  if (bs_table_get_chosen (self->table) != id)
    bs_table_choose (self->table, id);
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (base), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-side", NULL);
}

static void
chosen_cb (BsClusterView *self)
{
  BsId chosen = bs_table_get_chosen (self->table);

  for (guint i = 0; i < self->bases->len; i++)
    gtk_toggle_button_set_active (self->bases->pdata[i], self->ids->pdata[i] == (gpointer) chosen);
}

static void
add_base (BsClusterView *self,
          const BsState *state,
          BsId           id,
          gboolean       compact)
{
  const BsShip *ship = bs_state_ship (state, id);
  GtkWidget *base = bs_ship_base_new (state, ship, compact);
  Join join = { find_kind (state, ship),
                { 0 },
                ship->tows != NULL ? bs_tow_limit (state, ship) : 0 };

  bs_player_color (state, ship->player, &join.color);
  g_ptr_array_add (self->ids, (gpointer) id);
  g_ptr_array_add (self->bases, base);
  g_array_append_val (self->joins, join);
  gtk_widget_set_parent (base, GTK_WIDGET (self));
  g_signal_connect_object (base, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
}

/**
 * bs_cluster_view_new:
 * @table: the table
 * @cluster: BsId, ships that hang together
 * @compact: where there is little room
 *
 * Returns: (transfer floating): their picture
 */
GtkWidget *
bs_cluster_view_new (BsTable         *table,
                     const GPtrArray *cluster,
                     gboolean         compact)
{
  BsClusterView *self = g_object_new (BS_TYPE_CLUSTER_VIEW, NULL);
  const BsState *state = bs_table_get_state (table);
  g_autofree char *words = bs_words_cluster (state, cluster);

  self->table = g_object_ref (table);
  self->jackpot = bs_docks_is_jackpot (state, cluster);
  for (guint i = 0; i < cluster->len; i++)
    add_base (self, state, cluster->pdata[i], compact);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Ships that hang together"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
  g_signal_connect_object (table, "notify::chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  chosen_cb (self);

  return GTK_WIDGET (self);
}
