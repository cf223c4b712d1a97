/* random-heed.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "random-heed.h"

#include "random-player.h"

#include "engine/rules/bs-catalogue.h"

#include <string.h>

/* One word too many, or a wrong one, to a line that was done. It is refused, or an error, or it is
 * heeded: then the battle after it or what is told of it is another one than without. Nothing that
 * is told may be passed over in silence. */

/* Arguments that are for others than the engine, and whose. */
static const struct
{
  const char *verb;
  const char *argument;   /* (nullable) all */
} elsewhere[] = {
  { "enclose", NULL },    /* read before the battle is */
  { "next", "digest" },   /* compared while a record is read */
  { "change", "reroll" }, /* a card that rolls again may be told so */
};

/* Arguments of ids and lists that take any word: it names something new. Everywhere else a word
 * that nobody knows is not done. */
static const struct
{
  const char *verb;       /* (nullable) all */
  const char *argument;
} coined[] = {
  { NULL, "id" },
  { "equip", "as" },
  { "player", "team" },
  { "ship", "card" },     /* the catalogue has it not, its numbers are told */
  { "equip", "card" },
  { "boarder", "card" },
};

static gboolean
is_coined (const BsState *state,
           const char    *verb,
           const char    *argument)
{
  /* Dials that are told where the cards have none are the players' own. */
  if (g_str_equal (argument, "dial") &&
      (state->catalogue == NULL || state->catalogue->dials->len == 0))
    return TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (coined); i++)
    if ((coined[i].verb == NULL || g_str_equal (coined[i].verb, verb)) &&
        g_str_equal (coined[i].argument, argument))
      return TRUE;

  return FALSE;
}

static gboolean
is_elsewhere (const char *verb,
              const char *argument)
{
  for (gsize i = 0; i < G_N_ELEMENTS (elsewhere); i++)
    if (g_str_equal (elsewhere[i].verb, verb) &&
        (elsewhere[i].argument == NULL || g_str_equal (elsewhere[i].argument, argument)))
      return TRUE;

  return FALSE;
}

static const BsVerbArg *
pick_argument (GRand        *rand,
               const BsVerb *verb)
{
  int n = 0;

  while (verb->args[n].name != NULL)
    n++;
  return n > 0 ? &verb->args[g_rand_int_range (rand, 0, n)] : NULL;
}

/* What belongs to some ship: a card on board, or one of damage. */
static char *
some_part (GRand         *rand,
           const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);

  if (ship == NULL || ship->parts->len + ship->damage->len == 0)
    return g_strdup ("nonsense");
  if (ship->parts->len > 0 && (ship->damage->len == 0 || random_player_chance (rand, 60)))
    return g_strdup (
      ((BsShipPart *) ship->parts->pdata[g_rand_int_range (rand, 0, ship->parts->len)])->id);
  return g_strdup (
    ((BsDamage *) ship->damage->pdata[g_rand_int_range (rand, 0, ship->damage->len)])->id);
}

static char *
wrong_value (GRand           *rand,
             const BsState   *state,
             const BsVerbArg *argument)
{
  g_auto (GStrv) words = argument->words != NULL ? g_strsplit (argument->words, "|", -1) : NULL;

  switch (argument->kind)
    {
    case BS_ARG_FLAG:
      return NULL;
    case BS_ARG_INT:
      return g_strdup (random_player_chance (rand, 50) ? "77" : "-3");
    case BS_ARG_WORD:
      return g_strdup (words[g_rand_int_range (rand, 0, g_strv_length (words))]);
    case BS_ARG_ID:
    case BS_ARG_SHIP:
      return random_player_chance (rand, 50) ? some_part (rand, state) : g_strdup ("nonsense");
    case BS_ARG_PLAYER:
    case BS_ARG_FACES:
    case BS_ARG_LIST:
    case BS_ARG_TEXT:
    case BS_ARG_ANY:
    default:
      return g_strdup ("nonsense");
    }
}

/* All that comes of a line: the battle behind it, and what is told; NULL if the table has to tell
 * more. */
static char *
outcome (const BsState   *state,
         const BsCommand *command)
{
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (BsState) after = bs_apply (state, copy, NULL, events, NULL);
  g_autofree char *dump = after != NULL ? random_player_dump (after) : NULL;
  GString *all;

  if (after == NULL)
    return NULL;
  all = g_string_new (dump);
  for (guint i = 0; i < events->len; i++)
    {
      g_autofree char *text = bs_event_text (events->pdata[i], state->ruleset, state->catalogue);

      g_string_append_printf (all, "\n%s", text);
    }
  return g_string_free (all, FALSE);
}

static gboolean
is_done (const BsState   *state,
         const BsCommand *command)
{
  g_autoptr (BsVerdict) verdict = bs_judge (state, command, NULL);

  return verdict->level < BS_VERDICT_AGAINST ||
         (verdict->level == BS_VERDICT_AGAINST && command->anyway);
}

