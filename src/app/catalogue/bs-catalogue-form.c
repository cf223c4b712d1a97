/* bs-catalogue-form.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-catalogue-form.h"

#include "app/table/bs-by-hand.h"
#include "app/widgets/bs-pieces.h"
#include "engine/rules/bs-ruleset.h"
#include "bs-card-parts.h"

#include "model/shown/bs-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* What is asked beside name and numbers. */
enum
{
  GAME,
  KIND,
  FACTION,
  SLOT,
  SHIP,
  SIZE,
  N_CHOICES,
};

typedef struct
{
  GtkWidget *row;       /* borrowed */
  GtkWidget *list;      /* borrowed */
  GPtrArray *ids;       /* owned: BsId of each word; NULL: none */
} Choice;

/**
 * BsCatalogueForm:
 *
 * A card told by hand for the user's own catalogue, whatever kind it is of. "kept" is emitted with
 * its name when it is written, "said" with a sentence when it could not be, "back" when nothing is
 * wanted.
 */
struct _BsCatalogueForm
{
  AdwBin parent_instance;

  /* Template children. */
  BsByHand *by_hand;

  /* Borrowed: children. */
  BsCardParts *parts;

  /* Owned. */
  BsLibrary *library;
  BsRules *rules;       /* (nullable) of the game that is chosen */
  BsRules *edited_rules;  /* (nullable) what the card is of that is told anew */
  const BsCard *edited;   /* (nullable) borrowed of them */
  Choice choices[N_CHOICES];

  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BsCatalogueForm, bs_catalogue_form, ADW_TYPE_BIN)

enum
{
  KEPT,
  SAID,
  BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/**
 * bs_catalogue_kind_name:
 * @kind: ship, pilot, captain or upgrade
 *
 * Returns: (transfer none): its name, translated
 */
const char *
bs_catalogue_kind_name (const char *kind)
{
  if (g_str_equal (kind, "ship"))
    return C_("card", "Ship");
  if (g_str_equal (kind, "pilot"))
    return C_("card", "Pilot");
  if (g_str_equal (kind, "captain"))
    return C_("card", "Captain");

  return C_("card", "Upgrade");
}

static BsId
chosen (BsCatalogueForm *self,
        int              which)
{
  const Choice *choice = &self->choices[which];
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (choice->list));

  return selected < choice->ids->len ? choice->ids->pdata[selected] : NULL;
}

static void
offer (Choice        *choice,
       GtkStringList *words,
       BsId           id,
       const char    *word)
{
  g_ptr_array_add (choice->ids, (gpointer) id);
  gtk_string_list_append (words, word);
}

/* What was chosen before stays if it is still there. */
static void
show_words (Choice        *choice,
            GtkStringList *words,
            BsId           wanted)
{
  guint at = 0;

  gtk_drop_down_set_model (GTK_DROP_DOWN (choice->list), G_LIST_MODEL (words));
  if (g_ptr_array_find (choice->ids, wanted, &at))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (choice->list), at);
}

static void
fill_games (BsCatalogueForm *self,
            BsId             wanted)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) games = bs_library_games (self->library);
  Choice *choice = &self->choices[GAME];

  g_ptr_array_set_size (choice->ids, 0);
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *game = games->pdata[i];

      if (game->over == NULL)
        offer (choice, words, game->id, game->name);
    }
  show_words (choice, words, wanted);
}

/* The kinds that the game has. */
static void
fill_kinds (BsCatalogueForm *self,
            BsId             wanted)
{
  static const char *const kinds[] = { "ship", "pilot", "captain", "upgrade" };
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  Choice *choice = &self->choices[KIND];

  g_ptr_array_set_size (choice->ids, 0);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (bs_catalogue_has_kind (self->rules->catalogue, kinds[i]))
      offer (choice, words, bs_id (kinds[i]), bs_catalogue_kind_name (kinds[i]));
  show_words (choice, words, wanted);
}

