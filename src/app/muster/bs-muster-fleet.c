/* bs-muster-fleet.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-muster-fleet.h"

#include "app/handling/bs-dropped.h"
#include "app/import/bs-import-view.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-export-button.h"
#include "bs-muster-adding.h"
#include "bs-muster-ship.h"
#include "bs-own-cards.h"
#include "bs-peek-button.h"

#include "engine/fleet/bs-fleet.h"
#include "engine/fleet/bs-points.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsMusterFleet:
 *
 * The column of one player while the fleets are built: what it costs, its ships, and in their place
 * the search while a card is added. Whatever is added is a command; what breaks a rule asks and is
 * done anyway.
 */
struct _BsMusterFleet
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *stack;
  GtkWidget *fleet;
  GtkWidget *head;
  GtkWidget *name;
  GtkWidget *faction;
  GtkWidget *peek_button;
  GtkWidget *menu;
  GtkWidget *body;
  GtkWidget *adding;
  GtkWidget *import;

  /* Owned. */
  BsTable *table;
  GPtrArray *slots;     /* BsId: the kinds of upgrades of the catalogue */
  char *opener;         /* (nullable) name of the button that opened the search */

  const BsCatalogue *catalogue;  /* that of slots, not owned: only compared */
  BsId player;
};

G_DEFINE_FINAL_TYPE (BsMusterFleet, bs_muster_fleet, GTK_TYPE_WIDGET)

static const BsPlayer *
get_player (BsMusterFleet *self)
{
  const BsState *state = bs_table_get_state (self->table);

  return state != NULL ? bs_state_player (state, self->player) : NULL;
}

static void
remember_opener (BsMusterFleet *self,
                 const char    *format,
                 const char    *first,
                 const char    *second)
{
  g_free (self->opener);
  self->opener =
    g_strconcat (format, first, second != NULL && *second != '\0' ? "-" : NULL, second, NULL);
}

/* What comes in place of the fleet is seen from its heading on, however far down the button was. */
static void
look_from_top (BsMusterFleet *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *viewport =
    scroller != NULL ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)) : NULL;
  double top;

  if (viewport != NULL &&
      gtk_widget_translate_coordinates (GTK_WIDGET (self),
                                        gtk_viewport_get_child (GTK_VIEWPORT (viewport)), 0, 0,
                                        NULL, &top))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                              top);
}

static void
add_ship_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);

  if (get_player (self) == NULL)
    return;

  remember_opener (self, "add-ship", "", NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "adding");
  bs_muster_adding_ship (BS_MUSTER_ADDING (self->adding));
  look_from_top (self);
}

static void
equip_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id, *slot;
  const BsShip *ship;

  g_variant_get (parameter, "(&s&s)", &id, &slot);
  ship = bs_state_ship (bs_table_get_state (self->table), bs_id (id));
  if (ship == NULL)
    return;

  remember_opener (self, *slot != '\0' ? "slot-" : "other-", ship->id, slot);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "adding");
  bs_muster_adding_upgrade (BS_MUSTER_ADDING (self->adding), ship,
                            *slot != '\0' ? bs_id (slot) : NULL);
  look_from_top (self);
}

/* What belongs to one thing of the fleet is asked beside its button, not beside the whole
 * column. */
static GtkWidget *
button_of (BsMusterFleet *self,
           const char    *prefix,
           const char    *id)
{
  g_autofree char *name = g_strconcat (prefix, id, NULL);
  GtkWidget *button = bs_find_named (self->stack, name);

  if (g_strcmp0 (id, self->player) == 0)
    button = self->menu;

  return button != NULL ? button : GTK_WIDGET (self);
}

static void
boarder_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id, *stack;
  const BsShip *ship;

  g_variant_get (parameter, "(&s&s)", &id, &stack);
  ship = bs_state_ship (bs_table_get_state (self->table), bs_id (id));
  if (ship == NULL)
    return;

  bs_own_cards_boarder (button_of (self, "boarder-", stack), self->table, self->player,
                        bs_id (stack));
}

