/* bs-attack-sheet.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-attack-sheet.h"

#include "app/dice/bs-dice-entry.h"
#include "app/dice/bs-dice-pool.h"
#include "app/dice/bs-forecast.h"
#include "app/table/bs-offer-button.h"
#include "app/table/bs-offer-words.h"
#include "app/table/bs-offered.h"
#include "app/table/bs-question-dice.h"
#include "app/widgets/bs-number-label.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-rule-link.h"
#include "app/widgets/bs-wrap.h"
#include "bs-odds-view.h"

#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsAttackSheet:
 *
 * The attack under way: both sides' dice, what may be done with them now, and the result in a
 * sentence before it is dealt.
 */
struct _BsAttackSheet
{
  GtkWidget parent_instance;

  /* Borrowed: the only child. */
  GtkWidget *box;

  /* Owned. */
  BsTable *table;
  GtkWidget *odds;      /* stays as it is when the rest is filled anew */

  BsId asked;           /* (nullable) the roll that was asked for last */
  gboolean due;         /* the damage could be dealt */
};

G_DEFINE_FINAL_TYPE (BsAttackSheet, bs_attack_sheet, GTK_TYPE_WIDGET)

static const BsQuestion *
find_roll (const BsState *state,
           BsId           side)
{
  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      if (question->kind == BS_ASK_DICE && question->side == side)
        return question;
    }

  return NULL;
}

static void
set_asked (const BsAttack *attack,
           gboolean        defends,
           BsAsked        *asked)
{
  *asked = (BsAsked) {
    .number = bs_id (defends ? "defence-dice" : "attack-dice"),
    .ship = defends ? attack->target : attack->ship,
    .section = defends ? attack->target_section : attack->ship_section,
    .other = defends ? attack->ship : attack->target,
    .weapon = attack->weapon,
    .ability = attack->ability,
    .range = attack->range,
    .obstructed = attack->obstructed,
    .precision = attack->precision,
    .arc = attack->arc,
  };
}

/* A modification of chosen dice carries them; with real dice it first asks what they show now. */
typedef struct
{
  BsTable *table;
  GtkWidget *pool;      /* (nullable): no dice lie there yet */
  GtkWidget *box;       /* where the entry for new faces goes */
  BsId die;
} Change;

static void
change_free (gpointer  data,
             GClosure *closure)
{
  Change *change = data;

  g_object_unref (change->table);
  g_free (change);
}

static void
ask_faces (Change     *change,
           GtkWidget  *button,
           const char *chosen)
{
  const BsState *state = bs_table_get_state (change->table);
  GtkWidget *entry = bs_dice_entry_new (state->ruleset, change->die,
                                        bs_dice_pool_n_chosen (BS_DICE_POOL (change->pool)));

  bs_offered_bind (entry, change->table, (BsOffer *) bs_offered_get (button));
  bs_offered_fix (entry, "dice", chosen);
  bs_offered_tell_by (entry, "faces", entry);
  gtk_widget_set_sensitive (button, FALSE);
  gtk_box_append (GTK_BOX (change->box), entry);
  gtk_widget_grab_focus (entry);
}

static void
change_cb (GtkWidget *button,
           gpointer   data)
{
  Change *change = data;
  const BsOffer *offer = bs_offered_get (button);
  g_autofree char *chosen =
    change->pool != NULL ? bs_dice_pool_dup_chosen (BS_DICE_POOL (change->pool)) : NULL;
  gboolean real = g_settings_get_enum (bs_table_get_settings (change->table), "dice") == 1;

  if (chosen != NULL && real && bs_offer_told (offer, "faces") != NULL)
    ask_faces (change, button, chosen);
  else
    bs_offered_do (button);
}

/* The dice that are chosen go with it, if it is about some. */
static void
bind_change (BsAttackSheet *self,
             GtkWidget     *button,
             GtkWidget     *card,
             GtkWidget     *pool,
             BsId           side,
             BsOffer       *offer)
{
  Change *change = g_new (Change, 1);

  *change = (Change) { g_object_ref (self->table), pool, card, side };
  bs_offered_set (button, self->table, offer);
  if (pool != NULL && bs_offer_told (offer, "dice") != NULL)
    bs_offered_tell_by (button, "dice", pool);
  g_signal_connect_data (button, "clicked", G_CALLBACK (change_cb), change, change_free, 0);
}

