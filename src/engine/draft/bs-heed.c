/* bs-heed.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Told, and not heeded: every argument is used, refused by its rule, or means nothing and is an
 * error. Judges say of each argument that may be left out whether its word counts
 * (bs_verdict_heed()); here it is looked at what is left. A record is read without this: what an
 * older version passed over stays passed over. */

#include "bs-heed.h"

#include "engine/ground/bs-verb.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-arguments.h"
#include "bs-verdict.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * bs_heed_section:
 * @state: the battle
 * @command: a command
 * @argument: an argument that names a ship or what belongs to it
 * @verdict: takes what is heeded
 *
 * Half of a ship with two cards is meant where it is named.
 */
void
bs_heed_section (const BsState   *state,
                 const BsCommand *command,
                 const char      *argument,
                 BsVerdict       *verdict)
{
  BsId told = bs_command_id (command, argument);
  const BsShip *ship = bs_state_ship_of (state, told);
  g_autofree char *part = g_strconcat (argument, "/", NULL);

  bs_verdict_heed_if (verdict,
                      ship != NULL && told != ship->id && bs_ship_section (ship, told) != NULL,
                      part);
}

/**
 * bs_heed_half:
 * @state: the battle
 * @command: a command
 * @argument: an argument that names a ship or what belongs to it
 * @verdict: takes what is heeded
 *
 * Which half was hit is meant where the ship has two cards, or two damage decks.
 */
void
bs_heed_half (const BsState   *state,
              const BsCommand *command,
              const char      *argument,
              BsVerdict       *verdict)
{
  BsId told = bs_command_id (command, argument);
  const BsShip *ship = bs_state_ship_of (state, told);
  g_autofree char *part = g_strconcat (argument, "/", NULL);
  g_autofree char *own = g_strconcat (told, "-deck", NULL);

  bs_heed_section (state, command, argument, verdict);
  bs_verdict_heed_if (
    verdict, ship != NULL && told != ship->id && bs_state_deck (state, bs_id (own)) != NULL, part);
}

/**
 * bs_heed_stack:
 * @state: the battle
 * @command: a command
 * @argument: an argument that names a ship or what belongs to it
 * @verdict: takes what is heeded
 *
 * One of several stacks of characters is meant where it is named.
 */
void
bs_heed_stack (const BsState   *state,
               const BsCommand *command,
               const char      *argument,
               BsVerdict       *verdict)
{
  BsId told = bs_command_id (command, argument);
  const BsShip *ship = bs_state_ship_of (state, told);
  g_autofree char *part = g_strconcat (argument, "/", NULL);

  bs_verdict_heed_if (verdict,
                      ship != NULL && told != ship->id && bs_ship_stack (ship, told) != NULL, part);
}

/* A ship is meant, and a part of it told. */
static gboolean
is_idle_part (const BsVerbArg *kind,
              const BsArg     *arg,
              const BsVerdict *verdict)
{
  g_autofree char *part = g_strconcat (arg->name, "/", NULL);

  return kind->kind == BS_ARG_SHIP && arg->value != NULL && strchr (arg->value, '/') != NULL &&
         !bs_verdict_heeds (verdict, part);
}

static gboolean
is_idle (const BsVerbArg *kind,
         const BsArg     *arg,
         const BsVerdict *verdict)
{
  if (g_ptr_array_find (verdict->idle, arg->name, NULL) || is_idle_part (kind, arg, verdict))
    return TRUE;
  return !kind->needed && kind->kind != BS_ARG_ANY && !bs_verdict_heeds (verdict, arg->name);
}

/**
 * bs_heed_judge:
 * @verb: its row
 * @command: what is to be done
 * @verdict: what its judge says of it; takes an error for each argument whose word counts nowhere
 */
void
bs_heed_judge (const BsVerb    *verb,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      const BsVerbArg *kind = bs_verb_arg (verb, arg->name);

      if (kind == NULL || !is_idle (kind, arg, verdict))
        continue;
      if (arg->value != NULL)
        bs_verdict_error (verdict, _("“%s=%s” means nothing here; leave it out, or tell another"),
                          arg->name, arg->value);
      else
        bs_verdict_error (verdict, _("“%s” means nothing here; leave it out"), arg->name);
    }
}

static const char *
find_double (const BsState *state,
             char         **values)
{
  for (guint i = 0; values[i] != NULL; i++)
    for (guint j = 0; j < i; j++)
      if (g_str_equal (values[i], values[j]) &&
          (bs_state_player (state, bs_id (values[i])) != NULL ||
           bs_state_ship_of (state, bs_id (values[i])) != NULL))
        return values[i];

  return NULL;
}

/**
 * bs_heed_doubles:
 * @state: the battle
 * @verb: its row
 * @command: what is to be done
 * @verdict: takes an error for each list in which a player or a ship stands twice
 */
void
bs_heed_doubles (const BsState   *state,
                 const BsVerb    *verb,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  for (const BsVerbArg *kind = verb->args; kind->name != NULL; kind++)
    {
      g_auto (GStrv) values =
        kind->kind == BS_ARG_LIST ? bs_command_get_list (command, kind->name) : NULL;
      /* Dice go by number, and cards have copies. */
      gboolean things = !g_str_equal (kind->name, "dice") && !g_str_equal (kind->name, "cards");
      const char *twice = values != NULL && things ? find_double (state, values) : NULL;

      if (twice != NULL)
        bs_verdict_error (verdict, _("“%s” names “%s” twice"), kind->name, twice);
    }
}

/**
 * bs_heed_is_idle:
 * @verb: its row
 * @arg: an argument of a command
 * @verdict: what its judge says of it
 *
 * Returns: whether its word counts nowhere
 */
gboolean
bs_heed_is_idle (const BsVerb    *verb,
                 const BsArg     *arg,
                 const BsVerdict *verdict)
{
  const BsVerbArg *kind = bs_verb_arg (verb, arg->name);

  return kind != NULL && is_idle (kind, arg, verdict);
}
