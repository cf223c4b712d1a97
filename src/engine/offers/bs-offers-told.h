/* bs-offers-told.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-verb.h"

G_BEGIN_DECLS

/* One thing that can be told: a value of an argument. */
typedef struct
{
  char *value;            /* (nullable) as in the command; NULL: the flag is told */
  char *label;            /* translated */
  BsVerdict *verdict; /* (nullable) what the rules say if this is told beside what the offer has;
                         NULL: what they say of the offer */
} BsChoice;

/* What is still told of an offer by a player: an argument that its command lacks, or has as a
 * proposal that another value may replace. */
typedef struct
{
  BsId name;              /* the argument */
  BsArgKind kind;
  gboolean needed; /* without it the line says too little: it is an error, against a rule, or a
                      number is missing */
  gboolean many;          /* any number of the choices, with commas between */
  GPtrArray *choices; /* (nullable) BsChoice: all that mean something now; NULL: a free number, text
                         or list */
  int low, high;          /* BS_ARG_INT without choices: the range that means something */
  BsId with;              /* (nullable) the argument beside which alone it means something */
} BsTold;

/* What may be done: the one list for buttons, forms, the command line and the tests. An offer is a
 * line of the battle language; with what is told of it, it is every line that may be done of its
 * kind. */
typedef struct
{
  BsCommand *command;     /* complete but for what is told by the players */
  /* of the command as it stands; what only lacks something that is told is no refusal */
  BsVerdict *verdict;
  char *label;            /* translated */
  BsId kind; /* action, card-action, free-action, repair, move, attack, free-attack, spend, card,
                roll, answer, next, dock ... */
  GPtrArray *told;        /* BsTold; never NULL */
  int refs;
} BsOffer;

const BsTold *bs_offer_told  (const BsOffer *self, const char *name);
gboolean      bs_offer_covers (const BsOffer *self, const BsCommand *command);
BsOffer      *bs_offer_ref   (BsOffer *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_offer_free  (BsOffer *self);
BsOffer *bs_offers_add (GPtrArray *offers,
                        const BsState *state,
                        BsCommand *command,
                        const char *kind,
                        char *label,
                        BsId viewer);
BsOffer   *bs_offer_new         (BsCommand *command, const char *kind, char *label);
BsTold    *bs_offer_tell        (BsOffer *offer, const char *name, gboolean needed);
void bs_offer_tell_words (BsOffer *offer,
                          const BsState *state,
                          const char *name,
                          const char *usual,
                          BsId viewer);
void bs_offer_tell_flag (BsOffer *offer,
                         const BsState *state,
                         const char *name,
                         const char *label,
                         BsId viewer);
void       bs_offer_tell_as     (BsOffer *offer, const BsOffer *other, const char *name);
BsVerdict *bs_offer_try (const BsOffer *offer,
                         const BsState *state,
                         const char *name,
                         const char *value,
                         BsId viewer) G_GNUC_WARN_UNUSED_RESULT;
gboolean bs_offer_suits (const BsOffer *offer,
                         const BsState *state,
                         const char *name,
                         const char *value,
                         BsId viewer);
BsChoice  *bs_told_add          (BsTold *told, const char *value, const char *label);
void       bs_told_add_int      (BsTold *told, int value);
void       bs_told_add_ship     (BsTold *told, const BsShip *ship);
void       bs_told_add_word     (BsTold *told, const BsRuleset *ruleset, const char *word);

G_END_DECLS
