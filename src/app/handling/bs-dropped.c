/* bs-dropped.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-dropped.h"

#include <string.h>

/**
 * bs_dropped_target:
 *
 * Returns: (transfer full): a target for files and text, which are copied
 */
GtkDropTarget *
bs_dropped_target (void)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, (GType[]){ GDK_TYPE_FILE_LIST, G_TYPE_FILE, G_TYPE_STRING },
                              3);

  return target;
}

/**
 * bs_dropped_file:
 * @value: what was dropped
 *
 * Returns: (transfer none) (nullable): the file, of several the first
 */
GFile *
bs_dropped_file (const GValue *value)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST) && g_value_get_boxed (value) != NULL)
    return ((GSList *) g_value_get_boxed (value))->data;

  return G_VALUE_HOLDS (value, G_TYPE_FILE) ? g_value_get_object (value) : NULL;
}

/**
 * bs_dropped_bytes:
 * @value: what was dropped
 *
 * Returns: (transfer full) (nullable): the text, or bytes that were read before
 */
GBytes *
bs_dropped_bytes (const GValue *value)
{
  if (G_VALUE_HOLDS (value, G_TYPE_BYTES))
    return g_value_dup_boxed (value);
  if (!G_VALUE_HOLDS_STRING (value) || g_value_get_string (value) == NULL)
    return NULL;

  return g_bytes_new (g_value_get_string (value), strlen (g_value_get_string (value)));
}
