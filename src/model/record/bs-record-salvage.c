/* bs-record-salvage.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-record-text.h"

#include "engine/bs-battle.h"

#include <glib/gi18n.h>

#include <string.h>

/* The chain of checksums tells more than that something is wrong: a line behind a damaged one still
 * fits the checksum that stands there, and a line in which one byte changed fits again with the
 * right byte, which can be found by trying. */

/* Longer lines are not tried, nor more than so many bytes summed up: it would take more than some
 * seconds. */
#define MEND_LENGTH 1000
#define MEND_BYTES (G_GINT64_CONSTANT (2000) * 1000 * 1000)

/* More than so many are told by their number alone. */
#define MENDED_TOLD 20

typedef struct
{
  const char *bytes;
  gsize length, at;
  GPtrArray *lines;         /* BsRecordLine that are kept */
  GPtrArray *notices;       /* char* what was found, in order */
  char sum[BS_SUM_LENGTH + 1];
  gboolean chained;         /* `sum` is that of the line before */
  guint number;             /* of the line before */
  guint gap;                /* pieces since then that are no line */
  gboolean gap_in_middle;   /* one of them ended where it should */
  gint64 to_sum;            /* bytes that may still be summed up in trying */
  BsRecovery *result;
} Salvage;

static void found (Salvage    *self,
                   const char *format,
                   ...) G_GNUC_PRINTF (2, 3);

static void
found (Salvage    *self,
       const char *format,
       ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (self->notices, g_strdup_vprintf (format, args));
  va_end (args);
}

static void
lost (Salvage *self,
      guint    first,
      guint    last)
{
  if (first == last)
    found (self, _("line %u is lost"), first);
  else
    found (self, _("lines %u to %u are lost"), first, last);
  self->result->lost += last - first + 1;
}

/* What stood there may have been one line or many: the next line's number says it. */
static void
close_gap (Salvage *self,
           guint    number)
{
  if (number > self->number + 1)
    lost (self, self->number + 1, number - 1);
  else if (self->gap > 0)
    found (self,
           _("before line %u stands something that is no line of this battle: it is left out"),
           number);
  self->gap = 0;
  self->gap_in_middle = FALSE;
}

/* A line that came out of the file; it takes the place behind the others. */
static void
take (Salvage    *self,
      guint       number,
      const char *sum)
{
  close_gap (self, number);
  self->number = number;
  memcpy (self->sum, sum, BS_SUM_LENGTH);
  self->sum[BS_SUM_LENGTH] = '\0';
  self->chained = TRUE;
}

static void
take_line (Salvage      *self,
           guint         number,
           BsRecordLine *line)
{
  take (self, number, line->sum);
  line->number = number;
  g_ptr_array_add (self->lines, line);
}

/* Whether one byte of the comment is wrong, or none: then the text is the right one. */
static gboolean
comment_is_near (const char *told,
                 const char *right,
                 gsize       length)
{
  guint n = 0;

  for (gsize i = 0; i < length; i++)
    n += told[i] != right[i];
  return n <= 1;
}

/* Tries every byte at the places from @first on; the right one is put there. */
static gboolean
find_byte (char       *text,
           gsize       first,
           gsize       last,
           const char *previous,
           guint       number,
           const char *told)
{
  for (gsize i = first; i < last; i++)
    {
      char before = text[i];

      for (int c = 1; c < 256; c++)
        {
          char sum[BS_SUM_LENGTH + 1];

          text[i] = c;
          if (c == '\n' || text[i] == before)
            continue;
          bs_record_line_sum (previous, number, text, sum);
          if (strncmp (sum, told, BS_SUM_LENGTH) == 0)
            return TRUE;
        }
      text[i] = before;
    }

  return FALSE;
}

