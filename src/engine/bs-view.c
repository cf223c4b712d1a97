/* bs-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The state as a viewer may see it, field by field. JSON, text, digest and tests walk through here, so what a viewer may not
 * know is decided in one place. Ids and untranslated names only. */

#include "bs-view-private.h"

#include "bs-attack.h"
#include "bs-damage.h"
#include "bs-deck.h"
#include "bs-docks.h"
#include "bs-effects.h"
#include "bs-points.h"

#include <string.h>

const char *const BS_VIEW_ALL = "*";
const char *const BS_VIEW_TABLE = "-";

/**
 * bs_viewer_is:
 * @viewer: (nullable): who looks; %NULL: everybody, %BS_VIEW_ALL for everything
 * @player: (nullable): whose secret it is
 *
 * Returns: whether he knows what this player knows
 */
gboolean
bs_viewer_is (BsId viewer,
              BsId player)
{
  return viewer == player || g_strcmp0 (viewer, BS_VIEW_ALL) == 0;
}

void
bs_view_ids (BsView          *view,
             const char      *name,
             const GPtrArray *list)
{
  begin_array (view, name);
  for (guint i = 0; list != NULL && i < list->len; i++)
    text (view, NULL, list->pdata[i]);
  end_array (view);
}

static int
compare_counters (gconstpointer a,
                  gconstpointer b)
{
  return strcmp (((const BsCounter *) a)->kind, ((const BsCounter *) b)->kind);
}

void
bs_view_counters (BsView       *view,
                  const char   *name,
                  const GArray *list)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) list);

  g_array_sort (sorted, compare_counters);
  begin_object (view, name);
  for (guint i = 0; i < sorted->len; i++)
    integer (view, g_array_index (sorted, BsCounter, i).kind, g_array_index (sorted, BsCounter, i).n);
  end_object (view);
}

static void
options (BsView *view)
{
  begin_object (view, "options");
  for (guint i = 0; i < view->state->ruleset->options->len; i++)
    {
      BsId id = ((BsOption *) view->state->ruleset->options->pdata[i])->id;

      text (view, id, bs_state_option (view->state, id));
    }
  end_object (view);
}

static void
due (BsView *view,
     BsId    ship,
     BsId    stack)
{
  begin_object (view, NULL);
  text (view, "ship", ship);
  text (view, "stack", stack);
  end_object (view);
}

static void
order (BsView *view)
{
  const BsState *state = view->state;
  const BsShip *active = bs_state_ship (state, state->active);

  begin_array (view, "order");
  if (active != NULL && !active->deeds.turn_over)
    due (view, active->id, state->active_stack);
  for (guint i = 0; i < state->order->len; i++)
    due (view, g_array_index (state->order, BsDue, i).ship, g_array_index (state->order, BsDue, i).stack);
  end_array (view);
}

static const char *
rule_id (const BsState *state,
         BsId           key)
{
  const BsRule *rule = key != NULL ? bs_ruleset_rule_by_key (state->ruleset, key) : NULL;

  return rule != NULL ? rule->id : key;
}

static void
questions (BsView *view)
{
  begin_array (view, "open");
  for (guint i = 0; i < view->state->questions->len; i++)
    {
      const BsQuestion *question = view->state->questions->pdata[i];

      if (question->secret && !bs_viewer_is (view->viewer, question->player))
        continue;
      begin_object (view, NULL);
      text (view, "id", question->id);
      text (view, "player", question->player);
      text (view, "kind", bs_ask_kind_name (question->kind));
      text (view, "topic", question->topic);
      boolean (view, "must", question->must);
      text (view, "rule", rule_id (view->state, question->rule));
      text (view, "on", question->on);
      text (view, "other", question->other);
      text (view, "side", question->side);
      text (view, "die", question->die);
      integer (view, "count", question->side != NULL && view->state->attack != NULL
                                ? bs_attack_dice (view->state, question->side) : question->count);
      bs_view_ids (view, "answers", question->answers);
      end_object (view);
    }
  end_array (view);
}

static void
boarders (BsView          *view,
          const char      *name,
          const GPtrArray *list)
{
  begin_array (view, name);
  for (guint i = 0; i < list->len; i++)
    {
      const BsBoarder *boarder = list->pdata[i];
      gboolean known = boarder->seen || boarder->owner == NULL || bs_viewer_is (view->viewer, boarder->owner);

      begin_object (view, NULL);
      text (view, "name", known ? boarder->name : NULL);
      if (known)
        integer (view, "points", boarder->points);
      else
        text (view, "points", NULL);
      end_object (view);
    }
  end_array (view);
}

static void
players (BsView *view)
{
  begin_array (view, "players");
  for (guint i = 0; i < view->state->players->len; i++)
    {
      const BsPlayer *player = view->state->players->pdata[i];
      gboolean whole;
      int points = bs_points_told (view->state, player->id, view->viewer, &whole);

      begin_object (view, NULL);
      text (view, "id", player->id);
      text (view, "name", player->name);
      text (view, "team", player->team);
      text (view, "edge", player->edge);
      text (view, "faction", player->faction);
      text (view, "squad", player->squad);
      if (whole)
        integer (view, "points", points);
      else
        text (view, "points", NULL);
      integer (view, "extra_points", player->extra_points);
      integer (view, "victory_points", bs_victory_points (player));
      boolean (view, "out", player->out);
      bs_view_counters (view, "tokens", player->counters);
      boarders (view, "pile", player->pile);
      boarders (view, "aside", player->aside);
      boarders (view, "lost", player->lost);
      end_object (view);
    }
  end_array (view);
}

