/* bs-melee-sheet.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-melee-sheet.h"

#include "app/dice/bs-dice-entry.h"
#include "app/dice/bs-dice-pool.h"
#include "app/drawing/bs-symbol.h"
#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-melee-forecast.h"

#include "engine/boarding/bs-melee-who.h"
#include "engine/boarding/bs-melee.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-boarding-words.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/**
 * BsMeleeSheet:
 *
 * The fight that is due: who against whom, with how many dice and why, and who comes next. Dice
 * rolled here are a line of the record at once; what they did stands above until the battle goes
 * on. Real dice that are told lie here, the result in a sentence, until they are applied; the
 * battle going on elsewhere takes them away.
 */
struct _BsMeleeSheet
{
  GtkWidget parent_instance;

  /* Borrowed: the only child. */
  GtkWidget *box;

  /* Owned. */
  BsTable *table;
  BsState *state;       /* (nullable): for which the dice below lie here */
  char *attack;         /* (nullable) faces */
  char *defence;        /* (nullable) */

  BsId target;          /* (nullable) the stack chosen */
  gboolean real;        /* the entries for real dice are shown */
};

G_DEFINE_FINAL_TYPE (BsMeleeSheet, bs_melee_sheet, GTK_TYPE_WIDGET)

/* The fight that is due, as it is shown. */
typedef struct
{
  const BsState *state;
  const BsShip *ship, *enemy;
  BsId stack, target;
  const BsBoarder *fighter, *opponent;
  int attack_dice, defence_dice;
} Fight;

static void
forget_dice (BsMeleeSheet *self)
{
  g_clear_pointer (&self->attack, g_free);
  g_clear_pointer (&self->defence, g_free);
  self->real = FALSE;
}

static void
follow_state (BsMeleeSheet  *self,
              const BsState *state)
{
  if (self->state == state)
    return;

  g_clear_pointer (&self->state, bs_state_unref);
  self->state = state != NULL ? bs_state_ref ((BsState *) state) : NULL;
  self->target = NULL;
  forget_dice (self);
}

/* The fight as it is offered. */
static BsOffer *
offer_of (BsMeleeSheet *self,
          const Fight  *fight)
{
  g_autoptr (GPtrArray) offers =
    bs_offers (fight->state, fight->ship->id, bs_table_get_asker (self->table));

  for (guint i = 0; i < offers->len; i++)
    {
      BsOffer *offer = offers->pdata[i];

      if (g_str_equal (offer->kind, "fight") &&
          g_strcmp0 (bs_command_get (offer->command, "target"), fight->target) == 0)
        return bs_offer_ref (offer);
    }

  return NULL;
}

/* With the dice that lie here. */
static void
bind (BsMeleeSheet *self,
      GtkWidget    *button,
      BsOffer      *offer)
{
  bs_offered_bind (button, self->table, offer);
  if (self->attack != NULL && *self->attack != '\0')
    bs_offered_fix (button, "attack", self->attack);
  if (self->defence != NULL && *self->defence != '\0')
    bs_offered_fix (button, "defence", self->defence);
}

static gboolean
find_fight (BsMeleeSheet  *self,
            const BsState *state,
            GPtrArray     *targets,
            Fight         *fight)
{
  *fight = (Fight) { .state = state };
  if (targets->len == 0)
    return FALSE;

  fight->ship = bs_state_ship (state, bs_melee_forecast_due (state, &fight->stack));
  if (self->target == NULL || !g_ptr_array_find (targets, self->target, NULL))
    self->target = targets->pdata[0];
  fight->target = self->target;
  fight->enemy = bs_state_ship_of (state, fight->target);
  fight->fighter = bs_melee_bottom (fight->ship, fight->stack);
  fight->opponent = bs_melee_bottom (fight->enemy, fight->target);
  if (fight->fighter == NULL || fight->opponent == NULL)
    return FALSE;

  fight->attack_dice = bs_melee_dice (state, fight->fighter->points);
  fight->defence_dice = bs_melee_dice (state, fight->opponent->points);

  return TRUE;
}

/* The name of who fights; a card face down is called by its ship. */
static const char *
name_of (const BsState   *state,
         const BsShip    *ship,
         const BsBoarder *boarder)
{
  return bs_words_knows_boarder (ship, boarder, NULL) ? bs_fleet_boarder_name (state, boarder)
                                                      : ship->name;
}

