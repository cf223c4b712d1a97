/* bs-verb-attack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* attack, resolve, damage: from the target declared to the damage dealt. */

#include "engine/boarding/bs-docking.h"
#include "engine/boarding/bs-melee-who.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-heed.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-deck.h"
#include "engine/play/bs-energy.h"
#include "engine/play/bs-huge.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const BsShip *ship, *target;
  const BsShipPart *part;   /* (nullable) the secondary weapon */
  const BsEffect *way;      /* (nullable) a card's way to attack: its requirements */
  BsId source;              /* (nullable) the card of the way */
  gboolean primary;
  gboolean range_told;
  int range;
  BsId arc;
} Shot;

static BsId
full_id (const BsShip *ship,
         const char   *card)
{
  g_autofree char *id = NULL;

  if (strchr (card, '/') != NULL || g_str_equal (card, ship->id))
    return bs_id (card);
  id = g_strconcat (ship->id, "/", card, NULL);
  return bs_id (id);
}

static void
read_shot (const BsState   *state,
           const BsCommand *command,
           Shot            *shot)
{
  const char *weapon = bs_command_get (command, "weapon");
  const char *by = bs_command_get (command, "by");
  const char *arc = bs_command_get (command, "arc");
  const char *way = weapon != NULL && !g_str_equal (weapon, "primary") ? weapon : by;

  *shot = (Shot) { 0 };
  shot->ship = bs_judge_get_ship (state, command, "ship");
  shot->target = bs_judge_get_ship (state, command, "target");
  shot->arc = bs_id (arc != NULL ? arc : "front");
  shot->primary = TRUE;
  shot->range_told = bs_command_get_int (command, "range", &shot->range);
  if (way == NULL || shot->ship == NULL)
    return;

  shot->source = full_id (shot->ship, way);
  /* Weapons of other ships are none of its own. */
  if (bs_id_ship (shot->source) != shot->ship->id)
    return;
  shot->way = bs_effects_of (state, shot->source, "primary");
  shot->part = shot->way == NULL ? bs_ship_part (shot->ship, shot->source) : NULL;
  if (shot->part == NULL)
    return;
  shot->primary = FALSE;
  shot->way = bs_effects_of (state, shot->source, "weapon");
}

static gboolean
is_granted_on (const BsQuestion *grant,
               BsId              target)
{
  return grant->other == NULL || bs_id_ship (grant->other) == bs_id_ship (target);
}

/* The free attack that a card gives: that on the target told, else another one. */
static const BsQuestion *
find_grant (const BsState   *state,
            const BsCommand *command)
{
  BsId ship = bs_id_ship (bs_command_id (command, "ship"));
  const BsQuestion *grant = NULL;

  for (guint i = 0; bs_command_has (command, "free") && i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];

      if (g_strcmp0 (question->topic, "free-attack") != 0 || bs_id_ship (question->on) != ship)
        continue;
      if (is_granted_on (question, bs_command_id (command, "target")))
        return question;
      grant = grant != NULL ? grant : question;
    }

  return grant;
}

/* It is free against the ship that the card names, and against no other. */
static void
judge_grant (const BsState    *state,
             const BsCommand  *command,
             const BsQuestion *grant,
             BsVerdict        *verdict)
{
  const BsShip *named = grant->other != NULL ? bs_state_ship_of (state, grant->other) : NULL;

  if (named != NULL && !is_granted_on (grant, bs_command_id (command, "target")))
    bs_verdict_against (verdict, state->ruleset, "card-condition",
                        _("This attack is free against %s alone."), named->name);
}

static void
judge_time (const BsState   *state,
            const BsCommand *command,
            const Shot      *shot,
            BsVerdict       *verdict)
{
  int most = bs_ruleset_figure (state->ruleset, "attacks-per-round", 1);
  const BsQuestion *grant = find_grant (state, command);

  if (grant != NULL)
    {
      judge_grant (state, command, grant, verdict);
      return;
    }
  if (state->attack != NULL)
    bs_verdict_against (verdict, state->ruleset, "attack-open",
                        _("Finish the attack first, or go on anyway: it is dropped."));
  if (bs_turn_in_first_part (state))
    bs_melee_judge_due (state, "melee-first", verdict);
  else if (!bs_turn_does (state, "attack"))
    bs_verdict_against (verdict, state->ruleset, "wrong-phase",
                        _("Attacks belong to another phase."));
  else if (bs_huge_fires_each (state, shot->ship) &&
           g_ptr_array_find (shot->ship->fired,
                             shot->part != NULL ? shot->part->id : bs_id ("primary"), NULL))
    bs_verdict_against (verdict, state->ruleset, "each-weapon", NULL);
  else if (shot->ship->deeds.attacked && most == 1 && !bs_huge_fires_each (state, shot->ship))
    bs_verdict_against (verdict, state->ruleset, "one-attack", NULL);
  else if (state->active == shot->ship->id && shot->ship->deeds.turn_over)
    bs_verdict_against (verdict, state->ruleset, "step-over", NULL);
  else
    bs_judge_due (state, shot->ship, verdict);
}

