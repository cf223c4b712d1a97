/* bs-op.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The operations of effects on ships, tokens, shields and cards. Those on numbers are in
 * bs-number.c, those on dice in bs-op-dice.c. */

#include "bs-op.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-parts.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static BsId
until (const BsOp *op)
{
  BsId told = bs_op_text (op, "until");

  return told != NULL ? told : bs_id ("round");
}

static const char *
source_name (const BsMoment *moment)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->source);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, moment->source) : NULL;

  if (part != NULL)
    return part->name;
  if (moment->effect->sentence != NULL)
    return moment->effect->sentence;
  return ship != NULL ? ship->told : moment->effect->id;
}

static void
add_modifier (BsMoment   *moment,
              BsId        ship_id,
              BsModifier  modifier)
{
  BsShip *ship = bs_draft_ship (moment->draft, ship_id);
  const BsShip *home = bs_state_ship_of (moment->state, moment->source);

  if (ship == NULL)
    return;

  modifier.source = moment->source != NULL ? moment->source : moment->effect->id;
  modifier.label = g_ref_string_new (source_name (moment));
  modifier.tied = home != NULL && bs_ship_damage (home, moment->source) != NULL;
  g_array_append_val (ship->modifiers, modifier);
}

void
bs_op_modify (BsMoment   *moment,
              const BsOp *op)
{
  BsModifier modifier = { 0 };
  const BsAttr *fixed = bs_op_attr (op, "fixed");
  BsId against = bs_op_text (op, "against");

  modifier.number = bs_op_text (op, "number");
  modifier.amount = bs_moment_amount (moment, op, "amount", 0);
  modifier.fixed = fixed != NULL && fixed->low != 0;
  modifier.until = until (op);
  if (g_strcmp0 (against, "other") == 0)
    modifier.other = moment->other;
  else if (g_strcmp0 (against, "self") == 0)
    modifier.other = moment->self;
  if (g_strcmp0 (bs_op_text (op, "from"), "next-round") == 0)
    modifier.from_round = moment->state->round + 1;
  add_modifier (moment, bs_moment_who (moment, op), modifier);
}

static void
add_mark (BsMoment   *moment,
          const BsOp *op,
          const char *prefix,
          BsId        name)
{
  g_autofree char *number = g_strconcat (prefix, name, NULL);
  BsModifier modifier = { 0 };

  modifier.number = bs_id (number);
  modifier.until = until (op);
  add_modifier (moment, moment->self, modifier);
}

void
bs_op_bar (BsMoment   *moment,
           const BsOp *op)
{
  add_mark (moment, op, "bar-", bs_op_text (op, "action"));
}

void
bs_op_arm (BsMoment   *moment,
           const BsOp *op)
{
  add_mark (moment, op, "armed-", bs_op_text (op, "effect"));
}

void
bs_op_lock (BsMoment   *moment,
            const BsOp *op)
{
  if (moment->other != NULL)
    bs_locks_place (moment->draft, moment->self, moment->other);
}

void
bs_op_spend_lock (BsMoment   *moment,
                  const BsOp *op)
{
  bs_locks_remove (moment->draft, moment->self, moment->other);
  bs_draft_tell (moment->draft, "lock-spent", "ship", BS_SAY_SHIP, moment->self, "target",
                 BS_SAY_SHIP, moment->other, NULL);
}

gboolean
bs_can_spend_lock (const BsMoment *moment,
                   const BsOp     *op)
{
  return moment->self != NULL && moment->other != NULL &&
         bs_state_lock (moment->state, moment->self, moment->other) != NULL;
}

void
bs_op_cloak (BsMoment   *moment,
             const BsOp *op)
{
  BsShip *ship = bs_draft_ship (moment->draft, moment->self);
  BsId to = bs_op_text (op, "to");

  if (ship == NULL)
    return;

  ship->cloak = BS_CLOAK_BASE;
  for (int i = BS_CLOAK_NONE; i <= BS_CLOAK_RED; i++)
    if (g_strcmp0 (bs_cloak_name (i), to) == 0)
      ship->cloak = i;
  bs_draft_tell (moment->draft, ship->cloak == BS_CLOAK_RED ? "cloak-red" : "cloaked", "ship",
                 BS_SAY_SHIP, ship->id, NULL);
}

