/* bs-window-templates.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What was mustered is kept for next time: a record that has not begun, in a folder of its own. */

#include "bs-window-private.h"

#include "bs-pieces.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* What is done with the name that was given. */
typedef void (*Named) (BsWindow *self, const char *path, const char *name);

typedef struct
{
  BsWindow *window;
  GtkWidget *entry;
  char *path;             /* (nullable) of the template */
  Named named;
} Asking;

static void
asking_free (gpointer  data,
             GClosure *closure)
{
  Asking *asking = data;

  g_object_unref (asking->window);
  g_free (asking->path);
  g_free (asking);
}

static void
response_cb (AdwMessageDialog *dialog,
             const char       *response,
             gpointer          data)
{
  Asking *asking = data;
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (asking->entry))));

  if (g_str_equal (response, "ok") && *name != '\0')
    asking->named (asking->window, asking->path, name);
}

static void
ask_name (BsWindow   *self,
          const char *heading,
          const char *done,
          const char *path,
          const char *name,
          Named       named)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, NULL);
  Asking *asking = g_new (Asking, 1);

  *asking = (Asking) { g_object_ref (self), gtk_entry_new (), g_strdup (path), named };
  gtk_editable_set_text (GTK_EDITABLE (asking->entry), name);
  gtk_entry_set_activates_default (GTK_ENTRY (asking->entry), TRUE);
  gtk_widget_set_name (asking->entry, "template-name");
  bs_set_label (asking->entry, _("Name of the template"));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), asking->entry);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "ok", done, NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "ok", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "ok");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), asking, asking_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Lays what @old agreed and mustered down as a new record. */
static BsSession *
lay_down (BsWindow   *self,
          BsSession  *old,
          const char *path)
{
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_rematch (old, self->library, path, &error);

  if (session == NULL)
    bs_window_say (self, error->message, FALSE);

  return session;
}

static void
save_named (BsWindow   *self,
            const char *path,
            const char *name)
{
  BsSession *old = bs_table_get_session (self->table);
  g_autofree char *fresh = bs_library_new_template_path (self->library, name);
  g_autoptr (BsSession) session = old != NULL ? lay_down (self, old, fresh) : NULL;
  g_autofree char *said = NULL;

  if (session == NULL)
    return;
  said = g_strdup_printf (_("Kept as a template: %s. A new battle can begin with it."), bs_session_get_title (session));
  bs_window_say (self, said, FALSE);
  bs_new_battle_refresh (self->new_page);
}

static void
save_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  ask_name (self, _("Keep these fleets as a template"), _("_Keep"), NULL,
            bs_session_get_title (bs_table_get_session (self->table)), save_named);
}

static void
use_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) kept = bs_session_open (self->library, g_variant_get_string (parameter, NULL), BS_OPEN_LOOK, &error);
  g_autofree char *path = kept != NULL ? bs_library_new_path (self->library, bs_session_get_title (kept)) : NULL;
  g_autoptr (BsSession) session = kept != NULL ? lay_down (self, kept, path) : NULL;

  if (session != NULL)
    bs_window_set_session (self, session);
  else if (error != NULL)
    bs_window_say (self, error->message, FALSE);
}

static void
rename_named (BsWindow   *self,
              const char *path,
              const char *name)
{
  g_autofree char *fresh = bs_library_new_template_path (self->library, name);

  if (g_rename (path, fresh) != 0)
    bs_window_say (self, _("The template could not be named anew: its file cannot be moved."), FALSE);
  bs_new_battle_refresh (self->new_page);
}

static char *
title_of (GVariant *parameter)
{
  g_autofree char *base = g_path_get_basename (g_variant_get_string (parameter, NULL));
  char *dot = strrchr (base, '.');

  return g_filename_display_name (dot != NULL ? (*dot = '\0', base) : base);
}

static void
rename_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autofree char *title = title_of (parameter);

  ask_name (BS_WINDOW (widget), _("Name the template anew"), _("_Name It So"), g_variant_get_string (parameter, NULL), title,
            rename_named);
}

static void
delete_response_cb (AdwMessageDialog *dialog,
                    const char       *response,
                    gpointer          data)
{
  BsWindow *self = BS_WINDOW (gtk_window_get_transient_for (GTK_WINDOW (dialog)));

  if (!g_str_equal (response, "ok"))
    return;
  if (g_unlink (data) != 0)
    bs_window_say (self, _("The template could not be deleted: its file cannot be removed."), FALSE);
  bs_new_battle_refresh (self->new_page);
}

static void
free_path (gpointer  data,
           GClosure *closure)
{
  g_free (data);
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_autofree char *title = title_of (parameter);
  g_autofree char *heading = g_strdup_printf (_("Delete the template “%s”?"), title);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (widget), heading, _("Battles that began with it stay as they are."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "ok", _("_Delete"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "ok", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (delete_response_cb), g_variant_dup_string (parameter, NULL), free_path, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
bs_window_class_init_templates (BsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "win.save-template", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "win.use-template", "s", use_cb);
  gtk_widget_class_install_action (widget_class, "win.rename-template", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "win.delete-template", "s", delete_cb);
}
