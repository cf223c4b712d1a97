/* bs-judge.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

/* The front door: judge and apply of any command. */

#include "bs-carrier.h"
#include "bs-docks.h"
#include "bs-heed.h"
#include "bs-known.h"
#include "bs-huge.h"
#include "bs-limits.h"
#include "bs-turn.h"
#include "bs-verbs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Arguments that any verb may carry: cards seen while it was done. */
static const char *const common[] = { "cards", NULL };

/* Lists that stand for chance, of which no more is told than is asked for. Faces may be: the table's word counts, with a hint. */
static const char *const chances[] = { "cards", "random", NULL };

/**
 * bs_verb_arg:
 * @verb: a row of the verb table
 * @name: name of an argument
 *
 * Returns: (transfer none) (nullable): what the table says of it
 */
const BsVerbArg *
bs_verb_arg (const BsVerb *verb,
             const char   *name)
{
  const BsVerbArg *any = NULL;

  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    {
      if (arg->kind == BS_ARG_ANY)
        any = arg;
      else if (g_str_equal (arg->name, name))
        return arg;
    }

  return any;
}

static void
judge_word (const BsVerbArg *kind,
            const BsArg     *arg,
            BsVerdict       *verdict)
{
  g_auto (GStrv) words = g_strsplit (kind->words, "|", -1);

  /* The one word that may also stand bare. */
  if (arg->value == NULL && g_str_equal (arg->name, "obstructed"))
    return;
  if (arg->value == NULL || !g_strv_contains ((const char *const *) words, arg->value))
    bs_verdict_error (verdict, _("“%s” cannot be “%s”; it can be: %s"), arg->name, arg->value != NULL ? arg->value : "",
                      kind->words);
}

static void
judge_value (const BsState   *state,
             const BsVerbArg *kind,
             const BsArg     *arg,
             BsVerdict       *verdict)
{
  char *end;

  if (kind->kind != BS_ARG_FLAG && kind->kind != BS_ARG_ANY && arg->value == NULL && !g_str_equal (arg->name, "obstructed"))
    {
      bs_verdict_error (verdict, _("“%s” needs a value: %s=…"), arg->name, arg->name);
      return;
    }

  switch (kind->kind)
    {
    case BS_ARG_INT:
      if (*arg->value == '\0' || (g_ascii_strtoll (arg->value, &end, 10), *end != '\0') || strlen (arg->value) > 9)
        bs_verdict_error (verdict, _("“%s” is no whole number: “%s”"), arg->name, arg->value);
      break;
    case BS_ARG_WORD:
      judge_word (kind, arg, verdict);
      break;
    case BS_ARG_FLAG:
      if (arg->value != NULL)
        bs_verdict_error (verdict, _("“%s” takes no value"), arg->name);
      break;
    case BS_ARG_ID:
      if (*arg->value == '\0')
        bs_verdict_error (verdict, _("“%s” needs a value: %s=…"), arg->name, arg->name);
      break;
    case BS_ARG_SHIP:
      if (bs_state_ship_of (state, bs_id (arg->value)) == NULL)
        bs_verdict_error (verdict, _("there is no ship “%s”"), arg->value);
      break;
    case BS_ARG_PLAYER:
      if (bs_state_player (state, bs_id (arg->value)) == NULL)
        bs_verdict_error (verdict, _("there is no player “%s”"), arg->value);
      break;
    case BS_ARG_FACES:
    case BS_ARG_LIST:
    case BS_ARG_TEXT:
    case BS_ARG_ANY:
    default:
      break;
    }
}

/* An id that a command brings into the battle is to be an id. */
static void
judge_new_id (const BsVerb    *verb,
              const BsCommand *command,
              BsVerdict       *verdict)
{
  const char *id = bs_command_get (command, "id");

  if ((g_str_equal (verb->name, "player") || g_str_equal (verb->name, "ship")) && id != NULL && !bs_id_is_valid (id))
    bs_verdict_error (verdict, _("“%s” is no id; ids are made of a-z, 0-9 and -"), id);
}

