/* test-import.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes from outside may be anything: a clear sentence, no crash, no memory. And search, and
 * the group as one step. */

#include "exchange/squads/bs-export.h"
#include "exchange/squads/bs-import.h"
#include "exchange/squads/bs-resolver.h"
#include "model/battle/bs-session.h"

#include <glib/gstdio.h>
#include <string.h>

static BsLibrary *library;

static BsImport *
read_text (const char  *text,
           gssize       length,
           GError     **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, length < 0 ? strlen (text) : (gsize) length);

  return bs_import_read_for (bytes, library, "attack-wing", bs_id ("red"), BS_IMPORT_ALL, error);
}

static void
assert_refused (const char *text,
                gssize      length,
                const char *word)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsImport) import = read_text (text, length, &error);

  g_assert_null (import);
  g_assert_nonnull (error);
  if (strstr (error->message, word) == NULL)
    g_error ("“%s” does not say “%s”", error->message, word);
}

static void
test_refused (void)
{
  g_autoptr (GString) deep = g_string_new (NULL);
  /* No look at a line may take as long as its square. */
  g_autofree char *wide = g_strdup_printf ("nobody%*sx\n%0*d", 300000, "", 300000, 0);

  for (guint i = 0; i < 2000; i++)
    g_string_append (deep, i % 2 == 0 ? "[" : "{\"a\":");
  assert_refused ("", 0, "nothing in it");
  assert_refused ("  \n\r\n ", -1, "nothing in it");
  assert_refused ("\xef\xbb\xbf", -1, "nothing in it");
  assert_refused ("PK\003\004abcdef", 10, "packed archive");
  assert_refused ("\037\213\010\0", 4, "packed archive");
  assert_refused ("%PDF-1.7", -1, "PDF");
  assert_refused ("\211PNG\r\n\032\n", -1, "picture");
  assert_refused ("a\0b", 3, "no text");
  assert_refused ("<!DOCTYPE html><html><body>x</body></html>", -1, "web page");
  assert_refused ("\n<HTML lang=de><p>x", -1, "web page");
  assert_refused (deep->str, -1, "deeper than");
  assert_refused ("{\"ships\": [", -1, "ends in the middle (line 1, column ");
  assert_refused ("{\"ships\": [1 2]}", -1, "damaged at line 1, column ");
  assert_refused ("{}", -1, "no list of ships");
  assert_refused ("[1,2,3]", -1, "no list of ships");
  assert_refused ("{\"pilots\":[{\"name\":\"x\"}]}", -1, "another game");
  assert_refused ("../../x/data.xml", -1, "only a path");
  assert_refused (wide, -1, "none of it is a card");
  assert_refused ("no card at all", -1, "none of it is a card");
  assert_refused ("[{\"type\":\"crew\",\"id\":\"C1\",\"name\":\"X\",\"cost\":1}]", -1,
                  "holds cards");
  assert_refused ("<Fleet><Ships><Ship><Name>x</Fleet>", -1, "XML is malformed");
}

/* Lists with very many ships or cards are refused, or read as far as a ship goes. */
static void
test_bounds (void)
{
  g_autoptr (GString) ships = g_string_new ("{\"faction\":\"rebel\",\"pilots\":[");
  g_autoptr (GString) cards =
    g_string_new ("{\"faction\":\"rebel\",\"pilots\":[{\"name\":\"lukeskywalker\",\"ship\":"
                  "\"xwing\",\"upgrades\":{\"ept\":[");
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GString) one = g_string_new ("Luke Skywalker");
  g_autoptr (BsImport) import = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  gboolean told = FALSE;

  for (guint i = 0; i < 5000; i++)
    {
      g_string_append_printf (ships, "%s{\"name\":\"lukeskywalker\",\"ship\":\"xwing\"}",
                              i > 0 ? "," : "");
      g_string_append_printf (cards, "%s\"swarmtactics\"", i > 0 ? "," : "");
      g_string_append (names, "Luke Skywalker\n");
      if (i < 100)
        g_string_append (one, ", R2-D2");
    }
  g_string_append (ships, "]}");
  g_string_append (cards, "]}}]}");
  assert_refused (ships->str, -1, "5000 ships");
  assert_refused (cards->str, -1, "5000 cards");
  assert_refused (names->str, -1, "lines with names");

  bytes = g_bytes_new (one->str, one->len);
  import = bs_import_read_for (bytes, library, "x-wing", bs_id ("red"), BS_IMPORT_ALL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < import->items->len; i++)
    told |=
      strstr (((BsImportItem *) import->items->pdata[i])->text, "100 cards on this ship") != NULL;
  g_assert_true (told);
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("boardside-XXXXXX", NULL);
  g_autofree char *gone = g_build_filename (folder, "gone", NULL);
  g_autofree char *large = g_build_filename (folder, "large", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BsImport) import = NULL;
  FILE *file;

  g_assert_null (bs_import_load (folder, &error));
  g_assert_nonnull (strstr (error->message, "is a folder"));
  g_clear_error (&error);
  g_assert_null (bs_import_load (gone, &error));
  g_assert_nonnull (strstr (error->message, "cannot read"));
  g_clear_error (&error);

  /* 50 MB with nothing in it but a hole. */
  file = g_fopen (large, "w");
  g_assert_nonnull (file);
  g_assert_cmpint (fseek (file, 50 * 1000 * 1000, SEEK_SET), ==, 0);
  fputc ('x', file);
  fclose (file);
  bytes = bs_import_load (large, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), <, 4u << 20);
  import = bs_import_read_for (bytes, library, "attack-wing", bs_id ("red"), BS_IMPORT_ALL, &error);
  g_assert_null (import);
  g_assert_nonnull (strstr (error->message, "larger than"));
  g_remove (large);
  g_rmdir (folder);
}