static void
ships (BsView *view)
{
  begin_array (view, "ships");
  for (guint i = 0; i < view->state->ships->len; i++)
    bs_view_ship (view, view->state->ships->pdata[i]);
  end_array (view);
}

static void
number_parts (BsView *view,
              BsId    side)
{
  g_autoptr (GPtrArray) list = NULL;
  BsAsked asked;

  bs_attack_asked (view->state, side, &asked);
  bs_number (view->state, &asked, &list);
  begin_array (view, "parts");
  for (guint i = 0; i < list->len; i++)
    {
      const BsPart *each = list->pdata[i];

      begin_object (view, NULL);
      text (view, "source", each->source);
      integer (view, "amount", each->amount);
      end_object (view);
    }
  end_array (view);
  integer (view, "count", bs_attack_dice (view->state, side));
}

static void
pool (BsView       *view,
      BsId          side,
      const BsPool *dice)
{
  begin_object (view, side);
  number_parts (view, side);
  boolean (view, "rolled", dice->rolled);
  begin_array (view, "faces");
  for (guint i = 0; i < dice->results->len; i++)
    text (view, NULL, g_array_index (dice->results, BsResult, i).face);
  end_array (view);
  begin_array (view, "rerolled");
  for (guint i = 0; i < dice->results->len; i++)
    if (g_array_index (dice->results, BsResult, i).rerolled)
      integer (view, NULL, i + 1);
  end_array (view);
  end_object (view);
}

static void
attack (BsView *view)
{
  const BsAttack *now = view->state->attack;
  int hits, crits, evades;

  if (now == NULL)
    {
      text (view, "attack", NULL);
      return;
    }

  bs_attack_left (view->state, &hits, &crits, &evades);
  begin_object (view, "attack");
  text (view, "step", now->step);
  text (view, "ship", now->ship_section != NULL ? now->ship_section : now->ship);
  text (view, "target", now->target_section != NULL ? now->target_section : now->target);
  text (view, "weapon", now->ability != NULL ? now->ability : now->weapon);
  integer (view, "range", now->range);
  boolean (view, "obstructed", now->obstructed);
  text (view, "arc", now->arc);
  boolean (view, "precision", now->precision);
  pool (view, bs_id ("attack"), &now->attack);
  pool (view, bs_id ("defence"), &now->defence);
  integer (view, "hits", hits);
  integer (view, "crits", crits);
  end_object (view);
}

static void
decks (BsView *view)
{
  begin_array (view, "decks");
  for (guint i = 0; i < view->state->decks->len; i++)
    {
      const BsDeckState *deck = view->state->decks->pdata[i];

      begin_object (view, NULL);
      text (view, "id", deck->id);
      text (view, "kind", deck->kind);
      integer (view, "deck", deck->left);
      integer (view, "discard", bs_deck_pile (deck));
      end_object (view);
    }
  end_array (view);
}

static void
winner (BsView *view)
{
  const BsState *state = view->state;
  GString *names = g_string_new (NULL);

  for (guint i = 0; state->teams_won != NULL && i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (g_ptr_array_find (state->teams_won, player->team, NULL))
        g_string_append_printf (names, "%s%s", names->len > 0 ? "," : "", player->id);
    }
  boolean (view, "ended", state->ended);
  text (view, "winner", names->len > 0 ? names->str : state->ended ? "draw" : NULL);
  text (view, "why", state->why_ended);
  g_string_free (names, TRUE);
}

static void
walk_clusters (BsView *view)
{
  g_autoptr (GPtrArray) clusters = bs_docks_clusters (view->state);

  begin_array (view, "clusters");
  for (guint i = 0; i < clusters->len; i++)
    {
      begin_object (view, NULL);
      bs_view_ids (view, "ships", clusters->pdata[i]);
      boolean (view, "jackpot", bs_docks_is_jackpot (view->state, clusters->pdata[i]));
      end_object (view);
    }
  end_array (view);
}

/**
 * bs_view_walk:
 * @state: the battle
 * @viewer: (nullable): a player; %NULL: what everybody knows; %BS_VIEW_ALL: everything
 * @visitor: what is called field by field, always in the same order
 * @data: for the visitor
 *
 * The caller opens and closes the outermost object.
 */
void
bs_view_walk (const BsState   *state,
              BsId             viewer,
              const BsVisitor *visitor,
              gpointer         data)
{
  BsView view = { state, viewer, visitor, data };

  text (&view, "game", state->ruleset->id);
  text (&view, "mission", state->mission);
  options (&view);
  integer (&view, "round", state->round);
  text (&view, "phase", state->phase);
  text (&view, "step", state->step);
  text (&view, "active", state->active);
  order (&view);
  questions (&view);
  bs_view_ids (&view, "initiative", state->initiative);
  winner (&view);
  bs_view_counters (&view, "tokens", state->counters);
  players (&view);
  ships (&view);
  walk_clusters (&view);
  attack (&view);
  decks (&view);
}
