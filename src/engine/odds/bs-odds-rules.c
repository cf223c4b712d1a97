/* bs-odds-rules.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice and figures of the odds from the rules data. */

#include "config.h"

#include "bs-odds-rules.h"

#include "engine/rules/bs-effect.h"
#include "engine/rules/bs-ruleset.h"

#include <glib/gi18n.h>

static const char *
counts_of_face (const BsRuleset *ruleset,
                BsId             id)
{
  const BsFace *face = id != NULL ? bs_ruleset_face (ruleset, id) : NULL;

  return face != NULL ? face->counts : NULL;
}

static gboolean
is_spent_by (const BsEffect *effect,
             const char     *token)
{
  if (!g_str_equal (effect->hook, "spend"))
    return FALSE;

  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, "token") && g_strcmp0 (attr->text, token) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Without a word about which dice they are, evades are defence dice and the rest attack dice. */
static gboolean
turns_dice (const BsOp      *op,
            const BsRuleset *ruleset,
            const char      *die)
{
  const char *counts;
  BsId dice;

  if (!g_str_equal (op->kind, "turn-die"))
    return FALSE;

  counts = counts_of_face (ruleset, bs_op_text (op, "to"));
  dice = bs_op_text (op, "dice");
  if (counts != NULL && dice == NULL)
    return g_str_equal (die, g_str_equal (counts, "evade") ? "defence" : "attack");

  return counts != NULL && g_str_equal (dice, die);
}

/**
 * bs_odds_spend_face:
 * @token: a token, "focus"
 * @die: the dice it is spent on, "attack" or "defence"
 *
 * What spending a token does is an effect in the rules data; this one looks for
 * one that turns faces into results.
 *
 * Returns: (nullable): the face that it converts
 */
BsId
bs_odds_spend_face (const BsRuleset *ruleset,
                    const char      *token,
                    const char      *die)
{
  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = ruleset->effects->pdata[i];

      for (guint k = 0; is_spent_by (effect, token) && k < effect->ops->len; k++)
        {
          const BsOp *op = effect->ops->pdata[k];

          if (turns_dice (op, ruleset, die))
            return bs_op_text (op, "from");
        }
    }

  return NULL;
}

static gboolean
is_for_dice (const BsOp *op,
             const char *kind,
             const char *die)
{
  return g_str_equal (op->kind, kind) &&
         (bs_op_text (op, "dice") == NULL || g_strcmp0 (bs_op_text (op, "dice"), die) == 0);
}

/**
 * bs_odds_spend_evades:
 * @token: a token, "evade"
 *
 * Returns: how many evades the defender gets for spending one; 0 if it is for
 *   something else
 */
int
bs_odds_spend_evades (const BsRuleset *ruleset,
                      const char      *token)
{
  int evades = 0;

  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = ruleset->effects->pdata[i];

      for (guint k = 0; is_spent_by (effect, token) && k < effect->ops->len; k++)
        {
          const BsOp *op = effect->ops->pdata[k];

          if (is_for_dice (op, "add-face", "defence") &&
              g_strcmp0 (counts_of_face (ruleset, bs_op_text (op, "face")), "evade") == 0)
            evades += bs_op_int (op, "count", 1);
        }
    }

  return evades;
}

/**
 * bs_odds_spend_rerolls:
 * @token: a token, "lock"
 *
 * Returns: whether the attacker may reroll dice of his choice for spending it
 */
gboolean
bs_odds_spend_rerolls (const BsRuleset *ruleset,
                       const char      *token)
{
  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = ruleset->effects->pdata[i];

      for (guint k = 0; is_spent_by (effect, token) && k < effect->ops->len; k++)
        if (is_for_dice (effect->ops->pdata[k], "reroll", "attack"))
          return TRUE;
    }

  return FALSE;
}

static BsOddsRole
role_of_face (const char *counts,
              gboolean    converted)
{
  if (g_strcmp0 (counts, "hit") == 0)
    return BS_ODDS_HIT;
  if (g_strcmp0 (counts, "crit") == 0)
    return BS_ODDS_CRIT;
  if (g_strcmp0 (counts, "evade") == 0)
    return BS_ODDS_EVADE;

  return converted ? BS_ODDS_CONVERTIBLE : BS_ODDS_BLANK;
}

/* Takes a die over from the rules data: its faces are the sides of @id in their order. */
static gboolean
take_die (BsOddsDie        *self,
          const BsRuleset  *ruleset,
          const char       *id,
          BsId              converted,
          GError          **error)
{
  const BsDie *die = bs_ruleset_die (ruleset, bs_id (id));

  self->n_faces = 0;
  if (die == NULL || die->sides->len > BS_ODDS_MAX_FACES)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("no odds by the rules ‘%s’: they have no die ‘%s’"), ruleset->id, id);
      return FALSE;
    }

  for (guint i = 0; i < die->sides->len; i++)
    {
      const BsCounter *side = &g_array_index (die->sides, BsCounter, i);
      const char *counts = counts_of_face (ruleset, side->kind);

      bs_odds_die_add (self, role_of_face (counts, side->kind == converted), 1, side->n);
    }

  return bs_odds_die_check (self, error);
}

