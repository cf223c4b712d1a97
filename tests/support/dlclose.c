/* dlclose.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <dlfcn.h>

/* Libraries stay loaded until the leak report is written: it names the places
 * of a leak only in what is still there. Linked to tests only. */
int
dlclose (void *handle)
{
  return handle == NULL;
}
