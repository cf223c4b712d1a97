/* secrets-view.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "secrets-view.h"

#include "bs-cli.h"

#include "engine/draft/bs-event.h"
#include "engine/fleet/bs-fleet.h"
#include "engine/odds/bs-odds.h"
#include "exchange/squads/bs-export.h"
#include "model/shown/bs-json.h"

void
secrets_add_verdict (GString         *text,
                     const BsState   *state,
                     const BsCommand *command,
                     const BsVerdict *verdict)
{
  g_autofree char *line = bs_command_print (command);
  g_autofree char *print = bs_verdict_print (verdict, state->ruleset);

  g_string_append_printf (text, "%s -> %s\n", line, print);
}

/* What is still to be told of it, with its choices. */
static void
add_told (GString       *text,
          const BsState *state,
          const BsTold  *told)
{
  g_string_append_printf (text, "told %s%s%s %d..%d with %s:", told->name,
                          told->needed ? " needed" : "", told->many ? " many" : "", told->low,
                          told->high, told->with != NULL ? told->with : "-");
  for (guint i = 0; told->choices != NULL && i < told->choices->len; i++)
    {
      const BsChoice *choice = told->choices->pdata[i];
      g_autofree char *verdict =
        choice->verdict != NULL ? bs_verdict_print (choice->verdict, state->ruleset) : NULL;

      g_string_append_printf (text, " %s “%s” %s", choice->value != NULL ? choice->value : "",
                              choice->label, verdict != NULL ? verdict : "");
    }
  g_string_append_c (text, '\n');
}

static void
add_offers (GString       *text,
            const BsState *state,
            GPtrArray     *offers)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const BsOffer *offer = offers->pdata[i];

      g_string_append_printf (text, "offer %s (%s): ", offer->label, offer->kind);
      secrets_add_verdict (text, state, offer->command, offer->verdict);
      for (guint j = 0; j < offer->told->len; j++)
        add_told (text, state, offer->told->pdata[j]);
    }
  g_ptr_array_unref (offers);
}

static void
add_reminders (GString       *text,
               const BsState *seen)
{
  g_autoptr (GPtrArray) reminders = bs_reminders (seen);
  g_autoptr (GPtrArray) problems = bs_points_problems (seen, NULL);

  for (guint i = 0; i < reminders->len; i++)
    {
      BsReminder *reminder = reminders->pdata[i];

      g_string_append_printf (text, "reminder %s\n", reminder->text);
    }
  for (guint i = 0; i < problems->len; i++)
    g_string_append_printf (text, "problem %s\n", ((BsProblem *) problems->pdata[i])->text);
}

static void
add_odds (GString       *text,
          const BsState *state,
          BsId           viewer)
{
  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      g_autoptr (GError) error = NULL;
      BsOddsFight fight;

      if (ship->docked_to == NULL)
        continue;
      if (!bs_odds_fight_init (&fight, state, viewer, ship->id, ship->docked_to, &error))
        {
          g_string_append_printf (text, "odds %s: %s\n", ship->id, error->message);
          continue;
        }
      for (int side = 0; side < 2; side++)
        for (int n = 0; n < fight.input.n_points[side]; n++)
          g_string_append_printf (text, "odds %s %d: %d\n", ship->id, side, fight.points[side][n]);
    }
}

/* What an attack would do, worked out from what is known. */
static void
add_attack_odds (GString       *text,
                 const BsState *state)
{
  g_autoptr (BsOddsAttack) odds = NULL;
  BsOddsAttackInput input;
  BsOddsPlan plan;

  if (state->attack == NULL)
    return;
  bs_odds_plan_init (&plan, state);
  odds = bs_odds_attack_input_table (&input, state, &plan, NULL) ? bs_odds_attack_new (&input, NULL)
                                                                 : NULL;
  if (odds != NULL)
    g_string_append_printf (text, "attack odds %.9f %.9f %.9f\n", odds->p_any,
                            odds->expected_damage, odds->p_destroyed);
}

/* As the window tells it beside an attack that is offered. */
static void
add_offered_odds (GString       *text,
                  const BsState *seen,
                  const BsOffer *offer)
{
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsCommand) command = bs_command_copy (offer->command);
  g_autoptr (BsState) after = NULL;

  bs_command_set_int (command, "range", 1);
  command->anyway = TRUE;
  after = bs_apply (seen, command, NULL, events, NULL);
  if (after != NULL)
    add_attack_odds (text, after);
}

/* All that may be done. */
static void
add_all_offers (GString       *text,
                const BsState *state,
                const BsState *seen,
                BsId           viewer)
{
  GPtrArray *offers = bs_offers_all (state, viewer);
  gboolean told = FALSE;

  /* One of the attacks: they are dear, and made alike. */
  for (guint i = 0; i < offers->len && !told; i++)
    if (g_str_equal (((BsOffer *) offers->pdata[i])->kind, "attack"))
      {
        add_offered_odds (text, seen, offers->pdata[i]);
        told = TRUE;
      }
  add_offers (text, state, offers);
}

static void
add_log (GString   *text,
         BsSession *session,
         BsId       viewer)
{
  const BsHistory *history = bs_session_get_history (session);
  const BsRules *rules = bs_session_get_rules (session);
  const GPtrArray *steps = bs_history_steps (history);

  /* What came before was compared when it came. */
  for (guint i = steps->len > 2 ? steps->len - 2 : 0; i < steps->len; i++)
    {
      const BsStep *step = steps->pdata[i];
      g_autofree char *label = bs_step_label (step);

      g_string_append_printf (text, "step %s\n", label);
      for (guint j = 0; j < step->events->len; j++)
        {
          const BsEvent *event = step->events->pdata[j];
          g_autofree char *words = NULL;

          if (event->viewer != NULL && event->viewer != viewer)
            continue;
          words = bs_event_text (event, rules->ruleset, rules->catalogue);
          g_string_append_printf (text, "event %s\n", words);
        }
    }
}

static void
add_exports (GString       *text,
             const BsState *state,
             BsId           player)
{
  guint left_out;
  g_autofree char *as_text = bs_export_text (state, player, FALSE, &left_out);
  g_autofree char *as_xws = bs_export_xws (state, player, FALSE, &left_out);

  g_string_append_printf (text, "%s%s%u\n", as_text, as_xws, left_out);
}

char *
secrets_all_of (BsSession *session,
                BsId       viewer)
{
  const BsState *state = bs_session_get_state (session);
  const BsHistory *history = bs_session_get_history (session);
  g_autoptr (BsState) seen = bs_state_seen_by (state, viewer);
  g_autofree char *json = bs_json_place (history, bs_history_n_lines (history), viewer);
  g_autofree char *shown_text = bs_cli_state_text (session, bs_history_n_lines (history), viewer);
  g_autofree char *undo = bs_session_dup_undo_label (session),
                  *redo = bs_session_dup_redo_label (session);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s%s%s\n%s\n", json, shown_text, undo, redo);
  add_all_offers (text, state, seen, viewer);
  for (guint i = 0; i < state->players->len; i++)
    add_exports (text, state, ((BsPlayer *) state->players->pdata[i])->id);
  add_reminders (text, seen);
  add_odds (text, state, viewer);
  add_attack_odds (text, seen);
  add_log (text, session, viewer);
  return g_string_free (text, FALSE);
}
