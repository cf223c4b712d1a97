/* bs-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The state as a viewer may see it, field by field. JSON, text, digest and tests walk through here, so what a viewer may not
 * know is decided in one place. Ids and untranslated names only. */

#include "bs-battle.h"

#include "bs-attack.h"
#include "bs-damage.h"
#include "bs-deck.h"
#include "bs-docks.h"
#include "bs-effects.h"
#include "bs-points.h"

#include <string.h>

const char *const BS_VIEW_ALL = "*";

typedef struct
{
  const BsState *state;
  BsId viewer;
  const BsVisitor *visitor;
  gpointer data;
} View;

static void
begin_object (View       *view,
              const char *name)
{
  view->visitor->begin (view->data, name, FALSE);
}

static void
end_object (View *view)
{
  view->visitor->end (view->data, FALSE);
}

static void
begin_array (View       *view,
             const char *name)
{
  view->visitor->begin (view->data, name, TRUE);
}

static void
end_array (View *view)
{
  view->visitor->end (view->data, TRUE);
}

static void
text (View       *view,
      const char *name,
      const char *value)
{
  view->visitor->text (view->data, name, value);
}

static void
integer (View       *view,
         const char *name,
         int         value)
{
  view->visitor->integer (view->data, name, value);
}

static void
boolean (View       *view,
         const char *name,
         gboolean    value)
{
  view->visitor->boolean (view->data, name, value);
}

