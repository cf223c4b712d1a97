/* test-failures.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What went wrong in other table companions, and must not here: those of shared/design/failures.md
 * that are the engine's. Each is a battle in memory; states are compared as the bytes of everything
 * they hold. */

#include "config.h"

#include "random-player.h"

#include "engine/state/bs-question.h"

#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <string.h>

static BsLibrary *library;

typedef struct
{
  BsSession *session;
  guint events;           /* of the last change */
} Battle;

static void
changed_cb (BsSession *session,
            GPtrArray *events,
            Battle    *battle)
{
  battle->events = events->len;
}

static void
setup (Battle       *battle,
       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", &error);

  g_assert_no_error (error);
  battle->session = bs_session_new (library, header, &error);
  g_assert_no_error (error);
  bs_session_set_seed (battle->session, 11);
  g_signal_connect (battle->session, "changed", G_CALLBACK (changed_cb), battle);
}

static void
teardown (Battle       *battle,
          gconstpointer data)
{
  g_assert_finalize_object (battle->session);
}

static char *
say (Battle     *battle,
     const char *line)
{
  g_autoptr (BsVerdict) verdict = bs_session_perform_line (battle->session, line, NULL);

  return bs_verdict_print (verdict, bs_session_get_rules (battle->session)->ruleset);
}

static void
play (Battle     *battle,
      const char *lines)
{
  g_auto (GStrv) list = g_strsplit (lines, "\n", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autofree char *said = *list[i] != '\0' ? say (battle, list[i]) : g_strdup ("ok");

      if (!g_str_has_prefix (said, "ok") && !g_str_has_prefix (said, "hint"))
        g_error ("‘%s’: %s", list[i], said);
    }
}

static void
refuse (Battle     *battle,
        const char *line,
        const char *begins)
{
  g_autofree char *said = say (battle, line);

  if (!g_str_has_prefix (said, begins))
    g_error ("‘%s’ gives ‘%s’, not ‘%s’", line, said, begins);
}

static const BsState *
state_of (Battle *battle)
{
  return bs_session_get_state (battle->session);
}

static char *
all_of (Battle *battle)
{
  g_autofree char *json = bs_json_state (state_of (battle), BS_VIEW_ALL);
  g_autofree char *dump = random_player_dump (state_of (battle));

  return g_strconcat (json, dump, NULL);
}

static void
assert_all (Battle     *battle,
            const char *expected)
{
  g_autofree char *now = all_of (battle);

  g_assert_cmpstr (now, ==, expected);
}

static const BsShip *
ship (Battle     *battle,
      const char *id)
{
  return bs_state_ship (state_of (battle), bs_id (id));
}

static const BsDeckState *
deck (Battle *battle)
{
  return bs_state_deck (state_of (battle), bs_id ("shared"));
}

static int
pile (Battle *battle)
{
  int sum = deck (battle)->discard_unknown;

  for (guint i = 0; i < deck (battle)->discard->len; i++)
    sum += g_array_index (deck (battle)->discard, BsCounter, i).n;
  return sum;
}

static void
assert_order (Battle     *battle,
              const char *expected)
{
  g_autoptr (GString) order =
    g_string_new (state_of (battle)->active != NULL ? state_of (battle)->active : "-");

  for (guint i = 0; i < state_of (battle)->order->len; i++)
    g_string_append_printf (order, " %s", g_array_index (state_of (battle)->order, BsDue, i).ship);
  g_assert_cmpstr (order->str, ==, expected);
}

#define THREE                                                                          \
  "player id=fed faction=federation\n"                                                 \
  "player id=kli faction=klingon\n"                                                    \
  "player id=rom faction=romulan\n"                                                    \
  "ship id=ent player=fed card=enterprise-d captain=ENT skill=6\n"                     \
  "ship id=mah player=kli card=maht-ha captain=MAH skill=5\n"                          \
  "ship id=kha player=rom card=khazara captain=KHA skill=7\n"                          \
  "ship id=wall player=rom name=Wall attack=1 agility=0 hull=60 shields=0 skill=1\n"   \
  "begin\n"

