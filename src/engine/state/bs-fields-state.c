/* bs-fields-state.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The tables of a battle beside its ships. The order of the rows is that of the JSON. */

#include "bs-fields-state.h"

#include "engine/ground/bs-bounds.h"
#include "bs-fields-rows.h"
#include "bs-fields-ship.h"

#include <glib/gi18n-lib.h>

const char *const bs_ask_kind_names[] = { "dice", "card", "choice", NULL };

FREE_OF (lock)
FREE_OF (card_pool)
FREE_OF (deck)
FREE_OF (player)
FREE_OF (question)

#define OF BsOptionValue
static const BsField option_rows[] = {
  ROW ("id", id, ID, 1),
  ROW ("value", value, ID, 1),
  END,
};
#undef OF

#define OF BsDue
static const BsField due_rows[] = {
  ROW ("ship", ship, ID, 2, .needed = TRUE, .set = BS_SET_PLAIN, .names = BS_NAMES_SHIP,
       .words = N_("due: {value}")),
  ROW ("stack", stack, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_STACK,
       .words = N_("with the stack {value}")),
  ROW ("skill", skill, INT, 2, .set = BS_SET_PLAIN, .words = N_("at skill {value}")),
  END,
};
#undef OF

#define OF BsFall
static const BsField fall_rows[] = {
  ROW ("ship", ship, ID, 2, .needed = TRUE, .set = BS_SET_PLAIN, .names = BS_NAMES_SHIP,
       .words = N_("fallen: {value}")),
  ROW ("owner", owner, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_PLAYER,
       .words = N_("by a card of {value}")),
  END,
};
#undef OF

#define OF BsLock
static const BsField lock_rows[] = {
  ROW ("from", from, ID, 2),
  ROW ("to", to, ID, 2),
  ROW ("letter", letter, ID, 2),
  END,
};
#undef OF

#define OF BsResult
static const BsField result_rows[] = {
  ROW ("face", face, ID, 2),
  ROW ("rerolled", rerolled, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("rolled again: {value}")),
  ROW ("added", added, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("added, no die: {value}")),
  END,
};
#undef OF

#define OF BsPool
static const BsField dice_rows[] = {
  DERIVED ("parts", 1),
  DERIVED ("count", 1),
  ROW ("rolled", rolled, BOOL, 1),
  DERIVED ("faces", 1),
  DERIVED ("rerolled", 1),
  ROW ("results", results, ARRAY, 2, .of = &bs_result_fields),
  ROW ("more", more, INT, 2, .set = BS_SET_PLAIN, .signs = TRUE, .greatest = 99,
       .words = N_("dice more: {value}")),
  ROW ("closed", closed, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("modified: {value}")),
  END,
};
#undef OF

#define OF BsAttack
static const BsField attack_rows[] = {
  REST (ref),
  ROW ("step", step, ID, 1),
  DERIVED ("ship", 1),
  DERIVED ("target", 1),
  DERIVED ("weapon", 1),
  ROW ("attacker", ship, ID, 2),
  ROW ("attacker_section", ship_section, ID, 2),
  ROW ("defender", target, ID, 2),
  ROW ("defender_section", target_section, ID, 2),
  ROW ("fires", weapon, ID, 2),
  ROW ("ability", ability, ID, 2),
  ROW ("range", range, INT, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_RANGE, .least = 1,
       .words = N_("range {value}")),
  ROW ("obstructed", obstructed, BOOL, 1, .set = BS_SET_PLAIN, .words = N_("obstructed: {value}")),
  ROW ("arc", arc, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_ARC, .words = N_("arc: {value}")),
  ROW ("precision", precision, BOOL, 1, .set = BS_SET_PLAIN,
       .words = N_("precision shot: {value}")),
  ROW ("free", free, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("free attack: {value}")),
  ROW ("attack", attack, STRUCT, 1, .of = &bs_dice_fields, .reckoned = TRUE),
  ROW ("defence", defence, STRUCT, 1, .of = &bs_dice_fields, .reckoned = TRUE),
  DERIVED ("hits", 1),
  DERIVED ("crits", 1),
  END,
};
#undef OF

