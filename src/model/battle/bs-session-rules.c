/* bs-session-rules.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The rules that a battle was begun with. */

#include "bs-session-rules.h"

#include "model/record/bs-record-line.h"
#include "bs-pack.h"

#include <glib/gi18n.h>

/* More differences than this are not told one by one. */
#define NOTICES_MAX 20

/**
 * bs_session_note:
 * @notices: (element-type utf8): takes a sentence, if there are not too many
 * @format: the sentence, translated
 */
void
bs_session_note (GPtrArray  *notices,
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
    bs_session_note (notices, _("the rules that it brings along cannot be read: %s"),
                     error->message);
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

/* A mission is told by mission=, what else lies over a game by extension=. Layers that are not
 * there are told of elsewhere. */
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
      if (info->mission && extensions != NULL &&
          g_strv_contains ((const char *const *) extensions, info->id))
        {
          g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                       _("‘%s’ is a mission: write mission=%s"), info->id, info->id);
          return FALSE;
        }
    }
  if (mission == NULL || *mission == '\0' ||
      (found != NULL && found->mission && found->over == game))
    return TRUE;

  if (missions->len > 0)
    g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                 _("‘%s’ is no mission of this game (there are: %s)"), mission, missions->str);
  else
    g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                 _("‘%s’ is no mission of this game, which has none"), mission);
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
      g_set_error_literal (
        error, BS_ERROR, BS_ERROR_MEANINGLESS,
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
          bs_session_note (notices, "%s",
                           _("rules or catalogue have changed since this battle was begun: it "
                              "goes on with those that it was begun with"));
          return found;
        }
    }
  if (present != NULL)
    {
      bs_session_note (notices, "%s",
                       _("the rules that this battle was begun with are not here: it is read with "
                          "the present ones, and the line is named from which on it differs"));
      return g_steal_pointer (&present);
    }
  g_propagate_error (error, g_steal_pointer (&present_error));

  return NULL;
}
