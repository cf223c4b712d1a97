/* bs-judge.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The front door: judge and apply of any command. */

#include "bs-judge.h"

#include "engine/boarding/bs-carrier.h"
#include "engine/draft/bs-arguments.h"
#include "engine/draft/bs-draft.h"
#include "engine/draft/bs-event.h"
#include "engine/draft/bs-heed.h"
#include "engine/draft/bs-judge-arguments.h"
#include "engine/draft/bs-limits.h"
#include "engine/draft/bs-turn-now.h"
#include "engine/draft/bs-verdict.h"
#include "engine/ground/bs-verb-rows.h"
#include "engine/ground/bs-viewer.h"
#include "engine/state/bs-seen.h"
#include "engine/state/bs-ship.h"
#include "engine/state/bs-state.h"
#include "engine/view/bs-topics.h"
#include "bs-roof.h"
#include "bs-verb-flow.h"
#include "bs-verb-set.h"
#include "bs-verbs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void heed_chance (const BsState   *state,
                         const BsCommand *command,
                         const char      *argument,
                         BsVerdict       *verdict);

/* Lists that stand for chance, of which no more is told than is asked for. Faces may be: the
 * table's word counts, with a hint. */
static const char *const chances[] = { "cards", "random", NULL };

static void
judge_when (const BsState *state,
            const BsVerb  *verb,
            BsVerdict     *verdict)
{
  BsWhen now = state->ended ? BS_WHEN_ENDED : state->begun ? BS_WHEN_BATTLE : BS_WHEN_SETUP;

  if ((verb->when & now) != 0)
    return;
  if (state->ended)
    bs_verdict_error (verdict, _("the battle has ended; undo to go on"));
  else if (state->begun)
    bs_verdict_error (verdict, _("“%s” belongs before the battle, which has begun"), verb->name);
  else
    bs_verdict_error (verdict, _("the battle has not begun; say “begin” first"));
}

/* The ship that follows ends the turn before it: what that `next` would say counts, and the verb is
 * judged behind it. */
static BsState *
look_ahead (const BsState   *state,
            const BsCommand *command,
            BsVerdict       *verdict)
{
  const BsShip *ship = bs_state_ship_of (state, bs_command_id (command, "ship"));
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsCommand) next = NULL;
  gboolean waits = state->turn && state->active != NULL && !bs_turn_deed_done (state);
  gboolean part = bs_turn_in_first_part (state) && bs_turn_part_over (state) &&
                  !g_str_equal (command->verb, "fight");

  if (ship == NULL || bs_command_has (command, "free"))
    return NULL;
  if (!part &&
      (ship->id == state->active || !state->turn || waits || !bs_turn_is_due (state, ship->id)))
    return NULL;

  next = bs_command_new ("next");
  bs_judge_next (state, next, verdict);
  if (verdict->level >= BS_VERDICT_AGAINST)
    return NULL;
  return bs_apply (state, next, NULL, events, NULL);
}

/* What must be answered is answered before another deed, also of the ship whose turn it is (AW
 * p22). A deed that is itself the answer waits for nothing. */
static void
judge_waiting (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  static const char *const deeds[] = { "move", "act", "attack", NULL };
  const BsQuestion *must = bs_turn_must_question (state);
  g_autofree char *text = NULL;

  if (must == NULL || must->side != NULL || !g_strv_contains (deeds, command->verb) ||
      bs_command_has (command, "free"))
    return;
  if (g_str_equal (must->topic, "free-move") && g_str_equal (command->verb, "move"))
    return;

  text = bs_question_text (must, state);
  if (g_str_has_suffix (text, "."))
    text[strlen (text) - 1] = '\0';
  bs_judge_still_open (state, must, text, verdict);
}

/* Where nobody in particular asks, it is whoever a view of the battle is for; of the battle itself
 * the owner of what the command is about; if that is nobody's, the table. */
static BsId
asker (const BsState   *state,
       const BsCommand *command)
{
  static const char *const whose[] = { "ship", "on", "player", "card" };

  if (state->seen_by != NULL)
    return state->seen_by;
  for (guint i = 0; i < G_N_ELEMENTS (whose); i++)
    {
      BsId id = bs_command_id (command, whose[i]);
      const BsShip *ship = id != NULL ? bs_state_ship_of (state, id) : NULL;

      if (ship != NULL)
        return ship->player;
      if (id != NULL && bs_state_player (state, id) != NULL)
        return id;
    }

  return bs_id (BS_VIEW_TABLE);
}

