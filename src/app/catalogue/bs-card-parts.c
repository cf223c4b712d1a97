/* bs-card-parts.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-card-parts.h"

#include "app/widgets/bs-pieces.h"
#include "app/widgets/bs-wrap.h"
#include "bs-dial-editor.h"

#include "engine/rules/bs-card-words.h"
#include "engine/state/bs-ship-pieces.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many slots of a kind, and dice of a weapon; its range goes as far as one may measure. */
#define SLOTS_MAX 9
#define DICE_MAX 20

/* What the first two places of the list of dials are. */
enum
{
  NO_DIAL,
  OWN_DIAL,
  FIRST_DIAL,
};

/**
 * BsCardParts:
 *
 * What else is told of a card beside its name and numbers, by the words of its game: of a ship
 * arcs, actions, dial and slots, of who leads one the slots, of an upgrade the weapon that it is.
 * What is rarely told lies in expanders.
 */
struct _BsCardParts
{
  AdwBin parent_instance;

  /* Template children. */
  GtkWidget *arcs, *arc_list;
  GtkWidget *actions, *action_list;
  GtkWidget *dial, *dial_list, *editor;
  GtkWidget *slots, *slot_list;
  GtkWidget *weapon, *weapon_list;
  GtkWidget *unique;

  /* Borrowed: children. */
  GtkWidget *dice, *nearest, *farthest;

  /* Owned. */
  GPtrArray *dials;       /* BsId: those of the list, from FIRST_DIAL on */
  GPtrArray *slot_ids;    /* BsId */
  GPtrArray *spins;       /* GtkSpinButton, borrowed: one a slot */
};

G_DEFINE_FINAL_TYPE (BsCardParts, bs_card_parts, ADW_TYPE_BIN)

static void
add_toggle (GtkWidget  *list,
            const char *prefix,
            BsId        id,
            const char *word)
{
  GtkWidget *button = gtk_toggle_button_new ();
  g_autofree char *name = g_strconcat (prefix, id, NULL);

  gtk_widget_set_name (button, name);
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (word));
  bs_set_label (button, word);
  g_object_set_data (G_OBJECT (button), "id", (gpointer) id);
  bs_layout_box_add (list, button);
}

/* Takes @ids. */
static void
fill_toggles (GtkWidget       *list,
              const char      *prefix,
              const BsRuleset *ruleset,
              const char      *kind,
              GPtrArray       *ids)
{
  bs_layout_box_clear (list);
  for (guint i = 0; i < ids->len; i++)
    {
      g_autofree char *word = bs_words_named (ruleset, kind, ids->pdata[i]);

      add_toggle (list, prefix, ids->pdata[i], word);
    }
  g_ptr_array_unref (ids);
}

/* A dial is called as the class that has it. */
static char *
dial_name (const BsCatalogue *catalogue,
           BsId               dial)
{
  g_autofree char *plain = NULL;

  for (guint i = 0; i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      if (card->dial == dial)
        return g_strdup (card->ship_class != NULL ? card->ship_class : bs_card_name (card));
    }
  plain = g_strdelimit (g_strdup (dial), "-", ' ');

  return bs_words_capital (plain);
}

static void
fill_dials (BsCardParts   *self,
            const BsRules *rules)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  const GPtrArray *dials = rules->catalogue->dials;

  g_ptr_array_set_size (self->dials, 0);
  gtk_string_list_append (words, _("Told at each maneuver"));
  gtk_string_list_append (words, _("A dial of its own"));
  for (guint i = 0; i < dials->len; i++)
    {
      BsId id = ((const BsDial *) dials->pdata[i])->id;
      g_autofree char *name = dial_name (rules->catalogue, id);

      g_ptr_array_add (self->dials, (gpointer) id);
      gtk_string_list_append (words, name);
    }
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->dial_list), G_LIST_MODEL (words));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (self->dial_list), dials->len > 0);
  bs_dial_editor_start (BS_DIAL_EDITOR (self->editor), rules->ruleset, rules->catalogue);
}

static void
fill_slots (BsCardParts   *self,
            const BsRules *rules)
{
  bs_box_clear (self->slot_list);
  g_ptr_array_set_size (self->spins, 0);
  g_clear_pointer (&self->slot_ids, g_ptr_array_unref);
  self->slot_ids = bs_card_words_slots (rules->catalogue);
  for (guint i = 0; i < self->slot_ids->len; i++)
    {
      BsId slot = self->slot_ids->pdata[i];
      g_autofree char *word = bs_words_named (rules->ruleset, "word", slot);
      g_autofree char *name = g_strconcat ("slot-", slot, NULL);
      GtkWidget *spin;

      gtk_box_append (GTK_BOX (self->slot_list), bs_number_row (name, word, 0, SLOTS_MAX, &spin));
      g_ptr_array_add (self->spins, spin);
    }
}

