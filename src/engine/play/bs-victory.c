/* bs-victory.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Initiative, players out, and who has won. */

#include "bs-victory.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-initiative.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-damage.h"

#include <string.h>

static gboolean
team_has_ships (const BsState *state,
                BsId           team,
                gboolean       in_play)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      const BsPlayer *player = bs_state_player (state, ship->player);

      if (player != NULL && player->team == team && (!in_play || bs_ship_in_play (ship)))
        return TRUE;
    }

  return FALSE;
}

static GPtrArray *
teams (const BsState *state,
       gboolean       in_play)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (!g_ptr_array_find (found, player->team, NULL) &&
          team_has_ships (state, player->team, in_play))
        g_ptr_array_add (found, (gpointer) player->team);
    }

  return found;
}

static gboolean
player_has_ships (const BsState *state,
                  BsId           player)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player == player && bs_ship_in_play (ship))
        return TRUE;
    }

  return FALSE;
}

static gboolean
came_home (const BsState *state,
           BsId           player)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player == player && ship->status == BS_STATUS_HOME)
        return TRUE;
    }

  return FALSE;
}

static gboolean
player_had_ships (const BsState *state,
                  BsId           player)
{
  for (guint i = 0; i < state->ships->len; i++)
    if (((BsShip *) state->ships->pdata[i])->player == player)
      return TRUE;

  return FALSE;
}

static void
mark_out (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->players->len; i++)
    {
      const BsPlayer *player = draft->state->players->pdata[i];

      if (player->out || !player_had_ships (draft->state, player->id) ||
          player_has_ships (draft->state, player->id))
        continue;
      bs_draft_player (draft, player->id)->out = TRUE;
      bs_draft_tell (draft, came_home (draft->state, player->id) ? "player-home" : "player-out",
                     "player", BS_SAY_PLAYER, player->id, NULL);
    }
}

/* Who has lost by a goal has nothing left on the table. */
static void
clear_lost (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];
      const BsPlayer *player = bs_state_player (draft->state, ship->player);

      if (player != NULL && player->out && bs_ship_in_play (ship))
        bs_damage_remove (draft, ship->id, BS_STATUS_FLED, NULL, NULL);
    }
}

/* All are gone: the owner of the card that did it, else who had the initiative among those
 * destroyed together (p17, A27). */
static BsId
last_winner (const BsState *state)
{
  const BsShip *best = NULL;

  for (guint i = 0; i < state->fallen->len; i++)
    {
      const BsFall *fall = &g_array_index (state->fallen, BsFall, i);
      const BsShip *ship = bs_state_ship (state, fall->ship);

      if (fall->owner != NULL)
        return bs_state_player (state, fall->owner)->team;
      if (best == NULL || bs_initiative_compare (state, ship, best) < 0)
        best = ship;
    }

  return best != NULL ? bs_state_player (state, best->player)->team : NULL;
}

static gboolean
by_points (const BsState *state)
{
  return bs_ruleset_figure (state->ruleset, "victory-by-points", 0) != 0;
}

static void
end_battle (BsDraft    *draft,
            const char *why)
{
  BsState *state = draft->state;

  state->ended = TRUE;
  state->why_ended = bs_id (why);
  g_clear_pointer (&state->teams_won, g_ptr_array_unref);
  state->teams_won = g_ptr_array_new ();
  g_ptr_array_set_size (state->questions, 0);
  state->active = NULL;
  state->turn = FALSE;
  g_array_set_size (state->order, 0);
}

/* Held ships and towers that came home are mobile, immobilised ones not (B9). */
static GPtrArray *
mobile_teams (const BsState *state)
{
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      BsId team = bs_state_player (state, ship->player)->team;
      gboolean mobile =
        !ship->immobilised && (bs_ship_in_play (ship) || ship->status == BS_STATUS_HOME);

      if (mobile && !g_ptr_array_find (found, team, NULL))
        g_ptr_array_add (found, (gpointer) team);
    }

  return found;
}

/**
 * bs_victory_points:
 * @player: a player
 *
 * Returns: what the cards in his pile are worth, and what else he was given
 */
int
bs_victory_points (const BsPlayer *player)
{
  int sum = bs_counters_get (player->counters, bs_id ("victory-points"), 0);

  for (guint i = 0; i < player->pile->len; i++)
    sum += ((BsBoarder *) player->pile->pdata[i])->points;
  return sum;
}

static int
team_points (const BsState *state,
             BsId           team)
{
  int sum = 0;

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      sum += player->team == team ? bs_victory_points (player) : 0;
    }

  return sum;
}

/* The team with the most victory points; none if several have as many. */
static BsId
most_points (const BsState *state)
{
  g_autoptr (GPtrArray) all = teams (state, FALSE);
  BsId best = NULL;
  int most = -1;

  for (guint i = 0; i < all->len; i++)
    {
      int points = team_points (state, all->pdata[i]);

      if (points == most)
        best = NULL;
      else if (points > most)
        best = all->pdata[i];
      most = MAX (most, points);
    }

  return best;
}

static gboolean
last_moves (const BsState *state)
{
  g_autoptr (GPtrArray) all = teams (state, FALSE);
  g_autoptr (GPtrArray) mobile = mobile_teams (state);

  return by_points (state) && all->len > 1 && mobile->len < 2;
}

/* Whether `next` would begin a round. */
static gboolean
ends_round (const BsState *state)
{
  const GPtrArray *phases = state->ruleset->phases;
  gboolean last = phases->len > 0 && bs_state_phase (state) == phases->pdata[phases->len - 1];

  return last && !bs_turn_in_first_part (state) && bs_turn_ends_part (state);
}

