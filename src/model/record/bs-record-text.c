/* bs-record-text.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-record-text.h"

#include "engine/bs-battle.h"

#include <glib/gi18n.h>

#include <string.h>

/* The header's first word, with its blank. */
#define MAGIC "boardside "

/**
 * bs_record_text_new:
 *
 * Returns: (transfer full): without lines
 */
BsRecordText *
bs_record_text_new (void)
{
  BsRecordText *self = g_new0 (BsRecordText, 1);

  self->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_record_line_free);

  return self;
}

/**
 * bs_record_text_free:
 * @self: (nullable) (transfer full): what was read
 */
void
bs_record_text_free (BsRecordText *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->lines);
  g_free (self->message);
  g_free (self);
}

/**
 * bs_record_seal:
 * @lines: (element-type utf8): lines without numbers and checksums
 * @n_before: how many lines stand before them
 * @sum: (inout caller-allocates): checksum of the line before ("" if there is
 *   none); takes that of the last one
 *
 * Puts number and checksum behind each line, as they are stored.
 *
 * Returns: (transfer full): the bytes; NULL with %BS_ERROR_MEANINGLESS if one is too long
 */
GString *
bs_record_seal (const GPtrArray *lines,
                guint            n_before,
                char             sum[BS_SUM_LENGTH + 1],
                GError         **error)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const char *text = g_ptr_array_index (lines, i);
      char next[BS_SUM_LENGTH + 1];
      gsize begin = out->len;

      bs_record_line_sum (sum, n_before + i + 1, text, next);
      memcpy (sum, next, sizeof next);
      g_string_append_printf (out, "%s # %u %s", text, n_before + i + 1, sum);
      if (out->len - begin > BS_LINE_MAX)
        {
          g_string_free (out, TRUE);
          g_set_error (
            error, BS_ERROR, BS_ERROR_MEANINGLESS,
            _("the line is too long for a record (more than %d bytes): make a text shorter"),
            BS_LINE_MAX);
          return NULL;
        }
      g_string_append_c (out, '\n');
    }

  return out;
}

/* The first line decides whether it is a record at all. */
static gboolean
check_header (const char *bytes,
              gsize       length,
              GError    **error)
{
  const char *end = memchr (bytes, '\n', MIN (length, BS_LINE_MAX + 1));
  g_autofree char *line = NULL;
  const char *sum;
  guint64 number;
  int format = 0;

  if (length == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_DAMAGED,
                           _("the file is empty: there is no battle in it"));
      return FALSE;
    }
  if (strncmp (bytes, MAGIC, MIN (length, strlen (MAGIC))) != 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_DAMAGED,
                           _("this is no Boardside battle: it does not begin with ‘boardside 1’"));
      return FALSE;
    }
  if (end == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_DAMAGED,
                           _("the first line is not whole: nothing of the battle can be read"));
      return FALSE;
    }

  line = g_strndup (bytes, end - bytes);
  if (strlen (line) == (gsize) (end - bytes) && bs_header_parse (line, &format, NULL, NULL) &&
      format != BS_RECORD_FORMAT)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_VERSION,
                   _("it was written by another Boardside (format %d; this one reads format %d): "
                      "nothing was changed, open it with a newer one"),
                   format, BS_RECORD_FORMAT);
      return FALSE;
    }
  if (format == BS_RECORD_FORMAT &&
      bs_record_find_comment (line, strlen (line), &number, &sum) == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_DAMAGED,
                           _("line 1 has no checksum: this is a script and no record; "
                              "‘boardside-cli play NEW --from=SCRIPT’ plays it"));
      return FALSE;
    }

  return TRUE;
}

/* Index of the first line of the step that is still open at the end; lines->len
 * if none is. */
static guint
open_group_begin (const GPtrArray *lines)
{
  const BsRecordLine *line;
  guint i = lines->len, group;

  if (i == 0)
    return 0;
  line = g_ptr_array_index (lines, i - 1);
  group = line->command->group;
  if (group == 0 || line->command->last)
    return lines->len;
  while (i > 0)
    {
      line = g_ptr_array_index (lines, i - 1);
      if (line->command->group != group || line->command->last)
        break;
      i--;
    }

  return i;
}

/* Whether a line may stand behind the others: a group is not interrupted. */
static gboolean
fits_group (const GPtrArray    *lines,
            const BsRecordLine *line)
{
  const BsRecordLine *before;

  if (lines->len == 0)
    return line->command->group == 0 && g_str_equal (line->command->verb, "boardside");
  if (g_str_equal (line->command->verb, "boardside"))
    return FALSE;

  before = g_ptr_array_index (lines, lines->len - 1);
  if (before->command->group == 0 || before->command->last)
    return TRUE;

  return line->command->group == before->command->group;
}

