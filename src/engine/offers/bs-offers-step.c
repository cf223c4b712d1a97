/* bs-offers-step.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a step of the round lets a ship do beside its action: energy (X5.1), shields up (AW6.2), the
 * cloak given up (AW6.5, X3.2). */

#include "bs-offers-step.h"

#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-viewer.h"
#include "engine/play/bs-energy.h"
#include "engine/play/bs-huge.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-offers-told.h"

#include <glib/gi18n-lib.h>

/* One list of offers in the making. */
typedef struct
{
  GPtrArray *offers;
  const BsState *state;
  const BsShip *ship;
  BsId viewer;
} Step;

/* Takes the command. What this step does not bring is not offered. */
static BsOffer *
add (const Step *step,
     BsCommand  *command,
     const char *kind,
     char       *label)
{
  BsOffer *offer = bs_offers_add (step->offers, step->state, command, kind, label, step->viewer);

  if (offer == NULL || offer->verdict->level < BS_VERDICT_AGAINST)
    return offer;
  g_ptr_array_remove (step->offers, offer);
  return NULL;
}

static BsCommand *
step_command (const Step *step,
              const char *verb,
              const char *does)
{
  BsCommand *command = bs_command_new (verb);

  bs_command_set (command, "ship", step->ship->id);
  if (does != NULL)
    bs_command_set (command, "do", does);
  return command;
}

/* One without a word, else as many as there are. */
static void
tell_count (BsOffer *offer,
            int      most)
{
  BsTold *told;

  if (offer == NULL || most < 2)
    return;
  told = bs_offer_tell (offer, "count", FALSE);
  told->low = 1;
  told->high = most;
}

static char *
energy_label (const Step       *step,
              const char       *does,
              const BsShipPart *part)
{
  if (g_str_equal (does, "allocate"))
    return g_strdup_printf (C_("offer", "Allocate energy: %s"),
                            bs_fleet_part_name (step->state, part));
  if (g_str_equal (does, "gain"))
    return g_strdup (C_("offer", "Gain energy"));
  return g_strdup_printf (C_("offer", "Spend energy: %s"),
                          part != NULL ? bs_fleet_part_name (step->state, part) : step->ship->name);
}

static void
add_energy (const Step       *step,
            const char       *does,
            const BsShipPart *part,
            int               most)
{
  BsCommand *command;

  if (most < 1)
    return;
  command = step_command (step, "energy", does);
  if (part != NULL)
    bs_command_set (command, "card", part->id);
  tell_count (add (step, command, "energy", energy_label (step, does, part)), most);
}

/* In its own turn: what it gains, what it gives to its cards, and what they spend. */
static void
add_energies (const Step *step)
{
  const BsShip *ship = step->ship;
  int limit = bs_huge_energy_limit (ship), held = bs_ship_count (ship, bs_id ("energy"));

  if (limit == 0 || step->state->active != ship->id)
    return;
  add_energy (step, "gain", NULL, limit - held);
  add_energy (step, "spend", NULL, held);
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      int on_card = bs_energy_on_card (part), room = bs_energy_card_limit (part) - on_card;

      if (bs_energy_card_limit (part) == 0 || !bs_ship_shows_part (ship, part, step->viewer))
        continue;
      add_energy (step, "allocate", part, MIN (room, held));
      add_energy (step, "spend", part, on_card);
    }
}

static void
add_shields (const Step *step)
{
  int down = 0;

  for (guint i = 0; i < step->ship->sections->len; i++)
    down += ((BsSection *) step->ship->sections->pdata[i])->disabled;
  if (down > 0)
    tell_count (add (step, step_command (step, "shields", "raise"), "shields",
                     g_strdup (C_("offer", "Raise shields"))),
                down);
}

/**
 * bs_offers_of_step:
 * @state: the battle
 * @ship: a ship
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * Energy gained, allocated and spent in the ship's turn (kind `energy`), disabled shields raised
 * (`shields`), the cloak given up (`uncloak`). Told of them is `count`; without it of energy one,
 * of shields all. By hand it goes at any time: offered is what this step brings.
 *
 * Returns: (transfer full): array of BsOffer, nothing in it is against a rule
 */
GPtrArray *
bs_offers_of_step (const BsState *state,
                   BsId           ship,
                   BsId           viewer)
{
  const Step step = { g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free), state,
                      bs_state_ship (state, ship), viewer != NULL ? viewer : BS_VIEW_TABLE };

  if (step.ship == NULL || !bs_ship_in_play (step.ship) || step.ship->carried_by != NULL ||
      !state->begun || state->ended)
    return step.offers;

  add_energies (&step);
  add_shields (&step);
  if (step.ship->cloak != BS_CLOAK_NONE)
    add (&step, step_command (&step, "uncloak", NULL), "uncloak",
         g_strdup (C_("offer", "Give the cloak up")));
  return step.offers;
}
