/* test-library.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "model/bs-library-watch.h"
#include "session.h"

/* Rules and battles where they lie: changed, lost, packed, a group's own. */

/* Changes a number in the rules or cards that a battle was begun with. */
static void
change_data (Fixture    *fixture,
             const char *below,
             const char *from,
             const char *to)
{
  g_autofree char *path = g_build_filename (fixture->data, below, "attack-wing.xml", NULL);
  g_autofree char *bytes = contents (path);
  g_auto (GStrv) parts = g_strsplit (bytes, from, -1);
  g_autofree char *changed = g_strjoinv (to, parts);

  g_assert_cmpuint (g_strv_length (parts), >, 1);
  put (path, changed, -1);
  bs_library_unref (fixture->library);
  fixture->library = bs_library_new ();
}

static void
forget_kept (void)
{
  g_autofree char *kept = g_build_filename (g_get_user_data_dir (), "boardside", "kept", NULL);

  remove_below (kept);
}

/* Failure 19: a battle keeps its own numbers, and says that others are here now. */
static void
test_rules_changed (Fixture      *fixture,
                    gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  set_up_fleets (session);
  perform (session, "next");
  before = json_of (session);
  g_assert_finalize_object (session);

  change_data (fixture, "rules", "id=\"max-range\" value=\"3\"", "id=\"max-range\" value=\"4\"");
  session = reopen (fixture, BS_OPEN_PLAY);
  assert_notice (session, "goes on with those that it was begun with");
  after = json_of (session);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (bs_ruleset_figure (bs_session_get_rules (session)->ruleset, "max-range", 0), ==, 3);
  g_assert_finalize_object (session);
}

/* With the old rules lost the first line that differs is named. */
static void
test_rules_lost (Fixture      *fixture,
                 gconstpointer data)
{
  BsSession *session = create (fixture);

  set_up_fleets (session);
  perform (session, "next");
  perform (session, "next");
  g_assert_finalize_object (session);

  forget_kept ();
  change_data (fixture, "rules", "<phase id=\"activation\"", "<phase id=\"advance\"><name>advance</name></phase><phase id=\"activation\"");
  session = reopen (fixture, BS_OPEN_PLAY);
  assert_notice (session, "are not here");
  assert_notice (session, "line 7:");
  g_assert_finalize_object (session);
}

