/* bs-window-battle.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-window-private.h"

#include "app/widgets/bs-pieces.h"

#include "model/battle/bs-opening.h"
#include "model/record/bs-record.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* How a battle comes into the window: begun, opened, resumed; and what stays in the banner about
 * it. */

/* The status label begins with the last sentence of the log. */
static void
show_last_sentence (BsWindow  *self,
                    BsSession *session)
{
  const GPtrArray *steps = bs_history_steps (bs_session_get_history (session));

  gtk_label_set_label (GTK_LABEL (self->status), "");
  for (guint i = steps->len; i > 0; i--)
    {
      const BsStep *step = steps->pdata[i - 1];

      for (guint e = step->events->len; e > 0 && !step->undone; e--)
        {
          const BsEvent *event = step->events->pdata[e - 1];
          g_autofree char *text = NULL;

          if (event->viewer != NULL)
            continue;

          text = bs_event_text (event, step->after->ruleset, step->after->catalogue);
          gtk_label_set_label (GTK_LABEL (self->status), text);
          return;
        }
    }
}

/* Remembers it for the next start. */
static void
take_session (BsWindow  *self,
              BsSession *session)
{
  const char *path = bs_session_get_path (session);
  g_autofree char *uri = path != NULL ? g_filename_to_uri (path, NULL, NULL) : NULL;

  bs_table_set_session (self->table, session);
  bs_start_page_say (self->start_page, NULL);
  show_last_sentence (self, session);
  if (uri != NULL)
    g_settings_set_string (self->settings, "last-battle", uri);
}

/**
 * bs_window_set_session:
 * @self: the window
 * @session: a battle
 *
 * Shows the battle, and remembers it for the next start.
 */
void
bs_window_set_session (BsWindow  *self,
                       BsSession *session)
{
  take_session (self, session);
  bs_window_show_page (self, "battle");
}

/**
 * bs_window_say_error:
 * @self: the window
 * @error: what went wrong
 *
 * As bs_window_say(), with the message as a whole sentence.
 */
void
bs_window_say_error (BsWindow     *self,
                     const GError *error)
{
  g_autofree char *sentence = bs_words_sentence (error->message);

  bs_window_say (self, sentence, FALSE);
}

/**
 * bs_window_begin:
 * @self: the window
 *
 * Begins the battle that the form describes.
 */
void
bs_window_begin (BsWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = bs_new_battle_create (self->new_page, &error);

  if (session != NULL)
    bs_window_set_session (self, session);
  else
    bs_window_say_error (self, error);
}

/**
 * bs_window_muster:
 * @self: the window
 *
 * Lets the players of the form build their fleets.
 */
void
bs_window_muster (BsWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = bs_new_battle_muster (self->new_page, &error);

  if (session != NULL)
    bs_window_set_session (self, session);
  else
    bs_window_say_error (self, error);
}

/**
 * bs_window_is_muster:
 * @self: the window
 *
 * Returns: whether the fleets of the battle are still being built; an earlier moment that is looked
 * at is shown as a table
 */
gboolean
bs_window_is_muster (BsWindow *self)
{
  const BsState *state = bs_table_get_state (self->table);

  return state != NULL && !state->begun && state->ruleset->ships &&
         bs_table_get_line (self->table) == 0;
}

/* Whether the battle of the file is the one that is shown here, whatever way leads to the file. */
static gboolean
is_shown_here (BsWindow   *self,
               const char *path)
{
  BsSession *session = bs_table_get_session (self->table);
  const char *open = session != NULL ? bs_session_get_path (session) : NULL;
  GStatBuf shown, asked;

  return open != NULL && g_stat (open, &shown) == 0 && g_stat (path, &asked) == 0 &&
         shown.st_dev == asked.st_dev && shown.st_ino == asked.st_ino;
}

/* A battle that is only looked at is opened anew: it may be free by now. */
static gboolean
is_open_here (BsWindow   *self,
              const char *path)
{
  return is_shown_here (self, path) &&
         !bs_session_get_read_only (bs_table_get_session (self->table));
}

/* Another window or program plays on in it: what is done there would go to a file that nobody
 * finds. */
static gboolean
is_played_elsewhere (BsWindow   *self,
                     const char *path)
{
  if (is_open_here (self, path) || !bs_record_is_taken (path))
    return FALSE;

  bs_window_say (self, _("This battle is open in another window or program. Close it there first."),
                 FALSE);

  return TRUE;
}