static void
dial_cb (BsCardParts *self)
{
  gtk_widget_set_visible (self->editor,
                          gtk_drop_down_get_selected (GTK_DROP_DOWN (self->dial_list)) == OWN_DIAL);
}

static void
bs_card_parts_dispose (GObject *object)
{
  BsCardParts *self = BS_CARD_PARTS (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_CARD_PARTS);
  g_clear_pointer (&self->dials, g_ptr_array_unref);
  g_clear_pointer (&self->slot_ids, g_ptr_array_unref);
  g_clear_pointer (&self->spins, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_card_parts_parent_class)->dispose (object);
}

static void
bs_card_parts_class_init (BsCardPartsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_card_parts_dispose;

  g_type_ensure (BS_TYPE_DIAL_EDITOR);
  bs_template_set (widget_class, "bs-card-parts");
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, arcs);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, arc_list);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, actions);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, action_list);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, dial);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, dial_list);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, editor);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, slots);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, slot_list);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, weapon);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, weapon_list);
  gtk_widget_class_bind_template_child (widget_class, BsCardParts, unique);
  gtk_widget_class_bind_template_callback (widget_class, dial_cb);
}

static void
add_number (BsCardParts  *self,
            const char   *name,
            const char   *title,
            int           least,
            int           most,
            GtkWidget   **spin)
{
  gtk_box_append (GTK_BOX (self->weapon_list), bs_number_row (name, title, least, most, spin));
}

static void
bs_card_parts_init (BsCardParts *self)
{
  self->dials = g_ptr_array_new ();
  self->spins = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bs_drop_down_dress (GTK_DROP_DOWN (self->dial_list));
  add_number (self, "weapon-attack", _("Attack dice"), 0, DICE_MAX, &self->dice);
  /* Translators: the nearest range at which a weapon fires. */
  add_number (self, "range-min", _("From range"), 1, 9, &self->nearest);
  /* Translators: the farthest range at which a weapon fires. */
  add_number (self, "range-max", _("To range"), 1, 9, &self->farthest);
}

/**
 * bs_card_parts_start:
 * @self: the parts
 * @rules: the game's rules and its catalogue
 *
 * Begins anew, with nothing told, by the words of this game.
 */
void
bs_card_parts_start (BsCardParts   *self,
                     const BsRules *rules)
{
  g_return_if_fail (BS_IS_CARD_PARTS (self) && rules->catalogue != NULL);

  fill_toggles (self->arc_list, "arc-", rules->ruleset, "word",
                bs_card_words_arcs (rules->ruleset, rules->catalogue));
  fill_toggles (self->action_list, "action-", rules->ruleset, "action",
                bs_card_words_actions (rules->ruleset));
  fill_dials (self, rules);
  fill_slots (self, rules);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->unique), FALSE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->dice), 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->nearest), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->farthest),
                             bs_ruleset_figure (rules->ruleset, "max-range", 3));
  gtk_expander_set_expanded (GTK_EXPANDER (self->dial), FALSE);
  gtk_expander_set_expanded (GTK_EXPANDER (self->slots), FALSE);
  gtk_expander_set_expanded (GTK_EXPANDER (self->weapon), FALSE);
  dial_cb (self);
}

static void
show_toggles (GtkWidget       *list,
              const GPtrArray *ids)
{
  for (GtkWidget *button = gtk_widget_get_first_child (list); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                  g_ptr_array_find ((GPtrArray *) ids,
                                                    g_object_get_data (G_OBJECT (button), "id"),
                                                    NULL));
}

/**
 * bs_card_parts_show:
 * @self: parts that were begun
 * @card: a card of that game
 *
 * Shows what is known of a card already.
 */
void
bs_card_parts_show (BsCardParts  *self,
                    const BsCard *card)
{
  int dice = bs_card_number (card, "weapon-attack", 0),
      nearest = bs_card_number (card, "range-min", 0);
  guint place;

  g_return_if_fail (BS_IS_CARD_PARTS (self));

  show_toggles (self->arc_list, card->arcs);
  show_toggles (self->action_list, card->actions);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->unique), card->unique);
  if (g_ptr_array_find (self->dials, card->dial, &place))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->dial_list), FIRST_DIAL + place);
  for (guint i = 0; i < self->spins->len; i++)
    gtk_spin_button_set_value (self->spins->pdata[i],
                               bs_counters_get (card->slots, self->slot_ids->pdata[i], 0));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->dice), dice);
  if (nearest > 0)
    {
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->nearest), nearest);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->farthest),
                                 bs_card_number (card, "range-max", nearest));
    }
  gtk_expander_set_expanded (GTK_EXPANDER (self->dial), card->dial != NULL);
  gtk_expander_set_expanded (GTK_EXPANDER (self->slots), card->slots->len > 0);
  gtk_expander_set_expanded (GTK_EXPANDER (self->weapon), dice > 0);
}

