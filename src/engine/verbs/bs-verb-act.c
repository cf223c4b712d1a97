/* bs-verb-act.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* act: actions of the bar, of cards, of damage cards that are repaired, free ones. */

#include "bs-verb-act.h"

#include "engine/boarding/bs-docking.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-heed.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/operations/bs-act-told.h"
#include "engine/operations/bs-op.h"
#include "engine/play/bs-huge.h"
#include "engine/play/bs-turn.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
fill_moment (BsMoment        *moment,
             const BsState   *state,
             BsDraft         *draft,
             const BsShip    *ship,
             const BsCommand *command,
             const BsActTold *deed)
{
  const char *target = bs_command_get (command, "target");

  bs_moment_init (moment, state, draft);
  moment->command = command;
  moment->actor = ship->id;
  moment->target = target != NULL ? bs_id_ship (bs_id (target)) : NULL;
  moment->action = deed->name;
  moment->hook = bs_id ("action");
  moment->color = ship->deeds.color;
  moment->bearing = ship->deeds.bearing;
  moment->speed = ABS (ship->deeds.speed);
  moment->from_bar = deed->source == NULL && deed->action != NULL && deed->action->bar &&
                     !bs_command_has (command, "free");
  bs_command_get_int (command, "range", &moment->range);
}

static void
speak (BsMoment        *moment,
       const BsActTold *deed,
       BsId             ship)
{
  bs_moment_speak (moment, deed->effect, deed->source);
  moment->self = ship;
  moment->other = moment->target;
}

/* What another ship gives in its own turn is taken there and then. */
static void
judge_time (const BsState   *state,
            const BsShip    *ship,
            const BsCommand *command,
            const BsActTold *deed,
            BsVerdict       *verdict)
{
  gboolean given =
    bs_command_has (command, "free") && bs_act_granted (state, ship, deed->name) != NULL;

  if (!bs_turn_does (state, "move"))
    bs_verdict_against (verdict, state->ruleset, "wrong-phase",
                        _("Actions belong to the phase in which ships move."));
  else if (!given && (ship->deeds.turn_over || (ship->deeds.moved && state->active != ship->id)))
    bs_verdict_against (verdict, state->ruleset, "step-over", NULL);
  else if (!given && !ship->deeds.moved)
    bs_verdict_against (verdict, state->ruleset, "after-move", NULL);
  if (ship->deeds.no_action || (ship->deeds.no_step && !bs_command_has (command, "free")))
    bs_verdict_against (verdict, state->ruleset,
                        ship->deeds.lost_by != NULL ? ship->deeds.lost_by : "action-lost", NULL);
  bs_docking_judge_act (state, ship, verdict);
}

static void
judge_usable (const BsState    *state,
              const BsShip     *ship,
              const BsShipPart *part,
              BsVerdict        *verdict)
{
  if (part->state != BS_PART_ACTIVE)
    bs_verdict_against (verdict, state->ruleset, "card-inactive", NULL);
  else
    bs_effects_are_silent (state, ship, part, verdict);
}

/* The card that is told acts, but where that says whose shields come back (X5.1). */
static const BsSection *
told_card (const BsShip    *ship,
           const BsCommand *command,
           const BsActTold *deed)
{
  BsId told = bs_command_id (command, "ship");
  gboolean acts =
    told != ship->id && ship->sections->len > 1 && !bs_act_told_has_op (deed, "recover");

  return acts ? bs_ship_section (ship, told) : NULL;
}

/* The place of the card that acts: of those still to come the first that can, else the one that
 * could have. */
static guint
acting_card (const BsShip    *ship,
             const BsCommand *command,
             const BsActTold *deed)
{
  const BsSection *told = told_card (ship, command, deed);
  guint place = ship->deeds.actions, next = ship->deeds.actions;

  if (told != NULL)
    return g_ptr_array_find (ship->sections, told, &place) ? place : next;
  if (deed->source != NULL || deed->action == NULL || !deed->action->bar)
    return next;
  for (guint i = 0; i < ship->sections->len; i++)
    {
      guint at = (next + i) % ship->sections->len;

      if (bs_ship_has_action (ship, ship->sections->pdata[at], deed->action->id))
        return at;
    }

  return next;
}