static void
lead_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  const BsShip *ship = bs_state_ship (bs_table_get_state (self->table), bs_id (id));

  if (ship == NULL)
    return;

  remember_opener (self, "lead-", id, NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "adding");
  bs_muster_adding_lead (BS_MUSTER_ADDING (self->adding), ship);
  look_from_top (self);
}

static void
gear_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id, *nothing;

  g_variant_get (parameter, "(&s&s)", &id, &nothing);
  bs_own_cards_gear (button_of (self, "gear-", id), self->table, self->player, bs_id (id));
}

static void
import_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);

  if (get_player (self) == NULL)
    return;

  remember_opener (self, "import", "", NULL);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "import");
  bs_import_view_start (BS_IMPORT_VIEW (self->import), self->table, self->player);
  look_from_top (self);
}

/* A file or a text is dropped on the column. */
static gboolean
drop_cb (BsMusterFleet *self,
         const GValue  *value)
{
  return bs_muster_fleet_import (self, value);
}

static void
drop_fleet_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id = g_variant_get_string (parameter, NULL);

  bs_table_perform_line (self->table, button_of (self, "drop-", id), "drop on=%s", id);
}

/* @order is the id and the place that it goes to. */
static void
order_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id;
  int to;

  g_variant_get (parameter, "(&si)", &id, &to);
  bs_table_perform_line (self->table, widget, "order on=%s to=%d", id, to);
}

static void
show_fleet (BsMusterFleet *self)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (self->stack)), "fleet") == 0)
    return;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "fleet");
  bs_refill_end (self->fleet, g_strdup (self->opener != NULL ? self->opener : ""));
}

static void
bs_muster_fleet_dispose (GObject *object)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (object);

  g_clear_pointer (&self->stack, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_pointer (&self->slots, g_ptr_array_unref);
  g_clear_pointer (&self->opener, g_free);

  G_OBJECT_CLASS (bs_muster_fleet_parent_class)->dispose (object);
}

static void
bs_muster_fleet_class_init (BsMusterFleetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_muster_fleet_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "muster");
  gtk_widget_class_install_action (widget_class, "fleet.add-ship", NULL, add_ship_cb);
  gtk_widget_class_install_action (widget_class, "fleet.equip", "(ss)", equip_cb);
  gtk_widget_class_install_action (widget_class, "fleet.boarder", "(ss)", boarder_cb);
  gtk_widget_class_install_action (widget_class, "fleet.gear", "(ss)", gear_cb);
  gtk_widget_class_install_action (widget_class, "fleet.lead", "s", lead_cb);
  gtk_widget_class_install_action (widget_class, "fleet.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "fleet.drop", "s", drop_fleet_cb);
  gtk_widget_class_install_action (widget_class, "fleet.order", "(si)", order_cb);
}

/* What stays: the name, and behind it the buttons. */
static GtkWidget *
build_fleet (BsMusterFleet *self)
{
  GtkWidget *fleet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->name = bs_text_label ("", "ship-name");
  self->faction = bs_text_label ("", "dim-label");
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->menu = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->menu), "view-more-symbolic");
  bs_set_tooltip (self->menu, _("More about this player"));
  gtk_widget_add_css_class (self->menu, "flat");
  gtk_widget_set_name (self->menu, "player-menu");
  bs_set_label (self->menu, _("More about this player"));
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_box_append (GTK_BOX (self->head), self->name);
  gtk_box_append (GTK_BOX (self->head), self->faction);
  gtk_box_append (GTK_BOX (fleet), self->head);
  gtk_box_append (GTK_BOX (fleet), self->body);

  return fleet;
}

static void
bs_muster_fleet_init (BsMusterFleet *self)
{
  GtkDropTarget *drop = bs_dropped_target ();

  self->stack = gtk_stack_new ();
  self->fleet = build_fleet (self);
  self->import = bs_import_view_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  bs_layout_box_add_page (self->stack, self->fleet, "fleet");
  bs_layout_box_add_page (self->stack, self->import, "import");
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  g_signal_connect_object (drop, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->import, "back", G_CALLBACK (show_fleet), self, G_CONNECT_SWAPPED);
}

