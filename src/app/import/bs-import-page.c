/* bs-import-page.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-import-page.h"

#include "app/widgets/bs-choice-row.h"
#include "app/widgets/bs-pieces.h"
#include "bs-import-view.h"

#include <glib/gi18n.h>

/**
 * BsImportPage:
 *
 * A squad comes first, and its battle after it: a list is pasted, opened or dropped, and read for
 * the game that it is of. "found" is emitted with the game and the bytes of the list, "back" when
 * nothing is wanted.
 */
struct _BsImportPage
{
  AdwBin parent_instance;

  /* Template children. */
  BsImportView *view;
  BsChoiceRow *game_row;

  /* Owned. */
  GPtrArray *games;     /* BsGameInfo; the first: NULL, as the list says */
};

G_DEFINE_FINAL_TYPE (BsImportPage, bs_import_page, ADW_TYPE_BIN)

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
  guint selected = bs_choice_row_get_selected (self->game_row);
  const BsGameInfo *game = selected < self->games->len ? self->games->pdata[selected] : NULL;

  bs_import_view_set_game (self->view, game != NULL ? game->id : NULL);
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

  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_IMPORT_PAGE);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (bs_import_page_parent_class)->dispose (object);
}

static void
bs_import_page_class_init (BsImportPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_import_page_dispose;

  back_signal = g_signal_new ("back", BS_TYPE_IMPORT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  found_signal = g_signal_new ("found", BS_TYPE_IMPORT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_BYTES);

  g_type_ensure (BS_TYPE_IMPORT_VIEW);
  bs_template_set (widget_class, "bs-import-page");
  gtk_widget_class_bind_template_child (widget_class, BsImportPage, view);
  gtk_widget_class_bind_template_child (widget_class, BsImportPage, game_row);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, found_cb);
}

static void
bs_import_page_init (BsImportPage *self)
{
  self->games = g_ptr_array_new_with_free_func (free_game);
  gtk_widget_init_template (GTK_WIDGET (self));
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
  bs_choice_row_set_words (self->game_row, names);
  bs_choice_row_set_selected (self->game_row, 0);
  g_signal_connect_object (self->game_row, "notify::selected", G_CALLBACK (game_cb), self,
                           G_CONNECT_SWAPPED);
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

  bs_import_view_start (self->view, NULL, NULL);
  bs_choice_row_set_selected (self->game_row, 0);
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

  return bs_import_view_read_value (self->view, value);
}
