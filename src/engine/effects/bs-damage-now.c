/* bs-damage-now.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What damage a ship has, and whether it is too much. Nothing is changed here. */

#include "bs-damage-now.h"

#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-state.h"
#include "bs-number.h"

/**
 * bs_damage_count:
 * @state: the battle
 * @ship: a ship
 * @section: (nullable): only cards of this section
 *
 * Returns: how much damage the cards are; some count more while they lie face up
 */
int
bs_damage_count (const BsState *state,
                 const BsShip  *ship,
                 BsId           section)
{
  int sum = 0;

  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *card = ship->damage->pdata[i];
      const BsDamageCard *face = card->up ? bs_damage_face (state, card) : NULL;

      if (section == NULL || card->section == section)
        sum += face != NULL && face->counts > 0 ? face->counts : 1;
    }

  return sum;
}

/**
 * bs_damage_is_fatal:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: whether its damage reaches the hull value, of every section if there are several
 */
gboolean
bs_damage_is_fatal (const BsState *state,
                    const BsShip  *ship)
{
  BsAsked asked = { 0 };

  asked.number = bs_id ("hull");
  asked.ship = ship->id;
  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];
      BsId only = ship->sections->len > 1 ? section->id : NULL;

      asked.section = section->id;
      if (bs_damage_count (state, ship, only) < bs_number (state, &asked, NULL))
        return FALSE;
    }

  return ship->sections->len > 0;
}

/**
 * bs_damage_face:
 * @state: the battle
 * @card: a damage card
 *
 * Returns: (transfer none) (nullable): what its face says, if anybody has seen it
 */
const BsDamageCard *
bs_damage_face (const BsState  *state,
                const BsDamage *card)
{
  const BsDeckState *deck = bs_state_deck (state, card->deck);

  return deck != NULL && card->card != NULL
           ? bs_ruleset_damage_card (state->ruleset, deck->kind, card->card)
           : NULL;
}
