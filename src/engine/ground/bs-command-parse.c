/* bs-command-parse.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-command-parse.h"

#include "bs-command.h"

#include <glib/gi18n.h>

#include <string.h>

/* One line being read. */
typedef struct
{
  const char *line;
  const char *at;
  BsCommand *command;
} Reader;

static gboolean fail (const Reader *reader,
                      const char   *at,
                      GError      **error,
                      const char   *format,
                      ...) G_GNUC_PRINTF (4, 5);

/* Columns are counted in characters, from 1, as an editor shows them. */
static gboolean
fail (const Reader *reader,
      const char   *at,
      GError      **error,
      const char   *format,
      ...)
{
  g_autofree char *text = NULL;
  va_list args;
  long column = g_utf8_strlen (reader->line, at - reader->line) + 1;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  /* Translators: where in a line of the battle language something is wrong, and what */
  g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX, _("column %ld: %s"), column, text);

  return FALSE;
}

static gboolean
is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\r';
}

/* Blanks, and a comment after a blank (or at the begin) up to the end. */
static void
skip_blanks (Reader *reader)
{
  gboolean blank = reader->at == reader->line;

  while (is_blank (*reader->at))
    {
      reader->at++;
      blank = TRUE;
    }
  if (blank && *reader->at == '#')
    reader->at += strlen (reader->at);
}

static gboolean
is_name_char (char c)
{
  return g_ascii_islower (c) || g_ascii_isdigit (c) || c == '-' || c == '_' || c == '.';
}

static BsId
read_name (Reader *reader)
{
  const char *begin = reader->at;

  while (is_name_char (*reader->at))
    reader->at++;

  return bs_id_n (begin, MIN (reader->at - begin, 100));
}

static gboolean
check_ended (Reader  *reader,
             GError **error)
{
  if (*reader->at == '\0' || is_blank (*reader->at))
    return TRUE;

  return fail (reader, reader->at, error, _("a blank is missing before ‘%.*s’"),
               (int) (g_utf8_next_char (reader->at) - reader->at), reader->at);
}

static char *
read_quoted (Reader  *reader,
             GError **error)
{
  g_autoptr (GString) value = g_string_new (NULL);
  const char *begin = reader->at++;

  for (; *reader->at != '"'; reader->at++)
    {
      char c = *reader->at;

      if (c == '\0')
        {
          fail (reader, begin, error, _("the quotes are not closed"));
          return NULL;
        }
      if (c == '\\')
        {
          c = *++reader->at;
          if (c == 'n')
            c = '\n';
          else if (c == 't')
            c = '\t';
          else if (c != '"' && c != '\\')
            {
              fail (reader, reader->at - 1, error,
                    _("after a backslash only one of \" \\ n t can stand"));
              return NULL;
            }
        }
      g_string_append_c (value, c);
    }
  reader->at++;

  return check_ended (reader, error) ? g_string_free (g_steal_pointer (&value), FALSE) : NULL;
}

static char *
read_bare (Reader     *reader,
           const char *name,
           GError    **error)
{
  const char *begin = reader->at;

  while (*reader->at != '\0' && !is_blank (*reader->at))
    {
      if (*reader->at == '"' || *reader->at == '\\' || g_ascii_iscntrl (*reader->at))
        {
          fail (reader, reader->at, error, _("this value must stand in quotes"));
          return NULL;
        }
      reader->at++;
    }
  if (reader->at == begin)
    {
      fail (reader, begin, error, _("the value of ‘%s’ is missing; an empty one is written \"\""),
            name);
      return NULL;
    }

  return g_strndup (begin, reader->at - begin);
}

/* `anyway`, `group` and `last` belong to each line, whatever its verb. */
static gboolean
take_common (Reader     *reader,
             const char *begin,
             BsId        name,
             const char *value,
             gboolean   *taken,
             GError    **error)
{
  BsCommand *command = reader->command;
  gboolean flag = g_str_equal (name, "anyway") || g_str_equal (name, "last");
  guint64 group;

  *taken = TRUE;
  if (flag && value != NULL)
    return fail (reader, begin, error, _("‘%s’ takes no value"), name);
  if (g_str_equal (name, "anyway"))
    command->anyway = TRUE;
  else if (g_str_equal (name, "last"))
    command->last = TRUE;
  else if (g_str_equal (name, "group"))
    {
      if (value == NULL || !g_ascii_string_to_unsigned (value, 10, 1, G_MAXINT, &group, NULL))
        return fail (reader, begin, error, _("‘group’ takes a number from 1"));
      command->group = group;
    }
  else
    *taken = FALSE;

  return TRUE;
}