/* What the rules say, and whether the line means anything; not whether all of it counts. */
static BsVerdict *
judge_rules (const BsState   *state,
             const BsCommand *command,
             BsId             viewer)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  BsVerdict *verdict = bs_verdict_new ();
  g_autoptr (BsState) seen = NULL;
  g_autoptr (BsState) ahead = NULL;

  verdict->roof = &bs_roof;
  verdict->verb = verb;
  verdict->viewer = viewer != NULL ? viewer : asker (state, command);
  state = seen = bs_state_seen_by (state, verdict->viewer);
  if (verb == NULL || verb->judge == NULL)
    {
      bs_verdict_error (verdict, _("there is no verb “%s”; see “boardside-cli list verbs”"),
                        command->verb);
      return verdict;
    }

  bs_judge_arguments (state, verb, command, verdict);
  judge_when (state, verb, verdict);
  if (verdict->level == BS_VERDICT_ERROR)
    return verdict;

  if (verb->does_next)
    ahead = look_ahead (state, command, verdict);
  bs_carrier_judge (ahead != NULL ? ahead : state, command, verdict);
  verb->judge (ahead != NULL ? ahead : state, command, verdict);
  if (ahead == NULL && verdict->level != BS_VERDICT_ERROR)
    judge_waiting (state, command, verdict);
  return verdict;
}

/* Whether the rules say the same to the line without this argument. */
static gboolean
makes_no_difference (const BsState   *state,
                     const BsCommand *command,
                     const BsArg     *arg,
                     const BsVerdict *verdict,
                     BsId             viewer)
{
  g_autoptr (BsCommand) less = bs_command_copy (command);
  g_autoptr (BsVerdict) without = NULL;
  g_autofree char *said = bs_verdict_print (verdict, state->ruleset);
  g_autofree char *then = NULL;

  bs_command_unset (less, arg->name);
  without = judge_rules (state, less, viewer);
  then = bs_verdict_print (without, state->ruleset);

  return g_str_equal (said, then);
}

/* What is refused is not done; what of it means nothing is said beside the refusal, so that it need
 * not be refused twice. */
static char *
find_idle (const BsState   *state,
           const BsCommand *command,
           const BsVerdict *verdict,
           BsId             viewer)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);

      if (!bs_heed_is_idle (verb, arg, verdict) ||
          !makes_no_difference (state, command, arg, verdict, viewer))
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (arg->value != NULL)
        g_string_append_printf (text, _("Besides, “%s=%s” means nothing here."), arg->name,
                                arg->value);
      else
        g_string_append_printf (text, _("Besides, “%s” means nothing here."), arg->name);
    }

  return g_string_free (text, text->len == 0);
}

/**
 * bs_judge:
 * @state: the battle
 * @command: what is to be done
 * @viewer: (nullable): the player who asks; %NULL: whose ship or fleet it is about
 *
 * Only what he may know is judged: a refusal teaches nobody what lies face down (B1.6). Nothing
 * that is told goes unheeded: what is neither used nor refused is an error.
 *
 * Returns: (transfer full): fine, a hint, against rules, or meaningless
 */
BsVerdict *
bs_judge (const BsState   *state,
          const BsCommand *command,
          BsId             viewer)
{
  BsVerdict *verdict = judge_rules (state, command, viewer);
  g_autoptr (BsState) seen = bs_state_seen_by (state, verdict->viewer);
  const BsVerb *verb = bs_verb_find (command->verb);

  if (verdict->level == BS_VERDICT_ERROR)
    return verdict;
  if (verdict->level == BS_VERDICT_AGAINST && !command->anyway)
    {
      verdict->idle_text = find_idle (state, command, verdict, viewer);
      return verdict;
    }
  bs_heed_judge (verb, command, verdict);
  bs_heed_doubles (seen, verb, command, verdict);
  bs_judge_set_fits (seen, command, verdict);
  for (guint i = 0; verdict->level != BS_VERDICT_ERROR && chances[i] != NULL; i++)
    if (bs_verb_arg (verb, chances[i]) == NULL ||
        bs_verb_arg (verb, chances[i])->kind != BS_ARG_ANY)
      heed_chance (seen, command, chances[i], verdict);
  return verdict;
}

/* Whether the command shows before everybody's eyes that the ship has boarding gear (B1.6). */
static gboolean
shows_gear (const BsCommand *command)
{
  return bs_command_has (command, "dock") || g_str_equal (command->verb, "dock") ||
         g_str_equal (command->verb, "declare") || g_str_equal (command->verb, "force-melee");
}

/**
 * bs_judge_told:
 * @state: the battle
 * @command: what is done now
 * @viewer: (nullable): as of bs_judge()
 *
 * As bs_judge(), for a command that is told and not only thought of. Who announces a dock or forces
 * a melee shows the gear with it (B1.6), so the table learns then and there that there is none
 * (B1.1); from an offer it does not.
 *
 * Returns: (transfer full): the verdict
 */
