/* bs-muster-ship.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One ship of a fleet that is being built: its cards, its free slots, its stack, and what of it is
 * against a rule. Its buttons are actions of the fleet around it ("fleet.equip" and its
 * sisters). */

#include "bs-muster-ship.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-wrap.h"

#include "engine/boarding/bs-docking.h"
#include "engine/boarding/bs-gear.h"
#include "engine/fleet/bs-fleet.h"
#include "engine/fleet/bs-points.h"
#include "engine/fleet/bs-slots.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

typedef struct
{
  const BsState *state;
  const BsShip *ship;
  const GPtrArray *problems;
} Muster;

/**
 * bs_muster_add_marks:
 * @box: what is marked
 * @problems: (element-type BsProblem): what of the fleets is against a rule
 * @on: the player, the ship or the card that @box shows
 *
 * Adds the sentence of each problem that lies here.
 */
void
bs_muster_add_marks (GtkWidget       *box,
                     const GPtrArray *problems,
                     BsId             on)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const BsProblem *problem = problems->pdata[i];
      GtkWidget *mark, *icon, *text;

      if (problem->on != on)
        continue;

      mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
      gtk_widget_set_valign (icon, GTK_ALIGN_START);
      gtk_widget_add_css_class (mark, "mark");
      gtk_widget_set_name (mark, problem->key);
      gtk_box_append (GTK_BOX (mark), icon);
      gtk_box_append (GTK_BOX (mark), text = bs_text_label (problem->text, NULL));
      gtk_widget_set_hexpand (text, TRUE);
      if (problem->rule != NULL)
        gtk_box_append (GTK_BOX (mark), bs_rule_link_new (problem->rule));
      gtk_box_append (GTK_BOX (box), mark);
    }
}

/**
 * bs_muster_ship_hides:
 * @ship: a ship
 *
 * Returns: whether something on it lies face down
 */
gboolean
bs_muster_ship_hides (const BsShip *ship)
{
  for (guint i = 0; i < ship->parts->len; i++)
    if (((BsShipPart *) ship->parts->pdata[i])->hidden)
      return TRUE;
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        if (!((BsBoarder *) stack->boarders->pdata[j])->open)
          return TRUE;
    }

  return FALSE;
}

static GtkWidget *
action_button (const char *name,
               const char *text,
               const char *action,
               const char *first,
               const char *second)
{
  GtkWidget *button = bs_text_button (name, text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(ss)", first, second);

  return button;
}

/* A small button at the end of a row; it says in full what it does. */
static GtkWidget *
row_button (const char *name,
            const char *icon,
            const char *text)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_name (button, name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  bs_set_tooltip (button, text);
  gtk_widget_add_css_class (button, "flat");
  bs_set_label (button, text);

  return button;
}

/* What takes a card, a boarder or a ship out again. @called is what others may know it by. */
static GtkWidget *
drop_button (BsId        id,
             const char *called)
{
  g_autofree char *name = g_strconcat ("drop-", id, NULL);
  /* Translators: %s is a ship or a card of the fleet. */
  g_autofree char *text = g_strdup_printf (_("Take Out: %s"), called);
  GtkWidget *button = row_button (name, "user-trash-symbolic", text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "fleet.drop");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", id);

  return button;
}

/* Another captain or pilot. */
static GtkWidget *
lead_button (const BsShip *ship)
{
  g_autofree char *name = g_strconcat ("lead-", ship->id, NULL);
  /* Translators: %s is a ship. */
  g_autofree char *text = g_strdup_printf (_("Another One for %s"), ship->name);
  GtkWidget *button = row_button (name, "document-edit-symbolic", text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "fleet.lead");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ship->id);

  return button;
}

static GtkWidget *
order_button (BsId        id,
              int         to,
              gboolean    up,
              const char *called)
{
  g_autofree char *name = g_strconcat (up ? "up-" : "down-", id, NULL);
  /* Translators: %s is a ship or a card of the fleet. */
  g_autofree char *text = g_strdup_printf (up ? _("Move Up: %s") : _("Move Down: %s"), called);
  GtkWidget *button = row_button (name, up ? "go-up-symbolic" : "go-down-symbolic", text);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "fleet.order");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(si)", id, to);

  return button;
}

