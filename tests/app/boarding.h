/* boarding.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Battles in which ships hang together, read from tests/data/boarding/NAME.boardscript and played
 * into a window. */

#include "app/window/bs-window-private.h"

G_GNUC_UNUSED static BsSession *
boarding_session (BsLibrary  *library,
                  const char *folder,
                  const char *name)
{
  g_autofree char *file = g_strconcat (name, ".boardscript", NULL);
  g_autofree char *path = g_build_filename (folder, "boarding", file, NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (BsCommand) header = NULL;
  g_autoptr (GError) error = NULL;
  BsSession *session = NULL;
  int format;

  if (!g_file_get_contents (path, &contents, NULL, &error))
    g_error ("%s", error->message);

  lines = g_strsplit (contents, "\n", -1);
  if (!bs_header_parse (lines[0], &format, &header, &error) ||
      (session = bs_session_new (library, header, &error)) == NULL)
    g_error ("%s: %s", path, error->message);

  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_autoptr (BsVerdict) verdict = NULL;

      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      verdict = bs_session_perform_line (session, lines[i], NULL);
      if (verdict->level >= BS_VERDICT_AGAINST)
        {
          g_autofree char *text =
            bs_verdict_text (verdict, bs_session_get_state (session)->ruleset);

          g_error ("%s:%u: %s", path, i + 1, text);
        }
    }

  return session;
}
