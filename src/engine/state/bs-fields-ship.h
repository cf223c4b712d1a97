/* bs-fields-ship.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-fields.h"

G_BEGIN_DECLS

/* What a ship is, and what it is made of: the structs, each beside its table of fields of
 * bs-fields-ship.c. */

typedef enum
{
  BS_PART_ACTIVE,
  BS_PART_DISABLED,
  BS_PART_DISCARDED,
} BsPartState;

/* A card on a ship: its captain or pilot, an upgrade, gear. `id` is "ship/part". */
typedef struct
{
  BsId id;
  BsId card;            /* (nullable) in the catalogue; NULL: free-hand */
  BsId kind;            /* captain, pilot, upgrade */
  BsId slot;            /* (nullable) */
  BsId faction;         /* (nullable) as told */
  char *name;           /* GRefString, as recorded */
  int points;
  gboolean unique;
  gboolean fixed_points; /* the points are what it costs here, as another program reckoned: nothing
                            is added or taken off */
  gboolean hidden;      /* face down for everybody but its owner */
  gboolean held_down; /* its inactive marker cannot be removed by the ordinary action (away team) */
  BsPartState state;
  GArray *numbers;      /* BsCounter: skill, weapon-attack, range-min, range-max ... */
  GArray *counters;     /* BsCounter: markers on the card */
  GPtrArray *arcs;      /* BsId */
  GPtrArray *actions;   /* BsId: that the ship has by it */
  int shields;          /* that it brought along */
} BsShipPart;

/* A boarder in a stack, or a pilot character on top of it. */
typedef struct
{
  BsId id;              /* "ship/c1", an upgrade in a pile: its part's id */
  BsId card;            /* (nullable) */
  BsId owner;           /* (nullable) whose squad it was brought in */
  char *name;           /* GRefString */
  int points;
  int wounds;
  gboolean unique;
  gboolean pilot;       /* the pilot character: last, and always open */
  gboolean open;        /* face up now */
  gboolean seen;        /* was face up once: everybody knows it */
} BsBoarder;

/* One stack; bottom first. A huge ship with two cards has two. */
typedef struct
{
  BsId id;              /* "ship" or "ship/a", "ship/b" */
  GPtrArray *boarders;  /* BsBoarder */
} BsStack;

/* A hull of its own; most ships have one, called "main". */
typedef struct
{
  BsId id;              /* main, fore, aft */
  int hull;
  int active, disabled, lost; /* shields; their sum is the card's value unless set by hand */
  gboolean crippled;
  GArray *numbers;      /* BsCounter: attack, agility ... where a section has its own */
  GArray *counters;     /* BsCounter: tokens that lie on a section (energy) */
  GPtrArray *actions;   /* (nullable) BsId */
} BsSection;

/* A damage card on a ship. `card` is NULL while nobody has seen its face. */
typedef struct
{
  BsId id;              /* "ship/d1" */
  BsId deck;            /* the state's deck it belongs to, NULL: a substitute marker */
  BsId card;            /* (nullable) known face */
  gboolean up;
  int pool;             /* the deck's pool number it was dealt from, while unknown */
  int since;            /* round in which it came to lie face up */
  BsId section;
} BsDamage;

/* What became of a ship. Gone ones stay in the state's list, with their cards, for the log and the
 * score. Held and immobilised are flags of a ship in play; bs_ship_status() makes one word of
 * it. */
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

/* The cloak marker: on the base (this round's), beside it (an earlier round's), turned red (it has
 * fired). */
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
  /* GRefString: in the language of whoever looks, where the ship is called as its card */
  char *name;
  char *told;           /* GRefString: the name as it was told, the same in every language */
  BsId faction;         /* (nullable) */
  BsId size;            /* (nullable) */
  BsId dial;            /* (nullable) */
  BsId seats;           /* (nullable) single, multi */
  int points;           /* of the ship card alone */
  gboolean unique;
  GArray *numbers; /* BsCounter: attack, agility, skill (free-hand), crew-limit ... as printed */
  GPtrArray *actions;   /* BsId */
  guint own_actions;    /* so many of these are its own; the others came with its cards */
  GPtrArray *arcs;      /* BsId */
  GArray *slots;        /* BsCounter */
  BsStatus status;      /* active, or how it went */
  BsId gone_by;         /* (nullable) ship that destroyed it */
  BsCloak cloak;
  gboolean doomed;
  BsId on_obstacle;     /* (nullable) what it stands on */
  /* (nullable) ship that carries it: it is not on the table by itself, but in play */
  BsId carried_by;
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

extern const BsFields bs_ship_fields, bs_part_fields, bs_section_fields, bs_shields_fields,
  bs_damage_fields, bs_stack_fields, bs_boarder_fields, bs_loot_fields, bs_modifier_fields,
  bs_deeds_fields;

extern const char *const bs_status_names[], *const bs_cloak_names[], *const bs_part_state_names[],
  *const bs_face_names[];

G_END_DECLS
