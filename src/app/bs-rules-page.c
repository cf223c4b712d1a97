/* bs-rules-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-rules-page.h"

#include "bs-announce.h"
#include "bs-pieces.h"
#include "bs-symbol.h"
#include "bs-wrap.h"

#include "engine/bs-reference.h"
#include "model/bs-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* How wide the text is at most. */
#define WIDTH 900

/* An entry in the list, and what stands above it. */
#define BS_TYPE_ENTRY_ITEM (bs_entry_item_get_type ())
G_DECLARE_FINAL_TYPE (BsEntryItem, bs_entry_item, BS, ENTRY_ITEM, GObject)

struct _BsEntryItem
{
  GObject parent_instance;

  const BsEntry *entry;   /* borrowed: of the page */
  char *heading;          /* (nullable) of the kind */
  char *section;          /* (nullable) of the rulebook */
};

G_DEFINE_FINAL_TYPE (BsEntryItem, bs_entry_item, G_TYPE_OBJECT)

/**
 * BsRulesPage:
 *
 * The rules of all games in our own words with their numbers and pages, the glossary in both languages, and the symbols, searchable.
 * Numbers of rules anywhere in the window lead here.
 */
struct _BsRulesPage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *game_list;
  GtkWidget *stack;
  GtkWidget *list;

  /* Owned. */
  BsTable *table;
  BsLibrary *library;
  GPtrArray *entries;           /* (nullable) BsEntry */
  GPtrArray *games;             /* BsId of the drop-down, NULL first: all of them */
  GListStore *items;            /* BsEntryItem that are shown */
  GtkSingleSelection *selection;
  const BsRuleset *shown;       /* the rules of the battle that are among the entries */

  guint tick;                   /* waits until the rows have their places */
  guint frames, place;
  gboolean filling;
  gboolean stale;               /* there are other rules than the entries are of */
};

G_DEFINE_FINAL_TYPE (BsRulesPage, bs_rules_page, GTK_TYPE_WIDGET)

static void
bs_entry_item_finalize (GObject *object)
{
  BsEntryItem *self = BS_ENTRY_ITEM (object);

  g_free (self->heading);
  g_free (self->section);

  G_OBJECT_CLASS (bs_entry_item_parent_class)->finalize (object);
}

static void
bs_entry_item_class_init (BsEntryItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = bs_entry_item_finalize;
}

static void
bs_entry_item_init (BsEntryItem *self)
{
}

static void
setup_cb (BsRulesPage *self,
          GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *image = gtk_image_new ();
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (box, "log-row");
  gtk_widget_add_css_class (image, "reference-symbol");
  gtk_widget_set_valign (image, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), bs_text_label ("", "title-2"));
  gtk_box_append (GTK_BOX (box), bs_text_label ("", "reference-section"));
  gtk_box_append (GTK_BOX (words), bs_text_label ("", "panel-heading"));
  gtk_box_append (GTK_BOX (words), bs_text_label ("", NULL));
  gtk_box_append (GTK_BOX (row), image);
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (box), row);
  gtk_list_item_set_child (item, box);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
