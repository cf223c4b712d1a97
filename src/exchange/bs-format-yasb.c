/* bs-format-yasb.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Links of Yet Another Squad Builder hold its own running numbers, which no table of ours has: what can be read of a link is told,
 * and where the builder gives the list as XWS. */

#include "config.h"

#include "bs-squad.h"

#include <glib/gi18n.h>
#include <string.h>

/* The value of a field of the link, decoded. */
static char *
field (const char *link,
       const char *name)
{
  const char *query = strchr (link, '?');
  const char *end = link + strcspn (link, " \t\n");

  for (const char *p = query; p != NULL && p < end; p = strchr (p + 1, '&'))
    {
      gsize n = strlen (name);

      if (strncmp (p + 1, name, n) == 0 && p[n + 1] == '=')
        {
          const char *value = p + n + 2;
          gsize length = strcspn (value, "& \t\n");
          g_autofree char *raw = g_strndup (value, length);

          return g_uri_unescape_string (raw, NULL);
        }
    }

  return NULL;
}

gboolean
bs_yasb_detect (const BsIntake *intake)
{
  const char *text = intake->text + strspn (intake->text, " \t\n");
  g_autofree char *line = g_strndup (text, strcspn (text, " \t\n"));

  /* Lists of names may end in such a link; a link alone begins with it. */
  return intake->json == NULL && (strstr (line, "://") != NULL || g_str_has_prefix (line, "yasb.app")) &&
         (strstr (line, "xwing") != NULL || strstr (line, "yasb") != NULL);
}

static guint
count_ships (const char *squad)
{
  guint n = 0;
  const char *p = strrchr (squad, '!');

  for (p = p != NULL ? p + 1 : squad; *p != '\0'; p += strspn (p, ";"))
    {
      n++;
      p += strcspn (p, ";");
    }

  return n;
}

gboolean
bs_yasb_read (const BsIntake *intake,
              GPtrArray      *squads,
              GError        **error)
{
  const char *link = intake->text;
  g_autofree char *faction = field (link, "f");
  g_autofree char *squad = field (link, "d");
  g_autofree char *name = field (link, "sn");
  guint n = squad != NULL ? count_ships (squad) : 0;

  if (n == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_SEMANTIC,
                           _("it is a link to a squad builder; open it there, choose its export as XWS and paste that"));
      return FALSE;
    }
  g_set_error (error, BS_ERROR, BS_ERROR_SEMANTIC,
               ngettext ("it is a link to Yet Another Squad Builder: “%s”, %s, %u ship. A link holds only the builder's own "
                         "numbers; open it there, choose “Print/View as… → XWS” and paste that",
                         "it is a link to Yet Another Squad Builder: “%s”, %s, %u ships. A link holds only the builder's own "
                         "numbers; open it there, choose “Print/View as… → XWS” and paste that", n),
               name != NULL ? name : "?", faction != NULL ? faction : "?", n);

  return FALSE;
}