/* A card: what it is, its name, its points. A card that lies face down is a back. */
static GtkWidget *
card_row (const char *kind,
          const char *name,
          const char *more,
          int         points,
          gboolean    down)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *figure = g_strdup_printf ("%d", points);
  g_autofree char *sub = more != NULL ? g_strconcat (kind, " · ", more, NULL) : g_strdup (kind);

  gtk_widget_add_css_class (row, "muster-card");
  gtk_widget_set_hexpand (words, TRUE);
  if (down)
    {
      gtk_widget_add_css_class (row, "face-down");
      gtk_box_append (GTK_BOX (words), bs_text_label (_("A card, face down"), "card-title"));
      gtk_box_append (GTK_BOX (row), words);
      return row;
    }

  gtk_box_append (GTK_BOX (words), bs_text_label (name, "card-title"));
  gtk_box_append (GTK_BOX (words), bs_text_label (sub, "dim-label"));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), bs_text_label (figure, "value"));

  return row;
}

/* The card of a section is worth what it costs, though its pilot stands for it in the stack. */
static int
part_points (const Muster     *muster,
             const BsShipPart *part)
{
  const BsShip *ship = muster->ship;

  for (guint i = 0; ship->sections->len > 1 && i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];
      g_autofree char *slot = g_strconcat (section->id, "-card", NULL);

      if (g_strcmp0 (part->slot, slot) == 0)
        return bs_words_section_points (muster->state, ship, section);
    }

  return bs_points_of_part (muster->state, ship, part);
}

static void
add_part (const Muster     *muster,
          GtkWidget        *card,
          const BsShipPart *part)
{
  int skill = bs_counters_get (part->numbers, bs_id ("skill"), -1);
  g_autofree char *kind = bs_words_capital (
    bs_ruleset_name (muster->state->ruleset, "word", part->slot != NULL ? part->slot : part->kind));
  g_autofree char *more = skill >= 0 ? g_strdup_printf (_("Skill %d"), skill) : NULL;
  const char *name = bs_fleet_part_name (muster->state, part);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = card_row (kind, name, more, part_points (muster, part), part->hidden);

  gtk_widget_set_name (box, part->id);
  if (part == bs_ship_leader (muster->ship))
    gtk_box_append (GTK_BOX (row), lead_button (muster->ship));
  if (!part->hidden)
    gtk_box_append (GTK_BOX (row), drop_button (part->id, name));
  gtk_box_append (GTK_BOX (box), row);
  if (!part->hidden)
    bs_muster_add_marks (box, muster->problems, part->id);
  gtk_box_append (GTK_BOX (card), box);
}

static char *
describe_ship (const Muster *muster)
{
  static const char *const numbers[] = { "attack", "agility" };
  const BsShip *ship = muster->ship;
  const BsCard *card = bs_state_card (muster->state, ship->card);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  int hull = 0, shields = 0;

  if (card != NULL && card->ship_class != NULL)
    g_ptr_array_add (words, g_strdup (card->ship_class));
  else if (card != NULL && !g_str_equal (card->name, ship->told))
    g_ptr_array_add (words, g_strdup (bs_card_name (card)));
  /* Of several cards each has its own. */
  for (guint i = 0; ship->sections->len < 2 && i < G_N_ELEMENTS (numbers); i++)
    g_ptr_array_add (words, g_strdup_printf (i == 0 ? _("Attack %d") : _("Agility %d"),
                                             bs_ship_printed (ship, numbers[i], 0)));
  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      hull += section->hull;
      shields += section->active;
    }
  if (ship->sections->len < 2)
    {
      g_ptr_array_add (words, g_strdup_printf (_("Hull %d"), hull));
      g_ptr_array_add (words, g_strdup_printf (_("Shields %d"), shields));
    }
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" · ", (char **) words->pdata);
}