static gboolean
take_dice (BsOddsDie        *attack_die,
           BsOddsDie        *defence_die,
           const BsRuleset  *ruleset,
           BsId              attack_face,
           BsId              defence_face,
           GError          **error)
{
  return take_die (attack_die, ruleset, "attack", attack_face, error) &&
         take_die (defence_die, ruleset, "defence", defence_face, error);
}

static gboolean
find_spend_face (BsId             *face,
                 const BsRuleset  *ruleset,
                 const char       *token,
                 const char       *die,
                 GError          **error)
{
  *face = token != NULL ? bs_odds_spend_face (ruleset, token, die) : NULL;
  if (token == NULL || *face != NULL)
    return TRUE;

  g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
               _("by the rules ‘%s’ no token ‘%s’ can be spent on the dice ‘%s’"), ruleset->id,
               token, die);
  return FALSE;
}

/**
 * bs_odds_attack_input_rules:
 * @input: (out caller-allocates): an attack without dice yet
 * @attack_token: (nullable): the token that the attacker spends, "focus"
 * @defence_token: (nullable): the token that the defender spends
 *
 * Returns: whether the rules have these dice and tokens; else %BS_ERROR_MEANINGLESS
 */
gboolean
bs_odds_attack_input_rules (BsOddsAttackInput  *input,
                            const BsRuleset    *ruleset,
                            const char         *attack_token,
                            const char         *defence_token,
                            GError            **error)
{
  BsId attack_face, defence_face;

  *input = (BsOddsAttackInput) {
    .attack_convert = attack_token != NULL,
    .defence_convert = defence_token != NULL,
  };

  return find_spend_face (&attack_face, ruleset, attack_token, "attack", error) &&
         find_spend_face (&defence_face, ruleset, defence_token, "defence", error) &&
         take_dice (&input->attack_die, &input->defence_die, ruleset, attack_face, defence_face,
                    error);
}

static gboolean
is_for_precision (const BsEffect *effect)
{
  if (!g_str_equal (effect->hook, "agility"))
    return FALSE;

  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, "precision") && attr->low != 0)
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_odds_attack_input_precision:
 * @input: an attack whose defence dice are those for the target's agility alone
 *
 * Makes it a precision shot (B3): by the effects in the rules data the target's
 * agility is lower, though never below 0.
 *
 * Returns: whether the rules know precision shots; else %BS_ERROR_MEANINGLESS
 */
gboolean
bs_odds_attack_input_precision (BsOddsAttackInput  *input,
                                const BsRuleset    *ruleset,
                                GError            **error)
{
  gboolean known = FALSE;
  int change = 0;

  for (guint i = 0; i < ruleset->effects->len; i++)
    {
      const BsEffect *effect = ruleset->effects->pdata[i];

      for (guint k = 0; is_for_precision (effect) && k < effect->ops->len; k++)
        {
          const BsOp *op = effect->ops->pdata[k];

          if (g_str_equal (op->kind, "add"))
            change += bs_op_int (op, "amount", 0);
          known = TRUE;
        }
    }
  if (!known)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("the rules ‘%s’ know no precision shots"), ruleset->id);
      return FALSE;
    }

  input->precision = TRUE;
  if (input->defence_dice > 0)
    input->defence_dice = MAX (input->defence_dice + change, 0);

  return TRUE;
}

/**
 * bs_odds_attack_input_deck:
 * @input: an attack
 * @deck: the target's damage deck, as full as at the start
 *
 * Takes over how many cards count more than one damage when they lie face up
 * (Direct Hit of X-Wing).
 */
void
bs_odds_attack_input_deck (BsOddsAttackInput *input,
                           const BsDeck      *deck)
{
  input->deck = deck->size;
  input->heavy = 0;
  input->heavy_counts = 1;
  for (guint i = 0; i < deck->cards->len; i++)
    {
      const BsDamageCard *card = deck->cards->pdata[i];

      if (card->counts > 1)
        {
          input->heavy += card->copies;
          input->heavy_counts = MAX (input->heavy_counts, card->counts);
        }
    }
}

/**
 * bs_odds_melee_input_rules:
 * @input: (out caller-allocates): a melee without stacks yet
 *
 * Takes over the dice, and the figures `melee-divisor` and `melee-body-hits`. The
 * options of the battle are the caller's.
 *
 * Returns: whether the rules know melees; else %BS_ERROR_MEANINGLESS
 */
gboolean
bs_odds_melee_input_rules (BsOddsMeleeInput  *input,
                           const BsRuleset   *ruleset,
                           GError           **error)
{
  *input = (BsOddsMeleeInput) {
    .divisor = bs_ruleset_figure (ruleset, "melee-divisor", 0),
    .body_hits = bs_ruleset_figure (ruleset, "melee-body-hits", 0),
  };

  if (input->divisor < 1 || input->body_hits < 1)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("the rules ‘%s’ know no melee: the figures ‘melee-divisor’ and "
                      "‘melee-body-hits’ are missing"),
                   ruleset->id);
      return FALSE;
    }

  return take_dice (&input->attack_die, &input->defence_die, ruleset, NULL, NULL, error);
}
