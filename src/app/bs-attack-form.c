/* bs-attack-form.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-attack-form.h"

#include "bs-number-label.h"
#include "bs-odds-view.h"
#include "bs-offer-button.h"
#include "bs-pieces.h"
#include "bs-side-panel.h"
#include "bs-wrap.h"

#include "engine/bs-deck.h"
#include "model/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsAttackForm:
 *
 * What is told before an attack: target, weapon, range, obstruction, a precision shot; the number of dice added up in words; then one tap attacks and,
 * with virtual dice, rolls. It remembers what was told until the ship's turn is over.
 */
struct _BsAttackForm
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *card;
  GtkWidget *targets;
  GtkWidget *weapons;
  GtkWidget *ranges;
  GtkWidget *lacking;   /* what nobody has told yet */
  GtkWidget *attack_number;
  GtkWidget *defence_number;
  GtkWidget *odds;
  GtkWidget *go;
  GtkWidget *other;     /* with the dice that are not preferred */

  /* Owned. */
  BsTable *table;

  BsId ship, target, weapon;
  int range;
  gboolean obstructed, rear, precision;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BsAttackForm, bs_attack_form, GTK_TYPE_WIDGET)

static void fill (BsAttackForm *self);

static BsCommand *
make_command (BsAttackForm *self)
{
  BsCommand *command = bs_command_new ("attack");

  bs_command_set (command, "ship", self->ship);
  bs_command_set (command, "target", self->target);
  bs_command_set (command, "weapon", self->weapon);
  if (self->range > 0)
    bs_command_set_int (command, "range", self->range);
  if (self->obstructed)
    bs_command_set_flag (command, "obstructed");
  if (self->rear)
    bs_command_set (command, "arc", "rear");
  if (self->precision)
    bs_command_set_flag (command, "precision");

  return command;
}

static gboolean
virtual_dice (BsAttackForm *self)
{
  return g_settings_get_enum (bs_table_get_settings (self->table), "dice") == 0;
}

/* Whoever tapped Real Dice can tell them at once. */
static void
open_entry (BsAttackForm *self)
{
  const BsState *state = bs_table_get_state (self->table);
  GtkWidget *panel = gtk_widget_get_ancestor (GTK_WIDGET (self), BS_TYPE_SIDE_PANEL);
  GtkWidget *real = panel != NULL && state != NULL && state->attack != NULL ? bs_find_named (panel, "real-dice") : NULL;

  if (real != NULL && gtk_widget_get_visible (real))
    g_signal_emit_by_name (real, "clicked");
}

static void
attack_with (BsAttackForm *self,
             GtkWidget    *from,
             gboolean      roll_here)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  g_ptr_array_add (commands, make_command (self));
  if (roll_here)
    {
      BsCommand *roll = bs_command_new ("roll");

      bs_command_set (roll, "side", "attack");
      g_ptr_array_add (commands, roll);
    }

  bs_table_perform_all (self->table, from, commands);
  if (!roll_here)
    open_entry (self);
}

static void
go_cb (BsAttackForm *self)
{
  attack_with (self, self->go, virtual_dice (self));
}

static void
other_cb (BsAttackForm *self)
{
  attack_with (self, self->other, !virtual_dice (self));
}

static void
target_cb (BsAttackForm *self,
           GtkWidget    *button)
{
  if (self->filling)
    return;

  self->target = g_object_get_data (G_OBJECT (button), "id");
  fill (self);
}

static void
weapon_cb (BsAttackForm *self,
           GtkWidget    *button)
{
  if (self->filling)
    return;

  self->weapon = g_object_get_data (G_OBJECT (button), "id");
  fill (self);
}

static void
range_cb (BsAttackForm *self,
          GtkWidget    *button)
{
  int range = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "range"));

  if (self->filling)
    return;

  self->range = self->range == range ? 0 : range;
  fill (self);
}

static void
obstructed_cb (BsAttackForm *self,
               GtkWidget    *button)
{
  if (self->filling)
    return;

  self->obstructed = gtk_check_button_get_active (GTK_CHECK_BUTTON (button));
  fill (self);
}

static void
rear_cb (BsAttackForm *self,
         GtkWidget    *button)
{
  if (self->filling)
    return;

  self->rear = gtk_check_button_get_active (GTK_CHECK_BUTTON (button));
  fill (self);
}

static void
precision_cb (BsAttackForm *self,
              GtkWidget    *button)
{
  if (self->filling)
    return;

  self->precision = gtk_check_button_get_active (GTK_CHECK_BUTTON (button));
  fill (self);
}

