/* fuzz_play.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/* More lines than this find nothing new, but take long. */
#define LINES_MAX 300

static BsLibrary *library;

static void
free_event (gpointer data)
{
  bs_event_free (data);
}

/* What is shown of it: all of it must be able to be. */
static void
look_at (BsSession *session)
{
  const BsState *state = bs_session_get_state (session);
  g_autofree char *seen = bs_json_state (state, NULL);
  g_autofree char *all = bs_json_digest (state);

  g_assert_true (g_utf8_validate (seen, -1, NULL));
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = g_ptr_array_index (state->ships, i);
      g_autoptr (GPtrArray) offers = bs_offers (state, ship->id, NULL);

      g_assert_nonnull (offers);
    }
}

/* A record that somebody made up is applied whatever a rule says, without
 * chance: it may mean nothing, but it must not break anything. */
static void
apply_anyway (const BsState   *state,
              const BsCommand *command)
{
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (BsVerdict) verdict = bs_judge (state, copy, NULL);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func (free_event);
  g_autoptr (GError) error = NULL;
  BsState *after;

  if (verdict->level == BS_VERDICT_ERROR)
    return;
  after = bs_apply (state, copy, NULL, events, &error);
  if (after != NULL)
    {
      g_autofree char *json = bs_json_state (after, BS_VIEW_ALL);

      bs_state_unref (after);
    }
}

static BsSession *
play_line (BsSession  *session,
           const char *line)
{
  g_autoptr (BsCommand) command = bs_command_parse (line, NULL);

  if (command == NULL)
    return session;
  if (g_str_equal (command->verb, "boardside"))
    {
      g_clear_object (&session);
      bs_command_unset (command, "rules");
      session = bs_session_new (library, command, NULL);
      if (session != NULL)
        bs_session_set_seed (session, 1);
      return session;
    }
  if (session != NULL)
    {
      apply_anyway (bs_session_get_state (session), command);
      bs_verdict_free (bs_session_perform (session, command, NULL));
    }

  return session;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  BsSession *session = NULL;

  if (library == NULL)
    library = bs_library_new ();

  for (guint i = 0; lines[i] != NULL && i < LINES_MAX; i++)
    session = play_line (session, lines[i]);
  if (session != NULL)
    look_at (session);
  g_clear_object (&session);

  return 0;
}
