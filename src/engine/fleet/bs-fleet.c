/* bs-fleet.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What of a fleet is against a rule: points, captains, slots, unique names, what a mission demands
 * (AW p21-24, X6). */

#include "bs-fleet.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects.h"
#include "engine/effects/bs-moment.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-fit.h"
#include "bs-points.h"
#include "bs-slots.h"

#include <glib/gi18n-lib.h>

static void
problem_free (BsProblem *self)
{
  g_free (self->detail);
  g_free (self->text);
  g_free (self);
}

static void
add_problem (GPtrArray     *problems,
             const BsState *state,
             BsId           on,
             BsId           player,
             const char    *key,
             char          *detail)
{
  BsProblem *problem = g_new0 (BsProblem, 1);
  const char *sentence;

  problem->on = on;
  problem->player = player;
  problem->key = bs_id (key);
  problem->rule = bs_ruleset_rule_by_key (state->ruleset, key);
  problem->detail = detail;
  sentence =
    problem->rule != NULL ? bs_ruleset_text (state->ruleset, "rule", problem->rule->text) : NULL;
  problem->text = sentence != NULL ? g_strconcat (sentence, " ", detail, NULL) : g_strdup (detail);
  g_ptr_array_add (problems, problem);
}

static gboolean
is_taken (const BsState *state,
          const char    *name)
{
  for (guint i = 0; i < state->ships->len; i++)
    if (g_str_equal (((BsShip *) state->ships->pdata[i])->name, name))
      return TRUE;

  return FALSE;
}

static gboolean
has_namesake (const BsState *state,
              const BsShip  *ship,
              const char    *name)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *other = state->ships->pdata[i];

      if (other->id != ship->id && other->player == ship->player && g_str_equal (other->name, name))
        return TRUE;
    }

  return FALSE;
}

/* Gives it the first number under which nobody flies yet. */
static void
number_name (const BsState *state,
             BsShip        *ship)
{
  for (guint n = 1;; n++)
    {
      g_autofree char *shown = g_strdup_printf ("%s %u", ship->name, n);
      g_autofree char *told = g_strdup_printf ("%s %u", ship->told, n);

      if (!is_taken (state, shown))
        {
          bs_ship_rename (ship, told, shown);
          return;
        }
    }
}

/**
 * bs_fleet_number_names:
 * @draft: a draft at `begin`
 *
 * Ships of one player that have the same name are told apart by a number, as by the id tokens
 * beside their bases.
 */
void
bs_fleet_number_names (BsDraft *draft)
{
  const BsState *state = draft->state;
  g_autoptr (GPtrArray) doubles = g_ptr_array_new ();

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (has_namesake (state, ship, ship->name))
        g_ptr_array_add (doubles, (gpointer) ship->id);
    }
  for (guint i = 0; i < doubles->len; i++)
    number_name (state, bs_draft_ship (draft, doubles->pdata[i]));
}

/**
 * bs_fleet_same_name:
 * @a: a name
 * @b: another
 *
 * Returns: whether they are the same without case, dashes, apostrophes and spaces (A32)
 */
gboolean
bs_fleet_same_name (const char *a,
                    const char *b)
{
  while (*a != '\0' || *b != '\0')
    {
      gunichar first = *a != '\0' ? g_utf8_get_char (a) : 0;
      gunichar second = *b != '\0' ? g_utf8_get_char (b) : 0;

      if (first != 0 && !g_unichar_isalnum (first))
        a = g_utf8_next_char (a);
      else if (second != 0 && !g_unichar_isalnum (second))
        b = g_utf8_next_char (b);
      else if (g_unichar_tolower (first) != g_unichar_tolower (second))
        return FALSE;
      else
        {
          a = g_utf8_next_char (a);
          b = g_utf8_next_char (b);
        }
    }

  return TRUE;
}

/**
 * bs_fleet_taken:
 * @ship: a ship
 * @slot: crew, weapon, talent ...
 *
 * For tests.
 *
 * Returns: how many upgrades of this kind it has
 */