static void
ids (View            *view,
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

static void
counters (View         *view,
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

static gboolean
may_know (const View *view,
          BsId        player)
{
  return view->viewer == BS_VIEW_ALL || g_strcmp0 (view->viewer, BS_VIEW_ALL) == 0 || view->viewer == player;
}

static void
options (View *view)
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
due (View *view,
     BsId  ship,
     BsId  stack)
{
  begin_object (view, NULL);
  text (view, "ship", ship);
  text (view, "stack", stack);
  end_object (view);
}

static void
order (View *view)
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
questions (View *view)
{
  begin_array (view, "open");
  for (guint i = 0; i < view->state->questions->len; i++)
    {
      const BsQuestion *question = view->state->questions->pdata[i];

      if (question->secret && !may_know (view, question->player))
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
      ids (view, "answers", question->answers);
      end_object (view);
    }
  end_array (view);
}

static void
boarders (View            *view,
          const char      *name,
          const GPtrArray *list)
{
  begin_array (view, name);
  for (guint i = 0; i < list->len; i++)
    {
      const BsBoarder *boarder = list->pdata[i];
      gboolean known = boarder->seen || boarder->pilot || boarder->owner == NULL || may_know (view, boarder->owner);

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
players (View *view)
{
  begin_array (view, "players");
  for (guint i = 0; i < view->state->players->len; i++)
    {
      const BsPlayer *player = view->state->players->pdata[i];

      begin_object (view, NULL);
      text (view, "id", player->id);
      text (view, "name", player->name);
      text (view, "team", player->team);
      text (view, "edge", player->edge);
      text (view, "faction", player->faction);
      text (view, "squad", player->squad);
      integer (view, "points", bs_state_points (view->state, player->id));
      integer (view, "extra_points", player->extra_points);
      integer (view, "victory_points", bs_victory_points (player));
      boolean (view, "out", player->out);
      counters (view, "tokens", player->counters);
      boarders (view, "pile", player->pile);
      boarders (view, "aside", player->aside);
      boarders (view, "lost", player->lost);
      end_object (view);
    }
  end_array (view);
}

static void
shields (View            *view,
         const BsSection *section)
{
  begin_object (view, "shields");
  integer (view, "active", section->active);
  integer (view, "disabled", section->disabled);
  integer (view, "lost", section->lost);
  end_object (view);
}

static void
all_shields (View         *view,
             const BsShip *ship)
{
  BsSection sum = { 0 };

  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      sum.active += section->active;
      sum.disabled += section->disabled;
      sum.lost += section->lost;
    }
  shields (view, &sum);
}

static int
hull (const View      *view,
      const BsShip    *ship,
      const BsSection *section)
{
  BsAsked asked = { 0 };

  asked.number = bs_id ("hull");
  asked.ship = ship->id;
  asked.section = section->id;
  return bs_number (view->state, &asked, NULL);
}

static int
hull_left (const View      *view,
           const BsShip    *ship,
           const BsSection *section)
{
  int damage = 0;

  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *card = ship->damage->pdata[i];
      const BsDeckState *deck = bs_state_deck (view->state, card->deck);
      const BsDamageCard *face = deck != NULL && card->up && card->card != NULL
                                   ? bs_ruleset_damage_card (view->state->ruleset, deck->kind, card->card)
                                   : NULL;

      if (ship->sections->len < 2 || card->section == section->id)
        damage += face != NULL && face->counts > 0 ? face->counts : 1;
    }
  if (ship->status == BS_STATUS_DESTROYED)
    return 0;
  return MAX (hull (view, ship, section) - damage, 0);
}

static void
sections (View         *view,
          const BsShip *ship)
{
  int sum = 0, left = 0;

  for (guint i = 0; i < ship->sections->len; i++)
    {
      sum += hull (view, ship, ship->sections->pdata[i]);
      left += hull_left (view, ship, ship->sections->pdata[i]);
    }
  integer (view, "hull", sum);
  integer (view, "hull_left", left);
  all_shields (view, ship);
  begin_array (view, "sections");
  for (guint i = 0; i < ship->sections->len; i++)
    {
      const BsSection *section = ship->sections->pdata[i];

      begin_object (view, NULL);
      text (view, "id", section->id);
      integer (view, "hull", hull (view, ship, section));
      integer (view, "hull_left", hull_left (view, ship, section));
      shields (view, section);
      boolean (view, "crippled", section->crippled);
      counters (view, "tokens", section->counters);
      end_object (view);
    }
  end_array (view);
}

static int
cards_up (const BsShip *ship)
{
  int n = 0;

  for (guint i = 0; i < ship->damage->len; i++)
    n += ((BsDamage *) ship->damage->pdata[i])->up;
  return n;
}

/* Every kind of marker the game has for ships, also where there is none. Some games mark each card that lies face up (AW p17). */
static void
tokens (View         *view,
        const BsShip *ship)
{
  g_autoptr (GArray) list = g_array_copy (ship->counters);

  for (guint i = 0; i < view->state->ruleset->tokens->len; i++)
    {
      const BsToken *token = view->state->ruleset->tokens->pdata[i];
      BsCounter counter = { token->id, 0 };

      if (g_strcmp0 (token->on, "ship") == 0 && bs_ship_count (ship, token->id) == 0)
        g_array_append_val (list, counter);
    }
  if (bs_ruleset_figure (view->state->ruleset, "marker-per-card-up", 0) != 0)
    {
      BsCounter counter = { bs_id ("critical-hit"), cards_up (ship) };

      g_array_append_val (list, counter);
    }
  counters (view, "tokens", list);
}

static void
locks (View         *view,
       const BsShip *ship,
       const char   *name,
       gboolean      from)
{
  begin_array (view, name);
  for (guint i = 0; i < view->state->locks->len; i++)
    {
      const BsLock *lock = view->state->locks->pdata[i];

      if ((from ? lock->from : lock->to) != ship->id)
        continue;
      begin_object (view, NULL);
      text (view, "ship", from ? lock->to : lock->from);
      text (view, "letter", lock->letter);
      end_object (view);
    }
  end_array (view);
}

static void
damage (View         *view,
        const BsShip *ship)
{
  begin_array (view, "damage");
  for (guint i = 0; i < ship->damage->len; i++)
    {
      const BsDamage *card = ship->damage->pdata[i];

      begin_object (view, NULL);
      text (view, "id", card->id);
      text (view, "card", card->card);
      text (view, "face", card->up ? "up" : "down");
      text (view, "section", card->section);
      end_object (view);
    }
  end_array (view);
}

static void
part (View             *view,
      const char       *name,
      const BsShip     *ship,
      const BsShipPart *card)
{
  if (card == NULL)
    {
      text (view, name, NULL);
      return;
    }

  begin_object (view, name);
  text (view, "id", card->id);
  text (view, "card", card->card);
  text (view, "name", card->name);
  text (view, "state", bs_part_state_name (card->state));
  text (view, "slot", card->slot);
  integer (view, "points", bs_points_of_part (view->state, ship, card));
  counters (view, "tokens", card->counters);
  end_object (view);
}

/* A card face down is a card, and no more, to everybody but its owner. */
static void
hidden_part (View *view)
{
  begin_object (view, NULL);
  text (view, "id", NULL);
  text (view, "card", NULL);
  text (view, "name", NULL);
  text (view, "state", "hidden");
  end_object (view);
}

static void
parts (View         *view,
       const BsShip *ship)
{
  begin_array (view, "upgrades");
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *card = ship->parts->pdata[i];

      if (card->kind != bs_id ("upgrade"))
        continue;
      if (card->hidden && !may_know (view, ship->player))
        hidden_part (view);
      else
        part (view, NULL, ship, card);
    }
  end_array (view);
}

static void
stacks (View         *view,
        const BsShip *ship)
{
  begin_array (view, "stack");
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        {
          const BsBoarder *boarder = stack->boarders->pdata[j];
          gboolean known = boarder->seen || boarder->open || boarder->pilot || may_know (view, ship->player);

          begin_object (view, NULL);
          text (view, "stack", stack->id);
          text (view, "name", known ? boarder->name : NULL);
          if (known)
            integer (view, "points", boarder->points);
          else
            text (view, "points", NULL);
          integer (view, "wounds", boarder->wounds);
          text (view, "face", boarder->open || boarder->pilot ? "up" : "down");
          boolean (view, "pilot", boarder->pilot);
          end_object (view);
        }
    }
  end_array (view);
}

