/* bs-muster-adding.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-muster-adding.h"

#include "app/catalogue/bs-card-search.h"
#include "app/table/bs-by-hand.h"
#include "app/widgets/bs-layout-box.h"

#include "engine/state/bs-fleet-names.h"

#include <glib/gi18n.h>

/* What is being added. */
typedef enum
{
  ADD_SHIP,
  ADD_LEADER,
  CHANGE_LEADER,
  ADD_UPGRADE,
  ADD_BOARDER,
} Adding;

/**
 * BsMusterAdding:
 *
 * The conversation in which one card is added to a fleet: the search, for a ship then its leader,
 * and the form for what the catalogue does not have. What is chosen is a command; what breaks a
 * rule asks and is done anyway. It emits "back" when it is given up.
 */
struct _BsMusterAdding
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *stack;
  GtkWidget *search;
  GtkWidget *by_hand;

  /* Owned. */
  BsTable *table;

  BsId player;
  Adding adding;
  BsId ship;            /* (nullable) the ship that something is added to */
  BsId stack_id;        /* (nullable) the stack */
  BsId slot;            /* (nullable) the slot */
  /* (nullable) the ship card that waits for its leader; the table's catalogue owns it */
  const BsCard *hull;
};

enum
{
  BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BsMusterAdding, bs_muster_adding, GTK_TYPE_WIDGET)

static const BsPlayer *
get_player (BsMusterAdding *self)
{
  const BsState *state = bs_table_get_own_state (self->table);

  return state != NULL ? bs_state_player (state, self->player) : NULL;
}

/* An id that is free: "enterprise-d", "enterprise-d-2" ... */
static char *
free_id (const BsState *state,
         const char    *wanted)
{
  char *id = g_strdup (wanted);

  for (int n = 2;
       bs_state_ship (state, bs_id (id)) != NULL || bs_state_player (state, bs_id (id)) != NULL;
       n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%d", wanted, n);
    }

  return id;
}

static BsCommand *
make_ship (BsMusterAdding *self,
           const BsCard   *ship,
           const BsCard   *leader)
{
  g_autofree char *id = free_id (bs_table_get_own_state (self->table), ship->id);
  BsCommand *command = bs_command_new ("ship");

  bs_command_set (command, "id", id);
  bs_command_set (command, "player", self->player);
  bs_command_set (command, "card", ship->id);
  if (leader != NULL)
    bs_command_set (command, leader->kind, leader->id);
  if (leader != NULL && g_str_equal (leader->kind, "pilot"))
    bs_command_set (command, "name", bs_fleet_named_card (ship, leader)->name);

  return command;
}

/* Another captain or pilot for a ship that is there: a card, or a name. */
static BsCommand *
make_lead (BsMusterAdding *self,
           const char     *kind,
           const char     *leader)
{
  BsCommand *command = bs_command_new ("lead");

  bs_command_set (command, "ship", self->ship);
  bs_command_set (command, kind, leader);

  return command;
}

/* What a card that was found does. */
static BsCommand *
make_command (const BsCard *card,
              gpointer      data)
{
  BsMusterAdding *self = data;
  const BsCatalogue *catalogue = bs_table_get_own_state (self->table)->catalogue;
  const BsCard *ship;
  BsCommand *command;

  switch (self->adding)
    {
    case ADD_SHIP:
      ship = card->ship != NULL ? bs_catalogue_card (catalogue, card->ship) : NULL;
      return ship != NULL ? make_ship (self, ship, card) : make_ship (self, card, NULL);

    case ADD_LEADER:
      return make_ship (self, self->hull, card);

    case CHANGE_LEADER:
      return make_lead (self, card->kind, card->id);

    case ADD_UPGRADE:
    case ADD_BOARDER:
    default:
      command = bs_command_new (self->adding == ADD_UPGRADE ? "equip" : "boarder");
      bs_command_set (command, "ship", self->adding == ADD_UPGRADE ? self->ship : self->stack_id);
      bs_command_set (command, "card", card->id);
      return command;
    }
}

