/* bs-muster-fleet.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-muster-fleet.h"

#include "bs-by-hand.h"
#include "bs-card-search.h"
#include "bs-export-button.h"
#include "bs-import-view.h"
#include "bs-muster-ship.h"
#include "bs-pieces.h"
#include "bs-wrap.h"

#include "engine/bs-fleet.h"

#include <glib/gi18n.h>
#include <string.h>

/* What is being added. */
typedef enum
{
  ADD_SHIP,
  ADD_LEADER,
  ADD_UPGRADE,
  ADD_BOARDER,
} Adding;

/**
 * BsMusterFleet:
 *
 * The column of one player while the fleets are built: what it costs, its ships, and in their place the search while a card is added.
 * Whatever is added is a command; what breaks a rule asks and is done anyway.
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
  GtkWidget *body;
  GtkWidget *search;
  GtkWidget *by_hand;
  GtkWidget *import;

  /* Owned. */
  BsTable *table;
  GPtrArray *slots;     /* BsId: the kinds of upgrades of the catalogue */
  char *opener;         /* (nullable) name of the button that opened the search */

  const BsCatalogue *catalogue;  /* that of slots, not owned: only compared */
  BsId player;
  Adding adding;
  BsId ship;            /* (nullable) the ship that something is added to */
  BsId stack_id;        /* (nullable) the stack */
  BsId slot;            /* (nullable) the slot */
  const BsCard *hull;   /* (nullable) the ship card that waits for its leader; the table's catalogue owns it */
  gboolean peek;
};

G_DEFINE_FINAL_TYPE (BsMusterFleet, bs_muster_fleet, GTK_TYPE_WIDGET)

static const BsPlayer *
get_player (BsMusterFleet *self)
{
  const BsState *state = bs_table_get_state (self->table);

  return state != NULL ? bs_state_player (state, self->player) : NULL;
}

/* An id that is free: "enterprise-d", "enterprise-d-2" ... */
static char *
free_id (const BsState *state,
         const char    *wanted)
{
  char *id = g_strdup (wanted);

  for (int n = 2; bs_state_ship (state, bs_id (id)) != NULL || bs_state_player (state, bs_id (id)) != NULL; n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%d", wanted, n);
    }

  return id;
}

static BsCommand *
make_ship (BsMusterFleet *self,
           const BsCard  *ship,
           const BsCard  *leader)
{
  g_autofree char *id = free_id (bs_table_get_state (self->table), ship->id);
  BsCommand *command = bs_command_new ("ship");

  bs_command_set (command, "id", id);
  bs_command_set (command, "player", self->player);
  bs_command_set (command, "card", ship->id);
  if (leader != NULL)
    bs_command_set (command, leader->kind, leader->id);

  return command;
}

/* What a card that was found does. */
static BsCommand *
make_command (const BsCard *card,
              gpointer      data)
{
  BsMusterFleet *self = data;
  const BsCatalogue *catalogue = bs_table_get_state (self->table)->catalogue;
  const BsCard *ship;
  BsCommand *command;

  switch (self->adding)
    {
    case ADD_SHIP:
      ship = card->ship != NULL ? bs_catalogue_card (catalogue, card->ship) : NULL;
      return ship != NULL ? make_ship (self, ship, card) : make_ship (self, card, NULL);

    case ADD_LEADER:
      return make_ship (self, self->hull, card);

    case ADD_UPGRADE:
    case ADD_BOARDER:
    default:
      command = bs_command_new (self->adding == ADD_UPGRADE ? "equip" : "boarder");
      bs_command_set (command, "ship", self->adding == ADD_UPGRADE ? self->ship : self->stack_id);
      bs_command_set (command, "card", card->id);
      return command;
    }
}

static gboolean
has_kind (const BsCatalogue *catalogue,
          const char        *kind)
{
  for (guint i = 0; catalogue != NULL && i < catalogue->cards->len; i++)
    if (g_str_equal (((BsCard *) catalogue->cards->pdata[i])->kind, kind))
      return TRUE;

  return FALSE;
}

static void
start (BsMusterFleet    *self,
       const BsCardWish *wish)
{
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->search);
  bs_card_search_start (BS_CARD_SEARCH (self->search), bs_table_get_state (self->table), wish);
}

