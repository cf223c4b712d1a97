/* bs-verb.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-types.h"

G_BEGIN_DECLS

/* One row of the verb table, and what it says of its arguments. */

typedef enum
{
  BS_ARG_ID,        /* a new or any id */
  BS_ARG_SHIP,      /* a ship, or a part where that is meant */
  BS_ARG_PLAYER,
  BS_ARG_INT,
  BS_ARG_FLAG,
  BS_ARG_FACES,     /* faces separated by commas */
  BS_ARG_LIST,      /* ids or numbers separated by commas */
  BS_ARG_WORD,      /* one of a few words, told in `words` */
  BS_ARG_TEXT,
  BS_ARG_ANY,       /* NAME=VALUE of any name (option, set) */
} BsArgKind;

typedef struct
{
  const char *name;
  BsArgKind kind;
  gboolean needed;
  const char *words;    /* BS_ARG_WORD: "front|rear" */
} BsVerbArg;

/* Words that more than one place looks at. */
#define BS_WORDS_ARC  "front|rear"
#define BS_WORDS_EDGE "north|east|south|west"
#define BS_WORDS_INTENT "board|tow|escape|let-go"
#define BS_WORDS_OBSTACLE "planet|asteroid|debris|mine"
#define BS_WORDS_SIDE "front|rear|left|right"
#define BS_WORDS_BEARING                                                                          \
  "straight|bank-left|bank-right|turn-left|turn-right|koiogran|segnor-left|segnor-right|"         \
  "tallon-left|tallon-right|come-about|reverse|stationary|spin-left|spin-right|flank-left|"       \
  "flank-right|rotate-left-45|rotate-right-45|rotate-left-90|rotate-right-90"

struct _BsVerb
{
  const char *name;
  void      (*judge) (const BsState *state, const BsCommand *command, BsVerdict *verdict);
  void      (*apply) (BsDraft *draft);
  const char *label;    /* of undo, with the arguments as places: N_("{ship} moves") */
  const char *help;     /* one sentence, translated */
  guint       when;     /* BsWhen flags */
  gboolean    does_next; /* if another ship is due, its turn ends first */
  BsVerbArg   args[56]; /* ends with a NULL name */
};

typedef enum
{
  BS_WHEN_SETUP = 1 << 0,   /* before `begin` */
  BS_WHEN_BATTLE = 1 << 1,  /* between `begin` and `end` */
  BS_WHEN_ENDED = 1 << 2,
  BS_WHEN_HISTORY = 1 << 3, /* undo, redo: the history's, not the engine's */
  BS_WHEN_ANY = BS_WHEN_SETUP | BS_WHEN_BATTLE | BS_WHEN_ENDED,
} BsWhen;

const BsVerbArg *bs_verb_arg (const BsVerb *verb, const char *name);

/* The judge and the apply of a row. */
#define BS_VERB(name)                                                                              \
  void bs_judge_##name (const BsState *state, const BsCommand *command, BsVerdict *verdict);       \
  void bs_apply_##name (BsDraft *draft);

G_END_DECLS