static void
test_pack (Fixture      *fixture,
           gconstpointer data)
{
  BsSession *session = create (fixture);
  g_autofree char *packed = g_build_filename (fixture->folder, "packed.boardside", NULL);
  g_autofree char *rules = g_build_filename (fixture->data, "rules", "attack-wing.xml", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *own = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;

  set_up_fleets (session);
  perform (session, "next");
  before = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_assert_true (bs_session_save_copy (session, packed, TRUE, &error));
  g_assert_no_error (error);
  g_assert_finalize_object (session);

  /* The lines of the battle are the same, numbers and checksums too. */
  own = contents (fixture->path);
  whole = contents (packed);
  g_assert_true (g_str_has_prefix (whole, own));

  /* Another machine: no such rules, nothing kept. */
  forget_kept ();
  g_unlink (rules);
  bs_library_unref (fixture->library);
  fixture->library = bs_library_new ();
  g_assert_null (bs_session_open (fixture->library, fixture->path, BS_OPEN_PLAY, &error));
  g_assert_nonnull (strstr (error->message, "attack-wing"));

  g_free (fixture->path);
  fixture->path = g_strdup (packed);
  session = reopen (fixture, BS_OPEN_PLAY);
  after = bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
  g_assert_cmpstr (before, ==, after);
  perform (session, "next");
  g_assert_finalize_object (session);
  session = reopen (fixture, BS_OPEN_PLAY);
  g_assert_finalize_object (session);
}

/* And takes it. */
static void
assert_next_path (BsLibrary  *library,
                  const char *title,
                  const char *expected)
{
  g_autofree char *path = bs_library_new_path (library, title);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strconcat (expected, ".boardside", NULL);

  g_assert_cmpstr (base, ==, name);
  put (path, "nothing", -1);
}

static void
test_battles (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *first = bs_library_new_path (fixture->library, "A/strange: name");
  g_autofree char *second = NULL;
  g_autofree char *broken = g_build_filename (bs_library_battles_folder (fixture->library), "broken.boardside", NULL);
  g_autoptr (GPtrArray) battles = NULL;
  BsSession *session;
  guint n_fine = 0, n_broken = 0;

  remove_below (bs_library_battles_folder (fixture->library));
  g_free (fixture->path);
  fixture->path = g_strdup (first);
  session = create (fixture);
  set_up_fleets (session);
  for (guint i = 0; bs_session_get_state (session)->round < 2 && i < 40; i++)
    bs_verdict_free (bs_session_perform_line (session, "next anyway", NULL));
  g_assert_cmpint (bs_session_get_state (session)->round, ==, 2);
  perform (session, "undo");
  perform (session, "redo");

  /* A ship leaves, and with it the battle ends. */
  perform (session, "remove ship=mah why=destroyed");
  g_assert_true (bs_session_get_state (session)->ended);
  perform (session, "undo");
  perform (session, "redo");
  g_assert_finalize_object (session);
  second = bs_library_new_path (fixture->library, "A/strange: name");
  g_assert_cmpstr (first, !=, second);
  put (broken, "nothing", -1);

  battles = bs_library_battles (fixture->library);
  g_assert_cmpuint (battles->len, ==, 2);
  for (guint i = 0; i < battles->len; i++)
    {
      const BsBattleInfo *info = g_ptr_array_index (battles, i);

      if (info->trouble != NULL)
        {
          g_assert_cmpstr (info->title, ==, "broken");
          n_broken++;
          continue;
        }
      g_assert_cmpstr (info->game, ==, "attack-wing");
      g_assert_cmpint (info->round, ==, 2);
      g_assert_true (info->ended);
      g_assert_cmpuint (g_strv_length (info->players), ==, 2);
      g_assert_cmpstr (info->players[0], ==, "The Federation");
      g_assert_cmpint (info->ships_left[0], ==, 1);
      g_assert_cmpint (info->ships_left[1], ==, 0);
      n_fine++;
    }
  g_assert_cmpuint (n_fine, ==, 1);
  g_assert_cmpuint (n_broken, ==, 1);
  remove_below (bs_library_battles_folder (fixture->library));
}

/* A battle that an older version ended by itself, and that was played on, has not ended. */
static void
test_battles_played_on (Fixture      *fixture,
                        gconstpointer data)
{
  g_autofree char *old = g_test_build_filename (G_TEST_DIST, "data", "records", "agreed-rounds.boardside", NULL);
  g_autofree char *ours = g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "data", NULL);
  g_autofree char *before = g_strdup (g_getenv ("BOARDSIDE_DATA_PATH"));
  g_autofree char *folder = g_strdup (bs_library_battles_folder (fixture->library));
  g_autofree char *path = g_build_filename (folder, "agreed.boardside", NULL);
  g_autofree char *text = contents (old);
  g_autoptr (BsLibrary) library = NULL;

  g_setenv ("BOARDSIDE_DATA_PATH", ours, TRUE);
  library = bs_library_new ();
  remove_below (folder);
  g_mkdir_with_parents (folder, 0700);
  put (path, text, -1);
  for (int played_on = 0; played_on < 2; played_on++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsSession) session = bs_session_open (library, path, BS_OPEN_PLAY, &error);
      g_autoptr (GPtrArray) battles = NULL;

      g_assert_no_error (error);
      if (played_on)
        bs_verdict_free (bs_session_perform_line (session, "next", NULL));
      battles = bs_library_battles (library);
      g_assert_cmpuint (battles->len, ==, 1);
      g_assert_cmpint (((BsBattleInfo *) battles->pdata[0])->ended, ==, !played_on);
    }
  remove_below (folder);
  g_setenv ("BOARDSIDE_DATA_PATH", before, TRUE);
}

