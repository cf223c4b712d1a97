/* files.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What tests do with files and folders of their own. */

#include <glib/gstdio.h>

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

G_GNUC_UNUSED static void
remove_below (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        remove_below (path);
      g_remove (path);
    }
}

/* Not inlined: gcc 12 takes what it gives for a pointer to its own variable. */
G_GNUC_UNUSED G_NO_INLINE static char *
contents (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *bytes = NULL;

  g_file_get_contents (path, &bytes, NULL, &error);
  g_assert_no_error (error);

  return bytes;
}

/* Changes the first letter of a word. */
G_GNUC_UNUSED static void
change_letter (char       *bytes,
               const char *word,
               char        letter)
{
  char *found = strstr (bytes, word);

  g_assert_nonnull (found);
  *found = letter;
}

G_GNUC_UNUSED static void
put (const char *path,
     const char *bytes,
     gssize      length)
{
  g_autoptr (GError) error = NULL;
  int fd = g_open (path, O_WRONLY | O_CREAT | O_TRUNC, 0666);

  if (length < 0)
    length = strlen (bytes);
  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (write (fd, bytes, length), ==, length);
  g_assert_true (g_close (fd, &error));
}
