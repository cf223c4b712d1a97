/* test-verbs.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every verb of the verb table, with its undo: what it does is taken back and done again to the
 * byte, its record is read again to the byte, and what is refused changes nothing. A verb without a
 * case fails the test. */

#include "config.h"

#include "random-player.h"

#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <glib/gstdio.h>

#include <string.h>

typedef struct
{
  const char *verb;
  const char *prepare;    /* lines before it */
  /* the verb at work; NULL: nobody may say it, the program writes it into packed records */
  const char *line;
  const char *more;       /* (nullable) lines between it and what is refused */
  const char *refused;
  const char *begins;     /* how the refusal begins */
  const char *header;     /* (nullable) of another game */
} Case;

#define HEADER "boardside 1 game=attack-wing"

#define FLEETS                                                         \
  "player id=anna name=Anna faction=federation\n"                      \
  "player id=ben name=Ben faction=romulan\n"                           \
  "ship id=ent player=anna card=enterprise-d captain=jean-luc-picard\n" \
  "equip ship=ent card=geordi-la-forge as=geordi\n"                    \
  "ship id=kha player=ben card=khazara captain=toreth\n"               \
  "equip ship=kha card=plasma-torpedoes as=torpedoes\n"
#define BATTLE FLEETS "begin\n"
#define ACTIVATION BATTLE "next\n"
#define COMBAT                                                                                     \
  BATTLE                                                                                           \
    "set on=battle phase=combat\nset on=kha tokens.battle-stations=1\nlock ship=kha target=ent\n"
#define ATTACK COMBAT "pass ship=ent\nattack ship=kha target=ent range=1\n"
#define ROLLED ATTACK "roll side=attack faces=hit,battle,blank,blank\n"

#define BOARDING "boardside 1 game=x-wing extension=boarding"
#define SQUADS                                                                          \
  "player id=rosa faction=rebel edge=south\n"                                           \
  "player id=ida faction=imperial edge=north\n"                                         \
  "ship id=fal player=rosa card=yt-1300 pilot=han-solo\n"                               \
  "equip ship=fal card=boarding-gear\n"                                                 \
  "boarder ship=fal card=chewbacca\n"                                                   \
  "ship id=sla player=ida card=firespray-31 pilot=krassis-trelix\n"                     \
  "equip ship=sla card=boarding-gear\n"
#define ADRIFT SQUADS "begin initiative=ida,rosa\nnext\nset on=sla status=immobilised\n"
#define REACHED ADRIFT "move ship=fal bearing=straight speed=1 dock=sla\n"
#define DOCKED REACHED "dock ship=fal target=sla at=rear\n"
#define HUGE                                                                                       \
  "player id=rosa faction=rebel edge=south\n"                                                      \
  "player id=ida faction=imperial edge=north\n"                                                    \
  "ship id=cr90 player=rosa size=huge attack=4 agility=0 hull=8 shields=5 energy=5 points=90 "     \
  "skill=4 slots=cargo\n"                                                                          \
  "equip ship=cr90 as=cannon name=Cannon slot=cargo energy=2 points=3\n"                           \
  "ship id=tie player=ida size=small attack=2 agility=3 hull=3 shields=0 points=12 skill=1\n"      \
  "begin initiative=ida,rosa\nnext\nmove ship=tie\nnext\nmove ship=cr90 energy=3\n"
#define BOARDED DOCKED "declare ship=fal intent=board\nnext\n"

#define GHOST                                                                                      \
  "player id=rosa team=r\nplayer id=ida team=i\nship id=gho player=rosa card=vcx-100 "             \
  "pilot=hera-syndulla\n"                                                                          \
  "equip ship=gho card=ghost\nship id=pha player=rosa card=attack-shuttle pilot=ezra-bridger\n"    \
  "ship id=tie player=ida card=tie-fighter pilot=academy-pilot\n"

