/* bs-boarding-words.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-boarding-words.h"

#include "bs-words.h"

#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-melee-who.h"
#include "engine/boarding/bs-melee.h"
#include "engine/boarding/bs-tow.h"
#include "engine/bs-battle.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"

#include <glib/gi18n.h>
#include <string.h>

/**
 * bs_boarding_is_played:
 * @state: the battle
 *
 * Returns: whether ships can be boarded in this game
 */
gboolean
bs_boarding_is_played (const BsState *state)
{
  return bs_ruleset_figure (state->ruleset, "jackpot-ships", 0) > 0;
}

/**
 * bs_words_knows_boarder:
 * @ship: a ship
 * @boarder: a card in one of its stacks
 * @viewer: (nullable): a player; %NULL: everybody
 *
 * Returns: whether he may know it: it lies open, did once, or is his own (B1.6)
 */
gboolean
bs_words_knows_boarder (const BsShip    *ship,
                        const BsBoarder *boarder,
                        BsId             viewer)
{
  return bs_ship_shows_boarder (ship, boarder, viewer);
}

static char *
words_for_tow (const BsState *state,
               const BsShip  *ship,
               const BsShip  *towed)
{
  int limit = bs_tow_limit (state, ship);

  if (limit <= 0)
    return g_strdup_printf (_("Tows %s"), towed->name);

  return g_strdup_printf (_("Tows %s, speed %d at most"), towed->name, limit);
}

/* Whether everybody can see that it may: what hangs on a card that lies face down is left to its
 * owner. */
static gboolean
may_dock (const BsState *state,
          const BsShip  *ship,
          const BsShip  *reached)
{
  g_autoptr (BsCommand) command = bs_command_new ("dock");
  g_autoptr (BsVerdict) verdict = NULL;

  bs_command_set (command, "ship", ship->id);
  bs_command_set (command, "target", reached->id);
  verdict = bs_judge (state, command, bs_id (BS_VIEW_TABLE));

  return verdict->level < BS_VERDICT_AGAINST;
}

static char *
words_for_docked (const BsState *state,
                  const BsShip  *ship,
                  const BsShip  *target)
{
  gboolean enemy = bs_state_enemies (state, ship->id, target->id);

  if (g_strcmp0 (ship->declared, "escape") == 0)
    return g_strdup_printf (_("Held, flies off %s in the next round"), target->name);
  if (g_strcmp0 (ship->declared, "tow") == 0)
    return g_strdup_printf (_("Docked on %s, tows it once it lies alongside"), target->name);
  if (!ship->held)
    return g_strdup_printf (_("Docked on %s, free to leave"), target->name);
  if (!enemy)
    return g_strdup_printf (_("Held, docked on friendly %s"), target->name);
  if (ship->jackpot || g_strcmp0 (ship->declared, "board") == 0)
    return g_strdup_printf (_("Held, boards %s"), target->name);

  return g_strdup_printf (_("Held, docked on %s: board or tow?"), target->name);
}

/**
 * bs_words_docked:
 * @state: the battle
 * @ship: a ship on the table
 *
 * Returns: (transfer full) (nullable): how it stands: held, immobilised, towing, towed, docked on
 * whom; %NULL if it is just active
 */
char *
bs_words_docked (const BsState *state,
                 const BsShip  *ship)
{
  const BsShip *target = ship->docked_to != NULL ? bs_state_ship (state, ship->docked_to) : NULL;
  const BsShip *towed = ship->tows != NULL ? bs_state_ship (state, ship->tows) : NULL;
  const BsShip *reached = ship->announced != NULL ? bs_state_ship (state, ship->announced) : NULL;
  const BsShip *tower = bs_docks_tower_of (state, ship->id);

  if (!bs_ship_in_play (ship))
    return NULL;
  if (ship->carried_by != NULL && bs_state_ship (state, ship->carried_by) != NULL)
    /* Translators: %s is the ship that carries this one, in German: Angedockt an %s */
    return g_strdup_printf (_("Carried by %s"), bs_state_ship (state, ship->carried_by)->name);
  if (ship->immobilised && tower != NULL)
    return g_strdup_printf (_("Immobilised, towed by %s"), tower->name);
  if (ship->immobilised && target != NULL)
    return g_strdup_printf (_("Immobilised, docked on %s"), target->name);
  if (ship->immobilised)
    return g_strdup (_("Immobilised"));
  if (towed != NULL)
    return words_for_tow (state, ship, towed);
  if (target != NULL)
    return words_for_docked (state, ship, target);
  if (reached != NULL)
    return g_strdup_printf (may_dock (state, ship, reached)
                              ? _("Has reached %s and may dock")
                              : _("Has reached %s, but may not dock now"),
                            reached->name);
  if (ship->held)
    return g_strdup (_("Held"));

  return NULL;
}

static const char *
standing_of_docked (const BsState *state,
                    const BsShip  *ship)
{
  if (g_strcmp0 (ship->declared, "escape") == 0)
    return _("Held, flies off next round");
  if (g_strcmp0 (ship->declared, "tow") == 0)
    return _("Tows once alongside");
  if (!ship->held)
    return _("Docked, free to leave");
  if (!bs_state_enemies (state, ship->id, ship->docked_to))
    return _("Held, docked");
  if (ship->jackpot || g_strcmp0 (ship->declared, "board") == 0)
    return _("Held, boards");

  return _("Held: board or tow?");
}