/* One action a card, the fore one first: what comes before the one that acts now has had its turn
 * (X5.1). */
static void
judge_card (const BsState   *state,
            const BsShip    *ship,
            const BsCommand *command,
            const BsActTold *deed,
            BsVerdict       *verdict)
{
  guint place = bs_huge_acts_by_card (state, ship) ? acting_card (ship, command, deed)
                                                   : (guint) ship->deeds.actions;

  if (place < (guint) ship->deeds.actions)
    bs_verdict_against (
      verdict, state->ruleset, "each-card",
      _("Each card acts once, the fore one first; this one of %s had its turn: %s."), ship->name,
      bs_ruleset_name (state->ruleset, "word", ((BsSection *) ship->sections->pdata[place])->id));
}

static void
judge_count (const BsState   *state,
             const BsShip    *ship,
             const BsCommand *command,
             const BsActTold *deed,
             BsVerdict       *verdict)
{
  gboolean free = bs_command_has (command, "free");
  BsActGiver giver = { deed->name, NULL, NULL, NULL };
  const BsShipPart *part;

  if (bs_ship_has_acted (ship, deed->name))
    bs_verdict_against (verdict, state->ruleset, "same-action", NULL);
  if (!free && ship->deeds.actions >= bs_huge_actions (state, ship))
    bs_verdict_against (verdict, state->ruleset, "one-action", NULL);
  else if (!free)
    judge_card (state, ship, command, deed, verdict);
  if (!free || bs_act_granted (state, ship, deed->name) != NULL)
    return;

  bs_act_find_giver (state, command, ship, &giver);
  if (giver.found != NULL)
    return;
  bs_verdict_against (verdict, state->ruleset, "one-action",
                      _("No card gives %s this free action now."), ship->name);
  part = giver.card != NULL ? bs_ship_part (ship, giver.card) : NULL;
  if (part != NULL)
    judge_usable (state, ship, part, verdict);
}

/* What is not on the bar; of a ship of two cards on the bar of the one that is told (X5.1), but
 * where that says whose shields come back. */
static void
judge_bar (const BsState   *state,
           const BsShip    *ship,
           const BsCommand *command,
           const BsActTold *deed,
           BsVerdict       *verdict)
{
  const BsSection *section = told_card (ship, command, deed);

  if (bs_ship_has_action (ship, section, deed->action->id))
    return;
  if (section != NULL && bs_ship_has_action (ship, NULL, deed->action->id))
    bs_verdict_against (verdict, state->ruleset, "on-bar", _("It is not on this card of %s: %s."),
                        ship->name, bs_ruleset_name (state->ruleset, "word", section->id));
  else
    bs_verdict_against (verdict, state->ruleset, "on-bar", NULL);
}

static void
judge_source (const BsState   *state,
              const BsShip    *ship,
              const BsCommand *command,
              const BsActTold *deed,
              BsVerdict       *verdict)
{
  const BsShipPart *part = deed->source != NULL ? bs_ship_part (ship, deed->source) : NULL;

  if (deed->source != NULL && bs_id_ship (deed->source) != ship->id)
    bs_verdict_against (verdict, state->ruleset, "own-card", _("The card is not on board of %s."),
                        ship->name);
  if (part != NULL)
    judge_usable (state, ship, part, verdict);
  if (deed->source == NULL && deed->action != NULL && deed->action->bar &&
      !bs_command_has (command, "free"))
    judge_bar (state, ship, command, deed, verdict);
}

static gboolean
is_barred (const BsState *state,
           const BsShip  *ship,
           BsId           action)
{
  g_autofree char *bar = g_strconcat ("bar-", action, NULL);
  BsId wanted = bs_id (bar);

  for (guint i = 0; i < ship->modifiers->len; i++)
    if (g_array_index (ship->modifiers, BsModifier, i).number == wanted)
      return TRUE;

  return FALSE;
}