static GtkWidget *
toggle (const char *name,
        const char *words,
        gboolean    active)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (words);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), active);
  gtk_widget_set_name (button, name);
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  bs_set_label (button, words);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  if (active)
    gtk_widget_add_css_class (button, "chosen");

  return button;
}

static void
add_target (BsAttackForm *self,
            BsId          id,
            const char   *words)
{
  g_autofree char *name = g_strconcat ("target-", id, NULL);
  GtkWidget *button = toggle (name, words, self->target == id);

  g_object_set_data (G_OBJECT (button), "id", (gpointer) id);
  g_signal_connect_object (button, "clicked", G_CALLBACK (target_cb), self, G_CONNECT_SWAPPED);
  bs_layout_box_add (self->targets, button);
}

/* All enemies in play; a ship with two sections, or two damage decks, is two targets. */
static void
fill_targets (BsAttackForm  *self,
              const BsState *state)
{
  static const char *const halves[] = { "fore", "aft" };
  gboolean there = FALSE;

  bs_layout_box_clear (self->targets);
  for (guint i = 0; i < state->ships->len && self->target != NULL; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      there |= ship->id == bs_id_ship (self->target) && bs_ship_in_play (ship);
    }
  if (!there)
    self->target = NULL;

  for (guint i = 0; i < state->locks->len && self->target == NULL; i++)
    {
      const BsLock *lock = state->locks->pdata[i];

      if (lock->from == self->ship)
        self->target = lock->to;
    }

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      g_autofree char *ship_words = NULL;

      if (!bs_ship_in_play (ship) || !bs_state_enemies (state, self->ship, ship->id))
        continue;

      if (self->target == NULL)
        self->target = ship->id;
      ship_words = bs_words_ship (state, ship);
      if (!bs_deck_has_halves (state, ship))
        add_target (self, ship->id, ship_words);

      for (guint s = 0; bs_deck_has_halves (state, ship) && s < G_N_ELEMENTS (halves); s++)
        {
          g_autofree char *id = g_strconcat (ship->id, "/", halves[s], NULL);
          const char *part = bs_ruleset_name (state->ruleset, "word", bs_id (halves[s]));
          /* Translators: a section of a huge ship as target: "CR90 Corvette, fore". */
          g_autofree char *words = g_strdup_printf (_("%s, %s"), ship_words, part);

          if (self->target == ship->id)
            self->target = bs_id (id);
          add_target (self, bs_id (id), words);
        }
    }
}

static void
add_weapon (BsAttackForm *self,
            BsId          id,
            const char   *weapon,
            int           dice)
{
  g_autofree char *name = g_strconcat ("weapon-", id, NULL);
  /* Translators: a weapon and its number of dice: "Photon Torpedoes 5". */
  g_autofree char *words = g_strdup_printf (_("%s %d"), weapon, dice);
  GtkWidget *button = toggle (name, words, self->weapon == id);

  g_object_set_data (G_OBJECT (button), "id", (gpointer) id);
  g_signal_connect_object (button, "clicked", G_CALLBACK (weapon_cb), self, G_CONNECT_SWAPPED);
  bs_layout_box_add (self->weapons, button);
}

static void
fill_weapons (BsAttackForm  *self,
              const BsState *state,
              const BsShip  *ship)
{
  BsId primary = bs_id ("primary");
  BsId number = bs_id ("weapon-attack");

  if (self->weapon == NULL || (self->weapon != primary && bs_ship_part (ship, self->weapon) == NULL))
    self->weapon = primary;

  bs_layout_box_clear (self->weapons);
  /* Translators: the primary weapon of a ship, on a button. */
  add_weapon (self, primary, C_("weapon", "Primary"), bs_ship_value (state, ship->id, "attack"));

  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      int dice = bs_counters_get (part->numbers, number, -1);

      if (dice >= 0 && part->state != BS_PART_DISCARDED && !part->hidden)
        add_weapon (self, part->id, bs_words_part (state, part), dice);
    }
}

static gboolean
has_rear (const BsShip *ship)
{
  BsId rear = bs_id ("rear");

  for (guint i = 0; ship->arcs != NULL && i < ship->arcs->len; i++)
    if (ship->arcs->pdata[i] == rear)
      return TRUE;

  return FALSE;
}

static GtkWidget *
add_check (BsAttackForm *self,
           const char   *name,
           const char   *words,
           gboolean      active,
           GCallback     callback)
{
  GtkWidget *check = gtk_check_button_new_with_mnemonic (words);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), active);
  gtk_widget_set_name (check, name);
  g_signal_connect_object (check, "toggled", callback, self, G_CONNECT_SWAPPED);
  bs_layout_box_add (self->ranges, check);

  return check;
}

