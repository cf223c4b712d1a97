/* bs-catalogue-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-catalogue-page.h"

#include "app/table/bs-ask.h"
#include "app/widgets/bs-pieces.h"
#include "bs-catalogue-form.h"
#include "bs-catalogue-row.h"
#include "bs-own-report.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

static const char *const kinds[] = { NULL, "ship", "pilot", "captain", "upgrade" };

/* A card in the list. */
#define BS_TYPE_CARD_ITEM (bs_card_item_get_type ())
G_DECLARE_FINAL_TYPE (BsCardItem, bs_card_item, BS, CARD_ITEM, GObject)

struct _BsCardItem
{
  GObject parent_instance;

  const BsCard *card;     /* borrowed: of the rules */
  BsRules *rules;         /* owned */
  char *folded;           /* its names as they are compared: the one that is shown first */
};

G_DEFINE_FINAL_TYPE (BsCardItem, bs_card_item, G_TYPE_OBJECT)

/**
 * BsCataloguePage:
 *
 * All cards of all games, the user's own among them, to look through by their names in both
 * languages; and the form by which another one is added, and one of the user's own is told anew.
 * "said" is emitted with a sentence for the user.
 */
struct _BsCataloguePage
{
  AdwBin parent_instance;

  /* Template children. */
  GtkStack *stack;        /* the cards, the form */
  GtkWidget *cards_box;
  BsCatalogueForm *form;
  GtkEditable *entry;
  GtkDropDown *kind_list;
  GtkDropDown *game_list;
  GtkLabel *count;
  GtkStack *found;        /* the list, nothing */
  GtkWidget *list;
  BsOwnReport *report;
  GListStore *items;      /* BsCardItem that are shown */

  /* Owned. */
  BsTable *table;
  BsLibrary *library;
  GPtrArray *rules;       /* BsRules that the cards are of */
  GPtrArray *games;       /* BsId of the drop-down, NULL first: all of them */
  GPtrArray *cards;       /* BsCardItem, by name */

  gboolean filling;
};

G_DEFINE_FINAL_TYPE (BsCataloguePage, bs_catalogue_page, ADW_TYPE_BIN)

static guint said_signal;

static void
bs_card_item_finalize (GObject *object)
{
  BsCardItem *self = BS_CARD_ITEM (object);

  g_clear_pointer (&self->rules, bs_rules_unref);
  g_free (self->folded);

  G_OBJECT_CLASS (bs_card_item_parent_class)->finalize (object);
}

static void
bs_card_item_class_init (BsCardItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bs_card_item_finalize;
}

static void
bs_card_item_init (BsCardItem *self)
{
}

static BsCardItem *
bs_card_item_new (const BsCard *card,
                  BsRules      *rules)
{
  BsCardItem *self = g_object_new (BS_TYPE_CARD_ITEM, NULL);
  g_autofree char *shown = bs_catalogue_fold (bs_card_name (card));
  g_autofree char *name = bs_catalogue_fold (card->name);
  g_autofree char *name_de = card->name_de != NULL ? bs_catalogue_fold (card->name_de) : NULL;

  self->card = card;
  self->rules = bs_rules_ref (rules);
  self->folded = g_strjoin ("\n", shown, name, name_de, NULL);

  return self;
}

static BsId
chosen_game (BsCataloguePage *self)
{
  guint selected = gtk_drop_down_get_selected (self->game_list);

  return selected < self->games->len ? self->games->pdata[selected] : NULL;
}

/* As the list of games calls it. */
static const char *
game_name (BsCataloguePage *self,
           BsId             game)
{
  GListModel *names = gtk_drop_down_get_model (self->game_list);
  guint place;

  return g_ptr_array_find (self->games, game, &place)
           ? gtk_string_list_get_string (GTK_STRING_LIST (names), place)
           : game;
}

