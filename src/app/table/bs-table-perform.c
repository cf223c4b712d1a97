/* bs-table-perform.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The one way in which a widget does something: judged, asked about, done, told. */

#include "bs-table.h"

#include "app/widgets/bs-rule-link.h"
#include "bs-ask.h"
#include "bs-table-private.h"

#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* The order of the schema's enum. */
enum
{
  MANNER_ASK,
  MANNER_HINT,
  MANNER_NEVER,
};

/* What a popover does when it is answered with "anyway". */
typedef struct
{
  BsTable *table;
  GPtrArray *commands;
  GtkWidget *from;
  BsId asker;
} Pending;

static void
pending_free (gpointer data)
{
  Pending *pending = data;

  g_object_unref (pending->table);
  g_ptr_array_unref (pending->commands);
  g_object_unref (pending->from);
  g_free (pending);
}

static void carry_out (BsTable   *self,
                       GtkWidget *from,
                       GPtrArray *commands,
                       BsId       asker);

static BsId
rule_of (const BsVerdict *verdict)
{
  const BsReason *first = verdict->reasons->len > 0 ? verdict->reasons->pdata[0] : NULL;

  return first != NULL && first->rule != NULL ? first->rule->id : NULL;
}

/* Why something meaningless is not done: a whole sentence, whatever programs are told. */
static void
say_refused (BsTable         *self,
             const char      *text,
             const BsVerdict *verdict)
{
  g_autofree char *sentence = bs_words_sentence (text);

  bs_table_say (self, sentence, rule_of (verdict), FALSE);
}

static void
anyway_cb (gpointer data)
{
  Pending *pending = data;

  for (guint i = 0; i < pending->commands->len; i++)
    ((BsCommand *) pending->commands->pdata[i])->anyway = TRUE;
  carry_out (pending->table, pending->from, pending->commands, pending->asker);
}

/* Asks beside what was tapped whether it is done anyway. Takes @commands. */
static void
ask_anyway (BsTable         *self,
            GtkWidget       *from,
            GPtrArray       *commands,
            BsId             asker,
            const BsVerdict *verdict)
{
  Pending *pending = g_new (Pending, 1);
  g_autofree char *text = bs_verdict_text (verdict, self->state->ruleset);

  *pending = (Pending) { g_object_ref (self), commands, g_object_ref (from), asker };
  bs_ask_anyway (from, text, bs_rule_links_new (verdict), _("_Do It Anyway"), anyway_cb, pending,
                 pending_free);
}

/* @asker is who told it: to note the line draws the curtain. */
static void
carry_out (BsTable   *self,
           GtkWidget *from,
           GPtrArray *commands,
           BsId       asker)
{
  g_autoptr (BsVerdict) verdict = NULL;
  g_autofree char *text = NULL;
  guint refused = 0;

  for (guint i = 0; i < commands->len; i++)
    {
      g_autofree char *line = bs_command_print (commands->pdata[i]);

      bs_table_note_line (self, line);
    }

  if (self->session == NULL)
    return;

  if (commands->len == 1)
    verdict = bs_session_perform (self->session, commands->pdata[0], asker);
  else
    verdict = bs_session_perform_group (self->session, commands, asker, &refused);

  text = bs_verdict_text (verdict, self->state->ruleset);
  if (verdict->level == BS_VERDICT_ERROR)
    say_refused (self, text, verdict);
  else if (verdict->level == BS_VERDICT_AGAINST && !((BsCommand *) commands->pdata[0])->anyway)
    ask_anyway (self, from, g_ptr_array_ref (commands), asker, verdict);
}

static void
tell_step (BsTable    *self,
           BsVerdict  *verdict,
           const char *label,
           const char *format)
{
  g_autofree char *text = bs_verdict_text (verdict, self->state->ruleset);
  g_auto (GStrv) parts = g_strsplit (format, "%s", 2);
  g_autofree char *done = g_strjoinv (label, parts);

  bs_table_say (self, verdict->level >= BS_VERDICT_AGAINST ? text : done, NULL, FALSE);
}

/**
 * bs_table_undo:
 * @self: the table
 *
 * Takes the last step back.
 */
