/* bs-battle.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-command.h"
#include "bs-event.h"
#include "bs-question.h"
#include "bs-state.h"
#include "bs-verdict.h"

G_BEGIN_DECLS

/* The engine's front door: what rooms above it use. */

/* Virtual dice and decks. NULL in place of one means: nothing is left to chance here (a record being read). */
typedef struct _BsChance BsChance;
BsChance *bs_chance_new  (void) G_GNUC_WARN_UNUSED_RESULT;
BsChance *bs_chance_new_seeded (guint32 seed) G_GNUC_WARN_UNUSED_RESULT;
void      bs_chance_free (BsChance *self);

/* May it be done? Never changes anything. @viewer: the player who asks, or NULL; a refusal never tells what he may not know.
 * BS_VIEW_TABLE: everybody looks and nobody has asked yet: what hangs on a card that lies face down is left to its owner. */
BsVerdict *bs_judge (const BsState   *state,
                     const BsCommand *command,
                     BsId             viewer) G_GNUC_WARN_UNUSED_RESULT;

/* Does it: gives the new state, adds what happened to @events, and writes into @command what chance or the catalogue brought.
 * Does not judge rules; gives NULL and an error only where a command is meaningless. */
BsState   *bs_apply (const BsState   *state,
                     BsCommand       *command,
                     BsChance        *chance,
                     GPtrArray       *events,
                     GError         **error) G_GNUC_WARN_UNUSED_RESULT;

/* The verb table. */
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

const BsVerb *bs_verbs      (void);                 /* ends with a NULL name */
const BsVerb *bs_verb_find  (const char *name);
const BsVerbArg *bs_verb_arg (const BsVerb *verb, const char *name);
char         *bs_command_label (const BsCommand *command, const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

/* The first line of a record: `boardside 1 game=... extension=...`. */
gboolean      bs_header_parse (const char *line, int *format, BsCommand **header, GError **error);

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
void          bs_part_free   (BsPart *part);
char         *bs_part_text   (const BsPart *part, const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

/* What would be left of an attack now. */
void          bs_attack_left (const BsState *state, int *hits, int *crits, int *evades);

/* One thing that can be told: a value of an argument. */
typedef struct
{
  char *value;            /* (nullable) as in the command; NULL: the flag is told */
  char *label;            /* translated */
  BsVerdict *verdict;     /* (nullable) what the rules say if this is told beside what the offer has; NULL: what they say of the offer */
} BsChoice;

/* What is still told of an offer by a player: an argument that its command lacks, or has as a proposal that another value may replace. */
typedef struct
{
  BsId name;              /* the argument */
  BsArgKind kind;
  gboolean needed;        /* without it the line says too little: it is an error, against a rule, or a number is missing */
  gboolean many;          /* any number of the choices, with commas between */
  GPtrArray *choices;     /* (nullable) BsChoice: all that mean something now; NULL: a free number, text or list */
  int low, high;          /* BS_ARG_INT without choices: the range that means something */
  BsId with;              /* (nullable) the argument beside which alone it means something */
} BsTold;

/* What may be done: the one list for buttons, forms, the command line and the tests. An offer is a line of the battle language; with what
 * is told of it, it is every line that may be done of its kind. */
typedef struct
{
  BsCommand *command;     /* complete but for what is told by the players */
  BsVerdict *verdict;     /* of the command as it stands; what only lacks something that is told is no refusal */
  char *label;            /* translated */
  BsId kind;              /* action, card-action, free-action, repair, move, attack, free-attack, spend, card, roll, answer, next, dock ... */
  GPtrArray *told;        /* BsTold; never NULL */
  int refs;
} BsOffer;
GPtrArray    *bs_offers      (const BsState *state, BsId ship, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_offers_of_step (const BsState *state, BsId ship, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_offers_to_move (const BsState *state, BsId ship, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_offers_to_attack (const BsState *state, BsId ship, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
gboolean      bs_offer_is_boarding (const BsOffer *self);
const BsTold *bs_offer_told  (const BsOffer *self, const char *name);
gboolean      bs_offer_covers (const BsOffer *self, const BsCommand *command);
GPtrArray    *bs_offers_for_attack (const BsState *state, BsId side) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_offers_by_hand (const BsState *state, BsId side, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_offers_to_answer (const BsState *state, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_offers_to_go_on (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray    *bs_offers_all  (const BsState *state, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
BsOffer      *bs_offer_ref   (BsOffer *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_offer_free  (BsOffer *self);

/* Cards that speak at this very step: BsReminder, owned by the caller. */
typedef struct
{
  BsId kind;              /* a row of bs_reminder_kinds() in bs-reminders.h */
  BsId ship;              /* (nullable) */
  BsId source;            /* (nullable) the card; NULL: a rule or a mission */
  BsId effect;            /* the effect, or the key of the rule */
  char *text;             /* translated */
} BsReminder;
GPtrArray    *bs_reminders   (const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
void          bs_reminder_free (BsReminder *self);

/* A question worded. */
char         *bs_question_text (const BsQuestion *question, const BsState *state) G_GNUC_WARN_UNUSED_RESULT;
char         *bs_stack_text    (const BsState *state, const BsStack *stack) G_GNUC_WARN_UNUSED_RESULT;
char         *bs_answer_text   (const BsQuestion *question, BsId answer, const BsState *state) G_GNUC_WARN_UNUSED_RESULT;

/* The state as a viewer may see it, walked field by field in a fixed order. @viewer NULL: what everybody knows;
 * BS_VIEW_ALL: everything (digests, tests). */
extern const char *const BS_VIEW_ALL;
extern const char *const BS_VIEW_TABLE;
gboolean bs_viewer_is (BsId viewer, BsId player);
BsState *bs_state_seen_by (const BsState *state, BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
typedef struct
{
  void (*begin)   (gpointer data, const char *name, gboolean array);
  void (*end)     (gpointer data, gboolean array);
  void (*text)    (gpointer data, const char *name, const char *value); /* value NULL: null */
  void (*integer) (gpointer data, const char *name, int value);
  void (*boolean) (gpointer data, const char *name, gboolean value);
} BsVisitor;
void          bs_view_walk   (const BsState *state, BsId viewer, const BsVisitor *visitor, gpointer data);
void          bs_view_walk_as (const BsState *state, BsId viewer, int version, const BsVisitor *visitor, gpointer data);

G_END_DECLS
