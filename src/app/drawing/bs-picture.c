/* bs-picture.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-picture.h"

#include "engine/ground/bs-types.h"

#include <glib/gi18n.h>

/* How long things that are still coming in may take, in milliseconds. */
#define SETTLE 400

/* How often it is tried on a slow machine. */
#define TRIES 20

static gboolean
done_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait (void)
{
  gboolean done = FALSE;

  g_timeout_add (SETTLE, done_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* What the window shows, or NULL while it is being laid out. */
static GskRenderNode *
render (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window),
                          gtk_widget_get_height (window));

  return gtk_snapshot_free_to_node (snapshot);
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
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t all;

  for (int i = 0; i < TRIES && node == NULL; i++)
    {
      wait ();
      node = render (window);
    }

  all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (window), gtk_widget_get_height (window));
  if (node != NULL)
    texture =
      gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &all);

  if (texture == NULL || !gdk_texture_save_to_png (texture, path))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot write the picture ‘%s’"), path);
      return FALSE;
    }

  return TRUE;
}
