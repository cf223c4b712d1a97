/* bs-offers-dice.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The attack under way: tokens and cards for its dice, changes by hand, and what comes next (AW5,
 * X4). */

#include "bs-offers-dice.h"

#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-viewer.h"
#include "engine/play/bs-attack.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

/* One list about one side's dice. */
typedef struct
{
  GPtrArray *offers;
  const BsState *state;
  BsId side;
  BsId viewer;
} Dice;

static gboolean
is_defence (BsId side)
{
  return g_strcmp0 (side, "defence") == 0;
}

static BsCommand *
dice_command (const Dice *dice,
              const char *verb)
{
  BsCommand *command = bs_command_new (verb);

  bs_command_set (command, "side", dice->side);
  return command;
}

/**
 * bs_offer_tell_faces:
 * @offer: an offer
 * @state: the battle
 * @name: an argument that takes faces
 * @die: (nullable): the die they are of
 *
 * The faces of that die may be told, as often as they lie there: what virtual dice roll by
 * themselves.
 */
void
bs_offer_tell_faces (BsOffer       *offer,
                     const BsState *state,
                     const char    *name,
                     BsId           die)
{
  const BsDie *kind = die != NULL ? bs_ruleset_die (state->ruleset, die) : NULL;
  BsTold *told = kind != NULL ? bs_offer_tell (offer, name, FALSE) : NULL;

  for (guint i = 0; kind != NULL && i < kind->sides->len; i++)
    {
      BsId face = g_array_index (kind->sides, BsCounter, i).kind;

      bs_told_add (told, face, bs_ruleset_name (state->ruleset, "face", face));
    }
}

/* Dice are counted from 1; each is called by what it shows. */
static void
tell_dice (const Dice *dice,
           BsOffer    *offer,
           gboolean    needed)
{
  const GArray *results = bs_attack_pool (dice->state->attack, dice->side)->results;
  BsTold *told = results->len > 0 ? bs_offer_tell (offer, "dice", needed) : NULL;

  for (guint i = 0; i < results->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      bs_told_add (told, number,
                   bs_ruleset_name (dice->state->ruleset, "face",
                                    g_array_index (results, BsResult, i).face));
    }
}

static void
tell_face (const Dice *dice,
           BsOffer    *offer,
           const char *name)
{
  bs_offer_tell_faces (offer, dice->state, name, dice->side);
  if (offer->told->len > 0)
    ((BsTold *) offer->told->pdata[offer->told->len - 1])->needed = TRUE;
}

static gboolean
has_op (const BsEffect *effect,
        const char     *kind)
{
  for (guint i = 0; effect != NULL && i < effect->ops->len; i++)
    if (g_str_equal (((BsOp *) effect->ops->pdata[i])->kind, kind))
      return TRUE;

  return FALSE;
}

/* Which dice, and the faces that real ones show then. */
static void
tell_change (const Dice     *dice,
             BsOffer        *offer,
             const BsEffect *effect)
{
  gboolean rerolls = has_op (effect, "reroll");

  if (rerolls || has_op (effect, "turn-die") || has_op (effect, "cancel"))
    tell_dice (dice, offer, FALSE);
  if (rerolls)
    bs_offer_tell_faces (offer, dice->state, "faces", dice->side);
}

typedef struct
{
  BsId token;
  BsId ship;
  const BsEffect *effect;
} Spending;

static void
spending_cb (BsMoment *moment,
             gpointer  data)
{
  Spending *spending = data;

  for (guint i = 0; moment->self == spending->ship && i < moment->effect->conditions->len; i++)
    {
      const BsAttr *attr = &g_array_index (moment->effect->conditions, BsCondition, i).attr;

      if (g_str_equal (attr->name, "token") && attr->text == spending->token &&
          (spending->effect == NULL || bs_effects_hold (moment, NULL)))
        spending->effect = moment->effect;
    }
}

