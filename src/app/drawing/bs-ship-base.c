/* bs-ship-base.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-ship-base.h"

#include "bs-player-look.h"
#include "bs-symbol.h"

#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-melee.h"
#include "engine/boarding/bs-tow.h"
#include "engine/state/bs-boarders.h"
#include "model/shown/bs-boarding-words.h"

#include <glib/gi18n.h>

/**
 * BsShipBase:
 *
 * A ship's base in the picture of a cluster, seen from above: its front marked by a nose, its
 * player's letter and color, and how it stands by shape and line: free with round corners and one
 * line, held with square corners and two lines, immobilised with cut corners, a broken line and
 * hatching. A toggle button: down while the ship is the chosen one.
 */
struct _BsShipBase
{
  GtkToggleButton parent_instance;

  BsId id;
  GdkRGBA color;
  gboolean held, immobilised, huge, large, towing, due;
  int turn;
};

G_DEFINE_FINAL_TYPE (BsShipBase, bs_ship_base, GTK_TYPE_TOGGLE_BUTTON)

#define LINE 3.0
#define CUT 16.0
#define NOSE 9.0
#define INSET 2.0
#define AHEAD 64

static void
round_path (cairo_t *cr,
            double   x,
            double   y,
            double   width,
            double   height,
            double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
cut_path (cairo_t *cr,
          double   x,
          double   y,
          double   width,
          double   height,
          double   cut)
{
  cairo_move_to (cr, x + cut, y);
  cairo_line_to (cr, x + width - cut, y);
  cairo_line_to (cr, x + width, y + cut);
  cairo_line_to (cr, x + width, y + height - cut);
  cairo_line_to (cr, x + width - cut, y + height);
  cairo_line_to (cr, x + cut, y + height);
  cairo_line_to (cr, x, y + height - cut);
  cairo_line_to (cr, x, y + cut);
  cairo_close_path (cr);
}

static void
base_path (BsShipBase *self,
           cairo_t    *cr,
           double      inset,
           double      width,
           double      height)
{
  double w = width - 2 * inset, h = height - 2 * inset;

  if (self->immobilised)
    cut_path (cr, inset, inset, w, h, CUT);
  else
    round_path (cr, inset, inset, w, h, self->held ? 2 : 14);
}

static void
draw_hatching (cairo_t *cr,
               double   width,
               double   height)
{
  for (double x = -height; x < width; x += 12)
    {
      cairo_move_to (cr, x, height);
      cairo_line_to (cr, x + height, 0);
    }
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/* The nose at the middle of the front edge; hollow where the engines are shot out. */
static void
draw_nose (BsShipBase *self,
           cairo_t    *cr,
           double      width,
           double      height)
{
  double across = self->turn % 2 == 0 ? height : width;

  cairo_save (cr);
  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, self->turn * G_PI_2);
  cairo_translate (cr, 0, -across / 2 + INSET + LINE + (self->held && !self->immobilised ? 5 : 1));
  cairo_move_to (cr, -NOSE, NOSE);
  cairo_line_to (cr, 0, 0);
  cairo_line_to (cr, NOSE, NOSE);
  cairo_close_path (cr);
  if (self->immobilised)
    {
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
  else
    {
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Two notches where the two bases of a huge ship meet. */
static void
draw_notches (BsShipBase *self,
              cairo_t    *cr,
              double      width,
              double      height)
{
  gboolean upright = self->turn % 2 == 0;
  double short_side = upright ? width : height;

  cairo_save (cr);
  cairo_translate (cr, width / 2, height / 2);
  if (upright)
    cairo_rotate (cr, G_PI_2);
  for (int side = -1; side <= 1; side += 2)
    {
      double edge = side * (short_side / 2 - INSET);

      cairo_move_to (cr, -7, edge);
      cairo_line_to (cr, 0, edge - side * 12);
      cairo_line_to (cr, 7, edge);
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
bs_ship_base_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  static const double dashes[] = { 9, 6 };
  BsShipBase *self = BS_SHIP_BASE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double line = self->due ? LINE + 2 : LINE;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GdkRGBA tint = self->color, ground;

  bs_ground_color (widget, &ground);
  base_path (self, cr, INSET + LINE / 2, width, height);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  tint.alpha = self->immobilised ? 0.06 : self->due ? 0.22 : 0.13;
  gdk_cairo_set_source_rgba (cr, &tint);
  cairo_fill_preserve (cr);
  if (self->immobilised)
    {
      cairo_save (cr);
      cairo_clip_preserve (cr);
      cairo_new_path (cr);
      tint.alpha = 0.12;
      gdk_cairo_set_source_rgba (cr, &tint);
      draw_hatching (cr, width, height);
      cairo_restore (cr);
      base_path (self, cr, INSET + LINE / 2, width, height);
    }

  gdk_cairo_set_source_rgba (cr, &self->color);
  cairo_set_line_width (cr, line);
  if (self->immobilised)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (self->held && !self->immobilised)
    {
      base_path (self, cr, INSET + LINE + 3, width, height);
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
  draw_nose (self, cr, width, height);
  if (self->huge)
    draw_notches (self, cr, width, height);
  cairo_destroy (cr);

  GTK_WIDGET_CLASS (bs_ship_base_parent_class)->snapshot (widget, snapshot);
}

static void
bs_ship_base_class_init (BsShipBaseClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = bs_ship_base_snapshot;
}

static void
bs_ship_base_init (BsShipBase *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "ship-base");
}

static GtkWidget *
make_label (const char *text,
            const char *css,
            int         chars)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (label), 3);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, css);

  return label;
}

static void
add_place (BsShipBase *self,
           GtkWidget  *box,
           const char *words,
           gboolean    compact)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  const char *symbol = self->immobilised ? "cross"
                       : self->towing    ? "arrow"
                       : self->held      ? "dock"
                                         : "check";

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), bs_symbol_image (symbol));
  if (!compact)
    gtk_box_append (GTK_BOX (row), make_label (words, "place", 20));
  gtk_box_append (GTK_BOX (box), row);
}

