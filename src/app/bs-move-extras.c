/* bs-move-extras.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-move-extras.h"

#include "bs-pieces.h"

#include "engine/bs-docks.h"
#include "engine/bs-huge.h"

#include <glib/gi18n.h>

#define DOCK "dock-list"
#define EDGE "edge-list"
#define SHIPS "ships"
#define ENERGY "energy-list"
#define DIAL "dial"

static const struct
{
  const char *id, *name;
} edges[] = {
  { "north", NC_("edge of the table", "Sticks out over the north edge") },
  { "east", NC_("edge of the table", "Sticks out over the east edge") },
  { "south", NC_("edge of the table", "Sticks out over the south edge") },
  { "west", NC_("edge of the table", "Sticks out over the west edge") },
};

/* Two lines a ship that lies there as an obstacle: reached, and with a gap. */
static GtkWidget *
dock_list (const BsState *state,
           const BsShip  *ship)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GPtrArray *ships = g_ptr_array_new ();
  GtkWidget *list;

  gtk_string_list_append (words, _("Docks on nothing"));
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];
      g_autofree char *reached = NULL;
      g_autofree char *missed = NULL;

      if (other == ship || !bs_docks_is_obstacle (other))
        continue;
      reached = g_strdup_printf (_("Docks on %s"), other->name);
      missed = g_strdup_printf (_("Misses %s: a gap is left"), other->name);
      gtk_string_list_append (words, reached);
      gtk_string_list_append (words, missed);
      g_ptr_array_add (ships, (gpointer) other->id);
    }

  list = bs_drop_down (_("Announced dock"), G_LIST_MODEL (g_steal_pointer (&words)));
  gtk_widget_set_name (list, DOCK);
  gtk_widget_set_visible (list, ships->len > 0);
  g_object_set_data_full (G_OBJECT (list), SHIPS, ships, (GDestroyNotify) g_ptr_array_unref);

  return list;
}

static GtkWidget *
edge_list (void)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  GtkWidget *list;

  gtk_string_list_append (words, _("Stays on the table"));
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    gtk_string_list_append (words, g_dpgettext2 (NULL, "edge of the table", edges[i].name));

  list = bs_drop_down (_("Edge of the table"), G_LIST_MODEL (g_steal_pointer (&words)));
  gtk_widget_set_name (list, EDGE);

  return list;
}

/* What the maneuver gives a huge ship; a dial that tells it by itself needs no word. */
static GtkWidget *
energy_list (const BsShip *ship)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  int limit = bs_huge_energy_limit (ship);
  GtkWidget *list;

  if (ship->dial != NULL)
    gtk_string_list_append (words, _("Gains energy as its dial says"));
  for (int i = 0; i <= limit; i++)
    {
      g_autofree char *gained = g_strdup_printf (_("Gains %d energy"), i);

      gtk_string_list_append (words, gained);
    }

  list = bs_drop_down (_("Energy of the maneuver"), G_LIST_MODEL (g_steal_pointer (&words)));
  gtk_widget_set_name (list, ENERGY);
  g_object_set_data (G_OBJECT (list), DIAL, GINT_TO_POINTER (ship->dial != NULL));
  gtk_widget_set_visible (list, limit > 0);

  return list;
}

/**
 * bs_move_extras_new:
 * @table: the table
 * @ship: the ship that moves
 *
 * Returns: (transfer floating): what else is told, before a tap on the dial flies: docks, where ships can dock, and edges
 */
GtkWidget *
bs_move_extras_new (BsTable      *table,
                    const BsShip *ship)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_box_append (GTK_BOX (box), dock_list (bs_table_get_state (table), ship));
  gtk_box_append (GTK_BOX (box), edge_list ());
  gtk_box_append (GTK_BOX (box), energy_list (ship));

  return box;
}

static GtkWidget *
find_list (GtkWidget  *extras,
           const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (extras); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (gtk_widget_get_name (child), name))
      return child;

  return NULL;
}

/**
 * bs_move_extras_fill:
 * @extras: what bs_move_extras_new() gave
 * @command: a move that gets what is told
 */
void
bs_move_extras_fill (GtkWidget *extras,
                     BsCommand *command)
{
  GtkWidget *docks = find_list (extras, DOCK), *edge_words = find_list (extras, EDGE);
  const GPtrArray *ships = g_object_get_data (G_OBJECT (docks), SHIPS);
  guint dock = gtk_drop_down_get_selected (GTK_DROP_DOWN (docks));
  GtkWidget *energies = find_list (extras, ENERGY);
  guint energy = gtk_drop_down_get_selected (GTK_DROP_DOWN (energies));
  int dial = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (energies), DIAL));
  guint edge = gtk_drop_down_get_selected (GTK_DROP_DOWN (edge_words));

  if (dock != GTK_INVALID_LIST_POSITION && dock > 0)
    {
      bs_command_set (command, "dock", ships->pdata[(dock - 1) / 2]);
      if (dock % 2 == 0)
        bs_command_set_flag (command, "gap");
    }
  if (edge != GTK_INVALID_LIST_POSITION && edge > 0)
    bs_command_set (command, "edge", edges[edge - 1].id);
  if (energy != GTK_INVALID_LIST_POSITION && energy > 0)
    bs_command_set_int (command, "energy", (int) energy - dial);
}
