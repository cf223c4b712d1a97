/* bs-own-cards.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-own-cards.h"

#include "app/table/bs-curtain.h"
#include "app/table/bs-offer-button.h"
#include "app/widgets/bs-pieces.h"
#include "bs-muster-adding.h"
#include "bs-muster-ship.h"

#include "engine/fleet/bs-fleet.h"
#include "engine/fleet/bs-points.h"
#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-boarding-words.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* What a player does with cards that lie face down, behind the curtain: he looks at his own and
 * puts them in order, chooses a boarder, takes boarding gear on board. */

typedef struct
{
  BsTable *table;
  const BsState *state;
  BsId player;
  GPtrArray *problems;  /* BsProblem */
} Own;

static GtkWidget *
card_button (const char *name,
             const char *id,
             const char *icon,
             const char *words)
{
  g_autofree char *called = g_strconcat (name, id, NULL);
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_name (button, called);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  bs_set_tooltip (button, words);
  gtk_widget_add_css_class (button, "flat");
  bs_set_label (button, words);

  return button;
}

static GtkWidget *
add_row (GtkWidget  *card,
         const char *words)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = bs_text_label (words, "card-title");

  gtk_widget_add_css_class (row, "muster-card");
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (card), row);

  return row;
}

/* As long as fleets are built. */
static void
add_drop (const Own  *own,
          GtkWidget  *row,
          const char *id,
          const char *called)
{
  /* Translators: %s is a card. */
  g_autofree char *words = g_strdup_printf (_("Take Out: %s"), called);
  GtkWidget *button;

  if (own->state->begun)
    return;
  button = card_button ("own-drop-", id, "user-trash-symbolic", words);
  bs_bind_line (button, own->table, "drop on=%s", id);
  gtk_box_append (GTK_BOX (row), button);
}

static void
add_order (const Own       *own,
           GtkWidget       *row,
           const BsBoarder *boarder,
           guint            to,
           gboolean         up,
           gboolean         possible)
{
  /* Translators: %s is a ship or a card of the fleet. */
  g_autofree char *words = g_strdup_printf (up ? _("Move Up: %s") : _("Move Down: %s"),
                                             bs_fleet_boarder_name (own->state, boarder));
  GtkWidget *button;

  if (own->state->begun)
    return;
  button = card_button (up ? "own-up-" : "own-down-", boarder->id,
                        up ? "go-up-symbolic" : "go-down-symbolic", words);
  bs_bind_line (button, own->table, "order on=%s to=%u", boarder->id, to);
  gtk_widget_set_sensitive (button, possible);
  gtk_box_append (GTK_BOX (row), button);
}

/* The pilot character lies on top and fights last; the lowest fights first. */
static void
add_stack (const Own     *own,
           GtkWidget     *card,
           const BsShip  *ship,
           const BsStack *stack)
{
  g_autofree char *name = bs_words_stack (own->state, ship, stack);
  /* Translators: %s is a ship, or one of the stacks of a ship. */
  g_autofree char *heading = g_strdup_printf (_("On board of %s, the lowest at the bottom"), name);

  gtk_box_append (GTK_BOX (card), bs_text_label (heading, "panel-heading"));
  for (guint i = stack->boarders->len; i > 0; i--)
    {
      const BsBoarder *boarder = stack->boarders->pdata[i - 1];
      g_autofree char *words = bs_words_boarder (own->state, ship, boarder, own->player);
      GtkWidget *row = add_row (card, words);
      gboolean below_pilot =
        i < stack->boarders->len && ((BsBoarder *) stack->boarders->pdata[i])->pilot;

      if (boarder->pilot)
        continue;
      add_order (own, row, boarder, i + 1, TRUE, i < stack->boarders->len && !below_pilot);
      add_order (own, row, boarder, i - 1, FALSE, i > 1);
      add_drop (own, row, boarder->id, bs_fleet_boarder_name (own->state, boarder));
    }
}

static gboolean
add_parts (const Own    *own,
           GtkWidget    *card,
           const BsShip *ship)
{
  gboolean any = FALSE;

  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      int n = bs_points_of_part (own->state, ship, part);
      g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", n), n);
      g_autofree char *words = NULL;

      if (!part->hidden)
        continue;
      any = TRUE;
      words =
        /* Translators: a card, and what it costs. */
        g_strdup_printf (_("%s, %s, face down"), bs_fleet_part_name (own->state, part), points);
      add_drop (own, add_row (card, words), part->id, bs_fleet_part_name (own->state, part));
      bs_muster_add_marks (card, own->problems, part->id);
    }

  return any;
}