/**
 * bs_muster_fleet_player:
 * @self: the column
 *
 * Returns: whose fleet it is
 */
BsId
bs_muster_fleet_player (BsMusterFleet *self)
{
  return self->player;
}

/* That it is too much may be known, how much it is may not. */
static void
add_open_marks (BsMusterFleet   *self,
                const GPtrArray *problems)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new ();
  BsProblem limit;

  for (guint i = 0; i < problems->len; i++)
    {
      BsProblem *problem = problems->pdata[i];

      if (problem->on == self->player && g_str_equal (problem->key, "points-limit"))
        {
          limit = *problem;
          limit.text = _("With what lies face down it is more than was agreed; take something "
                          "out, or begin anyway.");
          problem = &limit;
        }
      g_ptr_array_add (marks, problem);
    }
  bs_muster_add_marks (self->body, marks, self->player);
}

/* "42 of 100 points", with a bar; without a limit only the sum. */
static void
add_total (BsMusterFleet   *self,
           const BsState   *state,
           const GPtrArray *problems)
{
  BsId agreed = bs_state_option (state, "points");
  int limit = agreed != NULL ? (int) g_ascii_strtoll (agreed, NULL, 10) : 0;
  gboolean whole;
  int points = bs_points_told (state, self->player, NULL, &whole);
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (limit > 0 && whole)
    /* Translators: what a fleet costs, and what it may cost. */
    text = g_strdup_printf (_("%d of %d points"), points, limit);
  else if (limit > 0)
    /* Translators: as “%d of %d points”; what lies face down is not counted. */
    text = g_strdup_printf (_("%d of %d points + face down"), points, limit);
  else
    text = bs_words_points (points, whole);
  label = bs_text_label (text, "total");
  gtk_widget_set_name (label, "total");
  gtk_box_append (GTK_BOX (self->body), label);

  if (limit > 0)
    {
      GtkWidget *bar = gtk_progress_bar_new ();

      gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), MIN (1.0, (double) points / limit));
      bs_set_label (bar, text);
      if (points > limit)
        gtk_widget_add_css_class (bar, "over");
      gtk_box_append (GTK_BOX (self->body), bar);
    }
  if (whole)
    bs_muster_add_marks (self->body, problems, self->player);
  else
    add_open_marks (self, problems);
}

static void
add_ships (BsMusterFleet   *self,
           const BsState   *state,
           const GPtrArray *problems)
{
  gboolean hides = FALSE;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player != self->player)
        continue;
      hides |= bs_muster_ship_hides (ship);
      gtk_box_append (GTK_BOX (self->body),
                      bs_muster_ship_new (state, ship, problems, self->slots));
    }
  gtk_widget_set_visible (self->peek_button, hides);
}

static void
clear_body (BsMusterFleet *self)
{
  bs_box_clear (self->body);
}

static GtkWidget *
build_add (void)
{
  GtkWidget *wrap = bs_wrap_box (8);
  GtkWidget *add = bs_text_button ("add-ship", _("_Add a Ship…"));
  GtkWidget *import = bs_text_button ("import", _("_Import a List…"));

  gtk_widget_add_css_class (add, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (add), "fleet.add-ship");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (import), "fleet.import");
  bs_layout_box_add (wrap, add);
  bs_layout_box_add (wrap, import);

  return wrap;
}

