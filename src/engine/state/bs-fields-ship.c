/* bs-fields-ship.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The tables of a ship and of what it is made of. The order of the rows is that of the JSON. */

#include "bs-fields-ship.h"

#include "engine/ground/bs-bounds.h"
#include "bs-fields-rows.h"

#include <glib/gi18n-lib.h>

const char *const bs_status_names[] = { "active", "held", "immobilised", "destroyed", "captured",
                                        "home", "fled", NULL };
const char *const bs_cloak_names[] = { "none", "base", "side", "red", NULL };
const char *const bs_part_state_names[] = { "active", "disabled", "discarded", NULL };
const char *const bs_face_names[] = { "down", "up", NULL };

FREE_OF (boarder)
FREE_OF (stack)
FREE_OF (part)
FREE_OF (section)
FREE_OF (damage)
FREE_OF (ship)
CLEAR_OF (modifier)

/* A character in a stack. */
#define OF BsBoarder
static const BsField boarder_rows[] = {
  ROW ("id", id, ID, 2),
  DERIVED ("stack", 1),
  ROW ("name", name, TEXT, 1, .seen = BS_SEEN_KNOWN),
  ROW ("card", card, ID, 2, .seen = BS_SEEN_KNOWN),
  ROW ("owner", owner, ID, 2),
  ROW ("points", points, INT, 1, .seen = BS_SEEN_KNOWN),
  ROW ("unique", unique, BOOL, 2, .seen = BS_SEEN_KNOWN),
  ROW ("wounds", wounds, INT, 1, .set = BS_SET_OWN, .names = BS_NAMES_WOUNDS,
       .words = N_("wounds {value}")),
  DERIVED ("face", 1, .set = BS_SET_OWN, .values = bs_face_names, .words = N_("{value}")),
  ROW ("pilot", pilot, BOOL, 1),
  ROW ("open", open, BOOL, 2),
  ROW ("seen", seen, BOOL, 2),
  END,
};

/* A card that lies with a player. */
static const BsField loot_rows[] = {
  ROW ("id", id, ID, 2, .seen = BS_SEEN_KNOWN),
  ROW ("name", name, TEXT, 1, .seen = BS_SEEN_KNOWN),
  ROW ("card", card, ID, 2, .seen = BS_SEEN_KNOWN),
  ROW ("owner", owner, ID, 2),
  ROW ("points", points, INT, 1, .seen = BS_SEEN_KNOWN),
  ROW ("unique", unique, BOOL, 2, .seen = BS_SEEN_KNOWN),
  ROW ("wounds", wounds, INT, 2),
  ROW ("pilot", pilot, BOOL, 2),
  ROW ("open", open, BOOL, 2),
  ROW ("seen", seen, BOOL, 2),
  END,
};
#undef OF

#define OF BsStack
static const BsField stack_rows[] = {
  ROW ("id", id, ID, 1),
  ROW ("boarders", boarders, LIST, 1, .most = BS_MOST_BOARDERS, .of = &bs_boarder_fields),
  END,
};
#undef OF

#define OF BsShipPart
static const BsField part_rows[] = {
  ROW ("id", id, ID, 1),
  ROW ("card", card, ID, 1),
  ROW ("kind", kind, ID, 2),
  ROW ("name", name, TEXT, 1),
  ROW ("state", state, WORD, 1, .values = bs_part_state_names, .set = BS_SET_PLAIN,
       .words = N_("{value}")),
  ROW ("slot", slot, ID, 1),
  ROW ("faction", faction, ID, 2),
  DERIVED ("points", 1,
           .set = BS_SET_OWN, .names = BS_NAMES_NUMBER, .signs = TRUE, .greatest = BS_MOST_POINTS,
           .words = N_("points {value}")),
  ROW ("own_points", points, INT, 2),
  ROW ("fixed_points", fixed_points, BOOL, 2),
  ROW ("unique", unique, BOOL, 2),
  ROW ("hidden", hidden, BOOL, 2),
  ROW ("held_down", held_down, BOOL, 2, .set = BS_SET_PLAIN,
       .words = N_("stays inactive: {value}")),
  ROW ("tokens", counters, COUNTERS, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_CARD_TOKEN),
  ROW ("numbers", numbers, COUNTERS, 2),
  DERIVED ("skill", 1, .seen = BS_SEEN_NEVER, .set = BS_SET_OWN, .names = BS_NAMES_NUMBER,
           .words = N_("skill {value}")),
  ROW ("arcs", arcs, IDS, 2),
  ROW ("actions", actions, IDS, 2),
  ROW ("brings_shields", shields, INT, 2),
  END,
};
#undef OF

