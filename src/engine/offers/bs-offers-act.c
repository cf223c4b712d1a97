/* bs-offers-act.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* Actions: of the ship and its cards, free ones, repairs; each with whom it is for and how far away
 * that is (AW4, X3, X5.1). */

#include "bs-offers-act.h"

#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-if.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-offers-told.h"

#include <glib/gi18n-lib.h>

/* One list of actions in the making. */
typedef struct
{
  GPtrArray *offers;
  const BsState *state;
  const BsShip *ship;
  BsId viewer;
} Acts;

/* What an action wants to be told, by the conditions and operations of its effects. */
typedef struct
{
  gboolean target;      /* one of its effects is about another ship */
  gboolean alone;       /* one is not */
  int low, high;        /* of the range it asks for; 0: none */
  gboolean card;        /* which inactive card becomes active again */
  gboolean section;     /* of a ship of several cards: which first */
} Wants;

static gboolean
is_about_other (const GPtrArray *ops)
{
  for (guint i = 0; ops != NULL && i < ops->len; i++)
    {
      const BsOp *op = ops->pdata[i];

      if (g_str_equal (op->kind, "lock") || g_str_equal (op->kind, "spend-lock") ||
          g_strcmp0 (bs_op_text (op, "who"), "other") == 0 ||
          g_strcmp0 (bs_op_text (op, "against"), "other") == 0 || is_about_other (op->ops))
        return TRUE;
    }

  return FALSE;
}

static gboolean
looks_at_other (const BsEffect *effect)
{
  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, "target"))
        return attr->low != 0;
      if (g_str_has_prefix (attr->name, "other-") || g_str_has_suffix (attr->name, "-other"))
        return TRUE;
    }

  return is_about_other (effect->costs) || is_about_other (effect->ops);
}

static void
want_range (Wants          *wants,
            const BsEffect *effect)
{
  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if (!g_str_equal (attr->name, "range"))
        continue;
      wants->low = wants->low > 0 ? MIN (wants->low, attr->low) : attr->low;
      wants->high = MAX (wants->high, attr->high);
    }
}

static void
want_cb (const BsEffect *effect,
         gpointer        data)
{
  Wants *wants = data;
  gboolean other = looks_at_other (effect);

  wants->target |= other;
  wants->alone |= !other;
  want_range (wants, effect);
  for (guint i = 0; i < effect->ops->len; i++)
    {
      const BsOp *op = effect->ops->pdata[i];

      wants->card |= g_str_equal (op->kind, "enable") && bs_op_attr (op, "slot") != NULL &&
                     bs_op_int (op, "held", 0) == 0;
      wants->section |= g_str_equal (op->kind, "recover");
    }
}

static BsCommand *
act_command (const BsShip *ship,
             const char   *action)
{
  BsCommand *command = bs_command_new ("act");

  bs_command_set (command, "ship", ship->id);
  bs_command_set (command, "action", action);
  return command;
}

/* "Evade", "Evade (free: Jean-Luc Picard)", "Target lock: U.S.S. Enterprise-D". */
static char *
act_label (const Acts   *acts,
           const char   *action,
           const BsShip *target,
           BsId          giver)
{
  const BsShipPart *part = giver != NULL ? bs_ship_part (acts->ship, giver) : NULL;
  g_autofree char *name =
    part != NULL ? g_strdup_printf (C_("free action and the card that gives it", "%s (free: %s)"),
                                    action, bs_fleet_part_name (acts->state, part))
                 : g_strdup (action);

  if (target == NULL)
    return g_steal_pointer (&name);
  return g_strdup_printf (C_("action and its target", "%s: %s"), name, target->name);
}

static void
tell_range (BsOffer     *offer,
            const Acts  *acts,
            const Wants *wants)
{
  int most = MIN (wants->high, bs_ruleset_figure (acts->state->ruleset, "max-range", 3));
  BsTold *told;

  if (wants->high == 0)
    return;
  told = bs_offer_tell (offer, "range", FALSE);
  for (int range = MAX (wants->low, 1); range <= most; range++)
    bs_told_add_int (told, range);
}

static void
tell_cards (BsOffer    *offer,
            const Acts *acts)
{
  BsTold *told = NULL;

  for (guint i = 0; i < acts->ship->parts->len; i++)
    {
      const BsShipPart *part = acts->ship->parts->pdata[i];

      if (part->state != BS_PART_DISABLED || part->held_down ||
          !bs_ship_shows_part (acts->ship, part, acts->viewer))
        continue;
      if (told == NULL)
        told = bs_offer_tell (offer, "card", FALSE);
      bs_told_add (told, part->id, bs_fleet_part_name (acts->state, part));
    }
}