/* Whether the command tells something of its own: an option, a field. */
static gboolean
tells_any (const BsVerb    *verb,
           const BsCommand *command)
{
  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      const BsVerbArg *kind = bs_verb_arg (verb, arg->name);

      if (kind != NULL && kind->kind == BS_ARG_ANY)
        return TRUE;
    }

  return FALSE;
}

/* Damage cards that were seen while it was done are cards of a deck of the game. */
static void
judge_cards (const BsState   *state,
             const BsCommand *command,
             BsVerdict       *verdict)
{
  g_auto (GStrv) cards = bs_command_get_list (command, "cards");

  for (guint i = 0; cards != NULL && cards[i] != NULL; i++)
    {
      gboolean known = *cards[i] == '\0';

      for (guint j = 0; j < state->ruleset->decks->len; j++)
        known |= bs_ruleset_damage_card (state->ruleset, ((BsDeck *) state->ruleset->decks->pdata[j])->id, bs_id (cards[i])) != NULL;
      if (!known)
        bs_verdict_error (verdict, _("the damage deck has no card “%s”; see “boardside-cli list damage”"), cards[i]);
    }
}

static void
judge_arguments (const BsState   *state,
                 const BsVerb    *verb,
                 const BsCommand *command,
                 BsVerdict       *verdict)
{
  for (guint i = 0; i < command->args->len; i++)
    {
      const BsArg *arg = &g_array_index (command->args, BsArg, i);
      const BsVerbArg *kind = bs_verb_arg (verb, arg->name);

      if (g_strv_contains (common, arg->name))
        continue;
      if (kind == NULL)
        bs_verdict_error (verdict, _("“%s” has no argument “%s”"), verb->name, arg->name);
      else
        judge_value (state, kind, arg, verdict);
      if (kind != NULL && verdict->level != BS_VERDICT_ERROR)
        bs_known_judge (state, arg, verdict);
    }

  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    if (arg->needed && (arg->kind == BS_ARG_ANY ? !tells_any (verb, command) : !bs_command_has (command, arg->name)))
      bs_verdict_error (verdict, _("“%s” needs “%s”"), verb->name, arg->kind == BS_ARG_ANY ? "NAME=VALUE" : arg->name);
  judge_new_id (verb, command, verdict);
  if (bs_verb_arg (verb, "cards") == NULL)
    judge_cards (state, command, verdict);
}

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

/* The ship that follows ends the turn before it: what that `next` would say counts, and the verb is judged behind it. */
static BsState *
look_ahead (const BsState   *state,
            const BsCommand *command,
            BsVerdict       *verdict)
{
  const BsShip *ship = bs_state_ship_of (state, bs_command_id (command, "ship"));
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (BsCommand) next = NULL;
  gboolean waits = state->turn && state->active != NULL && !bs_turn_deed_done (state);
  gboolean part = bs_turn_in_first_part (state) && bs_turn_part_over (state) && !g_str_equal (command->verb, "fight");

  if (ship == NULL || bs_command_has (command, "free"))
    return NULL;
  if (!part && (ship->id == state->active || !state->turn || waits || !bs_turn_is_due (state, ship->id)))
    return NULL;

  next = bs_command_new ("next");
  bs_judge_next (state, next, verdict);
  if (verdict->level >= BS_VERDICT_AGAINST)
    return NULL;
  return bs_apply (state, next, NULL, events, NULL);
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
    bs_verdict_against (verdict, state->ruleset, rule, _("Still open: %s Answer it, or go on anyway."), text);
  else
    bs_verdict_against (verdict, state->ruleset, rule, _("Still open: %s. Answer it, or go on anyway."), text);
}

/* What must be answered is answered before another deed, also of the ship whose turn it is (AW p22). A deed that is itself the answer
 * waits for nothing. */