static void
setup_cb (BsCataloguePage *self,
          GtkListItem     *item)
{
  gtk_list_item_set_child (item, g_object_new (BS_TYPE_CATALOGUE_ROW, NULL));
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (BsCataloguePage *self,
         GtkListItem     *list_item)
{
  BsCardItem *item = gtk_list_item_get_item (list_item);
  const char *game = chosen_game (self) == NULL ? game_name (self, item->rules->ruleset->id) : NULL;

  bs_catalogue_row_show (BS_CATALOGUE_ROW (gtk_list_item_get_child (list_item)),
                         item->rules, item->card, game);
}

static int
compare_items (gconstpointer a,
               gconstpointer b)
{
  const BsCardItem *first = *(BsCardItem *const *) a, *second = *(BsCardItem *const *) b;

  return strcmp (first->folded, second->folded);
}

static void
read_cards (BsCataloguePage *self,
            BsRules         *rules)
{
  for (guint i = 0; i < rules->catalogue->cards->len; i++)
    {
      const BsCard *card = rules->catalogue->cards->pdata[i];

      if (g_strv_contains (kinds + 1, card->kind))
        g_ptr_array_add (self->cards, bs_card_item_new (card, rules));
    }
}

static gboolean
is_same (const GPtrArray *a,
         const GPtrArray *b)
{
  return a->len == b->len &&
         (a->len == 0 || memcmp (a->pdata, b->pdata, a->len * sizeof (gpointer)) == 0);
}

/* The library loads each game once, and again when cards were kept. */
static GPtrArray *
load_rules (BsCataloguePage *self,
            GtkStringList   *names)
{
  g_autoptr (GPtrArray) games = bs_library_games (self->library);
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_rules_unref);

  g_ptr_array_set_size (self->games, 0);
  g_ptr_array_add (self->games, NULL);
  gtk_string_list_append (names, _("All games"));
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *game = games->pdata[i];
      BsRules *rules =
        game->over == NULL ? bs_library_load (self->library, game->id, NULL, NULL) : NULL;

      if (rules == NULL)
        continue;
      g_ptr_array_add (all, rules);
      g_ptr_array_add (self->games, (gpointer) game->id);
      gtk_string_list_append (names, game->name);
    }

  return all;
}

/* All the words that were typed, in any order. */
static gboolean
has_words (const char *folded,
           char      **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;

  return TRUE;
}

static gboolean
is_wanted (const BsCardItem *item,
           const char       *kind,
           BsId              game,
           char            **words)
{
  return (kind == NULL || g_str_equal (item->card->kind, kind)) &&
         (game == NULL || item->rules->ruleset->id == game) &&
         has_words (item->folded, words);
}

static const char *
chosen_kind (BsCataloguePage *self)
{
  guint selected = gtk_drop_down_get_selected (self->kind_list);

  return selected < G_N_ELEMENTS (kinds) ? kinds[selected] : NULL;
}

/* Names that begin with what was typed come first. */
static void
fill (BsCataloguePage *self)
{
  g_autofree char *text = bs_catalogue_fold (gtk_editable_get_text (self->entry));
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  g_autofree char *count = NULL;
  guint first = 0;

  if (self->filling)
    return;

  for (guint i = 0; i < self->cards->len; i++)
    {
      BsCardItem *item = self->cards->pdata[i];

      if (is_wanted (item, chosen_kind (self), chosen_game (self), words))
        g_ptr_array_insert (rows, g_str_has_prefix (item->folded, text) ? (int) first++ : -1, item);
    }
  /* In two steps: newer GTK leaves the row of a card that stays as it is, and what it tells depends
   * on the game that is chosen. */
  g_list_store_remove_all (self->items);
  g_list_store_splice (self->items, 0, 0, rows->pdata, rows->len);
  if (rows->len > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
  gtk_stack_set_visible_child_name (self->found, rows->len > 0 ? "list" : "nothing");
  count = g_strdup_printf (ngettext ("%u card", "%u cards", rows->len), rows->len);
  gtk_label_set_label (self->count, count);
}

/* Read when it is first looked at, and again when the library has other cards. */
static void
refresh (BsCataloguePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  BsId game = chosen_game (self);
  GPtrArray *rules = load_rules (self, names);
  guint selected = 0;

  bs_own_report_fill (self->report, self->library);
  if (is_same (rules, self->rules))
    {
      g_ptr_array_unref (rules);
      return;
    }

  g_ptr_array_set_size (self->cards, 0);
  g_ptr_array_unref (self->rules);
  self->rules = rules;
  for (guint i = 0; i < rules->len; i++)
    if (((BsRules *) rules->pdata[i])->catalogue != NULL)
      read_cards (self, rules->pdata[i]);
  g_ptr_array_sort (self->cards, compare_items);

  self->filling = TRUE;
  g_ptr_array_find (self->games, game, &selected);
  gtk_drop_down_set_model (self->game_list, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->game_list, selected);
  self->filling = FALSE;
  fill (self);
}

static void
show_cards (BsCataloguePage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "cards");
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
add_cb (BsCataloguePage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "form");
  bs_catalogue_form_start (self->form, chosen_game (self), chosen_kind (self),
                           gtk_editable_get_text (self->entry));
}

