/* bs-fields-state.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields.h"

G_BEGIN_DECLS

/* What a battle is beside its ships: the structs, each beside its table of fields of
 * bs-fields-state.c. */

typedef enum
{
  BS_ASK_DICE,
  BS_ASK_CARD,
  BS_ASK_CHOICE,
} BsAskKind;

/* Something that is still wanted. `topic` is a row of the table of topics in bs-question.c: what to
 * do with the answer, and what happens if it lapses. Plain data, so that it is copied, shown and
 * saved like everything else. */
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
  gboolean lasts; /* open over the turns of this part of the phase, and holds up only its end */
  gboolean secret;        /* only its player may know that it is asked */
  /* (nullable) GRefString: msgid of what is asked, with {on} {other} {count} {source} */
  char *text;
};

typedef struct
{
  gatomicrefcount ref;
  BsId id;
  char *name;            /* GRefString */
  BsId team;             /* never NULL: the player's own id if no team was told */
  BsId edge;             /* (nullable) north, east, south, west */
  BsId faction;          /* (nullable) main faction */
  char *color;           /* (nullable) GRefString */
  char *squad;      /* (nullable) GRefString: what the squad is called in the list it comes from */
  int extra_points; /* what costs points beside the ships: resources, additional points of a list */
  BsId deck;             /* the state's deck this player's ships draw from */
  gboolean out;          /* lost the last ship */
  int rank; /* initiative: players of the same rank go by their ships' factions, then by
               `initiative` */
  GArray *counters;      /* BsCounter */
  GPtrArray *pile, *aside,
    *lost; /* BsBoarder: captured cards, cards set aside safe, lapsed cards */
} BsPlayer;

/* The faces nobody has seen among the cards of one shuffle: those still in the deck (of the last
 * pool) and the unknown ones that lie face down on ships. */
typedef struct
{
  int number;
  GArray *unseen;        /* BsCounter: face, how many */
} BsCardPool;

/* A virtual deck holds no order: a card gets its face when it is dealt face up, turned up, or
 * thrown on the open pile. */
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
  BsId deed; /* (nullable) what this part of the phase is for: move, fight, attack ... */
  BsId step;              /* (nullable) within a turn: move, act, attack ... */
  BsId active;            /* (nullable) the ship whose turn it is */
  BsId active_stack;      /* (nullable) */
  gboolean turn;          /* a turn is under way (also when its ship is gone) */
  int turn_skill;         /* skill of the ship whose turn it is, for the simultaneous attack */
  GArray *order;          /* BsDue, still due, next first; the acting one is not in it */
  BsAttack *attack;       /* (nullable) */
  BsId dispute_die; /* (nullable) five of these dice were rolled just now that nobody asked for (AW
                       p18) */
  BsId dispute_by;        /* (nullable) player who did */
  int dispute_count;      /* battle stations among them */
  GArray *counters;       /* BsCounter of the battle */
  GArray *fallen; /* BsFall, ships destroyed since the turn or step began, for ties at the end */
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

extern const BsFields bs_state_fields, bs_player_fields, bs_attack_fields, bs_question_fields,
  bs_deck_fields, bs_card_pool_fields, bs_option_fields, bs_due_fields, bs_fall_fields,
  bs_lock_fields, bs_result_fields, bs_dice_fields, bs_dispute_fields;

extern const char *const bs_ask_kind_names[];

G_END_DECLS
