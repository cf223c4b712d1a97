/* bs-state.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-ruleset.h"
#include "bs-ship.h"

G_BEGIN_DECLS

typedef struct
{
  gatomicrefcount ref;
  BsId id;
  char *name;            /* GRefString */
  BsId team;             /* never NULL: the player's own id if no team was told */
  BsId edge;             /* (nullable) north, east, south, west */
  BsId faction;          /* (nullable) main faction */
  char *color;           /* (nullable) GRefString */
  BsId deck;             /* the state's deck this player's ships draw from */
  gboolean out;          /* lost the last ship */
  GArray *counters;      /* BsCounter */
  GPtrArray *pile, *aside, *lost; /* BsBoarder: captured cards, cards set aside safe, lapsed cards */
} BsPlayer;

/* A virtual deck holds no order: the cards not seen yet, the pile, and how many lie unknown on ships. */
typedef struct
{
  BsId id;               /* "shared", or the player's id */
  BsId kind;             /* deck of the ruleset */
  int pool;              /* number of the present pool; a reshuffle begins a new one */
  int left;              /* cards still in the deck */
  GArray *unseen;        /* BsCounter: faces among the deck and the unknown cards of the present pool */
  GArray *older;         /* BsCounter: the same for unknown cards that lie on ships from earlier pools */
  GArray *discard;       /* BsCounter: faces known in the discard pile */
  int discard_unknown;   /* cards in the pile whose face nobody saw, of the present pool */
} BsDeckState;

typedef struct
{
  BsId from, to;
  BsId letter;           /* "A", "B" ... */
} BsLock;

/* One die on the table. */
typedef struct
{
  BsId face;
  gboolean rerolled;
  gboolean added;        /* a result added, no die */
} BsResult;

typedef struct
{
  gboolean rolled;
  int more;              /* told by hand before the roll */
  GArray *results;       /* BsResult */
  gboolean closed;       /* for order of modification: the side that goes first has been passed */
} BsPool;

typedef struct
{
  gatomicrefcount ref;
  BsId step;             /* roll-attack, modify-attack, roll-defence, modify-defence */
  BsId ship, ship_section, target, target_section;
  BsId weapon;           /* primary, or the part's id */
  BsId ability;          /* (nullable) a card's way to use the primary weapon */
  int range;
  gboolean obstructed, precision, free;
  BsId arc;              /* front, rear */
  BsPool attack, defence;
  GPtrArray *used;       /* BsId effects used in this attack */
} BsAttack;

struct _BsState
{
  gatomicrefcount ref;
  BsRuleset *ruleset;     /* owned refs */
  BsCatalogue *catalogue; /* (nullable) */
  GArray *options;        /* BsOptionValue */
  BsId mission;           /* (nullable) */
  GPtrArray *players;     /* BsPlayer */
  GPtrArray *ships;       /* BsShip */
  GPtrArray *locks;       /* BsLock, boxed */
  GPtrArray *decks;       /* BsDeckState */
  GPtrArray *questions;   /* BsQuestion, oldest first */
  GPtrArray *initiative;  /* BsId players, best first */
  BsId initiative_by;     /* (nullable) faction or points: how it came about */
  gboolean begun, ended;
  int round;
  BsId phase;             /* (nullable before begin) */
  BsId step;              /* (nullable) within a turn: move, act, attack ... */
  BsId active;            /* (nullable) the ship whose turn it is */
  BsId active_stack;      /* (nullable) */
  gboolean turn;          /* a turn is under way (also when its ship is gone) */
  int turn_skill;         /* skill of the ship whose turn it is, for the simultaneous attack */
  GPtrArray *order;       /* BsId still due, next first; `active` is not in it */
  GPtrArray *order_stack; /* (nullable) the stack each entry of order fights with */
  BsAttack *attack;       /* (nullable) */
  GArray *counters;       /* BsCounter of the battle */
  GPtrArray *destroyed;   /* BsId ships destroyed since the step began, for ties */
  GPtrArray *teams_won;   /* (nullable) BsId teams; empty: a draw */
  BsId why_ended;
  int next_question;
};

typedef struct
{
  BsId id;
  BsId value;
} BsOptionValue;

BsState     *bs_state_new          (BsRuleset      *ruleset,
                                    BsCatalogue    *catalogue) G_GNUC_WARN_UNUSED_RESULT;
BsState     *bs_state_copy         (const BsState  *self) G_GNUC_WARN_UNUSED_RESULT;
BsState     *bs_state_ref          (BsState        *self);
void         bs_state_unref        (BsState        *self);

const BsShip   *bs_state_ship      (const BsState  *self, BsId id);
const BsShip   *bs_state_ship_of   (const BsState  *self, BsId id);
const BsPlayer *bs_state_player    (const BsState  *self, BsId id);
BsDeckState    *bs_state_deck      (const BsState  *self, BsId id);
const BsLock   *bs_state_lock      (const BsState  *self, BsId from, BsId to);
const BsQuestion *bs_state_question (const BsState *self, BsId id);
const BsPhase  *bs_state_phase     (const BsState  *self);
BsId            bs_state_option    (const BsState  *self, const char *id);
gboolean        bs_state_option_is (const BsState  *self, const char *id, const char *value);
gboolean        bs_state_enemies   (const BsState  *self, BsId ship, BsId other);
int             bs_state_points    (const BsState  *self, BsId player);
int             bs_state_initiative (const BsState *self, BsId player);
const BsEffect *bs_state_effect    (const BsState  *self, BsId id);

BsPlayer    *bs_player_new         (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsPlayer    *bs_player_copy        (const BsPlayer *self) G_GNUC_WARN_UNUSED_RESULT;
void         bs_player_unref       (BsPlayer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsState, bs_state_unref)

G_END_DECLS
