/* bs-attack-form.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-attack-form.h"

#include "app/table/bs-offer-button.h"
#include "app/table/bs-offered.h"
#include "app/table/bs-tell.h"
#include "app/widgets/bs-number-label.h"
#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-odds-view.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/play/bs-turn.h"
#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * BsAttackForm:
 *
 * What is told before an attack: the ways to attack that the engine offers, by weapon and target,
 * and what is told of the one that is chosen; the number of dice added up in words; then one tap
 * attacks and, with virtual dice, rolls. It remembers what was told until the ship's turn is over.
 */
struct _BsAttackForm
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *card;
  GtkWidget *body;
  GtkWidget *folded;    /* has the body while every way is against a rule */
  GtkWidget *targets;
  GtkWidget *weapons;
  GtkWidget *shot;      /* has the form of the way */
  GtkWidget *lacking;   /* what nobody has told yet */
  GtkWidget *attack_number;
  GtkWidget *defence_number;
  GtkWidget *odds;
  GtkWidget *go;
  GtkWidget *other;     /* with the dice that are not preferred */

  /* Owned. */
  BsTable *table;
  GPtrArray *offers;    /* (nullable) BsOffer: all ways to attack */
  BsCommand *told;      /* what was told of a shot */
  char *weapon;         /* (nullable) as weapon_key() names it */

  BsOffer *offer;       /* (nullable) borrowed: the way that is chosen */
  BsId ship, target;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BsAttackForm, bs_attack_form, GTK_TYPE_WIDGET)

/* Whoever tapped Real Dice can tell them at once, beside the form. */
static guint real_dice_signal;

static void fill (BsAttackForm *self, gboolean aimed);

static BsId
id_in (const BsOffer *offer,
       const char    *name)
{
  const char *value = bs_command_get (offer->command, name);

  return value != NULL ? bs_id (value) : NULL;
}

static gboolean
virtual_dice (BsAttackForm *self)
{
  return g_settings_get_enum (bs_table_get_settings (self->table), "dice") == 0;
}

static void
attack_with (BsAttackForm *self,
             GtkWidget    *from,
             gboolean      roll_here)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  g_ptr_array_add (commands, bs_offered_command (self->go));
  if (roll_here)
    {
      BsCommand *roll = bs_command_new ("roll");

      bs_command_set (roll, "side", "attack");
      g_ptr_array_add (commands, roll);
    }

  bs_table_perform_all (self->table, from, commands);
  if (!roll_here)
    g_signal_emit (self, real_dice_signal, 0);
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
  fill (self, TRUE);
}

static void
weapon_cb (BsAttackForm *self,
           GtkWidget    *button)
{
  if (self->filling)
    return;

  g_free (self->weapon);
  self->weapon = g_strdup (gtk_widget_get_name (button));
  fill (self, TRUE);
}

