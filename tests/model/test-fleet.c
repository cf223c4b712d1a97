/* test-fleet.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is marked in a fleet, lists of costs, and the orders of the set-up. */

#include "config.h"

#include "engine/fleet/bs-fleet.h"
#include "engine/fleet/bs-points.h"
#include "engine/view/bs-reminders.h"

#include "play.h"

#define AW    "boardside 1 game=attack-wing"
#define FED   "player id=fed name=Ann faction=federation"
#define ROM   "player id=rom name=Ben faction=romulan"
#define ENT   "ship id=ent player=fed card=enterprise-d captain=jean-luc-picard"
#define KHA   "ship id=kha player=rom card=khazara captain=toreth"

static BsLibrary *library;

static void
assert_marked (BsSession  *session,
               const char *on,
               const char *rule)
{
  g_autoptr (GPtrArray) problems = bs_points_problems (bs_session_get_state (session), NULL);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      const BsProblem *problem = problems->pdata[i];

      g_assert_nonnull (problem->rule);
      g_assert_true (g_str_has_suffix (problem->text, problem->detail));
      if (g_strcmp0 (problem->on, on) == 0 && g_str_equal (problem->rule->id, rule))
        return;
      g_string_append_printf (found, " %s %s;", problem->on, problem->rule->id);
    }
  g_error ("%s is not marked with %s, but:%s", on, rule, found->str);
}

static void
assert_count (BsSession *session,
              BsId       player,
              guint      count)
{
  g_autoptr (GPtrArray) problems = bs_points_problems (bs_session_get_state (session), player);

  g_assert_cmpuint (problems->len, ==, count);
}

static void
test_fine (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, "option points=40", FED, ROM, ENT, KHA,
          "equip ship=ent card=geordi-la-forge", "equip ship=ent card=miles-obrien");

  assert_count (session, NULL, 0);
}

static void
test_points (void)
{
  g_autoptr (BsSession) session = PLAY (library, AW, "option points=35", FED, ROM, ENT, KHA,
                                        "equip ship=ent card=geordi-la-forge");

  assert_marked (session, "fed", "AW12.1");
  assert_count (session, bs_id ("rom"), 0);
}

static void
test_leader (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, FED, ROM, "ship id=ent player=fed card=enterprise-d",
          "ship id=own player=rom name=Own attack=2 agility=2 hull=3 shields=1 skill=4");

  assert_marked (session, "ent", "AW12.2");
  assert_count (session, NULL, 1);
}

static void
test_slots (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, FED, ENT, "equip ship=ent card=tractor-beam as=beam anyway");

  assert_marked (session, "ent/beam", "AW12.9");
  assert_count (session, NULL, 1);
}

/* A captain with a talent slot takes a talent; told free-hand as well. */
static void
test_talents (void)
{
  g_autoptr (BsSession) with = PLAY (library, AW, FED, ENT, "equip ship=ent card=engage");
  g_autoptr (BsSession) told =
    PLAY (library, AW, FED,
          "ship id=ent player=fed card=enterprise-d captain=Jones skill=4 talent-slots=1",
          "equip ship=ent card=engage");
  g_autoptr (BsSession) without =
    PLAY (library, AW, FED, "ship id=ent player=fed card=enterprise-d captain=william-t-riker",
          "equip ship=ent card=engage as=engage anyway");

  assert_count (with, NULL, 0);
  assert_count (told, NULL, 0);
  assert_marked (without, "ent/engage", "AW12.9");
}

static void
test_names (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, "player id=a team=one faction=federation",
          "player id=b team=one faction=federation", ROM,
          "ship id=ent player=a card=enterprise-d captain=william-t-riker",
          "ship id=fs player=b card=federation-starship captain=federation-captain",
          "equip ship=fs name=\"william t. RIKER\" slot=crew points=4 unique as=riker anyway",
          "ship id=kha player=rom card=khazara captain=toreth",
          "equip ship=kha name=\"William T. Riker\" slot=crew points=4 unique");

  assert_marked (session, "fs/riker", "AW12.5");
  assert_count (session, NULL, 1);
}

static void
test_mission (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW " mission=mission-1", FED, ROM,
          "ship id=kha player=fed card=khazara captain=toreth",
          "ship id=kh2 player=rom card=romulan-starship captain=romulan-captain",
          "equip ship=kh2 card=bochra");

  assert_marked (session, NULL, "AW15.1");
  assert_marked (session, "fed", "AW15.3");
  assert_count (session, bs_id ("fed"), 2);
  assert_count (session, bs_id ("rom"), 0);
}

/* The option cost-profile: as printed, and a list that a group has made. A cost told is kept either
 * way. */
static void
test_costs (void)
{
  g_autoptr (BsLibrary) own =
    library_with ("<upgrade id=\"old-lantern\" slot=\"tech\" faction=\"romulan\" cost=\"3\">"
                  "<name>Old Lantern</name><cost profile=\"house\" value=\"7\"/></upgrade>");
  g_autoptr (BsSession) printed = NULL, house = NULL;

  printed = PLAY (own, AW, ROM, KHA, "equip ship=kha card=old-lantern");
  house = PLAY (own, AW, "option cost-profile=house", ROM, KHA, "equip ship=kha card=old-lantern",
                "equip ship=kha card=bochra points=9");
  g_assert_cmpint (bs_state_points (bs_session_get_state (printed), bs_id ("rom")), ==, 37);
  g_assert_cmpint (bs_state_points (bs_session_get_state (house), bs_id ("rom")), ==, 50);
}

static char *
join (GPtrArray *ids)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (BsId) ids->pdata[i]);
  g_ptr_array_unref (ids);
  return g_string_free (text, FALSE);
}

/* V80: the three forces of the rulebook. */
static void
test_orders (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, ROM, FED, "player id=kli name=Cid faction=klingon", KHA, ENT,
          "ship id=mah player=kli card=maht-ha captain=nudaq");
  g_autofree char *ships = join (bs_placing_order (bs_session_get_state (session)));
  g_autofree char *players = join (bs_obstacle_order (bs_session_get_state (session)));

  g_assert_cmpstr (ships, ==, "mah kha ent");
  g_assert_cmpstr (players, ==, "kli fed rom");
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/fleet/fine", test_fine);
  g_test_add_func ("/fleet/points", test_points);
  g_test_add_func ("/fleet/leader", test_leader);
  g_test_add_func ("/fleet/slots", test_slots);
  g_test_add_func ("/fleet/talents", test_talents);
  g_test_add_func ("/fleet/names", test_names);
  g_test_add_func ("/fleet/mission", test_mission);
  g_test_add_func ("/fleet/costs", test_costs);
  g_test_add_func ("/fleet/orders", test_orders);
  status = g_test_run ();
  bs_library_unref (library);

  return status;
}