/* Puts one changed byte of a line right. The line before is known. */
static BsRecordLine *
mend (Salvage    *self,
      const char *piece,
      gsize       length,
      gsize       first,
      gsize       last)
{
  guint number = self->number + 1;
  g_autofree char *begin = g_strdup_printf (" # %u ", number);
  gsize tail = strlen (begin) + BS_SUM_LENGTH;
  g_autofree char *text = NULL;
  g_autofree char *right = NULL;
  g_autofree char *stored = NULL;
  g_autofree char *matter = NULL;
  char sum[BS_SUM_LENGTH + 1];

  if (!self->chained || length <= tail || length > MEND_LENGTH || self->to_sum <= 0)
    return NULL;

  text = g_memdup2 (piece, length - tail + 1);
  text[length - tail] = '\0';
  bs_record_line_sum (self->sum, number, text, sum);
  right = g_strconcat (begin, sum, NULL);
  if (!comment_is_near (piece + length - tail, right, tail))
    {
      const char *told = piece + length - BS_SUM_LENGTH;

      if (strncmp (piece + length - tail, begin, strlen (begin)) != 0)
        return NULL;
      self->to_sum -=
        (gint64) (MIN (last, length - tail) - MIN (first, length - tail)) * 255 * length;
      if (!find_byte (text, first, MIN (last, length - tail), self->sum, number, told))
        return NULL;
      memcpy (right + strlen (begin), told, BS_SUM_LENGTH);
    }
  stored = g_strconcat (text, right, NULL);

  return bs_record_line_read (stored, strlen (stored), number, self->sum, &matter);
}

/* Told one by one as long as there are few: nothing is lost by it. */
static void
mended (Salvage *self)
{
  if (self->result->mended++ < MENDED_TOLD)
    found (self, _("line %u: one changed byte was put right"), self->number);
}

static gboolean
take_mended (Salvage      *self,
             BsRecordLine *line)
{
  if (line == NULL)
    return FALSE;

  take_line (self, self->number + 1, line);
  mended (self);

  return TRUE;
}

static gboolean
take_whole (Salvage    *self,
            const char *piece,
            gsize       length)
{
  g_autofree char *matter = NULL;
  BsRecordLine *line;

  if (!self->chained)
    return FALSE;
  line = bs_record_line_read (piece, length, self->number + 1, self->sum, &matter);
  if (line != NULL)
    take_line (self, self->number + 1, line);

  return line != NULL;
}

/* The newline between two lines is another byte: what stands before it is a line. */
static gboolean
take_before_newline (Salvage    *self,
                     const char *piece,
                     gsize       length,
                     gsize      *used)
{
  g_autofree char *begin = g_strdup_printf (" # %u ", self->number + 1);
  gsize tail = strlen (begin) + BS_SUM_LENGTH;

  for (gsize i = 0; i + tail < length; i++)
    if (strncmp (piece + i, begin, strlen (begin)) == 0 && take_whole (self, piece, i + tail))
      {
        mended (self);
        *used = i + tail + 1;
        return TRUE;
      }

  return FALSE;
}

/* A byte became a newline: the line goes on behind it. */
static gboolean
take_joined (Salvage    *self,
             const char *piece,
             gsize       length,
             gsize      *used)
{
  const char *behind = piece + length + 1;
  const char *end;

  if (behind >= self->bytes + self->length)
    return FALSE;
  end = memchr (behind, '\n', self->bytes + self->length - behind);
  if (end == NULL || !take_mended (self, mend (self, piece, end - piece, length, length + 1)))
    return FALSE;
  *used = end - piece;

  return TRUE;
}

static gboolean
is_header (const BsRecordLine *line)
{
  return g_str_equal (line->command->verb, "boardside");
}

/* The first line tells at least the game. */
static BsRecordLine *
read_header (const char *piece,
             gsize       length,
             const char *sum)
{
  const char *game = g_strstr_len (piece, length, " game=");
  g_autofree char *rest = game != NULL ? g_strndup (game, piece + length - game) : NULL;
  g_autofree char *text = rest != NULL ? g_strconcat ("boardside 1", rest, NULL) : NULL;
  g_autofree char *matter = NULL;

  return text != NULL ? bs_record_line_take (text, strlen (text), sum, &matter) : NULL;
}

