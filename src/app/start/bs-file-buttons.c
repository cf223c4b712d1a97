/* bs-file-buttons.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-file-buttons.h"

#include "app/widgets/bs-pieces.h"

#include <glib/gi18n.h>

/* What can be done with the file behind a row, for battles and templates alike: the window's
 * actions do it. */

static void
add_button (AdwActionRow *row,
            const char   *icon,
            const char   *words,
            const char   *action,
            const char   *path)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  bs_set_tooltip (button, words);
  bs_set_label (button, words);
  gtk_widget_set_name (button, action);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", path);
  adw_action_row_add_suffix (row, button);
}

/**
 * bs_file_buttons:
 * @row: a row that stands for a record
 * @info: the record
 * @rename: action that names it anew, with its path
 * @delete: action that throws it away, with its path
 *
 * Adds the two buttons to the row.
 */
void
bs_file_buttons (AdwActionRow       *row,
                 const BsBattleInfo *info,
                 const char         *rename,
                 const char         *delete)
{
  /* Translators: %s is the name of a battle or a template. */
  g_autofree char *rename_words = g_strdup_printf (_("Name “%s” anew"), info->title);
  g_autofree char *delete_words = g_strdup_printf (_("Delete “%s”"), info->title);

  add_button (row, "document-edit-symbolic", rename_words, rename, info->path);
  add_button (row, "user-trash-symbolic", delete_words, delete, info->path);
}
