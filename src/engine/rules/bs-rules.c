/* bs-rules.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of rules that C refers to. The rules data map each to the printed rule: <rule id="AW4.4"
 * key="one-attack">. A game that has no such rule leaves the key out, and the refusal then names
 * the key itself. tests/ compare both ways. */

#include "config.h"

#include "bs-rules.h"

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
  "own-card",           /* a card acts for its own ship */
  "card-inactive",      /* the card has an inactive marker, or is discarded */
  "enemies-only",       /* only enemy ships */
  "friends-only",
  /* attacks */
  "one-attack",
  "weapon-range",
  "weapon-arc",         /* not through this arc */
  "secondary-arc",      /* the same of a secondary weapon */
  "lock-other-ship",    /* the lock is on another ship */
  "through-planet",
  "reroll-once",        /* a die is rolled again once an attack */
  "modify-order",       /* who modifies attack dice first */
  "defence-order",      /* the same of defence dice */
  "modify-side",        /* this token is for the other side */
  "dice-first",         /* dice must be rolled before */
  "token-missing",
  "token-most",         /* never more tokens than the supply or the rule allows */
  "card-held",          /* this inactive marker stays until the team is back */
  "no-marker",          /* there is no inactive marker to take off */
  "card-condition",     /* an ability works as its text says, and no more */
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
  "card-fits",          /* cards for some ships, sizes or a faction only; a pilot's own ship */
  "points-limit",
  "team-order",         /* team mates order their ships of equal skill */
  "one-faction",        /* a fleet is of one faction */
  /* huge ships */
  "carrier",            /* which ship carries which */
  "carrier-lost",       /* what becomes of ships whose carrier is lost */
  "carried",            /* a carried ship does nothing and is no target */
  "crippled",           /* a crippled section is no target */
  "each-weapon",        /* each weapon once a round */
  "each-card",          /* each card of a huge ship acts once, in their order */
  "energy",             /* a card holds so much energy */
  /* boarding: squad */
  "gear-needed",        /* docking and towing need boarding gear */
  "crew-limit",         /* so many persons fit in */
  "seat-limit",         /* a single-seat ship has one boarder at most */
  /* boarding: docks */
  "immobilised",        /* an immobilised ship does nothing */
  "held",               /* a held ship does nothing for the time being */
  "dock-when",          /* who docks on whom, and when */
  "dock-reach",         /* the ship was not reached */
  "dock-only",          /* no other action behind an announced dock */
  "dock-place",         /* how a docking ship is placed */
  "declare",            /* board or tow, between docking and the end of the phase */
  "stack-choice",       /* which stack fights is to be chosen */
  "force-melee",
  "friendly-dock",      /* on a friendly ship nothing is boarded */
  /* boarding: tows */
  "tow-needs",
  "tow-limits",
  "tow-huge",           /* huge ships tow alongside */
  "tow-dock",           /* nothing else may hang on the towed ship */
  "tow-home",           /* only a tow is brought home, by the ship that tows */
  "tow-edge",           /* a tower leaves over another edge */
  "let-go",
  /* boarding: melees and jackpots */
  "melee-dice",         /* points make the dice */
  "melee-first",        /* melees come before ship to ship */
  "melee-order",
  "melee-stack",        /* one stack a round */
  "break-off",
  "jackpot",            /* what is off while a jackpot lasts */
  "jackpot-target",     /* whom one may fight */
  "victory",            /* how it ends */
  NULL,
};

/**
 * bs_rule_keys:
 *
 * For tests.
 *
 * Returns: (transfer none): the keys of rules that C refers to, NULL-terminated
 */
const char *const *
bs_rule_keys (void)
{
  return keys;
}
