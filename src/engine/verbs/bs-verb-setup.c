/* bs-verb-setup.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* option, player, begin: what is agreed before the battle. */

#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-verdict.h"
#include "engine/effects/bs-effects-fire.h"
#include "engine/effects/bs-moment.h"
#include "engine/fleet/bs-fleet.h"
#include "engine/fleet/bs-points.h"
#include "engine/ground/bs-command.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/play/bs-deck.h"
#include "engine/play/bs-energy.h"
#include "engine/play/bs-turn-phase.h"
#include "engine/rules/bs-catalogue.h"
#include "engine/rules/bs-ruleset.h"
#include "engine/state/bs-ship-pieces.h"
#include "engine/state/bs-state.h"

#include <glib/gi18n-lib.h>

static char *
value_list (const BsOption *option)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < option->values->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            ((BsNamed *) option->values->pdata[i])->id);
  if (g_strcmp0 (option->free, "number") == 0)
    g_string_append (text, ", N");
  else if (g_strcmp0 (option->free, "list") == 0)
    g_string_append (text, ", rounds=N");
  return g_string_free (text, FALSE);
}

static gboolean
is_listed (const BsOption *option,
           const char     *value)
{
  for (guint i = 0; i < option->values->len; i++)
    if (g_str_equal (((BsNamed *) option->values->pdata[i])->id, value))
      return TRUE;

  return FALSE;
}

static gboolean
is_number (const char *value,
           guint64     least)
{
  return g_ascii_string_to_unsigned (value, 10, least, 9999, NULL, NULL);
}

/* Values and rounds=N, separated by commas: the first to come (B9). */
static gboolean
is_list (const BsOption *option,
         const char     *value)
{
  g_auto (GStrv) entries = g_strsplit (value, ",", -1);

  for (guint i = 0; entries[i] != NULL; i++)
    if (!is_listed (option, entries[i]) && !(g_str_has_prefix (entries[i], "rounds=") &&
                                             is_number (entries[i] + strlen ("rounds="), 1)))
      return FALSE;

  return entries[0] != NULL;
}

static gboolean
is_profile (const BsCatalogue *catalogue,
            BsId               profile)
{
  for (guint i = 0; catalogue != NULL && i < catalogue->cards->len; i++)
    {
      const BsCard *card = catalogue->cards->pdata[i];

      for (guint j = 0; card->costs != NULL && j < card->costs->len; j++)
        if (g_array_index (card->costs, BsCounter, j).kind == profile)
          return TRUE;
    }

  return FALSE;
}

static gboolean
has_value (const BsOption *option,
           const char     *value)
{
  if (is_listed (option, value))
    return TRUE;
  if (g_strcmp0 (option->free, "number") == 0)
    return is_number (value, 0);
  if (g_strcmp0 (option->free, "list") == 0)
    return is_list (option, value);
  return option->free != NULL;
}

void
bs_judge_option (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      const BsOption *option = bs_ruleset_option (state->ruleset, arg->name);

      if (option == NULL)
        bs_verdict_error (verdict, _("“%s” is no option of this game"), arg->name);
      else if (arg->value == NULL || !has_value (option, arg->value))
        {
          g_autofree char *values = value_list (option);

          bs_verdict_error (verdict, _("option “%s” has no value “%s”; it can be: %s"), arg->name,
                            arg->value != NULL ? arg->value : "", values);
        }
      else if (g_strcmp0 (option->free, "profile") == 0 && !is_listed (option, arg->value) &&
               !is_profile (state->catalogue, bs_id (arg->value)))
        bs_verdict_hint (verdict, state->ruleset, NULL,
                         _("No card here has a cost by “%s”; all cost what is printed."),
                         arg->value);
    }
}

void
bs_apply_option (BsDraft *draft)
{
  for (guint i = 0; i < draft->command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (draft->command->args, BsArg, i);
      BsId value = bs_id (arg->value != NULL ? arg->value : "");
      g_autofree char *told = g_strconcat (arg->name, "=", value, NULL);

      bs_state_set_option (draft->state, arg->name, value);
      bs_draft_tell (draft, "option-set", "option", BS_SAY_OPTION, arg->name, "value",
                     BS_SAY_VALUES, told, NULL);
    }
}