#define OF BsSection
static const BsField shields_rows[] = {
  ROW ("active", active, INT, 1, .set = BS_SET_PLAIN, .greatest = 99,
       .words = N_("active shields {value}")),
  ROW ("disabled", disabled, INT, 1, .set = BS_SET_PLAIN, .greatest = 99,
       .words = N_("disabled shields {value}")),
  ROW ("lost", lost, INT, 1, .set = BS_SET_PLAIN, .greatest = 99,
       .words = N_("lost shields {value}")),
  END,
};

static const BsField section_rows[] = {
  ROW ("id", id, ID, 1),
  DERIVED ("hull", 1),
  ROW ("own_hull", hull, INT, 2),
  DERIVED ("hull_left", 1),
  GROUP ("shields", 1, bs_shields_fields),
  ROW ("crippled", crippled, BOOL, 1, .set = BS_SET_PLAIN, .words = N_("crippled: {value}")),
  ROW ("numbers", numbers, COUNTERS, 2),
  ROW ("actions", actions, IDS, 2, .nullable = TRUE),
  ROW ("tokens", counters, COUNTERS, 1),
  END,
};
#undef OF

#define OF BsDamage
static const BsField damage_rows[] = {
  ROW ("id", id, ID, 1),
  ROW ("card", card, ID, 1),
  ROW ("face", up, WORD, 1, .values = bs_face_names),
  ROW ("section", section, ID, 1),
  ROW ("deck", deck, ID, 2),
  ROW ("pool", pool, INT, 2, .seen = BS_SEEN_DIGEST),
  ROW ("since", since, INT, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_ROUND,
       .words = N_("face up since round {value}")),
  END,
};
#undef OF

#define OF BsModifier
static const BsField modifier_rows[] = {
  ROW ("number", number, ID, 2, .needed = TRUE, .set = BS_SET_PLAIN, .names = BS_NAMES_CHANGED,
       .words = N_("for a while: {value}")),
  ROW ("amount", amount, INT, 2, .signs = TRUE, .set = BS_SET_PLAIN, .words = N_("by {value}")),
  ROW ("fixed", fixed, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("whatever else holds: {value}")),
  ROW ("source", source, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_SOURCE,
       .words = N_("by the card {value}")),
  ROW ("label", label, TEXT, 2, .set = BS_SET_PLAIN, .words = N_("called “{value}”")),
  ROW ("other", other, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_SHIP,
       .words = N_("only against {value}")),
  ROW ("until", until, ID, 2, .needed = TRUE, .set = BS_SET_PLAIN, .names = BS_NAMES_UNTIL,
       .words = N_("until the end of: {value}")),
  ROW ("from_round", from_round, INT, 2,
       .set = BS_SET_PLAIN, .names = BS_NAMES_ROUND, .greatest = 1,
       .words = N_("from round {value}")),
  ROW ("tied", tied, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("ends with its card: {value}")),
  END,
};
#undef OF

#define OF BsDeeds
static const BsField deeds_rows[] = {
  ROW ("moved", moved, BOOL, 1, .set = BS_SET_PLAIN, .words = N_("has moved: {value}")),
  ROW ("attacked", attacked, BOOL, 1, .set = BS_SET_PLAIN, .words = N_("has attacked: {value}")),
  ROW ("fought", fought, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("has fought: {value}")),
  ROW ("turn_over", turn_over, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("turn over: {value}")),
  ROW ("actions_taken", actions, INT, 2, .set = BS_SET_PLAIN, .greatest = 99,
       .words = N_("actions used up: {value}")),
  ROW ("action_lost", no_action, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("action lost: {value}")),
  ROW ("action_step_lost", no_step, BOOL, 2, .set = BS_SET_PLAIN,
       .words = N_("action step lost: {value}")),
  ROW ("action_lost_by", lost_by, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_RULE,
       .words = N_("action lost by the rule {value}")),
  ROW ("missed_dock", missed, BOOL, 2, .set = BS_SET_PLAIN,
       .words = N_("missed its dock: {value}")),
  ROW ("flown_color", color, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_COLOR,
       .words = N_("color of its maneuver: {value}")),
  ROW ("flown_bearing", bearing, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_BEARING,
       .words = N_("bearing of its maneuver: {value}")),
  ROW ("flown_speed", speed, INT, 2, .set = BS_SET_PLAIN, .greatest = 9,
       .words = N_("speed of its maneuver: {value}")),
  END,
};
#undef OF

