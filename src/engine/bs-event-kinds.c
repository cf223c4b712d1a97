/* bs-event-kinds.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What can happen: one row a kind, one whole sentence a row. */

#include "bs-event.h"

#include <glib/gi18n-lib.h>

/* A sentence and its plural, for xgettext and the table alike. Names in the places stand uninflected. */
#define NN_(sentence, plural) sentence, plural

static const BsEventKind kinds[] = {
  { "battle-begins", N_("The battle begins."), NULL, TRUE },
  { "round", N_("Round {round} begins."), NULL, TRUE },
  { "phase", N_("{phase}, round {round}."), NULL, TRUE },
  { "player-joins", N_("{player} joins."), NULL, FALSE },
  { "ship-joins", N_("{ship} joins, flown for {player}."), NULL, FALSE },
  { "card-equipped", N_("{ship} takes {card} on board."), NULL, FALSE },
  { "gear-hidden", N_("{ship} takes a card on board face down."), NULL, FALSE },
  { "boarder-hidden", N_("{ship} takes a boarder on board, face down."), NULL, FALSE },
  { "option-set", N_("Option {option}: {value}."), NULL, FALSE },
  { "moves", N_("{ship} flies {bearing} {speed} ({color})."), NULL, TRUE },
  { "moves-picked", N_("{ship} flies {bearing} {speed} ({color}), picked by {player}."), NULL, TRUE },
  { "overlaps-ship", N_("{ship} touches {target} and loses its action."), NULL, TRUE },
  { "overlaps", N_("{ship} overlaps: {what}."), NULL, TRUE },
  { "over-edge", N_("{ship} sticks out over the edge."), NULL, TRUE },
  { "acts", N_("{ship}: {action}."), NULL, TRUE },
  { "acts-card", N_("{ship} uses {card}."), NULL, TRUE },
  { "acts-target", N_("{ship}: {action}, {target}."), NULL, TRUE },
  { "repairs", N_("{ship} works on its damage: {card}."), NULL, TRUE },
  { "passes", N_("{ship} passes."), NULL, TRUE },
  { "attacks", N_("{ship} attacks {target}."), NULL, TRUE },
  { "attacks-precisely", N_("{ship} aims at the engines of {target}."), NULL, TRUE },
  { "rolled-attack", N_("{ship} rolls attack dice: {faces}."), NULL, TRUE },
  { "rolled-defence", N_("{ship} rolls defence dice: {faces}."), NULL, TRUE },
  { "rolled", N_("{ship} rolls: {faces}."), NULL, TRUE },
  { "dice-rolled", N_("Dice: {faces}."), NULL, TRUE },
  { "spends", N_("{ship} spends a token: {token}. Dice now: {faces}."), NULL, TRUE },
  { "spends-lock", N_("{ship} spends its target lock. Dice now: {faces}."), NULL, TRUE },
  { "lock-spent", N_("{ship} gives up its lock on {target}."), NULL, FALSE },
  { "changes-dice", N_("{ship} changes dice. Dice now: {faces}."), NULL, TRUE },
  { "changes-dice-card", N_("{ship} uses {card}. Dice now: {faces}."), NULL, TRUE },
  { "changes-count", NN_("{ship} will roll {count} die more.", "{ship} will roll {count} dice more."), TRUE },
  { "changes-count-less", NN_("{ship} will roll {count} die less.", "{ship} will roll {count} dice less."), TRUE },
  { "missed", N_("{ship} does not hit {target}."), NULL, TRUE },
  { "hit", N_("{target} is hit; hits {hits}, criticals {crits}."), NULL, TRUE },
  { "answers-fire", N_("{ship} fires back at {target}; hits {hits}, criticals {crits}."), NULL, TRUE },
  { "precision-failed", N_("{ship} misses the engines of {target}."), NULL, TRUE },
  { "immobilised", N_("{ship} is immobilised."), NULL, TRUE },
  { "overlaps-wreck", N_("{ship} overlaps {target}, which lies there as an obstacle."), NULL, TRUE },
  { "crippled", N_("{ship} is crippled: {what}."), NULL, TRUE },
  { "dock-reached", N_("{ship} reaches {target} and may dock."), NULL, TRUE },
  { "dock-missed", N_("{ship} does not reach {target}: a gap is left between them."), NULL, TRUE },
  { "docks", N_("{ship} docks on {target}."), NULL, TRUE },
  { "docks-alongside", N_("{ship} docks alongside {target}."), NULL, TRUE },
  { "undocks", N_("{ship} undocks from {target}."), NULL, TRUE },
  { "held", N_("{ship} is held."), NULL, TRUE },
  { "freed", N_("{ship} is free again."), NULL, TRUE },
  { "jackpot", N_("Jackpot: {count} ships hang together."), NULL, TRUE },
  { "jackpot-over", N_("The jackpot around {ship} is over."), NULL, TRUE },
  { "boards", N_("{ship} boards {target}."), NULL, TRUE },
  { "tows", N_("{ship} tows {target}."), NULL, TRUE },
  { "will-tow", N_("{ship} is going to tow {target}, as soon as it lies alongside."), NULL, TRUE },
  { "tow-ends", N_("{ship} no longer tows {target}."), NULL, TRUE },
  { "tow-home", N_("{ship} brings {target} home."), NULL, TRUE },
  { "will-escape", N_("{ship} is going to fly off {target}."), NULL, TRUE },
  { "forces-melee", N_("{ship} opens the melee with {target}."), NULL, TRUE },
  { "proposes-break-off", N_("{ship} proposes to {target} to break off."), NULL, TRUE },
  { "break-off-accepted", N_("The melee is broken off; {ship} tows or escapes."), NULL, TRUE },
  { "break-off-refused", N_("The melee with {ship} goes on."), NULL, TRUE },
  { "boarder-joins", N_("On board of {ship}: {name} (points: {points})."), NULL, FALSE },
  { "boarder-revealed", N_("{ship} turns up {name} (points: {points})."), NULL, TRUE },
  { "boarder-down", N_("{ship} turns its bottom character down."), NULL, TRUE },
  { "fights", N_("{name} of {ship} fights {target}: {attack} against {defence}."), NULL, TRUE },
  { "melee-missed", N_("{ship} does no harm to {target}."), NULL, TRUE },
  { "body-hit", N_("{name} of {ship} takes a body hit."), NULL, TRUE },
  { "overpowered", N_("{ship} overpowers {name} of {target}."), NULL, TRUE },
  { "captures", N_("{player} captures cards of {ship} (points: {points})."), NULL, TRUE },
  { "sets-aside", N_("{player} sets the cards of {ship} aside."), NULL, TRUE },
  { "points-lost", N_("The cards of {ship} are lost to everybody."), NULL, TRUE },
  { "damage-told", N_("{ship} takes damage; hits {hits}, criticals {crits}."), NULL, TRUE },
  { "shields-lost", NN_("{ship} loses {count} shield.", "{ship} loses {count} shields."), TRUE },
  { "shields-down", NN_("{ship} lowers {count} shield.", "{ship} lowers {count} shields."), TRUE },
  { "shields-raised", NN_("{ship} raises {count} shield.", "{ship} raises {count} shields."), TRUE },
  { "shields-repaired", NN_("{ship} repairs {count} shield.", "{ship} repairs {count} shields."), TRUE },
  { "shields-left", N_("{ship} leaves its shields down."), NULL, FALSE },
  { "cards-down", NN_("{ship} draws {count} damage card face down.", "{ship} draws {count} damage cards face down."), TRUE },
  { "card-up", N_("{ship} has a damage card face up: {card}."), NULL, TRUE },
  { "card-down", N_("{ship} turns a damage card down: {card}."), NULL, TRUE },
  { "card-turned-down", N_("{ship} turns a damage card face down."), NULL, TRUE },
  { "damage-discarded", N_("{ship} discards a damage card."), NULL, TRUE },
  { "reshuffled", NN_("The pile is shuffled; the deck has {count} card.", "The pile is shuffled; the deck has {count} cards."), TRUE },
  { "doomed", N_("{ship} is beaten, but attacks once more."), NULL, TRUE },
  { "destroyed", N_("{ship} is destroyed."), NULL, TRUE },
  { "captured", N_("{ship} is captured."), NULL, TRUE },
  { "home", N_("{ship} is home."), NULL, TRUE },
  { "fled", N_("{ship} has fled."), NULL, TRUE },
  { "locked", N_("{ship} locks {target} with letter {letter}."), NULL, TRUE },
  { "unlocked", N_("{ship} drops its lock on {target}."), NULL, TRUE },
  { "cloaked", N_("{ship} is cloaked."), NULL, TRUE },
  { "cloak-red", N_("The cloak of {ship} turns red."), NULL, TRUE },
  { "cloak-kept", N_("{ship} stays cloaked."), NULL, FALSE },
  { "uncloaked", N_("{ship} is no longer cloaked."), NULL, TRUE },
  { "token-added", NN_("{ship} gets {count} token: {token}.", "{ship} gets {count} tokens: {token}."), TRUE },
  { "token-removed", NN_("{ship} loses {count} token: {token}.", "{ship} loses {count} tokens: {token}."), TRUE },
  { "tokens-cleared", NN_("{ship} gives back {count} token: {token}.", "{ship} gives back {count} tokens: {token}."), FALSE },
  { "card-token-added", NN_("{ship}, {card} gets {count} token: {token}.", "{ship}, {card} gets {count} tokens: {token}."), TRUE },
  { "card-token-removed", NN_("{ship}, {card} loses {count} token: {token}.", "{ship}, {card} loses {count} tokens: {token}."), TRUE },
  { "counter-set", N_("{token}: {count}."), NULL, TRUE },
  { "player-counter-set", N_("{player}, {token}: {count}."), NULL, TRUE },
  { "card-disabled", N_("{ship}: {card} is inactive."), NULL, TRUE },
  { "card-enabled", N_("{ship}: {card} is active again."), NULL, TRUE },
  { "card-discarded", N_("{ship} discards {card}."), NULL, TRUE },
  { "card-revealed", N_("{ship} shows {card}."), NULL, TRUE },
  { "initiative", N_("Initiative: {players}."), NULL, FALSE },
  { "lapsed", N_("Not used: {what}."), NULL, FALSE },
  { "set-by-hand", N_("Set by hand for {ship}: {what}."), NULL, TRUE },
  { "set-battle", N_("Set by hand: {what}."), NULL, TRUE },
  { "anyway", N_("Against {rule}, done anyway."), NULL, TRUE },
  { "note", N_("Note: {text}"), NULL, FALSE },
  { "player-out", N_("{player} has no ship left and is out."), NULL, TRUE },
  { "mission-failed", N_("{player} has failed and is out."), NULL, TRUE },
  { "won", N_("{player} wins."), NULL, TRUE },
  { "drawn", N_("The battle ends in a draw."), NULL, TRUE },
  { "only-mobile", N_("Only {player} has ships that can move: the battle may end."), NULL, TRUE },
  { "battle-ends", N_("The battle ends."), NULL, TRUE },
  { NULL, NULL, NULL, FALSE },
};

/**
 * bs_event_kinds:
 *
 * Returns: (transfer none): the kinds of events; ends with a NULL name
 */
const BsEventKind *
bs_event_kinds (void)
{
  return kinds;
}
