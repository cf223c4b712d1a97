/* bs-effects.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What an effect that speaks comes to: whether it holds and can be paid, and what it does, asks or
 * forbids. */

#include "bs-effects.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-verdict.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-moment.h"
#include "bs-tokens.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
limit_is_free (const BsMoment *moment)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->self);

  if (moment->effect->limit == NULL || ship == NULL)
    return TRUE;

  return !bs_ship_used (ship, bs_effect_used_key (moment->effect, moment->source));
}

/* Why a limited effect speaks no more: its own rule if it has one, else that of cards. */
static void
refuse_again (const BsMoment *moment,
              BsVerdict      *verdict)
{
  const BsEffect *effect = moment->effect;
  const char *rule = bs_effect_token (effect) != NULL ? "card-once"
                     : effect->rule != NULL           ? effect->rule
                                                      : "card-condition";
  const char *why = g_str_equal (effect->limit, "attack")   ? _("It has been used in this attack.")
                    : g_str_equal (effect->limit, "battle") ? _("It has been used in this battle.")
                                                            : _("It has been used this round.");

  bs_verdict_against (verdict, moment->state->ruleset, rule, "%s", why);
}

/* Each action token triggers the ability of one card a round (AW p22): there must be one that has
 * triggered no other. */
static gboolean
token_is_free (const BsMoment *moment)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->self);
  BsId token = bs_effect_token (moment->effect);
  g_autofree char *prefix = token != NULL ? g_strdup_printf (BS_TRIGGERED, token) : NULL;
  int others = 0;

  if (token == NULL || bs_ship_part (ship, moment->source) == NULL)
    return TRUE;

  for (guint i = 0; i < ship->used->len; i++)
    if (g_str_has_prefix (ship->used->pdata[i], prefix) &&
        !g_str_equal ((const char *) ship->used->pdata[i] + strlen (prefix), moment->source))
      others++;
  return others == 0 || others < bs_token_count (moment->state, ship->id, token);
}

/* The players measure: a range to a ship that nobody tells is not refused. */
static gboolean
is_players_word (const BsMoment    *moment,
                 const BsCondition *condition)
{
  return condition->rule != NULL && moment->target != NULL && moment->range == 0 &&
         g_str_equal (condition->attr.name, "range");
}

/**
 * bs_effects_hold:
 * @moment: a moment with its effect set
 * @verdict: (nullable): takes the rules of conditions that do not hold
 *
 * Returns: whether the effect's conditions hold and its limit is free
 */
gboolean
bs_effects_hold (BsMoment  *moment,
                 BsVerdict *verdict)
{
  const GArray *conditions = moment->effect->conditions;
  gboolean hold = limit_is_free (moment);

  if (!hold && verdict != NULL)
    refuse_again (moment, verdict);
  if (hold && !token_is_free (moment))
    {
      hold = FALSE;
      if (verdict != NULL)
        bs_verdict_against (verdict, moment->state->ruleset, "card-once", NULL);
    }

  for (guint i = 0; i < conditions->len; i++)
    {
      const BsCondition *condition = &g_array_index (conditions, BsCondition, i);

      if (condition->row->holds (moment, &condition->attr) || is_players_word (moment, condition))
        continue;
      hold = FALSE;
      if (verdict != NULL && condition->rule != NULL)
        bs_verdict_against (verdict, moment->state->ruleset, condition->rule, NULL);
    }

  return hold;
}

/**
 * bs_effects_payable:
 * @moment: a moment with its effect set
 *
 * Returns: whether each part of the effect's cost can be paid
 */
gboolean
bs_effects_payable (const BsMoment *moment)
{
  const GPtrArray *costs = moment->effect->costs;

  for (guint i = 0; costs != NULL && i < costs->len; i++)
    {
      const BsOp *op = costs->pdata[i];

      if (op->row->possible != NULL && !op->row->possible (moment, op))
        return FALSE;
    }

  return TRUE;
}

/**
 * bs_op_size:
 * @op: an operation
 *
 * Returns: how many operations it is with those inside
 */
int
bs_op_size (const BsOp *op)
{
  int size = 1;

  for (guint i = 0; op->ops != NULL && i < op->ops->len; i++)
    size += bs_op_size (op->ops->pdata[i]);
  return size;
}

static const BsOp *
find_op (const GPtrArray *ops,
         int             *index)
{
  for (guint i = 0; ops != NULL && i < ops->len; i++)
    {
      const BsOp *op = ops->pdata[i];
      const BsOp *found;

      if (*index == 0)
        return op;
      (*index)--;
      found = find_op (op->ops, index);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/**
 * bs_effect_op:
 * @effect: an effect
 * @index: number of an operation, counted depth first from 0
 *
 * Returns: (transfer none) (nullable): the operation
 */
const BsOp *
bs_effect_op (const BsEffect *effect,
              int             index)
{
  return find_op (effect->ops, &index);
}

/**
 * bs_effects_run:
 * @moment: a moment in a draft
 * @ops: (nullable): operations
 * @first: number of the first of them
 *
 * Does them one after the other.
 */
void
bs_effects_run (BsMoment        *moment,
                const GPtrArray *ops,
                int              first)
{
  for (guint i = 0; ops != NULL && i < ops->len; i++)
    {
      const BsOp *op = ops->pdata[i];

      moment->op = first;
      if (moment->draft != NULL)
        moment->state = moment->draft->state;
      op->row->run (moment, op);
      first += bs_op_size (op);
    }
}

/**
 * bs_effects_ask:
 * @moment: a moment with its effect set
 *
 * Returns: whether the effect leaves something open: a roll, a choice
 */
gboolean
bs_effects_ask (const BsMoment *moment)
{
  for (guint i = 0; i < moment->effect->ops->len; i++)
    {
      const BsOp *op = moment->effect->ops->pdata[i];

      if (op->row->asks != NULL && op->row->asks (moment, op))
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_effects_perform:
 * @moment: a moment in a draft with its effect set
 *
 * Uses up the limit, pays the cost, does the operations.
 */
void
bs_effects_perform (BsMoment *moment)
{
  const BsEffect *effect = moment->effect;

  bs_draft_use (moment->draft, effect, moment->self, moment->source);
  bs_effects_run (moment, effect->costs, -1);
  bs_effects_run (moment, effect->ops, 0);
}