/* BOM, CRLF, UTF-16 and Windows' letters are read like any other. */
static void
test_text (void)
{
  static const char *const plain = "U.S.S. Enterprise-D\nJean-Luc Picard (6)\nMiles O’Brien\n";
  g_autoptr (BsImport) import = read_text (plain, -1, NULL);
  g_autoptr (GString) crlf = g_string_new ("\xef\xbb\xbf");
  g_autofree char *wide = NULL;
  g_autofree char *windows = NULL;
  gsize length;

  g_assert_nonnull (import);
  g_assert_cmpuint (import->commands->len, ==, 2);
  g_assert_cmpint (((BsImportSquad *) import->squads->pdata[0])->points, ==, 36);

  g_string_append (crlf, plain);
  g_string_replace (crlf, "\n", "\r\n", 0);
  wide = g_convert (plain, -1, "UTF-16", "UTF-8", NULL, &length, NULL);
  bs_import_free (import);
  import = read_text (wide, (gssize) length, NULL);
  g_assert_cmpuint (import->commands->len, ==, 2);
  windows = g_convert (plain, -1, "WINDOWS-1252", "UTF-8", NULL, &length, NULL);
  bs_import_free (import);
  import = read_text (windows, (gssize) length, NULL);
  g_assert_cmpuint (import->commands->len, ==, 2);
  bs_import_free (import);
  import = read_text (crlf->str, -1, NULL);
  g_assert_cmpuint (import->commands->len, ==, 2);
}

static void
test_names (void)
{
  g_autoptr (BsImport) import =
    read_text ("My fleet\n\n2x Klingon Starship + Klingon (0)\n\n"
               "I.R.W. Khazara\nToreth, Bochra\nPlasmatorpedos\nNo such card (7)\n",
               -1, NULL);
  const BsImportSquad *squad;

  g_assert_nonnull (import);
  squad = import->squads->pdata[0];
  g_assert_cmpstr (squad->name, ==, "My fleet");
  g_assert_cmpuint (squad->ships, ==, 3);
  /* 26 twice; 30 + 4 + 1 + 5; and the unknown card with its points. */
  g_assert_cmpint (squad->points, ==, 52 + 40 + 7);
}

static const BsImportSquad *
squad_of (const char *text,
          BsImport  **import)
{
  *import = read_text (text, -1, NULL);
  g_assert_nonnull (*import);

  return (*import)->squads->pdata[0];
}

/* As people write it: a sentence first, how often behind the name, points in many ways, what a line
 * is before a colon. */
static void
test_written (void)
{
  g_autoptr (BsImport) import = NULL;
  const BsImportSquad *squad = squad_of (
    "Here is my fleet, tell me what you think!\n"
    "I.R.W. Khazara [30]\n Captain: Toreth - 4\n Bochra, 1 pt\n Plasma Torpedoes (5 points)\n"
    "Klingon Starship x2\n",
    &import);
  guint said = 0;

  g_assert_cmpstr (squad->name, ==, "Here is my fleet, tell me what you think!");
  g_assert_cmpuint (squad->ships, ==, 3);
  g_assert_cmpint (squad->points, ==, 40 + 52);
  /* Several ships are called Klingon Starship; that is said of both. */
  for (guint i = 0; i < import->items->len; i++)
    {
      const BsImportItem *item = import->items->pdata[i];

      if (item->kind == BS_IMPORT_REMARK && strstr (item->text, "Several ships") != NULL)
        said++;
      else
        g_assert_cmpint (item->kind, ==, BS_IMPORT_UNDERSTOOD);
    }
  g_assert_cmpuint (said, ==, 2);
}