/**
 * bs_window_rename_battle:
 * @self: the window
 * @path: the record
 * @name: what the battle is called from now on
 *
 * Gives the file of the battle another name, unless it is played elsewhere. If it is the one that
 * is open it stays open.
 */
void
bs_window_rename_battle (BsWindow   *self,
                         const char *path,
                         const char *name)
{
  g_autofree char *fresh = bs_library_new_path (self->library, name);
  gboolean shown = is_shown_here (self, path);
  g_autoptr (BsSession) session = NULL;

  if (is_played_elsewhere (self, path))
    return;
  if (g_rename (path, fresh) != 0)
    {
      bs_window_say (self, _("The battle could not be named anew: its file cannot be moved."),
                     FALSE);
      return;
    }
  if (!shown)
    return;

  bs_table_set_session (self->table, NULL);
  session = bs_session_open (self->library, fresh, BS_OPEN_PLAY, NULL);
  if (session != NULL)
    take_session (self, session);
}

/**
 * bs_window_delete_battle:
 * @self: the window
 * @path: the record
 *
 * Deletes the file of the battle, unless it is played elsewhere. If it is the one that is open none
 * is open any more.
 */
void
bs_window_delete_battle (BsWindow   *self,
                         const char *path)
{
  gboolean shown = is_shown_here (self, path);

  if (is_played_elsewhere (self, path))
    return;
  if (g_unlink (path) != 0)
    {
      bs_window_say (self, _("The battle could not be deleted: its file cannot be removed."),
                     FALSE);
      return;
    }
  if (!shown)
    return;

  bs_table_set_session (self->table, NULL);
  g_settings_reset (self->settings, "last-battle");
}

static gboolean
shown_cb (gpointer data)
{
  BsWindow *self = data;

  self->opening = 0;
  bs_opening_end ();

  return G_SOURCE_REMOVE;
}

/* A battle is open when it was drawn, too: that comes before what is idle. */
static void
end_opening_when_shown (BsWindow *self)
{
  if (self->opening == 0)
    self->opening = g_idle_add_full (G_PRIORITY_LOW, shown_cb, self, NULL);
}

/**
 * bs_window_open:
 * @self: the window
 * @file: a record
 *
 * Opens the battle and shows its table. If it cannot be opened the window says why and keeps what
 * it shows.
 */
void
bs_window_open (BsWindow *self,
                GFile    *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = NULL;

  if (path == NULL)
    {
      bs_window_say (self, _("Only files on this computer can be opened: copy it here first."),
                     FALSE);
      return;
    }

  if (is_open_here (self, path))
    {
      bs_window_show_page (self, "battle");
      return;
    }

  bs_opening_begin (path);
  session = bs_session_open (self->library, path, BS_OPEN_PLAY, &error);
  if (session != NULL)
    bs_window_set_session (self, session);
  else
    bs_window_say_error (self, error);
  end_opening_when_shown (self);
}

/* The program ended while it opened this battle: it would do so again, at each start. Its file
 * stays among the others. */
static gboolean
ended_while_opening (BsWindow *self,
                     GFile    *file)
{
  g_autofree char *left = bs_opening_left ();
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  if (left == NULL || g_strcmp0 (left, path) != 0)
    return FALSE;

  bs_opening_end ();
  g_settings_reset (self->settings, "last-battle");
  base = g_path_get_basename (path);
  name = g_filename_display_name (base);
  sentence = g_strdup_printf (
    _("Boardside ended while it opened ‘%s’. So it was not opened again; the file is as it was."),
    name);
  bs_start_page_say (self->start_page, sentence);

  return TRUE;
}

/**
 * bs_window_resume:
 * @self: the window
 *
 * Shows what was shown when the program ended.
 */
void
bs_window_resume (BsWindow *self)
{
  g_autofree char *uri = g_settings_get_string (self->settings, "last-battle");
  g_autofree char *page = g_settings_get_string (self->settings, "last-page");
  g_autoptr (GFile) file = *uri != '\0' ? g_file_new_for_uri (uri) : NULL;

  if (bs_table_get_session (self->table) != NULL)
    return;

  if (file != NULL && ended_while_opening (self, file))
    return;

  if (file != NULL && g_file_query_exists (file, NULL))
    {
      bs_window_open (self, file);
      if (bs_table_get_session (self->table) != NULL && *page != '\0')
        bs_window_show_page (self, page);
    }
  else if (g_str_equal (page, "rules"))
    {
      bs_window_show_page (self, page);
    }
}

