/* bs-verb-hand.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What is no action: tokens, locks, shields and cards moved by hand, or because a card says so. */

#include "engine/boarding/bs-tow.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-heed.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-tokens.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-end-phase.h"
#include "engine/play/bs-huge.h"
#include "engine/play/bs-parts.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

static int
count_of (const BsCommand *command,
          int              fallback)
{
  int count = fallback;

  bs_command_get_int (command, "count", &count);
  return count;
}

static void
judge_count (const BsCommand *command,
             BsVerdict       *verdict)
{
  int count = count_of (command, 1);

  if (count < 0 || count > 999)
    bs_verdict_error (verdict, _("tell a count from 0 to 999"));
}

/* The counters of whatever `on` names, and NULL if it is nothing. */
static GArray *
find_counters (const BsState *state,
               const char    *on)
{
  const BsShip *ship = bs_state_ship_of (state, bs_id (on));
  const BsPlayer *player = bs_state_player (state, bs_id (on));
  BsShipPart *part = ship != NULL ? bs_ship_part (ship, bs_id (on)) : NULL;

  if (g_str_equal (on, "battle"))
    return state->counters;
  if (player != NULL)
    return player->counters;
  if (part != NULL)
    return part->counters;
  if (ship != NULL && ship->id != bs_id (on))
    return bs_ship_section (ship, bs_id (on)) != NULL ? bs_ship_section (ship, bs_id (on))->counters
                                                      : NULL;
  return ship != NULL ? ship->counters : NULL;
}

/* A card holds no more energy than it says (X5.1). */
static void
judge_energy (const BsState   *state,
              const BsCommand *command,
              int              then,
              BsVerdict       *verdict)
{
  const BsShip *ship = bs_state_ship (state, bs_command_id (command, "on"));
  int limit = ship != NULL && state->begun ? bs_huge_energy_limit (ship) : 0;

  if (limit > 0 && then > limit && bs_command_has (command, "add") &&
      g_str_equal (bs_command_get (command, "kind"), "energy"))
    bs_verdict_against (verdict, state->ruleset, "energy", _("There can be %d at most."), limit);
}

void
bs_judge_token (const BsState   *state,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  const char *on = bs_command_get (command, "on");
  const char *kind = bs_command_get (command, "kind");
  const BsToken *token = bs_ruleset_token (state->ruleset, bs_id (kind));
  const GArray *counters = find_counters (state, on);
  int now, count = count_of (command, 1);

  judge_count (command, verdict);
  if (counters == NULL)
    bs_verdict_error (verdict, _("nothing in this battle has the id “%s”"), on);
  if (token == NULL)
    bs_verdict_error (verdict, _("this game has no token “%s”"), kind);
  if (bs_command_has (command, "add") == bs_command_has (command, "remove"))
    bs_verdict_error (verdict, _("say “add” or “remove”"));
  if (verdict->level == BS_VERDICT_ERROR)
    return;

  bs_verdict_heed (verdict, "add", "remove", "count", NULL);
  if (!bs_token_lies_there (state, on, token))
    bs_verdict_idle (verdict, "on");
  now = bs_counters_get (counters, token->id, 0);
  if (bs_command_has (command, "remove") && now - count < token->min)
    bs_verdict_against (verdict, state->ruleset, "token-missing", NULL);
  if (bs_command_has (command, "add") && token->max > 0 && now + count > token->max)
    bs_verdict_against (verdict, state->ruleset, "token-most", _("There can be %d at most."),
                        token->max);
  judge_energy (state, command, now + count, verdict);
}

static void
tell_token (BsDraft *draft,
            BsId     on,
            BsId     kind,
            int      count,
            int      now,
            gboolean added)
{
  const BsShip *ship = bs_state_ship_of (draft->state, on);

  if (ship != NULL)
    bs_draft_tell (draft, added ? "token-added" : "token-removed", "ship", BS_SAY_SHIP, ship->id,
                   "token", BS_SAY_TOKEN, kind, "count", BS_SAY_INT, count, NULL);
  else if (bs_state_player (draft->state, on) != NULL)
    bs_draft_tell (draft, "player-counter-set", "player", BS_SAY_PLAYER, on, "token", BS_SAY_TOKEN,
                   kind, "count", BS_SAY_INT, now, NULL);
  else
    bs_draft_tell (draft, "counter-set", "token", BS_SAY_TOKEN, kind, "count", BS_SAY_INT, now,
                   NULL);
}

