/* bs-session-read.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-session-read.h"

#include "model/shown/bs-json.h"
#include "bs-session-private.h"
#include "bs-session-rules.h"
#include "bs-session-seal.h"

#include <glib/gi18n.h>

/* Compares a `next` with the battle that it led to when it was played. */
static void
check_digest (BsSession       *self,
              const BsCommand *command,
              guint            line,
              const BsState   *after)
{
  const char *told = bs_command_get (command, "digest");
  g_autofree char *found = NULL;

  if (told == NULL || self->digest_differs)
    return;
  found = bs_json_digest_like (after, told);
  if (g_strcmp0 (told, found) == 0)
    return;

  self->digest_differs = TRUE;
  if (found == NULL)
    {
      bs_session_note (self->notices,
                       _("line %u: a newer Boardside wrote here what the battle was; it cannot be "
                          "compared from here on"),
                       line);
      return;
    }
  if (self->recovery != NULL && self->recovery->lost + self->recovery->changed > 0)
    bs_session_note (self->notices,
                     _("line %u: from here on the battle is not what it was when it was played, "
                        "since something before it is missing"),
                     line);
  else
    bs_session_note (self->notices,
                     _("line %u: from here on the battle is not what it was when it was played, "
                        "since rules or program have changed"),
                     line);
}

/* Compares a line with whether it ended the battle when it was played: rules that end one may have
 * been mended since. */
static void
check_over (BsSession       *self,
            const BsCommand *command,
            guint            line,
            const BsState   *after)
{
  if (self->digest_differs || !bs_command_has (command, "over") || after->ended)
    return;

  self->digest_differs = TRUE;
  bs_session_note (self->notices,
                   _("line %u: here the battle was over when it was played; as the rules are read "
                      "now, it goes on"),
                   line);
}

/* A line that does not play is left out; of a battle that is being recovered it is not kept
 * either. */
static void
leave_out (BsSession    *self,
           BsRecordLine *line,
           const char   *matter)
{
  if (self->recovery == NULL)
    {
      bs_session_note (self->notices, _("line %u is left out: %s"), line->number, matter);
      return;
    }

  g_ptr_array_add (self->notices,
                   g_strdup_printf (_("line %u is left out: %s"), line->number, matter));
  g_clear_pointer (&line->text, g_free);
  self->recovery->lost++;
}

/* The battle may not be what it was any more: a recovered one tells what it is now. */
static void
reseal (BsRecordLine    *line,
        const BsCommand *applied,
        const BsState   *before,
        const BsState   *after)
{
  g_autoptr (BsCommand) copy = bs_command_copy (applied);

  bs_session_seal (copy, before, after);
  g_free (line->text);
  line->text = bs_command_print (copy);
}

/* One line: what was accepted stays accepted, whatever rules may say to it. What means nothing was
 * never accepted: the rules are others now, or somebody made it up. */
static BsState *
apply_line (BsSession    *self,
            BsState      *before,
            BsRecordLine *line,
            GPtrArray    *events)
{
  g_autoptr (BsCommand) copy = bs_command_copy (line->command);
  g_autoptr (GError) error = NULL;
  BsState *after;

  bs_session_strip (copy);
  after = bs_apply (before, copy, NULL, events, &error);
  if (after == NULL)
    {
      leave_out (self, line, error->message);
      return bs_state_ref (before);
    }
  check_over (self, line->command, line->number, after);
  if (g_str_equal (line->command->verb, "next"))
    check_digest (self, line->command, line->number, after);
  if (self->recovery != NULL)
    reseal (line, copy, before, after);

  return after;
}

