/* bs-ruleset-parts.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/ground/bs-types.h"

G_BEGIN_DECLS

/* <rule id="AW4.3" key="one-attack" page="12" note="A9">sentence</rule>. C knows the key, people
 * see the id. */
typedef struct
{
  BsId id;
  BsId key;           /* (nullable) what C or data call it */
  GPtrArray *keys;    /* (nullable) BsId: all of them, `key` first; separated by spaces in XML */
  char *page;         /* (nullable) */
  char *note;         /* (nullable) rulings: A9, B3 ... */
  gboolean told_only; /* it stands in the reference, and nothing is refused or hinted at by it */
  char *text;
} BsRule;

/* <option id="cards" default="virtual"> <value id="virtual">..</value> .. <text>..</text>
 * </option> */
typedef struct
{
  BsId id;
  BsId fallback;      /* the default value */
  BsId free; /* (nullable) what else goes beside the values: number, list (of values and rounds=N),
                profile (of costs), yes: any */
  GPtrArray *values;  /* BsNamed */
  char *name;
  char *text;
} BsOption;

/* An id with its name for people. */
typedef struct
{
  BsId id;
  char *name;
  char *text;         /* (nullable) a sentence */
} BsNamed;

/* <face id="hit" key="h" symbol="hit"><name>hit</name></face>; `key` types it. What it counts as
 * when results are compared: hit, crit, evade or nothing. The face that decides a dispute says
 * so. */
typedef struct
{
  BsId id;
  char key;
  BsId counts;        /* (nullable) hit, crit, evade */
  gboolean decides;   /* who rolls more of it decides a dispute */
  char *symbol;       /* drawing of src/app, or NULL */
  char *name;
} BsFace;

/* <die id="attack" color="red"> <side face="hit" count="3"/> .. */
typedef struct
{
  BsId id;
  char *color;
  GArray *sides;      /* BsCounter: face, how often */
  int n_sides;
  char *name;
} BsDie;

/* <token id="evade" on="ship" min="0" max="99" clear="end" symbol="evade" tone="good"> */
typedef struct
{
  BsId id;
  BsId on;            /* ship, player, battle, section, card */
  int min, max;
  int start;          /* how many there are when the battle begins */
  BsId clear;         /* (nullable) the phase on whose entry all of them go */
  gboolean spendable; /* an effect with hook `spend` names it */
  BsId huge; /* (nullable) what it does to a huge ship instead: `none`, it keeps none; `energy`,
                each costs it one energy */
  char *symbol;
  BsId tone;          /* good, bad, plain: how the chip is tinted */
  char *name;
} BsToken;

/* <action id="evade" needs-target="no" range="1-3"> <if .. rule=".."/> <token ../> </action>: an
 * effect with hook `action`. */
typedef struct
{
  BsId id;
  gboolean target;    /* the command must name one */
  gboolean own_target;/* the target is a friendly ship (coordinate) */
  gboolean bar;       /* only ships with it on their bar; else everybody has it */
  BsEffect *effect;
  char *name;
  char *symbol;
} BsAction;

/* <phase id="combat" turns="ships" order="descending" does="attack" timer="0"> */
typedef struct
{
  BsId id;
  gboolean turns;     /* ships act one after the other */
  gboolean descending;
  BsId does; /* (nullable) move, attack, fight, raise, settle: what a turn is, or what the phase
                asks */
  BsId first;         /* (nullable) the deed of a part before it: `does="fight attack"` */
  int timer;          /* seconds; 0: none */
  gboolean timer_not_first; /* no timer in the first round */
  char *name;
} BsPhase;

/* <card id="direct-hit" copies="4" trait="ship"> of a damage deck; `kind` is one-shot, ongoing or
 * immediate */
typedef struct
{
  BsId id;
  int copies;
  BsId trait;         /* (nullable) ship, pilot */
  int counts;         /* how much damage it is face up: Direct Hit of X-Wing 2, else 1 */
  gboolean exposes;   /* from the next round on all damage of the ship is dealt face up */
  GPtrArray *effects; /* BsEffect */
  BsAction *repair;   /* (nullable) the action that turns it down or discards it */
  char *name;
  char *text;         /* effect in our own words */
} BsDamageCard;

typedef struct
{
  BsId id;
  GPtrArray *cards;   /* BsDamageCard */
  int size;           /* all copies */
  BsId ship, section; /* (nullable) of which ship card, and of which half of it: huge ships have
                         decks of their own */
  gboolean uncounted; /* how many copies there are is not known: the players name the real cards */
  char *name;
} BsDeck;

/* Factions in the order of the initiative list. */
typedef struct
{
  BsId id;
  char *name;
  gboolean own_names;   /* its names count as others than the same ones of other factions */
} BsFaction;

/* <size id="small" max-tow="3"/> and the like: figures that hang on an id */
typedef struct
{
  BsId id;
  GArray *figures;    /* BsCounter */
  char *name;
} BsSize;

/* A preset force: ready-made command lines with {player} in place of the player's id. */
typedef struct
{
  BsId id;
  BsId faction;
  GPtrArray *lines;   /* char* */
  char *name;
} BsForce;

/* <section id="AW4"><name>Actions</name></section>: a part of the rules; its rules are AW4.1, AW4.2
 * ... */
typedef BsNamed BsTitle;

/* <term id="evade"><en>evade</en><de>Ausweichmanöver</de><text>..</text></term>: the same thing in
 * both languages, as the rulebooks call it. */
typedef struct
{
  BsId id;
  char *en, *de;
  char *text;         /* (nullable) a sentence; msgid */
} BsTerm;

void bs_option_free      (BsOption     *self);
void bs_named_free       (BsNamed      *self);
void bs_face_free        (BsFace       *self);
void bs_die_free         (BsDie        *self);
void bs_token_free       (BsToken      *self);
void bs_action_free      (BsAction     *self);
void bs_phase_free       (BsPhase      *self);
void bs_damage_card_free (BsDamageCard *self);
void bs_deck_free        (BsDeck       *self);
void bs_faction_free     (BsFaction    *self);
void bs_size_free        (BsSize       *self);
void bs_force_free       (BsForce      *self);

void bs_rule_free        (BsRule       *self);
void bs_term_free        (BsTerm       *self);

G_END_DECLS
