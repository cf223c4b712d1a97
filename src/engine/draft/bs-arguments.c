/* bs-arguments.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What the arguments of a command name: ids, ships. */

#include "bs-arguments.h"

#include "engine/ground/bs-command.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-verdict.h"

#include <glib/gi18n-lib.h>

/**
 * bs_command_id:
 * @command: a command
 * @argument: an argument
 *
 * Returns: (nullable): its value as an id
 */
BsId
bs_command_id (const BsCommand *command,
               const char      *argument)
{
  const char *value = bs_command_get (command, argument);

  return value != NULL ? bs_id (value) : NULL;
}

/**
 * bs_judge_get_ship:
 * @state: the battle
 * @command: a command
 * @argument: an argument that names a ship, or what belongs to one
 *
 * Returns: (transfer none) (nullable): the ship
 */
const BsShip *
bs_judge_get_ship (const BsState   *state,
                   const BsCommand *command,
                   const char      *argument)
{
  return bs_state_ship_of (state, bs_command_id (command, argument));
}

/**
 * bs_judge_in_play:
 * @ship: (nullable): a ship
 * @verdict: takes the error
 *
 * A ship that is gone can do nothing and nothing can be done to it.
 */
void
bs_judge_in_play (const BsShip *ship,
                  BsVerdict    *verdict)
{
  if (ship == NULL)
    bs_verdict_error (verdict, _("there is no such ship"));
  else if (!bs_ship_in_play (ship))
    bs_verdict_error (verdict, _("%s is no longer on the table"), ship->name);
}
