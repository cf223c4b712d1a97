/* bs-number.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-effect.h"

G_BEGIN_DECLS

/* Numbers with reasons. */
typedef struct
{
  BsId number;       /* attack-dice, defence-dice, skill, attack, agility, hull ... */
  BsId ship;         /* whose number */
  BsId other;        /* (nullable) the ship on the other side */
  BsId weapon;       /* (nullable) primary or part id */
  BsId ability;      /* (nullable) */
  BsId section;      /* (nullable) */
  BsId other_section;
  int range;         /* 0: not told */
  int told;          /* energy-gain: what the maneuver gives */
  gboolean obstructed, precision;
  BsId arc;
} BsAsked;

/* Gives the value; with @parts (nullable) the parts it is made of, BsPart, owned by the caller. */
int           bs_number      (const BsState *state, const BsAsked *asked, GPtrArray **parts);
int           bs_ship_value  (const BsState *state, BsId ship, const char *number);
char         *bs_part_text   (const BsPart *part, const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

void bs_op_add          (BsMoment *moment, const BsOp *op);
void bs_op_at_least     (BsMoment *moment, const BsOp *op);
void bs_op_fire         (BsMoment *moment, const BsOp *op);
void bs_op_fix          (BsMoment *moment, const BsOp *op);
void bs_op_ignore       (BsMoment *moment, const BsOp *op);

G_END_DECLS
