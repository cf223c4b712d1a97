/* fuzz_apply.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bs-battle.h"
#include "engine/state/bs-question.h"
#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Who makes a record up can compute its checksums, too: then any line may come to any battle. The
 * input is a battle script; beside the battle that it tells, lines that are made of the verb table
 * and of the words of the battle are applied without judging. */

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

#define LINES_MAX 300

/* How many lines are made up for an input: as BOARDSIDE_FORGED says. */
#define FORGED 40

static BsLibrary *library;

typedef struct
{
  GRand *rand;
  const BsState *state;
  GPtrArray *words;     /* char*: all that is named in the battle and its rules */
} Forge;

static void
free_event (gpointer data)
{
  bs_event_free (data);
}

/* What stands in quotes in a document: ids, names and the names of fields. */
static void
add_quoted (GPtrArray  *words,
            const char *json)
{
  for (const char *at = strchr (json, '"'); at != NULL; at = strchr (at, '"'))
    {
      const char *end = strchr (at + 1, '"');

      if (end == NULL)
        return;
      g_ptr_array_add (words, g_strndup (at + 1, end - at - 1));
      at = end + 1;
    }
}

/* Every list of the rules whose items begin with an id. */
static void
add_named (GPtrArray       *words,
           const GPtrArray *items)
{
  for (guint i = 0; i < items->len && i < 200; i++)
    {
      const BsId *id = items->pdata[i];

      if (*id != NULL)
        g_ptr_array_add (words, g_strdup (*id));
    }
}

static void
add_rules (GPtrArray     *words,
           const BsState *state)
{
  const BsRuleset *rules = state->ruleset;
  const GPtrArray *lists[] = { rules->options,  rules->faces,   rules->dice,
                               rules->tokens,   rules->actions, rules->phases,
                               rules->factions, rules->sizes,   rules->decks };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    add_named (words, lists[i]);
  for (guint i = 0; i < rules->decks->len; i++)
    add_named (words, ((BsDeck *) rules->decks->pdata[i])->cards);
  for (guint i = 0; state->catalogue != NULL && i < 100 && i < state->catalogue->cards->len; i++)
    g_ptr_array_add (
      words,
      g_strdup (
        ((BsCard *) state->catalogue->cards->pdata[i * 7 % state->catalogue->cards->len])->id));
}

static GPtrArray *
collect_words (const BsState *state)
{
  static const char *const odd[] = { "",       "none",   "null", "yes",     "no",      "all",
                                     "/",      "a/",     "/b",   "a/b/c",   "nobody",  "q1",
                                     "battle", "{ship}", "%s",   "1,2,3",   "primary", "true",
                                     "-1",     "0",      "9999", "asteroid" };
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *json = bs_json_state (state, BS_VIEW_ALL);

  add_quoted (words, json);
  add_rules (words, state);
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    g_ptr_array_add (words, g_strdup (odd[i]));

  return words;
}

static guint
below (Forge *self,
       guint  n)
{
  return g_rand_int_range (self->rand, 0, MAX (n, 1));
}

static const char *
any_word (Forge *self)
{
  return self->words->pdata[below (self, self->words->len)];
}

static char *
any_ship (Forge *self)
{
  const GPtrArray *ships = self->state->ships;
  const BsShip *ship = ships->len > 0 ? ships->pdata[below (self, ships->len)] : NULL;
  static const char *const parts[] = { "fore", "aft",     "a",     "b",  "c1",        "c2",
                                       "d1",   "captain", "pilot", "no", "fore-deck", "" };

  if (ship == NULL || below (self, 12) == 0)
    return g_strdup (any_word (self));
  if (below (self, 2) == 0)
    return g_strdup (ship->id);
  if (ship->parts->len > 0 && below (self, 2) == 0)
    return g_strdup (((BsShipPart *) ship->parts->pdata[below (self, ship->parts->len)])->id);

  return g_strdup_printf ("%s/%s", ship->id, parts[below (self, G_N_ELEMENTS (parts))]);
}

static char *
any_player (Forge *self)
{
  const GPtrArray *players = self->state->players;

  return g_strdup (players->len > 0 && below (self, 8) > 0
                     ? ((BsPlayer *) players->pdata[below (self, players->len)])->id
                     : any_word (self));
}