void
bs_apply_token (BsDraft *draft)
{
  BsId on = bs_command_id (draft->command, "on"), kind = bs_command_id (draft->command, "kind");
  gboolean added = bs_command_has (draft->command, "add");
  int count = count_of (draft->command, 1), now;
  GArray *counters;

  if (bs_state_player (draft->state, on) != NULL)
    bs_draft_player (draft, on);
  else
    bs_draft_ship (draft, on);
  counters = find_counters (draft->state, on);
  if (counters == NULL)
    return;

  now = bs_counters_get (counters, kind, 0) + (added ? count : -count);
  bs_counters_set (counters, kind, MAX (now, bs_ruleset_token (draft->state->ruleset, kind)->min));
  tell_token (draft, on, kind, count, now, added);
}

void
bs_judge_lock (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const BsShip *target = bs_judge_get_ship (state, command, "target");

  bs_judge_in_play (ship, verdict);
  bs_judge_in_play (target, verdict);
  if (ship != NULL && ship == target)
    bs_verdict_error (verdict, _("a ship cannot lock itself"));
  else if (ship != NULL && target != NULL && !bs_state_are_enemies (state, ship, target))
    bs_verdict_against (verdict, state->ruleset, "enemies-only", NULL);
}

void
bs_apply_lock (BsDraft *draft)
{
  bs_locks_place (draft, bs_id_ship (bs_command_id (draft->command, "ship")),
                  bs_id_ship (bs_command_id (draft->command, "target")));
}

void
bs_judge_unlock (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  const char *target = bs_command_get (command, "target");
  BsId ship = bs_id_ship (bs_command_id (command, "ship"));

  bs_verdict_heed (verdict, "target", NULL);
  if (bs_state_lock (state, ship, target != NULL ? bs_id_ship (bs_id (target)) : NULL) == NULL)
    bs_verdict_error (verdict, _("there is no such lock"));
}

void
bs_apply_unlock (BsDraft *draft)
{
  const char *told = bs_command_get (draft->command, "target");
  BsId ship = bs_id_ship (bs_command_id (draft->command, "ship"));
  const BsLock *lock =
    bs_state_lock (draft->state, ship, told != NULL ? bs_id_ship (bs_id (told)) : NULL);
  BsId target = lock != NULL ? lock->to : NULL;

  if (target == NULL)
    return;
  bs_locks_remove (draft, ship, target);
  bs_draft_tell (draft, "unlocked", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, target, NULL);
}

void
bs_judge_shields (const BsState   *state,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const char *deed = bs_command_get (command, "do");
  const BsSection *section = ship != NULL
                               ? bs_ship_section (ship, bs_command_id (command, "ship") != ship->id
                                                          ? bs_command_id (command, "ship")
                                                          : NULL)
                               : NULL;

  bs_verdict_heed (verdict, "count", NULL);
  bs_heed_section (state, command, "ship", verdict);
  judge_count (command, verdict);
  bs_judge_in_play (ship, verdict);
  if (ship == NULL || section == NULL || verdict->level == BS_VERDICT_ERROR)
    return;

  if (g_str_equal (deed, "lower"))
    bs_verdict_against (verdict, state->ruleset, "lower-when", NULL);
  else if (g_str_equal (deed, "raise") && !bs_turn_does (state, "raise"))
    bs_verdict_against (verdict, state->ruleset, "raise-when", NULL);
  else if (g_str_equal (deed, "restore") && section->lost < count_of (command, 1))
    bs_verdict_against (verdict, state->ruleset, "shields-value", NULL);
  else if (g_str_equal (deed, "lose") && section->active < count_of (command, 1))
    bs_verdict_error (verdict, _("%s has not so many active shields"), ship->name);
}

void
bs_apply_shields (BsDraft *draft)
{
  BsId ship = bs_command_id (draft->command, "ship");
  const char *deed = bs_command_get (draft->command, "do");
  const BsQuestion *question =
    bs_question_find (draft->state, BS_ASK_CHOICE, "raise", bs_id_ship (ship));

  if (g_str_equal (deed, "lower"))
    bs_shields_down (draft, ship, count_of (draft->command, G_MAXINT));
  else if (g_str_equal (deed, "restore"))
    bs_shields_repair (draft, ship, count_of (draft->command, 1));
  else if (g_str_equal (deed, "lose"))
    bs_shields_lose (draft, ship, count_of (draft->command, 1));
  else
    {
      if (question != NULL)
        bs_draft_unask (draft, question);
      if (bs_command_has (draft->command, "count"))
        bs_shields_up (draft, ship, count_of (draft->command, 1));
      else
        bs_shields_raise (draft, bs_id_ship (ship));
    }
}

