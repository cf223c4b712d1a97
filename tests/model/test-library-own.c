/* test-library-own.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Rules and cards of the user's own: over ours and before them, with mistakes, told by hand,
 * changed, and come while the program runs. */

#include "config.h"

#include "model/library/bs-library-watch.h"
#include "session.h"

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
  put (
    path,
    "<ruleset id=\"house\" over=\"attack-wing\" version=\"1\" format=\"1\"><name>Our house</name>"
    "<figures><figure id=\"max-range\" value=\"5\"/></figures></ruleset>\n",
    -1);
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

/* Rules or cards of the user's own with a mistake are told of, and hide nothing of ours: neither by
 * their id nor by their name. */
static void
test_mistakes_hide_nothing (Fixture      *fixture,
                            gconstpointer data)
{
  static const char *const broken[] = {
    "<ruleset id=\"attack-wing\" version=\"9\" format=\"1\"><name>Ours</name><figures><figure "
    "id=\"no-such\" value=\"1\"/></figures></ruleset>",
    "<ruleset id=\"attack-wing\" version=\"9\" format=\"1\" "
    "over=\"attack-wing\"><name>Ours</name></ruleset>",
    "<ruleset id=\"other\" version=\"9\" format=\"1\" "
    "over=\"no-such-game\"><name>Ours</name></ruleset>",
  };
  const char *cards =
    "<catalogue game=\"attack-wing\" version=\"9\" format=\"1\"><upgrades><upgrade id=\"own-x\" "
    "slot=\"no-such-slot\" cost=\"1\">"
    "<name>X</name></upgrade></upgrades></catalogue>";
  g_autofree char *own_rules =
    g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *own_cards =
    g_build_filename (g_get_user_data_dir (), "boardside", "catalogue", NULL);

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
  put_file (folder, "ours.xml",
            "<ruleset id=\"attack-wing\" version=\"9\" "
            "format=\"1\"><name>Ours</name><phases><phase id=\"all\" does=\"move\"><name>All</name>"
            "</phase></phases></ruleset>");
  library = bs_library_new ();
  games = bs_library_games (library);
  g_assert_cmpstr (bs_games_name (games, bs_id ("attack-wing")), ==, "Ours");
  g_remove (path);
}

/* A ship and an upgrade told by hand are found by the next battle; what the loader would not take
 * is not written. */
static void
test_keep_card (Fixture      *fixture,
                gconstpointer data)
{
  BsLibrary *library = fixture->library;
  g_autofree char *path = bs_library_own_path (library, "attack-wing");
  g_autoptr (BsCommand) ship = bs_command_parse (
    "ship name=\"Red & Dwarf\" points=12 skill=2 attack=1 agility=1 hull=9 shields=0", NULL);
  g_autoptr (BsCommand) captain = bs_command_parse ("equip name=Holly points=3 skill=6", NULL);
  g_autoptr (BsCommand) card =
    bs_command_parse ("equip name=Skutter slot=crew points=2 faction=federation", NULL);
  g_autoptr (BsCommand) wrong =
    bs_command_parse ("equip name=Nonsense slot=no-such-slot points=2", NULL);
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
  g_assert_cmpint (bs_card_number (bs_catalogue_find (rules->catalogue, "captain", "Holly"),
                                   "skill", 0),
                   ==, 6);
  g_assert_nonnull (bs_catalogue_card (rules->catalogue, bs_id ("own-skutter-2")));
  problems = bs_library_report (library);
  g_assert_cmpuint (problems->len, ==, 0);
  g_remove (path);
}

/* All that may be told of a ship: its own dial, arcs, actions, slots; and of a weapon its dice and
 * range. */
static void
test_keep_whole (Fixture      *fixture,
                 gconstpointer data)
{
  BsLibrary *library = fixture->library;
  g_autofree char *path = bs_library_own_path (library, "attack-wing");
  g_autoptr (BsCommand) ship = bs_command_parse (
    "ship name=Kite points=20 faction=klingon attack=2 agility=3 hull=3 shields=0 "
    "actions=scan,evade arcs=front,rear slots=crew,weapon,weapon unique",
    NULL);
  g_autoptr (BsCommand) other =
    bs_command_parse ("ship name=Kite attack=1 agility=1 hull=1 shields=1 dial=own-kite", NULL);
  g_autoptr (BsCommand) weapon = bs_command_parse (
    "equip name=Sling slot=weapon points=3 weapon-attack=4 range-min=2 range-max=3", NULL);
  const BsManeuver maneuvers[] = { { bs_id ("straight"), 1, bs_id ("green"), 0 },
                                   { bs_id ("come-about"), 3, bs_id ("red"), 0 } };
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
  g_assert_cmpstr (bs_dial_maneuver (bs_catalogue_dial (rules->catalogue, kite->dial),
                                     bs_id ("come-about"), 3)
                     ->color,
                   ==, "red");
  g_assert_cmpstr (bs_catalogue_card (rules->catalogue, bs_id ("own-kite-2"))->dial, ==,
                   "own-kite");
  sling = bs_catalogue_card (rules->catalogue, bs_id ("own-sling"));
  g_assert_cmpint (bs_card_number (sling, "weapon-attack", 0), ==, 4);
  g_assert_cmpint (bs_card_number (sling, "range-min", 0), ==, 2);
  g_assert_cmpint (bs_card_number (sling, "range-max", 0), ==, 3);
  g_remove (path);
}