/* What stands there is not what was written, but it says what number it had. */
static gboolean
take_numbered (Salvage    *self,
               const char *piece,
               gsize       length)
{
  g_autofree char *matter = NULL;
  guint64 number = 0;
  const char *sum;
  const char *comment =
    length <= BS_LINE_MAX ? bs_record_find_comment (piece, length, &number, &sum) : NULL;
  gboolean sure;
  BsRecordLine *line;

  if (comment == NULL || number <= self->number)
    return FALSE;

  /* Behind a gap nothing is known against it. */
  sure = !self->chained || number > self->number + 1;
  line = bs_record_line_take (piece, comment - piece, sum, &matter);
  if (number == 1 && (line == NULL || !is_header (line)))
    {
      g_clear_pointer (&line, bs_record_line_free);
      line = read_header (piece, comment - piece, sum);
    }
  if (line == NULL)
    {
      take (self, number, sum);
      found (self, _("line %u is left out: %s"), (guint) number,
             matter != NULL ? matter : _("it does not tell the game"));
      self->result->lost++;
      return TRUE;
    }
  take_line (self, number, line);
  if (!sure)
    {
      found (self, _("line %u was changed and is kept as it reads now: %s"), (guint) number,
             line->text);
      self->result->changed++;
    }

  return TRUE;
}

/* One piece between two newlines, or the rest. Says how much of it was used. */
static gsize
salvage_piece (Salvage    *self,
               const char *piece,
               gsize       length,
               gboolean    ended)
{
  gsize used = length;

  if (length > 0 && piece[length - 1] == '\r')
    length--;
  if (take_whole (self, piece, length) || take_before_newline (self, piece, length, &used) ||
      take_joined (self, piece, length, &used) ||
      take_mended (self, mend (self, piece, length, 0, length)) ||
      take_numbered (self, piece, length) || length == 0)
    return used;

  /* Also a line that stands there twice. */
  self->gap++;
  self->gap_in_middle |= ended;
  self->chained = FALSE;

  return used;
}

static void
read_pieces (Salvage *self)
{
  /* Some editors put this mark before a text. */
  if (self->length >= 3 && memcmp (self->bytes, "\xef\xbb\xbf", 3) == 0)
    self->at = 3;

  while (self->at < self->length)
    {
      const char *piece = self->bytes + self->at;
      const char *end = memchr (piece, '\n', self->length - self->at);
      gsize length = end != NULL ? (gsize) (end - piece) : self->length - self->at;
      gsize used = salvage_piece (self, piece, length, end != NULL);

      self->at += used;
      if (self->at < self->length && used >= length && self->bytes[self->at] == '\n')
        self->at++;
    }
}

/* The end was not written whole: nobody has seen that step. */
static void
end_pieces (Salvage *self)
{
  guint before = self->lines->len;
  guint more = self->result->mended > MENDED_TOLD ? self->result->mended - MENDED_TOLD : 0;

  if (more > 0)
    found (self,
           ngettext ("in %u more line a changed byte was put right",
                     "in %u more lines a changed byte was put right", more),
           more);

  if (!self->gap_in_middle)
    bs_record_drop_open_group (self->lines);
  if (self->gap == 0 && self->lines->len == before)
    return;

  if (self->gap_in_middle)
    found (self, _("what stands behind line %u is no line of this battle: it is left out"),
           self->number);
  else
    found (self, _("the last step was not written whole: it is left out"));
  self->result->lost += before - self->lines->len + (self->gap > 0 ? 1 : 0);
}

