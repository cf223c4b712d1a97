/* bs-state.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-state.h"

#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-effect.h"
#include "engine/rules/bs-ruleset.h"
#include "bs-fields-ship.h"

/**
 * bs_player_new:
 * @id: its id
 *
 * Returns: (transfer full): a player in a team of its own
 */
BsPlayer *
bs_player_new (BsId id)
{
  BsPlayer *self = bs_fields_new (&bs_player_fields);

  self->id = id;
  self->team = id;
  return self;
}

/**
 * bs_player_copy:
 * @self: a player
 *
 * Returns: (transfer full): the same, to be changed
 */
BsPlayer *
bs_player_copy (const BsPlayer *self)
{
  return bs_fields_copy (&bs_player_fields, self);
}

/**
 * bs_player_unref:
 * @self: (transfer full): a player
 */
void
bs_player_unref (BsPlayer *self)
{
  bs_fields_free (&bs_player_fields, self);
}

/**
 * bs_state_new:
 * @ruleset: the game
 * @catalogue: (nullable): its cards
 *
 * Returns: (transfer full): a battle before its first command; holds references to both
 */
BsState *
bs_state_new (BsRuleset   *ruleset,
              BsCatalogue *catalogue)
{
  BsState *self = bs_fields_new (&bs_state_fields);

  self->ruleset = bs_ruleset_ref (ruleset);
  self->catalogue = catalogue != NULL ? bs_catalogue_ref (catalogue) : NULL;
  self->next_question = 1;
  return self;
}

/**
 * bs_state_copy:
 * @self: a battle at one moment
 *
 * Returns: (transfer full): the same, sharing ships and players, to be changed by a draft
 */
BsState *
bs_state_copy (const BsState *self)
{
  BsState *copy = bs_fields_copy (&bs_state_fields, self);

  bs_ruleset_ref (copy->ruleset);
  if (copy->catalogue != NULL)
    bs_catalogue_ref (copy->catalogue);
  if (copy->whole != NULL)
    bs_state_ref (copy->whole);
  return copy;
}

/**
 * bs_state_ref:
 * @self: a state
 *
 * Returns: (transfer full): the same state
 */
BsState *
bs_state_ref (BsState *self)
{
  return bs_fields_ref (&bs_state_fields, self);
}

/**
 * bs_state_unref:
 * @self: (transfer full): a state
 */
void
bs_state_unref (BsState *self)
{
  BsRuleset *ruleset = self->ruleset;
  BsCatalogue *catalogue = self->catalogue;

  if (!g_atomic_ref_count_dec (&self->ref))
    return;
  bs_fields_clear (&bs_state_fields, self);
  g_clear_pointer (&self->whole, bs_state_unref);
  g_free (self);
  bs_ruleset_unref (ruleset);
  if (catalogue != NULL)
    bs_catalogue_unref (catalogue);
}

/**
 * bs_attack_new:
 *
 * Returns: (transfer full): an attack without ships and dice
 */
BsAttack *
bs_attack_new (void)
{
  return bs_fields_new (&bs_attack_fields);
}

/**
 * bs_attack_copy:
 * @self: an attack
 *
 * Returns: (transfer full): the same, to be changed
 */
BsAttack *
bs_attack_copy (const BsAttack *self)
{
  return bs_fields_copy (&bs_attack_fields, self);
}

/**
 * bs_attack_unref:
 * @self: (transfer full): an attack
 */
void
bs_attack_unref (BsAttack *self)
{
  bs_fields_free (&bs_attack_fields, self);
}

/**
 * bs_deck_state_new:
 * @id: shared, or a player's id
 * @kind: the deck of the ruleset
 *
 * Returns: (transfer full): an empty virtual deck
 */
BsDeckState *
bs_deck_state_new (BsId id,
                   BsId kind)
{
  BsDeckState *self = bs_fields_new (&bs_deck_fields);

  self->id = id;
  self->kind = kind;
  return self;
}

/**
 * bs_deck_state_add_pool:
 * @self: a deck
 *
 * Begins a new shuffle.
 *
 * Returns: (transfer none): its pool, empty
 */
