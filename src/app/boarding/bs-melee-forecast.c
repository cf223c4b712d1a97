/* bs-melee-forecast.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-melee-forecast.h"

#include "engine/boarding/bs-melee.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/odds/bs-odds.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-turn.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "model/shown/bs-boarding-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* How many of those who come next are named. */
#define NAMED 4

/**
 * bs_melee_forecast_due:
 * @state: the battle
 * @stack: (out): the stack it fights with
 *
 * Returns: (nullable): the ship whose character fights next in this phase
 */
BsId
bs_melee_forecast_due (const BsState *state,
                       BsId          *stack)
{
  const BsShip *active =
    state->turn && state->active != NULL ? bs_state_ship (state, state->active) : NULL;

  *stack = NULL;
  if (!bs_turn_does (state, "fight"))
    return NULL;

  if (active != NULL && active->engaged && !active->deeds.fought)
    {
      *stack = bs_melee_stack (active);
      return active->id;
    }

  for (guint i = 0; i < state->order->len; i++)
    {
      BsId id = g_array_index (state->order, BsDue, i).ship;
      const BsShip *ship = bs_state_ship (state, id);

      if (ship != NULL && ship->engaged && !ship->deeds.fought)
        {
          *stack = bs_melee_stack (ship);
          return id;
        }
    }

  return NULL;
}

/**
 * bs_melee_forecast_count:
 * @state: the battle
 * @faces: (nullable): faces, separated by commas
 * @defends: whether evades are counted; else hits and criticals
 *
 * Returns: how many of them count
 */
int
bs_melee_forecast_count (const BsState *state,
                         const char    *faces,
                         gboolean       defends)
{
  g_auto (GStrv) ids = g_strsplit (faces != NULL ? faces : "", ",", -1);
  BsPool pool = { .results = g_array_new (FALSE, TRUE, sizeof (BsResult)) };
  int hits, crits, evades;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      BsResult result = { bs_id (ids[i]), FALSE, FALSE };

      g_array_append_val (pool.results, result);
    }
  bs_attack_count_faces (state->ruleset, &pool, &hits, &crits, &evades);
  g_array_unref (pool.results);

  return defends ? evades : hits + crits;
}

/* What is said before it is done. Who comes up next lies face down until then, and so may what a
 * card was worth. */
static gboolean
may_be_told (const BsEvent *event)
{
  static const char *const kinds[] = {
    "melee-missed", "body-hit", "overpowered", "captured", "jackpot-over", "freed", "battle-ended",
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (event->kind->name, kinds[i]))
      return event->viewer == NULL;

  return FALSE;
}

static void
add (GString    *string,
     const char *sentence)
{
  if (string->len > 0)
    g_string_append_c (string, ' ');
  g_string_append (string, sentence);
}

/**
 * bs_melee_forecast_told:
 * @state: the battle after it
 * @fight: a fight with its faces
 * @events: BsEvent, what it told
 *
 * Returns: (transfer full): what it did, in sentences
 */
char *
bs_melee_forecast_told (const BsState   *state,
                        const BsCommand *fight,
                        const GPtrArray *events)
{
  int hits = bs_melee_forecast_count (state, bs_command_get (fight, "attack"), FALSE);
  int evades = bs_melee_forecast_count (state, bs_command_get (fight, "defence"), TRUE);
  g_autofree char *some_hits = g_strdup_printf (ngettext ("%d hit", "%d hits", hits), hits);
  g_autofree char *some_evades =
    g_strdup_printf (ngettext ("%d evade", "%d evades", evades), evades);
  /* Translators: "4 hits against 2 evades." */
  g_autofree char *figures = g_strdup_printf (_("%s against %s."), some_hits, some_evades);
  GString *string = g_string_new (figures);

  for (guint i = 0; i < events->len; i++)
    {
      const BsEvent *event = events->pdata[i];
      g_autofree char *text =
        may_be_told (event) ? bs_event_text (event, state->ruleset, state->catalogue) : NULL;

      if (text != NULL)
        add (string, text);
    }

  return g_string_free (string, FALSE);
}

/**
 * bs_melee_forecast_result:
 * @state: the battle
 * @fight: a fight with its faces
 *
 * Returns: (transfer full): what it would do, in sentences
 */
