/* bs-act-told.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"
#include "engine/rules/bs-effect.h"
#include "engine/rules/bs-ruleset-parts.h"

G_BEGIN_DECLS

/* What a command would do: an action of the rules, a card's own, or a repair. */
typedef struct
{
  const BsAction *action;   /* (nullable) */
  const BsEffect *effect;   /* (nullable) */
  BsId name;                /* what may be done once a round */
  BsId source;              /* (nullable) the card */
} BsActTold;

/* The card that gives a free action: named, or any on board that gives this one. */
typedef struct
{
  BsId action;
  BsId card;
  BsId found;
  const BsEffect *effect;
} BsActGiver;

gboolean bs_act_told_find (const BsState *state,
                           const BsCommand *command,
                           const BsShip *ship,
                           BsActTold *told);
char             *bs_act_told_missing (const BsCommand *command) G_GNUC_WARN_UNUSED_RESULT;
gboolean          bs_act_told_has_op  (const BsActTold *self, const char *kind);
void bs_act_told_heed (const BsState *state,
                       const BsCommand *command,
                       const BsShip *ship,
                       const BsActTold *told,
                       BsVerdict *verdict);
void bs_act_find_giver (const BsState *state,
                        const BsCommand *command,
                        const BsShip *ship,
                        BsActGiver *giver);
const BsQuestion *bs_act_granted      (const BsState *state, const BsShip *ship, BsId action);

G_END_DECLS