#define OF BsShip
static const BsField ship_rows[] = {
  REST (ref),
  ROW ("id", id, ID, 1),
  ROW ("name", told, TEXT, 1, .set = BS_SET_OWN, .needed = TRUE, .words = N_("name “{value}”")),
  ROW (NULL, name, TEXT, 1, .seen = BS_SEEN_NEVER),
  ROW ("player", player, ID, 1),
  ROW ("card", card, ID, 1),
  ROW ("faction", faction, ID, 1),
  ROW ("size", size, ID, 1),
  ROW ("dial", dial, ID, 2),
  ROW ("seats", seats, ID, 2),
  ROW ("unique", unique, BOOL, 2),
  DERIVED ("pilot", 1),
  ROW ("status", status, WORD, 1, .values = bs_status_names, .reckoned = TRUE, .set = BS_SET_OWN,
       .words = N_("{value}")),
  ROW ("held", held, BOOL, 2),
  ROW ("immobilised", immobilised, BOOL, 2),
  ROW ("immobilised_round", immobilised_round, INT, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_ROUND,
       .words = N_("immobilised in round {value}")),
  ROW ("gone_by", gone_by, ID, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_SHIP,
       .words = N_("destroyed by: {value}")),
  DERIVED ("points", 1),
  ROW ("own_points", points, INT, 2),
  DERIVED ("skill", 1, .set = BS_SET_OWN, .names = BS_NAMES_NUMBER, .words = N_("skill {value}")),
  DERIVED ("attack", 1, .set = BS_SET_OWN, .names = BS_NAMES_NUMBER,
           .words = N_("weapon value {value}")),
  DERIVED ("agility", 1, .set = BS_SET_OWN, .names = BS_NAMES_NUMBER,
           .words = N_("agility {value}")),
  ROW ("numbers", numbers, COUNTERS, 2),
  ROW ("actions", actions, IDS, 2),
  ROW ("own_actions", own_actions, INT, 2),
  ROW ("arcs", arcs, IDS, 2),
  ROW ("slots", slots, COUNTERS, 2),
  DERIVED ("hull", 1, .set = BS_SET_OWN, .names = BS_NAMES_NUMBER, .least = 1,
           .words = N_("hull value {value}")),
  DERIVED ("hull_left", 1, .set = BS_SET_OWN, .names = BS_NAMES_HULL,
           .words = N_("hull left {value}")),
  DERIVED ("shields", 1, .of = &bs_shields_fields),
  ROW ("sections", sections, LIST, 1, .of = &bs_section_fields),
  ROW ("tokens", counters, COUNTERS, 1, .reckoned = TRUE, .set = BS_SET_PLAIN,
       .names = BS_NAMES_TOKEN),
  ROW ("cloak", cloak, WORD, 1, .values = bs_cloak_names, .set = BS_SET_PLAIN,
       .words = N_("{value}")),
  DERIVED ("locks_on", 1),
  DERIVED ("locked_by", 1),
  ROW ("damage", damage, LIST, 1, .of = &bs_damage_fields),
  ROW ("next_damage", next_damage, INT, 2),
  ROW ("upgrades", parts, LIST, 1, .most = BS_MOST_UPGRADES, .of = &bs_part_fields,
       .reckoned = TRUE),
  ROW ("modifiers", modifiers, ARRAY, 2, .most = BS_MOST_MODIFIERS, .of = &bs_modifier_fields,
       .set = BS_SET_PLAIN, .words = N_("what holds for a while: {value}")),
  ROW ("acted", acted, IDS, 1, .set = BS_SET_OWN, .names = BS_NAMES_ACTION,
       .words = N_("actions taken: {value}")),
  ROW (NULL, deeds, STRUCT, 1, .of = &bs_deeds_fields),
  ROW ("fired", fired, IDS, 2, .seen = BS_SEEN_NAMED, .set = BS_SET_PLAIN, .names = BS_NAMES_WEAPON,
       .words = N_("weapons fired: {value}")),
  ROW ("hurt_by", hurt_by, IDS, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_SHIP,
       .words = N_("damaged this round by: {value}")),
  ROW ("used", used, IDS, 2, .seen = BS_SEEN_NAMED, .set = BS_SET_PLAIN, .names = BS_NAMES_ABILITY,
       .words = N_("abilities used up: {value}")),
  ROW ("doomed", doomed, BOOL, 1, .set = BS_SET_PLAIN,
       .words = N_("falls after its turn: {value}")),
  ROW ("touching", touching, IDS, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_OTHER_SHIP,
       .words = N_("touching: {value}")),
  ROW ("on_obstacle", on_obstacle, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_OBSTACLE,
       .words = N_("on an obstacle: {value}")),
  ROW ("stack", stacks, LIST, 1, .of = &bs_stack_fields, .reckoned = TRUE, .set = BS_SET_OWN),
  DERIVED ("stacks", 2),
  ROW ("next_boarder", next_boarder, INT, 2, .seen = BS_SEEN_DIGEST),
  ROW ("carried_by", carried_by, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_OTHER_SHIP,
       .words = N_("carried by: {value}")),
  ROW ("docked_to", docked_to, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_OTHER_SHIP,
       .words = N_("docked to: {value}")),
  ROW ("dock_at", dock_at, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_SIDE,
       .words = N_("docked at: {value}")),
  DERIVED ("dock_variant", 1, .until = 1),
  ROW ("dock_variant", dock_variant, INT, 2, .set = BS_SET_PLAIN, .greatest = 2,
       .words = N_("way of docking: {value}")),
  ROW ("dock_round", dock_round, INT, 2, .set = BS_SET_PLAIN, .names = BS_NAMES_ROUND,
       .words = N_("docked in round {value}")),
  ROW ("announced", announced, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_OTHER_SHIP,
       .words = N_("means to dock to: {value}")),
  ROW ("engaged", engaged, BOOL, 1),
  ROW ("jackpot", jackpot, BOOL, 2),
  ROW ("freed", freed, BOOL, 2, .set = BS_SET_PLAIN, .words = N_("free where it hangs: {value}")),
  DERIVED ("fights_with", 1, .until = 1),
  ROW ("fights_with", fights_with, ID, 2),
  ROW ("stack_round", stack_round, INT, 2),
  ROW ("declared", declared, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_INTENT,
       .words = N_("declared: {value}")),
  ROW ("tows", tows, ID, 1, .set = BS_SET_PLAIN, .names = BS_NAMES_OTHER_SHIP,
       .words = N_("tows: {value}")),
  END,
};
#undef OF

