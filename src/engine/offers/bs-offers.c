/* bs-offers.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a ship may do now beside flying and firing: each offer is a command with its verdict. */

#include "bs-offers.h"

#include "engine/ground/bs-command.h"
#include "engine/ground/bs-viewer.h"
#include "engine/state/bs-seen.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-offers-act.h"
#include "bs-offers-boarding.h"

#include <glib/gi18n-lib.h>

/* A carried ship comes out; its carrier has the offer as well. */
static void
offer_launch (GPtrArray     *offers,
              const BsState *state,
              const BsShip  *who,
              BsId           viewer)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      BsCommand *command;

      if (!bs_ship_in_play (ship) || ship->carried_by == NULL ||
          (ship != who && ship->carried_by != who->id))
        continue;
      command = bs_command_new ("launch");
      bs_command_set (command, "ship", ship->id);
      bs_offers_add (offers, state, command, "launch",
                     g_strdup_printf (C_("offer", "Launch %s"), ship->name), viewer);
    }
}

/**
 * bs_offers:
 * @state: the battle
 * @ship: a ship
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * Returns: (transfer full): array of BsOffer: what may be done about its docks, its actions, those
 * of its cards, free ones, repairs, passing; also those against a rule. Maneuvers and attacks have
 * lists of their own.
 */
GPtrArray *
bs_offers (const BsState *state,
           BsId           ship,
           BsId           viewer)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free);
  g_autoptr (BsState) seen = bs_state_seen_by (state, viewer);
  const BsShip *who = bs_state_ship (seen, ship);
  BsCommand *pass;

  state = seen;
  if (viewer == NULL)
    viewer = bs_id (BS_VIEW_TABLE);
  if (who == NULL || !bs_ship_in_play (who) || !state->begun || state->ended)
    return offers;

  offer_launch (offers, state, who, viewer);
  if (who->carried_by != NULL)
    return offers;
  bs_offers_add_boarding (offers, state, who, viewer);
  bs_offers_add_acts (offers, state, who, viewer);
  pass = bs_command_new ("pass");
  bs_command_set (pass, "ship", ship);
  bs_offers_add (offers, state, pass, "pass", g_strdup (_("Pass")), viewer);
  return offers;
}