static gboolean
are_known (const Fight *fight)
{
  return bs_words_knows_boarder (fight->ship, fight->fighter, NULL) &&
         bs_words_knows_boarder (fight->enemy, fight->opponent, NULL);
}

static void
target_cb (BsMeleeSheet *self,
           GtkWidget    *button)
{
  BsId target = g_object_get_data (G_OBJECT (button), "target");

  if (self->target == target)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      return;
    }

  self->target = target;
  forget_dice (self);
  bs_melee_sheet_update (self);
}

static void
add_targets (BsMeleeSheet    *self,
             GtkWidget       *card,
             const Fight     *fight,
             const GPtrArray *targets)
{
  GtkWidget *row = bs_wrap_box (8);

  for (guint i = 0; i < targets->len; i++)
    {
      BsId target = targets->pdata[i];
      const BsShip *enemy = bs_state_ship_of (fight->state, target);
      const BsBoarder *opponent = bs_melee_bottom (enemy, target);
      g_autofree char *name = g_strconcat ("target-", target, NULL);
      g_autofree char *words = NULL;
      g_autofree char *spoken = NULL;
      GtkWidget *button;

      words = bs_words_knows_boarder (enemy, opponent, NULL)
                ? g_strdup_printf ("%s %d", bs_fleet_boarder_name (fight->state, opponent),
                                   opponent->points)
                : g_strdup (enemy->name);
      /* Translators: a character or ship that is fought, and its ship. */
      spoken = g_strdup_printf (_("Fight %s of %s"), words, enemy->name);
      button = gtk_toggle_button_new_with_label (words);
      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                               PANGO_ELLIPSIZE_END);
      gtk_widget_set_name (button, name);
      gtk_widget_add_css_class (button, "toggle");
      bs_set_tooltip (button, spoken);
      bs_set_label (button, spoken);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), target == fight->target);
      if (target == fight->target)
        gtk_widget_add_css_class (button, "chosen");
      gtk_widget_set_sensitive (button, bs_table_is_live (self->table));
      g_object_set_data (G_OBJECT (button), "target", (gpointer) target);
      g_signal_connect_object (button, "clicked", G_CALLBACK (target_cb), self, G_CONNECT_SWAPPED);
      bs_layout_box_add (row, button);
    }

  gtk_box_append (GTK_BOX (card), row);
}

static gboolean
is_complete (BsMeleeSheet *self,
             const Fight  *fight)
{
  return (self->attack != NULL || fight->attack_dice == 0) &&
         (self->defence != NULL || fight->defence_dice == 0) &&
         (self->attack != NULL || self->defence != NULL);
}

static gboolean
get_fight (BsMeleeSheet *self,
           Fight        *fight)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) targets = NULL;
  BsId stack, ship = state != NULL ? bs_melee_forecast_due (state, &stack) : NULL;

  if (ship == NULL)
    return FALSE;

  targets = bs_melee_targets (state, bs_state_ship (state, ship));

  return find_fight (self, state, targets, fight);
}

static void
real_cb (BsMeleeSheet *self)
{
  self->real = TRUE;
  bs_melee_sheet_update (self);
}

static void
again_cb (BsMeleeSheet *self)
{
  forget_dice (self);
  self->real = TRUE;
  bs_melee_sheet_update (self);
}

/* Both sides' dice at once: the two fighters throw together. */
static void
add_roll (BsMeleeSheet *self,
          GtkWidget    *card,
          const Fight  *fight)
{
  g_autofree char *attack =
    g_strdup_printf (ngettext ("%d die", "%d dice", fight->attack_dice), fight->attack_dice);
  g_autofree char *words =
    /* Translators: "_Roll 7 dice against 5". */
    are_known (fight) ? g_strdup_printf (_("_Roll %s against %d"), attack, fight->defence_dice)
                      : g_strdup (_("_Turn Up and Roll"));
  BsOffer *offer = offer_of (self, fight);
  GtkWidget *row = bs_wrap_box (8);
  GtkWidget *roll = bs_text_button ("roll-melee", words);
  GtkWidget *real = bs_text_button ("real-melee", _("R_eal Dice"));

  if (offer != NULL)
    bs_dress_offer (roll, self->table, offer->verdict);
  gtk_widget_add_css_class (roll, self->real ? "flat" : "suggested-action");
  gtk_widget_add_css_class (real, "flat");
  gtk_widget_set_visible (real, !self->real);
  gtk_widget_set_sensitive (real, bs_table_is_live (self->table));
  g_signal_connect_object (real, "clicked", G_CALLBACK (real_cb), self, G_CONNECT_SWAPPED);
  /* What is rolled is written at once: neither closing the window nor a flat battery lets it be
   * rolled again. */
  if (offer != NULL)
    bind (self, roll, offer);
  bs_layout_box_add (row, offer != NULL ? bs_offer_with_form (roll, self->table, offer) : roll);
  g_clear_pointer (&offer, bs_offer_free);
  bs_layout_box_add (row, real);
  gtk_box_append (GTK_BOX (card), row);
}

