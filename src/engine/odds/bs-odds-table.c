/* bs-odds-table.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The odds of the attack that is under way in a battle, from the dice that lie on the table. All of
 * it is open: dice, tokens, shields, and which faces of the damage deck nobody has seen yet. */

#include "config.h"

#include "bs-odds-table.h"

#include "engine/effects/bs-damage-now.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-deck.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-odds-rules.h"

#include <glib/gi18n.h>

/* Whether the attacker's dice may still be modified; the defender's always may. */
static gboolean
attacker_modifies (const BsAttack *attack)
{
  return g_str_equal (attack->step, "roll-attack") || g_str_equal (attack->step, "modify-attack");
}

static BsId
find_token (const BsState *state,
            const BsShip  *ship,
            const char    *die)
{
  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];

      if (bs_ship_count (ship, token->id) > 0 &&
          bs_odds_spend_face (state->ruleset, token->id, die) != NULL)
        return token->id;
    }

  return NULL;
}

static gboolean
has_lock (const BsState  *state,
          const BsAttack *attack)
{
  BsId from = bs_id_ship (attack->ship), to = bs_id_ship (attack->target);

  return bs_state_lock (state, from, to) != NULL && bs_odds_spend_rerolls (state->ruleset, "lock");
}

/**
 * bs_odds_plan_init:
 * @self: (out caller-allocates): all that both sides could spend now, or nothing if
 *   there is no attack
 */
void
bs_odds_plan_init (BsOddsPlan    *self,
                   const BsState *state)
{
  const BsAttack *attack = state->attack;
  const BsShip *ship, *target;

  *self = (BsOddsPlan) { .aim = BS_ODDS_AIM_MISSES };
  ship = attack != NULL ? bs_state_ship_of (state, attack->ship) : NULL;
  target = attack != NULL ? bs_state_ship_of (state, attack->target) : NULL;
  if (ship == NULL || target == NULL)
    return;

  if (attacker_modifies (attack))
    {
      self->attack_token = find_token (state, ship, "attack");
      self->reroll = has_lock (state, attack);
      self->aim = attack->precision ? BS_ODDS_AIM_CRIT : BS_ODDS_AIM_MISSES;
    }
  self->defence_token = find_token (state, target, "defence");
  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];

      self->evades += MAX (bs_ship_count (target, token->id), 0) *
                      bs_odds_spend_evades (state->ruleset, token->id);
    }
}

static BsOddsRole
role_of_result (const BsState  *state,
                const BsResult *result,
                const BsDie    *die,
                const BsOddsDie *odds_die)
{
  const BsFace *face = bs_ruleset_face (state->ruleset, result->face);
  const char *counts = face != NULL ? face->counts : NULL;

  if (g_strcmp0 (counts, "hit") == 0)
    return BS_ODDS_HIT;
  if (g_strcmp0 (counts, "crit") == 0)
    return BS_ODDS_CRIT;
  if (g_strcmp0 (counts, "evade") == 0)
    return BS_ODDS_EVADE;
  for (guint i = 0; i < die->sides->len; i++)
    if (g_array_index (die->sides, BsCounter, i).kind == result->face)
      return odds_die->faces[i].role;

  return BS_ODDS_BLANK;
}

/* The face of the die that counts as the result does. What was added may be a face that the die
 * does not have; if it counts for nothing there, -1. */
static int
face_of_result (const BsState   *state,
                const BsResult  *result,
                const BsDie     *die,
                const BsOddsDie *odds_die)
{
  BsOddsRole role = role_of_result (state, result, die, odds_die);

  for (int i = 0; i < odds_die->n_faces; i++)
    if (odds_die->faces[i].role == role)
      return i;

  return -1;
}

/* Puts dice on the table that lie there; what was rerolled or added stays as it is. */
static void
take_pool (const BsState   *state,
           const BsPool    *pool,
           const char      *die,
           const BsOddsDie *odds_die,
           int             *rolled,
           int             *fixed)
{
  const BsDie *rules_die = bs_ruleset_die (state->ruleset, bs_id (die));

  for (guint i = 0; i < pool->results->len; i++)
    {
      const BsResult *result = &g_array_index (pool->results, BsResult, i);
      int face = face_of_result (state, result, rules_die, odds_die);

      if (face >= 0)
        (result->rerolled || result->added ? fixed : rolled)[face]++;
    }
}