/**
 * bs_card_parts_ask:
 * @self: the parts
 * @kind: ship, pilot, captain or upgrade
 *
 * Asks for what cards of this kind have; what was told so far stays.
 */
void
bs_card_parts_ask (BsCardParts *self,
                   const char  *kind)
{
  gboolean ship = g_str_equal (kind, "ship"), upgrade = g_str_equal (kind, "upgrade");

  gtk_widget_set_visible (self->arcs, ship && gtk_widget_get_first_child (self->arc_list) != NULL);
  gtk_widget_set_visible (self->actions,
                          ship && gtk_widget_get_first_child (self->action_list) != NULL);
  gtk_widget_set_visible (self->dial, ship);
  gtk_widget_set_visible (self->slots, !upgrade && self->slot_ids->len > 0);
  gtk_widget_set_visible (self->weapon, upgrade);
}

static void
tell_toggles (GtkWidget  *list,
              BsCommand  *command,
              const char *argument)
{
  GString *ids = g_string_new (NULL);

  for (GtkWidget *button = gtk_widget_get_first_child (list); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? "," : "",
                              (const char *) g_object_get_data (G_OBJECT (button), "id"));
  if (ids->len > 0)
    bs_command_set (command, argument, ids->str);
  g_string_free (ids, TRUE);
}

static void
tell_slots (BsCardParts *self,
            BsCommand   *command)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < self->spins->len; i++)
    for (int n = gtk_spin_button_get_value_as_int (self->spins->pdata[i]); n > 0; n--)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? "," : "",
                              (const char *) self->slot_ids->pdata[i]);
  if (ids->len > 0)
    bs_command_set (command, "slots", ids->str);
  g_string_free (ids, TRUE);
}

static char *
tell_dial (BsCardParts *self,
           BsCommand   *command,
           BsDial     **dial)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->dial_list));

  if (selected == OWN_DIAL)
    {
      *dial = bs_dial_editor_dial (BS_DIAL_EDITOR (self->editor));
      if (*dial == NULL)
        return g_strdup (
          _("The dial has no maneuver yet. Tap those it has, or choose another dial."));
    }
  else if (selected >= FIRST_DIAL && selected - FIRST_DIAL < self->dials->len)
    bs_command_set (command, "dial", self->dials->pdata[selected - FIRST_DIAL]);

  return NULL;
}

/* Without dice it is no weapon. */
static char *
tell_weapon (BsCardParts *self,
             BsCommand   *command)
{
  int dice = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->dice));
  int nearest = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->nearest));
  int farthest = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->farthest));

  if (dice == 0)
    return NULL;
  if (nearest > farthest)
    return g_strdup_printf (_("The weapon fires from range %d to %d: the nearer one comes first."),
                            nearest, farthest);
  bs_command_set_int (command, "weapon-attack", dice);
  bs_command_set_int (command, "range-min", nearest);
  bs_command_set_int (command, "range-max", farthest);

  return NULL;
}

/**
 * bs_card_parts_tell:
 * @self: the parts
 * @command: takes what was told, by the arguments of `ship` and `equip`
 * @dial: (out) (transfer full) (nullable): the dial that is told here, if it is none of the
 * catalogue
 *
 * Returns: (transfer full) (nullable): what is wrong and what to do, a whole sentence; %NULL:
 * nothing
 */
char *
bs_card_parts_tell (BsCardParts  *self,
                    BsCommand    *command,
                    BsDial      **dial)
{
  char *wrong = NULL;

  *dial = NULL;
  if (gtk_widget_get_visible (self->arcs))
    tell_toggles (self->arc_list, command, "arcs");
  if (gtk_widget_get_visible (self->actions))
    tell_toggles (self->action_list, command, "actions");
  if (gtk_widget_get_visible (self->slots))
    tell_slots (self, command);
  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->unique)))
    bs_command_set_flag (command, "unique");
  if (gtk_widget_get_visible (self->dial))
    wrong = tell_dial (self, command, dial);
  if (wrong == NULL && gtk_widget_get_visible (self->weapon))
    wrong = tell_weapon (self, command);

  return wrong;
}
