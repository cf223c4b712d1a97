/* bs-opening.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* A mark that stands while a battle is being opened. Whoever finds it at the start knows that the
 * program did not survive that, and opens something else. */

#include "bs-opening.h"

#include <glib/gstdio.h>

static char *
mark_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "boardside", "opening", NULL);
}

/**
 * bs_opening_begin:
 * @path: the record that is about to be opened
 *
 * Lays the mark. Where it cannot be laid the battle is opened all the same.
 */
void
bs_opening_begin (const char *path)
{
  g_autofree char *mark = mark_path ();
  g_autofree char *folder = g_path_get_dirname (mark);

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (mark, path, -1, NULL);
}

/**
 * bs_opening_end:
 *
 * Takes the mark away: the battle is open and shown, or it was said why it cannot be.
 */
void
bs_opening_end (void)
{
  g_autofree char *mark = mark_path ();

  g_unlink (mark);
}

/**
 * bs_opening_left:
 *
 * Returns: (transfer full) (nullable): the record that the program was opening when it ended; NULL
 * if it got through
 */
char *
bs_opening_left (void)
{
  g_autofree char *mark = mark_path ();
  char *path = NULL;

  return g_file_get_contents (mark, &path, NULL, NULL) ? path : NULL;
}
