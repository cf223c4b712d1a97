/* test-secrets.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays random boardings in two battles at once that differ only in what lies face down in one player's fleet, and compares after every
 * move all that those get who may not know: state as text and JSON, log, labels, offers with verdicts, reminders, odds, exports, and the
 * verdicts of guessing. A game ends when a card that differs is shown. BOARDSIDE_RANDOM_MOVES for long, BOARDSIDE_RANDOM_SEED for other ones. */

#include "config.h"

#include "../engine/random-moves.h"

#include "bs-cli.h"

#include "engine/bs-draft.h"
#include "engine/bs-event.h"
#include "engine/bs-fleet.h"
#include "engine/bs-odds.h"
#include "engine/bs-points.h"
#include "engine/bs-turn.h"
#include "engine/bs-verbs.h"
#include "exchange/bs-export.h"
#include "model/bs-json.h"

#include <string.h>

/* The two battles. */
typedef struct
{
  GRand *rand;
  BsSession *sessions[2];
  GPtrArray *lines[2];
  GString *script[2];     /* what was done, for whoever has to look */
} Pair;

static BsLibrary *library;
static guint compared, moves, games, shown;

static void
say (Pair       *pair,
     const char *format,
     ...)
{
  va_list args;

  for (int i = 0; i < 2; i++)
    {
      va_start (args, format);
      g_ptr_array_add (pair->lines[i], g_strdup_vprintf (format, args));
      va_end (args);
    }
}

static void
say_each (Pair *pair,
          char *first,
          char *second)
{
  g_ptr_array_add (pair->lines[0], first);
  g_ptr_array_add (pair->lines[1], second);
}

/* Of the one whose secrets differ: nobody can tell these from each other. */
static char *
hidden_card (GRand      *rand,
             const char *ship,
             int         points)
{
  static const char *const names[] = { "Qwertz", "Grapnel", "Rope", "Data" };
  const char *name = names[g_rand_int_range (rand, 0, 4)];

  switch (g_rand_int_range (rand, 0, 5))
    {
    case 0:
      return g_strdup_printf ("equip ship=%s card=boarding-gear points=%d", ship, points);
    case 1:
      return g_strdup_printf ("equip ship=%s name=%s points=%d slot=crew unique hidden", ship, name, points);
    case 2:
      return g_strdup_printf ("equip ship=%s name=%s points=%d as=%s slot=cannon actions=boost hidden", ship, name, points, "secret");
    case 3:
      return g_strdup_printf ("equip ship=%s card=engine-upgrade points=%d hidden", ship, points);
    default:
      return g_strdup_printf ("equip ship=%s card=vaksai points=%d hidden", ship, points);
    }
}

static char *
boarder (GRand      *rand,
         const char *stack,
         int         points)
{
  static const char *const names[] = { "Lando", "Leia", "Chewie", "Falcon", "Zz" };

  return g_strdup_printf ("boarder ship=%s name=%s%d points=%d%s", stack, names[g_rand_int_range (rand, 0, 5)],
                          g_rand_int_range (rand, 0, 99), points, random_player_chance (rand, 30) ? " unique" : "");
}

static void
add_secrets (Pair       *pair,
             const char *ship,
             const char *stack,
             gboolean    differs)
{
  GRand *rand = pair->rand;
  int n = g_rand_int_range (rand, 0, 3);

  if (random_player_chance (rand, 80))
    {
      g_autofree char *both = hidden_card (rand, ship, 5);

      if (differs && random_player_chance (rand, 50))
        say_each (pair, hidden_card (rand, ship, g_rand_int_range (rand, 0, 9)), hidden_card (rand, ship, g_rand_int_range (rand, 0, 9)));
      else if (random_player_chance (rand, 70))
        say (pair, "equip ship=%s card=boarding-gear", ship);
      else
        say (pair, "%s", both);
    }
  if (random_player_chance (rand, 40))
    say (pair, "equip ship=%s name=Open%s slot=crew points=%d", ship, ship, g_rand_int_range (rand, 1, 9));
  for (int i = 0; i < n; i++)
    {
      char *one = boarder (rand, stack, g_rand_int_range (rand, 0, 50));
      gboolean same = !differs || random_player_chance (rand, i == 0 ? 80 : 20);

      say_each (pair, one, same ? g_strdup (one) : boarder (rand, stack, g_rand_int_range (rand, 0, 50)));
    }
}

