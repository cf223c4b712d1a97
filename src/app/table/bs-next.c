/* bs-next.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-next.h"

#include "engine/boarding/bs-melee.h"
#include "engine/bs-battle.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/play/bs-turn.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-boarding-words.h"
#include "model/shown/bs-words.h"

#include <glib/gi18n.h>

/* How many of those who come next are named. */
#define NAMED 3

/* The words of the phase bar. What Next would do is found out by doing it on the side, so that no
 * rule stands here. */

static BsState *
try_next (const BsState *state)
{
  g_autoptr (BsCommand) command = bs_command_new ("next");
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);

  command->anyway = TRUE;

  return bs_apply (state, command, NULL, events, NULL);
}

static char *
ship_name (const BsState *state,
           BsId           id)
{
  return bs_words_ship (state, id != NULL ? bs_state_ship_of (state, id) : NULL);
}

static char *
next_ship (const BsState *state)
{
  g_autofree char *name = ship_name (state, state->active);

  return g_strdup_printf (_("Next: %s"), name);
}

/* Whether the rules let the ship take one of its actions: after an overlap, or under stress, nobody
 * lets one be. */
static gboolean
may_act (const BsState *state,
         const BsShip  *ship)
{
  g_autoptr (GPtrArray) offers = bs_offers (state, ship->id, NULL);

  for (guint i = 0; i < offers->len; i++)
    {
      const BsOffer *offer = offers->pdata[i];

      if (g_str_equal (offer->command->verb, "act") && offer->verdict->level < BS_VERDICT_AGAINST)
        return TRUE;
    }

  return FALSE;
}

static gboolean
action_due (const BsState *state,
            const BsShip  *ship)
{
  return ship->deeds.actions == 0 && may_act (state, ship);
}

/* Whoever is due and has not done it yet lets it be. */
static char *
words_for_turn (const BsState *before,
                const BsState *after)
{
  const BsPhase *phase = bs_state_phase (before);
  const BsShip *ship = before->active != NULL ? bs_state_ship (before, before->active) : NULL;
  const char *step = before->step;
  g_autofree char *name = bs_words_ship (before, ship);

  if (ship == NULL || phase == NULL)
    return after->active != NULL ? next_ship (after) : NULL;

  /* A free action leaves the ordinary one due. */
  if (g_strcmp0 (step, "act") == 0 && action_due (before, ship))
    return g_strdup_printf (_("Next: no action by %s"), name);
  if (g_strcmp0 (step, "act") == 0 && ship->announced != NULL)
    return g_strdup_printf (_("Next: %s does not dock"), name);
  if (g_strcmp0 (step, "move") == 0)
    return g_strdup_printf (_("Next: no maneuver by %s"), name);
  if (bs_turn_does (before, "fight"))
    return ship->deeds.fought ? NULL : g_strdup_printf (_("Next: no fight by %s"), name);
  if (g_strcmp0 (phase->does, "attack") == 0 && !ship->deeds.attacked)
    return g_strdup_printf (_("Next: no attack by %s"), name);

  return NULL;
}

/**
 * bs_next_words:
 * @state: the battle
 *
 * Returns: (transfer full): what the button Next says: what it does
 */
char *
bs_next_words (const BsState *state)
{
  g_autoptr (BsState) after = state->begun && !state->ended ? try_next (state) : NULL;
  char *words = NULL;

  if (after == NULL)
    return g_strdup (_("Next"));
  if (after->ended && !state->ended)
    return g_strdup (_("Next: the battle ends"));

  if (state->active != NULL && (after->active != state->active || after->step != state->step))
    words = words_for_turn (state, after);
  if (words != NULL)
    return words;

  if (after->round != state->round)
    return g_strdup_printf (_("Next: round %d"), after->round);
  if (after->phase != state->phase)
    {
      g_autofree char *name = bs_words_named (after->ruleset, "phase", after->phase);

      return g_strdup_printf (_("Next: %s"), name);
    }
  if (after->active != NULL && after->active != state->active)
    return next_ship (after);

  return g_strdup (_("Next"));
}

/* What holds the battle up before what may lapse. */
static const BsQuestion *
first_open (const BsState *state)
{
  for (guint i = 0; i < state->questions->len; i++)
    if (((BsQuestion *) state->questions->pdata[i])->must)
      return state->questions->pdata[i];

  return state->questions->pdata[0];
}

/**
 * bs_next_open:
 * @state: the battle
 *
 * Returns: (transfer full) (nullable): what is still open before Next
 */
char *
bs_next_open (const BsState *state)
{
  g_autofree char *text = NULL;
  guint n = state->questions->len;

  if (n == 0)
    return NULL;

  text = bs_question_text (first_open (state), state);
  if (n > 1)
    /* Translators: %s is one of the questions, %u how many others there are. */
    return g_strdup_printf (ngettext ("Still open: %s (and %u more)",
                                      "Still open: %s (and %u more)", n - 1),
                            text, n - 1);

  return g_strdup_printf (_("Still open: %s"), text);
}