/* The list shows it at once, whatever was looked for. */
static void
kept_cb (BsCataloguePage *self,
         const char      *name)
{
  self->filling = TRUE;
  gtk_editable_set_text (self->entry, name);
  gtk_drop_down_set_selected (self->kind_list, 0);
  gtk_drop_down_set_selected (self->game_list, 0);
  self->filling = FALSE;
  refresh (self);
  show_cards (self);
  g_signal_emit (self, said_signal, 0, _("Kept among your own cards; the next battle finds it."));
}

static const BsCard *
own_card (BsCataloguePage  *self,
          GVariant         *parameter,
          BsRules         **rules)
{
  const char *game, *id;

  g_variant_get (parameter, "(&s&s)", &game, &id);
  for (guint i = 0; i < self->rules->len; i++)
    if (((BsRules *) self->rules->pdata[i])->ruleset->id == bs_id (game))
      {
        *rules = self->rules->pdata[i];
        return bs_catalogue_card ((*rules)->catalogue, bs_id (id));
      }

  return NULL;
}

static void
edit_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsCataloguePage *self = BS_CATALOGUE_PAGE (widget);
  BsRules *rules = NULL;
  const BsCard *card = own_card (self, parameter, &rules);

  if (card == NULL)
    return;

  gtk_stack_set_visible_child_name (self->stack, "form");
  bs_catalogue_form_edit (self->form, rules, card);
}

/* What is asked about, until it is answered. */
typedef struct
{
  BsCataloguePage *page;  /* owned */
  GVariant *which;        /* owned */
} Removal;

static void
removal_free (gpointer data)
{
  Removal *removal = data;

  g_object_unref (removal->page);
  g_variant_unref (removal->which);
  g_free (removal);
}

static void
removed_cb (gpointer data)
{
  Removal *removal = data;
  BsCataloguePage *self = removal->page;
  BsRules *rules = NULL;
  const BsCard *card = own_card (self, removal->which, &rules);
  g_autofree char *said =
    card != NULL
      ? g_strdup_printf (_("“%s” is no longer among your own cards."), bs_card_name (card))
      : NULL;
  g_autoptr (GError) error = NULL;

  if (card == NULL)
    return;

  if (bs_library_remove_card (self->library, rules->ruleset->id, card, &error))
    refresh (self);
  g_signal_emit (self, said_signal, 0, error != NULL ? error->message : said);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
remove_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BsCataloguePage *self = BS_CATALOGUE_PAGE (widget);
  BsRules *rules = NULL;
  const BsCard *card = own_card (self, parameter, &rules);
  g_autofree char *button = card != NULL ? g_strconcat ("remove-", card->id, NULL) : NULL;
  g_autofree char *sentence = NULL;
  GtkWidget *at = card != NULL ? bs_find_named (self->list, button) : NULL;
  Removal *removal;

  if (at == NULL)
    return;

  sentence =
    g_strdup_printf (_("Remove the card “%s”? Battles that have it keep it."), bs_card_name (card));
  removal = g_new (Removal, 1);
  *removal = (Removal) { g_object_ref (self), g_variant_ref (parameter) };
  bs_ask_anyway (at, sentence, NULL, _("_Remove It"), removed_cb, removal, removal_free);
}

