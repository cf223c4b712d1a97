/* bs-ship.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-catalogue.h"
#include "bs-ship-pieces.h"

G_BEGIN_DECLS

/* What became of a ship. Gone ones stay in the state's list, with their cards, for the log and the score. Held and immobilised
 * are flags of a ship in play; bs_ship_status() makes one word of it. */
typedef enum
{
  BS_STATUS_ACTIVE,
  BS_STATUS_HELD,
  BS_STATUS_IMMOBILISED,
  BS_STATUS_DESTROYED,
  BS_STATUS_CAPTURED,
  BS_STATUS_HOME,
  BS_STATUS_FLED,
} BsStatus;

/* The cloak marker: on the base (this round's), beside it (an earlier round's), turned red (it has fired). */
typedef enum
{
  BS_CLOAK_NONE,
  BS_CLOAK_BASE,
  BS_CLOAK_SIDE,
  BS_CLOAK_RED,
} BsCloak;

/* A change of a number for a while: "one attack die more this round". */
typedef struct
{
  BsId number;          /* attack-dice, defence-dice, skill ... */
  int amount;
  gboolean fixed;       /* the number is `amount` whatever else holds */
  BsId source;          /* part, damage card or effect it comes from */
  char *label;          /* GRefString: its name for the reason */
  BsId other;           /* (nullable) only against this ship */
  BsId until;           /* attack (this or the next one), round, battle */
  int from_round;       /* not before this round; 0: at once */
  gboolean tied;        /* ends when its source is turned down, disabled or gone */
} BsModifier;

/* What the ship has done this round. */
typedef struct
{
  gboolean moved, attacked, fought;
  gboolean turn_over;   /* its turn of this phase is over */
  int actions;          /* ordinary actions taken, free ones not among them */
  gboolean no_action;   /* the action step is lost (overlap, obstacle, red maneuver) */
  gboolean no_step;     /* the action step is lost, free actions stay */
  gboolean missed;      /* it announced a dock and left a gap */
  BsId lost_by;         /* key of the rule that took it, or NULL */
  BsId color;           /* (nullable) of its maneuver */
  BsId bearing;         /* (nullable) */
  int speed;
} BsDeeds;

struct _BsShip
{
  gatomicrefcount ref;
  BsId id, player;
  BsId card;            /* (nullable) */
  char *name;           /* GRefString: in the language of whoever looks, where the ship is called as its card */
  char *told;           /* GRefString: the name as it was told, the same in every language */
  BsId faction;         /* (nullable) */
  BsId size;            /* (nullable) */
  BsId dial;            /* (nullable) */
  BsId seats;           /* (nullable) single, multi */
  int points;           /* of the ship card alone */
  gboolean unique;
  GArray *numbers;      /* BsCounter: attack, agility, skill (free-hand), crew-limit ... as printed */
  GPtrArray *actions;   /* BsId */
  guint own_actions;    /* so many of these are its own; the others came with its cards */
  GPtrArray *arcs;      /* BsId */
  GArray *slots;        /* BsCounter */
  BsStatus status;      /* active, or how it went */
  BsId gone_by;         /* (nullable) ship that destroyed it */
  BsCloak cloak;
  gboolean doomed;
  BsId on_obstacle;     /* (nullable) what it stands on */
  BsId carried_by;      /* (nullable) ship that carries it: it is not on the table by itself, but in play */
  BsDeeds deeds;
  int next_damage;      /* number of the next damage card */
  GPtrArray *parts;     /* BsShipPart */
  GPtrArray *sections;  /* BsSection, one or two */
  GPtrArray *damage;    /* BsDamage */
  GPtrArray *stacks;    /* BsStack, none to two */
  GArray *counters;     /* BsCounter: tokens */
  GArray *modifiers;    /* BsModifier */
  GPtrArray *acted;     /* BsId: names of actions done this round */
  GPtrArray *fired;     /* BsId: weapons used this round */
  GPtrArray *hurt_by;   /* BsId: ships that damaged it this round */
  GPtrArray *used;      /* BsId: effects used up: "LIMIT:EFFECT@SOURCE" */
  GPtrArray *touching;  /* BsId ships */
  /* boarding */
  BsId docked_to;       /* (nullable) ship it docked on */
  BsId dock_at;         /* (nullable) front, rear, left, right */
  int dock_variant;
  int dock_round;
  BsId announced;       /* (nullable) ship it announced to dock on */
  BsId declared;        /* (nullable) board, tow, escape, let-go */
  BsId tows;            /* (nullable) */
  gboolean held;        /* an obstacle for the time being */
  gboolean immobilised;
  int immobilised_round;/* in which it was shot out */
  gboolean engaged;     /* in a melee */
  gboolean jackpot;     /* in a jackpot */
  gboolean freed;       /* docked on a friend when the melee around it ended: free where it hangs */
  BsId fights_with;     /* (nullable) stack that fights this round */
  int stack_round;      /* round for which it was chosen */
  int next_boarder;     /* number of the next boarder, less one */
};

BsShip       *bs_ship_new            (BsId            id,
                                      BsId            player) G_GNUC_WARN_UNUSED_RESULT;
BsShip       *bs_ship_copy           (const BsShip   *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_ship_rename         (BsShip         *self, const char *told, const char *shown);
BsShip       *bs_ship_ref            (BsShip         *self);
void          bs_ship_unref          (BsShip         *self);

gboolean      bs_ship_in_play        (const BsShip   *self);
int           bs_ship_printed        (const BsShip   *self, const char *number, int fallback);
int           bs_ship_count          (const BsShip   *self, BsId token);
BsShipPart   *bs_ship_part           (const BsShip   *self, BsId id);
BsShipPart   *bs_ship_leader         (const BsShip   *self);
BsSection    *bs_ship_section        (const BsShip   *self, BsId id);
BsDamage     *bs_ship_damage         (const BsShip   *self, BsId id);
BsStack      *bs_ship_stack          (const BsShip   *self, BsId id);
gboolean      bs_ship_has_action     (const BsShip   *self, const BsSection *section, BsId action);
gboolean      bs_ship_has_acted      (const BsShip   *self, BsId action);
gboolean      bs_ship_used           (const BsShip   *self, const char *what);
BsStatus      bs_ship_status         (const BsShip   *self);
int           bs_ship_shields        (const BsShip   *self, BsId section);
gboolean      bs_ship_shows_boarder  (const BsShip   *self, const BsBoarder *boarder, BsId viewer);
gboolean      bs_ship_shows_part     (const BsShip   *self, const BsShipPart *part, BsId viewer);
const char   *bs_status_name         (BsStatus status);
const char   *bs_cloak_name          (BsCloak cloak);

void          bs_ship_take_from      (BsShip *self, const BsShipPart *part);
void          bs_ship_take_off       (BsShip *self, BsShipPart *part);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsShip, bs_ship_unref)

G_END_DECLS
