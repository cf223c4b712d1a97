/* bs-offers.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What may be done now, for buttons: each offer is a command with its verdict. And what cards say at this very step. */

#include "bs-offers.h"

#include "bs-attack.h"
#include "bs-effects.h"
#include "bs-turn.h"
#include "bs-verbs.h"

#include <glib/gi18n-lib.h>

/**
 * bs_offers_add:
 * @offers: a list of offers
 * @state: the battle
 * @command: (transfer full): what is offered
 * @kind: which kind of offer it is
 * @label: (transfer full): how a button calls it
 * @viewer: (nullable): who looks
 *
 * Adds an offer unless it is meaningless.
 *
 * Returns: (transfer none) (nullable): the offer
 */
BsOffer *
bs_offers_add (GPtrArray     *offers,
               const BsState *state,
               BsCommand     *command,
               const char    *kind,
               char          *label,
               BsId           viewer)
{
  BsOffer *offer = bs_offer_new (command, kind, label);

  offer->verdict = bs_judge (state, command, viewer);
  if (offer->verdict->level == BS_VERDICT_ERROR)
    {
      bs_offer_free (offer);
      return NULL;
    }

  g_ptr_array_add (offers, offer);
  return offer;
}

static void
add_offer (GPtrArray     *offers,
           const BsState *state,
           BsCommand     *command,
           const char    *kind,
           char          *label)
{
  bs_offers_add (offers, state, command, kind, label, NULL);
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

static const char *
action_name (const BsState  *state,
             const BsAction *action)
{
  return bs_ruleset_text (state->ruleset, "action", action->name);
}

/* "Evade", "Evade (free: Jean-Luc Picard)", "Target lock: U.S.S. Enterprise-D". */
static char *
action_label (const BsState  *state,
              const BsShip   *ship,
              const BsAction *action,
              const BsShip   *target,
              BsId            giver)
{
  const BsShipPart *part = giver != NULL ? bs_ship_part (ship, giver) : NULL;
  g_autofree char *name = part != NULL ? g_strdup_printf (C_ ("free action and the card that gives it", "%s (free: %s)"),
                                                          action_name (state, action), part->name)
                                       : g_strdup (action_name (state, action));

  if (target == NULL)
    return g_steal_pointer (&name);
  return g_strdup_printf (C_ ("action and its target", "%s: %s"), name, target->name);
}

/* To something that is no ship, a planet say: whoever takes the action says that he is near enough. */
static void
tell_range (BsCommand      *command,
            const BsAction *action)
{
  const GArray *conditions = action->effect != NULL && !action->target ? action->effect->conditions : NULL;

  for (guint i = 0; conditions != NULL && i < conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, "range"))
        bs_command_set_int (command, "range", attr->low);
    }
}

/* One offer a target, if the action wants one. */
static void
offer_action (GPtrArray      *offers,
              const BsState  *state,
              const BsShip   *ship,
              const BsAction *action,
              BsId            giver)
{
  for (guint i = 0; i < (action->target ? state->ships->len : 1); i++)
    {
      const BsShip *target = action->target ? state->ships->pdata[i] : NULL;
      BsCommand *command;

      if (target != NULL && (!bs_ship_in_play (target) || target->carried_by != NULL || target == ship ||
                             bs_state_enemies (state, ship->id, target->id) == action->own_target))
        continue;
      command = act_command (ship, action->id);
      tell_range (command, action);
      if (target != NULL)
        bs_command_set (command, "target", target->id);
      if (giver != NULL)
        {
          bs_command_set_flag (command, "free");
          bs_command_set (command, "by", giver);
        }
      add_offer (offers, state, command, giver != NULL ? "free-action" : "action",
                 action_label (state, ship, action, target, giver));
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

/* Whether the ship has the tokens that the action asks for: nobody beams up whom he has not beamed down. */
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

/* On the bar, or a mission's own; what takes an inactive token off is of use only where there is one. Docking is told by itself. */
static gboolean
is_offered (const BsState  *state,
            const BsShip   *ship,
            const BsAction *action)
{
  if (action->bar)
    return g_ptr_array_find (ship->actions, action->id, NULL);
  if (action->target || action->effect == NULL || !has_its_tokens (state, ship, action->effect))
    return FALSE;

  return !enables_cards (action->effect) || has_inactive_card (ship);
}

static void
offer_actions (GPtrArray     *offers,
               const BsState *state,
               const BsShip  *ship)
{
  for (guint i = 0; i < state->ruleset->actions->len; i++)
    if (is_offered (state, ship, state->ruleset->actions->pdata[i]))
      offer_action (offers, state, ship, state->ruleset->actions->pdata[i], NULL);
}

/* What lies face down is offered to its owner alone. */
static void
offer_card (GPtrArray        *offers,
            const BsState    *state,
            const BsShip     *ship,
            const BsShipPart *part,
            BsId              viewer)
{
  static const char *const hooks[] = { "action", "table", NULL };

  if (!bs_ship_shows_part (ship, part, viewer))
    return;
  for (guint i = 0; hooks[i] != NULL; i++)
    {
      BsCommand *command;

      if (part->state == BS_PART_DISCARDED || bs_effects_of (state, part->id, hooks[i]) == NULL)
        continue;
      command = act_command (ship, "card");
      bs_command_set (command, "card", part->id);
      add_offer (offers, state, command, "card-action", g_strdup (part->name));
      return;
    }
}

static void
giver_cb (BsMoment *moment,
          gpointer  data)
{
  GPtrArray *offers = data;
  const BsShip *ship = bs_state_ship (moment->state, moment->actor);

  if (moment->self != moment->actor || !bs_effects_hold (moment, NULL))
    return;
  for (guint i = 0; i < moment->effect->ops->len; i++)
    {
      const BsOp *op = moment->effect->ops->pdata[i];
      g_auto (GStrv) actions = bs_op_text (op, "actions") != NULL ? g_strsplit (bs_op_text (op, "actions"), ",", -1) : NULL;

      for (guint j = 0; actions != NULL && actions[j] != NULL; j++)
        {
          const BsAction *action = bs_ruleset_action (moment->state->ruleset, bs_id (actions[j]));

          if (action != NULL)
            offer_action (offers, moment->state, ship, action, moment->source);
        }
    }
}

static void
offer_repairs (GPtrArray     *offers,
               const BsState *state,
               const BsShip  *ship)
{
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *damage = ship->damage->pdata[i];
      const BsDeckState *deck = bs_state_deck (state, damage->deck);
      const BsDamageCard *card = deck != NULL && damage->up && damage->card != NULL
                                   ? bs_ruleset_damage_card (state->ruleset, deck->kind, damage->card)
                                   : NULL;
      BsCommand *command;

      if (card == NULL || card->repair == NULL)
        continue;
      command = act_command (ship, "card");
      bs_command_set (command, "card", damage->id);
      add_offer (offers, state, command, "repair",
                 g_strdup_printf (C_ ("repair action", "Repair: %s"),
                                  bs_ruleset_text (state->ruleset, "damage-card", card->name)));
    }
}

/* A carried ship comes out; its carrier has the offer as well. */
static void
offer_launch (GPtrArray     *offers,
              const BsState *state,
              const BsShip  *who)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      BsCommand *command;

      if (!bs_ship_in_play (ship) || ship->carried_by == NULL || (ship != who && ship->carried_by != who->id))
        continue;
      command = bs_command_new ("launch");
      bs_command_set (command, "ship", ship->id);
      add_offer (offers, state, command, "launch", g_strdup_printf (C_ ("offer", "Launch %s"), ship->name));
    }
}

