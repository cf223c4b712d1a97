/* bs-slots.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Which cards of a ship have a slot. Slots are what is printed on the ship and on those who lead
 * it, what the rules give every ship, and what its cards bring and take away. Some take any of
 * several kinds, some only certain cards, so that it is a question of who sits where: each card
 * gets one, as long as that can be (X6.1, AW12.9). */

#include "bs-slots.h"

#include "engine/ground/bs-viewer.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

/* One slot. */
typedef struct
{
  BsId kind;              /* (nullable) takes every card of this kind */
  const BsSlotRule *place;   /* (nullable) or what this one says */
} Slot;

/* What wants a slot. */
typedef struct
{
  const BsShipPart *part; /* (nullable) a card on board */
  const BsCard *card;     /* (nullable) */
  BsId slot;
  gboolean any;           /* goes wherever its kind does: a card that nobody has chosen, */
  gboolean lost;          /* or a slot that a card takes away */
} Guest;

typedef struct
{
  GArray *slots;          /* Slot */
  GArray *guests;         /* Guest */
  GPtrArray *kinds;       /* BsId: of the slots that were counted */
  GPtrArray *cards;       /* BsCard: all that may bring slots */
} Plan;

static gboolean
is_slotless (const BsCard *card)
{
  return card != NULL && bs_card_number (card, "slotless", 0) != 0;
}

static void
add_slots (Plan          *self,
           BsId           kind,
           const BsSlotRule *place,
           int            n)
{
  const Slot slot = { kind, place };

  for (int i = 0; i < n; i++)
    g_array_append_val (self->slots, slot);
}

/* What a card brings, and what it takes away: that many guests more, who come first. */
static void
add_card (Plan         *self,
          const BsCard *card)
{
  g_ptr_array_add (self->cards, (gpointer) card);
  for (guint i = 0; i < card->slots->len; i++)
    {
      const BsCounter *slot = &g_array_index (card->slots, BsCounter, i);
      const Guest taken = { NULL, NULL, slot->kind, TRUE, TRUE };

      add_slots (self, slot->kind, NULL, slot->n);
      for (int n = slot->n; n < 0; n++)
        g_array_prepend_val (self->guests, taken);
    }
  for (guint i = 0; card->places != NULL && i < card->places->len; i++)
    {
      const BsSlotRule *place = card->places->pdata[i];

      if (place->in == NULL)
        add_slots (self, NULL, place, (int) place->count);
    }
}

/* What the ship has of a kind by itself, or by the rules, and by those who lead it: talents stand
 * on captains. */
static void
add_kind (Plan          *self,
          const BsState *state,
          const BsShip  *ship,
          BsId           kind)
{
  g_autofree char *number = g_strconcat (kind, "-slots", NULL);
  int n =
    MAX (bs_counters_get (ship->slots, kind, 0), bs_ruleset_figure (state->ruleset, number, 0));

  if (g_ptr_array_find (self->kinds, kind, NULL))
    return;
  g_ptr_array_add (self->kinds, (gpointer) kind);
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      const BsCard *card = bs_state_card (state, part->card);

      n += bs_counters_get (part->numbers, bs_id (number),
                            card != NULL ? bs_card_number (card, number, 0) : 0);
    }
  add_slots (self, kind, NULL, n);
}

static void
add_guest (Plan             *self,
           const BsShipPart *part,
           const BsCard     *card,
           BsId              slot,
           gboolean          any)
{
  const Guest guest = { part, card, slot, any, FALSE };

  if (slot != NULL && !is_slotless (card))
    g_array_append_val (self->guests, guest);
}

/* What lies face down comes last, and only for who may know it (B1.6). */
static void
add_parts (Plan          *self,
           const BsState *state,
           const BsShip  *ship,
           BsId           viewer)
{
  for (guint i = 0; i < 2 * ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i % ship->parts->len];
      const BsCard *card = bs_state_card (state, part->card);

      if (part->hidden != (i >= ship->parts->len) || !bs_ship_shows_part (ship, part, viewer))
        continue;
      if (card != NULL)
        add_card (self, card);
      if (part->kind == bs_id ("upgrade"))
        add_guest (self, part, card, part->slot, FALSE);
    }
}