/* The number in brackets is counted on; a year or the number of a player is part of the name. */
static void
test_next_name (Fixture      *fixture,
                gconstpointer data)
{
  remove_below (bs_library_battles_folder (fixture->library));
  assert_next_path (fixture->library, "Rosa", "Rosa");
  assert_next_path (fixture->library, "Rosa", "Rosa (2)");
  assert_next_path (fixture->library, "Rosa (2)", "Rosa (3)");
  assert_next_path (fixture->library, "Rosa", "Rosa (4)");
  assert_next_path (fixture->library, "Player 1 – Player 2", "Player 1 – Player 2");
  assert_next_path (fixture->library, "Player 1 – Player 2", "Player 1 – Player 2 (2)");
  assert_next_path (fixture->library, "Endor 1983", "Endor 1983");
  assert_next_path (fixture->library, "Endor 1983", "Endor 1983 (2)");
  remove_below (bs_library_battles_folder (fixture->library));
}

static void
test_unknown_game (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=ludo", NULL);
  g_autoptr (BsCommand) none = bs_command_parse ("boardside 1", NULL);
  g_autoptr (BsCommand) layer = bs_command_parse ("boardside 1 game=attack-wing extension=ludo", NULL);

  g_assert_null (bs_session_create (fixture->library, fixture->path, header, &error));
  g_assert_nonnull (strstr (error->message, "ludo"));
  g_assert_nonnull (strstr (error->message, "attack-wing"));
  g_clear_error (&error);
  g_assert_null (bs_session_create (fixture->library, fixture->path, none, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (bs_session_create (fixture->library, fixture->path, layer, &error));
  g_assert_nonnull (strstr (error->message, "ludo"));
  g_assert_false (g_file_test (fixture->path, G_FILE_TEST_EXISTS));
}

/* A group's own rules lie in its data folder, over those of the game. */
static void
test_own_rules (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *path = g_build_filename (folder, "house.xml", NULL);
  g_autofree char *broken = g_build_filename (folder, "broken.xml", NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BsRules) rules = NULL;
  g_auto (GStrv) extensions = g_strsplit ("house", ",", -1);
  gboolean found = FALSE;

  g_mkdir_with_parents (folder, 0755);
  put (path, "<ruleset id=\"house\" over=\"attack-wing\" version=\"1\" format=\"1\"><name>Our house</name>"
             "<figures><figure id=\"max-range\" value=\"5\"/></figures></ruleset>\n", -1);
  put (broken, "<ruleset id=\"broken\"", -1);

  games = bs_library_games (fixture->library);
  for (guint i = 0; i < games->len; i++)
    {
      const BsGameInfo *info = g_ptr_array_index (games, i);

      if (g_str_equal (info->id, "house"))
        {
          g_assert_cmpstr (info->over, ==, "attack-wing");
          g_assert_cmpstr (info->name, ==, "Our house");
          g_assert_true (info->own);
          found = TRUE;
        }
    }
  g_assert_true (found);

  rules = bs_library_load (fixture->library, "attack-wing", extensions, &error);
  g_assert_no_error (error);
  g_assert_cmpint (bs_ruleset_figure (rules->ruleset, "max-range", 0), ==, 5);

  /* A broken file does not stand in the way, but says what is wrong with it if it is meant. */
  g_assert_null (bs_library_load (fixture->library, "broken", NULL, &error));
  g_assert_nonnull (strstr (error->message, "broken.xml:1"));
  remove_below (folder);
}

static void
put_file (const char *folder,
          const char *name,
          const char *contents)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, contents, -1, NULL));
}

