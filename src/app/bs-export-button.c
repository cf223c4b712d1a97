/* bs-export-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-export-button.h"

#include "bs-file-dialog.h"
#include "bs-muster-ship.h"
#include "bs-pieces.h"

#include "exchange/bs-export.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * BsExportButton:
 *
 * Gives a fleet away as XWS or as text, to the clipboard or into a file. What lies face down is in it only if its owner says so; else
 * it is told how much was left out.
 */
struct _BsExportButton
{
  GtkWidget parent_instance;

  /* Borrowed: children. */
  GtkWidget *button;
  GtkWidget *face_down;
  GtkWidget *told;

  /* Owned. */
  BsTable *table;

  BsId player;
  gboolean xws;         /* what is being saved */
};

G_DEFINE_FINAL_TYPE (BsExportButton, bs_export_button, GTK_TYPE_WIDGET)

static gboolean
hides (const BsState *state,
       BsId           player)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player == player && bs_muster_ship_hides (ship))
        return TRUE;
    }

  return FALSE;
}

static void
tell (BsExportButton *self,
      const char     *sentence)
{
  gtk_label_set_label (GTK_LABEL (self->told), sentence != NULL ? sentence : "");
  gtk_widget_set_visible (self->told, sentence != NULL);
}

static char *
make (BsExportButton *self,
      gboolean        xws,
      guint          *left_out)
{
  const BsState *state = bs_table_get_state (self->table);
  gboolean face_down = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->face_down));

  *left_out = 0;
  if (state == NULL || bs_state_player (state, self->player) == NULL)
    return NULL;

  return xws ? bs_export_xws (state, self->player, face_down, left_out) : bs_export_text (state, self->player, face_down, left_out);
}

static void
tell_done (BsExportButton *self,
           const char     *done,
           gboolean        xws,
           guint           left_out)
{
  /* With what lies face down in it, it is the boarders that XWS does not know. */
  gboolean boarders = xws && gtk_check_button_get_active (GTK_CHECK_BUTTON (self->face_down));
  g_autofree char *rest = boarders ? bs_export_remark (left_out) : g_strdup_printf (ngettext ("%u card was left out.", "%u cards were left out.", left_out), left_out);
  g_autofree char *both = left_out > 0 ? g_strjoin (" ", done, rest, NULL) : g_strdup (done);

  tell (self, both);
}

static void
copy (BsExportButton *self,
      gboolean        xws)
{
  guint left_out;
  g_autofree char *text = make (self, xws, &left_out);

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  tell_done (self, _("Copied."), xws, left_out);
}

static void
copy_xws_cb (BsExportButton *self)
{
  copy (self, TRUE);
}

static void
copy_text_cb (BsExportButton *self)
{
  copy (self, FALSE);
}

static void
save_file_cb (GFile    *file,
              gpointer  data)
{
  BsExportButton *self = data;
  guint left_out;
  g_autofree char *text = make (self, self->xws, &left_out);
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return;
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error))
    tell_done (self, _("Saved."), self->xws, left_out);
  else
    tell (self, error->message);
}

static void
save (BsExportButton *self,
      gboolean        xws)
{
  self->xws = xws;
  bs_file_dialog_save_list (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), xws ? "squad.xws" : "squad.txt", save_file_cb, self);
}

static void
save_xws_cb (BsExportButton *self)
{
  save (self, TRUE);
}

static void
save_text_cb (BsExportButton *self)
{
  save (self, FALSE);
}

/* Whoever opens it anew has to say anew that he wants to see it all. */
static void
show_cb (BsExportButton *self)
{
  const BsState *state = bs_table_get_state (self->table);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->face_down), FALSE);
  gtk_widget_set_visible (self->face_down, state != NULL && hides (state, self->player));
  tell (self, NULL);
}

static void
bs_export_button_dispose (GObject *object)
{
  BsExportButton *self = BS_EXPORT_BUTTON (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_export_button_parent_class)->dispose (object);
}

static void
bs_export_button_class_init (BsExportButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_export_button_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
add (BsExportButton *self,
     GtkWidget      *box,
     const char     *name,
     const char     *text,
     GCallback       func)
{
  GtkWidget *button = bs_text_button (name, text);

  g_signal_connect_object (button, "clicked", func, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
bs_export_button_init (BsExportButton *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->button = gtk_menu_button_new ();
  self->face_down = gtk_check_button_new_with_mnemonic (_("With the cards that lie _face down"));
  self->told = bs_text_label ("", NULL);
  gtk_widget_set_name (self->button, "export");
  gtk_widget_set_name (self->face_down, "export-face-down");
  gtk_widget_set_name (self->told, "export-told");
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), _("E_xport"));
  gtk_menu_button_set_use_underline (GTK_MENU_BUTTON (self->button), TRUE);
  add (self, box, "export-copy-xws", _("Copy as _XWS"), G_CALLBACK (copy_xws_cb));
  add (self, box, "export-copy-text", _("Copy as _Text"), G_CALLBACK (copy_text_cb));
  add (self, box, "export-save-xws", _("_Save as XWS…"), G_CALLBACK (save_xws_cb));
  add (self, box, "export-save-text", _("Save _as Text…"), G_CALLBACK (save_text_cb));
  gtk_box_append (GTK_BOX (box), self->face_down);
  gtk_box_append (GTK_BOX (box), self->told);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_object (popover, "show", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
}

/**
 * bs_export_button_new:
 * @table: the table
 * @player: whose fleet it is
 *
 * Returns: (transfer floating): the button
 */
GtkWidget *
bs_export_button_new (BsTable *table,
                      BsId     player)
{
  BsExportButton *self = g_object_new (BS_TYPE_EXPORT_BUTTON, NULL);

  self->table = g_object_ref (table);
  self->player = player;

  return GTK_WIDGET (self);
}

/**
 * bs_export_button_text:
 * @self: the button
 * @xws: as XWS, or as text
 *
 * For tests.
 *
 * Returns: (transfer full) (nullable): what it would give away now
 */
char *
bs_export_button_text (BsExportButton *self,
                       gboolean        xws)
{
  guint left_out;

  return make (self, xws, &left_out);
}