/* Which dice: without one there is nothing to roll again. */
static void
chosen_cb (GtkWidget *pool,
           GtkWidget *button)
{
  gboolean chosen = bs_dice_pool_n_chosen (BS_DICE_POOL (pool)) > 0;

  gtk_widget_set_sensitive (button, chosen);
  bs_set_tooltip (button, chosen ? NULL : _("Choose dice first."));
}

/* Says why a button is grey: only as long as it is. */
static void
hint_cb (GtkWidget *pool,
         GtkWidget *hint)
{
  gtk_widget_set_visible (hint, bs_dice_pool_n_chosen (BS_DICE_POOL (pool)) == 0);
}

static GtkWidget *
dice_hint (GtkWidget *pool)
{
  GtkWidget *hint = bs_text_label (_("Choose dice first."), "explain");

  gtk_widget_set_name (hint, "choose-dice");
  g_signal_connect_object (pool, "chosen-changed", G_CALLBACK (hint_cb), hint, 0);
  hint_cb (pool, hint);

  return hint;
}

static void
wait_for_dice (GtkWidget *pool,
               GtkWidget *button)
{
  g_signal_connect_object (pool, "chosen-changed", G_CALLBACK (chosen_cb), button, 0);
  chosen_cb (pool, button);
}

static void
add_offers (BsAttackSheet *self,
            GtkWidget     *card,
            GtkWidget     *pool,
            BsId           side)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) offers = bs_offers_for_attack (state, side);
  GtkWidget *buttons = bs_wrap_box (8);

  for (guint i = 0; i < offers->len; i++)
    {
      BsOffer *offer = offers->pdata[i];
      g_autofree char *line = bs_command_print (offer->command);
      g_autofree char *words = bs_words_capital (offer->label);
      g_auto (GStrv) parts = g_strsplit (words, "_", -1);
      g_autofree char *escaped = g_strjoinv ("__", parts);
      GtkWidget *button = bs_text_button (line, escaped);

      bind_change (self, button, card, pool, side, offer);
      bs_button_explain (button, bs_offer_sentence (state, offer->command));
      bs_dress_offer (button, self->table, offer->verdict);
      if (pool != NULL && bs_offer_rerolls (state, offer->command) &&
          bs_table_is_live (self->table))
        {
          wait_for_dice (pool, button);
          bs_button_add_line (button, dice_hint (pool));
        }
      bs_layout_box_add (buttons, bs_offer_with_form (button, self->table, offer));
    }

  gtk_widget_set_visible (buttons, offers->len > 0);
  gtk_box_append (GTK_BOX (card), buttons);
}

/* A button for chosen dice; whose card it is, what real dice show, is told in the form beside
 * it. */
static void
hand_change (BsAttackSheet *self,
             GtkWidget     *buttons,
             GtkWidget     *card,
             GtkWidget     *pool,
             BsId           side,
             BsOffer       *offer)
{
  GtkWidget *button =
    bs_text_button (bs_command_has (offer->command, "reroll") ? "reroll" : "cancel",
                    bs_command_has (offer->command, "reroll") ? _("Roll again") : _("Take away"));

  bind_change (self, button, card, pool, side, offer);
  wait_for_dice (pool, button);
  bs_layout_box_add (buttons, bs_offer_with_form (button, self->table, offer));
}