static void
offer_spending (const Dice    *dice,
                const BsShip  *ship,
                const BsToken *token)
{
  const BsAttack *attack = dice->state->attack;
  gboolean lock = g_strcmp0 (token->on, "pair") == 0;
  BsId other = ship->id == attack->ship ? attack->target : attack->ship;
  Spending spending = { token->id, ship->id, NULL };
  BsCommand *command;
  BsMoment moment;
  BsOffer *offer;

  if (lock ? bs_state_lock (dice->state, ship->id, other) == NULL
           : bs_ship_count (ship, token->id) == 0)
    return;

  command = dice_command (dice, "spend");
  bs_command_set (command, "token", token->id);
  offer =
    bs_offers_add (dice->offers, dice->state, command, "spend",
                   g_strdup_printf (C_("token to spend", "Spend: %s"),
                                    bs_ruleset_name (dice->state->ruleset, "token", token->id)),
                   NULL);
  bs_attack_moment (&moment, dice->state, NULL, dice->side);
  moment.token = token->id;
  bs_effects_each (&moment, "spend", spending_cb, &spending);
  if (offer != NULL)
    tell_change (dice, offer, spending.effect);
}

static void
modify_cb (BsMoment *moment,
           gpointer  data)
{
  const Dice *dice = data;
  const BsShip *ship = bs_state_ship_of (moment->state, moment->source);
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, moment->source) : NULL;
  g_autoptr (BsVerdict) refused = bs_verdict_new ();
  BsCommand *command;
  BsOffer *offer;

  /* A card that has no part in this attack is not shown; one that a rule keeps back is. */
  if (ship == NULL || (!bs_effects_hold (moment, refused) && refused->level == BS_VERDICT_OK))
    return;
  command = dice_command (dice, "change");
  bs_command_set (command, "by", moment->source);
  offer =
    bs_offers_add (dice->offers, moment->state, command, "card",
                   g_strdup (part != NULL ? bs_fleet_part_name (moment->state, part) : ship->name),
                   NULL);
  if (offer != NULL)
    tell_change (dice, offer, moment->effect);
}

/**
 * bs_offers_for_attack:
 * @state: the battle
 * @side: attack or defence: whose dice are to be modified
 *
 * Told of each may be `dice` (counted from 1) and the `faces` that real dice show after a reroll.
 *
 * Returns: (transfer full): array of BsOffer: tokens and cards that apply to these dice
 */
GPtrArray *
bs_offers_for_attack (const BsState *state,
                      BsId           side)
{
  Dice dice = { g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free), state, side,
                NULL };
  const BsAttack *attack = state->attack;
  const BsShip *ship = attack != NULL
                         ? bs_state_ship (state, is_defence (side) ? attack->target : attack->ship)
                         : NULL;
  BsMoment moment;

  if (ship == NULL)
    return dice.offers;

  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    offer_spending (&dice, ship, state->ruleset->tokens->pdata[i]);
  bs_attack_moment (&moment, state, NULL, side);
  bs_effects_each (&moment, is_defence (side) ? "modify-defence" : "modify-attack", modify_cb,
                   &dice);
  return dice.offers;
}

/* Who changes them: either player, or whose card says so; of any ship, since cards speak for
 * friends. */
static void
tell_who (const Dice *dice,
          BsOffer    *offer)
{
  const BsAttack *attack = dice->state->attack;
  const BsShip *ships[] = { bs_state_ship (dice->state, attack->ship),
                            bs_state_ship (dice->state, attack->target) };
  BsTold *told = bs_offer_tell (offer, "by", FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (ships); i++)
    if (ships[i] != NULL)
      bs_told_add (told, ships[i]->player, bs_state_player (dice->state, ships[i]->player)->name);
  for (guint i = 0; i < dice->state->ships->len; i++)
    {
      const BsShip *ship = dice->state->ships->pdata[i];

      for (guint j = 0; bs_ship_in_play (ship) && j < ship->parts->len; j++)
        {
          const BsShipPart *part = ship->parts->pdata[j];
          g_autofree char *label =
            g_strdup_printf (C_("a card and its ship", "%s (%s)"),
                             bs_fleet_part_name (dice->state, part), ship->name);

          if (part->state == BS_PART_ACTIVE && bs_ship_shows_part (ship, part, dice->viewer))
            bs_told_add (told, part->id, label);
        }
    }
}