static void
add_head (const Muster *muster,
          GtkWidget    *card)
{
  const BsShip *ship = muster->ship;
  const BsCard *known = bs_state_card (muster->state, ship->card);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *name =
    bs_text_label (known != NULL && g_str_equal (known->name, ship->name) ? bs_card_name (known)
                                                                          : ship->name,
                   "ship-name");
  gboolean whole;
  int sum = bs_points_told_of_ship (muster->state, ship, NULL, &whole);
  g_autofree char *points = bs_words_points (sum, whole);
  g_autofree char *text = describe_ship (muster);

  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (head), bs_text_label (points, "value"));
  gtk_box_append (GTK_BOX (head), drop_button (ship->id, ship->name));
  gtk_box_append (GTK_BOX (card), head);
  gtk_box_append (GTK_BOX (card), bs_text_label (text, "dim-label"));
  for (guint i = 0; ship->sections->len > 1 && i < ship->sections->len; i++)
    {
      g_autofree char *section = bs_words_section (muster->state, ship, ship->sections->pdata[i]);

      gtk_box_append (GTK_BOX (card), bs_text_label (section, "section"));
    }
  bs_muster_add_marks (card, muster->problems, ship->id);
}

/* "Crew (2)": so many slots are free. */
static void
add_slots (const Muster    *muster,
           GtkWidget       *card,
           const GPtrArray *slots)
{
  GtkWidget *wrap = bs_wrap_box (8);
  const BsShip *ship = muster->ship;
  const BsShipPart *gear = bs_docking_gear (ship);

  for (guint i = 0; i < slots->len; i++)
    {
      int n = bs_slots_free (muster->state, ship, slots->pdata[i], NULL);
      g_autofree char *name =
        g_strconcat ("slot-", ship->id, "-", (const char *) slots->pdata[i], NULL);
      g_autofree char *slot = NULL;
      g_autofree char *text = NULL;

      if (n <= 0)
        continue;
      slot = bs_words_capital (bs_ruleset_name (muster->state->ruleset, "word", slots->pdata[i]));
      /* Translators: a kind of upgrade, and how many of it may still be added: "Crew (2)". */
      text = n > 1 ? g_strdup_printf (_("+ %s (%d)"), slot, n) : g_strdup_printf (_("+ %s"), slot);
      bs_layout_box_add (wrap,
                         action_button (name, text, "fleet.equip", ship->id, slots->pdata[i]));
    }
  if (bs_ship_leader (ship) == NULL)
    {
      g_autofree char *name = g_strconcat ("lead-", ship->id, NULL);
      GtkWidget *lead = bs_text_button (name, _("+ Captain or Pilot"));

      gtk_actionable_set_action_name (GTK_ACTIONABLE (lead), "fleet.lead");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (lead), "s", ship->id);
      bs_layout_box_add (wrap, lead);
    }
  if (slots->len > 0)
    {
      g_autofree char *name = g_strconcat ("other-", ship->id, NULL);

      bs_layout_box_add (wrap,
                         action_button (name, _("Another Card…"), "fleet.equip", ship->id, ""));
    }
  if (bs_ruleset_figure (muster->state->ruleset, "gear-cost", -1) >= 0 &&
      (gear == NULL || gear->hidden))
    {
      g_autofree char *name = g_strconcat ("gear-", ship->id, NULL);

      bs_layout_box_add (wrap,
                         action_button (name, _("+ Card, Face Down"), "fleet.gear", ship->id, ""));
    }
  gtk_box_append (GTK_BOX (card), wrap);
}

/* Dropped on another boarder of its stack it takes his place. */
static gboolean
dropped_cb (GtkDropTarget *target,
            const GValue  *value,
            double         x,
            double         y,
            gpointer       place)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  const char *id = g_variant_get_string (g_value_get_variant (value), NULL);

  if (bs_id_ship (bs_id (id)) != bs_id_ship (bs_id (gtk_widget_get_name (row))))
    return FALSE;

  return gtk_widget_activate_action (row, "fleet.order", "(si)", id, GPOINTER_TO_INT (place));
}