static void
add_head (BsMeleeSheet    *self,
          const Fight     *fight,
          const GPtrArray *targets)
{
  g_autofree char *words =
    /* Translators: two characters in a melee. */
    g_strdup_printf (_("%s against %s"), name_of (fight->state, fight->ship, fight->fighter),
                     name_of (fight->state, fight->enemy, fight->opponent));
  g_autofree char *ships =
    g_strdup_printf (_("%s fights %s"), fight->ship->name, fight->enemy->name);
  g_autofree char *odds = bs_melee_forecast_odds (fight->state, fight->stack, fight->target);
  g_autofree char *then = NULL;
  GtkWidget *card = bs_panel_card (_("Melee"));

  gtk_widget_set_name (card, "melee");
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "versus"));
  gtk_box_append (GTK_BOX (card), bs_text_label (ships, "dim-label"));
  if (targets->len > 1)
    add_targets (self, card, fight, targets);
  if (is_complete (self, fight))
    {
      gtk_box_append (GTK_BOX (self->box), card);
      return;
    }

  gtk_box_append (GTK_BOX (card), bs_text_label (odds, "odds"));
  if (self->attack == NULL && self->defence == NULL)
    add_roll (self, card, fight);
  then = bs_melee_forecast_then (fight->state);
  if (then != NULL)
    gtk_box_append (GTK_BOX (card), bs_text_label (then, "dim-label"));
  gtk_box_append (GTK_BOX (self->box), card);
}

static void
add_die (GtkWidget     *row,
         const BsState *state,
         BsId           die,
         BsId           id)
{
  const BsFace *face = bs_ruleset_face (state->ruleset, id);
  g_autoptr (GdkPaintable) symbol =
    bs_symbol_new (face != NULL && face->symbol != NULL ? face->symbol : id,
                   bs_die_frame (state->ruleset, die));
  g_autofree char *words = bs_words_named (state->ruleset, "face", id);
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                   "paintable", symbol, NULL);

  gtk_widget_add_css_class (image, "melee-die");
  if (bs_melee_forecast_count (state, id, g_str_equal (die, "defence")) == 0)
    gtk_widget_add_css_class (image, "idle");
  bs_set_tooltip (image, words);
  bs_set_label (image, words);
  bs_layout_box_add (row, image);
}

static void
add_dice (GtkWidget     *card,
          const BsState *state,
          BsId           die,
          const char    *faces)
{
  g_auto (GStrv) ids = g_strsplit (faces, ",", -1);
  GtkWidget *row = bs_wrap_box (6);
  gboolean defends = g_str_equal (die, "defence");
  int n = bs_melee_forecast_count (state, faces, defends);
  g_autofree char *words = defends ? g_strdup_printf (_("Only evades count: %d"), n) :
                           g_strdup_printf (_("Hits and criticals count alike: %d"), n);

  gtk_widget_set_direction (row, GTK_TEXT_DIR_LTR);
  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0')
      add_die (row, state, die, bs_id (ids[i]));
  gtk_box_append (GTK_BOX (card), row);
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "dim-label"));
}

static void
entered_cb (BsMeleeSheet *self,
            const char   *faces,
            GtkWidget    *entry)
{
  char **place =
    g_str_equal (gtk_widget_get_name (entry), "entry-defence") ? &self->defence : &self->attack;

  /* There is an entry only where there are dice: none at all is a slip of the finger. */
  if (*faces == '\0')
    return;

  g_free (*place);
  *place = g_strdup (faces);
  bs_melee_sheet_update (self);
}