int
bs_fleet_taken (const BsShip *ship,
                BsId          slot)
{
  int n = 0;

  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      n += part->kind == bs_id ("upgrade") && part->slot == slot;
    }

  return n;
}

/* A captain told only by his skill is one. */
static void
find_leader (GPtrArray     *problems,
             const BsState *state,
             const BsShip  *ship)
{
  if (bs_ship_leader (ship) == NULL && bs_counters_get (ship->numbers, bs_id ("skill"), 0) == 0)
    add_problem (problems, state, ship->id, ship->player, "one-leader",
                 g_strdup_printf (_("%s has no captain or pilot."), ship->name));
}

/* The upgrades that came when their slots were full. */
static void
find_slots (GPtrArray     *problems,
            const BsState *state,
            const BsShip  *ship)
{
  g_autoptr (GPtrArray) without = bs_slots_without (state, ship);

  for (guint i = 0; i < without->len; i++)
    {
      const BsShipPart *part = without->pdata[i];

      add_problem (problems, state, part->id, ship->player, "slot-missing",
                   g_strdup_printf (_("%s has no free slot of this kind: %s."), ship->name,
                                    bs_ruleset_name (state->ruleset, "word", part->slot)));
    }
}

/* A limited card stands once on a ship, as do cards of which another one says that they must be
 * different. */
static void
find_limited (GPtrArray     *problems,
              const BsState *state,
              const BsShip  *ship)
{
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      const BsCard *card = bs_state_card (state, part->card);
      gboolean once =
        card != NULL && (card->limited || bs_slots_differ (state, ship, NULL, part->slot));

      for (guint j = 0; once && j < i; j++)
        if (((BsShipPart *) ship->parts->pdata[j])->card == part->card)
          {
            add_problem (problems, state, part->id, ship->player, "limited-card",
                         g_strdup_printf (_("%s has “%s” already; it may have one."), ship->name,
                                          bs_fleet_part_name (state, part)));
            break;
          }
    }
}

static void
add_misfit (GPtrArray     *problems,
            const BsState *state,
            BsId           on,
            BsId           player,
            char          *reason)
{
  if (reason != NULL)
    add_problem (problems, state, on, player, "card-fits", reason);
}

/* Pilots of other ships, cards for other ships. */
static void
find_misfits (GPtrArray     *problems,
              const BsState *state,
              const BsShip  *ship)
{
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      const BsCard *card = bs_state_card (state, part->card);

      if (part->kind == bs_id ("upgrade"))
        add_misfit (problems, state, part->id, ship->player, bs_fit_upgrade (state, ship, card));
      else
        add_misfit (problems, state, ship->id, ship->player,
                    bs_fit_pilot (state, bs_state_card (state, ship->card), card));
    }
}

static gboolean
has_own_names (const BsState *state,
               BsId           faction)
{
  const BsFaction *found = faction != NULL ? bs_ruleset_faction (state->ruleset, faction) : NULL;

  return found != NULL && found->own_names;
}

/**
 * bs_fleet_names_apart:
 * @state: the battle
 * @a: (nullable): faction of a card
 * @b: (nullable): faction of another
 *
 * Returns: whether the same name on both counts as two different ones: the version of another
 * universe (A32, A44)
 */
gboolean
bs_fleet_names_apart (const BsState *state,
                      BsId           a,
                      BsId           b)
{
  return has_own_names (state, a) != has_own_names (state, b);
}

typedef struct
{
  BsId on;
  BsId player;
  BsId faction;           /* (nullable) */
  const char *name;
} Name;

static void
add_name (GArray     *names,
          BsId        on,
          BsId        player,
          BsId        faction,
          gboolean    unique,
          const char *name)
{
  Name entry = { on, player, faction, name };

  if (unique)
    g_array_append_val (names, entry);
}