/**
 * bs_victory_agreed:
 * @state: the battle
 *
 * What the players have agreed to end the battle (B9) ends it only when they say so: looting may
 * still go on. They are told once a round.
 *
 * Returns: (nullable): which of it has come at the end of this round, last-mobile or rounds; %NULL
 * while none has, or the round goes on
 */
const char *
bs_victory_agreed (const BsState *state)
{
  BsId value = bs_state_option (state, "victory");
  g_auto (GStrv) list = g_strsplit (value != NULL ? value : "", ",", -1);

  if (!state->begun || state->ended || !state->ruleset->ships || !ends_round (state))
    return NULL;
  if (g_strv_contains ((const char *const *) list, "last-mobile") && last_moves (state))
    return "last-mobile";
  for (guint i = 0; list[i] != NULL; i++)
    if (g_str_has_prefix (list[i], "rounds=") &&
        state->round >= g_ascii_strtoll (list[i] + strlen ("rounds="), NULL, 10))
      return "rounds";

  return NULL;
}

/**
 * bs_victory_check:
 * @draft: a draft
 *
 * Marks players without ships as out and ends the battle when one team is left. Waits while an
 * attack or a question that must be answered is open: its answer may still destroy.
 */
void
bs_victory_check (BsDraft *draft)
{
  BsState *state = draft->state;
  g_autoptr (GPtrArray) all = teams (state, FALSE);
  g_autoptr (GPtrArray) left = NULL;
  BsId winner;

  if (!state->begun || state->ended || !state->ruleset->ships || state->attack != NULL)
    return;
  if (bs_turn_must_question (state) != NULL)
    return;

  clear_lost (draft);
  mark_out (draft);
  left = teams (state, TRUE);
  if (all->len < 2 || left->len > 1 || bs_ruleset_figure (state->ruleset, "last-team-wins", 1) == 0)
    return;
  if (by_points (state) && left->len == 1)
    return;

  winner = left->len == 1 ? left->pdata[0] : last_winner (state);
  if (by_points (state))
    {
      end_battle (draft, "last-ship");
      bs_victory_work_out (draft);
      bs_victory_tell (draft);
    }
  else
    bs_victory_award (draft, winner, "last-ship");
}

/**
 * bs_victory_award:
 * @draft: a draft
 * @team: (nullable): who wins; %NULL: nobody
 * @why: last-ship, goal
 *
 * Ends the battle. Who has won first has won.
 */
void
bs_victory_award (BsDraft    *draft,
                  BsId        team,
                  const char *why)
{
  BsState *state = draft->state;

  if (state->ended)
    return;

  end_battle (draft, why);
  if (team != NULL)
    g_ptr_array_add (state->teams_won, (gpointer) team);
  bs_victory_tell (draft);
}

/**
 * bs_victory_only_mobile:
 * @state: the battle
 *
 * When only one side has mobile ships the end may come; looting may still go on, so it is not
 * forced (B9).
 *
 * Returns: (nullable): the team, where captured points decide
 */
BsId
bs_victory_only_mobile (const BsState *state)
{
  g_autoptr (GPtrArray) all = teams (state, FALSE);
  g_autoptr (GPtrArray) mobile = mobile_teams (state);

  return by_points (state) && all->len > 1 && mobile->len == 1 ? mobile->pdata[0] : NULL;
}

/**
 * bs_victory_tell_mobile:
 * @draft: a draft at the begin of an end phase
 *
 * Says so, if only one side has mobile ships.
 */
void
bs_victory_tell_mobile (BsDraft *draft)
{
  BsId team = bs_victory_only_mobile (draft->state);

  for (guint i = 0; team != NULL && i < draft->state->players->len; i++)
    {
      const BsPlayer *player = draft->state->players->pdata[i];

      if (player->team == team)
        bs_draft_tell (draft, "only-mobile", "player", BS_SAY_PLAYER, player->id, NULL);
    }
}

/**
 * bs_victory_tell:
 * @draft: a draft whose battle has ended
 *
 * Says who has won.
 */
void
bs_victory_tell (BsDraft *draft)
{
  const BsState *state = draft->state;

  if (state->teams_won == NULL || state->teams_won->len == 0)
    bs_draft_tell (draft, "drawn", NULL);
  for (guint i = 0; state->teams_won != NULL && i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (g_ptr_array_find (state->teams_won, player->team, NULL))
        bs_draft_tell (draft, "won", "player", BS_SAY_PLAYER, player->id, NULL);
    }
}

/**
 * bs_victory_winner:
 * @state: the battle
 *
 * The only team with ships wins; where points are captured, the only one with mobile ships, else
 * the one with the most points (B9). Else nobody does.
 *
 * Returns: (nullable): the team that wins if the battle ends now; %NULL: a draw
 */
BsId
bs_victory_winner (const BsState *state)
{
  gboolean points = by_points (state);
  g_autoptr (GPtrArray) left = points ? mobile_teams (state) : teams (state, TRUE);

  return left->len == 1 ? left->pdata[0] : points ? most_points (state) : NULL;
}

/**
 * bs_victory_work_out:
 * @draft: a draft whose battle was ended without a winner told
 *
 * Whoever wins by the rules has won.
 */
void
bs_victory_work_out (BsDraft *draft)
{
  BsId winner = bs_victory_winner (draft->state);

  if (winner != NULL)
    g_ptr_array_add (draft->state->teams_won, (gpointer) winner);
}
