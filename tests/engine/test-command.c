/* test-command.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/bs-battle.h"
#include "engine/ground/bs-command.h"

#include <string.h>

/* Reads a line that must be right. */
static BsCommand *
parse (const char *line)
{
  g_autoptr (GError) error = NULL;
  BsCommand *command = bs_command_parse (line, &error);

  g_assert_no_error (error);
  g_assert_nonnull (command);

  return command;
}

static void
assert_printed (const char *line,
                const char *expected)
{
  g_autoptr (BsCommand) command = parse (line);
  g_autoptr (BsCommand) again = NULL;
  g_autofree char *printed = bs_command_print (command);

  g_assert_cmpstr (printed, ==, expected);
  again = parse (printed);
  g_assert_true (bs_command_equal (command, again));
}

static void
test_id (void)
{
  g_autofree char *text = g_strdup ("ent/captain");
  BsId id = bs_id (text);

  g_assert_true (id == bs_id ("ent/captain"));
  g_assert_true (bs_id_ship (id) == bs_id ("ent"));
  g_assert_true (bs_id_ship (bs_id ("ent")) == bs_id ("ent"));
  g_assert_true (bs_id_n ("ent/captain", 3) == bs_id ("ent"));
  g_assert_null (bs_id (NULL));
  g_assert_null (bs_id (""));
  g_assert_null (bs_id_ship (NULL));
}

static void
test_id_valid (void)
{
  g_autofree char *longest = g_strnfill (100, 'a');
  g_autofree char *too_long = g_strnfill (101, 'a');
  const char *const good[] = { "a", "ent", "ent/d1", "ig-88", "2", "cr90/fore", longest, NULL };
  const char *const bad[] = { NULL,  "",  "Ent", "ent/", "/ent", "a/b/c",
                              "a b", "é", "a_b", "-a",   "a.b",  too_long };

  for (guint i = 0; good[i] != NULL; i++)
    g_assert_true (bs_id_is_valid (good[i]));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (bs_id_is_valid (bad[i]));
}

static void
test_parse (void)
{
  g_autoptr (BsCommand) command =
    parse ("attack ship=ent target=kha range=2 obstructed dice=2,4 anyway group=7 last # so");
  g_auto (GStrv) dice = bs_command_get_list (command, "dice");
  int range = 0;

  g_assert_cmpstr (command->verb, ==, "attack");
  g_assert_cmpuint (command->args->len, ==, 5);
  g_assert_cmpstr (bs_command_get (command, "ship"), ==, "ent");
  g_assert_true (bs_command_get_int (command, "range", &range));
  g_assert_cmpint (range, ==, 2);
  g_assert_true (bs_command_has (command, "obstructed"));
  g_assert_null (bs_command_get (command, "obstructed"));
  g_assert_cmpuint (g_strv_length (dice), ==, 2);
  g_assert_cmpstr (dice[1], ==, "4");
  g_assert_true (command->anyway);
  g_assert_cmpuint (command->group, ==, 7);
  g_assert_true (command->last);
  g_assert_false (bs_command_has (command, "anyway"));
  g_assert_false (bs_command_has (command, "weapon"));
  g_assert_null (bs_command_get_list (command, "weapon"));
  g_assert_false (bs_command_get_int (command, "ship", &range));
  g_assert_cmpint (range, ==, 2);
}

static void
test_print (void)
{
  assert_printed ("  next\t# a comment", "next");
  assert_printed ("next #", "next");
  assert_printed ("lock target=b ship=a", "lock target=b ship=a");
  assert_printed ("player id=red name=\"red\"", "player id=red name=red");
  assert_printed ("note text=\"\"", "note text=\"\"");
  assert_printed ("note text=a#b", "note text=a#b");
  assert_printed ("note text=\"#b\"", "note text=\"#b\"");
  assert_printed ("note text=\"a # b\" # c", "note text=\"a # b\"");
  assert_printed ("note text=\"q\\\" b\\\\ n\\n t\\t\"", "note text=\"q\\\" b\\\\ n\\n t\\t\"");
  assert_printed ("note text=\"O'\\\"Brien <&> 🚀 ]]>\"", "note text=\"O'\\\"Brien <&> 🚀 ]]>\"");
  assert_printed ("note text=Ümläut", "note text=Ümläut");
  assert_printed ("set on=ent shields.disabled=4 hull_left=-1",
                  "set on=ent shields.disabled=4 hull_left=-1");
  assert_printed ("note text=last", "note text=last");
}

static void
test_common_words (void)
{
  assert_printed ("next last anyway group=3", "next anyway group=3 last");
  assert_printed ("note anyway text=x", "note text=x anyway");
}