static void
fill_factions (BsCatalogueForm *self,
               BsId             wanted)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  const BsRuleset *ruleset = self->rules->ruleset;
  Choice *choice = &self->choices[FACTION];

  g_ptr_array_set_size (choice->ids, 0);
  /* Translators: a card that is of no faction. */
  offer (choice, words, NULL, C_("faction", "None"));
  for (guint i = 0; i < ruleset->factions->len; i++)
    {
      const BsFaction *faction = ruleset->factions->pdata[i];
      g_autofree char *word = bs_words_named (ruleset, "faction", faction->id);

      offer (choice, words, faction->id, word);
    }
  show_words (choice, words, wanted);
}

/* The slots of the cards that there are. */
static void
fill_slots (BsCatalogueForm *self,
            BsId             wanted)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) slots = bs_catalogue_slots (self->rules->catalogue);
  Choice *choice = &self->choices[SLOT];

  g_ptr_array_set_size (choice->ids, 0);
  for (guint i = 0; i < slots->len; i++)
    {
      g_autofree char *word = bs_words_named (self->rules->ruleset, "word", slots->pdata[i]);

      offer (choice, words, slots->pdata[i], word);
    }
  show_words (choice, words, wanted);
}

static void
fill_ships (BsCatalogueForm *self,
            BsId             wanted)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  const BsCatalogue *catalogue = self->rules->catalogue;
  Choice *choice = &self->choices[SHIP];

  g_ptr_array_set_size (choice->ids, 0);
  for (guint i = 0; i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      if (g_str_equal (card->kind, "ship"))
        offer (choice, words, card->id, bs_card_name (card));
    }
  show_words (choice, words, wanted);
}

/* As large as its base. */
static void
fill_sizes (BsCatalogueForm *self,
            BsId             wanted)
{
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  const BsRuleset *ruleset = self->rules->ruleset;
  Choice *choice = &self->choices[SIZE];

  g_ptr_array_set_size (choice->ids, 0);
  for (guint i = 0; i < ruleset->sizes->len; i++)
    {
      const BsSize *size = ruleset->sizes->pdata[i];
      g_autofree char *word = bs_words_named (ruleset, "size", size->id);

      offer (choice, words, size->id, word);
    }
  show_words (choice, words, wanted);
}

static void
kind_cb (BsCatalogueForm *self)
{
  BsId kind = chosen (self, KIND);
  gboolean pilot = g_strcmp0 (kind, "pilot") == 0;

  if (self->filling || kind == NULL)
    return;

  gtk_widget_set_visible (self->choices[SLOT].row, g_str_equal (kind, "upgrade"));
  gtk_widget_set_visible (self->choices[SHIP].row, pilot);
  gtk_widget_set_visible (self->choices[SIZE].row,
                          g_str_equal (kind, "ship") && self->choices[SIZE].ids->len > 0);
  bs_card_parts_ask (self->parts, kind);
  bs_by_hand_complain (self->by_hand, NULL);
  bs_by_hand_ask (self->by_hand, g_str_equal (kind, "ship") ? BS_BY_HAND_HULL :
                  pilot || g_str_equal (kind, "captain") ? BS_BY_HAND_LEADER : BS_BY_HAND_CARD);
}

/* Everything else is the game's. */
static void
read_game (BsCatalogueForm *self,
           BsId             kind)
{
  BsId game = chosen (self, GAME);
  g_autoptr (GError) error = NULL;
  BsRules *rules = game != NULL ? bs_library_load (self->library, game, NULL, &error) : NULL;

  if (rules == NULL || rules->catalogue == NULL)
    {
      if (error != NULL)
        g_signal_emit (self, signals[SAID], 0, error->message);
      g_clear_pointer (&rules, bs_rules_unref);
      return;
    }

  g_clear_pointer (&self->rules, bs_rules_unref);
  self->rules = rules;
  self->filling = TRUE;
  fill_kinds (self, kind);
  fill_factions (self, chosen (self, FACTION));
  fill_slots (self, chosen (self, SLOT));
  fill_ships (self, chosen (self, SHIP));
  fill_sizes (self, chosen (self, SIZE));
  bs_card_parts_start (self->parts, rules);
  self->filling = FALSE;
  kind_cb (self);
}

