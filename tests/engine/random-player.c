/* random-player.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "random-player.h"

#include "random-heed.h"
#include "random-moves.h"
#include "random-offers.h"
#include "random-watch.h"

#include <string.h>

/* A battle under way: every command as it is stored, every state, and what the state was when it
 * was new. */
typedef struct
{
  const RandomGame *game;
  GRand *rand;
  BsChance *chance;         /* (nullable) while a battle is played again */
  RandomWatch watch;
  BsState *state;           /* borrowed: the last of `states` */
  GPtrArray *states;        /* BsState */
  GArray *hashes;           /* guint: of each state's dump, when it was new */
  GPtrArray *commands;      /* BsCommand, as stored */
  gboolean hasty;           /* states are not remembered: only the moves count */
  char *wrong;              /* (nullable) */
} Play;

#define MOVES_A_BATTLE 400

static guint
hash_of (const BsState *state)
{
  g_autofree char *dump = random_player_dump (state);

  return g_str_hash (dump);
}

static void
keep_state (Play    *play,
            BsState *state)
{
  guint hash = play->hasty ? 0 : hash_of (state);

  g_ptr_array_add (play->states, state);
  g_array_append_val (play->hashes, hash);
  play->state = state;
}

static BsState *
first_state (const RandomGame *game)
{
  g_autoptr (BsCommand) header = bs_command_parse (game->header, NULL);
  BsState *state = bs_state_new (game->ruleset, game->catalogue);

  if (bs_command_get (header, "mission") != NULL)
    state->mission = bs_id (bs_command_get (header, "mission"));
  return state;
}

static void
play_init (Play             *play,
           const RandomGame *game)
{
  *play = (Play) { 0 };
  play->game = game;
  random_watch_init (&play->watch);
  play->states = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_state_unref);
  play->hashes = g_array_new (FALSE, FALSE, sizeof (guint));
  play->commands = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
  keep_state (play, first_state (game));
}

static void
play_clear (Play *play)
{
  random_watch_clear (&play->watch);
  g_ptr_array_unref (play->states);
  g_array_unref (play->hashes);
  g_ptr_array_unref (play->commands);
  g_clear_pointer (&play->rand, g_rand_free);
  g_clear_pointer (&play->chance, bs_chance_free);
  g_free (play->wrong);
}

/* Does a command as a session would: judged, applied, looked at. FALSE: refused, nothing
 * happened. */
static gboolean
perform (Play            *play,
         const BsCommand *asked)
{
  const BsState *before = play->state;
  g_autoptr (BsVerdict) verdict = bs_judge (before, asked, NULL);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (GError) error = NULL;
  BsCommand *command;
  BsState *after;

  /* Every third one: it judges the line three times more. */
  if (verdict->level == BS_VERDICT_AGAINST && !asked->anyway && play->commands->len % 3 == 0)
    {
      GRand *words = g_rand_new_with_seed (play->commands->len);

      play->wrong = random_heed_refused (words, before, asked);
      g_rand_free (words);
    }
  if (verdict->level == BS_VERDICT_ERROR ||
      (verdict->level == BS_VERDICT_AGAINST && !asked->anyway))
    return FALSE;

  command = bs_command_copy (asked);
  command->anyway = verdict->level == BS_VERDICT_AGAINST;
  after = bs_apply (before, command, play->chance, events, &error);
  if (after == NULL)
    {
      if (play->chance != NULL)
        play->wrong = g_strdup_printf ("judged fine, yet it fails: %s", error->message);
      g_ptr_array_add (play->commands, command);
      return FALSE;
    }

  g_ptr_array_add (play->commands, command);
  keep_state (play, after);
  play->wrong = random_watch_look (&play->watch, before, command, after);
  if (play->wrong == NULL && play->game->check != NULL)
    play->wrong = play->game->check (before, command, after);
  if (play->wrong == NULL)
    play->wrong = random_offers_look (after, command);
  /* Words of its own, so that the moves stay what they are; always the same ones when it is played
   * again. */
  if (play->wrong == NULL)
    {
      GRand *words = g_rand_new_with_seed (play->commands->len);

      play->wrong = random_heed_look (words, before, command);
      g_rand_free (words);
    }
  return TRUE;
}