static void
add_side (BsMeleeSheet *self,
          const Fight  *fight,
          gboolean      defends)
{
  const BsShip *ship = defends ? fight->enemy : fight->ship;
  const BsBoarder *boarder = defends ? fight->opponent : fight->fighter;
  const char *faces = defends ? self->defence : self->attack;
  int dice = defends ? fight->defence_dice : fight->attack_dice;
  BsId die = bs_id (defends ? "defence" : "attack");
  g_autofree char *heading = g_strdup_printf (defends ? _("%s defends") : _("%s attacks"),
                                              name_of (fight->state, ship, boarder));
  GtkWidget *card = bs_panel_card (heading);

  gtk_widget_set_name (card, die);
  if (bs_words_knows_boarder (ship, boarder, NULL))
    {
      g_autofree char *sum = bs_words_melee_dice (fight->state, boarder->points);
      /* Translators: %s is a sum: "42 ÷ 6 = 7". */
      g_autofree char *words = g_strdup_printf (ngettext ("%s die", "%s dice", dice), sum);

      gtk_box_append (GTK_BOX (card), bs_text_label (words, "number"));
    }

  if (faces != NULL)
    {
      add_dice (card, fight->state, die, faces);
    }
  else if (dice == 0)
    {
      gtk_box_append (GTK_BOX (card), bs_text_label (_("No dice."), "dim-label"));
    }
  else if (self->real)
    {
      GtkWidget *entry = bs_dice_entry_new (fight->state->ruleset, die, dice);

      gtk_widget_set_name (entry, defends ? "entry-defence" : "entry-attack");
      gtk_widget_set_sensitive (entry, bs_table_is_live (self->table));
      g_signal_connect_object (entry, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (card), entry);
    }
  gtk_box_append (GTK_BOX (self->box), card);
}

static void
add_result (BsMeleeSheet *self,
            const Fight  *fight)
{
  BsOffer *offer = offer_of (self, fight);
  g_autoptr (BsCommand) command = NULL;
  g_autoptr (BsVerdict) verdict = NULL;
  g_autofree char *words = NULL;
  GtkWidget *card = bs_panel_card (_("Result"));
  GtkWidget *row = bs_wrap_box (8);
  GtkWidget *apply = bs_text_button ("apply-fight", _("_Apply"));
  GtkWidget *again = bs_text_button ("enter-again", _("_Enter Again"));

  if (offer == NULL)
    return;
  bind (self, apply, offer);
  bs_offer_free (offer);
  command = bs_offered_command (apply);
  verdict = bs_judge (fight->state, command, bs_table_get_asker (self->table));
  words = bs_melee_forecast_result (fight->state, command);
  bs_dress_offer (apply, self->table, verdict);
  gtk_widget_add_css_class (apply, "suggested-action");
  bs_layout_box_add (row, apply);
  gtk_widget_add_css_class (again, "flat");
  g_signal_connect_object (again, "clicked", G_CALLBACK (again_cb), self, G_CONNECT_SWAPPED);
  bs_layout_box_add (row, again);
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "forecast"));
  gtk_box_append (GTK_BOX (card), row);
  gtk_box_append (GTK_BOX (self->box), card);
}

/* The fight that was the last thing to happen, if it was one. */
static const BsStep *
find_last (BsMeleeSheet *self)
{
  const BsHistory *history = bs_table_get_history (self->table);
  const BsStep *step =
    history != NULL && bs_table_is_live (self->table) ? bs_history_undo_step (history) : NULL;
  const BsCommand *command =
    step != NULL && step->commands->len == 1 ? step->commands->pdata[0] : NULL;

  return command != NULL && g_strcmp0 (command->verb, "fight") == 0 ? step : NULL;
}