static const Case cases[] = {
  { "stow", GHOST, "stow ship=pha target=gho", NULL, "stow ship=tie target=gho", "against X6.3",
    BOARDING },
  { "stow", GHOST "begin\n", "stow ship=pha target=gho", NULL, "stow ship=tie target=gho",
    "against X6.3", BOARDING },
  { "stow", GHOST "stow ship=pha target=gho\n", "begin", "next", "stow ship=pha target=gho",
    "error", BOARDING },
  { "launch", GHOST "stow ship=pha target=gho\nbegin\n", "launch ship=pha", NULL, "launch ship=gho",
    "error", BOARDING },
  { "boarder", SQUADS, "boarder ship=fal name=Wookiee points=12", NULL,
    "boarder ship=fal card=chewbacca", "against B1.3", BOARDING },
  { "dock", REACHED, "dock ship=fal target=sla at=left", NULL, "dock ship=fal target=sla",
    "against B4.1", BOARDING },
  { "declare", DOCKED, "declare ship=fal intent=tow", NULL, "declare ship=fal intent=board",
    "against B5.1", BOARDING },
  { "force-melee", DOCKED "declare ship=fal intent=tow\nnext\n", "force-melee ship=sla", NULL,
    "force-melee ship=sla", "against B5.4", BOARDING },
  { "break-off", BOARDED "fight ship=fal\nset on=battle phase=end\n", "break-off ship=fal", NULL,
    "break-off ship=fal", "against B7.10", BOARDING },
  { "energy", HUGE, "energy ship=cr90 do=allocate card=cr90/cannon count=2", NULL,
    "energy ship=cr90 do=allocate card=cr90/cannon", "against X5.1", BOARDING },
  { "fight", BOARDED,
    "fight ship=fal attack=hit,blank,blank,blank,blank,blank,blank "
    "defence=blank,blank,blank,blank,blank,blank",
    NULL, "fight ship=fal", "against B7.6", BOARDING },
  { "option", FLEETS, "option cards=real", NULL, "option cards=imaginary", "error" },
  { "player", "", "player id=carl name=Carl team=one edge=north faction=klingon color=#ff0000",
    NULL, "player id=carl", "error" },
  { "ship", "player id=anna", "ship id=ent player=anna card=enterprise-d captain=william-t-riker",
    NULL, "ship id=two player=anna card=enterprise-d captain=federation-captain",
    "against AW12.5" },
  { "equip", FLEETS, "equip ship=ent card=photon-torpedoes as=torpedoes", NULL,
    "equip ship=ent card=tractor-beam", "against AW12.9" },
  { "lead", FLEETS, "lead ship=ent captain=william-t-riker", NULL,
    "lead ship=ent captain=nobody-at-all", "error" },
  { "drop", FLEETS, "drop on=ent/geordi", NULL, "drop on=ent/geordi", "error" },
  { "drop", FLEETS, "drop on=ent", NULL, "drop on=ent", "error" },
  { "drop", FLEETS, "drop on=ent/captain", NULL, "drop on=ent/captain", "error" },
  { "drop", FLEETS, "drop on=ben", NULL, "drop on=kha", "error" },
  { "drop", SQUADS, "drop on=fal/c2", NULL, "drop on=fal/c1", "error", BOARDING },
  { "order", SQUADS "boarder ship=fal name=Wookiee points=12\n", "order on=fal/c3 to=1", NULL,
    "order on=fal/c1 to=1", "error", BOARDING },
  { "order",
    FLEETS "ship id=two player=anna hull=3 attack=2 agility=1 shields=2 skill=3 points=20\n",
    "order on=two to=1", NULL, "order on=two to=0", "error" },
  { "begin", FLEETS, "begin", NULL, "begin", "error" },
  { "next", BATTLE, "next",
    "set on=battle phase=combat\npass ship=ent\nattack ship=kha target=ent range=1", "next",
    "against AW5.2" },
  { "move", ACTIVATION, "move ship=kha bearing=straight speed=2 overlap=ent,asteroid",
    "roll faces=crit", "move ship=kha bearing=straight speed=2", "against AW3.1" },
  { "act", ACTIVATION "move ship=kha bearing=straight speed=2\n", "act ship=kha action=cloak", NULL,
    "act ship=kha action=target-lock target=ent", "against AW4.1" },
  { "pass", ACTIVATION "move ship=kha bearing=straight speed=2\n", "pass ship=kha", NULL,
    "pass ship=kha", "against AW3.6" },
  { "attack", COMBAT "pass ship=ent\n",
    "attack ship=kha target=ent range=2 weapon=kha/torpedoes obstructed",
    "roll side=attack faces=hit\nroll side=defence faces=evade\nresolve",
    "attack ship=kha target=ent range=1", "against AW5.1" },
  { "roll", ATTACK, "roll side=attack faces=hit,hit,crit,battle", NULL,
    "roll side=attack faces=evade", "error" },
  { "draw",
    "option cards=real\n" BATTLE "shields ship=ent do=lose count=4\ndamage ship=ent crits=1\n",
    "draw card=warp-core-breach", NULL, "draw card=flat-tyre", "error" },
  { "choose",
    BATTLE "set on=kha cloak=side shields.active=0 shields.disabled=4\nset on=battle "
           "phase=activation\nnext\nnext\nnext\npass ship=kha\nnext\n",
    "choose answer=raise", NULL, "choose answer=raise", "error" },
  { "spend", ROLLED, "spend side=attack token=lock dice=3,4 faces=crit,hit", NULL,
    "spend side=attack token=lock dice=1 faces=hit", "against AW5.11" },
  { "change", ROLLED, "change side=attack dice=3 to=hit by=ben", NULL,
    "change side=attack dice=9 to=hit", "error" },
  { "resolve", ROLLED "roll side=defence faces=blank\n", "resolve", NULL, "resolve", "error" },
  { "damage", BATTLE, "damage ship=ent hits=4 crits=2 cards=power-disruption,console-fire", NULL,
    "damage ship=ent hits=-1", "error" },
  { "turn-card", BATTLE "damage ship=ent hits=5\n", "turn-card card=ent/d1 as=engine-room-fire",
    NULL, "turn-card card=ent/d7", "error" },
  { "discard-card", BATTLE "damage ship=ent hits=5\n", "discard-card card=ent/d1 as=console-fire",
    NULL, "discard-card card=ent/d1", "error" },
  { "token", BATTLE, "token on=ent kind=evade add count=2", NULL,
    "token on=ent kind=evade remove count=3", "against AW5.13" },
  { "lock", BATTLE, "lock ship=ent target=kha", NULL, "lock ship=ent target=ent", "error" },
  { "unlock", BATTLE "lock ship=ent target=kha\n", "unlock ship=ent", NULL, "unlock ship=ent",
    "error" },
  { "shields", BATTLE, "shields ship=ent do=lose count=2", NULL,
    "shields ship=ent do=restore count=3", "against AW1.8" },
  { "card", BATTLE, "card card=ent/geordi do=disable", NULL, "card card=ent/worf do=disable",
    "error" },
  { "uncloak",
    BATTLE "set on=kha cloak=side shields.active=0 shields.disabled=4\nset on=battle phase=end\n",
    "uncloak ship=kha", NULL, "uncloak ship=kha", "error" },
  { "remove", BATTLE, "remove ship=ent why=fled", NULL, "remove ship=ent why=fled", "error" },
  { "set", BATTLE, "set on=ent shields.active=1 shields.lost=3 skill=4 tokens.scan=2 acted=scan",
    NULL, "set on=ent shields.active=many", "error" },
  { "end", BATTLE, "end why=conceded winner=ben", NULL, "next", "error" },
  { "note", BATTLE, "note text=\"Coffee, then “revenge”\\n\"", NULL, "note", "error" },
  { "enclose", BATTLE, NULL, NULL, "enclose name=none part=1/1 data=QQ== hash=00", "error" },
  { "undo", BATTLE "next\n", "undo", NULL, "undo count=0", "error" },
  { "redo", BATTLE "next\nnext\nundo count=2\n", "redo", "redo", "redo", "error" },
};

