/* test-reminders.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One battle for each kind of reminder: what speaks is told at its step, and at no other. */

#include "config.h"

#include "engine/view/bs-reminders.h"

#include "play.h"

#define AW    "boardside 1 game=attack-wing"
#define FED   "player id=fed faction=federation"
#define ROM   "player id=rom faction=romulan"
#define ENT   "ship id=ent player=fed card=enterprise-d captain=jean-luc-picard"
#define KHA   "ship id=kha player=rom card=khazara captain=toreth"

static BsLibrary *library;

static guint
count (BsSession  *session,
       const char *kind,
       const char *source,
       const char *word)
{
  g_autoptr (GPtrArray) reminders = bs_reminders (bs_session_get_state (session));
  guint n = 0;

  for (guint i = 0; i < reminders->len; i++)
    {
      const BsReminder *reminder = reminders->pdata[i];

      n += g_str_equal (reminder->kind, kind) && g_strcmp0 (reminder->source, source) == 0 &&
           strstr (reminder->text, word) != NULL;
    }

  return n;
}

static void
perform (BsSession  *session,
         const char *line)
{
  g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, line, NULL);
  g_autofree char *text = bs_verdict_print (verdict, bs_session_get_state (session)->ruleset);

  if (verdict->level > BS_VERDICT_HINT)
    g_error ("%s: %s", line, text);
}

static void
test_set_up (void)
{
  g_autoptr (BsSession) session = PLAY (library, AW " mission=mission-2", FED, ROM, ENT, KHA);

  g_assert_cmpuint (count (session, "set-up", NULL, "north-west"), ==, 1);
  g_assert_cmpuint (count (session, "set-up", NULL, "I.R.W. Khazara, U.S.S. Enterprise-D"), ==, 1);
  g_assert_cmpuint (count (session, "set-up", NULL, "obstacles"), ==, 2);
  /* Whoever took ready-made fleets begins at once: told until the first phase is over. */
  perform (session, "begin");
  g_assert_cmpuint (count (session, "set-up", NULL, "north-west"), ==, 1);
  perform (session, "next");
  g_assert_cmpuint (count (session, "set-up", NULL, ""), ==, 0);
}

static void
test_phase (void)
{
  g_autoptr (BsSession) session = PLAY (library, AW, "option cards=real", FED, ROM, ENT, KHA,
                                        "begin", "set on=ent shields.active=0 shields.lost=4",
                                        "damage ship=ent crits=1", "draw card=console-fire");

  g_assert_cmpuint (count (session, "phase", "ent/d1", "Console Fire"), ==, 0);
  perform (session, "set on=battle phase=combat");
  g_assert_cmpuint (count (session, "phase", "ent/d1", "Console Fire"), ==, 1);
  perform (session, "pass ship=ent");
  g_assert_cmpuint (count (session, "phase", "ent/d1", "Console Fire"), ==, 0);
}

/* Picard's free action in his ship's turn, and the Enterprise's own way to attack. */
static void
test_turn (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, FED, ROM, ENT, KHA, "begin", "next",
          "move ship=kha bearing=straight speed=1", "move ship=ent bearing=straight speed=2");

  g_assert_cmpuint (count (session, "turn", "ent/captain", ""), ==, 1);
  perform (session, "set on=battle phase=combat");
  g_assert_cmpuint (count (session, "turn", "ent", ""), ==, 1);
}

static void
test_maneuver (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, "option cards=real", FED, ROM, ENT, KHA, "begin",
          "set on=kha shields.active=0 shields.lost=4", "damage ship=kha crits=1",
          "draw card=minor-hull-breach", "next");

  g_assert_cmpuint (count (session, "maneuver", "kha/d1", "Minor Hull Breach"), ==, 0);
  perform (session, "move ship=kha bearing=straight speed=1 color=red");
  g_assert_cmpuint (count (session, "maneuver", "kha/d1", "Minor Hull Breach"), ==, 1);
}

/* La Forge speaks of defence dice, and only when they lie there; Structural Damage as they are
 * counted. */
