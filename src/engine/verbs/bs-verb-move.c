/* bs-verb-move.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* move: a ship flies its maneuver. Where it ends the players tell. */

#include "engine/boarding/bs-docking.h"
#include "engine/boarding/bs-docks.h"
#include "engine/boarding/bs-tow.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-effects-walk.h"
#include "engine/effects/bs-moment.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-energy.h"
#include "engine/play/bs-huge.h"
#include "engine/play/bs-turn.h"
#include "engine/play/bs-victory.h"
#include "engine/rules/bs-card-words.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

static const BsManeuver *
on_dial (const BsState   *state,
         const BsShip    *ship,
         const BsCommand *command)
{
  const BsDial *dial = ship->dial != NULL && state->catalogue != NULL
                         ? bs_catalogue_dial (state->catalogue, ship->dial)
                         : NULL;
  int speed = 0;

  if (dial == NULL || !bs_command_get_int (command, "speed", &speed) ||
      bs_command_get (command, "bearing") == NULL)
    return NULL;
  return bs_dial_maneuver (dial, bs_command_id (command, "bearing"), ABS (speed));
}

static void
fill_moment (BsMoment        *moment,
             const BsState   *state,
             BsDraft         *draft,
             const BsShip    *ship,
             const BsCommand *command)
{
  bs_moment_init (moment, state, draft);
  moment->actor = ship->id;
  moment->bearing = bs_command_id (command, "bearing");
  bs_command_get_int (command, "speed", &moment->speed);
  moment->speed = ABS (moment->speed);
  moment->command = command;
}

/* The dial's color with all effects, or the players' word. */
static BsId
work_out_color (const BsState   *state,
                const BsShip    *ship,
                const BsCommand *command)
{
  const BsManeuver *maneuver = on_dial (state, ship, command);
  BsId color = maneuver != NULL ? maneuver->color : bs_id ("white");
  BsVerdict *ignored = bs_verdict_new ();
  BsMoment moment;

  if (bs_command_has (command, "color"))
    color = bs_command_id (command, "color");
  else
    {
      fill_moment (&moment, state, NULL, ship, command);
      moment.color = color;
      moment.maneuver_color = &color;
      bs_effects_forbid (&moment, "may-move", ignored);
    }
  bs_verdict_free (ignored);
  return color;
}

static void
judge_effects (const BsState   *state,
               const BsShip    *ship,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  BsMoment moment;

  fill_moment (&moment, state, NULL, ship, command);
  moment.color = work_out_color (state, ship, command);
  bs_effects_forbid (&moment, "may-move", verdict);
}

static gboolean
may_move_again (const BsState *state,
                const BsShip  *ship)
{
  return bs_question_find (state, BS_ASK_CHOICE, "free-move", ship->id) != NULL;
}

/* The card that gives one more maneuver says of which color. Without a dial and a word nobody knows
 * what is flown. */
static void
judge_free_color (const BsState   *state,
                  const BsShip    *ship,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  const BsQuestion *question = bs_question_find (state, BS_ASK_CHOICE, "free-move", ship->id);
  const BsEffect *effect = question != NULL ? bs_state_effect (state, question->effect) : NULL;
  const BsOp *op = effect != NULL ? bs_effect_op (effect, question->op) : NULL;
  BsId color = op != NULL ? bs_op_text (op, "color") : NULL;

  if (color == NULL ||
      (on_dial (state, ship, command) == NULL && !bs_command_has (command, "color")))
    return;
  if (work_out_color (state, ship, command) != color)
    bs_verdict_against (verdict, state->ruleset, "card-condition",
                        _("The card gives a maneuver of this color: %s."),
                        bs_ruleset_name (state->ruleset, "word", color));
}

static void
judge_overlaps (const BsState   *state,
                const BsShip    *ship,
                const BsCommand *command,
                const char      *argument,
                BsVerdict       *verdict)
{
  static const char *const things[] = { "asteroid", "debris", "mine", "planet", "obstacle", NULL };
  g_auto (GStrv) overlaps = bs_command_get_list (command, argument);

  for (guint i = 0; overlaps != NULL && overlaps[i] != NULL; i++)
    if (!g_strv_contains (things, overlaps[i]) &&
        bs_state_ship (state, bs_id (overlaps[i])) == NULL)
      bs_verdict_error (verdict,
                        _("“%s” is no ship and nothing that can be overlapped; it can be: "
                           "asteroid, debris, mine, planet"),
                        overlaps[i]);
    else if (bs_id (overlaps[i]) == ship->id)
      bs_verdict_error (verdict, _("a ship cannot overlap itself"));
}