/* The header that is there, as far as it can be read; a new one if the game is told. */
static BsCommand *
find_header (Salvage    *self,
             const char *game,
             GError    **error)
{
  const BsRecordLine *line = self->lines->len > 0 ? g_ptr_array_index (self->lines, 0) : NULL;
  BsCommand *header = NULL;
  int format = BS_RECORD_FORMAT;
  char sum[BS_SUM_LENGTH + 1];

  if (line != NULL && is_header (line))
    {
      header = bs_command_copy (line->command);
      bs_command_get_int (header, "format", &format);
      bs_record_line_sum ("", 1, line->text, sum);
      if (format > BS_RECORD_FORMAT && g_str_equal (line->sum, sum))
        {
          bs_command_free (header);
          g_set_error (
            error, BS_ERROR, BS_ERROR_VERSION,
            _("it was written by another Boardside (format %d; this one reads format %d)"), format,
            BS_RECORD_FORMAT);
          return NULL;
        }
    }
  else if (game != NULL)
    header = bs_command_new ("boardside");
  else
    {
      g_set_error_literal (
        error, BS_ERROR, BS_ERROR_DAMAGED,
        _("the first line cannot be read: tell the game, as in --game=attack-wing"));
      return NULL;
    }

  bs_command_set_int (header, "format", BS_RECORD_FORMAT);
  if (game != NULL)
    bs_command_set (header, "game", game);
  header->group = 0;
  header->last = FALSE;

  return header;
}

static void
put_header (Salvage   *self,
            BsCommand *header)
{
  BsRecordLine *line = g_new0 (BsRecordLine, 1);

  line->number = 1;
  line->text = bs_command_print (header);
  line->command = header;
  for (guint i = self->lines->len; i > 0; i--)
    {
      const BsRecordLine *old = g_ptr_array_index (self->lines, i - 1);

      if (is_header (old) || (i == 1 && old->number == 1))
        g_ptr_array_remove_index (self->lines, i - 1);
    }
  g_ptr_array_insert (self->lines, 0, line);
}

static BsCommand *
line_command (gpointer line)
{
  return ((BsRecordLine *) line)->command;
}

/**
 * bs_record_regroup:
 * @items: lines of a record, the header first
 * @command_of: gives the command of one
 *
 * Makes groups whole again of which lines are missing: a group has the number of its first line,
 * and its last line says so.
 */
void
bs_record_regroup (GPtrArray      *items,
                   BsRecordCommand command_of)
{
  for (guint i = 0; i < items->len;)
    {
      guint group = command_of (items->pdata[i])->group;
      guint end = i + 1;

      while (group != 0 && end < items->len && !command_of (items->pdata[end - 1])->last &&
             command_of (items->pdata[end])->group == group)
        end++;
      for (guint j = i; group != 0 && j < end; j++)
        {
          BsCommand *command = command_of (items->pdata[j]);

          command->group = end - i > 1 ? i + 1 : 0;
          command->last = end - i > 1 && j + 1 == end;
        }
      i = end;
    }
}

/**
 * bs_record_text_salvage:
 * @bytes: a record's bytes
 * @length: how many
 * @game: (nullable): the game, if the first line does not tell it any more
 * @notices: takes what was found, sentence by sentence
 * @result: to be added to
 *
 * Reads all of a damaged record that can still be read. Lines have the numbers that they had.
 *
 * Returns: (transfer full): the lines; NULL with %BS_ERROR_DAMAGED or %BS_ERROR_VERSION if no line
 * of a battle is there
 */
BsRecordText *
bs_record_text_salvage (const char  *bytes,
                        gsize        length,
                        const char  *game,
                        GPtrArray   *notices,
                        BsRecovery  *result,
                        GError     **error)
{
  g_autoptr (BsRecordText) text = bs_record_text_new ();
  Salvage self = {
    bytes, length, 0, text->lines, notices, "", TRUE, 0, 0, FALSE, MEND_BYTES, result
  };
  BsCommand *header;

  read_pieces (&self);
  end_pieces (&self);
  if (text->lines->len == 0)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_DAMAGED,
                           length == 0 ? _("the file is empty: there is no battle in it")
                                       : _("no line of a battle is in it"));
      return NULL;
    }
  header = find_header (&self, game, error);
  if (header == NULL)
    return NULL;
  put_header (&self, header);
  bs_record_regroup (text->lines, line_command);
  text->health = notices->len > 0 ? BS_RECORD_BAD : BS_RECORD_WHOLE;

  return g_steal_pointer (&text);
}