/* Sets the ship's name, if it is the pilot's as with make_ship(), to the next pilot's. */
static BsCommand *
make_name (BsMusterAdding *self,
           const char     *pilot)
{
  const BsState *state = bs_table_get_own_state (self->table);
  const BsShip *ship = bs_state_ship (state, self->ship);
  const BsShipPart *before = ship != NULL ? bs_ship_leader (ship) : NULL;
  const BsCard *card = ship != NULL ? bs_state_card (state, ship->card) : NULL;
  BsCommand *command;

  if (ship == NULL || !((before != NULL && g_str_equal (ship->told, before->name)) ||
                        (card != NULL && g_str_equal (ship->told, card->name))))
    return NULL;

  command = bs_command_new ("set");
  bs_command_set (command, "on", ship->id);
  bs_command_set (command, "name", pilot);

  return command;
}

static gboolean
flies_by_pilots (BsMusterAdding *self)
{
  return bs_catalogue_has_kind (bs_table_get_own_state (self->table)->catalogue, "pilot");
}

static void
start (BsMusterAdding   *self,
       const BsCardWish *wish)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "search");
  bs_card_search_start (BS_CARD_SEARCH (self->search), bs_table_get_own_state (self->table), wish);
}

static void
ask_leader (BsMusterAdding *self,
            const BsCard   *ship)
{
  gboolean pilots = flies_by_pilots (self);
  g_autofree char *heading =
    /* Translators: %s is a ship. */
    g_strdup_printf (pilots ? _("Pilot for %s") : _("Captain for %s"), bs_card_name (ship));
  BsCardWish wish = { heading, { pilots ? "pilot" : "captain", NULL } };

  self->adding = ADD_LEADER;
  self->hull = ship;
  wish.faction = ship->faction;
  wish.without = pilots ? _("Without a _Pilot") : _("Without a _Captain");
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

/* Takes @command. */
static void
lead (BsMusterAdding *self,
      BsCommand      *command,
      const char     *leader,
      GtkWidget      *from)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  BsCommand *name = flies_by_pilots (self) ? make_name (self, leader) : NULL;

  g_ptr_array_add (commands, command);
  if (name != NULL)
    g_ptr_array_add (commands, name);
  bs_table_perform_all (self->table, from, commands);
}

static void
chosen_cb (BsMusterAdding *self,
           const BsCard   *card,
           GtkWidget      *from)
{
  if (self->adding == ADD_SHIP && g_str_equal (card->kind, "ship"))
    ask_leader (self, card);
  else if (self->adding == CHANGE_LEADER)
    lead (self, make_command (card, self), card->name, from);
  else
    bs_table_perform (self->table, from, make_command (card, self));
}

static void
without_cb (BsMusterAdding *self,
            GtkWidget      *from)
{
  bs_table_perform (self->table, from, make_ship (self, self->hull, NULL));
}

/* A form for what the catalogue does not have. */
static void
by_hand_cb (BsMusterAdding *self)
{
  const char *typed = bs_card_search_text (BS_CARD_SEARCH (self->search));
  gboolean ship = self->adding == ADD_SHIP || self->adding == ADD_LEADER;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "by-hand");
  bs_by_hand_start (BS_BY_HAND (self->by_hand), ship ? BS_BY_HAND_SHIP : BS_BY_HAND_CARD, typed,
                    ship || (self->adding == ADD_UPGRADE && self->slot != NULL));
}

/* The window has the library. */
static void
keep_card (BsMusterAdding  *self,
           const BsCommand *command)
{
  const BsState *state = bs_table_get_own_state (self->table);
  const BsShip *ship = self->adding == ADD_UPGRADE ? bs_state_ship (state, self->ship) : NULL;
  const BsPlayer *player = get_player (self);
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autofree char *line = NULL;

  bs_command_complete (copy, "faction",
                       ship != NULL     ? ship->faction
                       : player != NULL ? player->faction
                                        : NULL);
  line = bs_command_print (copy);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.keep-card", "s", line);
}

static void
told_cb (BsMusterAdding *self,
         GtkWidget      *from)
{
  g_autofree char *id = free_id (bs_table_get_own_state (self->table), "ship");
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
  if (self->adding == CHANGE_LEADER)
    {
      BsCommand *told = make_lead (self, flies_by_pilots (self) ? "pilot" : "captain",
                                   bs_command_get (command, "name"));

      bs_command_set (told, "leader-points", bs_command_get (command, "points"));
      lead (self, told, bs_command_get (command, "name"), from);
      bs_command_free (command);
      return;
    }
  if (bs_by_hand_keeps (BS_BY_HAND (self->by_hand)))
    keep_card (self, command);
  bs_table_perform (self->table, from, command);
}