static void
add_ship (Pair *pair,
          int   player,
          int   number)
{
  GRand *rand = pair->rand;
  int kind = g_rand_int_range (rand, 0, 10);
  g_autofree char *id = g_strdup_printf ("s%d%d", player, number);
  g_autofree char *stack = g_strconcat (id, kind < 9 ? "" : random_player_chance (rand, 50) ? "/a" : "/b", NULL);

  if (kind < 3)
    say (pair, "ship id=%s player=p%d name=Small%s size=small seats=single attack=2 agility=2 hull=3 shields=0 skill=%d points=%d "
         "actions=focus,evade,target-lock slots=crew,modification", id, player, id, g_rand_int_range (rand, 1, 10), g_rand_int_range (rand, 4, 40));
  else if (kind < 9)
    say (pair, "ship id=%s player=p%d name=Large%s size=large seats=multi crew-limit=7 attack=3 agility=1 hull=6 shields=1 skill=%d "
         "points=%d actions=focus,target-lock,coordinate slots=crew,cannon", id, player, id, g_rand_int_range (rand, 1, 10),
         g_rand_int_range (rand, 4, 60));
  else
    say (pair, "ship id=%s player=p%d name=Huge%s size=huge seats=multi crew-limit=99 skill=4 fore-hull=4 fore-shields=1 "
         "fore-attack=4 fore-agility=0 aft-hull=3 aft-shields=0 aft-agility=0 points=%d actions=target-lock", id, player, id,
         g_rand_int_range (rand, 40, 100));
  add_secrets (pair, id, stack, player == 0);
}

static int
points_of (Pair *pair,
           int   side)
{
  return bs_state_points (bs_session_get_state (pair->sessions[side]), bs_id ("p0"));
}

static void
note_line (Pair       *pair,
           int         side,
           const char *line)
{
  g_string_append_printf (pair->script[side], "%s\n", line);
}

/* Does the lines that wait. */
static void
build (Pair *pair)
{
  for (int i = 0; i < 2; i++)
    {
      for (guint j = 0; j < pair->lines[i]->len; j++)
        {
          g_autofree char *line = g_strconcat (pair->lines[i]->pdata[j], " anyway", NULL);
          g_autoptr (BsVerdict) verdict = bs_session_perform_line (pair->sessions[i], line, NULL);

          note_line (pair, i, line);
        }
      g_ptr_array_set_size (pair->lines[i], 0);
    }
}

/* Who has fewer points is told, so both battles have as many: one more card, face down, makes up for the difference. */
static void
even_out (Pair *pair)
{
  int most = MAX (points_of (pair, 0), points_of (pair, 1)) + 5;

  say_each (pair, g_strdup_printf ("equip ship=s00 name=Filler points=%d fixed-points hidden", most - points_of (pair, 0)),
            g_strdup_printf ("equip ship=s00 name=Other points=%d fixed-points hidden", most - points_of (pair, 1)));
  build (pair);
  g_assert_cmpint (points_of (pair, 0), ==, points_of (pair, 1));
}

static void
begin (Pair    *pair,
       int      players,
       int      ships,
       gboolean equal)
{
  GString *order = g_string_new ("begin initiative=p0");

  for (int i = 1; i < players; i++)
    g_string_append_printf (order, ",p%d", i);
  say (pair, "%s", equal && random_player_chance (pair->rand, 50) ? "begin" : order->str);
  g_string_free (order, TRUE);
  for (int i = 0; i < ships; i++)
    if (random_player_chance (pair->rand, 50))
      say (pair, "set on=s%d%d status=immobilised", i % players, i / players);
  build (pair);
}

static BsSession *
new_session (guint32 seed)
{
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=x-wing extension=boarding", NULL);
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_new (library, header, &error);

  g_assert_no_error (error);
  bs_session_set_seed (session, seed);
  return session;
}

static void
pair_init (Pair   *pair,
           guint32 seed)
{
  pair->rand = g_rand_new_with_seed (seed);
  for (int i = 0; i < 2; i++)
    {
      pair->sessions[i] = new_session (seed);
      pair->lines[i] = g_ptr_array_new_with_free_func (g_free);
      pair->script[i] = g_string_new (NULL);
    }
}

static void
pair_clear (Pair *pair)
{
  g_rand_free (pair->rand);
  for (int i = 0; i < 2; i++)
    {
      g_object_unref (pair->sessions[i]);
      g_ptr_array_unref (pair->lines[i]);
      g_string_free (pair->script[i], TRUE);
    }
}

