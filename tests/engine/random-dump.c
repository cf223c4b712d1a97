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
  add (out, "name", player->name);
  add (out, "team", player->team);
  add (out, "edge", player->edge);
  add (out, "faction", player->faction);
  add (out, "deck", player->deck);
  add_int (out, "out", player->out);
  add_int (out, "rank", player->rank);
  add_counters (out, "counters", player->counters);
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
      add (out, "card", part->card);
      add (out, "name", part->name);
      add_int (out, "points", part->points);
      add_int (out, "state", part->state);
      add_int (out, "hidden", part->hidden);
      add_int (out, "held-down", part->held_down);
      add_int (out, "shields", part->shields);
      add_counters (out, "numbers", part->numbers);
      add_counters (out, "counters", part->counters);
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
      add_counters (out, "numbers", section->numbers);
      add_counters (out, "counters", section->counters);
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
      add_int (out, "fixed", modifier->fixed);
      add (out, "source", modifier->source);
      add (out, "other", modifier->other);
      add (out, "until", modifier->until);
      add_int (out, "from", modifier->from_round);
      add_int (out, "tied", modifier->tied);
    }
}

static void
dump_deeds (GString      *out,
            const BsShip *ship)
{
  const BsDeeds *deeds = &ship->deeds;

  g_string_append_printf (out, "\n  deeds %d%d%d%d%d%d %d", deeds->moved, deeds->attacked, deeds->fought, deeds->turn_over,
                          deeds->no_action, deeds->no_step, deeds->actions);
  add (out, "color", deeds->color);
  add (out, "bearing", deeds->bearing);
  add_int (out, "speed", deeds->speed);
  add_ids (out, "acted", ship->acted);
  add_ids (out, "fired", ship->fired);
  add_ids (out, "hurt-by", ship->hurt_by);
  add_ids (out, "used", ship->used);
  add_ids (out, "touching", ship->touching);
}

static void
dump_ship (GString      *out,
           const BsShip *ship)
{
  g_string_append_printf (out, "\nship %s", ship->id);
  add (out, "player", ship->player);
  add (out, "card", ship->card);
  add (out, "name", ship->name);
  add_int (out, "points", ship->points);
  add_int (out, "status", ship->status);
  add (out, "gone-by", ship->gone_by);
  add_int (out, "cloak", ship->cloak);
  add_int (out, "doomed", ship->doomed);
  add (out, "on-obstacle", ship->on_obstacle);
  add_int (out, "next-damage", ship->next_damage);
  add_counters (out, "numbers", ship->numbers);
  add_counters (out, "counters", ship->counters);
  add (out, "docked-to", ship->docked_to);
  add (out, "dock-at", ship->dock_at);
  add_int (out, "dock-round", ship->dock_round);
  add (out, "announced", ship->announced);
  add (out, "declared", ship->declared);
  add (out, "tows", ship->tows);
  add_int (out, "held", ship->held);
  add_int (out, "immobilised", ship->immobilised);
  add_int (out, "immobilised-round", ship->immobilised_round);
  add_int (out, "engaged", ship->engaged);
  add_int (out, "jackpot", ship->jackpot);
  add_int (out, "freed", ship->freed);
  add_int (out, "dock-variant", ship->dock_variant);
  add_int (out, "stack-round", ship->stack_round);
  add_int (out, "next-boarder", ship->next_boarder);
  add (out, "fights-with", ship->fights_with);
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
  add_counters (out, "discard", deck->discard);
  for (guint i = 0; i < deck->pools->len; i++)
    {
      const BsCardPool *pool = deck->pools->pdata[i];

      g_string_append_printf (out, "\n  pool %d", pool->number);
      add_counters (out, "unseen", pool->unseen);
    }
}

static void
dump_question (GString          *out,
               const BsQuestion *question)
{
  g_string_append_printf (out, "\nquestion %s %s %s must=%d", question->id, question->topic, bs_ask_kind_name (question->kind),
                          question->must);
  add (out, "player", question->player);
  add (out, "rule", question->rule);
  add (out, "on", question->on);
  add (out, "other", question->other);
  add (out, "side", question->side);
  add (out, "die", question->die);
  add_int (out, "count", question->count);
  add_ids (out, "answers", question->answers);
  add (out, "effect", question->effect);
  add_int (out, "op", question->op);
  add (out, "source", question->source);
  add_int (out, "survives", question->survives);
  add_int (out, "lasts", question->lasts);
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
  add (out, "step", attack->step);
  add (out, "ship", attack->ship);
  add (out, "target", attack->target);
  add (out, "weapon", attack->weapon);
  add (out, "ability", attack->ability);
  add (out, "arc", attack->arc);
  add_int (out, "range", attack->range);
  add_int (out, "obstructed", attack->obstructed);
  add_int (out, "precision", attack->precision);
  add_int (out, "free", attack->free);
  add_ids (out, "used", attack->used);
  dump_pool (out, &attack->attack);
  dump_pool (out, &attack->defence);
}

static void
dump_turns (GString       *out,
            const BsState *state)
{
  add_ids (out, "initiative", state->initiative);
  add_int (out, "begun", state->begun);
  add_int (out, "ended", state->ended);
  add_int (out, "round", state->round);
  add (out, "phase", state->phase);
  add (out, "deed", state->deed);
  add (out, "step", state->step);
  add (out, "active", state->active);
  add (out, "stack", state->active_stack);
  add_int (out, "turn", state->turn);
  add_int (out, "turn-skill", state->turn_skill);
  add (out, "dispute-die", state->dispute_die);
  add (out, "dispute-by", state->dispute_by);
  add_int (out, "dispute-count", state->dispute_count);
  add_counters (out, "counters", state->counters);
  add_ids (out, "teams-won", state->teams_won);
  add (out, "why", state->why_ended);
  add_int (out, "next-question", state->next_question);
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
  add (out, "mission", state->mission);
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