static const BsOp *
fire_op (const BsEffect *way)
{
  for (guint i = 0; way != NULL && i < way->ops->len; i++)
    if (g_str_equal (((BsOp *) way->ops->pdata[i])->kind, "fire"))
      return way->ops->pdata[i];

  return NULL;
}

static void
judge_range (const BsState *state,
             const Shot    *shot,
             BsVerdict     *verdict)
{
  int low = 1, high = bs_ruleset_figure (state->ruleset, "max-range", 3);

  if (shot->part != NULL)
    {
      low = bs_counters_get (shot->part->numbers, bs_id ("range-min"), low);
      high = bs_counters_get (shot->part->numbers, bs_id ("range-max"), high);
    }
  if (shot->range_told && (shot->range < low || shot->range > high))
    bs_verdict_against (verdict, state->ruleset, "weapon-range",
                        low == high ? _("This weapon fires at range %d.")
                                    : _("This weapon fires at range %d to %d."),
                        low, high);
}

/* What feeds on energy fires only if some lies on it. */
static void
judge_energy (const BsState *state,
              const Shot    *shot,
              BsVerdict     *verdict)
{
  if (shot->part != NULL && bs_huge_energy_limit (shot->ship) > 0 &&
      bs_energy_card_limit (shot->part) > 0 && bs_energy_on_card (shot->part) == 0)
    bs_verdict_against (verdict, state->ruleset, "energy",
                        _("There is no energy on %s. It is allocated after a maneuver."),
                        bs_fleet_part_name (state, shot->part));
}

static gboolean
ship_has_arc (const BsShip *ship,
              BsId          arc)
{
  return g_str_equal (arc, "front") || g_ptr_array_find (ship->arcs, arc, NULL);
}

static void
judge_arc (const BsState *state,
           const Shot    *shot,
           BsVerdict     *verdict)
{
  const BsOp *fire = fire_op (shot->primary ? shot->way : NULL);
  gboolean any = fire != NULL && g_strcmp0 (bs_op_text (fire, "arc"), "any") == 0;
  gboolean fits = g_str_equal (shot->arc, "front");

  if (any)
    return;
  if (shot->part != NULL && shot->part->arcs->len > 0)
    fits =
      g_ptr_array_find (shot->part->arcs, shot->arc, NULL) && ship_has_arc (shot->ship, shot->arc);
  if (!fits)
    bs_verdict_against (verdict, state->ruleset,
                        shot->part != NULL ? "secondary-arc" : "weapon-arc", NULL);
}

static void
judge_way (const BsState   *state,
           const BsCommand *command,
           const Shot      *shot,
           BsVerdict       *verdict)
{
  BsMoment moment;

  bs_moment_init (&moment, state, NULL);
  moment.command = command;
  moment.actor = shot->ship->id;
  moment.target = shot->target->id;
  moment.weapon = shot->part != NULL ? shot->part->id : bs_id ("primary");
  moment.range = shot->range;
  moment.arc = shot->arc;
  moment.obstructed = bs_command_has (command, "obstructed");
  moment.precision = bs_command_has (command, "precision");
  bs_effects_forbid (&moment, "may-attack", verdict);
  if (shot->way == NULL)
    return;

  bs_moment_speak (&moment, shot->way, shot->source);
  if (bs_effects_hold (&moment, verdict) && !bs_effects_payable (&moment))
    bs_verdict_against (verdict, state->ruleset,
                        shot->part != NULL && shot->part->state != BS_PART_ACTIVE ? "card-inactive"
                                                                                  : "card-cost",
                        NULL);
}

static gboolean
is_weapon (const BsShipPart *part)
{
  return part != NULL && bs_counters_get (part->numbers, bs_id ("weapon-attack"), -1) >= 0;
}

static gboolean
judge_ships (const BsState   *state,
             const BsCommand *command,
             const Shot      *shot,
             BsVerdict       *verdict)
{
  if (shot->ship == NULL || shot->target == NULL)
    return FALSE;

  bs_judge_in_play (shot->ship, verdict);
  bs_judge_in_play (shot->target, verdict);
  if (verdict->level == BS_VERDICT_ERROR)
    return FALSE;
  if (shot->source != NULL && shot->way == NULL && !is_weapon (shot->part))
    {
      bs_verdict_error (verdict, _("%s has no weapon “%s”"), shot->ship->name, shot->source);
      return FALSE;
    }
  if (shot->ship == shot->target)
    bs_verdict_error (verdict, _("a ship cannot attack itself"));
  return TRUE;
}

static void
heed_shot (const BsState   *state,
           const BsCommand *command,
           const Shot      *shot,
           BsVerdict       *verdict)
{
  const char *by = bs_command_get (command, "by");
  gboolean precise = bs_ruleset_rule_by_key (state->ruleset, "precision-target") != NULL;

  bs_verdict_heed (verdict, "weapon", "range", "obstructed", "arc", NULL);
  bs_verdict_heed_if (verdict, precise, "precision");
  bs_verdict_heed_if (verdict, find_grant (state, command) != NULL, "free");
  bs_verdict_heed_if (verdict, by != NULL && shot->source == full_id (shot->ship, by), "by");
  bs_heed_section (state, command, "ship", verdict);
  bs_heed_half (state, command, "target", verdict);
}

