/* bs-picture.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-picture.h"

#include "engine/bs-types.h"

#include <glib/gi18n.h>

/* How long things that are still coming in may take, in milliseconds. */
#define SETTLE 400

static gboolean
done_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

/**
 * bs_picture_save:
 * @window: a window that is shown
 * @path: where the picture goes, as PNG
 *
 * Waits until the window has been drawn and writes a picture of it.
 *
 * Returns: FALSE with @error set if it cannot be written
 */
gboolean
bs_picture_save (GtkWidget   *window,
                 const char  *path,
                 GError     **error)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  gboolean done = FALSE;

  g_timeout_add (SETTLE, done_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);

  paintable = gtk_widget_paintable_new (window);
  gdk_paintable_snapshot (paintable, snapshot,
                          gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (g_steal_pointer (&snapshot));
  if (node != NULL)
    texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                           &GRAPHENE_RECT_INIT (0, 0,
                                                                gtk_widget_get_width (window),
                                                                gtk_widget_get_height (window)));

  if (texture == NULL || !gdk_texture_save_to_png (texture, path))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot write the picture ‘%s’"), path);
      return FALSE;
    }

  return TRUE;
}
