/* bs-session-perform.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One gesture is judged, applied, written and shown, or none of it is. */

#include "bs-session.h"

#include "bs-session-private.h"
#include "bs-session-seal.h"

#include <glib/gi18n.h>

static BsVerdict *
error_verdict (const char *sentence)
{
  BsVerdict *verdict = bs_verdict_new ();

  bs_verdict_error (verdict, "%s", sentence);

  return verdict;
}

/* One gesture on its way: what it makes is shown only when all of it is written. */
typedef struct
{
  GPtrArray *commands;   /* BsCommand, completed */
  GPtrArray *states;     /* BsState after each */
  GPtrArray *events;     /* BsEvent */
} Doing;

static void
doing_clear (Doing *self)
{
  g_clear_pointer (&self->commands, g_ptr_array_unref);
  g_clear_pointer (&self->states, g_ptr_array_unref);
  g_clear_pointer (&self->events, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Doing, doing_clear)

static void
doing_init (Doing *self)
{
  self->commands = bs_commands_new ();
  self->states = bs_states_new ();
  self->events = bs_events_new ();
}

/* Verbs that a record has and no battle: they are not for the engine. */
static const char *
refuse_verb (const BsCommand *command)
{
  if (g_str_equal (command->verb, "boardside"))
    return _("the battle has its first line already");
  if (g_str_equal (command->verb, "enclose"))
    return _("‘enclose’ is written by ‘boardside-cli pack’ alone");
  if (g_str_equal (command->verb, "undo") || g_str_equal (command->verb, "redo"))
    return _("‘undo’ and ‘redo’ cannot be part of a group");

  return NULL;
}

/* Judges and applies one command on top of those before. */
static BsVerdict *
do_one (BsSession       *self,
        Doing           *doing,
        const BsCommand *command,
        BsId             viewer)
{
  const BsState *before = doing->states->len > 0
                            ? g_ptr_array_index (doing->states, doing->states->len - 1)
                            : bs_session_get_state (self);
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (GError) error = NULL;
  const char *refused = refuse_verb (command);
  BsVerdict *verdict;
  BsState *after;

  if (refused != NULL)
    return error_verdict (refused);

  copy->group = 0;
  copy->last = FALSE;
  bs_session_strip (copy);
  verdict = bs_judge_told (before, copy, viewer);
  if (verdict->level == BS_VERDICT_AGAINST && copy->anyway)
    verdict->level = BS_VERDICT_HINT;
  else
    copy->anyway = FALSE; /* the log names what was against a rule, not what only might have been */
  if (verdict->level >= BS_VERDICT_AGAINST)
    return verdict;

  after = bs_apply (before, copy, self->chance, doing->events, &error);
  if (after == NULL)
    {
      bs_verdict_free (verdict);
      return error_verdict (error->message);
    }
  bs_session_seal (copy, before, after);
  g_ptr_array_add (doing->states, after);
  g_ptr_array_add (doing->commands, g_steal_pointer (&copy));

  return verdict;
}

/* Lines of one gesture carry the number of its first line. */
static void
number_group (GPtrArray *commands,
              guint      first)
{
  if (commands->len < 2)
    return;
  for (guint i = 0; i < commands->len; i++)
    {
      BsCommand *command = g_ptr_array_index (commands, i);

      command->group = first;
      command->last = i + 1 == commands->len;
    }
}

static gboolean
store (BsSession       *self,
       const GPtrArray *commands,
       GError         **error)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < commands->len; i++)
    g_ptr_array_add (texts, bs_command_print (g_ptr_array_index (commands, i)));
  if (self->record != NULL && !bs_record_append (self->record, texts, error))
    return FALSE;
  while (texts->len > 0)
    g_ptr_array_add (self->texts, g_ptr_array_steal_index (texts, 0));

  return TRUE;
}

/* What could not be written is remembered as it was told, for another try. A line
 * that is too long will not get shorter: that is no trouble with the file. */
static BsVerdict *
store_failed (BsSession       *self,
              const GPtrArray *commands,
              const GError    *error)
{
  if (!g_error_matches (error, BS_ERROR, BS_ERROR_MEANINGLESS))
    {
      GPtrArray *failed = bs_commands_new ();

      for (guint i = 0; i < commands->len; i++)
        g_ptr_array_add (failed, bs_command_copy (g_ptr_array_index (commands, i)));
      g_clear_pointer (&self->failed, g_ptr_array_unref);
      self->failed = failed;
      bs_session_set_trouble (self, error->message);
    }

  return error_verdict (error->message);
}

static void
stored (BsSession *self)
{
  g_clear_pointer (&self->failed, g_ptr_array_unref);
  /* Without a file nothing was written; what the disk refused before is not mended by what it takes
   * now. */
  if (self->record != NULL)
    bs_session_set_trouble (self, bs_record_why_unsure (self->record));
}

/**
 * bs_session_judge:
 * @command: a command
 * @viewer: (nullable): who asks
 *
 * Returns: (transfer full): whether it may be done now
 */
BsVerdict *
bs_session_judge (BsSession       *self,
                  const BsCommand *command,
                  BsId             viewer)
{
  return bs_judge (bs_session_get_state (self), command, viewer);
}

/**
 * bs_session_perform_group:
 * @commands: (element-type BsCommand): what one gesture does, in order
 * @viewer: (nullable): who does it
 * @refused: (out) (optional): index of the command that was refused
 *
 * Performs all of them as one step, or none. When it returns, the step is in the
 * file.
 *
 * Returns: (transfer full): the verdict of the one that was refused, or the
 *   gravest of those that were not
 */
