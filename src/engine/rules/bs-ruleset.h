/* bs-ruleset.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "bs-ruleset-parts.h"

G_BEGIN_DECLS

/* One game's rules, read from data/rules/NAME.xml by the xml room into these plain structs and
 * never changed afterwards. Names and sentences are English msgids; bs_ruleset_text() translates
 * them with the kind of the element as context. All lists are GPtrArrays that own their elements;
 * their order is that of the file. */

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
  GPtrArray *layers; /* BsId: extensions and house rules that lie over the game, lowest first */
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
  GPtrArray *words; /* BsNamed: names of slots, colors, bearings, statuses, steps, figures as the
                       game calls them */
  GPtrArray *sections;    /* BsTitle */
  GPtrArray *terms;       /* BsTerm: the glossary */
  GArray *figures;        /* BsCounter: cloak-dice 4, melee-divisor 6 ... */
  /* BsEffect: rules that are effects: range dice, spending tokens, red maneuvers */
  GPtrArray *effects;
  /* cache: kind -> table of id -> element; kinds are the elements' names, "key", "effect" */
  GHashTable *ids;
};

BsRuleset          *bs_ruleset_new         (BsId             id) G_GNUC_WARN_UNUSED_RESULT;
BsRuleset          *bs_ruleset_ref         (BsRuleset       *self);
void                bs_ruleset_unref       (BsRuleset       *self);
void                bs_ruleset_index       (BsRuleset       *self);

const BsRule *bs_ruleset_rule (const BsRuleset *self, BsId id);
const BsRule *bs_ruleset_rule_by_key (const BsRuleset *self, const char *key);
const BsOption *bs_ruleset_option (const BsRuleset *self, BsId id);
const BsFace *bs_ruleset_face (const BsRuleset *self, BsId id);
const BsDie *bs_ruleset_die (const BsRuleset *self, BsId id);
const BsToken *bs_ruleset_token (const BsRuleset *self, BsId id);
const BsAction *bs_ruleset_action (const BsRuleset *self, BsId id);
const BsPhase *bs_ruleset_phase (const BsRuleset *self, BsId id);
const BsDeck *bs_ruleset_deck (const BsRuleset *self, BsId id);
const BsDamageCard *bs_ruleset_damage_card (const BsRuleset *self, BsId deck, BsId id);
const BsFaction *bs_ruleset_faction (const BsRuleset *self, BsId id);
int bs_ruleset_faction_rank (const BsRuleset *self, BsId id);
const BsSize *bs_ruleset_size (const BsRuleset *self, BsId id);
const BsForce *bs_ruleset_force (const BsRuleset *self, BsId id);
const BsNamed *bs_ruleset_word (const BsRuleset *self, BsId id);
const BsEffect *bs_ruleset_effect (const BsRuleset *self, BsId id);
int bs_ruleset_figure (const BsRuleset *self, const char *id, int fallback);
int bs_size_figure (const BsSize    *self, const char *id, int fallback);
const char *bs_ruleset_text (const BsRuleset *self, const char *context, const char *msgid);
const char *bs_ruleset_name (const BsRuleset *self, const char *kind, BsId id);

/* Figures and options that C asks for; rows end with a NULL name. */
typedef struct
{
  const char *name;
  const char *help;       /* one English line for docs/ */
} BsKnob;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BsRuleset, bs_ruleset_unref)

G_END_DECLS
