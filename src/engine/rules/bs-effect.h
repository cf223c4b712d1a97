/* bs-effect.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* An effect of the rules data: its hook, its conditions, its cost and its operations, as plain
 * structs. */

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* What a word in the rules data may be. The tables of conditions and operations name it, the loader
 * checks it. */
typedef enum
{
  BS_VALUE_TEXT,  /* any id */
  BS_VALUE_INT,   /* integer */
  BS_VALUE_RANGE, /* "2", "1-3", "2+" */
  BS_VALUE_YES_NO,
  BS_VALUE_FACE,   /* a face of the ruleset */
  BS_VALUE_TOKEN,  /* a token of the ruleset */
  BS_VALUE_COUNT,  /* a token, or how many of it: "mission:3+"; text: the token, low and high: how
                      many */
  BS_VALUE_ACTION, /* an action of the ruleset */
  BS_VALUE_AMOUNT, /* integer, one of the counts: hits, crits, dice, active-shields; or a token: as
                      many as the ship has */
  BS_VALUE_NUMBER, /* a number that is asked with reasons: attack-dice, agility, skill ... */
} BsValueKind;

/* One attribute=value of a condition or an operation, already checked and read. */
typedef struct
{
  BsId name;
  BsId text;          /* the value as told */
  int low, high;      /* BS_VALUE_INT: low; BS_VALUE_RANGE: both; BS_VALUE_YES_NO: low */
} BsAttr;

/* The vocabulary: rows of the tables that stand above all operations, in bs-vocabulary.c. The
 * loader looks words up there and puts the row beside the word, so that what does an effect
 * needs to know no table. */
typedef struct _BsConditionKind BsConditionKind;
typedef struct _BsOpKind        BsOpKind;

/* A condition: one row of the condition table and its value. With a rule, a condition that does not
 * hold is a refusal with that rule; without one the effect just does not speak. */
typedef struct
{
  BsAttr attr;
  const BsConditionKind *row;
  BsId rule;          /* (nullable) */
} BsCondition;

/* An operation: one row of the operation table and its attributes; `check` has one child list a
 * face. */
typedef struct _BsOp BsOp;
struct _BsOp
{
  BsId kind;          /* the name of its row */
  const BsOpKind *row;
  GArray *attrs;      /* BsAttr */
  BsId face;          /* in a check: the face this list is for (a child of kind `on`) */
  GPtrArray *ops;     /* (nullable) BsOp, children */
};

/* Whose card speaks: which part its ship has in the moment. */
typedef enum
{
  BS_AS_ANY,          /* of a rule, or a card that speaks whoever acts */
  BS_AS_SELF,         /* the ship that moves, acts, takes damage, whose phase it is */
  BS_AS_ATTACKER,
  BS_AS_DEFENDER,
} BsAs;

struct _BsEffect
{
  BsId id;
  BsId hook;          /* one of bs_hooks() */
  BsAs as;
  gboolean may;       /* FALSE: it happens by itself; TRUE: a choice of the owner */
  BsId limit;         /* (nullable) round, attack, battle */
  BsId rule;          /* (nullable) the rule it is, for its reason */
  GArray *conditions; /* BsCondition */
  GPtrArray *costs;   /* BsOp, what is paid first */
  GPtrArray *ops;     /* BsOp */
  char *sentence;     /* (nullable) what it does, in our own words; msgid */
  int line;           /* in its file, for messages */
};

BsEffect     *bs_effect_new       (BsId               id,
                                   BsId               hook) G_GNUC_WARN_UNUSED_RESULT;
void          bs_effect_free      (BsEffect          *self);
BsOp         *bs_op_new           (const BsOpKind    *row) G_GNUC_WARN_UNUSED_RESULT;
void          bs_op_free          (BsOp              *self);
const BsAttr *bs_op_attr          (const BsOp        *self,
                                   const char        *name);
int           bs_op_int           (const BsOp        *self,
                                   const char        *name,
                                   int                fallback);
BsId          bs_op_text          (const BsOp        *self,
                                   const char        *name);

/* The moment in which an effect speaks: declared in bs-moment.h, for the engine alone. */
typedef struct _BsMoment BsMoment;

/* The vocabulary, for the loader, `check` and the documentation: rows end with a NULL name. */
typedef struct
{
  const char *name;
  BsValueKind value;
  gboolean needed;
} BsAttrKind;

struct _BsOpKind
{
  const char *name;
  const char *help;          /* one English line for docs/ */
  BsAttrKind attrs[8];
  void (*run) (BsMoment *moment, const BsOp *op);
  gboolean (*possible) (const BsMoment *moment,
                        const BsOp *op); /* (nullable) as a cost: can it be paid? */
  gboolean (*asks) (const BsMoment *moment,
                    const BsOp *op); /* (nullable) whether it leaves something open; NULL: never */
};

struct _BsConditionKind
{
  const char *name;
  const char *help;
  BsValueKind value;
  gboolean (*holds) (const BsMoment *moment, const BsAttr *attr);
};

typedef struct
{
  const char *name;
  const char *help;
  gboolean number;           /* a number that is asked, its operations are `add` */
} BsHookKind;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsEffect, bs_effect_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsOp, bs_op_free)

G_END_DECLS
