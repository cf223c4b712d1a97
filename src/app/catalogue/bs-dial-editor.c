/* bs-dial-editor.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-dial-editor.h"

#include "app/drawing/bs-bearings.h"
#include "app/handling/bs-press-once.h"
#include "app/widgets/bs-pieces.h"

#include "engine/rules/bs-card-words.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* Speeds go so far where no dial of the game goes further. */
#define SPEED_MAX 5

/* So many letters of a row's words stand in one line, so that its cells are large. */
#define LINE 18

/**
 * BsDialEditor:
 *
 * A maneuver dial that is told by hand: a row a bearing, a column a speed. A tap on a cell puts the
 * maneuver on the dial, and the next one changes its color, until it is off again. Most dials are
 * the same on both sides; then one row stands for two.
 */
struct _BsDialEditor
{
  AdwBin parent_instance;

  /* Template children. */
  GtkWidget *both;        /* the same to the left and to the right */
  GtkWidget *grid;

  /* Owned. */
  BsRuleset *ruleset;     /* (nullable) for its words */
  GPtrArray *bearings;    /* BsId: the rows */
  GPtrArray *colors;      /* BsId: in the order in which they come up */
  GPtrArray *cells;       /* GtkButton, borrowed: row by row */
  GArray *shown;          /* int: of each cell the number of its color; -1: not on the dial */

  int n_speeds;
};

G_DEFINE_FINAL_TYPE (BsDialEditor, bs_dial_editor, ADW_TYPE_BIN)

/* The row of the same bearing on the other side; -1: there is none. Bearings of the battle language
 * are called alike. */
static int
other_side (BsDialEditor *self,
            guint         row)
{
  const char *bearing = self->bearings->pdata[row];
  const char *side = strstr (bearing, "left") != NULL ? "left" : "right";
  g_auto (GStrv) parts = g_strsplit (bearing, side, -1);
  g_autofree char *other = g_strjoinv (g_str_equal (side, "left") ? "right" : "left", parts);
  guint found;

  return !g_str_equal (other, bearing) && g_ptr_array_find (self->bearings, bs_id (other), &found)
           ? (int) found
           : -1;
}

static gboolean
is_both (BsDialEditor *self)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (self->both));
}

/* What two names begin with alike: "Bank …"; both, if that is nothing. */
static char *
common_words (const char *first,
              const char *second)
{
  const char *a = first, *b = second;
  g_autofree char *common = NULL;

  while (*a != '\0' && g_utf8_get_char (a) == g_utf8_get_char (b))
    {
      a = g_utf8_next_char (a);
      b = g_utf8_next_char (b);
    }
  common = g_strchomp (g_strndup (first, a - first));

  return *common != '\0' ? g_strdup_printf ("%s …", common)
                         : g_strdup_printf ("%s, %s", first, second);
}

/* "↖ ↗  Bank …" where one row stands for two. */
static char *
row_words (BsDialEditor *self,
           guint         row)
{
  int other = is_both (self) ? other_side (self, row) : -1;
  BsId bearing = self->bearings->pdata[row],
       second = other >= 0 ? self->bearings->pdata[other] : NULL;
  g_autofree char *name = bs_words_named (self->ruleset, "word", bearing);
  g_autofree char *second_name =
    second != NULL ? bs_words_named (self->ruleset, "word", second) : NULL;
  g_autofree char *both = second != NULL ? common_words (name, second_name) : NULL;

  if (second == NULL)
    return g_strdup_printf ("%s  %s", bs_bearing_arrow (bearing), name);

  return g_strdup_printf ("%s %s  %s", bs_bearing_arrow (bearing), bs_bearing_arrow (second), both);
}