/* What was shown stays as it was: undo to any state gives that state. */
static char *
check_history (const Play *play)
{
  for (guint i = 0; i < play->states->len; i++)
    if (hash_of (play->states->pdata[i]) != g_array_index (play->hashes, guint, i))
      return g_strdup_printf ("the state before line %u is not what it was", i + 1);

  return NULL;
}

/* Each line written, read and applied without judging and without chance gives the state that was
 * played. */
static char *
check_replay (const Play *play)
{
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  BsState *state = bs_state_ref (play->states->pdata[0]);
  char *wrong = NULL;

  for (guint i = 0; wrong == NULL && i < play->commands->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = bs_command_print (play->commands->pdata[i]);
      g_autoptr (BsCommand) command = bs_command_parse (line, &error);
      g_autoptr (BsCommand) read = command != NULL ? bs_command_copy (command) : NULL;
      BsState *next = command != NULL ? bs_apply (state, command, NULL, events, &error) : NULL;

      if (next == NULL)
        wrong = g_strdup_printf ("reading line %u fails: %s", i + 1, error->message);
      else if (!bs_command_equal (read, command))
        wrong = g_strdup_printf ("reading line %u changes it", i + 1);
      else if (hash_of (next) != g_array_index (play->hashes, guint, i + 1))
        wrong = g_strdup_printf ("line %u read again gives another state", i + 1);
      if (next != NULL)
        {
          bs_state_unref (state);
          state = next;
        }
    }
  bs_state_unref (state);
  return wrong;
}

/* Plays these commands again; what is refused now is left out. Gives what is wrong, and the
 * commands that were done. With @hasty only the moves are looked at, not what became of the states
 * before. */
static char *
play_again (const RandomGame *game,
            const GPtrArray  *commands,
            gboolean          hasty,
            GPtrArray        *done)
{
  Play play;
  char *wrong;

  play_init (&play, game);
  play.hasty = hasty;
  for (guint i = 0; play.wrong == NULL && i < commands->len; i++)
    perform (&play, commands->pdata[i]);
  if (play.wrong == NULL && !hasty)
    play.wrong = check_history (&play);
  if (play.wrong == NULL && !hasty)
    play.wrong = check_replay (&play);
  for (guint i = 0; done != NULL && i < play.commands->len; i++)
    g_ptr_array_add (done, bs_command_copy (play.commands->pdata[i]));
  wrong = g_steal_pointer (&play.wrong);
  play_clear (&play);
  return wrong;
}

static GPtrArray *
without (const GPtrArray *commands,
         guint            first,
         guint            count)
{
  GPtrArray *rest = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);

  for (guint i = 0; i < commands->len; i++)
    if (i < first || i >= first + count)
      g_ptr_array_add (rest, bs_command_copy (commands->pdata[i]));
  return rest;
}

/* Whether it is the same thing that is wrong, whoever it happens to: words with digits do not
 * count. */
static gboolean
is_same_trouble (const char *first,
                 const char *second)
{
  g_auto (GStrv) words = g_strsplit (first, " ", -1);
  g_auto (GStrv) others = g_strsplit (second, " ", -1);

  if (g_strv_length (words) != g_strv_length (others))
    return FALSE;
  for (guint i = 0; words[i] != NULL; i++)
    if (strpbrk (words[i], "0123456789") == NULL && !g_str_equal (words[i], others[i]))
      return FALSE;

  return TRUE;
}

/* Leaves out as many commands as can be, from large pieces to single ones, as long as the same
 * thing is wrong. */
static GPtrArray *
shrink (const RandomGame *game,
        GPtrArray        *commands,
        gboolean          hasty,
        char            **wrong)
{
  for (guint size = MAX (commands->len / 2, 1); size > 0; size /= 2)
    for (guint first = commands->len; first > 0;)
      {
        g_autoptr (GPtrArray) fewer = NULL;
        g_autoptr (GPtrArray) done =
          g_ptr_array_new_with_free_func ((GDestroyNotify) bs_command_free);
        char *again;

        first = first > size ? first - size : 0;
        fewer = without (commands, first, size);
        again = play_again (game, fewer, hasty, done);
        if (again == NULL || !is_same_trouble (*wrong, again))
          {
            g_free (again);
            continue;
          }
        g_free (*wrong);
        *wrong = again;
        g_ptr_array_unref (commands);
        commands = g_steal_pointer (&done);
        first = MIN (first, commands->len);
      }

  return commands;
}