/* A button for each face that chosen dice are turned to. */
static void
hand_turns (BsAttackSheet *self,
            GtkWidget     *buttons,
            GtkWidget     *card,
            GtkWidget     *pool,
            BsId           side,
            BsOffer       *offer)
{
  const BsRuleset *ruleset = bs_table_get_state (self->table)->ruleset;
  const BsTold *told = bs_offer_told (offer, "to");

  for (guint i = 0; told != NULL && i < told->choices->len; i++)
    {
      const char *face = ((BsChoice *) told->choices->pdata[i])->value;
      g_autofree char *face_name = bs_words_named (ruleset, "face", bs_id (face));
      g_autofree char *name = g_strconcat ("turn-", side, "-", face, NULL);
      /* Translators: turns a die to this face. */
      g_autofree char *words = g_strdup_printf (_("To %s"), face_name);
      GtkWidget *button = bs_text_button (name, words);

      bind_change (self, button, card, pool, side, offer);
      bs_offered_fix (button, "to", face);
      wait_for_dice (pool, button);
      bs_layout_box_add (buttons, button);
    }
}

/* Dice that lie there can be chosen; what is about none, or needs more than dice, has a form
 * alone. */
static void
hand_offer (BsAttackSheet *self,
            GtkWidget     *buttons,
            GtkWidget     *card,
            GtkWidget     *pool,
            BsId           side,
            BsOffer       *offer)
{
  gboolean dice = pool != NULL && bs_offer_told (offer, "dice") != NULL;

  if (dice && bs_command_has (offer->command, "to"))
    hand_turns (self, buttons, card, pool, side, offer);
  if (dice && !bs_command_has (offer->command, "to"))
    hand_change (self, buttons, card, pool, side, offer);
  else
    bs_layout_box_add (buttons, bs_offer_button (self->table, offer));
}

/* The table is right: each chosen die can be turned to any face, rolled again or taken away, and
 * there may be more or fewer of them. */
