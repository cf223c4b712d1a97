/* server.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* boardside-cli for a test that runs it some hundred times with files in one home: started once,
 * its rules and catalogues are read once. A request is a line of JSON on the standard input:
 * {"words":[...],"lines":"..."}, its answer one on the standard output:
 * {"code":0,"stdout":"...","stderr":"..."}. What a command is told with --help ends it, as it ends
 * the program. */

int boardside_cli_main (int argc, char *argv[]);

#define main boardside_cli_main
#include "../../src/cli/main.c"
#undef main

#include <json-glib/json-glib.h>
#include <unistd.h>

/* What is standard input, output and error to the program. */
static FILE *streams[3];

BsLibrary *__real_bs_library_new (void);
BsLibrary *__wrap_bs_library_new (void);

/* In place of bs_library_new(): always the same one. */
BsLibrary *
__wrap_bs_library_new (void)
{
  static BsLibrary *library;

  if (library == NULL)
    library = __real_bs_library_new ();

  return bs_library_ref (library);
}

static void
begin (const char *lines)
{
  fflush (stdout);
  fflush (stderr);
  for (int i = 0; i < 3; i++)
    {
      rewind (streams[i]);
      g_assert_cmpint (ftruncate (fileno (streams[i]), 0), ==, 0);
    }
  fputs (lines, streams[0]);
  rewind (streams[0]);
  lseek (0, 0, SEEK_SET);
  fseek (stdin, 0, SEEK_SET);
  clearerr (stdin);
}

static char *
read_stream (int fd)
{
  GString *text = g_string_new (NULL);
  char buffer[4096];
  ssize_t n;

  lseek (fd, 0, SEEK_SET);
  while ((n = read (fd, buffer, sizeof buffer)) > 0)
    g_string_append_len (text, buffer, n);
  lseek (fd, 0, SEEK_SET);

  return g_string_free (text, FALSE);
}

static int
run (JsonObject *request)
{
  JsonArray *words = json_object_get_array_member (request, "words");
  int n = (int) json_array_get_length (words);
  g_autofree char **argv = g_new0 (char *, n + 2);

  argv[0] = (char *) "boardside-cli";
  for (int i = 0; i < n; i++)
    argv[i + 1] = (char *) json_array_get_string_element (words, i);
  begin (json_object_get_string_member (request, "lines"));

  return boardside_cli_main (n + 1, argv);
}

static void
answer (FILE *to,
        int   code)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  g_autofree char *told = NULL, *said = NULL, *text = NULL;

  fflush (stdout);
  fflush (stderr);
  told = read_stream (1);
  said = read_stream (2);
  json_object_set_int_member (object, "code", code);
  json_object_set_string_member (object, "stdout", told);
  json_object_set_string_member (object, "stderr", said);
  json_node_take_object (node, object);
  text = json_to_string (node, FALSE);
  fprintf (to, "%s\n", text);
  fflush (to);
}

int
main (void)
{
  FILE *from = fdopen (dup (0), "r"), *to = fdopen (dup (1), "w");
  FILE *real = fdopen (dup (2), "w");
  char *line = NULL;
  size_t size = 0;

  for (int i = 0; i < 3; i++)
    {
      streams[i] = tmpfile ();
      dup2 (fileno (streams[i]), i);
    }
  while (getline (&line, &size, from) >= 0)
    {
      g_autoptr (JsonNode) request = json_from_string (line, NULL);

      g_assert_nonnull (request);
      answer (to, run (json_node_get_object (request)));
    }
  free (line);
  fclose (from);
  fclose (to);
  /* What a sanitizer says in the end is for the test's log. */
  dup2 (fileno (real), 2);
  fclose (real);
  for (int i = 0; i < 3; i++)
    fclose (streams[i]);

  return 0;
}
