/* bs-session-read.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-session-private.h"

#include "bs-json.h"
#include "bs-pack.h"

#include <glib/gi18n.h>

/* More differences than this are not told one by one. */
#define NOTICES_MAX 20

static void note (GPtrArray  *notices,
                  const char *format,
                  ...) G_GNUC_PRINTF (2, 3);

static void
note (GPtrArray  *notices,
      const char *format,
      ...)
{
  va_list args;

  if (notices->len >= NOTICES_MAX)
    return;
  va_start (args, format);
  g_ptr_array_add (notices, g_strdup_vprintf (format, args));
  va_end (args);
}

/**
 * bs_session_strip:
 * @command: a command, to be changed
 *
 * Takes off what only the record carries.
 */
void
bs_session_strip (BsCommand *command)
{
  bs_command_unset (command, "ships-left");
  bs_command_unset (command, "over");
  if (!g_str_equal (command->verb, "next"))
    return;
  bs_command_unset (command, "digest");
  bs_command_unset (command, "round");
}

/* How many ships each player has on the table, in the order of the players; NULL before the battle has begun. */
static char *
ships_left (const BsState *state)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; state->begun && i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];
      guint n = 0;

      for (guint j = 0; j < state->ships->len; j++)
        {
          const BsShip *ship = state->ships->pdata[j];

          n += ship->player == player->id && bs_ship_in_play (ship);
        }
      g_string_append_printf (list, "%s%u", i > 0 ? "," : "", n);
    }

  return g_string_free (list, list->len == 0);
}

/**
 * bs_session_seal:
 * @command: a command that was applied
 * @before: the battle before it
 * @after: the battle after it
 *
 * Adds what the list of battles shows and what it would have to play the battle for: how many ships are left where that changed, whether
 * the battle is over, and to a `next` the round. A `next` gets the digest of the battle too, so that a difference is found where it begins
 * when it is read again.
 */
void
bs_session_seal (BsCommand     *command,
                 const BsState *before,
                 const BsState *after)
{
  g_autofree char *digest = NULL;
  g_autofree char *left_before = ships_left (before);
  g_autofree char *left = ships_left (after);

  if (left != NULL && g_strcmp0 (left, left_before) != 0)
    bs_command_set (command, "ships-left", left);
  if (after->ended && !before->ended)
    bs_command_set_flag (command, "over");
  if (!g_str_equal (command->verb, "next"))
    return;
  digest = bs_json_digest (after);
  bs_command_set_int (command, "round", after->round);
  bs_command_set (command, "digest", digest);
}

static GPtrArray *
commands_of (const GPtrArray *lines)
{
  GPtrArray *commands = g_ptr_array_new ();

  for (guint i = 0; lines != NULL && i < lines->len; i++)
    g_ptr_array_add (commands, ((BsRecordLine *) g_ptr_array_index (lines, i))->command);

  return commands;
}

/* The rules that came along, if they are the ones that are meant. */
static BsRules *
enclosed_rules (BsLibrary       *library,
                const char      *hash,
                const GPtrArray *lines,
                GPtrArray       *notices)
{
  g_autoptr (GPtrArray) commands = commands_of (lines);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRules) rules = bs_pack_read (commands, hash, &error);

  if (error != NULL)
    note (notices, _("the rules that it brings along cannot be read: %s"), error->message);
  if (rules == NULL)
    return NULL;
  if (!bs_library_keep (library, rules, NULL))
    g_debug ("the enclosed rules could not be kept");

  return g_steal_pointer (&rules);
}

/* What lies over the game: its extensions, and a mission on top. */
static char **
find_layers (const BsCommand *header)
{
  g_auto (GStrv) extensions = bs_command_get_list (header, "extension");
  const char *mission = bs_command_get (header, "mission");
  g_autoptr (GStrvBuilder) layers = g_strv_builder_new ();

  if (extensions != NULL)
    g_strv_builder_addv (layers, (const char **) extensions);
  if (mission != NULL && *mission != '\0')
    g_strv_builder_add (layers, mission);

  return g_strv_builder_end (layers);
}

/* A mission is told by mission=, what else lies over a game by extension=. Layers that are not there are told of elsewhere. */
static gboolean
check_layers (BsLibrary        *library,
              const BsCommand  *header,
              GError          **error)
{
  g_autoptr (GPtrArray) games = bs_library_games (library);
  g_autoptr (GString) missions = g_string_new (NULL);
  g_auto (GStrv) extensions = bs_command_get_list (header, "extension");
  BsId game = bs_id (bs_command_get (header, "game"));
  const char *mission = bs_command_get (header, "mission");
  const BsGameInfo *found = NULL;

  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = g_ptr_array_index (games, i);

      if (g_strcmp0 (info->id, mission) == 0)
        found = info;
      if (info->mission && info->over == game)
        g_string_append_printf (missions, "%s%s", missions->len > 0 ? ", " : "", info->id);
      if (info->mission && extensions != NULL && g_strv_contains ((const char *const *) extensions, info->id))
        {
          g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS, _("‘%s’ is a mission: write mission=%s"), info->id, info->id);
          return FALSE;
        }
    }
  if (mission == NULL || *mission == '\0' || (found != NULL && found->mission && found->over == game))
    return TRUE;

  if (missions->len > 0)
    g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS, _("‘%s’ is no mission of this game (there are: %s)"), mission, missions->str);
  else
    g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS, _("‘%s’ is no mission of this game, which has none"), mission);
  return FALSE;
}