static char *
any_list (Forge *self,
          guint  most)
{
  GString *list = g_string_new (NULL);
  gboolean numbers = below (self, 3) == 0;
  guint n = below (self, most);

  for (guint i = 0; i < n; i++)
    if (numbers)
      g_string_append_printf (list, "%s%d", i > 0 ? "," : "", g_rand_int_range (self->rand, -1, 9));
    else
      g_string_append_printf (list, "%s%s", i > 0 ? "," : "", any_word (self));

  return g_string_free (list, FALSE);
}

static char *
any_faces (Forge *self)
{
  GString *list = g_string_new (NULL);
  const GPtrArray *faces = self->state->ruleset->faces;
  guint n = below (self, 9);

  for (guint i = 0; i < n && faces->len > 0; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? "," : "",
                            ((BsFace *) faces->pdata[below (self, faces->len)])->id);

  return g_string_free (list, FALSE);
}

static char *
any_number (Forge *self)
{
  static const char *const numbers[] = {
    "0", "1", "1", "2", "3", "4", "7", "-1", "-9999", "9999", "123456789", "-12345678", "+1", "01"
  };

  return g_strdup (numbers[below (self, G_N_ELEMENTS (numbers))]);
}

static char *
any_value (Forge           *self,
           const BsVerbArg *arg)
{
  g_auto (GStrv) words = arg->words != NULL ? g_strsplit (arg->words, "|", -1) : NULL;

  if (below (self, 40) == 0)
    return g_strdup (any_word (self));

  switch (arg->kind)
    {
    case BS_ARG_SHIP:
      return any_ship (self);
    case BS_ARG_PLAYER:
      return any_player (self);
    case BS_ARG_INT:
      return any_number (self);
    case BS_ARG_WORD:
      return g_strdup (words[below (self, g_strv_length (words))]);
    case BS_ARG_FACES:
      return below (self, 4) > 0 ? any_faces (self) : any_list (self, 6);
    case BS_ARG_LIST:
      return any_list (self, 6);
    case BS_ARG_ID:
      return below (self, 3) == 0 ? any_ship (self) : g_strdup (any_word (self));
    case BS_ARG_FLAG:
    case BS_ARG_TEXT:
    case BS_ARG_ANY:
    default:
      return below (self, 3) == 0 ? any_number (self) : g_strdup (any_word (self));
    }
}

/* A field is named as in the JSON, nested by dots. */
static char *
any_field (Forge *self)
{
  if (below (self, 2) == 0)
    return g_strdup (any_word (self));

  return g_strdup_printf ("%s.%s", any_word (self), any_word (self));
}

static void
add_argument (Forge           *self,
              BsCommand       *command,
              const BsVerbArg *arg)
{
  g_autofree char *name = arg->kind == BS_ARG_ANY ? any_field (self) : g_strdup (arg->name);
  g_autofree char *value = any_value (self, arg);

  if (*name == '\0' || strspn (name, "abcdefghijklmnopqrstuvwxyz0123456789-_.") != strlen (name))
    return;
  if (arg->kind == BS_ARG_FLAG && below (self, 20) > 0)
    bs_command_set_flag (command, name);
  else
    bs_command_set (command, name, value);
}

static BsCommand *
any_command (Forge *self)
{
  guint n = 0;
  const BsVerb *verb;
  BsCommand *command;

  while (bs_verbs ()[n].name != NULL)
    n++;
  verb = &bs_verbs ()[below (self, n)];
  command = bs_command_new (verb->name);
  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    if (arg->needed || below (self, 4) == 0)
      add_argument (self, command, arg);
  if (below (self, 10) == 0)
    bs_command_set (command, "cards", any_word (self));
  command->anyway = below (self, 4) == 0;

  return command;
}

/* One that is offered, with one argument more or another one: it gets further. */
static BsCommand *
nearly_offered (Forge *self)
{
  const GPtrArray *ships = self->state->ships;
  const BsShip *ship = ships->len > 0 ? ships->pdata[below (self, ships->len)] : NULL;
  g_autoptr (GPtrArray) offers = ship != NULL ? bs_offers (self->state, ship->id, NULL) : NULL;
  BsCommand *command;
  const BsVerb *verb;
  guint n = 0;

  if (offers == NULL || offers->len == 0)
    return any_command (self);
  command = bs_command_copy (((BsOffer *) offers->pdata[below (self, offers->len)])->command);
  verb = bs_verb_find (command->verb);
  while (verb->args[n].name != NULL)
    n++;
  if (n > 0)
    add_argument (self, command, &verb->args[below (self, n)]);

  return command;
}

