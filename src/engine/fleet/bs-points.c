/* bs-points.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Points: what a ship with its cards costs, whose fleet goes by which faction. */

#include "bs-points.h"

#include "engine/ground/bs-command-parse.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-loot-now.h"
#include "engine/state/bs-seen.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <string.h>

/**
 * bs_points_of_card:
 * @state: the battle
 * @card: a card
 *
 * Returns: what it costs by the list of costs that was chosen; a list that does not know it leaves
 * it as printed
 */
int
bs_points_of_card (const BsState *state,
                   const BsCard  *card)
{
  BsId profile = bs_state_option (state, "cost-profile");

  return profile != NULL ? bs_counters_get (card->costs, profile, card->cost) : card->cost;
}

/* As it was told when the card came on board; records of before do not tell it. Cards of two
 * factions belong to both. */
static gboolean
is_foreign (const BsState    *state,
            const BsShip     *ship,
            const BsShipPart *part)
{
  const BsCard *own = bs_state_card (state, ship->card);
  const BsCard *card = bs_state_card (state, part->card);
  BsId faction = part->faction != NULL ? part->faction : card != NULL ? card->faction : NULL;
  BsId second = card != NULL ? card->faction2 : NULL;

  if (faction == NULL || ship->faction == NULL || faction == ship->faction)
    return FALSE;
  if (second != NULL && second == ship->faction)
    return FALSE;
  if (own != NULL && own->faction2 != NULL && (own->faction2 == faction || own->faction2 == second))
    return FALSE;

  return TRUE;
}

/* The extra point for a card of another faction than its ship (p21). A captain of 0 points pays
 * none, an upgrade of 0 points does; some kinds of cards pay more (A31). */
static int
penalty (const BsState    *state,
         const BsShip     *ship,
         const BsShipPart *part)
{
  int extra = bs_ruleset_figure (state->ruleset, "other-faction-cost", 0);
  g_autofree char *own =
    part->slot != NULL ? g_strconcat ("other-faction-cost-", part->slot, NULL) : NULL;
  gboolean leader = part->kind != bs_id ("upgrade");

  if (extra == 0 || (leader && part->points == 0) || !is_foreign (state, ship, part))
    return 0;
  return own != NULL ? bs_ruleset_figure (state->ruleset, own, extra) : extra;
}

/* What other cards on board take off: `system-discount` from cards of that slot, `upgrade-discount`
 * from all. */
static int
discount (const BsState    *state,
          const BsShip     *ship,
          const BsShipPart *part,
          int               cost)
{
  g_autofree char *number = part->slot != NULL ? g_strconcat (part->slot, "-discount", NULL) : NULL;
  int sum = 0;

  if (part->kind != bs_id ("upgrade") || cost <= 0)
    return 0;
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *other = ship->parts->pdata[i];
      const BsCard *card = other != part ? bs_state_card (state, other->card) : NULL;

      if (card != NULL)
        sum += bs_card_number (card, "upgrade-discount", 0) +
               (number != NULL ? bs_card_number (card, number, 0) : 0);
    }

  return MIN (sum, cost);
}

/**
 * bs_points_of_part:
 * @state: the battle
 * @ship: a ship
 * @part: a card on it
 *
 * Returns: the card's points, with the extra points for a card of another faction, and then what
 * other cards take off, never more than it costs (p21, A31). Points that were fixed stand as they
 * are.
 */
int
bs_points_of_part (const BsState    *state,
                   const BsShip     *ship,
                   const BsShipPart *part)
{
  int cost = part->points + penalty (state, ship, part);

  return part->fixed_points ? part->points : cost - discount (state, ship, part, cost);
}

/* On a single-seat ship the better card counts, else all do (B2). */
static int
characters_points (const BsShip *ship)
{
  int sum = 0, most = 0;

  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        {
          const BsBoarder *boarder = stack->boarders->pdata[j];

          sum += boarder->points;
          most = MAX (most, boarder->points);
        }
    }

  return bs_melee_is_single (ship) ? most : sum;
}

/**
 * bs_points_of_ship:
 * @state: the battle, or how somebody sees it
 * @ship: a ship of it
 *
 * Returns: what the ship costs with all its cards, discarded ones as well; where characters are
 * captured, what is still on board
 */
