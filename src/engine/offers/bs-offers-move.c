/* bs-offers-move.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The maneuvers of a ship: each cell of its dial, with what may happen on the way (AW3, X2, B4). */

#include "bs-offers-move.h"

#include "engine/boarding/bs-docks.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-viewer.h"
#include "engine/play/bs-huge.h"
#include "engine/rules/bs-card-words.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "engine/verbs/bs-verbs.h"
#include "bs-offers-told.h"

#include <glib/gi18n-lib.h>

/* The fastest of a ship without a dial. */
#define FASTEST 9

/* One list of maneuvers in the making. */
typedef struct
{
  GPtrArray *offers;
  const BsState *state;
  const BsShip *ship;
  BsId viewer;
} Moves;

static void
tell_words (const Moves *moves,
            BsOffer     *offer,
            const char  *name,
            GPtrArray   *words)
{
  g_autoptr (GPtrArray) owned = words;
  BsTold *told = words->len > 0 ? bs_offer_tell (offer, name, FALSE) : NULL;

  for (guint i = 0; i < owned->len; i++)
    bs_told_add_word (told, moves->state->ruleset, owned->pdata[i]);
}

/* What can lie in the way: other ships, and the things that can be overlapped. */
static void
tell_met (const Moves *moves,
          BsOffer     *offer,
          const char  *name)
{
  static const char *const things[] = { "asteroid", "debris", "mine", "planet", NULL };
  BsTold *told = bs_offer_tell (offer, name, FALSE);

  for (guint i = 0; i < moves->state->ships->len; i++)
    {
      const BsShip *other = moves->state->ships->pdata[i];

      if (other != moves->ship && bs_ship_in_play (other) && other->carried_by == NULL)
        bs_told_add_ship (told, other);
    }
  for (guint i = 0; things[i] != NULL; i++)
    bs_told_add_word (told, moves->state->ruleset, things[i]);
}

static void
tell_edges (const Moves *moves,
            BsOffer     *offer)
{
  BsTold *told = bs_offer_tell (offer, "edge", FALSE);
  g_auto (GStrv) edges = NULL;

  for (const BsVerbArg *arg = bs_verb_find ("player")->args; arg->name != NULL; arg++)
    if (g_str_equal (arg->name, told->name))
      edges = g_strsplit (arg->words, "|", -1);
  for (guint i = 0; edges != NULL && edges[i] != NULL; i++)
    bs_told_add_word (told, moves->state->ruleset, edges[i]);
}

/* Who picks the maneuver in place of its player. */
static void
tell_picker (const Moves *moves,
             BsOffer     *offer)
{
  BsTold *told = NULL;

  for (guint i = 0;
       bs_state_option (moves->state, "red-with-power") != NULL && i < moves->state->players->len;
       i++)
    {
      const BsPlayer *player = moves->state->players->pdata[i];

      if (player->id == moves->ship->player ||
          !bs_offer_suits (offer, moves->state, "by", player->id, moves->viewer))
        continue;
      if (told == NULL)
        told = bs_offer_tell (offer, "by", FALSE);
      bs_told_add (told, player->id, player->name);
    }
}

/* What it may announce to dock on, as far as anybody may know. */
static void
tell_docks (const Moves *moves,
            BsOffer     *offer)
{
  BsTold *told = NULL;

  for (guint i = 0; i < moves->state->ships->len; i++)
    {
      const BsShip *other = moves->state->ships->pdata[i];

      if (other == moves->ship || !bs_ship_in_play (other) || !bs_docks_is_obstacle (other) ||
          !bs_offer_suits (offer, moves->state, "dock", other->id, moves->viewer))
        continue;
      if (told == NULL)
        told = bs_offer_tell (offer, "dock", FALSE);
      bs_told_add_ship (told, other);
    }
  if (told == NULL)
    return;
  told = bs_offer_tell (offer, "gap", FALSE);
  told->with = bs_id ("dock");
  bs_told_add (told, NULL, bs_ruleset_name (moves->state->ruleset, "word", bs_id ("gap")));
}

static void
tell_energy (const Moves *moves,
             BsOffer     *offer)
{
  int limit = bs_huge_energy_limit (moves->ship);
  BsTold *told = limit > 0 ? bs_offer_tell (offer, "energy", FALSE) : NULL;

  for (int energy = 0; told != NULL && energy <= limit; energy++)
    bs_told_add_int (told, energy);
}

