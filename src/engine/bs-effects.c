/* bs-effects.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-effects.h"

#include "bs-tokens.h"

#include <string.h>

/**
 * bs_moment_init:
 * @moment: a moment
 * @state: the battle
 * @draft: (nullable): the draft, if something is done and not only asked
 *
 * Empties the moment.
 */
void
bs_moment_init (BsMoment      *moment,
                const BsState *state,
                BsDraft       *draft)
{
  memset (moment, 0, sizeof *moment);
  moment->state = draft != NULL ? draft->state : state;
  moment->draft = draft;
  moment->command = draft != NULL ? draft->command : NULL;
}

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
  const BsCard *known = card != NULL && state->catalogue != NULL ? bs_catalogue_card (state->catalogue, card) : NULL;

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
 * Returns: whether rules or damage cards silence an active card: an injured captain, talents without one
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

/* Whether anything of the ship may speak at the hook: most have nothing to say, and this is asked for each number of each ship. */
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
 * Ships that are gone speak only if they are the actor or the target (destroyed in this very attack). The list of ships is taken before
 * the first call, so that @visit may change the draft's state.
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

static const BsConditionKind *
find_condition (const char *name)
{
  if (g_str_has_prefix (name, "other-"))
    name += strlen ("other-");

  for (const BsConditionKind *kind = bs_condition_kinds (); kind->name != NULL; kind++)
    if (g_str_equal (kind->name, name))
      return kind;

  return NULL;
}

static gboolean
limit_is_free (const BsMoment *moment)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->self);

  if (moment->effect->limit == NULL || ship == NULL)
    return TRUE;

  return !bs_ship_used (ship, bs_effect_used_key (moment->effect, moment->source));
}

/* The players measure: a range to a ship that nobody tells is not refused. */
static gboolean
is_players_word (const BsMoment    *moment,
                 const BsCondition *condition)
{
  return condition->rule != NULL && moment->target != NULL && moment->range == 0 &&
         g_str_equal (condition->attr.name, "range");
}

/**
 * bs_effects_hold:
 * @moment: a moment with its effect set
 * @verdict: (nullable): takes the rules of conditions that do not hold
 *
 * Returns: whether the effect's conditions hold and its limit is free
 */
gboolean
bs_effects_hold (BsMoment  *moment,
                 BsVerdict *verdict)
{
  const GArray *conditions = moment->effect->conditions;
  gboolean hold = limit_is_free (moment);

  if (!hold && verdict != NULL)
    bs_verdict_against (verdict, moment->state->ruleset, "card-once", NULL);

  for (guint i = 0; i < conditions->len; i++)
    {
      const BsCondition *condition = &g_array_index (conditions, BsCondition, i);
      const BsConditionKind *kind = find_condition (condition->attr.name);

      if (kind != NULL && (kind->holds (moment, &condition->attr) || is_players_word (moment, condition)))
        continue;
      hold = FALSE;
      if (verdict != NULL && condition->rule != NULL)
        bs_verdict_against (verdict, moment->state->ruleset, condition->rule, NULL);
    }

  return hold;
}

/**
 * bs_effects_payable:
 * @moment: a moment with its effect set
 *
 * Returns: whether each part of the effect's cost can be paid
 */
gboolean
bs_effects_payable (const BsMoment *moment)
{
  const GPtrArray *costs = moment->effect->costs;

  for (guint i = 0; costs != NULL && i < costs->len; i++)
    {
      const BsOp *op = costs->pdata[i];
      const BsOpKind *kind = bs_op_kind_find (op->kind);

      if (kind->possible != NULL && !kind->possible (moment, op))
        return FALSE;
    }

  return TRUE;
}

/**
 * bs_op_size:
 * @op: an operation
 *
 * Returns: how many operations it is with those inside
 */
int
bs_op_size (const BsOp *op)
{
  int size = 1;

  for (guint i = 0; op->ops != NULL && i < op->ops->len; i++)
    size += bs_op_size (op->ops->pdata[i]);
  return size;
}

