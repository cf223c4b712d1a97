/* bs-op-mission.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Tokens on ships, cards, players and the battle, and the ends of missions. */

#include "bs-op-mission.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/effects/bs-moment.h"
#include "engine/effects/bs-tokens.h"
#include "engine/play/bs-victory.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

static gboolean
is_on_leader (const BsOp *op,
              const char *name)
{
  return g_strcmp0 (bs_op_text (op, name), "leader") == 0;
}

static BsShipPart *
leader_of (BsMoment *moment,
           BsId      who)
{
  BsShip *ship = who != NULL ? bs_draft_ship (moment->draft, who) : NULL;

  return ship != NULL ? bs_ship_leader (ship) : NULL;
}

/* Changes what lies on the card of captain or pilot; gives how many more there are. */
static int
change_on_leader (BsMoment *moment,
                  BsId      who,
                  BsId      token,
                  int       n)
{
  BsShipPart *leader = leader_of (moment, who);
  int before = leader != NULL ? bs_counters_get (leader->counters, token, 0) : 0;
  int changed = MAX (n, -before);

  if (leader == NULL || changed == 0)
    return 0;

  bs_counters_set (leader->counters, token, before + changed);
  bs_draft_tell (moment->draft, changed > 0 ? "card-token-added" : "card-token-removed", "ship",
                 BS_SAY_SHIP, who, "card", BS_SAY_CARD, leader->id, "token", BS_SAY_TOKEN, token,
                 "count", BS_SAY_INT, ABS (changed), NULL);
  return changed;
}

void
bs_op_token (BsMoment   *moment,
             const BsOp *op)
{
  BsId kind = bs_op_text (op, "kind"), who = bs_moment_who (moment, op);
  int count = bs_moment_amount (moment, op, "count", 1);

  if (count <= 0)
    return;
  if (is_on_leader (op, "on"))
    change_on_leader (moment, who, kind, count);
  else
    bs_token_change (moment->draft, who, kind, count);
}

void
bs_op_remove_token (BsMoment   *moment,
                    const BsOp *op)
{
  BsId kind = bs_op_text (op, "kind"), who = bs_moment_who (moment, op);
  int count = bs_moment_amount (moment, op, "count", 1);

  if (count <= 0)
    return;
  if (is_on_leader (op, "on"))
    change_on_leader (moment, who, kind, -count);
  else
    bs_token_change (moment->draft, who, kind, -count);
}

gboolean
bs_can_remove_token (const BsMoment *moment,
                     const BsOp     *op)
{
  BsId who = bs_moment_who (moment, op);
  const BsShip *ship = bs_state_ship_of (moment->state, who);
  const BsShipPart *leader = ship != NULL ? bs_ship_leader (ship) : NULL;
  int count = bs_moment_amount (moment, op, "count", 1);
  int there = bs_token_count (moment->state, who, bs_op_text (op, "kind"));

  if (is_on_leader (op, "on"))
    there = leader != NULL ? bs_counters_get (leader->counters, bs_op_text (op, "kind"), 0) : 0;
  return there >= (count == G_MAXINT ? 0 : count);
}

void
bs_op_move_token (BsMoment   *moment,
                  const BsOp *op)
{
  BsId kind = bs_op_text (op, "kind"), who = bs_moment_who (moment, op);
  int count = bs_moment_amount (moment, op, "count", G_MAXINT);

  if (who == NULL)
    return;
  if (is_on_leader (op, "to"))
    change_on_leader (moment, who, kind, -bs_token_change (moment->draft, who, kind, -count));
  else
    {
      int moved = -change_on_leader (moment, who, kind, -count);

      if (moved > 0)
        bs_token_change (moment->draft, who, kind, moved);
    }
}

static const BsPlayer *
player_of (const BsMoment *moment)
{
  BsId player = bs_moment_player (moment);

  return player != NULL ? bs_state_player (moment->state, player) : NULL;
}

/* Whether another ship has the token in a smaller number: it was there earlier. */
static gboolean
is_behind (const BsMoment *moment,
           BsId            token)
{
  int mine = bs_token_count (moment->state, moment->self, token);

  for (guint i = 0; i < moment->state->ships->len; i++)
    {
      const BsShip *other = moment->state->ships->pdata[i];
      int theirs = bs_token_count (moment->state, other->id, token);

      if (bs_ship_in_play (other) && theirs > 0 && theirs < mine)
        return TRUE;
    }

  return FALSE;
}

void
bs_op_win (BsMoment   *moment,
           const BsOp *op)
{
  const BsPlayer *player = player_of (moment);
  BsId first = bs_op_text (op, "first");

  if (first != NULL && is_behind (moment, first))
    return;
  if (player != NULL && !player->out)
    bs_victory_award (moment->draft, player->team, "goal");
}

/* The one team that is not out, if there is just one. */
static BsId
only_team (const BsState *state)
{
  BsId team = NULL;

  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (player->out || player->team == team)
        continue;
      if (team != NULL)
        return NULL;
      team = player->team;
    }

  return team;
}

/* The ships of who has lost leave the table when the present attack or question is over
 * (bs_victory_check()). */
void
bs_op_lose (BsMoment   *moment,
            const BsOp *op)
{
  const BsPlayer *player = player_of (moment);
  BsId team = player != NULL ? player->team : NULL;
  BsState *state = moment->draft->state;

  for (guint i = 0; team != NULL && i < state->players->len; i++)
    {
      const BsPlayer *each = state->players->pdata[i];

      if (each->team != team || each->out)
        continue;
      bs_draft_player (moment->draft, each->id)->out = TRUE;
      bs_draft_tell (moment->draft, "mission-failed", "player", BS_SAY_PLAYER, each->id, NULL);
    }
  if (team != NULL && only_team (state) != NULL)
    bs_victory_award (moment->draft, only_team (state), "goal");
}
