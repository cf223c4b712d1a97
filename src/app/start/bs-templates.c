/* bs-templates.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-templates.h"

#include "app/widgets/bs-pieces.h"
#include "bs-file-buttons.h"

/**
 * BsTemplates:
 *
 * What was mustered once and kept, in the form for a new battle: a row begins with it, its buttons
 * name it anew or throw it away. Without any it is not to be seen. A template is a record in a
 * folder of its own; what happens to it, the window's actions do.
 */
struct _BsTemplates
{
  AdwPreferencesGroup parent_instance;

  /* Owned. */
  BsLibrary *library;
  GPtrArray *rows;        /* borrowed rows */
};

G_DEFINE_FINAL_TYPE (BsTemplates, bs_templates, ADW_TYPE_PREFERENCES_GROUP)

static void
add_row (BsTemplates        *self,
         GPtrArray          *games,
         const BsBattleInfo *info)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *players = info->players != NULL ? g_strjoinv (", ", info->players) : NULL;
  g_autofree char *about = g_strjoin (" · ", bs_games_name (games, info->game), players, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", info->title, "subtitle",
                info->trouble != NULL ? info->trouble : about, "title-lines", 1, "subtitle-lines",
                2, "activatable", info->trouble == NULL, NULL);
  gtk_widget_set_name (row, "template");
  if (info->trouble == NULL)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.use-template");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", info->path);
    }
  bs_file_buttons (ADW_ACTION_ROW (row), info, "win.rename-template", "win.delete-template");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
bs_templates_dispose (GObject *object)
{
  BsTemplates *self = BS_TEMPLATES (object);

  g_clear_pointer (&self->library, bs_library_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_templates_parent_class)->dispose (object);
}

static void
bs_templates_class_init (BsTemplatesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_templates_dispose;
  bs_template_set (GTK_WIDGET_CLASS (klass), "bs-templates");
}

static void
bs_templates_init (BsTemplates *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * bs_templates_new:
 * @library: where templates lie
 *
 * Returns: (transfer floating): the rows; bs_templates_refresh() fills them
 */
GtkWidget *
bs_templates_new (BsLibrary *library)
{
  BsTemplates *self = g_object_new (BS_TYPE_TEMPLATES, NULL);

  self->library = bs_library_ref (library);
  bs_templates_refresh (self);

  return GTK_WIDGET (self);
}

/**
 * bs_templates_refresh:
 * @self: the rows
 *
 * Looks which templates there are.
 */
void
bs_templates_refresh (BsTemplates *self)
{
  g_autoptr (GPtrArray) templates = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_return_if_fail (BS_IS_TEMPLATES (self));

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  templates = bs_library_templates (self->library);
  games = bs_library_games (self->library);
  for (guint i = 0; i < templates->len; i++)
    add_row (self, games, templates->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self), templates->len > 0);
}