static const char by_hand[] =
  "<?xml version=\"1.0\"?>\n<!-- Ours. <captain id=\"own-holly\"/> -->\n<catalogue "
  "game=\"attack-wing\" format=\"1\" version=\"1\">\n"
  "  <dials>\n    <dial id=\"own-raft\"><maneuver bearing=\"straight\" speed=\"1\" "
  "color=\"white\"/></dial>\n  </dials>\n"
  "  <ships>\n    <ship id=\"own-raft\" cost=\"3\" hull=\"2\" "
  "dial=\"own-raft\"><name>Raft</name></ship>\n  </ships>\n"
  "  <captains>\n    <!-- The ship's computer. -->\n"
  "    <captain cost='3' limited=\"yes\" skill=\"6\"\n      id='own-holly'>\n      "
  "<name>Holly</name><name lang=\"de\">Stechpalme</name>\n"
  "      <!-- IQ 6000 -->\n      <text>Does > nothing.</text>\n    </captain>\n"
  "    <captain id=\"own-queeg\" cost=\"4\" skill=\"7\"><name>Queeg</name></captain>\n  "
  "</captains>\n</catalogue>\n";

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

/* A card that people wrote is changed where it stands: what is not told of it stays, and every
 * other letter of the file. */
static void
test_change_card (Fixture      *fixture,
                  gconstpointer data)
{
  BsLibrary *library = fixture->library;
  g_autofree char *own = bs_library_own_path (library, "attack-wing");
  g_autofree char *folder = g_path_get_dirname (own);
  g_autofree char *path = g_build_filename (folder, "by-hand.xml", NULL);
  g_autoptr (BsCommand) command =
    bs_command_parse ("equip name=\"Holly > All\" points=5 skill=8 unique", NULL);
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
  g_assert_true (bs_library_remove_card (library, "attack-wing",
                                         own_card (library, &rules, "own-raft"), &error));
  g_assert_null (own_card (library, &rules, "own-raft"));
  g_assert_null (bs_catalogue_dial (rules->catalogue, bs_id ("own-raft")));
  last = contents (path);
  g_assert_true (strncmp (last, by_hand, (gsize) (strstr (by_hand, "    <dial id") - by_hand)) ==
                 0);
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
  g_autoptr (BsCommand) wrong =
    bs_command_parse ("equip name=Holly points=5 skill=8 faction=nobody", NULL);
  g_autoptr (BsRules) rules = NULL;
  g_autoptr (GError) error = NULL;

  g_remove (own);
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (path, by_hand, -1, NULL));
  g_assert_false (bs_library_change_card (library, "attack-wing",
                                          own_card (library, &rules, "own-holly"), wrong, NULL,
                                          &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
  after = contents (path);
  g_assert_cmpstr (after, ==, by_hand);

  g_clear_error (&error);
  bs_library_unref (fixture->library);
  library = fixture->library = bs_library_new ();
  g_assert_true (g_file_set_contents (second, by_hand, -1, NULL));
  g_assert_false (bs_library_remove_card (library, "attack-wing",
                                          own_card (library, &rules, "own-holly"), &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SEMANTIC);
  g_assert_true (g_str_has_prefix (error->message, told));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (second), ==, 0);
}

static void
changed_cb (BsLibraryWatch *watch,
            gboolean        rules,
            gpointer        data)
{
  *(int *) data |= rules ? 2 : 1;
}

/* What is written into the user's folder is noticed once it is quiet; 0: nothing, 1: other cards,
 * 2: other rules. */
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

/* Files that come while the program runs are there without a new start; what the library writes
 * itself is no news. */
static void
test_watch (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *rules_folder =
    g_build_filename (g_get_user_data_dir (), "boardside", "rules", NULL);
  g_autofree char *cards_folder =
    g_build_filename (g_get_user_data_dir (), "boardside", "catalogue", NULL);
  g_autofree char *house = g_build_filename (rules_folder, "house.xml", NULL);
  g_autofree char *mine = g_build_filename (cards_folder, "mine.xml", NULL);
  g_autoptr (BsCommand) ship =
    bs_command_parse ("ship name=Boat points=1 skill=2 attack=1 agility=1 hull=1 shields=0", NULL);
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

  put (house,
       "<ruleset id=\"house\" over=\"attack-wing\" version=\"1\" format=\"1\"><name>Our "
       "house</name></ruleset>\n",
       -1);
  assert_noticed (&noticed, 2);
  g_assert_cmpuint (n_games (fixture->library), ==, games + 1);
  g_assert_true (
    bs_library_keep_card (fixture->library, "attack-wing", "ship", ship, NULL, &error));
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
  ADD ("/library/change-card", test_change_card);
  ADD ("/library/change-refused", test_change_refused);
  ADD ("/library/own-rules", test_own_rules);
  ADD ("/library/mistakes-hide-nothing", test_mistakes_hide_nothing);
  ADD ("/library/own-rules-before", test_own_rules_before);
  ADD ("/library/keep-card", test_keep_card);
  ADD ("/library/keep-whole", test_keep_whole);
  ADD ("/library/watch", test_watch);

  return run_at_home ();
}
