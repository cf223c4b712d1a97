/* bs-side-panel.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-side-panel.h"

#include "app/attack/bs-attack-form.h"
#include "app/attack/bs-attack-sheet.h"
#include "app/boarding/bs-boarding-cards.h"
#include "app/drawing/bs-pips.h"
#include "app/table/bs-offer-button.h"
#include "app/widgets/bs-adaptive.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-wrap.h"
#include "bs-energy-card.h"
#include "bs-mission-card.h"
#include "bs-move-card.h"
#include "bs-shelf.h"
#include "bs-ship-values.h"

#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* How wide it is: this share of the window, between two bounds in type sizes. */
#define SHARE 0.31
#define WIDTH 23
#define WIDEST 32

/**
 * BsSidePanel:
 *
 * Beside the fleets, from the urgent to the rare: open questions, the attack under way, what speaks
 * now, what the chosen ship may do, and all its values.
 */
struct _BsSidePanel
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *scroller;
  GtkBox *box;
  BsShelf *questions;
  BsShelf *reminders;
  BsShelf *mission;
  BsShelf *acts;
  BsShelf *values;
  GtkLabel *heading;
  GtkWidget *empty;

  /* Borrowed: children. */
  GtkWidget *sheet;
  GtkWidget *form;

  /* Owned. */
  BsTable *table;
  char *step;           /* what is asked and how far the attack is */

  guint tick;           /* waits until what is asked has its place */
  gboolean placed;
};

G_DEFINE_FINAL_TYPE (BsSidePanel, bs_side_panel, GTK_TYPE_WIDGET)

static GtkWidget *
fresh_box (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
}

static void
fill_questions (BsSidePanel   *self,
                const BsState *state)
{
  GtkWidget *fresh = fresh_box (), *melee;

  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      /* The attack's own rolls stand in its sheet. */
      if (question->side == NULL || state->attack == NULL)
        gtk_box_append (GTK_BOX (fresh), bs_boarding_question_card (self->table, question));
    }
  if ((melee = bs_boarding_melee_card (self->table)) != NULL)
    gtk_box_append (GTK_BOX (fresh), melee);
  bs_shelf_fill (self->questions, fresh);
  gtk_widget_set_sensitive (GTK_WIDGET (self->questions), bs_table_is_live (self->table));
}

/* Who speaks is bold: a glance tells whether it is one's own card. */
static GtkWidget *
reminder_label (const BsState    *state,
                const BsReminder *reminder)
{
  const BsShip *ship = reminder->ship != NULL ? bs_state_ship_of (state, reminder->ship) : NULL;
  const BsShipPart *part =
    ship != NULL && reminder->source != NULL ? bs_ship_part (ship, reminder->source) : NULL;
  const BsEffect *effect = bs_state_effect (state, reminder->effect);
  const char *key = effect != NULL ? effect->rule : reminder->effect;
  const BsRule *rule = key != NULL ? bs_ruleset_rule_by_key (state->ruleset, key) : NULL;
  GString *markup = g_string_new (NULL);
  g_autofree char *all = NULL;

  if (part != NULL)
    g_string_append_printf (markup, "%s · ", bs_fleet_part_name (state, part));
  if (ship != NULL)
    g_string_append (markup, ship->name);
  if (markup->len > 0)
    {
      g_autofree char *who = g_markup_printf_escaped ("<b>%s</b>\n", markup->str);

      g_string_assign (markup, who);
    }
  all = g_markup_escape_text (reminder->text, -1);
  g_string_append (markup, all);
  if (rule != NULL)
    {
      g_autofree char *link = bs_rule_anchor (rule, rule->id);

      g_string_append_printf (markup, " %s", link);
    }
  g_free (all);
  all = g_string_free (markup, FALSE);

  return bs_rule_label_new (all, "reminder");
}