show_text (GtkWidget  *label,
           const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

/* "AW4.3 · page 10 · ruling A24"; a term in both languages; the name of a symbol. */
static char *
title_of (const BsEntry *entry)
{
  GString *title;

  if (entry->kind == BS_ENTRY_SYMBOL)
    return bs_words_capital (entry->title);

  title = g_string_new (entry->kind == BS_ENTRY_RULE ? entry->id : entry->title);
  if (entry->kind == BS_ENTRY_TERM && entry->other != NULL)
    g_string_append_printf (title, " · %s", entry->other);
  if (entry->page != NULL)
    {
      /* Translators: a page of the printed rulebook. */
      g_autofree char *page = g_strdup_printf (_("page %s"), entry->page);

      g_string_append_printf (title, " · %s", page);
    }
  if (entry->note != NULL)
    {
      /* Translators: rulings on an unclear rule, by their numbers. */
      g_autofree char *note = g_strdup_printf (_("ruling %s"), entry->note);

      g_string_append_printf (title, " · %s", note);
    }

  return g_string_free (title, FALSE);
}

static void
bind_cb (BsRulesPage *self,
         GtkListItem *list_item)
{
  BsEntryItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *heading = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *section = gtk_widget_get_next_sibling (heading);
  GtkWidget *image = gtk_widget_get_first_child (gtk_widget_get_next_sibling (section));
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_next_sibling (image));
  gboolean symbol = item->entry->kind == BS_ENTRY_SYMBOL;
  g_autoptr (GdkPaintable) paintable = symbol ? bs_symbol_new (item->entry->other, BS_SYMBOL_PLAIN) : NULL;
  g_autofree char *words = title_of (item->entry);

  show_text (heading, item->heading);
  show_text (section, item->section);
  gtk_image_set_from_paintable (GTK_IMAGE (image), paintable);
  gtk_widget_set_visible (image, symbol);
  show_text (title, words);
  show_text (gtk_widget_get_next_sibling (title), item->entry->text);
}

static const char *
kind_heading (BsEntryKind kind)
{
  switch (kind)
    {
    case BS_ENTRY_TERM:
      return _("Glossary");
    case BS_ENTRY_SYMBOL:
      return _("Symbols");
    case BS_ENTRY_RULE:
    default:
      return _("Rules");
    }
}

static gboolean
is_known (const GPtrArray *entries,
          const BsEntry   *entry)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const BsEntry *known = entries->pdata[i];

      if (known->kind == entry->kind && known->base == entry->base && known->id == entry->id)
        return TRUE;
    }

  return FALSE;
}

/* First the rules that the battle is played by, which may be a group's own; then what the library has. */
static void
read_entries (BsRulesPage *self)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) all = bs_library_reference (self->library, NULL, NULL);

  g_list_store_remove_all (self->items);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  self->entries = bs_reference_new ();
  self->shown = state != NULL ? state->ruleset : NULL;
  if (self->shown != NULL)
    bs_reference_add (self->entries, self->shown, self->shown->id);

  g_ptr_array_set_free_func (all, NULL);
  for (guint i = 0; i < all->len; i++)
    if (is_known (self->entries, all->pdata[i]))
      bs_entry_free (all->pdata[i]);
    else
      g_ptr_array_add (self->entries, all->pdata[i]);
}

static void
fill_games (BsRulesPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) games = bs_library_games (self->library);
  guint selected = 0;

  g_ptr_array_set_size (self->games, 0);
  g_ptr_array_add (self->games, NULL);
  gtk_string_list_append (names, _("All games"));
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *game = games->pdata[i];

      if (game->over != NULL)
        continue;
      if (self->shown != NULL && self->shown->id == game->id)
        selected = self->games->len;
      g_ptr_array_add (self->games, (gpointer) game->id);
      gtk_string_list_append (names, game->name);
    }

  self->filling = TRUE;
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->game_list), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->game_list), selected);
  self->filling = FALSE;
}

static const char *
game_name (BsRulesPage *self,
           BsId         game)
{
  GListModel *names = gtk_drop_down_get_model (GTK_DROP_DOWN (self->game_list));

  for (guint i = 1; i < self->games->len; i++)
    if (self->games->pdata[i] == game)
      return gtk_string_list_get_string (GTK_STRING_LIST (names), i);

  return game;
}

/* What the rows before have not said yet. */
static void
name_item (BsRulesPage   *self,
           BsEntryItem   *item,
           const BsEntry *before,
           gboolean       all)
{
  const BsEntry *entry = item->entry;
  gboolean first = before == NULL || before->kind != entry->kind || (all && before->base != entry->base);

  if (first && all)
    item->heading = g_strdup_printf ("%s · %s", kind_heading (entry->kind), game_name (self, entry->base));
  else if (first)
    item->heading = g_strdup (kind_heading (entry->kind));
  if (entry->kind == BS_ENTRY_RULE && (first || before->section != entry->section))
    item->section = g_strdup_printf ("%s %s", entry->section, entry->title);
}