static void
tell_sections (BsOffer    *offer,
               const Acts *acts)
{
  BsTold *told;

  if (acts->ship->sections->len < 2)
    return;
  told = bs_offer_tell (offer, "ship", FALSE);
  bs_told_add_ship (told, acts->ship);
  for (guint i = 0; i < acts->ship->sections->len; i++)
    {
      BsId section = ((BsSection *) acts->ship->sections->pdata[i])->id;
      g_autofree char *id = g_strconcat (acts->ship->id, "/", section, NULL);
      g_autoptr (BsVerdict) verdict = bs_offer_try (offer, acts->state, "ship", id, acts->viewer);

      /* A crippled one cannot be told. */
      if (verdict->level < BS_VERDICT_ERROR)
        bs_told_add (told, id, bs_ruleset_name (acts->state->ruleset, "word", section));
    }
}

/* Takes the command. To something that is no ship, a planet say, whoever acts is near enough. */
static void
add (const Acts   *acts,
     BsCommand    *command,
     const char   *kind,
     const char   *name,
     const Wants  *wants,
     const BsShip *target)
{
  BsId giver =
    bs_command_get (command, "by") != NULL ? bs_id (bs_command_get (command, "by")) : NULL;
  BsOffer *offer;

  if (target != NULL)
    bs_command_set (command, "target", target->id);
  else if (wants->low > 0)
    bs_command_set_int (command, "range", wants->low);
  offer = bs_offers_add (acts->offers, acts->state, command, kind,
                         act_label (acts, name, target, giver), acts->viewer);
  if (offer == NULL)
    return;
  tell_range (offer, acts, wants);
  if (wants->card && !bs_command_has (offer->command, "card"))
    tell_cards (offer, acts);
  if (wants->section)
    tell_sections (offer, acts);
}

static gboolean
is_there (const Acts   *acts,
          const BsShip *other)
{
  return other != acts->ship && bs_ship_in_play (other) && other->carried_by == NULL;
}

/* One offer a target, if the action wants one. */
static void
add_action (const Acts     *acts,
            const BsAction *action,
            BsId            giver,
            gboolean        given)
{
  const char *name = bs_ruleset_text (acts->state->ruleset, "action", action->name);
  gboolean free = giver != NULL || given;
  Wants wants = { 0 };

  if (action->effect != NULL)
    want_cb (action->effect, &wants);
  for (guint i = 0; i < (action->target ? acts->state->ships->len : 1); i++)
    {
      const BsShip *target = action->target ? acts->state->ships->pdata[i] : NULL;
      BsCommand *command;

      if (target != NULL &&
          (!is_there (acts, target) ||
           bs_state_are_enemies (acts->state, acts->ship, target) == action->own_target))
        continue;
      command = act_command (acts->ship, action->id);
      if (free)
        bs_command_set_flag (command, "free");
      if (giver != NULL)
        bs_command_set (command, "by", giver);
      add (acts, command, free ? "free-action" : "action", name, &wants, target);
    }
}

static gboolean
has_inactive_card (const BsShip *ship)
{
  for (guint i = 0; i < ship->parts->len; i++)
    if (((BsShipPart *) ship->parts->pdata[i])->state == BS_PART_DISABLED)
      return TRUE;

  return FALSE;
}

/* Whether the ship has the tokens that the action asks for: nobody beams up whom he has not beamed
 * down. */
