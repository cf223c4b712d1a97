/* bs-move-card.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-move-card.h"

#include "app/drawing/bs-bearings.h"
#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/table/bs-tell.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"

#include "model/shown/bs-boarding-words.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* The maneuver as a dial has it: a row a speed, a column a bearing. What the ship met is told
 * before, since a tap on the dial flies. What is told of one maneuver is told of all. */

/* What is rarely told is folded. Without a dial the color has buttons of its own. */
static const char *const often[] = { "overlap", "dock", "gap", "energy", NULL };
static const char *const often_by_hand[] = { "overlap", "dock", "gap", "energy", "color", NULL };
static const char *const rarely[] = { "across", "edge", "by", "bearing", "speed", "color", NULL };

typedef struct
{
  BsTable *table;
  const BsState *state;
  GtkWidget *tell, *more;       /* BsTell */
} Card;

/* A tap flies with what is told above and below. */
static void
bind (const Card *card,
      GtkWidget  *button,
      BsOffer    *offer)
{
  bs_offered_bind (button, card->table, offer);
  bs_offered_tell_by (button, NULL, card->tell);
  bs_offered_tell_by (button, NULL, card->more);
}

static const BsManeuver *
maneuver_of (const BsDial  *dial,
             const BsOffer *offer)
{
  const char *bearing = bs_command_get (offer->command, "bearing");
  int speed = 0;

  bs_command_get_int (offer->command, "speed", &speed);
  for (guint i = 0; dial != NULL && i < dial->maneuvers->len; i++)
    {
      const BsManeuver *maneuver = &g_array_index (dial->maneuvers, BsManeuver, i);

      if (g_strcmp0 (maneuver->bearing, bearing) == 0 && maneuver->speed == speed)
        return maneuver;
    }

  return NULL;
}

static GtkWidget *
maneuver_button (const Card       *card,
                 const BsManeuver *maneuver,
                 BsOffer          *offer)
{
  const BsRuleset *ruleset = card->state->ruleset;
  g_autofree char *words =
    g_strdup_printf ("%d %s", maneuver->speed, bs_bearing_arrow (maneuver->bearing));
  g_autofree char *bearing = bs_words_named (ruleset, "word", maneuver->bearing);
  const char *color = bs_ruleset_name (ruleset, "word", maneuver->color);
  /* Translators: a maneuver: bearing, speed, color: "Bank left 2, green". */
  g_autofree char *spoken = g_strdup_printf (_("%s %d, %s"), bearing, maneuver->speed, color);
  g_autofree char *name = g_strdup_printf ("move-%s-%d", maneuver->bearing, maneuver->speed);
  GtkWidget *button = bs_text_button (name, words);

  gtk_widget_add_css_class (button, "maneuver");
  gtk_widget_add_css_class (button, maneuver->color);
  bs_set_tooltip (button, spoken);
  bs_set_label (button, spoken);
  bind (card, button, offer);

  return button;
}

/* A reverse of speed 1 stands below a straight of speed 1. */
static int
row_of (const BsManeuver *maneuver)
{
  return g_str_equal (maneuver->bearing, "reverse") ? -maneuver->speed : maneuver->speed;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

/* Rows and columns without a maneuver are left out: gives the numbers of those that are there, in
 * their order. */
static GArray *
places (const BsDial *dial,
        gboolean      rows)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < dial->maneuvers->len; i++)
    {
      const BsManeuver *maneuver = &g_array_index (dial->maneuvers, BsManeuver, i);
      int place = rows ? row_of (maneuver) : -bs_bearing_column (maneuver->bearing);
      gboolean known = FALSE;

      for (guint j = 0; j < places->len; j++)
        known |= g_array_index (places, int, j) == place;
      if (!known)
        g_array_append_val (places, place);
    }
  g_array_sort (places, compare_numbers);

  return places;
}

static int
place_of (const GArray *places,
          int           place)
{
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, int, i) == place)
      return i;

  return 0;
}

static GtkWidget *
grid_of (const Card   *card,
         const BsDial *dial,
         GPtrArray    *offers)
{
  GtkWidget *grid = gtk_grid_new ();
  g_autoptr (GArray) rows = places (dial, TRUE);
  g_autoptr (GArray) columns = places (dial, FALSE);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < offers->len; i++)
    {
      const BsManeuver *maneuver = maneuver_of (dial, offers->pdata[i]);

      if (maneuver != NULL)
        gtk_grid_attach (GTK_GRID (grid), maneuver_button (card, maneuver, offers->pdata[i]),
                         place_of (columns, -bs_bearing_column (maneuver->bearing)),
                         place_of (rows, row_of (maneuver)), 1, 1);
    }

  return grid;
}

/* A ship without a dial: the players say what it flew. */
static GtkWidget *
colors_of (const Card *card,
           BsOffer    *offer)
{
  const BsTold *told = bs_offer_told (offer, "color");
  GtkWidget *row = bs_wrap_box (8);

  for (guint i = 0; told != NULL && i < told->choices->len; i++)
    {
      const BsChoice *choice = told->choices->pdata[i];
      g_autofree char *color = bs_words_capital (choice->label);
      g_autofree char *name = g_strconcat ("move-", choice->value, NULL);
      GtkWidget *button = bs_text_button (name, color);

      gtk_widget_add_css_class (button, "maneuver");
      gtk_widget_add_css_class (button, choice->value);
      bind (card, button, offer);
      bs_offered_fix (button, "color", choice->value);
      bs_layout_box_add (row, button);
    }

  return row;
}

/* Over the edge goes who flees, or who tows home what he has captured. */
static GtkWidget *
more_of (const Card   *card,
         const BsShip *ship)
{
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("_More of the Maneuver"));

  gtk_widget_set_name (expander, "more-of-move");
  gtk_expander_set_child (GTK_EXPANDER (expander), card->more);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), ship->tows != NULL);

  return expander;
}

/**
 * bs_move_card_new:
 * @table: the table
 * @ship: a ship
 *
 * Returns: (transfer floating) (nullable): its dial, if it may fly now
 */
GtkWidget *
bs_move_card_new (BsTable      *table,
                  const BsShip *ship)
{
  const BsState *state = bs_table_get_state (table);
  const BsDial *known = ship->dial != NULL && state->catalogue != NULL
                          ? bs_catalogue_dial (state->catalogue, ship->dial)
                          : NULL;
  const BsDial *dial = known != NULL && known->maneuvers->len > 0 ? known : NULL;
  g_autoptr (GPtrArray) offers = bs_offers_to_move (state, ship->id, bs_table_get_asker (table));
  Card card = { table, state, NULL, NULL };
  GtkWidget *box;

  if (offers->len == 0)
    return NULL;

  box = bs_panel_card (_("Maneuver"));
  card.tell = bs_tell_new (state, offers->pdata[0], NULL, rarely);
  card.more = bs_tell_new (state, offers->pdata[0], NULL, dial != NULL ? often : often_by_hand);
  gtk_box_append (GTK_BOX (box), card.tell);
  if (dial != NULL)
    gtk_box_append (GTK_BOX (box), grid_of (&card, dial, offers));
  else
    gtk_box_append (GTK_BOX (box), colors_of (&card, offers->pdata[0]));
  gtk_box_append (GTK_BOX (box), more_of (&card, ship));

  return box;
}