static void
judge_waiting (const BsState   *state,
               const BsCommand *command,
               BsVerdict       *verdict)
{
  static const char *const deeds[] = { "move", "act", "attack", NULL };
  const BsQuestion *must = bs_turn_must_question (state);
  g_autofree char *text = NULL;

  if (must == NULL || must->side != NULL || !g_strv_contains (deeds, command->verb) || bs_command_has (command, "free"))
    return;
  if (g_str_equal (must->topic, "free-move") && g_str_equal (command->verb, "move"))
    return;

  text = bs_question_text (must, state);
  if (g_str_has_suffix (text, "."))
    text[strlen (text) - 1] = '\0';
  bs_judge_still_open (state, must, text, verdict);
}

/* Where nobody in particular asks, it is whoever a view of the battle is for; of the battle itself the owner of what the command is about; if
 * that is nobody's, the table. */
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

  verdict->viewer = viewer != NULL ? viewer : asker (state, command);
  state = seen = bs_state_seen_by (state, verdict->viewer);
  if (verb == NULL || verb->judge == NULL)
    {
      bs_verdict_error (verdict, _("there is no verb “%s”; see “boardside-cli list verbs”"), command->verb);
      return verdict;
    }

  judge_arguments (state, verb, command, verdict);
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

/* What is refused is not done; what of it means nothing is said beside the refusal, so that it need not be refused twice. */
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

      if (!bs_heed_is_idle (verb, arg, verdict) || !makes_no_difference (state, command, arg, verdict, viewer))
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      if (arg->value != NULL)
        g_string_append_printf (text, _("Besides, “%s=%s” means nothing here."), arg->name, arg->value);
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
 * Only what he may know is judged: a refusal teaches nobody what lies face down (B1.6). Nothing that is told goes unheeded: what is neither
 * used nor refused is an error.
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
    if (bs_verb_arg (verb, chances[i]) == NULL || bs_verb_arg (verb, chances[i])->kind != BS_ARG_ANY)
      bs_heed_chance (seen, command, chances[i], verdict);
  return verdict;
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
      const BsShip *ship = question->on != NULL ? bs_state_ship_of (draft->state, question->on) : NULL;

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
      g_set_error (error, BS_ERROR, BS_ERROR_MEANINGLESS, _("there is no verb “%s”; see “boardside-cli list verbs”"),
                   command->verb);
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
  if (command->anyway)
    tell_anyway (&draft, verdict);
  bs_carrier_out (&draft);
  verb->apply (&draft);
  bs_carrier_settle (&draft);
  bs_docks_settle (&draft);
  bs_huge_settle (&draft);
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
 * Does not judge rules: what was accepted once stays so, and so does what was told and passed over. A command that means nothing here is an
 * error and changes nothing, whoever made it up; so the mechanisms behind a verb need not ask again for what its judge asked.
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

/**
 * bs_apply_counting:
 * @state: the battle
 * @command: what is done
 * @events: array of BsEvent, takes what happened
 * @argument: a list that stands for chance
 * @count: (out): how many of its values were asked for
 *
 * Tries a command without chance.
 *
 * Returns: (transfer full) (nullable): the state afterwards
 */
