/* test-secrets.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays random boardings in two battles at once that differ only in what lies face down in one
 * player's fleet, and compares after every move all that those get who may not know: state as text
 * and JSON, log, labels, offers with verdicts, reminders, odds, exports, and the verdicts of
 * guessing. A game ends when a card that differs is shown. BOARDSIDE_RANDOM_MOVES for long,
 * BOARDSIDE_RANDOM_SEED for other ones. */

#include "config.h"

#include "../engine/random-moves.h"
#include "secrets-pair.h"
#include "secrets-view.h"

#include "engine/draft/bs-turn-now.h"
#include "engine/play/bs-turn.h"
#include "engine/verbs/bs-verbs.h"

static BsLibrary *library;
static guint compared, moves, wanted, games, shown, fights;

/* Names the first lines that differ, and how both battles came there. */
static void
expect_same (Pair       *pair,
             const char *what,
             const char *first,
             const char *second)
{
  g_auto (GStrv) a = NULL, b = NULL;
  guint i = 0;

  compared++;
  if (g_str_equal (first, second))
    return;
  a = g_strsplit (first, "\n", -1);
  b = g_strsplit (second, "\n", -1);
  while (a[i] != NULL && b[i] != NULL && g_str_equal (a[i], b[i]))
    i++;
  g_printerr ("--- one\n%s--- other\n%s", pair->script[0]->str, pair->script[1]->str);
  g_error ("%s tells the battles apart:\n%s%s\n%s", what, i > 0 ? a[i - 1] : "",
           a[i] != NULL ? a[i] : "(end)", b[i] != NULL ? b[i] : "(end)");
}

static BsId
viewer_at (const BsState *state,
           guint          i)
{
  return i == 0 ? NULL : ((BsPlayer *) state->players->pdata[i])->id;
}

static void
compare_for (Pair *pair,
             guint who)
{
  const BsState *state = bs_session_get_state (pair->sessions[0]);
  g_autofree char *first = secrets_all_of (pair->sessions[0], viewer_at (state, who));
  g_autofree char *second = secrets_all_of (pair->sessions[1], viewer_at (state, who));

  expect_same (pair, who == 0 ? "The table's view" : "Another player's view", first, second);
}

/* The table every other time, else another player: all of it is dear. */
static void
compare (Pair *pair)
{
  guint players = bs_session_get_state (pair->sessions[0])->players->len;

  compare_for (pair, random_player_chance (pair->rand, 50)
                       ? 0
                       : (guint) g_rand_int_range (pair->rand, 1, (int) players));
}

/* A value as somebody would guess it. */
static char *
guess (GRand           *rand,
       const BsState   *state,
       const BsVerbArg *arg)
{
  static const char *const cards[] = {
    "boarding-gear", "secret",         "card",   "qwertz", "grapnel", "rope", "data", "filler",
    "other",         "engine-upgrade", "vaksai", "c1",     "c2",      "c3",   "?"
  };
  const BsShip *ship = state->ships->pdata[g_rand_int_range (rand, 0, state->ships->len)];
  const char *card = cards[g_rand_int_range (rand, 0, G_N_ELEMENTS (cards))];
  g_auto (GStrv) words = arg->words != NULL ? g_strsplit (arg->words, "|", -1) : NULL;

  switch (arg->kind)
    {
    case BS_ARG_INT:
      return g_strdup_printf ("%d", g_rand_int_range (rand, 0, 9));
    case BS_ARG_WORD:
      return g_strdup (words[g_rand_int_range (rand, 0, g_strv_length (words))]);
    case BS_ARG_SHIP:
      return g_strdup (ship->id);
    case BS_ARG_PLAYER:
      return g_strdup (ship->player);
    case BS_ARG_ID:
    case BS_ARG_FLAG:
    case BS_ARG_FACES:
    case BS_ARG_LIST:
    case BS_ARG_TEXT:
    case BS_ARG_ANY:
    default:
      if (random_player_chance (rand, 60))
        return g_strconcat (ship->id, "/", card, NULL);
      return g_strdup (random_player_chance (rand, 30)   ? "focus"
                       : random_player_chance (rand, 30) ? ship->id
                                                         : card);
    }
}

static BsCommand *
guess_command (GRand         *rand,
               const BsState *state)
{
  const BsVerb *verb = bs_verbs ();
  BsCommand *command;
  guint n = 0;

  while (verb[n].name != NULL)
    n++;
  verb = &verb[g_rand_int_range (rand, 0, n)];
  command = bs_command_new (verb->name);
  for (const BsVerbArg *arg = verb->args; arg->name != NULL; arg++)
    {
      g_autofree char *value = NULL;

      if (!arg->needed && random_player_chance (rand, 70))
        continue;
      value = guess (rand, state, arg);
      if (arg->kind == BS_ARG_FLAG)
        bs_command_set_flag (command, arg->name);
      else if (arg->kind == BS_ARG_ANY)
        bs_command_set (command, random_player_chance (rand, 50) ? "points" : "tokens.focus", "3");
      else
        bs_command_set (command, arg->name, value);
    }
  return command;
}

/* Guessing teaches nothing. */
static void
probe (Pair *pair,
       int   tries)
{
  const BsState *state = bs_session_get_state (pair->sessions[0]);

  for (int i = 0; i < tries; i++)
    {
      g_autoptr (BsCommand) command = guess_command (pair->rand, state);
      guint who = g_rand_int_range (pair->rand, 0, state->players->len);
      BsId viewer = who == 0 ? bs_id (BS_VIEW_TABLE) : viewer_at (state, who);
      g_autofree char *answers[2] = { NULL };

      for (int side = 0; side < 2; side++)
        {
          g_autoptr (BsVerdict) verdict = bs_session_judge (pair->sessions[side], command, viewer);
          GString *text = g_string_new (NULL);

          secrets_add_verdict (text, state, command, verdict);
          answers[side] = g_string_free (text, FALSE);
        }
      expect_same (pair, "Guessing", answers[0], answers[1]);
      g_free (answers[1]);
      answers[1] = NULL;
    }
}

