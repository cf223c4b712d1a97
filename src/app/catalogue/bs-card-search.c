/* bs-card-search.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-card-search.h"

#include "app/widgets/bs-pieces.h"

#include "engine/fleet/bs-points.h"
#include "engine/rules/bs-catalogue.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many cards are listed; who looks for another types more of its name. */
#define MOST 24

/**
 * BsCardSearch:
 *
 * Finds cards of the catalogue as one types, by their names in both languages. Without a word only
 * what fits is offered; what is found by its name and does not fit is marked with the sentence that
 * says why. "chosen" tells the card and what was tapped, "without" that it goes on without one,
 * "by-hand" that the card is told by hand, "back" that nothing is wanted.
 */
struct _BsCardSearch
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *heading;
  GtkWidget *entry;
  GtkWidget *without;
  GtkWidget *list;
  GtkWidget *more;

  /* Owned. */
  BsState *state;
  GArray *found;        /* Found, of the present catalogue */

  BsCardWish wish;
};

/* A card with its names as they are compared. */
typedef struct
{
  const BsCard *card;
  char *folded;
  int place;            /* in the list; the less the better */
} Found;

G_DEFINE_FINAL_TYPE (BsCardSearch, bs_card_search, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  WITHOUT,
  BY_HAND,
  BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
found_clear (gpointer data)
{
  g_free (((Found *) data)->folded);
}

static gboolean
is_wanted_kind (const BsCardWish *wish,
                const BsCard     *card)
{
  for (guint i = 0; i < G_N_ELEMENTS (wish->kinds) && wish->kinds[i] != NULL; i++)
    if (g_str_equal (wish->kinds[i], card->kind))
      return TRUE;

  return FALSE;
}

static void
read_catalogue (BsCardSearch *self)
{
  const BsCatalogue *catalogue = self->state->catalogue;

  g_array_set_size (self->found, 0);
  for (guint i = 0; catalogue != NULL && i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];
      g_autofree char *name = NULL;
      g_autofree char *name_de = NULL;
      Found found = { card, NULL, 0 };

      if (!is_wanted_kind (&self->wish, card))
        continue;

      name = bs_catalogue_fold (card->name);
      name_de = card->name_de != NULL ? bs_catalogue_fold (card->name_de) : NULL;
      found.folded = g_strjoin ("\n", name, name_de, NULL);
      g_array_append_val (self->found, found);
    }
}

static BsVerdict *
judge (BsCardSearch *self,
       const BsCard *card)
{
  g_autoptr (BsCommand) command = self->wish.make (card, self->wish.data);

  return bs_judge (self->state, command, NULL);
}

static gboolean
fits (BsCardSearch *self,
      const BsCard *card)
{
  g_autoptr (BsVerdict) verdict = NULL;

  if (self->wish.slot != NULL && card->slot != self->wish.slot)
    return FALSE;

  verdict = judge (self, card);
  return verdict->level < BS_VERDICT_AGAINST;
}

/* Of a game where pilots know their ships: the ship alone, whose pilot is chosen next. */
static gboolean
is_bare (BsCardSearch *self,
         const BsCard *card)
{
  return g_str_equal (card->kind, "ship") &&
         bs_catalogue_has_kind (self->state->catalogue, "pilot");
}

/* What fits comes first, then the own faction, then names that begin with the words, then pilots
 * before bare ships. */
static int
place_of (BsCardSearch *self,
          const Found  *found,
          const char   *text)
{
  BsId faction = self->wish.faction;
  const BsCard *card = found->card;
  int place = 0;

  if (*text != '\0' && strstr (found->folded, text) == NULL)
    return -1;
  if (!fits (self, card))
    {
      if (*text == '\0')
        return -1;
      place += 8;
    }
  if (faction != NULL && card->faction != faction && card->faction2 != faction)
    place += 4;
  if (*text != '\0' && !g_str_has_prefix (found->folded, text))
    place += 2;
  if (is_bare (self, card))
    place += 1;

  return place;
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *first = *(Found *const *) a, *second = *(Found *const *) b;

  if (first->place != second->place)
    return first->place - second->place;

  return strcmp (first->folded, second->folded);
}

/**
 * bs_card_search_describe:
 * @ruleset: the rules, for their words
 * @catalogue: the catalogue that the card is in
 * @card: a card
 *
 * Returns: (transfer full): "Galaxy Class · Federation" under a ship, "Crew · Klingon" under an
 * upgrade
 */
