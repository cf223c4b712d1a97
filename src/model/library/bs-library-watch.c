/* bs-library-watch.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-library-watch.h"

#include "bs-library-private.h"

/* Who saves a file may write, rename and delete several: so long it is quiet before they are looked
 * at. */
#define QUIET_MS 300

/**
 * BsLibraryWatch:
 *
 * Notices that rules or cards were put into the user's own folder, changed or taken out. The
 * library then forgets what it has read, and "changed" is emitted in the main context of who made
 * the watch; it tells whether there are other rules, and not only other cards. What the library
 * writes itself is no change. Sessions keep the rules that they have.
 */
struct _BsLibraryWatch
{
  GObject parent_instance;

  /* Owned. */
  BsLibrary *library;
  GPtrArray *monitors;    /* GFileMonitor */
  guint quiet;            /* source that ends the waiting; 0: nothing happened */
};

G_DEFINE_FINAL_TYPE (BsLibraryWatch, bs_library_watch, G_TYPE_OBJECT)

static guint changed_signal;

static gboolean
quiet_cb (gpointer data)
{
  BsLibraryWatch *self = data;
  gboolean rules = bs_library_has_changed (self->library, BS_USER_RULES);

  self->quiet = 0;
  if (rules || bs_library_has_changed (self->library, BS_USER_CARDS))
    {
      bs_library_forget (self->library);
      g_signal_emit (self, changed_signal, 0, rules);
    }

  return G_SOURCE_REMOVE;
}

static void
file_cb (BsLibraryWatch *self)
{
  if (self->quiet != 0)
    g_source_remove (self->quiet);
  self->quiet = g_timeout_add (QUIET_MS, quiet_cb, self);
}

static void
bs_library_watch_dispose (GObject *object)
{
  BsLibraryWatch *self = BS_LIBRARY_WATCH (object);

  g_clear_handle_id (&self->quiet, g_source_remove);
  g_clear_pointer (&self->monitors, g_ptr_array_unref);
  g_clear_pointer (&self->library, bs_library_unref);

  G_OBJECT_CLASS (bs_library_watch_parent_class)->dispose (object);
}

static void
bs_library_watch_class_init (BsLibraryWatchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bs_library_watch_dispose;
  changed_signal = g_signal_new ("changed", BS_TYPE_LIBRARY_WATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
}

static void
bs_library_watch_init (BsLibraryWatch *self)
{
  self->monitors = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * bs_library_watch_new:
 * @library: whose user's files are watched; none may have been handed out by it yet
 *
 * Returns: (transfer full): the watch
 */
BsLibraryWatch *
bs_library_watch_new (BsLibrary *library)
{
  BsLibraryWatch *self = g_object_new (BS_TYPE_LIBRARY_WATCH, NULL);

  self->library = bs_library_ref (library);
  for (guint i = 0; i < BS_N_USER_FOLDERS; i++)
    {
      g_autofree char *path =
        g_build_filename (bs_library_user_folder (library), bs_user_folders[i], NULL);
      g_autoptr (GFile) folder = g_file_new_for_path (path);
      GFileMonitor *monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_NONE, NULL, NULL);

      /* Where nothing can be watched, other files are noticed at the next start. */
      if (monitor == NULL)
        continue;
      g_signal_connect_object (monitor, "changed", G_CALLBACK (file_cb), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (self->monitors, monitor);
    }
  bs_library_forget (library);

  return self;
}
