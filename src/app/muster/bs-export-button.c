/* bs-export-button.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-export-button.h"

#include "app/handling/bs-file-dialog.h"
#include "app/widgets/bs-pieces.h"
#include "bs-muster-ship.h"

#include "exchange/squads/bs-export.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * BsExportButton:
 *
 * Gives a fleet away as XWS or as text, to the clipboard or into a file. What lies face down is in
 * it only if its owner says so; else it is told how much was left out.
 */
struct _BsExportButton
{
  AdwBin parent_instance;

  /* Template children. */
  GtkMenuButton *button;
  GtkCheckButton *face_down;
  GtkLabel *told;

  /* Owned. */
  BsTable *table;

  BsId player;
  gboolean xws;         /* what is being saved */
};

G_DEFINE_FINAL_TYPE (BsExportButton, bs_export_button, ADW_TYPE_BIN)

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
  gtk_label_set_label (self->told, sentence != NULL ? sentence : "");
  gtk_widget_set_visible (GTK_WIDGET (self->told), sentence != NULL);
}

static char *
make (BsExportButton *self,
      gboolean        xws,
      guint          *left_out)
{
  const BsState *state = bs_table_get_state (self->table);
  gboolean face_down = gtk_check_button_get_active (self->face_down);

  *left_out = 0;
  if (state == NULL || bs_state_player (state, self->player) == NULL)
    return NULL;

  return xws ? bs_export_xws (state, self->player, face_down, left_out)
             : bs_export_text (state, self->player, face_down, left_out);
}

static void
tell_done (BsExportButton *self,
           const char     *done,
           gboolean        xws,
           guint           left_out)
{
  /* With what lies face down in it, it is the boarders that XWS does not know. */
  gboolean boarders = xws && gtk_check_button_get_active (self->face_down);
  g_autofree char *rest =
    boarders
      ? bs_export_remark (left_out)
      : g_strdup_printf (ngettext ("%u card was left out.", "%u cards were left out.", left_out),
                         left_out);
  g_autofree char *both = left_out > 0 ? g_strjoin (" ", done, rest, NULL) : g_strdup (done);

  tell (self, both);
}

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *xws)
{
  BsExportButton *self = BS_EXPORT_BUTTON (widget);
  guint left_out;
  g_autofree char *text = make (self, g_variant_get_boolean (xws), &left_out);

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  tell_done (self, _("Copied."), g_variant_get_boolean (xws), left_out);
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
  gtk_menu_button_popup (self->button);
  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                               NULL, &error))
    tell_done (self, _("Saved."), self->xws, left_out);
  else
    tell (self, error->message);
}

static void
save_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *xws)
{
  BsExportButton *self = BS_EXPORT_BUTTON (widget);

  self->xws = g_variant_get_boolean (xws);
  bs_file_dialog_save_list (GTK_WINDOW (gtk_widget_get_root (widget)),
                            self->xws ? "squad.xws" : "squad.txt", save_file_cb, self);
}

/* Whoever opens it anew has to say anew that he wants to see it all. */
static void
show_cb (BsExportButton *self)
{
  const BsState *state = bs_table_get_state (self->table);

  gtk_check_button_set_active (self->face_down, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->face_down),
                          state != NULL && hides (state, self->player));
  tell (self, NULL);
}

static void
bs_export_button_dispose (GObject *object)
{
  BsExportButton *self = BS_EXPORT_BUTTON (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), BS_TYPE_EXPORT_BUTTON);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (bs_export_button_parent_class)->dispose (object);
}

static void
bs_export_button_class_init (BsExportButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bs_export_button_dispose;

  gtk_widget_class_install_action (widget_class, "export.copy", "b", copy_cb);
  gtk_widget_class_install_action (widget_class, "export.save", "b", save_cb);
  bs_template_set (widget_class, "bs-export-button");
  gtk_widget_class_bind_template_child (widget_class, BsExportButton, button);
  gtk_widget_class_bind_template_child (widget_class, BsExportButton, face_down);
  gtk_widget_class_bind_template_child (widget_class, BsExportButton, told);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
}

static void
bs_export_button_init (BsExportButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
