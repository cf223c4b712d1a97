/* bs-place.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-place.h"

#include <glib.h>

/* What src/meson.build writes beside the folders of the programs: the path of the source tree. It
 * is in the build folder alone, so that an installed program knows no path of the machine that
 * built it. */
#define PLACE_FILE "build-place"

static void
tell (const char *name,
      const char *folder,
      const char *below)
{
  g_autofree char *path = g_build_filename (folder, below, NULL);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    g_setenv (name, path, FALSE);
}

/**
 * bs_place_init:
 *
 * Lets a program that is run from its build folder find data, translations and settings: unless the
 * environment tells others. It is called first of all.
 */
void
bs_place_init (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : NULL;
  g_autofree char *src = folder != NULL ? g_path_get_dirname (folder) : NULL;
  g_autofree char *build = src != NULL ? g_path_get_dirname (src) : NULL;
  g_autofree char *file = src != NULL ? g_build_filename (src, PLACE_FILE, NULL) : NULL;
  g_autofree char *source = NULL;

  if (file == NULL || !g_file_get_contents (file, &source, NULL, NULL))
    return;

  g_strchomp (source);
  tell ("BOARDSIDE_DATA_PATH", source, "data");
  tell ("BOARDSIDE_LOCALE_DIR", build, "po");
  tell ("GSETTINGS_SCHEMA_DIR", build, "data");
}
