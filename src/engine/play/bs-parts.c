/* bs-parts.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Cards on board, locks and shields. */

#include "bs-parts.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-damage.h"

/**
 * bs_parts_set_state:
 * @draft: a draft
 * @part: a card on a ship
 * @state: active, disabled or discarded
 */
void
bs_parts_set_state (BsDraft     *draft,
                    BsId         part,
                    BsPartState  state)
{
  BsShip *ship = bs_draft_ship (draft, part);
  BsShipPart *card = ship != NULL ? bs_ship_part (ship, part) : NULL;
  const char *event = state == BS_PART_ACTIVE     ? "card-enabled"
                      : state == BS_PART_DISABLED ? "card-disabled"
                                                  : "card-discarded";

  if (card == NULL || card->state == state)
    return;

  card->state = state;
  card->hidden = FALSE;
  if (state == BS_PART_ACTIVE)
    card->held_down = FALSE;
  bs_draft_tell (draft, event, "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_CARD, part, NULL);
  /* A card may lend hull: with it goes the ship, or it lives on. */
  bs_damage_spare (draft, ship->id);
  bs_damage_destroy (draft, ship->id, NULL, NULL);
}

static BsId
free_letter (const BsState *state)
{
  for (int n = 0;; n++)
    {
      char letter[8];
      gboolean taken = FALSE;

      if (n < 26)
        g_snprintf (letter, sizeof letter, "%c", 'A' + n);
      else
        g_snprintf (letter, sizeof letter, "A%d", n - 25);
      for (guint i = 0; i < state->locks->len; i++)
        taken |= g_str_equal (((BsLock *) state->locks->pdata[i])->letter, letter);
      if (!taken)
        return bs_id (letter);
    }
}

/**
 * bs_locks_place:
 * @draft: a draft
 * @from: the ship that locks
 * @to: the ship that is locked
 *
 * Places a pair of markers with the first free letter. A ship keeps as many locks as the rules let
 * it: the oldest goes (p11, X3.2).
 */
void
bs_locks_place (BsDraft *draft,
                BsId     from,
                BsId     to)
{
  int most = bs_ruleset_figure (draft->state->ruleset, "locks-per-ship", 1);
  BsLock *lock;
  int held = 0;

  bs_locks_remove (draft, from, to);
  for (guint i = draft->state->locks->len; i > 0; i--)
    {
      const BsLock *old = draft->state->locks->pdata[i - 1];

      if (old->from == from && ++held >= most)
        g_ptr_array_remove_index (draft->state->locks, i - 1);
    }

  lock = g_new0 (BsLock, 1);
  lock->from = from;
  lock->to = to;
  lock->letter = free_letter (draft->state);
  g_ptr_array_add (draft->state->locks, lock);
  bs_draft_tell (draft, "locked", "ship", BS_SAY_SHIP, from, "target", BS_SAY_SHIP, to, "letter",
                 BS_SAY_TEXT, lock->letter, NULL);
}

/**
 * bs_locks_remove:
 * @draft: a draft
 * @from: (nullable): the ship that locks; %NULL for any
 * @to: (nullable): the ship that is locked; %NULL for any
 *
 * Takes both markers of each such lock off.
 */
void
bs_locks_remove (BsDraft *draft,
                 BsId     from,
                 BsId     to)
{
  for (guint i = draft->state->locks->len; i > 0; i--)
    {
      const BsLock *lock = draft->state->locks->pdata[i - 1];

      if ((from == NULL || lock->from == from) && (to == NULL || lock->to == to))
        g_ptr_array_remove_index (draft->state->locks, i - 1);
    }
}

/**
 * bs_parts_put_state:
 * @draft: a draft
 * @part: a card on a ship
 * @state: active, disabled or discarded
 * @held: whether its inactive marker is held: no ordinary action takes it off
 */
void
bs_parts_put_state (BsDraft     *draft,
                    BsId         part,
                    BsPartState  state,
                    gboolean     held)
{
  BsShip *ship = bs_draft_ship (draft, part);
  BsShipPart *card = ship != NULL ? bs_ship_part (ship, part) : NULL;

  bs_parts_set_state (draft, part, state);
  if (card != NULL)
    card->held_down = held;
}

typedef int *(*Field) (BsSection *section);

static int *
active (BsSection *section)
{
  return &section->active;
}

static int *
disabled (BsSection *section)
{
  return &section->disabled;
}

static int *
lost (BsSection *section)
{
  return &section->lost;
}

/* Moves up to @count shields from one state to another, section by section. */
static int
shift (BsDraft *draft,
       BsId     id,
       Field    from,
       Field    to,
       int      count)
{
  BsShip *ship = bs_draft_ship (draft, id);
  int moved = 0;

  for (guint i = 0; ship != NULL && i < ship->sections->len; i++)
    {
      BsSection *section = ship->sections->pdata[i];
      int n = MIN (*from (section), count - moved);

      if (id != ship->id && bs_ship_section (ship, id) != NULL &&
          bs_ship_section (ship, id) != section)
        continue;
      *from (section) -= n;
      *to (section) += n;
      moved += n;
    }

  return moved;
}

static int
shift_and_tell (BsDraft    *draft,
                BsId        id,
                Field       from,
                Field       to,
                int         count,
                const char *event)
{
  int moved = shift (draft, id, from, to, count);

  if (moved > 0)
    bs_draft_tell (draft, event, "ship", BS_SAY_SHIP, bs_id_ship (id), "count", BS_SAY_INT, moved,
                   NULL);
  return moved;
}

/**
 * bs_shields_down:
 * @draft: a draft
 * @ship: a ship or a section of one
 * @count: how many at most
 *
 * Returns: how many active shields were disabled
 */
int
bs_shields_down (BsDraft *draft,
                 BsId     ship,
                 int      count)
{
  return shift_and_tell (draft, ship, active, disabled, count, "shields-down");
}

/**
 * bs_shields_up:
 * @draft: a draft
 * @ship: a ship or a section of one
 * @count: how many at most
 *
 * No ship is cloaked behind active shields: raising them drops the cloak (p17).
 *
 * Returns: how many disabled shields are active again
 */
int
bs_shields_up (BsDraft *draft,
               BsId     ship,
               int      count)
{
  int raised = shift_and_tell (draft, ship, disabled, active, count, "shields-raised");
  BsShip *cloaked = raised > 0 ? bs_draft_ship (draft, ship) : NULL;

  if (cloaked != NULL && cloaked->cloak != BS_CLOAK_NONE)
    {
      cloaked->cloak = BS_CLOAK_NONE;
      bs_draft_tell (draft, "uncloaked", "ship", BS_SAY_SHIP, cloaked->id, NULL);
    }
  return raised;
}

/**
 * bs_shields_lose:
 * @draft: a draft
 * @ship: a ship or a section of one
 * @count: how many at most
 *
 * Returns: how many active shields were lost
 */
int
bs_shields_lose (BsDraft *draft,
                 BsId     ship,
                 int      count)
{
  return shift_and_tell (draft, ship, active, lost, count, "shields-lost");
}

/**
 * bs_shields_repair:
 * @draft: a draft
 * @ship: a ship or a section of one
 * @count: how many at most
 *
 * Returns: how many lost shields are there again, active, or of a cloaked ship disabled; never more
 * than the card's value (p5, p19)
 */
int
bs_shields_repair (BsDraft *draft,
                   BsId     ship,
                   int      count)
{
  const BsShip *repaired = bs_state_ship_of (draft->state, ship);
  gboolean cloaked = repaired != NULL && repaired->cloak != BS_CLOAK_NONE;

  return shift_and_tell (draft, ship, lost, cloaked ? disabled : active, count, "shields-repaired");
}
