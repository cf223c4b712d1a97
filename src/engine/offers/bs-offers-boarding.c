/* bs-offers-boarding.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* What a ship may do that has reached another or hangs on one: dock, declare, force, break off,
 * fight, answer (B4 to B8). */

#include "bs-offers-boarding.h"

#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-melee-who.h"
#include "engine/boarding/bs-tow.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-boarders.h"
#include "engine/state/bs-fleet-names.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "engine/view/bs-topics.h"
#include "bs-offers-dice.h"

#include <glib/gi18n-lib.h>

/* One list of offers in the making. */
typedef struct
{
  GPtrArray *offers;
  const BsState *state;
  const BsShip *ship;
  BsId viewer;
} List;

static const char *const kinds[] = { "dock",  "declare", "force-melee", "break-off",
                                     "fight", "answer",  NULL };

/**
 * bs_offer_is_boarding:
 * @self: an offer
 *
 * Returns: whether it is about docks and melees, and not an action of the ship
 */
gboolean
bs_offer_is_boarding (const BsOffer *self)
{
  return g_strv_contains (kinds, self->kind);
}

static BsCommand *
new_command (const List *list,
             const char *verb)
{
  BsCommand *command = bs_command_new (verb);

  bs_command_set (command, "ship", list->ship->id);
  return command;
}

/* Takes the command. */
static BsOffer *
add (const List *list,
     BsCommand  *command,
     const char *kind,
     const char *label)
{
  return bs_offers_add (list->offers, list->state, command, kind, g_strdup (label), list->viewer);
}

/* It docks wherever there is room, also beside another ship at the same edge: that is for the
 * players to see (B4.4). Where a ship has docked itself its rear edge lies at the other one, unless
 * it is a huge one: a word of advice, no refusal. */
static gboolean
is_without_room (const List   *list,
                 const BsShip *target,
                 const char   *edge)
{
  return target->docked_to != NULL && g_str_equal (edge, "rear") &&
         !bs_tow_is_huge (list->state, target);
}

static void
add_dock (const List   *list,
          const BsShip *target,
          const char   *edge,
          gboolean      alongside,
          const char   *label)
{
  BsCommand *command = new_command (list, "dock");
  BsOffer *offer;

  bs_command_set (command, "target", target->id);
  bs_command_set (command, "at", edge);
  if (alongside)
    bs_command_set (command, "variant", "2");
  offer = add (list, command, "dock", label);
  if (offer != NULL && is_without_room (list, target, edge))
    bs_verdict_hint (offer->verdict, list->state->ruleset, "dock-place",
                     _("With this edge %s hangs on another ship."), target->name);
}

/* Where it docks on what it has reached; a huge ship that is to tow a huge one only alongside
 * (B4.4, B6.3). */
static void
add_docks (const List *list)
{
  const BsShip *ship = list->ship;
  gboolean aligns =
    g_strcmp0 (ship->declared, "tow") == 0 && ship->tows == NULL && ship->docked_to != NULL;
  BsId id = aligns ? ship->docked_to : ship->announced;
  const BsShip *target = id != NULL ? bs_state_ship (list->state, id) : NULL;

  if (target == NULL || !bs_ship_in_play (target))
    return;
  if (!aligns)
    {
      add_dock (list, target, "front", FALSE, C_("edge of a base", "Front edge"));
      add_dock (list, target, "right", FALSE, C_("edge of a base", "Right edge"));
      add_dock (list, target, "rear", FALSE, C_("edge of a base", "Rear edge"));
      add_dock (list, target, "left", FALSE, C_("edge of a base", "Left edge"));
    }
  if (bs_tow_is_huge (list->state, ship) && bs_tow_is_huge (list->state, target))
    {
      add_dock (list, target, "front", TRUE, _("Alongside, at the front base"));
      add_dock (list, target, "rear", TRUE, _("Alongside, at the rear base"));
    }
}

static BsOffer *
add_intent (const List *list,
            const char *intent,
            const char *label)
{
  BsCommand *command = new_command (list, "declare");

  bs_command_set (command, "intent", intent);
  return add (list, command, "declare", label);
}

/* Which of its stacks fights, if more than one can: else it is asked (B5.2, B7.7). */
static void
tell_stacks (const List   *list,
             BsOffer      *offer,
             const char   *name,
             const BsShip *ship)
{
  BsTold *told;

  if (offer == NULL || bs_melee_stacks_left (ship) < 2 || ship->stack_round == list->state->round)
    return;
  told = bs_offer_tell (offer, name, FALSE);
  for (guint i = 0; i < ship->stacks->len; i++)
    {
      const BsStack *stack = ship->stacks->pdata[i];
      g_autofree char *label = bs_stack_text (list->state, stack);

      if (stack->boarders->len > 0)
        bs_told_add (told, stack->id, label);
    }
}

