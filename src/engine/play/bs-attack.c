/* bs-attack.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The attack: declare, roll, modify, roll, modify, compare, deal (AW5, X4). */

#include "bs-attack.h"

#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-arrays.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "bs-damage.h"
#include "bs-turn-order.h"
#include "bs-turn.h"
#include "bs-victory.h"

static gboolean
is_defence (BsId side)
{
  return g_strcmp0 (side, "defence") == 0;
}

/**
 * bs_attack_pool:
 * @attack: an attack
 * @side: attack or defence
 *
 * Returns: (transfer none): the dice of that side
 */
const BsPool *
bs_attack_pool (const BsAttack *attack,
                BsId            side)
{
  return is_defence (side) ? &attack->defence : &attack->attack;
}

/**
 * bs_draft_pool:
 * @draft: a draft
 * @side: attack or defence
 *
 * Returns: (transfer none) (nullable): the dice of that side of the attack under way, to be changed
 */
BsPool *
bs_draft_pool (BsDraft *draft,
               BsId     side)
{
  BsAttack *attack = bs_draft_attack (draft);

  if (attack == NULL)
    return NULL;
  return is_defence (side) ? &attack->defence : &attack->attack;
}

/**
 * bs_attack_moment:
 * @moment: filled
 * @state: the battle, with an attack under way
 * @draft: (nullable): the draft, if something is done
 * @side: (nullable): whose dice are in hand
 */
void
bs_attack_moment (BsMoment      *moment,
                  const BsState *state,
                  BsDraft       *draft,
                  BsId           side)
{
  const BsAttack *attack;

  bs_moment_init (moment, state, draft);
  attack = moment->state->attack;
  moment->actor = attack->ship;
  moment->target = attack->target;
  moment->weapon = attack->weapon;
  moment->ability = attack->ability;
  moment->arc = attack->arc;
  moment->range = attack->range;
  moment->obstructed = attack->obstructed;
  moment->precision = attack->precision;
  moment->side = side;
}

/**
 * bs_attack_asked:
 * @state: the battle, with an attack under way
 * @side: attack or defence
 * @asked: filled: the number of dice of that side
 */
void
bs_attack_asked (const BsState *state,
                 BsId           side,
                 BsAsked       *asked)
{
  const BsAttack *attack = state->attack;
  gboolean defends = is_defence (side);

  *asked = (BsAsked) { 0 };
  asked->number = bs_id (defends ? "defence-dice" : "attack-dice");
  asked->ship = defends ? attack->target : attack->ship;
  asked->section = defends ? attack->target_section : attack->ship_section;
  asked->other = defends ? attack->ship : attack->target;
  asked->weapon = attack->weapon;
  asked->ability = attack->ability;
  asked->range = attack->range;
  asked->obstructed = attack->obstructed;
  asked->precision = attack->precision;
  asked->arc = attack->arc;
}

/**
 * bs_attack_dice:
 * @state: the battle, with an attack under way
 * @side: attack or defence
 *
 * Returns: how many dice that side rolls
 */
int
bs_attack_dice (const BsState *state,
                BsId           side)
{
  BsAsked asked;

  bs_attack_asked (state, side, &asked);
  return MAX (bs_number (state, &asked, NULL) + bs_attack_pool (state->attack, side)->more, 0);
}

static void
ask_roll (BsDraft *draft,
          BsId     side)
{
  const BsAttack *attack = draft->state->attack;
  BsId ship = is_defence (side) ? attack->target : attack->ship;
  BsQuestion *question = bs_draft_ask (draft, "attack-dice", BS_ASK_DICE, TRUE,
                                       bs_state_ship_of (draft->state, ship)->player, ship);

  question->side = side;
  question->die = side;
  question->rule = bs_id ("dice-first");
  question->count = bs_attack_dice (draft->state, side);
}

static void
pay_weapon (BsDraft *draft)
{
  const BsAttack *attack = draft->state->attack;
  BsId source = attack->ability != NULL ? attack->ability : attack->weapon;
  const BsEffect *effect =
    bs_effects_of (draft->state, source, attack->ability != NULL ? "primary" : "weapon");
  BsMoment moment;

  if (effect == NULL)
    return;

  bs_attack_moment (&moment, NULL, draft, bs_id ("attack"));
  bs_moment_speak (&moment, effect, source);
  bs_draft_use (draft, effect, moment.self, source);
  bs_effects_run (&moment, effect->costs, -1);
}