BsVerdict *
bs_judge_told (const BsState   *state,
               const BsCommand *command,
               BsId             viewer)
{
  BsVerdict *verdict = bs_judge (state, command, viewer);

  if (verdict->level >= BS_VERDICT_AGAINST || g_strcmp0 (viewer, BS_VIEW_TABLE) != 0 ||
      !shows_gear (command))
    return verdict;
  bs_verdict_free (verdict);
  return bs_judge (state, command, NULL);
}

static void
tell_anyway (BsDraft         *draft,
             const BsVerdict *verdict)
{
  for (guint i = 0; verdict->level == BS_VERDICT_AGAINST && i < verdict->reasons->len; i++)
    {
      const BsReason *reason = verdict->reasons->pdata[i];

      bs_draft_tell (draft, "anyway", "rule", BS_SAY_RULE, reason->key, NULL);
    }
}

/* Questions about what is gone cannot be answered any more. */
static void
settle (BsDraft *draft)
{
  for (guint i = draft->state->questions->len; i > 0; i--)
    {
      const BsQuestion *question = draft->state->questions->pdata[i - 1];
      const BsShip *ship =
        question->on != NULL ? bs_state_ship_of (draft->state, question->on) : NULL;

      if (ship != NULL && !bs_ship_in_play (ship) && !question->survives)
        bs_draft_unask (draft, question);
    }
}

static BsState *
apply_verb (const BsState  *state,
            BsCommand      *command,
            BsChance       *chance,
            GPtrArray      *events,
            GHashTable     *taken,
            GError        **error)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  guint told = events->len;
  BsDraft draft = { 0 };
  g_autoptr (BsVerdict) verdict = NULL;

  if (verb == NULL || verb->apply == NULL)
    {
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS,
                   _("there is no verb “%s”; see “boardside-cli list verbs”"), command->verb);
      return NULL;
    }

  verdict = judge_rules (state, command, NULL);
  if (verdict->level == BS_VERDICT_ERROR)
    {
      g_autofree char *text = bs_verdict_text (verdict, state->ruleset);

      g_set_error_literal (error, BS_ERROR, BS_ERROR_MEANINGLESS, text);
      return NULL;
    }

  draft.state = bs_state_copy (state);
  draft.command = command;
  draft.chance = chance;
  draft.events = events;
  draft.taken = taken;
  draft.roof = &bs_roof;
  draft.verb = verb;
  if (command->anyway)
    tell_anyway (&draft, verdict);
  bs_draft_announce (&draft, BS_NEWS_BEGIN, NULL, BS_STATUS_ACTIVE, NULL);
  verb->apply (&draft);
  bs_draft_announce (&draft, BS_NEWS_DONE, NULL, BS_STATUS_ACTIVE, NULL);
  settle (&draft);
  bs_limits_heed (&draft, state);
  if (draft.error != NULL)
    {
      g_propagate_error (error, draft.error);
      bs_state_unref (draft.state);
      g_ptr_array_set_size (events, told);
      return NULL;
    }

  return draft.state;
}

/**
 * bs_apply:
 * @state: the battle
 * @command: what is done; chance and catalogue write into it
 * @chance: (nullable): virtual dice and decks; %NULL while a record is read
 * @events: array of BsEvent, takes what happened
 * @error: return location
 *
 * Does not judge rules: what was accepted once stays so, and so does what was told and passed over.
 * A command that means nothing here is an error and changes nothing, whoever made it up; so the
 * mechanisms behind a verb need not ask again for what its judge asked.
 *
 * Returns: (transfer full) (nullable): the state afterwards
 */
BsState *
bs_apply (const BsState  *state,
          BsCommand      *command,
          BsChance       *chance,
          GPtrArray      *events,
          GError        **error)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);

  return apply_verb (state, command, chance, events, taken, error);
}

/* Tries a command without chance; counts how many values of a list were asked for. */
static BsState *
apply_counting (const BsState *state,
                BsCommand     *command,
                GPtrArray     *events,
                const char    *argument,
                guint         *count)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (g_str_hash, g_str_equal);
  BsState *after = apply_verb (state, command, NULL, events, taken, NULL);

  *count = GPOINTER_TO_UINT (g_hash_table_lookup (taken, argument));
  return after;
}

/* What was told of chance is to be asked for while it is done. It is tried without chance; where
 * that cannot be done, nothing is said. */
static void
heed_chance (const BsState   *state,
             const BsCommand *command,
             const char      *argument,
             BsVerdict       *verdict)
{
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_auto (GStrv) told = bs_command_get_list (command, argument);
  g_autoptr (BsState) after = NULL;
  guint taken = 0;

  if (told == NULL)
    return;
  after = apply_counting (state, copy, events, argument, &taken);
  if (after != NULL && g_strv_length (told) > taken)
    bs_verdict_error (verdict, _("“%s” tells more than the %u that are asked for"), argument,
                      taken);
}
