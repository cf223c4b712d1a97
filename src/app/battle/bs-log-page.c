/* bs-log-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-log-page.h"

#include "app/widgets/bs-layout-box.h"
#include "app/widgets/bs-pieces.h"

#include "model/shown/bs-event-item.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * BsLogPage:
 *
 * The battle told in sentences, newest at the end, searchable; a tap shows the table as it was
 * then. What was undone is struck out and says so.
 */
struct _BsLogPage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *list;
  GtkWidget *stack;

  /* Owned. */
  BsTable *table;
  BsEventList *events;
  GtkStringFilter *filter;
};

G_DEFINE_FINAL_TYPE (BsLogPage, bs_log_page, GTK_TYPE_WIDGET)

static void
setup_cb (BsLogPage   *self,
          GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *heading = bs_text_label ("", "panel-heading");
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *text = bs_text_label ("", NULL);
  GtkWidget *undone = gtk_label_new (_("undone"));

  gtk_widget_add_css_class (box, "log-row");
  gtk_widget_add_css_class (undone, "dim-label");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), undone);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), row);
  gtk_list_item_set_child (item, box);
}

static void
show_item (GtkWidget   *box,
           BsEventItem *event)
{
  GtkWidget *heading = gtk_widget_get_first_child (box);
  GtkWidget *row = gtk_widget_get_next_sibling (heading);
  GtkWidget *text = gtk_widget_get_first_child (row);
  GtkWidget *undone = gtk_widget_get_next_sibling (text);
  gboolean off = bs_event_item_get_undone (event);

  gtk_label_set_label (GTK_LABEL (heading), bs_event_item_get_heading (event));
  gtk_widget_set_visible (heading, bs_event_item_get_heading (event) != NULL);
  gtk_label_set_label (GTK_LABEL (text), bs_event_item_get_text (event));
  gtk_widget_set_visible (undone, off);
  if (off)
    gtk_widget_add_css_class (text, "undone");
  else
    gtk_widget_remove_css_class (text, "undone");
}

static void
undone_cb (GtkWidget   *box,
           GParamSpec  *pspec,
           BsEventItem *event)
{
  show_item (box, event);
}

static void
bind_cb (BsLogPage   *self,
         GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  BsEventItem *event = gtk_list_item_get_item (item);

  show_item (box, event);
  g_signal_connect_swapped (event, "notify::undone", G_CALLBACK (undone_cb), box);
}

static void
unbind_cb (BsLogPage   *self,
           GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), undone_cb,
                                        gtk_list_item_get_child (item));
}

static void
activate_cb (BsLogPage *self,
             guint      position)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (self->list)));
  g_autoptr (BsEventItem) event = g_list_model_get_item (model, position);

  if (event == NULL)
    return;

  bs_table_look_at (self->table, bs_event_item_get_line (event));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", "battle");
}

static void
search_cb (BsLogPage *self)
{
  gtk_string_filter_set_search (self->filter, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
items_changed_cb (BsLogPage *self)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (self->list)));
  gboolean searching = *gtk_editable_get_text (GTK_EDITABLE (self->entry)) != '\0';
  gboolean any = g_list_model_get_n_items (model) > 0;

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), any         ? "list"
                                                             : searching ? "none"
                                                                         : "empty");
}

static void
scroll_down (BsLogPage *self)
{
  guint n =
    g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (self->list))));

  if (n > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", n - 1);
}

static void
changed_cb (BsLogPage *self)
{
  const BsHistory *history = bs_table_get_history (self->table);
  guint before = g_list_model_get_n_items (G_LIST_MODEL (self->events));

  /* The log lies open before everybody, also while somebody peeks at his own cards. */
  bs_event_list_update (self->events, history, NULL);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->events)) > before)
    scroll_down (self);
}

static gboolean
scroll_idle_cb (gpointer data)
{
  scroll_down (data);

  return G_SOURCE_REMOVE;
}

/* The list has no rows yet when it comes into view. */
static void
map_cb (BsLogPage *self)
{
  g_idle_add_full (GTK_PRIORITY_RESIZE + 30, scroll_idle_cb, g_object_ref (self), g_object_unref);
}

static void
bs_log_page_dispose (GObject *object)
{
  BsLogPage *self = BS_LOG_PAGE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->table);
  g_clear_object (&self->events);
  g_clear_object (&self->filter);

  G_OBJECT_CLASS (bs_log_page_parent_class)->dispose (object);
}

static void
bs_log_page_class_init (BsLogPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_log_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
build_list (BsLogPage *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkFilterListModel *filtered;
  GtkSelectionModel *model;

  self->filter =
    gtk_string_filter_new (gtk_property_expression_new (BS_TYPE_EVENT_ITEM, NULL, "text"));
  gtk_string_filter_set_match_mode (self->filter, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
  filtered = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->events)),
                                        g_object_ref (GTK_FILTER (self->filter)));
  model = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (filtered)));
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);

  self->list = gtk_list_view_new (model, factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->list), TRUE);
  gtk_widget_add_css_class (self->list, "log");
  bs_set_label (self->list, _("Log"));
  g_signal_connect_object (self->list, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);

  return self->list;
}

static void
bs_log_page_init (BsLogPage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_scrollable_new ();
  GtkWidget *top = adw_clamp_new ();
  GtkWidget *empty = adw_status_page_new ();
  GtkWidget *none = adw_status_page_new ();

  self->events = bs_event_list_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->entry = gtk_search_entry_new ();
  self->stack = gtk_stack_new ();
  gtk_widget_set_name (self->entry, "log-search");
  g_object_set (self->entry, "placeholder-text", _("Search the log"), NULL);
  bs_set_label (self->entry, _("Search the log"));
  gtk_widget_add_css_class (top, "toolbar");
  adw_clamp_set_maximum_size (ADW_CLAMP (top), 900);
  adw_clamp_set_child (ADW_CLAMP (top), self->entry);

  adw_clamp_scrollable_set_maximum_size (ADW_CLAMP_SCROLLABLE (clamp), 900);
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), build_list (self));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  g_object_set (empty, "title", _("Nothing Has Happened Yet"), "icon-name",
                "document-open-recent-symbolic", NULL);
  g_object_set (none, "title", _("Nothing Found"), "icon-name", "system-search-symbolic", NULL);
  bs_layout_box_add_page (self->stack, scroller, "list");
  bs_layout_box_add_page (self->stack, empty, "empty");
  bs_layout_box_add_page (self->stack, none, "none");
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "empty");
  gtk_widget_set_vexpand (self->stack, TRUE);

  gtk_box_append (GTK_BOX (self->box), top);
  gtk_box_append (GTK_BOX (self->box), self->stack);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  g_signal_connect_object (self->entry, "search-changed", G_CALLBACK (search_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "map", G_CALLBACK (map_cb), self, 0);
}

/**
 * bs_log_page_new:
 * @table: the table whose battle is told
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_log_page_new (BsTable *table)
{
  BsLogPage *self = g_object_new (BS_TYPE_LOG_PAGE, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);

  return GTK_WIDGET (self);
}

/**
 * bs_log_page_search:
 * @self: the page
 *
 * Gives the keyboard to the search entry.
 */
void
bs_log_page_search (BsLogPage *self)
{
  g_return_if_fail (BS_IS_LOG_PAGE (self));

  gtk_widget_grab_focus (self->entry);
}
