/* bs-effects-fire.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* A moment is reached: what must happen happens, what may is asked, what is forbidden is
 * refused. */

#include "bs-effects-fire.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-verdict.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-effects-walk.h"
#include "bs-moment.h"

static void
ask_may (BsMoment *moment)
{
  BsQuestion *question =
    bs_draft_ask (moment->draft, "may", BS_ASK_CHOICE, FALSE, bs_moment_player (moment),
                  moment->source != NULL ? moment->source : moment->self);

  question->effect = moment->effect->id;
  question->source = moment->source;
  question->other = moment->other;
  question->text =
    moment->effect->sentence != NULL ? g_ref_string_new (moment->effect->sentence) : NULL;
  g_ptr_array_add (question->answers, (gpointer) bs_id ("yes"));
  g_ptr_array_add (question->answers, (gpointer) bs_id ("no"));
}

static void
fire_cb (BsMoment *moment,
         gpointer  data)
{
  if (!bs_effects_hold (moment, NULL) || !bs_effects_payable (moment))
    return;
  if (moment->effect->ops->len == 0)
    return;

  if (moment->effect->may)
    ask_may (moment);
  else
    {
      BsMoment inner = *moment;

      bs_effects_perform (&inner);
    }
  moment->state = moment->draft->state;
}

/**
 * bs_effects_fire:
 * @moment: a moment in a draft
 * @hook: the hook that is reached
 *
 * Does what must happen and asks what may.
 */
void
bs_effects_fire (BsMoment   *moment,
                 const char *hook)
{
  bs_effects_each (moment, hook, fire_cb, NULL);
}

static void
fire_self_cb (BsMoment *moment,
              gpointer  data)
{
  if (moment->effect->as == BS_AS_SELF)
    fire_cb (moment, data);
}

/**
 * bs_effects_fire_phase:
 * @moment: a moment in a draft, about no ship
 * @hook: phase-start or phase-end
 *
 * Fires for the battle as a whole, then ship by ship for what speaks of `self`.
 */
void
bs_effects_fire_phase (BsMoment   *moment,
                       const char *hook)
{
  g_autoptr (GPtrArray) ships = g_ptr_array_new ();

  for (guint i = 0; i < moment->state->ships->len; i++)
    g_ptr_array_add (ships, (gpointer) ((BsShip *) moment->state->ships->pdata[i])->id);

  bs_effects_fire (moment, hook);
  for (guint i = 0; i < ships->len; i++)
    {
      moment->state = moment->draft->state;
      if (!bs_ship_in_play (bs_state_ship (moment->state, ships->pdata[i])))
        continue;
      moment->actor = ships->pdata[i];
      bs_effects_each (moment, hook, fire_self_cb, NULL);
    }
  moment->actor = NULL;
}

static void
forbid_cb (BsMoment *moment,
           gpointer  data)
{
  if (!bs_effects_hold (moment, NULL))
    return;

  moment->verdict = data;
  bs_effects_run (moment, moment->effect->ops, 0);
}

/**
 * bs_effects_forbid:
 * @moment: a moment
 * @hook: may-act, may-move, may-attack, may-lock
 * @verdict: takes the refusals
 *
 * Asks the effects whether it is forbidden.
 */
void
bs_effects_forbid (BsMoment   *moment,
                   const char *hook,
                   BsVerdict  *verdict)
{
  bs_effects_each (moment, hook, forbid_cb, verdict);
}