static const BsOp *
find_op (const GPtrArray *ops,
         int             *index)
{
  for (guint i = 0; ops != NULL && i < ops->len; i++)
    {
      const BsOp *op = ops->pdata[i];
      const BsOp *found;

      if (*index == 0)
        return op;
      (*index)--;
      found = find_op (op->ops, index);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/**
 * bs_effect_op:
 * @effect: an effect
 * @index: number of an operation, counted depth first from 0
 *
 * Returns: (transfer none) (nullable): the operation
 */
const BsOp *
bs_effect_op (const BsEffect *effect,
              int             index)
{
  return find_op (effect->ops, &index);
}

/**
 * bs_effects_run:
 * @moment: a moment in a draft
 * @ops: (nullable): operations
 * @first: number of the first of them
 *
 * Does them one after the other.
 */
void
bs_effects_run (BsMoment        *moment,
                const GPtrArray *ops,
                int              first)
{
  for (guint i = 0; ops != NULL && i < ops->len; i++)
    {
      const BsOp *op = ops->pdata[i];

      moment->op = first;
      if (moment->draft != NULL)
        moment->state = moment->draft->state;
      bs_op_kind_find (op->kind)->run (moment, op);
      first += bs_op_size (op);
    }
}

/**
 * bs_effects_perform:
 * @moment: a moment in a draft with its effect set
 *
 * Uses up the limit, pays the cost, does the operations.
 */
void
bs_effects_perform (BsMoment *moment)
{
  const BsEffect *effect = moment->effect;

  bs_draft_use (moment->draft, effect, moment->self, moment->source);
  bs_effects_run (moment, effect->costs, -1);
  bs_effects_run (moment, effect->ops, 0);
}

static void
ask_may (BsMoment *moment)
{
  BsQuestion *question = bs_draft_ask (moment->draft, "may", BS_ASK_CHOICE, FALSE, bs_moment_player (moment),
                                       moment->source != NULL ? moment->source : moment->self);

  question->effect = moment->effect->id;
  question->source = moment->source;
  question->other = moment->other;
  question->text = g_strdup (moment->effect->sentence);
  g_ptr_array_add (question->answers, (gpointer) bs_id ("yes"));
  g_ptr_array_add (question->answers, (gpointer) bs_id ("no"));
}

static void
fire_cb (BsMoment *moment,
         gpointer  data)
{
  if (!bs_effects_hold (moment, NULL) || !bs_effects_payable (moment))
    return;
  if (moment->effect->ops->len == 0)
    return;

  if (moment->effect->may)
    ask_may (moment);
  else
    {
      BsMoment inner = *moment;

      bs_effects_perform (&inner);
    }
  moment->state = moment->draft->state;
}

/**
 * bs_effects_fire:
 * @moment: a moment in a draft
 * @hook: the hook that is reached
 *
 * Does what must happen and asks what may.
 */
void
bs_effects_fire (BsMoment   *moment,
                 const char *hook)
{
  bs_effects_each (moment, hook, fire_cb, NULL);
}

static void
fire_self_cb (BsMoment *moment,
              gpointer  data)
{
  if (moment->effect->as == BS_AS_SELF)
    fire_cb (moment, data);
}

/**
 * bs_effects_fire_phase:
 * @moment: a moment in a draft, about no ship
 * @hook: phase-start or phase-end
 *
 * Fires for the battle as a whole, then ship by ship for what speaks of `self`.
 */
void
bs_effects_fire_phase (BsMoment   *moment,
                       const char *hook)
{
  g_autoptr (GPtrArray) ships = g_ptr_array_new ();

  for (guint i = 0; i < moment->state->ships->len; i++)
    g_ptr_array_add (ships, (gpointer) ((BsShip *) moment->state->ships->pdata[i])->id);

  bs_effects_fire (moment, hook);
  for (guint i = 0; i < ships->len; i++)
    {
      moment->state = moment->draft->state;
      if (!bs_ship_in_play (bs_state_ship (moment->state, ships->pdata[i])))
        continue;
      moment->actor = ships->pdata[i];
      bs_effects_each (moment, hook, fire_self_cb, NULL);
    }
  moment->actor = NULL;
}

static void
forbid_cb (BsMoment *moment,
           gpointer  data)
{
  if (!bs_effects_hold (moment, NULL))
    return;

  moment->verdict = data;
  bs_effects_run (moment, moment->effect->ops, 0);
}

/**
 * bs_effects_forbid:
 * @moment: a moment
 * @hook: may-act, may-move, may-attack, may-lock
 * @verdict: takes the refusals
 *
 * Asks the effects whether it is forbidden.
 */
void
bs_effects_forbid (BsMoment   *moment,
                   const char *hook,
                   BsVerdict  *verdict)
{
  bs_effects_each (moment, hook, forbid_cb, verdict);
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

/**
 * bs_moment_speak:
 * @moment: a moment
 * @effect: an effect
 * @source: the card it stands on
 *
 * Makes this effect the one that is asked. Who it speaks for follows from its `as`; a card speaks for its ship.
 */
void
bs_moment_speak (BsMoment       *moment,
                 const BsEffect *effect,
                 BsId            source)
{
  const BsShip *ship = bs_state_ship_of (moment->state, source);

  moment->effect = effect;
  moment->source = source;
  moment->self = ship != NULL ? ship->id : moment->actor;
  moment->other = moment->self == moment->actor ? moment->target : moment->actor;
}

/**
 * bs_moment_player:
 * @moment: a moment
 *
 * Returns: (nullable): whose card speaks
 */
BsId
bs_moment_player (const BsMoment *moment)
{
  const BsShip *ship = bs_state_ship_of (moment->state, moment->self);

  return ship != NULL ? ship->player : NULL;
}

/**
 * bs_moment_who:
 * @moment: a moment
 * @op: an operation
 *
 * Returns: (nullable): the ship that the operation is for: self, or the other one
 */
BsId
bs_moment_who (const BsMoment *moment,
               const BsOp     *op)
{
  return g_strcmp0 (bs_op_text (op, "who"), "other") == 0 ? moment->other : moment->self;
}

/**
 * bs_moment_amount:
 * @moment: a moment
 * @op: an operation
 * @name: its attribute
 * @fallback: what to give if it is left out
 *
 * Returns: the amount: an integer, one of the counts (hits, crits, all, active-shields), or as many as there are of a token
 */
int
bs_moment_amount (const BsMoment *moment,
                  const BsOp     *op,
                  const char     *name,
                  int             fallback)
{
  const BsAttr *attr = bs_op_attr (op, name);
  const BsShip *ship;

  if (attr == NULL)
    return fallback;
  if (g_strcmp0 (attr->text, "hits") == 0)
    return moment->hits;
  if (g_strcmp0 (attr->text, "crits") == 0)
    return moment->crits;
  if (g_strcmp0 (attr->text, "all") == 0)
    return G_MAXINT;
  if (g_strcmp0 (attr->text, "active-shields") == 0)
    {
      ship = bs_state_ship_of (moment->state, bs_moment_who (moment, op));
      return ship != NULL ? bs_ship_section (ship, NULL)->active : 0;
    }
  if (attr->text != NULL && bs_ruleset_token (moment->state->ruleset, attr->text) != NULL)
    return bs_token_count (moment->state, bs_moment_who (moment, op), attr->text);
  return attr->low;
}