/* A variant is no text: it cannot be dropped where lists are read. */
static void
make_draggable (GtkWidget *row,
                BsId       id,
                int        place)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_VARIANT, GDK_ACTION_MOVE);
  g_autoptr (GdkContentProvider) content =
    gdk_content_provider_new_typed (G_TYPE_VARIANT, g_variant_new_string (id));

  gtk_drag_source_set_content (source, content);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (source));
  g_signal_connect (target, "drop", G_CALLBACK (dropped_cb), GINT_TO_POINTER (place));
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (target));
}

/* With its action it would be switched on again. */
static void
switch_off (GtkWidget *button)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_widget_set_sensitive (button, FALSE);
}

/* @place counts from the bottom. */
static void
add_boarder_buttons (const Muster  *muster,
                     GtkWidget     *row,
                     const BsStack *stack,
                     int            place)
{
  const BsBoarder *boarder = stack->boarders->pdata[place - 1];
  const char *called = bs_fleet_boarder_name (muster->state, boarder);
  GtkWidget *up = order_button (boarder->id, place + 1, TRUE, called);
  GtkWidget *down = order_button (boarder->id, place - 1, FALSE, called);
  gboolean last =
    place >= (int) stack->boarders->len || ((BsBoarder *) stack->boarders->pdata[place])->pilot;

  if (last)
    switch_off (up);
  if (place == 1)
    switch_off (down);
  gtk_box_append (GTK_BOX (row), up);
  gtk_box_append (GTK_BOX (row), down);
  gtk_box_append (GTK_BOX (row), drop_button (boarder->id, called));
  make_draggable (row, boarder->id, place);
}

/* The lowest lies at the bottom, as on the table. */
static void
add_stack (const Muster  *muster,
           GtkWidget     *card,
           const BsStack *stack)
{
  g_autofree char *name = g_strconcat ("boarder-", stack->id, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (box),
                  bs_text_label (_("Stack, the lowest at the bottom"), "panel-heading"));
  gtk_box_append (GTK_BOX (box), action_button (name, _("+ Boarder"), "fleet.boarder",
                                                muster->ship->id, stack->id));
  for (guint i = stack->boarders->len; i > 0; i--)
    {
      const BsBoarder *boarder = stack->boarders->pdata[i - 1];
      const char *kind = boarder->pilot ? _("Pilot character") : _("Boarder");
      gboolean shown = bs_ship_shows_boarder (muster->ship, boarder, NULL);
      GtkWidget *row = card_row (kind, bs_fleet_boarder_name (muster->state, boarder), NULL,
                                 boarder->points, !shown);

      gtk_widget_set_name (row, boarder->id);
      /* What lies face down is put in order behind the curtain. */
      if (!boarder->pilot && shown)
        add_boarder_buttons (muster, row, stack, i);
      gtk_box_append (GTK_BOX (box), row);
    }
  gtk_box_append (GTK_BOX (card), box);
}

/**
 * bs_muster_ship_new:
 * @state: the battle, not begun yet
 * @ship: a ship of it
 * @problems: (element-type BsProblem): what of the fleets is against a rule
 * @slots: (element-type BsId): the kinds of upgrades there are
 *
 * Returns: (transfer floating): the ship as a card
 */
GtkWidget *
bs_muster_ship_new (const BsState   *state,
                    const BsShip    *ship,
                    const GPtrArray *problems,
                    const GPtrArray *slots)
{
  Muster muster = { state, ship, problems };
  GtkWidget *card = bs_panel_card (NULL);

  gtk_widget_set_name (card, ship->id);
  bs_set_label (card, ship->name);
  add_head (&muster, card);
  for (guint i = 0; i < ship->parts->len; i++)
    add_part (&muster, card, ship->parts->pdata[i]);
  add_slots (&muster, card, slots);
  for (guint i = 0; i < ship->stacks->len; i++)
    add_stack (&muster, card, ship->stacks->pdata[i]);

  return card;
}
