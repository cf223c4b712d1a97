/* bs-window-files.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What is done with the files of battles and templates. A template is what was mustered, kept for
 * next time: a record that has not begun, in a folder of its own. */

#include "bs-window-private.h"

#include "app/table/bs-ask.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* What is done with the name that was given; of a file that is deleted there is none. */
typedef void (*Named) (BsWindow *self, const char *path, const char *name);

typedef struct
{
  BsWindow *window;
  GtkWidget *entry;
  char *path;             /* (nullable) of the battle or template */
  Named named;
} Asking;

static void
asking_free (gpointer data)
{
  Asking *asking = data;

  g_object_unref (asking->window);
  g_free (asking->path);
  g_free (asking);
}

static void
named_cb (gpointer data)
{
  Asking *asking = data;
  g_autofree char *name =
    g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (asking->entry))));

  asking->named (asking->window, asking->path, name);
}

/* What was tapped: it has the keyboard; from the menu it is the menu's button. */
static GtkWidget *
tapped (BsWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack))
           ? focus
           : self->menu_button;
}

static void
ask_name (BsWindow   *self,
          const char *heading,
          const char *done,
          const char *path,
          const char *name,
          Named       named)
{
  Asking *asking = g_new (Asking, 1);

  *asking = (Asking) { g_object_ref (self), NULL, g_strdup (path), named };
  asking->entry = bs_ask_name (path == NULL ? self->menu_button : tapped (self), heading, name,
                               done, named_cb, asking, asking_free);
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
    bs_window_say_error (self, error);

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
  if (bs_session_get_trouble (session) != NULL)
    {
      bs_window_say (self, bs_session_get_trouble (session), FALSE);
      return;
    }
  said = g_strdup_printf (_("Kept as a template: %s. A new battle can begin with it."),
                          bs_session_get_title (session));
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
  g_autoptr (BsSession) kept =
    bs_session_open (self->library, g_variant_get_string (parameter, NULL), BS_OPEN_LOOK, &error);
  g_autofree char *path =
    kept != NULL ? bs_library_new_path (self->library, bs_session_get_title (kept)) : NULL;
  g_autoptr (BsSession) session = kept != NULL ? lay_down (self, kept, path) : NULL;

  if (session != NULL)
    bs_window_set_session (self, session);
  else if (error != NULL)
    bs_window_say_error (self, error);
}

static void
rename_template (BsWindow   *self,
              const char *path,
              const char *name)
{
  g_autofree char *fresh = bs_library_new_template_path (self->library, name);

  if (g_rename (path, fresh) != 0)
    bs_window_say (self, _("The template could not be named anew: its file cannot be moved."),
                   FALSE);
  bs_new_battle_refresh (self->new_page);
}

static void
rename_battle (BsWindow   *self,
               const char *path,
               const char *name)
{
  bs_window_rename_battle (self, path, name);
  bs_start_page_refresh (self->start_page);
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
           const char *action,
           GVariant   *parameter)
{
  gboolean battle = g_str_equal (action, "win.rename-battle");
  g_autofree char *title = title_of (parameter);

  ask_name (BS_WINDOW (widget), battle ? _("Name the battle anew") : _("Name the template anew"),
            _("_Name It So"), g_variant_get_string (parameter, NULL), title,
            battle ? rename_battle : rename_template);
}

static void
delete_template (BsWindow   *self,
                 const char *path,
                 const char *name)
{
  if (g_unlink (path) != 0)
    bs_window_say (self, _("The template could not be deleted: its file cannot be removed."),
                   FALSE);
  bs_new_battle_refresh (self->new_page);
}

static void
delete_battle (BsWindow   *self,
               const char *path,
               const char *name)
{
  bs_window_delete_battle (self, path);
  bs_start_page_refresh (self->start_page);
}

static void
deleted_cb (gpointer data)
{
  Asking *asking = data;

  asking->named (asking->window, asking->path, NULL);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);
  gboolean battle = g_str_equal (action, "win.delete-battle");
  g_autofree char *title = title_of (parameter);
  g_autofree char *sentence = g_strdup_printf (
    battle ? _("Delete the battle “%s”? It cannot be had back.")
           : _("Delete the template “%s”? Battles that began with it stay as they are."),
    title);
  Asking *asking = g_new (Asking, 1);

  *asking = (Asking){ g_object_ref (self), NULL, g_variant_dup_string (parameter, NULL),
                      battle ? delete_battle : delete_template };
  bs_ask_anyway (tapped (self), sentence, NULL, _("_Delete"), deleted_cb, asking, asking_free);
}

void
bs_window_class_init_files (BsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "win.save-template", NULL, save_cb);
  gtk_widget_class_install_action (widget_class, "win.use-template", "s", use_cb);
  gtk_widget_class_install_action (widget_class, "win.rename-battle", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "win.delete-battle", "s", delete_cb);
  gtk_widget_class_install_action (widget_class, "win.rename-template", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "win.delete-template", "s", delete_cb);
}