static gboolean
has_its_tokens (const BsState  *state,
                const BsShip   *ship,
                const BsEffect *effect)
{
  BsMoment moment;

  bs_moment_init (&moment, state, NULL);
  moment.actor = moment.self = ship->id;
  for (guint i = 0; i < effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (effect->conditions, BsCondition, i).attr;

      if ((g_str_equal (attr->name, "has") && !bs_if_has (&moment, attr)) ||
          (g_str_equal (attr->name, "lacks") && !bs_if_lacks (&moment, attr)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
enables_cards (const BsEffect *effect)
{
  for (guint i = 0; i < effect->ops->len; i++)
    if (g_str_equal (((BsOp *) effect->ops->pdata[i])->kind, "enable") && effect->costs->len == 0)
      return TRUE;

  return FALSE;
}

/* On the bar, or a mission's own; what takes an inactive token off is of use only where there is
 * one. Docking is told by itself. */
static gboolean
is_offered (const BsState  *state,
            const BsShip   *ship,
            const BsAction *action)
{
  if (action->bar)
    return bs_ship_has_action (ship, NULL, action->id);
  if (action->target || action->effect == NULL || !has_its_tokens (state, ship, action->effect))
    return FALSE;

  return !enables_cards (action->effect) || has_inactive_card (ship);
}

static void
add_actions (const Acts *acts)
{
  const GPtrArray *actions = acts->state->ruleset->actions;

  for (guint i = 0; i < actions->len; i++)
    if (is_offered (acts->state, acts->ship, actions->pdata[i]))
      add_action (acts, actions->pdata[i], NULL, FALSE);
}

static void
add_card (const Acts       *acts,
          const BsShipPart *part,
          const Wants      *wants)
{
  for (guint i = 0; wants->target && i < acts->state->ships->len; i++)
    {
      BsCommand *command;

      if (!is_there (acts, acts->state->ships->pdata[i]))
        continue;
      command = act_command (acts->ship, "card");
      bs_command_set (command, "card", part->id);
      add (acts, command, "card-action", bs_fleet_part_name (acts->state, part), wants,
           acts->state->ships->pdata[i]);
    }
}

/* What lies face down is offered to its owner alone. */
static void
offer_card (const Acts       *acts,
            const BsShipPart *part)
{
  static const char *const hooks[] = { "action", "table", NULL };

  if (!bs_ship_shows_part (acts->ship, part, acts->viewer) || part->state == BS_PART_DISCARDED)
    return;
  for (guint i = 0; hooks[i] != NULL; i++)
    {
      Wants wants = { 0 }, alone = { 0 };
      BsCommand *command;

      bs_effects_of_each (acts->state, part->id, hooks[i], want_cb, &wants);
      if (!wants.target && !wants.alone)
        continue;
      add_card (acts, part, &wants);
      if (!wants.alone)
        return;
      command = act_command (acts->ship, "card");
      bs_command_set (command, "card", part->id);
      add (acts, command, "card-action", bs_fleet_part_name (acts->state, part),
           wants.target ? &alone : &wants, NULL);
      return;
    }
}

static void
giver_cb (BsMoment *moment,
          gpointer  data)
{
  const Acts *acts = data;

  if (moment->self != moment->actor || !bs_effects_hold (moment, NULL))
    return;
  for (guint i = 0; i < moment->effect->ops->len; i++)
    {
      const BsOp *op = moment->effect->ops->pdata[i];
      g_auto (GStrv) actions = bs_op_text (op, "actions") != NULL
                                 ? g_strsplit (bs_op_text (op, "actions"), ",", -1)
                                 : NULL;

      for (guint j = 0; actions != NULL && actions[j] != NULL; j++)
        {
          const BsAction *action = bs_ruleset_action (moment->state->ruleset, bs_id (actions[j]));

          if (action != NULL)
            add_action (acts, action, moment->source, FALSE);
        }
    }
}

/* Another ship gives it: what wants no target is chosen as the answer. */
static void
add_given (const Acts *acts)
{
  for (guint i = 0; i < acts->state->questions->len; i++)
    {
      const BsQuestion *question = acts->state->questions->pdata[i];

      if (!g_str_equal (question->topic, "free-action") ||
          bs_id_ship (question->on) != acts->ship->id)
        continue;
      for (guint j = 0; j < question->answers->len; j++)
        {
          const BsAction *action =
            bs_ruleset_action (acts->state->ruleset, question->answers->pdata[j]);

          if (action != NULL && action->target)
            add_action (acts, action, NULL, TRUE);
        }
    }
}

static void
add_repairs (const Acts *acts)
{
  const Wants nothing = { 0 };

  for (guint i = 0; i < acts->ship->damage->len; i++)
    {
      const BsDamage *damage = acts->ship->damage->pdata[i];
      const BsDeckState *deck = bs_state_deck (acts->state, damage->deck);
      const BsDamageCard *card =
        deck != NULL && damage->up && damage->card != NULL
          ? bs_ruleset_damage_card (acts->state->ruleset, deck->kind, damage->card)
          : NULL;
      g_autofree char *name = NULL;
      BsCommand *command;

      if (card == NULL || card->repair == NULL)
        continue;
      name = g_strdup_printf (C_("repair action", "Repair: %s"),
                              bs_ruleset_text (acts->state->ruleset, "damage-card", card->name));
      command = act_command (acts->ship, "card");
      bs_command_set (command, "card", damage->id);
      add (acts, command, "repair", name, &nothing, NULL);
    }
}

/**
 * bs_offers_add_acts:
 * @offers: a list of offers
 * @state: the battle
 * @ship: a ship in play
 * @viewer: (nullable): who looks
 *
 * Adds its actions, those of its cards, free ones and repairs: one offer a target, where they are
 * about another ship. Told of them may be `range`, and `card` (which inactive card) or `ship`
 * (which section first).
 */
void
bs_offers_add_acts (GPtrArray     *offers,
                    const BsState *state,
                    const BsShip  *ship,
                    BsId           viewer)
{
  Acts acts = { offers, state, ship, viewer };
  BsMoment moment;

  add_actions (&acts);
  for (guint i = 0; i < ship->parts->len; i++)
    offer_card (&acts, ship->parts->pdata[i]);
  bs_moment_init (&moment, state, NULL);
  moment.actor = ship->id;
  bs_effects_each (&moment, "free-action", giver_cb, &acts);
  add_given (&acts);
  add_repairs (&acts);
}
