/* test-i18n.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/ground/bs-i18n.h"

#include <glib.h>
#include <libintl.h>
#include <locale.h>

static void
test_domain (void)
{
  bs_i18n_init ();

  g_assert_cmpstr (textdomain (NULL), ==, "boardside");
  g_assert_cmpstr (bindtextdomain (GETTEXT_PACKAGE, NULL), ==,
                   g_getenv ("BOARDSIDE_LOCALE_DIR"));
  g_assert_cmpstr (bind_textdomain_codeset (GETTEXT_PACKAGE, NULL), ==, "UTF-8");
}

/* The locales that the build makes: without them a test of numbers or words in
 * another language would silently run in C. */
static void
test_locales (void)
{
  g_assert_nonnull (setlocale (LC_ALL, "tr_TR.UTF-8"));
  g_assert_nonnull (setlocale (LC_ALL, "de_DE.UTF-8"));
  g_assert_cmpstr (localeconv ()->decimal_point, ==, ",");
  g_assert_nonnull (setlocale (LC_ALL, "C.UTF-8"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/i18n/domain", test_domain);
  g_test_add_func ("/i18n/locales", test_locales);

  return g_test_run ();
}