static void
told_cb (BsAttackForm *self,
         BsTell       *tell)
{
  if (self->filling)
    return;

  bs_tell_fill (tell, self->told);
  fill (self, FALSE);
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
  bs_set_tooltip (button, words);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  bs_set_label (button, words);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               active ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                      : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
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

/* One weapon: of a ship of several cards also the card that fires it; what a card gives stands
 * beside what is due. */
static char *
weapon_key (const BsOffer *offer)
{
  const char *ship = bs_command_get (offer->command, "ship");
  const char *weapon = bs_command_get (offer->command, "weapon");
  const char *kind = bs_command_has (offer->command, "free") ? "free-weapon" : "weapon";

  return strchr (ship, '/') != NULL && strchr (weapon, '/') == NULL
           ? g_strjoin ("-", kind, ship, weapon, NULL)
           : g_strjoin ("-", kind, weapon, NULL);
}

/* The way with this weapon on this target. */
static BsOffer *
find_way (BsAttackForm *self,
          const char   *weapon,
          BsId          target)
{
  for (guint i = 0; i < self->offers->len; i++)
    {
      BsOffer *offer = self->offers->pdata[i];
      g_autofree char *key = weapon_key (offer);

      if ((weapon == NULL || g_str_equal (key, weapon)) &&
          (target == NULL || id_in (offer, "target") == target))
        return offer;
    }

  return NULL;
}

/* What was chosen before; else the one that the ship has locked. */
static void
choose_way (BsAttackForm  *self,
            const BsState *state)
{
  if (self->target != NULL && find_way (self, NULL, self->target) == NULL)
    self->target = NULL;
  for (guint i = 0; i < state->locks->len && self->target == NULL; i++)
    {
      const BsLock *lock = state->locks->pdata[i];

      if (lock->from == self->ship && find_way (self, NULL, lock->to) != NULL)
        self->target = lock->to;
    }

  self->offer = find_way (self, self->weapon, self->target);
  if (self->offer == NULL)
    self->offer = find_way (self, NULL, self->target);
  g_clear_pointer (&self->weapon, g_free);
  self->target = self->offer != NULL ? id_in (self->offer, "target") : NULL;
  self->weapon = self->offer != NULL ? weapon_key (self->offer) : NULL;
}

/* What a rule is against at another target was told of the one before. */
static void
forget_against (BsAttackForm *self)
{
  for (guint i = 0; self->offer != NULL && i < self->offer->told->len; i++)
    {
      const BsTold *told = self->offer->told->pdata[i];
      const BsChoice *choice = told->kind == BS_ARG_FLAG ? told->choices->pdata[0] : NULL;

      if (choice != NULL && choice->verdict != NULL)
        bs_command_unset (self->told, told->name);
    }
}

static char *
dup_place (const BsState *state,
           BsId           id)
{
  const BsShip *ship = bs_state_ship_of (state, id);
  g_autofree char *ship_words = bs_words_ship (state, ship);

  if (ship->id == id)
    return g_steal_pointer (&ship_words);

  /* Translators: a section of a huge ship as target: "CR90 Corvette, fore". */
  return g_strdup_printf (_("%s, %s"), ship_words,
                          bs_ruleset_name (state->ruleset, "word",
                                           bs_id (id + strlen (ship->id) + 1)));
}

static void
fill_targets (BsAttackForm  *self,
              const BsState *state)
{
  g_autoptr (GPtrArray) seen = g_ptr_array_new ();

  bs_layout_box_clear (self->targets);
  for (guint i = 0; i < self->offers->len; i++)
    {
      BsId target = id_in (self->offers->pdata[i], "target");
      g_autofree char *words = NULL;

      if (g_ptr_array_find (seen, target, NULL))
        continue;
      g_ptr_array_add (seen, (gpointer) target);
      words = dup_place (state, target);
      add_target (self, target, words);
    }
}

static char *
dup_weapon (const BsState *state,
            const BsOffer *offer)
{
  BsId shooter = id_in (offer, "ship"), weapon = id_in (offer, "weapon");
  const BsShip *ship = bs_state_ship_of (state, shooter);
  const BsShipPart *part = bs_ship_part (ship, weapon);
  int dice = part != NULL ? bs_counters_get (part->numbers, bs_id ("weapon-attack"), -1)
                          : bs_ship_value (state, shooter, "attack");
  g_autofree char *primary =
    /* Translators: the primary weapon of a ship, on a button. */
    weapon == ship->id ? g_strdup (ship->name) : g_strdup (C_("weapon", "Primary"));
  g_autofree char *place = shooter != ship->id ? dup_place (state, shooter) : NULL;
  g_autofree char *name =
    place != NULL ? g_strdup_printf (_("%s: %s"), place,
                                     part != NULL ? bs_fleet_part_name (state, part) : primary)
                  : g_strdup (part != NULL ? bs_fleet_part_name (state, part) : primary);

  if (dice < 0)
    return g_steal_pointer (&name);

  /* Translators: a weapon and its number of dice: "Photon Torpedoes 5". */
  return g_strdup_printf (_("%s %d"), name, dice);
}

static void
add_weapon (BsAttackForm  *self,
            const BsState *state,
            const BsOffer *offer,
            const char    *key)
{
  g_autofree char *name = dup_weapon (state, offer);
  g_autofree char *words = bs_command_has (offer->command, "free")
                             /* Translators: a weapon with which a ship may attack once more. */
                             ? g_strdup_printf (_("%s (free)"), name)
                             : g_strdup (name);
  GtkWidget *button = toggle (key, words, g_strcmp0 (key, self->weapon) == 0);

  g_signal_connect_object (button, "clicked", G_CALLBACK (weapon_cb), self, G_CONNECT_SWAPPED);
  bs_layout_box_add (self->weapons, button);
}

static void
fill_weapons (BsAttackForm  *self,
              const BsState *state)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  bs_layout_box_clear (self->weapons);
  for (guint i = 0; i < self->offers->len; i++)
    {
      char *key = weapon_key (self->offers->pdata[i]);

      if (!g_hash_table_contains (seen, key))
        add_weapon (self, state, self->offers->pdata[i], key);
      g_hash_table_add (seen, key);
    }
}