/* 1: only the last change is undone, and it is named before. */
static void
test_one_step (Battle       *battle,
               gconstpointer data)
{
  g_autofree char *label = NULL;

  play (battle, THREE "set on=ent hull_left=3\ntoken on=mah kind=evade add");
  label = bs_session_dup_undo_label (battle->session);
  g_assert_cmpstr (label, ==, "Token");
  play (battle, "undo");
  g_assert_cmpint (bs_ship_count (ship (battle, "mah"), bs_id ("evade")), ==, 0);
  g_assert_cmpuint (ship (battle, "ent")->damage->len, ==, 2);
}

/* 2: the pile was shuffled for the last card; undone, nothing fires again. */
static void
test_reshuffle (Battle       *battle,
                gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;

  play (battle,
        THREE "damage ship=wall hits=33\ndiscard-card card=wall/d1\ndiscard-card card=wall/d2");
  g_assert_cmpint (deck (battle)->left, ==, 0);
  g_assert_cmpint (pile (battle), ==, 2);
  before = all_of (battle);
  play (battle, "damage ship=wall hits=1");
  g_assert_cmpint (deck (battle)->left, ==, 1);
  g_assert_cmpint (pile (battle), ==, 0);
  g_assert_cmpuint (battle->events, >, 1);
  after = all_of (battle);
  play (battle, "undo");
  g_assert_cmpuint (battle->events, ==, 0);
  assert_all (battle, before);
  play (battle, "redo");
  g_assert_cmpuint (battle->events, ==, 0);
  assert_all (battle, after);
}

/* 3: dealing takes its consequences back in one step, the roll is the step before; redo brings the
 * same dice. */
static void
test_destruction (Battle       *battle,
                  gconstpointer data)
{
  g_autofree char *declared = NULL, *rolled = NULL, *rolled_both = NULL, *dead = NULL;

  play (battle, THREE "set on=ent shields.active=0 shields.lost=4 hull_left=1\nlock ship=kha "
                      "target=ent\nlock ship=ent target=mah\n"
                      "set on=battle phase=combat\nattack ship=kha target=ent range=1");
  declared = all_of (battle);
  play (battle, "roll side=attack");
  rolled = all_of (battle);
  play (battle, "roll side=defence faces=blank\nchange side=attack add=hit anyway");
  rolled_both = all_of (battle);
  play (battle, "resolve");
  g_assert_cmpint (ship (battle, "ent")->status, ==, BS_STATUS_DESTROYED);
  g_assert_cmpuint (state_of (battle)->locks->len, ==, 0);
  dead = all_of (battle);
  play (battle, "undo");
  assert_all (battle, rolled_both);
  g_assert_cmpuint (state_of (battle)->locks->len, ==, 2);
  play (battle, "undo count=2");
  assert_all (battle, rolled);
  play (battle, "undo");
  assert_all (battle, declared);
  play (battle, "redo");
  assert_all (battle, rolled);
  play (battle, "redo count=3");
  assert_all (battle, dead);
}

/* 4: the same done and undone twice leaves nothing behind. */
static void
test_twice (Battle       *battle,
            gconstpointer data)
{
  g_autofree char *start = NULL;

  play (battle, THREE);
  start = all_of (battle);
  play (battle, "damage ship=ent hits=4 crits=2\nundo\ndamage ship=ent hits=4 crits=2\nundo");
  assert_all (battle, start);
}

/* 5: more damage than there is of the ship, undone, is not more ship. */
static void
test_overkill (Battle       *battle,
               gconstpointer data)
{
  g_autofree char *start = NULL;

  play (battle, THREE "set on=mah shields.active=1 shields.lost=2 hull_left=2");
  start = all_of (battle);
  play (battle, "damage ship=mah hits=5");
  g_assert_cmpint (ship (battle, "mah")->status, ==, BS_STATUS_DESTROYED);
  g_assert_cmpint (pile (battle), ==, 5);
  play (battle, "undo");
  assert_all (battle, start);
}

