/* bs-pattern.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each pattern of this room is compiled once, not once a line. */

#include "config.h"

#include "bs-squad.h"

static GMutex lock;
static GHashTable *compiled;    /* pattern, a literal -> GRegex */

/**
 * bs_pattern:
 * @pattern: (transfer none): a literal that compiles
 * @flags: always the same ones for the same literal; no %G_REGEX_OPTIMIZE: machine code made at run
 * time reads ahead of the text, and valgrind cannot tell that from a fault
 *
 * May be called from any thread.
 *
 * Returns: (transfer none): the compiled pattern, kept until the program ends
 */
GRegex *
bs_pattern (const char        *pattern,
            GRegexCompileFlags flags)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);
  GRegex *regex;

  if (compiled == NULL)
    compiled = g_hash_table_new (g_direct_hash, g_direct_equal);
  regex = g_hash_table_lookup (compiled, pattern);
  if (regex == NULL)
    {
      regex = g_regex_new (pattern, flags, 0, NULL);
      g_hash_table_insert (compiled, (gpointer) pattern, regex);
    }

  return regex;
}
