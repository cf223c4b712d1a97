/* bs-rules-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-rules-page.h"

#include "bs-pieces.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * BsRulesPage:
 *
 * The rules in our own words with their numbers and pages, searchable: those of the battle, or of the first game there is.
 */
struct _BsRulesPage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *entry;

  /* Owned. */
  BsTable *table;
  BsLibrary *library;
  BsRules *rules;               /* (nullable) those of a game, while there is no battle */
  GtkStringList *sentences;     /* number, tab, sentence */
  GtkStringFilter *filter;
  const BsRuleset *shown;
};

G_DEFINE_FINAL_TYPE (BsRulesPage, bs_rules_page, GTK_TYPE_WIDGET)

static void
setup_cb (BsRulesPage *self,
          GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (box, "log-row");
  gtk_box_append (GTK_BOX (box), bs_text_label ("", "panel-heading"));
  gtk_box_append (GTK_BOX (box), bs_text_label ("", NULL));
  gtk_list_item_set_child (item, box);
  gtk_list_item_set_activatable (item, FALSE);
}

static void
bind_cb (BsRulesPage *self,
         GtkListItem *item)
{
  GtkWidget *number = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  const char *string = gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_auto (GStrv) parts = g_strsplit (string, "\t", 2);

  gtk_label_set_label (GTK_LABEL (number), parts[0]);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (number)), parts[1]);
}

static void
search_cb (BsRulesPage *self)
{
  gtk_string_filter_set_search (self->filter, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static const BsRuleset *
find_ruleset (BsRulesPage *self)
{
  const BsState *state = bs_table_get_state (self->table);
  g_autoptr (GPtrArray) games = NULL;

  if (state != NULL)
    return state->ruleset;
  if (self->rules != NULL)
    return self->rules->ruleset;

  games = bs_library_games (self->library);
  for (guint i = 0; i < games->len && self->rules == NULL; i++)
    {
      const BsGameInfo *game = games->pdata[i];

      if (game->over == NULL)
        self->rules = bs_library_load (self->library, game->id, NULL, NULL);
    }

  return self->rules != NULL ? self->rules->ruleset : NULL;
}

static void
fill (BsRulesPage *self)
{
  const BsRuleset *ruleset = find_ruleset (self);

  if (ruleset == self->shown)
    return;

  self->shown = ruleset;
  gtk_string_list_splice (self->sentences, 0, g_list_model_get_n_items (G_LIST_MODEL (self->sentences)), NULL);
  for (guint i = 0; ruleset != NULL && i < ruleset->rules->len; i++)
    {
      const BsRule *rule = ruleset->rules->pdata[i];
      const char *sentence = bs_ruleset_text (ruleset, "rule", rule->text);
      g_autofree char *number = NULL;
      g_autofree char *line = NULL;

      /* Translators: the number of a rule and the page of the rulebook. */
      number = rule->page != NULL ? g_strdup_printf (_("%s · page %s"), rule->id, rule->page) : g_strdup (rule->id);
      line = g_strconcat (number, "\t", sentence, NULL);
      gtk_string_list_append (self->sentences, line);
    }
}

static void
map_cb (BsRulesPage *self)
{
  fill (self);
}

static void
changed_cb (BsRulesPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

static void
bs_rules_page_dispose (GObject *object)
{
  BsRulesPage *self = BS_RULES_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_pointer (&self->rules, bs_rules_unref);
  g_clear_object (&self->sentences);
  g_clear_object (&self->filter);

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
  GtkFilterListModel *filtered;
  GtkWidget *list;

  self->sentences = gtk_string_list_new (NULL);
  self->filter = gtk_string_filter_new (gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_string_filter_set_match_mode (self->filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->sentences)),
                                        g_object_ref (GTK_FILTER (self->filter)));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (filtered))), factory);
  gtk_widget_add_css_class (list, "log");
  bs_set_label (list, _("Rules"));

  return list;
}

static void
bs_rules_page_init (BsRulesPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_scrollable_new ();
  GtkWidget *top = adw_clamp_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->entry = gtk_search_entry_new ();
  gtk_widget_set_name (self->entry, "rules-search");
  g_object_set (self->entry, "placeholder-text", _("Search the rules"), NULL);
  bs_set_label (self->entry, _("Search the rules"));
  gtk_widget_add_css_class (top, "toolbar");
  adw_clamp_set_maximum_size (ADW_CLAMP (top), 900);
  adw_clamp_set_child (ADW_CLAMP (top), self->entry);
  adw_clamp_scrollable_set_maximum_size (ADW_CLAMP_SCROLLABLE (clamp), 900);
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), build_list (self));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), top);
  gtk_box_append (GTK_BOX (self->box), scroller);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->entry, "search-changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "map", G_CALLBACK (map_cb), self, 0);
}

/**
 * bs_rules_page_new:
 * @table: the table whose battle's rules are shown
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