typedef struct
{
  BsLibrary *library;
  char *folder, *path;
  BsSession *session;
} Fixture;

static void
setup (Fixture      *fixture,
       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const Case *one = data;
  g_autoptr (BsCommand) header =
    bs_command_parse (one->header != NULL ? one->header : HEADER, &error);

  g_assert_no_error (error);
  fixture->library = bs_library_new ();
  fixture->folder = g_dir_make_tmp ("boardside-verbs-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "verbs.boardside", NULL);
  fixture->session = bs_session_create (fixture->library, fixture->path, header, &error);
  g_assert_no_error (error);
  bs_session_set_seed (fixture->session, 7);
}

static void
teardown (Fixture      *fixture,
          gconstpointer data)
{
  g_clear_object (&fixture->session);
  g_remove (fixture->path);
  g_rmdir (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->folder);
  bs_library_unref (fixture->library);
}

static void
perform (BsSession  *session,
         const char *lines)
{
  g_auto (GStrv) list = g_strsplit (lines, "\n", -1);

  for (guint i = 0; list[i] != NULL; i++)
    {
      g_autoptr (BsVerdict) verdict = NULL;
      g_autofree char *text = NULL;

      if (*list[i] == '\0')
        continue;
      verdict = bs_session_perform_line (session, list[i], NULL);
      text = bs_verdict_print (verdict, bs_session_get_rules (session)->ruleset);
      if (verdict->level > BS_VERDICT_HINT)
        g_error ("‘%s’: %s", list[i], text);
    }
}

/* What everybody may see, what is hidden, and what nobody is shown. */
static char *
all_of (BsSession *session)
{
  const BsState *state = bs_session_get_state (session);
  g_autofree char *json = bs_json_state (state, BS_VIEW_ALL);
  g_autofree char *dump = random_player_dump (state);

  return g_strconcat (json, "\n", dump, NULL);
}

static void
assert_refused (Fixture    *fixture,
                const Case *one)
{
  g_autofree char *before = all_of (fixture->session);
  guint lines = bs_history_n_lines (bs_session_get_history (fixture->session));
  g_autoptr (BsVerdict) verdict = bs_session_perform_line (fixture->session, one->refused, NULL);
  g_autofree char *text =
    bs_verdict_print (verdict, bs_session_get_rules (fixture->session)->ruleset);
  g_autofree char *after = all_of (fixture->session);

  if (!g_str_has_prefix (text, one->begins))
    g_error ("‘%s’ gives ‘%s’, not ‘%s’", one->refused, text, one->begins);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpuint (bs_history_n_lines (bs_session_get_history (fixture->session)), ==, lines);
}

static void
assert_read_again (Fixture    *fixture,
                   const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *again = NULL;

  g_clear_object (&fixture->session);
  fixture->session = bs_session_open (fixture->library, fixture->path, BS_OPEN_PLAY, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bs_session_get_notices (fixture->session)->len, ==, 0);
  again = all_of (fixture->session);
  g_assert_cmpstr (again, ==, expected);
}

static void
test_verb (Fixture      *fixture,
           gconstpointer data)
{
  const Case *one = data;
  gboolean history = (bs_verb_find (one->verb)->when & BS_WHEN_HISTORY) != 0;
  gboolean tells_only = g_str_equal (one->verb, "note");
  g_autofree char *before = NULL, *after = NULL, *undone = NULL, *redone = NULL;

  perform (fixture->session, one->prepare);
  if (one->line == NULL)
    {
      assert_refused (fixture, one);
      return;
    }

  before = all_of (fixture->session);
  perform (fixture->session, one->line);
  after = all_of (fixture->session);
  if (!tells_only)
    g_assert_cmpstr (before, !=, after);

  if (!history)
    {
      perform (fixture->session, "undo");
      undone = all_of (fixture->session);
      g_assert_cmpstr (before, ==, undone);
      assert_read_again (fixture, before);
      perform (fixture->session, "redo");
      redone = all_of (fixture->session);
      g_assert_cmpstr (after, ==, redone);
    }
  assert_read_again (fixture, after);
  if (one->more != NULL)
    perform (fixture->session, one->more);
  assert_refused (fixture, one);
}

/* What is put in and taken out again leaves nothing behind. */
static const Case rounds[] = {
  { "lead", SQUADS, "lead ship=fal pilot=chewbacca anyway", NULL, "lead ship=fal pilot=han-solo",
    NULL, BOARDING },
  { "drop", SQUADS, "equip ship=sla card=shield-upgrade anyway", NULL, "drop on=sla/shield-upgrade",
    NULL, BOARDING },
  { "drop", SQUADS "equip ship=fal card=engine-upgrade anyway\n",
    "equip ship=fal name=Engines actions=boost,focus", NULL, "drop on=fal/engines", NULL,
    BOARDING },
  { "order",
    SQUADS "boarder ship=fal name=Wookiee points=12\nboarder ship=fal name=Droid points=9\n",
    "order on=fal/c4 to=1", NULL, "order on=fal/c4 to=3", NULL, BOARDING },
  { "order", SQUADS "equip ship=fal card=engine-upgrade anyway\n",
    "order on=fal/engine-upgrade to=1", NULL, "order on=fal/engine-upgrade to=9", NULL, BOARDING },
  { "order", FLEETS, "order on=ben to=1", NULL, "order on=anna to=1", NULL },
};

static void
test_round (Fixture      *fixture,
            gconstpointer data)
{
  const Case *one = data;
  g_autofree char *before = NULL, *between = NULL, *after = NULL;

  perform (fixture->session, one->prepare);
  before = random_player_dump (bs_session_get_state (fixture->session));
  perform (fixture->session, one->line);
  between = random_player_dump (bs_session_get_state (fixture->session));
  g_assert_cmpstr (before, !=, between);
  perform (fixture->session, one->refused);
  after = random_player_dump (bs_session_get_state (fixture->session));
  g_assert_cmpstr (before, ==, after);
}

static gboolean
has_case (const char *verb)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (g_str_equal (cases[i].verb, verb))
      return g_str_has_prefix (cases[i].line != NULL ? cases[i].line : cases[i].refused, verb);

  return FALSE;
}

static void
test_all (void)
{
  for (const BsVerb *verb = bs_verbs (); verb->name != NULL; verb++)
    if (!has_case (verb->name))
      g_test_fail_printf ("the verb ‘%s’ has no case here", verb->name);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (bs_verb_find (cases[i].verb) == NULL)
      g_test_fail_printf ("the case ‘%s’ is of no verb", cases[i].verb);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/verbs/all", test_all);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean again = i > 0 && g_str_equal (cases[i - 1].verb, cases[i].verb);
      g_autofree char *path = again ? g_strdup_printf ("/engine/verbs/%s-%zu", cases[i].verb, i)
                                    : g_strdup_printf ("/engine/verbs/%s", cases[i].verb);

      g_test_add (path, Fixture, &cases[i], setup, test_verb, teardown);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/verbs/round-%s-%zu", rounds[i].verb, i);

      g_test_add (path, Fixture, &rounds[i], setup, test_round, teardown);
    }

  return g_test_run ();
}
