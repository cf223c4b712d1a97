/* bs-question.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-types.h"

G_BEGIN_DECLS

typedef enum
{
  BS_ASK_DICE,
  BS_ASK_CARD,
  BS_ASK_CHOICE,
} BsAskKind;

/* Something that is still wanted. `topic` is a row of the table of topics in bs-question.c: what to do with the answer, and what
 * happens if it lapses. Plain data, so that it is copied, shown and saved like everything else. */
struct _BsQuestion
{
  gatomicrefcount ref;
  BsId id;                /* q1 ... */
  BsId topic;
  BsId player;            /* who answers; NULL: anybody */
  BsAskKind kind;
  gboolean must;
  BsId rule;              /* (nullable) key of the rule */
  BsId on;                /* (nullable) ship or part it is about */
  BsId other;             /* (nullable) a second ship */
  BsId side;              /* (nullable) attack, defence: dice of the attack under way */
  BsId die;               /* (nullable) */
  int count;              /* dice or cards wanted */
  GPtrArray *answers;     /* BsId, for a choice */
  BsId effect;            /* (nullable) whose operations go on with the answer */
  int op;                 /* which of them, counted depth first */
  BsId source;            /* (nullable) part or damage card that asks */
  gboolean survives;      /* stays open although the ship it is about is gone */
  gboolean lasts;         /* open over the turns of this part of the phase, and holds up only its end */
  gboolean secret;        /* only its player may know that it is asked */
  char *text;             /* (nullable) GRefString: msgid of what is asked, with {on} {other} {count} {source} */
};

/* A question's kinds are dice, card, choice in files and JSON. */
const char *bs_ask_kind_name (BsAskKind kind);

BsQuestion *bs_question_new   (BsId topic, BsAskKind kind) G_GNUC_WARN_UNUSED_RESULT;
BsQuestion *bs_question_ref   (BsQuestion *self);
void        bs_question_unref (BsQuestion *self);

G_END_DECLS