int
bs_points_of_ship (const BsState *state,
                   const BsShip  *ship)
{
  gboolean stacks = ship->stacks->len > 0;
  int sum = stacks ? characters_points (ship) : ship->points;

  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      if (!stacks || part->kind == bs_id ("upgrade"))
        sum += bs_points_of_part (state, ship, part);
    }

  return sum;
}

/**
 * bs_points_may_know:
 * @state: the battle
 * @ship: a ship
 * @viewer: (nullable): a player
 *
 * Returns: whether the ship's points are no secret to him: nothing lies face down on it that he has
 * not seen (B1.6)
 */
gboolean
bs_points_may_know (const BsState *state,
                    const BsShip  *ship,
                    BsId           viewer)
{
  for (guint i = 0; i < ship->parts->len; i++)
    if (!bs_ship_shows_part (ship, ship->parts->pdata[i], viewer))
      return FALSE;
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        if (!bs_ship_shows_boarder (ship, stack->boarders->pdata[j], viewer))
          return FALSE;
    }

  return TRUE;
}

/**
 * bs_points_told_of_ship:
 * @state: the battle
 * @ship: a ship
 * @viewer: (nullable): a player; %NULL: everybody
 * @whole: (out): takes whether that is all; else something on it lies face down that he may not
 * know
 *
 * Returns: the ship's points as far as he may know them (B1.6)
 */
int
bs_points_told_of_ship (const BsState *state,
                        const BsShip  *ship,
                        BsId           viewer,
                        gboolean      *whole)
{
  g_autoptr (BsState) seen = bs_state_seen_by (state, viewer);

  *whole = bs_points_may_know (state, ship, viewer);
  return bs_points_of_ship (seen, bs_state_ship (seen, ship->id));
}

/* Of all ships, those gone as well, of captured cards, and of what costs points beside them. */
static int
fleet_points (const BsState *state,
              BsId           player)
{
  const BsPlayer *who = bs_state_player (state, player);
  int sum = bs_loot_points (state, player) + (who != NULL ? who->extra_points : 0);

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player == player)
        sum += bs_points_of_ship (state, ship);
    }

  return sum;
}

/**
 * bs_points_may_know_fleet:
 * @state: the battle, or how somebody sees it
 * @player: a player
 *
 * Returns: whether the player's total is no secret to whom this view is for; nothing is one in the
 * battle itself
 */
gboolean
bs_points_may_know_fleet (const BsState *state,
                          BsId           player)
{
  gboolean know = state->seen_by == NULL || bs_loot_may_know (state, player, state->seen_by);

  for (guint i = 0; state->seen_by != NULL && i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player == player)
        know = know && bs_points_may_know (state, ship, state->seen_by);
    }

  return know;
}

/**
 * bs_points_told:
 * @state: the battle
 * @player: a player
 * @viewer: (nullable): a player; %NULL: everybody
 * @whole: (out): takes whether that is all
 *
 * A total is open only as far as cards lie open (B1.6): whoever knows the squad's cards would read
 * a boarder from the difference.
 *
 * Returns: the points of the player's fleet as far as the viewer may know them
 */
int
bs_points_told (const BsState *state,
                BsId           player,
                BsId           viewer,
                gboolean      *whole)
{
  g_autoptr (BsState) seen = bs_state_seen_by (state, viewer);

  *whole = bs_points_may_know_fleet (seen, player);
  return fleet_points (seen, player);
}

/**
 * bs_state_points:
 * @self: the battle, or how somebody sees it
 * @player: a player
 *
 * What lies face down is counted, also in a view (B1.6): for initiative and limits, never to be
 * shown. What is shown is bs_points_told().
 *
 * Returns: what all ships of the player cost, those gone as well, and what costs points beside
 * them; cards that were captured still count for whom they were brought by
 */
int
bs_state_points (const BsState *self,
                 BsId           player)
{
  return fleet_points (self->whole != NULL ? self->whole : self, player);
}

/* The main faction is that of the dearest ship with all its cards (p22). */
static BsId
main_faction (const BsState *state,
              BsId           player)
{
  const BsShip *dearest = NULL;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player == player &&
          (dearest == NULL || bs_points_of_ship (state, ship) > bs_points_of_ship (state, dearest)))
        dearest = ship;
    }

  return dearest != NULL ? dearest->faction : NULL;
}

