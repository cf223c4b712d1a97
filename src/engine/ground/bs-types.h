/* bs-types.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* Ids, kinds of errors and how the structs are freed: what every file needs. */

#include <glib.h>

G_BEGIN_DECLS

/* Ids are lower-case ASCII (a-z 0-9 - and one slash between ship and part). Every id in the engine
 * went through bs_id(), so two ids are equal when their pointers are; an id is never freed. NULL
 * means "none". */
typedef const char *BsId;

typedef struct _BsCard BsCard; /* a card of the catalogue: ship, captain, pilot, upgrade */
typedef struct _BsCatalogue BsCatalogue; /* all cards of one game */
typedef struct _BsChance    BsChance;    /* virtual dice and decks */
typedef struct _BsCommand   BsCommand;   /* one line of the battle language */
typedef struct _BsDraft     BsDraft;     /* a state being changed by one command, with its events */
typedef struct _BsEffect    BsEffect;    /* what a card or a rule does at a moment */
typedef struct _BsEvent     BsEvent;     /* something that happened, to be told */
typedef struct _BsQuestion  BsQuestion;  /* dice, a card or a decision that is still wanted */
typedef struct _BsRoof      BsRoof;      /* who hears what in the engine, told from above */
typedef struct _BsRuleset   BsRuleset;   /* one game's rules as data */
typedef struct _BsShip      BsShip;      /* one ship at one moment */
typedef struct _BsState     BsState;     /* a battle at one moment */
typedef struct _BsVerb      BsVerb;      /* one row of the verb table */
typedef struct _BsVerdict   BsVerdict;   /* what judge says of a command */

/* A counter: tokens, energy, markers, tracks, victory points are all of this kind. */
typedef struct
{
  BsId kind;
  int n;
} BsCounter;

/* One part of a number, and why: "3 weapon", "+1 range 1". */
typedef struct
{
  int amount;
  BsId source;    /* id of the rule key, effect or ship part it comes from */
  char *label; /* owned; English msgid of the reason, translated when shown; a card's name stands as
                  it is */
  BsId rule;      /* (nullable) rule id as printed, "AW4.12" */
} BsPart;

BsId     bs_id          (const char *text);
BsId     bs_id_n        (const char *text,
                         gsize       length);
BsId     bs_id_ship     (BsId        id);
const char *bs_error_reason (const GError *error);
gboolean bs_id_is_valid (const char *text);

#define BS_ERROR (bs_error_quark ())
GQuark bs_error_quark (void);

/**
 * BsError:
 * @BS_ERROR_SYNTAX: a line is not a line of the battle language
 * @BS_ERROR_MEANINGLESS: the command names something that does not exist, or makes no sense now
 * @BS_ERROR_MALFORMED: a file is not well-formed XML or JSON, or too large, or has a DTD
 * @BS_ERROR_SEMANTIC: a data file is well-formed, but says something impossible
 * @BS_ERROR_VERSION: a file was written by a newer Boardside
 * @BS_ERROR_DAMAGED: a record's line does not fit its checksum
 * @BS_ERROR_LOCKED: another program holds the record
 * @BS_ERROR_FILE: a file cannot be read or written
 */
typedef enum
{
  BS_ERROR_SYNTAX,
  BS_ERROR_MEANINGLESS,
  BS_ERROR_MALFORMED,
  BS_ERROR_SEMANTIC,
  BS_ERROR_VERSION,
  BS_ERROR_DAMAGED,
  BS_ERROR_LOCKED,
  BS_ERROR_FILE,
} BsError;

G_END_DECLS
