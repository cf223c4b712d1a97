/* bs-odds-dice.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* Exact odds: every chance is a sum over all ways the dice can fall, never a simulation. All sums
 * are of positive terms, so that a double keeps more than twelve digits. What the dice look like
 * and how the rules count comes in from the rules data; nothing of one game is known here. What is
 * too large to be worked out at once is refused. */

#define BS_ODDS_MAX_FACES     16
#define BS_ODDS_MAX_SIDES     100
#define BS_ODDS_MAX_VALUE     4
#define BS_ODDS_MAX_DICE      60    /* of one roll in an attack */
#define BS_ODDS_MAX_MELEE_DICE 500  /* of one character */
#define BS_ODDS_MAX_STACK     100   /* characters of one side */
#define BS_ODDS_MAX_BODY_HITS 20

/* What a face is for when results are compared. */
typedef enum
{
  BS_ODDS_BLANK,
  BS_ODDS_CONVERTIBLE,  /* nothing, but a token makes it a hit (attack) or an evade (defence) */
  BS_ODDS_HIT,
  BS_ODDS_CRIT,
  BS_ODDS_EVADE,
} BsOddsRole;

typedef struct
{
  BsOddsRole role;
  int value;            /* results shown: 1, or more for faces such as a double hit */
  int count;            /* sides of the die that show it */
} BsOddsFace;

typedef struct
{
  int n_faces;
  BsOddsFace faces[BS_ODDS_MAX_FACES];
} BsOddsDie;

void     bs_odds_die_add        (BsOddsDie        *self,
                                 BsOddsRole        role,
                                 int               value,
                                 int               count);
gboolean bs_odds_die_check      (const BsOddsDie  *self,
                                 GError          **error);

/* Which attack dice a target lock is used on. Whatever misses is always rerolled; the other aims
 * also reroll hits whenever that makes the chance aimed at greater, and are the best there is for
 * it. */
typedef enum
{
  BS_ODDS_AIM_MISSES,   /* only what misses */
  BS_ODDS_AIM_DAMAGE,   /* expected damage */
  BS_ODDS_AIM_ANY,      /* at least one result left */
  BS_ODDS_AIM_CRIT,     /* at least one critical left: precision shots */
  BS_ODDS_AIM_DESTROY,  /* the target is destroyed */
} BsOddsAim;

/* An attack that is about to be rolled, or that lies half rolled on the table. The counts of faces
 * go by the faces of the die. */
typedef struct
{
  BsOddsDie attack_die;
  BsOddsDie defence_die;
  int attack_dice;                          /* still to be rolled */
  int defence_dice;
  int attack_rolled[BS_ODDS_MAX_FACES];     /* lie there and may be rerolled */
  int attack_fixed[BS_ODDS_MAX_FACES];      /* lie there and stay: rerolled already, or added */
  int defence_rolled[BS_ODDS_MAX_FACES];
  gboolean attack_convert;                  /* a token converts the attacker's faces */
  gboolean defence_convert;
  gboolean reroll;                          /* a lock is spent */
  BsOddsAim aim;
  int evades;                               /* evade tokens spent */
  gboolean precision;                       /* a success does no damage (B3.4) */
  int shields;                              /* left on the target */
  int hull;                                 /* damage that destroys it; 0: not asked */
  int deck;  /* cards in the damage deck, of which `heavy` count `heavy_counts` */
  int heavy; /* face up; when the deck ends, further ones count 1. 0: all count 1 */
  int heavy_counts;
} BsOddsAttackInput;

typedef struct
{
  double expected_damage;   /* 0 for a precision shot */
  double expected_hits;     /* left after the comparison */
  double expected_crits;
  double p_any;             /* at least one hit or critical is left */
  double p_crit;            /* at least one critical is left */
  double p_destroyed;       /* 0 if the hull was not told */
  int max_hits;
  int max_crits;
  double *left;             /* chance of each (hits, crits), rows of max_crits + 1 */
} BsOddsAttack;