char *
bs_melee_forecast_result (const BsState   *state,
                          const BsCommand *fight)
{
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsCommand) copy = bs_command_copy (fight);
  g_autoptr (BsState) after = NULL;
  g_autoptr (GError) error = NULL;

  after = bs_apply (state, copy, NULL, events, &error);
  if (after == NULL)
    return g_strdup (error != NULL ? error->message : "");

  return bs_melee_forecast_told (state, fight, events);
}

/**
 * bs_melee_forecast_then:
 * @state: the battle
 *
 * Returns: (transfer full) (nullable): who fights after the one whose turn it is
 */
char *
bs_melee_forecast_then (const BsState *state)
{
  g_autoptr (GString) string = g_string_new (NULL);
  BsId stack;
  BsId due = bs_melee_forecast_due (state, &stack);
  int named = 0;

  for (guint i = 0; i < state->order->len && named < NAMED; i++)
    {
      const BsDue *place = &g_array_index (state->order, BsDue, i);
      const BsShip *ship = bs_state_ship (state, place->ship);
      const BsBoarder *fighter =
        ship != NULL ? bs_melee_bottom (ship, bs_melee_stack (ship)) : NULL;

      if (place->ship == due || fighter == NULL || ship->deeds.fought || !ship->engaged)
        continue;
      if (bs_words_knows_boarder (ship, fighter, NULL))
        g_string_append_printf (string, "%s%s (%d)", named > 0 ? ", " : "",
                                bs_fleet_boarder_name (state, fighter), fighter->points);
      else
        g_string_append_printf (string, "%s%s", named > 0 ? ", " : "", ship->name);
      named++;
    }

  if (named == 0)
    return NULL;

  /* Translators: %s is a list of characters. */
  return g_strdup_printf (_("Then: %s"), string->str);
}

static const char *
fighter_name (const BsState *state,
              BsId           stack)
{
  const BsShip *ship = bs_state_ship_of (state, stack);
  const BsBoarder *fighter = ship != NULL ? bs_melee_bottom (ship, stack) : NULL;

  return fighter != NULL ? bs_fleet_boarder_name (state, fighter) : "";
}

static const char *
player_name (const BsState *state,
             BsId           stack)
{
  const BsShip *ship = bs_state_ship_of (state, stack);
  const BsPlayer *player = ship != NULL ? bs_state_player (state, ship->player) : NULL;

  return player != NULL ? player->name : "";
}

/**
 * bs_melee_forecast_odds:
 * @state: the battle
 * @first: a stack
 * @second: the stack it fights
 *
 * Returns: (transfer full): each side's chance to win the whole boarding, as far as everybody may
 * know it
 */
char *
bs_melee_forecast_odds (const BsState *state,
                        BsId           first,
                        BsId           second)
{
  g_autofree BsOddsFight *fight = g_new0 (BsOddsFight, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *never = NULL;
  g_autofree char *words = NULL;
  BsOddsMelee odds;
  GString *string;

  if (!bs_odds_fight_init (fight, state, NULL, first, second, &error) ||
      !bs_odds_melee (&fight->input, &odds, &error))
    return g_strdup (error->message);

  never = bs_odds_melee_words (&odds);
  if (never != NULL && odds.p_never >= 1)
    return g_steal_pointer (&never);

  if (fight->pair_only)
    /* Translators: two characters and their chances, in percent. */
    words = g_strdup_printf (_("Of the two who fight now %s wins: %.1f\u00a0%%, %s: %.1f\u00a0%%. "
                                "What lies face down is not counted."),
                             fighter_name (state, first), odds.p_first * 100,
                             fighter_name (state, second), odds.p_second * 100);
  else
    words = g_strdup_printf (
      /* Translators: two players and their chances, in percent; how many rounds it takes. */
      _("%s wins this boarding: %.1f\u00a0%%, %s: %.1f\u00a0%%. Rounds to be expected: %.1f."),
      player_name (state, first), odds.p_first * 100, player_name (state, second),
      odds.p_second * 100, odds.expected_rounds);

  /* A number and its percent sign stay on one line. */
  string = g_string_new (words);
  g_string_replace (string, " %", "\302\240%", 0);
  return g_string_free (string, FALSE);
}