#define OF BsQuestion
static const BsField question_rows[] = {
  REST (ref),
  ROW ("id", id, ID, 1),
  ROW ("player", player, ID, 1),
  ROW ("kind", kind, WORD, 1, .values = bs_ask_kind_names),
  ROW ("topic", topic, ID, 1),
  ROW ("must", must, BOOL, 1),
  ROW ("rule", rule, ID, 1, .reckoned = TRUE),
  ROW ("on", on, ID, 1),
  ROW ("other", other, ID, 1),
  ROW ("side", side, ID, 1),
  ROW ("die", die, ID, 1),
  DERIVED ("count", 1),
  ROW ("asked", count, INT, 2),
  ROW ("answers", answers, IDS, 1),
  ROW ("effect", effect, ID, 2, .seen = BS_SEEN_KNOWN),
  ROW ("op", op, INT, 2, .seen = BS_SEEN_DIGEST),
  ROW ("source", source, ID, 2, .seen = BS_SEEN_KNOWN),
  ROW ("survives", survives, BOOL, 2),
  ROW ("lasts", lasts, BOOL, 2),
  ROW ("secret", secret, BOOL, 2),
  ROW ("text", text, TEXT, 2, .seen = BS_SEEN_KNOWN),
  END,
};
#undef OF

#define OF BsCardPool
static const BsField card_pool_rows[] = {
  ROW ("number", number, INT, 2),
  ROW ("unseen", unseen, COUNTERS, 2, .reckoned = TRUE),
  END,
};
#undef OF

#define OF BsDeckState
static const BsField deck_rows[] = {
  ROW ("id", id, ID, 1),
  ROW ("kind", kind, ID, 1),
  ROW ("deck", left, INT, 1, .set = BS_SET_OWN, .names = BS_NAMES_CARDS,
       .words = N_("cards in the deck: {value}")),
  DERIVED ("discard", 1, .set = BS_SET_OWN, .names = BS_NAMES_CARDS,
           .words = N_("cards in the pile: {value}")),
  ROW ("pile", discard, COUNTERS, 2),
  ROW ("pile_unknown", discard_unknown, INT, 2),
  ROW ("pools", pools, LIST, 2, .of = &bs_card_pool_fields, .seen = BS_SEEN_DIGEST),
  END,
};
#undef OF

#define OF BsPlayer
static const BsField player_rows[] = {
  REST (ref),
  ROW ("id", id, ID, 1),
  ROW ("name", name, TEXT, 1, .needed = TRUE, .set = BS_SET_PLAIN, .words = N_("name “{value}”")),
  ROW ("team", team, ID, 1),
  ROW ("edge", edge, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_EDGE,
       .words = N_("edge: {value}")),
  ROW ("faction", faction, ID, 1, .set = BS_SET_OWN, .names = BS_NAMES_FACTION,
       .words = N_("faction: {value}")),
  ROW ("color", color, TEXT, 2),
  ROW ("squad", squad, TEXT, 1, .set = BS_SET_PLAIN, .words = N_("name of the squad “{value}”")),
  ROW ("damage_deck", deck, ID, 2, .set = BS_SET_OWN, .names = BS_NAMES_DECK,
       .words = N_("damage deck: {value}")),
  DERIVED ("points", 1),
  ROW ("extra_points", extra_points, INT, 1, .signs = TRUE,
       .set = BS_SET_PLAIN, .greatest = BS_MOST_POINTS,
       .words = N_("further points {value}")),
  DERIVED ("victory_points", 1,
           .set = BS_SET_OWN, .names = BS_NAMES_NUMBER, .signs = TRUE, .greatest = BS_MOST_POINTS,
           .words = N_("victory points {value}")),
  ROW ("out", out, BOOL, 1, .set = BS_SET_PLAIN, .words = N_("out: {value}")),
  ROW ("rank", rank, INT, 2, .seen = BS_SEEN_DIGEST),
  ROW ("tokens", counters, COUNTERS, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_TOKEN),
  ROW ("pile", pile, LIST, 1, .of = &bs_loot_fields),
  ROW ("aside", aside, LIST, 1, .of = &bs_loot_fields),
  ROW ("lost", lost, LIST, 1, .of = &bs_loot_fields),
  END,
};
#undef OF

#define OF BsState
static const BsField dispute_rows[] = {
  ROW ("die", dispute_die, ID, 2),
  ROW ("by", dispute_by, ID, 2),
  ROW ("count", dispute_count, INT, 2),
  END,
};