/* What has just been rolled, and what it did. */
static void
add_last (BsMeleeSheet *self,
          const BsStep *step)
{
  const BsCommand *fight = step->commands->pdata[0];
  const BsShip *ship = bs_state_ship_of (step->before, bs_id (bs_command_get (fight, "ship")));
  const BsShip *enemy = bs_state_ship_of (step->before, bs_id (bs_command_get (fight, "target")));
  const BsBoarder *fighter = ship != NULL ? bs_melee_bottom (ship, bs_melee_stack (ship)) : NULL;
  g_autofree char *words = bs_melee_forecast_told (step->after, fight, step->events);
  g_autofree char *versus = NULL;
  GtkWidget *card = bs_panel_card (_("Last Fight"));

  gtk_widget_set_name (card, "last-fight");
  if (fighter != NULL && enemy != NULL)
    {
      versus = g_strdup_printf (_("%s fights %s"), bs_fleet_boarder_name (step->before, fighter),
                                enemy->name);
      gtk_box_append (GTK_BOX (card), bs_text_label (versus, "dim-label"));
    }
  gtk_box_append (GTK_BOX (card), bs_text_label (words, "forecast"));
  if (bs_command_has (fight, "attack"))
    add_dice (card, step->after, bs_id ("attack"), bs_command_get (fight, "attack"));
  if (bs_command_has (fight, "defence"))
    add_dice (card, step->after, bs_id ("defence"), bs_command_get (fight, "defence"));
  gtk_box_append (GTK_BOX (self->box), card);
}

/**
 * bs_melee_sheet_focus:
 * @self: the sheet
 *
 * Gives the keyboard to the step that is due: dice to be told, what they do, or the roll.
 *
 * Returns: whether there is one
 */
gboolean
bs_melee_sheet_focus (BsMeleeSheet *self)
{
  static const char *const steps[] = { "apply-fight", "entry-attack", "entry-defence",
                                       "roll-melee" };

  g_return_val_if_fail (BS_IS_MELEE_SHEET (self), FALSE);

  for (guint i = 0; gtk_widget_get_visible (GTK_WIDGET (self)) && i < G_N_ELEMENTS (steps); i++)
    {
      GtkWidget *step = bs_find_named (self->box, steps[i]);

      if (step != NULL && gtk_widget_grab_focus (step))
        return TRUE;
    }

  return FALSE;
}

/* The keyboard goes back to what it was on, or on to the next step. */
static void
give_back_keyboard (BsMeleeSheet *self,
                    char         *focus)
{
  if (focus != NULL && bs_find_named (self->box, focus) == NULL && bs_melee_sheet_focus (self))
    g_free (focus);
  else
    bs_refill_end (self->box, focus);
}

static void
bs_melee_sheet_dispose (GObject *object)
{
  BsMeleeSheet *self = BS_MELEE_SHEET (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->state, bs_state_unref);
  g_clear_object (&self->table);
  forget_dice (self);

  G_OBJECT_CLASS (bs_melee_sheet_parent_class)->dispose (object);
}

static void
bs_melee_sheet_class_init (BsMeleeSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_melee_sheet_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_melee_sheet_init (BsMeleeSheet *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/**
 * bs_melee_sheet_new:
 * @table: the table
 *
 * Returns: (transfer floating): a sheet, shown only while a fight is due or has just been fought
 */
GtkWidget *
bs_melee_sheet_new (BsTable *table)
{
  BsMeleeSheet *self = g_object_new (BS_TYPE_MELEE_SHEET, NULL);

  self->table = g_object_ref (table);

  return GTK_WIDGET (self);
}

/**
 * bs_melee_sheet_update:
 * @self: the sheet
 *
 * Shows the fight as it stands now.
 */
void
bs_melee_sheet_update (BsMeleeSheet *self)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) targets = NULL;
  const BsStep *last;
  Fight fight;
  gboolean due;
  char *focus;

  g_return_if_fail (BS_IS_MELEE_SHEET (self));

  focus = bs_refill_begin (self->box);
  follow_state (self, state);
  bs_box_clear (self->box);

  last = find_last (self);
  due = get_fight (self, &fight);
  gtk_widget_set_visible (GTK_WIDGET (self), due || last != NULL);
  if (last != NULL)
    add_last (self, last);
  if (!due)
    {
      give_back_keyboard (self, focus);
      return;
    }

  if (g_settings_get_enum (bs_table_get_settings (self->table), "dice") == 1)
    self->real = TRUE;
  targets = bs_melee_targets (state, fight.ship);
  add_head (self, &fight, targets);
  if (is_complete (self, &fight))
    add_result (self, &fight);
  add_side (self, &fight, FALSE);
  add_side (self, &fight, TRUE);
  give_back_keyboard (self, focus);
}