/* 7: over a phase and over a round. */
static void
test_over_rounds (Battle       *battle,
                  gconstpointer data)
{
  g_autofree char *combat = NULL, *end = NULL, *next = NULL;

  play (
    battle, THREE
    "damage ship=kha crits=5 hits=0 cards=console-fire\nset on=ent tokens.evade=2 tokens.scan=1\n"
    "set on=mah cloak=red shields.active=0 shields.disabled=3\nset on=battle phase=combat\n"
    "pass ship=kha\npass ship=ent\npass ship=mah\npass ship=wall");
  combat = all_of (battle);
  play (battle, "next");
  g_assert_cmpstr (state_of (battle)->phase, ==, "end");
  g_assert_cmpint (bs_ship_count (ship (battle, "ent"), bs_id ("evade")), ==, 0);
  g_assert_cmpint (ship (battle, "mah")->cloak, ==, BS_CLOAK_NONE);
  end = all_of (battle);
  play (battle, "next");
  g_assert_cmpint (state_of (battle)->round, ==, 2);
  next = all_of (battle);
  play (battle, "undo");
  assert_all (battle, end);
  g_assert_cmpuint (battle->events, ==, 0);
  play (battle, "undo");
  assert_all (battle, combat);
  play (battle, "redo count=2");
  assert_all (battle, next);
  g_assert_cmpuint (battle->events, ==, 0);
}

/* 8: keys held down run to both ends and stop there. */
static void
test_both_ends (Battle       *battle,
                gconstpointer data)
{
  g_autofree char *start = all_of (battle);
  g_autofree char *last = NULL;

  play (battle, THREE "next\nnext\ndamage ship=ent hits=3\nnext");
  last = all_of (battle);
  while (bs_session_can_undo (battle->session))
    play (battle, "undo");
  assert_all (battle, start);
  refuse (battle, "undo", "error: there is nothing to undo");
  play (battle, "redo count=10000");
  assert_all (battle, last);
  refuse (battle, "redo", "error: there is nothing to redo");
}

/* 21: two ships of one skill destroy each other: both fire, both are gone after it, whoever goes
 * first. */
static void
test_mutual (Battle       *battle,
             gconstpointer data)
{
  const char *first = data;
  const char *second = g_str_equal (first, "mah") ? "kha" : "mah";
  g_autofree char *begin = g_strdup_printf (
    "player id=kli faction=klingon\nplayer id=rom faction=romulan\nplayer id=fed "
    "faction=federation\n"
    "ship id=mah player=kli card=maht-ha captain=MAH skill=1\nship id=kha player=rom card=khazara "
    "captain=KHA skill=1\n"
    "ship id=ent player=fed card=enterprise-d captain=ENT skill=1\nbegin initiative=%s,fed\n"
    "set on=mah shields.active=0 shields.lost=3 hull_left=1\nset on=kha shields.active=0 "
    "shields.lost=4 hull_left=1\n"
    "set on=battle phase=combat",
    g_str_equal (first, "mah") ? "kli,rom" : "rom,kli");
  g_autofree char *one =
    g_strdup_printf ("attack ship=%s target=%s range=2\nroll side=attack faces=hit,hit,hit,hit\n"
                     "roll side=defence faces=blank\nresolve",
                     first, second);
  g_autofree char *two =
    g_strdup_printf ("attack ship=%s target=%s range=2\nroll side=attack faces=hit,hit,hit,hit\n"
                     "roll side=defence faces=blank\nresolve",
                     second, first);

  play (battle, begin);
  g_assert_cmpstr (state_of (battle)->active, ==, first);
  play (battle, one);
  g_assert_true (ship (battle, second)->doomed);
  g_assert_true (bs_ship_in_play (ship (battle, second)));
  play (battle, two);
  g_assert_false (bs_ship_in_play (ship (battle, first)));
  g_assert_false (bs_ship_in_play (ship (battle, second)));
  g_assert_true (state_of (battle)->ended);
  g_assert_cmpuint (state_of (battle)->order->len, ==, 0);
  g_assert_cmpstr (state_of (battle)->teams_won->pdata[0], ==, "fed");
}