void
bs_table_undo (BsTable *self)
{
  g_autofree char *label = NULL;
  g_autoptr (BsVerdict) verdict = NULL;

  if (self->session == NULL || !bs_session_can_undo (self->session))
    return;

  label = bs_session_dup_undo_label (self->session);
  verdict = bs_session_undo (self->session, 1);
  /* Translators: %s is what was undone: "Khazara attacks Enterprise-D". */
  tell_step (self, verdict, label, _("Undone: %s"));
}

/**
 * bs_table_redo:
 * @self: the table
 *
 * Does the last step again that was taken back.
 */
void
bs_table_redo (BsTable *self)
{
  g_autofree char *label = NULL;
  g_autoptr (BsVerdict) verdict = NULL;

  if (self->session == NULL || !bs_session_can_redo (self->session))
    return;

  label = bs_session_dup_redo_label (self->session);
  verdict = bs_session_redo (self->session, 1);
  /* Translators: %s is what was done again: "Khazara attacks Enterprise-D". */
  tell_step (self, verdict, label, _("Done again: %s"));
}

/* What the preferences say about this verdict. */
static int
manner_for (BsTable         *self,
            const BsVerdict *verdict,
            const BsCommand *command)
{
  /* What is set by hand needs no question. */
  if (command->anyway)
    return MANNER_NEVER;

  if (verdict->level == BS_VERDICT_AGAINST)
    return g_settings_get_enum (self->settings, "break-rules");

  if (verdict->level == BS_VERDICT_HINT && g_str_equal (command->verb, "next"))
    return g_settings_get_enum (self->settings, "open-may");

  return MANNER_HINT;
}

/**
 * bs_table_perform_all:
 * @self: the table
 * @from: the widget that was tapped
 * @commands: (transfer full): what one tap does: BsCommand, in order; one step of undo
 *
 * Does it, if the judge of the first line and the preferences agree; else asks beside @from. A
 * widget does whatever it does through this function and its two sisters.
 */
void
bs_table_perform_all (BsTable   *self,
                      GtkWidget *from,
                      GPtrArray *commands)
{
  g_autoptr (BsVerdict) verdict = NULL;
  g_autofree char *text = NULL;
  BsCommand *command = commands->pdata[0];
  BsId asker = bs_table_get_asker (self);
  int manner;

  g_return_if_fail (BS_IS_TABLE (self) && self->state != NULL);

  verdict = bs_judge (self->state, command, asker);
  text = bs_verdict_text (verdict, self->state->ruleset);
  manner = manner_for (self, verdict, command);

  if (verdict->level == BS_VERDICT_ERROR)
    {
      say_refused (self, text, verdict);
      g_ptr_array_unref (commands);
      return;
    }

  if (verdict->level != BS_VERDICT_OK && manner == MANNER_ASK)
    {
      ask_anyway (self, from, commands, asker, verdict);
      return;
    }

  if (verdict->level == BS_VERDICT_AGAINST)
    for (guint i = 0; i < commands->len; i++)
      ((BsCommand *) commands->pdata[i])->anyway = TRUE;

  /* A hint to who looks behind the curtain is not for all. */
  if (verdict->level != BS_VERDICT_OK && manner == MANNER_HINT && self->viewer == NULL)
    {
      self->hint = text;
      self->hint_rule = rule_of (verdict);
    }
  g_object_ref (from);
  carry_out (self, from, commands, asker);
  g_object_unref (from);
  self->hint = NULL;
  self->hint_rule = NULL;
  g_ptr_array_unref (commands);
}

/**
 * bs_table_perform:
 * @self: the table
 * @from: the widget that was tapped
 * @command: (transfer full): what the tap does
 *
 * As bs_table_perform_all(), for one command.
 */
void
bs_table_perform (BsTable   *self,
                  GtkWidget *from,
                  BsCommand *command)
{
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  g_ptr_array_add (commands, command);
  bs_table_perform_all (self, from, commands);
}

/**
 * bs_table_perform_line:
 * @self: the table
 * @from: the widget that was tapped
 * @format: a line of the battle language, with places as printf() has them
 * @...: what stands in the places: ids and numbers, never text that people wrote
 *
 * As bs_table_perform(), for a line that is written out.
 */
void
bs_table_perform_line (BsTable    *self,
                       GtkWidget  *from,
                       const char *format,
                       ...)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = NULL;
  BsCommand *command;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);

  command = bs_command_parse (line, &error);
  if (command != NULL)
    bs_table_perform (self, from, command);
  else
    bs_table_say (self, error->message, NULL, FALSE);
}
