/* bs-judge-arguments.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Whether the arguments of a command are what the verb table says. */

#include "bs-judge-arguments.h"

#include "engine/ground/bs-verb.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-state.h"
#include "bs-known.h"
#include "bs-verdict.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Arguments that any verb may carry: cards seen while it was done. */
static const char *const common[] = { "cards", NULL };

static void
judge_word (const BsVerbArg *kind,
            const BsArg     *arg,
            BsVerdict       *verdict)
{
  g_auto (GStrv) words = g_strsplit (kind->words, "|", -1);

  /* The one word that may also stand bare. */
  if (arg->value == NULL && g_str_equal (arg->name, "obstructed"))
    return;
  if (arg->value == NULL || !g_strv_contains ((const char *const *) words, arg->value))
    bs_verdict_error (verdict, _("“%s” cannot be “%s”; it can be: %s"), arg->name,
                      arg->value != NULL ? arg->value : "", kind->words);
}

static void
judge_value (const BsState   *state,
             const BsVerbArg *kind,
             const BsArg     *arg,
             BsVerdict       *verdict)
{
  char *end;

  if (kind->kind != BS_ARG_FLAG && kind->kind != BS_ARG_ANY && arg->value == NULL &&
      !g_str_equal (arg->name, "obstructed"))
    {
      bs_verdict_error (verdict, _("“%s” needs a value: %s=…"), arg->name, arg->name);
      return;
    }

  switch (kind->kind)
    {
    case BS_ARG_INT:
      if (*arg->value == '\0' || (g_ascii_strtoll (arg->value, &end, 10), *end != '\0') ||
          strlen (arg->value) > 9)
        bs_verdict_error (verdict, _("“%s” is no whole number: “%s”"), arg->name, arg->value);
      break;
    case BS_ARG_WORD:
      judge_word (kind, arg, verdict);
      break;
    case BS_ARG_FLAG:
      if (arg->value != NULL)
        bs_verdict_error (verdict, _("“%s” takes no value"), arg->name);
      break;
    case BS_ARG_ID:
      if (*arg->value == '\0')
        bs_verdict_error (verdict, _("“%s” needs a value: %s=…"), arg->name, arg->name);
      break;
    case BS_ARG_SHIP:
      if (bs_state_ship_of (state, bs_id (arg->value)) == NULL)
        bs_verdict_error (verdict, _("there is no ship “%s”"), arg->value);
      break;
    case BS_ARG_PLAYER:
      if (bs_state_player (state, bs_id (arg->value)) == NULL)
        bs_verdict_error (verdict, _("there is no player “%s”"), arg->value);
      break;
    case BS_ARG_FACES:
    case BS_ARG_LIST:
    case BS_ARG_TEXT:
    case BS_ARG_ANY:
    default:
      break;
    }
}

/* An id that a command brings into the battle is to be an id. */
static void
judge_new_id (const BsVerb    *verb,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  const char *id = bs_command_get (command, "id");

  if ((g_str_equal (verb->name, "player") || g_str_equal (verb->name, "ship")) && id != NULL &&
      !bs_id_is_valid (id))
    bs_verdict_error (verdict, _("“%s” is no id; ids are made of a-z, 0-9 and -"), id);
}

/* Whether the command tells something of its own: an option, a field. */
static gboolean
tells_any (const BsVerb    *verb,
           const BsCommand *command)
{
  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      const BsVerbArg *kind = bs_verb_arg (verb, arg->name);

      if (kind != NULL && kind->kind == BS_ARG_ANY)
        return TRUE;
    }

  return FALSE;
}

/* Damage cards that were seen while it was done are cards of a deck of the game. */
static void
judge_cards (const BsState   *state,
             const BsCommand *command,
             BsVerdict       *verdict)
{
  g_auto (GStrv) cards = bs_command_get_list (command, "cards");

  for (guint i = 0; cards != NULL && cards[i] != NULL; i++)
    {
      gboolean known = *cards[i] == '\0';

      for (guint j = 0; j < state->ruleset->decks->len; j++)
        known |=
          bs_ruleset_damage_card (state->ruleset, ((BsDeck *) state->ruleset->decks->pdata[j])->id,
                                  bs_id (cards[i])) != NULL;
      if (!known)
        bs_verdict_error (verdict,
                          _("the damage deck has no card “%s”; see “boardside-cli list damage”"),
                          cards[i]);
    }
}

/**
 * bs_judge_arguments:
 * @state: the battle
 * @verb: a row of the verb table
 * @command: a command
 * @verdict: takes what is wrong
 *
 * Whether all that is told has a place in the row, and a value that fits it; and whether all that
 * is needed is told.
 */
void
bs_judge_arguments (const BsState   *state,
                    const BsVerb    *verb,
                    const BsCommand *command,
                    BsVerdict       *verdict)
{
  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      const BsVerbArg *kind = bs_verb_arg (verb, arg->name);

      if (g_strv_contains (common, arg->name))
        continue;
      if (kind == NULL)
        bs_verdict_error (verdict, _("“%s” has no argument “%s”"), verb->name, arg->name);
      else
        judge_value (state, kind, arg, verdict);
      if (kind != NULL && verdict->level != BS_VERDICT_ERROR)
        bs_known_judge (state, arg, verdict);
    }

  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    if (arg->needed && (arg->kind == BS_ARG_ANY ? !tells_any (verb, command)
                                                : !bs_command_has (command, arg->name)))
      bs_verdict_error (verdict, _("“%s” needs “%s”"), verb->name,
                        arg->kind == BS_ARG_ANY ? "NAME=VALUE" : arg->name);
  judge_new_id (verb, command, verdict);
  if (bs_verb_arg (verb, "cards") == NULL)
    judge_cards (state, command, verdict);
}