/* In a melee the character that fights, unless not everybody may know it. */
static const BsBoarder *
known_fighter (const BsState *state,
               BsId           id)
{
  const BsShip *ship = bs_state_ship (state, id);
  const BsBoarder *fighter = bs_melee_bottom (ship, bs_melee_stack (ship));

  return fighter != NULL && bs_words_knows_boarder (ship, fighter, NULL) ? fighter : NULL;
}

static char *
list_names (const BsState *state)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < state->order->len && i < NAMED; i++)
    {
      const BsDue *due = &g_array_index (state->order, BsDue, i);
      const BsBoarder *fighter =
        bs_turn_does (state, "fight") ? known_fighter (state, due->ship) : NULL;
      g_autofree char *name = fighter != NULL ? g_strdup (bs_fleet_boarder_name (state, fighter))
                                              : ship_name (state, due->ship);

      if (i > 0)
        g_string_append (string, ", ");
      g_string_append (string, name);
      if (!bs_turn_does (state, "fight") || fighter != NULL)
        g_string_append_printf (string, " (%d)", due->skill);
    }
  if (state->order->len > NAMED)
    g_string_append (string, " …");

  return g_string_free (string, FALSE);
}

/* In a melee who fights is named, not the ship, and the points count, not the skill. */
static char *
words_for_fighter (const BsState *state)
{
  const BsShip *ship = bs_state_ship (state, state->active);
  const BsBoarder *fighter = bs_melee_bottom (ship, bs_melee_stack (ship));

  if (fighter == NULL || !bs_words_knows_boarder (ship, fighter, NULL))
    return g_strdup_printf (_("%s fights now"), ship->name);

  /* Translators: a character and its points. */
  return g_strdup_printf (_("%s fights now (%d)"), bs_fleet_boarder_name (state, fighter),
                          fighter->points);
}

/* Who won, and in a team with whom. */
static char *
words_for_end (const BsState *state)
{
  g_autoptr (GString) names = g_string_new (NULL);
  int n = 0;

  if (state->teams_won == NULL)
    return g_strdup (_("The battle is over"));

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (g_ptr_array_find (state->teams_won, player->team, NULL))
        g_string_append_printf (names, "%s%s", n++ > 0 ? ", " : "", player->name);
    }
  if (n == 0)
    return g_strdup (_("The battle is over: a draw"));

  /* Translators: one player, or several of a team. */
  return g_strdup_printf (ngettext ("The battle is over: %s wins", "The battle is over: %s win", n),
                          names->str);
}

/**
 * bs_next_actor:
 * @state: the battle
 * @then: (out) (nullable): who comes next
 *
 * Returns: (transfer full): who acts now and what he does
 */
char *
bs_next_actor (const BsState  *state,
               char          **then)
{
  const BsPhase *phase = bs_state_phase (state);
  const BsShip *ship = state->active != NULL ? bs_state_ship_of (state, state->active) : NULL;
  g_autofree char *name = bs_words_ship (state, ship);
  int skill;

  *then = NULL;
  if (state->ended)
    return words_for_end (state);
  if (phase == NULL)
    return g_strdup (_("Not begun yet"));

  if (state->order->len > 0)
    {
      g_autofree char *names = list_names (state);

      /* Translators: the ships that act next. */
      *then = g_strdup_printf (_("then %s"), names);
    }

  if (ship == NULL)
    return bs_words_named (state->ruleset, "phase", phase->id);

  skill = bs_ship_value (state, state->active, "skill");
  if (bs_turn_does (state, "fight"))
    return words_for_fighter (state);
  if (g_strcmp0 (phase->does, "attack") == 0)
    /* Translators: a ship and its skill. */
    return g_strdup_printf (_("%s attacks now (%d)"), name, skill);
  if (g_strcmp0 (phase->does, "move") == 0 && g_strcmp0 (state->step, "act") == 0 &&
      ship->deeds.actions > 0)
    return g_strdup_printf (_("%s has taken its action (%d)"), name, skill);
  if (g_strcmp0 (phase->does, "move") == 0 && g_strcmp0 (state->step, "act") == 0 &&
      !may_act (state, ship))
    return g_strdup_printf (_("%s has no action (%d)"), name, skill);
  if (g_strcmp0 (phase->does, "move") == 0 && g_strcmp0 (state->step, "act") == 0)
    return g_strdup_printf (_("%s takes its action (%d)"), name, skill);
  if (g_strcmp0 (phase->does, "move") == 0)
    return g_strdup_printf (_("%s moves now (%d)"), name, skill);

  return g_strdup_printf (_("%s is due (%d)"), name, skill);
}
