/* bs-deck.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Damage decks without an order. A card dealt face down has no face yet: it belongs to the pool of
 * its shuffle. A face is drawn when somebody sees the card, so an undone draw teaches nobody the
 * next one. */

#include "bs-deck.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/ground/bs-bounds.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-state.h"

#include <string.h>

static int
count_cards (const GArray *counters)
{
  int sum = 0;

  for (guint i = 0; i < counters->len; i++)
    sum += g_array_index (counters, BsCounter, i).n;
  return sum;
}

static gboolean
cards_are_real (const BsState *state)
{
  return bs_state_option_is (state, "cards", "real");
}

static gboolean
is_uncounted (const BsState     *state,
              const BsDeckState *deck)
{
  const BsDeck *kind = bs_ruleset_deck (state->ruleset, deck->kind);

  return kind != NULL && kind->uncounted;
}

static void
fill_deck (BsDeckState  *deck,
           const BsDeck *kind)
{
  BsCardPool *pool = bs_deck_state_add_pool (deck);

  if (kind->uncounted)
    return;
  for (guint i = 0; i < kind->cards->len; i++)
    {
      const BsDamageCard *card = kind->cards->pdata[i];

      bs_counters_set (pool->unseen, card->id, card->copies);
    }
  deck->left = kind->size;
}

static void
add_deck (BsDraft *draft,
          BsId     id,
          BsId     kind)
{
  const BsDeck *deck = bs_ruleset_deck (draft->state->ruleset, kind);
  BsDeckState *made;

  if (deck == NULL || bs_state_deck (draft->state, id) != NULL)
    return;

  made = bs_deck_state_new (id, kind);
  fill_deck (made, deck);
  g_ptr_array_add (draft->state->decks, made);
}

static BsId
section_deck (BsId ship,
              BsId section)
{
  g_autofree char *id = g_strdup_printf ("%s/%s-deck", ship, section);

  return bs_id (id);
}

/* Huge ships have decks of their own, fore and aft. */
static void
add_ship_decks (BsDraft      *draft,
                const BsShip *ship)
{
  const GPtrArray *kinds = draft->state->ruleset->decks;

  for (guint i = 0; ship->card != NULL && i < kinds->len; i++)
    {
      const BsDeck *kind = kinds->pdata[i];

      if (kind->ship == ship->card)
        add_deck (draft, section_deck (ship->id, kind->section), kind->id);
    }
}

/**
 * bs_deck_set_up:
 * @draft: a draft at `begin`
 *
 * Lays out the damage decks: one for all, or one a player (option damage-decks, A12; X4.8).
 */
void
bs_deck_set_up (BsDraft *draft)
{
  BsState *state = draft->state;
  gboolean shared = bs_state_option_is (state, "damage-decks", "shared");

  if (state->ruleset->deck == NULL)
    return;
  if (shared)
    add_deck (draft, bs_id ("shared"), state->ruleset->deck);

  for (guint i = 0; i < state->players->len; i++)
    {
      BsPlayer *player = bs_draft_player (draft, ((BsPlayer *) state->players->pdata[i])->id);
      BsId kind = player->deck != NULL ? player->deck : state->ruleset->deck;

      if (!shared)
        add_deck (draft, player->id, kind);
    }
  for (guint i = 0; i < state->ships->len; i++)
    add_ship_decks (draft, state->ships->pdata[i]);
}

/* The deck its damage cards come from. */
static BsId
deck_of_ship (const BsState *state,
              const BsShip  *ship)
{
  const BsDeckState *own = bs_state_deck (state, ship->player);

  if (own != NULL)
    return own->id;
  return bs_state_deck (state, bs_id ("shared")) != NULL ? bs_id ("shared") : NULL;
}

/**
 * bs_deck_of_section:
 * @state: the battle
 * @ship: a ship
 * @part: (nullable): one of its sections, told as such or as `ship/section`; of a ship with one
 * card: which half was hit, fore if none is told
 *
 * Returns: (nullable): the deck its damage cards come from there
 */