static void
test_header (void)
{
  g_autoptr (BsCommand) header = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *printed = NULL;
  int format = 0;

  g_assert_true (
    bs_header_parse ("boardside 1 game=x-wing extension=boarding,house", &format, &header, &error));
  g_assert_no_error (error);
  g_assert_cmpint (format, ==, 1);
  g_assert_cmpstr (bs_command_get (header, "game"), ==, "x-wing");
  printed = bs_command_print (header);
  g_assert_cmpstr (printed, ==, "boardside 1 game=x-wing extension=boarding,house");

  g_assert_true (bs_header_parse ("boardside 27 wings=yes", &format, NULL, &error));
  g_assert_cmpint (format, ==, 27);
  g_assert_false (bs_header_parse ("next", &format, NULL, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SYNTAX);
}

static void
test_errors (void)
{
  static const struct
  {
    const char *line;
    const char *column;
  } bad[] = {
    { "", "column 1:" },
    { "# only a comment", "column 17:" },
    { "Next", "column 1:" },
    { "ship=ent", "column 1:" },
    { "7", "column 1:" },
    { "move ship=", "column 11:" },
    { "move ship= speed=1", "column 11:" },
    { "note text=\"open", "column 11:" },
    { "note text=\"ä\\x\"", "column 13:" },
    { "note text=\"a\"b", "column 14:" },
    { "note text=a\"b", "column 12:" },
    { "note text=a\\b", "column 12:" },
    { "move ship=a ship=b", "column 13:" },
    { "move Ship=a", "column 6:" },
    { "move ship=a =b", "column 13:" },
    { "next#x", "column 5:" },
    { "next anyway=yes", "column 6:" },
    { "next group=0", "column 6:" },
    { "next group", "column 6:" },
    { "next group=-1", "column 6:" },
    { "boardside", "column 10:" },
    { "boardside game=x-wing", "column 11:" },
    { "boardside 1x", "column 12:" },
    { "boardside 12345678901", "column 11:" },
    { "note text=\xff\xfe", "column 11:" },
    { "note text=\"a\nb\"", "column 13:" },
    { "note text=a\001", "column 12:" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsCommand) command = bs_command_parse (bad[i].line, &error);

      g_assert_null (command);
      g_assert_error (error, BS_ERROR, BS_ERROR_SYNTAX);
      g_test_message ("%s: %s", bad[i].line, error->message);
      g_assert_true (g_str_has_prefix (error->message, bad[i].column));
    }
}

static void
test_length (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *filling = g_strnfill (BS_LINE_MAX - strlen ("note text="), 'x');
  g_autofree char *longest = g_strconcat ("note text=", filling, NULL);
  g_autofree char *too_long = g_strconcat (longest, "x", NULL);
  g_autoptr (BsCommand) command = parse (longest);

  g_assert_cmpstr (bs_command_get (command, "text"), ==, filling);
  g_assert_null (bs_command_parse (too_long, &error));
  g_assert_error (error, BS_ERROR, BS_ERROR_SYNTAX);
}

static void
test_blank (void)
{
  g_assert_true (bs_command_is_blank (""));
  g_assert_true (bs_command_is_blank (" \t\r"));
  g_assert_true (bs_command_is_blank ("# note"));
  g_assert_true (bs_command_is_blank ("  # note"));
  g_assert_false (bs_command_is_blank ("next"));
}

static void
test_change (void)
{
  g_autoptr (BsCommand) command = bs_command_new ("roll");
  g_autoptr (BsCommand) copy = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *line = NULL;

  bs_command_set (command, "side", "attack");
  bs_command_set_int (command, "count", -3);
  bs_command_set_flag (command, "free");
  bs_command_set (command, "side", "defence");
  bs_command_unset (command, "nothing");
  copy = bs_command_copy (command);
  g_assert_true (bs_command_equal (command, copy));
  bs_command_unset (command, "count");
  g_assert_false (bs_command_equal (command, copy));
  printed = bs_command_print (command);
  g_assert_cmpstr (printed, ==, "roll side=defence free");
  line = bs_command_print (copy);
  g_assert_cmpstr (line, ==, "roll side=defence count=-3 free");
}

/* Every text that a window can give comes back as it was. */
static void
test_odd_texts (void)
{
  static const char *const texts[] = {
    "O'\"Brien <&> \n 🚀",
    "]]>",
    "a\r\nb",
    "\x01\x1f",
    " ",
    "\\",
    "\\n",
    "#",
    " #",
    "=",
    "a=b",
    "\t",
    "‮rtl‬",
    "last",
    "",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (BsCommand) command = bs_command_new ("note");
      g_autoptr (BsCommand) again = NULL;
      g_autofree char *line = NULL;

      bs_command_set (command, "text", texts[i]);
      line = bs_command_print (command);
      again = parse (line);
      g_assert_cmpstr (bs_command_get (again, "text"), ==, texts[i]);
      g_assert_true (bs_command_equal (command, again));
    }
}

static void
test_not_utf8 (void)
{
  g_autoptr (BsCommand) command = bs_command_new ("note");

  bs_command_set (command, "text", "a\xff");
  g_assert_cmpstr (bs_command_get (command, "text"), ==, "a�");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/id/interned", test_id);
  g_test_add_func ("/id/valid", test_id_valid);
  g_test_add_func ("/command/parse", test_parse);
  g_test_add_func ("/command/print", test_print);
  g_test_add_func ("/command/common-words", test_common_words);
  g_test_add_func ("/command/header", test_header);
  g_test_add_func ("/command/errors", test_errors);
  g_test_add_func ("/command/length", test_length);
  g_test_add_func ("/command/blank", test_blank);
  g_test_add_func ("/command/change", test_change);
  g_test_add_func ("/command/odd-texts", test_odd_texts);
  g_test_add_func ("/command/not-utf8", test_not_utf8);

  return g_test_run ();
}