static void
fill (BsRulesPage *self)
{
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->game_list));
  BsId game = selected < self->games->len ? self->games->pdata[selected] : NULL;
  BsEntryItem *marked = gtk_single_selection_get_selected_item (self->selection);
  const BsEntry *kept = marked != NULL ? marked->entry : NULL, *before = NULL;
  guint place = GTK_INVALID_LIST_POSITION;

  if (self->entries == NULL || self->filling)
    return;

  found = bs_reference_search (self->entries, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  for (int kind = BS_ENTRY_RULE; kind <= BS_ENTRY_SYMBOL; kind++)
    for (guint i = 0; i < found->len; i++)
      {
        const BsEntry *entry = found->pdata[i];
        BsEntryItem *item;

        if ((int) entry->kind != kind || (game != NULL && entry->base != game))
          continue;
        item = g_object_new (BS_TYPE_ENTRY_ITEM, NULL);
        item->entry = entry;
        name_item (self, item, before, game == NULL);
        before = entry;
        if (entry == kept)
          place = rows->len;
        g_ptr_array_add (rows, item);
      }

  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)), rows->pdata, rows->len);
  gtk_single_selection_set_selected (self->selection, place);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), rows->len > 0 ? "list" : "nothing");
}

/* The entries are read when they are first looked at, and again for another battle or other rules. */
static void
refresh (BsRulesPage *self)
{
  const BsState *state = bs_table_get_state (self->table);

  if (self->entries != NULL && !self->stale && (state == NULL || state->ruleset == self->shown))
    return;

  self->stale = FALSE;
  read_entries (self);
  fill_games (self);
  fill (self);
}

static void
changed_cb (BsRulesPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    refresh (self);
}

static void
scroll_to (BsRulesPage *self,
           guint        place)
{
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", place);
}

