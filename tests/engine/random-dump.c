/* random-dump.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "random-player.h"

#include "engine/bs-question.h"

/* Everything a state holds, field by field, so that two states are the same when their dumps are. */

static void
add (GString    *out,
     const char *name,
     const char *value)
{
  g_string_append_printf (out, " %s=%s", name, value != NULL ? value : "-");
}

static void
add_int (GString    *out,
         const char *name,
         int         value)
{
  g_string_append_printf (out, " %s=%d", name, value);
}

static void
add_ids (GString         *out,
         const char      *name,
         const GPtrArray *ids)
{
  g_string_append_printf (out, " %s=", name);
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    g_string_append_printf (out, "%s,", (const char *) ids->pdata[i]);
}

static void
add_counters (GString      *out,
              const char   *name,
              const GArray *counters)
{
  g_string_append_printf (out, " %s=", name);
  for (guint i = 0; i < counters->len; i++)
    g_string_append_printf (out, "%s:%d,", g_array_index (counters, BsCounter, i).kind, g_array_index (counters, BsCounter, i).n);
}

/* A field of a struct under its own name, on `out`. */
#define TEXT(of, field) add (out, #field, (of)->field)
#define INT(of, field) add_int (out, #field, (of)->field)
#define IDS(of, field) add_ids (out, #field, (of)->field)
#define COUNTERS(of, field) add_counters (out, #field, (of)->field)

static void
dump_boarders (GString         *out,
               const char      *name,
               const GPtrArray *boarders)
{
  g_string_append_printf (out, " %s=", name);
  for (guint i = 0; i < boarders->len; i++)
    {
      const BsBoarder *boarder = boarders->pdata[i];

      g_string_append_printf (out, "%s:%s:%s:%d:%d:%d%d%d,", boarder->id, boarder->owner != NULL ? boarder->owner : "-",
                              boarder->name, boarder->points, boarder->wounds, boarder->open,
                              boarder->seen, boarder->pilot);
    }
}

static void
dump_player (GString        *out,
             const BsPlayer *player)
{
  g_string_append_printf (out, "\nplayer %s", player->id);
  TEXT (player, name);
  TEXT (player, team);
  TEXT (player, edge);
  TEXT (player, faction);
  TEXT (player, deck);
  INT (player, out);
  INT (player, rank);
  COUNTERS (player, counters);
  dump_boarders (out, "pile", player->pile);
  dump_boarders (out, "aside", player->aside);
  dump_boarders (out, "lost", player->lost);
}

static void
dump_parts (GString      *out,
            const BsShip *ship)
{
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *part = ship->parts->pdata[i];

      g_string_append_printf (out, "\n  part %s", part->id);
      TEXT (part, card);
      TEXT (part, name);
      INT (part, points);
      INT (part, state);
      INT (part, hidden);
      INT (part, held_down);
      INT (part, shields);
      COUNTERS (part, numbers);
      COUNTERS (part, counters);
    }
}

static void
dump_sections (GString      *out,
               const BsShip *ship)
{
  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      g_string_append_printf (out, "\n  section %s %d %d/%d/%d %d", section->id, section->hull, section->active, section->disabled,
                              section->lost, section->crippled);
      COUNTERS (section, numbers);
      COUNTERS (section, counters);
    }
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *card = ship->damage->pdata[i];

      g_string_append_printf (out, "\n  damage %s deck=%s card=%s up=%d pool=%d since=%d section=%s", card->id,
                              card->deck != NULL ? card->deck : "-", card->card != NULL ? card->card : "-", card->up, card->pool,
                              card->since, card->section);
    }
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      g_string_append (out, "\n  ");
      dump_boarders (out, stack->id, stack->boarders);
    }
}

static void
dump_modifiers (GString      *out,
                const BsShip *ship)
{
  for (guint i = 0; i < ship->modifiers->len; i++)
    {
      const BsModifier *modifier = &g_array_index (ship->modifiers, BsModifier, i);

      g_string_append_printf (out, "\n  modifier %s %d", modifier->number, modifier->amount);
      INT (modifier, fixed);
      TEXT (modifier, source);
      TEXT (modifier, other);
      TEXT (modifier, until);
      INT (modifier, from_round);
      INT (modifier, tied);
    }
}

static void
dump_deeds (GString      *out,
            const BsShip *ship)
{
  const BsDeeds *deeds = &ship->deeds;

  g_string_append_printf (out, "\n  deeds %d%d%d%d%d%d %d", deeds->moved, deeds->attacked, deeds->fought, deeds->turn_over,
                          deeds->no_action, deeds->no_step, deeds->actions);
  TEXT (deeds, color);
  TEXT (deeds, bearing);
  INT (deeds, speed);
  IDS (ship, acted);
  IDS (ship, fired);
  IDS (ship, hurt_by);
  IDS (ship, used);
  IDS (ship, touching);
}

