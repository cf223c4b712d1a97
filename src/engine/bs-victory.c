/* bs-victory.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Initiative, players out, and who has won. */

#include "bs-damage.h"
#include "bs-turn.h"

/**
 * bs_initiative_compare:
 * @state: the battle
 * @a: a ship
 * @b: another
 *
 * Players rank by points or as told at `begin`; where they rank alike, the ships' factions decide, then the order drawn at the start (p18, p21).
 *
 * Returns: below 0 if @a has the initiative over @b
 */
int
bs_initiative_compare (const BsState *state,
                       const BsShip  *a,
                       const BsShip  *b)
{
  const BsPlayer *player_a = bs_state_player (state, a->player);
  const BsPlayer *player_b = bs_state_player (state, b->player);
  int faction_a = bs_ruleset_faction_rank (state->ruleset, a->faction), faction_b = bs_ruleset_faction_rank (state->ruleset, b->faction);
  int place_a = bs_state_initiative (state, a->player), place_b = bs_state_initiative (state, b->player);
  guint index_a = 0, index_b = 0;

  if (player_a->rank != player_b->rank)
    return player_a->rank < player_b->rank ? -1 : 1;
  if (faction_a != faction_b)
    return faction_a < faction_b ? -1 : 1;
  if (place_a != place_b)
    return place_a < place_b ? -1 : 1;

  g_ptr_array_find (state->ships, a, &index_a);
  g_ptr_array_find (state->ships, b, &index_b);
  return (int) index_a - (int) index_b;
}

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

      if (!g_ptr_array_find (found, player->team, NULL) && team_has_ships (state, player->team, in_play))
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

      if (player->out || !player_had_ships (draft->state, player->id) || player_has_ships (draft->state, player->id))
        continue;
      bs_draft_player (draft, player->id)->out = TRUE;
      bs_draft_tell (draft, "player-out", "player", BS_SAY_PLAYER, player->id, NULL);
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

/* All are gone: the owner of the card that did it, else who had the initiative among those destroyed together (p17, A27). */
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

/**
 * bs_victory_check:
 * @draft: a draft
 *
 * Marks players without ships as out and ends the battle when one team is left. Waits while an attack or a question that must be
 * answered is open: its answer may still destroy.
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

  winner = left->len == 1 ? left->pdata[0] : last_winner (state);
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

  state->ended = TRUE;
  state->why_ended = bs_id (why);
  state->teams_won = g_ptr_array_new ();
  if (team != NULL)
    g_ptr_array_add (state->teams_won, (gpointer) team);
  g_ptr_array_set_size (state->questions, 0);
  state->active = NULL;
  state->turn = FALSE;
  g_array_set_size (state->order, 0);
  bs_victory_tell (draft);
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
 * bs_victory_work_out:
 * @draft: a draft whose battle was ended without a winner told
 *
 * The only team with ships wins; else nobody does.
 */
void
bs_victory_work_out (BsDraft *draft)
{
  g_autoptr (GPtrArray) left = teams (draft->state, TRUE);

  if (left->len == 1)
    g_ptr_array_add (draft->state->teams_won, left->pdata[0]);
}