void
bs_judge_attack (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  Shot shot;

  read_shot (state, command, &shot);
  if (!judge_ships (state, command, &shot, verdict))
    return;

  if (bs_command_has (command, "precision") &&
      bs_ruleset_rule_by_key (state->ruleset, "precision-target") == NULL)
    bs_verdict_error (verdict, _("this game knows no precision shots"));
  heed_shot (state, command, &shot, verdict);
  judge_time (state, command, &shot, verdict);
  bs_docking_judge_free (state, shot.ship, verdict);
  bs_docking_judge_free (state, shot.target, verdict);
  bs_huge_judge_target (state, shot.target, bs_command_id (command, "target"), verdict);
  if (!bs_state_are_enemies (state, shot.ship, shot.target))
    bs_verdict_against (verdict, state->ruleset, "enemies-only", NULL);
  if (g_strcmp0 (bs_command_get (command, "obstructed"), "planet") == 0)
    bs_verdict_against (verdict, state->ruleset, "through-planet", NULL);
  judge_range (state, &shot, verdict);
  judge_energy (state, &shot, verdict);
  judge_arc (state, &shot, verdict);
  if (shot.part != NULL && shot.part->state != BS_PART_ACTIVE)
    bs_verdict_against (verdict, state->ruleset, "card-inactive", NULL);
  judge_way (state, command, &shot, verdict);
}

void
bs_apply_attack (BsDraft *draft)
{
  const BsQuestion *grant = find_grant (draft->state, draft->command);
  const BsShip *ship = bs_state_ship_of (draft->state, bs_command_id (draft->command, "ship"));
  const char *weapon = bs_command_get (draft->command, "weapon");
  const char *by = bs_command_get (draft->command, "by");

  if (grant != NULL)
    bs_draft_unask (draft, grant);
  /* One form for one thing: what is recorded names the card in full. */
  if (weapon != NULL && !g_str_equal (weapon, "primary"))
    bs_command_set (draft->command, "weapon", full_id (ship, weapon));
  if (by != NULL)
    bs_command_set (draft->command, "by", full_id (ship, by));
  bs_attack_declare (draft);
}

void
bs_judge_resolve (const BsState   *state,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  const BsAttack *attack = state->attack;
  int hits, crits, evades;

  if (attack == NULL)
    {
      bs_verdict_error (verdict, _("no attack is under way"));
      return;
    }

  bs_attack_left (state, &hits, &crits, &evades);
  if (!attack->attack.rolled && bs_attack_dice (state, bs_id ("attack")) > 0)
    bs_verdict_against (verdict, state->ruleset, "dice-first",
                        _("The attack dice are not rolled yet."));
  else if (!attack->defence.rolled && bs_attack_dice (state, bs_id ("defence")) > 0 &&
           !(attack->precision && crits == 0) && hits + crits > 0)
    bs_verdict_against (verdict, state->ruleset, "dice-first",
                        _("The defence dice are not rolled yet."));
}

void
bs_apply_resolve (BsDraft *draft)
{
  if (draft->state->attack == NULL)
    bs_draft_fail (draft, "%s", _("no attack is under way"));
  else
    bs_attack_resolve (draft);
}

void
bs_judge_damage (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  g_auto (GStrv) cards = bs_command_get_list (command, "cards");
  const BsDeckState *deck =
    ship != NULL
      ? bs_state_deck (state, bs_deck_of_section (state, ship, bs_command_get (command, "ship")))
      : NULL;
  int hits = 0, crits = 0;

  bs_verdict_heed (verdict, "hits", "crits", NULL);
  bs_heed_half (state, command, "ship", verdict);
  bs_judge_in_play (ship, verdict);
  bs_command_get_int (command, "hits", &hits);
  bs_command_get_int (command, "crits", &crits);
  if (hits < 0 || crits < 0 || hits + crits > 999)
    bs_verdict_error (verdict, _("damage is a number from 0 to 999"));
  for (guint i = 0; deck != NULL && cards != NULL && cards[i] != NULL; i++)
    if (*cards[i] != '\0' &&
        bs_ruleset_damage_card (state->ruleset, deck->kind, bs_id (cards[i])) == NULL)
      bs_verdict_error (verdict,
                        _("the damage deck has no card “%s”; see “boardside-cli list damage”"),
                        cards[i]);
}

void
bs_apply_damage (BsDraft *draft)
{
  BsId ship = bs_command_id (draft->command, "ship");
  int hits = 0, crits = 0;

  bs_command_get_int (draft->command, "hits", &hits);
  bs_command_get_int (draft->command, "crits", &crits);
  bs_draft_tell (draft, "damage-told", "ship", BS_SAY_SHIP, bs_id_ship (ship), "hits", BS_SAY_INT,
                 hits, "crits", BS_SAY_INT, crits, NULL);
  bs_damage_deal (draft, ship, hits, crits, NULL, NULL);
  bs_victory_check (draft);
}