static void
tell_way (const Moves   *moves,
          BsOffer       *offer,
          const BsOffer *like)
{
  static const char *const alike[] = { "color", "overlap", "across", "edge", "by",
                                       "dock",  "gap",     "energy", NULL };

  for (guint i = 0; like != NULL && alike[i] != NULL; i++)
    bs_offer_tell_as (offer, like, alike[i]);
  if (like != NULL)
    return;
  tell_words (moves, offer, "color",
              bs_card_words_colors (moves->state->ruleset, moves->state->catalogue));
  tell_met (moves, offer, "overlap");
  tell_met (moves, offer, "across");
  tell_edges (moves, offer);
  tell_picker (moves, offer);
  tell_docks (moves, offer);
  tell_energy (moves, offer);
}

/* Takes the command. */
static BsOffer *
add (const Moves *moves,
     BsCommand   *command,
     char        *label)
{
  BsOffer *offer;

  bs_command_set (command, "ship", moves->ship->id);
  offer = bs_offers_add (moves->offers, moves->state, command, "move", label, moves->viewer);
  if (offer != NULL)
    tell_way (moves, offer, moves->offers->len > 1 ? moves->offers->pdata[0] : NULL);
  return offer;
}

static void
add_maneuver (const Moves      *moves,
              const BsManeuver *maneuver)
{
  const BsRuleset *ruleset = moves->state->ruleset;
  BsCommand *command = bs_command_new ("move");

  bs_command_set (command, "ship", moves->ship->id);
  bs_command_set (command, "bearing", maneuver->bearing);
  bs_command_set_int (command, "speed", maneuver->speed);
  add (moves, command,
       /* Translators: a maneuver: bearing, speed, color: "Bank left 2, green". */
       g_strdup_printf (_("%s %d, %s"), bs_ruleset_name (ruleset, "word", maneuver->bearing),
                        maneuver->speed, bs_ruleset_name (ruleset, "word", maneuver->color)));
}

/* The players say what it flew. */
static void
add_free_hand (const Moves *moves)
{
  BsOffer *offer = add (moves, bs_command_new ("move"), g_strdup (C_("offer", "Fly")));
  BsTold *told;

  if (offer == NULL)
    return;
  tell_words (moves, offer, "bearing", bs_card_words_bearings (moves->state->ruleset));
  told = bs_offer_tell (offer, "speed", FALSE);
  told->high = FASTEST;
}

static gboolean
may_fly (const Moves *moves)
{
  const BsState *state = moves->state;

  if (moves->ship == NULL || !state->begun || state->ended || !bs_ship_in_play (moves->ship) ||
      moves->ship->carried_by != NULL)
    return FALSE;
  return (bs_turn_does (state, "move") && !moves->ship->deeds.moved) ||
         bs_question_find (state, BS_ASK_CHOICE, "free-move", moves->ship->id) != NULL;
}

/**
 * bs_offers_to_move:
 * @state: the battle
 * @ship: a ship
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * One offer is one maneuver of its dial; of a ship without a dial there is one, and bearing and
 * speed are told. Told of each: `color`, what it meets (`overlap`, `across`), `edge`, who picks it
 * (`by`), `dock` with `gap`, and `energy`, as far as they mean something to the ship. None are
 * offered when the ship has moved, or in a phase without maneuvers.
 *
 * Returns: (transfer full): array of BsOffer, kind `move`, also those against a rule
 */
GPtrArray *
bs_offers_to_move (const BsState *state,
                   BsId           ship,
                   BsId           viewer)
{
  Moves moves = { g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free), state,
                  bs_state_ship (state, ship), viewer != NULL ? viewer : BS_VIEW_TABLE };
  const BsDial *dial;

  if (!may_fly (&moves))
    return moves.offers;
  dial = moves.ship->dial != NULL && state->catalogue != NULL
           ? bs_catalogue_dial (state->catalogue, moves.ship->dial)
           : NULL;
  for (guint i = 0; dial != NULL && i < dial->maneuvers->len; i++)
    add_maneuver (&moves, &g_array_index (dial->maneuvers, BsManeuver, i));
  if (dial == NULL || dial->maneuvers->len == 0)
    add_free_hand (&moves);
  return moves.offers;
}