void
bs_op_uncloak (BsMoment   *moment,
               const BsOp *op)
{
  BsShip *ship = bs_draft_ship (moment->draft, moment->self);

  if (ship == NULL || ship->cloak == BS_CLOAK_NONE)
    return;

  ship->cloak = BS_CLOAK_NONE;
  bs_draft_tell (moment->draft, "uncloaked", "ship", BS_SAY_SHIP, ship->id, NULL);
}

void
bs_op_shields_down (BsMoment   *moment,
                    const BsOp *op)
{
  bs_shields_down (moment->draft, bs_moment_who (moment, op),
                   bs_moment_amount (moment, op, "count", 1));
}

gboolean
bs_can_shields_down (const BsMoment *moment,
                     const BsOp     *op)
{
  const BsShip *ship = bs_state_ship_of (moment->state, bs_moment_who (moment, op));
  int count = bs_moment_amount (moment, op, "count", 1);

  /* "All" asks for none, a number for that many (p19, A28). */
  return ship != NULL && (count == G_MAXINT || bs_ship_shields (ship, NULL) >= count);
}

void
bs_op_raise (BsMoment   *moment,
             const BsOp *op)
{
  bs_shields_up (moment->draft, bs_moment_who (moment, op),
                 bs_moment_amount (moment, op, "count", 1));
}

void
bs_op_repair_shield (BsMoment   *moment,
                     const BsOp *op)
{
  bs_shields_repair (moment->draft, bs_moment_who (moment, op),
                     bs_moment_amount (moment, op, "count", 1));
}

/* All energy of the card goes, and so many lost shields come back, first those of the section that
 * was named (X3.2). */
void
bs_op_recover (BsMoment   *moment,
               const BsOp *op)
{
  BsId kind = bs_op_text (op, "kind");
  const char *told = moment->command != NULL ? bs_command_get (moment->command, "ship") : NULL;
  BsShip *ship = bs_draft_ship (moment->draft, moment->self);
  int count = ship != NULL ? bs_ship_count (ship, kind) : 0;

  if (count == 0)
    return;
  bs_counters_set (ship->counters, kind, 0);
  bs_draft_tell (moment->draft, "token-removed", "ship", BS_SAY_SHIP, ship->id, "token",
                 BS_SAY_TOKEN, kind, "count", BS_SAY_INT, count, NULL);
  if (told != NULL && bs_id (told) != ship->id && bs_id_ship (bs_id (told)) == ship->id)
    count -= bs_shields_repair (moment->draft, bs_id (told), count);
  if (count > 0)
    bs_shields_repair (moment->draft, moment->self, count);
}

gboolean
bs_can_recover (const BsMoment *moment,
                const BsOp     *op)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->self);

  return ship != NULL && bs_ship_count (ship, bs_op_text (op, "kind")) > 0;
}

void
bs_op_damage (BsMoment   *moment,
              const BsOp *op)
{
  BsId who = bs_moment_who (moment, op);
  gboolean theirs = who != moment->self;

  if (who != NULL)
    bs_damage_deal (moment->draft, who, bs_moment_amount (moment, op, "hits", 0),
                    bs_moment_amount (moment, op, "crits", 0), theirs ? moment->self : NULL,
                    theirs ? bs_moment_player (moment) : NULL);
}

void
bs_op_destroy (BsMoment   *moment,
               const BsOp *op)
{
  BsId who = bs_moment_who (moment, op);

  if (who != NULL)
    bs_damage_remove (moment->draft, who, BS_STATUS_DESTROYED, NULL,
                      who != moment->self ? bs_moment_player (moment) : NULL);
}

void
bs_op_turn_card (BsMoment   *moment,
                 const BsOp *op)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->source);
  const BsDamage *card = ship != NULL ? bs_ship_damage (ship, moment->source) : NULL;

  if (card == NULL || !card->up)
    return;

  bs_draft_tell (moment->draft, "card-down", "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_DAMAGE,
                 card->card, NULL);
  bs_damage_turn (moment->draft, moment->source, FALSE, NULL);
}

void
bs_op_discard_card (BsMoment   *moment,
                    const BsOp *op)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->source);
  const BsDamage *card = ship != NULL ? bs_ship_damage (ship, moment->source) : NULL;

  if (card == NULL)
    return;

  bs_draft_tell (moment->draft, "damage-discarded", "ship", BS_SAY_SHIP, ship->id, NULL);
  bs_damage_discard (moment->draft, moment->source);
}

/* Whether a card can come into state @to: only active ones are disabled, only inactive ones
 * enabled; both are discarded. */
