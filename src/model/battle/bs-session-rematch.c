/* bs-session-rematch.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The same fleets again: what was agreed and mustered, without the battle that followed. */

#include "bs-session.h"

#include "bs-session-private.h"

/* Commands that were not taken back, up to the begin. */
static GPtrArray *
set_up_of (BsSession *self)
{
  const GPtrArray *steps = bs_history_steps (bs_session_get_history (self));
  GPtrArray *commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  for (guint i = 0; i < steps->len; i++)
    {
      const BsStep *step = steps->pdata[i];

      if (step->undone || step->before->begun)
        continue;
      for (guint j = 0; j < step->commands->len; j++)
        {
          BsCommand *copy = bs_command_copy (step->commands->pdata[j]);
          const BsVerb *verb = bs_verb_find (copy->verb);

          if (g_str_equal (copy->verb, "begin") || g_str_equal (copy->verb, "note") ||
              g_str_equal (copy->verb, "enclose") || verb == NULL ||
              (verb->when & BS_WHEN_SETUP) == 0)
            {
              gboolean begin = g_str_equal (copy->verb, "begin");

              bs_command_free (copy);
              if (begin)
                break;
              continue;
            }
          copy->group = 0;
          copy->last = FALSE;
          copy->anyway = TRUE;
          g_ptr_array_add (commands, copy);
        }
    }

  return commands;
}

/**
 * bs_session_rematch:
 * @self: a battle
 * @library: where rules are found, and where they are kept
 * @path: where the new record is to be; nothing may be there
 * @error: any of BS_ERROR
 *
 * Lays down a new battle with the options, players and fleets of this one, by the present rules, in
 * one step. It has not begun, so that the fleets can be changed. As with bs_session_create_anyway()
 * it is in memory if its file cannot be made.
 *
 * Returns: (transfer full) (nullable): the new battle
 */
BsSession *
bs_session_rematch (BsSession   *self,
                    BsLibrary   *library,
                    const char  *path,
                    GError     **error)
{
  g_autoptr (GPtrArray) commands = set_up_of (self);
  g_autoptr (BsSession) session = bs_session_create_anyway (library, path, self->header, error);
  g_autoptr (BsVerdict) verdict = NULL;
  guint refused = 0;

  if (session == NULL || commands->len == 0)
    return g_steal_pointer (&session);

  verdict = bs_session_perform_group (session, commands, NULL, &refused);
  if (verdict->level == BS_VERDICT_ERROR)
    {
      g_autofree char *text = bs_verdict_text (verdict, bs_session_get_state (session)->ruleset);

      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS, text);
      return NULL;
    }

  return g_steal_pointer (&session);
}
