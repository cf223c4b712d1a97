/* bs-turn-phase.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Rounds, phases and the parts of a phase: what begins and what ends with them. */

#include "bs-turn-phase.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-modifiers.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-moment.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-question.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-damage.h"
#include "bs-end-phase.h"
#include "bs-turn-order.h"
#include "bs-victory.h"

static const BsPhase *
phase_at (const BsState *state,
          int            offset)
{
  const GPtrArray *phases = state->ruleset->phases;

  for (guint i = 0; i < phases->len; i++)
    if (((BsPhase *) phases->pdata[i])->id == state->phase)
      return i + offset < phases->len ? phases->pdata[i + offset] : NULL;

  return NULL;
}

static void
fire_phase (BsDraft    *draft,
            const char *hook)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.phase = draft->state->phase;
  bs_effects_fire_phase (&moment, hook);
}

static void
clear_tokens (BsDraft *draft)
{
  BsState *state = draft->state;

  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];

      for (guint j = 0; token->clear == state->phase && j < state->ships->len; j++)
        {
          const BsShip *ship = state->ships->pdata[j];
          int n = bs_ship_count (ship, token->id);

          if (n == 0)
            continue;
          bs_counters_set (bs_draft_ship (draft, ship->id)->counters, token->id, 0);
          bs_draft_tell (draft, "tokens-cleared", "ship", BS_SAY_SHIP, ship->id, "token",
                         BS_SAY_TOKEN, token->id, "count", BS_SAY_INT, n, NULL);
        }
    }
}

static void
forget_used (BsShip     *ship,
             const char *limit)
{
  for (guint i = ship->used->len; i > 0; i--)
    if (g_str_has_prefix (ship->used->pdata[i - 1], limit))
      g_ptr_array_remove_index (ship->used, i - 1);
}

static void
begin_round (BsDraft *draft)
{
  BsState *state = draft->state;

  state->round++;
  bs_modifiers_end (draft, bs_id ("round"));
  bs_modifiers_end (draft, bs_id ("attack"));
  for (guint i = 0; i < state->ships->len; i++)
    {
      BsShip *ship = state->ships->pdata[i];

      if (!bs_ship_in_play (ship))
        continue;
      ship = bs_draft_ship (draft, ship->id);
      ship->deeds = (BsDeeds) { 0 };
      g_ptr_array_set_size (ship->acted, 0);
      g_ptr_array_set_size (ship->fired, 0);
      g_ptr_array_set_size (ship->hurt_by, 0);
      forget_used (ship, "round:");
      forget_used (ship, "attack:");
    }
  bs_draft_tell (draft, "round", "round", BS_SAY_INT, state->round, NULL);
  bs_draft_announce (draft, BS_NEWS_ROUND, NULL, BS_STATUS_ACTIVE, NULL);
}

/* Turns taken count in their phase only. */
static void
forget_turns (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];

      if (ship->deeds.turn_over)
        bs_draft_ship (draft, ship->id)->deeds.turn_over = FALSE;
    }
}

/* A phase may have a part before its own: melees before ship to ship. A part with nothing open and
 * nobody due is passed over. */
static void
enter_parts (BsDraft *draft)
{
  BsState *state = draft->state;
  const BsPhase *phase = bs_state_phase (state);

  state->deed = phase->first != NULL ? phase->first : phase->does;
  bs_draft_announce (draft, BS_NEWS_PART, NULL, BS_STATUS_ACTIVE, NULL);
  bs_turn_line_up (draft);
  if (phase->first != NULL && state->order->len == 0 && !bs_melee_asks (state))
    {
      state->deed = phase->does;
      bs_turn_line_up (draft);
    }
  bs_turn_begin (draft);
}

static void
enter_phase (BsDraft       *draft,
             const BsPhase *phase)
{
  BsState *state = draft->state;

  state->phase = phase->id;
  state->deed = phase->does;
  state->step = NULL;
  state->active = NULL;
  state->turn = FALSE;
  g_array_set_size (state->fallen, 0);
  forget_turns (draft);
  bs_draft_tell (draft, "phase", "phase", BS_SAY_PHASE, phase->id, "round", BS_SAY_INT,
                 state->round, NULL);
  clear_tokens (draft);
  fire_phase (draft, "phase-start");
  if (state->ended)
    return;
  if (bs_turn_does (state, "raise"))
    bs_end_phase_enter (draft);
  enter_parts (draft);
}

/**
 * bs_turn_start_battle:
 * @draft: a draft at `begin`
 *
 * Begins the first round with its first phase.
 */
void
bs_turn_start_battle (BsDraft *draft)
{
  if (draft->state->ruleset->phases->len == 0)
    return;

  begin_round (draft);
  enter_phase (draft, draft->state->ruleset->phases->pdata[0]);
}

/* Those that last over turns lapse only at the end of their part of the phase. */
void
bs_turn_lapse (BsDraft *draft,
               gboolean all)
{
  guint kept = 0;

  while (draft->state->questions->len > kept)
    {
      BsQuestion *question = bs_question_ref (draft->state->questions->pdata[kept]);

      if (question->lasts && !all)
        kept++;
      else
        bs_draft_lapse (draft, question);
      bs_question_unref (question);
    }
}

void
bs_turn_leave_phase (BsDraft *draft)
{
  const BsPhase *next = phase_at (draft->state, 1);

  bs_turn_lapse (draft, TRUE);
  for (guint i = 0; i < draft->state->ships->len; i++)
    bs_damage_fall (draft, ((BsShip *) draft->state->ships->pdata[i])->id);
  fire_phase (draft, "phase-end");
  bs_victory_check (draft);
  if (draft->state->ended)
    return;

  if (next == NULL)
    {
      begin_round (draft);
      next = draft->state->ruleset->phases->pdata[0];
    }
  enter_phase (draft, next);
}

/* The melees are fought: ship to ship comes. */
void
bs_turn_leave_part (BsDraft *draft)
{
  BsState *state = draft->state;

  bs_turn_lapse (draft, TRUE);
  bs_draft_announce (draft, BS_NEWS_PART_OVER, NULL, BS_STATUS_ACTIVE, NULL);
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->deeds.turn_over)
        bs_draft_ship (draft, ship->id)->deeds.turn_over = FALSE;
    }
  state->deed = bs_state_phase (state)->does;
  state->active = NULL;
  bs_turn_line_up (draft);
  bs_turn_begin (draft);
}

/**
 * bs_turn_set_phase:
 * @draft: a draft
 * @phase: a phase
 *
 * By hand: this phase is on, its turns are lined up, nothing fires.
 */
void
bs_turn_set_phase (BsDraft       *draft,
                   const BsPhase *phase)
{
  BsState *state = draft->state;

  state->phase = phase->id;
  state->step = NULL;
  state->active = NULL;
  state->turn = FALSE;
  forget_turns (draft);
  enter_parts (draft);
}
