/* play.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/battle/bs-session.h"

#include <glib/gstdio.h>

/* Plays lines in memory; each must be fine or a hint. */
static inline BsSession *
play (BsLibrary         *library,
      const char *const *lines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = NULL;
  BsSession *session;
  int format;

  g_assert_true (bs_header_parse (lines[0], &format, &header, &error));
  g_assert_no_error (error);
  session = bs_session_new (library, header, &error);
  g_assert_no_error (error);
  g_assert_nonnull (session);

  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      if (verdict->level > BS_VERDICT_HINT)
        {
          g_autofree char *text =
            bs_verdict_print (verdict, bs_session_get_state (session)->ruleset);

          g_error ("%s: %s", lines[i], text);
        }
    }

  return session;
}

/* A library with cards of a group's own: <upgrades> of Attack Wing. */
static inline BsLibrary *
library_with (const char *upgrades)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("boardside-test-XXXXXX", &error);
  g_autofree char *below = g_build_filename (folder, "catalogue", NULL);
  g_autofree char *file = g_build_filename (below, "own.xml", NULL);
  g_autofree char *before = g_strdup (g_getenv ("BOARDSIDE_DATA_PATH"));
  g_autofree char *path = g_strconcat (folder, ":", before, NULL);
  g_autofree char *xml =
    g_strconcat ("<catalogue game=\"attack-wing\" version=\"1\" format=\"1\"><upgrades>", upgrades,
                 "</upgrades></catalogue>", NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (BsRules) rules = NULL;
  BsLibrary *own;

  g_assert_no_error (error);
  g_mkdir (below, 0755);
  g_file_set_contents (file, xml, -1, &error);
  g_assert_no_error (error);
  g_setenv ("BOARDSIDE_DATA_PATH", path, TRUE);
  own = bs_library_new ();
  g_setenv ("BOARDSIDE_DATA_PATH", before, TRUE);
  rules = bs_library_load (own, "attack-wing", NULL, &error);
  g_assert_no_error (error);

  g_unlink (file);
  g_rmdir (below);
  g_rmdir (folder);
  return own;
}

#define PLAY(library, ...) play (library, (const char *const[]) { __VA_ARGS__, NULL })
