/* bs-command.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-command.h"

#include <string.h>

/* The header is a command like any other, but for its second word: the number
 * of the format stands there without a name. In memory it is `format=1`. */
#define HEADER_VERB "boardside"
#define HEADER_FORMAT "format"

static void
clear_arg (gpointer data)
{
  BsArg *arg = data;

  g_free (arg->value);
}

static BsArg *
find_arg (const BsCommand *self,
          const char      *name)
{
  for (guint i = 0; i < self->args->len; i++)
    {
      BsArg *arg = &g_array_index (self->args, BsArg, i);

      if (g_str_equal (arg->name, name))
        return arg;
    }

  return NULL;
}

/* Whether the value must stand in quotes to be read as it is. */
static gboolean
needs_quotes (const char *value)
{
  if (*value == '\0' || *value == '#')
    return TRUE;

  for (const char *p = value; *p != '\0'; p++)
    if (*p == ' ' || *p == '"' || *p == '\\' || g_ascii_iscntrl (*p))
      return TRUE;

  return FALSE;
}

static void
print_value (GString    *out,
             const char *value)
{
  if (!needs_quotes (value))
    {
      g_string_append (out, value);
      return;
    }

  g_string_append_c (out, '"');
  for (const char *p = value; *p != '\0'; p++)
    {
      if (*p == '\n')
        g_string_append (out, "\\n");
      else if (*p == '\t')
        g_string_append (out, "\\t");
      else if (*p == '"' || *p == '\\')
        {
          g_string_append_c (out, '\\');
          g_string_append_c (out, *p);
        }
      else
        g_string_append_c (out, *p);
    }
  g_string_append_c (out, '"');
}

/**
 * bs_command_new:
 * @verb: its verb
 *
 * Returns: (transfer full): a command without arguments
 */
BsCommand *
bs_command_new (const char *verb)
{
  BsCommand *self = g_new0 (BsCommand, 1);

  self->verb = bs_id (verb);
  self->args = g_array_new (FALSE, FALSE, sizeof (BsArg));
  g_array_set_clear_func (self->args, clear_arg);

  return self;
}

/**
 * bs_command_copy:
 *
 * Returns: (transfer full): the same command, to be changed
 */
BsCommand *
bs_command_copy (const BsCommand *self)
{
  BsCommand *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = bs_command_new (self->verb);
  copy->anyway = self->anyway;
  copy->group = self->group;
  copy->last = self->last;
  for (guint i = 0; i < self->args->len; i++)
    {
      BsArg arg = g_array_index (self->args, BsArg, i);

      arg.value = g_strdup (arg.value);
      g_array_append_val (copy->args, arg);
    }

  return copy;
}

/**
 * bs_command_free:
 * @self: (nullable) (transfer full): a command
 */
void
bs_command_free (BsCommand *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->args);
  g_free (self);
}

static void
free_command (gpointer data)
{
  bs_command_free (data);
}

/**
 * bs_commands_new:
 *
 * Returns: (transfer full) (element-type BsCommand): an empty list that owns what is in it
 */
GPtrArray *
bs_commands_new (void)
{
  return g_ptr_array_new_with_free_func (free_command);
}

/**
 * bs_command_print:
 *
 * Prints the one line that bs_command_parse() reads as the same command:
 * arguments in their order, quotes only where they are needed, then `anyway`,
 * `group` and `last`.
 *
 * Returns: (transfer full): the line, without a newline; it may be longer than
 *   a record takes (%BS_LINE_MAX)
 */
char *
bs_command_print (const BsCommand *self)
{
  GString *out;

  g_return_val_if_fail (self != NULL && self->verb != NULL, NULL);

  out = g_string_new (self->verb);
  for (guint i = 0; i < self->args->len; i++)
    {
      const BsArg *arg = &g_array_index (self->args, BsArg, i);

      g_string_append_c (out, ' ');
      if (i == 0 && g_str_equal (self->verb, HEADER_VERB) &&
          g_str_equal (arg->name, HEADER_FORMAT) && arg->value != NULL)
        {
          g_string_append (out, arg->value);
          continue;
        }
      g_string_append (out, arg->name);
      if (arg->value != NULL)
        {
          g_string_append_c (out, '=');
          print_value (out, arg->value);
        }
    }
  if (self->anyway)
    g_string_append (out, " anyway");
  if (self->group != 0)
    g_string_append_printf (out, " group=%u", self->group);
  if (self->last)
    g_string_append (out, " last");

  return g_string_free (out, FALSE);
}