char *
bs_card_search_describe (const BsRuleset   *ruleset,
                         const BsCatalogue *catalogue,
                         const BsCard      *card)
{
  const BsCard *ship = card->ship != NULL ? bs_catalogue_card (catalogue, card->ship) : NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  int skill = bs_card_number (card, "skill", -1);

  if (ship != NULL)
    g_ptr_array_add (words, g_strdup (bs_card_name (ship)));
  if (card->ship_class != NULL)
    g_ptr_array_add (words, g_strdup (card->ship_class));
  if (card->slot != NULL)
    g_ptr_array_add (words, bs_words_capital (bs_ruleset_name (ruleset, "word", card->slot)));
  if (skill >= 0)
    g_ptr_array_add (words, g_strdup_printf (_("Skill %d"), skill));
  if (card->faction != NULL)
    g_ptr_array_add (words, bs_words_capital (bs_ruleset_name (ruleset, "faction", card->faction)));
  g_ptr_array_add (words, NULL);

  return g_strjoinv (" · ", (char **) words->pdata);
}

static void
row_clicked_cb (BsCardSearch *self,
                GtkWidget    *row)
{
  const BsCard *card = g_object_get_data (G_OBJECT (row), "card");

  g_object_ref (row);
  g_signal_emit (self, signals[CHOSEN], 0, card, row);
  g_object_unref (row);
}

/* What stands under the name, and as @label what a screen reader says. A bare ship is not to be had
 * for nothing: it has no points yet. */
static char *
row_text (BsCardSearch  *self,
          const BsCard  *card,
          char         **label)
{
  g_autofree char *text =
    bs_card_search_describe (self->state->ruleset, self->state->catalogue, card);
  int points = bs_points_of_card (self->state, card);

  if (is_bare (self, card))
    {
      *label = g_strdup_printf ("%s, %s", bs_card_name (card), _("The pilot is chosen next"));
      return g_strdup (_("The pilot is chosen next"));
    }

  *label = g_strdup_printf (ngettext ("%s, %s, %d point", "%s, %s, %d points", points),
                            bs_card_name (card), text, points);

  return g_steal_pointer (&text);
}

static GtkWidget *
build_row (BsCardSearch *self,
           const Found  *found)
{
  const BsCard *card = found->card;
  g_autofree char *name = g_strconcat ("card-", card->id, NULL);
  g_autofree char *label = NULL;
  g_autofree char *text = row_text (self, card, &label);
  g_autofree char *points =
    is_bare (self, card) ? NULL : g_strdup_printf ("%d", bs_points_of_card (self->state, card));
  g_autoptr (BsVerdict) verdict = judge (self, card);
  GtkWidget *row = gtk_button_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *title = bs_text_label (bs_card_name (card), "card-title");
  GtkWidget *figure = gtk_label_new (points);

  gtk_widget_set_name (row, name);
  gtk_widget_add_css_class (row, "found");
  bs_set_label (row, label);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), bs_text_label (text, "dim-label"));
  if (verdict->level >= BS_VERDICT_AGAINST)
    {
      g_autofree char *why = bs_verdict_text (verdict, self->state->ruleset);

      gtk_widget_add_css_class (row, "against");
      gtk_box_append (GTK_BOX (words), bs_text_label (why, "warning"));
    }
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (figure, "value");
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line), figure);
  gtk_button_set_child (GTK_BUTTON (row), line);
  g_object_set_data (G_OBJECT (row), "card", (gpointer) card);
  g_signal_connect_object (row, "clicked", G_CALLBACK (row_clicked_cb), self, G_CONNECT_SWAPPED);

  return row;
}

static void
say_more (BsCardSearch *self,
          guint         n)
{
  g_autofree char *text = NULL;

  if (n == 0)
    text = g_strdup (_("No card goes by this name. Tell it by hand."));
  else if (n > MOST)
    text = g_strdup_printf (ngettext ("%d more card: type more of its name.",
                                      "%d more cards: type more of the name.", n - MOST),
                            n - MOST);
  gtk_label_set_label (GTK_LABEL (self->more), text != NULL ? text : "");
  gtk_widget_set_visible (self->more, text != NULL);
}