/* A ship of two cards is one ship, and not called as one of its halves. */
static void
test_halves (void)
{
  static const char text[] =
    "{\"faction\":\"rebel\",\"pilots\":[{\"name\":\"cr90corvettefore\",\"ship\":\"cr90corvette\"},"
    "{\"name\":\"cr90corvetteaft\",\"ship\":\"cr90corvette\"},{\"name\":\"rookiepilot\",\"ship\":"
    "\"xwing\"}]}";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (BsImport) import =
    bs_import_read_for (bytes, library, "x-wing", bs_id ("red"), BS_IMPORT_ALL, &error);
  g_autoptr (GString) names = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < import->commands->len; i++)
    {
      const BsCommand *command = import->commands->pdata[i];

      if (g_str_equal (command->verb, "ship"))
        g_string_append_printf (names, "%s;", bs_command_get (command, "name"));
    }
  g_assert_cmpstr (names->str, ==, "CR90 Corvette 1;Rookie Pilot 1;");
}

/* What stands before the first ship is the name, then a remark; with points, or before cards, it is
 * a ship that no catalogue has. */
static void
test_before (void)
{
  g_autoptr (BsImport) import = NULL, other = NULL;
  const BsImportSquad *squad =
    squad_of ("Fleet: Saturday\nplayed by Anna\nI.R.W. Khazara\nToreth\n", &import);
  gboolean said = FALSE;

  g_assert_cmpstr (squad->name, ==, "Fleet: Saturday");
  g_assert_cmpuint (squad->ships, ==, 1);
  for (guint i = 0; i < import->items->len; i++)
    said =
      said || strstr (((BsImportItem *) import->items->pdata[i])->text, "played by Anna") != NULL;
  g_assert_true (said);

  squad = squad_of ("I.R.W. Newest (33)\nToreth\nBochra\n", &other);
  g_assert_cmpuint (squad->ships, ==, 1);
  g_assert_cmpint (squad->points, ==, 33 + 4 + 1);
}

/* All or nothing, and one step back. */
static void
test_one_step (void)
{
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (BsSession) session = bs_session_new (library, header, &error);
  g_autoptr (BsVerdict) joined = NULL;
  g_autoptr (BsVerdict) done = NULL;
  g_autoptr (BsVerdict) undone = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BsImport) import = NULL;
  static const char *const list = "I.R.W. Khazara\nToreth\nToreth\n\nI.R.W. Khazara\nUnheard of\n";
  guint refused;

  g_assert_no_error (error);
  joined = bs_session_perform_line (session, "player id=red", NULL);
  bytes = g_bytes_new_static (list, strlen (list));
  import =
    bs_import_read (bytes, bs_session_get_state (session), bs_id ("red"), BS_IMPORT_ALL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bs_session_get_state (session)->ships->len, ==, 0);
  done = bs_session_perform_group (session, import->commands, NULL, &refused);
  g_assert_cmpint (done->level, <, BS_VERDICT_AGAINST);
  g_assert_cmpuint (bs_session_get_state (session)->ships->len, ==, 3);
  undone = bs_session_undo (session, 1);
  g_assert_cmpuint (bs_session_get_state (session)->ships->len, ==, 0);
}

static void
assert_search (BsResolver *resolver,
               const char *text,
               const char *first)
{
  g_autoptr (GPtrArray) cards = bs_resolver_search (resolver, NULL, text, 10);

  g_assert_cmpuint (cards->len, >, 0);
  g_assert_cmpstr (((const BsCard *) cards->pdata[0])->id, ==, first);
}

/* Classes are found by their English and their German names, however they are written. */
static void
assert_search_class (BsResolver *resolver,
                     const char *text,
                     const char *ship_class)
{
  g_autoptr (GPtrArray) cards = bs_resolver_search (resolver, "ship", text, 10);

  g_assert_cmpuint (cards->len, >, 0);
  g_assert_cmpstr (((const BsCard *) cards->pdata[0])->ship_class, ==, ship_class);
}

