/* main.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The window's program begins and ends here. */

#include "app/window/bs-application.h"

#include "engine/ground/bs-i18n.h"
#include "model/library/bs-place.h"
#include "model/record/bs-streams.h"

int
main (int   argc,
      char *argv[])
{
  g_autoptr (BsApplication) app = NULL;

  bs_streams_init ();
  bs_place_init ();
  bs_i18n_init ();

  /* Before GTK: it must work without a display. */
  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    if (g_str_equal (argv[i], "--version"))
      {
        g_print ("boardside %s\n", VERSION);
        return 0;
      }

  app = bs_application_new ();

  return g_application_run (G_APPLICATION (app), argc, argv);
}
