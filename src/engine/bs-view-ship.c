/* bs-view-ship.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* One ship as a viewer may see it. */

#include "bs-view-private.h"

#include "bs-points.h"

static void
shields (BsView          *view,
         const BsSection *section)
{
  begin_object (view, "shields");
  integer (view, "active", section->active);
  integer (view, "disabled", section->disabled);
  integer (view, "lost", section->lost);
  end_object (view);
}

static void
all_shields (BsView       *view,
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
hull (const BsView    *view,
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
hull_left (const BsView    *view,
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
sections (BsView       *view,
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
      bs_view_counters (view, "tokens", section->counters);
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
tokens (BsView       *view,
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
  bs_view_counters (view, "tokens", list);
}

static void
locks (BsView       *view,
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
damage (BsView       *view,
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
part (BsView           *view,
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
  bs_view_counters (view, "tokens", card->counters);
  end_object (view);
}

/* A card face down is a card, and no more, to everybody but its owner. */
static void
hidden_part (BsView *view)
{
  begin_object (view, NULL);
  text (view, "id", NULL);
  text (view, "card", NULL);
  text (view, "name", NULL);
  text (view, "state", "hidden");
  end_object (view);
}

static void
parts (BsView       *view,
       const BsShip *ship)
{
  begin_array (view, "upgrades");
  for (guint i = 0; i < ship->parts->len; i++)
    {
      const BsShipPart *card = ship->parts->pdata[i];

      if (card->kind != bs_id ("upgrade"))
        continue;
      if (!bs_ship_shows_part (ship, card, view->viewer))
        hidden_part (view);
      else
        part (view, NULL, ship, card);
    }
  end_array (view);
}

static void
stacks (BsView       *view,
        const BsShip *ship)
{
  begin_array (view, "stack");
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];

      for (guint j = 0; j < stack->boarders->len; j++)
        {
          const BsBoarder *boarder = stack->boarders->pdata[j];
          gboolean known = bs_ship_shows_boarder (ship, boarder, view->viewer);

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

void
bs_view_ship (BsView       *view,
              const BsShip *each)
{
  begin_object (view, NULL);
  text (view, "id", each->id);
  text (view, "name", each->told);
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
  bs_view_ids (view, "acted", each->acted);
  boolean (view, "moved", each->deeds.moved);
  boolean (view, "attacked", each->deeds.attacked);
  boolean (view, "doomed", each->doomed);
  bs_view_ids (view, "touching", each->touching);
  text (view, "on_obstacle", each->on_obstacle);
  stacks (view, each);
  text (view, "carried_by", each->carried_by);
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