static void
add_player (GtkWidget     *box,
            const BsState *state,
            const BsShip  *ship,
            gboolean       compact)
{
  const BsPlayer *player = bs_state_player (state, ship->player);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  char letter[2] = { bs_player_letter (state, ship->player), '\0' };
  GtkWidget *mark = gtk_label_new (letter);

  gtk_widget_add_css_class (mark, "player-letter");
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), mark);
  if (!compact && player != NULL)
    {
      GtkWidget *name = gtk_label_new (player->name);

      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
      gtk_box_append (GTK_BOX (row), name);
    }
  gtk_box_append (GTK_BOX (box), row);
}

static gboolean
is_due (const BsState *state,
        const BsShip  *ship)
{
  return state->active == ship->id && ship->engaged && !ship->deeds.fought;
}

static char *
describe (const BsState *state,
          const BsShip  *ship)
{
  GString *string = g_string_new (NULL);
  const BsShip *target = ship->docked_to != NULL ? bs_state_ship (state, ship->docked_to) : NULL;
  BsId stack = bs_melee_stack (ship);
  const BsBoarder *bottom = bs_melee_bottom (ship, stack);

  if (target != NULL && ship->dock_at != NULL)
    {
      g_autofree char *edge = bs_words_edge (ship->dock_at);

      /* Translators: where a ship is docked: "Slave I: Right edge." */
      g_string_append_printf (string, _("%s: %s."), target->name, edge);
    }
  if (bottom != NULL && ship->engaged)
    {
      g_autofree char *fighter = bs_words_boarder (state, ship, bottom, NULL);

      if (string->len > 0)
        g_string_append_c (string, ' ');
      /* Translators: %s is a character with points and dice. */
      g_string_append_printf (string, _("Fights with %s."), fighter);
    }

  return g_string_free (string, FALSE);
}

