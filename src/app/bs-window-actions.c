/* bs-window-actions.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-window-private.h"

static void
new_battle_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  bs_window_show_page (BS_WINDOW (widget), "start");
}

static void
open_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
}

static void
save_copy_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
}

static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
}

static void
redo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  bs_table_perform_line (self->table, widget, "next");
}

static void
choose_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  bs_table_choose_next (self->table, g_variant_get_int32 (parameter));
}

static void
back_to_now_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
}

static void
focus_status_cb (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  gtk_widget_grab_focus (BS_WINDOW (widget)->status);
}

/**
 * bs_window_class_init_actions: (skip)
 * @klass: the class of the window
 *
 * Installs the window's actions and their keys. The keys stand in the class and not among the application's, which would take
 * Ctrl+Z away from text entries.
 */
void
bs_window_class_init_actions (BsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_property_action (widget_class, "win.page", "page");
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, new_battle_cb);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_cb);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, save_copy_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_cb);
  gtk_widget_class_install_action (widget_class, "win.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "win.choose", "i", choose_cb);
  gtk_widget_class_install_action (widget_class, "win.back-to-now", NULL, back_to_now_cb);
  gtk_widget_class_install_action (widget_class, "win.focus-status", NULL, focus_status_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "win.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, GDK_ALT_MASK, "win.choose", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, GDK_ALT_MASK, "win.choose", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "win.focus-status", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new-battle", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "win.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "win.page", "s", "start");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_ALT_MASK, "win.page", "s", "battle");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_ALT_MASK, "win.page", "s", "log");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_3, GDK_ALT_MASK, "win.page", "s", "rules");
}

/**
 * bs_window_actions_update:
 * @self: the window
 *
 * Enables what makes sense now.
 */
void
bs_window_actions_update (BsWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean open = bs_table_get_state (self->table) != NULL;

  gtk_widget_action_set_enabled (widget, "win.next", open);
  gtk_widget_action_set_enabled (widget, "win.choose", open);
  gtk_widget_action_set_enabled (widget, "win.save-copy", open);
}