static void
said_cb (BsCataloguePage *self,
         const char      *sentence)
{
  g_signal_emit (self, said_signal, 0, sentence);
}

static void
stop_cb (BsCataloguePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
bs_catalogue_page_dispose (GObject *object)
{
  BsCataloguePage *self = BS_CATALOGUE_PAGE (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_CATALOGUE_PAGE);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->rules, g_ptr_array_unref);
  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_catalogue_page_parent_class)->dispose (object);
}

static void
bs_catalogue_page_class_init (BsCataloguePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_catalogue_page_dispose;
  said_signal = g_signal_new ("said", BS_TYPE_CATALOGUE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (BS_TYPE_CARD_ITEM);
  g_type_ensure (BS_TYPE_CATALOGUE_FORM);
  g_type_ensure (BS_TYPE_OWN_REPORT);
  gtk_widget_class_install_action (widget_class, "catalogue.edit", "(ss)", edit_cb);
  gtk_widget_class_install_action (widget_class, "catalogue.remove", "(ss)", remove_cb);
  bs_template_set (widget_class, "bs-catalogue-page");
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, stack);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, cards_box);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, form);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, entry);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, kind_list);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, game_list);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, count);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, found);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, list);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, report);
  gtk_widget_class_bind_template_child (widget_class, BsCataloguePage, items);
  gtk_widget_class_bind_template_callback (widget_class, refresh);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, kept_cb);
  gtk_widget_class_bind_template_callback (widget_class, said_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_cards);
}

static void
bs_catalogue_page_init (BsCataloguePage *self)
{
  self->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_rules_unref);
  self->games = g_ptr_array_new ();
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  bs_drop_down_dress (self->kind_list);
  bs_drop_down_dress (self->game_list);
  /* Whatever has the keyboard here, letters mean a name. */
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->entry), self->cards_box);
}

/**
 * bs_catalogue_page_new:
 * @table: the table whose battle's game is looked through first
 * @library: where catalogues lie
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_catalogue_page_new (BsTable   *table,
                       BsLibrary *library)
{
  BsCataloguePage *self = g_object_new (BS_TYPE_CATALOGUE_PAGE, NULL);

  self->table = g_object_ref (table);
  self->library = bs_library_ref (library);
  bs_catalogue_form_set_library (self->form, library);

  return GTK_WIDGET (self);
}

/**
 * bs_catalogue_page_open:
 * @self: the page
 *
 * Stands on the game of the battle on the table, if there is one, with the keyboard in the search
 * entry. A card that is being told stays as it is.
 */
void
bs_catalogue_page_open (BsCataloguePage *self)
{
  const BsState *state;
  guint place;

  g_return_if_fail (BS_IS_CATALOGUE_PAGE (self));

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->found)))
    return;

  state = bs_table_get_state (self->table);
  if (state != NULL && g_ptr_array_find (self->games, state->ruleset->id, &place))
    gtk_drop_down_set_selected (self->game_list, place);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

/**
 * bs_catalogue_page_search:
 * @self: the page
 *
 * Gives the keyboard to the search entry.
 */
void
bs_catalogue_page_search (BsCataloguePage *self)
{
  g_return_if_fail (BS_IS_CATALOGUE_PAGE (self));

  show_cards (self);
}

/**
 * bs_catalogue_page_reread:
 * @self: the page
 *
 * Shows what cards there are now, if anybody looks.
 */
void
bs_catalogue_page_reread (BsCataloguePage *self)
{
  g_return_if_fail (BS_IS_CATALOGUE_PAGE (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}