static void
test_dice (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, "option cards=real", FED, ROM, ENT, KHA,
          "equip ship=ent card=geordi-la-forge as=geordi", "begin", "set on=ent tokens.scan=1",
          "set on=ent shields.active=0 shields.lost=4", "damage ship=ent crits=1",
          "draw card=weapons-malfunction", "set on=kha shields.active=0 shields.lost=4",
          "damage ship=kha crits=1", "draw card=structural-damage", "damage ship=ent crits=1",
          "draw card=stunned-helmsman", "set on=battle phase=combat",
          "attack ship=ent target=kha range=2");

  g_assert_cmpuint (count (session, "attack", "ent/d2", "Stunned Helmsman"), ==, 1);
  g_assert_cmpuint (count (session, "defence", "ent/geordi", ""), ==, 0);
  perform (session, "roll side=attack");
  perform (session, "roll side=defence");
  g_assert_cmpuint (count (session, "attack", "ent/d2", ""), ==, 0);
  g_assert_cmpuint (count (session, "defence", "ent/geordi", ""), ==, 1);
}

/* Riker's stance answers an attack at range 1. */
static void
test_damage (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW, FED, ROM, "ship id=ent player=fed card=enterprise-d captain=william-t-riker",
          "ship id=kha player=rom card=khazara captain=Smith skill=7", "begin", "next",
          "move ship=ent bearing=straight speed=2", "act ship=ent action=card card=ent/captain",
          "set on=battle phase=combat", "attack ship=kha target=ent range=1",
          "roll side=attack faces=hit,hit,blank,blank", "roll side=defence faces=blank");

  g_assert_cmpuint (count (session, "damage", "ent/captain", "wo attack dice"), ==, 1);
}

static void
test_end (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW " mission=mission-1", FED, ROM, ENT, KHA, "begin",
          "set on=ent tokens.away-team=1", "set on=battle phase=end");

  g_assert_cmpuint (count (session, "mission", NULL, "The away team on the planet"), ==, 1);
}

static void
test_mission (void)
{
  g_autoptr (BsSession) session =
    PLAY (library, AW " mission=mission-1", FED, ROM, ENT, KHA, "begin", "next");

  g_assert_cmpuint (count (session, "mission", NULL, "beam an away team down"), ==, 1);
  perform (session, "move ship=kha bearing=straight speed=1");
  g_assert_cmpuint (count (session, "mission", NULL, "beam an away team down"), ==, 0);
  perform (session, "set on=ent tokens.mission=3");
  perform (session, "next");
  g_assert_cmpuint (count (session, "mission", NULL, "Three mission tokens"), ==, 1);
}

static void
test_end_card (void)
{
  g_autoptr (BsLibrary) own =
    library_with ("<upgrade id=\"old-lantern\" slot=\"tech\" cost=\"3\"><name>Old Lantern</name>"
                  "<effect id=\"old-lantern-out\" hook=\"phase-start\"><if phase=\"end\"/>"
                  "<text>Put it out.</text></effect></upgrade>");
  g_autoptr (BsSession) session =
    PLAY (own, AW, FED, ROM, ENT, KHA, "equip ship=kha card=old-lantern as=lantern", "begin",
          "set on=battle phase=combat");

  g_assert_cmpuint (count (session, "end", "kha/lantern", "Put it out."), ==, 0);
  perform (session, "set on=battle phase=end");
  g_assert_cmpuint (count (session, "end", "kha/lantern", "Put it out."), ==, 1);
}

/* Each kind has a name of its own, and what is told is of one of them. */
static void
test_kinds (void)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (BsSession) session =
    PLAY (library, AW " mission=mission-1", FED, ROM, ENT, KHA, "begin", "next");
  g_autoptr (GPtrArray) reminders = bs_reminders (bs_session_get_state (session));

  for (const BsReminderKind *kind = bs_reminder_kinds (); kind->id != NULL; kind++)
    g_assert_true (g_hash_table_add (ids, (gpointer) kind->id));
  g_assert_cmpuint (reminders->len, >, 0);
  for (guint i = 0; i < reminders->len; i++)
    g_assert_true (g_hash_table_contains (ids, ((BsReminder *) reminders->pdata[i])->kind));
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/reminders/set-up", test_set_up);
  g_test_add_func ("/reminders/phase", test_phase);
  g_test_add_func ("/reminders/turn", test_turn);
  g_test_add_func ("/reminders/maneuver", test_maneuver);
  g_test_add_func ("/reminders/dice", test_dice);
  g_test_add_func ("/reminders/damage", test_damage);
  g_test_add_func ("/reminders/end", test_end);
  g_test_add_func ("/reminders/end-card", test_end_card);
  g_test_add_func ("/reminders/mission", test_mission);
  g_test_add_func ("/reminders/kinds", test_kinds);
  status = g_test_run ();
  bs_library_unref (library);

  return status;
}
