/* bs-vocabulary.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What effects in the rules data can say: one row a hook, a condition, an operation. The loader
 * checks the XML against these tables, docs/effects.md is compared with them by a test. */

#include "config.h"

#include "bs-vocabulary.h"

#include "engine/effects/bs-if.h"
#include "engine/effects/bs-number.h"
#include "bs-op-ask.h"
#include "bs-op-dice.h"
#include "bs-op-mission.h"
#include "bs-op.h"

static const BsHookKind hooks[] = {
  /* numbers: the operations are add, fix, at-least, ignore */
  { "attack-dice",     "number of attack dice", TRUE },
  { "defence-dice",    "number of defence dice", TRUE },
  { "attack",          "primary weapon value", TRUE },
  { "agility",         "agility value", TRUE },
  { "hull",            "hull value", TRUE },
  { "skill",           "skill of captain or pilot", TRUE },
  { "energy-gain",     "energy that a maneuver gives", TRUE },
  /* may it be done: the operations are forbid and color */
  { "may-act",         "before an action: forbid refuses it", FALSE },
  { "may-move",        "before a maneuver: forbid refuses it, color changes its color", FALSE },
  { "may-attack",      "before an attack: forbid refuses it", FALSE },
  { "may-lock",        "before a target lock on the ship: forbid refuses it", FALSE },
  { "speak",           "a card's text is asked whether it holds: forbid silences it", FALSE },
  /* moments */
  { "action",          "the card's own action", FALSE },
  { "free-action",     "a free action the card gives in its ship's turn", FALSE },
  { "spend",           "a token is spent while dice are modified; `token` names it", FALSE },
  { "primary", "a way to attack with the primary weapon instead of the ordinary one", FALSE },
  { "weapon",          "attack with this card", FALSE },
  { "before-roll",     "after the target is declared, before attack dice are rolled", FALSE },
  { "modify-attack",   "attack dice may be modified", FALSE },
  { "modify-defence",  "defence dice may be modified", FALSE },
  { "attack-rolled",   "attack dice have been rolled", FALSE },
  { "attack-done",     "an attack is over", FALSE },
  { "moved",           "a maneuver is done, before actions", FALSE },
  { "move-done",       "after the power or stress check of a maneuver", FALSE },
  { "dealt",           "this damage card comes to lie face up", FALSE },
  { "damaged",         "the ship has taken damage from an attack", FALSE },
  { "phase-start",     "a phase begins", FALSE },
  { "phase-end",       "a phase ends", FALSE },
  { "turn-start",      "the ship's turn begins", FALSE },
  { "acted",           "an action has been taken; `action` names it", FALSE },
  { "left", "the ship leaves the table; its tokens still lie there, `why` tells how it goes",
    FALSE },
  { "set-up", "the battle begins; a text alone is a step of the set-up, shown before", FALSE },
  { "fleet", "a fleet is looked at: each player needs a ship for which the conditions hold, else "
             "`rule` is against it", FALSE },
  { "table",           "used by hand with `act card=`, at any time", FALSE },
  { NULL, NULL, FALSE },
};