const BsFields bs_boarder_fields = { "BsBoarder", sizeof (BsBoarder), FALSE, boarder_rows,
                                     free_boarder, NULL };
const BsFields bs_loot_fields = { "BsBoarder", sizeof (BsBoarder), FALSE, loot_rows, free_boarder,
                                  NULL };
const BsFields bs_stack_fields = { "BsStack", sizeof (BsStack), FALSE, stack_rows, free_stack,
                                   NULL };
const BsFields bs_part_fields = { "BsShipPart", sizeof (BsShipPart), FALSE, part_rows, free_part,
                                  NULL };
const BsFields bs_shields_fields = { "BsSection", sizeof (BsSection), FALSE, shields_rows, NULL,
                                     NULL };
const BsFields bs_section_fields = { "BsSection", sizeof (BsSection), FALSE, section_rows,
                                     free_section, NULL };
const BsFields bs_damage_fields = { "BsDamage", sizeof (BsDamage), FALSE, damage_rows, free_damage,
                                    NULL };
const BsFields bs_modifier_fields = { "BsModifier", sizeof (BsModifier), FALSE, modifier_rows, NULL,
                                      clear_modifier };
const BsFields bs_deeds_fields = { "BsDeeds", sizeof (BsDeeds), FALSE, deeds_rows, NULL, NULL };
const BsFields bs_ship_fields = { "BsShip", sizeof (BsShip), TRUE, ship_rows, free_ship, NULL };