/* Who picks for the ship is an opponent: the one with the best initiative, or by an option whom
 * they agree on (A5). */
static void
judge_picker (const BsState   *state,
              const BsShip    *ship,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  const BsPlayer *own = bs_state_player (state, ship->player), *best = NULL;
  const BsPlayer *picker = bs_state_player (state, bs_command_id (command, "by"));

  if (picker == NULL || own == NULL || bs_state_option (state, "red-with-power") == NULL)
    return;
  for (guint i = 0; best == NULL && i < state->initiative->len; i++)
    {
      const BsPlayer *player = bs_state_player (state, state->initiative->pdata[i]);

      if (player->team != own->team && !player->out)
        best = player;
    }

  if (picker->team == own->team)
    bs_verdict_against (verdict, state->ruleset, "red-with-power", _("%s is no opponent."),
                        picker->name);
  else if (best != NULL && picker != best && !bs_state_option_is (state, "red-with-power", "vote"))
    bs_verdict_against (verdict, state->ruleset, "red-with-power", _("By the initiative %s picks."),
                        best->name);
}

static void
judge_energy (const BsShip    *ship,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  int energy = 0;

  if (!bs_command_get_int (command, "energy", &energy))
    return;
  if (bs_huge_energy_limit (ship) == 0)
    bs_verdict_error (verdict, _("%s has nothing to do with energy"), ship->name);
  else if (energy < 0 || energy > 999)
    bs_verdict_error (verdict, _("tell a count from 0 to 999"));
}

static gboolean
is_color (const BsState   *state,
          const BsShip    *ship,
          const BsCommand *command)
{
  const BsManeuver *maneuver = on_dial (state, ship, command);
  BsId color = bs_command_id (command, "color");
  g_autoptr (GPtrArray) colors = NULL;

  if (color == NULL || (maneuver != NULL && maneuver->color == color))
    return color != NULL;
  colors = bs_card_words_colors (state->ruleset, state->catalogue);
  return g_ptr_array_find (colors, color, NULL);
}

/* One edge of the table or several, each by its name: a tow ends well or badly by it (B6.7,
 * B6.8). */
static gboolean
are_edges (const BsCommand *command)
{
  g_auto (GStrv) words = g_strsplit (BS_WORDS_EDGE, "|", -1);
  g_auto (GStrv) told = bs_command_get_list (command, "edge");

  for (guint i = 0; told != NULL && told[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) words, told[i]))
      return FALSE;

  return told != NULL && told[0] != NULL;
}

static void
heed_move (const BsState   *state,
           const BsShip    *ship,
           const BsCommand *command,
           BsVerdict       *verdict)
{
  bs_verdict_heed (verdict, "bearing", "speed", "overlap", "across", "energy", "dock", NULL);
  bs_verdict_heed_if (verdict, bs_command_has (command, "dock"), "gap");
  bs_verdict_heed_if (verdict, is_color (state, ship, command), "color");
  bs_verdict_heed_if (verdict, are_edges (command), "edge");
  bs_verdict_heed_if (verdict, bs_state_player (state, bs_command_id (command, "by")) != NULL,
                      "by");
}

void
bs_judge_move (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");
  const BsDial *dial;

  bs_judge_in_play (ship, verdict);
  if (ship == NULL || !bs_ship_in_play (ship))
    return;

  heed_move (state, ship, command, verdict);
  judge_overlaps (state, ship, command, "across", verdict);
  judge_overlaps (state, ship, command, "overlap", verdict);
  if (!bs_turn_does (state, "move"))
    bs_verdict_against (verdict, state->ruleset, "wrong-phase",
                        _("Maneuvers belong to another phase."));
  else if (ship->deeds.moved && !may_move_again (state, ship))
    bs_verdict_against (verdict, state->ruleset, "one-move", _("%s has moved already."),
                        ship->name);
  else if (!may_move_again (state, ship))
    bs_judge_due (state, ship, verdict);
  bs_docking_judge_move (state, ship, command, verdict);

  dial = ship->dial != NULL && state->catalogue != NULL
           ? bs_catalogue_dial (state->catalogue, ship->dial)
           : NULL;
  if (dial != NULL && bs_command_has (command, "bearing") && bs_command_has (command, "speed") &&
      on_dial (state, ship, command) == NULL)
    bs_verdict_against (verdict, state->ruleset, "on-dial", NULL);
  judge_energy (ship, command, verdict);
  judge_free_color (state, ship, command, verdict);
  judge_effects (state, ship, command, verdict);
  judge_picker (state, ship, command, verdict);
}