/**
 * bs_record_drop_open_group:
 * @lines: BsRecordLine
 *
 * Leaves out what belongs to a step that is not whole.
 */
void
bs_record_drop_open_group (GPtrArray *lines)
{
  guint keep = open_group_begin (lines);

  if (keep < lines->len)
    g_ptr_array_set_size (lines, keep);
}

static void
drop_open_group (BsRecordText *self)
{
  guint keep;

  bs_record_drop_open_group (self->lines);
  keep = self->lines->len;
  self->good = keep > 0 ? ((BsRecordLine *) g_ptr_array_index (self->lines, keep - 1))->end : 0;
}

static void
end_torn (BsRecordText *self,
          gboolean      part_of_line)
{
  guint before = self->lines->len;
  guint dropped;

  drop_open_group (self);
  dropped = before - self->lines->len + (part_of_line ? 1 : 0);
  if (dropped == 0)
    return;

  self->health = BS_RECORD_TORN;
  self->bad_line = self->lines->len + 1;
  self->message = g_strdup_printf (
    ngettext (
      "the last step was not written whole (%u line): it is left out, the battle goes on before it",
      "the last step was not written whole (%u lines): it is left out, the battle goes on before "
      "it",
      dropped),
    dropped);
}

static void
end_bad (BsRecordText *self,
         guint         number,
         const char   *matter)
{
  drop_open_group (self);
  self->health = BS_RECORD_BAD;
  self->bad_line = number;
  self->message =
    g_strdup_printf (_("line %u is damaged: %s; the battle is shown up to line %u, a copy keeps "
                        "all that can still be read, the file itself stays as it is"),
                     number, matter, self->lines->len);
}

/* Whether what stands behind the last newline is a whole line, but for another
 * byte in place of its newline: then that byte was changed, nothing was torn. */
static gboolean
is_whole_but_newline (const char *line,
                      gsize       length,
                      guint       number,
                      const char *previous)
{
  g_autofree char *matter = NULL;
  BsRecordLine *whole = bs_record_line_read (line, length - 1, number, previous, &matter);

  if (whole == NULL)
    return FALSE;
  bs_record_line_free (whole);

  return TRUE;
}

/**
 * bs_record_text_read:
 * @bytes: a record's bytes
 * @length: how many
 *
 * Reads as much of a record as can be trusted. A line at the end that was not
 * written whole is left out, and with it the whole step that it belongs to; a
 * line that does not fit its checksum ends the reading. Both is told in the
 * result and is no error: there is a battle to show.
 *
 * Returns: (transfer full): what was read, at least the header; NULL with
 *   %BS_ERROR_DAMAGED if there is nothing to show, %BS_ERROR_VERSION if a newer
 *   Boardside wrote it
 */
BsRecordText *
bs_record_text_read (const char *bytes,
                     gsize       length,
                     GError    **error)
{
  g_autoptr (BsRecordText) self = NULL;
  g_autofree char *matter = NULL;
  const char *previous = "";
  gsize at = 0;

  if (!check_header (bytes, length, error))
    return NULL;

  self = bs_record_text_new ();
  while (at < length)
    {
      const char *end = memchr (bytes + at, '\n', length - at);
      BsRecordLine *line;

      if (end == NULL)
        break;
      line = bs_record_line_read (bytes + at, end - (bytes + at), self->lines->len + 1, previous,
                                  &matter);
      if (line != NULL && !fits_group (self->lines, line))
        {
          matter = g_strdup (_("it does not belong here"));
          g_clear_pointer (&line, bs_record_line_free);
        }
      if (line == NULL)
        break;
      at = line->end = end - bytes + 1;
      previous = line->sum;
      g_ptr_array_add (self->lines, line);
    }

  if (matter == NULL && at < length &&
      is_whole_but_newline (bytes + at, length - at, self->lines->len + 1, previous))
    matter = g_strdup (_("it does not end where it should"));

  if (matter != NULL)
    end_bad (self, self->lines->len + 1, matter);
  else
    end_torn (self, at < length);

  if (self->lines->len == 0)
    {
      g_set_error (
        error, BS_ERROR, BS_ERROR_DAMAGED,
        _("line 1 is damaged: %s; nothing of the battle can be read, the file stays as it is"),
        matter != NULL ? matter : _("it is not whole"));
      return NULL;
    }

  return g_steal_pointer (&self);
}
