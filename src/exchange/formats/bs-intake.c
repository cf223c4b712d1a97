/* bs-intake.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes from outside is looked at before anything reads it: its size, whether it is text at
 * all, how deep it is nested. */

#include "config.h"

#include "bs-squad.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

/* The largest collection of squads that we know of has 100 KB. */
#define BYTES_MAX ((gsize) 2 << 20)
#define DEPTH_MAX 64

/**
 * bs_intake_load:
 * @path: a file
 * @error: BS_ERROR_FILE, or BS_ERROR_MALFORMED if it is no list
 *
 * Reads a file without ever holding more of it than a list may have.
 *
 * Returns: (transfer full) (nullable): its bytes
 */
GBytes *
bs_intake_load (const char  *path,
                GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GError) inner = NULL;
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *buffer = NULL;
  gsize length = 0;
  GFileType type = g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL);

  if (type == G_FILE_TYPE_DIRECTORY)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE,
                   _("“%s” is a folder; choose the file with the list in it"), name);
      return NULL;
    }
  if (type == G_FILE_TYPE_SPECIAL)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("“%s” is no ordinary file"), name);
      return NULL;
    }

  stream = g_file_read (file, NULL, &inner);
  buffer = g_malloc (BYTES_MAX + 1);
  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, BYTES_MAX + 1,
                                                  &length, NULL, &inner))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_FILE, _("cannot read “%s”: %s"), name,
                   bs_error_reason (inner));
      return NULL;
    }

  return g_bytes_new (buffer, length);
}

static gboolean
begins_with (const char *data,
             gsize       length,
             const char *begin)
{
  gsize n = strlen (begin);

  return length >= n && memcmp (data, begin, n) == 0;
}

/* What is certainly no list, told by what it is. */
static gboolean
check_bytes (const char  *data,
             gsize        length,
             GError     **error)
{
  const char *sentence = NULL;

  if (length == 0)
    sentence = _("there is nothing in it");
  else if (length > BYTES_MAX)
    sentence = _("it is larger than 2 MiB: no list of ships is; choose another file");
  else if (begins_with (data, length, "PK\003\004") || begins_with (data, length, "\037\213"))
    sentence = _("it is a packed archive; unpack it and choose the list in it");
  else if (begins_with (data, length, "%PDF"))
    sentence = _("it is a PDF; export the list as XWS or as text");
  else if (begins_with (data, length, "\211PNG") || begins_with (data, length, "\377\330\377"))
    sentence = _("it is a picture; export the list as XWS or as text");
  if (sentence != NULL)
    g_set_error_literal (error, BS_ERROR, BS_ERROR_MALFORMED, sentence);

  return sentence == NULL;
}

/* UTF-16 without its mark: every other byte of what begins a list is 0. */
static const char *
bare_utf16 (const char *data,
            gsize       length)
{
  if (length < 4 || length % 2 != 0)
    return NULL;
  if (data[0] != '\0' && data[1] == '\0' && data[2] != '\0' && data[3] == '\0')
    return "UTF-16LE";

  return data[0] == '\0' && data[1] != '\0' && data[2] == '\0' && data[3] != '\0' ? "UTF-16BE"
                                                                                  : NULL;
}

/* UTF-8, UTF-16, or else what Windows wrote for long. */
static char *
to_utf8 (const char  *data,
         gsize        length,
         GError     **error)
{
  char *text = NULL;

  if (begins_with (data, length, "\xef\xbb\xbf"))
    {
      data += 3;
      length -= 3;
    }
  /* Some programs write the end of their string, too. */
  while (length > 0 && data[length - 1] == '\0' && bare_utf16 (data, length) == NULL &&
         !begins_with (data, length, "\xff\xfe"))
    length--;
  if (bare_utf16 (data, length) != NULL)
    text = g_convert (data, length, "UTF-8", bare_utf16 (data, length), NULL, NULL, NULL);
  else if (begins_with (data, length, "\xff\xfe") || begins_with (data, length, "\xfe\xff"))
    text = g_convert (data, length, "UTF-8", "UTF-16", NULL, NULL, NULL);
  else if (memchr (data, '\0', length) == NULL)
    text = g_utf8_validate (data, length, NULL)
             ? g_strndup (data, length)
             : g_convert (data, length, "UTF-8", "WINDOWS-1252", NULL, NULL, NULL);
  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MALFORMED,
                           _("it is no text; export the list as XWS or as text"));
      g_clear_pointer (&text, g_free);
    }

  return text;
}