static void
ship (View         *view,
      const BsShip *each)
{
  begin_object (view, NULL);
  text (view, "id", each->id);
  text (view, "name", each->name);
  text (view, "player", each->player);
  text (view, "card", each->card);
  text (view, "faction", each->faction);
  text (view, "size", each->size);
  part (view, "pilot", each, bs_ship_leader (each));
  text (view, "status", bs_status_name (bs_ship_status (each)));
  if (bs_points_may_know (view->state, each, view->viewer))
    integer (view, "points", bs_points_of_ship (view->state, each));
  else
    text (view, "points", NULL);
  integer (view, "skill", bs_ship_value (view->state, each->id, "skill"));
  integer (view, "attack", bs_ship_value (view->state, each->id, "attack"));
  integer (view, "agility", bs_ship_value (view->state, each->id, "agility"));
  sections (view, each);
  tokens (view, each);
  text (view, "cloak", bs_cloak_name (each->cloak));
  locks (view, each, "locks_on", TRUE);
  locks (view, each, "locked_by", FALSE);
  damage (view, each);
  parts (view, each);
  ids (view, "acted", each->acted);
  boolean (view, "moved", each->deeds.moved);
  boolean (view, "attacked", each->deeds.attacked);
  boolean (view, "doomed", each->doomed);
  ids (view, "touching", each->touching);
  text (view, "on_obstacle", each->on_obstacle);
  stacks (view, each);
  text (view, "docked_to", each->docked_to);
  text (view, "dock_at", each->dock_at);
  integer (view, "dock_variant", each->docked_to != NULL ? each->dock_variant : 0);
  text (view, "announced", each->announced);
  boolean (view, "engaged", each->engaged);
  text (view, "fights_with", each->engaged ? each->fights_with : NULL);
  text (view, "declared", each->declared);
  text (view, "tows", each->tows);
  end_object (view);
}

static void
ships (View *view)
{
  begin_array (view, "ships");
  for (guint i = 0; i < view->state->ships->len; i++)
    ship (view, view->state->ships->pdata[i]);
  end_array (view);
}

static void
number_parts (View *view,
              BsId  side)
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
pool (View         *view,
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
attack (View *view)
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
decks (View *view)
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
winner (View *view)
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
walk_clusters (View *view)
{
  g_autoptr (GPtrArray) clusters = bs_docks_clusters (view->state);

  begin_array (view, "clusters");
  for (guint i = 0; i < clusters->len; i++)
    {
      begin_object (view, NULL);
      ids (view, "ships", clusters->pdata[i]);
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
  View view = { state, viewer, visitor, data };

  text (&view, "game", state->ruleset->id);
  text (&view, "mission", state->mission);
  options (&view);
  integer (&view, "round", state->round);
  text (&view, "phase", state->phase);
  text (&view, "step", state->step);
  text (&view, "active", state->active);
  order (&view);
  questions (&view);
  ids (&view, "initiative", state->initiative);
  winner (&view);
  counters (&view, "tokens", state->counters);
  players (&view);
  ships (&view);
  walk_clusters (&view);
  attack (&view);
  decks (&view);
}