static void
remember_opener (BsMusterFleet *self,
                 const char    *format,
                 const char    *first,
                 const char    *second)
{
  g_free (self->opener);
  self->opener = g_strconcat (format, first, second != NULL && *second != '\0' ? "-" : NULL, second, NULL);
}

static void
add_ship_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const BsPlayer *player = get_player (self);
  BsCardWish wish = { _("Add a Ship"), { "ship", "pilot", NULL } };

  if (player == NULL)
    return;

  remember_opener (self, "add-ship", "", NULL);
  self->adding = ADD_SHIP;
  wish.faction = player->faction;
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

static void
ask_leader (BsMusterFleet *self,
            const BsCard  *ship)
{
  gboolean pilots = has_kind (bs_table_get_state (self->table)->catalogue, "pilot");
  /* Translators: %s is a ship. */
  g_autofree char *heading = g_strdup_printf (pilots ? _("Pilot for %s") : _("Captain for %s"), bs_card_name (ship));
  BsCardWish wish = { heading, { pilots ? "pilot" : "captain", NULL } };

  self->adding = ADD_LEADER;
  self->hull = ship;
  wish.faction = ship->faction;
  wish.ship = ship->id;
  wish.without = pilots ? _("Without a _Pilot") : _("Without a _Captain");
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

static void
equip_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const BsState *state = bs_table_get_state (self->table);
  const char *id, *slot;
  const BsShip *ship;
  g_autofree char *kind = NULL;
  g_autofree char *heading = NULL;
  BsCardWish wish = { NULL, { "upgrade", NULL } };

  g_variant_get (parameter, "(&s&s)", &id, &slot);
  ship = bs_state_ship (state, bs_id (id));
  if (ship == NULL)
    return;

  remember_opener (self, *slot != '\0' ? "slot-" : "other-", ship->id, slot);
  self->adding = ADD_UPGRADE;
  self->ship = ship->id;
  self->slot = *slot != '\0' ? bs_id (slot) : NULL;
  kind = g_strdup (self->slot != NULL ? bs_ruleset_name (state->ruleset, "word", self->slot) : _("Card"));
  /* Translators: what is added, and the ship: "crew: U.S.S. Enterprise-D". */
  heading = g_strdup_printf (_("%s: %s"), ship->name, kind);
  wish.heading = heading;
  wish.slot = self->slot;
  wish.ship = ship->card;
  wish.faction = ship->faction;
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

static void
boarder_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id, *stack;
  const BsShip *ship;
  g_autofree char *heading = NULL;
  BsCardWish wish = { NULL, { "pilot", NULL } };

  g_variant_get (parameter, "(&s&s)", &id, &stack);
  ship = bs_state_ship (bs_table_get_state (self->table), bs_id (id));
  if (ship == NULL)
    return;

  remember_opener (self, "boarder-", stack, NULL);
  self->adding = ADD_BOARDER;
  self->ship = ship->id;
  self->stack_id = bs_id (stack);
  /* Translators: %s is a ship. */
  heading = g_strdup_printf (_("Boarder for %s"), ship->name);
  wish.heading = heading;
  wish.faction = ship->faction;
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

static void
gear_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsMusterFleet *self = BS_MUSTER_FLEET (widget);
  const char *id, *nothing;

  g_variant_get (parameter, "(&s&s)", &id, &nothing);
  bs_table_perform_line (self->table, widget, "equip ship=%s gear hidden", id);
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
  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->import);
  bs_import_view_start (BS_IMPORT_VIEW (self->import), self->table, self->player);
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

  bs_table_perform_line (self->table, widget, "drop on=%s", g_variant_get_string (parameter, NULL));
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
  if (gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->fleet)
    return;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->fleet);
  bs_refill_end (self->fleet, g_strdup (self->opener != NULL ? self->opener : ""));
}

static void
chosen_cb (BsMusterFleet *self,
           const BsCard  *card,
           GtkWidget     *from)
{
  if (self->adding == ADD_SHIP && g_str_equal (card->kind, "ship"))
    ask_leader (self, card);
  else
    bs_table_perform (self->table, from, make_command (card, self));
}

