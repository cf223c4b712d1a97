/* bs-json.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-json.h"

#include "model/record/bs-record-text.h"

#include "engine/state/bs-fields.h"

#include <string.h>

/* Written by hand, not by a library: the digest is over these very bytes, so no
 * other version of anything may write them differently. */
typedef struct
{
  GString *out;
  guint depth;
  gboolean pretty;
  gboolean empty;          /* nothing stands in the innermost array or object yet */
  gboolean root;           /* the root is open */
  const BsPlace *place;    /* (nullable) where in the history */
  guint line;
} Writer;

static void
break_line (Writer *writer)
{
  if (!writer->pretty)
    return;
  g_string_append_c (writer->out, '\n');
  for (guint i = 0; i < writer->depth; i++)
    g_string_append (writer->out, "  ");
}

static void
write_string (GString    *out,
              const char *text)
{
  g_string_append_c (out, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"' || *p == '\\')
        {
          g_string_append_c (out, '\\');
          g_string_append_c (out, *p);
        }
      else if (*p == '\n')
        g_string_append (out, "\\n");
      else if (*p == '\t')
        g_string_append (out, "\\t");
      else if ((guchar) *p < 0x20 || *p == 0x7f)
        g_string_append_printf (out, "\\u%04x", (guint) (guchar) *p);
      else
        g_string_append_c (out, *p);
    }
  g_string_append_c (out, '"');
}

static void write_integer (gpointer data, const char *name, int value);

static void
open_root (Writer *writer)
{
  writer->root = TRUE;
  g_string_append_c (writer->out, '{');
  writer->depth = 1;
  writer->empty = TRUE;
  if (writer->place == NULL)
    return;

  write_integer (writer, "format", BS_RECORD_FORMAT);
  write_integer (writer, "line", writer->line);
  write_integer (writer, "undo", writer->place->undo);
  write_integer (writer, "redo", writer->place->redo);
}

/* What comes before each value: a comma, its name. */
static void
write_name (Writer     *writer,
            const char *name)
{
  if (!writer->root)
    open_root (writer);
  if (!writer->empty)
    g_string_append_c (writer->out, ',');
  writer->empty = FALSE;
  break_line (writer);
  if (name == NULL)
    return;
  write_string (writer->out, name);
  g_string_append (writer->out, writer->pretty ? ": " : ":");
}

static void
write_begin (gpointer    data,
             const char *name,
             gboolean    array)
{
  Writer *writer = data;

  if (!writer->root && name == NULL)
    {
      open_root (writer);
      return;
    }
  write_name (writer, name);
  g_string_append_c (writer->out, array ? '[' : '{');
  writer->depth++;
  writer->empty = TRUE;
}

static void
write_end (gpointer data,
           gboolean array)
{
  Writer *writer = data;

  g_return_if_fail (writer->depth > 0);

  writer->depth--;
  if (!writer->empty)
    break_line (writer);
  writer->empty = FALSE;
  g_string_append_c (writer->out, array ? ']' : '}');
}

static void
write_text (gpointer    data,
            const char *name,
            const char *value)
{
  Writer *writer = data;

  write_name (writer, name);
  if (value != NULL)
    write_string (writer->out, value);
  else
    g_string_append (writer->out, "null");
}

static void
write_integer (gpointer    data,
               const char *name,
               int         value)
{
  Writer *writer = data;

  write_name (writer, name);
  g_string_append_printf (writer->out, "%d", value);
}

static void
write_boolean (gpointer    data,
               const char *name,
               gboolean    value)
{
  Writer *writer = data;

  write_name (writer, name);
  g_string_append (writer->out, value ? "true" : "false");
}

static const BsVisitor visitor = { write_begin, write_end, write_text, write_integer,
                                   write_boolean };

static char *
write_state (Writer        *writer,
             const BsState *state,
             BsId           viewer,
             int            version)
{
  writer->out = g_string_sized_new (16384);
  bs_view_walk_as (state, viewer, version, &visitor, writer);
  if (!writer->root)
    open_root (writer);
  while (writer->depth > 0)
    write_end (writer, FALSE);

  return g_string_free (writer->out, FALSE);
}

/**
 * bs_json_state:
 * @state: a battle at one moment
 * @viewer: (nullable): who looks; %BS_VIEW_ALL for everything
 *
 * For tests.
 *
 * Returns: (transfer full): one line of JSON, without where it stands in a history
 */
char *
bs_json_state (const BsState *state,
               BsId           viewer)
{
  Writer writer = { .pretty = FALSE };

  return write_state (&writer, state, viewer, BS_DIGEST);
}

/**
 * bs_json_place:
 * @history: a battle
 * @line: a line of its record
 * @viewer: (nullable): who looks
 *
 * Returns: (transfer full) (nullable): the document of `show --json`, one field a
 *   line; NULL if there is no such line
 */
char *
bs_json_place (const BsHistory *history,
               guint            line,
               BsId             viewer)
{
  Writer writer = { .pretty = TRUE, .line = line, .place = bs_history_place (history, line) };

  if (writer.place == NULL)
    return NULL;

  return write_state (&writer, writer.place->state, viewer, BS_DIGEST);
}

static char *
digest_as (const BsState *state,
           int            version)
{
  Writer writer = { .pretty = FALSE };
  g_autofree char *json = write_state (&writer, state, BS_VIEW_ALL, version);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, json, -1);

  sum[BS_SUM_LENGTH] = '\0';
  return version == 1 ? g_steal_pointer (&sum) : g_strdup_printf ("%d:%s", version, sum);
}

/**
 * bs_json_digest:
 * @state: a battle at one moment
 *
 * Returns: (transfer full): which digest it is, a colon, and the first 16
 *   hexadecimal digits of SHA-256 over the JSON of all of it
 */
char *
bs_json_digest (const BsState *state)
{
  return digest_as (state, BS_DIGEST);
}

/**
 * bs_json_digest_like:
 * @state: a battle at one moment
 * @told: a digest, of which the colon and what is before it count
 *
 * Returns: (transfer full) (nullable): the digest of this kind, to be compared; NULL
 *   if it is one of a newer program
 */
char *
bs_json_digest_like (const BsState *state,
                     const char    *told)
{
  const char *colon = strchr (told, ':');
  guint64 version = 1;
  g_autofree char *number = colon != NULL ? g_strndup (told, colon - told) : NULL;

  if (number != NULL && !g_ascii_string_to_unsigned (number, 10, 1, BS_DIGEST, &version, NULL))
    return NULL;

  return digest_as (state, (int) version);
}