static gboolean
has_overlap_condition (const BsEffect *effect)
{
  for (guint i = 0; i < effect->conditions->len; i++)
    if (g_str_has_suffix (g_array_index (effect->conditions, BsCondition, i).attr.name, "overlap"))
      return TRUE;

  return FALSE;
}

static void
moved_cb (BsMoment *moment,
          gpointer  data)
{
  BsMoment inner;

  if (has_overlap_condition (moment->effect) != (moment->overlap != NULL) ||
      !bs_effects_hold (moment, NULL))
    return;

  inner = *moment;
  bs_effects_perform (&inner);
  moment->state = moment->draft->state;
}

static void
fire_moved (BsDraft    *draft,
            BsId        ship,
            const char *hook,
            BsId        overlap)
{
  const BsShip *now = bs_state_ship (draft->state, ship);
  BsMoment moment;

  if (!bs_ship_in_play (now))
    return;

  fill_moment (&moment, NULL, draft, now, draft->command);
  moment.color = now->deeds.color;
  moment.overlap = overlap;
  bs_effects_each (&moment, hook, moved_cb, NULL);
}

static void
touch (BsDraft *draft,
       BsId     ship,
       BsId     other)
{
  BsShip *mover = bs_draft_ship (draft, ship);
  BsShip *touched = bs_draft_ship (draft, other);

  if (!g_ptr_array_find (mover->touching, other, NULL))
    g_ptr_array_add (mover->touching, (gpointer) other);
  if (!g_ptr_array_find (touched->touching, ship, NULL))
    g_ptr_array_add (touched->touching, (gpointer) ship);
  bs_draft_tell (draft, "overlaps-ship", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, other,
                 NULL);
}

static void
leave_contacts (BsDraft *draft,
                BsId     ship)
{
  bs_draft_untouch (draft, ship);
  bs_draft_ship (draft, ship)->on_obstacle = NULL;
}

/* Ships and the planet are flown across without trouble; the base ends on what stays where it
 * is. */
static void
meet_one (BsDraft *draft,
          BsId     ship,
          BsId     what,
          gboolean across)
{
  const BsShip *met = bs_state_ship (draft->state, what);
  gboolean is_ship = met != NULL && !bs_docks_is_obstacle (met);
  gboolean is_mine = g_str_equal (what, "mine"), is_planet = g_str_equal (what, "planet");

  if ((met != NULL && bs_docking_meets (draft, what)) || (across && (is_ship || is_planet)))
    return;
  if (met != NULL && !across &&
      bs_huge_crushes (draft->state, bs_state_ship (draft->state, ship), met))
    {
      bs_draft_tell (draft, "crushes", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, what,
                     NULL);
      bs_damage_remove (draft, what, BS_STATUS_DESTROYED, ship, NULL);
      return;
    }
  if (is_ship)
    touch (draft, ship, what);
  else if (met != NULL)
    bs_draft_tell (draft, "overlaps-wreck", "ship", BS_SAY_SHIP, ship, "target", BS_SAY_SHIP, what,
                   NULL);
  else
    bs_draft_tell (draft, "overlaps", "ship", BS_SAY_SHIP, ship, "what", BS_SAY_WORD, what, NULL);
  if (!across && !is_ship && !is_planet &&
      (!is_mine || bs_ruleset_figure (draft->state->ruleset, "mine-stays", 0) != 0))
    bs_draft_ship (draft, ship)->on_obstacle = what;
  fire_moved (draft, ship, "moved",
              is_ship       ? bs_id ("ship")
              : met != NULL ? bs_id ("asteroid")
                            : what);
}

/* What only the template meets, then what lies under the base as well, in the order told; each has
 * its say before the next. */
static void
meet (BsDraft *draft,
      BsId     ship)
{
  g_auto (GStrv) across = bs_command_get_list (draft->command, "across");
  g_auto (GStrv) overlaps = bs_command_get_list (draft->command, "overlap");

  for (guint i = 0; across != NULL && across[i] != NULL; i++)
    meet_one (draft, ship, bs_id (across[i]), TRUE);
  for (guint i = 0; overlaps != NULL && overlaps[i] != NULL; i++)
    meet_one (draft, ship, bs_id (overlaps[i]), FALSE);
  if (bs_command_has (draft->command, "dock") && !bs_command_has (draft->command, "gap"))
    fire_moved (draft, ship, "moved", bs_id ("dock"));
}

/* A turn on the spot that would end on another ship is flown straight (p18). */
static BsId
flown_bearing (BsDraft *draft)
{
  g_auto (GStrv) overlaps = bs_command_get_list (draft->command, "overlap");
  BsId bearing = bs_command_id (draft->command, "bearing");

  if (bearing == NULL || !g_str_equal (bearing, "come-about") ||
      bs_ruleset_figure (draft->state->ruleset, "come-about-straight", 0) == 0)
    return bearing;
  for (guint i = 0; overlaps != NULL && overlaps[i] != NULL; i++)
    if (bs_state_ship (draft->state, bs_id (overlaps[i])) != NULL)
      return bs_id ("straight");

  return bearing;
}