static void
read_command (BsDraft  *draft,
              BsAttack *attack)
{
  const BsCommand *command = draft->command;
  BsId ship = bs_id (bs_command_get (command, "ship"));
  BsId target = bs_id (bs_command_get (command, "target"));
  const char *weapon = bs_command_get (command, "weapon");
  const char *by = bs_command_get (command, "by");
  const char *arc = bs_command_get (command, "arc");
  BsId way = weapon != NULL && !g_str_equal (weapon, "primary") ? bs_id (weapon)
             : by != NULL                                       ? bs_id (by)
                                                                : NULL;

  attack->ship = bs_id_ship (ship);
  attack->ship_section = ship != attack->ship ? ship : NULL;
  attack->target = bs_id_ship (target);
  attack->target_section = target != attack->target ? target : NULL;
  attack->weapon = bs_id ("primary");
  if (way != NULL && bs_effects_of (draft->state, way, "primary") != NULL)
    attack->ability = way;
  else if (weapon != NULL)
    attack->weapon = bs_id (weapon);
  attack->arc = arc != NULL ? bs_id (arc) : bs_id ("front");
  attack->obstructed = bs_command_has (command, "obstructed");
  attack->precision = bs_command_has (command, "precision");
  attack->free = bs_command_has (command, "free");
  bs_command_get_int (command, "range", &attack->range);
}

/**
 * bs_attack_declare:
 * @draft: a draft with the command `attack`
 *
 * The ship takes its turn, the target is declared, the weapon's cost paid, attack dice are asked
 * for.
 */
void
bs_attack_declare (BsDraft *draft)
{
  BsAttack *attack = bs_attack_new ();
  BsMoment moment;
  BsShip *ship;

  read_command (draft, attack);
  if (draft->state->attack != NULL)
    bs_attack_close (draft);
  if (!attack->free)
    bs_turn_take (draft, attack->ship);
  /* The turn that ended with it may have been the last of one of them. */
  if (draft->state->ended || !bs_ship_in_play (bs_state_ship (draft->state, attack->ship)) ||
      !bs_ship_in_play (bs_state_ship (draft->state, attack->target)))
    {
      bs_attack_unref (attack);
      return;
    }
  attack->step = bs_id ("roll-attack");
  draft->state->attack = attack;
  ship = bs_draft_ship (draft, attack->ship);
  if (!attack->free)
    ship->deeds.attacked = TRUE;
  g_ptr_array_add (ship->fired, (gpointer) attack->weapon);
  bs_draft_tell (draft, attack->precision ? "attacks-precisely" : "attacks", "ship", BS_SAY_SHIP,
                 attack->ship, "target", BS_SAY_SHIP, attack->target, NULL);
  pay_weapon (draft);
  bs_attack_moment (&moment, NULL, draft, bs_id ("attack"));
  bs_effects_fire (&moment, "before-roll");
  if (draft->state->attack != NULL)
    ask_roll (draft, bs_id ("attack"));
}

static void
put_faces (BsDraft      *draft,
           BsId          side,
           const GArray *faces)
{
  BsPool *pool = bs_draft_pool (draft, side);

  pool->rolled = TRUE;
  g_array_set_size (pool->results, 0);
  for (guint i = 0; i < faces->len; i++)
    {
      BsResult result = { g_array_index (faces, BsId, i), FALSE, FALSE };

      g_array_append_val (pool->results, result);
    }
}

static void
drop_roll_question (BsDraft *draft,
                    BsId     side)
{
  for (guint i = draft->state->questions->len; i > 0; i--)
    {
      const BsQuestion *question = draft->state->questions->pdata[i - 1];

      if (question->side == side)
        bs_draft_unask (draft, question);
    }
}

/**
 * bs_attack_rolled:
 * @draft: a draft
 * @side: attack or defence
 * @faces: array of BsId
 *
 * Dice lie on the table; the next step begins.
 */
