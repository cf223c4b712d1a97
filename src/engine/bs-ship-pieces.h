/* bs-ship-pieces.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-command.h"

G_BEGIN_DECLS

/* What a ship is made of. */
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
  gboolean fixed_points;/* the points are what it costs here, as another program reckoned: nothing is added or taken off */
  gboolean hidden;      /* face down for everybody but its owner */
  gboolean held_down;   /* its inactive marker cannot be removed by the ordinary action (away team) */
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

int           bs_counters_get        (const GArray *counters, BsId kind, int fallback);
void          bs_counters_set        (GArray *counters, BsId kind, int n);
void          bs_counters_read       (GArray *counters, const BsCommand *command, const char *argument);
BsShipPart   *bs_ship_part_new       (BsId id, BsId kind) G_GNUC_WARN_UNUSED_RESULT;
BsShipPart   *bs_ship_part_copy      (const BsShipPart *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_ship_part_free      (BsShipPart *self);
const char   *bs_part_state_name     (BsPartState state);
BsSection    *bs_section_new         (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsSection    *bs_section_copy        (const BsSection *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_section_free        (BsSection *self);
BsBoarder    *bs_boarder_new         (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsBoarder    *bs_boarder_copy        (const BsBoarder *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_boarder_free        (BsBoarder *self);
BsStack      *bs_stack_new           (BsId id) G_GNUC_WARN_UNUSED_RESULT;
BsStack      *bs_stack_copy          (const BsStack *self) G_GNUC_WARN_UNUSED_RESULT;
void          bs_stack_free          (BsStack *self);

G_END_DECLS