/**
 * bs_points_faction_rank:
 * @state: the battle
 * @player: a player
 *
 * Returns: place of the player's main faction in the list of initiative: the one told, or that of
 * the dearest ship
 */
int
bs_points_faction_rank (const BsState *state,
                        BsId           player)
{
  const BsPlayer *who = bs_state_player (state, player);

  return bs_ruleset_faction_rank (state->ruleset,
                                  who->faction != NULL
                                    ? who->faction
                                    : main_faction (state->whole != NULL ? state->whole : state,
                                                    player));
}

static void
add_word (GPtrArray  *cards,
          const char *card)
{
  if (card != NULL)
    g_ptr_array_add (cards, (gpointer) bs_id (card));
}

static void
force_cards (const BsForce *force,
             GPtrArray     *cards)
{
  for (guint i = 0; i < force->lines->len; i++)
    {
      g_auto (GStrv) pieces = g_strsplit (force->lines->pdata[i], "{player}", -1);
      g_autofree char *line = g_strjoinv ("player", pieces);
      g_autoptr (BsCommand) command = bs_command_parse (line, NULL);

      if (command == NULL)
        continue;
      add_word (cards, bs_command_get (command, "card"));
      add_word (cards, bs_command_get (command, "captain"));
      add_word (cards, bs_command_get (command, "pilot"));
    }
}

static void
player_cards (const BsState *state,
              BsId           player,
              GPtrArray     *cards)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player != player)
        continue;
      add_word (cards, ship->card != NULL ? ship->card : ship->id);
      for (guint j = 0; j < ship->parts->len; j++)
        add_word (cards, ((BsShipPart *) ship->parts->pdata[j])->card);
    }
}

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  return g_strcmp0 (*(const BsId *) a, *(const BsId *) b);
}

static gboolean
same_cards (GPtrArray *a,
            GPtrArray *b)
{
  g_ptr_array_sort (a, compare_ids);
  g_ptr_array_sort (b, compare_ids);
  return a->len == b->len &&
         (a->len == 0 || memcmp (a->pdata, b->pdata, a->len * sizeof (gpointer)) == 0);
}

static gboolean
costs_as_printed (const BsState *state,
                  BsId           id,
                  int            points)
{
  const BsCard *card = bs_state_card (state, id);

  return card == NULL || points == bs_points_of_card (state, card);
}

/* Nothing costs more or less than its card says. */
static gboolean
has_printed_costs (const BsState *state,
                   BsId           player)
{
  const BsPlayer *who = bs_state_player (state, player);
  gboolean printed = who == NULL || who->extra_points == 0;

  for (guint i = 0; printed && i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player != player)
        continue;
      printed = costs_as_printed (state, ship->card, ship->points);
      for (guint j = 0; printed && j < ship->parts->len; j++)
        {
          const BsShipPart *part = ship->parts->pdata[j];

          printed = costs_as_printed (state, part->card, part->points);
        }
    }

  return printed;
}

/**
 * bs_points_is_preset:
 * @state: the battle
 * @player: a player
 *
 * Returns: whether he has just one of the ready-made forces, as printed
 */
gboolean
bs_points_is_preset (const BsState *state,
                     BsId           player)
{
  for (guint i = 0; i < state->ruleset->forces->len; i++)
    {
      g_autoptr (GPtrArray) printed = g_ptr_array_new ();
      g_autoptr (GPtrArray) taken = g_ptr_array_new ();

      force_cards (state->ruleset->forces->pdata[i], printed);
      player_cards (state, player, taken);
      if (same_cards (printed, taken))
        return has_printed_costs (state, player);
    }

  return FALSE;
}

/**
 * bs_points_are_counted:
 * @state: the battle
 *
 * Returns: whether points decide: not where every player has just one of the ready-made forces (p5,
 * A20), but always in a mission (p24, A43)
 */
gboolean
bs_points_are_counted (const BsState *state)
{
  if (state->ruleset->mission != NULL)
    return TRUE;
  for (guint i = 0; i < state->players->len; i++)
    if (!bs_points_is_preset (state, ((BsPlayer *) state->players->pdata[i])->id))
      return TRUE;

  return state->players->len == 0;
}