static void
add_verdict (GString          *text,
             const BsState    *state,
             const BsCommand  *command,
             const BsVerdict  *verdict)
{
  g_autofree char *line = bs_command_print (command);
  g_autofree char *print = bs_verdict_print (verdict, state->ruleset);

  g_string_append_printf (text, "%s -> %s\n", line, print);
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
      add_verdict (text, state, offer->command, offer->verdict);
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

/* All that somebody gets. */
static char *
all_of (BsSession *session,
        BsId       viewer)
{
  const BsState *state = bs_session_get_state (session);
  const BsHistory *history = bs_session_get_history (session);
  g_autoptr (BsState) seen = bs_state_seen_by (state, viewer);
  g_autofree char *json = bs_json_place (history, bs_history_n_lines (history), viewer);
  g_autofree char *shown_text = bs_cli_state_text (session, bs_history_n_lines (history), viewer);
  g_autofree char *undo = bs_session_dup_undo_label (session), *redo = bs_session_dup_redo_label (session);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s%s%s\n%s\n", json, shown_text, undo, redo);
  for (guint i = 0; i < state->ships->len; i++)
    {
      add_offers (text, state, bs_offers (state, ((BsShip *) state->ships->pdata[i])->id, viewer));
      add_offers (text, state, bs_offers_to_attack (state, ((BsShip *) state->ships->pdata[i])->id, viewer));
    }
  for (guint i = 0; i < state->players->len; i++)
    add_exports (text, state, ((BsPlayer *) state->players->pdata[i])->id);
  add_reminders (text, seen);
  add_odds (text, state, viewer);
  add_log (text, session, viewer);
  return g_string_free (text, FALSE);
}

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
  g_error ("%s tells the battles apart:\n%s%s\n%s", what, i > 0 ? a[i - 1] : "", a[i] != NULL ? a[i] : "(end)", b[i] != NULL ? b[i] : "(end)");
}

static BsId
viewer_at (const BsState *state,
           guint          i)
{
  return i == 0 ? NULL : ((BsPlayer *) state->players->pdata[i])->id;
}

static void
compare (Pair *pair)
{
  const BsState *state = bs_session_get_state (pair->sessions[0]);

  for (guint i = 0; i < state->players->len; i++)
    {
      g_autofree char *first = all_of (pair->sessions[0], viewer_at (state, i));
      g_autofree char *second = all_of (pair->sessions[1], viewer_at (state, i));

      expect_same (pair, i == 0 ? "The table's view" : "Another player's view", first, second);
    }
}

/* A value as somebody would guess it. */
static char *
guess (GRand           *rand,
       const BsState   *state,
       const BsVerbArg *arg)
{
  static const char *const cards[] = { "boarding-gear", "secret", "card", "qwertz", "grapnel", "rope", "data", "filler", "other", "engine-upgrade",
                                       "vaksai", "c1", "c2", "c3", "?" };
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
      return g_strdup (random_player_chance (rand, 30) ? "focus" : random_player_chance (rand, 30) ? ship->id : card);
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

          add_verdict (text, state, command, verdict);
          answers[side] = g_string_free (text, FALSE);
        }
      expect_same (pair, "Guessing", answers[0], answers[1]);
      g_free (answers[1]);
      answers[1] = NULL;
    }
}

/* How many of the cards that may differ still lie face down. */
static guint
count_hidden (BsSession *session)
{
  const BsState *state = bs_session_get_state (session);
  guint n = 0;

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];

      if (ship->player != bs_id ("p0"))
        continue;
      for (guint j = 0; j < ship->parts->len; j++)
        n += ((BsShipPart *) ship->parts->pdata[j])->hidden;
      for (guint j = 0; j < ship->stacks->len; j++)
        {
          const BsStack *stack = ship->stacks->pdata[j];

          for (guint k = 0; k < stack->boarders->len; k++)
            n += !((BsBoarder *) stack->boarders->pdata[k])->seen;
        }
    }
  return n;
}

static void
append_open (GString      *text,
             const char   *name,
             int           points)
{
  g_string_append_printf (text, "%s %d\n", name, points);
}