static void
game_cb (BsCatalogueForm *self)
{
  if (!self->filling)
    read_game (self, chosen (self, KIND));
}

/* Beside the button, and where sentences are read out. */
static void
complain (BsCatalogueForm *self,
          const char      *sentence)
{
  bs_by_hand_complain (self->by_hand, sentence);
  g_signal_emit (self, signals[SAID], 0, sentence);
}

static void
tell_choices (BsCatalogueForm *self,
              BsCommand       *command)
{
  static const struct { int choice; const char *argument; } told[] = {
    { FACTION, "faction" }, { SLOT, "slot" }, { SHIP, "ship" }, { SIZE, "size" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (gtk_widget_get_visible (self->choices[told[i].choice].row) &&
        chosen (self, told[i].choice) != NULL)
      bs_command_set (command, told[i].argument, chosen (self, told[i].choice));
}

static gboolean
keep (BsCatalogueForm  *self,
      const char       *kind,
      const BsCommand  *command,
      const BsDial     *dial,
      GError          **error)
{
  if (self->edited != NULL)
    return bs_library_change_card (self->library, self->edited_rules->ruleset->id, self->edited,
                                   command, dial, error);

  return bs_library_keep_card (self->library, chosen (self, GAME), kind, command, dial, error);
}

static void
told_cb (BsCatalogueForm *self)
{
  BsId kind = chosen (self, KIND);
  g_autoptr (BsCommand) command = kind != NULL ? bs_command_new (kind) : NULL;
  g_autofree char *wrong = NULL;
  g_autoptr (GError) error = NULL;
  BsDial *dial;

  if (command == NULL)
    return;

  bs_by_hand_tell (self->by_hand, command);
  tell_choices (self, command);
  wrong = bs_card_parts_tell (self->parts, command, &dial);
  if (wrong != NULL)
    complain (self, wrong);
  else if (!keep (self, kind, command, dial, &error))
    complain (self, error->message);
  else
    g_signal_emit (self, signals[KEPT], 0, bs_command_get (command, "name"));
  bs_dial_free (dial);
}

static void
back_cb (BsCatalogueForm *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
bs_catalogue_form_dispose (GObject *object)
{
  BsCatalogueForm *self = BS_CATALOGUE_FORM (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_CATALOGUE_FORM);
  for (int i = 0; i < N_CHOICES; i++)
    g_clear_pointer (&self->choices[i].ids, g_ptr_array_unref);
  g_clear_pointer (&self->rules, bs_rules_unref);
  g_clear_pointer (&self->edited_rules, bs_rules_unref);
  g_clear_pointer (&self->library, bs_library_unref);

  G_OBJECT_CLASS (bs_catalogue_form_parent_class)->dispose (object);
}

static void
bs_catalogue_form_class_init (BsCatalogueFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_catalogue_form_dispose;

  signals[KEPT] = g_signal_new ("kept", BS_TYPE_CATALOGUE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SAID] = g_signal_new ("said", BS_TYPE_CATALOGUE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[BACK] = g_signal_new ("back", BS_TYPE_CATALOGUE_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  g_type_ensure (BS_TYPE_BY_HAND);
  bs_template_set (widget_class, "bs-catalogue-form");
  gtk_widget_class_bind_template_child (widget_class, BsCatalogueForm, by_hand);
  gtk_widget_class_bind_template_callback (widget_class, told_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
}

static void
add_choice (BsCatalogueForm *self,
            int              which,
            const char      *name,
            const char      *title)
{
  Choice *choice = &self->choices[which];
  GtkWidget *label = bs_text_label (title, NULL);

  choice->ids = g_ptr_array_new ();
  choice->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  choice->list = bs_drop_down (title, NULL);
  gtk_widget_set_name (choice->list, name);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (choice->row), label);
  gtk_box_append (GTK_BOX (choice->row), choice->list);
  bs_by_hand_add_row (self->by_hand, choice->row);
}

static void
bs_catalogue_form_init (BsCatalogueForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bs_by_hand_set_back (self->by_hand, _("Back to the Catalogue"));
  add_choice (self, GAME, "form-game", _("Game"));
  add_choice (self, KIND, "form-kind", _("Kind of card"));
  add_choice (self, FACTION, "form-faction", _("Faction"));
  add_choice (self, SLOT, "form-slot", _("Slot"));
  /* Translators: the ship that a pilot flies. */
  add_choice (self, SHIP, "form-ship", _("Flies"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (self->choices[SHIP].list), TRUE);
  add_choice (self, SIZE, "form-size", _("Size"));
  self->parts = g_object_new (BS_TYPE_CARD_PARTS, NULL);
  bs_by_hand_add_parts (self->by_hand, GTK_WIDGET (self->parts));
  g_signal_connect_object (self->choices[GAME].list, "notify::selected", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choices[KIND].list, "notify::selected", G_CALLBACK (kind_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * bs_catalogue_form_set_library:
 * @self: the form
 * @library: where the card is kept; once
 */
void
bs_catalogue_form_set_library (BsCatalogueForm *self,
                               BsLibrary       *library)
{
  g_return_if_fail (BS_IS_CATALOGUE_FORM (self) && self->library == NULL);

  self->library = bs_library_ref (library);
}

/* The card that is told anew, or none; its game and its kind stay. */
static void
set_edited (BsCatalogueForm *self,
            BsRules         *rules,
            const BsCard    *card)
{
  if (rules != NULL)
    bs_rules_ref (rules);
  g_clear_pointer (&self->edited_rules, bs_rules_unref);
  self->edited_rules = rules;
  self->edited = card;
  gtk_widget_set_sensitive (self->choices[GAME].row, card == NULL);
  gtk_widget_set_sensitive (self->choices[KIND].row, card == NULL);
}

/**
 * bs_catalogue_form_start:
 * @self: the form
 * @game: (nullable): the game that is proposed
 * @kind: (nullable): the kind that is proposed
 * @name: what was typed so far
 *
 * Begins anew, with the keyboard in the name.
 */
void
bs_catalogue_form_start (BsCatalogueForm *self,
                         BsId             game,
                         const char      *kind,
                         const char      *name)
{
  g_return_if_fail (BS_IS_CATALOGUE_FORM (self));

  set_edited (self, NULL, NULL);
  self->filling = TRUE;
  fill_games (self, game != NULL ? game : chosen (self, GAME));
  self->filling = FALSE;
  bs_by_hand_start (self->by_hand, BS_BY_HAND_CARD, name, FALSE);
  read_game (self, kind != NULL ? bs_id (kind) : chosen (self, KIND));
}

static int
number_of (gconstpointer  data,
           const char    *argument)
{
  const BsCard *card = data;

  return g_str_equal (argument, "points") ? card->cost : bs_card_number (card, argument, 0);
}

static void
choose (BsCatalogueForm *self,
        int              which,
        BsId             id)
{
  guint at;

  if (g_ptr_array_find (self->choices[which].ids, id, &at))
    gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choices[which].list), at);
}

/**
 * bs_catalogue_form_edit:
 * @self: the form
 * @rules: the game
 * @card: one of the user's own, of @rules
 *
 * Shows what is known of a card, so that it can be told anew.
 */
void
bs_catalogue_form_edit (BsCatalogueForm *self,
                        BsRules         *rules,
                        const BsCard    *card)
{
  g_return_if_fail (BS_IS_CATALOGUE_FORM (self) && card->user);

  bs_catalogue_form_start (self, rules->ruleset->id, card->kind, card->name);
  set_edited (self, rules, card);
  choose (self, FACTION, card->faction);
  choose (self, SLOT, card->slot);
  choose (self, SHIP, card->ship);
  choose (self, SIZE, card->size);
  bs_by_hand_show (self->by_hand, number_of, card, _("_Keep It"));
  bs_card_parts_show (self->parts, card);
}
