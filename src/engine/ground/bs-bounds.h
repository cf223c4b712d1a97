/* bs-bounds.h
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* How much a battle holds at most. Much is searched and copied from end to end, which is quick
 * for what lies on a table and takes hours for what somebody makes up. So every list has a bound,
 * well above any battle that was played; what would go beyond is refused with a sentence, live
 * and when a record is read. Rows of the field tables name theirs; who names none has
 * BS_MOST_ENTRIES. */

/* The largest tournament teams are eight; the window seats four. */
#define BS_MOST_PLAYERS 20

/* Who has all that was ever printed has fewer; an import brings as many. All pairs of attackers
 * and targets are offered. */
#define BS_MOST_SHIPS 400

/* Upgrades of one ship: a huge one has a dozen. Each looks at each other for its price. */
#define BS_MOST_UPGRADES 50

/* Characters in one stack: as many as odds are reckoned for (BS_ODDS_MAX_STACK); the fullest crew
 * is 30. */
#define BS_MOST_BOARDERS 100

/* What holds for a while on one ship: a few at a time. */
#define BS_MOST_MODIFIERS 200

/* Cards of a list that is imported: each is looked for in the catalogue, by its name and by what
 * it may have meant. */
#define BS_MOST_IMPORTED 4000

/* Any other list: damage cards (numbers have three digits), locks, questions, dice, tokens, cards
 * that were taken. */
#define BS_MOST_ENTRIES 1000

/* A number that is told, and points. */
#define BS_MOST_NUMBER 999
#define BS_MOST_POINTS 9999
