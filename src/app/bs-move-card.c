/* bs-move-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-move-card.h"

#include "bs-bearings.h"
#include "bs-move-extras.h"
#include "bs-offer-button.h"
#include "bs-pieces.h"
#include "bs-wrap.h"

#include "engine/bs-docks.h"
#include "model/bs-boarding-words.h"
#include "model/bs-words.h"

#include <glib/gi18n.h>

/* The maneuver as a dial has it: a row a speed, a column a bearing. What the ship met is told before, since a tap on the dial flies. */

/* What the base met, or only the template. */
typedef struct
{
  BsId what;            /* NULL: nothing */
  gboolean across;
} Met;

typedef struct
{
  BsTable *table;
  BsId ship;
  GtkWidget *overlap;
  GtkWidget *extras;    /* borrowed, as the list is */
  GArray *met;          /* Met, as in the list */
} Dial;

static void
dial_free (gpointer data)
{
  Dial *dial = data;

  g_object_unref (dial->table);
  g_array_unref (dial->met);
  g_free (dial);
}

static void
fly_cb (GtkWidget *button)
{
  Dial *dial = g_object_get_data (G_OBJECT (gtk_widget_get_ancestor (button, GTK_TYPE_GRID)), "dial");
  const BsManeuver *maneuver = g_object_get_data (G_OBJECT (button), "maneuver");
  BsCommand *command = bs_command_new ("move");
  guint met = gtk_drop_down_get_selected (GTK_DROP_DOWN (dial->overlap));

  bs_command_set (command, "ship", dial->ship);
  bs_command_set (command, "bearing", maneuver->bearing);
  bs_command_set_int (command, "speed", maneuver->speed);
  if (met < dial->met->len && g_array_index (dial->met, Met, met).what != NULL)
    bs_command_set (command, g_array_index (dial->met, Met, met).across ? "across" : "overlap",
                    g_array_index (dial->met, Met, met).what);
  bs_move_extras_fill (dial->extras, command);
  bs_table_perform (dial->table, button, command);
}

/* What can lie on the table has a word in the game. */
static gboolean
has_word (const BsRuleset *ruleset,
          BsId             id)
{
  for (guint i = 0; i < ruleset->words->len; i++)
    if (((const BsNamed *) ruleset->words->pdata[i])->id == id)
      return TRUE;

  return FALSE;
}

static void
add_met (Dial          *dial,
         GtkStringList *names,
         BsId           what,
         gboolean       across,
         const char    *words)
{
  Met met = { what, across };

  gtk_string_list_append (names, words);
  g_array_append_val (dial->met, met);
}

static void
add_obstacle (Dial          *dial,
              GtkStringList *names,
              BsId           what,
              const char    *name)
{
  /* Translators: an obstacle: asteroid, debris, minefield, planet. */
  g_autofree char *meets = g_strdup_printf (_("Meets %s"), name);
  /* Translators: an obstacle that the ship flew across and does not stand on. */
  g_autofree char *across = g_strdup_printf (_("Flies across %s"), name);

  add_met (dial, names, what, FALSE, meets);
  if (!g_str_equal (what, "planet"))
    add_met (dial, names, what, TRUE, across);
}

static GtkWidget *
overlap_list (const BsState *state,
              const BsShip  *ship,
              Dial          *dial)
{
  static const char *const things[] = { "asteroid", "debris", "mine", "planet" };
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *list;

  add_met (dial, names, NULL, FALSE, _("Nothing in the way"));
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];
      g_autofree char *overlaps = g_strdup_printf (_("Overlaps %s"), other->name);
      g_autofree char *across = g_strdup_printf (_("Flies across %s"), other->name);

      if (other == ship || !bs_ship_in_play (other))
        continue;

      add_met (dial, names, other->id, FALSE, overlaps);
      if (bs_docks_is_obstacle (other))
        add_met (dial, names, other->id, TRUE, across);
    }

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    if (has_word (state->ruleset, bs_id (things[i])))
      add_obstacle (dial, names, bs_id (things[i]), bs_ruleset_name (state->ruleset, "word", bs_id (things[i])));

  list = bs_drop_down (_("What the ship met"), G_LIST_MODEL (g_steal_pointer (&names)));
  gtk_widget_set_name (list, "overlap");

  return list;
}

static GtkWidget *
maneuver_button (const BsState    *state,
                 const BsManeuver *maneuver)
{
  g_autofree char *words = g_strdup_printf ("%d %s", maneuver->speed, bs_bearing_arrow (maneuver->bearing));
  g_autofree char *bearing = bs_words_named (state->ruleset, "word", maneuver->bearing);
  const char *color = bs_ruleset_name (state->ruleset, "word", maneuver->color);
  /* Translators: a maneuver: bearing, speed, color: "Bank left 2, green". */
  g_autofree char *spoken = g_strdup_printf (_("%s %d, %s"), bearing, maneuver->speed, color);
  g_autofree char *name = g_strdup_printf ("move-%s-%d", maneuver->bearing, maneuver->speed);
  GtkWidget *button = bs_text_button (name, words);

  gtk_widget_add_css_class (button, "maneuver");
  gtk_widget_add_css_class (button, maneuver->color);
  gtk_widget_set_tooltip_text (button, spoken);
  bs_set_label (button, spoken);
  g_object_set_data (G_OBJECT (button), "maneuver", (gpointer) maneuver);
  g_signal_connect (button, "clicked", G_CALLBACK (fly_cb), NULL);

  return button;
}