/* Another place at the table, or none any more. */
static void
fill_menu (BsMusterFleet *self,
           const BsState *state)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) out = g_menu_new ();
  guint place = 0;

  while (((BsPlayer *) state->players->pdata[place])->id != self->player)
    place++;
  for (int step = -1; step <= 1; step += 2)
    {
      g_autoptr (GMenuItem) item =
        g_menu_item_new (step < 0 ? _("Move to the _Left") : _("Move to the _Right"), NULL);
      int to = (int) place + 1 + step;

      g_menu_item_set_action_and_target (item, "fleet.order", "(si)", self->player, to);
      if (to >= 1 && to <= (int) state->players->len)
        g_menu_append_item (menu, item);
    }
  {
    g_autoptr (GMenuItem) item = g_menu_item_new (_("_Take Out with the Fleet"), NULL);

    g_menu_item_set_action_and_target (item, "fleet.drop", "s", self->player);
    g_menu_append_item (out, item);
  }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (out));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->menu), G_MENU_MODEL (menu));
}

/**
 * bs_muster_fleet_fill:
 * @self: the column
 * @state: the battle
 * @problems: (element-type BsProblem): what of the fleets is against a rule
 *
 * Shows the fleet as it is now.
 */
void
bs_muster_fleet_fill (BsMusterFleet   *self,
                      const BsState   *state,
                      const GPtrArray *problems)
{
  const BsPlayer *player = bs_state_player (state, self->player);
  char *focus;

  g_return_if_fail (BS_IS_MUSTER_FLEET (self) && player != NULL);

  if (self->slots == NULL || self->catalogue != state->catalogue)
    {
      g_clear_pointer (&self->slots, g_ptr_array_unref);
      self->catalogue = state->catalogue;
      self->slots = bs_catalogue_slots (state->catalogue);
    }

  focus = bs_refill_begin (self->body);
  gtk_label_set_label (GTK_LABEL (self->name), player->name);
  gtk_label_set_label (GTK_LABEL (self->faction), player->faction != NULL
                       ? bs_ruleset_name (state->ruleset, "faction", player->faction) : "");
  fill_menu (self, state);
  clear_body (self);
  add_total (self, state, problems);
  add_ships (self, state, problems);
  gtk_box_append (GTK_BOX (self->body), build_add ());
  if (focus != NULL)
    bs_refill_end (self->body, focus);
}

/**
 * bs_muster_fleet_new:
 * @table: the table
 * @player: whose fleet it is
 *
 * Returns: (transfer floating): an empty column; bs_muster_fleet_fill() fills it
 */
GtkWidget *
bs_muster_fleet_new (BsTable *table,
                     BsId     player)
{
  BsMusterFleet *self = g_object_new (BS_TYPE_MUSTER_FLEET, NULL);

  self->table = g_object_ref (table);
  self->player = player;
  self->peek_button = bs_peek_button_new (table, player);
  self->adding = bs_muster_adding_new (table, player);
  gtk_widget_set_visible (self->peek_button, FALSE);
  gtk_box_append (GTK_BOX (self->head), self->peek_button);
  gtk_box_append (GTK_BOX (self->head), bs_export_button_new (table, player));
  gtk_box_append (GTK_BOX (self->head), self->menu);
  bs_layout_box_add_page (self->stack, self->adding, "adding");
  g_signal_connect_object (self->adding, "back", G_CALLBACK (show_fleet), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/**
 * bs_muster_fleet_home:
 * @self: the column
 *
 * Shows the fleet again in place of a search.
 */
void
bs_muster_fleet_home (BsMusterFleet *self)
{
  show_fleet (self);
}

/**
 * bs_muster_fleet_import:
 * @self: the column
 * @value: a file, files (the first of them is taken), text or bytes
 *
 * Shows what a list would bring into this fleet.
 *
 * Returns: whether it is something that can be read
 */
gboolean
bs_muster_fleet_import (BsMusterFleet *self,
                        const GValue  *value)
{
  g_autoptr (GBytes) bytes = bs_dropped_bytes (value);

  if (get_player (self) == NULL || !bs_table_is_live (self->table) ||
      (bytes == NULL && bs_dropped_file (value) == NULL))
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self), "fleet.import", NULL);

  return bs_import_view_read_value (BS_IMPORT_VIEW (self->import), value);
}