static gboolean
are_a_team (const BsState *state,
            BsId           a,
            BsId           b)
{
  const BsPlayer *first = bs_state_player (state, a), *second = bs_state_player (state, b);

  return first != NULL && second != NULL && first->team == second->team;
}

/* Ships, captains, crew: one name once in a team, the later one is marked (p21, A32). */
static void
find_names (GPtrArray     *problems,
            const BsState *state)
{
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (Name));

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      add_name (names, ship->id, ship->player, ship->faction, ship->unique, ship->told);
      for (guint j = 0; j < ship->parts->len; j++)
        {
          const BsShipPart *part = ship->parts->pdata[j];

          add_name (names, part->id, ship->player, part->faction, part->unique, part->name);
        }
    }

  for (guint i = 0; i < names->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const Name *mine = &g_array_index (names, Name, i),
                   *other = &g_array_index (names, Name, j);

        if (!are_a_team (state, mine->player, other->player) ||
            !bs_fleet_same_name (mine->name, other->name) ||
            bs_fleet_names_apart (state, mine->faction, other->faction))
          continue;
        add_problem (problems, state, mine->on, mine->player, "unique-name",
                     g_strdup_printf (_("“%s” is in this fleet already."), mine->name));
        break;
      }
}

static int
limit_of (const BsState *state)
{
  BsId agreed = bs_state_option (state, "points");

  return agreed != NULL ? (int) g_ascii_strtoll (agreed, NULL, 10) : 0;
}

/**
 * bs_fleet_is_size:
 * @state: the battle
 * @points: points of a fleet
 *
 * Returns: whether that is as much as a fleet may have by what was agreed; where nothing was, by
 * one of the sizes that the rules name (X6.2)
 */
gboolean
bs_fleet_is_size (const BsState *state,
                  int            points)
{
  const BsOption *sizes = bs_ruleset_option (state->ruleset, bs_id ("points"));

  if (limit_of (state) > 0)
    return points == limit_of (state);
  for (guint i = 0; sizes != NULL && i < sizes->values->len; i++)
    if (points > 0 &&
        points == g_ascii_strtoll (((BsNamed *) sizes->values->pdata[i])->id, NULL, 10))
      return TRUE;

  return FALSE;
}

/* What all players of a team have together, and how many they are. */
static int
team_points (const BsState *state,
             BsId           team,
             int           *members)
{
  int sum = 0;

  *members = 0;
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (player->team != team)
        continue;
      (*members)++;
      sum += bs_state_points (state, player->id);
    }

  return sum;
}

/* Whether their total is open to whom this view of the battle is for; else it is told without a
 * number (B1.6). */
static gboolean
may_know_team (const BsState *state,
               BsId           team)
{
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (player->team == team && !bs_points_may_know_fleet (state, player->id))
        return FALSE;
    }

  return TRUE;
}

/* Whether they play with ready-made forces, as printed. */
static gboolean
is_printed (const BsState *state,
            BsId           team)
{
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (player->team == team && !bs_points_is_preset (state, player->id))
        return FALSE;
    }

  return TRUE;
}

static char *
say_points (const BsState  *state,
            const BsPlayer *player,
            int             points,
            int             members)
{
  int limit = limit_of (state);

  if (!may_know_team (state, player->team))
    return g_strdup_printf (_("%s has more than the %d points agreed, with what lies face down; "
                               "take something out, or begin anyway."),
                            player->name, limit);
  if (is_printed (state, player->team))
    return g_strdup_printf (
      _("%s has %d points, %d were agreed; but this force is ready-made, as printed."),
      player->name, points, limit);
  if (members > 1)
    return g_strdup_printf (
      _("The team of %s has %d points, %d were agreed; take something out, or begin anyway."),
      player->name, points, limit);
  return g_strdup_printf (
    _("%s has %d points, %d were agreed; take something out, or begin anyway."), player->name,
    points, limit);
}

/* A team has as many points as a player alone, however many it is (p23). Ready-made forces are not
 * compared (p5, A20), and in a mission not refused (A43). */