BsVerdict *
bs_session_perform_group (BsSession       *self,
                          const GPtrArray *commands,
                          BsId             viewer,
                          guint           *refused)
{
  g_auto (Doing) doing = { NULL, NULL, NULL };
  g_autoptr (BsVerdict) verdict = NULL;
  g_autoptr (GPtrArray) events = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (BS_IS_SESSION (self) && commands->len > 0, NULL);

  if (refused != NULL)
    *refused = 0;
  if (bs_session_get_read_only (self))
    return error_verdict (bs_session_why_read_only (self));

  doing_init (&doing);
  for (guint i = 0; i < commands->len; i++)
    {
      BsVerdict *next = do_one (self, &doing, g_ptr_array_index (commands, i), viewer);

      if (next->level >= BS_VERDICT_AGAINST)
        {
          if (refused != NULL)
            *refused = i;
          return next;
        }
      if (verdict == NULL || next->level > verdict->level)
        {
          g_clear_pointer (&verdict, bs_verdict_free);
          verdict = next;
        }
      else
        bs_verdict_free (next);
    }

  number_group (doing.commands, self->texts->len + 1);
  if (!store (self, doing.commands, &error))
    return store_failed (self, commands, error);

  events = g_ptr_array_ref (doing.events);
  bs_history_push (self->history, g_steal_pointer (&doing.commands), doing.states,
                   g_steal_pointer (&doing.events));
  stored (self);
  bs_session_tell_changed (self, events);

  return g_steal_pointer (&verdict);
}

/* Undo and redo are lines of the record, too. */
static BsVerdict *
travel (BsSession  *self,
        const char *verb,
        guint       count)
{
  gboolean back = g_str_equal (verb, "undo");
  guint n = back ? bs_history_n_undo (self->history) : bs_history_n_redo (self->history);
  g_autoptr (GPtrArray) commands = bs_commands_new ();
  g_autoptr (GPtrArray) events = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  BsCommand *command = bs_command_new (verb);

  g_ptr_array_add (commands, command);
  if (bs_session_get_read_only (self))
    return error_verdict (bs_session_why_read_only (self));
  if (n == 0)
    return error_verdict (back ? _("there is nothing to undo") : _("there is nothing to redo"));

  count = MIN (count, n);
  bs_command_set_int (command, "count", count);
  if (!store (self, commands, &error))
    return store_failed (self, commands, error);
  if (back)
    bs_history_undo (self->history, count);
  else
    bs_history_redo (self->history, count);
  stored (self);
  bs_session_tell_changed (self, events);

  return bs_verdict_new ();
}

static BsVerdict *
perform_travel (BsSession       *self,
                const BsCommand *command)
{
  int count = 1;

  if (bs_command_has (command, "count") &&
      (!bs_command_get_int (command, "count", &count) || count < 1))
    return error_verdict (_("‘count’ takes a number from 1"));

  return travel (self, command->verb, count);
}

/**
 * bs_session_perform:
 * @command: what to do
 * @viewer: (nullable): who does it; a refusal tells nothing that he may not know
 *
 * Performs one command: it is judged, applied, written, and then shown.
 *
 * Returns: (transfer full): fine or a hint if it was done, else why not
 */
BsVerdict *
bs_session_perform (BsSession       *self,
                    const BsCommand *command,
                    BsId             viewer)
{
  g_autoptr (GPtrArray) commands = NULL;

  g_return_val_if_fail (BS_IS_SESSION (self) && command != NULL, NULL);

  if (g_str_equal (command->verb, "undo") || g_str_equal (command->verb, "redo"))
    return perform_travel (self, command);

  commands = g_ptr_array_new ();
  g_ptr_array_add (commands, (gpointer) command);

  return bs_session_perform_group (self, commands, viewer, NULL);
}

/**
 * bs_session_perform_line:
 * @line: one line of the battle language
 * @viewer: (nullable): who does it
 *
 * Returns: (transfer full): as bs_session_perform() does; an error for what is no line
 */
BsVerdict *
bs_session_perform_line (BsSession  *self,
                         const char *line,
                         BsId        viewer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) command = bs_command_parse (line, &error);

  if (command == NULL)
    return error_verdict (error->message);

  return bs_session_perform (self, command, viewer);
}

/**
 * bs_session_undo:
 * @count: how many steps
 *
 * Returns: (transfer full): fine, also if there were fewer steps; an error if there is none
 */
BsVerdict *
bs_session_undo (BsSession *self,
                 guint      count)
{
  return travel (self, "undo", count);
}

/**
 * bs_session_redo:
 * @count: how many steps
 *
 * Returns: (transfer full): as bs_session_undo() does
 */
BsVerdict *
bs_session_redo (BsSession *self,
                 guint      count)
{
  return travel (self, "redo", count);
}

/**
 * bs_session_sync:
 *
 * Waits until the disk has all of it.
 *
 * Returns: whether it has
 */
gboolean
bs_session_sync (BsSession *self,
                 GError   **error)
{
  return self->record == NULL || bs_record_sync (self->record, error);
}

/**
 * bs_session_retry:
 *
 * Performs again what could not be written, now that there may be room.
 *
 * Returns: (transfer full): its verdict; fine if there is nothing to do
 */
BsVerdict *
bs_session_retry (BsSession *self)
{
  g_autoptr (GPtrArray) failed = g_steal_pointer (&self->failed);
  const BsCommand *first;

  if (failed == NULL)
    {
      g_autoptr (GError) error = NULL;

      if (!bs_session_sync (self, &error))
        return error_verdict (error->message);
      bs_session_set_trouble (self, NULL);
      return bs_verdict_new ();
    }
  first = g_ptr_array_index (failed, 0);
  if (failed->len == 1)
    return bs_session_perform (self, first, NULL);

  return bs_session_perform_group (self, failed, NULL, NULL);
}