/* Why a precision shot is against a rule here, by which it would be announced: none, or the sentence. */
static char *
dup_against_precision (BsAttackForm  *self,
                       const BsState *state)
{
  const BsRule *rule = bs_ruleset_rule_by_key (state->ruleset, "precision-target");
  g_autoptr (BsCommand) command = make_command (self);
  g_autoptr (BsVerdict) verdict = NULL;

  if (self->target == NULL)
    return g_strdup (rule != NULL ? bs_ruleset_text (state->ruleset, "rule", rule->text) : "");

  bs_command_set_flag (command, "precision");
  verdict = bs_judge (state, command, bs_table_get_viewer (self->table));
  for (guint i = 0; i < verdict->reasons->len; i++)
    if (rule != NULL && ((BsReason *) verdict->reasons->pdata[i])->rule == rule)
      return g_strdup_printf ("%s %s", rule->id, bs_ruleset_text (state->ruleset, "rule", rule->text));

  return NULL;
}

/* It is announced before rolling; where a rule is against it, the rule is told in its place. */
static void
add_precision (BsAttackForm  *self,
               const BsState *state)
{
  g_autofree char *against = NULL;
  GtkWidget *check;

  if (bs_ruleset_figure (state->ruleset, "precision-crits", 0) == 0)
    {
      self->precision = FALSE;
      return;
    }

  against = dup_against_precision (self, state);
  self->precision &= against == NULL;
  check = add_check (self, "precision", _("_Precision Shot"), self->precision, G_CALLBACK (precision_cb));
  gtk_widget_set_sensitive (check, against == NULL);
  gtk_widget_set_tooltip_text (check, against);
  if (against != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, against, -1);
}

static void
fill_ranges (BsAttackForm  *self,
             const BsState *state,
             const BsShip  *ship)
{
  int max = bs_ruleset_figure (state->ruleset, "max-range", 3);
  GtkWidget *label = gtk_label_new (_("Range"));
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  bs_layout_box_clear (self->ranges);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  /* One piece: one of them alone on the next line would belong to what stands beside it there. */
  bs_layout_box_add (self->ranges, label);
  bs_layout_box_add (self->ranges, buttons);

  for (int range = 1; range <= max; range++)
    {
      g_autofree char *name = g_strdup_printf ("range-%d", range);
      g_autofree char *words = g_strdup_printf ("%d", range);
      g_autofree char *spoken = g_strdup_printf (_("Range %d"), range);
      GtkWidget *button = toggle (name, words, self->range == range);

      gtk_widget_add_css_class (button, "range");
      gtk_widget_set_tooltip_text (button, spoken);
      bs_set_label (button, spoken);
      g_object_set_data (G_OBJECT (button), "range", GINT_TO_POINTER (range));
      g_signal_connect_object (button, "clicked", G_CALLBACK (range_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (buttons), button);
    }

  add_check (self, "obstructed", _("_Obstructed"), self->obstructed, G_CALLBACK (obstructed_cb));
  if (has_rear (ship))
    add_check (self, "rear", _("Rear _Arc"), self->rear, G_CALLBACK (rear_cb));
  else
    self->rear = FALSE;
  add_precision (self, state);
  gtk_widget_set_visible (self->lacking, self->range == 0);
}

static void
fill_numbers (BsAttackForm  *self,
              const BsState *state)
{
  BsAsked asked = {
    .number = bs_id ("attack-dice"),
    .ship = bs_id_ship (self->ship),
    .other = self->target != NULL ? bs_id_ship (self->target) : NULL,
    .weapon = self->weapon,
    .other_section = self->target != NULL && bs_id_ship (self->target) != self->target ? self->target : NULL,
    .range = self->range,
    .obstructed = self->obstructed,
    .precision = self->precision,
    .arc = bs_id (self->rear ? "rear" : "front"),
  };
  g_autoptr (BsCommand) command = self->target != NULL ? make_command (self) : NULL;
  g_autofree char *odds = command != NULL ? bs_odds_view_line (state, command) : NULL;
  g_autofree char *roll = NULL;
  int dice = bs_number_label_set (self->attack_number, state, &asked);

  gtk_widget_set_visible (self->defence_number, self->target != NULL);
  if (self->target != NULL)
    {
      BsAsked defence = asked;

      defence.number = bs_id ("defence-dice");
      defence.ship = asked.other;
      defence.section = asked.other_section;
      defence.other = asked.ship;
      defence.other_section = NULL;
      bs_number_label_set (self->defence_number, state, &defence);
    }

  gtk_label_set_label (GTK_LABEL (self->odds), odds != NULL ? odds : "");
  gtk_widget_set_visible (self->odds, odds != NULL);
  roll = g_strdup_printf (ngettext ("_Attack: Roll %d Die", "_Attack: Roll %d Dice", dice), dice);
  bs_name_button (virtual_dice (self) ? self->go : self->other, roll);
  bs_name_button (virtual_dice (self) ? self->other : self->go, _("Attack: R_eal Dice"));
}

static void
fill_go (BsAttackForm  *self,
         GtkWidget     *button,
         const BsState *state)
{
  g_autoptr (BsCommand) command = NULL;
  g_autoptr (BsVerdict) verdict = NULL;

  gtk_widget_remove_css_class (button, "against");
  gtk_widget_set_tooltip_text (button, NULL);
  gtk_widget_set_sensitive (button, self->target != NULL && bs_table_is_live (self->table));
  if (self->target == NULL)
    return;

  command = make_command (self);
  verdict = bs_judge (state, command, bs_table_get_viewer (self->table));
  bs_dress_offer (button, self->table, verdict);
}

static void
fill (BsAttackForm *self)
{
  const BsState *state = bs_table_get_state (self->table);
  const BsShip *ship = state != NULL && self->ship != NULL ? bs_state_ship_of (state, self->ship) : NULL;
  char *focus;

  if (ship == NULL)
    return;

  self->filling = TRUE;
  focus = bs_refill_begin (self->card);
  fill_targets (self, state);
  fill_weapons (self, state, ship);
  fill_ranges (self, state, ship);
  fill_numbers (self, state);
  fill_go (self, self->go, state);
  fill_go (self, self->other, state);
  bs_refill_end (self->card, focus);
  self->filling = FALSE;
}

static void
bs_attack_form_dispose (GObject *object)
{
  BsAttackForm *self = BS_ATTACK_FORM (object);

  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_attack_form_parent_class)->dispose (object);
}