/* CRLF and CR become newlines. */
static void
mend_newlines (char *text)
{
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    {
      if (*from == '\r' && from[1] == '\n')
        continue;
      *to++ = *from == '\r' ? '\n' : *from;
    }
  *to = '\0';
}

/* How many brackets are open at the end, a string counts as one; more than DEPTH_MAX as soon as so
 * many are. */
static int
open_brackets (const char *text)
{
  int depth = 0;
  gboolean quoted = FALSE;

  for (; *text != '\0' && depth <= DEPTH_MAX; text++)
    {
      if (quoted && *text == '\\' && text[1] != '\0')
        text++;
      else if (*text == '"')
        quoted = !quoted;
      else if (!quoted && (*text == '[' || *text == '{'))
        depth++;
      else if (!quoted && (*text == ']' || *text == '}'))
        depth--;
    }

  return depth + (quoted && depth <= DEPTH_MAX);
}

/* In words where it is wrong and what to do. What the parser says stands in English and is of no
 * help. */
static void
tell_damage (const char  *text,
             const char  *message,
             GError     **error)
{
  guint line = 0, column = 0;

  /* The parser tells it as “<data>:LINE:COLUMN: …”. */
  if (sscanf (message, "<data>:%u:%u:", &line, &column) < 2)
    line = column = 0;
  if (open_brackets (text) > 0)
    g_set_error (error, BS_ERROR, BS_ERROR_MALFORMED,
                 _("the text ends in the middle (line %u, column %u), or a bracket is not closed: "
                    "copy the whole list again"),
                 line, column);
  else
    g_set_error (error, BS_ERROR, BS_ERROR_MALFORMED,
                 _("the text is damaged at line %u, column %u: a sign there is wrong, missing or "
                    "too many; copy the whole list again"),
                 line, column);
}

static gboolean
is_web_page (const char *text)
{
  g_autofree char *begin = g_ascii_strdown (text, 4096);

  return g_str_has_prefix (begin, "<!doctype html") || g_str_has_prefix (begin, "<html") ||
         (*begin == '<' && (strstr (begin, "<html") != NULL || strstr (begin, "<body") != NULL));
}

/* A link in a file system that became a text file: only where it pointed. */
static gboolean
is_path (const char *text)
{
  return strchr (text, '\n') == NULL && strchr (text, '/') != NULL &&
         strstr (text, "://") == NULL && strlen (text) < 4096 && strpbrk (text, "{[|<#") == NULL &&
         (g_str_has_suffix (text, ".xml") || g_str_has_suffix (text, ".json") ||
          g_str_has_suffix (text, ".xws") || g_str_has_suffix (text, ".dat"));
}

/* Two squads pasted one behind the other, "{…} {…}": a list of both. (transfer full) (nullable):
 * NULL if it is one value */
static char *
join_values (const char *text)
{
  g_autoptr (GString) joined = g_string_new ("[");
  int depth = 0, values = 0;
  gboolean quoted = FALSE;

  for (; *text != '\0'; text++)
    {
      if (!quoted && depth == 0 && (*text == '{' || *text == '[') && values++ > 0)
        g_string_append_c (joined, ',');
      if (quoted && *text == '\\' && text[1] != '\0')
        g_string_append_c (joined, *text++);
      else if (*text == '"')
        quoted = !quoted;
      else if (!quoted && (*text == '[' || *text == '{'))
        depth++;
      else if (!quoted && (*text == ']' || *text == '}'))
        depth--;
      g_string_append_c (joined, *text);
    }
  g_string_append_c (joined, ']');

  return values > 1 ? g_string_free (g_steal_pointer (&joined), FALSE) : NULL;
}

