/* bs-fleet-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-fleet-view.h"

#include "app/widgets/bs-columns.h"
#include "app/widgets/bs-pieces.h"
#include "bs-ship-card.h"

#include "engine/fleet/bs-points.h"
#include "model/shown/bs-item-list.h"
#include "model/shown/bs-ship-item.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsFleetView:
 *
 * All ships as cards, grouped by player or in order of skill. Cards stay as long as their ship;
 * they are arranged anew only when ships come, go or change places.
 */
struct _BsFleetView
{
  GtkWidget parent_instance;

  /* Borrowed: the only child. */
  GtkWidget *box;

  /* Owned. */
  BsTable *table;
  GHashTable *cards;    /* BsId -> BsShipCard, owned refs */
  GPtrArray *shown;     /* BsId in the order in which they stand */
  GPtrArray *groups;    /* the players' groups in their order, borrowed; none by skill */

  gboolean by_skill;
};

G_DEFINE_FINAL_TYPE (BsFleetView, bs_fleet_view, GTK_TYPE_WIDGET)

static void
clicked_cb (BsFleetView *self,
            BsShipCard  *card)
{
  BsId id = bs_ship_item_get_id (bs_ship_card_get_item (card));

  if (bs_table_get_chosen (self->table) != id)
    bs_table_choose (self->table, id);
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-side", NULL);
}

static void
chosen_cb (BsFleetView *self)
{
  BsId chosen = bs_table_get_chosen (self->table);
  GHashTableIter iter;
  gpointer id, card;

  g_hash_table_iter_init (&iter, self->cards);
  while (g_hash_table_iter_next (&iter, &id, &card))
    gtk_toggle_button_set_active (card, id == chosen);
}

static BsShipCard *
ensure_card (BsFleetView  *self,
             const BsShip *ship)
{
  BsShipCard *card = g_hash_table_lookup (self->cards, ship->id);
  g_autoptr (BsShipItem) item = NULL;

  if (card != NULL)
    {
      bs_ship_item_update (bs_ship_card_get_item (card), bs_table_get_state (self->table));
      return card;
    }

  item = bs_ship_item_new (ship->id);
  bs_ship_item_update (item, bs_table_get_state (self->table));
  card = BS_SHIP_CARD (bs_ship_card_new (item));
  g_hash_table_insert (self->cards, (gpointer) ship->id, g_object_ref_sink (card));
  g_signal_connect_object (card, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return card;
}

static const BsShipText *
peek (BsFleetView  *self,
      const BsShip *ship)
{
  return bs_ship_item_peek (bs_ship_card_get_item (g_hash_table_lookup (self->cards, ship->id)));
}

static int
compare_skill (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  BsFleetView *self = data;
  const BsShip *one = *(BsShip *const *) a, *two = *(BsShip *const *) b;
  const BsShipText *first = peek (self, one);
  const BsShipText *second = peek (self, two);

  if (first->gone != second->gone)
    return first->gone - second->gone;

  return second->skill - first->skill;
}

static int
compare_player (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const BsState *state = data;
  const BsShip *one = *(BsShip *const *) a, *two = *(BsShip *const *) b;
  guint first = 0, second = 0;

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (player->id == one->player)
        first = i;
      if (player->id == two->player)
        second = i;
    }

  return (int) first - (int) second;
}

static char *
player_heading (BsFleetView    *self,
                const BsState  *state,
                const BsPlayer *player)
{
  gboolean whole;
  int sum = bs_points_told (state, player->id, NULL, &whole);
  g_autofree char *points = bs_words_points (sum, whole);

  if (player->faction == NULL)
    return g_strjoin (" · ", player->name, points, NULL);

  return g_strjoin (" · ", player->name,
                    bs_ruleset_name (state->ruleset, "faction", player->faction), points, NULL);
}

/* Cards come on board and go without the ships changing. */
static void
refresh_headings (BsFleetView   *self,
                  const BsState *state)
{
  for (guint i = 0; i < self->groups->len; i++)
    {
      GtkWidget *label = gtk_widget_get_first_child (self->groups->pdata[i]);
      g_autofree char *heading = player_heading (self, state, state->players->pdata[i]);

      gtk_label_set_label (GTK_LABEL (label), heading);
      bs_set_tooltip (label, heading);
      bs_set_label (self->groups->pdata[i], heading);
    }
}

static GtkWidget *
player_group (BsFleetView    *self,
              const BsState  *state,
              const BsPlayer *player,
              GPtrArray      *ships)
{
  GtkWidget *group = g_object_new (GTK_TYPE_BOX,
                                   "orientation", GTK_ORIENTATION_VERTICAL,
                                   "spacing", 8,
                                   "valign", GTK_ALIGN_START,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP,
                                   NULL);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *cards = bs_columns_box ();

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "player");
  gtk_box_append (GTK_BOX (group), label);
  gtk_box_append (GTK_BOX (group), cards);

  for (guint i = 0; i < ships->len; i++)
    {
      const BsShip *ship = ships->pdata[i];

      if (ship->player == player->id)
        bs_layout_box_add (cards, GTK_WIDGET (ensure_card (self, ship)));
    }

  return group;
}