/* 22: both ends of a lock go with either ship, in one step, and the letter is free again. */
static void
test_locks (Battle       *battle,
            gconstpointer data)
{
  const BsLock *lock;

  play (battle,
        THREE "lock ship=ent target=kha\nlock ship=kha target=mah\nlock ship=mah target=kha");
  g_assert_cmpuint (state_of (battle)->locks->len, ==, 3);
  play (battle, "remove ship=ent why=destroyed");
  g_assert_cmpuint (state_of (battle)->locks->len, ==, 2);
  play (battle, "lock ship=wall target=mah");
  lock = bs_state_lock (state_of (battle), bs_id ("wall"), bs_id ("mah"));
  g_assert_cmpstr (lock->letter, ==, "A");
  play (battle, "undo count=2");
  g_assert_cmpuint (state_of (battle)->locks->len, ==, 3);
  play (battle, "remove ship=kha why=destroyed");
  g_assert_cmpuint (state_of (battle)->locks->len, ==, 0);
  play (battle, "undo");
  g_assert_cmpuint (state_of (battle)->locks->len, ==, 3);
}

/* 23: skills change while ships act; the acting one is taken off; back again. */
static void
test_skill (Battle       *battle,
            gconstpointer data)
{
  g_autofree char *before = NULL;

  play (battle, THREE "next");
  assert_order (battle, "wall mah ent kha");
  play (battle, "move ship=wall bearing=straight speed=1\nmove ship=mah bearing=straight speed=1");
  assert_order (battle, "mah ent kha");
  play (battle, "set on=kha skill=2");
  assert_order (battle, "mah kha ent");
  play (battle, "set on=mah skill=9\nset on=wall skill=8");
  assert_order (battle, "mah kha ent");
  play (battle, "next");
  assert_order (battle, "kha ent");
  before = all_of (battle);
  play (battle, "remove ship=kha why=destroyed");
  assert_order (battle, "- ent");
  play (battle, "undo");
  assert_all (battle, before);
  play (battle, "redo\nnext");
  assert_order (battle, "ent");
  refuse (battle, "move ship=mah bearing=straight speed=1", "against AW3.1");
  play (battle, "next");
  g_assert_cmpstr (state_of (battle)->phase, ==, "combat");
  assert_order (battle, "mah wall ent");
}

/* 26: what the end phase takes off is told ship by ship, and comes back in one step. */
static void
test_end_phase (Battle       *battle,
                gconstpointer data)
{
  const BsStep *step;
  guint told = 0;
  g_autofree char *before = NULL;

  play (battle, THREE "set on=ent tokens.evade=2 tokens.scan=1\nset on=mah "
                      "tokens.battle-stations=1\nset on=battle phase=combat\n"
                      "pass ship=kha\npass ship=ent\npass ship=mah\npass ship=wall");
  before = all_of (battle);
  play (battle, "next");
  step = bs_history_undo_step (bs_session_get_history (battle->session));
  for (guint i = 0; i < step->events->len; i++)
    {
      const BsEvent *event = step->events->pdata[i];

      if (g_str_equal (event->kind->name, "tokens-cleared"))
        told += bs_event_arg (event, "ship") != NULL && bs_event_arg (event, "token") != NULL;
    }
  g_assert_cmpuint (told, ==, 3);
  play (battle, "undo");
  assert_all (battle, before);
}

/* 29: a real card is named, turned down, discarded: each a step of its own, and it lies where it
 * belongs. */
static void
test_real_card (Battle       *battle,
                gconstpointer data)
{
  g_autofree char *asked = NULL, *named = NULL, *down = NULL;

  play (battle, "option cards=real\n" THREE
                "set on=ent shields.active=0 shields.lost=4\ndamage ship=ent crits=1");
  asked = all_of (battle);
  refuse (battle, "next", "against");
  play (battle, "draw card=engine-room-fire");
  named = all_of (battle);
  g_assert_cmpstr (bs_ship_damage (ship (battle, "ent"), bs_id ("ent/d1"))->card, ==,
                   "engine-room-fire");
  play (battle, "turn-card card=ent/d1");
  g_assert_false (bs_ship_damage (ship (battle, "ent"), bs_id ("ent/d1"))->up);
  down = all_of (battle);
  play (battle, "discard-card card=ent/d1");
  g_assert_cmpint (bs_counters_get (deck (battle)->discard, bs_id ("engine-room-fire"), 0), ==, 1);
  g_assert_cmpint (deck (battle)->left, ==, 32);
  play (battle, "undo");
  assert_all (battle, down);
  play (battle, "undo");
  assert_all (battle, named);
  play (battle, "undo");
  assert_all (battle, asked);
  play (battle, "undo");
  g_assert_cmpint (deck (battle)->left, ==, 33);
}