BsId
bs_deck_of_section (const BsState *state,
                    const BsShip  *ship,
                    const char    *part)
{
  const char *slash = part != NULL ? strchr (part, '/') : NULL;
  BsId told = bs_id (slash != NULL ? slash + 1 : part != NULL && part != ship->id ? part : "fore");
  BsId own = section_deck (ship->id, told);

  if (bs_state_deck (state, own) != NULL)
    return own;
  own = section_deck (ship->id, bs_id ("fore"));
  return bs_state_deck (state, own) != NULL ? own : deck_of_ship (state, ship);
}

/**
 * bs_deck_has_halves:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether it matters which half of it was hit: it has two cards, or two damage decks
 */
gboolean
bs_deck_has_halves (const BsState *state,
                    const BsShip  *ship)
{
  return ship->sections->len > 1 ||
         bs_state_deck (state, section_deck (ship->id, bs_id ("fore"))) != NULL;
}

static int
cards_in_pile (const BsDeckState *deck)
{
  return count_cards (deck->discard) + deck->discard_unknown;
}

/* Whether a card that nobody has seen comes from this shuffle. */
static gboolean
is_drawn_from (const BsState     *state,
               const BsDeckState *deck,
               const BsCardPool  *pool)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const GPtrArray *damage = ((const BsShip *) state->ships->pdata[i])->damage;

      for (guint j = 0; j < damage->len; j++)
        {
          const BsDamage *card = damage->pdata[j];

          if (card->deck == deck->id && card->pool == pool->number && card->card == NULL)
            return TRUE;
        }
    }

  return FALSE;
}

/* A deck is shuffled as often as it must be (p17, X4.8): of more shuffles than a list holds, those
 * are kept of which a card still lies face down. Before that all are: digests of older records
 * count them. */
static void
forget_shuffles (const BsState *state,
                 BsDeckState   *deck)
{
  if (deck->pools->len < BS_MOST_ENTRIES)
    return;
  for (guint i = deck->pools->len - 1; i > 0; i--)
    if (!is_drawn_from (state, deck, deck->pools->pdata[i - 1]))
      g_ptr_array_remove_index (deck->pools, i - 1);
}

/* The pile becomes the deck when a card is needed and none is left (p17, A12). */
static gboolean
need_card (BsDraft     *draft,
           BsDeckState *deck)
{
  BsCardPool *pool;

  if (deck->left > 0)
    return TRUE;
  if (cards_in_pile (deck) == 0)
    return FALSE;

  deck->left = cards_in_pile (deck);
  forget_shuffles (draft->state, deck);
  pool = bs_deck_state_add_pool (deck);
  for (guint i = 0; i < deck->discard->len; i++)
    {
      const BsCounter *counter = &g_array_index (deck->discard, BsCounter, i);

      bs_counters_set (pool->unseen, counter->kind, counter->n);
    }
  g_array_set_size (deck->discard, 0);
  deck->discard_unknown = 0;
  bs_draft_tell (draft, "reshuffled", "count", BS_SAY_INT, deck->left, NULL);
  return TRUE;
}

static void
forget_face (BsDeckState *deck,
             int          pool_number,
             BsId         face)
{
  BsCardPool *pool = bs_deck_state_pool (deck, pool_number);
  int n = pool != NULL ? bs_counters_get (pool->unseen, face, 0) : 0;

  if (n > 0)
    bs_counters_set (pool->unseen, face, n - 1);
}

/**
 * bs_deck_deal:
 * @draft: a draft
 * @deck_id: (nullable): the deck
 * @card: the card on the ship, filled: deck, pool
 *
 * Deals one card face down. Without a card anywhere it is a substitute marker, which counts toward
 * hull (A12).
 */