static void
fill_shot (BsAttackForm  *self,
           const BsState *state)
{
  GtkWidget *tell = bs_tell_new (state, self->offer, self->told, NULL);

  bs_box_clear (self->shot);
  g_signal_connect_object (tell, "changed", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->shot), tell);
  bs_offered_set (self->go, self->table, self->offer);
  bs_offered_tell_by (self->go, NULL, tell);
  gtk_widget_set_visible (self->lacking, bs_tell_lacks (BS_TELL (tell), "range"));
}

static void
fill_numbers (BsAttackForm  *self,
              const BsState *state)
{
  g_autoptr (BsCommand) command = bs_offered_command (self->go);
  BsId shooter = id_in (self->offer, "ship"), arc = bs_command_get (command, "arc") != NULL
                                                      ? bs_id (bs_command_get (command, "arc"))
                                                      : NULL;
  BsAsked asked = {
    .number = bs_id ("attack-dice"),
    .ship = bs_id_ship (self->ship),
    .other = bs_id_ship (self->target),
    .weapon = id_in (self->offer, "weapon"),
    .section = bs_id_ship (shooter) != shooter ? shooter : NULL,
    .other_section = bs_id_ship (self->target) != self->target ? self->target : NULL,
    .obstructed = bs_command_has (command, "obstructed"),
    .precision = bs_command_has (command, "precision"),
    .arc = arc != NULL ? arc : bs_id ("front"),
  };
  g_autofree char *odds = bs_odds_view_line (state, command);
  g_autofree char *roll = NULL;
  BsAsked defence;
  int dice;

  bs_command_get_int (command, "range", &asked.range);
  dice = bs_number_label_set (self->attack_number, state, &asked);
  defence = asked;
  defence.number = bs_id ("defence-dice");
  defence.ship = asked.other;
  defence.section = asked.other_section;
  defence.other = asked.ship;
  defence.other_section = asked.section;
  bs_number_label_set (self->defence_number, state, &defence);

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
  bs_set_tooltip (button, NULL);
  gtk_widget_set_sensitive (button, bs_table_is_live (self->table));
  command = bs_offered_command (self->go);
  verdict = bs_judge (state, command, bs_table_get_asker (self->table));
  bs_dress_offer (button, self->table, verdict);
}

/* Of a ship that has had its attack. */
static gboolean
all_against (BsAttackForm  *self,
             const BsState *state)
{
  const BsShip *ship = bs_state_ship_of (state, self->ship);

  if (!ship->deeds.attacked && bs_turn_does (state, "attack"))
    return FALSE;
  for (guint i = 0; i < self->offers->len; i++)
    if (((BsOffer *) self->offers->pdata[i])->verdict->level < BS_VERDICT_AGAINST)
      return FALSE;

  return TRUE;
}

/* All against a rule: there, but out of the way. */
static void
fold (BsAttackForm *self,
      gboolean      against)
{
  gboolean is_folded = gtk_expander_get_child (GTK_EXPANDER (self->folded)) != NULL;

  gtk_widget_set_visible (self->folded, against);
  if (is_folded == against)
    return;

  g_object_ref (self->body);
  if (against)
    {
      gtk_box_remove (GTK_BOX (self->card), self->body);
      gtk_expander_set_child (GTK_EXPANDER (self->folded), self->body);
    }
  else
    {
      gtk_expander_set_child (GTK_EXPANDER (self->folded), NULL);
      gtk_box_append (GTK_BOX (self->card), self->body);
    }
  g_object_unref (self->body);
}

