/* driver.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <gio/gio.h>

#include <stdint.h>

/* Stands in for libFuzzer, so that each target also runs as a plain test: once
 * over every file below the folders that it is given. */
int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

static int
run_path (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = NULL;
  g_autofree char *data = NULL;
  const char *name;
  size_t size = 0;
  int n = 0;

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      dir = g_dir_open (path, 0, &error);
      g_assert_no_error (error);
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *below = g_build_filename (path, name, NULL);

          n += run_path (below);
        }
      return n;
    }

  g_file_get_contents (path, &data, &size, &error);
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const uint8_t *) data, size);

  return 1;
}

int
main (int   argc,
      char *argv[])
{
  int n = 0;

  LLVMFuzzerTestOneInput ((const uint8_t *) "", 0);
  for (int i = 1; i < argc; i++)
    n += run_path (argv[i]);
  g_print ("%d files\n", n);

  return n > 0 ? 0 : 1;
}
