/* bs-card.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* A card of the catalogue, as printed: a ship, who leads it, an upgrade, a character. */

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* One cell of a maneuver dial. */
typedef struct
{
  BsId bearing;
  int speed;
  BsId color;
  int energy;             /* of huge ships: what it gives */
} BsManeuver;

/* Slots that a card brings, and that do not take every card of one kind. */
typedef struct
{
  GPtrArray *kinds;       /* BsId: a card of any of these goes in */
  guint count;
  int cost_most;          /* only cards that cost no more; -1: any */
  gboolean unique;        /* only unique ones */
  gboolean different;     /* and all cards of these kinds on board must be different */
  GPtrArray *only;        /* BsId: only these cards; empty: any */
  BsId in; /* (nullable) no slots of its own: such cards go into slots of this kind as well */
} BsSlotRule;

/* What a card needs of the ship that carries it. */
typedef struct
{
  BsId what;              /* number, action or slot */
  BsId id;                /* which */
  int low, high;          /* of a number, and of how many slots there are */
} BsNeed;

/* A card that can lie on the table: kind is ship, captain, pilot, upgrade. Numbers hang on ids
 * (attack, agility, hull, shields, skill, weapon-attack, range-min, range-max, talent-slots ...),
 * so that a game with other numbers needs no other struct. */
struct _BsCard
{
  BsId id;
  BsId kind;
  char *name;             /* English, as printed */
  char *name_de;          /* (nullable) German, as printed */
  BsId faction;           /* (nullable) */
  BsId faction2;          /* (nullable) a second one that it belongs to as well */
  gboolean unique, limited;
  int cost;               /* profile as printed */
  GArray *costs;          /* BsCounter: further named cost profiles */
  BsId ship;              /* pilots: the ship card they fly */
  BsId dial;              /* ships: id of the dial (class) */
  BsId size;              /* (nullable) small, large, huge */
  BsId seats;             /* (nullable) ships: single, multi */
  BsId crew_confidence; /* (nullable) ships: how sure seats and crew-limit are: high, medium, low */
  BsId slot;              /* upgrades: crew, weapon, tech, talent ... */
  char *ship_class;       /* (nullable) name of the class */
  GArray *numbers;        /* BsCounter */
  GArray *slots; /* BsCounter: slot, how many (upgrades may add slots, or with a number below 0 take
                    them) */
  GPtrArray *places;      /* (nullable) BsSlotRule: slots that take some cards only */
  GArray *needs;          /* (nullable) BsNeed: upgrades: what the ship must have */
  GPtrArray *carries;     /* (nullable) BsId: ship cards that a ship with this card may carry, */
  guint carries_most;     /* so many of them at once, */
  gboolean carries_alike; /* all of one kind */
  GPtrArray *only;        /* BsId: upgrades: the ship cards they are for; empty: any */
  GPtrArray *actions;     /* BsId */
  GPtrArray *arcs;        /* BsId: front, rear; of a ship's base, or of a secondary weapon */
  GPtrArray *aliases;     /* char*: other names and foreign ids: "xws:...", "utopia:E132",
                             "spacedock:3001", plain names */
  GPtrArray *effects;     /* BsEffect */
  GPtrArray *sections; /* (nullable) BsCard of kind section (fore, aft) with numbers and actions */
  char *text;             /* (nullable) reminder in our own words; msgid */
  BsId source;            /* (nullable) the set it comes from: the first of them */
  GPtrArray *sources;     /* (nullable) BsId: all of them, if there are several */
  gboolean user;          /* told by the user: it stands in a file of his own */
};

/* A box that cards were sold in. */
typedef struct
{
  BsId id;
  char *name;
  char *released;         /* (nullable) a date as text: it need not exist in the calendar */
} BsCardSet;

BsCard     *bs_card_new         (BsId id, BsId kind) G_GNUC_WARN_UNUSED_RESULT;
void        bs_card_free        (BsCard *self);
int         bs_card_number      (const BsCard *self, const char *id, int fallback);
const char *bs_card_name        (const BsCard *self);
char       *bs_card_translate   (const BsCard *self, const char *told) G_GNUC_WARN_UNUSED_RESULT;
BsSlotRule *bs_slot_rule_new    (void) G_GNUC_WARN_UNUSED_RESULT;
void        bs_slot_rule_free   (BsSlotRule *self);
int         bs_card_set_compare (const BsCardSet *self, const BsCardSet *other);
gboolean    bs_card_date_exists (const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsCard, bs_card_free)

G_END_DECLS