/* Rules or cards of the user's own with a mistake are told of, and hide nothing of ours: neither by their id nor by their name. */
static void
test_mistakes_hide_nothing (Fixture      *fixture,
                            gconstpointer data)
{
  static const char *const broken[] = {
    "<ruleset id=\"attack-wing\" version=\"9\" format=\"1\"><name>Ours</name><figures><figure id=\"no-such\" value=\"1\"/></figures></ruleset>",
    "<ruleset id=\"attack-wing\" version=\"9\" format=\"1\" over=\"attack-wing\"><name>Ours</name></ruleset>",
    "<ruleset id=\"other\" version=\"9\" format=\"1\" over=\"no-such-game\"><name>Ours</name></ruleset>",
  };
  const char *cards = "<catalogue game=\"attack-wing\" version=\"9\" format=\"1\"><upgrades><upgrade id=\"own-x\" slot=\"no-such-slot\" cost=\"1\">"
                      "<name>X</name></upgrade></upgrades></catalogue>";
  g_autofree char *own_rules = g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *own_cards = g_build_filename (g_get_user_data_dir (), "boardside", "catalogue", NULL);

  g_mkdir_with_parents (own_rules, 0700);
  g_mkdir_with_parents (own_cards, 0700);
  put_file (own_cards, "attack-wing.xml", cards);
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    for (int other = 0; other < 2; other++)
      {
        const char *name = other ? "zz-ours.xml" : "attack-wing.xml";
        g_autofree char *path = g_build_filename (own_rules, name, NULL);
        g_autoptr (BsLibrary) library = NULL;
        g_autoptr (GPtrArray) games = NULL, problems = NULL;
        g_autoptr (GError) error = NULL;
        g_autoptr (BsRules) rules = NULL;

        put_file (own_rules, name, broken[i]);
        library = bs_library_new ();
        games = bs_library_games (library);
        g_assert_cmpstr (bs_games_name (games, bs_id ("attack-wing")), !=, "Ours");
        rules = bs_library_load (library, "attack-wing", NULL, &error);
        g_assert_no_error (error);
        g_assert_nonnull (bs_ruleset_rule (rules->ruleset, bs_id ("AW12.1")));
        g_assert_nonnull (bs_catalogue_find (rules->catalogue, "ship", "I.R.W. Khazara"));
        problems = bs_library_report (library);
        g_assert_cmpuint (problems->len, >=, 2);
        g_remove (path);
      }
  remove_below (own_cards);
}

/* A sound one of the user's own still goes before ours. */
static void
test_own_rules_before (Fixture      *fixture,
                       gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *path = g_build_filename (folder, "ours.xml", NULL);
  g_autoptr (BsLibrary) library = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_mkdir_with_parents (folder, 0700);
  put_file (folder, "ours.xml", "<ruleset id=\"attack-wing\" version=\"9\" format=\"1\"><name>Ours</name><phases><phase id=\"all\" does=\"move\"><name>All</name>"
       "</phase></phases></ruleset>");
  library = bs_library_new ();
  games = bs_library_games (library);
  g_assert_cmpstr (bs_games_name (games, bs_id ("attack-wing")), ==, "Ours");
  g_remove (path);
}