static gboolean
is_quote (gunichar c)
{
  return c == '"' || c == 0x201c || c == 0x201d || c == 0x201e || c == 0xab || c == 0xbb;
}

/* Behind the end of a string stands one of these. */
static gboolean
ends_value (const char *text)
{
  text += strspn (text, " \t\n");

  return *text == '\0' || strchr (":,]}", *text) != NULL;
}

/* What a word processor and a hand make of JSON: typographic quotes around strings, a comma behind
 * the last value. (transfer full) */
static char *
mend_json (const char *text)
{
  GString *mended = g_string_new (NULL);
  gboolean quoted = FALSE, plain = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);
      const char *next = g_utf8_next_char (text);

      if (quoted && c == '\\' && *next != '\0')
        {
          g_string_append_c (mended, '\\');
          text = next;
          g_string_append_unichar (mended, g_utf8_get_char (text));
        }
      else if (!quoted && is_quote (c))
        {
          quoted = TRUE;
          plain = c == '"';
          g_string_append_c (mended, '"');
        }
      else if (quoted && (plain ? c == '"' : is_quote (c) && ends_value (next)))
        {
          quoted = FALSE;
          g_string_append_c (mended, '"');
        }
      else if (quoted && c == '"')
        g_string_append (mended, "\\\"");
      else if (quoted || c != ',' || strchr ("]}", next[strspn (next, " \t\n")]) == NULL)
        g_string_append_unichar (mended, c);
    }

  return g_string_free (mended, FALSE);
}

static JsonNode *
parse_json (BsIntake    *self,
            const char  *text,
            GError     **error)
{
  g_autofree char *joined = join_values (text);
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) inner = NULL;

  /* Parsers of JSON call themselves for each bracket. */
  if (open_brackets (text) > DEPTH_MAX)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MALFORMED,
                   _("its brackets are nested deeper than %d: that is no list"), DEPTH_MAX);
      return NULL;
    }
  if (!json_parser_load_from_data (parser, joined != NULL ? joined : text, -1, &inner))
    {
      g_autofree char *mended = mend_json (joined != NULL ? joined : text);

      if (open_brackets (mended) > DEPTH_MAX ||
          !json_parser_load_from_data (parser, mended, -1, NULL))
        {
          tell_damage (text, inner->message, error);
          return NULL;
        }
      self->mended = TRUE;
    }

  return json_node_copy (json_parser_get_root (parser));
}

/* A list that a program wrote as a string of JSON: what stands in the string. (transfer full)
 * (nullable) */
static char *
unquote_json (const char *text)
{
  g_autoptr (JsonNode) node = *text == '"' ? json_from_string (text, NULL) : NULL;
  const char *inside =
    node != NULL && JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  return inside != NULL && *(inside + strspn (inside, " \t\n")) != '\0' ? g_strdup (inside) : NULL;
}

/* A list that somebody put into a message: between ``` lines, or behind “squad =”. */
static JsonNode *
find_json (BsIntake *self)
{
  const char *text = self->text;
  const char *begin = strchr (text, '{');
  const char *end = strrchr (text, '}');
  g_autofree char *inside =
    begin != NULL && end > begin ? g_strndup (text, (gsize) (end - text) + 1) : NULL;
  JsonNode *json;

  if (inside == NULL)
    return NULL;
  /* Lines are counted from the first one. */
  for (char *p = inside; p < inside + (begin - text); p++)
    if (*p != '\n')
      *p = ' ';
  json = parse_json (self, inside, NULL);
  /* A text may well hold {}. */
  if (json != NULL &&
      (!JSON_NODE_HOLDS_OBJECT (json) || json_object_get_size (json_node_get_object (json)) == 0))
    g_clear_pointer (&json, json_node_unref);

  return json;
}

