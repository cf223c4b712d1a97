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
  char *squad;           /* (nullable) GRefString: what the squad is called in the list it comes from */
  int extra_points;      /* what costs points beside the ships: resources, additional points of a list */
  BsId deck;             /* the state's deck this player's ships draw from */
  gboolean out;          /* lost the last ship */
  int rank;              /* initiative: players of the same rank go by their ships' factions, then by `initiative` */
  GArray *counters;      /* BsCounter */
  GPtrArray *pile, *aside, *lost; /* BsBoarder: captured cards, cards set aside safe, lapsed cards */
} BsPlayer;

/* The faces nobody has seen among the cards of one shuffle: those still in the deck (of the last pool) and the unknown ones
 * that lie face down on ships. */
typedef struct
{
  int number;
  GArray *unseen;        /* BsCounter: face, how many */
} BsCardPool;

/* A virtual deck holds no order: a card gets its face when it is dealt face up, turned up, or thrown on the open pile. */
typedef struct
{
  BsId id;               /* "shared", or the player's id */
  BsId kind;             /* deck of the ruleset */
  int left;              /* cards still in the deck, all of the last pool */
  GPtrArray *pools;      /* BsCardPool, the present one last */
  GArray *discard;       /* BsCounter: faces in the open pile */
  int discard_unknown;   /* cards in the pile that nobody named (real cards) */
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
} BsAttack;

/* A place in the order. Skills count from the beginning of the phase. */
typedef struct
{
  BsId ship;
  BsId stack;             /* (nullable) the stack it fights with */
  int skill;
} BsDue;

/* A ship destroyed, and whose card's effect did it. */
typedef struct
{
  BsId ship;
  BsId owner;             /* (nullable) player whose card destroyed it outside the order */
} BsFall;

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
  BsId deed;              /* (nullable) what this part of the phase is for: move, fight, attack ... */
  BsId step;              /* (nullable) within a turn: move, act, attack ... */
  BsId active;            /* (nullable) the ship whose turn it is */
  BsId active_stack;      /* (nullable) */
  gboolean turn;          /* a turn is under way (also when its ship is gone) */
  int turn_skill;         /* skill of the ship whose turn it is, for the simultaneous attack */
  GArray *order;          /* BsDue, still due, next first; the acting one is not in it */
  BsAttack *attack;       /* (nullable) */
  BsId dispute_die;       /* (nullable) five of these dice were rolled just now that nobody asked for (AW p18) */
  BsId dispute_by;        /* (nullable) player who did */
  int dispute_count;      /* battle stations among them */
  GArray *counters;       /* BsCounter of the battle */
  GArray *fallen;         /* BsFall, ships destroyed since the turn or step began, for ties at the end */
  GPtrArray *teams_won;   /* (nullable) BsId teams; empty: a draw */
  BsId why_ended;
  int next_question;
  /* not of the battle, but of who looks at it (bs_state_seen_by()) */
  BsId seen_by;           /* (nullable) whose view this is; NULL: the battle itself */
  BsState *whole;         /* (nullable) the battle itself, behind a view */
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
const BsCard   *bs_state_card      (const BsState  *self, BsId id);
BsId            bs_state_option    (const BsState  *self, const char *id);
void            bs_state_set_option (BsState *self, BsId id, BsId value);
gboolean        bs_state_option_is (const BsState  *self, const char *id, const char *value);
gboolean        bs_state_enemies   (const BsState  *self, BsId ship, BsId other);
gboolean        bs_state_are_enemies (const BsState *self, const BsShip *ship, const BsShip *other);
int             bs_state_points    (const BsState  *self, BsId player);
int             bs_state_initiative (const BsState *self, BsId player);
const BsEffect *bs_state_effect    (const BsState  *self, BsId id);

BsPlayer    *bs_player_new         (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsPlayer    *bs_player_copy        (const BsPlayer *self) G_GNUC_WARN_UNUSED_RESULT;
void         bs_player_unref       (BsPlayer *self);

BsAttack    *bs_attack_new         (void) G_GNUC_WARN_UNUSED_RESULT;
BsAttack    *bs_attack_copy        (const BsAttack *self) G_GNUC_WARN_UNUSED_RESULT;
void         bs_attack_unref       (BsAttack *self);
BsDeckState *bs_deck_state_new     (BsId id, BsId kind) G_GNUC_WARN_UNUSED_RESULT;
BsCardPool  *bs_deck_state_add_pool (BsDeckState *self);
BsCardPool  *bs_deck_state_pool    (const BsDeckState *self, int number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsState, bs_state_unref)

G_END_DECLS