void
bs_deck_deal (BsDraft  *draft,
              BsId      deck_id,
              BsDamage *card)
{
  BsDeckState *deck = bs_state_deck (draft->state, deck_id);

  card->deck = NULL;
  if (deck == NULL || (!is_uncounted (draft->state, deck) && !need_card (draft, deck)))
    return;

  deck->left = MAX (deck->left - 1, 0);
  card->deck = deck->id;
  card->pool = bs_deck_state_pool (deck, 0)->number;
}

/**
 * bs_deck_see:
 * @draft: a draft
 * @card: a card on a ship
 * @face: (nullable): its name, if the players tell it
 *
 * Gives a card its face: as told, as the command names it next in `cards`, else by chance out of
 * its pool.
 *
 * Returns: whether the face is known now
 */
gboolean
bs_deck_see (BsDraft  *draft,
             BsDamage *card,
             BsId      face)
{
  BsDeckState *deck = bs_state_deck (draft->state, card->deck);
  BsCardPool *pool;
  g_autoptr (GArray) none = NULL;

  if (deck == NULL)
    return FALSE;
  if (card->card != NULL)
    return TRUE;

  pool = bs_deck_state_pool (deck, card->pool);
  none = g_array_new (FALSE, TRUE, sizeof (BsCounter));
  if (face == NULL)
    face = bs_draft_pick (draft, "cards",
                          cards_are_real (draft->state) || pool == NULL ? none : pool->unseen);
  if (face == NULL)
    return FALSE;

  forget_face (deck, card->pool, face);
  card->card = face;
  return TRUE;
}

/**
 * bs_deck_take_back:
 * @draft: a draft
 * @card: a card that leaves its ship
 *
 * Puts it on the open pile. Nobody knows a face-down card that was never seen: with virtual cards
 * its face is drawn now, as the pile is open (p17); of real cards it is not told.
 */
void
bs_deck_take_back (BsDraft  *draft,
                   BsDamage *card)
{
  BsDeckState *deck = bs_state_deck (draft->state, card->deck);

  if (deck == NULL)
    return;

  if (cards_are_real (draft->state) && card->card == NULL)
    deck->discard_unknown++;
  else if (bs_deck_see (draft, card, NULL))
    bs_counters_set (deck->discard, card->card, bs_counters_get (deck->discard, card->card, 0) + 1);
  else
    deck->discard_unknown++;
}

/**
 * bs_deck_pile:
 * @deck: a deck
 *
 * Returns: cards in its open pile
 */
int
bs_deck_pile (const BsDeckState *deck)
{
  return cards_in_pile (deck);
}

/**
 * bs_deck_set_pile:
 * @deck: a deck
 * @n: how many cards the open pile shall have
 *
 * By hand. Cards come off those nobody has seen, in the order of the deck's list; too many go back
 * there.
 */
void
bs_deck_set_pile (BsDeckState *deck,
                  int          n)
{
  BsCardPool *pool = bs_deck_state_pool (deck, 0);

  while (cards_in_pile (deck) > n)
    {
      BsCounter *last = deck->discard->len > 0
                          ? &g_array_index (deck->discard, BsCounter, deck->discard->len - 1)
                          : NULL;

      if (last == NULL)
        {
          deck->discard_unknown--;
          continue;
        }
      bs_counters_set (pool->unseen, last->kind, bs_counters_get (pool->unseen, last->kind, 0) + 1);
      bs_counters_set (deck->discard, last->kind, last->n - 1);
    }
  while (cards_in_pile (deck) < n)
    {
      const BsCounter *first =
        pool->unseen->len > 0 ? &g_array_index (pool->unseen, BsCounter, 0) : NULL;
      BsId face = first != NULL ? first->kind : NULL;

      if (face == NULL)
        {
          deck->discard_unknown++;
          continue;
        }
      bs_counters_set (pool->unseen, face, first->n - 1);
      bs_counters_set (deck->discard, face, bs_counters_get (deck->discard, face, 0) + 1);
    }
}