/* A word of the table may be the one that would have been taken: then another one is refused, or
 * makes a difference. */
static gboolean
is_one_of (const BsState   *state,
           const BsCommand *command,
           const BsVerbArg *argument,
           const char      *same)
{
  g_auto (GStrv) words = argument->words != NULL ? g_strsplit (argument->words, "|", -1) : NULL;
  g_autoptr (BsCommand) other = bs_command_copy (command);

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    {
      g_autofree char *out = NULL;

      bs_command_set (other, argument->name, words[i]);
      out = is_done (state, other) ? outcome (state, other) : NULL;
      if (g_strcmp0 (out, same) != 0)
        return TRUE;
    }

  return FALSE;
}

/* Whether a line was changed without anybody's noticing; NULL if not. */
char *
random_heed_look (GRand           *rand,
                  const BsState   *before,
                  const BsCommand *command)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  const BsVerbArg *argument = pick_argument (rand, verb);
  g_autoptr (BsCommand) more = bs_command_copy (command), less = bs_command_copy (command);
  gboolean replaces =
    argument != NULL && (argument->needed || bs_command_has (command, argument->name));
  g_autofree char *value = argument == NULL ? NULL
                           : replaces       ? g_strdup ("nonsense")
                                            : wrong_value (rand, before, argument);
  g_autofree char *with = NULL, *without = NULL, *line = NULL;

  if (argument == NULL || argument->kind == BS_ARG_ANY ||
      (replaces && argument->kind == BS_ARG_FLAG) || is_elsewhere (verb->name, argument->name))
    return NULL;
  if (!is_done (before, command))
    {
      line = bs_command_print (command);
      return g_strdup_printf ("what was done means nothing when it is told again: %s", line);
    }

  bs_command_set (more, argument->name, value);
  if (bs_command_equal (more, less) || !is_done (before, more))
    return NULL;
  line = bs_command_print (more);
  if (g_strcmp0 (value, "nonsense") == 0 &&
      (argument->kind == BS_ARG_ID || argument->kind == BS_ARG_LIST) &&
      !is_coined (before, verb->name, argument->name))
    return g_strdup_printf ("“%s” takes a word that nobody knows: %s", argument->name, line);
  with = outcome (before, more);
  without = outcome (before, less);
  if (with == NULL || g_strcmp0 (with, without) != 0 || is_one_of (before, more, argument, with))
    return NULL;

  return g_strdup_printf ("“%s” is passed over in silence: %s", argument->name, line);
}

/* All that is said of a line, but what of it means nothing; and whether it is said that this
 * argument does. */
static char *
said_by_rules (const BsState   *state,
               const BsCommand *command,
               const char      *argument,
               gboolean        *idle)
{
  g_autoptr (BsVerdict) verdict = bs_judge (state, command, NULL);
  g_autofree char *with_value = g_strdup_printf ("“%s=", argument),
                  *alone = g_strdup_printf ("“%s”", argument);

  *idle = verdict->idle_text != NULL && (strstr (verdict->idle_text, with_value) != NULL ||
                                         strstr (verdict->idle_text, alone) != NULL);
  g_clear_pointer (&verdict->idle_text, g_free);

  return bs_verdict_print (verdict, state->ruleset);
}

/* A line that a rule refuses. With a word more that is said to mean nothing the rules say the same
 * as without; and done anyway it is an error. NULL: so it is. */
char *
random_heed_refused (GRand           *rand,
                     const BsState   *before,
                     const BsCommand *command)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  const BsVerbArg *argument = pick_argument (rand, verb);
  g_autoptr (BsCommand) more = bs_command_copy (command);
  g_autofree char *value = NULL, *with = NULL, *without = NULL, *line = NULL;
  g_autoptr (BsVerdict) anyway = NULL;
  gboolean idle = FALSE, ignored = FALSE;

  if (argument == NULL || argument->needed || argument->kind == BS_ARG_ANY ||
      bs_command_has (command, argument->name))
    return NULL;
  value = wrong_value (rand, before, argument);
  bs_command_set (more, argument->name, value);
  with = said_by_rules (before, more, argument->name, &idle);
  without = said_by_rules (before, command, argument->name, &ignored);
  line = bs_command_print (more);
  if (!idle)
    return NULL;
  if (!g_str_equal (with, without))
    return g_strdup_printf ("“%s” is said to mean nothing, and makes a difference: %s",
                            argument->name, line);
  more->anyway = TRUE;
  anyway = bs_judge (before, more, NULL);
  return anyway->level == BS_VERDICT_ERROR
           ? NULL
           : g_strdup_printf ("“%s” means nothing, and is done anyway: %s", argument->name, line);
}
