/* bs-window-import.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-window-private.h"

#include "app/handling/bs-dropped.h"
#include "app/table/bs-ask.h"
#include "app/widgets/bs-layout-box.h"

#include <glib/gi18n.h>

/* A list of another program comes into the window, wherever it is dropped. */

typedef struct
{
  BsWindow *window;     /* borrowed: what asks is a part of it */
  GValue value;
} Dropped;

static void
dropped_free (gpointer data)
{
  Dropped *dropped = data;

  g_value_unset (&dropped->value);
  g_free (dropped);
}

static void
import_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  BsWindow *self = BS_WINDOW (widget);

  bs_window_show_page (self, "import");
  bs_import_page_start (self->import_page);
}

/* For a new battle; nothing is begun before the list could be read. */
static gboolean
import_new (BsWindow     *self,
            const GValue *value)
{
  bs_window_show_page (self, "import");

  return bs_import_page_read (self->import_page, value);
}

static void
new_battle_cb (gpointer data)
{
  Dropped *dropped = data;

  import_new (dropped->window, &dropped->value);
}

static void
refuse (BsWindow     *self,
        const GValue *value)
{
  Dropped *dropped = g_new0 (Dropped, 1);

  dropped->window = self;
  g_value_init (&dropped->value, G_VALUE_TYPE (value));
  g_value_copy (value, &dropped->value);
  bs_ask_anyway (self->menu_button,
                 _("Squads are imported in a muster; begin a new battle for it."), NULL,
                 _("_New Battle with This Squad"), new_battle_cb, dropped, dropped_free);
}

/* Who has no ships yet, else the first. */
static BsId
who_imports (const BsState *state)
{
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];
      gboolean empty = TRUE;

      for (guint s = 0; s < state->ships->len; s++)
        empty &= ((BsShip *) state->ships->pdata[s])->player != player->id;
      if (empty)
        return player->id;
    }

  return state->players->len > 0 ? ((BsPlayer *) state->players->pdata[0])->id : NULL;
}

/* The list is of a game: its battle is laid down, and the list shown to the first player. */
static void
found_cb (BsWindow   *self,
          const char *game,
          GBytes     *bytes)
{
  g_autoptr (GtkWidget) form =
    g_object_ref_sink (bs_new_battle_new (self->library, self->settings));
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  bs_new_battle_choose_game (BS_NEW_BATTLE (form), bs_id (game));
  session = bs_new_battle_muster (BS_NEW_BATTLE (form), &error);
  if (session == NULL)
    {
      bs_window_say_error (self, error);
      return;
    }

  bs_window_set_session (self, session);
  self->import_for = session;
  g_value_init (&value, G_TYPE_BYTES);
  g_value_set_boxed (&value, bytes);
  bs_muster_page_import (self->muster_page, who_imports (bs_table_get_state (self->table)), &value);
}

/* The list stays on the page until ships came out of it. */
static void
table_changed_cb (BsWindow *self)
{
  const BsState *state = bs_table_get_state (self->table);

  if (self->import_for == NULL || bs_table_get_session (self->table) != self->import_for ||
      state->ships->len == 0)
    return;

  self->import_for = NULL;
  bs_import_page_forget (self->import_page);
}

static void
back_cb (BsWindow *self)
{
  bs_window_show_page (self, "start");
}

static gboolean
drop_cb (BsWindow     *self,
         const GValue *value)
{
  return bs_window_drop (self, value);
}

static gboolean
is_battle (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, ".boardside");
}

/**
 * bs_window_drop:
 * @self: the window
 * @value: a file, files (the first of them is taken) or text
 *
 * Opens a battle; reads anything else as a list: in a muster for the first player without ships, on
 * the pages that belong to no battle for a new one. A battle that has begun, or can only be looked
 * at, is left as it is, and a new one offered.
 *
 * Returns: whether it is something that can be read
 */
gboolean
bs_window_drop (BsWindow     *self,
                const GValue *value)
{
  GFile *file = bs_dropped_file (value);
  g_autoptr (GBytes) bytes = bs_dropped_bytes (value);

  g_return_val_if_fail (BS_IS_WINDOW (self), FALSE);

  if (file == NULL && bytes == NULL)
    return FALSE;
  if (file != NULL && is_battle (file))
    {
      bs_window_open (self, file);
      return TRUE;
    }
  if (!bs_window_is_in_battle (self))
    return import_new (self, value);
  if (bs_window_is_muster (self) && bs_table_is_live (self->table) &&
      bs_table_get_state (self->table)->players->len > 0)
    {
      bs_window_show_page (self, "muster");
      return bs_muster_page_import (self->muster_page,
                                    who_imports (bs_table_get_state (self->table)), value);
    }

  refuse (self, value);

  return TRUE;
}

/**
 * bs_window_class_init_import: (skip)
 * @klass: the class of the window
 *
 * Installs the action that leads to the page.
 */
void
bs_window_class_init_import (BsWindowClass *klass)
{
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "win.import", NULL, import_cb);
}

/**
 * bs_window_init_import: (skip)
 * @self: the window, with its pages
 *
 * Adds the page on which a squad is imported, and takes what is dropped.
 */
void
bs_window_init_import (BsWindow *self)
{
  GtkWidget *page = bs_import_page_new (self->library);
  GtkDropTarget *target = bs_dropped_target ();

  self->import_page = BS_IMPORT_PAGE (page);
  bs_layout_box_add_page (GTK_WIDGET (self->stack), page, "import");
  g_signal_connect_object (self->table, "changed", G_CALLBACK (table_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "back", G_CALLBACK (back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