void
bs_judge_player (const BsState   *state,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  const char *deck = bs_command_get (command, "damage-deck");
  const char *faction = bs_command_get (command, "faction");
  BsId id = bs_command_id (command, "id");

  bs_verdict_heed (verdict, "name", "team", "edge", "faction", "color", "damage-deck", NULL);
  if (id != NULL && (bs_state_player (state, id) != NULL || bs_state_ship (state, id) != NULL))
    bs_verdict_error (verdict, _("the id “%s” is taken; choose another"), id);
  if (id != NULL && (g_str_equal (id, "battle") || g_str_equal (id, "shared")))
    bs_verdict_error (verdict, _("the id “%s” has a meaning of its own; choose another"), id);
  if (deck != NULL && bs_ruleset_deck (state->ruleset, bs_id (deck)) == NULL)
    bs_verdict_error (verdict, _("this game has no damage deck “%s”"), deck);
  if (faction != NULL && state->ruleset->factions->len > 0 &&
      bs_ruleset_faction (state->ruleset, bs_id (faction)) == NULL)
    bs_verdict_hint (verdict, state->ruleset, NULL, _("This game has no faction “%s”."), faction);
}

static char *
ref_arg (const BsCommand *command,
         const char      *argument)
{
  const char *value = bs_command_get (command, argument);

  return value != NULL ? g_ref_string_new (value) : NULL;
}

void
bs_apply_player (BsDraft *draft)
{
  const BsCommand *command = draft->command;
  BsPlayer *player = bs_player_new (bs_command_id (command, "id"));

  player->name = ref_arg (command, "name");
  if (player->name == NULL)
    player->name = g_ref_string_new (player->id);
  player->color = ref_arg (command, "color");
  if (bs_command_get (command, "team") != NULL)
    player->team = bs_command_id (command, "team");
  player->edge = bs_command_id (command, "edge");
  player->faction = bs_command_id (command, "faction");
  player->deck = bs_command_id (command, "damage-deck");
  g_ptr_array_add (draft->state->players, player);
  bs_draft_tell (draft, "player-joins", "player", BS_SAY_PLAYER, player->id, NULL);
}

static gboolean
are_players (const BsState   *state,
             const BsCommand *command,
             const char      *argument)
{
  g_auto (GStrv) told = bs_command_get_list (command, argument);

  for (guint i = 0; told != NULL && told[i] != NULL; i++)
    if (bs_state_player (state, bs_id (told[i])) == NULL)
      return FALSE;

  return TRUE;
}

/* Who plays and has no ship has lost already; most likely it was forgotten. */
static void
hint_without_ships (const BsState *state,
                    BsVerdict     *verdict)
{
  for (guint i = 0; i < state->players->len; i++)
    {
      const BsPlayer *player = state->players->pdata[i];
      gboolean has = FALSE;

      for (guint j = 0; j < state->ships->len && !has; j++)
        has = ((BsShip *) state->ships->pdata[j])->player == player->id;
      if (!has)
        bs_verdict_hint (verdict, state->ruleset, NULL, _("%s has no ship."), player->name);
    }
}

void
bs_judge_begin (const BsState   *state,
                const BsCommand *command,
                BsVerdict       *verdict)
{
  g_auto (GStrv) told = bs_command_get_list (command, "initiative");

  bs_verdict_heed (verdict, "initiative", NULL);
  bs_verdict_heed_if (verdict, are_players (state, command, "random"), "random");
  for (guint i = 0; told != NULL && told[i] != NULL; i++)
    if (bs_state_player (state, bs_id (told[i])) == NULL)
      bs_verdict_error (verdict, _("there is no player “%s”"), told[i]);
  if (state->ruleset->ships && state->players->len == 0)
    bs_verdict_error (verdict, _("nobody plays yet; add players first"));
  else if (state->ruleset->ships && state->ships->len == 0)
    bs_verdict_error (verdict, _("there are no ships yet; add ships first"));
  else
    {
      bs_points_judge (state, verdict);
      if (state->ruleset->ships)
        hint_without_ships (state, verdict);
    }
}

static int
compare_players (gconstpointer a,
                 gconstpointer b,
                 gpointer      data)
{
  const BsState *state = data;
  BsId first = *(const BsId *) a, second = *(const BsId *) b;
  const BsPlayer *player_a = bs_state_player (state, first);
  const BsPlayer *player_b = bs_state_player (state, second);
  int faction_a = bs_points_faction_rank (state, first),
      faction_b = bs_points_faction_rank (state, second);

  if (player_a->rank != player_b->rank)
    return player_a->rank - player_b->rank;
  /* Who is alike stays as chance has left it: the sort is stable. */
  return faction_a != faction_b ? faction_a < faction_b ? -1 : 1 : 0;
}

