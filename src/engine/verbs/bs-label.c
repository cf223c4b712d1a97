/* bs-label.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What undo calls a command. */

#include "bs-label.h"

#include "engine/draft/bs-event.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb.h"
#include "engine/rules/bs-card.h"
#include "engine/state/bs-fields-ship.h"
#include "engine/state/bs-seen.h"
#include "engine/state/bs-state.h"
#include "bs-verbs.h"

#include <glib/gi18n-lib.h>

static void
add_label_arg (GArray        *args,
               const BsState *state,
               const BsArg   *arg)
{
  const BsShip *ship = arg->value != NULL ? bs_state_ship_of (state, bs_id (arg->value)) : NULL;
  const BsPlayer *player = arg->value != NULL ? bs_state_player (state, bs_id (arg->value)) : NULL;
  BsEventArg place = { arg->name, BS_SAY_TEXT, 0, NULL, NULL };

  if (arg->value == NULL)
    return;
  place.text = g_strdup (ship != NULL ? ship->name : player != NULL ? player->name : arg->value);
  g_array_append_val (args, place);
}

/* What is added has no name in the state before: its card's, or its id. */
static void
add_label_name (GArray          *args,
                const BsState   *state,
                const BsCommand *command)
{
  const char *told = bs_command_get (command, "card");
  const BsCard *card = told != NULL ? bs_state_card (state, bs_id (told)) : NULL;
  BsEventArg place = { bs_id ("name"), BS_SAY_TEXT, 0, NULL, NULL };

  if (bs_command_has (command, "name"))
    return;
  if (card == NULL && told == NULL)
    told = bs_command_get (command, bs_command_has (command, "as") ? "as" : "id");
  place.text = g_strdup (card != NULL ? bs_card_name (card) : told != NULL ? told : "");
  g_array_append_val (args, place);
}

static void
clear_label_arg (gpointer data)
{
  g_free (((BsEventArg *) data)->text);
}

/**
 * bs_command_label:
 * @command: a command
 * @state: the battle
 *
 * It is read by everybody, so it is made of what everybody may know.
 *
 * Returns: (transfer full): what undo calls it, translated: "I.R.W. Khazara locks U.S.S.
 * Enterprise-D"
 */
char *
bs_command_label (const BsCommand *command,
                  const BsState   *state)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  g_autoptr (GArray) args = g_array_new (FALSE, TRUE, sizeof (BsEventArg));
  g_autoptr (BsState) seen = bs_state_seen_by (state, NULL);

  if (verb == NULL)
    return g_strdup (command->verb);

  /* What lies face down has no name in anybody's list of steps. */
  if (bs_command_has (command, "hidden"))
    return g_strdup (_("A card on board, face down"));
  g_array_set_clear_func (args, clear_label_arg);
  for (guint i = 0; i < command->args->len; i++)
    add_label_arg (args, seen, &g_array_index (command->args, BsArg, i));
  add_label_name (args, seen, command);
  return bs_sentence_fill (_(verb->label), args, state->ruleset, state->catalogue, FALSE);
}