static void
fill_reminders (BsSidePanel   *self,
                const BsState *state)
{
  g_autoptr (GPtrArray) reminders = bs_reminders (state);
  g_auto (GStrv) off = g_settings_get_strv (bs_table_get_settings (self->table), "reminders-off");
  GtkWidget *fresh = fresh_box (), *card = NULL;

  for (guint i = 0; i < reminders->len; i++)
    {
      const BsReminder *reminder = reminders->pdata[i];

      if (g_strv_contains ((const char *const *) off, reminder->kind))
        continue;
      if (card == NULL)
        gtk_box_append (GTK_BOX (fresh), card = bs_panel_card (_("Applies Now")));
      gtk_box_append (GTK_BOX (card), reminder_label (state, reminder));
    }
  bs_shelf_fill (self->reminders, fresh);
}

/* Legal ones first, then what is against a rule, then what is meaningless. */
static int
compare_offers (gconstpointer a,
                gconstpointer b)
{
  const BsOffer *one = *(BsOffer *const *) a, *two = *(BsOffer *const *) b;
  int first = MAX (one->verdict->level, BS_VERDICT_HINT),
      second = MAX (two->verdict->level, BS_VERDICT_HINT);

  return first - second;
}

static GtkWidget *
offers_card (BsSidePanel   *self,
             const BsState *state,
             const BsShip  *ship)
{
  g_autoptr (GPtrArray) offers = bs_offers (state, ship->id, bs_table_get_asker (self->table));
  GtkWidget *card, *buttons, *expander;

  /* What is about docks stands in cards of its own. */
  for (guint i = offers->len; i > 0; i--)
    if (bs_offer_is_boarding (offers->pdata[i - 1]))
      g_ptr_array_remove_index (offers, i - 1);
  if (offers->len == 0)
    return NULL;

  buttons = bs_wrap_box (8);
  g_ptr_array_sort (offers, compare_offers);
  for (guint i = 0; i < offers->len; i++)
    bs_layout_box_add (buttons, bs_offer_button (self->table, offers->pdata[i]));

  if (((BsOffer *) offers->pdata[0])->verdict->level <= BS_VERDICT_HINT)
    {
      card = bs_panel_card (_("Actions"));
      gtk_box_append (GTK_BOX (card), buttons);
      return card;
    }

  /* All against a rule: there, but out of the way. */
  card = bs_panel_card (NULL);
  expander = gtk_expander_new_with_mnemonic (_("Actions, A_gainst the Rules Now"));
  gtk_label_set_wrap (GTK_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (expander))), TRUE);
  gtk_widget_set_name (expander, "against");
  gtk_expander_set_child (GTK_EXPANDER (expander), buttons);
  gtk_box_append (GTK_BOX (card), expander);

  return card;
}

/* Energy, shields and cloak where the round brings them; by hand they go at any time, in the values
 * below. */
static GtkWidget *
step_card (BsSidePanel   *self,
           const BsState *state,
           const BsShip  *ship)
{
  g_autoptr (GPtrArray) offers =
    bs_offers_of_step (state, ship->id, bs_table_get_asker (self->table));
  GtkWidget *card, *buttons;

  if (offers->len == 0)
    return NULL;

  card = bs_panel_card (_("In This Step"));
  buttons = bs_wrap_box (8);
  for (guint i = 0; i < offers->len; i++)
    bs_layout_box_add (buttons, bs_offer_button (self->table, offers->pdata[i]));
  gtk_box_append (GTK_BOX (card), buttons);

  return card;
}

static void
fill_acts (BsSidePanel   *self,
           const BsState *state,
           const BsShip  *ship)
{
  GtkWidget *fresh = fresh_box (), *card;

  if (ship != NULL && bs_ship_in_play (ship))
    {
      bs_boarding_add_cards (GTK_BOX (fresh), self->table, ship);
      if ((card = bs_move_card_new (self->table, ship)) != NULL)
        {
          gtk_widget_set_sensitive (card, bs_table_is_live (self->table));
          gtk_box_append (GTK_BOX (fresh), card);
        }
      if ((card = offers_card (self, state, ship)) != NULL)
        gtk_box_append (GTK_BOX (fresh), card);
      if ((card = step_card (self, state, ship)) != NULL)
        gtk_box_append (GTK_BOX (fresh), card);
    }
  bs_shelf_fill (self->acts, fresh);

  bs_attack_form_set_ship (BS_ATTACK_FORM (self->form), ship != NULL ? ship->id : NULL);
}