static int
compare_maneuvers (gconstpointer a,
                   gconstpointer b)
{
  const BsManeuver *one = *(BsManeuver *const *) a, *two = *(BsManeuver *const *) b;
  gboolean back_one = g_str_equal (one->bearing, "reverse"), back_two = g_str_equal (two->bearing, "reverse");
  int first = back_one ? -one->speed : one->speed;
  int second = back_two ? -two->speed : two->speed;

  return second - first;
}

/* Columns without a maneuver are left out. */
static void
fill_grid (GtkGrid       *grid,
           const BsState *state,
           const BsDial  *figures)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  int row = -1, last = G_MAXINT;
  int place[BS_N_BEARINGS + 1];
  int n_columns = 0;

  for (guint i = 0; i < figures->maneuvers->len; i++)
    g_ptr_array_add (sorted, &g_array_index (figures->maneuvers, BsManeuver, i));
  g_ptr_array_sort (sorted, compare_maneuvers);

  for (int c = 0; c <= BS_N_BEARINGS; c++)
    {
      place[c] = -1;
      for (guint i = 0; i < sorted->len && place[c] < 0; i++)
        if (bs_bearing_column (((BsManeuver *) sorted->pdata[i])->bearing) == c)
          place[c] = n_columns++;
    }

  for (guint i = 0; i < sorted->len; i++)
    {
      const BsManeuver *maneuver = sorted->pdata[i];
      int speed = g_str_equal (maneuver->bearing, "reverse") ? -maneuver->speed : maneuver->speed;

      if (speed != last)
        row++;
      last = speed;
      gtk_grid_attach (grid, maneuver_button (state, maneuver),
                       place[bs_bearing_column (maneuver->bearing)], row, 1, 1);
    }
}

static void
color_cb (GtkWidget *button)
{
  BsTable *table = g_object_get_data (G_OBJECT (button), "table");
  BsCommand *command = bs_command_copy (g_object_get_data (G_OBJECT (button), "command"));

  bs_move_extras_fill (g_object_get_data (G_OBJECT (button), "extras"), command);
  bs_table_perform (table, button, command);
}

/* Of a ship without a dial nobody told more than the color. */
static BsCommand *
move_of_color (const BsShip *ship,
               const char   *color)
{
  BsCommand *command = bs_command_new ("move");

  bs_command_set (command, "ship", ship->id);
  bs_command_set (command, "color", color);

  return command;
}

/* A ship without a dial: the players say what it flew. */
static void
add_colors (GtkWidget     *card,
            BsTable       *table,
            const BsShip  *ship,
            GtkWidget     *extras)
{
  static const char *const colors[] = { "green", "white", "red" };
  const BsState *state = bs_table_get_state (table);
  GtkWidget *row = bs_wrap_box (8);

  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    {
      g_autofree char *color = bs_words_named (state->ruleset, "word", bs_id (colors[i]));
      g_autofree char *name = g_strconcat ("move-", colors[i], NULL);
      GtkWidget *button = bs_text_button (name, color);

      gtk_widget_add_css_class (button, "maneuver");
      gtk_widget_add_css_class (button, colors[i]);
      g_object_set_data_full (G_OBJECT (button), "table", g_object_ref (table), g_object_unref);
      g_object_set_data_full (G_OBJECT (button), "command", move_of_color (ship, colors[i]),
                              (GDestroyNotify) bs_command_free);
      g_object_set_data (G_OBJECT (button), "extras", extras);
      g_signal_connect (button, "clicked", G_CALLBACK (color_cb), NULL);
      bs_layout_box_add (row, button);
    }

  gtk_box_append (GTK_BOX (card), row);
}

/**
 * bs_move_card_new:
 * @table: the table
 * @ship: the ship that moves
 *
 * Returns: (transfer floating): its dial
 */
GtkWidget *
bs_move_card_new (BsTable      *table,
                  const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  const BsDial *figures = ship->dial != NULL && state->catalogue != NULL ?
                          bs_catalogue_dial (state->catalogue, ship->dial) : NULL;
  GtkWidget *card = bs_panel_card (_("Maneuver"));
  GtkWidget *grid = gtk_grid_new ();
  gboolean boards = bs_boarding_is_played (state);
  Dial *dial = g_new0 (Dial, 1);

  dial->table = g_object_ref (table);
  dial->ship = ship->id;
  dial->met = g_array_new (FALSE, FALSE, sizeof (Met));
  dial->overlap = overlap_list (state, ship, dial);
  dial->extras = bs_move_extras_new (table, ship);
  /* Where ships dock, docks are announced before every maneuver; else edges are rare, and stand below. */
  if (boards || figures == NULL)
    gtk_box_append (GTK_BOX (card), dial->extras);
  g_object_set_data_full (G_OBJECT (grid), "dial", dial, dial_free);

  if (figures == NULL)
    {
      g_object_ref_sink (grid);
      g_object_ref_sink (dial->overlap);
      add_colors (card, table, ship, dial->extras);
      g_object_unref (dial->overlap);
      g_object_unref (grid);
      return card;
    }

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  fill_grid (GTK_GRID (grid), state, figures);
  gtk_box_append (GTK_BOX (card), dial->overlap);
  gtk_box_append (GTK_BOX (card), grid);
  if (!boards)
    gtk_box_append (GTK_BOX (card), dial->extras);

  return card;
}