static void
rank_by_points (BsDraft *draft)
{
  for (guint i = 0; i < draft->state->players->len; i++)
    {
      BsId id = ((BsPlayer *) draft->state->players->pdata[i])->id;

      bs_draft_player (draft, id)->rank = bs_state_points (draft->state, id);
    }
}

/* Whether chance has a say: two players alike in points and faction. */
static gboolean
is_tied (const BsState *state)
{
  for (guint i = 0; i + 1 < state->initiative->len; i++)
    {
      const BsPlayer *a = bs_state_player (state, state->initiative->pdata[i]);
      const BsPlayer *b = bs_state_player (state, state->initiative->pdata[i + 1]);

      if (a->rank == b->rank &&
          bs_points_faction_rank (state, a->id) == bs_points_faction_rank (state, b->id))
        return TRUE;
    }

  return FALSE;
}

/* p18, p21: by points, if forces were built; equal ones by faction, equal factions by chance.
 * Ready-made forces go by faction, but in missions (p24). */
static void
work_out_initiative (BsDraft *draft)
{
  BsState *state = draft->state;

  for (guint i = 0; i < state->players->len; i++)
    g_ptr_array_add (state->initiative, (gpointer) ((BsPlayer *) state->players->pdata[i])->id);
  if (bs_points_are_counted (state))
    rank_by_points (draft);
  g_ptr_array_sort_with_data (state->initiative, compare_players, state);
  if (!is_tied (state))
    return;

  bs_draft_shuffle (draft, "random", state->initiative);
  g_ptr_array_sort_with_data (state->initiative, compare_players, state);
}

static void
take_initiative (BsDraft *draft,
                 char   **told)
{
  BsState *state = draft->state;

  for (guint i = 0; told[i] != NULL; i++)
    if (!g_ptr_array_find (state->initiative, bs_id (told[i]), NULL))
      g_ptr_array_add (state->initiative, (gpointer) bs_id (told[i]));
  for (guint i = 0; i < state->players->len; i++)
    {
      BsId id = ((BsPlayer *) state->players->pdata[i])->id;
      guint place;

      if (!g_ptr_array_find (state->initiative, id, &place))
        {
          place = state->initiative->len;
          g_ptr_array_add (state->initiative, (gpointer) id);
        }
      bs_draft_player (draft, id)->rank = place;
    }
}

static void
tell_initiative (BsDraft *draft)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < draft->state->initiative->len; i++)
    {
      const BsPlayer *player = bs_state_player (draft->state, draft->state->initiative->pdata[i]);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", player->name);
    }
  bs_draft_tell (draft, "initiative", "players", BS_SAY_TEXT, names->str, NULL);
  g_string_free (names, TRUE);
}

static void
start_counters (BsDraft *draft)
{
  BsState *state = draft->state;

  for (guint i = 0; i < state->ruleset->tokens->len; i++)
    {
      const BsToken *token = state->ruleset->tokens->pdata[i];

      if (token->start == 0)
        continue;
      if (g_strcmp0 (token->on, "battle") == 0)
        bs_counters_set (state->counters, token->id, token->start);
      for (guint j = 0; g_strcmp0 (token->on, "player") == 0 && j < state->players->len; j++)
        bs_counters_set (
          bs_draft_player (draft, ((BsPlayer *) state->players->pdata[j])->id)->counters, token->id,
          token->start);
      for (guint j = 0; g_strcmp0 (token->on, "ship") == 0 && j < state->ships->len; j++)
        bs_draft_add_token (draft, ((BsShip *) state->ships->pdata[j])->id, token->id,
                            token->start);
    }
}

static void
fire_set_up (BsDraft *draft)
{
  BsMoment moment;

  bs_moment_init (&moment, NULL, draft);
  bs_effects_fire_phase (&moment, "set-up");
}

void
bs_apply_begin (BsDraft *draft)
{
  g_auto (GStrv) told = bs_command_get_list (draft->command, "initiative");

  draft->state->begun = TRUE;
  bs_fleet_number_names (draft);
  bs_deck_set_up (draft);
  if (told != NULL)
    take_initiative (draft, told);
  else
    work_out_initiative (draft);
  start_counters (draft);
  bs_energy_begin (draft);
  bs_draft_tell (draft, "battle-begins", NULL);
  if (draft->state->initiative->len > 1)
    tell_initiative (draft);
  fire_set_up (draft);
  bs_turn_start_battle (draft);
}