static void
dump_ship (GString      *out,
           const BsShip *ship)
{
  g_string_append_printf (out, "\nship %s", ship->id);
  TEXT (ship, player);
  TEXT (ship, card);
  TEXT (ship, name);
  INT (ship, points);
  INT (ship, status);
  TEXT (ship, gone_by);
  INT (ship, cloak);
  INT (ship, doomed);
  TEXT (ship, on_obstacle);
  INT (ship, next_damage);
  COUNTERS (ship, numbers);
  COUNTERS (ship, counters);
  TEXT (ship, docked_to);
  TEXT (ship, dock_at);
  INT (ship, dock_round);
  TEXT (ship, announced);
  TEXT (ship, declared);
  TEXT (ship, tows);
  INT (ship, held);
  INT (ship, immobilised);
  INT (ship, immobilised_round);
  INT (ship, engaged);
  INT (ship, jackpot);
  INT (ship, freed);
  INT (ship, dock_variant);
  INT (ship, stack_round);
  INT (ship, next_boarder);
  TEXT (ship, fights_with);
  dump_parts (out, ship);
  dump_sections (out, ship);
  dump_modifiers (out, ship);
  dump_deeds (out, ship);
}

static void
dump_deck (GString           *out,
           const BsDeckState *deck)
{
  g_string_append_printf (out, "\ndeck %s %s left=%d unknown=%d", deck->id, deck->kind, deck->left, deck->discard_unknown);
  COUNTERS (deck, discard);
  for (guint i = 0; i < deck->pools->len; i++)
    {
      const BsCardPool *pool = deck->pools->pdata[i];

      g_string_append_printf (out, "\n  pool %d", pool->number);
      COUNTERS (pool, unseen);
    }
}

static void
dump_question (GString          *out,
               const BsQuestion *question)
{
  g_string_append_printf (out, "\nquestion %s %s %s must=%d", question->id, question->topic, bs_ask_kind_name (question->kind),
                          question->must);
  TEXT (question, player);
  TEXT (question, rule);
  TEXT (question, on);
  TEXT (question, other);
  TEXT (question, side);
  TEXT (question, die);
  INT (question, count);
  IDS (question, answers);
  TEXT (question, effect);
  INT (question, op);
  TEXT (question, source);
  INT (question, survives);
  INT (question, lasts);
}

static void
dump_pool (GString      *out,
           const BsPool *pool)
{
  g_string_append_printf (out, "\n  pool rolled=%d more=%d closed=%d ", pool->rolled, pool->more, pool->closed);
  for (guint i = 0; i < pool->results->len; i++)
    {
      const BsResult *result = &g_array_index (pool->results, BsResult, i);

      g_string_append_printf (out, "%s%s%s,", result->face, result->rerolled ? "!" : "", result->added ? "+" : "");
    }
}

static void
dump_attack (GString        *out,
             const BsAttack *attack)
{
  g_string_append (out, "\nattack");
  TEXT (attack, step);
  TEXT (attack, ship);
  TEXT (attack, target);
  TEXT (attack, weapon);
  TEXT (attack, ability);
  TEXT (attack, arc);
  INT (attack, range);
  INT (attack, obstructed);
  INT (attack, precision);
  INT (attack, free);
  IDS (attack, used);
  dump_pool (out, &attack->attack);
  dump_pool (out, &attack->defence);
}

static void
dump_turns (GString       *out,
            const BsState *state)
{
  IDS (state, initiative);
  INT (state, begun);
  INT (state, ended);
  INT (state, round);
  TEXT (state, phase);
  TEXT (state, deed);
  TEXT (state, step);
  TEXT (state, active);
  TEXT (state, active_stack);
  INT (state, turn);
  INT (state, turn_skill);
  TEXT (state, dispute_die);
  TEXT (state, dispute_by);
  INT (state, dispute_count);
  COUNTERS (state, counters);
  IDS (state, teams_won);
  TEXT (state, why_ended);
  INT (state, next_question);
  g_string_append (out, " order=");
  for (guint i = 0; i < state->order->len; i++)
    g_string_append_printf (out, "%s:%d,", g_array_index (state->order, BsDue, i).ship, g_array_index (state->order, BsDue, i).skill);
  g_string_append (out, " fallen=");
  for (guint i = 0; i < state->fallen->len; i++)
    g_string_append_printf (out, "%s,", g_array_index (state->fallen, BsFall, i).ship);
}

char *
random_player_dump (const BsState *state)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < state->options->len; i++)
    add (out, g_array_index (state->options, BsOptionValue, i).id, g_array_index (state->options, BsOptionValue, i).value);
  TEXT (state, mission);
  dump_turns (out, state);
  for (guint i = 0; i < state->players->len; i++)
    dump_player (out, state->players->pdata[i]);
  for (guint i = 0; i < state->ships->len; i++)
    dump_ship (out, state->ships->pdata[i]);
  for (guint i = 0; i < state->locks->len; i++)
    {
      const BsLock *lock = state->locks->pdata[i];

      g_string_append_printf (out, "\nlock %s %s %s", lock->from, lock->to, lock->letter);
    }
  for (guint i = 0; i < state->decks->len; i++)
    dump_deck (out, state->decks->pdata[i]);
  for (guint i = 0; i < state->questions->len; i++)
    dump_question (out, state->questions->pdata[i]);
  if (state->attack != NULL)
    dump_attack (out, state->attack);
  return g_string_free (out, FALSE);
}
