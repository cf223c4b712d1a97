/* bs-knobs.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The figures and options that C asks the rules for. Their values are data; a figure or an option
 * that nobody asks for is most often a slip of the pen, so the loader refuses it. tests/xml/knobs
 * compares these lists with the sources, docs/rules-xml.md with them. */

#include "config.h"

#include "bs-knobs.h"

static const BsKnob figures[] = {
  { "actions-per-round", "actions of a ship in a round" },
  { "alongside", "of a size: 1: such ships dock side by side, and only they tow each other" },
  { "attacks-per-round", "attacks of a ship in a round" },
  { "come-about-straight", "a come about counts as a straight where that matters" },
  { "crushes", "of a size: 1: it destroys smaller ships that it ends on" },
  { "deck-size", "cards in a damage deck, for a check of the whole" },
  { "disabled-skill", "skill of a ship whose captain's card is disabled" },
  { "dispute-dice", "dice of each side in a dispute; 0: disputes are not settled by dice" },
  { "faction-initiative", "0: equal points are no matter of factions" },
  { "fires-each", "of a size: 1: an attack with each weapon in a round" },
  { "fleet-epic-points",
    "epic points that the huge ships of a fleet may have; 0: they are not counted" },
  { "fleet-points", "points of a fleet that are usual" },
  { "gear-cost", "points of boarding gear; 0: there is none" },
  { "huge-actions", "of a size: its actions in a round, with the option of that name" },
  { "jackpot-ships", "ships that make a jackpot when two sides are among them; 0: no boarding" },
  { "last-team-wins", "1: the battle ends when one team is left" },
  { "late", "1: a ship that could not act in its place acts later" },
  { "locks-per-ship", "target locks that a ship may have" },
  { "marker-per-card-up", "1: a critical hit marker is shown for each damage card face up" },
  { "max-range", "the longest range" },
  { "max-tow", "of a size: how much it can tow" },
  { "melee-body-hits", "hits that a boarder can take" },
  { "melee-divisor", "points for each die in a melee" },
  { "mine-stays", "1: a minefield stays where it lies: who ends on it stands on an obstacle" },
  { "mission-players", "players that a mission is for" },
  { "modification-slots", "modifications a ship may have" },
  { "one-faction", "1: all ships of a player are of one faction" },
  { "other-faction-cost", "points more for a card of another faction" },
  { "other-faction-cost-admiral", "the same for admirals" },
  { "person-crew", "1: crew cards count as persons on board" },
  { "person-team", "1: team cards count as persons on board" },
  { "precision-crits", "criticals that a precise attack may have" },
  { "simultaneous", "1: who is destroyed by a ship of the same skill still attacks" },
  { "title-slots", "titles a ship may have" },
  { "uncloak-moving", "1: a cloak may be dropped before a maneuver" },
  { "victory-by-points", "1: captured points decide when mobile ships do not" },
  { NULL, NULL },
};

static const BsKnob options[] = {
  { "boarder-faction",   "boarders of the own faction only, or of any" },
  { "cards",             "damage cards of the program, or real ones" },
  { "cost-profile",      "which list of costs is used" },
  { "damage-decks",      "one damage deck for all, or one a player" },
  { "defence-order",     "who modifies defence dice first" },
  { "destroyed-points",  "whether boarders on a destroyed ship count" },
  { "dock-obstacle-die", "whether a die is rolled for an obstacle when docking" },
  { "friendly-tow",      "when a friendly ship may be towed" },
  { "gear-slot",         "what slot boarding gear takes" },
  { "huge-actions",      "actions of a huge ship" },
  { "huge-stack",        "which stack of a huge ship fights" },
  { "jackpot-choice",    "who fights whom when many ships hang together" },
  { "melee-hits",        "how many hits a won melee is" },
  { "melee-pace",        "one round of melee, or to the end" },
  { "mission2-success",  "what decodes in mission 2" },
  { "own-ties",          "who orders ships of the same skill and player" },
  { "points",            "the most points of a fleet" },
  { "power-removal",     "what a green maneuver takes off" },
  { "red-with-power",    "who picks a maneuver when a red one may not be flown" },
  { "sensor-echo",       "how long a ship must have been cloaked" },
  { "stressed-red",      "what happens when a stressed ship shows red" },
  { "tow-own-cards",     "what own boarders on a towed ship are worth" },
  { "victory",           "what is agreed to end the battle" },
  { NULL, NULL },
};

/**
 * bs_figure_kinds:
 *
 * Returns: (transfer none): the figures that C asks for; ends with a NULL name
 */
const BsKnob *
bs_figure_kinds (void)
{
  return figures;
}

/**
 * bs_option_kinds:
 *
 * Effects may ask for further ones.
 *
 * Returns: (transfer none): the options that C asks for; ends with a NULL name
 */
const BsKnob *
bs_option_kinds (void)
{
  return options;
}
