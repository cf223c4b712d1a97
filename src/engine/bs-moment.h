/* bs-moment.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-battle.h"
#include "bs-effect.h"

G_BEGIN_DECLS

/* The moment in which effects are asked whether they speak. Filled by the mechanism that reaches the moment; `self` and `other`
 * are set for each effect from its `as`. Ids are NULL and numbers 0 where a moment has none. */
struct _BsMoment
{
  BsDraft *draft;          /* (nullable) NULL while something is only judged or counted */
  const BsState *state;
  BsId hook;
  const BsEffect *effect;  /* the one being asked */
  BsId source;             /* ship, part or damage card it stands on; NULL: a rule */
  BsId self;               /* ship that speaks */
  BsId other;              /* the ship on the other side, or the action's target */
  BsId actor;              /* the ship that moves, acts, attacks */
  BsId target;             /* the ship attacked or aimed at */
  BsId side;               /* attack or defence: whose dice are in hand */
  BsId weapon, ability, arc;
  BsId action, phase, color, bearing, number, token, card, overlap, why;
  int speed, range;
  gboolean obstructed, precision, from_bar;
  int hits, crits;         /* damage that got through or was dealt */
  BsId face;               /* in a check: the face rolled */
  const BsCommand *command;/* (nullable) what the players told: dice, answers */
  struct _BsTally *tally;  /* (nullable) the number being added up, for the number hooks */
  BsId *maneuver_color;    /* (nullable) may-move: the color, to be changed */
  BsVerdict *verdict;      /* (nullable) takes refusals while judging */
  int op;                  /* index of the operation under way, depth first */
};

/* A number being added up. */
typedef struct _BsTally
{
  GPtrArray *parts;        /* BsPart */
  GPtrArray *ignored;      /* BsId effects that do not count */
  gboolean fixed, floored;
  int fixed_at, floor;
  BsId fixed_by;
} BsTally;

void bs_moment_init   (BsMoment *moment, const BsState *state, BsDraft *draft);
void bs_moment_speak  (BsMoment *moment, const BsEffect *effect, BsId source);
int  bs_moment_amount (const BsMoment *moment, const BsOp *op, const char *name, int fallback);
BsId bs_moment_who    (const BsMoment *moment, const BsOp *op);
BsId bs_moment_player (const BsMoment *moment);

/* Conditions: each looks at one attribute. */
gboolean bs_if_action        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_action_but    (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_precision     (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_touches_other (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_towing        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_at_least      (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_stands_on     (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_armed         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_arc           (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_attacked      (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_bearing       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_card          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_from_bar      (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_target        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_class         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_cloak         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_color         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_damaged       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_face          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_faction       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_has           (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_lacks         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_leader        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_locks_other   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_obstructed    (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_on_obstacle   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_option        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_overlap       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_phase         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_range         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_shields       (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_side          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_size          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_speed         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_token         (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_weapon        (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_part          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_got_through   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_room          (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_first_round   (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_why           (const BsMoment *moment, const BsAttr *attr);
gboolean bs_if_own_faction   (const BsMoment *moment, const BsAttr *attr);

/* Operations. */
void bs_op_add          (BsMoment *moment, const BsOp *op);
void bs_op_add_face     (BsMoment *moment, const BsOp *op);
void bs_op_arm          (BsMoment *moment, const BsOp *op);
void bs_op_ask          (BsMoment *moment, const BsOp *op);
void bs_op_at_least     (BsMoment *moment, const BsOp *op);
void bs_op_bar          (BsMoment *moment, const BsOp *op);
void bs_op_cancel       (BsMoment *moment, const BsOp *op);
void bs_op_check        (BsMoment *moment, const BsOp *op);
void bs_op_cloak        (BsMoment *moment, const BsOp *op);
void bs_op_color        (BsMoment *moment, const BsOp *op);
void bs_op_damage       (BsMoment *moment, const BsOp *op);
void bs_op_destroy      (BsMoment *moment, const BsOp *op);
void bs_op_disable      (BsMoment *moment, const BsOp *op);
void bs_op_discard      (BsMoment *moment, const BsOp *op);
void bs_op_discard_card (BsMoment *moment, const BsOp *op);
void bs_op_enable       (BsMoment *moment, const BsOp *op);
void bs_op_fire         (BsMoment *moment, const BsOp *op);
void bs_op_fix          (BsMoment *moment, const BsOp *op);
void bs_op_forbid       (BsMoment *moment, const BsOp *op);
void bs_op_free_action  (BsMoment *moment, const BsOp *op);
void bs_op_free_attack  (BsMoment *moment, const BsOp *op);
void bs_op_free_move    (BsMoment *moment, const BsOp *op);
void bs_op_ignore       (BsMoment *moment, const BsOp *op);
void bs_op_lock         (BsMoment *moment, const BsOp *op);
void bs_op_lose         (BsMoment *moment, const BsOp *op);
void bs_op_lose_action  (BsMoment *moment, const BsOp *op);
void bs_op_move_token   (BsMoment *moment, const BsOp *op);
void bs_op_modify       (BsMoment *moment, const BsOp *op);
void bs_op_on           (BsMoment *moment, const BsOp *op);
void bs_op_raise        (BsMoment *moment, const BsOp *op);
void bs_op_remove_token (BsMoment *moment, const BsOp *op);
void bs_op_repair_shield(BsMoment *moment, const BsOp *op);
void bs_op_recover      (BsMoment *moment, const BsOp *op);
void bs_op_reroll       (BsMoment *moment, const BsOp *op);
void bs_op_shields_down (BsMoment *moment, const BsOp *op);
void bs_op_spend_lock   (BsMoment *moment, const BsOp *op);
void bs_op_token        (BsMoment *moment, const BsOp *op);
void bs_op_turn_card    (BsMoment *moment, const BsOp *op);
void bs_op_turn_die     (BsMoment *moment, const BsOp *op);
void bs_op_uncloak      (BsMoment *moment, const BsOp *op);
void bs_op_use_attack   (BsMoment *moment, const BsOp *op);
void bs_op_win          (BsMoment *moment, const BsOp *op);
void bs_op_stand        (BsMoment *moment, const BsOp *op);
void bs_op_untouch      (BsMoment *moment, const BsOp *op);

/* Whether they leave something open. */
gboolean bs_op_asks_always   (const BsMoment *moment, const BsOp *op);
gboolean bs_op_asks_which    (const BsMoment *moment, const BsOp *op);

/* As a cost. */
gboolean bs_can_disable      (const BsMoment *moment, const BsOp *op);
gboolean bs_can_discard      (const BsMoment *moment, const BsOp *op);
gboolean bs_can_remove_token (const BsMoment *moment, const BsOp *op);
gboolean bs_can_recover (const BsMoment *moment, const BsOp *op);
gboolean bs_can_shields_down (const BsMoment *moment, const BsOp *op);
gboolean bs_can_spend_lock   (const BsMoment *moment, const BsOp *op);

G_END_DECLS