static void
add_by_hand (BsAttackSheet *self,
             GtkWidget     *card,
             GtkWidget     *pool,
             BsId           side)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) offers = bs_offers_by_hand (state, side, bs_table_get_asker (self->table));
  GtkWidget *expander =
    gtk_expander_new_with_mnemonic (pool != NULL ? _("Chosen Dice _by Hand") : _("Dice _by Hand"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = bs_wrap_box (8);

  for (guint i = 0; i < offers->len; i++)
    hand_offer (self, buttons, card, pool, side, offers->pdata[i]);
  if (pool != NULL)
    gtk_box_append (GTK_BOX (box), dice_hint (pool));
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  gtk_widget_set_visible (expander, offers->len > 0 && bs_table_is_live (self->table));
  gtk_box_append (GTK_BOX (card), expander);
}

static GtkWidget *
side_card (BsAttackSheet *self,
           const BsState *state,
           gboolean       defends)
{
  const BsAttack *attack = state->attack;
  const BsPool *pool = defends ? &attack->defence : &attack->attack;
  BsId side = bs_id (defends ? "defence" : "attack");
  const BsQuestion *roll = find_roll (state, side);
  GtkWidget *card = bs_panel_card (defends ? _("Defence Dice") : _("Attack Dice"));
  GtkWidget *number = bs_number_label_new ();
  BsAsked asked;

  gtk_widget_set_name (card, defends ? "defence-dice" : "attack-dice");
  set_asked (attack, defends, &asked);
  bs_number_label_set (number, state, &asked);
  gtk_box_append (GTK_BOX (card), number);

  if (pool->rolled)
    {
      GtkWidget *dice = bs_dice_pool_new ();

      bs_dice_pool_set (BS_DICE_POOL (dice), state->ruleset, side, pool->results);
      gtk_box_append (GTK_BOX (card), dice);
      if (pool->results->len == 0)
        gtk_box_append (GTK_BOX (card), bs_text_label (_("No dice."), "dim-label"));
      add_offers (self, card, dice, side);
      add_by_hand (self, card, dice, side);
    }
  else if (roll != NULL)
    {
      g_autofree char *words =
        g_strdup_printf (ngettext ("_Roll %d Die", "_Roll %d Dice", roll->count), roll->count);

      gtk_box_append (GTK_BOX (card), bs_question_dice_new (self->table, roll, words));
    }
  if (!pool->rolled)
    {
      add_offers (self, card, NULL, side);
      add_by_hand (self, card, NULL, side);
    }

  return card;
}

/* What a precision shot costs, when it succeeds and what it does then: as the rules have it. */
static void
add_precision (GtkWidget     *card,
               const BsState *state)
{
  static const char *const keys[] = { "precision-agility", "precision-success",
                                      "precision-result" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const BsRule *rule = bs_ruleset_rule_by_key (state->ruleset, keys[i]);
      g_autofree char *text =
        rule != NULL
          ? g_markup_escape_text (bs_ruleset_text (state->ruleset, "rule", rule->text), -1)
          : NULL;
      g_autofree char *link = rule != NULL ? bs_rule_anchor (rule, rule->id) : NULL;
      g_autofree char *markup = g_strjoin (" ", text, link, NULL);

      if (rule != NULL)
        gtk_box_append (GTK_BOX (card), bs_rule_label_new (markup, "explain"));
    }
}

static void
add_head (BsAttackSheet *self,
          const BsState *state)
{
  const BsAttack *attack = state->attack;
  const BsShip *ship = bs_state_ship_of (state, attack->ship);
  const BsShip *target = bs_state_ship_of (state, attack->target);
  const BsShipPart *weapon = ship != NULL ? bs_ship_part (ship, attack->weapon) : NULL;
  g_autofree char *attacker = bs_words_ship (state, ship);
  g_autofree char *attacked = bs_words_ship (state, target);
  /* Translators: an attack: who on whom. */
  g_autofree char *heading = g_strdup_printf (_("%s attacks %s"), attacker, attacked);
  GtkWidget *card = bs_panel_card (heading);
  GString *words =
    g_string_new (weapon != NULL ? bs_fleet_part_name (state, weapon) : C_("weapon", "Primary"));

  if (attack->range > 0)
    {
      g_autofree char *range = g_strdup_printf (_("range %d"), attack->range);

      g_string_append_printf (words, " · %s", range);
    }
  if (attack->obstructed)
    g_string_append_printf (words, " · %s", _("obstructed"));
  if (attack->precision)
    g_string_append_printf (words, " · %s", _("precision shot"));

  gtk_box_append (GTK_BOX (card), bs_text_label (words->str, NULL));
  if (attack->precision)
    add_precision (card, state);
  g_string_free (words, TRUE);
  gtk_box_append (GTK_BOX (self->box), card);
}

static GtkWidget *
deal_button (BsAttackSheet *self,
             const BsState *state,
             BsOffer       *offer)
{
  /* A precision shot deals none, whether it succeeds or not. */
  GtkWidget *deal = bs_text_button ("deal", state->attack->precision ? _("En_d the Precision Shot")
                                                                     : _("_Deal Damage"));

  bs_offered_bind (deal, self->table, offer);
  bs_dress_offer (deal, self->table, offer->verdict);
  gtk_widget_set_halign (deal, GTK_ALIGN_END);

  return deal;
}

/* In which case nobody can end the attack yet. */
static BsOffer *
find_resolve (GPtrArray *offers)
{
  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (((BsOffer *) offers->pdata[i])->kind, "resolve"))
      return offers->pdata[i];

  return NULL;
}

static void
add_result (BsAttackSheet *self,
            const BsState *state,
            BsOffer       *offer)
{
  g_autofree char *words = bs_forecast_words (state);
  GtkWidget *card = bs_panel_card (_("Result")), *deal = deal_button (self, state, offer);

  gtk_widget_add_css_class (deal, "suggested-action");
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "forecast"));
  gtk_box_append (GTK_BOX (card), deal);
  gtk_box_append (GTK_BOX (self->box), card);
}

