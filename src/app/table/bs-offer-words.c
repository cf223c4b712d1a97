/* bs-offer-words.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-offer-words.h"

#include "engine/rules/bs-card.h"

/* What an offer would do, from the effect behind it: only to be told, nothing is decided by it. */

/* Whether a condition of the effect names this, or there is no such condition. */
static gboolean
fits (const BsEffect *effect,
      const char     *attribute,
      const char     *value)
{
  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, attribute) && g_strcmp0 (attr->text, value) != 0)
        return FALSE;
    }

  return TRUE;
}

static const BsEffect *
find_spending (const BsState   *state,
               const BsCommand *command)
{
  const char *token = bs_command_get (command, "token");
  const char *side = bs_command_get (command, "side");

  for (guint i = 0; i < state->ruleset->effects->len; i++)
    {
      const BsEffect *effect = state->ruleset->effects->pdata[i];

      if (g_str_equal (effect->hook, "spend") && fits (effect, "token", token) &&
          fits (effect, "side", side))
        return effect;
    }

  return NULL;
}

static const BsEffect *
find_hook (const GPtrArray *effects,
           const char      *hook)
{
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    {
      const BsEffect *effect = effects->pdata[i];

      if (g_str_has_prefix (effect->hook, hook))
        return effect;
    }

  return NULL;
}

/* The card of a part, or of the ship itself, or the damage card. */
static const GPtrArray *
effects_of (const BsState *state,
            const char    *id)
{
  const BsShip *ship = bs_state_ship_of (state, bs_id (id));
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, bs_id (id)) : NULL;
  BsId name = part != NULL ? part->card : ship != NULL ? ship->card : NULL;
  const BsCard *card = bs_state_card (state, name);

  return card != NULL ? card->effects : NULL;
}

/* The effect that it would have. */
static const BsEffect *
offer_effect (const BsState   *state,
              const BsCommand *command)
{
  const char *id;

  if (g_str_equal (command->verb, "spend"))
    return find_spending (state, command);

  if (g_str_equal (command->verb, "change") && (id = bs_command_get (command, "by")) != NULL)
    return find_hook (effects_of (state, id), "modify-");

  if (g_str_equal (command->verb, "act") && (id = bs_command_get (command, "card")) != NULL)
    return find_hook (effects_of (state, id), "action");

  if (g_str_equal (command->verb, "act") && (id = bs_command_get (command, "action")) != NULL)
    {
      const BsAction *action = bs_ruleset_action (state->ruleset, bs_id (id));

      return action != NULL ? action->effect : NULL;
    }

  return NULL;
}

/**
 * bs_offer_sentence:
 * @state: the battle
 * @command: what is offered
 *
 * Returns: (transfer none) (nullable): what it would do, translated
 */
const char *
bs_offer_sentence (const BsState   *state,
                   const BsCommand *command)
{
  const BsEffect *effect = offer_effect (state, command);

  return effect != NULL && effect->sentence != NULL ?
         bs_ruleset_text (state->ruleset, "effect", effect->sentence) : NULL;
}

static gboolean
has_reroll (const GPtrArray *ops)
{
  for (guint i = 0; ops != NULL && i < ops->len; i++)
    {
      const BsOp *op = ops->pdata[i];

      if (g_str_equal (op->kind, "reroll") || has_reroll (op->ops))
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_offer_rerolls:
 * @state: the battle
 * @command: what is offered
 *
 * Returns: whether it rolls dice again, so that real ones must be told
 */
gboolean
bs_offer_rerolls (const BsState   *state,
                  const BsCommand *command)
{
  const BsEffect *effect = offer_effect (state, command);

  return bs_command_has (command, "reroll") || (effect != NULL && has_reroll (effect->ops));
}