static void
take_dice (BsOddsAttackInput *input,
           const BsState     *state)
{
  const BsAttack *attack = state->attack;
  int dice = bs_attack_dice (state, bs_id ("attack"));

  /* Results that were added lie there before the roll, too. An attack without dice does no damage
   * whatever is added. */
  if (dice > 0)
    take_pool (state, &attack->attack, "attack", &input->attack_die,
               input->attack_rolled, input->attack_fixed);
  if (!attack->attack.rolled)
    input->attack_dice = dice;

  take_pool (state, &attack->defence, "defence", &input->defence_die,
             input->defence_rolled, input->defence_rolled);
  if (!attack->defence.rolled)
    input->defence_dice = bs_attack_dice (state, bs_id ("defence"));
}

/* What nobody has seen of the target's deck: each card dealt face up is one of it. */
static void
take_deck (BsOddsAttackInput *input,
           const BsState     *state,
           const BsShip      *target)
{
  BsId section = state->attack != NULL ? state->attack->target_section : NULL;
  const BsDeckState *deck = bs_state_deck (state, bs_deck_of_section (state, target, section));
  const BsCardPool *pool;

  if (deck == NULL || deck->pools->len == 0)
    return;

  pool = deck->pools->pdata[deck->pools->len - 1];
  input->heavy_counts = 1;
  for (guint i = 0; i < pool->unseen->len; i++)
    {
      const BsCounter *unseen = &g_array_index (pool->unseen, BsCounter, i);
      const BsDamageCard *card = bs_ruleset_damage_card (state->ruleset, deck->kind, unseen->kind);

      input->deck += unseen->n;
      if (card != NULL && card->counts > 1)
        {
          input->heavy += unseen->n;
          input->heavy_counts = MAX (input->heavy_counts, card->counts);
        }
    }
}

/* Shields and hull of what is attacked. A ship of two sections falls with the last of them: the
 * chance is told only when the other one is crippled already. */
static void
take_target (BsOddsAttackInput *input,
             const BsState     *state,
             const BsShip      *target)
{
  BsId wanted = state->attack->target_section;
  const BsSection *section = bs_ship_section (target, wanted != target->id ? wanted : NULL);
  gboolean several = target->sections->len > 1;
  BsAsked asked = { 0 };

  if (section == NULL)
    return;
  input->shields = MAX (section->active, 0);
  for (guint i = 0; i < target->sections->len; i++)
    if (target->sections->pdata[i] != section &&
        !((BsSection *) target->sections->pdata[i])->crippled)
      return;

  asked.number = bs_id ("hull");
  asked.ship = target->id;
  asked.section = section->id;
  input->hull = MAX (bs_number (state, &asked, NULL) -
                     bs_damage_count (state, target, several ? section->id : NULL), 0);
  take_deck (input, state, target);
}

/**
 * bs_odds_attack_input_table:
 * @input: (out caller-allocates): filled for bs_odds_attack_new()
 * @state: a battle with an attack under way
 * @plan: what both sides are going to spend
 *
 * Takes over the attack from where it is: dice that lie on the table, dice still
 * to be rolled, shields, hull and deck of the target.
 *
 * Returns: whether there is an attack whose odds can be told; else
 *   %BS_ERROR_MEANINGLESS
 */
gboolean
bs_odds_attack_input_table (BsOddsAttackInput  *input,
                            const BsState      *state,
                            const BsOddsPlan   *plan,
                            GError            **error)
{
  const BsAttack *attack = state->attack;
  const BsShip *target = attack != NULL ? bs_state_ship_of (state, attack->target) : NULL;

  if (target == NULL)
    {
      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                           _("no odds: no attack is under way"));
      return FALSE;
    }
  if (!bs_odds_attack_input_rules (input, state->ruleset, plan->attack_token, plan->defence_token,
                                   error))
    return FALSE;

  input->precision = attack->precision;
  input->reroll = plan->reroll;
  input->aim = plan->aim;
  input->evades = plan->evades;
  take_dice (input, state);
  take_target (input, state, target);

  return TRUE;
}