static void
set_words (BsShipBase    *self,
           const BsState *state,
           const BsShip  *ship,
           const char    *words)
{
  const BsPlayer *player = bs_state_player (state, ship->player);
  g_autofree char *label =
    g_strdup_printf (_("%s, %s, %s"), ship->name, player != NULL ? player->name : "", words);
  g_autofree char *description = describe (state, ship);

  /* A tooltip becomes the description, too: so it comes first. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

/* Room for the lines and the nose; the base itself has no padding, since it is drawn to its
 * edges. */
static void
set_margins (GtkWidget *box,
             gboolean   compact)
{
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (box, compact ? 14 : 28);
  gtk_widget_set_margin_end (box, compact ? 14 : 28);
  gtk_widget_set_margin_top (box, 20);
  gtk_widget_set_margin_bottom (box, 20);
}

/**
 * bs_ship_base_new:
 * @state: the battle
 * @ship: a ship on the table
 * @compact: only name, symbol and letter
 *
 * Returns: (transfer floating): its base
 */
GtkWidget *
bs_ship_base_new (const BsState *state,
                  const BsShip  *ship,
                  gboolean       compact)
{
  BsShipBase *self = g_object_new (BS_TYPE_SHIP_BASE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *name;
  g_autofree char *docked = bs_words_docked (state, ship);
  g_autofree char *standing = bs_words_standing (state, ship);
  const char *words = docked != NULL ? docked : standing;

  self->id = ship->id;
  self->held = ship->held;
  self->immobilised = ship->immobilised;
  self->huge = ship->sections->len > 1 || bs_tow_is_huge (state, ship);
  self->large = g_strcmp0 (ship->size, "large") == 0;
  self->towing = ship->tows != NULL;
  self->due = is_due (state, ship);
  bs_player_color (state, ship->player, &self->color);

  gtk_widget_set_name (GTK_WIDGET (self), ship->id);
  set_margins (box, compact);
  name = make_label (ship->name, "base-name", compact ? 10 : 16);
  gtk_label_set_width_chars (GTK_LABEL (name), compact ? 8 : 10);
  gtk_box_append (GTK_BOX (box), name);
  if (compact)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

      gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
      add_place (self, row, standing, TRUE);
      add_player (row, state, ship, TRUE);
      gtk_box_append (GTK_BOX (box), row);
    }
  else
    {
      add_place (self, box, standing, FALSE);
      add_player (box, state, ship, FALSE);
    }
  gtk_button_set_child (GTK_BUTTON (self), box);
  set_words (self, state, ship, words);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");

  return GTK_WIDGET (self);
}

/**
 * bs_ship_base_get_id:
 * @self: a base
 *
 * Returns: the ship
 */
BsId
bs_ship_base_get_id (BsShipBase *self)
{
  g_return_val_if_fail (BS_IS_SHIP_BASE (self), NULL);

  return self->id;
}

/**
 * bs_ship_base_set_turn:
 * @self: a base
 * @turn: quarter turns of its front from up
 */
void
bs_ship_base_set_turn (BsShipBase *self,
                       int         turn)
{
  g_return_if_fail (BS_IS_SHIP_BASE (self));

  if (self->turn == turn)
    return;

  self->turn = turn;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * bs_ship_base_fill_figure:
 * @self: a base
 * @width: what words need on all bases of the picture
 * @height: the same
 * @base: (inout): gets the sizes, and the room that a tow arrow takes
 */
void
bs_ship_base_fill_figure (BsShipBase *self,
                          int         width,
                          int         height,
                          BsBase     *base)
{
  int more = self->large || self->huge ? 16 : 0;

  g_return_if_fail (BS_IS_SHIP_BASE (self));

  base->width = base->side_width = width + more;
  base->height = base->side_height = height + more;
  if (self->huge)
    {
      base->height = height * 8 / 5 + more;
      base->side_width = width * 8 / 5 + more;
    }
  base->ahead = self->towing ? AHEAD : 0;
}
