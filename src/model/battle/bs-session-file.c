/* bs-session-file.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* A battle is begun in a file, saved as another, written anew. */

#include "bs-session.h"

#include "bs-pack.h"
#include "bs-session-private.h"

/* All lines, the enclosed rules behind the others. */
static GPtrArray *
lines_with_rules (BsSession *self,
                  GError   **error)
{
  g_autoptr (GPtrArray) enclosed = bs_pack_lines (self->rules, self->texts->len + 1, error);
  GPtrArray *lines;

  if (enclosed == NULL)
    return NULL;
  lines = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < self->texts->len; i++)
    g_ptr_array_add (lines, g_strdup (g_ptr_array_index (self->texts, i)));
  while (enclosed->len > 0)
    g_ptr_array_add (lines, g_ptr_array_steal_index (enclosed, 0));

  return lines;
}

static gboolean
encloses_rules (BsSession *self)
{
  for (guint i = 0; i < self->texts->len; i++)
    if (g_str_has_prefix (g_ptr_array_index (self->texts, i), "enclose "))
      return TRUE;

  return FALSE;
}

static GPtrArray *
all_lines (BsSession *self,
           gboolean   with_rules,
           GError   **error)
{
  if (with_rules && !encloses_rules (self))
    return lines_with_rules (self, error);

  return g_ptr_array_ref (self->texts);
}

/**
 * bs_session_save_copy:
 * @path: where; nothing may be there
 * @with_rules: whether it takes its rules along, to be read on another machine
 *
 * Writes the whole battle, all that was taken back in it too, into another file;
 * it goes on in its own.
 *
 * Returns: whether it is on the disk
 */
gboolean
bs_session_save_copy (BsSession  *self,
                      const char *path,
                      gboolean    with_rules,
                      GError    **error)
{
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (BsRecord) record = NULL;

  lines = all_lines (self, with_rules, error);
  if (lines == NULL)
    return FALSE;
  record = bs_record_create (path, lines, error);

  return record != NULL;
}

/**
 * bs_session_is_record:
 * @path: a file
 *
 * Returns: whether it is a whole record that has just the lines of this battle, and no other
 */
gboolean
bs_session_is_record (BsSession  *self,
                      const char *path)
{
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRecord) record = bs_record_open (path, BS_RECORD_READ, &text, NULL);

  if (record == NULL || text->health != BS_RECORD_WHOLE || text->lines->len != self->texts->len)
    return FALSE;
  for (guint i = 0; i < self->texts->len; i++)
    if (!g_str_equal (((BsRecordLine *) g_ptr_array_index (text->lines, i))->text,
                      g_ptr_array_index (self->texts, i)))
      return FALSE;

  return TRUE;
}

/**
 * bs_session_pack:
 *
 * Returns: (transfer full): the bytes of a record of the whole battle that encloses
 *   its rules
 */
GString *
bs_session_pack (BsSession *self,
                 GError   **error)
{
  g_autoptr (GPtrArray) lines = all_lines (self, TRUE, error);
  char sum[BS_SUM_LENGTH + 1] = "";

  return lines != NULL ? bs_record_seal (lines, 0, sum, error) : NULL;
}

/**
 * bs_session_create_anyway:
 * @library: where rules are found, and where they are kept
 * @path: where the record is to be
 * @header: the first line
 * @error: any of BS_ERROR
 *
 * As bs_session_create(), but a file that cannot be made hinders nobody from playing: the battle is
 * in memory then, and its trouble says why, until bs_session_move_to() finds it a place.
 *
 * Returns: (transfer full) (nullable): a new battle
 */
BsSession *
bs_session_create_anyway (BsLibrary       *library,
                          const char      *path,
                          const BsCommand *header,
                          GError         **error)
{
  g_autoptr (GError) inner = NULL;
  BsSession *self = bs_session_create (library, path, header, &inner);

  if (self != NULL)
    return self;

  self = bs_session_new (library, header, error);
  if (self != NULL)
    bs_session_set_trouble (self, inner->message);

  return self;
}

/**
 * bs_session_move_to:
 * @path: where; nothing may be there
 *
 * Writes the whole battle into another file and goes on there: when its own cannot
 * be written, is damaged, or is held by another program.
 *
 * Returns: whether it is on the disk
 */
gboolean
bs_session_move_to (BsSession  *self,
                    const char *path,
                    GError    **error)
{
  BsRecord *record = bs_record_create (path, self->texts, error);

  if (record == NULL)
    return FALSE;
  bs_session_take_record (self, record);
  self->health = BS_RECORD_WHOLE;
  bs_session_set_trouble (self, NULL);
  g_object_notify (G_OBJECT (self), "path");
  g_object_notify (G_OBJECT (self), "title");
  g_object_notify (G_OBJECT (self), "read-only");

  return TRUE;
}