static gboolean
can_become (const BsShipPart *part,
            BsPartState       to)
{
  switch (to)
    {
    case BS_PART_ACTIVE:
      return part->state == BS_PART_DISABLED && !part->held_down;
    case BS_PART_DISABLED:
      return part->state == BS_PART_ACTIVE;
    case BS_PART_DISCARDED:
    default:
      /* Who is held elsewhere (an away team) is beyond the reach of cards. */
      return part->state != BS_PART_DISCARDED && !part->held_down;
    }
}

/* Cards on board that an operation may choose: of one slot, or any upgrade; a marker is taken off
 * captains as well. */
static GPtrArray *
candidates (const BsMoment *moment,
            const BsOp     *op,
            BsPartState     to)
{
  const BsShip *ship = bs_state_ship_of (moment->state, bs_moment_who (moment, op));
  BsId slot = bs_op_text (op, "slot");
  gboolean any = g_strcmp0 (slot, "any") == 0, secondary = g_strcmp0 (slot, "secondary") == 0;
  GPtrArray *found = g_ptr_array_new ();

  for (guint i = 0; ship != NULL && i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      gboolean fits = any ? part->kind == bs_id ("upgrade") || to == BS_PART_ACTIVE
                      : secondary
                        ? bs_counters_get (part->numbers, bs_id ("weapon-attack"), 0) > 0 ||
                            bs_effects_of (moment->state, part->id, "weapon") != NULL
                        : part->slot == slot;

      if (fits && can_become (part, to))
        g_ptr_array_add (found, (gpointer) part->id);
    }

  return found;
}

static gboolean
is_held (const BsOp *op)
{
  const BsAttr *held = bs_op_attr (op, "held");

  return held != NULL && held->low != 0;
}

/* The card a command names, in full or by its name on the ship. */
static BsId
told_part (const BsMoment *moment,
           const BsOp     *op)
{
  const char *told = moment->command != NULL ? bs_command_get (moment->command, "card") : NULL;
  g_autofree char *full = NULL;

  if (told == NULL || strchr (told, '/') != NULL)
    return told != NULL ? bs_id (told) : NULL;
  full = g_strconcat (bs_moment_who (moment, op), "/", told, NULL);
  return bs_id (full);
}

static void
choose_part (BsMoment    *moment,
             const BsOp  *op,
             BsPartState  to)
{
  g_autoptr (GPtrArray) parts = candidates (moment, op, to);
  gboolean held = to == BS_PART_DISABLED && is_held (op);
  BsId told = told_part (moment, op);
  BsQuestion *question;

  if (bs_op_attr (op, "slot") == NULL)
    {
      bs_parts_put_state (moment->draft, moment->source, to, held);
      return;
    }
  if (told != NULL && g_ptr_array_find (parts, told, NULL))
    bs_parts_put_state (moment->draft, told, to, held);
  else if (parts->len == 1)
    bs_parts_put_state (moment->draft, parts->pdata[0], to, held);
  else if (parts->len > 1)
    {
      question = bs_draft_ask (moment->draft, "choose-part", BS_ASK_CHOICE, TRUE,
                               bs_moment_player (moment), bs_moment_who (moment, op));
      question->effect = moment->effect->id;
      question->source = moment->source;
      question->op = to;
      question->count = held;
      g_ptr_array_extend (question->answers, parts, NULL, NULL);
    }
}

/* One of several cards is chosen. */
gboolean
bs_op_asks_which (const BsMoment *moment,
                  const BsOp     *op)
{
  BsPartState to = g_str_equal (op->kind, "enable") ? BS_PART_ACTIVE
                   : g_str_equal (op->kind, "disable") ? BS_PART_DISABLED : BS_PART_DISCARDED;
  g_autoptr (GPtrArray) parts = candidates (moment, op, to);

  return bs_op_attr (op, "slot") != NULL && parts->len > 1;
}

void
bs_op_disable (BsMoment   *moment,
               const BsOp *op)
{
  choose_part (moment, op, BS_PART_DISABLED);
}

/* All cards that are held elsewhere come back together. */
static void
release (BsMoment   *moment,
         const BsOp *op)
{
  const BsShip *ship = bs_state_ship_of (moment->state, bs_moment_who (moment, op));

  for (guint i = 0; ship != NULL && i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      if (!part->held_down)
        continue;
      bs_parts_set_state (moment->draft, part->id, BS_PART_ACTIVE);
      ship = bs_state_ship (moment->draft->state, ship->id);
    }
}

