/* bs-ruleset.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-effect.h"

G_BEGIN_DECLS

/* One game's rules, read from data/rules/NAME.xml by the xml room into these plain structs and never changed
 * afterwards. Names and sentences are English msgids; bs_ruleset_text() translates them with the kind of the
 * element as context. All lists are GPtrArrays that own their elements; their order is that of the file. */

/* <rule id="AW4.3" key="one-attack" page="12" note="A9">sentence</rule>. C knows the key, people see the id. */
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

/* <option id="cards" default="virtual"> <value id="virtual">..</value> .. <text>..</text> </option> */
typedef struct
{
  BsId id;
  BsId fallback;      /* the default value */
  BsId free;          /* (nullable) what else goes beside the values: number, list (of values and rounds=N), profile (of costs), yes: any */
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

/* <face id="hit" key="h" symbol="hit"><name>hit</name></face>; `key` types it. What it counts as when results are
 * compared: hit, crit, evade or nothing. The face that decides a dispute says so. */
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
  BsId huge;          /* (nullable) what it does to a huge ship instead: `none`, it keeps none; `energy`, each costs it one energy */
  char *symbol;
  BsId tone;          /* good, bad, plain: how the chip is tinted */
  char *name;
} BsToken;

/* <action id="evade" needs-target="no" range="1-3"> <if .. rule=".."/> <token ../> </action>: an effect with
 * hook `action`. */
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
  BsId does;          /* (nullable) move, attack, fight, raise, settle: what a turn is, or what the phase asks */
  BsId first;         /* (nullable) the deed of a part before it: `does="fight attack"` */
  int timer;          /* seconds; 0: none */
  gboolean timer_not_first; /* no timer in the first round */
  char *name;
} BsPhase;

/* <card id="direct-hit" copies="4" trait="ship"> of a damage deck; `kind` is one-shot, ongoing or immediate */
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
  BsId ship, section; /* (nullable) of which ship card, and of which half of it: huge ships have decks of their own */
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

/* <section id="AW4"><name>Actions</name></section>: a part of the rules; its rules are AW4.1, AW4.2 ... */
typedef BsNamed BsTitle;

/* <term id="evade"><en>evade</en><de>Ausweichmanöver</de><text>..</text></term>: the same thing in both languages, as the rulebooks
 * call it. */
typedef struct
{
  BsId id;
  char *en, *de;
  char *text;         /* (nullable) a sentence; msgid */
} BsTerm;

struct _BsRuleset
{
  gatomicrefcount ref;
  BsId id;
  char *version;
  char *name;
  char *text;             /* (nullable) a sentence for the start page */
  char *hash;             /* SHA-256 of all layers' bytes, hex */
  char *domain;           /* (nullable) gettext domain of a group's own rules */
  gboolean ships;         /* FALSE: a table aid without ships */
  BsId deck;              /* (nullable) the damage deck that is used if nothing else is told */
  BsId mission;           /* (nullable) the layer that is a mission */
  GPtrArray *layers;      /* BsId: extensions and house rules that lie over the game, lowest first */
  GPtrArray *rules;       /* BsRule */
  GPtrArray *options;     /* BsOption */
  GPtrArray *faces;       /* BsFace */
  GPtrArray *dice;        /* BsDie */
  GPtrArray *tokens;      /* BsToken */
  GPtrArray *actions;     /* BsAction */
  GPtrArray *phases;      /* BsPhase */
  GPtrArray *decks;       /* BsDeck */
  GPtrArray *factions;    /* BsFaction */
  GPtrArray *sizes;       /* BsSize */
  GPtrArray *forces;      /* BsForce */
  GPtrArray *words;       /* BsNamed: names of slots, colors, bearings, statuses, steps, figures as the game calls them */
  GPtrArray *sections;    /* BsTitle */
  GPtrArray *terms;       /* BsTerm: the glossary */
  GArray *figures;        /* BsCounter: cloak-dice 4, melee-divisor 6 ... */
  GPtrArray *effects;     /* BsEffect: rules that are effects: range dice, spending tokens, red maneuvers */
  GHashTable *ids;        /* cache: kind -> table of id -> element; kinds are the elements' names, "key", "effect" */
};

BsRuleset          *bs_ruleset_new         (BsId             id) G_GNUC_WARN_UNUSED_RESULT;
BsRuleset          *bs_ruleset_ref         (BsRuleset       *self);
void                bs_ruleset_unref       (BsRuleset       *self);
void                bs_ruleset_index       (BsRuleset       *self);

const BsRule       *bs_ruleset_rule        (const BsRuleset *self, BsId id);
const BsRule       *bs_ruleset_rule_by_key (const BsRuleset *self, const char *key);
const BsOption     *bs_ruleset_option      (const BsRuleset *self, BsId id);
const BsFace       *bs_ruleset_face        (const BsRuleset *self, BsId id);
const BsDie        *bs_ruleset_die         (const BsRuleset *self, BsId id);
const BsToken      *bs_ruleset_token       (const BsRuleset *self, BsId id);
const BsAction     *bs_ruleset_action      (const BsRuleset *self, BsId id);
const BsPhase      *bs_ruleset_phase       (const BsRuleset *self, BsId id);
const BsDeck       *bs_ruleset_deck        (const BsRuleset *self, BsId id);
const BsDamageCard *bs_ruleset_damage_card (const BsRuleset *self, BsId deck, BsId id);
const BsFaction    *bs_ruleset_faction     (const BsRuleset *self, BsId id);
int                 bs_ruleset_faction_rank (const BsRuleset *self, BsId id);
const BsSize       *bs_ruleset_size        (const BsRuleset *self, BsId id);
const BsForce      *bs_ruleset_force       (const BsRuleset *self, BsId id);
const BsNamed      *bs_ruleset_word        (const BsRuleset *self, BsId id);
const BsEffect     *bs_ruleset_effect      (const BsRuleset *self, BsId id);
int                 bs_ruleset_figure      (const BsRuleset *self, const char *id, int fallback);
int                 bs_size_figure         (const BsSize    *self, const char *id, int fallback);
const char         *bs_ruleset_text        (const BsRuleset *self, const char *context, const char *msgid);
const char         *bs_ruleset_name        (const BsRuleset *self, const char *kind, BsId id);

void bs_rule_free        (BsRule       *self);
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
void bs_term_free        (BsTerm       *self);

/* The keys of rules that C refers to, for the test that compares them with the XML both ways; NULL-terminated. */
const char *const *bs_rule_keys (void);

/* Figures and options that C asks for; rows end with a NULL name. */
typedef struct
{
  const char *name;
  const char *help;       /* one English line for docs/ */
} BsKnob;

const BsKnob *bs_figure_kinds (void);
const BsKnob *bs_option_kinds (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsRuleset, bs_ruleset_unref)

G_END_DECLS