static void
without_cb (BsMusterFleet *self,
            GtkWidget     *from)
{
  bs_table_perform (self->table, from, make_ship (self, self->hull, NULL));
}

/* A form for what the catalogue does not have. */
static void
by_hand_cb (BsMusterFleet *self)
{
  const char *typed = bs_card_search_text (BS_CARD_SEARCH (self->search));
  gboolean ship = self->adding == ADD_SHIP || self->adding == ADD_LEADER;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), self->by_hand);
  bs_by_hand_start (BS_BY_HAND (self->by_hand), ship ? BS_BY_HAND_SHIP : BS_BY_HAND_CARD, typed,
                    ship || (self->adding == ADD_UPGRADE && self->slot != NULL));
}

/* The window has the library. */
static void
keep_card (BsMusterFleet   *self,
           const BsCommand *command)
{
  const BsState *state = bs_table_get_state (self->table);
  const BsShip *ship = self->adding == ADD_UPGRADE ? bs_state_ship (state, self->ship) : NULL;
  const BsPlayer *player = get_player (self);
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autofree char *line = NULL;

  bs_command_complete (copy, "faction", ship != NULL ? ship->faction : player != NULL ? player->faction : NULL);
  line = bs_command_print (copy);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.keep-card", "s", line);
}

static void
told_cb (BsMusterFleet *self,
         GtkWidget     *from)
{
  g_autofree char *id = free_id (bs_table_get_state (self->table), "ship");
  BsCommand *command;

  if (self->adding == ADD_SHIP || self->adding == ADD_LEADER)
    {
      command = bs_command_new ("ship");
      bs_command_set (command, "id", id);
      bs_command_set (command, "player", self->player);
    }
  else
    {
      command = bs_command_new (self->adding == ADD_UPGRADE ? "equip" : "boarder");
      bs_command_set (command, "ship", self->adding == ADD_UPGRADE ? self->ship : self->stack_id);
      if (self->adding == ADD_UPGRADE && self->slot != NULL)
        bs_command_set (command, "slot", self->slot);
    }
  bs_by_hand_tell (BS_BY_HAND (self->by_hand), command);
  if (bs_by_hand_keeps (BS_BY_HAND (self->by_hand)))
    keep_card (self, command);
  bs_table_perform (self->table, from, command);
}

static void
peek_cb (BsMusterFleet *self,
         gboolean       held)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) problems = NULL;

  if (self->peek == held || state == NULL)
    return;

  self->peek = held;
  problems = bs_points_problems (state, self->player);
  bs_muster_fleet_fill (self, state, problems);
}

static void
peek_state_cb (BsMusterFleet *self,
               GtkStateFlags  before,
               GtkWidget     *button)
{
  peek_cb (self, (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_ACTIVE) != 0);
}

static gboolean
peek_key_cb (BsMusterFleet *self,
             guint          key)
{
  if (key != GDK_KEY_space && key != GDK_KEY_Return)
    return FALSE;

  peek_cb (self, TRUE);
  return TRUE;
}

static void
peek_key_up_cb (BsMusterFleet *self)
{
  peek_cb (self, FALSE);
}