BsCardPool *
bs_deck_state_add_pool (BsDeckState *self)
{
  BsCardPool *pool = bs_fields_new (&bs_card_pool_fields);
  BsCardPool *last = self->pools->len > 0 ? self->pools->pdata[self->pools->len - 1] : NULL;

  pool->number = last != NULL ? last->number + 1 : 1;
  g_ptr_array_add (self->pools, pool);
  return pool;
}

/**
 * bs_deck_state_pool:
 * @self: a deck
 * @number: number of a shuffle, 0 for the present one
 *
 * Returns: (transfer none) (nullable): its pool
 */
BsCardPool *
bs_deck_state_pool (const BsDeckState *self,
                    int                number)
{
  for (guint i = self->pools->len; i > 0; i--)
    {
      BsCardPool *pool = self->pools->pdata[i - 1];

      if (number == 0 || pool->number == number)
        return pool;
    }

  return NULL;
}

/**
 * bs_state_ship:
 * @self: a state
 * @id: (nullable): id of a ship
 *
 * Returns: (transfer none) (nullable): the ship, also one that is gone
 */
const BsShip *
bs_state_ship (const BsState *self,
               BsId           id)
{
  for (guint i = 0; id != NULL && i < self->ships->len; i++)
    if (((BsShip *) self->ships->pdata[i])->id == id)
      return self->ships->pdata[i];

  return NULL;
}

/**
 * bs_state_ship_of:
 * @self: a state
 * @id: (nullable): a ship, or what belongs to one ("ent/geordi")
 *
 * Returns: (transfer none) (nullable): the ship
 */
const BsShip *
bs_state_ship_of (const BsState *self,
                  BsId           id)
{
  return id != NULL ? bs_state_ship (self, bs_id_ship (id)) : NULL;
}

/**
 * bs_state_player:
 * @self: a state
 * @id: (nullable): id of a player
 *
 * Returns: (transfer none) (nullable): the player
 */
const BsPlayer *
bs_state_player (const BsState *self,
                 BsId           id)
{
  for (guint i = 0; id != NULL && i < self->players->len; i++)
    if (((BsPlayer *) self->players->pdata[i])->id == id)
      return self->players->pdata[i];

  return NULL;
}

/**
 * bs_state_deck:
 * @self: a state
 * @id: (nullable): shared, or a player's id
 *
 * Returns: (transfer none) (nullable): the damage deck; to be changed by drafts only
 */
BsDeckState *
bs_state_deck (const BsState *self,
               BsId           id)
{
  for (guint i = 0; id != NULL && i < self->decks->len; i++)
    if (((BsDeckState *) self->decks->pdata[i])->id == id)
      return self->decks->pdata[i];

  return NULL;
}

/**
 * bs_state_lock:
 * @self: a state
 * @from: (nullable): ship that locks; %NULL for any
 * @to: (nullable): ship that is locked; %NULL for any
 *
 * Returns: (transfer none) (nullable): the first such lock
 */
const BsLock *
bs_state_lock (const BsState *self,
               BsId           from,
               BsId           to)
{
  for (guint i = 0; i < self->locks->len; i++)
    {
      const BsLock *lock = self->locks->pdata[i];

      if ((from == NULL || lock->from == from) && (to == NULL || lock->to == to))
        return lock;
    }

  return NULL;
}

/**
 * bs_state_question:
 * @self: a state
 * @id: (nullable): q1, q2 ...
 *
 * Returns: (transfer none) (nullable): the open question
 */
const BsQuestion *
bs_state_question (const BsState *self,
                   BsId           id)
{
  for (guint i = 0; id != NULL && i < self->questions->len; i++)
    if (((BsQuestion *) self->questions->pdata[i])->id == id)
      return self->questions->pdata[i];

  return NULL;
}

/**
 * bs_state_phase:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the phase; %NULL before `begin`
 */
const BsPhase *
bs_state_phase (const BsState *self)
{
  return self->phase != NULL ? bs_ruleset_phase (self->ruleset, self->phase) : NULL;
}

/**
 * bs_state_card:
 * @self: a state
 * @id: (nullable): a card
 *
 * Returns: (transfer none) (nullable): the card of this battle's catalogue; %NULL for what was told
 * free-hand, or without a catalogue
 */
const BsCard *
bs_state_card (const BsState *self,
               BsId           id)
{
  return id != NULL && self->catalogue != NULL ? bs_catalogue_card (self->catalogue, id) : NULL;
}