/* 30: nothing goes below zero or above what the card says; what was too much is told. */
static void
test_clamped (Battle       *battle,
              gconstpointer data)
{
  play (battle, THREE);
  refuse (battle, "set on=ent hull_left=-1", "error");
  refuse (battle, "set on=ent hull_left=6", "error");
  refuse (battle, "set on=ent shields.active=-1", "error");
  refuse (battle, "token on=ent kind=evade remove", "against AW5.13");
  play (battle, "token on=ent kind=evade remove anyway");
  g_assert_cmpint (bs_ship_count (ship (battle, "ent"), bs_id ("evade")), ==, 0);
  play (battle, "token on=ent kind=evade add");
  g_assert_cmpint (bs_ship_count (ship (battle, "ent"), bs_id ("evade")), ==, 1);
  play (battle, "set on=ent hull_left=1\nset on=ent hull_left=2");
  g_assert_cmpuint (ship (battle, "ent")->damage->len, ==, 3);
  play (battle, "shields ship=ent do=lose count=4");
  refuse (battle, "shields ship=ent do=lose count=1", "error");
  refuse (battle, "shields ship=ent do=restore count=5", "against AW1.8");
  play (battle, "shields ship=ent do=restore count=5 anyway");
  g_assert_cmpint (bs_ship_shields (ship (battle, "ent"), NULL), ==, 4);
}

/* Hints about different things: each number's sentence in its place, and then what goes by no
 * rule. */
static void
test_merged (Battle       *battle,
             gconstpointer data)
{
  const BsRuleset *ruleset = bs_session_get_rules (battle->session)->ruleset;
  g_autoptr (BsVerdict) verdict = bs_verdict_new ();
  g_autofree char *said = NULL, *wanted = NULL;

  bs_verdict_hint (verdict, ruleset, NULL, "One has not moved.");
  bs_verdict_hint (verdict, ruleset, "AW5.3", "Two.");
  bs_verdict_hint (verdict, ruleset, "AW5.1", NULL);
  said = bs_verdict_print (verdict, ruleset);
  wanted = g_strdup_printf ("hint AW5.1 AW5.3: %s %s Two. One has not moved.",
                            bs_ruleset_text (ruleset, "rule",
                                             bs_ruleset_rule (ruleset, bs_id ("AW5.1"))->text),
                            bs_ruleset_text (ruleset, "rule",
                                             bs_ruleset_rule (ruleset, bs_id ("AW5.3"))->text));
  g_assert_cmpstr (said, ==, wanted);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add ("/engine/failures/01-one-step", Battle, NULL, setup, test_one_step, teardown);
  g_test_add ("/engine/failures/02-reshuffle", Battle, NULL, setup, test_reshuffle, teardown);
  g_test_add ("/engine/failures/03-destruction", Battle, NULL, setup, test_destruction, teardown);
  g_test_add ("/engine/failures/04-twice", Battle, NULL, setup, test_twice, teardown);
  g_test_add ("/engine/failures/05-overkill", Battle, NULL, setup, test_overkill, teardown);
  g_test_add ("/engine/failures/07-over-rounds", Battle, NULL, setup, test_over_rounds, teardown);
  g_test_add ("/engine/failures/08-both-ends", Battle, NULL, setup, test_both_ends, teardown);
  g_test_add ("/engine/failures/21-mutual", Battle, "mah", setup, test_mutual, teardown);
  g_test_add ("/engine/failures/21-mutual-other-initiative", Battle, "kha", setup, test_mutual,
              teardown);
  g_test_add ("/engine/failures/22-locks", Battle, NULL, setup, test_locks, teardown);
  g_test_add ("/engine/failures/23-skill", Battle, NULL, setup, test_skill, teardown);
  g_test_add ("/engine/failures/26-end-phase", Battle, NULL, setup, test_end_phase, teardown);
  g_test_add ("/engine/failures/29-real-card", Battle, NULL, setup, test_real_card, teardown);
  g_test_add ("/engine/failures/30-clamped", Battle, NULL, setup, test_clamped, teardown);
  g_test_add ("/engine/failures/31-merged-hints", Battle, NULL, setup, test_merged, teardown);
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
