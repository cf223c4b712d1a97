/* bs-arrays.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-arrays.h"

/**
 * bs_array_copy:
 * @array: array of plain elements, without a clear function
 *
 * Returns: (transfer full): the same elements
 */
GArray *
bs_array_copy (const GArray *array)
{
  GArray *copy =
    g_array_sized_new (FALSE, TRUE, g_array_get_element_size ((GArray *) array), array->len);

  if (array->len > 0)
    g_array_append_vals (copy, array->data, array->len);
  return copy;
}

/**
 * bs_ids_copy:
 * @ids: array of BsId
 *
 * Returns: (transfer full): the same ids
 */
GPtrArray *
bs_ids_copy (const GPtrArray *ids)
{
  GPtrArray *copy = g_ptr_array_sized_new (ids->len);

  for (guint i = 0; i < ids->len; i++)
    g_ptr_array_add (copy, ids->pdata[i]);
  return copy;
}

/**
 * bs_ids_join:
 * @ids: array of BsId
 *
 * Returns: (transfer full): the ids with commas between, as the battle language writes lists
 */
char *
bs_ids_join (const GPtrArray *ids)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", (BsId) ids->pdata[i]);
  return g_string_free (text, FALSE);
}

/**
 * bs_faces_join:
 * @faces: array of BsId by value
 *
 * Returns: (transfer full): the same for dice just rolled
 */
char *
bs_faces_join (const GArray *faces)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < faces->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", g_array_index (faces, BsId, i));
  return g_string_free (text, FALSE);
}
