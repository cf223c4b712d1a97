/* test-reach-random.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "fixture.h"
#include "reach.h"

#include <stdlib.h>

/* Random battles played by the window's own controls. At every state all that can be reached, ship
 * by ship, is held against the list of offers: each act, and of each argument that is still told
 * each value; both ways. What is reached is read off the widgets: of forms in a popover the same
 * widgets are made without the popover, and one is opened whenever its act is done. Then one act is
 * done by its controls, and its line in the record is the one that was meant, and gives the battle
 * that is shown. Another figure of moves: BOARDSIDE_RANDOM_MOVES, another beginning:
 * BOARDSIDE_RANDOM_SEED. */

#define MOVES_A_BATTLE 60

typedef GPtrArray *(*BattleFunc) (GRand *rand, const BsCatalogue *catalogue);

typedef struct
{
  const char *header;
  BattleFunc battle;
} Game;

static const Game attack_wing = { "boardside 1 game=attack-wing", reach_attack_wing };
static const Game boarding = { "boardside 1 game=x-wing extension=boarding", reach_boarding };

typedef struct
{
  BsWindow *window;
  const Game *game;
  GRand *rand;
  guint32 seed;
  guint moves, states, offers, controls;
  GHashTable *kinds;    /* BsId: kind of offer -> how often it was done */
} Play;

static guint
number_from (const char *variable,
             guint       fallback)
{
  const char *told = g_getenv (variable);

  return told != NULL && *told != '\0' ? (guint) strtoul (told, NULL, 10) : fallback;
}

/* The battle so far, as a script. */
static void
print_battle (Play *play)
{
  const GPtrArray *steps = bs_history_steps (bs_table_get_history (play->window->table));

  for (guint i = 0; i < steps->len; i++)
    {
      const BsStep *step = steps->pdata[i];

      for (guint j = 0; j < step->commands->len; j++)
        {
          g_autofree char *line = bs_command_print (step->commands->pdata[j]);

          g_test_message ("%s", line);
        }
    }
}

static void
fail (Play       *play,
      const char *wrong)
{
  const BsState *state = state_of (play->window);

  print_battle (play);
  g_test_message ("%s, seed %u, move %u, round %d, phase %s, step %s, %s due: %s",
                  play->game->header, play->seed, play->moves, state->round, state->phase,
                  state->step != NULL ? state->step : "none",
                  state->active != NULL ? state->active : "nobody", wrong);
  g_test_fail_printf ("seed %u, move %u", play->seed, play->moves);
}

static gboolean
look (Play  *play,
      Reach *reach)
{
  g_autofree char *wrong =
    reach_compare (reach, bs_table_get_state (play->window->table), &play->offers);

  play->states++;
  play->controls += reach->controls;
  if (wrong != NULL)
    fail (play, wrong);

  return wrong == NULL;
}

static void
perform_lines (Play      *play,
               BsSession *session,
               GPtrArray *lines,
               guint      from,
               guint      to)
{
  for (guint i = from; i < to; i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines->pdata[i], NULL);

      if (verdict->level == BS_VERDICT_ERROR)
        g_test_message ("left out: %s", (char *) lines->pdata[i]);
    }
}

static guint
place_of_begin (const GPtrArray *lines)
{
  guint i;

  for (i = 0; !g_str_has_prefix (lines->pdata[i], "begin"); i++)
    ;

  return i;
}

/* It begins by its button, too. */
static void
begin_by_control (Play *play)
{
  Reach *reach;
  ReachAct *act;
  g_autofree char *wrong = NULL;

  bs_window_show_page (play->window, "muster");
  settle ();
  reach = reach_collect (play->window);
  act = look (play, reach) ? g_hash_table_lookup (reach->acts, "begin ") : NULL;
  if (act != NULL && (wrong = reach_do (play->window, act, play->rand)) != NULL)
    fail (play, wrong);
  reach_free (reach);
}

static BsSession *
new_session (Play       *play,
             GPtrArray **lines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = NULL;
  BsSession *session;
  int format;

  bs_header_parse (play->game->header, &format, &header, &error);
  g_assert_no_error (error);
  session = bs_session_new (play->window->library, header, &error);
  g_assert_no_error (error);
  bs_session_set_seed (session, play->seed);
  *lines = play->game->battle (play->rand, bs_session_get_state (session)->catalogue);

  return session;
}

static void
begin_battle (Play *play)
{
  g_autoptr (GPtrArray) lines = NULL;
  BsSession *session = new_session (play, &lines);
  guint begin = place_of_begin (lines);

  perform_lines (play, session, lines, 0, begin);
  bs_window_set_session (play->window, session);
  begin_by_control (play);
  if (state_of (play->window)->begun)
    perform_lines (play, session, lines, begin + 1, lines->len);
  g_object_unref (session);
  bs_window_show_page (play->window, "battle");
  settle ();
}