static void
fill_mission (BsSidePanel *self)
{
  GtkWidget *fresh = fresh_box (), *card = bs_mission_card_new (self->table);

  if (card != NULL)
    gtk_box_append (GTK_BOX (fresh), card);
  bs_shelf_fill (self->mission, fresh);
}

static void
fill_values (BsSidePanel  *self,
             const BsShip *ship)
{
  GtkWidget *fresh = fresh_box (), *energy;

  if (ship != NULL)
    {
      if ((energy = bs_energy_card_new (self->table, ship)) != NULL)
        gtk_box_append (GTK_BOX (fresh), energy);
      gtk_box_append (GTK_BOX (fresh), bs_ship_damage_new (self->table, ship));
      gtk_box_append (GTK_BOX (fresh), bs_ship_values_new (self->table, ship));
      gtk_box_append (GTK_BOX (fresh), bs_ship_cards_new (self->table, ship));
      if (bs_ship_in_play (ship))
        gtk_box_append (GTK_BOX (fresh), bs_leaving_new (self->table, ship));
    }
  bs_shelf_fill (self->values, fresh);
}

static char *
name_step (const BsState *state)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < state->questions->len; i++)
    g_string_append_printf (string, "%s ", ((const BsQuestion *) state->questions->pdata[i])->id);
  if (state->attack != NULL)
    g_string_append_printf (string, "attack %d %d", state->attack->attack.rolled,
                            state->attack->defence.rolled);

  return g_string_free (string, FALSE);
}

/* The first open question is on top; the step of the attack that is due is the last of its
 * sheet. */
static void
scroll_to_step (BsSidePanel *self)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  gboolean asked = gtk_widget_get_visible (GTK_WIDGET (self->questions));
  GtkWidget *card = asked || !gtk_widget_get_visible (self->sheet) ? NULL :
                    gtk_widget_get_last_child (gtk_widget_get_first_child (self->sheet));
  graphene_rect_t bounds;
  double top, page = gtk_adjustment_get_page_size (adjustment);

  if (card == NULL || !gtk_widget_compute_bounds (card, GTK_WIDGET (self->box), &bounds))
    {
      gtk_adjustment_set_value (adjustment, 0);
      return;
    }

  /* All of it, but its beginning first. */
  top = MIN (bounds.origin.y, MAX (bounds.origin.y + bounds.size.height - page, 0));
  gtk_adjustment_set_value (adjustment, bounds.size.height > page ? bounds.origin.y : top);
}

/* In the first frame the new cards get their places. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  BsSidePanel *self = BS_SIDE_PANEL (widget);

  if (!self->placed)
    {
      self->placed = TRUE;
      return G_SOURCE_CONTINUE;
    }

  self->tick = 0;
  scroll_to_step (self);

  return G_SOURCE_REMOVE;
}

/* What is asked anew, or is due next in an attack, comes into sight; after undo, too. */
static void
follow (BsSidePanel   *self,
        const BsState *state)
{
  g_autofree char *step = name_step (state);

  if (g_strcmp0 (step, self->step) == 0)
    return;

  g_free (self->step);
  self->step = g_steal_pointer (&step);
  self->placed = FALSE;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
update (BsSidePanel *self)
{
  const BsState *state = bs_table_get_state (self->table);
  BsId chosen = bs_table_get_chosen (self->table);
  const BsShip *ship = state != NULL && chosen != NULL ? bs_state_ship (state, chosen) : NULL;
  g_autofree char *name = NULL;

  if (state == NULL)
    return;

  fill_questions (self, state);
  bs_attack_sheet_update (BS_ATTACK_SHEET (self->sheet));
  fill_reminders (self, state);
  fill_mission (self);
  name = bs_words_ship (state, ship);
  gtk_label_set_label (self->heading, name);
  bs_set_tooltip (GTK_WIDGET (self->heading), ship != NULL ? name : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), ship != NULL);
  fill_acts (self, state, ship);
  fill_values (self, ship);
  gtk_widget_set_visible (self->empty, ship == NULL);
  follow (self, state);
}

static void
chosen_cb (BsSidePanel *self)
{
  GtkAdjustment *adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  gtk_adjustment_set_value (adjustment, 0);
  update (self);
}