static void
bs_attack_form_class_init (BsAttackFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_attack_form_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_attack_form_init (BsAttackForm *self)
{
  self->card = bs_panel_card (_("Attack"));
  self->targets = bs_wrap_box (8);
  self->weapons = bs_wrap_box (8);
  self->ranges = bs_wrap_box (8);
  self->lacking = bs_text_label (_("The range is not told: its dice are not counted."), "dim-label");
  self->attack_number = bs_number_label_new ();
  self->defence_number = bs_number_label_new ();
  self->odds = bs_text_label ("", "dim-label");
  self->go = gtk_button_new ();
  self->other = gtk_button_new ();

  gtk_widget_set_name (self->odds, "odds-line");
  gtk_widget_set_name (self->go, "attack");
  gtk_widget_add_css_class (self->go, "suggested-action");
  g_signal_connect_object (self->go, "clicked", G_CALLBACK (go_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->card), self->targets);
  gtk_box_append (GTK_BOX (self->card), self->weapons);
  gtk_box_append (GTK_BOX (self->card), self->ranges);
  gtk_widget_set_name (self->lacking, "range-lacking");
  gtk_box_append (GTK_BOX (self->card), self->lacking);
  gtk_box_append (GTK_BOX (self->card), self->attack_number);
  gtk_box_append (GTK_BOX (self->card), self->defence_number);
  gtk_box_append (GTK_BOX (self->card), self->odds);
  gtk_widget_set_name (self->other, "attack-other");
  g_signal_connect_object (self->other, "clicked", G_CALLBACK (other_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->card), self->go);
  gtk_box_append (GTK_BOX (self->card), self->other);
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
}

/**
 * bs_attack_form_new:
 * @table: the table
 *
 * Returns: (transfer floating): an empty form
 */
GtkWidget *
bs_attack_form_new (BsTable *table)
{
  BsAttackForm *self = g_object_new (BS_TYPE_ATTACK_FORM, NULL);

  self->table = g_object_ref (table);

  return GTK_WIDGET (self);
}

/**
 * bs_attack_form_set_ship:
 * @self: the form
 * @ship: (nullable): who attacks; the same as before only brings it up to date
 */
void
bs_attack_form_set_ship (BsAttackForm *self,
                         BsId          ship)
{
  g_return_if_fail (BS_IS_ATTACK_FORM (self));

  if (ship != self->ship)
    {
      self->ship = ship;
      self->target = self->weapon = NULL;
      self->range = 0;
      self->obstructed = self->rear = self->precision = FALSE;
    }
  fill (self);
}
