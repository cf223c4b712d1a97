/* main.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bs-i18n.h"

int
main (int   argc,
      char *argv[])
{
  bs_i18n_init ();
  g_print ("boardside-cli %s\n", VERSION);

  return 0;
}