void
bs_op_enable (BsMoment   *moment,
              const BsOp *op)
{
  if (is_held (op))
    release (moment, op);
  else
    choose_part (moment, op, BS_PART_ACTIVE);
}

/**
 * bs_op_judge_enable:
 * @moment: a moment
 * @op: an `enable`
 * @verdict: takes the refusal
 *
 * Whether there is an inactive marker that it may take off.
 */
void
bs_op_judge_enable (const BsMoment *moment,
                    const BsOp     *op,
                    BsVerdict      *verdict)
{
  const BsShip *ship = bs_state_ship_of (moment->state, bs_moment_who (moment, op));
  g_autoptr (GPtrArray) parts = candidates (moment, op, BS_PART_ACTIVE);
  BsId told = told_part (moment, op);
  const BsShipPart *part = ship != NULL && told != NULL ? bs_ship_part (ship, told) : NULL;
  gboolean held = part != NULL && part->held_down;

  if (is_held (op) || bs_op_attr (op, "slot") == NULL)
    return;
  for (guint i = 0; ship != NULL && part == NULL && i < ship->parts->len; i++)
    held |= ((BsShipPart *) ship->parts->pdata[i])->held_down;
  if (held && (part != NULL || parts->len == 0))
    bs_verdict_against (verdict, moment->state->ruleset, "card-held", NULL);
  else if (part != NULL && !g_ptr_array_find (parts, told, NULL))
    bs_verdict_against (verdict, moment->state->ruleset, "no-marker", _("%s has no such marker."),
                        bs_fleet_part_name (moment->state, part));
  else if (parts->len == 0)
    bs_verdict_against (verdict, moment->state->ruleset, "no-marker",
                        _("No card of %s has such a marker."), ship != NULL ? ship->name : "");
}

void
bs_op_discard (BsMoment   *moment,
               const BsOp *op)
{
  choose_part (moment, op, BS_PART_DISCARDED);
}

static gboolean
can_change_part (const BsMoment *moment,
                 const BsOp     *op,
                 BsPartState     to)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->source);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, moment->source) : NULL;
  g_autoptr (GPtrArray) parts = NULL;

  if (bs_op_attr (op, "slot") == NULL)
    return part != NULL && can_become (part, to);

  parts = candidates (moment, op, to);
  return parts->len > 0;
}

gboolean
bs_can_disable (const BsMoment *moment,
                const BsOp     *op)
{
  return can_change_part (moment, op, BS_PART_DISABLED);
}

gboolean
bs_can_discard (const BsMoment *moment,
                const BsOp     *op)
{
  return can_change_part (moment, op, BS_PART_DISCARDED);
}

void
bs_op_lose_action (BsMoment   *moment,
                   const BsOp *op)
{
  BsShip *ship = bs_draft_ship (moment->draft, moment->self);

  if (ship == NULL)
    return;
  if (ship->deeds.lost_by == NULL && moment->effect != NULL)
    ship->deeds.lost_by = moment->effect->rule;
  if (bs_op_int (op, "free", 0) != 0)
    ship->deeds.no_step = TRUE;
  else
    ship->deeds.no_action = TRUE;
}

void
bs_op_use_attack (BsMoment   *moment,
                  const BsOp *op)
{
  BsShip *ship = bs_draft_ship (moment->draft, moment->self);

  if (ship != NULL)
    ship->deeds.attacked = TRUE;
}

void
bs_op_stand (BsMoment   *moment,
             const BsOp *op)
{
  BsShip *ship = bs_draft_ship (moment->draft, bs_moment_who (moment, op));

  if (ship != NULL)
    ship->on_obstacle = bs_op_text (op, "what");
}

void
bs_op_untouch (BsMoment   *moment,
               const BsOp *op)
{
  if (moment->self != NULL)
    bs_draft_untouch (moment->draft, moment->self);
}

void
bs_op_color (BsMoment   *moment,
             const BsOp *op)
{
  if (moment->maneuver_color != NULL)
    *moment->maneuver_color = bs_op_text (op, "to");
}

void
bs_op_forbid (BsMoment   *moment,
              const BsOp *op)
{
  if (moment->verdict != NULL)
    bs_verdict_against (moment->verdict, moment->state->ruleset, bs_op_text (op, "rule"), NULL);
}