/* Whose attack is next in a melee that is going on. */
typedef enum
{
  BS_ODDS_NEXT_BY_POINTS,   /* a new round: more points, then initiative (B7.6) */
  BS_ODDS_NEXT_FIRST,
  BS_ODDS_NEXT_SECOND,
} BsOddsNext;

/* Two stacks, bottom character first. With pace `once` a `next` other than by points means that
 * this side's attack is the last one of the round; with `to_the_end` sides take turns from it
 * on. */
typedef struct
{
  BsOddsDie attack_die;
  BsOddsDie defence_die;
  int divisor;              /* points of a character that make a die (B7.2) */
  int body_hits;            /* that overpower a character (B7.5) */
  gboolean one_hit;         /* an attack makes at most one body hit (option melee-hits) */
  gboolean to_the_end;      /* option melee-pace */
  gboolean second_first;    /* the second side has initiative */
  const int *points[2];     /* borrowed */
  int n_points[2];
  int wounds[2];            /* of the two bottom characters */
  BsOddsNext next;
} BsOddsMeleeInput;

typedef struct
{
  double p_first;           /* the first side wins */
  double p_second;
  double p_never;           /* 1 if two characters meet that cannot hurt each other, else 0 */
  double expected_rounds; /* combat phases with this melee, this one included; infinite if it never
                             ends */
  double expected_attacks;
} BsOddsMelee;

/* What the two sides of an attack in the battle are going to spend. */
typedef struct
{
  BsId attack_token;        /* (nullable) converts the attacker's faces */
  BsId defence_token;       /* (nullable) */
  gboolean reroll;          /* the attacker's lock */
  BsOddsAim aim;
  int evades;               /* evades that the defender's tokens add */
} BsOddsPlan;

/* A melee of the battle, as far as a viewer may know it. */
typedef struct
{
  BsOddsMeleeInput input;   /* its stacks point into this struct: do not copy it */
  int points[2][BS_ODDS_MAX_STACK];
  /* not all is open or can be told: the two who fight now, and nobody after them */
  gboolean pair_only;
} BsOddsFight;

char    *bs_odds_print       (double                   number) G_GNUC_WARN_UNUSED_RESULT;

/* What one attack die can come to: distinct (hits, crits) with their chances. */
typedef struct
{
  int n;
  int hits[BS_ODDS_MAX_FACES];
  int crits[BS_ODDS_MAX_FACES];
  double p[BS_ODDS_MAX_FACES];
  int of_face[BS_ODDS_MAX_FACES];   /* outcome of each face of the die */
} BsOddsOutcomes;

/* A chance, or a value, for each (hits, crits) up to the largest. */
typedef struct
{
  int hits;
  int crits;
  double *p;                        /* rows of crits + 1 */
} BsOddsGrid;

static inline double *
bs_odds_grid_at (const BsOddsGrid *self,
                 int               hits,
                 int               crits)
{
  return &self->p[(gsize) hits * (self->crits + 1) + crits];
}

void    bs_odds_grid_init  (BsOddsGrid               *self,
                            int                       hits,
                            int                       crits);
void    bs_odds_grid_clear (BsOddsGrid               *self);
void    bs_odds_grid_roll  (BsOddsGrid               *self,
                            const BsOddsOutcomes     *outcomes);
void    bs_odds_outcomes   (BsOddsOutcomes           *self,
                            const BsOddsDie          *die,
                            gboolean                  convert);
double *bs_odds_sum        (const BsOddsDie          *die,
                            int                       n,
                            gboolean                  attack,
                            gboolean                  convert,
                            int                      *max);
int     bs_odds_face_value (const BsOddsFace         *face,
                            gboolean                  attack,
                            gboolean                  convert);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BsOddsGrid, bs_odds_grid_clear)

G_END_DECLS