/* An answer to what is open. */
static BsCommand *
any_answer (Forge *self)
{
  const GPtrArray *questions = self->state->questions;
  const BsQuestion *question =
    questions->len > 0 ? questions->pdata[below (self, questions->len)] : NULL;
  static const char *const verbs[] = { "roll", "draw", "choose" };
  g_autofree char *faces = any_faces (self);
  BsCommand *command;

  if (question == NULL)
    return any_command (self);
  command = bs_command_new (verbs[question->kind == BS_ASK_DICE   ? 0
                                  : question->kind == BS_ASK_CARD ? 1
                                                                  : 2]);
  bs_command_set (command, "for", question->id);
  if (question->kind == BS_ASK_DICE)
    bs_command_set (command, "faces", faces);
  else if (question->kind == BS_ASK_CARD)
    bs_command_set (command, "card", any_word (self));
  else
    bs_command_set (command, "answer",
                    question->answers->len > 0 && below (self, 4) > 0
                      ? question->answers->pdata[below (self, question->answers->len)]
                      : any_word (self));

  return command;
}

static BsCommand *
made_up (Forge *self)
{
  switch (below (self, 8))
    {
    case 0:
    case 1:
      return nearly_offered (self);
    case 2:
      return any_answer (self);
    case 3:
      return bs_command_new ("next");
    default:
      return any_command (self);
    }
}

/* All that can be shown of a battle, whoever looks. */
static void
look_at (const BsState   *state,
         const GPtrArray *events)
{
  g_autofree char *seen = bs_json_state (state, NULL);
  g_autofree char *all = bs_json_digest (state);

  g_assert_true (g_utf8_validate (seen, -1, NULL));
  for (guint i = 0; i < events->len; i++)
    g_free (bs_event_text (events->pdata[i], state->ruleset, state->catalogue));
  for (guint i = 0; i < state->ships->len && i < 3; i++)
    g_ptr_array_unref (bs_offers (state, ((BsShip *) state->ships->pdata[i])->id, NULL));
}

/* As a record has it: printed, read, applied without judging and without chance. */
static BsState *
apply_forged (Forge *self)
{
  g_autoptr (BsCommand) made = made_up (self);
  g_autofree char *line = bs_command_print (made);
  g_autoptr (BsCommand) command = bs_command_parse (line, NULL);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func (free_event);
  BsState *after;

  if (command == NULL)
    return NULL;
  bs_verdict_free (bs_judge (self->state, command, NULL));
  g_free (bs_command_label (command, self->state));
  after = bs_apply (self->state, command, NULL, events, NULL);
  if (after != NULL)
    look_at (after, events);

  return after;
}

/* Some lines on top of each other: one that nobody would have accepted may only break what comes
 * later. */
static void
forge_lines (GRand         *rand,
             const BsState *from,
             int            n)
{
  g_autoptr (GPtrArray) words = collect_words (from);
  BsState *state = bs_state_ref ((BsState *) from);

  for (int i = 0; i < n; i++)
    {
      Forge self = { rand, state, words };
      BsState *after = apply_forged (&self);

      if (after == NULL)
        continue;
      bs_state_unref (state);
      state = after;
    }
  bs_state_unref (state);
}

static BsSession *
play_line (BsSession  *session,
           const char *line)
{
  g_autoptr (BsCommand) command = bs_command_parse (line, NULL);

  if (command == NULL)
    return session;
  if (!g_str_equal (command->verb, "boardside"))
    {
      if (session != NULL)
        bs_verdict_free (bs_session_perform (session, command, NULL));
      return session;
    }

  g_clear_object (&session);
  bs_command_unset (command, "rules");
  session = bs_session_new (library, command, NULL);
  if (session != NULL)
    bs_session_set_seed (session, 1);

  return session;
}

static guint32
seed_of (const char *text)
{
  const char *told = g_getenv ("BOARDSIDE_RANDOM_SEED");

  return g_str_hash (text) + (told != NULL ? (guint32) atoi (told) * 7919 : 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", LINES_MAX);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed_of (text));
  const char *told = g_getenv ("BOARDSIDE_FORGED");
  int n = told != NULL ? atoi (told) : FORGED, looks = MAX ((int) g_strv_length (lines) / 3, 1);
  BsSession *session = NULL;

  if (library == NULL)
    library = bs_library_new ();
  for (guint i = 0; lines[i] != NULL; i++)
    {
      session = play_line (session, lines[i]);
      if (session != NULL && (i % 3 == 2 || lines[i + 1] == NULL))
        forge_lines (rand, bs_session_get_state (session), MAX (n / looks, 1));
    }
  g_clear_object (&session);

  return 0;
}
