/* bs-window.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-window-private.h"

#include "bs-announce.h"

#include <glib/gi18n.h>

/* How long a toast stays, in seconds. */
#define TOAST_SECONDS 4

/**
 * BsWindow:
 *
 * The one window: start page, table, log and rules, undo and redo in the header, toasts, and the last sentence in a status label.
 */
G_DEFINE_FINAL_TYPE (BsWindow, bs_window, ADW_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_0,
  PROP_PAGE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static const char *
get_page (BsWindow *self)
{
  /* Actions ask for it before the template is there. */
  const char *page = self->stack != NULL ? gtk_stack_get_visible_child_name (self->stack) : NULL;

  return page != NULL ? page : "start";
}

/* Undo says what it undoes where there is room. */
static void
update_header (BsWindow *self)
{
  BsRoom room = bs_adaptive_get_room (self->adaptive);
  gboolean start = g_str_equal (get_page (self), "start");

  gtk_widget_set_visible (self->home_button, !start);
  gtk_widget_set_visible (self->undo_button, !start);
  gtk_widget_set_visible (self->redo_button, !start);
  gtk_widget_set_visible (self->pages_box, !start && room != BS_ROOM_NARROW);
  gtk_widget_set_visible (self->status, !start && bs_table_get_state (self->table) != NULL);
  gtk_widget_set_visible (self->undo_label, room == BS_ROOM_WIDE &&
                          *gtk_label_get_label (GTK_LABEL (self->undo_label)) != '\0');
}

static void
room_changed_cb (BsWindow *self)
{
  static const char *const names[] = { "narrow", "medium", "wide" };
  BsRoom room = bs_adaptive_get_room (self->adaptive);

  for (int i = 0; i < 3; i++)
    {
      if (i == (int) room)
        gtk_widget_add_css_class (GTK_WIDGET (self), names[i]);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), names[i]);
    }

  update_header (self);
}

static void
visible_page_cb (BsWindow *self)
{
  update_header (self);
  bs_window_actions_update (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

static void
banner_clicked_cb (BsWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back-to-now", NULL);
}

static void
toast_dismissed_cb (BsWindow *self,
                    AdwToast *toast)
{
  if (self->toast == toast)
    self->toast = NULL;
}

/**
 * bs_window_say:
 * @self: the window
 * @sentence: what happened, as plain text
 * @undo: whether Undo takes it back
 *
 * Shows the sentence in a toast that replaces the one before, keeps it in the status label, and announces it.
 */
void
bs_window_say (BsWindow   *self,
               const char *sentence,
               gboolean    undo)
{
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);
  AdwToast *toast = adw_toast_new (escaped);

  adw_toast_set_timeout (toast, TOAST_SECONDS);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  if (undo)
    {
      adw_toast_set_button_label (toast, _("Undo"));
      adw_toast_set_action_name (toast, "win.undo");
    }

  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  self->toast = toast;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_dismissed_cb), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, toast);

  gtk_label_set_label (GTK_LABEL (self->status), sentence);
  gtk_widget_set_tooltip_text (self->status, sentence);
  bs_announce (GTK_WIDGET (self), sentence);
}

static void
table_changed_cb (BsWindow *self)
{
  update_header (self);
  bs_window_actions_update (self);
}

static gboolean
bs_window_close_request (GtkWindow *window)
{
  BsWindow *self = BS_WINDOW (window);
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_int (self->settings, "window-width", MAX (width, 360));
  g_settings_set_int (self->settings, "window-height", MAX (height, 294));
  g_settings_set_string (self->settings, "last-page", get_page (self));

  return GTK_WINDOW_CLASS (bs_window_parent_class)->close_request (window);
}

static void
bs_window_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  if (id == PROP_PAGE)
    g_value_set_string (value, get_page (BS_WINDOW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_window_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  if (id == PROP_PAGE)
    bs_window_show_page (BS_WINDOW (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bs_window_dispose (GObject *object)
{
  BsWindow *self = BS_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_WINDOW);
  g_clear_object (&self->table);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (bs_window_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BsWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, adaptive);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, title);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, home_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, undo_label);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, pages_box);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, battle_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, log_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, rules_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, banner_label);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, banner_button);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, BsWindow, status);
  gtk_widget_class_bind_template_callback (widget_class, room_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, banner_clicked_cb);
}

static void
bs_window_class_init (BsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bs_window_dispose;
  object_class->get_property = bs_window_get_property;
  object_class->set_property = bs_window_set_property;
  GTK_WINDOW_CLASS (klass)->close_request = bs_window_close_request;

  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "start",
                                          G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (BS_TYPE_ADAPTIVE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/boardside/Boardside/bs-window.ui");
  bind_children (widget_class);
  bs_window_class_init_actions (klass);
}

static void
add_page (BsWindow   *self,
          const char *name,
          GtkWidget  *page)
{
  gtk_stack_add_named (self->stack, page, name);
}

static void
bs_window_init (BsWindow *self)
{
  self->settings = g_settings_new (APP_ID);
  self->table = bs_table_new (self->settings);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "said", G_CALLBACK (bs_window_say), self, G_CONNECT_SWAPPED);

  gtk_widget_init_template (GTK_WIDGET (self));
  add_page (self, "start", adw_status_page_new ());
  add_page (self, "battle", adw_status_page_new ());
  add_page (self, "log", adw_status_page_new ());
  add_page (self, "rules", adw_status_page_new ());

  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
  room_changed_cb (self);
  bs_window_actions_update (self);
}

/**
 * bs_window_new:
 * @app: the program
 *
 * Returns: (transfer none): a new window
 */
BsWindow *
bs_window_new (BsApplication *app)
{
  return g_object_new (BS_TYPE_WINDOW, "application", app, NULL);
}

/**
 * bs_window_show_page:
 * @self: the window
 * @page: start, battle, log, rules
 *
 * Returns: FALSE if there is no such page
 */
gboolean
bs_window_show_page (BsWindow   *self,
                     const char *page)
{
  g_return_val_if_fail (BS_IS_WINDOW (self), FALSE);

  if (page == NULL || gtk_stack_get_child_by_name (self->stack, page) == NULL)
    return FALSE;

  gtk_stack_set_visible_child_name (self->stack, page);

  return TRUE;
}

/**
 * bs_window_open:
 * @self: the window
 * @file: a record
 *
 * Opens the battle and shows its table.
 */
void
bs_window_open (BsWindow *self,
                GFile    *file)
{
}

/**
 * bs_window_open_demo:
 * @self: the window
 *
 * Opens the demo battle.
 */
void
bs_window_open_demo (BsWindow *self)
{
}

/**
 * bs_window_resume:
 * @self: the window
 *
 * Shows what was shown when the program ended.
 */
void
bs_window_resume (BsWindow *self)
{
}
