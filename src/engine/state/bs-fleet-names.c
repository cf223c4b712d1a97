/* bs-fleet-names.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a ship is called, apart from others of its name, and what people read of its cards. */

#include "bs-fleet-names.h"

#include "engine/rules/bs-card.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "bs-fields-ship.h"
#include "bs-state.h"

/**
 * bs_fleet_named_card:
 * @ship: (nullable): a ship's card
 * @pilot: (nullable): its pilot's
 *
 * Returns: (transfer none) (nullable): the card that the ship is called as: its pilot's; a ship of
 * two cards is not called as one half
 */
const BsCard *
bs_fleet_named_card (const BsCard *ship,
                     const BsCard *pilot)
{
  gboolean halves = ship != NULL && ship->sections != NULL && ship->sections->len > 1;

  return pilot != NULL && !halves ? pilot : ship;
}

/**
 * bs_fleet_ship_name:
 * @state: the battle
 * @ship: a ship
 *
 * Returns: (transfer full): its name, with the player's where another player has a ship of that
 * name
 */
char *
bs_fleet_ship_name (const BsState *state,
                    const BsShip  *ship)
{
  const BsPlayer *player = bs_state_player (state, ship->player);

  for (guint i = 0; player != NULL && i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];

      if (other->player != ship->player && g_str_equal (other->name, ship->name))
        return g_strdup_printf ("%s (%s)", ship->name, player->name);
    }

  return g_strdup (ship->name);
}

/**
 * bs_fleet_card_name:
 * @ruleset: the rules
 * @catalogue: (nullable): the cards
 * @id: (nullable): a card of the catalogue, or what the rules have a word for, as boarding gear
 * @name: (nullable): how it was told
 *
 * Returns: (transfer none) (nullable): its printed name in the user's language, unless it was given
 * another one
 */
const char *
bs_fleet_card_name (const BsRuleset   *ruleset,
                    const BsCatalogue *catalogue,
                    BsId               id,
                    const char        *name)
{
  const BsCard *card = id != NULL && catalogue != NULL ? bs_catalogue_card (catalogue, id) : NULL;
  const BsNamed *word = card == NULL && id != NULL ? bs_ruleset_word (ruleset, id) : NULL;

  if (card != NULL && g_strcmp0 (card->name, name) == 0)
    return bs_card_name (card);
  if (word != NULL && g_strcmp0 (word->name, name) == 0)
    return bs_ruleset_name (ruleset, "word", id);

  return name;
}

/**
 * bs_fleet_part_name:
 * @state: the battle
 * @part: a card on board
 *
 * What people read; `part->name` is how it was told, the same in every language.
 *
 * Returns: (transfer none): its printed name in the user's language, unless it was given another
 * one
 */
const char *
bs_fleet_part_name (const BsState    *state,
                    const BsShipPart *part)
{
  return bs_fleet_card_name (state->ruleset, state->catalogue, part->card, part->name);
}

/**
 * bs_fleet_boarder_name:
 * @state: the battle
 * @boarder: a card of a stack or a pile, or the pilot on top of it
 *
 * What people read; `boarder->name` is how it was told, the same in every language.
 *
 * Returns: (transfer none): its printed name in the user's language, unless it was given another
 * one
 */
const char *
bs_fleet_boarder_name (const BsState   *state,
                       const BsBoarder *boarder)
{
  return bs_fleet_card_name (state->ruleset, state->catalogue, boarder->card, boarder->name);
}
