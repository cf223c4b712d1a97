/* bs-session-recover.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What can be saved of a damaged record becomes a battle again. */

#include "bs-session.h"

#include "bs-pack.h"
#include "bs-session-private.h"
#include "bs-session-read.h"
#include "bs-session-rules.h"

#include <glib/gi18n.h>

static BsCommand *
command_itself (gpointer item)
{
  return item;
}

/* Enclosed rules of which a part is missing are none. */
static void
drop_broken_rules (GPtrArray  *lines,
                   GPtrArray  *notices,
                   BsRecovery *result)
{
  g_autoptr (GPtrArray) commands = g_ptr_array_new ();
  g_autoptr (BsRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  guint dropped = 0;

  if (lines->len == 0)
    return;
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (commands, ((BsRecordLine *) lines->pdata[i])->command);
  rules = bs_pack_read (commands, bs_command_get (commands->pdata[0], "rules"), &error);
  if (rules != NULL)
    return;

  for (guint i = lines->len; i > 0; i--)
    if (g_str_equal (((BsRecordLine *) lines->pdata[i - 1])->command->verb, "enclose"))
      {
        g_ptr_array_remove_index (lines, i - 1);
        dropped++;
      }
  if (dropped == 0)
    return;
  result->lost += dropped;
  g_ptr_array_add (
    notices,
    g_strdup (_("the rules that it brought along cannot be read any more: they are left out")));
  if (error != NULL)
    g_ptr_array_add (
      notices,
      g_strdup_printf (_("the rules that it brings along cannot be read: %s"), error->message));
}

/* A first line that had to be made up does not tell which rules these are. */
static void
tell_rules (BsRecordLine  *line,
            const BsRules *rules)
{
  if (bs_command_has (line->command, "rules"))
    return;

  bs_command_set (line->command, "rules", rules->hash);
  g_free (line->text);
  line->text = bs_command_print (line->command);
}

/* What is left of groups after the lines that do not play are gone. */
static void
regroup_texts (BsSession *self)
{
  g_autoptr (GPtrArray) commands = bs_commands_new ();

  for (guint i = 0; i < self->texts->len; i++)
    {
      BsCommand *command = bs_command_parse (g_ptr_array_index (self->texts, i), NULL);

      g_assert (command != NULL);
      g_ptr_array_add (commands, command);
    }
  bs_record_regroup (commands, command_itself);
  g_ptr_array_set_size (self->texts, 0);
  for (guint i = 0; i < commands->len; i++)
    g_ptr_array_add (self->texts, bs_command_print (g_ptr_array_index (commands, i)));
}

/**
 * bs_session_recover:
 * @library: where rules are found
 * @path: a record, damaged or not; it is only read
 * @game: (nullable): the game, if the record does not tell it any more
 * @result: (out caller-allocates): what came of it
 *
 * Plays every line of a damaged record that can still be read and played. A byte that changed is
 * put right where the checksums tell what it was. bs_session_get_notices() tells line by line what
 * is missing; the battle is to be saved as a copy.
 *
 * Returns: (transfer full): the battle, in memory; NULL if nothing of it is left
 */
BsSession *
bs_session_recover (BsLibrary   *library,
                    const char  *path,
                    const char  *game,
                    BsRecovery  *result,
                    GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *bytes = NULL;
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BsRecordText) text = NULL;
  g_autoptr (BsRules) rules = NULL;
  BsCommand *header = NULL;
  BsSession *self;
  gsize length;

  *result = (BsRecovery) { 0 };
  bytes = bs_record_read_bytes (path, &length, error);
  if (bytes == NULL)
    return NULL;
  text = bs_record_text_salvage (bytes, length, game, notices, result, error);
  if (text != NULL)
    {
      drop_broken_rules (text->lines, notices, result);
      header = ((BsRecordLine *) g_ptr_array_index (text->lines, 0))->command;
      rules = bs_session_find_rules (library, header, text->lines, notices, error);
    }
  if (rules == NULL)
    {
      g_prefix_error (error, _("cannot recover ‘%s’: "), name);
      return NULL;
    }

  tell_rules (g_ptr_array_index (text->lines, 0), rules);
  self = bs_session_make (library, rules, header);
  while (notices->len > 0)
    g_ptr_array_add (self->notices, g_ptr_array_steal_index (notices, 0));
  self->recovery = result;
  bs_session_read_lines (self, text->lines);
  self->recovery = NULL;
  regroup_texts (self);
  result->kept = self->texts->len;

  return self;
}

/**
 * bs_recovery_sentence:
 * @self: what came of it
 *
 * Returns: (transfer full): it in words
 */
char *
bs_recovery_sentence (const BsRecovery *self)
{
  g_autofree char *kept = NULL;

  if (self->kept <= 1)
    return g_strdup (_("nothing is left of the battle but its first line"));
  if (self->lost == 0 && self->changed == 0)
    return g_strdup_printf (ngettext ("nothing is lost: %u line", "nothing is lost: all %u lines",
                                      self->kept),
                            self->kept);

  kept =
    g_strdup_printf (ngettext ("%u line is kept", "%u lines are kept", self->kept), self->kept);
  if (self->lost == 0)
    return g_strdup_printf (ngettext ("%s, %u of them is not as it was written",
                                      "%s, %u of them are not as they were written", self->changed),
                            kept, self->changed);

  return g_strdup_printf (ngettext ("%s, %u line is lost", "%s, %u lines are lost", self->lost),
                          kept, self->lost);
}
