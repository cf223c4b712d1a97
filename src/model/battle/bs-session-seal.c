/* bs-session-seal.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What only the record carries, and no rule knows. */

#include "bs-session-seal.h"

#include "model/shown/bs-json.h"

#include "engine/bs-battle.h"

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

/* How many ships each player has on the table, in the order of the players; NULL before the battle
 * has begun. */
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
 * Adds what the list of battles shows and what it would have to play the battle for: how many ships
 * are left where that changed, whether the battle is over, and to a `next` the round. A `next` gets
 * the digest of the battle too, so that a difference is found where it begins when it is read
 * again.
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