static void
add_kinds (Plan          *self,
           const BsState *state,
           const BsShip  *ship)
{
  for (guint i = 0; i < ship->slots->len; i++)
    add_kind (self, state, ship, g_array_index (ship->slots, BsCounter, i).kind);
  for (guint i = 0; i < self->guests->len; i++)
    add_kind (self, state, ship, g_array_index (self->guests, Guest, i).slot);
  for (guint i = 0; i < self->cards->len; i++)
    {
      const BsCard *card = self->cards->pdata[i];

      for (guint j = 0; card->places != NULL && j < card->places->len; j++)
        if (((BsSlotRule *) card->places->pdata[j])->in != NULL)
          add_kind (self, state, ship, ((BsSlotRule *) card->places->pdata[j])->in);
    }
}

static void
begin (Plan          *self,
       const BsState *state,
       const BsShip  *ship,
       BsId           viewer)
{
  self->slots = g_array_new (FALSE, TRUE, sizeof (Slot));
  self->guests = g_array_new (FALSE, TRUE, sizeof (Guest));
  self->kinds = g_ptr_array_new ();
  self->cards = g_ptr_array_new ();
  add_parts (self, state, ship, viewer);
}

static void
end (Plan *self)
{
  g_array_unref (self->slots);
  g_array_unref (self->guests);
  g_ptr_array_unref (self->kinds);
  g_ptr_array_unref (self->cards);
}

/* Whether a card on board lets cards of one kind into slots of another one. */
static gboolean
is_let_in (const Plan *self,
           BsId        slot,
           BsId        kind)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      const BsCard *card = self->cards->pdata[i];

      for (guint j = 0; card->places != NULL && j < card->places->len; j++)
        {
          const BsSlotRule *place = card->places->pdata[j];

          if (place->in == kind && g_ptr_array_find (place->kinds, slot, NULL))
            return TRUE;
        }
    }

  return FALSE;
}

static gboolean
takes (const Plan  *self,
       const Slot  *slot,
       const Guest *guest)
{
  const BsSlotRule *place = slot->place;
  int cost = guest->card != NULL   ? guest->card->cost
             : guest->part != NULL ? guest->part->points
                                   : 0;
  gboolean unique =
    guest->card != NULL ? guest->card->unique : guest->part != NULL && guest->part->unique;

  if (place == NULL)
    return slot->kind == guest->slot || is_let_in (self, guest->slot, slot->kind);
  if (!g_ptr_array_find (place->kinds, guest->slot, NULL))
    return FALSE;
  if (guest->any)
    return TRUE;

  return (place->cost_most < 0 || cost <= place->cost_most) && (!place->unique || unique) &&
         (place->only->len == 0 ||
          (guest->card != NULL && g_ptr_array_find (place->only, guest->card->id, NULL)));
}

/* A seat for a guest, others moving on if need be; who has one keeps one. */
static gboolean
seat (const Plan *self,
      guint       guest,
      int        *owners,
      gboolean   *seen)
{
  for (guint i = 0; i < self->slots->len; i++)
    {
      if (seen[i] || !takes (self, &g_array_index (self->slots, Slot, i),
                             &g_array_index (self->guests, Guest, guest)))
        continue;
      seen[i] = TRUE;
      if (owners[i] >= 0 && !seat (self, (guint) owners[i], owners, seen))
        continue;
      owners[i] = (int) guest;
      return TRUE;
    }

  return FALSE;
}

/* (transfer container) (element-type Guest): the cards for which there is none, in the order on
 * board. */
static GPtrArray *
seat_all (const Plan *self)
{
  g_autofree int *owners = g_new (int, self->slots->len + 1);
  GPtrArray *without = g_ptr_array_new ();

  for (guint i = 0; i < self->slots->len; i++)
    owners[i] = -1;
  for (guint i = 0; i < self->guests->len; i++)
    {
      g_autofree gboolean *seen = g_new0 (gboolean, self->slots->len + 1);
      Guest *guest = &g_array_index (self->guests, Guest, i);

      if (!seat (self, i, owners, seen) && !guest->lost)
        g_ptr_array_add (without, guest);
    }

  return without;
}

/**
 * bs_slots_free:
 * @state: the battle
 * @ship: a ship
 * @slot: crew, weapon, talent ...
 * @viewer: (nullable): a player; %NULL: everybody
 *
 * Returns: how many more upgrades of this kind may find a slot, as far as he may know
 */
