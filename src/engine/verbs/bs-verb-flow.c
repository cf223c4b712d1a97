/* bs-verb-flow.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* next, pass, end, note: how the battle goes on. */

#include "bs-verb-flow.h"

#include "engine/boarding/bs-melee-who.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/play/bs-attack.h"
#include "engine/play/bs-damage.h"
#include "engine/play/bs-turn.h"
#include "engine/play/bs-victory.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "engine/view/bs-topics.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
name_open (const BsState *state,
           gboolean       must,
           GString       *names)
{
  for (guint i = 0; i < state->questions->len; i++)
    {
      const BsQuestion *question = state->questions->pdata[i];
      g_autofree char *text = NULL;

      if (question->must != must || question->secret ||
          (question->lasts && !bs_turn_ends_part (state)))
        continue;
      text = bs_question_text (question, state);
      /* It stands inside a sentence, which brings its own full stop. */
      if (g_str_has_suffix (text, "."))
        text[strlen (text) - 1] = '\0';
      g_string_append_printf (names, "%s%s", names->len > 0 ? "; " : "", text);
    }
}

/* Every game says in its own rule what holds the turn up. */
static void
judge_open (const BsState *state,
            BsVerdict     *verdict)
{
  const BsQuestion *must = bs_turn_must_question (state);
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; must == NULL && bs_turn_ends_part (state) && i < state->questions->len; i++)
    if (((BsQuestion *) state->questions->pdata[i])->must)
      must = state->questions->pdata[i];

  if (state->attack != NULL)
    bs_verdict_against (verdict, state->ruleset, "attack-open",
                        _("Finish the attack first, or go on anyway: it is dropped."));
  if (must != NULL && must->side == NULL)
    {
      name_open (state, TRUE, names);
      bs_judge_still_open (state, must, names->str, verdict);
    }
}

/* Whether the acting ship's turn would end without its maneuver. */
static gboolean
is_left_unmoved (const BsState *state)
{
  return bs_state_ship (state, state->active) != NULL && state->turn &&
         bs_turn_does (state, "move") && !bs_turn_deed_done (state);
}

/* The players of the team that would win, if the battle ended now. */
static char *
name_winners (const BsState *state,
              guint         *n)
{
  BsId team = bs_victory_winner (state);
  GString *names = g_string_new (NULL);

  *n = 0;
  for (guint i = 0; team != NULL && i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];

      if (player->team == team)
        g_string_append_printf (names, "%s%s", (*n)++ > 0 ? ", " : "", player->name);
    }
  return g_string_free (names, FALSE);
}

/* The end that was agreed has come: it is for the players to say so. */
static void
hint_agreed (const BsState *state,
             BsVerdict     *verdict)
{
  const char *agreed = bs_victory_agreed (state);
  guint n = 0;
  g_autofree char *names = agreed != NULL ? name_winners (state, &n) : NULL;
  gboolean rounds = g_strcmp0 (agreed, "rounds") == 0;

  if (agreed == NULL)
    return;
  if (n == 0)
    bs_verdict_hint (
      verdict, state->ruleset, "victory",
      rounds
        ? _("The agreed end has come: the rounds are over, with a draw; “end” ends the battle.")
        : _("The agreed end has come: no more than one side can move, with a draw; “end” ends the "
             "battle."));
  else
    bs_verdict_hint (verdict, state->ruleset, "victory",
                     /* Translators: one player, or several of a team. */
                     rounds ? ngettext ("The agreed end has come: the rounds are over, and %s "
                                        "would win; “end” ends the battle.",
                                        "The agreed end has come: the rounds are over, and %s "
                                        "would win; “end” ends the battle.",
                                        n)
                            : ngettext ("The agreed end has come: no more than one side can move, "
                                        "and %s would win; “end” ends the battle.",
                                        "The agreed end has come: no more than one side can move, "
                                        "and %s would win; “end” ends the battle.",
                                        n),
                     names);
}

static void
hint_lapsing (const BsState *state,
              BsVerdict     *verdict)
{
  g_autoptr (GString) names = g_string_new (NULL);
  const BsShip *ship = bs_state_ship (state, state->active);

  name_open (state, FALSE, names);
  if (names->len > 0)
    bs_verdict_hint (verdict, state->ruleset, NULL,
                     g_str_has_suffix (names->str, "?") ? _("Not used: %s") : _("Not used: %s."),
                     names->str);
  hint_agreed (state, verdict);
  if (bs_turn_does (state, "settle") && bs_victory_only_mobile (state) != NULL)
    bs_verdict_hint (verdict, state->ruleset, "victory",
                     _("Only one side has ships that can move; “end” ends the battle."));
  if (is_left_unmoved (state))
    bs_verdict_hint (verdict, state->ruleset, NULL, _("%s has not moved."), ship->name);
}

void
bs_judge_next (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  bs_verdict_heed (verdict, "digest", NULL);
  judge_open (state, verdict);
  bs_melee_judge_next (state, verdict);
  hint_lapsing (state, verdict);
}