void
bs_attack_rolled (BsDraft      *draft,
                  BsId          side,
                  const GArray *faces)
{
  g_autofree char *text = bs_faces_join (faces);
  BsMoment moment;
  BsAttack *attack;

  drop_roll_question (draft, side);
  put_faces (draft, side, faces);
  attack = bs_draft_attack (draft);
  attack->step = bs_id (is_defence (side) ? "modify-defence" : "modify-attack");
  bs_draft_tell (draft, is_defence (side) ? "rolled-defence" : "rolled-attack", "ship", BS_SAY_SHIP,
                 is_defence (side) ? attack->target : attack->ship, "faces", BS_SAY_FACES, text,
                 NULL);
  if (is_defence (side))
    return;

  bs_attack_moment (&moment, NULL, draft, side);
  bs_effects_fire (&moment, "attack-rolled");
  if (draft->state->attack != NULL)
    ask_roll (draft, bs_id ("defence"));
}

/**
 * bs_attack_modifies:
 * @attack: an attack
 * @side: whose dice are to be modified
 *
 * Returns: whether dice of that side lie on the table and may be modified now
 */
gboolean
bs_attack_modifies (const BsAttack *attack,
                    BsId            side)
{
  return bs_attack_pool (attack, side)->rolled &&
         g_strcmp0 (attack->step, is_defence (side) ? "modify-defence" : "modify-attack") == 0;
}

/**
 * bs_attack_count_faces:
 * @ruleset: the game
 * @pool: dice
 * @hits: (out): what counts as hit
 * @crits: (out): what counts as critical
 * @evades: (out): what counts as evade
 */
void
bs_attack_count_faces (const BsRuleset *ruleset,
                       const BsPool    *pool,
                       int             *hits,
                       int             *crits,
                       int             *evades)
{
  *hits = *crits = *evades = 0;
  for (guint i = 0; i < pool->results->len; i++)
    {
      const BsFace *face =
        bs_ruleset_face (ruleset, g_array_index (pool->results, BsResult, i).face);

      if (face == NULL || face->counts == NULL)
        continue;
      if (g_str_equal (face->counts, "hit"))
        (*hits)++;
      else if (g_str_equal (face->counts, "crit"))
        (*crits)++;
      else if (g_str_equal (face->counts, "evade"))
        (*evades)++;
    }
}

/**
 * bs_attack_left:
 * @state: the battle
 * @hits: (out): hits left if it were compared now
 * @crits: (out): criticals left
 * @evades: (out): evades rolled
 *
 * Each evade cancels a hit, criticals only when no hit is left (AW p14, X4.5). An attack without
 * dice does no damage (A9).
 */
void
bs_attack_left (const BsState *state,
                int           *hits,
                int           *crits,
                int           *evades)
{
  const BsAttack *attack = state->attack;
  int none, cancelled;

  *hits = *crits = *evades = 0;
  if (attack == NULL)
    return;

  bs_attack_count_faces (state->ruleset, &attack->attack, hits, crits, &none);
  bs_attack_count_faces (state->ruleset, &attack->defence, &none, &none, evades);
  cancelled = MIN (*hits, *evades);
  *hits -= cancelled;
  *crits -= MIN (*crits, *evades - cancelled);
  if (bs_attack_dice (state, bs_id ("attack")) == 0)
    *hits = *crits = 0;
}

/**
 * bs_attack_close:
 * @draft: a draft
 *
 * The attack is over; what it asked for itself lapses.
 */
void
bs_attack_close (BsDraft *draft)
{
  drop_roll_question (draft, bs_id ("attack"));
  drop_roll_question (draft, bs_id ("defence"));
  g_clear_pointer (&draft->state->attack, bs_attack_unref);
}

/**
 * bs_attack_drop:
 * @draft: a draft
 * @ship: a ship that leaves
 *
 * An attack by it or on it is dropped.
 */
void
bs_attack_drop (BsDraft *draft,
                BsId     ship)
{
  const BsAttack *attack = draft->state->attack;

  if (attack != NULL && (attack->ship == ship || attack->target == ship))
    bs_attack_close (draft);
}

static void
forget_attack_limits (BsDraft *draft,
                      BsId     id)
{
  BsShip *ship = bs_draft_ship (draft, id);

  for (guint i = ship->used->len; i > 0; i--)
    if (g_str_has_prefix (ship->used->pdata[i - 1], "attack:"))
      g_ptr_array_remove_index (ship->used, i - 1);
}