int
bs_slots_free (const BsState *state,
               const BsShip  *ship,
               BsId           slot,
               BsId           viewer)
{
  guint before = 0;
  int n = 0;

  for (gboolean fits = TRUE; fits; n++)
    {
      g_autoptr (GPtrArray) without = NULL;
      Plan plan;

      begin (&plan, state, ship, viewer);
      for (int i = 0; i < n; i++)
        add_guest (&plan, NULL, NULL, slot, TRUE);
      add_kinds (&plan, state, ship);
      without = seat_all (&plan);
      if (n == 0)
        before = without->len;
      fits = without->len <= before && n <= (int) plan.slots->len;
      end (&plan);
    }

  return n - 2;
}

/**
 * bs_slots_of:
 * @state: the battle
 * @ship: a ship
 * @slot: crew, weapon, talent ...
 *
 * Returns: how many slots of this kind it has, taken or not, less those that cards take away
 */
int
bs_slots_of (const BsState *state,
             const BsShip  *ship,
             BsId           slot)
{
  Plan plan;
  int n = 0;

  begin (&plan, state, ship, BS_VIEW_ALL);
  add_kind (&plan, state, ship, slot);
  for (guint i = 0; i < plan.slots->len; i++)
    n += g_array_index (plan.slots, Slot, i).kind == slot;
  for (guint i = 0; i < plan.guests->len; i++)
    n -= g_array_index (plan.guests, Guest, i).lost &&
         g_array_index (plan.guests, Guest, i).slot == slot;
  end (&plan);

  return n;
}

/**
 * bs_slots_missing:
 * @state: the battle
 * @ship: a ship
 * @card: (nullable): the card of an upgrade that would come on board
 * @slot: (nullable): its slot
 * @viewer: (nullable): a player; %NULL: everybody
 *
 * Returns: (nullable): the kind of slot that is then missing, for it or for a card on board; %NULL
 * if no more is missing than before
 */
BsId
bs_slots_missing (const BsState *state,
                  const BsShip  *ship,
                  const BsCard  *card,
                  BsId           slot,
                  BsId           viewer)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;
  Plan plan, then;
  BsId missing = NULL;

  begin (&plan, state, ship, viewer);
  add_kinds (&plan, state, ship);
  before = seat_all (&plan);
  begin (&then, state, ship, viewer);
  if (card != NULL)
    add_card (&then, card);
  add_guest (&then, NULL, card, slot, card == NULL);
  add_kinds (&then, state, ship);
  after = seat_all (&then);
  for (guint i = 0; after->len > before->len && missing == NULL && i < after->len; i++)
    {
      const Guest *guest = after->pdata[i];

      if (i >= before->len || guest->part != ((Guest *) before->pdata[i])->part)
        missing = guest->slot;
    }
  end (&plan);
  end (&then);

  return missing;
}

/**
 * bs_slots_without:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: (transfer container) (element-type BsShipPart): the upgrades on board for which there is
 * no slot. What lies face down comes last: it puts no mark on what is open.
 */
GPtrArray *
bs_slots_without (const BsState *state,
                  const BsShip  *ship)
{
  g_autoptr (GPtrArray) without = NULL;
  GPtrArray *parts = g_ptr_array_new ();
  Plan plan;

  begin (&plan, state, ship, BS_VIEW_ALL);
  add_kinds (&plan, state, ship);
  without = seat_all (&plan);
  for (guint i = 0; i < without->len; i++)
    if (((Guest *) without->pdata[i])->part != NULL)
      g_ptr_array_add (parts, (gpointer) ((Guest *) without->pdata[i])->part);
  end (&plan);

  return parts;
}

static gboolean
wants_different (const BsCard *card,
                 BsId          slot)
{
  for (guint i = 0; card != NULL && card->places != NULL && i < card->places->len; i++)
    {
      const BsSlotRule *place = card->places->pdata[i];

      if (place->different && g_ptr_array_find (place->kinds, slot, NULL))
        return TRUE;
    }

  return FALSE;
}

/**
 * bs_slots_differ:
 * @state: the battle
 * @ship: a ship
 * @more: (nullable): the card of an upgrade that would come on board
 * @slot: modification, title ...
 *
 * Returns: whether its cards of this slot must differ from each other, since one that brings such
 * slots says so
 */
gboolean
bs_slots_differ (const BsState *state,
                 const BsShip  *ship,
                 const BsCard  *more,
                 BsId           slot)
{
  gboolean differ = wants_different (more, slot);

  for (guint i = 0; !differ && i < ship->parts->len; i++)
    differ =
      wants_different (bs_state_card (state, ((BsShipPart *) ship->parts->pdata[i])->card), slot);

  return differ;
}