/**
 * bs_state_option:
 * @self: a state
 * @id: an option of the rules
 *
 * Returns: (nullable): its value in this battle, else its default; %NULL if the game has no such
 * option
 */
BsId
bs_state_option (const BsState *self,
                 const char    *id)
{
  BsId wanted = bs_id (id);
  const BsOption *option;

  for (guint i = 0; i < self->options->len; i++)
    if (g_array_index (self->options, BsOptionValue, i).id == wanted)
      return g_array_index (self->options, BsOptionValue, i).value;

  option = bs_ruleset_option (self->ruleset, wanted);
  return option != NULL ? option->fallback : NULL;
}

/**
 * bs_state_set_option:
 * @self: a state of one's own, such as a draft's or a copy
 * @id: an option of the rules
 * @value: its value from now on
 */
void
bs_state_set_option (BsState *self,
                     BsId     id,
                     BsId     value)
{
  BsOptionValue set = { id, value };

  for (guint i = 0; i < self->options->len; i++)
    {
      BsOptionValue *old = &g_array_index (self->options, BsOptionValue, i);

      if (old->id == id)
        {
          old->value = value;
          return;
        }
    }

  g_array_append_val (self->options, set);
}

/**
 * bs_state_option_is:
 * @self: a state
 * @id: an option of the rules
 * @value: a value
 *
 * Returns: whether the option has this value
 */
gboolean
bs_state_option_is (const BsState *self,
                    const char    *id,
                    const char    *value)
{
  return g_strcmp0 (bs_state_option (self, id), value) == 0;
}

/**
 * bs_state_are_enemies:
 * @self: a state
 * @ship: (nullable): a ship of it
 * @other: (nullable): another
 *
 * Returns: whether both are there and their players are of different teams; quicker than by their
 * ids
 */
gboolean
bs_state_are_enemies (const BsState *self,
                      const BsShip  *ship,
                      const BsShip  *other)
{
  const BsPlayer *mine = ship != NULL ? bs_state_player (self, ship->player) : NULL;
  const BsPlayer *theirs = other != NULL ? bs_state_player (self, other->player) : NULL;

  return mine != NULL && theirs != NULL && mine->team != theirs->team;
}

/**
 * bs_state_enemies:
 * @self: a state
 * @ship: a ship
 * @other: another
 *
 * Returns: whether their players are of different teams
 */
gboolean
bs_state_enemies (const BsState *self,
                  BsId           ship,
                  BsId           other)
{
  return bs_state_are_enemies (self, bs_state_ship_of (self, ship), bs_state_ship_of (self, other));
}

/**
 * bs_state_initiative:
 * @self: a state
 * @player: a player
 *
 * Returns: its place in the ranking, 0 the best; behind all others if it has none
 */
int
bs_state_initiative (const BsState *self,
                     BsId           player)
{
  guint index;

  return g_ptr_array_find (self->initiative, player, &index) ? (int) index : G_MAXINT;
}

/**
 * bs_state_effect:
 * @self: a state
 * @id: id of an effect
 *
 * Returns: (transfer none) (nullable): the effect, of a rule or a card
 */
const BsEffect *
bs_state_effect (const BsState *self,
                 BsId           id)
{
  const BsEffect *effect = bs_ruleset_effect (self->ruleset, id);

  if (effect == NULL && self->catalogue != NULL)
    effect = bs_catalogue_effect (self->catalogue, id);
  return effect;
}

/**
 * bs_question_find:
 * @state: the battle
 * @kind: a BsAskKind, or -1 for any
 * @topic: (nullable): a topic
 * @on: (nullable): the ship or part it is about; a ship stands for its parts
 *
 * Returns: (transfer none) (nullable): the first such question
 */
const BsQuestion *
bs_question_find (const BsState *state,
                  int            kind,
                  const char    *topic,
                  BsId           on)
{
  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      if (kind >= 0 && (int) question->kind != kind)
        continue;
      if (topic != NULL && g_strcmp0 (question->topic, topic) != 0)
        continue;
      if (on != NULL &&
          (question->on == NULL || (question->on != on && bs_id_ship (question->on) != on)))
        continue;
      return question;
    }

  return NULL;
}
