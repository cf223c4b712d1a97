/* bs-number.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Numbers with reasons: base, then what effects and modifiers add. Every figure the game uses is
 * asked here. */

#include "bs-number.h"

#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-effects-walk.h"
#include "bs-moment.h"


static void
add_part (BsTally    *tally,
          int         amount,
          BsId        source,
          const char *label,
          BsId        rule)
{
  BsPart *part = g_new0 (BsPart, 1);

  part->amount = amount;
  part->source = source;
  part->label = g_strdup (label);
  part->rule = rule;
  g_ptr_array_add (tally->parts, part);
}

static void
part_free (BsPart *part)
{
  g_free (part->label);
  g_free (part);
}

static const char *
number_label (const BsState *state,
              BsId           number)
{
  for (guint i = 0; i < state->ruleset->words->len; i++)
    {
      const BsNamed *word = state->ruleset->words->pdata[i];

      if (word->id == number)
        return word->name;
    }

  return number;
}

static const BsOp *
find_fire (const BsState *state,
           BsId           ability)
{
  const BsEffect *effect = bs_effects_of (state, ability, "primary");

  for (guint i = 0; effect != NULL && i < effect->ops->len; i++)
    if (g_str_equal (((BsOp *) effect->ops->pdata[i])->kind, "fire"))
      return effect->ops->pdata[i];

  return NULL;
}

/* The primary weapon, or a card's own way to use it. */
static void
add_primary (const BsState *state,
             const BsAsked *asked,
             BsTally       *tally)
{
  const BsOp *fire = asked->ability != NULL ? find_fire (state, asked->ability) : NULL;
  const BsShip *ship = bs_state_ship_of (state, asked->ship);
  const BsShipPart *part = bs_ship_part (ship, asked->ability);
  BsAsked weapon = *asked;

  if (fire != NULL)
    {
      add_part (tally, bs_op_int (fire, "dice", 0), asked->ability,
                part != NULL ? bs_fleet_part_name (state, part) : ship->name, NULL);
      return;
    }

  weapon.number = bs_id ("attack");
  add_part (tally, bs_number (state, &weapon, NULL), weapon.number,
            number_label (state, weapon.number), NULL);
}

static void
add_base (const BsState *state,
          const BsAsked *asked,
          BsTally       *tally)
{
  const BsShip *ship = bs_state_ship_of (state, asked->ship);
  const BsShipPart *part = asked->weapon != NULL ? bs_ship_part (ship, asked->weapon) : NULL;
  const BsShipPart *leader = bs_ship_leader (ship);
  const BsSection *section = bs_ship_section (ship, asked->section);
  BsAsked inner = *asked;
  int base = bs_ship_printed (ship, asked->number, 0);
  BsId rule = NULL;

  if (g_str_equal (asked->number, "attack-dice"))
    {
      if (part == NULL)
        add_primary (state, asked, tally);
      else
        add_part (tally, bs_counters_get (part->numbers, bs_id ("weapon-attack"), 0), part->id,
                  bs_fleet_part_name (state, part), NULL);
      return;
    }
  if (g_str_equal (asked->number, "defence-dice"))
    {
      inner.number = bs_id ("agility");
      base = bs_number (state, &inner, NULL);
      add_part (tally, base, inner.number, number_label (state, inner.number), NULL);
      return;
    }

  if (section != NULL)
    base = bs_counters_get (section->numbers, asked->number, base);
  if (section != NULL && section->crippled)
    {
      g_autofree char *crippled = g_strconcat ("crippled-", asked->number, NULL);

      base = bs_counters_get (section->numbers, bs_id (crippled), base);
    }
  if (g_str_equal (asked->number, "energy-gain"))
    base = MAX (asked->told, 0);
  if (g_str_equal (asked->number, "hull") && section != NULL)
    base = section->hull;
  if (g_str_equal (asked->number, "skill") && leader != NULL)
    {
      base = bs_counters_get (leader->numbers, asked->number, base);
      if (leader->state != BS_PART_ACTIVE)
        {
          base = bs_ruleset_figure (state->ruleset, "disabled-skill", base);
          rule = bs_id ("disabled-captain");
        }
    }
  add_part (tally, base, asked->number, number_label (state, asked->number), rule);
}

static void
tally_cb (BsMoment *moment,
          gpointer  data)
{
  if (bs_effects_hold (moment, NULL))
    bs_effects_run (moment, moment->effect->ops, 0);
}

static gboolean
modifier_counts (const BsState    *state,
                 const BsModifier *modifier,
                 const BsAsked    *asked)
{
  return modifier->number == asked->number && modifier->from_round <= state->round &&
         (modifier->other == NULL || modifier->other == asked->other);
}

static void
add_modifiers (const BsState *state,
               const BsAsked *asked,
               BsTally       *tally)
{
  const BsShip *ship = bs_state_ship_of (state, asked->ship);

  for (guint i = 0; i < ship->modifiers->len; i++)
    {
      const BsModifier *modifier = &g_array_index (ship->modifiers, BsModifier, i);

      if (!modifier_counts (state, modifier, asked))
        continue;
      if (modifier->fixed)
        {
          tally->fixed = TRUE;
          tally->fixed_at = modifier->amount;
          tally->fixed_by = modifier->source;
        }
      else
        add_part (tally, modifier->amount, modifier->source, modifier->label, NULL);
    }
}

