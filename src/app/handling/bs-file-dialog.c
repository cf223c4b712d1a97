/* bs-file-dialog.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-file-dialog.h"

#include <glib/gi18n.h>

/* The only file that knows GtkFileChooserNative, which newer GTK replaces. */

typedef struct
{
  BsFileFunc func;
  gpointer data;
} Asked;

static void
response_cb (GtkNativeDialog *dialog,
             int              response,
             gpointer         data)
{
  Asked *asked = data;

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

      if (file != NULL)
        asked->func (file, asked->data);
    }

  g_free (asked);
  g_object_unref (dialog);
}

static GtkFileChooserNative *
make_dialog (GtkWindow            *parent,
             GtkFileChooserAction  action,
             const char           *title,
             const char           *accept)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, parent, action, accept, NULL);
  g_autoptr (GtkFileFilter) battles = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (battles, _("Battles"));
  gtk_file_filter_add_pattern (battles, "*.boardside");
  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), battles);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), all);

  return dialog;
}

static void
show (GtkFileChooserNative *dialog,
      BsFileFunc            func,
      gpointer              data)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked) { func, data };
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), asked);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/**
 * bs_file_dialog_open:
 * @parent: the window
 * @func: (scope async): gets the file
 * @data: for @func; the window must outlive the dialog
 *
 * Asks for a battle to be opened.
 */
void
bs_file_dialog_open (GtkWindow  *parent,
                     BsFileFunc  func,
                     gpointer    data)
{
  show (make_dialog (parent, GTK_FILE_CHOOSER_ACTION_OPEN, _("Open a Battle"), _("_Open")), func,
        data);
}

/**
 * bs_file_dialog_open_list:
 * @parent: the window
 * @func: (scope async): gets the file
 * @data: for @func; it must outlive the dialog
 *
 * Asks for a list of ships of another program, whatever its file is called.
 */
void
bs_file_dialog_open_list (GtkWindow  *parent,
                          BsFileFunc  func,
                          gpointer    data)
{
  show (gtk_file_chooser_native_new (_("Open a List"), parent, GTK_FILE_CHOOSER_ACTION_OPEN,
                                     _("_Open"), NULL),
        func, data);
}

/**
 * bs_file_dialog_save:
 * @parent: the window
 * @name: the name that is proposed
 * @func: (scope async): gets the file
 * @data: for @func; the window must outlive the dialog
 *
 * Asks where a copy goes.
 */
void
bs_file_dialog_save (GtkWindow  *parent,
                     const char *name,
                     BsFileFunc  func,
                     gpointer    data)
{
  GtkFileChooserNative *dialog =
    make_dialog (parent, GTK_FILE_CHOOSER_ACTION_SAVE, _("Save a Copy"), _("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  show (dialog, func, data);
}

/**
 * bs_file_dialog_save_list:
 * @parent: the window
 * @name: the name that is proposed
 * @func: (scope async): gets the file
 * @data: for @func; it must outlive the dialog
 *
 * Asks where a list of ships goes.
 */
void
bs_file_dialog_save_list (GtkWindow  *parent,
                          const char *name,
                          BsFileFunc  func,
                          gpointer    data)
{
  GtkFileChooserNative *dialog =
    gtk_file_chooser_native_new (_("Save the List"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                 _("_Save"), NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  show (dialog, func, data);
}
