/* dlclose.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <dlfcn.h>

/* Libraries stay loaded until the leak report is written: it names the places
 * of a leak only in what is still there. Linked to tests only. */
int
dlclose (void *handle)
{
  (void) handle;

  return 0;
}

/* GLib replaces its table of quarks when it is full and keeps the old one, on purpose; its frames
 * have no names, so that no suppression meets it. It is the first block of this size. */
#define QUARKS (2048 * sizeof (char *))

extern void __lsan_ignore_object (const void *block) __attribute__ ((weak));
void __sanitizer_malloc_hook (const volatile void *block, unsigned long size);

void
__sanitizer_malloc_hook (const volatile void *block,
                         unsigned long        size)
{
  static int seen;

  if (size == QUARKS && !seen && __lsan_ignore_object != 0)
    {
      seen = 1;
      __lsan_ignore_object ((const void *) block);
    }
}