/* A letter beside the color, for who does not see colors. */
static void
show_cell (BsDialEditor *self,
           guint         at)
{
  GtkWidget *cell = self->cells->pdata[at];
  int color = g_array_index (self->shown, int, at);
  BsId bearing = self->bearings->pdata[at / self->n_speeds];
  int speed = (int) at % self->n_speeds;
  g_autofree char *name = bs_words_named (self->ruleset, "word", bearing);
  const char *word =
    color >= 0 ? bs_ruleset_name (self->ruleset, "word", self->colors->pdata[color]) : NULL;
  g_autofree char *capital = word != NULL ? bs_words_capital (word) : NULL;
  g_autofree char *letter = capital != NULL ? g_utf8_substring (capital, 0, 1) : NULL;
  g_autofree char *spoken = word != NULL
                              /* Translators: a maneuver that can be put on a dial: bearing and
                                 speed. */
                              ? g_strdup_printf (_("%s %d, %s"), name, speed, word)
                              : g_strdup_printf (_("%s %d, not on the dial"), name, speed);

  for (guint i = 0; i < self->colors->len; i++)
    gtk_widget_remove_css_class (cell, self->colors->pdata[i]);
  if (color >= 0)
    gtk_widget_add_css_class (cell, self->colors->pdata[color]);
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (cell))),
                       letter != NULL ? letter : "");
  bs_set_tooltip (cell, spoken);
  bs_set_label (cell, spoken);
}

static void
set_cell (BsDialEditor *self,
          guint         at,
          int           color)
{
  g_array_index (self->shown, int, at) = color;
  show_cell (self, at);
}

static void
cell_cb (BsDialEditor *self,
         GtkWidget    *cell)
{
  guint at;
  int color, other;

  if (!g_ptr_array_find (self->cells, cell, &at))
    return;

  color = g_array_index (self->shown, int, at) + 1;
  color = color < (int) self->colors->len ? color : -1;
  other = is_both (self) ? other_side (self, at / self->n_speeds) : -1;
  set_cell (self, at, color);
  if (other >= 0)
    set_cell (self, (guint) (other * self->n_speeds + (int) at % self->n_speeds), color);
}

/* Where one row stands for two, that is the first of them. */
static void
show_rows (BsDialEditor *self)
{
  for (guint row = 0; row < self->bearings->len; row++)
    {
      int other = other_side (self, row);
      gboolean visible = !is_both (self) || other < 0 || other > (int) row;
      GtkWidget *label = gtk_grid_get_child_at (GTK_GRID (self->grid), 0, (int) row + 1);
      g_autofree char *words = row_words (self, row);

      gtk_label_set_label (GTK_LABEL (label), words);
      gtk_widget_set_visible (label, visible);
      for (int speed = 0; speed < self->n_speeds; speed++)
        gtk_widget_set_visible (self->cells->pdata[(int) row * self->n_speeds + speed], visible);
    }
}

/* What was told of the first side goes for both. */
static void
both_cb (BsDialEditor *self)
{
  for (guint row = 0; is_both (self) && row < self->bearings->len; row++)
    {
      int other = other_side (self, row);

      for (int speed = 0; other > (int) row && speed < self->n_speeds; speed++)
        set_cell (self, (guint) (other * self->n_speeds + speed),
                  g_array_index (self->shown, int, (int) row * self->n_speeds + speed));
    }
  show_rows (self);
}

static void
add_cell (BsDialEditor *self,
          guint         row,
          int           speed)
{
  GtkWidget *cell = gtk_button_new ();
  g_autofree char *name =
    g_strdup_printf ("dial-%s-%d", (const char *) self->bearings->pdata[row], speed);
  int none = -1;

  gtk_widget_set_name (cell, name);
  gtk_widget_add_css_class (cell, "maneuver");
  gtk_widget_add_css_class (cell, "cell");
  bs_press_counts (cell);
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_button_set_child (GTK_BUTTON (cell), gtk_label_new (NULL));
  g_signal_connect_object (cell, "clicked", G_CALLBACK (cell_cb), self, G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (self->grid), cell, speed + 1, (int) row + 1, 1, 1);
  g_ptr_array_add (self->cells, cell);
  g_array_append_val (self->shown, none);
  show_cell (self, self->cells->len - 1);
}

