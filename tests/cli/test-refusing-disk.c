/* test-refusing-disk.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "bs-cli.h"

#include "files.h"

#include <errno.h>

/* What `play` says when the disk refuses to confirm: a script that tries again what was an error
 * would do it twice. */

static int accepted;
static GString *printed;

int
fdatasync (int fd)
{
  if (accepted-- > 0)
    return 0;
  errno = EIO;

  return -1;
}

static void
print (const char *text)
{
  g_string_append (printed, text);
}

static int
play (const char *battle,
      const char *script)
{
  g_autofree char *from = g_strdup_printf ("--from=%s", script);
  char *argv[] = { (char *) "play", from, (char *) battle, NULL };
  char **words = argv;

  g_string_truncate (printed, 0);

  return bs_cli_play (3, words);
}

static void
test_play (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("boardside-test-XXXXXX", &error);
  g_autofree char *battle = g_build_filename (folder, "battle.boardside", NULL);
  g_autofree char *script = g_build_filename (folder, "script", NULL);
  g_autofree char *kept = NULL;
  g_auto (GStrv) lines = NULL;

  put (script,
       "boardside 1 game=attack-wing\nplayer id=a\nnote text=b group=3\nnote text=c group=3 "
       "last\nnote text=d\n",
       -1);
  accepted = 2;
  g_assert_cmpint (play (battle, script), ==, BS_CLI_TROUBLE);
  lines = g_strsplit (printed->str, "\n", -1);
  g_assert_cmpstr (lines[0], ==, "ok");
  g_assert_cmpstr (lines[1], ==, "ok");
  for (int i = 2; i < 4; i++)
    {
      g_assert_true (g_str_has_prefix (lines[i], "hint: "));
      g_assert_nonnull (strstr (lines[i], "it is done"));
    }
  g_assert_cmpstr (lines[4], ==, "");
  kept = contents (battle);
  g_assert_nonnull (strstr (kept, "note text=c"));
  g_assert_null (strstr (kept, "note text=d"));
  remove_below (folder);
  g_rmdir (folder);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  printed = g_string_new (NULL);
  g_set_print_handler (print);
  g_test_add_func ("/refusing-disk/play", test_play);

  return g_test_run ();
}
