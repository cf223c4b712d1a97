/* bs-odds-fight.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of a melee as it stands in a battle, told to somebody who may not know every card in
 * it. */

#include "config.h"

#include "bs-odds-fight.h"

#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-odds-rules.h"

#include <glib/gi18n.h>

typedef struct
{
  const BsShip *ship;
  const BsStack *stack;
} Party;

/* On a single-seat ship the one at the bottom is the only fighter (B1.4). */
static int
count_fighters (const Party *party)
{
  return g_strcmp0 (party->ship->seats, "single") == 0 ? 1 : (int) party->stack->boarders->len;
}

static gboolean
find_party (Party          *party,
            const BsState  *state,
            BsId            stack,
            GError        **error)
{
  party->ship = bs_state_ship_of (state, stack);
  party->stack = party->ship != NULL ? bs_ship_stack (party->ship, stack) : NULL;
  if (party->stack != NULL && party->stack->boarders->len > 0)
    return TRUE;

  g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS, _("nobody is left to fight in ‘%s’"),
               stack != NULL ? stack : "");
  return FALSE;
}

static gboolean
knows_fighters (const Party *party,
                BsId         viewer,
                int          n)
{
  for (int i = 0; i < n; i++)
    if (!bs_ship_shows_boarder (party->ship, party->stack->boarders->pdata[i], viewer))
      return FALSE;

  return TRUE;
}

static gboolean
is_due (const BsState *state,
        const Party   *party,
        guint         *place)
{
  if (state->turn && state->active_stack == party->stack->id && !party->ship->deeds.fought)
    {
      *place = 0;
      return TRUE;
    }

  for (guint i = 0; i < state->order->len; i++)
    if (g_array_index (state->order, BsDue, i).stack == party->stack->id)
      {
        *place = i + 1;
        return TRUE;
      }

  return FALSE;
}

/* Who is still due to attack, if a round of fights is under way. */
static BsOddsNext
find_next (const BsState *state,
           const Party    parties[2])
{
  gboolean to_the_end = bs_state_option_is (state, "melee-pace", "to-the-end");
  guint places[2] = { 0 };
  gboolean due[2] = { is_due (state, &parties[0], &places[0]),
                      is_due (state, &parties[1], &places[1]) };

  if (due[0] != due[1])
    return due[0] ? BS_ODDS_NEXT_FIRST : BS_ODDS_NEXT_SECOND;
  if (due[0] && to_the_end)
    return places[0] < places[1] ? BS_ODDS_NEXT_FIRST : BS_ODDS_NEXT_SECOND;

  return BS_ODDS_NEXT_BY_POINTS;
}

static void
fill_stack (BsOddsFight *self,
            int          side,
            const Party *party,
            int          n)
{
  for (int i = 0; i < n; i++)
    self->points[side][i] = ((BsBoarder *) party->stack->boarders->pdata[i])->points;

  self->input.points[side] = self->points[side];
  self->input.n_points[side] = n;
  self->input.wounds[side] = ((BsBoarder *) party->stack->boarders->pdata[0])->wounds;
}

/**
 * bs_odds_fight_init:
 * @self: (out caller-allocates): filled for bs_odds_melee()
 * @state: a battle
 * @viewer: (nullable): the player who is told; %NULL: everybody at the table
 * @first: a stack, "fal" or "cr90/b"
 * @second: the stack it fights with
 *
 * Takes over a melee from where it stands. If the viewer may not know a card in
 * it, or a ship has a second stack, the odds are those of the two who fight now
 * (@self->pair_only): so they teach nobody what lies face down.
 *
 * Returns: whether odds can be told; else %BS_ERROR_MEANINGLESS: nobody is
 *   there, the fighters are not revealed, or the game knows no melees
 */
gboolean
bs_odds_fight_init (BsOddsFight    *self,
                    const BsState  *state,
                    BsId            viewer,
                    BsId            first,
                    BsId            second,
                    GError        **error)
{
  Party parties[2];
  int n[2];

  if (!find_party (&parties[0], state, first, error) ||
      !find_party (&parties[1], state, second, error) ||
      !bs_odds_melee_input_rules (&self->input, state->ruleset, error))
    return FALSE;

  self->pair_only = FALSE;
  for (int side = 0; side < 2; side++)
    {
      n[side] = count_fighters (&parties[side]);
      if (parties[side].ship->stacks->len > 1 || n[side] > BS_ODDS_MAX_STACK ||
          !knows_fighters (&parties[side], viewer, n[side]))
        self->pair_only = TRUE;
    }
  if (!knows_fighters (&parties[0], viewer, 1) || !knows_fighters (&parties[1], viewer, 1))
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                           _("no odds yet: the characters who fight are not revealed"));
      return FALSE;
    }

  for (int side = 0; side < 2; side++)
    fill_stack (self, side, &parties[side], self->pair_only ? 1 : n[side]);
  self->input.one_hit = bs_state_option_is (state, "melee-hits", "one");
  self->input.to_the_end = bs_state_option_is (state, "melee-pace", "to-the-end");
  self->input.second_first = bs_state_initiative (state, parties[1].ship->player) <
                             bs_state_initiative (state, parties[0].ship->player);
  self->input.next = find_next (state, parties);

  return TRUE;
}
