/* bs-verbs.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The verb table: one row is one verb. Help, documentation, completion, checks of arguments and
 * undo labels read it. */

#include "bs-verbs.h"

#include "engine/boarding/bs-carrier.h"
#include "engine/boarding/bs-crew.h"
#include "engine/boarding/bs-leader.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/play/bs-energy.h"

#include <glib/gi18n-lib.h>

#define SHIP    { "ship", BS_ARG_SHIP, TRUE, NULL }
#define TARGET  { "target", BS_ARG_SHIP, TRUE, NULL }
#define COUNT   { "count", BS_ARG_INT, FALSE, NULL }
#define FACES   { "faces", BS_ARG_FACES, FALSE, NULL }
#define SIDE    { "side", BS_ARG_WORD, FALSE, "attack|defence" }
#define FLAG(n) { n, BS_ARG_FLAG, FALSE, NULL }
#define ID(n)   { n, BS_ARG_ID, FALSE, NULL }
#define INT(n)  { n, BS_ARG_INT, FALSE, NULL }
#define TEXT(n) { n, BS_ARG_TEXT, FALSE, NULL }
#define LIST(n) { n, BS_ARG_LIST, FALSE, NULL }
#define WORD(n, w) { n, BS_ARG_WORD, FALSE, w }
#define END     { NULL, BS_ARG_TEXT, FALSE, NULL }