static char *
join_notices (BsSession *session)
{
  const GPtrArray *notices = bs_session_get_notices (session);
  GString *string = g_string_new (NULL);

  for (guint i = 0; notices != NULL && i < notices->len; i++)
    {
      g_autofree char *sentence = bs_words_sentence (notices->pdata[i]);

      g_string_append_printf (string, "%s%s", i > 0 ? " " : "", sentence);
    }

  return g_string_free (string, string->len == 0);
}

static void
show_banner (BsWindow   *self,
             const char *text,
             const char *button)
{
  if (text != NULL)
    gtk_label_set_label (GTK_LABEL (self->banner_label), text);
  if (button != NULL)
    bs_name_button (self->banner_button, button);
  gtk_widget_set_visible (self->banner_button, button != NULL);
  gtk_revealer_set_reveal_child (self->banner, text != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->banner), text != NULL);
}

/**
 * bs_window_update_banner:
 * @self: the window
 *
 * What stays above the page while it holds: trouble with the file; on the pages of the battle also
 * an earlier moment, or that the battle can only be looked at.
 */
void
bs_window_update_banner (BsWindow *self)
{
  BsSession *session = bs_table_get_session (self->table);
  guint line = bs_table_get_line (self->table);
  g_autofree char *notices = session != NULL ? join_notices (session) : NULL;

  if (session == NULL)
    {
      show_banner (self, NULL, NULL);
    }
  else if (bs_session_get_trouble (session) != NULL)
    {
      g_autofree char *trouble = bs_words_sentence (bs_session_get_trouble (session));

      show_banner (self, trouble, _("Save _Elsewhere…"));
    }
  else if (!bs_window_is_in_battle (self))
    {
      show_banner (self, NULL, NULL);
    }
  else if (line > 0)
    {
      g_autofree char *text = g_strdup_printf (_("The table as it was after line %u."), line);

      show_banner (self, text, _("_Back to Now"));
    }
  else if (bs_session_get_read_only (session))
    {
      g_autofree char *why = bs_session_why_read_only (session) != NULL
                               ? bs_words_sentence (bs_session_why_read_only (session))
                               : NULL;
      /* The notices may tell it already. */
      gboolean told = why != NULL && notices != NULL && strstr (notices, why) != NULL;
      g_autofree char *text =
        told || why == NULL ? g_strdup (notices) : g_strjoin (" ", why, notices, NULL);

      show_banner (self, text, _("Play On in a _Copy"));
    }
  else
    {
      show_banner (self, notices, NULL);
    }
}

static void
play_on_copy (BsWindow  *self,
              BsSession *session)
{
  g_autofree char *path = bs_library_new_path (self->library, bs_session_get_title (session));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (BsSession) recovered = NULL;
  g_autoptr (GError) error = NULL;
  BsRecovery result;

  /* Of a damaged one as much as can be had, also what stands behind the damage. */
  if (bs_session_get_health (session) == BS_RECORD_BAD)
    recovered =
      bs_session_recover (self->library, bs_session_get_path (session), NULL, &result, &error);
  if (error != NULL ||
      !bs_session_save_copy (recovered != NULL ? recovered : session, path, FALSE, &error))
    {
      bs_window_say_error (self, error);
      return;
    }

  bs_window_open (self, file);
  if (recovered != NULL)
    {
      g_autofree char *sentence = bs_recovery_sentence (&result);
      g_autofree char *text = g_strdup_printf (_("The copy: %s."), sentence);

      bs_window_say (self, text, FALSE);
    }
}

/**
 * bs_window_banner_clicked:
 * @self: the window
 *
 * Does what the banner's button says.
 */
void
bs_window_banner_clicked (BsWindow *self)
{
  BsSession *session = bs_table_get_session (self->table);

  if (session == NULL)
    return;

  if (bs_session_get_trouble (session) != NULL)
    bs_window_move_elsewhere (self);
  else if (bs_table_get_line (self->table) > 0)
    bs_table_look_at (self->table, 0);
  else
    play_on_copy (self, session);
}
