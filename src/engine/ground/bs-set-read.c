/* bs-set-read.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The values that are told to set, read. */

#include "bs-set-read.h"

#include <string.h>

gboolean
bs_set_read_int (const char *value,
                 int        *n)
{
  char *end;
  gint64 read = g_ascii_strtoll (value, &end, 10);

  if (*value == '\0' || *end != '\0' || read < -9999 || read > 9999)
    return FALSE;
  *n = read;
  return TRUE;
}

BsId
bs_set_read_id (const char *value)
{
  return bs_set_is_none (value) ? NULL : bs_id (value);
}

void
bs_set_read_ids (GPtrArray  *ids,
                 const char *value)
{
  g_auto (GStrv) list = g_strsplit (value, ",", -1);

  g_ptr_array_set_size (ids, 0);
  for (guint i = 0; list[i] != NULL; i++)
    if (!bs_set_is_none (list[i]))
      g_ptr_array_add (ids, (gpointer) bs_id (list[i]));
}

/**
 * bs_set_is_none:
 * @value: what was told
 *
 * Returns: whether it says that there is none
 */
gboolean
bs_set_is_none (const char *value)
{
  return *value == '\0' || g_str_equal (value, "null") || g_str_equal (value, "none");
}