static void
set_moment (BsMoment      *moment,
            const BsState *state,
            const BsAsked *asked,
            BsTally       *tally)
{
  gboolean defends = g_str_equal (asked->number, "defence-dice");

  bs_moment_init (moment, state, NULL);
  moment->number = asked->number;
  moment->actor = bs_id_ship (defends && asked->other != NULL ? asked->other : asked->ship);
  moment->target = defends                ? bs_id_ship (asked->ship)
                   : asked->other != NULL ? bs_id_ship (asked->other)
                                          : NULL;
  moment->side = defends ? bs_id ("defence") : bs_id ("attack");
  moment->weapon = asked->weapon != NULL ? asked->weapon : bs_id ("primary");
  moment->ability = asked->ability;
  moment->arc = asked->arc;
  moment->range = asked->range;
  moment->obstructed = asked->obstructed;
  moment->precision = asked->precision;
  moment->tally = tally;
}

static int
add_up (BsTally *tally)
{
  int sum = 0;

  for (guint i = tally->parts->len; i > 0; i--)
    {
      const BsPart *part = tally->parts->pdata[i - 1];

      if (g_ptr_array_find (tally->ignored, part->source, NULL))
        g_ptr_array_remove_index (tally->parts, i - 1);
      else
        sum += part->amount;
    }

  if (tally->floored && sum < tally->floor)
    sum = tally->floor;
  if (tally->fixed)
    sum = tally->fixed_at;
  return MAX (sum, 0);
}

/**
 * bs_number:
 * @state: the battle
 * @asked: which number, and in which situation
 * @parts: (out) (optional) (transfer full): array of BsPart, what it is made of
 *
 * Returns: the number, at least 0
 */
int
bs_number (const BsState *state,
           const BsAsked *asked,
           GPtrArray    **parts)
{
  BsTally tally = { 0 };
  BsMoment moment;
  int sum;

  if (parts != NULL)
    *parts = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);
  if (bs_state_ship_of (state, asked->ship) == NULL)
    return 0;

  tally.parts = g_ptr_array_new_with_free_func ((GDestroyNotify) part_free);
  tally.ignored = g_ptr_array_new ();
  add_base (state, asked, &tally);
  set_moment (&moment, state, asked, &tally);
  bs_effects_each (&moment, asked->number, tally_cb, NULL);
  add_modifiers (state, asked, &tally);
  sum = add_up (&tally);

  g_ptr_array_unref (tally.ignored);
  if (parts != NULL)
    {
      g_ptr_array_unref (*parts);
      *parts = g_steal_pointer (&tally.parts);
    }
  g_clear_pointer (&tally.parts, g_ptr_array_unref);
  return sum;
}

/**
 * bs_ship_value:
 * @state: the battle
 * @ship: a ship, or a section of one
 * @number: skill, attack, agility, hull ...
 *
 * Returns: the number as it is now
 */
int
bs_ship_value (const BsState *state,
               BsId           ship,
               const char    *number)
{
  BsAsked asked = { 0 };

  asked.number = bs_id (number);
  asked.ship = bs_id_ship (ship);
  asked.section = ship != asked.ship ? ship : NULL;
  return bs_number (state, &asked, NULL);
}

/**
 * bs_part_text:
 * @part: a part of a number
 * @state: the battle
 *
 * Returns: (transfer full): the part in words, translated: "+1 range 1"
 */
char *
bs_part_text (const BsPart  *part,
              const BsState *state)
{
  const char *label = bs_ruleset_text (state->ruleset, "effect", part->label);

  if (label == part->label)
    label = bs_ruleset_text (state->ruleset, "word", part->label);
  return g_strdup_printf ("%d %s", part->amount, label);
}

/* Operations of the number hooks. */

void
bs_op_add (BsMoment   *moment,
           const BsOp *op)
{
  const BsShip *ship = bs_state_ship (moment->state, moment->self);
  const BsShip *home = bs_state_ship_of (moment->state, moment->source);
  const BsShipPart *part = home != NULL ? bs_ship_part (home, moment->source) : NULL;
  BsId per = bs_op_text (op, "per");
  int amount = bs_moment_amount (moment, op, "amount", 0);
  const char *label = moment->effect->sentence;

  if (moment->tally == NULL)
    return;
  if (per != NULL)
    amount *= ship != NULL ? bs_ship_count (ship, per) : 0;
  if (amount == 0)
    return;
  if (label == NULL)
    label = part != NULL   ? bs_fleet_part_name (moment->state, part)
            : home != NULL ? home->name
                           : moment->effect->id;
  add_part (moment->tally, amount, moment->effect->id, label, moment->effect->rule);
}

void
bs_op_fix (BsMoment   *moment,
           const BsOp *op)
{
  if (moment->tally == NULL)
    return;

  moment->tally->fixed = TRUE;
  moment->tally->fixed_at = bs_moment_amount (moment, op, "amount", 0);
  moment->tally->fixed_by = moment->effect->id;
}

void
bs_op_at_least (BsMoment   *moment,
                const BsOp *op)
{
  if (moment->tally == NULL)
    return;

  moment->tally->floored = TRUE;
  moment->tally->floor = bs_moment_amount (moment, op, "amount", 0);
}

void
bs_op_ignore (BsMoment   *moment,
              const BsOp *op)
{
  if (moment->tally != NULL)
    g_ptr_array_add (moment->tally->ignored, (gpointer) bs_op_text (op, "effect"));
}

void
bs_op_fire (BsMoment   *moment,
            const BsOp *op)
{
  /* Read by add_primary() and the judge of `attack`; nothing to do by itself. */
}