/* What begins like this is no line of a chat: “[19:03] Max: my list”. */
static gboolean
is_meant_as_json (const char *text)
{
  const char *next = *text != '\0' ? text + 1 + strspn (text + 1, " \t\n") : text;
  gunichar c = g_utf8_get_char (next);

  return (*text == '{' && (is_quote (c) || *next == '\'' || *next == '}')) ||
         (*text == '[' && *next != '\0' && (is_quote (c) || strchr ("{[]", *next) != NULL));
}

/**
 * bs_intake_new:
 * @bytes: a file, or what was pasted or dropped
 * @error: BS_ERROR_MALFORMED
 *
 * Returns: (transfer full) (nullable): it as text, and parsed if it is JSON
 */
BsIntake *
bs_intake_new (GBytes  *bytes,
               GError **error)
{
  g_autoptr (BsIntake) self = g_new0 (BsIntake, 1);
  g_autofree char *inside = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (!check_bytes (data, length, error))
    return NULL;
  self->text = to_utf8 (data, length, error);
  if (self->text == NULL)
    return NULL;
  mend_newlines (self->text);
  g_strchomp (self->text);
  data = self->text + strspn (self->text, " \t\n");
  inside = unquote_json (data);
  if (inside != NULL)
    {
      g_free (self->text);
      self->text = g_steal_pointer (&inside);
      mend_newlines (self->text);
      g_strchomp (self->text);
    }
  /* Not g_strchug(): lines are counted from the first one. */
  self->length = strlen (self->text);
  data = self->text + strspn (self->text, " \t\n");
  if (*data == '\0')
    return (void) check_bytes (data, 0, error), NULL;
  if (is_web_page (data))
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MALFORMED,
                           _("it is a web page; use the export of the squad builder (XWS, JSON or "
                              "text), not “save page”"));
      return NULL;
    }
  if (is_path (data))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MALFORMED,
                   _("it holds only a path (“%s”), which is not followed: choose that file"), data);
      return NULL;
    }
  if (is_meant_as_json (data))
    {
      self->json = parse_json (self, self->text, error);
      if (self->json == NULL)
        return NULL;
    }
  else if (*data == '{' || *data == '[')
    self->json = parse_json (self, self->text, NULL);
  if (self->json == NULL)
    self->json = find_json (self);

  return g_steal_pointer (&self);
}

/**
 * bs_intake_parse_xml:
 * @intake: what was read
 * @parser: what is done with each element
 * @data: for it
 * @error: BS_ERROR_MALFORMED
 *
 * Returns: whether it is sound XML
 */
gboolean
bs_intake_parse_xml (const BsIntake       *intake,
                     const GMarkupParser  *parser,
                     gpointer              data,
                     GError              **error)
{
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (parser, 0, data, NULL);
  g_autoptr (GError) inner = NULL;

  if (g_markup_parse_context_parse (context, intake->text, (gssize) intake->length, &inner) &&
      g_markup_parse_context_end_parse (context, &inner))
    return TRUE;
  if (inner->domain == BS_ERROR)
    g_propagate_error (error, g_steal_pointer (&inner));
  else
    {
      int line, column;

      g_markup_parse_context_get_position (context, &line, &column);
      g_set_error (error, BS_ERROR, BS_ERROR_MALFORMED,
                   _("the XML is malformed at line %d, column %d: copy the whole file again"), line,
                   column);
    }

  return FALSE;
}

void
bs_intake_free (BsIntake *self)
{
  if (self == NULL)
    return;

  g_free (self->text);
  g_clear_pointer (&self->json, json_node_unref);
  g_free (self);
}