static const BsConditionKind conditions[] = {
  /* of the moment */
  { "action",          "the action", BS_VALUE_TEXT, bs_if_action },
  { "action-but",      "any action but these", BS_VALUE_TEXT, bs_if_action_but },
  { "arc",             "arc told for the attack: front, rear", BS_VALUE_TEXT, bs_if_arc },
  { "bearing", "bearing of the maneuver; `turn` is either turn, `bank` either bank", BS_VALUE_TEXT,
    bs_if_bearing },
  { "color",           "color of the maneuver", BS_VALUE_TEXT, bs_if_color },
  { "first-round",     "it is the first round", BS_VALUE_YES_NO, bs_if_first_round },
  { "got-through",     "hits and criticals that got through", BS_VALUE_RANGE, bs_if_got_through },
  { "obstructed",      "the attack is obstructed", BS_VALUE_YES_NO, bs_if_obstructed },
  { "option",          "option=value of the battle", BS_VALUE_TEXT, bs_if_option },
  { "overlap", "what the maneuver overlapped: ship, asteroid, debris, mine, planet, any",
    BS_VALUE_TEXT, bs_if_overlap },
  { "phase",           "id of the phase", BS_VALUE_TEXT, bs_if_phase },
  { "precision",       "the attack is a precision shot", BS_VALUE_YES_NO, bs_if_precision },
  { "range",           "range told", BS_VALUE_RANGE, bs_if_range },
  { "side",            "whose dice are in hand: attack, defence", BS_VALUE_TEXT, bs_if_side },
  { "speed",           "speed of the maneuver", BS_VALUE_RANGE, bs_if_speed },
  { "token",           "the token spent, or lock", BS_VALUE_TEXT, bs_if_token },
  { "weapon", "primary, secondary, or the slot of the weapon", BS_VALUE_TEXT, bs_if_weapon },
  { "card", "what the card is that would speak: captain, crew, talent ...", BS_VALUE_TEXT,
    bs_if_card },
  { "from-bar", "the action comes from the ship's action bar", BS_VALUE_YES_NO, bs_if_from_bar },
  { "target",          "another ship was told as target", BS_VALUE_YES_NO, bs_if_target },
  { "why", "how the ship leaves: destroyed, captured, home, fled", BS_VALUE_TEXT, bs_if_why },
  /* of the ship that speaks; with other- before it, of the other one */
  { "armed",           "the effect was armed by `arm`", BS_VALUE_YES_NO, bs_if_armed },
  { "at-least",        "KIND-N: it has N of this token or more", BS_VALUE_TEXT, bs_if_at_least },
  { "attacked",        "it has attacked this round", BS_VALUE_YES_NO, bs_if_attacked },
  { "class",           "id of its dial", BS_VALUE_TEXT, bs_if_class },
  { "cloak",           "none, any, green, base, side, red", BS_VALUE_TEXT, bs_if_cloak },
  { "damage-cards",    "damage cards on it", BS_VALUE_RANGE, bs_if_damaged },
  { "face",            "a die of the side in hand shows this face", BS_VALUE_FACE, bs_if_face },
  { "faction",         "its faction", BS_VALUE_TEXT, bs_if_faction },
  { "has", "it has this token, or so many: `mission:3+`; a token of the battle or the player is "
           "looked for there", BS_VALUE_COUNT, bs_if_has },
  { "lacks",           "it has none of this token, or not so many", BS_VALUE_COUNT, bs_if_lacks },
  { "leader", "state of its captain or pilot: active, disabled, discarded", BS_VALUE_TEXT,
    bs_if_leader },
  { "own-faction",     "it is of the faction of its player", BS_VALUE_YES_NO, bs_if_own_faction },
  { "locks-other",     "it has a lock on the other ship", BS_VALUE_YES_NO, bs_if_locks_other },
  { "on-obstacle",     "it stands on an obstacle", BS_VALUE_YES_NO, bs_if_on_obstacle },
  { "shields-active",  "active shields", BS_VALUE_RANGE, bs_if_shields },
  { "shields-disabled","disabled shields", BS_VALUE_RANGE, bs_if_shields },
  { "shields-lost",    "shields lost", BS_VALUE_RANGE, bs_if_shields },
  { "shields-all",     "active and disabled shields together", BS_VALUE_RANGE, bs_if_shields },
  { "shield-room",     "shields that could be repaired", BS_VALUE_RANGE, bs_if_room },
  { "size",            "small, large, huge", BS_VALUE_TEXT, bs_if_size },
  { "stands-on", "what it stands on: asteroid (a ship that lies there as an obstacle as well), "
                 "debris", BS_VALUE_TEXT, bs_if_stands_on },
  { "touches-other",   "it touches the other ship", BS_VALUE_YES_NO, bs_if_touches_other },
  { "towing",          "it tows a ship", BS_VALUE_YES_NO, bs_if_towing },
  { "part", "it has an upgrade of this slot that is not discarded", BS_VALUE_TEXT, bs_if_part },
  { NULL, NULL, BS_VALUE_TEXT, NULL },
};

#define WHO      { "who", BS_VALUE_TEXT, FALSE }      /* self (default), other */
#define UNTIL    { "until", BS_VALUE_TEXT, FALSE }    /* attack, round (default), battle */
#define COUNT    { "count", BS_VALUE_AMOUNT, FALSE }
#define AMOUNT   { "amount", BS_VALUE_AMOUNT, TRUE }
#define ON       { "on", BS_VALUE_TEXT, FALSE }       /* ship (default), or its leader */
#define END      { NULL, BS_VALUE_TEXT, FALSE }