static void
add_board (const List *list)
{
  BsOffer *offer = add_intent (list, "board", C_("offer", "Board"));

  tell_stacks (list, offer, "own-stack", list->ship);
  tell_stacks (list, offer, "their-stack", bs_state_ship (list->state, list->ship->docked_to));
}

/* Only what has to do with how it hangs there: no tow by who tows already, no escape from where
 * nobody fights. */
static void
add_intents (const List *list,
             gboolean    enemy)
{
  const BsShip *ship = list->ship;
  gboolean agreed =
    bs_question_find (list->state, BS_ASK_CHOICE, "break-off-declare", ship->id) != NULL;

  if (ship->docked_to != NULL && !ship->immobilised && ship->tows == NULL)
    {
      if (enemy && !ship->engaged)
        add_board (list);
      add_intent (list, "tow", C_("offer", "Tow"));
      if (ship->engaged || agreed)
        add_intent (list, "escape", C_("offer", "Escape"));
    }
  if (ship->tows != NULL || (ship->docked_to != NULL && !enemy))
    add_intent (list, "let-go", C_("offer", "Let Go"));
}

static void
add_fights (const List *list)
{
  g_autoptr (GPtrArray) targets = bs_melee_targets (list->state, list->ship);

  for (guint i = 0; i < targets->len; i++)
    {
      const BsShip *enemy = bs_state_ship_of (list->state, targets->pdata[i]);
      const BsBoarder *opponent = bs_melee_bottom (enemy, targets->pdata[i]);
      gboolean known = bs_ship_shows_boarder (enemy, opponent, list->viewer);
      g_autofree char *label =
        /* Translators: %s is a character or a ship. */
        g_strdup_printf (C_("offer", "Fight %s"),
                         known ? bs_fleet_boarder_name (list->state, opponent) : enemy->name);
      BsCommand *command = new_command (list, "fight");
      BsOffer *offer;

      bs_command_set (command, "target", targets->pdata[i]);
      offer = add (list, command, "fight", label);
      if (offer == NULL)
        continue;
      bs_offer_tell_faces (offer, list->state, "attack", bs_id ("attack"));
      bs_offer_tell_faces (offer, list->state, "defence", bs_id ("defence"));
    }
}

/* What its player is asked about it. */
static void
add_answers (const List *list)
{
  static const char *const topics[] = { "break-off", "force-melee", "stack", NULL };

  for (guint i = 0; i < list->state->questions->len; i++)
    {
      const BsQuestion *question = list->state->questions->pdata[i];
      BsId whose = g_strcmp0 (question->topic, "break-off") == 0 ? question->other : question->on;

      if (whose != list->ship->id || question->topic == NULL ||
          !g_strv_contains (topics, question->topic))
        continue;
      for (guint j = 0; j < question->answers->len; j++)
        {
          g_autofree char *label =
            bs_answer_text (question, question->answers->pdata[j], list->state);
          BsCommand *command = bs_command_new ("choose");

          bs_command_set (command, "for", question->id);
          bs_command_set (command, "answer", question->answers->pdata[j]);
          add (list, command, "answer", label);
        }
    }
}

/**
 * bs_offers_add_boarding:
 * @offers: a list of offers
 * @state: the battle
 * @ship: a ship in play
 * @viewer: (nullable): who looks; %BS_VIEW_TABLE: everybody
 *
 * Adds what may be done about its docks and its melee; what is against a rule with the reason.
 */
void
bs_offers_add_boarding (GPtrArray     *offers,
                        const BsState *state,
                        const BsShip  *ship,
                        BsId           viewer)
{
  const List list = { offers, state, ship, viewer };
  g_autoptr (GPtrArray) cluster = NULL;
  gboolean enemy;

  if (bs_ruleset_figure (state->ruleset, "jackpot-ships", 0) == 0)
    return;

  cluster = bs_docks_cluster (state, ship->id);
  enemy = bs_docks_has_enemy (state, cluster, ship->id);
  add_docks (&list);
  if (cluster->len > 1)
    {
      add_intents (&list, enemy);
      if (enemy && ship->immobilised && !ship->engaged)
        add (&list, new_command (&list, "force-melee"), "force-melee",
             C_("offer", "Force the Melee"));
      if (enemy && ship->engaged)
        add (&list, new_command (&list, "break-off"), "break-off",
             C_("offer", "Propose to Break Off"));
      if (bs_turn_does (state, "fight") && ship->engaged && !ship->deeds.fought)
        add_fights (&list);
    }
  add_answers (&list);
}
