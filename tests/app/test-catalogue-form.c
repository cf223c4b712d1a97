/* test-catalogue-form.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "catalogue-window.h"

#include "engine/play/bs-attack.h"

/* What is told of a card beside its numbers: kept, read again, mustered, flown and fought with. */

static BsRules *
load_again (BsWindow *window)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = bs_library_report (window->library);
  BsRules *rules = bs_library_load (window->library, "x-wing", NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);

  return rules;
}

static void
keep (BsWindow   *window,
      const char *name)
{
  click (window->catalogue_page, "by-hand-done");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (named (window, "catalogue-search"))), ==,
                   name);
  g_assert_true (shows (window, name));
  g_assert_true (shows (window, "Your own"));
}

/* As by the space bar. */
static void
press (BsWindow   *window,
       const char *name)
{
  GtkWidget *widget = named (window, name);

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_grab_focus (widget));
  g_assert_true (gtk_widget_activate (widget));
  settle ();
  /* GTK lets a button look pressed for a moment before it is clicked. */
  g_usleep (300 * 1000);
  settle ();
}

static void
unfold (BsWindow   *window,
        const char *expander)
{
  gtk_expander_set_expanded (GTK_EXPANDER (named (window, expander)), TRUE);
  settle ();
}

/* A ship of X-Wing, whose dials we do not have, by keyboard. */
static void
tell_kite (BsWindow *window)
{
  begin_card (window, "x-wing", "Ship", "Paper Kite");
  choose (window, "form-size", "Large");
  tell (window, "by-hand-attack", 4);
  tell (window, "by-hand-shields", 0);
  press (window, "arc-front");
  press (window, "arc-rear");
  press (window, "action-focus");
  press (window, "action-boost");
  press (window, "part-unique");
  unfold (window, "part-slots");
  tell (window, "slot-torpedo", 2);
  unfold (window, "part-dial");
  choose (window, "dial-list", "A dial of its own");
}

static void
play_all (BsSession         *session,
          const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      if (verdict->level > BS_VERDICT_HINT)
        g_error ("refused: %s", lines[i]);
    }
}

static int
level (BsSession  *session,
       const char *line)
{
  g_autoptr (BsCommand) command = bs_command_parse (line, NULL);
  g_autoptr (BsVerdict) verdict = bs_session_judge (session, command, NULL);

  return verdict->level;
}

/* Its dial is offered and nothing else, its actions too, its dice are counted, and those of a
 * weapon told by hand. */
static void
fly_kite (BsWindow *window)
{
  static const char *const fleets[] = {
    "player id=r name=R faction=rebel",
    "player id=i name=I faction=imperial",
    "ship id=kite player=r card=own-paper-kite pilot=own-ann-other",
    "equip ship=kite card=own-paper-sling as=sling",
    "ship id=tie player=i card=tie-fighter pilot=academy-pilot",
    "begin initiative=i,r",
    "next",
    "pass ship=tie",
    NULL
  };
  static const char *const flies[] = { "move ship=kite bearing=bank-right speed=2",
                                       "act ship=kite action=boost", "next", NULL };
  static const char *const fires[] = { "attack ship=kite target=tie range=2", NULL };
  static const char *const slings[] = { "undo", "attack ship=kite target=tie weapon=sling range=3",
                                        NULL };
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=x-wing", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = bs_session_new (window->library, header, &error);

  g_assert_no_error (error);
  play_all (session, fleets);
  bs_window_set_session (window, session);
  bs_window_show_page (window, "battle");
  settle ();
  bs_table_choose (window->table, bs_id ("kite"));
  settle ();
  g_assert_nonnull (find (window->battle_page, "move-straight-3"));
  g_assert_nonnull (find (window->battle_page, "move-bank-left-2"));
  g_assert_nonnull (find (window->battle_page, "move-bank-right-2"));
  g_assert_null (find (window->battle_page, "move-straight-1"));
  g_assert_null (find (window->battle_page, "move-koiogran-3"));
  g_assert_cmpint (level (session, "move ship=kite bearing=straight speed=1"), ==,
                   BS_VERDICT_AGAINST);
  click (window->battle_page, "move-straight-3");
  g_assert_cmpstr (bs_state_ship (state_of (window), bs_id ("kite"))->deeds.color, ==, "white");
  undo (window);
  play_all (session, flies);
  g_assert_cmpstr (bs_state_ship (state_of (window), bs_id ("kite"))->deeds.color, ==, "green");
  g_assert_cmpstr (state_of (window)->phase, ==, "combat");
  play_all (session, fires);
  g_assert_cmpint (bs_attack_dice (state_of (window), bs_id ("attack")), ==, 4);
  play_all (session, slings);
  g_assert_cmpint (bs_attack_dice (state_of (window), bs_id ("attack")), ==, 5);
}