/* As one types, in both languages, accents and apostrophes folded. */
static void
test_search (void)
{
  g_autoptr (BsRules) rules = bs_library_load (library, "attack-wing", NULL, NULL);
  g_autoptr (BsResolver) resolver = bs_resolver_new (rules->catalogue);
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) none = NULL;

  assert_search (resolver, "KONM", "konmel");
  assert_search (resolver, "artificial qu", "artificial-quantum-singularity");
  assert_search (resolver, "traktor", "tractor-beam");
  assert_search (resolver, "maht h", "maht-ha");
  assert_search (resolver, "khazara", "khazara");
  assert_search_class (resolver, "Vor’cha-Klasse", "Vor'cha Class");
  assert_search_class (resolver, "D’deridex Class", "D'deridex Class");
  assert_search_class (resolver, "K'Vort Class ", "K'Vort Class");
  all = bs_resolver_search (resolver, "ship", "", 100000);
  g_assert_cmpuint (all->len, >, 200);
  none = bs_resolver_search (resolver, NULL, "zzzz", 10);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_export (void)
{
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", NULL);
  g_autoptr (BsSession) session = bs_session_new (library, header, NULL);
  static const char *const lines[] = { "player id=red name=Reds",
                                       "ship id=kha player=red card=khazara captain=toreth",
                                       "equip ship=kha card=plasma-torpedoes" };
  g_autofree char *text = NULL;
  g_autofree char *xws = NULL;
  g_autoptr (BsImport) again = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      g_assert_cmpint (verdict->level, ==, BS_VERDICT_OK);
    }
  text = bs_export_text (bs_session_get_state (session), bs_id ("red"), TRUE, NULL);
  g_assert_cmpstr (text, ==,
                   "Reds (39)\n\nShip: I.R.W. Khazara (30)\nCaptain: Toreth (4)\nWeapon: Plasma "
                   "Torpedoes (starter) (5)\n");
  again = read_text (text, -1, NULL);
  g_assert_cmpint (((BsImportSquad *) again->squads->pdata[0])->points, ==, 39);
  xws = bs_export_xws (bs_session_get_state (session), bs_id ("red"), TRUE, NULL);
  g_assert_nonnull (strstr (xws, "\"name\" : \"Reds\""));
}

/* What lies face down is in it only when it is wanted, and it is counted. */
static void
test_export_face_down (void)
{
  g_autoptr (BsCommand) header =
    bs_command_parse ("boardside 1 game=x-wing extension=boarding", NULL);
  g_autoptr (BsSession) session = bs_session_new (library, header, NULL);
  static const char *const lines[] = {
    "player id=red", "ship id=fal player=red card=yt-1300 pilot=han-solo",
    "boarder ship=fal card=luke-skywalker",
    "equip ship=fal name=\"Boarding Gear\" slot=modification points=5 gear hidden"
  };
  const BsState *state;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, lines[i], NULL);

      g_assert_cmpint (verdict->level, !=, BS_VERDICT_ERROR);
    }
  state = bs_session_get_state (session);
  for (int face_down = 0; face_down < 2; face_down++)
    {
      guint left_text, left_xws;
      g_autofree char *text = bs_export_text (state, bs_id ("red"), face_down, &left_text);
      g_autofree char *xws = bs_export_xws (state, bs_id ("red"), face_down, &left_xws);

      g_assert_true ((strstr (text, "Boarder: Luke Skywalker") != NULL) == face_down);
      g_assert_cmpuint (left_text, ==, face_down ? 0 : 2);
      g_assert_true ((strstr (xws, "boardinggear") != NULL) == face_down);
      g_assert_null (strstr (xws, "luke"));
      g_assert_cmpuint (left_xws, ==, face_down ? 1 : 2);
    }
}

int
main (int   argc,
      char *argv[])
{
  int code;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/import/refused", test_refused);
  g_test_add_func ("/import/bounds", test_bounds);
  g_test_add_func ("/import/files", test_files);
  g_test_add_func ("/import/text", test_text);
  g_test_add_func ("/import/names", test_names);
  g_test_add_func ("/import/written", test_written);
  g_test_add_func ("/import/halves", test_halves);
  g_test_add_func ("/import/before", test_before);
  g_test_add_func ("/import/one-step", test_one_step);
  g_test_add_func ("/search", test_search);
  g_test_add_func ("/export", test_export);
  g_test_add_func ("/export/face-down", test_export_face_down);
  code = g_test_run ();
  bs_library_unref (library);

  return code;
}
