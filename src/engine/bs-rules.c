/* bs-rules.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of rules that C refers to. The rules data map each to the printed rule: <rule id="AW4.4" key="one-attack">. A game
 * that has no such rule leaves the key out, and the refusal then names the key itself. tests/ compare both ways. */

#include "config.h"

#include "bs-ruleset.h"

static const char *const keys[] = {
  /* turns */
  "not-due",            /* another ship is due */
  "wrong-phase",        /* not in this phase */
  "step-over",          /* the step for it is over */
  "open-question",      /* something must be answered first */
  "attack-open",        /* an attack is under way */
  /* maneuvers */
  "one-move",           /* one maneuver a round */
  "on-dial",            /* the dial has no such maneuver */
  "red-with-power",     /* a red maneuver with a power or stress token: an opponent picks */
  "edge",               /* the base sticks out over the edge */
  /* actions */
  "after-move",         /* actions come after the maneuver */
  "one-action",         /* one action a round */
  "same-action",        /* the same action never twice */
  "action-lost",        /* the action step is lost: overlap, obstacle */
  "on-bar",             /* not on the ship's action bar */
  "card-cost",          /* what the card costs cannot be paid */
  "card-inactive",      /* the card has an inactive marker, or is discarded */
  "enemies-only",       /* only enemy ships */
  "friends-only",
  /* attacks */
  "one-attack",
  "weapon-range",
  "weapon-arc",         /* not through this arc */
  "lock-other-ship",    /* the lock is on another ship */
  "through-planet",
  "reroll-once",        /* a die is rolled again once an attack */
  "modify-order",       /* who modifies first */
  "modify-side",        /* this token is for the other side */
  "dice-first",         /* dice must be rolled before */
  "token-missing",
  "token-most",         /* never more tokens than the supply or the rule allows */
  "card-held",          /* this inactive marker stays until the team is back */
  "no-marker",          /* there is no inactive marker to take off */
  "card-once",          /* a token triggers one card a round */
  "dice-count",         /* another number of dice than counted */
  /* shields, damage */
  "shields-value",      /* never more shields than the card's value */
  "raise-when",         /* shields are raised in the end phase */
  "uncloak-when",
  "lower-when",         /* shields are not lowered of free will */
  /* set-up */
  "unique-name",
  "one-leader",         /* one captain or pilot a ship */
  "slot-missing",
  "limited-card",
  "points-limit",
  "team-order",         /* team mates order their ships of equal skill */
  NULL,
};

/**
 * bs_rule_keys:
 *
 * Returns: (transfer none): the keys of rules that C refers to, NULL-terminated
 */
const char *const *
bs_rule_keys (void)
{
  return keys;
}