static void
fill_grid (BsDialEditor *self)
{
  for (int speed = 0; speed < self->n_speeds; speed++)
    {
      g_autofree char *words = g_strdup_printf ("%d", speed);
      GtkWidget *head = gtk_label_new (words);

      gtk_widget_add_css_class (head, "dim-label");
      gtk_grid_attach (GTK_GRID (self->grid), head, speed + 1, 0, 1, 1);
    }
  for (guint row = 0; row < self->bearings->len; row++)
    {
      GtkWidget *label = bs_text_label ("", NULL);

      gtk_label_set_max_width_chars (GTK_LABEL (label), LINE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_INHERIT);
      gtk_grid_attach (GTK_GRID (self->grid), label, 0, (int) row + 1, 1, 1);
      for (int speed = 0; speed < self->n_speeds; speed++)
        add_cell (self, row, speed);
    }
}

static void
clear (BsDialEditor *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  g_ptr_array_set_size (self->cells, 0);
  g_array_set_size (self->shown, 0);
  g_clear_pointer (&self->bearings, g_ptr_array_unref);
  g_clear_pointer (&self->colors, g_ptr_array_unref);
  g_clear_pointer (&self->ruleset, bs_ruleset_unref);
}

static int
highest_speed (const BsCatalogue *catalogue)
{
  int highest = SPEED_MAX;

  for (guint i = 0; i < catalogue->dials->len; i++)
    {
      const GArray *maneuvers = ((const BsDial *) catalogue->dials->pdata[i])->maneuvers;

      for (guint j = 0; j < maneuvers->len; j++)
        highest = MAX (highest, g_array_index (maneuvers, BsManeuver, j).speed);
    }

  return highest;
}

static void
bs_dial_editor_dispose (GObject *object)
{
  BsDialEditor *self = BS_DIAL_EDITOR (object);

  if (self->grid != NULL)
    clear (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_DIAL_EDITOR);
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_array_unref);

  G_OBJECT_CLASS (bs_dial_editor_parent_class)->dispose (object);
}

static void
bs_dial_editor_class_init (BsDialEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_dial_editor_dispose;

  bs_template_set (widget_class, "bs-dial-editor");
  gtk_widget_class_bind_template_child (widget_class, BsDialEditor, both);
  gtk_widget_class_bind_template_child (widget_class, BsDialEditor, grid);
  gtk_widget_class_bind_template_callback (widget_class, both_cb);
}

static void
bs_dial_editor_init (BsDialEditor *self)
{
  self->cells = g_ptr_array_new ();
  self->shown = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
}

/**
 * bs_dial_editor_start:
 * @self: the dial
 * @ruleset: the rules of the game
 * @catalogue: its cards
 *
 * Begins a dial of this game, without maneuvers.
 */
void
bs_dial_editor_start (BsDialEditor      *self,
                      const BsRuleset   *ruleset,
                      const BsCatalogue *catalogue)
{
  g_return_if_fail (BS_IS_DIAL_EDITOR (self));

  clear (self);
  self->ruleset = bs_ruleset_ref ((BsRuleset *) ruleset);
  self->bearings = bs_card_words_bearings (ruleset);
  self->colors = bs_card_words_colors (ruleset, catalogue);
  self->n_speeds = highest_speed (catalogue) + 1;
  fill_grid (self);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->both), TRUE);
  show_rows (self);
}

/**
 * bs_dial_editor_dial:
 * @self: the dial
 *
 * Returns: (transfer full) (nullable): what was told, without an id; %NULL: no maneuver at all
 */
BsDial *
bs_dial_editor_dial (BsDialEditor *self)
{
  BsDial *dial = bs_dial_new (NULL);

  g_return_val_if_fail (BS_IS_DIAL_EDITOR (self), dial);

  for (guint i = 0; i < self->shown->len; i++)
    {
      int color = g_array_index (self->shown, int, i);
      BsManeuver maneuver = { self->bearings->pdata[i / self->n_speeds], (int) i % self->n_speeds };

      if (color < 0)
        continue;
      maneuver.color = self->colors->pdata[color];
      g_array_append_val (dial->maneuvers, maneuver);
    }
  if (dial->maneuvers->len > 0)
    return dial;
  bs_dial_free (dial);

  return NULL;
}
