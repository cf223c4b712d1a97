/* bs-types.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-types.h"

#include <string.h>

/* No id is longer: a hostile file must not fill the memory with interned text. */
#define ID_MAX 100

/* Not g_intern_string(): catalogues have more ids than GLib's own table is made for. */
static GHashTable *ids;
static GStringChunk *id_texts;
G_LOCK_DEFINE_STATIC (ids);

G_DEFINE_QUARK (bs-error-quark, bs_error)

/**
 * bs_id:
 * @text: (nullable): an id's text
 *
 * Returns: (transfer none) (nullable): the one interned string of this text,
 *   never freed; NULL for NULL and for empty text
 */
BsId
bs_id (const char *text)
{
  const char *id;

  if (text == NULL || *text == '\0')
    return NULL;

  G_LOCK (ids);
  if (ids == NULL)
    {
      ids = g_hash_table_new (g_str_hash, g_str_equal);
      id_texts = g_string_chunk_new (16384);
    }
  id = g_hash_table_lookup (ids, text);
  if (id == NULL)
    {
      id = g_string_chunk_insert (id_texts, text);
      g_hash_table_add (ids, (gpointer) id);
    }
  G_UNLOCK (ids);

  return id;
}

/**
 * bs_id_n:
 * @text: begin of an id's text
 * @length: its bytes
 *
 * Returns: (transfer none) (nullable): as bs_id() does for the first @length bytes
 */
BsId
bs_id_n (const char *text,
         gsize       length)
{
  g_autofree char *copy = g_strndup (text, length);

  return bs_id (copy);
}

/**
 * bs_id_ship:
 * @id: (nullable): id of a ship, or of a part of one
 *
 * Returns: (transfer none) (nullable): the id of the ship: "ent" of "ent/captain"
 */
BsId
bs_id_ship (BsId id)
{
  const char *slash = id != NULL ? strchr (id, '/') : NULL;

  return slash != NULL ? bs_id_n (id, slash - id) : id;
}

/**
 * bs_id_is_valid:
 * @text: (nullable): what may be an id
 *
 * Returns: whether it is one: `a-z 0-9 -`, at most one slash with something on
 *   both sides, no more than 100 bytes
 */
gboolean
bs_id_is_valid (const char *text)
{
  const char *slash = NULL;
  const char *p;

  if (text == NULL || *text == '\0')
    return FALSE;

  for (p = text; *p != '\0'; p++)
    {
      if (*p == '/')
        {
          if (slash != NULL || p == text)
            return FALSE;
          slash = p;
        }
      else if (!g_ascii_islower (*p) && !g_ascii_isdigit (*p) && *p != '-')
        return FALSE;
    }

  return p[-1] != '/' && *text != '-' && p - text <= ID_MAX;
}

/**
 * bs_error_reason:
 * @error: what GLib says of a file: "Error opening file /x: No such file or directory"
 *
 * Returns: (transfer none): the reason alone, for a sentence that names the file itself
 */
const char *
bs_error_reason (const GError *error)
{
  const char *reason = g_strrstr (error->message, ": ");

  return reason != NULL && reason[2] != '\0' ? reason + 2 : error->message;
}