void
bs_judge_card (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const char *card = bs_command_get (command, "card");
  const BsShip *ship = bs_state_ship_of (state, bs_id (card));
  const BsShipPart *part = ship != NULL ? bs_ship_part (ship, bs_id (card)) : NULL;
  const char *deed = bs_command_get (command, "do");

  if (part == NULL)
    bs_verdict_error (verdict, _("no ship has a card “%s”; cards are named “ship/card”"), card);
  else if (!g_str_equal (deed, "flip") && part->held_down)
    bs_verdict_against (verdict, state->ruleset, "card-held", NULL);
}

void
bs_apply_card (BsDraft *draft)
{
  BsId card = bs_command_id (draft->command, "card");
  const char *deed = bs_command_get (draft->command, "do");
  BsShip *ship = bs_draft_ship (draft, card);
  BsShipPart *part = ship != NULL ? bs_ship_part (ship, card) : NULL;

  if (part == NULL)
    return;
  if (g_str_equal (deed, "disable"))
    bs_parts_set_state (draft, card, BS_PART_DISABLED);
  else if (g_str_equal (deed, "enable"))
    bs_parts_set_state (draft, card, BS_PART_ACTIVE);
  else if (g_str_equal (deed, "discard"))
    bs_parts_set_state (draft, card, BS_PART_DISCARDED);
  else
    {
      part->hidden = FALSE;
      bs_draft_tell (draft, "card-revealed", "ship", BS_SAY_SHIP, ship->id, "card", BS_SAY_CARD,
                     card, NULL);
    }
  bs_victory_check (draft);
}

void
bs_judge_uncloak (const BsState   *state,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  BsId phase = bs_state_phase (state) != NULL ? bs_state_phase (state)->does : NULL;
  gboolean moving = bs_ruleset_figure (state->ruleset, "uncloak-moving", 0) != 0;
  gboolean in_time = bs_turn_does (state, moving ? "move" : "raise") &&
                     !(moving && ship != NULL && ship->deeds.moved);

  bs_judge_in_play (ship, verdict);
  if (ship == NULL || verdict->level == BS_VERDICT_ERROR)
    return;
  if (ship->cloak == BS_CLOAK_NONE)
    bs_verdict_error (verdict, _("%s is not cloaked"), ship->name);
  else if (!in_time || phase == NULL)
    bs_verdict_against (verdict, state->ruleset, "uncloak-when", NULL);
}

void
bs_apply_uncloak (BsDraft *draft)
{
  BsId id = bs_id_ship (bs_command_id (draft->command, "ship"));
  const BsQuestion *question = bs_question_find (draft->state, BS_ASK_CHOICE, "raise", id);

  if (question != NULL)
    bs_draft_unask (draft, question);
  bs_draft_ship (draft, id)->cloak = BS_CLOAK_NONE;
  bs_draft_tell (draft, "uncloaked", "ship", BS_SAY_SHIP, id, NULL);
}

static const BsDamage *
find_damage (const BsState   *state,
             const BsCommand *command,
             BsVerdict       *verdict)
{
  const char *card = bs_command_get (command, "card");
  const BsShip *ship = bs_state_ship_of (state, bs_id (card));
  const BsDamage *damage = ship != NULL ? bs_ship_damage (ship, bs_id (card)) : NULL;

  if (damage == NULL)
    bs_verdict_error (verdict, _("no ship has a damage card “%s”; they are named “ship/d1”"), card);
  return damage;
}

void
bs_judge_turn_card (const BsState   *state,
                    const BsCommand *command,
                    BsVerdict       *verdict)
{
  const BsDamage *damage = find_damage (state, command, verdict);
  const char *as = bs_command_get (command, "as");
  const BsDeckState *deck = damage != NULL ? bs_state_deck (state, damage->deck) : NULL;

  bs_verdict_heed (verdict, "as", NULL);
  if (damage != NULL && damage->deck == NULL)
    bs_verdict_error (verdict, _("this is a substitute marker, it has no face"));
  if (as != NULL && deck != NULL &&
      bs_ruleset_damage_card (state->ruleset, deck->kind, bs_id (as)) == NULL)
    bs_verdict_error (verdict,
                      _("the damage deck has no card “%s”; see “boardside-cli list damage”"), as);
}

