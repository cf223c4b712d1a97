/* bs-announce.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* For RTLD_DEFAULT. */
#define _GNU_SOURCE

#include "config.h"

#include "bs-announce.h"

#include <dlfcn.h>

typedef void (*AnnounceFunc) (GtkAccessible *accessible, const char *message, int priority);

/**
 * bs_announce:
 * @widget: the widget that speaks
 * @sentence: what a screen reader should say now
 *
 * Announces where GTK can (from 4.14 on, looked up at run time). Elsewhere the status label of the
 * window holds the last sentence.
 */
void
bs_announce (GtkWidget  *widget,
             const char *sentence)
{
  static AnnounceFunc announce;
  static gsize looked;

  if (g_once_init_enter (&looked))
    {
      announce = (AnnounceFunc) dlsym (RTLD_DEFAULT, "gtk_accessible_announce");
      g_once_init_leave (&looked, 1);
    }

  /* The context that GTK's own test functions ask for cannot announce, and GTK 4.14 to 4.18 call it
   * all the same. */
  if (announce != NULL && sentence != NULL && g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    announce (GTK_ACCESSIBLE (widget), sentence, 1);
}