/**
 * bs_words_standing:
 * @state: the battle
 * @ship: a ship on the table
 *
 * Returns: (transfer full): how it stands, for the picture, where lines tell the other ship
 */
char *
bs_words_standing (const BsState *state,
                   const BsShip  *ship)
{
  if (ship->immobilised)
    return g_strdup (bs_docks_tower_of (state, ship->id) != NULL ? _("Immobilised, in tow")
                                                                 : _("Immobilised"));
  if (ship->tows != NULL && bs_tow_limit (state, ship) > 0)
    /* Translators: a ship that tows, and its fastest maneuver; there is little room. */
    return g_strdup_printf (_("Tows, ≤ %d"), bs_tow_limit (state, ship));
  if (ship->tows != NULL)
    return g_strdup (_("Tows"));
  if (ship->docked_to != NULL && bs_state_ship (state, ship->docked_to) != NULL)
    return g_strdup (standing_of_docked (state, ship));

  return g_strdup (ship->held ? _("Held") : _("Active"));
}

/**
 * bs_words_melee_dice:
 * @state: the battle
 * @points: of a character
 *
 * Returns: (transfer full): how many dice that makes, as a sum: "42 ÷ 6 = 7"
 */
char *
bs_words_melee_dice (const BsState *state,
                     int            points)
{
  int divisor = bs_ruleset_figure (state->ruleset, "melee-divisor", 0);

  /* Translators: points of a character, divided by, the dice that makes: "42 ÷ 6 = 7". */
  return g_strdup_printf (_("%d ÷ %d = %d"), points, divisor, bs_melee_dice (state, points));
}

/**
 * bs_words_boarder:
 * @state: the battle
 * @ship: a ship
 * @boarder: a card in one of its stacks
 * @viewer: (nullable): who looks
 *
 * Returns: (transfer full): who it is, with points, dice and wounds; a card face down is only that
 */
char *
bs_words_boarder (const BsState   *state,
                  const BsShip    *ship,
                  const BsBoarder *boarder,
                  BsId             viewer)
{
  g_autofree char *points = NULL;
  g_autofree char *dice = NULL;
  g_autofree char *wounds = NULL;
  GString *string;
  int n = bs_melee_dice (state, boarder->points);

  if (!bs_words_knows_boarder (ship, boarder, viewer))
    return g_strdup (_("A card face down"));

  string = g_string_new (bs_fleet_boarder_name (state, boarder));
  points = g_strdup_printf (ngettext ("%d point", "%d points", boarder->points), boarder->points);
  dice = g_strdup_printf (ngettext ("%d die", "%d dice", n), n);
  g_string_append_printf (string, ", %s, %s", points, dice);
  if (boarder->pilot)
    g_string_append_printf (string, ", %s", _("pilot, fights last"));
  if (boarder->wounds > 0)
    {
      wounds = g_strdup_printf (ngettext ("%d body hit", "%d body hits", boarder->wounds),
                                boarder->wounds);
      g_string_append_printf (string, ", %s", wounds);
    }

  return g_string_free (string, FALSE);
}

/**
 * bs_words_stack:
 * @state: the battle
 * @ship: a ship
 * @stack: one of its stacks
 *
 * Returns: (transfer full): what the stack is called: the ship's name; with two stacks, which of
 * them
 */
char *
bs_words_stack (const BsState *state,
                const BsShip  *ship,
                const BsStack *stack)
{
  const char *slash = strchr (stack->id, '/');

  if (ship->stacks->len < 2 || slash == NULL)
    return g_strdup (ship->name);

  /* Translators: a huge ship and which of its two stacks: "Tantive IV, stack A". */
  return g_strdup_printf (_("%s, stack %c"), ship->name, g_ascii_toupper (slash[1]));
}

/**
 * bs_words_edge:
 * @edge: front, rear, left, right
 *
 * Returns: (transfer full): the edge in words, as it stands alone
 */
char *
bs_words_edge (BsId edge)
{
  static const struct
  {
    const char *id, *name;
  } names[] = {
    { "front", NC_("edge of a base", "Front edge") },
    { "rear", NC_("edge of a base", "Rear edge") },
    { "left", NC_("edge of a base", "Left edge") },
    { "right", NC_("edge of a base", "Right edge") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_strcmp0 (edge, names[i].id) == 0)
      return g_strdup (g_dpgettext2 (NULL, "edge of a base", names[i].name));

  return g_strdup ("");
}

static void
add_ship (GString       *string,
          const BsState *state,
          const BsShip  *ship)
{
  const BsPlayer *player = bs_state_player (state, ship->player);
  g_autofree char *words = bs_words_docked (state, ship);

  if (string->len > 0)
    g_string_append_c (string, ' ');
  /* Translators: a ship, its player, and how it stands: "Slave I (Ben): Immobilised." */
  g_string_append_printf (string, _("%s (%s): %s."), ship->name, player != NULL ? player->name : "",
                          words != NULL ? words : _("Active"));
}

/**
 * bs_words_cluster:
 * @state: the battle
 * @cluster: BsId, as bs_docks_cluster() gives it
 *
 * Returns: (transfer full): the whole picture in sentences, for those who do not see it
 */
char *
bs_words_cluster (const BsState   *state,
                  const GPtrArray *cluster)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < cluster->len; i++)
    add_ship (string, state, bs_state_ship (state, cluster->pdata[i]));

  return g_string_free (string, FALSE);
}