static void
tell_move (BsDraft *draft,
           BsShip  *ship)
{
  const char *by = bs_command_get (draft->command, "by");
  gboolean picked = by != NULL && bs_state_player (draft->state, bs_id (by)) != NULL;

  /* A ship without a dial: the players say no more than the color. */
  if (ship->deeds.bearing == NULL && picked)
    bs_draft_tell (draft, "moves-color-picked", "ship", BS_SAY_SHIP, ship->id, "color", BS_SAY_WORD,
                   ship->deeds.color, "player", BS_SAY_PLAYER, by, NULL);
  else if (ship->deeds.bearing == NULL)
    bs_draft_tell (draft, "moves-color", "ship", BS_SAY_SHIP, ship->id, "color", BS_SAY_WORD,
                   ship->deeds.color, NULL);
  else if (picked)
    bs_draft_tell (draft, "moves-picked", "ship", BS_SAY_SHIP, ship->id, "bearing", BS_SAY_WORD,
                   ship->deeds.bearing, "speed", BS_SAY_INT, ship->deeds.speed, "color",
                   BS_SAY_WORD, ship->deeds.color, "player", BS_SAY_PLAYER, by, NULL);
  else
    bs_draft_tell (draft, "moves", "ship", BS_SAY_SHIP, ship->id, "bearing", BS_SAY_WORD,
                   ship->deeds.bearing, "speed", BS_SAY_INT, ship->deeds.speed, "color",
                   BS_SAY_WORD, ship->deeds.color, NULL);
}

/* Effects that waited for one more maneuver go on behind it. */
static void
close_free_move (BsDraft *draft,
                 BsId     ship)
{
  const BsQuestion *question = bs_question_find (draft->state, BS_ASK_CHOICE, "free-move", ship);
  const BsEffect *effect =
    question != NULL ? bs_state_effect (draft->state, question->effect) : NULL;
  const BsOp *op = effect != NULL ? bs_effect_op (effect, question->op) : NULL;
  BsMoment moment;

  if (question == NULL)
    return;

  bs_moment_init (&moment, NULL, draft);
  moment.actor = ship;
  if (effect != NULL)
    bs_moment_speak (&moment, effect, question->source);
  bs_draft_unask (draft, question);
  if (op != NULL)
    bs_effects_run (&moment, op->ops, 0);
}

static void
leave_table (BsDraft *draft,
             BsId     ship)
{
  const BsShip *now = bs_state_ship (draft->state, ship);

  if (!bs_command_has (draft->command, "edge") || now == NULL || !bs_ship_in_play (now))
    return;

  if (bs_tow_over_edge (draft, ship))
    return;
  bs_draft_tell (draft, "over-edge", "ship", BS_SAY_SHIP, ship, NULL);
  bs_damage_remove (draft, ship, BS_STATUS_DESTROYED, NULL, NULL);
}

void
bs_apply_move (BsDraft *draft)
{
  BsId id = bs_id_ship (bs_command_id (draft->command, "ship"));
  gboolean again = may_move_again (draft->state, bs_state_ship (draft->state, id));
  const BsManeuver *maneuver;
  int printed;
  BsShip *ship;
  BsId color;

  if (!again)
    bs_turn_take (draft, id);
  if (draft->state->ended || !bs_ship_in_play (bs_state_ship (draft->state, id)))
    return;
  maneuver = on_dial (draft->state, bs_state_ship (draft->state, id), draft->command);
  printed = maneuver != NULL ? maneuver->energy : 0;
  color = work_out_color (draft->state, bs_state_ship (draft->state, id), draft->command);
  leave_contacts (draft, id);
  bs_docking_depart (draft, id);
  ship = bs_draft_ship (draft, id);
  ship->deeds.moved = TRUE;
  ship->deeds.color = color;
  ship->deeds.bearing = flown_bearing (draft);
  bs_command_get_int (draft->command, "speed", &ship->deeds.speed);
  draft->state->step = bs_id ("act");
  tell_move (draft, ship);
  meet (draft, id);
  fire_moved (draft, id, "moved", NULL);
  fire_moved (draft, id, "move-done", NULL);
  bs_energy_moved (draft, id, printed);
  if (again)
    close_free_move (draft, id);
  bs_docking_announce (draft, id);
  leave_table (draft, id);
  bs_victory_check (draft);
}