/**
 * bs_session_find_rules:
 * @header: first line of a battle
 * @lines: (nullable): the lines of its record
 * @notices: takes a sentence if they are not those that are here now
 *
 * Finds the rules that a battle was begun with: those that are here if nothing has
 * changed, else those that were kept, else those that the record encloses, and
 * if there are none of these, the present ones.
 *
 * Returns: (transfer full): rules; NULL if there are none for this game
 */
BsRules *
bs_session_find_rules (BsLibrary       *library,
                       const BsCommand *header,
                       const GPtrArray *lines,
                       GPtrArray       *notices,
                       GError         **error)
{
  const char *game = bs_command_get (header, "game");
  const char *hash = bs_command_get (header, "rules");
  g_auto (GStrv) extensions = find_layers (header);
  g_autoptr (GError) present_error = NULL;
  g_autoptr (BsRules) present = NULL;
  BsRules *found;

  if (game == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                           _("the first line does not tell the game, as in ‘boardside 1 game=attack-wing’"));
      return NULL;
    }

  if (hash == NULL && !check_layers (library, header, error))
    return NULL;

  present = bs_library_load (library, game, extensions, &present_error);
  if (present != NULL && (hash == NULL || g_str_equal (present->hash, hash)))
    return g_steal_pointer (&present);

  if (hash != NULL)
    {
      found = bs_library_load_kept (library, hash, NULL);
      if (found == NULL)
        found = enclosed_rules (library, hash, lines, notices);
      if (found != NULL)
        {
          note (notices, "%s", _("rules or catalogue have changed since this battle was begun: it goes on with those that it was begun with"));
          return found;
        }
    }
  if (present != NULL)
    {
      note (notices, "%s", _("the rules that this battle was begun with are not here: it is read with the present ones, and the line is named from which on it differs"));
      return g_steal_pointer (&present);
    }
  g_propagate_error (error, g_steal_pointer (&present_error));

  return NULL;
}

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
      note (self->notices, _("line %u: a newer Boardside wrote here what the battle was; it cannot be compared from here on"), line);
      return;
    }
  if (self->recovery != NULL && self->recovery->lost + self->recovery->changed > 0)
    note (self->notices, _("line %u: from here on the battle is not what it was when it was played, since something before it is missing"), line);
  else
    note (self->notices, _("line %u: from here on the battle is not what it was when it was played, since rules or program have changed"), line);
}

/* Compares a line with whether it ended the battle when it was played: rules that end one may have been mended since. */
static void
check_over (BsSession       *self,
            const BsCommand *command,
            guint            line,
            const BsState   *after)
{
  if (self->digest_differs || !bs_command_has (command, "over") || after->ended)
    return;

  self->digest_differs = TRUE;
  note (self->notices, _("line %u: here the battle was over when it was played; as the rules are read now, it goes on"), line);
}

/* A line that does not play is left out; of a battle that is being recovered it is not kept either. */
static void
leave_out (BsSession    *self,
           BsRecordLine *line,
           const char   *matter)
{
  if (self->recovery == NULL)
    {
      note (self->notices, _("line %u is left out: %s"), line->number, matter);
      return;
    }

  g_ptr_array_add (self->notices, g_strdup_printf (_("line %u is left out: %s"), line->number, matter));
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

/* One line: what was accepted stays accepted, whatever rules may say to it. What means nothing was never accepted: the rules are
 * others now, or somebody made it up. */
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
    note (self->notices, "%s", text->message);
  else if (how == BS_OPEN_PLAY && bs_record_is_read_only (self->record))
    note (self->notices, "%s", bs_record_why_read_only (self->record));
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

  record = bs_record_open (path, how == BS_OPEN_PLAY ? BS_RECORD_APPEND : BS_RECORD_READ, &text, error);
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
    note (self->notices, "%s", (const char *) g_ptr_array_index (notices, i));
  bs_session_take_record (self, g_steal_pointer (&record));
  self->health = text->health;
  note_file (self, text, how);
  bs_session_read_lines (self, text->lines);
  if (how == BS_OPEN_TRY)
    bs_session_take_record (self, NULL);

  return self;
}