/* What has been shown of it, with its points: as long as that is the same, the battles are the same to the others. */
static char *
what_is_open (BsSession *session)
{
  const BsState *state = bs_session_get_state (session);
  const BsShip *ship;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->ships->len; i++)
    {
      ship = state->ships->pdata[i];
      for (guint j = 0; j < ship->parts->len; j++)
        {
          const BsShipPart *part = ship->parts->pdata[j];

          if (!part->hidden)
            append_open (text, part->id, part->points);
        }
      for (guint j = 0; j < ship->stacks->len; j++)
        {
          const BsStack *stack = ship->stacks->pdata[j];

          for (guint k = 0; k < stack->boarders->len; k++)
            if (((BsBoarder *) stack->boarders->pdata[k])->seen)
              append_open (text, ((BsBoarder *) stack->boarders->pdata[k])->name, ((BsBoarder *) stack->boarders->pdata[k])->points);
        }
    }
  for (guint i = 0; i < state->players->len; i++)
    for (guint j = 0; j < ((BsPlayer *) state->players->pdata[i])->pile->len; j++)
      {
        const BsBoarder *card = ((BsPlayer *) state->players->pdata[i])->pile->pdata[j];

        append_open (text, card->name, card->points);
      }
  return g_string_free (text, FALSE);
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
  return offers->len > 0 ? bs_command_copy (((BsOffer *) offers->pdata[g_rand_int_range (rand, 0, offers->len)])->command) : NULL;
}

static BsCommand *
idea (Pair *pair)
{
  g_autoptr (BsState) seen = bs_state_seen_by (bs_session_get_state (pair->sessions[0]), NULL);
  BsCommand *command = random_player_chance (pair->rand, 40) ? take_boarding (pair->rand, seen) : NULL;

  if (command == NULL && bs_turn_does (seen, "move") && random_player_chance (pair->rand, 60))
    command = dock_somewhere (pair->rand, seen);
  if (command == NULL && random_player_chance (pair->rand, 10))
    command = guess_command (pair->rand, seen);
  return command != NULL ? command : random_moves_propose (pair->rand, seen);
}

/* One move in both. FALSE: the game is over, or something that differs was shown. */
static gboolean
move_on (Pair *pair)
{
  static const char *const history[] = { "undo", "redo", NULL };
  g_autoptr (BsCommand) command = idea (pair);
  const BsState *state = bs_session_get_state (pair->sessions[0]);
  guint who = g_rand_int_range (pair->rand, 0, state->players->len);
  BsId viewer = random_player_chance (pair->rand, 60) || who == 0 ? bs_id (BS_VIEW_TABLE) : viewer_at (state, who);
  g_autofree char *line = command != NULL ? bs_command_print (command) : NULL;
  g_autofree char *told[2] = { NULL }, *open[2] = { NULL };
  gboolean same;

  if (command == NULL || g_strv_contains (history, command->verb))
    return TRUE;
  for (int side = 0; side < 2; side++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform (pair->sessions[side], command, viewer);

      note_line (pair, side, line);
      told[side] = bs_verdict_print (verdict, state->ruleset);
      open[side] = what_is_open (pair->sessions[side]);
    }
  moves++;
  same = g_str_equal (open[0], open[1]) && count_hidden (pair->sessions[0]) == count_hidden (pair->sessions[1]);
  shown += !same;
  if (same)
    expect_same (pair, "A verdict", told[0], told[1]);
  g_free (told[1]);
  g_free (open[1]);
  told[1] = open[1] = NULL;
  return same && !bs_session_get_state (pair->sessions[0])->ended;
}

static void
play (guint32  seed,
      gboolean equal)
{
  Pair pair;
  int players, ships;

  pair_init (&pair, seed);
  players = g_rand_int_range (pair.rand, 2, 4);
  ships = g_rand_int_range (pair.rand, players, 8);
  games++;
  for (int i = 0; i < players; i++)
    say (&pair, "player id=p%d edge=%s", i, i == 0 ? "north" : i == 1 ? "south" : "east");
  for (int i = 0; i < ships; i++)
    add_ship (&pair, i % players, i / players);
  build (&pair);
  if (equal)
    even_out (&pair);
  compare (&pair);
  probe (&pair, 20);
  begin (&pair, players, ships, equal);
  compare (&pair);
  for (int i = 0; i < 60 && move_on (&pair); i++)
    {
      compare (&pair);
      probe (&pair, 5);
    }
  pair_clear (&pair);
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
  guint wanted = from_environment ("BOARDSIDE_RANDOM_MOVES", g_getenv ("BOARDSIDE_VALGRIND") != NULL ? 30 : 150);

  compared = moves = games = shown = 0;
  while (moves < wanted)
    play (seed++, equal != NULL);
  g_test_message ("%u games, %u moves, %u comparisons; %u games ended with a card that was shown", games, moves, compared, shown);
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