static const BsField state_rows[] = {
  REST (ref),
  REST (ruleset),
  REST (catalogue),
  REST (seen_by),
  REST (whole),
  DERIVED ("game", 1),
  ROW ("mission", mission, ID, 1),
  ROW ("options", options, ARRAY, 1, .of = &bs_option_fields, .reckoned = TRUE),
  ROW ("begun", begun, BOOL, 2),
  ROW ("round", round, INT, 1, .set = BS_SET_OWN, .least = 1, .words = N_("round {value}")),
  ROW ("phase", phase, ID, 1, .set = BS_SET_OWN, .needed = TRUE, .names = BS_NAMES_PHASE,
       .words = N_("phase: {value}")),
  ROW ("deed", deed, ID, 2),
  ROW ("step", step, ID, 1),
  ROW ("active", active, ID, 1, .set = BS_SET_OWN, .names = BS_NAMES_SHIP,
       .words = N_("whose turn it is: {value}")),
  ROW ("active_stack", active_stack, ID, 2),
  ROW ("turn", turn, BOOL, 2),
  ROW ("turn_skill", turn_skill, INT, 2),
  DERIVED ("order", 1),
  ROW ("due", order, ARRAY, 2, .of = &bs_due_fields, .set = BS_SET_PLAIN,
       .words = N_("still due: {value}")),
  ROW ("open", questions, LIST, 1, .of = &bs_question_fields),
  ROW ("next_question", next_question, INT, 2, .seen = BS_SEEN_DIGEST),
  ROW ("initiative", initiative, IDS, 1, .set = BS_SET_OWN, .names = BS_NAMES_PLAYER,
       .words = N_("initiative: {value}")),
  ROW ("initiative_by", initiative_by, ID, 2),
  ROW ("ended", ended, BOOL, 1),
  DERIVED ("winner", 1),
  ROW ("why", why_ended, ID, 1),
  ROW ("teams_won", teams_won, IDS, 2, .nullable = TRUE),
  ROW ("fallen", fallen, ARRAY, 2, .of = &bs_fall_fields, .set = BS_SET_PLAIN,
       .words = N_("fallen just now: {value}")),
  GROUP ("dispute", 2, bs_dispute_fields),
  ROW ("tokens", counters, COUNTERS, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_TOKEN),
  ROW ("players", players, LIST, 1, .most = BS_MOST_PLAYERS, .of = &bs_player_fields),
  ROW ("ships", ships, LIST, 1, .most = BS_MOST_SHIPS, .of = &bs_ship_fields),
  ROW ("locks", locks, LIST, 2, .of = &bs_lock_fields),
  DERIVED ("clusters", 1),
  ROW ("attack", attack, OBJECT, 1, .of = &bs_attack_fields),
  ROW ("decks", decks, LIST, 1, .of = &bs_deck_fields),
  END,
};
#undef OF

const BsFields bs_option_fields = { "BsOptionValue", sizeof (BsOptionValue), FALSE, option_rows,
                                    NULL, NULL };
const BsFields bs_due_fields = { "BsDue", sizeof (BsDue), FALSE, due_rows, NULL, NULL };
const BsFields bs_fall_fields = { "BsFall", sizeof (BsFall), FALSE, fall_rows, NULL, NULL };
const BsFields bs_lock_fields = { "BsLock", sizeof (BsLock), FALSE, lock_rows, free_lock, NULL };
const BsFields bs_result_fields = { "BsResult", sizeof (BsResult), FALSE, result_rows, NULL, NULL };
const BsFields bs_dice_fields = { "BsPool", sizeof (BsPool), FALSE, dice_rows, NULL, NULL };
const BsFields bs_attack_fields = { "BsAttack", sizeof (BsAttack), TRUE, attack_rows, NULL, NULL };
const BsFields bs_question_fields = { "BsQuestion", sizeof (BsQuestion), TRUE, question_rows,
                                      free_question, NULL };
const BsFields bs_card_pool_fields = { "BsCardPool", sizeof (BsCardPool), FALSE, card_pool_rows,
                                       free_card_pool, NULL };
const BsFields bs_deck_fields = { "BsDeckState", sizeof (BsDeckState), FALSE, deck_rows, free_deck,
                                  NULL };
const BsFields bs_player_fields = { "BsPlayer", sizeof (BsPlayer), TRUE, player_rows, free_player,
                                    NULL };
const BsFields bs_dispute_fields = { "BsState", sizeof (BsState), FALSE, dispute_rows, NULL, NULL };
const BsFields bs_state_fields = { "BsState", sizeof (BsState), TRUE, state_rows, NULL, NULL };