/**
 * bs_offers:
 * @state: the battle
 * @ship: a ship
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * Returns: (transfer full): array of BsOffer: what may be done about its docks, its actions, those of its cards, free ones, repairs, passing;
 * also those against a rule
 */
GPtrArray *
bs_offers (const BsState *state,
           BsId           ship,
           BsId           viewer)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free);
  const BsShip *who = bs_state_ship (state, ship);
  BsCommand *pass;
  BsMoment moment;

  if (who == NULL || !bs_ship_in_play (who) || !state->begun || state->ended)
    return offers;

  offer_launch (offers, state, who);
  if (who->carried_by != NULL)
    return offers;
  bs_offers_add_boarding (offers, state, who, viewer != NULL ? viewer : bs_id (BS_VIEW_TABLE));
  offer_actions (offers, state, who);
  for (guint i = 0; i < who->parts->len; i++)
    offer_card (offers, state, who, who->parts->pdata[i], viewer);
  bs_moment_init (&moment, state, NULL);
  moment.actor = ship;
  bs_effects_each (&moment, "free-action", giver_cb, offers);
  offer_repairs (offers, state, who);
  pass = bs_command_new ("pass");
  bs_command_set (pass, "ship", ship);
  add_offer (offers, state, pass, "pass", g_strdup (_("Pass")));
  return offers;
}

static void
offer_spending (GPtrArray     *offers,
                const BsState *state,
                const BsShip  *ship,
                BsId           side,
                const BsToken *token)
{
  gboolean lock = g_strcmp0 (token->on, "pair") == 0;
  BsId other = ship->id == state->attack->ship ? state->attack->target : state->attack->ship;
  BsCommand *command;

  if (lock ? bs_state_lock (state, ship->id, other) == NULL : bs_ship_count (ship, token->id) == 0)
    return;

  command = bs_command_new ("spend");
  bs_command_set (command, "side", side);
  bs_command_set (command, "token", token->id);
  add_offer (offers, state, command, "spend",
             g_strdup_printf (C_ ("token to spend", "Spend: %s"), bs_ruleset_text (state->ruleset, "token", token->name)));
}

typedef struct
{
  GPtrArray *offers;
  BsId side;
} Modifying;

static void
modify_cb (BsMoment *moment,
           gpointer  data)
{
  Modifying *modifying = data;
  const BsShip *ship = bs_state_ship_of (moment->state, moment->source);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, moment->source) : NULL;
  g_autoptr (BsVerdict) refused = bs_verdict_new ();
  BsCommand *command;

  /* A card that has no part in this attack is not shown; one that a rule keeps back is. */
  if (ship == NULL || (!bs_effects_hold (moment, refused) && refused->level == BS_VERDICT_OK))
    return;
  command = bs_command_new ("change");
  bs_command_set (command, "side", modifying->side);
  bs_command_set (command, "by", moment->source);
  add_offer (modifying->offers, moment->state, command, "card", g_strdup (part != NULL ? part->name : ship->name));
}

/**
 * bs_offers_for_attack:
 * @state: the battle
 * @side: attack or defence: whose dice are to be modified
 *
 * Returns: (transfer full): array of BsOffer: tokens and cards that apply to these dice
 */
GPtrArray *
bs_offers_for_attack (const BsState *state,
                      BsId           side)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free);
  const BsAttack *attack = state->attack;
  gboolean defends = g_strcmp0 (side, "defence") == 0;
  const BsShip *ship = attack != NULL ? bs_state_ship (state, defends ? attack->target : attack->ship) : NULL;
  Modifying modifying = { offers, side };
  BsMoment moment;

  if (ship == NULL)
    return offers;

  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    offer_spending (offers, state, ship, side, state->ruleset->tokens->pdata[i]);
  bs_attack_moment (&moment, state, NULL, side);
  bs_effects_each (&moment, defends ? "modify-defence" : "modify-attack", modify_cb, &modifying);
  return offers;
}