/* One step: a line, or a group of lines. */
static void
read_step (BsSession *self,
           GPtrArray *lines,
           guint      first,
           guint      last)
{
  GPtrArray *commands = bs_commands_new ();
  GPtrArray *events = bs_events_new ();
  g_autoptr (GPtrArray) states = bs_states_new ();
  BsState *state = (BsState *) bs_history_state (self->history);

  for (guint i = first; i <= last; i++)
    {
      BsRecordLine *line = g_ptr_array_index (lines, i);

      state = apply_line (self, state, line, events);
      g_ptr_array_add (states, state);
      g_ptr_array_add (commands, g_steal_pointer (&line->command));
    }
  bs_history_push (self->history, commands, states, events);
}

static gboolean
read_history_line (BsSession       *self,
                   const BsCommand *command)
{
  int count = 1;

  bs_command_get_int (command, "count", &count);
  if (g_str_equal (command->verb, "undo"))
    bs_history_undo (self->history, MAX (count, 0));
  else if (g_str_equal (command->verb, "redo"))
    bs_history_redo (self->history, MAX (count, 0));
  else if (g_str_equal (command->verb, "enclose"))
    bs_history_skip (self->history);
  else
    return FALSE;

  return TRUE;
}

/**
 * bs_session_read_lines:
 * @lines: (element-type BsRecordLine): the lines of a record; their texts and
 *   commands are taken
 *
 * Plays the lines behind the header without judging.
 */
void
bs_session_read_lines (BsSession *self,
                       GPtrArray *lines)
{
  guint last;

  for (guint i = 1; i < lines->len; i = last + 1)
    {
      const BsRecordLine *line = g_ptr_array_index (lines, i);
      guint group = line->command->group;

      last = i;
      if (read_history_line (self, line->command))
        continue;
      while (group != 0 && last + 1 < lines->len &&
             !((BsRecordLine *) g_ptr_array_index (lines, last))->command->last)
        last++;
      read_step (self, lines, i, last);
    }

  for (guint i = 0; i < lines->len; i++)
    {
      BsRecordLine *line = g_ptr_array_index (lines, i);

      if (line->text != NULL)
        g_ptr_array_add (self->texts, g_steal_pointer (&line->text));
    }
}

/* What must be said about the file. */
static void
note_file (BsSession          *self,
           const BsRecordText *text,
           BsOpen              how)
{
  if (text->message != NULL)
    bs_session_note (self->notices, "%s", text->message);
  else if (how == BS_OPEN_PLAY && bs_record_is_read_only (self->record))
    bs_session_note (self->notices, "%s", bs_record_why_read_only (self->record));
}

/**
 * bs_session_open:
 * @library: where rules are found
 * @path: a record
 * @how: what is meant to be done with it
 *
 * Opens a battle where it was left. What is odd about the file or the rules
 * is told by bs_session_get_notices().
 *
 * Returns: (transfer full): the battle; NULL if there is nothing to show
 */
BsSession *
bs_session_open (BsLibrary  *library,
                 const char *path,
                 BsOpen      how,
                 GError    **error)
{
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRecord) record = NULL;
  g_autoptr (BsRules) rules = NULL;
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  const BsCommand *header;
  BsSession *self;

  record =
    bs_record_open (path, how == BS_OPEN_PLAY ? BS_RECORD_APPEND : BS_RECORD_READ, &text, error);
  if (record == NULL)
    return NULL;
  header = ((BsRecordLine *) g_ptr_array_index (text->lines, 0))->command;
  rules = bs_session_find_rules (library, header, text->lines, notices, error);
  if (rules == NULL)
    {
      g_autofree char *name = g_filename_display_name (path);

      g_prefix_error (error, _("cannot open ‘%s’: "), name);
      return NULL;
    }

  self = bs_session_make (library, rules, header);
  for (guint i = 0; i < notices->len; i++)
    bs_session_note (self->notices, "%s", (const char *) g_ptr_array_index (notices, i));
  bs_session_take_record (self, g_steal_pointer (&record));
  self->health = text->health;
  note_file (self, text, how);
  bs_session_read_lines (self, text->lines);
  if (how == BS_OPEN_TRY)
    bs_session_take_record (self, NULL);

  return self;
}