static GtkWidget *
build_peek (BsMusterFleet *self)
{
  GtkWidget *button = bs_text_button ("peek", _("_Peek While Held"));
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (peek_state_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (peek_key_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (peek_key_up_cb), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (button, keys);
  gtk_widget_set_visible (button, FALSE);

  return button;
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
  gtk_widget_class_install_action (widget_class, "fleet.import", NULL, import_cb);
  gtk_widget_class_install_action (widget_class, "fleet.drop", "s", drop_fleet_cb);
  gtk_widget_class_install_action (widget_class, "fleet.order", "(si)", order_cb);
}

/* What stays: the name, and the button that is held. */
static GtkWidget *
build_fleet (BsMusterFleet *self)
{
  GtkWidget *fleet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->name = bs_text_label ("", "ship-name");
  self->faction = bs_text_label ("", "dim-label");
  self->peek_button = build_peek (self);
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_box_append (GTK_BOX (self->head), self->name);
  gtk_box_append (GTK_BOX (self->head), self->faction);
  gtk_box_append (GTK_BOX (self->head), self->peek_button);
  gtk_box_append (GTK_BOX (fleet), self->head);
  gtk_box_append (GTK_BOX (fleet), self->body);

  return fleet;
}

static void
bs_muster_fleet_init (BsMusterFleet *self)
{
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  self->stack = gtk_stack_new ();
  self->fleet = build_fleet (self);
  self->search = bs_card_search_new ();
  self->by_hand = bs_by_hand_new ();
  self->import = bs_import_view_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), self->fleet, "fleet");
  gtk_stack_add_named (GTK_STACK (self->stack), self->search, "search");
  gtk_stack_add_named (GTK_STACK (self->stack), self->by_hand, "by-hand");
  gtk_stack_add_named (GTK_STACK (self->stack), self->import, "import");
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (drop, (GType[]) { GDK_TYPE_FILE_LIST, G_TYPE_FILE, G_TYPE_STRING }, 3);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
  g_signal_connect_object (drop, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);

  g_signal_connect_object (self->search, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "without", G_CALLBACK (without_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "by-hand", G_CALLBACK (by_hand_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "back", G_CALLBACK (show_fleet), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->by_hand, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->by_hand, "back", G_CALLBACK (show_fleet), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->import, "back", G_CALLBACK (show_fleet), self, G_CONNECT_SWAPPED);
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
  gtk_box_append (GTK_BOX (self->head), bs_export_button_new (table, player));

  return GTK_WIDGET (self);
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

/* "42 of 100 points", with a bar; without a limit only the sum. */
static void
add_total (BsMusterFleet   *self,
           const BsState   *state,
           const GPtrArray *problems)
{
  BsId agreed = bs_state_option (state, "points");
  int limit = agreed != NULL ? (int) g_ascii_strtoll (agreed, NULL, 10) : 0;
  int points = bs_state_points (state, self->player);
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (limit > 0)
    /* Translators: what a fleet costs, and what it may cost. */
    text = g_strdup_printf (_("%d of %d points"), points, limit);
  else
    text = g_strdup_printf (ngettext ("%d point", "%d points", points), points);
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
  bs_muster_add_marks (self->body, problems, self->player);
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
      gtk_box_append (GTK_BOX (self->body), bs_muster_ship_new (state, ship, problems, self->slots, self->peek));
    }
  gtk_widget_set_visible (self->peek_button, hides);
}

static void
clear_body (BsMusterFleet *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->body)) != NULL)
    gtk_box_remove (GTK_BOX (self->body), child);
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
  bs_wrap_box_add (wrap, add);
  bs_wrap_box_add (wrap, import);

  return wrap;
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
      self->slots = bs_muster_slots (state->catalogue);
    }

  focus = bs_refill_begin (self->body);
  gtk_label_set_label (GTK_LABEL (self->name), player->name);
  gtk_label_set_label (GTK_LABEL (self->faction), player->faction != NULL
                       ? bs_ruleset_name (state->ruleset, "faction", player->faction) : "");
  clear_body (self);
  add_total (self, state, problems);
  add_ships (self, state, problems);
  gtk_box_append (GTK_BOX (self->body), build_add ());
  if (focus != NULL)
    bs_refill_end (self->body, focus);
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
 * @value: a file, files (the first of them is taken) or text
 *
 * Shows what a list would bring into this fleet.
 *
 * Returns: whether it is something that can be read
 */
gboolean
bs_muster_fleet_import (BsMusterFleet *self,
                        const GValue  *value)
{
  GFile *file = NULL;

  if (get_player (self) == NULL || !bs_table_is_live (self->table))
    return FALSE;
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST) && g_value_get_boxed (value) != NULL)
    file = ((GSList *) g_value_get_boxed (value))->data;
  else if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    file = g_value_get_object (value);
  else if (!G_VALUE_HOLDS_STRING (value) || g_value_get_string (value) == NULL)
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self), "fleet.import", NULL);
  if (file != NULL)
    bs_import_view_read_file (BS_IMPORT_VIEW (self->import), file);
  else
    {
      const char *text = g_value_get_string (value);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

      bs_import_view_read (BS_IMPORT_VIEW (self->import), bytes);
    }

  return TRUE;
}