static void
search (BsCardSearch *self)
{
  g_autofree char *text = bs_catalogue_fold (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  g_autoptr (GPtrArray) hits = g_ptr_array_new ();

  bs_box_clear (self->list);
  for (guint i = 0; i < self->found->len; i++)
    {
      Found *found = &g_array_index (self->found, Found, i);

      found->place = place_of (self, found, text);
      if (found->place >= 0)
        g_ptr_array_add (hits, found);
    }

  g_ptr_array_sort (hits, compare_found);
  for (guint i = 0; i < MIN (hits->len, MOST); i++)
    gtk_box_append (GTK_BOX (self->list), build_row (self, hits->pdata[i]));
  say_more (self, hits->len);
}

/* Enter takes the first. */
static void
activate_cb (BsCardSearch *self)
{
  GtkWidget *first;

  search (self);
  first = gtk_widget_get_first_child (self->list);
  if (first != NULL && *gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0')
    row_clicked_cb (self, first);
}

static void
back_cb (BsCardSearch *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
without_cb (BsCardSearch *self)
{
  g_signal_emit (self, signals[WITHOUT], 0, self->without);
}

static void
by_hand_cb (BsCardSearch *self)
{
  g_signal_emit (self, signals[BY_HAND], 0);
}

static void
bs_card_search_dispose (GObject *object)
{
  BsCardSearch *self = BS_CARD_SEARCH (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->state, bs_state_unref);
  g_clear_pointer (&self->found, g_array_unref);

  G_OBJECT_CLASS (bs_card_search_parent_class)->dispose (object);
}

static void
bs_card_search_class_init (BsCardSearchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_card_search_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[CHOSEN] = g_signal_new ("chosen", BS_TYPE_CARD_SEARCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 2, G_TYPE_POINTER, GTK_TYPE_WIDGET);
  signals[WITHOUT] = g_signal_new ("without", BS_TYPE_CARD_SEARCH, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
  signals[BY_HAND] = g_signal_new ("by-hand", BS_TYPE_CARD_SEARCH, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[BACK] = g_signal_new ("back", BS_TYPE_CARD_SEARCH, G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
bs_card_search_init (BsCardSearch *self)
{
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *back = gtk_button_new_from_icon_name ("go-previous-symbolic");
  GtkWidget *by_hand = bs_text_button ("by-hand", _("Tell It by _Hand…"));

  self->found = g_array_new (FALSE, TRUE, sizeof (Found));
  g_array_set_clear_func (self->found, found_clear);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->heading = bs_text_label ("", "ship-name");
  self->entry = gtk_search_entry_new ();
  self->without = bs_text_button ("without", "");
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->more = bs_text_label ("", "dim-label");

  gtk_widget_set_name (back, "search-back");
  bs_set_tooltip (back, _("Back to the Fleet"));
  bs_set_label (back, _("Back to the Fleet"));
  gtk_widget_set_name (self->entry, "card-search");
  gtk_widget_set_hexpand (self->heading, TRUE);
  g_object_set (self->entry, "placeholder-text", _("Type a name"), NULL);
  bs_set_label (self->entry, _("Type a name"));

  gtk_box_append (GTK_BOX (top), back);
  gtk_box_append (GTK_BOX (top), self->heading);
  gtk_box_append (GTK_BOX (self->box), top);
  gtk_box_append (GTK_BOX (self->box), self->entry);
  gtk_box_append (GTK_BOX (self->box), self->without);
  gtk_box_append (GTK_BOX (self->box), self->list);
  gtk_box_append (GTK_BOX (self->box), self->more);
  gtk_box_append (GTK_BOX (self->box), by_hand);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  g_signal_connect_object (back, "clicked", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->without, "clicked", G_CALLBACK (without_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (by_hand, "clicked", G_CALLBACK (by_hand_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "search-changed", G_CALLBACK (search), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "stop-search", G_CALLBACK (back_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * bs_card_search_new:
 *
 * Returns: (transfer floating): a search that looks for nothing yet
 */
GtkWidget *
bs_card_search_new (void)
{
  return g_object_new (BS_TYPE_CARD_SEARCH, NULL);
}

/**
 * bs_card_search_start:
 * @self: the search
 * @state: the battle; its catalogue is searched
 * @wish: what is looked for; its data must live as long as the search goes on
 *
 * Begins anew, with the keyboard in the entry.
 */
void
bs_card_search_start (BsCardSearch     *self,
                      const BsState    *state,
                      const BsCardWish *wish)
{
  g_return_if_fail (BS_IS_CARD_SEARCH (self));

  bs_state_ref ((BsState *) state);
  g_clear_pointer (&self->state, bs_state_unref);
  self->state = (BsState *) state;
  self->wish = *wish;
  gtk_label_set_label (GTK_LABEL (self->heading), wish->heading);
  self->wish.heading = NULL;
  gtk_widget_set_visible (self->without, wish->without != NULL);
  if (wish->without != NULL)
    {
      GtkWidget *label =
        gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (self->without)));

      gtk_label_set_text_with_mnemonic (GTK_LABEL (label), wish->without);
      bs_set_label (self->without, wish->without);
    }
  self->wish.without = NULL;

  read_catalogue (self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  search (self);
  gtk_widget_grab_focus (self->entry);
}

/**
 * bs_card_search_text:
 * @self: the search
 *
 * Returns: (transfer none): what was typed
 */
const char *
bs_card_search_text (BsCardSearch *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}
