/* bs-window-demo.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-window-private.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/play/bs-turn.h"

#include <glib/gi18n.h>

/* The demo battles: each is played into a battle of one's own, which can be played on. One that is
 * still untouched is shown again. */

static const char *
title_of (const char *name)
{
  return g_str_equal (name, "boarding") ? _("Boarding Demo") : _("Demo Battle");
}

/* The moment at which a newcomer sees what boarding is: a jackpot whose first fight is due. */
static gboolean
is_telling (const BsState *state)
{
  const BsShip *ship = bs_turn_does (state, "fight") && state->active != NULL
                         ? bs_state_ship (state, state->active)
                         : NULL;

  return ship != NULL && ship->jackpot && !ship->deeds.fought;
}

/* The same dice and cards each time. What comes after the telling moment is taken back: redo steps
 * on through it. */
static void
play_lines (BsSession *session,
            char     **lines)
{
  const BsHistory *history = bs_session_get_history (session);
  g_autofree char *undo = NULL;
  guint telling = 0;

  bs_session_set_seed (session, 1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      if (bs_command_is_blank (lines[i]))
        continue;
      bs_verdict_free (bs_session_perform_line (session, lines[i], NULL));
      if (telling == 0 && is_telling (bs_session_get_state (session)))
        telling = bs_history_n_undo (history);
    }
  if (telling == 0 || telling == bs_history_n_undo (history))
    return;

  undo = g_strdup_printf ("undo count=%u", bs_history_n_undo (history) - telling);
  bs_verdict_free (bs_session_perform_line (session, undo, NULL));
}

/* A battle in the middle of a boarding opens where that is fought. */
static void
show_moment (BsWindow *self)
{
  const BsState *state = bs_table_get_state (self->table);

  if (state == NULL || !is_telling (state) || !bs_window_show_page (self, "boarding"))
    return;
  bs_window_say (self, _("Roll and play on as you like; or Redo tells how it went."), FALSE);
}

/* Whether a battle was shown that nobody has played on yet. */
static gboolean
show_untouched (BsWindow   *self,
                BsSession  *fresh,
                const char *title)
{
  g_autoptr (GPtrArray) battles = bs_library_battles (self->library);
  BsSession *shown = bs_table_get_session (self->table);
  const char *shown_path = shown != NULL ? bs_session_get_path (shown) : NULL;

  for (guint i = 0; i < battles->len; i++)
    {
      const BsBattleInfo *info = battles->pdata[i];
      g_autoptr (BsSession) session = NULL;

      if (!g_str_has_prefix (info->title, title) || !bs_session_is_record (fresh, info->path))
        continue;
      if (g_strcmp0 (info->path, shown_path) == 0)
        {
          bs_window_show_page (self, "battle");
          show_moment (self);
          return TRUE;
        }

      session = bs_session_open (self->library, info->path, BS_OPEN_PLAY, NULL);
      if (session == NULL || bs_session_get_read_only (session))
        continue;
      bs_window_set_session (self, session);
      show_moment (self);
      return TRUE;
    }

  return FALSE;
}

static void
show_demo (BsWindow   *self,
           const char *demo,
           const char *title,
           GError    **error)
{
  g_autofree char *contents = NULL;
  g_autofree char *path = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (BsCommand) header = NULL;
  g_autoptr (BsSession) fresh = NULL;
  g_autoptr (BsSession) session = NULL;
  int format;

  if (!g_file_get_contents (demo, &contents, NULL, error))
    return;
  lines = g_strsplit (contents, "\n", -1);
  if (!bs_header_parse (lines[0], &format, &header, error))
    return;
  fresh = bs_session_new (self->library, header, error);
  if (fresh == NULL)
    return;
  play_lines (fresh, lines);
  if (show_untouched (self, fresh, title))
    return;

  path = bs_library_new_path (self->library, title);
  session = bs_session_create_anyway (self->library, path, header, error);
  if (session == NULL)
    return;
  play_lines (session, lines);
  bs_session_set_seed (session, g_random_int ());
  bs_window_set_session (self, session);
  show_moment (self);
}

/**
 * bs_window_open_demo:
 * @self: the window
 * @name: which one: demo, boarding
 *
 * Opens a demo battle: a battle of one's own that begins with the lines of the demo, to be played
 * on.
 */
void
bs_window_open_demo (BsWindow   *self,
                     const char *name)
{
  g_autofree char *file = g_strconcat (name, ".boardside", NULL);
  g_autofree char *demo = bs_library_find_demo (self->library, file);
  g_autoptr (GError) error = NULL;

  if (demo == NULL)
    {
      bs_window_say (self, _("There is no demo battle here: reinstall Boardside."), FALSE);
      return;
    }

  show_demo (self, demo, title_of (name), &error);
  if (error != NULL)
    bs_window_say_error (self, error);
}