BsState *
bs_apply_counting (const BsState *state,
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

/**
 * bs_command_id:
 * @command: a command
 * @argument: an argument
 *
 * Returns: (nullable): its value as an id
 */
BsId
bs_command_id (const BsCommand *command,
               const char      *argument)
{
  const char *value = bs_command_get (command, argument);

  return value != NULL ? bs_id (value) : NULL;
}

/**
 * bs_judge_get_ship:
 * @state: the battle
 * @command: a command
 * @argument: an argument that names a ship, or what belongs to one
 *
 * Returns: (transfer none) (nullable): the ship
 */
const BsShip *
bs_judge_get_ship (const BsState   *state,
                   const BsCommand *command,
                   const char      *argument)
{
  return bs_state_ship_of (state, bs_command_id (command, argument));
}

/**
 * bs_judge_in_play:
 * @ship: (nullable): a ship
 * @verdict: takes the error
 *
 * A ship that is gone can do nothing and nothing can be done to it.
 */
void
bs_judge_in_play (const BsShip *ship,
                  BsVerdict    *verdict)
{
  if (ship == NULL)
    bs_verdict_error (verdict, _("there is no such ship"));
  else if (!bs_ship_in_play (ship))
    bs_verdict_error (verdict, _("%s is no longer on the table"), ship->name);
}

/**
 * bs_judge_due:
 * @state: the battle
 * @ship: (nullable): a ship
 * @verdict: takes the refusal
 *
 * Whether it is the ship's turn, or about to be.
 */
void
bs_judge_due (const BsState *state,
              const BsShip  *ship,
              BsVerdict     *verdict)
{
  const BsShip *active = bs_state_ship (state, state->active);
  const BsPhase *phase = bs_state_phase (state);

  if (ship == NULL || bs_turn_is_due (state, ship->id))
    return;
  if (phase == NULL || !phase->turns)
    bs_verdict_against (verdict, state->ruleset, "wrong-phase", NULL);
  else if (active != NULL)
    bs_verdict_against (verdict, state->ruleset, "not-due", _("It is the turn of %s."), active->name);
  else
    bs_verdict_against (verdict, state->ruleset, "not-due", NULL);
}

static void
add_label_arg (GArray        *args,
               const BsState *state,
               const BsArg   *arg)
{
  const BsShip *ship = arg->value != NULL ? bs_state_ship_of (state, bs_id (arg->value)) : NULL;
  const BsPlayer *player = arg->value != NULL ? bs_state_player (state, bs_id (arg->value)) : NULL;
  BsEventArg place = { arg->name, BS_SAY_TEXT, 0, NULL, NULL };

  if (arg->value == NULL)
    return;
  place.text = g_strdup (ship != NULL ? ship->name : player != NULL ? player->name : arg->value);
  g_array_append_val (args, place);
}

/* What is added has no name in the state before: its card's, or its id. */
static void
add_label_name (GArray          *args,
                const BsState   *state,
                const BsCommand *command)
{
  const char *told = bs_command_get (command, "card");
  const BsCard *card = told != NULL ? bs_state_card (state, bs_id (told)) : NULL;
  BsEventArg place = { bs_id ("name"), BS_SAY_TEXT, 0, NULL, NULL };

  if (bs_command_has (command, "name"))
    return;
  if (card == NULL && told == NULL)
    told = bs_command_get (command, bs_command_has (command, "as") ? "as" : "id");
  place.text = g_strdup (card != NULL ? bs_card_name (card) : told != NULL ? told : "");
  g_array_append_val (args, place);
}

static void
clear_label_arg (gpointer data)
{
  g_free (((BsEventArg *) data)->text);
}

/**
 * bs_command_label:
 * @command: a command
 * @state: the battle
 *
 * It is read by everybody, so it is made of what everybody may know.
 *
 * Returns: (transfer full): what undo calls it, translated: "I.R.W. Khazara locks U.S.S. Enterprise-D"
 */
char *
bs_command_label (const BsCommand *command,
                  const BsState   *state)
{
  const BsVerb *verb = bs_verb_find (command->verb);
  g_autoptr (GArray) args = g_array_new (FALSE, TRUE, sizeof (BsEventArg));
  g_autoptr (BsState) seen = bs_state_seen_by (state, NULL);

  if (verb == NULL)
    return g_strdup (command->verb);

  /* What lies face down has no name in anybody's list of steps. */
  if (bs_command_has (command, "hidden"))
    return g_strdup (_("A card on board, face down"));
  g_array_set_clear_func (args, clear_label_arg);
  for (guint i = 0; i < command->args->len; i++)
    add_label_arg (args, seen, &g_array_index (command->args, BsArg, i));
  add_label_name (args, seen, command);
  return bs_sentence_fill (_(verb->label), args, state->ruleset, state->catalogue, FALSE);
}