/* How likely a kind is done: battles shall get somewhere. */
static int
weight_of (const ReachAct *act)
{
  static const struct
  {
    const char *kind;
    int weight;
  } weights[] = { { "end", 0 },      { "next", 1 },  { "change-by-hand", 1 }, { "pass", 1 },
                  { "resolve", 12 }, { "roll", 25 }, { "draw", 20 },          { "answer", 12 },
                  { "move", 10 },    { "dock", 12 }, { "declare", 8 },        { "fight", 12 },
                  { "attack", 10 },  { "energy", 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (weights); i++)
    if (g_str_equal (act->offer->kind, weights[i].kind))
      return weights[i].weight;

  return 5;
}

static int
compare_acts (gconstpointer a,
              gconstpointer b)
{
  return strcmp ((*(ReachAct *const *) a)->line, (*(ReachAct *const *) b)->line);
}

/* A kind first, then one of it: an attack has many ways, the next step one. One in ten is against a
 * rule. */
static const ReachAct *
pick (Play        *play,
      const Reach *reach)
{
  g_autoptr (GPtrArray) fit = g_ptr_array_new (), one = g_ptr_array_new ();
  gboolean against = g_rand_int_range (play->rand, 0, 10) == 0;
  GHashTableIter iter;
  ReachAct *act;
  int sum = 0, drawn;
  BsId kind = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  g_hash_table_iter_init (&iter, reach->acts);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &act))
    if (act->ways->len > 0 && (act->offer->verdict->level < BS_VERDICT_AGAINST || against))
      g_ptr_array_add (fit, act);
  g_ptr_array_sort (fit, compare_acts);
  for (guint i = 0; i < fit->len; i++)
    if (g_hash_table_add (seen, (gpointer) ((ReachAct *) fit->pdata[i])->offer->kind))
      sum += weight_of (fit->pdata[i]);
  if (sum == 0)
    return fit->len > 0 ? fit->pdata[0] : NULL;
  drawn = g_rand_int_range (play->rand, 0, sum);
  g_hash_table_remove_all (seen);
  for (guint i = 0; i < fit->len && kind == NULL; i++)
    if (g_hash_table_add (seen, (gpointer) ((ReachAct *) fit->pdata[i])->offer->kind) &&
        (drawn -= weight_of (fit->pdata[i])) < 0)
      kind = ((ReachAct *) fit->pdata[i])->offer->kind;
  for (guint i = 0; i < fit->len; i++)
    if (((ReachAct *) fit->pdata[i])->offer->kind == kind)
      g_ptr_array_add (one, fit->pdata[i]);

  return one->pdata[g_rand_int_range (play->rand, 0, one->len)];
}

static gboolean
make_move (Play *play)
{
  Reach *reach = reach_collect (play->window);
  const ReachAct *act = look (play, reach) ? pick (play, reach) : NULL;
  g_autofree char *wrong = act != NULL ? reach_do (play->window, act, play->rand) : NULL;

  if (act != NULL)
    g_hash_table_insert (play->kinds, (gpointer) act->offer->kind,
                         GUINT_TO_POINTER (
                           GPOINTER_TO_UINT (g_hash_table_lookup (play->kinds, act->offer->kind)) +
                           1));
  reach_free (reach);
  if (wrong != NULL)
    fail (play, wrong);
  play->moves++;

  return act != NULL && wrong == NULL;
}

/* Asked about in some battles, done at once in the others; real dice in some. */
static void
set_manners (Play *play)
{
  gboolean asks = g_rand_int_range (play->rand, 0, 3) == 0;

  g_settings_set_string (play->window->settings, "break-rules", asks ? "ask" : "never");
  g_settings_set_string (play->window->settings, "open-may", asks ? "ask" : "never");
  g_settings_set_string (play->window->settings, "dice",
                         g_rand_int_range (play->rand, 0, 3) == 0 ? "real" : "virtual");
}

static void
tell_kinds (Play *play)
{
  g_autoptr (GString) told = g_string_new (NULL);
  GHashTableIter iter;
  gpointer kind, n;

  g_hash_table_iter_init (&iter, play->kinds);
  while (g_hash_table_iter_next (&iter, &kind, &n))
    g_string_append_printf (told, "%s%s %u", told->len > 0 ? ", " : "", (const char *) kind,
                            GPOINTER_TO_UINT (n));
  g_test_message ("done: %s", told->str);
  g_hash_table_unref (play->kinds);
}

static void
test_random (gconstpointer data)
{
  guint moves = number_from ("BOARDSIDE_RANDOM_MOVES", 300), battles = 0;
  Play play = { .game = data, .seed = number_from ("BOARDSIDE_RANDOM_SEED", 1),
                .kinds = g_hash_table_new (NULL, NULL) };
  gint64 start = g_get_monotonic_time ();

  play.window = fixture_window (FALSE);
  /* What is drawn is not looked at. */
  gtk_window_set_default_size (GTK_WINDOW (play.window), 600, 400);
  settle ();
  for (; play.moves < moves && !g_test_failed (); play.seed++, battles++)
    {
      guint most = MIN (play.moves + MOVES_A_BATTLE, moves);

      play.rand = g_rand_new_with_seed (play.seed);
      set_manners (&play);
      begin_battle (&play);
      /* Of a fleet nothing may be left. */
      while (play.moves < most && state_of (play.window)->begun && !state_of (play.window)->ended &&
             !g_test_failed ())
        make_move (&play);
      g_rand_free (play.rand);
    }
  g_test_message (
    "%s: %u moves in %u battles, %u states with %u offers, held against %u controls, %d s",
    play.game->header, play.moves, battles, play.states, play.offers, play.controls,
    (int) ((g_get_monotonic_time () - start) / G_USEC_PER_SEC));
  tell_kinds (&play);
  close_window (play.window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/app/reach-random/attack-wing", &attack_wing, test_random);
  g_test_add_data_func ("/app/reach-random/boarding", &boarding, test_random);

  return g_test_run ();
}
