/* bs-record-line.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One line of a record as it is stored: its command, its number and its checksum. */

#include "bs-record-line.h"

#include "engine/bs-battle.h"

#include <glib/gi18n.h>

#include <string.h>

/**
 * bs_record_line_free:
 * @line: (transfer full): a line
 */
void
bs_record_line_free (BsRecordLine *line)
{
  g_free (line->text);
  bs_command_free (line->command);
  g_free (line);
}

/**
 * bs_record_line_sum:
 * @previous: checksum of the line before; "" for the first line
 * @number: number of the line, from 1
 * @text: the line without its comment
 * @sum: (out caller-allocates): takes the checksum
 *
 * The checksum of a line: the first 16 hexadecimal digits of SHA-256 over the
 * checksum of the line before, a newline, and `TEXT # NUMBER`. So a line that is
 * changed, lost, doubled or moved does not fit.
 */
void
bs_record_line_sum (const char *previous,
                    guint       number,
                    const char *text,
                    char        sum[BS_SUM_LENGTH + 1])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  char tail[32];

  g_snprintf (tail, sizeof tail, " # %u", number);
  g_checksum_update (checksum, (const guchar *) previous, -1);
  g_checksum_update (checksum, (const guchar *) "\n", 1);
  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_update (checksum, (const guchar *) tail, -1);
  g_strlcpy (sum, g_checksum_get_string (checksum), BS_SUM_LENGTH + 1);
}

/**
 * bs_record_find_comment:
 * @line: a stored line
 * @length: its bytes
 * @number: (out): the number that it tells
 * @sum: (out): where its checksum begins
 *
 * Returns: (nullable): where the comment begins, at the blank before it; NULL if it has none of our
 * form
 */
const char *
bs_record_find_comment (const char  *line,
                        gsize        length,
                        guint64     *number,
                        const char **sum)
{
  const char *p = line + length;
  gsize digits = 0;

  if (length < BS_SUM_LENGTH + 5)
    return NULL;

  p -= BS_SUM_LENGTH;
  *sum = p;
  for (guint i = 0; i < BS_SUM_LENGTH; i++)
    if (!g_ascii_isxdigit (p[i]) || g_ascii_isupper (p[i]))
      return NULL;
  if (*--p != ' ')
    return NULL;
  while (p > line && g_ascii_isdigit (p[-1]) && digits < 9)
    {
      p--;
      digits++;
    }
  if (digits == 0 || *p == '0' || p - line < 4 || strncmp (p - 3, " # ", 3) != 0)
    return NULL;
  *number = g_ascii_strtoull (p, NULL, 10);

  return p - 3;
}

/**
 * bs_record_line_take:
 * @line: a line
 * @length: its bytes, without the comment
 * @sum: the checksum that goes with it
 * @matter: (out): takes a sentence if it is none
 *
 * Returns: (transfer full) (nullable): the line, if it can be read as a command
 */
BsRecordLine *
bs_record_line_take (const char *line,
                     gsize       length,
                     const char *sum,
                     char      **matter)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup (line, length);
  g_autoptr (BsCommand) command = NULL;
  BsRecordLine *result;

  if (strlen (text) == length)
    command = bs_command_parse (text, &error);
  if (command == NULL)
    {
      *matter = g_strdup (error != NULL ? error->message : _("it is no text"));
      return NULL;
    }

  result = g_new0 (BsRecordLine, 1);
  result->text = g_steal_pointer (&text);
  result->command = g_steal_pointer (&command);
  memcpy (result->sum, sum, BS_SUM_LENGTH);

  return result;
}

/**
 * bs_record_line_read:
 * @line: a stored line
 * @length: its bytes
 * @number: the number that it must have
 * @previous: checksum of the line before
 * @matter: (out): takes a sentence if something is the matter with it
 *
 * Returns: (transfer full) (nullable): the line, if it is whole
 */
BsRecordLine *
bs_record_line_read (const char *line,
                     gsize       length,
                     guint       number,
                     const char *previous,
                     char      **matter)
{
  g_autofree char *text = NULL;
  const char *comment, *told = NULL;
  char sum[BS_SUM_LENGTH + 1];
  BsRecordLine *result;
  guint64 told_number = 0;

  if (length > BS_LINE_MAX || memchr (line, '\0', length) != NULL ||
      (comment = bs_record_find_comment (line, length, &told_number, &told)) == NULL)
    {
      *matter = g_strdup (_("it has no checksum"));
      return NULL;
    }

  text = g_strndup (line, comment - line);
  bs_record_line_sum (previous, number, text, sum);
  if (told_number != number || strncmp (told, sum, BS_SUM_LENGTH) != 0)
    {
      *matter = g_strdup (_("it does not fit its checksum"));
      return NULL;
    }
  result = bs_record_line_take (line, comment - line, sum, matter);
  if (result != NULL)
    result->number = number;

  return result;
}
