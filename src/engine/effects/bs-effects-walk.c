/* bs-effects-walk.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Who speaks at a hook: the rules, then ship by ship its card, its cards on board and its damage
 * cards, less what is silent. */

#include "bs-effects-walk.h"

#include "engine/draft/bs-verdict.h"
#include "engine/rules/bs-card.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-moment.h"

/* Sets whose part the effect takes; FALSE if it has none in this moment. */
static gboolean
take_part (BsMoment       *moment,
           const BsEffect *effect,
           BsId            ship)
{
  BsId self = ship;

  switch (effect->as)
    {
    case BS_AS_ATTACKER:
      self = moment->actor;
      break;
    case BS_AS_DEFENDER:
      self = moment->target;
      break;
    case BS_AS_SELF:
      self = moment->actor;
      if (self == NULL)
        return FALSE;
      break;
    case BS_AS_ANY:
    default:
      if (ship == NULL)
        self = moment->actor;
      break;
    }

  if (ship != NULL && self != ship)
    return FALSE;
  if (self == NULL && effect->as != BS_AS_ANY)
    return FALSE;

  moment->self = self;
  moment->other = self == moment->actor ? moment->target : moment->actor;
  return TRUE;
}

typedef struct
{
  BsMoment *moment;
  BsId hook;
  BsEffectVisit visit;
  gpointer data;
} Walk;

static void
walk_effects (Walk            *walk,
              const GPtrArray *effects,
              BsId             source,
              BsId             ship)
{
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    {
      const BsEffect *effect = effects->pdata[i];

      if (effect->hook != walk->hook || !take_part (walk->moment, effect, ship))
        continue;
      walk->moment->effect = effect;
      walk->moment->source = source;
      walk->visit (walk->moment, walk->data);
    }
}

static const GPtrArray *
card_effects (const BsState *state,
              BsId           card)
{
  const BsCard *known = bs_state_card (state, card);

  return known != NULL ? known->effects : NULL;
}

static const GPtrArray *
damage_effects (const BsState  *state,
                const BsDamage *damage)
{
  const BsDeckState *deck = bs_state_deck (state, damage->deck);
  const BsDamageCard *card;

  if (!damage->up || deck == NULL || damage->card == NULL)
    return NULL;

  card = bs_ruleset_damage_card (state->ruleset, deck->kind, damage->card);
  return card != NULL ? card->effects : NULL;
}

typedef struct
{
  gboolean silent;
  BsVerdict *verdict;       /* (nullable) */
} Silence;

static void
silence_cb (BsMoment *moment,
            gpointer  data)
{
  Silence *silence = data;

  if (!bs_effects_hold (moment, NULL))
    return;
  silence->silent = TRUE;
  moment->verdict = silence->verdict;
  bs_effects_run (moment, moment->effect->ops, 0);
}

/**
 * bs_effects_are_silent:
 * @state: the battle
 * @ship: a ship
 * @part: a card on it
 * @verdict: (nullable): takes the rules that silence it
 *
 * Returns: whether rules or damage cards silence an active card: an injured captain, talents
 * without one
 */
gboolean
bs_effects_are_silent (const BsState    *state,
                       const BsShip     *ship,
                       const BsShipPart *part,
                       BsVerdict        *verdict)
{
  BsMoment moment;
  Silence silence = { FALSE, verdict };
  Walk walk = { &moment, bs_id ("speak"), silence_cb, &silence };

  bs_moment_init (&moment, state, NULL);
  moment.actor = ship->id;
  moment.card = part->slot != NULL ? part->slot : part->kind;
  walk_effects (&walk, state->ruleset->effects, NULL, NULL);
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *damage = ship->damage->pdata[i];

      walk_effects (&walk, damage_effects (state, damage), damage->id, ship->id);
    }
  return silence.silent;
}

static gboolean
is_silent (const BsMoment   *outer,
           const BsShip     *ship,
           const BsShipPart *part)
{
  /* A weapon goes on speaking in the attack that disabled it. */
  if (outer->weapon == part->id)
    return FALSE;
  return part->state != BS_PART_ACTIVE || bs_effects_are_silent (outer->state, ship, part, NULL);
}

static gboolean
has_hook (const GPtrArray *effects,
          BsId             hook)
{
  for (guint i = 0; effects != NULL && i < effects->len; i++)
    if (((BsEffect *) effects->pdata[i])->hook == hook)
      return TRUE;

  return FALSE;
}

