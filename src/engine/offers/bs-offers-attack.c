/* bs-offers-attack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The ways to attack: each weapon of a ship on each target, with what is told of the shot (AW5, X4,
 * B3). */

#include "bs-offers-attack.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-number.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-viewer.h"
#include "engine/play/bs-deck.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-offers-told.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* One list of ways in the making. */
typedef struct
{
  GPtrArray *offers;
  const BsState *state;
  const BsShip *ship;
  BsId viewer;
  const BsQuestion *grant;  /* (nullable) the free attack that is open */
} Ways;

static BsCommand *
attack_command (const Ways *ways,
                BsId        shooter,
                BsId        target,
                BsId        weapon)
{
  BsCommand *command = bs_command_new ("attack");

  bs_command_set (command, "ship", shooter);
  bs_command_set (command, "target", target);
  bs_command_set (command, "weapon", weapon);
  if (ways->grant != NULL)
    bs_command_set_flag (command, "free");
  return command;
}

static const char *
weapon_name (const Ways *ways,
             BsId        weapon)
{
  const BsShipPart *part = bs_ship_part (ways->ship, weapon);

  if (part != NULL)
    return bs_fleet_part_name (ways->state, part);
  return weapon == ways->ship->id ? ways->ship->name
                                  : bs_ruleset_name (ways->state->ruleset, "word", weapon);
}

/* The word for the place where a shot leaves or hits a ship of several cards: "Raider, aft". */
static char *
place_name (const Ways   *ways,
            const BsShip *ship,
            BsId          id)
{
  const char *section = id != ship->id ? id + strlen (ship->id) + 1 : NULL;

  if (section == NULL)
    return g_strdup (ship->name);
  return g_strdup_printf (C_("a ship and a part of it", "%s, %s"), ship->name,
                          bs_ruleset_name (ways->state->ruleset, "word", bs_id (section)));
}

static char *
attack_label (const Ways   *ways,
              BsId          shooter,
              const BsShip *target,
              BsId          aimed,
              BsId          weapon)
{
  g_autofree char *from = place_name (ways, ways->ship, shooter);
  g_autofree char *to = place_name (ways, target, aimed);

  if (shooter != ways->ship->id)
    return g_strdup_printf (C_("weapon, the part that fires, the target", "%s, %s: %s"),
                            weapon_name (ways, weapon), from, to);
  return g_strdup_printf (C_("weapon and its target", "%s: %s"), weapon_name (ways, weapon), to);
}

/* The ranges of the weapon, once for all its targets: the rules look at the weapon, the players
 * measure. */
static void
tell_ranges (const Ways *ways,
             BsOffer    *offer)
{
  BsTold *told = bs_offer_tell (offer, "range", TRUE);
  int most = bs_ruleset_figure (ways->state->ruleset, "max-range", 3);

  for (int range = 1; range <= most; range++)
    {
      g_autofree char *text = g_strdup_printf ("%d", range);

      if (bs_offer_suits (offer, ways->state, "range", text, ways->viewer))
        bs_told_add_int (told, range);
    }
}

static void
tell_shot (const Ways    *ways,
           BsOffer       *offer,
           const BsOffer *like)
{
  static const char *const alike[] = { "range", "obstructed", "arc", NULL };

  for (guint i = 0; like != NULL && alike[i] != NULL; i++)
    bs_offer_tell_as (offer, like, alike[i]);
  if (like == NULL)
    {
      tell_ranges (ways, offer);
      bs_offer_tell_words (offer, ways->state, "obstructed", NULL, ways->viewer);
      bs_offer_tell_words (offer, ways->state, "arc", "front", ways->viewer);
    }
  if (bs_ruleset_rule_by_key (ways->state->ruleset, "precision-target") != NULL)
    bs_offer_tell_flag (offer, ways->state, "precision",
                        bs_ruleset_name (ways->state->ruleset, "word", bs_id ("precision")),
                        ways->viewer);
}

/* A ship of several cards is fired and aimed at by card, the others as a whole. */
static GPtrArray *
places (const BsShip *ship)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; ship->sections->len > 1 && i < ship->sections->len; i++)
    {
      g_autofree char *id =
        g_strconcat (ship->id, "/", ((BsSection *) ship->sections->pdata[i])->id, NULL);

      g_ptr_array_add (ids, (gpointer) bs_id (id));
    }
  if (ids->len == 0)
    g_ptr_array_add (ids, (gpointer) ship->id);
  return ids;
}