static void
judge_target (const BsState   *state,
              const BsShip    *ship,
              const BsCommand *command,
              const BsActTold *deed,
              BsVerdict       *verdict)
{
  const char *told = bs_command_get (command, "target");
  const BsShip *target = told != NULL ? bs_state_ship_of (state, bs_id (told)) : NULL;

  if (target != NULL && !bs_ship_in_play (target))
    bs_verdict_error (verdict, _("%s is no longer on the table"), target->name);
  if (deed->action == NULL || !deed->action->target)
    return;
  if (target == NULL && deed->action->own_target)
    bs_verdict_hint (verdict, state->ruleset, "friends-only",
                     _("Whom it is for was not told; that ship gets no free action."));
  else if (target == NULL)
    bs_verdict_error (verdict, _("this action needs a target; tell it with “target=”"));
  else if (!deed->action->own_target && !bs_state_are_enemies (state, ship, target))
    bs_verdict_against (verdict, state->ruleset, "enemies-only", NULL);
  else if (deed->action->own_target && target == ship)
    bs_verdict_against (verdict, state->ruleset, "friends-only",
                        _("This action is for another ship."));
  else if (deed->action->own_target && bs_state_are_enemies (state, ship, target))
    bs_verdict_against (verdict, state->ruleset, "friends-only", NULL);
}

static void
judge_effects (const BsState   *state,
               const BsShip    *ship,
               const BsCommand *command,
               const BsActTold *deed,
               BsVerdict       *verdict)
{
  BsMoment moment;
  gboolean holds;

  fill_moment (&moment, state, NULL, ship, command, deed);
  bs_effects_forbid (&moment, "may-act", verdict);
  if (bs_act_told_has_op (deed, "lock") && moment.target != NULL)
    bs_effects_forbid (&moment, "may-lock", verdict);
  if (is_barred (state, ship, deed->name))
    bs_verdict_against (verdict, state->ruleset, "same-action",
                        _("A card forbids this action this round."));

  fill_moment (&moment, state, NULL, ship, command, deed);
  speak (&moment, deed, ship->id);
  holds = bs_effects_hold (&moment, verdict);
  for (guint i = 0; i < deed->effect->ops->len; i++)
    if (g_str_equal (((BsOp *) deed->effect->ops->pdata[i])->kind, "enable"))
      bs_op_judge_enable (&moment, deed->effect->ops->pdata[i], verdict);
  if (holds && !bs_effects_payable (&moment))
    bs_verdict_against (verdict, state->ruleset, "card-cost", _("Its cost cannot be paid."));
}

void
bs_judge_act (const BsState   *state,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  int range = 0;
  BsActTold deed;

  bs_judge_in_play (ship, verdict);
  if (ship == NULL || !bs_ship_in_play (ship))
    return;
  if (!bs_act_told_find (state, command, ship, &deed))
    {
      g_autofree char *why = bs_act_told_missing (command);

      bs_verdict_error (verdict, "%s", why);
      return;
    }

  if (deed.name == bs_id ("dock"))
    {
      bs_verdict_error (verdict, _("the dock action has a verb of its own: say “dock”"));
      return;
    }

  bs_act_told_heed (state, command, ship, &deed, verdict);
  if (deed.effect->hook != bs_id ("table"))
    {
      judge_time (state, ship, command, &deed, verdict);
      judge_count (state, ship, command, &deed, verdict);
    }
  else if (bs_act_told_has_op (&deed, "use-attack") && bs_turn_does (state, "attack") &&
           !ship->deeds.attacked)
    {
      if (state->attack != NULL)
        bs_verdict_against (verdict, state->ruleset, "attack-open", NULL);
      bs_judge_due (state, ship, verdict);
    }
  if (bs_command_get_int (command, "range", &range) && range < 1)
    bs_verdict_error (verdict, _("ranges count from 1"));
  judge_source (state, ship, command, &deed, verdict);
  judge_target (state, ship, command, &deed, verdict);
  judge_effects (state, ship, command, &deed, verdict);
}