static void
fill (BsAttackForm *self,
      gboolean      aimed)
{
  const BsState *state = bs_table_get_state (self->table);
  char *focus;

  self->offer = NULL;
  if (state != NULL)
    choose_way (self, state);
  gtk_widget_set_visible (GTK_WIDGET (self), self->offer != NULL);
  if (self->offer == NULL)
    {
      bs_offered_set (self->go, self->table, NULL);
      return;
    }

  self->filling = TRUE;
  focus = bs_refill_begin (self->card);
  if (aimed)
    forget_against (self);
  fold (self, all_against (self, state));
  fill_targets (self, state);
  fill_weapons (self, state);
  fill_shot (self, state);
  fill_numbers (self, state);
  fill_go (self, self->go, state);
  fill_go (self, self->other, state);
  bs_refill_end (self->card, focus);
  self->filling = FALSE;
}

/* Another target, weapon or range is another one of the same ways; another state brings others. */
static void
refresh (BsAttackForm *self)
{
  const BsState *state = bs_table_get_state (self->table);

  g_clear_pointer (&self->offers, g_ptr_array_unref);
  self->offers = state != NULL && self->ship != NULL
                   ? bs_offers_to_attack (state, self->ship, bs_table_get_asker (self->table))
                   : g_ptr_array_new ();
  fill (self, FALSE);
}

static void
bs_attack_form_dispose (GObject *object)
{
  BsAttackForm *self = BS_ATTACK_FORM (object);

  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  g_clear_pointer (&self->told, bs_command_free);
  g_clear_pointer (&self->weapon, g_free);

  G_OBJECT_CLASS (bs_attack_form_parent_class)->dispose (object);
}

static void
bs_attack_form_class_init (BsAttackFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_attack_form_dispose;
  real_dice_signal = g_signal_new ("real-dice", BS_TYPE_ATTACK_FORM, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
bs_attack_form_init (BsAttackForm *self)
{
  self->told = bs_command_new ("attack");
  self->card = bs_panel_card (_("Attack"));
  self->body = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->folded = gtk_expander_new_with_mnemonic (_("Attacks, A_gainst the Rules Now"));
  gtk_label_set_wrap (GTK_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (self->folded))),
                      TRUE);
  gtk_widget_set_name (self->folded, "attacks-against");
  gtk_box_append (GTK_BOX (self->card), self->folded);
  gtk_box_append (GTK_BOX (self->card), self->body);
  self->targets = bs_wrap_box (8);
  self->weapons = bs_wrap_box (8);
  self->shot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->lacking =
    bs_text_label (_("The range is not told: its dice are not counted."), "dim-label");
  self->attack_number = bs_number_label_new ();
  self->defence_number = bs_number_label_new ();
  self->odds = bs_text_label ("", "dim-label");
  self->go = gtk_button_new ();
  self->other = gtk_button_new ();

  gtk_widget_set_name (self->odds, "odds-line");
  gtk_widget_set_name (self->go, "attack");
  gtk_widget_add_css_class (self->go, "suggested-action");
  g_signal_connect_object (self->go, "clicked", G_CALLBACK (go_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->body), self->targets);
  gtk_box_append (GTK_BOX (self->body), self->weapons);
  gtk_box_append (GTK_BOX (self->body), self->shot);
  gtk_widget_set_name (self->lacking, "range-lacking");
  gtk_box_append (GTK_BOX (self->body), self->lacking);
  gtk_box_append (GTK_BOX (self->body), self->attack_number);
  gtk_box_append (GTK_BOX (self->body), self->defence_number);
  gtk_box_append (GTK_BOX (self->body), self->odds);
  gtk_widget_set_name (self->other, "attack-other");
  g_signal_connect_object (self->other, "clicked", G_CALLBACK (other_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->body), self->go);
  gtk_box_append (GTK_BOX (self->body), self->other);
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
      self->target = NULL;
      g_clear_pointer (&self->weapon, g_free);
      bs_command_free (self->told);
      self->told = bs_command_new ("attack");
    }
  refresh (self);
}
