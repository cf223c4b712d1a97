/* bs-import-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-import-page.h"

#include "bs-choice-row.h"
#include "bs-import-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/**
 * BsImportPage:
 *
 * A squad comes first, and its battle after it: a list is pasted, opened or dropped, and read for the game that it is of. "found" is
 * emitted with the game and the bytes of the list, "back" when nothing is wanted.
 */
struct _BsImportPage
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *scroller;
  GtkWidget *view;
  GtkWidget *game_row;

  /* Owned. */
  GPtrArray *games;     /* BsGameInfo; the first: NULL, as the list says */
};

G_DEFINE_FINAL_TYPE (BsImportPage, bs_import_page, GTK_TYPE_WIDGET)

static guint back_signal, found_signal;

static void
free_game (gpointer data)
{
  if (data != NULL)
    bs_game_info_free (data);
}

static void
game_cb (BsImportPage *self)
{
  guint selected = bs_choice_row_get_selected (BS_CHOICE_ROW (self->game_row));
  const BsGameInfo *game = selected < self->games->len ? self->games->pdata[selected] : NULL;

  bs_import_view_set_game (BS_IMPORT_VIEW (self->view), game != NULL ? game->id : NULL);
}

static void
back_cb (BsImportPage *self)
{
  g_signal_emit (self, back_signal, 0);
}

static void
found_cb (BsImportPage *self,
          const char   *game,
          GBytes       *bytes)
{
  g_signal_emit (self, found_signal, 0, game, bytes);
}

static void
bs_import_page_dispose (GObject *object)
{
  BsImportPage *self = BS_IMPORT_PAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_import_page_parent_class)->dispose (object);
}

static void
bs_import_page_class_init (BsImportPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_import_page_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  back_signal = g_signal_new ("back", BS_TYPE_IMPORT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  found_signal = g_signal_new ("found", BS_TYPE_IMPORT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                               G_TYPE_STRING, G_TYPE_BYTES);
}

static void
bs_import_page_init (BsImportPage *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *group = adw_preferences_group_new ();

  self->games = g_ptr_array_new_with_free_func (free_game);
  self->scroller = gtk_scrolled_window_new ();
  self->view = bs_import_view_new ();
  self->game_row = bs_choice_row_new (_("Game"), _("A list of names may be of either game: if it is taken for the wrong one, "
                                                   "choose the right one."), NULL);
  gtk_widget_set_name (self->game_row, "import-game");
  gtk_widget_add_css_class (box, "form");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->game_row);
  gtk_box_append (GTK_BOX (box), self->view);
  gtk_box_append (GTK_BOX (box), group);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 760);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_object (self->view, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
}

/**
 * bs_import_page_new:
 * @library: where rules lie
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
bs_import_page_new (BsLibrary *library)
{
  BsImportPage *self = g_object_new (BS_TYPE_IMPORT_PAGE, NULL);
  g_autoptr (GPtrArray) all = bs_library_games (library);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_ptr_array_add (self->games, NULL);
  gtk_string_list_append (names, _("As the list says"));
  g_ptr_array_set_free_func (all, NULL);
  for (guint i = 0; i < all->len; i++)
    {
      BsGameInfo *info = all->pdata[i];

      if (info->over != NULL)
        {
          bs_game_info_free (info);
          continue;
        }
      gtk_string_list_append (names, info->name);
      g_ptr_array_add (self->games, info);
    }
  bs_choice_row_set_words (BS_CHOICE_ROW (self->game_row), names);
  bs_choice_row_set_selected (BS_CHOICE_ROW (self->game_row), 0);
  g_signal_connect_object (self->game_row, "notify::selected", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  bs_import_page_start (self);

  return GTK_WIDGET (self);
}

/**
 * bs_import_page_start:
 * @self: the page
 *
 * Begins anew, of whatever game the next list is; one that was not taken yet still stands there.
 */
void
bs_import_page_start (BsImportPage *self)
{
  g_return_if_fail (BS_IS_IMPORT_PAGE (self));

  bs_import_view_start (BS_IMPORT_VIEW (self->view), NULL, NULL);
  bs_choice_row_set_selected (BS_CHOICE_ROW (self->game_row), 0);
}

/**
 * bs_import_page_forget:
 * @self: the page
 *
 * Empties it: the list was taken.
 */
void
bs_import_page_forget (BsImportPage *self)
{
  g_return_if_fail (BS_IS_IMPORT_PAGE (self));

  bs_import_view_forget (BS_IMPORT_VIEW (self->view));
}

/**
 * bs_import_page_read:
 * @self: the page
 * @value: a file, files (the first of them is taken) or text
 *
 * Begins anew with a list.
 *
 * Returns: whether it is something that can be read
 */
gboolean
bs_import_page_read (BsImportPage *self,
                     const GValue *value)
{
  g_return_val_if_fail (BS_IS_IMPORT_PAGE (self), FALSE);

  bs_import_page_start (self);

  return bs_import_view_read_value (BS_IMPORT_VIEW (self->view), value);
}