/* Always as wide, whatever it holds: the fleets beside it shall not jump. */
static void
bs_side_panel_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  BsSidePanel *self = BS_SIDE_PANEL (widget);

  GtkWidget *window = gtk_widget_get_ancestor (widget, BS_TYPE_ADAPTIVE);
  int room = window != NULL ? gtk_widget_get_width (window) : 0;

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      double em = bs_em (widget);

      *natural = CLAMP (room * SHARE, em * WIDTH, em * WIDEST);
      if (room > 0)
        *natural = MIN (*natural, room - 2 * em);
      *natural = *minimum = MAX (*natural, *minimum);
    }
}

static void
bs_side_panel_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  gtk_widget_allocate (BS_SIDE_PANEL (widget)->scroller, width, height, baseline, NULL);
}

/* Its share of the window is another one when the window is. */
static void
bs_side_panel_root (GtkWidget *widget)
{
  GtkWidget *window;

  GTK_WIDGET_CLASS (bs_side_panel_parent_class)->root (widget);
  window = gtk_widget_get_ancestor (widget, BS_TYPE_ADAPTIVE);
  if (window != NULL)
    g_signal_connect_object (window, "width-changed", G_CALLBACK (gtk_widget_queue_resize), widget,
                             G_CONNECT_SWAPPED);
}

static void
bs_side_panel_unroot (GtkWidget *widget)
{
  GtkWidget *window = gtk_widget_get_ancestor (widget, BS_TYPE_ADAPTIVE);

  if (window != NULL)
    g_signal_handlers_disconnect_by_func (window, gtk_widget_queue_resize, widget);
  GTK_WIDGET_CLASS (bs_side_panel_parent_class)->unroot (widget);
}

/* Whoever tapped Real Dice can tell them at once. */
static void
real_dice_cb (BsSidePanel *self)
{
  const BsState *state = bs_table_get_state (self->table);
  gboolean attacks = state != NULL && state->attack != NULL;
  GtkWidget *real = attacks ? bs_find_named (GTK_WIDGET (self), "real-dice") : NULL;

  if (real != NULL && gtk_widget_get_visible (real))
    g_signal_emit_by_name (real, "clicked");
}

static void
bs_side_panel_dispose (GObject *object)
{
  BsSidePanel *self = BS_SIDE_PANEL (object);

  if (self->scroller != NULL)
    gtk_widget_unparent (self->scroller);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_SIDE_PANEL);
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_object (&self->table);
  g_clear_pointer (&self->step, g_free);

  G_OBJECT_CLASS (bs_side_panel_parent_class)->dispose (object);
}

static void
bs_side_panel_class_init (BsSidePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_side_panel_dispose;
  widget_class->measure = bs_side_panel_measure;
  widget_class->size_allocate = bs_side_panel_size_allocate;
  widget_class->root = bs_side_panel_root;
  widget_class->unroot = bs_side_panel_unroot;

  g_type_ensure (BS_TYPE_SHELF);
  bs_template_set (widget_class, "bs-side-panel");
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, box);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, questions);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, reminders);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, mission);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, acts);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, values);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, heading);
  gtk_widget_class_bind_template_child (widget_class, BsSidePanel, empty);
  gtk_widget_class_set_css_name (widget_class, "sidepanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bs_side_panel_init (BsSidePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * bs_side_panel_set_table:
 * @self: the panel
 * @table: what it shows; once
 */
void
bs_side_panel_set_table (BsSidePanel *self,
                         BsTable     *table)
{
  g_return_if_fail (BS_IS_SIDE_PANEL (self) && self->table == NULL);

  self->table = g_object_ref (table);
  self->sheet = bs_attack_sheet_new (table);
  gtk_box_insert_child_after (self->box, self->sheet, GTK_WIDGET (self->questions));
  self->form = bs_attack_form_new (table);
  g_signal_connect_object (self->form, "real-dice", G_CALLBACK (real_dice_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_insert_child_after (self->box, self->form, GTK_WIDGET (self->heading));
  g_signal_connect_object (table, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bs_table_get_settings (table), "changed::dice", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (bs_table_get_settings (table), "changed::reminders-off",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "notify::chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
}