static BsCommand *
dock_somewhere (GRand         *rand,
                const BsState *state)
{
  const BsShip *ship = bs_state_ship (state, state->active);
  const BsShip *target = ship != NULL ? random_player_ship (rand, state, NULL, FALSE) : NULL;

  if (ship == NULL || target == ship)
    return random_player_line ("next");
  return random_player_line ("move ship=%s bearing=straight speed=1 dock=%s", ship->id, target->id);
}

static BsCommand *
take_boarding (GRand         *rand,
               const BsState *state)
{
  const BsShip *ship = random_player_ship (rand, state, NULL, FALSE);
  g_autoptr (GPtrArray) offers = bs_offers (state, ship->id, NULL);

  for (guint i = offers->len; i > 0; i--)
    if (!bs_offer_is_boarding (offers->pdata[i - 1]))
      g_ptr_array_remove_index (offers, i - 1);
  return offers->len > 0
           ? bs_command_copy (
               ((BsOffer *) offers->pdata[g_rand_int_range (rand, 0, offers->len)])->command)
           : NULL;
}

static BsCommand *
idea (Pair *pair)
{
  g_autoptr (BsState) seen = bs_state_seen_by (bs_session_get_state (pair->sessions[0]), NULL);
  BsCommand *command =
    random_player_chance (pair->rand, 40) ? take_boarding (pair->rand, seen) : NULL;

  if (command == NULL && bs_turn_does (seen, "move") && random_player_chance (pair->rand, 60))
    command = dock_somewhere (pair->rand, seen);
  if (command == NULL && random_player_chance (pair->rand, 10))
    command = guess_command (pair->rand, seen);
  return command != NULL ? command : random_moves_propose (pair->rand, seen);
}

/* Whether nothing of what differs has been shown: else the battles are told apart by right. */
static gboolean
are_closed (Pair *pair)
{
  g_autofree char *first = secrets_what_is_open (pair->sessions[0]),
                  *second = secrets_what_is_open (pair->sessions[1]);
  gboolean same = g_str_equal (first, second) && secrets_count_hidden (pair->sessions[0]) ==
                                                   secrets_count_hidden (pair->sessions[1]);

  shown += !same;
  return same;
}

/* One move in both. FALSE: the game is over, or something that differs was shown. */
static gboolean
move_on (Pair *pair)
{
  static const char *const history[] = { "undo", "redo", NULL };
  g_autoptr (BsCommand) command = idea (pair);
  const BsState *state = bs_session_get_state (pair->sessions[0]);
  guint who = g_rand_int_range (pair->rand, 0, state->players->len);
  BsId viewer = random_player_chance (pair->rand, 60) || who == 0 ? bs_id (BS_VIEW_TABLE)
                                                                  : viewer_at (state, who);
  g_autofree char *line = command != NULL ? bs_command_print (command) : NULL;
  g_autofree char *told[2] = { NULL };
  gboolean same;

  if (command == NULL || g_strv_contains (history, command->verb))
    return TRUE;
  for (int side = 0; side < 2; side++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform (pair->sessions[side], command, viewer);

      secrets_pair_note (pair, side, line);
      fights +=
        side == 0 && verdict->level < BS_VERDICT_AGAINST && g_str_equal (command->verb, "fight");
      told[side] = bs_verdict_print (verdict, state->ruleset);
    }
  moves++;
  same = are_closed (pair);
  if (same)
    expect_same (pair, "A verdict", told[0], told[1]);
  g_free (told[1]);
  told[1] = NULL;
  return same && !bs_session_get_state (pair->sessions[0])->ended;
}

static void
play (guint32  seed,
      gboolean equal)
{
  Pair pair;
  gboolean go_on;

  secrets_pair_init (&pair, library, seed);
  games++;
  secrets_pair_muster (&pair, equal);
  compare (&pair);
  probe (&pair, 20);
  secrets_pair_begin (&pair, equal);
  go_on = are_closed (&pair);
  for (int i = 0; i < 60 && go_on && moves < wanted; i++)
    {
      compare (&pair);
      probe (&pair, 5);
      go_on = move_on (&pair);
    }
  if (go_on)
    compare (&pair);
  secrets_pair_clear (&pair);
}

static guint
from_environment (const char *name,
                  guint       otherwise)
{
  const char *told = g_getenv (name);

  return told != NULL ? (guint) g_ascii_strtoull (told, NULL, 10) : otherwise;
}

static void
test_secrets (gconstpointer equal)
{
  guint32 seed = from_environment ("BOARDSIDE_RANDOM_SEED", 1);

  wanted =
    from_environment ("BOARDSIDE_RANDOM_MOVES", g_getenv ("BOARDSIDE_VALGRIND") != NULL ? 20 : 80);
  compared = moves = games = shown = fights = 0;
  while (moves < wanted)
    play (seed++, equal != NULL);
  g_test_message ("%u games, %u moves, %u attacks in melees, %u comparisons; %u games ended with a "
                  "card that was shown",
                  games, moves, fights, compared, shown);
  /* Where cards are turned up. */
  g_assert_cmpuint (fights + shown, >=, games / 3);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_data_func ("/secrets/equal-points", "equal", test_secrets);
  g_test_add_data_func ("/secrets/other-points", NULL, test_secrets);
  result = g_test_run ();
  bs_library_unref (library);
  return result;
}