static const BsOpKind ops[] = {
  { "add", "adds to the number asked; `per`: for each of this token the ship has",
    { AMOUNT, { "per", BS_VALUE_TOKEN, FALSE }, END }, bs_op_add, NULL, NULL },
  { "fix", "makes the number asked just this", { AMOUNT, END }, bs_op_fix, NULL, NULL },
  { "at-least", "keeps the number asked from falling below this", { AMOUNT, END }, bs_op_at_least,
    NULL, NULL },
  { "ignore", "another effect does not count", { { "effect", BS_VALUE_TEXT, TRUE }, END },
    bs_op_ignore, NULL, NULL },
  { "forbid", "refuses, with the rule of this key", { { "rule", BS_VALUE_TEXT, TRUE }, END },
    bs_op_forbid, NULL, NULL },
  { "color", "makes the maneuver this color", { { "to", BS_VALUE_TEXT, TRUE }, END }, bs_op_color,
    NULL, NULL },
  { "token", "puts tokens on a ship, on the card of its captain or pilot, or where they belong",
    { { "kind", BS_VALUE_TOKEN, TRUE }, COUNT, WHO, ON, END }, bs_op_token, NULL, NULL },
  { "remove-token", "takes tokens off; count `all` for all",
    { { "kind", BS_VALUE_TOKEN, TRUE }, COUNT, WHO, ON, END }, bs_op_remove_token,
    bs_can_remove_token, NULL },
  { "move-token", "moves tokens between the ship and the card of its captain or pilot; count `all` "
                  "(default) for all",
    { { "kind", BS_VALUE_TOKEN, TRUE }, COUNT, WHO, { "to", BS_VALUE_TEXT, TRUE }, END },
    bs_op_move_token, NULL, NULL },
  { "modify", "changes a number for a while; `against` other: only against the other ship",
    { { "number", BS_VALUE_NUMBER, TRUE }, AMOUNT, UNTIL, WHO, { "against", BS_VALUE_TEXT, FALSE },
      { "from", BS_VALUE_TEXT, FALSE }, { "fixed", BS_VALUE_YES_NO, FALSE }, END }, bs_op_modify,
    NULL, NULL },
  { "bar", "forbids an action for a while", { { "action", BS_VALUE_ACTION, TRUE }, UNTIL, END },
    bs_op_bar, NULL, NULL },
  { "arm", "lets another effect of the card speak for a while",
    { { "effect", BS_VALUE_TEXT, TRUE }, UNTIL, END }, bs_op_arm, NULL, NULL },
  { "lock", "places a target lock on the other ship", { END }, bs_op_lock, NULL, NULL },
  { "spend-lock", "takes the lock on the other ship off", { END }, bs_op_spend_lock,
    bs_can_spend_lock, NULL },
  { "cloak", "cloaks: a green marker on the base, or `to` side, red",
    { { "to", BS_VALUE_TEXT, FALSE }, END }, bs_op_cloak, NULL, NULL },
  { "uncloak", "takes the cloak off", { END }, bs_op_uncloak, NULL, NULL },
  { "shields-down", "disables active shields; count `all` for all", { COUNT, WHO, END },
    bs_op_shields_down, bs_can_shields_down, NULL },
  { "raise", "makes disabled shields active; count `all` for all", { COUNT, WHO, END }, bs_op_raise,
    NULL, NULL },
  { "repair-shield", "brings lost shields back", { COUNT, WHO, END }, bs_op_repair_shield, NULL,
    NULL },
  { "recover", "takes all tokens of this kind off and brings a lost shield back for each",
    { { "kind", BS_VALUE_TOKEN, TRUE }, END }, bs_op_recover, bs_can_recover, NULL },
  { "damage", "deals damage, card by card",
    { { "hits", BS_VALUE_AMOUNT, FALSE }, { "crits", BS_VALUE_AMOUNT, FALSE }, WHO, END },
    bs_op_damage, NULL, NULL },
  { "destroy", "destroys the ship", { WHO, END }, bs_op_destroy, NULL, NULL },
  { "turn-card", "turns this damage card face down", { END }, bs_op_turn_card, NULL, NULL },
  { "discard-card", "discards this damage card", { END }, bs_op_discard_card, NULL, NULL },
  { "disable", "puts an inactive marker on the card; `slot`: on one of this slot, chosen; `held`: "
               "no ordinary action takes it off",
    { { "slot", BS_VALUE_TEXT, FALSE }, WHO, { "held", BS_VALUE_YES_NO, FALSE }, END },
    bs_op_disable, bs_can_disable, bs_op_asks_which },
  { "enable", "takes an inactive marker off; `slot`: of one of this slot, chosen; `any` of any; "
              "`held`: all that are held",
    { { "slot", BS_VALUE_TEXT, FALSE }, WHO, { "held", BS_VALUE_YES_NO, FALSE }, END },
    bs_op_enable, NULL, bs_op_asks_which },
  { "discard", "discards the card; `slot`: one of this slot, chosen; `secondary`: a weapon",
    { { "slot", BS_VALUE_TEXT, FALSE }, WHO, END }, bs_op_discard, bs_can_discard,
    bs_op_asks_which },
  { "check", "rolls dice, then goes on by face; `per`: one die more for each of this token",
    { { "die", BS_VALUE_TEXT, TRUE }, { "count", BS_VALUE_AMOUNT, TRUE },
      { "per", BS_VALUE_TOKEN, FALSE }, END }, bs_op_check, NULL, bs_op_asks_always },
  { "on", "in a check: for each die that shows the face or one of them, or `once` for all; face "
          "`none`: if nothing else was done",
    { { "face", BS_VALUE_FACE, TRUE }, { "once", BS_VALUE_YES_NO, FALSE },
      { "option", BS_VALUE_TEXT, FALSE }, END }, bs_op_on, NULL, NULL },
  { "ask", "the owner may: the operations inside run if he says yes", { END }, bs_op_ask, NULL,
    bs_op_asks_always },
  { "turn-die", "turns dice to another face; count `all` (default) for all",
    { { "from", BS_VALUE_FACE, TRUE }, { "to", BS_VALUE_FACE, TRUE }, COUNT,
      { "dice", BS_VALUE_TEXT, FALSE }, END }, bs_op_turn_die, NULL, NULL },
  { "reroll", "rolls dice again: `which` is all, blank (a face), or chosen",
    { { "which", BS_VALUE_TEXT, TRUE }, COUNT, { "dice", BS_VALUE_TEXT, FALSE },
      { "again", BS_VALUE_YES_NO, FALSE }, END }, bs_op_reroll, NULL, NULL },
  { "add-face", "adds a result",
    { { "face", BS_VALUE_FACE, TRUE }, COUNT, { "dice", BS_VALUE_TEXT, FALSE }, END },
    bs_op_add_face, NULL, NULL },
  { "cancel", "takes results out",
    { { "face", BS_VALUE_FACE, TRUE }, COUNT, { "dice", BS_VALUE_TEXT, FALSE }, END }, bs_op_cancel,
    NULL, NULL },
  { "lose-action", "the ship takes no action this round; `free` yes: but free ones",
    { { "free", BS_VALUE_YES_NO, FALSE }, END }, bs_op_lose_action, NULL, NULL },
  { "free-action", "the owner may take one of these actions, separated by commas, free; without "
                   "`actions` one of the ship's own",
    { { "actions", BS_VALUE_TEXT, FALSE }, WHO, END }, bs_op_free_action, NULL, bs_op_asks_always },
  { "free-move", "the owner may fly one more maneuver of this color; operations inside run after "
                 "it", { { "color", BS_VALUE_TEXT, FALSE }, END }, bs_op_free_move, NULL,
    bs_op_asks_always },
  { "free-attack", "attack dice against the other ship outside the order; defence `none` or "
                   "`usual`",
    { { "dice", BS_VALUE_INT, FALSE }, { "defence", BS_VALUE_TEXT, FALSE },
      { "even-if-destroyed", BS_VALUE_YES_NO, FALSE }, END }, bs_op_free_attack, NULL,
    bs_op_asks_always },
  { "fire", "the attack is made with so many dice; arc `any`: in any direction",
    { { "dice", BS_VALUE_INT, TRUE }, { "arc", BS_VALUE_TEXT, FALSE }, END }, bs_op_fire, NULL,
    NULL },
  { "use-attack", "the ship's attack of this round is used up", { END }, bs_op_use_attack, NULL,
    NULL },
  { "win", "the ship's player or team wins the battle; `first`: only if no other ship has fewer of "
           "this token", { { "first", BS_VALUE_TOKEN, FALSE }, END }, bs_op_win, NULL, NULL },
  { "lose", "the ship's player or team is out of the battle", { END }, bs_op_lose, NULL, NULL },
  { "stand", "an obstacle lies under the ship now", { { "what", BS_VALUE_TEXT, TRUE }, WHO, END },
    bs_op_stand, NULL, NULL },
  { "untouch", "the ship touches no other ship any more", { END }, bs_op_untouch, NULL, NULL },
  { NULL, NULL, { END }, NULL, NULL, NULL },
};

/**
 * bs_hook_kinds:
 *
 * Returns: (transfer none): the moments in which effects speak; ends with a NULL name
 */
const BsHookKind *
bs_hook_kinds (void)
{
  return hooks;
}

/**
 * bs_condition_kinds:
 *
 * Those below "armed" may stand with `other-` before them.
 *
 * Returns: (transfer none): what an effect's `if` can look at; ends with a NULL name
 */
const BsConditionKind *
bs_condition_kinds (void)
{
  return conditions;
}

/**
 * bs_op_kinds:
 *
 * Returns: (transfer none): what an effect can do; ends with a NULL name
 */
const BsOpKind *
bs_op_kinds (void)
{
  return ops;
}

/**
 * bs_op_kind_find:
 * @name: name of an operation
 *
 * Returns: (transfer none) (nullable): its row
 */
const BsOpKind *
bs_op_kind_find (const char *name)
{
  for (const BsOpKind *kind = ops; kind->name != NULL; kind++)
    if (g_str_equal (kind->name, name))
      return kind;

  return NULL;
}