static void
note_deed (BsDraft         *draft,
           BsId             id,
           const BsActTold *deed)
{
  BsShip *ship = bs_draft_ship (draft, id);
  BsMoment moment;
  BsActGiver giver = { deed->name, NULL, NULL, NULL };
  const BsQuestion *grant = bs_act_granted (draft->state, ship, deed->name);

  g_ptr_array_add (ship->acted, (gpointer) deed->name);
  if (!bs_command_has (draft->command, "free"))
    {
      ship->deeds.actions =
        1 + (bs_huge_acts_by_card (draft->state, ship)
               ? MAX (ship->deeds.actions, (int) acting_card (ship, draft->command, deed))
               : ship->deeds.actions);
      return;
    }
  if (grant != NULL)
    {
      bs_draft_unask (draft, grant);
      return;
    }

  bs_act_find_giver (draft->state, draft->command, ship, &giver);
  if (giver.found == NULL)
    return;
  bs_moment_init (&moment, NULL, draft);
  moment.actor = id;
  bs_moment_speak (&moment, giver.effect, giver.found);
  bs_draft_use (draft, giver.effect, id, giver.found);
  bs_effects_run (&moment, giver.effect->costs, -1);
}

static void
tell_deed (BsDraft         *draft,
           BsId             ship,
           const BsActTold *deed)
{
  const char *target = bs_command_get (draft->command, "target");
  const BsShip *now = bs_state_ship (draft->state, ship);
  const BsDamage *damage = deed->source != NULL ? bs_ship_damage (now, deed->source) : NULL;

  if (damage != NULL)
    bs_draft_tell (draft, "repairs", "ship", BS_SAY_SHIP, ship, "card", BS_SAY_DAMAGE, damage->card,
                   NULL);
  else if (deed->source != NULL)
    bs_draft_tell (draft, "acts-card", "ship", BS_SAY_SHIP, ship, "card", BS_SAY_CARD, deed->source,
                   NULL);
  else if (target != NULL)
    bs_draft_tell (draft, "acts-target", "ship", BS_SAY_SHIP, ship, "action", BS_SAY_ACTION,
                   deed->name, "target", BS_SAY_SHIP, bs_id_ship (bs_id (target)), NULL);
  else
    bs_draft_tell (draft, "acts", "ship", BS_SAY_SHIP, ship, "action", BS_SAY_ACTION, deed->name,
                   NULL);
}

static void
fire_acted (BsDraft *draft,
            BsId     ship,
            BsId     action)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  moment.actor = ship;
  moment.action = action;
  bs_effects_fire (&moment, "acted");
}

void
bs_apply_act (BsDraft *draft)
{
  BsId id = bs_id_ship (bs_command_id (draft->command, "ship"));
  const BsShip *ship = bs_state_ship (draft->state, id);
  BsMoment moment;
  BsActTold deed;

  if (!bs_act_told_find (draft->state, draft->command, ship, &deed))
    {
      g_autofree char *why = bs_act_told_missing (draft->command);

      bs_draft_fail (draft, "%s", why);
      return;
    }

  if (bs_act_told_has_op (&deed, "use-attack"))
    bs_turn_take (draft, id);
  if (draft->state->ended || !bs_ship_in_play (bs_state_ship (draft->state, id)))
    return;
  tell_deed (draft, id, &deed);
  note_deed (draft, id, &deed);
  fill_moment (&moment, NULL, draft, bs_state_ship (draft->state, id), draft->command, &deed);
  speak (&moment, &deed, id);
  bs_effects_perform (&moment);
  fire_acted (draft, id, deed.name);
  bs_victory_check (draft);
}

/**
 * bs_act_perform:
 * @draft: a draft
 * @ship: a ship
 * @action: an action
 * @target: (nullable): its target
 *
 * Takes an action that was granted free by an open question.
 */
void
bs_act_perform (BsDraft        *draft,
                BsId            ship,
                const BsAction *action,
                BsId            target)
{
  BsActTold deed = { action, action->effect, action->id, NULL };
  BsMoment moment;

  g_ptr_array_add (bs_draft_ship (draft, ship)->acted, (gpointer) action->id);
  bs_draft_tell (draft, "acts", "ship", BS_SAY_SHIP, bs_id_ship (ship), "action", BS_SAY_ACTION,
                 action->id, NULL);
  bs_moment_init (&moment, NULL, draft);
  moment.actor = bs_id_ship (ship);
  moment.target = target;
  moment.action = action->id;
  speak (&moment, &deed, moment.actor);
  bs_effects_perform (&moment);
  fire_acted (draft, moment.actor, action->id);
}