static void
test_whole (void)
{
  BsWindow *window = catalogue_window ();
  g_autoptr (BsRules) rules = NULL;
  const BsCard *card;
  const BsDial *dial;

  tell_kite (window);
  press (window, "dial-straight-3");
  press (window, "dial-straight-3");
  press (window, "dial-bank-left-2");
  keep (window, "Paper Kite");

  begin_card (window, "x-wing", "Pilot", "Ann Other");
  choose (window, "form-ship", "Paper Kite");
  choose (window, "form-faction", "Rebel Alliance");
  tell (window, "by-hand-skill", 6);
  unfold (window, "part-slots");
  tell (window, "slot-talent", 1);
  g_assert_false (gtk_widget_get_mapped (named (window, "action-focus")));
  g_assert_false (gtk_widget_get_mapped (named (window, "part-dial")));
  keep (window, "Ann Other");

  begin_card (window, "x-wing", "Upgrade", "Paper Sling");
  choose (window, "form-slot", "Torpedo");
  unfold (window, "part-weapon");
  tell (window, "weapon-attack", 5);
  tell (window, "range-min", 2);
  tell (window, "range-max", 3);
  g_assert_false (gtk_widget_get_mapped (named (window, "part-slots")));
  keep (window, "Paper Sling");
  g_assert_true (shows (window, "Attack 5 · Range 2–3"));

  rules = load_again (window);
  card = bs_catalogue_card (rules->catalogue, bs_id ("own-paper-kite"));
  g_assert_true (card->unique);
  g_assert_cmpstr (card->size, ==, "large");
  g_assert_cmpint (bs_card_number (card, "shields", -1), ==, 0);
  g_assert_cmpint (bs_card_number (card, "skill", -1), ==, -1);
  g_assert_cmpuint (card->arcs->len, ==, 2);
  g_assert_cmpuint (card->actions->len, ==, 2);
  g_assert_cmpuint (card->slots->len, ==, 1);
  g_assert_cmpint (g_array_index (card->slots, BsCounter, 0).n, ==, 2);
  dial = bs_catalogue_dial (rules->catalogue, card->dial);
  g_assert_cmpuint (dial->maneuvers->len, ==, 3);
  card = bs_catalogue_card (rules->catalogue, bs_id ("own-ann-other"));
  g_assert_cmpstr (g_array_index (card->slots, BsCounter, 0).kind, ==, "talent");
  fly_kite (window);
  close_window (window);
}

static const char *
complaint (BsWindow *window)
{
  GtkWidget *label = named (window, "by-hand-complaint");

  return gtk_widget_get_mapped (label) ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

/* What cannot be kept is said beside the button, and can be mended there. */
static void
test_wrong (void)
{
  BsWindow *window = catalogue_window ();
  g_autofree char *path = own_path (window, "x-wing");

  tell_kite (window);
  g_assert_null (complaint (window));
  click (window->catalogue_page, "by-hand-done");
  g_assert_nonnull (strstr (complaint (window), "no maneuver yet"));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  /* On the dial and, after its last color, off again. */
  for (int i = 0; i < 4; i++)
    click (window->catalogue_page, "dial-straight-3");
  click (window->catalogue_page, "by-hand-done");
  g_assert_nonnull (strstr (complaint (window), "no maneuver yet"));
  click (window->catalogue_page, "dial-straight-3");
  keep (window, "Paper Kite");

  begin_card (window, "x-wing", "Upgrade", "Paper Sling");
  g_assert_null (complaint (window));
  unfold (window, "part-weapon");
  tell (window, "weapon-attack", 5);
  tell (window, "range-min", 3);
  tell (window, "range-max", 2);
  click (window->catalogue_page, "by-hand-done");
  g_assert_nonnull (strstr (complaint (window), "from range 3 to 2"));
  tell (window, "range-max", 3);
  keep (window, "Paper Sling");
  g_assert_true (shows (window, "Range 3"));
  close_window (window);
}

/* A dial of the catalogue is called as its class; sides may differ; what was told is gone for the
 * next card. */
static void
test_dials (void)
{
  BsWindow *window = catalogue_window ();
  g_autoptr (BsRules) rules = NULL;
  const BsCard *card;
  const BsDial *dial;

  begin_card (window, "attack-wing", "Ship", "Gondola");
  unfold (window, "part-dial");
  choose (window, "dial-list", "Galaxy Class");
  g_assert_false (gtk_widget_get_mapped (named (window, "dial-both")));
  keep (window, "Gondola");

  begin_card (window, "attack-wing", "Ship", "Raft");
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (named (window, "part-dial"))));
  unfold (window, "part-dial");
  choose (window, "dial-list", "A dial of its own");
  g_assert_false (gtk_widget_get_mapped (named (window, "dial-turn-right-1")));
  click (window->catalogue_page, "dial-turn-left-1");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (named (window, "dial-both")), FALSE);
  settle ();
  g_assert_true (gtk_widget_get_mapped (named (window, "dial-turn-right-1")));
  click (window->catalogue_page, "dial-turn-right-1");
  click (window->catalogue_page, "dial-turn-right-1");
  keep (window, "Raft");

  rules = bs_library_load (window->library, "attack-wing", NULL, NULL);
  card = bs_catalogue_card (rules->catalogue, bs_id ("own-gondola"));
  g_assert_cmpstr (card->dial, ==, "galaxy-class");
  g_assert_cmpuint (card->actions->len, ==, 0);
  dial = bs_catalogue_dial (rules->catalogue, bs_id ("own-raft"));
  g_assert_cmpuint (dial->maneuvers->len, ==, 2);
  g_assert_cmpstr (bs_dial_maneuver (dial, bs_id ("turn-left"), 1)->color, ==, "green");
  g_assert_cmpstr (bs_dial_maneuver (dial, bs_id ("turn-right"), 1)->color, ==, "red");
  close_window (window);
}

/* All of it fits into 360 pixels. */
static void
test_narrow (void)
{
  BsWindow *window = catalogue_window ();
  int least;

  make_narrow (window);
  tell_kite (window);
  gtk_widget_measure (GTK_WIDGET (window->catalogue_page), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/catalogue-form/whole", test_whole);
  g_test_add_func ("/catalogue-form/wrong", test_wrong);
  g_test_add_func ("/catalogue-form/dials", test_dials);
  g_test_add_func ("/catalogue-form/narrow", test_narrow);

  return g_test_run ();
}