static void
find_points (GPtrArray      *problems,
             const BsState  *state,
             const BsPlayer *player)
{
  int limit = limit_of (state), members;
  int points = team_points (state, player->team, &members);

  if (limit <= 0 || points <= limit || !bs_points_are_counted (state))
    return;
  add_problem (problems, state, player->id, player->id, "points-limit",
               say_points (state, player, points, members));
  ((BsProblem *) problems->pdata[problems->len - 1])->refused = !is_printed (state, player->team);
}

static gboolean
has_ship_for (const BsState  *state,
              const BsEffect *effect,
              BsId            player)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      BsMoment moment;

      if (ship->player != player)
        continue;
      bs_moment_init (&moment, state, NULL);
      moment.actor = ship->id;
      bs_moment_speak (&moment, effect, NULL);
      if (bs_effects_hold (&moment, NULL))
        return TRUE;
    }

  return FALSE;
}

/* What the rules, most often a mission's, demand of each fleet. */
static void
find_demands (GPtrArray      *problems,
              const BsState  *state,
              const BsPlayer *player)
{
  BsId hook = bs_id ("fleet");

  for (guint i = 0; i < state->ruleset->effects->len; i++)
    {
      const BsEffect *effect = state->ruleset->effects->pdata[i];

      if (effect->hook != hook || has_ship_for (state, effect, player->id))
        continue;
      add_problem (problems, state, player->id, player->id,
                   effect->rule != NULL ? effect->rule : "mission-fleet",
                   g_strdup (effect->sentence != NULL
                               ? bs_ruleset_text (state->ruleset, "effect", effect->sentence)
                               : ""));
    }
}

static void
find_players (GPtrArray     *problems,
              const BsState *state)
{
  int wanted = bs_ruleset_figure (state->ruleset, "mission-players", 0);

  if (wanted > 0 && (int) state->players->len != wanted)
    add_problem (
      problems, state, NULL, NULL, "mission",
      g_strdup_printf (ngettext ("It is for %d player.", "It is for %d players.", wanted), wanted));
}

/**
 * bs_points_problems:
 * @state: the battle, before or after its begin
 * @player: (nullable): only what is in this player's fleet; %NULL: all
 *
 * Returns: (transfer full) (element-type BsProblem): what is against a rule, in the order of
 * players and ships
 */
GPtrArray *
bs_points_problems (const BsState *state,
                    BsId           player)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func ((GDestroyNotify) problem_free);

  find_players (problems, state);
  for (guint i = 0; i < state->players->len; i++)
    {
      find_points (problems, state, state->players->pdata[i]);
      find_demands (problems, state, state->players->pdata[i]);
    }
  for (guint i = 0; i < state->ships->len; i++)
    {
      find_leader (problems, state, state->ships->pdata[i]);
      find_slots (problems, state, state->ships->pdata[i]);
      find_limited (problems, state, state->ships->pdata[i]);
      find_misfits (problems, state, state->ships->pdata[i]);
    }
  find_names (problems, state);

  for (guint i = problems->len; player != NULL && i > 0; i--)
    if (((BsProblem *) problems->pdata[i - 1])->player != player)
      g_ptr_array_remove_index (problems, i - 1);

  return problems;
}

/**
 * bs_points_judge:
 * @state: the battle before it begins
 * @verdict: takes what is against a rule
 *
 * Too many points are refused, unless the players begin anyway; all else has been said when it came
 * in, and is a hint.
 */
void
bs_points_judge (const BsState *state,
                 BsVerdict     *verdict)
{
  g_autoptr (GPtrArray) problems = bs_points_problems (state, NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const BsProblem *problem = problems->pdata[i];

      if (problem->refused)
        bs_verdict_against (verdict, state->ruleset, problem->key, "%s", problem->detail);
      else
        bs_verdict_hint (verdict, state->ruleset, problem->key, "%s", problem->detail);
    }
}
