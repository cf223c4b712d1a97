/* bs-rules-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-rules-page.h"

#include "app/drawing/bs-symbol.h"
#include "app/handling/bs-announce.h"
#include "app/widgets/bs-pieces.h"

#include "engine/rules/bs-reference.h"
#include "model/shown/bs-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* An entry in the list, and what stands above it: what bs-rules-row.ui shows. */
#define BS_TYPE_ENTRY_ITEM (bs_entry_item_get_type ())
G_DECLARE_FINAL_TYPE (BsEntryItem, bs_entry_item, BS, ENTRY_ITEM, GObject)

struct _BsEntryItem
{
  GObject parent_instance;

  const BsEntry *entry;   /* borrowed: of the page */
  char *heading;          /* (nullable) of the kind */
  char *section;          /* (nullable) of the rulebook */
};

enum
{
  PROP_0,
  PROP_HEADING,
  PROP_SECTION,
  PROP_TITLE,
  PROP_TEXT,
  PROP_SYMBOL,
  PROP_IS_SYMBOL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BsEntryItem, bs_entry_item, G_TYPE_OBJECT)

/**
 * BsRulesPage:
 *
 * The rules of all games in our own words with their numbers and pages, the glossary in both
 * languages, and the symbols, searchable. Numbers of rules anywhere in the window lead here.
 */
struct _BsRulesPage
{
  AdwBin parent_instance;

  /* Template children. */
  GtkEditable *entry;
  GtkDropDown *game_list;
  GtkStack *stack;
  GtkWidget *list;
  GtkSingleSelection *selection;
  GListStore *items;            /* BsEntryItem that are shown */

  /* Owned. */
  BsTable *table;
  BsLibrary *library;
  GPtrArray *entries;           /* (nullable) BsEntry */
  GPtrArray *games;             /* BsId of the drop-down, NULL first: all of them */
  const BsRuleset *shown;       /* the rules of the battle that are among the entries */

  guint tick;                   /* waits until the rows have their places */
  guint frames, place;
  gboolean filling;
  gboolean stale;               /* there are other rules than the entries are of */
};

G_DEFINE_FINAL_TYPE (BsRulesPage, bs_rules_page, ADW_TYPE_BIN)

static void
bs_entry_item_finalize (GObject *object)
{
  BsEntryItem *self = BS_ENTRY_ITEM (object);

  g_free (self->heading);
  g_free (self->section);

  G_OBJECT_CLASS (bs_entry_item_parent_class)->finalize (object);
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
bs_entry_item_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  BsEntryItem *self = BS_ENTRY_ITEM (object);
  gboolean symbol = self->entry->kind == BS_ENTRY_SYMBOL;

  switch (id)
    {
    case PROP_HEADING:
      g_value_set_string (value, self->heading);
      break;

    case PROP_SECTION:
      g_value_set_string (value, self->section);
      break;

    case PROP_TITLE:
      g_value_take_string (value, title_of (self->entry));
      break;

    case PROP_TEXT:
      g_value_set_string (value, self->entry->text);
      break;

    case PROP_SYMBOL:
      if (symbol)
        g_value_take_object (value, bs_symbol_new (self->entry->other, BS_SYMBOL_PLAIN));
      break;

    case PROP_IS_SYMBOL:
      g_value_set_boolean (value, symbol);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bs_entry_item_class_init (BsEntryItemClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = bs_entry_item_finalize;
  object_class->get_property = bs_entry_item_get_property;

  props[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  props[PROP_SECTION] = g_param_spec_string ("section", NULL, NULL, NULL, flags);
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_SYMBOL] = g_param_spec_object ("symbol", NULL, NULL, GDK_TYPE_PAINTABLE, flags);
  props[PROP_IS_SYMBOL] = g_param_spec_boolean ("is-symbol", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bs_entry_item_init (BsEntryItem *self)
{
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

/* First the rules that the battle is played by, which may be a group's own; then what the library
 * has. */
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
  gtk_drop_down_set_model (self->game_list, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->game_list, selected);
  self->filling = FALSE;
}

static const char *
game_name (BsRulesPage *self,
           BsId         game)
{
  GListModel *names = gtk_drop_down_get_model (self->game_list);

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
  gboolean first =
    before == NULL || before->kind != entry->kind || (all && before->base != entry->base);

  if (first && all)
    item->heading =
      g_strdup_printf ("%s · %s", kind_heading (entry->kind), game_name (self, entry->base));
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
  guint selected = gtk_drop_down_get_selected (self->game_list);
  BsId game = selected < self->games->len ? self->games->pdata[selected] : NULL;
  BsEntryItem *marked = gtk_single_selection_get_selected_item (self->selection);
  const BsEntry *kept = marked != NULL ? marked->entry : NULL, *before = NULL;
  guint place = GTK_INVALID_LIST_POSITION;

  if (self->entries == NULL || self->filling)
    return;

  found = bs_reference_search (self->entries, gtk_editable_get_text (self->entry));
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

  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       rows->pdata, rows->len);
  gtk_single_selection_set_selected (self->selection, place);
  gtk_stack_set_visible_child_name (self->stack, rows->len > 0 ? "list" : "nothing");
}

/* The entries are read when they are first looked at, and again for another battle or other
 * rules. */
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

/* The rows get their places in the first frames. Then from below, so that the row comes to stand on
 * top. */
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
jump_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *kind)
{
  BsRulesPage *self = BS_RULES_PAGE (widget);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (BsEntryItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      if ((int) item->entry->kind == g_variant_get_int32 (kind))
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
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_RULES_PAGE);
  g_clear_object (&self->table);
  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_rules_page_parent_class)->dispose (object);
}

static void
bs_rules_page_class_init (BsRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_rules_page_dispose;

  g_type_ensure (BS_TYPE_ENTRY_ITEM);
  gtk_widget_class_install_action (widget_class, "rules.jump", "i", jump_cb);
  bs_template_set (widget_class, "bs-rules-page");
  gtk_widget_class_bind_template_child (widget_class, BsRulesPage, entry);
  gtk_widget_class_bind_template_child (widget_class, BsRulesPage, game_list);
  gtk_widget_class_bind_template_child (widget_class, BsRulesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, BsRulesPage, list);
  gtk_widget_class_bind_template_child (widget_class, BsRulesPage, selection);
  gtk_widget_class_bind_template_child (widget_class, BsRulesPage, items);
  gtk_widget_class_bind_template_callback (widget_class, fill);
  gtk_widget_class_bind_template_callback (widget_class, refresh);
}

static void
bs_rules_page_init (BsRulesPage *self)
{
  self->games = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  bs_drop_down_dress (self->game_list);
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
  gtk_editable_set_text (self->entry, "");
  for (guint i = 0; i < self->games->len; i++)
    if (self->games->pdata[i] == entry->base)
      gtk_drop_down_set_selected (self->game_list, i);
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

  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
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