/* Too early: there, but out of the way, in the card of the step that is due. */
static void
add_later (BsAttackSheet *self,
           const BsState *state,
           BsOffer       *resolve)
{
  GtkWidget *due = gtk_widget_get_last_child (self->box);
  GtkWidget *expander = gtk_expander_new_with_mnemonic (_("What Comes La_ter"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  if (!state->attack->attack.rolled)
    gtk_box_append (GTK_BOX (box), side_card (self, state, TRUE));
  if (resolve != NULL)
    gtk_box_append (GTK_BOX (box), deal_button (self, state, resolve));
  gtk_widget_set_name (expander, "later");
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  gtk_widget_set_visible (expander, gtk_widget_get_first_child (box) != NULL);
  gtk_box_append (GTK_BOX (due), expander);
}

static void
bs_attack_sheet_dispose (GObject *object)
{
  BsAttackSheet *self = BS_ATTACK_SHEET (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->odds);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_attack_sheet_parent_class)->dispose (object);
}

static void
bs_attack_sheet_class_init (BsAttackSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_attack_sheet_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_attack_sheet_init (BsAttackSheet *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * bs_attack_sheet_new:
 * @table: the table
 *
 * Returns: (transfer floating): a sheet, shown only while an attack is under way
 */
GtkWidget *
bs_attack_sheet_new (BsTable *table)
{
  BsAttackSheet *self = g_object_new (BS_TYPE_ATTACK_SHEET, NULL);

  self->table = g_object_ref (table);
  self->odds = g_object_ref_sink (bs_odds_view_new (table));

  return GTK_WIDGET (self);
}

/* Where real dice are told, one can type at once; who went on by keyboard finds it at the dice that
 * are due now. */
static void
focus_due (BsAttackSheet *self,
           const BsState *state,
           gboolean       due,
           gboolean       held)
{
  const BsQuestion *roll = find_roll (state, bs_id ("attack"));
  gboolean decided = due && !self->due;
  g_autofree char *name = NULL;
  GtkWidget *entry, *button;

  self->due = due;
  if (roll == NULL)
    roll = find_roll (state, bs_id ("defence"));
  if (decided && held && roll == NULL)
    gtk_widget_grab_focus (bs_find_named (self->box, "deal"));
  if (roll == NULL || roll->id == self->asked)
    return;

  self->asked = roll->id;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  name = g_strconcat ("roll-", roll->id, NULL);
  entry = bs_find_named (self->box, "dice-entry");
  button = bs_find_named (self->box, name);
  if (entry != NULL && gtk_widget_get_visible (entry))
    gtk_widget_grab_focus (entry);
  else if (held && button != NULL)
    gtk_widget_grab_focus (button);
}

/* Where nothing is left that the defence could cancel, it need not be rolled. */
static gboolean
is_decided (BsAttackSheet *self,
            const BsState *state)
{
  g_autoptr (BsCommand) command = bs_command_new ("resolve");
  g_autoptr (BsVerdict) verdict = bs_judge (state, command, bs_table_get_asker (self->table));

  return state->attack->attack.rolled && verdict->level < BS_VERDICT_AGAINST;
}

/**
 * bs_attack_sheet_update:
 * @self: the sheet
 *
 * Shows the attack as it stands now.
 */
void
bs_attack_sheet_update (BsAttackSheet *self)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) offers = NULL;
  BsOffer *resolve;
  gboolean held, due;
  char *focus;

  g_return_if_fail (BS_IS_ATTACK_SHEET (self));

  focus = bs_refill_begin (self->box);
  held = focus != NULL;
  if (gtk_widget_get_parent (self->odds) != NULL)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->odds)), self->odds);
  bs_box_clear (self->box);

  gtk_widget_set_visible (GTK_WIDGET (self), state != NULL && state->attack != NULL);
  bs_odds_view_update (BS_ODDS_VIEW (self->odds));
  if (state == NULL || state->attack == NULL)
    {
      g_free (focus);
      return;
    }

  add_head (self, state);
  gtk_box_append (GTK_BOX (self->box), side_card (self, state, FALSE));
  if (state->attack->attack.rolled)
    gtk_box_append (GTK_BOX (self->box), side_card (self, state, TRUE));
  offers = bs_offers_to_go_on (state);
  resolve = find_resolve (offers);
  due = resolve != NULL && (state->attack->defence.rolled || is_decided (self, state));
  if (due)
    add_result (self, state, resolve);
  /* In the card of the step that is due. */
  gtk_box_append (GTK_BOX (gtk_widget_get_last_child (self->box)), self->odds);
  add_later (self, state, due ? NULL : resolve);
  bs_refill_end (self->box, focus);
  focus_due (self, state, due, held);
}