/* What was to last until the attacker's next attack: its own modifiers, and those of others against
 * it. */
static void
end_attack_modifiers (BsDraft *draft,
                      BsId     attacker)
{
  for (guint i = 0; i < draft->state->ships->len; i++)
    {
      const BsShip *ship = draft->state->ships->pdata[i];

      for (guint j = ship->modifiers->len; j > 0; j--)
        {
          const BsModifier *modifier = &g_array_index (ship->modifiers, BsModifier, j - 1);

          if (modifier->until != bs_id ("attack") ||
              (ship->id != attacker && modifier->other != attacker))
            continue;
          ship = bs_draft_ship (draft, ship->id);
          g_array_remove_index (ship->modifiers, j - 1);
        }
    }
}

static void
precision_result (BsDraft        *draft,
                  const BsAttack *attack,
                  int             crits)
{
  BsShip *target;

  if (crits < bs_ruleset_figure (draft->state->ruleset, "precision-crits", 1))
    {
      bs_draft_tell (draft, "precision-failed", "ship", BS_SAY_SHIP, attack->ship, "target",
                     BS_SAY_SHIP, attack->target, NULL);
      return;
    }

  target = bs_draft_ship (draft, attack->target);
  target->immobilised = TRUE;
  target->immobilised_round = draft->state->round;
  bs_draft_add_token (draft, target->id, bs_id ("critical-hit"), 1);
  bs_draft_tell (draft, "immobilised", "ship", BS_SAY_SHIP, target->id, NULL);
  bs_turn_ship_gone (draft, target->id);
  bs_draft_announce (draft, BS_NEWS_SHOT_OUT, target->id, BS_STATUS_IMMOBILISED, attack->ship);
}

static void
tell_result (BsDraft *draft,
             int      hits,
             int      crits)
{
  const BsAttack *attack = draft->state->attack;

  if (hits + crits == 0)
    bs_draft_tell (draft, "missed", "ship", BS_SAY_SHIP, attack->ship, "target", BS_SAY_SHIP,
                   attack->target, NULL);
  else
    bs_draft_tell (draft, "hit", "target", BS_SAY_SHIP, attack->target, "hits", BS_SAY_INT, hits,
                   "crits", BS_SAY_INT, crits, NULL);
}

static void
fire_after (BsDraft  *draft,
            BsAttack *attack,
            int       hits,
            int       crits)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.actor = attack->ship;
  moment.target = attack->target;
  moment.weapon = attack->weapon;
  moment.range = attack->range;
  moment.arc = attack->arc;
  moment.hits = hits;
  moment.crits = crits;
  if (hits + crits > 0 && !attack->precision)
    bs_effects_fire (&moment, "damaged");
  bs_effects_fire (&moment, "attack-done");
}

/* No attack die is left to roll: the attack is made all the same, a cloak turns red, costs are paid
 * (A9). */
static void
roll_none (BsDraft *draft)
{
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (BsId));

  bs_attack_rolled (draft, bs_id ("attack"), none);
}

/**
 * bs_attack_resolve:
 * @draft: a draft with the command `resolve`
 *
 * Compares and deals. Then cards speak that wait for the end of an attack, also of a ship just
 * destroyed; a doomed attacker has had its attack and goes.
 */
void
bs_attack_resolve (BsDraft *draft)
{
  BsAttack *attack;
  int hits, crits, evades;

  if (!draft->state->attack->attack.rolled)
    roll_none (draft);
  if (draft->state->attack == NULL)
    return;

  attack = bs_attack_copy (draft->state->attack);
  bs_attack_left (draft->state, &hits, &crits, &evades);
  if (!attack->precision)
    tell_result (draft, hits, crits);
  bs_attack_close (draft);
  if (attack->precision)
    precision_result (draft, attack, crits);
  else
    bs_damage_attack (draft,
                      attack->target_section != NULL ? attack->target_section : attack->target,
                      hits, crits, attack->ship, NULL);
  fire_after (draft, attack, hits, crits);
  end_attack_modifiers (draft, attack->ship);
  forget_attack_limits (draft, attack->ship);
  forget_attack_limits (draft, attack->target);
  bs_damage_fall (draft, attack->ship);
  bs_victory_check (draft);
  bs_attack_unref (attack);
}
