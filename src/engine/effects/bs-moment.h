/* bs-moment.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The moment in which effects are asked whether they speak. */

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

/* The moment in which effects are asked whether they speak. Filled by the mechanism that reaches
 * the moment; `self` and `other` are set for each effect from its `as`. Ids are NULL and numbers 0
 * where a moment has none. */
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

G_END_DECLS
