/* bs-i18n.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-i18n.h"

#include <libintl.h>
#include <locale.h>

/**
 * bs_i18n_init:
 *
 * Takes the locale from the environment and finds our translations. Each
 * program calls it first. `BOARDSIDE_LOCALE_DIR` names another folder of
 * translations, so that a build that is not installed speaks German, too.
 */
void
bs_i18n_init (void)
{
  const char *dir = g_getenv ("BOARDSIDE_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, dir != NULL ? dir : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