static void
back_cb (BsMusterAdding *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
bs_muster_adding_dispose (GObject *object)
{
  BsMusterAdding *self = BS_MUSTER_ADDING (object);

  g_clear_pointer (&self->stack, gtk_widget_unparent);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_muster_adding_parent_class)->dispose (object);
}

static void
bs_muster_adding_class_init (BsMusterAddingClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_muster_adding_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[BACK] = g_signal_new ("back", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
bs_muster_adding_init (BsMusterAdding *self)
{
  self->stack = gtk_stack_new ();
  self->search = bs_card_search_new ();
  self->by_hand = bs_by_hand_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  bs_layout_box_add_page (self->stack, self->search, "search");
  bs_layout_box_add_page (self->stack, self->by_hand, "by-hand");
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));

  g_signal_connect_object (self->search, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "without", G_CALLBACK (without_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "by-hand", G_CALLBACK (by_hand_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->by_hand, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->by_hand, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
}

/**
 * bs_muster_adding_new:
 * @table: the table
 * @player: to whose fleet cards are added
 *
 * Returns: (transfer floating): the conversation, which has not begun
 */
GtkWidget *
bs_muster_adding_new (BsTable *table,
                      BsId     player)
{
  BsMusterAdding *self = g_object_new (BS_TYPE_MUSTER_ADDING, NULL);

  self->table = g_object_ref (table);
  self->player = player;

  return GTK_WIDGET (self);
}

/**
 * bs_muster_adding_ship:
 * @self: the conversation, shown
 *
 * Begins to add a ship, and then its leader.
 */
void
bs_muster_adding_ship (BsMusterAdding *self)
{
  const BsPlayer *player = get_player (self);
  BsCardWish wish = { _("Add a Ship"), { "ship", "pilot", NULL } };

  g_return_if_fail (player != NULL);

  self->adding = ADD_SHIP;
  wish.faction = player->faction;
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

/**
 * bs_muster_adding_lead:
 * @self: the conversation, shown
 * @ship: a ship of the fleet
 *
 * Begins to give it another captain or pilot.
 */
void
bs_muster_adding_lead (BsMusterAdding *self,
                       const BsShip   *ship)
{
  gboolean pilots = flies_by_pilots (self);
  g_autofree char *heading =
    /* Translators: %s is a ship. */
    g_strdup_printf (pilots ? _("Pilot for %s") : _("Captain for %s"), ship->name);
  BsCardWish wish = { heading, { pilots ? "pilot" : "captain", NULL } };

  self->adding = CHANGE_LEADER;
  self->ship = ship->id;
  wish.faction = ship->faction;
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

/**
 * bs_muster_adding_upgrade:
 * @self: the conversation, shown
 * @ship: the ship that is equipped
 * @slot: (nullable): the slot that is filled; %NULL: any
 *
 * Begins to add an upgrade.
 */
void
bs_muster_adding_upgrade (BsMusterAdding *self,
                          const BsShip   *ship,
                          BsId            slot)
{
  const BsState *state = bs_table_get_own_state (self->table);
  g_autofree char *kind = NULL;
  g_autofree char *heading = NULL;
  BsCardWish wish = { NULL, { "upgrade", NULL } };

  self->adding = ADD_UPGRADE;
  self->ship = ship->id;
  self->slot = slot;
  kind = g_strdup (self->slot != NULL ? bs_ruleset_name (state->ruleset, "word", self->slot)
                                      : _("Card"));
  /* Translators: what is added, and the ship: "crew: U.S.S. Enterprise-D". */
  heading = g_strdup_printf (_("%s: %s"), ship->name, kind);
  wish.heading = heading;
  wish.slot = self->slot;
  wish.faction = ship->faction;
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}

/**
 * bs_muster_adding_boarder:
 * @self: the conversation, shown
 * @ship: the ship
 * @stack: the stack that the card goes on
 *
 * Begins to add a boarder.
 */
void
bs_muster_adding_boarder (BsMusterAdding *self,
                          const BsShip   *ship,
                          BsId            stack)
{
  g_autofree char *heading = NULL;
  BsCardWish wish = { NULL, { "pilot", NULL } };

  self->adding = ADD_BOARDER;
  self->ship = ship->id;
  self->stack_id = stack;
  /* Translators: %s is a ship. */
  heading = g_strdup_printf (_("Boarder for %s"), ship->name);
  wish.heading = heading;
  wish.faction = ship->faction;
  wish.make = make_command;
  wish.data = self;
  start (self, &wish);
}
