/* odds-rules.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/operations/bs-vocabulary.h"
#include "engine/rules/bs-effect.h"
#include "engine/rules/bs-ruleset.h"

/* A made-up game for the tests of odds: its dice are those of X-Wing under other names. */

static inline void
add_face (BsRuleset  *rules,
          BsDie      *die,
          const char *id,
          const char *counts,
          int         count)
{
  BsFace *face = g_new0 (BsFace, 1);
  BsCounter side = { bs_id (id), count };

  face->id = bs_id (id);
  face->counts = counts != NULL ? bs_id (counts) : NULL;
  g_ptr_array_add (rules->faces, face);
  g_array_append_val (die->sides, side);
}

static inline BsDie *
add_die (BsRuleset  *rules,
         const char *id)
{
  BsDie *die = g_new0 (BsDie, 1);

  die->id = bs_id (id);
  die->sides = g_array_new (FALSE, FALSE, sizeof (BsCounter));
  g_ptr_array_add (rules->dice, die);

  return die;
}

static inline void
add_figure (BsRuleset  *rules,
            const char *id,
            int         n)
{
  BsCounter figure = { bs_id (id), n };

  g_array_append_val (rules->figures, figure);
}

static inline void
add_attr (BsOp       *op,
          const char *name,
          const char *text)
{
  BsAttr attr = { bs_id (name), bs_id (text), 0, 0 };

  g_array_append_val (op->attrs, attr);
}

/* A token, and one thing that it can be spent for. */
static inline void
add_spend (BsRuleset  *rules,
           const char *token_id,
           const char *kind,
           const char *dice,
           const char *name,
           const char *text,
           const char *other_name,
           const char *other_text)
{
  g_autofree char *id = g_strdup_printf ("%s-%s-%s", token_id, kind, dice);
  BsEffect *effect = bs_effect_new (bs_id (id), bs_id ("spend"));
  BsCondition condition = { { bs_id ("token"), bs_id (token_id), 0, 0 }, NULL };
  BsToken *token = g_new0 (BsToken, 1);
  BsOp *op = bs_op_new (bs_op_kind_find (kind));

  token->id = bs_id (token_id);
  for (guint i = 0; i < rules->tokens->len; i++)
    if (((BsToken *) rules->tokens->pdata[i])->id == token->id)
      g_clear_pointer (&token, g_free);
  if (token != NULL)
    g_ptr_array_add (rules->tokens, token);

  add_attr (op, "dice", dice);
  add_attr (op, name, text);
  if (other_name != NULL)
    add_attr (op, other_name, other_text);
  g_array_append_val (effect->conditions, condition);
  g_ptr_array_add (effect->ops, op);
  g_ptr_array_add (rules->effects, effect);
}

/* Ten cards, four of which count two face up. */
static inline void
add_deck (BsRuleset *rules)
{
  const char *const ids[] = { "light", "heavy" };
  BsDeck *deck = g_new0 (BsDeck, 1);

  deck->id = bs_id ("damage");
  deck->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_damage_card_free);
  for (int i = 0; i < 2; i++)
    {
      BsDamageCard *card = g_new0 (BsDamageCard, 1);

      card->id = bs_id (ids[i]);
      card->copies = i == 0 ? 6 : 4;
      card->counts = 1 + i;
      card->effects = g_ptr_array_new ();
      deck->size += card->copies;
      g_ptr_array_add (deck->cards, card);
    }
  g_ptr_array_add (rules->decks, deck);
  rules->deck = deck->id;
}

static inline BsRuleset *
make_odds_rules (void)
{
  BsRuleset *rules = bs_ruleset_new (bs_id ("made-up"));
  BsDie *red = add_die (rules, "attack"), *green = add_die (rules, "defence");

  add_face (rules, red, "hit", "hit", 3);
  add_face (rules, red, "crit", "crit", 1);
  add_face (rules, red, "star", NULL, 2);
  add_face (rules, red, "nothing", NULL, 2);
  add_face (rules, green, "evade", "evade", 3);
  add_face (rules, green, "star", NULL, 2);
  add_face (rules, green, "miss", NULL, 3);
  add_figure (rules, "melee-divisor", 6);
  add_figure (rules, "melee-body-hits", 2);
  add_spend (rules, "starlight", "turn-die", "attack", "from", "star", "to", "hit");
  add_spend (rules, "starlight", "turn-die", "defence", "from", "star", "to", "evade");
  add_spend (rules, "dodge", "add-face", "defence", "face", "evade", NULL, NULL);
  add_spend (rules, "lock", "reroll", "attack", "which", "chosen", NULL, NULL);
  add_deck (rules);
  bs_ruleset_index (rules);

  return rules;
}