static char *
print_script (const RandomGame *game,
              const GPtrArray  *commands)
{
  GString *script = g_string_new (game->header);

  g_string_append_c (script, '\n');
  for (guint i = 0; i < commands->len; i++)
    {
      g_autofree char *line = bs_command_print (commands->pdata[i]);

      g_string_append_printf (script, "%s\n", line);
    }
  return g_string_free (script, FALSE);
}

static void
report (const Play *play,
        guint32     seed)
{
  g_autofree char *first = g_strdup (play->wrong);
  g_autofree char *hasty = play_again (play->game, play->commands, TRUE, NULL);
  g_autofree char *again =
    hasty != NULL ? g_strdup (hasty) : play_again (play->game, play->commands, FALSE, NULL);
  char *wrong = g_strdup (play->wrong);
  GPtrArray *commands = without (play->commands, 0, 0);
  g_autofree char *script = NULL;

  if (again != NULL)
    commands = shrink (play->game, commands, hasty != NULL, &wrong);
  script = print_script (play->game, commands);
  g_test_message ("seed %u: %s; %s:\n%s", seed, first,
                  again != NULL ? "shrunk, as a battle script" : "in whole", script);
  g_test_fail_printf ("seed %u: %s", seed, wrong);
  g_ptr_array_unref (commands);
  g_free (wrong);
}

static void
set_up (Play *play)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  play->game->set_up (play->rand, lines);
  for (guint i = 0; play->wrong == NULL && i < lines->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsCommand) command = bs_command_parse (lines->pdata[i], &error);

      g_assert_no_error (error);
      perform (play, command);
    }
}

static void
make_moves (Play *play,
            guint most)
{
  guint tries = 0;

  for (guint made = 0;
       made < most && play->wrong == NULL && !play->state->ended && tries < 50 * most; tries++)
    {
      BsCommand *idea = play->game->propose != NULL && random_player_chance (play->rand, 30)
                          ? play->game->propose (play->rand, play->state)
                          : NULL;
      g_autoptr (BsCommand) command =
        idea != NULL ? idea : random_moves_propose (play->rand, play->state);

      if (command == NULL)
        continue;
      command->anyway |= random_player_chance (play->rand, 4);
      made += perform (play, command);
    }
}

static guint
play_battle (const RandomGame *game,
             guint32           seed,
             guint             most)
{
  Play play;
  guint made;

  play_init (&play, game);
  play.rand = g_rand_new_with_seed (seed);
  play.chance = bs_chance_new_seeded (seed);
  set_up (&play);
  make_moves (&play, most);
  if (play.wrong == NULL)
    play.wrong = check_history (&play);
  if (play.wrong == NULL)
    play.wrong = check_replay (&play);
  if (play.wrong != NULL)
    report (&play, seed);
  made = play.wrong != NULL ? G_MAXUINT : play.commands->len;
  play_clear (&play);
  return made;
}

void
random_player_test (const RandomGame *game,
                    guint32           seed,
                    guint             moves)
{
  guint battles = 0;

  g_test_message ("the first battle has seed %u", seed);
  for (guint made = 0; made < moves; battles++)
    {
      guint more = play_battle (game, seed + battles, MIN (MOVES_A_BATTLE, moves));

      if (more == G_MAXUINT)
        return;
      made += more;
    }
  g_test_message ("%u moves in %u battles, seeds %u to %u", moves, battles, seed,
                  seed + battles - 1);
}

static guint64
number_from (const char *variable,
             guint64     fallback)
{
  const char *told = g_getenv (variable);

  return told != NULL && *told != '\0' ? g_ascii_strtoull (told, NULL, 10) : fallback;
}

/* Valgrind is some ten times slower than the sanitizers, which see all of them. */
guint
random_player_moves (guint moves)
{
  return number_from ("BOARDSIDE_RANDOM_MOVES",
                      g_getenv ("BOARDSIDE_VALGRIND") != NULL ? moves / 5 : moves);
}

guint32
random_player_seed (guint32 seed)
{
  return number_from ("BOARDSIDE_RANDOM_SEED", seed);
}