/**
 * bs_command_get:
 * @name: name of an argument
 *
 * Returns: (transfer none) (nullable): its value; NULL if it is not told, or is
 *   a flag
 */
const char *
bs_command_get (const BsCommand *self,
                const char      *name)
{
  const BsArg *arg;

  g_return_val_if_fail (self != NULL, NULL);

  arg = find_arg (self, name);

  return arg != NULL ? arg->value : NULL;
}

/**
 * bs_command_has:
 *
 * Returns: whether the argument or the flag is there
 */
gboolean
bs_command_has (const BsCommand *self,
                const char      *name)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return find_arg (self, name) != NULL;
}

/**
 * bs_command_get_int:
 * @value: (out) (optional): takes the number
 *
 * Returns: whether the argument is there and a whole number; @value is left
 *   alone if not
 */
gboolean
bs_command_get_int (const BsCommand *self,
                    const char      *name,
                    int             *value)
{
  const char *text = bs_command_get (self, name);
  gint64 number;

  if (text == NULL ||
      !g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &number, NULL))
    return FALSE;

  if (value != NULL)
    *value = number;

  return TRUE;
}

/**
 * bs_command_get_list:
 *
 * Returns: (transfer full) (nullable): the parts between the commas; NULL if it
 *   is not told; no part at all for an empty value
 */
char **
bs_command_get_list (const BsCommand *self,
                     const char      *name)
{
  const char *text = bs_command_get (self, name);

  return text != NULL ? g_strsplit (text, ",", -1) : NULL;
}

/**
 * bs_command_set:
 * @name: name of an argument
 * @value: (nullable): its value; NULL makes it a flag
 *
 * Replaces the argument where it stands, or adds it at the end. What is no
 * UTF-8 in @value is replaced, so that the line can always be read again.
 */
void
bs_command_set (BsCommand  *self,
                const char *name,
                const char *value)
{
  BsArg *arg;
  BsArg added = { NULL, NULL };

  g_return_if_fail (self != NULL && name != NULL);

  arg = find_arg (self, name);
  if (arg == NULL)
    {
      added.name = bs_id (name);
      added.value = value != NULL ? g_utf8_make_valid (value, -1) : NULL;
      g_array_append_val (self->args, added);
      return;
    }

  added.value = value != NULL ? g_utf8_make_valid (value, -1) : NULL;
  g_free (arg->value);
  arg->value = added.value;
}

/**
 * bs_command_set_int:
 */
void
bs_command_set_int (BsCommand  *self,
                    const char *name,
                    int         value)
{
  char text[16];

  g_snprintf (text, sizeof text, "%d", value);
  bs_command_set (self, name, text);
}

/**
 * bs_command_set_flag:
 */
void
bs_command_set_flag (BsCommand  *self,
                     const char *name)
{
  bs_command_set (self, name, NULL);
}

/**
 * bs_command_unset:
 *
 * Takes the argument or flag out, if it is there.
 */
void
bs_command_unset (BsCommand  *self,
                  const char *name)
{
  BsArg *arg;

  g_return_if_fail (self != NULL);

  arg = find_arg (self, name);
  if (arg != NULL)
    g_array_remove_index (self->args, arg - (BsArg *) (gpointer) self->args->data);
}

/**
 * bs_command_equal:
 *
 * Returns: whether both are the same command with the same arguments in the
 *   same order
 */
gboolean
bs_command_equal (const BsCommand *self,
                  const BsCommand *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  if (self->verb != other->verb || self->anyway != other->anyway ||
      self->group != other->group || self->last != other->last ||
      self->args->len != other->args->len)
    return FALSE;

  for (guint i = 0; i < self->args->len; i++)
    {
      const BsArg *a = &g_array_index (self->args, BsArg, i);
      const BsArg *b = &g_array_index (other->args, BsArg, i);

      if (a->name != b->name || g_strcmp0 (a->value, b->value) != 0)
        return FALSE;
    }

  return TRUE;
}

/**
 * bs_command_complete:
 * @self: a command
 * @name: an argument
 * @value: (nullable): its value if it is not told yet; nothing for NULL and ""
 */
void
bs_command_complete (BsCommand  *self,
                     const char *name,
                     const char *value)
{
  if (value != NULL && *value != '\0' && !bs_command_has (self, name))
    bs_command_set (self, name, value);
}

/**
 * bs_command_complete_int:
 * @self: a command
 * @name: an argument
 * @value: its value if it is not told yet
 */
void
bs_command_complete_int (BsCommand  *self,
                         const char *name,
                         int         value)
{
  if (!bs_command_has (self, name))
    bs_command_set_int (self, name, value);
}