static const BsVerb verbs[] = {
  { "option", bs_judge_option, bs_apply_option, N_("Option"),
    N_("Chooses options of the rules: ID=VALUE."), BS_WHEN_SETUP, FALSE,
    { { "ID", BS_ARG_ANY, TRUE, NULL }, END } },
  { "player", bs_judge_player, bs_apply_player, N_("Player {name}"), N_("Adds a player."),
    BS_WHEN_SETUP, FALSE,
    { { "id", BS_ARG_ID, TRUE, NULL }, TEXT ("name"), ID ("team"), WORD ("edge", BS_WORDS_EDGE),
      ID ("faction"), TEXT ("color"), ID ("damage-deck"), END } },
  { "ship", bs_judge_ship, bs_apply_ship, N_("{name} joins the fleet"),
    N_("Adds a ship: a card, or its numbers free-hand."), BS_WHEN_SETUP, FALSE,
    { { "id", BS_ARG_ID, TRUE, NULL }, { "player", BS_ARG_PLAYER, TRUE, NULL }, ID ("card"),
      TEXT ("captain"), TEXT ("pilot"), TEXT ("name"), ID ("size"), INT ("attack"), INT ("agility"),
      INT ("hull"), INT ("shields"), INT ("skill"), INT ("points"), ID ("faction"),
      { "seats", BS_ARG_WORD, FALSE, "single|multi" }, INT ("crew-limit"), INT ("energy"),
      LIST ("actions"), LIST ("slots"), LIST ("arcs"), ID ("dial"), FLAG ("unique"),
      TEXT ("leader-name"), INT ("leader-points"), ID ("leader-faction"), FLAG ("leader-unique"),
      FLAG ("leader-fixed-points"), INT ("talent-slots"), INT ("fore-hull"), INT ("fore-shields"),
      INT ("fore-attack"), INT ("fore-agility"), INT ("aft-hull"), INT ("aft-shields"),
      INT ("aft-attack"), INT ("aft-agility"), INT ("fore-energy"), INT ("aft-energy"),
      INT ("fore-crippled-attack"), INT ("aft-crippled-attack"), INT ("fore-crippled-energy"),
      INT ("aft-crippled-energy"), INT ("fore-points"), INT ("aft-points"), TEXT ("fore-name"),
      TEXT ("aft-name"), LIST ("fore-actions"), LIST ("aft-actions"), INT ("fore-skill"),
      INT ("aft-skill"), END } },
  { "equip", bs_judge_equip, bs_apply_equip, N_("{ship} takes {name}"),
    N_("Puts an upgrade on a ship: a card, or free-hand."), BS_WHEN_SETUP, FALSE,
    { SHIP, ID ("card"), ID ("as"), TEXT ("name"), INT ("points"), ID ("slot"), ID ("faction"),
      FLAG ("unique"), LIST ("arcs"), INT ("weapon-attack"), INT ("range-min"), INT ("range-max"),
      INT ("energy"), INT ("shields"), LIST ("actions"), FLAG ("fixed-points"), FLAG ("gear"),
      FLAG ("hidden"), END } },
  { "boarder", bs_judge_boarder, bs_apply_boarder, N_("A boarder for {ship}"),
    N_("Puts a boarder into a ship's stack, face down; the first one lies at the bottom."),
    BS_WHEN_SETUP, FALSE,
    { SHIP, ID ("card"), TEXT ("name"), INT ("points"), FLAG ("unique"), ID ("faction"), END } },
  { "lead", bs_judge_lead, bs_apply_lead, N_("Another leader for {ship}"),
    N_("Gives a ship another captain or pilot: a card, or free-hand."), BS_WHEN_SETUP, FALSE,
    { SHIP, TEXT ("captain"), TEXT ("pilot"), INT ("skill"), TEXT ("leader-name"),
      INT ("leader-points"), ID ("leader-faction"), FLAG ("leader-unique"),
      FLAG ("leader-fixed-points"), INT ("talent-slots"), INT ("attack"), INT ("agility"),
      INT ("hull"), INT ("shields"), END } },
  { "drop", bs_judge_drop, bs_apply_drop, N_("Taken out"),
    N_("Takes out what was mustered: a player with the fleet, a ship, a card on it, a boarder."),
    BS_WHEN_SETUP, FALSE, { { "on", BS_ARG_ID, TRUE, NULL }, END } },
  { "order", bs_judge_order, bs_apply_order, N_("Another order"),
    N_("Puts a player, a ship of a fleet, a card of a ship or a boarder of a stack in another "
       "place; 1 is the first, and the bottom."), BS_WHEN_SETUP, FALSE,
    { { "on", BS_ARG_ID, TRUE, NULL }, { "to", BS_ARG_INT, TRUE, NULL }, END } },
  { "stow", bs_judge_stow, bs_apply_stow, N_("{ship} is carried by {target}"),
    N_("Puts a ship into another one that carries it: it takes no turn and is no target until it "
       "is launched."), BS_WHEN_SETUP | BS_WHEN_BATTLE, FALSE, { SHIP, TARGET, END } },
  { "launch", bs_judge_launch, bs_apply_launch, N_("{ship} is launched"),
    N_("Brings a carried ship out."), BS_WHEN_SETUP | BS_WHEN_BATTLE, FALSE, { SHIP, END } },
  { "begin", bs_judge_begin, bs_apply_begin, N_("Begin"),
    N_("Begins the battle; initiative as told, or worked out."), BS_WHEN_SETUP, FALSE,
    { LIST ("initiative"), LIST ("random"), END } },

  { "next", bs_judge_next, bs_apply_next, N_("Next"),
    N_("Ends the acting ship's turn, else the step."), BS_WHEN_BATTLE, FALSE,
    { TEXT ("digest"), END } },
  { "move", bs_judge_move, bs_apply_move, N_("{ship} flies"), N_("A ship flies its maneuver."),
    BS_WHEN_BATTLE, TRUE,
    { SHIP, WORD ("bearing", BS_WORDS_BEARING), INT ("speed"), ID ("color"), LIST ("overlap"),
      LIST ("across"), LIST ("edge"), ID ("by"), { "dock", BS_ARG_SHIP, FALSE, NULL }, FLAG ("gap"),
      INT ("energy"), END } },
  { "act", bs_judge_act, bs_apply_act, N_("{ship} acts"),
    N_("A ship takes an action; `card` for a card's own."), BS_WHEN_BATTLE, FALSE,
    { SHIP, { "action", BS_ARG_ID, TRUE, NULL }, ID ("card"),
      { "target", BS_ARG_SHIP, FALSE, NULL }, INT ("range"), FLAG ("free"), ID ("by"), END } },
  { "pass", bs_judge_pass, bs_apply_pass, N_("{ship} passes"),
    N_("No action, or no attack, whichever is due."), BS_WHEN_BATTLE, TRUE, { SHIP, END } },
  { "attack", bs_judge_attack, bs_apply_attack, N_("{ship} attacks {target}"),
    N_("Declares a target."), BS_WHEN_BATTLE, TRUE,
    { SHIP, TARGET, ID ("weapon"), INT ("range"), WORD ("obstructed", BS_WORDS_OBSTACLE),
      WORD ("arc", BS_WORDS_ARC), FLAG ("precision"), FLAG ("free"), ID ("by"), END } },
  { "roll", bs_judge_roll, bs_apply_roll, N_("Roll"),
    N_("Rolls dice that are asked for, or others by `die` and `count`."), BS_WHEN_BATTLE, FALSE,
    { SIDE, ID ("for"), ID ("die"), COUNT, FACES, { "by", BS_ARG_PLAYER, FALSE, NULL }, END } },
  { "draw", bs_judge_draw, bs_apply_draw, N_("Draw"),
    N_("Names the damage card that is asked for."), BS_WHEN_BATTLE, FALSE,
    { ID ("for"), ID ("card"), END } },
  { "choose", bs_judge_choose, bs_apply_choose, N_("Choice"), N_("Answers an open choice."),
    BS_WHEN_BATTLE, FALSE, { ID ("for"), ID ("answer"), END } },
  { "spend", bs_judge_spend, bs_apply_spend, N_("Spend a token"), N_("Spends a token on dice."),
    BS_WHEN_BATTLE, FALSE,
    { SIDE, { "token", BS_ARG_ID, TRUE, NULL }, LIST ("dice"), FACES, END } },
  { "change", bs_judge_change, bs_apply_change, N_("Change dice"),
    N_("Changes dice by hand or by a card."), BS_WHEN_BATTLE, FALSE,
    { SIDE, LIST ("dice"), ID ("to"), FLAG ("reroll"), ID ("add"), FLAG ("cancel"), INT ("more"),
      INT ("fewer"), FACES, ID ("by"), END } },
  { "resolve", bs_judge_resolve, bs_apply_resolve, N_("Deal damage"),
    N_("Compares the dice and deals the damage."), BS_WHEN_BATTLE, FALSE, { END } },
  { "damage", bs_judge_damage, bs_apply_damage, N_("Damage to {ship}"),
    N_("Deals damage without an attack."), BS_WHEN_BATTLE, FALSE,
    { SHIP, INT ("hits"), INT ("crits"), END } },

  { "dock", bs_judge_dock, bs_apply_dock, N_("{ship} docks on {target}"),
    N_("The dock action: the ship is placed at the one that it announced and reached; variant 2: "
       "alongside."), BS_WHEN_BATTLE, FALSE,
    { SHIP, TARGET, WORD ("at", BS_WORDS_SIDE), WORD ("variant", "1|2"), END } },
  { "declare", bs_judge_declare, bs_apply_declare, N_("{ship} declares"),
    N_("What a docked ship does: board or tow, escape after a break-off, let go."), BS_WHEN_BATTLE,
    FALSE,
    { SHIP, { "intent", BS_ARG_WORD, TRUE, BS_WORDS_INTENT }, ID ("own-stack"), ID ("their-stack"),
      END } },
  { "force-melee", bs_judge_force_melee, bs_apply_force_melee, N_("{ship} forces the melee"),
    N_("Opens the melee from the side of an immobilised ship with gear."), BS_WHEN_BATTLE, FALSE,
    { SHIP, END } },
  { "break-off", bs_judge_break_off, bs_apply_break_off, N_("{ship} proposes to break off"),
    N_("Proposes to end a melee; while the other side's proposal is open it is a yes."),
    BS_WHEN_BATTLE, FALSE, { SHIP, END } },
  { "fight", bs_judge_fight, bs_apply_fight, N_("{ship} fights"), N_("One attack in a melee."),
    BS_WHEN_BATTLE, TRUE,
    { SHIP, { "target", BS_ARG_SHIP, FALSE, NULL }, { "attack", BS_ARG_FACES, FALSE, NULL },
      { "defence", BS_ARG_FACES, FALSE, NULL }, END } },

  { "turn-card", bs_judge_turn_card, bs_apply_turn_card, N_("Turn a damage card"),
    N_("Turns a damage card."), BS_WHEN_BATTLE, FALSE,
    { { "card", BS_ARG_ID, TRUE, NULL }, ID ("as"), END } },
  { "discard-card", bs_judge_discard_card, bs_apply_discard_card, N_("Discard a damage card"),
    N_("Puts a damage card on the pile."), BS_WHEN_BATTLE, FALSE,
    { { "card", BS_ARG_ID, TRUE, NULL }, ID ("as"), END } },
  { "token", bs_judge_token, bs_apply_token, N_("Token"), N_("Adds or removes tokens or counters."),
    BS_WHEN_BATTLE, FALSE,
    { { "on", BS_ARG_ID, TRUE, NULL }, { "kind", BS_ARG_ID, TRUE, NULL }, FLAG ("add"),
      FLAG ("remove"), COUNT, END } },
  { "lock", bs_judge_lock, bs_apply_lock, N_("{ship} locks {target}"),
    N_("Places a target lock that is no action."), BS_WHEN_BATTLE, FALSE, { SHIP, TARGET, END } },
  { "unlock", bs_judge_unlock, bs_apply_unlock, N_("{ship} drops its lock"),
    N_("Takes a target lock off."), BS_WHEN_BATTLE, FALSE,
    { SHIP, { "target", BS_ARG_SHIP, FALSE, NULL }, END } },
  { "energy", bs_judge_energy, bs_apply_energy, N_("Energy of {ship}"),
    N_("Gains energy, allocates it to a card, or spends it: a card's, else the ship's own."),
    BS_WHEN_BATTLE, FALSE,
    { SHIP, { "do", BS_ARG_WORD, TRUE, "gain|allocate|spend" }, ID ("card"), COUNT, END } },
  { "shields", bs_judge_shields, bs_apply_shields, N_("Shields of {ship}"),
    N_("Lowers, raises, loses or restores shields."), BS_WHEN_BATTLE, FALSE,
    { SHIP, { "do", BS_ARG_WORD, TRUE, "lower|raise|lose|restore" }, COUNT, END } },
  { "card", bs_judge_card, bs_apply_card, N_("Card on board"),
    N_("Disables, enables, discards or shows a card on board."), BS_WHEN_BATTLE, FALSE,
    { { "card", BS_ARG_ID, TRUE, NULL }, { "do", BS_ARG_WORD, TRUE, "disable|enable|discard|flip" },
      END } },
  { "uncloak", bs_judge_uncloak, bs_apply_uncloak, N_("{ship} uncloaks"), N_("Drops the cloak."),
    BS_WHEN_BATTLE, FALSE, { SHIP, END } },
  { "remove", bs_judge_remove, bs_apply_remove, N_("{ship} leaves"),
    N_("Takes a ship off the table."), BS_WHEN_BATTLE, FALSE,
    { SHIP, { "why", BS_ARG_WORD, TRUE, "destroyed|fled|captured|home|other" }, END } },
  { "set", bs_judge_set, bs_apply_set, N_("Set by hand"),
    N_("Sets tracked values by hand, by their names in the JSON."), BS_WHEN_ANY, FALSE,
    { { "on", BS_ARG_ID, TRUE, NULL }, { "FIELD", BS_ARG_ANY, TRUE, NULL }, END } },
  { "end", bs_judge_end, bs_apply_end, N_("End of the battle"), N_("Ends the battle."),
    BS_WHEN_BATTLE, FALSE,
    { { "why", BS_ARG_WORD, FALSE, "agreed|conceded|time|rounds|goal|last-mobile|last-ship" },
      LIST ("winner"), END } },
  { "note", bs_judge_note, bs_apply_note, N_("Note"), N_("Writes a note into the log."),
    BS_WHEN_ANY, FALSE, { { "text", BS_ARG_TEXT, TRUE, NULL }, END } },
  { "enclose", bs_judge_enclose, bs_apply_enclose, N_("Enclosed rules"),
    N_("Carries a part of the rules in a packed record."), BS_WHEN_ANY, FALSE,
    { TEXT ("name"), TEXT ("part"), TEXT ("data"), TEXT ("hash"), END } },
  { "undo", NULL, NULL, N_("Undo"), N_("Takes the last step back."), BS_WHEN_HISTORY, FALSE,
    { COUNT, END } },
  { "redo", NULL, NULL, N_("Redo"), N_("Does again what was taken back."), BS_WHEN_HISTORY, FALSE,
    { COUNT, END } },
  { NULL, NULL, NULL, NULL, NULL, 0, FALSE, { END } },
};

/**
 * bs_verbs:
 *
 * Returns: (transfer none): the verb table; ends with a NULL name
 */
const BsVerb *
bs_verbs (void)
{
  return verbs;
}

/**
 * bs_verb_find:
 * @name: (nullable): a verb
 *
 * Returns: (transfer none) (nullable): its row
 */
const BsVerb *
bs_verb_find (const char *name)
{
  for (const BsVerb *verb = verbs; name != NULL && verb->name != NULL; verb++)
    if (g_str_equal (verb->name, name))
      return verb;

  return NULL;
}