/* Who went on without raising shields finds out in the next round: the log says so. A cloak that
 * stays is no news. */
static void
tell_shields_left (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->questions->len; i++)
    {
      const BsQuestion *question = draft->state->questions->pdata[i];

      if (!question->must && g_ptr_array_find (question->answers, bs_id ("leave"), NULL))
        bs_draft_tell (draft, "shields-left", "ship", BS_SAY_SHIP, bs_id_ship (question->on), NULL);
    }
}

void
bs_apply_next (BsDraft *draft)
{
  tell_shields_left (draft);
  if (draft->state->attack != NULL)
    g_clear_pointer (&draft->state->attack, bs_attack_unref);
  if (is_left_unmoved (draft->state))
    bs_draft_tell (draft, "not-moved", "ship", BS_SAY_SHIP, draft->state->active, NULL);
  bs_turn_next (draft);
}

void
bs_judge_pass (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  const BsShip *ship = bs_judge_get_ship (state, command, "ship");

  bs_judge_in_play (ship, verdict);
  bs_judge_due (state, ship, verdict);
  if (ship == NULL)
    return;
  if (state->active == ship->id && ship->deeds.turn_over)
    bs_verdict_against (verdict, state->ruleset, "step-over", NULL);
  else if (bs_turn_does (state, "move") && !ship->deeds.moved)
    bs_verdict_hint (verdict, state->ruleset, "after-move", _("%s has not moved."), ship->name);
  if (state->attack != NULL && state->attack->ship == ship->id)
    bs_verdict_against (verdict, state->ruleset, "attack-open",
                        _("Finish the attack first, or go on anyway: it is dropped."));
}

void
bs_apply_pass (BsDraft *draft)
{
  BsId id = bs_id_ship (bs_command_id (draft->command, "ship"));

  if (draft->state->attack != NULL && draft->state->attack->ship == id)
    bs_attack_close (draft);
  bs_turn_take (draft, id);
  if (draft->state->ended || !bs_ship_in_play (bs_state_ship (draft->state, id)))
    return;
  bs_draft_ship (draft, id)->deeds.turn_over = TRUE;
  bs_draft_tell (draft, "passes", "ship", BS_SAY_SHIP, id, NULL);
  if (bs_turn_does (draft->state, "attack"))
    bs_damage_fall (draft, id);
  bs_victory_check (draft);
}

void
bs_judge_end (const BsState   *state,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  g_auto (GStrv) winners = bs_command_get_list (command, "winner");

  bs_verdict_heed (verdict, "why", "winner", NULL);
  for (guint i = 0; winners != NULL && winners[i] != NULL; i++)
    if (bs_state_player (state, bs_id (winners[i])) == NULL)
      bs_verdict_error (verdict, _("there is no player “%s”"), winners[i]);
}

void
bs_apply_end (BsDraft *draft)
{
  g_auto (GStrv) winners = bs_command_get_list (draft->command, "winner");
  BsState *state = draft->state;

  bs_draft_tell (draft, "battle-ends", NULL);
  state->ended = TRUE;
  state->why_ended = bs_command_has (draft->command, "why") ? bs_command_id (draft->command, "why")
                                                            : bs_id ("agreed");
  g_clear_pointer (&state->teams_won, g_ptr_array_unref);
  state->teams_won = g_ptr_array_new ();
  g_ptr_array_set_size (state->questions, 0);
  if (winners == NULL)
    bs_victory_work_out (draft);
  for (guint i = 0; winners != NULL && winners[i] != NULL; i++)
    {
      const BsPlayer *player = bs_state_player (state, bs_id (winners[i]));

      if (!g_ptr_array_find (state->teams_won, player->team, NULL))
        g_ptr_array_add (state->teams_won, (gpointer) player->team);
    }
  bs_victory_tell (draft);
}

void
bs_judge_note (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
}

void
bs_apply_note (BsDraft *draft)
{
  bs_draft_tell (draft, "note", "text", BS_SAY_TEXT, bs_command_get (draft->command, "text"), NULL);
}

void
bs_judge_enclose (const BsState   *state,
                  const BsCommand *command,
                  BsVerdict       *verdict)
{
  bs_verdict_heed (verdict, "name", "part", "data", "hash", NULL);
}

void
bs_apply_enclose (BsDraft *draft)
{
  /* A packed record carries its rules; they are read before the battle is. */
}

/**
 * bs_judge_still_open:
 * @state: the battle
 * @must: what must be answered
 * @text: its words, or those of all that must be
 * @verdict: takes the refusal
 */
void
bs_judge_still_open (const BsState    *state,
                     const BsQuestion *must,
                     const char       *text,
                     BsVerdict        *verdict)
{
  const char *rule = must->rule != NULL ? must->rule : "open-question";

  /* A question brings its own mark. */
  if (g_str_has_suffix (text, "?"))
    bs_verdict_against (verdict, state->ruleset, rule,
                        _("Still open: %s Answer it, or go on anyway."), text);
  else
    bs_verdict_against (verdict, state->ruleset, rule,
                        _("Still open: %s. Answer it, or go on anyway."), text);
}
