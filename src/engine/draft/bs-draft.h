/* bs-draft.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* The next state while it is written: a copy in which only what is touched is copied, with its
 * chance and its events. */

#include "engine/state/bs-fields-ship.h"
#include "engine/state/bs-fields-state.h"

G_BEGIN_DECLS

/* What happens, for whatever mechanism hears of it. */
typedef enum
{
  BS_NEWS_BEGIN,      /* a command is about to be done */
  BS_NEWS_ROUND,      /* a round begins */
  BS_NEWS_PART,       /* a part of a phase begins: who is due is not lined up yet */
  BS_NEWS_PART_OVER,  /* a part of a phase ends, another follows */
  BS_NEWS_SHOT_OUT,   /* a ship is immobilised: it stays on the table */
  BS_NEWS_LEAVES,     /* a ship leaves the table: all that it has is still on it */
  BS_NEWS_LEFT,       /* a ship has left */
  BS_NEWS_DONE,       /* a command has been done */
} BsNews;

/* A mechanism that hears of something. */
typedef struct
{
  BsNews news;
  void (*hear) (BsDraft *draft, BsId ship, BsStatus how, BsId by);
} BsHearer;

/* What stands above all mechanisms: they use it without knowing each other. Filled in bs-roof.c. */
struct _BsRoof
{
  const BsHearer *hearers;   /* in the order in which they hear; ends with a NULL function */
  void (*lapse) (BsDraft *draft, const BsQuestion *question);
};

/* A state under change by one command. Whatever apply does goes through here: ships and players are
 * copied when first touched, chance is asked for in one place, and what happens is told as
 * events. */
struct _BsDraft
{
  BsState *state;        /* owned, ours alone */
  BsCommand *command;    /* borrowed; chance and catalogue write into it */
  BsChance *chance;      /* (nullable) borrowed */
  GPtrArray *events;     /* borrowed; BsEvent */
  GError *error;         /* set when the command means nothing here */
  GHashTable *taken;     /* name of an argument -> how many of its values were used up */
  const BsRoof *roof;    /* borrowed */
  const BsVerb *verb;    /* borrowed; the row of the command */
  BsId attacker;         /* (nullable) who fired: what is dealt now is the damage of an attack */
};

BsShip   *bs_draft_ship     (BsDraft *self, BsId id);
void      bs_draft_untouch  (BsDraft *self, BsId ship);
BsPlayer *bs_draft_player   (BsDraft *self, BsId id);
BsAttack *bs_draft_attack   (BsDraft *self);
void      bs_draft_fail     (BsDraft *self, const char *format, ...) G_GNUC_PRINTF (2, 3);
BsEvent  *bs_draft_tell     (BsDraft *self, const char *kind, ...) G_GNUC_NULL_TERMINATED;

/* Chance: TRUE and the result, or FALSE if the players must tell. */
gboolean bs_draft_faces   (BsDraft *self, const char *argument, BsId die, int count, GArray *faces);
BsId     bs_draft_pick    (BsDraft *self, const char *argument, const GArray *counters);
void     bs_draft_shuffle (BsDraft *self, const char *argument, GPtrArray *ids);

/* Questions. */
BsQuestion *bs_draft_ask (BsDraft *self,
                          const char *topic,
                          BsAskKind kind,
                          gboolean must,
                          BsId player,
                          BsId on);
void        bs_draft_unask    (BsDraft *self, const BsQuestion *question);
void        bs_draft_lapse    (BsDraft *self, const BsQuestion *question);

/* Counters and tokens. */
void      bs_draft_add_token  (BsDraft *self, BsId ship, BsId token, int n);
void      bs_draft_use        (BsDraft *self, const BsEffect *effect, BsId self_ship, BsId source);
BsId      bs_effect_used_key  (const BsEffect *effect, BsId source);
BsId      bs_effect_token     (const BsEffect *effect);

/* What stands in a ship's list when a token has triggered a card's ability this round: token, and
 * card behind it. */
#define BS_TRIGGERED "round:token-%s@"

/* Tells whoever hears of it. */
void      bs_draft_announce (BsDraft *self, BsNews news, BsId ship, BsStatus how, BsId by);

G_END_DECLS