/* Whether anything of the ship may speak at the hook: most have nothing to say, and this is asked
 * for each number of each ship. */
static gboolean
has_voice (const BsState *state,
           const BsShip  *ship,
           BsId           hook)
{
  if (has_hook (card_effects (state, ship->card), hook))
    return TRUE;
  for (guint i = 0; i < ship->parts->len; i++)
    if (has_hook (card_effects (state, ((BsShipPart *) ship->parts->pdata[i])->card), hook))
      return TRUE;
  for (guint i = 0; i < ship->damage->len; i++)
    if (has_hook (damage_effects (state, ship->damage->pdata[i]), hook))
      return TRUE;

  return FALSE;
}

static void
walk_ship (Walk         *walk,
           const BsShip *ship)
{
  const BsState *state = walk->moment->state;

  walk_effects (walk, card_effects (state, ship->card), ship->id, ship->id);
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];
      const GPtrArray *effects = card_effects (state, part->card);

      if (has_hook (effects, walk->hook) && !is_silent (walk->moment, ship, part))
        walk_effects (walk, effects, part->id, ship->id);
    }
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *damage = ship->damage->pdata[i];

      walk_effects (walk, damage_effects (state, damage), damage->id, ship->id);
    }
}

/**
 * bs_effects_each:
 * @moment: the moment; actor, target and what else it has are set
 * @hook: the hook
 * @visit: called for each effect
 * @data: for @visit
 *
 * Ships that are gone speak only if they are the actor or the target (destroyed in this very
 * attack). The list of ships is taken before the first call, so that @visit may change the draft's
 * state.
 */
void
bs_effects_each (BsMoment      *moment,
                 const char    *hook,
                 BsEffectVisit  visit,
                 gpointer       data)
{
  Walk walk = { moment, bs_id (hook), visit, data };
  g_autoptr (GPtrArray) ships = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_ship_unref);

  moment->hook = walk.hook;
  for (guint i = 0; i < moment->state->ships->len; i++)
    {
      BsShip *ship = moment->state->ships->pdata[i];

      if ((bs_ship_in_play (ship) || ship->id == moment->actor || ship->id == moment->target) &&
          has_voice (moment->state, ship, walk.hook))
        g_ptr_array_add (ships, bs_ship_ref (ship));
    }

  walk_effects (&walk, moment->state->ruleset->effects, NULL, NULL);
  for (guint i = 0; i < ships->len; i++)
    walk_ship (&walk, ships->pdata[i]);
  moment->effect = NULL;
}

/**
 * bs_effects_of_each:
 * @state: the battle
 * @source: a ship, a card on board or a damage card
 * @hook: the hook
 * @visit: called for each effect of the card with this hook
 * @data: for @visit
 */
void
bs_effects_of_each (const BsState *state,
                    BsId           source,
                    const char    *hook,
                    void         (*visit) (const BsEffect *, gpointer),
                    gpointer       data)
{
  const BsShip *ship = bs_state_ship_of (state, source);
  const GPtrArray *effects = NULL;
  BsId wanted = bs_id (hook);

  if (ship == NULL)
    return;

  if (ship->id == source)
    effects = card_effects (state, ship->card);
  else if (bs_ship_part (ship, source) != NULL)
    effects = card_effects (state, bs_ship_part (ship, source)->card);
  else if (bs_ship_damage (ship, source) != NULL)
    effects = damage_effects (state, bs_ship_damage (ship, source));

  for (guint i = 0; effects != NULL && i < effects->len; i++)
    if (((BsEffect *) effects->pdata[i])->hook == wanted)
      visit (effects->pdata[i], data);
}

static void
first_cb (const BsEffect *effect,
          gpointer        data)
{
  const BsEffect **first = data;

  if (*first == NULL)
    *first = effect;
}

/**
 * bs_effects_of:
 * @state: the battle
 * @source: a ship, a card on board or a damage card
 * @hook: the hook
 *
 * Returns: (transfer none) (nullable): the card's first effect with this hook
 */
const BsEffect *
bs_effects_of (const BsState *state,
               BsId           source,
               const char    *hook)
{
  const BsEffect *effect = NULL;

  bs_effects_of_each (state, source, hook, first_cb, &effect);
  return effect;
}