/* The rows get their places in the first frames. Then from below, so that the row comes to stand on top. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  BsRulesPage *self = BS_RULES_PAGE (widget);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  if (gtk_widget_get_height (self->list) > 0)
    self->frames++;
  if (self->frames == 2 && n > 0)
    scroll_to (self, n - 1);
  if (self->frames < 4)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  if (self->place < n)
    scroll_to (self, self->place);

  return G_SOURCE_REMOVE;
}

static void
go_to_place (BsRulesPage *self,
             guint        place)
{
  self->place = place;
  self->frames = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
jump_cb (BsRulesPage *self,
         GtkWidget   *button)
{
  int kind = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "kind"));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BsEntryItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if ((int) item->entry->kind == kind)
        {
          go_to_place (self, i);
          return;
        }
    }
}

static void
bs_rules_page_dispose (GObject *object)
{
  BsRulesPage *self = BS_RULES_PAGE (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_object (&self->selection);
  g_clear_object (&self->items);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_rules_page_parent_class)->dispose (object);
}

static void
bs_rules_page_class_init (BsRulesPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_rules_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
build_list (BsRulesPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->items = g_list_store_new (BS_TYPE_ENTRY_ITEM);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  self->list = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_widget_add_css_class (self->list, "log");
  gtk_widget_add_css_class (self->list, "reference");
  bs_set_label (self->list, _("Rules"));

  return self->list;
}

static GtkWidget *
build_top (BsRulesPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = bs_wrap_box (8);
  const char *const names[] = { "jump-rules", "jump-glossary", "jump-symbols" };

  self->entry = gtk_search_entry_new ();
  gtk_widget_set_name (self->entry, "rules-search");
  g_object_set (self->entry, "placeholder-text", _("Search the rules"), NULL);
  bs_set_label (self->entry, _("Search the rules"));
  gtk_widget_set_size_request (self->entry, 260, 44);
  self->game_list = bs_drop_down (_("Game"), NULL);
  gtk_widget_set_name (self->game_list, "rules-game");
  bs_layout_box_add (box, self->entry);
  bs_layout_box_add (box, self->game_list);
  for (int kind = BS_ENTRY_RULE; kind <= BS_ENTRY_SYMBOL; kind++)
    {
      GtkWidget *button = bs_text_button (names[kind], kind_heading (kind));

      gtk_widget_add_css_class (button, "flat");
      g_object_set_data (G_OBJECT (button), "kind", GINT_TO_POINTER (kind));
      g_signal_connect_object (button, "clicked", G_CALLBACK (jump_cb), self, G_CONNECT_SWAPPED);
      bs_layout_box_add (box, button);
    }
  gtk_widget_add_css_class (clamp, "toolbar");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);

  return clamp;
}

static void
bs_rules_page_init (BsRulesPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_scrollable_new ();
  GtkWidget *nothing = adw_status_page_new ();

  self->games = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->stack = gtk_stack_new ();
  adw_clamp_scrollable_set_maximum_size (ADW_CLAMP_SCROLLABLE (clamp), WIDTH);
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), build_list (self));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_status_page_set_title (ADW_STATUS_PAGE (nothing), _("Nothing Found"));
  adw_status_page_set_description (ADW_STATUS_PAGE (nothing), _("Try another word, a rule’s number, or all games."));
  bs_layout_box_add_page (self->stack, scroller, "list");
  bs_layout_box_add_page (self->stack, nothing, "nothing");
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (self->box), build_top (self));
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->entry, "search-changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_list, "notify::selected", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "map", G_CALLBACK (refresh), self, 0);
}

/**
 * bs_rules_page_new:
 * @table: the table whose battle's rules come first
 * @library: where rules lie
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_rules_page_new (BsTable   *table,
                   BsLibrary *library)
{
  BsRulesPage *self = g_object_new (BS_TYPE_RULES_PAGE, NULL);

  self->table = g_object_ref (table);
  self->library = bs_library_ref (library);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

static void
select_entry (BsRulesPage   *self,
              const BsEntry *entry)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->items)); i++)
    {
      g_autoptr (BsEntryItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if (item->entry != entry)
        continue;
      gtk_single_selection_set_selected (self->selection, i);
      go_to_place (self, i);
      return;
    }
}

/**
 * bs_rules_page_show_rule:
 * @self: the page
 * @id: the number of a rule
 *
 * Comes to the rule and marks it; what was searched before is forgotten.
 */
void
bs_rules_page_show_rule (BsRulesPage *self,
                         const char  *id)
{
  const BsEntry *entry;

  g_return_if_fail (BS_IS_RULES_PAGE (self));

  refresh (self);
  entry = bs_reference_find (self->entries, NULL, id);
  if (entry == NULL)
    return;

  self->filling = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  for (guint i = 0; i < self->games->len; i++)
    if (self->games->pdata[i] == entry->base)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->game_list), i);
  self->filling = FALSE;
  fill (self);
  select_entry (self, entry);
  bs_announce (GTK_WIDGET (self), entry->text);
}

/**
 * bs_rules_page_search:
 * @self: the page
 *
 * Gives the keyboard to the search entry.
 */
void
bs_rules_page_search (BsRulesPage *self)
{
  g_return_if_fail (BS_IS_RULES_PAGE (self));

  gtk_widget_grab_focus (self->entry);
}

/**
 * bs_rules_page_reread:
 * @self: the page
 *
 * Shows what rules there are now, at once or when somebody looks.
 */
void
bs_rules_page_reread (BsRulesPage *self)
{
  g_return_if_fail (BS_IS_RULES_PAGE (self));

  self->stale = TRUE;
  changed_cb (self);
}