/* A ship of one card with two damage decks is aimed at by half. */
static GPtrArray *
aims_at (const BsState *state,
         const BsShip  *ship)
{
  static const char *const halves[] = { "fore", "aft" };
  GPtrArray *ids = g_ptr_array_new ();

  if (!bs_deck_has_halves (state, ship) || ship->sections->len > 1)
    {
      g_ptr_array_unref (ids);
      return places (ship);
    }
  for (guint i = 0; i < G_N_ELEMENTS (halves); i++)
    {
      g_autofree char *id = g_strconcat (ship->id, "/", halves[i], NULL);

      g_ptr_array_add (ids, (gpointer) bs_id (id));
    }
  return ids;
}

static gboolean
may_be_target (const Ways   *ways,
               const BsShip *target)
{
  if (!bs_ship_in_play (target) || target->carried_by != NULL)
    return FALSE;
  return bs_state_are_enemies (ways->state, ways->ship, target) &&
         (ways->grant == NULL || ways->grant->other == NULL ||
          bs_id_ship (ways->grant->other) == target->id);
}

static void
add_weapon (const Ways *ways,
            BsId        shooter,
            BsId        weapon)
{
  const BsOffer *like = NULL;

  for (guint i = 0; i < ways->state->ships->len; i++)
    {
      const BsShip *target = ways->state->ships->pdata[i];
      g_autoptr (GPtrArray) aims =
        may_be_target (ways, target) ? aims_at (ways->state, target) : g_ptr_array_new ();

      for (guint j = 0; j < aims->len; j++)
        {
          BsOffer *offer =
            bs_offers_add (ways->offers, ways->state,
                           attack_command (ways, shooter, aims->pdata[j], weapon),
                           ways->grant != NULL ? "free-attack" : "attack",
                           attack_label (ways, shooter, target, aims->pdata[j], weapon),
                           ways->viewer);

          if (offer == NULL)
            continue;
          tell_shot (ways, offer, like);
          like = like != NULL ? like : offer;
        }
    }
}

/* The ship's own guns: of each of its cards that has some. */
static void
add_primary (const Ways *ways)
{
  g_autoptr (GPtrArray) shooters = places (ways->ship);

  for (guint i = 0; i < shooters->len; i++)
    if (shooters->len == 1 || bs_ship_value (ways->state, shooters->pdata[i], "attack") > 0)
      add_weapon (ways, shooters->pdata[i], bs_id ("primary"));
  if (bs_effects_of (ways->state, ways->ship->id, "primary") != NULL)
    add_weapon (ways, ways->ship->id, ways->ship->id);
}

static gboolean
fires (const BsState    *state,
       const BsShipPart *part)
{
  return part->state != BS_PART_DISCARDED &&
         (bs_counters_get (part->numbers, bs_id ("weapon-attack"), -1) >= 0 ||
          bs_effects_of (state, part->id, "weapon") != NULL ||
          bs_effects_of (state, part->id, "primary") != NULL);
}

static void
add_ways (const Ways *ways)
{
  add_primary (ways);
  for (guint i = 0; i < ways->ship->parts->len; i++)
    {
      const BsShipPart *part = ways->ship->parts->pdata[i];

      if (fires (ways->state, part) && bs_ship_shows_part (ways->ship, part, ways->viewer))
        add_weapon (ways, ways->ship->id, part->id);
    }
}

/**
 * bs_offers_to_attack:
 * @state: the battle
 * @ship: a ship
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * An offer is one weapon on one target (of a ship of several cards: from one card on one card),
 * kind `attack`, or `free-attack` if a card gives it. Told of it: `range`, `obstructed`, `arc` (the
 * usual one first) and `precision`, if this game knows such shots. None are offered while another
 * attack is under way, or in a phase that has none.
 *
 * Returns: (transfer full): array of BsOffer, also those against a rule
 */
GPtrArray *
bs_offers_to_attack (const BsState *state,
                     BsId           ship,
                     BsId           viewer)
{
  Ways ways = { g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free), state,
                bs_state_ship (state, ship), viewer != NULL ? viewer : BS_VIEW_TABLE, NULL };

  if (ways.ship == NULL || !state->begun || state->ended || state->attack != NULL)
    return ways.offers;

  for (guint i = 0; i < state->questions->len; i++)
    {
      ways.grant = state->questions->pdata[i];
      if (g_strcmp0 (ways.grant->topic, "free-attack") == 0 && bs_id_ship (ways.grant->on) == ship)
        add_ways (&ways);
    }
  ways.grant = NULL;
  if (bs_ship_in_play (ways.ship) && ways.ship->carried_by == NULL &&
      (bs_turn_does (state, "attack") || bs_turn_in_first_part (state)))
    add_ways (&ways);
  return ways.offers;
}