void
bs_apply_turn_card (BsDraft *draft)
{
  BsId card = bs_command_id (draft->command, "card");
  const char *as = bs_command_get (draft->command, "as");
  const BsShip *ship = bs_state_ship_of (draft->state, card);
  gboolean up = ship != NULL && !bs_ship_damage (ship, card)->up;

  bs_damage_turn (draft, card, up, as != NULL ? bs_id (as) : NULL);
  if (up)
    bs_damage_speak (draft, card);
  else
    bs_draft_tell (draft, "card-turned-down", "ship", BS_SAY_SHIP, bs_id_ship (card), NULL);
  bs_damage_destroy (draft, bs_id_ship (card), NULL, NULL);
  bs_victory_check (draft);
}

void
bs_judge_discard_card (const BsState   *state,
                       const BsCommand *command,
                       BsVerdict       *verdict)
{
  const BsDamage *damage = find_damage (state, command, verdict);
  const BsDeckState *deck = damage != NULL ? bs_state_deck (state, damage->deck) : NULL;
  BsId as = bs_command_id (command, "as");

  bs_verdict_heed_if (verdict,
                      as != NULL && deck != NULL &&
                        bs_ruleset_damage_card (state->ruleset, deck->kind, as) != NULL,
                      "as");
}

void
bs_apply_discard_card (BsDraft *draft)
{
  BsId card = bs_command_id (draft->command, "card");
  const char *as = bs_command_get (draft->command, "as");

  if (as != NULL)
    bs_damage_turn (draft, card, FALSE, bs_id (as));
  bs_draft_tell (draft, "damage-discarded", "ship", BS_SAY_SHIP, bs_id_ship (card), NULL);
  bs_damage_discard (draft, card);
}

static const BsShip *
find_tower (const BsState *state,
            BsId           ship)
{
  for (guint i = 0; i < state->ships->len; i++)
    if (((const BsShip *) state->ships->pdata[i])->tows == ship)
      return state->ships->pdata[i];

  return NULL;
}

/* Where ships are boarded, only a tow is brought home, by the ship that tows (B6.7); a mission may
 * let others fly home as well. */
static void
judge_home (const BsState *state,
            const BsShip  *ship,
            BsVerdict     *verdict)
{
  const BsShip *tower = find_tower (state, ship->id);

  if (tower != NULL)
    bs_verdict_against (verdict, state->ruleset, "tow-home",
                        _("%s is in tow: it comes home with %s."), ship->name, tower->name);
  else if (ship->immobilised)
    bs_verdict_against (verdict, state->ruleset, "tow-home",
                        _("%s is immobilised: it comes home only in tow."), ship->name);
  else if (ship->tows == NULL && state->ruleset->mission == NULL)
    bs_verdict_against (verdict, state->ruleset, "tow-home",
                        _("%s tows nothing that it could bring home; it may flee."), ship->name);
}

void
bs_judge_remove (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const char *why = bs_command_get (command, "why");
  gboolean boards = bs_ruleset_figure (state->ruleset, "jackpot-ships", 0) > 0;

  bs_judge_in_play (ship, verdict);
  /* Nothing is captured where nothing is boarded. */
  if (!boards && g_strcmp0 (why, bs_status_name (BS_STATUS_CAPTURED)) == 0)
    bs_verdict_idle (verdict, "why");
  if (ship != NULL && boards && bs_ship_in_play (ship) &&
      g_strcmp0 (why, bs_status_name (BS_STATUS_HOME)) == 0)
    judge_home (state, ship, verdict);
  if (ship != NULL && ship->tows != NULL && g_strcmp0 (why, bs_status_name (BS_STATUS_FLED)) == 0)
    bs_verdict_against (verdict, state->ruleset, "tow-edge",
                        _("%s tows %s: it comes home, or it is destroyed."), ship->name,
                        bs_state_ship (state, ship->tows)->name);
}

void
bs_apply_remove (BsDraft *draft)
{
  BsId ship = bs_id_ship (bs_command_id (draft->command, "ship"));
  const char *why = bs_command_get (draft->command, "why");
  BsStatus how = BS_STATUS_FLED;

  for (int i = BS_STATUS_DESTROYED; i <= BS_STATUS_FLED; i++)
    if (g_strcmp0 (bs_status_name (i), why) == 0)
      how = i;
  /* Who comes home brings what he tows (B6.7). */
  if (how == BS_STATUS_HOME && bs_state_ship (draft->state, ship)->tows != NULL)
    bs_tow_come_home (draft, ship);
  else
    bs_damage_remove (draft, ship, how, NULL, NULL);
  bs_victory_check (draft);
}
