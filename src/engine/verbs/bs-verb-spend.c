/* bs-verb-spend.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* spend: a token is spent on dice in hand. */

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/operations/bs-dice-judge.h"
#include "engine/operations/bs-modify.h"
#include "engine/operations/bs-op-dice.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  BsId ship;
  BsId token;
  const BsEffect *effect;
  gboolean holds;
} Spending;

static gboolean
has_token_condition (const BsEffect *effect,
                     BsId            token)
{
  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, "token"))
        return attr->text == token;
    }

  return FALSE;
}

static void
spending_cb (BsMoment *moment,
             gpointer  data)
{
  Spending *spending = data;

  if (moment->self != spending->ship || !has_token_condition (moment->effect, spending->token) ||
      spending->holds)
    return;
  spending->holds = bs_effects_hold (moment, NULL) && bs_effects_payable (moment);
  spending->effect = moment->effect;
}

static void
find_spending (const BsState *state,
               BsId           side,
               BsId           token,
               Spending      *spending)
{
  BsMoment moment;

  *spending = (Spending){ bs_modify_defends (side) ? state->attack->target : state->attack->ship,
                          token, NULL, FALSE };
  bs_attack_moment (&moment, state, NULL, side);
  moment.token = token;
  bs_effects_each (&moment, "spend", spending_cb, spending);
}

static void
judge_spending (const BsState  *state,
                BsId            side,
                const Spending *spending,
                BsVerdict      *verdict)
{
  BsMoment moment;

  bs_attack_moment (&moment, state, NULL, side);
  moment.token = spending->token;
  bs_moment_speak (&moment, spending->effect, NULL);
  moment.self = spending->ship;
  moment.other = spending->ship == moment.actor ? moment.target : moment.actor;
  if (bs_effects_hold (&moment, verdict) && !bs_effects_payable (&moment))
    bs_verdict_against (verdict, state->ruleset,
                        g_str_equal (spending->token, "lock") ? "lock-other-ship" : "token-missing",
                        NULL);
}

void
bs_judge_spend (const BsState   *state,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  BsId side = bs_modify_side (state, command);
  BsId token = bs_command_id (command, "token");
  Spending spending;

  bs_verdict_heed (verdict, "side", NULL);
  if (bs_ruleset_token (state->ruleset, token) == NULL)
    bs_verdict_idle (verdict, "token");
  bs_modify_idle_dice (command, verdict);
  bs_modify_idle_faces (state, command, side, verdict);
  if (state->attack != NULL)
    {
      find_spending (state, side, token, &spending);
      bs_modify_heed (spending.effect, verdict);
    }
  if (!bs_modify_judge_step (state, side, verdict) ||
      !bs_modify_judge_dice (state, command, side, verdict))
    return;

  if (spending.effect == NULL && bs_ruleset_token (state->ruleset, token) == NULL)
    {
      bs_verdict_error (verdict, _("this game has no token “%s”"), token);
      return;
    }
  if (spending.effect == NULL)
    {
      bs_verdict_against (verdict, state->ruleset, "modify-side", NULL);
      return;
    }
  bs_modify_judge_order (state, spending.ship, side, verdict);
  judge_spending (state, side, &spending, verdict);
  if (bs_modify_has_op (spending.effect, "reroll"))
    bs_modify_judge_reroll (state, command, side, verdict);
}

void
bs_apply_spend (BsDraft *draft)
{
  BsId side = bs_modify_side (draft->state, draft->command);
  BsId token = bs_command_id (draft->command, "token");
  Spending spending;
  BsMoment moment;
  g_autofree char *faces = NULL;

  if (draft->state->attack == NULL)
    return;

  bs_modify_skip_empty_roll (draft, side);
  find_spending (draft->state, side, token, &spending);
  bs_modify_close_first (draft, spending.ship, side);
  if (spending.effect == NULL)
    {
      bs_draft_add_token (draft, spending.ship, token, -1);
      return;
    }

  bs_attack_moment (&moment, NULL, draft, side);
  moment.token = token;
  bs_moment_speak (&moment, spending.effect, NULL);
  moment.self = spending.ship;
  moment.other = spending.ship == moment.actor ? moment.target : moment.actor;
  bs_effects_perform (&moment);
  if (draft->error != NULL)
    return;

  faces = bs_modify_faces_now (draft->state, side);
  if (g_str_equal (token, "lock"))
    bs_draft_tell (draft, "spends-lock", "ship", BS_SAY_SHIP, spending.ship, "faces", BS_SAY_FACES,
                   faces, NULL);
  else
    bs_draft_tell (draft, "spends", "ship", BS_SAY_SHIP, spending.ship, "token", BS_SAY_TOKEN,
                   token, "faces", BS_SAY_FACES, faces, NULL);
}