/* A ship and an upgrade told by hand are found by the next battle; what the loader would not take is not written. */
static void
test_keep_card (Fixture      *fixture,
                gconstpointer data)
{
  BsLibrary *library = fixture->library;
  g_autofree char *path = bs_library_own_path (library, "attack-wing");
  g_autoptr (BsCommand) ship = bs_command_parse ("ship name=\"Red & Dwarf\" points=12 skill=2 attack=1 agility=1 hull=9 shields=0", NULL);
  g_autoptr (BsCommand) captain = bs_command_parse ("equip name=Holly points=3 skill=6", NULL);
  g_autoptr (BsCommand) card = bs_command_parse ("equip name=Skutter slot=crew points=2 faction=federation", NULL);
  g_autoptr (BsCommand) wrong = bs_command_parse ("equip name=Nonsense slot=no-such-slot points=2", NULL);
  g_autoptr (BsRules) rules = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL;
  const BsCard *found;

  g_remove (path);
  g_assert_true (bs_library_keep_card (library, "attack-wing", "ship", ship, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (bs_library_keep_card (library, "attack-wing", "upgrade", card, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (bs_library_keep_card (library, "attack-wing", "upgrade", card, NULL, &error));
  g_assert_true (bs_library_keep_card (library, "attack-wing", "captain", captain, NULL, &error));
  g_assert_no_error (error);
  before = contents (path);
  g_assert_false (bs_library_keep_card (library, "attack-wing", "upgrade", wrong, NULL, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
  after = contents (path);
  g_assert_cmpstr (before, ==, after);

  g_clear_error (&error);
  rules = bs_library_load (library, "attack-wing", NULL, &error);
  g_assert_no_error (error);
  found = bs_catalogue_find (rules->catalogue, "ship", "Red & Dwarf");
  g_assert_nonnull (found);
  g_assert_cmpint (found->cost, ==, 12);
  g_assert_true (found->user);
  g_assert_false (bs_catalogue_find (rules->catalogue, "ship", "I.R.W. Khazara")->user);
  g_assert_cmpint (bs_card_number (found, "hull", 0), ==, 9);
  found = bs_catalogue_find (rules->catalogue, "upgrade", "Skutter");
  g_assert_cmpstr (found->slot, ==, "crew");
  g_assert_cmpstr (found->id, ==, "own-skutter");
  g_assert_cmpint (bs_card_number (bs_catalogue_find (rules->catalogue, "captain", "Holly"), "skill", 0), ==, 6);
  g_assert_nonnull (bs_catalogue_card (rules->catalogue, bs_id ("own-skutter-2")));
  problems = bs_library_report (library);
  g_assert_cmpuint (problems->len, ==, 0);
  g_remove (path);
}

/* All that may be told of a ship: its own dial, arcs, actions, slots; and of a weapon its dice and range. */
static void
test_keep_whole (Fixture      *fixture,
                 gconstpointer data)
{
  BsLibrary *library = fixture->library;
  g_autofree char *path = bs_library_own_path (library, "attack-wing");
  g_autoptr (BsCommand) ship = bs_command_parse ("ship name=Kite points=20 faction=klingon attack=2 agility=3 hull=3 shields=0 "
                                                 "actions=scan,evade arcs=front,rear slots=crew,weapon,weapon unique", NULL);
  g_autoptr (BsCommand) other = bs_command_parse ("ship name=Kite attack=1 agility=1 hull=1 shields=1 dial=own-kite", NULL);
  g_autoptr (BsCommand) weapon = bs_command_parse ("equip name=Sling slot=weapon points=3 weapon-attack=4 range-min=2 range-max=3", NULL);
  const BsManeuver maneuvers[] = { { bs_id ("straight"), 1, bs_id ("green"), 0 }, { bs_id ("come-about"), 3, bs_id ("red"), 0 } };
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (BsManeuver));
  BsDial dial = { NULL, g_array_append_vals (cells, maneuvers, 2) };
  g_autoptr (BsRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  const BsCard *kite, *sling;

  g_remove (path);
  bs_library_keep_card (library, "attack-wing", "ship", ship, &dial, &error);
  g_assert_no_error (error);
  g_assert_true (bs_library_keep_card (library, "attack-wing", "ship", other, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (bs_library_keep_card (library, "attack-wing", "upgrade", weapon, NULL, &error));
  g_assert_no_error (error);
  rules = bs_library_load (library, "attack-wing", NULL, &error);
  g_assert_no_error (error);

  kite = bs_catalogue_card (rules->catalogue, bs_id ("own-kite"));
  g_assert_true (kite->unique);
  g_assert_cmpint (bs_card_number (kite, "shields", -1), ==, 0);
  g_assert_cmpuint (kite->actions->len, ==, 2);
  g_assert_cmpstr (kite->actions->pdata[1], ==, "evade");
  g_assert_cmpuint (kite->arcs->len, ==, 2);
  g_assert_cmpstr (kite->arcs->pdata[1], ==, "rear");
  g_assert_cmpuint (kite->slots->len, ==, 2);
  g_assert_cmpint (g_array_index (kite->slots, BsCounter, 1).n, ==, 2);
  g_assert_cmpstr (kite->dial, ==, "own-kite");
  g_assert_cmpstr (bs_dial_maneuver (bs_catalogue_dial (rules->catalogue, kite->dial), bs_id ("come-about"), 3)->color, ==, "red");
  g_assert_cmpstr (bs_catalogue_card (rules->catalogue, bs_id ("own-kite-2"))->dial, ==, "own-kite");
  sling = bs_catalogue_card (rules->catalogue, bs_id ("own-sling"));
  g_assert_cmpint (bs_card_number (sling, "weapon-attack", 0), ==, 4);
  g_assert_cmpint (bs_card_number (sling, "range-min", 0), ==, 2);
  g_assert_cmpint (bs_card_number (sling, "range-max", 0), ==, 3);
  g_remove (path);
}

static const char by_hand[] =
  "<?xml version=\"1.0\"?>\n<!-- Ours. <captain id=\"own-holly\"/> -->\n<catalogue game=\"attack-wing\" format=\"1\" version=\"1\">\n"
  "  <dials>\n    <dial id=\"own-raft\"><maneuver bearing=\"straight\" speed=\"1\" color=\"white\"/></dial>\n  </dials>\n"
  "  <ships>\n    <ship id=\"own-raft\" cost=\"3\" hull=\"2\" dial=\"own-raft\"><name>Raft</name></ship>\n  </ships>\n"
  "  <captains>\n    <!-- The ship's computer. -->\n"
  "    <captain cost='3' limited=\"yes\" skill=\"6\"\n      id='own-holly'>\n      <name>Holly</name><name lang=\"de\">Stechpalme</name>\n"
  "      <!-- IQ 6000 -->\n      <text>Does > nothing.</text>\n    </captain>\n"
  "    <captain id=\"own-queeg\" cost=\"4\" skill=\"7\"><name>Queeg</name></captain>\n  </captains>\n</catalogue>\n";

static const BsCard *
own_card (BsLibrary  *library,
          BsRules   **rules,
          const char *id)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (rules, bs_rules_unref);
  *rules = bs_library_load (library, "attack-wing", NULL, &error);
  g_assert_no_error (error);

  return bs_catalogue_card ((*rules)->catalogue, bs_id (id));
}

/* A card that people wrote is changed where it stands: what is not told of it stays, and every other letter of the file. */
static void
test_change_card (Fixture      *fixture,
                  gconstpointer data)
{
  BsLibrary *library = fixture->library;
  g_autofree char *own = bs_library_own_path (library, "attack-wing");
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *path = g_build_filename (folder, "by-hand.xml", NULL);
  g_autoptr (BsCommand) command = bs_command_parse ("equip name=\"Holly > All\" points=5 skill=8 unique", NULL);
  g_autoptr (BsRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *after = NULL, *last = NULL;
  const char *place = strstr (by_hand, "    <captain cost");
  const BsCard *holly;

  g_remove (own);
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, by_hand, -1, NULL));
  holly = own_card (library, &rules, "own-holly");
  g_assert_true (bs_library_change_card (library, "attack-wing", holly, command, NULL, &error));
  g_assert_no_error (error);
  holly = own_card (library, &rules, "own-holly");
  g_assert_cmpstr (holly->name, ==, "Holly > All");
  g_assert_cmpint (holly->cost, ==, 5);
  g_assert_cmpint (bs_card_number (holly, "skill", 0), ==, 8);
  g_assert_true (holly->unique && holly->limited);
  g_assert_cmpstr (holly->name_de, ==, "Stechpalme");
  g_assert_cmpstr (holly->text, ==, "Does > nothing.");
  after = contents (path);
  g_assert_nonnull (strstr (after, "<!-- IQ 6000 -->"));
  g_assert_true (strncmp (after, by_hand, (gsize) (place - by_hand)) == 0);
  g_assert_true (g_str_has_suffix (after, strstr (by_hand, "    <captain id=\"own-queeg\"")));

  /* Taken out, the rest is as it was; a dial goes with its ship. */
  g_assert_true (bs_library_remove_card (library, "attack-wing", holly, &error));
  g_assert_null (own_card (library, &rules, "own-holly"));
  g_assert_nonnull (own_card (library, &rules, "own-queeg"));
  g_assert_true (bs_library_remove_card (library, "attack-wing", own_card (library, &rules, "own-raft"), &error));
  g_assert_null (own_card (library, &rules, "own-raft"));
  g_assert_null (bs_catalogue_dial (rules->catalogue, bs_id ("own-raft")));
  last = contents (path);
  g_assert_true (strncmp (last, by_hand, (gsize) (strstr (by_hand, "    <dial id") - by_hand)) == 0);
  g_assert_true (g_str_has_suffix (last, strstr (by_hand, "    <captain id=\"own-queeg\"")));
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* Nobody's work is spoiled: what cannot be read so, and what others need, stays as it is. */
static void
test_change_refused (Fixture      *fixture,
                     gconstpointer data)
{
  BsLibrary *library = fixture->library;
  g_autofree char *own = bs_library_own_path (library, "attack-wing");
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *path = g_build_filename (folder, "by-hand.xml", NULL);
  g_autofree char *second = g_build_filename (folder, "second.xml", NULL);
  g_autofree char *told = g_strconcat (second, ":12:", NULL);
  g_autofree char *after = NULL;
  g_autoptr (BsCommand) wrong = bs_command_parse ("equip name=Holly points=5 skill=8 faction=nobody", NULL);
  g_autoptr (BsRules) rules = NULL;
  g_autoptr (GError) error = NULL;

  g_remove (own);
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, by_hand, -1, NULL));
  g_assert_false (bs_library_change_card (library, "attack-wing", own_card (library, &rules, "own-holly"), wrong, NULL, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
  after = contents (path);
  g_assert_cmpstr (after, ==, by_hand);

  g_clear_error (&error);
  bs_library_unref (fixture->library);
  library = fixture->library = bs_library_new ();
  g_assert_true (g_file_set_contents (second, by_hand, -1, NULL));
  g_assert_false (bs_library_remove_card (library, "attack-wing", own_card (library, &rules, "own-holly"), &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
  g_assert_true (g_str_has_prefix (error->message, told));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (second), ==, 0);
}

/* The same fleets again, as they were when the battle began; it has not begun, and what was taken back stays out. */
static void
test_rematch (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const lines[] = {
    "player id=anna name=Anna faction=federation", "player id=ben name=Ben faction=romulan",
    "ship id=ent player=anna card=enterprise-d captain=jean-luc-picard", "ship id=kha player=ben card=khazara captain=toreth",
    "equip ship=kha card=plasma-torpedoes", "undo", "equip ship=ent card=geordi-la-forge", "begin", "set on=ent hull_left=1", "next",
  };
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", NULL);
  g_autoptr (BsSession) old = bs_session_new (fixture->library, header, NULL);
  g_autofree char *path = bs_library_new_path (fixture->library, "again");
  g_autoptr (BsSession) session = NULL;
  g_autoptr (GError) error = NULL;
  const BsState *state;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (old, lines[i], NULL);

      g_assert_cmpint (verdict->level, <=, BS_VERDICT_HINT);
    }
  session = bs_session_rematch (old, fixture->library, path, &error);
  g_assert_no_error (error);
  state = bs_session_get_state (session);
  g_assert_false (state->begun);
  g_assert_cmpuint (state->players->len, ==, 2);
  g_assert_cmpuint (state->ships->len, ==, 2);
  g_assert_cmpuint (bs_state_ship (state, bs_id ("ent"))->parts->len, ==, 2);
  g_assert_cmpuint (bs_state_ship (state, bs_id ("kha"))->parts->len, ==, 1);
  g_assert_cmpint (bs_state_points (state, bs_id ("anna")), ==, bs_state_points (bs_session_get_state (old), bs_id ("anna")));
  g_assert_true (bs_session_get_state (old)->begun);
  g_remove (path);
}

static void
changed_cb (BsLibraryWatch *watch,
            gboolean        rules,
            gpointer        data)
{
  *(int *) data |= rules ? 2 : 1;
}

/* What is written into the user's folder is noticed once it is quiet; 0: nothing, 1: other cards, 2: other rules. */
static void
assert_noticed (int *noticed,
                int  what)
{
  gint64 end = g_get_monotonic_time () + (what == 0 ? 1 : 20) * G_USEC_PER_SEC;

  while (*noticed == 0 && g_get_monotonic_time () < end)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  g_assert_cmpint (*noticed, ==, what);
  *noticed = 0;
}

static guint
n_games (BsLibrary *library)
{
  g_autoptr (GPtrArray) games = bs_library_games (library);

  return games->len;
}

/* Files that come while the program runs are there without a new start; what the library writes itself is no news. */
static void
test_watch (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *rules_folder = g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *cards_folder = g_build_filename (g_get_user_data_dir (), "boardside", "catalogue", NULL);
  g_autofree char *house = g_build_filename (rules_folder, "house.xml", NULL);
  g_autofree char *mine = g_build_filename (cards_folder, "mine.xml", NULL);
  g_autoptr (BsCommand) ship = bs_command_parse ("ship name=Boat points=1 skill=2 attack=1 agility=1 hull=1 shields=0", NULL);
  g_autoptr (BsRules) before = NULL, after = NULL;
  g_autoptr (GError) error = NULL;
  BsLibraryWatch *watch;
  int noticed = 0;
  guint games;

  g_assert_cmpint (g_mkdir_with_parents (rules_folder, 0755), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (cards_folder, 0755), ==, 0);
  watch = bs_library_watch_new (fixture->library);
  g_signal_connect (watch, "changed", G_CALLBACK (changed_cb), &noticed);
  games = n_games (fixture->library);
  before = bs_library_load (fixture->library, "attack-wing", NULL, &error);
  g_assert_no_error (error);

  put (mine, "<catalogue game=\"attack-wing\" format=\"1\" version=\"1\"><ships>"
             "<ship id=\"own-raft\"><name>Raft</name></ship></ships></catalogue>\n", -1);
  assert_noticed (&noticed, 1);
  after = bs_library_load (fixture->library, "attack-wing", NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (bs_catalogue_card (after->catalogue, bs_id ("own-raft")));
  g_assert_null (bs_catalogue_card (before->catalogue, bs_id ("own-raft")));

  put (house, "<ruleset id=\"house\" over=\"attack-wing\" version=\"1\" format=\"1\"><name>Our house</name></ruleset>\n", -1);
  assert_noticed (&noticed, 2);
  g_assert_cmpuint (n_games (fixture->library), ==, games + 1);
  g_assert_true (bs_library_keep_card (fixture->library, "attack-wing", "ship", ship, NULL, &error));
  g_assert_no_error (error);
  assert_noticed (&noticed, 0);
  g_assert_cmpint (g_remove (house), ==, 0);
  assert_noticed (&noticed, 2);
  g_assert_cmpuint (n_games (fixture->library), ==, games);

  g_assert_finalize_object (watch);
  remove_below (rules_folder);
  remove_below (cards_folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/library/rules-changed", test_rules_changed);
  ADD ("/library/rules-lost", test_rules_lost);
  ADD ("/library/pack", test_pack);
  ADD ("/library/battles", test_battles);
  ADD ("/library/battles-played-on", test_battles_played_on);
  ADD ("/library/next-name", test_next_name);
  ADD ("/library/unknown-game", test_unknown_game);
  ADD ("/library/change-card", test_change_card);
  ADD ("/library/change-refused", test_change_refused);
  ADD ("/library/own-rules", test_own_rules);
  ADD ("/library/mistakes-hide-nothing", test_mistakes_hide_nothing);
  ADD ("/library/own-rules-before", test_own_rules_before);
  ADD ("/library/keep-card", test_keep_card);
  ADD ("/library/keep-whole", test_keep_whole);
  ADD ("/library/rematch", test_rematch);
  ADD ("/library/watch", test_watch);

  return run_at_home ();
}