static void
add_ship (const Own    *own,
          GtkWidget    *box,
          const BsShip *ship)
{
  GtkWidget *card = g_object_ref_sink (bs_panel_card (NULL));
  gboolean whole;
  int sum = bs_points_told_of_ship (own->state, ship, own->player, &whole);
  g_autofree char *points = bs_words_points (sum, whole);
  /* Translators: a ship and its points. */
  g_autofree char *heading = g_strdup_printf (_("%s: %s"), ship->name, points);
  gboolean any;

  gtk_box_append (GTK_BOX (card), bs_text_label (heading, "ship-name"));
  any = add_parts (own, card, ship);
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      if (stack->boarders->len < 2)
        continue;
      any = TRUE;
      add_stack (own, card, ship, stack);
    }
  if (any)
    gtk_box_append (GTK_BOX (box), card);
  g_object_unref (card);
}

static GtkWidget *
make_cards (BsTable *table,
            BsId     player,
            gpointer data)
{
  const BsState *state = bs_table_get_own_state (table);
  g_autoptr (GPtrArray) problems = bs_points_problems (state, player);
  const Own own = { table, state, player, problems };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gboolean whole;
  int sum = bs_points_told (own.state, player, player, &whole);
  g_autofree char *points = bs_words_points (sum, whole);

  gtk_widget_set_name (box, "own-cards");
  gtk_box_append (GTK_BOX (box), bs_text_label (points, "total"));
  for (guint i = 0; i < own.state->ships->len; i++)
    {
      const BsShip *ship = own.state->ships->pdata[i];

      if (ship->player == player && bs_ship_in_play (ship))
        add_ship (&own, box, ship);
    }

  return box;
}

/**
 * bs_own_cards_look:
 * @from: the widget that was tapped
 * @table: the table
 * @player: who looks
 *
 * Shows a player his own cards that lie face down, with their points and dice; before the battle he
 * also orders them and takes them out.
 */
void
bs_own_cards_look (GtkWidget *from,
                   BsTable   *table,
                   BsId       player)
{
  bs_curtain_draw (from, table, player, _("Behind it lie the own cards that nobody else may see."),
                   TRUE, make_cards, NULL, NULL);
}

static void
back_cb (GtkWidget *adding)
{
  gtk_widget_activate_action (adding, "curtain.close", NULL);
}

static GtkWidget *
make_boarder (BsTable *table,
              BsId     player,
              gpointer data)
{
  BsId stack = data;
  const BsShip *ship = bs_state_ship_of (bs_table_get_own_state (table), stack);
  GtkWidget *adding = bs_muster_adding_new (table, player);

  if (ship != NULL)
    bs_muster_adding_boarder (BS_MUSTER_ADDING (adding), ship, stack);
  g_signal_connect (adding, "back", G_CALLBACK (back_cb), NULL);

  return adding;
}

/**
 * bs_own_cards_boarder:
 * @from: the widget that was tapped
 * @table: the table
 * @player: who chooses
 * @stack: the stack that the boarder goes on
 *
 * Lets a player choose a boarder.
 */
void
bs_own_cards_boarder (GtkWidget *from,
                      BsTable   *table,
                      BsId       player,
                      BsId       stack)
{
  bs_curtain_draw (from, table, player, _("Behind it a boarder is chosen, who lies face down."),
                   FALSE, make_boarder, (gpointer) stack, NULL);
}

static GtkWidget *
make_gear (BsTable *table,
           BsId     player,
           gpointer data)
{
  const BsState *state = bs_table_get_own_state (table);
  BsId id = data;
  const BsShip *ship = bs_state_ship (state, id);
  int n = bs_ruleset_figure (state->ruleset, "gear-cost", 0);
  g_autofree char *points = g_strdup_printf (ngettext ("%d point", "%d points", n), n);
  /* Translators: a ship, and points: "5 points". */
  g_autofree char *words = g_strdup_printf (_("%s takes boarding gear on board, face down: %s."),
                                            ship != NULL ? ship->name : "", points);
  GtkWidget *card = bs_panel_card (_("Boarding Gear"));
  GtkWidget *take = bs_text_button ("own-gear", _("_Take On Board"));

  gtk_box_append (GTK_BOX (card), bs_text_label (words, "question"));
  gtk_widget_add_css_class (take, "suggested-action");
  gtk_widget_set_halign (take, GTK_ALIGN_START);
  gtk_widget_set_vexpand (take, FALSE);
  bs_bind_line (take, table, "equip ship=%s gear hidden", id);
  gtk_box_append (GTK_BOX (card), take);
  gtk_widget_set_valign (card, GTK_ALIGN_START);

  return card;
}

/**
 * bs_own_cards_gear:
 * @from: the widget that was tapped
 * @table: the table
 * @player: who chooses
 * @ship: his ship
 *
 * Lets a player take boarding gear on board.
 */
void
bs_own_cards_gear (GtkWidget *from,
                   BsTable   *table,
                   BsId       player,
                   BsId       ship)
{
  bs_curtain_draw (from, table, player, _("Behind it a card is taken on board, face down."), FALSE,
                   make_gear, (gpointer) ship, NULL);
}