static GPtrArray *
order_ships (BsFleetView   *self,
             const BsState *state)
{
  GPtrArray *ships = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    g_ptr_array_add (ships, state->ships->pdata[i]);

  if (self->by_skill)
    g_ptr_array_sort_with_data (ships, compare_skill, self);
  else
    g_ptr_array_sort_with_data (ships, compare_player, (gpointer) state);

  return ships;
}

static gboolean
same_order (BsFleetView *self,
            GPtrArray   *ships)
{
  if (ships->len != self->shown->len)
    return FALSE;

  for (guint i = 0; i < ships->len; i++)
    if (((BsShip *) ships->pdata[i])->id != self->shown->pdata[i])
      return FALSE;

  return TRUE;
}

static void
unparent_cards (BsFleetView *self)
{
  GHashTableIter iter;
  gpointer card;

  g_hash_table_iter_init (&iter, self->cards);
  while (g_hash_table_iter_next (&iter, NULL, &card))
    if (gtk_widget_get_parent (card) != NULL)
      gtk_widget_unparent (card);
}

static void
drop_cards (BsFleetView   *self,
            const BsState *state)
{
  GHashTableIter iter;
  gpointer id;

  g_hash_table_iter_init (&iter, self->cards);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    if (state == NULL || bs_state_ship (state, id) == NULL)
      g_hash_table_iter_remove (&iter);
}

static void
arrange (BsFleetView   *self,
         const BsState *state,
         GPtrArray     *ships)
{
  unparent_cards (self);
  bs_layout_box_clear (self->box);
  drop_cards (self, state);
  g_ptr_array_set_size (self->shown, 0);
  g_ptr_array_set_size (self->groups, 0);

  for (guint i = 0; i < ships->len; i++)
    {
      const BsShip *ship = ships->pdata[i];

      g_ptr_array_add (self->shown, (gpointer) ship->id);
      if (self->by_skill)
        bs_layout_box_add (self->box, GTK_WIDGET (ensure_card (self, ship)));
    }

  for (guint i = 0; !self->by_skill && i < state->players->len; i++)
    {
      GtkWidget *group = player_group (self, state, state->players->pdata[i], ships);

      g_ptr_array_add (self->groups, group);
      bs_layout_box_add (self->box, group);
    }
}

static void
changed_cb (BsFleetView *self)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) ships = NULL;

  if (state == NULL)
    {
      unparent_cards (self);
      bs_layout_box_clear (self->box);
      drop_cards (self, NULL);
      g_ptr_array_set_size (self->shown, 0);
      g_ptr_array_set_size (self->groups, 0);
      return;
    }

  for (guint i = 0; i < state->ships->len; i++)
    ensure_card (self, state->ships->pdata[i]);

  ships = order_ships (self, state);
  if (!same_order (self, ships) || (!self->by_skill && self->groups->len != state->players->len))
    arrange (self, state, ships);
  refresh_headings (self, state);
  chosen_cb (self);
}

static void
bs_fleet_view_dispose (GObject *object)
{
  BsFleetView *self = BS_FLEET_VIEW (object);

  if (self->cards != NULL)
    unparent_cards (self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->cards, g_hash_table_unref);
  g_clear_pointer (&self->shown, g_ptr_array_unref);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_fleet_view_parent_class)->dispose (object);
}

static void
bs_fleet_view_class_init (BsFleetViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_fleet_view_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "fleets");
}

static void
bs_fleet_view_init (BsFleetView *self)
{
  self->cards = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  self->shown = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->box = bs_columns_box ();
  gtk_widget_set_valign (self->box, GTK_ALIGN_START);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * bs_fleet_view_set_table:
 * @self: the fleets
 * @table: what they show; once
 */
void
bs_fleet_view_set_table (BsFleetView *self,
                         BsTable     *table)
{
  g_return_if_fail (BS_IS_FLEET_VIEW (self) && self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
}

/**
 * bs_fleet_view_set_by_skill:
 * @self: the fleets
 * @by_skill: whether they stand in order of skill, not by player
 */
void
bs_fleet_view_set_by_skill (BsFleetView *self,
                            gboolean     by_skill)
{
  g_return_if_fail (BS_IS_FLEET_VIEW (self));

  if (self->by_skill == by_skill)
    return;

  self->by_skill = by_skill;
  g_ptr_array_set_size (self->shown, 0);
  if (self->table != NULL)
    changed_cb (self);
}
