/* bs-event.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What happened, as data: the log, the status line and screen readers make their sentences of
 * it. */

#include "engine/ground/bs-event-kinds.h"

G_BEGIN_DECLS

/* What a place in a sentence holds; it is worded only when shown, in the language of that
 * moment. */
typedef enum
{
  BS_SAY_INT,       /* n */
  BS_SAY_SHIP,      /* text: the ship's name */
  BS_SAY_PLAYER,    /* text: the player's name */
  BS_SAY_CARD,      /* id of a catalogue card; text: its recorded name */
  BS_SAY_DAMAGE,    /* id of a damage card */
  BS_SAY_TOKEN,     /* id */
  BS_SAY_ACTION,    /* id */
  BS_SAY_PHASE,     /* id */
  BS_SAY_FACES,     /* text: ids joined by commas */
  BS_SAY_WORD,      /* id among the ruleset's words */
  BS_SAY_RULE,      /* id: a rule key */
  BS_SAY_OPTION,    /* id */
  BS_SAY_VALUES,    /* text: option=value, or several values separated by commas */
  BS_SAY_SET,       /* text: what was set by hand, NAME=VALUE a line */
  BS_SAY_TEXT,      /* text, a user's own */
} BsSay;

typedef struct
{
  BsId name;
  BsSay say;
  int n;
  BsId id;
  char *text;       /* (nullable) owned */
} BsEventArg;

struct _BsEvent
{
  const BsEventKind *kind;
  GArray *args;           /* BsEventArg */
  BsId ship;              /* (nullable) whom it is about first */
  BsId viewer;            /* (nullable) only this player may know it; NULL: all */
};

BsEvent    *bs_event_new  (const char *kind) G_GNUC_WARN_UNUSED_RESULT;
void        bs_event_free (BsEvent *self);
const BsEventArg *bs_event_arg (const BsEvent *self, const char *name);
char *bs_event_text (const BsEvent *self,
                     const BsRuleset *ruleset,
                     const BsCatalogue *catalogue) G_GNUC_WARN_UNUSED_RESULT;

/* Fills the named places of any sentence: "{ship} locks {target}". @isolate puts user text between
 * FSI and PDI. */
char *bs_sentence_fill (const char *sentence,
                        const GArray *args,
                        const BsRuleset *ruleset,
                        const BsCatalogue *catalogue,
                        gboolean isolate) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