static BsOffer *
add_by_hand (const Dice *dice,
             BsCommand  *command,
             const char *label)
{
  BsOffer *offer = bs_offers_add (dice->offers, dice->state, command, "change-by-hand",
                                  g_strdup (label), dice->viewer);

  if (offer == NULL)
    return NULL;
  if (dice->offers->len > 1)
    bs_offer_tell_as (offer, dice->offers->pdata[0], "by");
  else
    tell_who (dice, offer);
  return offer;
}

/* Before the roll the number of dice, behind it the dice. */
static void
add_counts (const Dice *dice)
{
  static const char *const ways[] = { "more", "fewer", NULL };
  const char *labels[] = { C_("offer", "More dice"), C_("offer", "Fewer dice") };

  for (guint i = 0; ways[i] != NULL; i++)
    {
      BsCommand *command = dice_command (dice, "change");
      BsOffer *offer;
      BsTold *told;

      bs_command_set_int (command, ways[i], 1);
      offer = bs_offers_add (dice->offers, dice->state, command, "change-by-hand",
                             g_strdup (labels[i]), dice->viewer);
      told = offer != NULL ? bs_offer_tell (offer, ways[i], TRUE) : NULL;
      if (told != NULL)
        told->low = 1, told->high = 99;
    }
}

static void
add_changes (const Dice *dice)
{
  BsCommand *reroll = dice_command (dice, "change"), *cancel = dice_command (dice, "change");
  BsCommand *turn = dice_command (dice, "change"), *extra = dice_command (dice, "change");
  const GArray *results = bs_attack_pool (dice->state->attack, dice->side)->results;
  BsId face =
    g_array_index (bs_ruleset_die (dice->state->ruleset, dice->side)->sides, BsCounter, 0).kind;
  BsOffer *offer;

  bs_command_set_flag (reroll, "reroll");
  bs_command_set_flag (cancel, "cancel");
  bs_command_set (turn, "to", face);
  bs_command_set (extra, "add", face);
  if ((offer = add_by_hand (dice, reroll, C_("offer", "Roll again"))) != NULL)
    {
      tell_dice (dice, offer, FALSE);
      bs_offer_tell_faces (offer, dice->state, "faces", dice->side);
    }
  if ((offer = add_by_hand (dice, extra, C_("offer", "Add a result"))) != NULL)
    tell_face (dice, offer, "add");
  if (results->len == 0)
    {
      bs_command_free (cancel);
      bs_command_free (turn);
      return;
    }
  if ((offer = add_by_hand (dice, cancel, C_("offer", "Take a result out"))) != NULL)
    tell_dice (dice, offer, FALSE);
  if ((offer = add_by_hand (dice, turn, C_("offer", "Turn dice"))) != NULL)
    {
      tell_face (dice, offer, "to");
      tell_dice (dice, offer, FALSE);
    }
}

/**
 * bs_offers_by_hand:
 * @state: the battle
 * @side: attack or defence
 * @viewer: (nullable): who looks; %NULL: everybody at the table
 *
 * Returns: (transfer full): array of BsOffer, kind `change-by-hand`: what players may change about
 * these dice by their word
 */
GPtrArray *
bs_offers_by_hand (const BsState *state,
                   BsId           side,
                   BsId           viewer)
{
  Dice dice = { g_ptr_array_new_with_free_func ((GDestroyNotify) bs_offer_free), state, side,
                viewer != NULL ? viewer : BS_VIEW_TABLE };

  if (state->attack == NULL || bs_ruleset_die (state->ruleset, side) == NULL)
    return dice.offers;
  if (!bs_attack_pool (state->attack, side)->rolled)
    add_counts (&dice);
  /* A side without dice has none to roll: it modifies all the same. */
  if (bs_attack_pool (state->attack, side)->rolled || bs_attack_dice (state, side) == 0)
    add_changes (&dice);
  return dice.offers;
}
