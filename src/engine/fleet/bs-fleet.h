/* bs-fleet.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/bs-ruleset-parts.h"

G_BEGIN_DECLS

/* Something of a fleet that is against a rule. It is marked where it is, and in the way only of the
 * begin, if at all. */
typedef struct
{
  BsId on; /* (nullable) the player, the ship or the card on it ("ship/part"); NULL: the whole
              battle */
  BsId player;            /* (nullable) whose fleet it is in */
  BsId key;               /* key of the rule */
  gboolean refused;       /* `begin` is against the rule, unless done anyway; else a hint */
  const BsRule *rule;     /* (nullable) the rule of this game for it */
  char *detail;           /* translated: what is the matter here */
  char *text;             /* translated: the rule's sentence, and what is the matter here */
} BsProblem;

GPtrArray *bs_points_problems (const BsState   *state,
                               BsId             player) G_GNUC_WARN_UNUSED_RESULT;
int        bs_fleet_taken     (const BsShip    *ship,
                               BsId             slot);
gboolean   bs_fleet_is_size   (const BsState   *state,
                               int              points);
void       bs_fleet_number_names (BsDraft      *draft);
gboolean   bs_fleet_same_name (const char      *a,
                               const char      *b);
gboolean   bs_fleet_names_apart (const BsState *state,
                                 BsId           a,
                                 BsId           b);
void       bs_points_judge    (const BsState   *state,
                               BsVerdict       *verdict);

G_END_DECLS