static gboolean
read_arg (Reader  *reader,
          GError **error)
{
  const char *begin = reader->at;
  g_autofree char *value = NULL;
  gboolean taken;
  BsId name = read_name (reader);

  if (name == NULL || reader->at - begin > 100)
    return fail (reader, begin, error, _("the name of an argument is expected"));

  if (*reader->at == '=')
    {
      reader->at++;
      value = *reader->at == '"' ? read_quoted (reader, error) : read_bare (reader, name, error);
      if (value == NULL)
        return FALSE;
    }
  else if (!check_ended (reader, error))
    return FALSE;

  if (!take_common (reader, begin, name, value, &taken, error))
    return FALSE;
  if (taken)
    return TRUE;
  if (bs_command_has (reader->command, name))
    return fail (reader, begin, error, _("‘%s’ is told twice"), name);
  bs_command_set (reader->command, name, value);

  return TRUE;
}

/* The header's second word is the number of the format. */
static gboolean
read_format (Reader  *reader,
             GError **error)
{
  const char *begin = reader->at;
  g_autofree char *number = NULL;

  while (g_ascii_isdigit (*reader->at))
    reader->at++;
  if (reader->at == begin || reader->at - begin > 9)
    return fail (reader, begin, error,
                 _("the number of the format is expected, as in ‘boardside 1’"));
  number = g_strndup (begin, reader->at - begin);
  bs_command_set (reader->command, "format", number);

  return check_ended (reader, error);
}

static gboolean
read_all (Reader  *reader,
          GError **error)
{
  const char *begin;
  BsId verb;

  skip_blanks (reader);
  begin = reader->at;
  verb = read_name (reader);
  if (verb == NULL || !g_ascii_islower (*verb) || reader->at - begin > 100)
    return fail (reader, begin, error, _("a verb is expected"));
  if (*reader->at == '=')
    return fail (reader, begin, error, _("a verb is expected before the arguments"));
  if (!check_ended (reader, error))
    return FALSE;
  reader->command->verb = verb;

  skip_blanks (reader);
  if (g_str_equal (verb, "boardside"))
    {
      if (!read_format (reader, error))
        return FALSE;
      skip_blanks (reader);
    }
  while (*reader->at != '\0')
    {
      if (!read_arg (reader, error))
        return FALSE;
      skip_blanks (reader);
    }

  return TRUE;
}

/**
 * bs_command_parse:
 * @line: one line without its newline
 *
 * Reads one line of the battle language (docs/battle-language.md). It knows no
 * verbs: whether this one exists is for judge to say. The format number of the
 * header line is given as the argument `format`.
 *
 * Returns: (transfer full): the command; NULL with %BS_ERROR_SYNTAX, which names
 *   the column
 */
BsCommand *
bs_command_parse (const char *line,
                  GError    **error)
{
  g_autoptr (BsCommand) command = NULL;
  Reader reader = { line, line, NULL };
  const char *end;

  g_return_val_if_fail (line != NULL, NULL);

  if (strlen (line) > BS_LINE_MAX)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX,
                   _("the line is longer than %d bytes"), BS_LINE_MAX);
      return NULL;
    }
  if (!g_utf8_validate (line, -1, &end))
    {
      fail (&reader, end, error, _("this is not UTF-8"));
      return NULL;
    }
  if ((end = strchr (line, '\n')) != NULL)
    {
      fail (&reader, end, error, _("a line break inside a value is written \\n"));
      return NULL;
    }

  command = bs_command_new (NULL);
  reader.command = command;

  return read_all (&reader, error) ? g_steal_pointer (&command) : NULL;
}

/**
 * bs_command_is_blank:
 * @line: one line
 *
 * Returns: whether there is nothing on it but blanks and a comment
 */
gboolean
bs_command_is_blank (const char *line)
{
  Reader reader = { line, line, NULL };

  skip_blanks (&reader);

  return *reader.at == '\0' || *reader.at == '\n';
}

/**
 * bs_header_parse:
 * @line: the first line of a record or a script
 * @format: (out) (optional): number of its format
 * @header: (out) (optional) (transfer full): the command
 *
 * Returns: whether it is a header; a number that we do not know is no error
 *   here, so that a newer record can be named as what it is
 */
gboolean
bs_header_parse (const char *line,
                 int        *format,
                 BsCommand **header,
                 GError    **error)
{
  g_autoptr (BsCommand) command = bs_command_parse (line, error);

  if (command == NULL)
    return FALSE;
  if (!g_str_equal (command->verb, "boardside"))
    {
      g_set_error (error, BS_ERROR, BS_ERROR_SYNTAX,
                   _("a battle begins with the line ‘boardside 1 game=…’"));
      return FALSE;
    }

  if (format != NULL)
    bs_command_get_int (command, "format", format);
  if (header != NULL)
    *header = g_steal_pointer (&command);

  return TRUE;
}
