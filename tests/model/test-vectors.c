/* test-vectors.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays every tests/vectors/GAME/NAME.boardscript, each as its own test:
 *
 *   a line of the battle language   must be fine; what goes on (next, pass, begin, anyway) may hint
 * at what is left undone ! PREFIX                        the verdict of the next command begins so
 * ("against AW4.3", "hint", "error") ~ PREFIX                        the table, which does not know
 * what lies face down, is told this instead; else the same ? PATH = VALUE                  what
 * `show --json` says: members by name; elements of arrays by their id, ship, name or value, or by
 * their index; #len is a length; arrays print as their ids or values, separated by blanks ?PLAYER
 * PATH = VALUE            the same, as this player sees it > TEXT                          the last
 * command told a sentence that holds this (the marks around names left out)
 *   ---                             a fresh battle
 *   # text                          nothing
 *
 * Behind each battle its record is read again, and all of it is undone and redone: the JSON must be
 * the same. tests/vectors/later.list names the vectors that are not played yet; one that passes
 * must be taken off it. */

#include "config.h"

#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include <string.h>

typedef struct
{
  BsLibrary *library;     /* borrowed */
  char *path;
  char *name;             /* GAME/NAME */
  gboolean later;
} Vector;

typedef struct
{
  const Vector *vector;
  BsSession *session;     /* (nullable) */
  guint line;
  char *expected;         /* (nullable) what the next verdict begins with */
  char *at_table;         /* (nullable) what it begins with for the table, which knows less */
  char *failure;          /* (nullable) the first thing that is not as it should be */
} Run;

static BsLibrary *library;

static void fail (Run        *run,
                  const char *format,
                  ...) G_GNUC_PRINTF (2, 3);

static void
fail (Run        *run,
      const char *format,
      ...)
{
  g_autofree char *text = NULL;
  va_list args;

  if (run->failure != NULL)
    return;
  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  run->failure = g_strdup_printf ("%s.boardscript:%u: %s", run->vector->name, run->line, text);
}

/* Objects in arrays go by their id, or by their ship, or by their stack. */
static const char *
name_of (JsonNode *node)
{
  static const char *const names[] = { "id", "ship", "stack", "name" };
  JsonObject *object;

  if (JSON_NODE_HOLDS_VALUE (node))
    return json_node_get_string (node);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  object = json_node_get_object (node);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      JsonNode *member = json_object_get_member (object, names[i]);

      if (member != NULL && JSON_NODE_HOLDS_VALUE (member) && json_node_get_string (member) != NULL)
        return json_node_get_string (member);
    }

  return NULL;
}

static gboolean
is_called (JsonNode   *node,
           const char *key)
{
  JsonNode *name = JSON_NODE_HOLDS_OBJECT (node)
                     ? json_object_get_member (json_node_get_object (node), "name")
                     : NULL;

  return g_strcmp0 (name_of (node), key) == 0 ||
         (name != NULL && JSON_NODE_HOLDS_VALUE (name) &&
          g_strcmp0 (json_node_get_string (name), key) == 0);
}

static JsonNode *
find_element (JsonArray  *array,
              const char *key)
{
  guint64 index;

  for (guint i = 0; i < json_array_get_length (array); i++)
    if (is_called (json_array_get_element (array, i), key))
      return json_array_get_element (array, i);
  if (g_ascii_string_to_unsigned (key, 10, 0, G_MAXUINT, &index, NULL) &&
      index < json_array_get_length (array))
    return json_array_get_element (array, index);

  return NULL;
}

static char *print_node (JsonNode *node);

static char *
print_array (JsonArray *array)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      g_autofree char *text =
        JSON_NODE_HOLDS_OBJECT (element) ? g_strdup (name_of (element)) : print_node (element);

      g_string_append_printf (out, "%s%s", i > 0 ? " " : "", text != NULL ? text : "?");
    }

  return g_string_free (g_steal_pointer (&out), FALSE);
}

static char *
print_node (JsonNode *node)
{
  if (JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("null");
  if (JSON_NODE_HOLDS_ARRAY (node))
    return print_array (json_node_get_array (node));
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_to_string (node, FALSE);
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_dup_string (node);

  return json_to_string (node, FALSE);
}

static char *
length_of (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return g_strdup_printf ("%u", json_array_get_length (json_node_get_array (node)));
  if (JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup_printf ("%u", json_object_get_size (json_node_get_object (node)));

  return NULL;
}

/* NULL where the path leads nowhere. A counter that is not there is none. */
static char *
look_up (JsonNode   *root,
         const char *path)
{
  g_auto (GStrv) keys = g_strsplit (path, ".", -1);
  JsonNode *node = root;

  for (guint i = 0; keys[i] != NULL; i++)
    {
      JsonNode *next = NULL;

      if (g_str_equal (keys[i], "#len"))
        return length_of (node);
      if (JSON_NODE_HOLDS_OBJECT (node))
        next = json_object_get_member (json_node_get_object (node), keys[i]);
      else if (JSON_NODE_HOLDS_ARRAY (node))
        next = find_element (json_node_get_array (node), keys[i]);
      if (next == NULL)
        return i > 0 && g_str_equal (keys[i - 1], "tokens") && keys[i + 1] == NULL ? g_strdup ("0")
                                                                                   : NULL;
      node = next;
    }

  return print_node (node);
}

static char *
json_of (BsSession  *session,
         const char *viewer)
{
  const BsHistory *history = bs_session_get_history (session);

  return bs_json_place (history, bs_history_n_lines (history), bs_id (viewer));
}

static void
expect (Run        *run,
        const char *line)
{
  const char *blank = strchr (line, ' ');
  const char *equals = strstr (line, " =");
  g_autofree char *viewer = NULL;
  g_autofree char *path = NULL;
  g_autofree char *value = NULL;
  g_autofree char *json = NULL;
  g_autofree char *found = NULL;
  g_autoptr (JsonNode) root = NULL;

  if (blank == NULL || equals == NULL || equals < blank || run->session == NULL)
    {
      fail (run, "this is no expectation: %s", line);
      return;
    }
  viewer = g_strndup (line + 1, blank - line - 1);
  path = g_strstrip (g_strndup (blank, equals - blank));
  value = g_strstrip (g_strdup (equals + 2));
  json = json_of (run->session, viewer);
  root = json_from_string (json, NULL);
  if (root == NULL)
    {
      fail (run, "the JSON cannot be read");
      return;
    }
  found = look_up (root, path);
  if (g_strcmp0 (found, value) != 0)
    fail (run, "%s is %s, expected %s", path, found != NULL ? found : "not there", value);
}

static void
expect_told (Run        *run,
             const char *text)
{
  const BsState *state = run->session != NULL ? bs_session_get_state (run->session) : NULL;
  const GPtrArray *steps =
    state != NULL ? bs_history_steps (bs_session_get_history (run->session)) : NULL;
  const BsStep *step = steps != NULL && steps->len > 0 ? steps->pdata[steps->len - 1] : NULL;
  g_autoptr (GString) told = g_string_new (NULL);

  for (guint i = 0; step != NULL && i < step->events->len; i++)
    {
      g_autofree char *marked =
        bs_event_text (step->events->pdata[i], state->ruleset, state->catalogue);
      g_auto (GStrv) pieces = g_regex_split_simple ("[\\x{2068}\\x{2069}]", marked, 0, 0);
      g_autofree char *sentence = g_strjoinv ("", pieces);

      if (strstr (sentence, text) != NULL)
        return;
      g_string_append_printf (told, " %s", sentence);
    }
  fail (run, "no sentence holds “%s”; told:%s", text, told->str);
}

static gboolean
begins_so (const char *verdict,
           const char *prefix)
{
  gsize length = strlen (prefix);

  return g_str_has_prefix (verdict, prefix) && strchr (" :", verdict[length]) != NULL;
}

/* A hint about anything else is a finding: a number of dice, say, that is not the counted one. */
static gboolean
goes_on (const BsCommand *command)
{
  static const char *const verbs[] = { "next", "pass", "begin", NULL };

  return command->anyway || g_strv_contains (verbs, command->verb);
}

static void
compare_verdict (Run             *run,
                 const char      *line,
                 const BsCommand *command,
                 const char      *verdict)
{
  gboolean as_expected =
    run->expected != NULL
      ? begins_so (verdict, run->expected)
      : g_str_equal (verdict, "ok") || (goes_on (command) && g_str_has_prefix (verdict, "hint"));

  if (!as_expected)
    fail (run, "%s gave: %s - expected: %s", line, verdict,
          run->expected != NULL ? run->expected : "ok");
  g_clear_pointer (&run->expected, g_free);
}

/* Whoever tells a line at the table is answered as its owner is, but for what hangs on cards that
 * lie face down: so the window, and the command line without --as. */
static void
compare_at_table (Run             *run,
                  const char      *line,
                  const BsCommand *command,
                  const char      *owner)
{
  g_autoptr (BsVerdict) verdict =
    bs_verb_find (command->verb) != NULL
      ? bs_judge_told (bs_session_get_state (run->session), command, bs_id (BS_VIEW_TABLE))
      : NULL;
  g_autofree char *text =
    verdict != NULL ? bs_verdict_print (verdict, bs_session_get_rules (run->session)->ruleset)
                    : g_strdup (owner);
  gboolean same = begins_so (text, owner) || begins_so (owner, text);

  if (run->at_table != NULL ? same || !begins_so (text, run->at_table)
                            : !same && !g_str_has_prefix (owner, "hint"))
    fail (run, "%s at the table gave: %s - expected: %s", line, text,
          run->at_table != NULL ? run->at_table : owner);
  g_clear_pointer (&run->at_table, g_free);
}

static void
perform (Run        *run,
         const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) command = bs_command_parse (line, &error);
  g_autoptr (BsVerdict) verdict = NULL;
  g_autofree char *text = NULL;

  if (command == NULL)
    {
      fail (run, "%s", error->message);
      return;
    }
  if (g_str_equal (command->verb, "boardside"))
    {
      run->session = bs_session_new (run->vector->library, command, &error);
      if (run->session == NULL)
        fail (run, "%s", error->message);
      else
        bs_session_set_seed (run->session, 1);
      return;
    }
  if (run->session == NULL)
    {
      fail (run, "a battle begins with its header");
      return;
    }
  if (run->expected != NULL || run->at_table != NULL)
    compare_at_table (run, line, command, run->expected != NULL ? run->expected : "ok");
  verdict = bs_session_perform (run->session, command, NULL);
  text = bs_verdict_print (verdict, bs_session_get_rules (run->session)->ruleset);
  compare_verdict (run, line, command, text);
}

/* A record of it reads as the same battle. */
static void
read_again (Run *run)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("boardside-vector-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "battle.boardside", NULL);
  g_autofree char *before = json_of (run->session, BS_VIEW_ALL);
  g_autofree char *after = NULL;
  g_autoptr (BsSession) again = NULL;

  if (!bs_session_save_copy (run->session, path, FALSE, &error))
    {
      fail (run, "%s", error->message);
      return;
    }
  again = bs_session_open (run->vector->library, path, BS_OPEN_LOOK, &error);
  g_unlink (path);
  g_rmdir (folder);
  if (again == NULL)
    {
      fail (run, "%s", error->message);
      return;
    }
  after = json_of (again, BS_VIEW_ALL);
  if (!g_str_equal (before, after))
    fail (run, "read again, the battle is another one");
  if (bs_session_get_notices (again)->len > 0)
    fail (run, "read again: %s", (char *) g_ptr_array_index (bs_session_get_notices (again), 0));
}

static void
undo_and_redo (Run *run)
{
  const BsHistory *history = bs_session_get_history (run->session);
  g_autofree char *start = bs_json_state (bs_history_place (history, 1)->state, BS_VIEW_ALL);
  g_autofree char *end = bs_json_state (bs_session_get_state (run->session), BS_VIEW_ALL);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  guint n = bs_history_n_undo (history);

  if (n == 0)
    return;
  bs_verdict_free (bs_session_undo (run->session, n));
  undone = bs_json_state (bs_session_get_state (run->session), BS_VIEW_ALL);
  bs_verdict_free (bs_session_redo (run->session, n));
  redone = bs_json_state (bs_session_get_state (run->session), BS_VIEW_ALL);
  if (!g_str_equal (start, undone))
    fail (run, "with all undone the battle is not as at its begin");
  if (!g_str_equal (end, redone))
    fail (run, "with all redone the battle is not as it was");
}

static void
end_battle (Run *run)
{
  if (run->session != NULL && run->failure == NULL)
    {
      read_again (run);
      undo_and_redo (run);
    }
  if (run->expected != NULL)
    fail (run, "no command stands behind the expected verdict");
  if (run->at_table != NULL)
    fail (run, "no command stands behind what the table is told");
  g_clear_pointer (&run->expected, g_free);
  g_clear_pointer (&run->at_table, g_free);
  g_clear_object (&run->session);
}

static void
run_line (Run  *run,
          char *line)
{
  if (g_str_has_prefix (line, "---"))
    end_battle (run);
  else if (*line == '?')
    expect (run, line);
  else if (*line == '>')
    expect_told (run, g_strstrip (line + 1));
  else if (*line == '!')
    {
      g_free (run->expected);
      run->expected = g_strdup (g_strstrip (line + 1));
    }
  else if (*line == '~')
    {
      g_free (run->at_table);
      run->at_table = g_strdup (g_strstrip (line + 1));
    }
  else if (!bs_command_is_blank (line))
    perform (run, line);
}

static void
test_vector (gconstpointer data)
{
  const Vector *vector = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Run run = { vector, NULL, 0, NULL, NULL };

  g_file_get_contents (vector->path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && run.failure == NULL; i++)
    {
      run.line = i + 1;
      run_line (&run, lines[i]);
    }
  end_battle (&run);

  if (vector->later && run.failure == NULL)
    g_test_fail_printf ("%s passes: take it off tests/vectors/later.list", vector->name);
  else if (vector->later)
    g_test_incomplete (run.failure);
  else if (run.failure != NULL)
    g_test_fail_printf ("%s", run.failure);
  g_free (run.failure);
}

static void
free_vector (gpointer data)
{
  Vector *vector = data;

  g_free (vector->path);
  g_free (vector->name);
  g_free (vector);
}

static int
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_folder (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_strings);

  return names;
}

/* The vectors to come, one name a line, then why. */
static GHashTable *
read_later (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "vectors", "later.list", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GHashTable *later = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return later;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#' && *lines[i] != '\0')
      g_hash_table_add (later, g_strndup (lines[i], strcspn (lines[i], " \t")));

  return later;
}

static void
add_folder (const char *folder,
            const char *game,
            GHashTable *later)
{
  g_autoptr (GPtrArray) names = list_folder (folder);

  for (guint i = 0; i < names->len; i++)
    {
      const char *file = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (folder, file, NULL);
      g_autofree char *test = NULL;
      Vector *vector;

      if (game == NULL && g_file_test (path, G_FILE_TEST_IS_DIR))
        add_folder (path, file, later);
      if (game == NULL || !g_str_has_suffix (file, ".boardscript"))
        continue;
      vector = g_new0 (Vector, 1);
      vector->library = library;
      vector->path = g_steal_pointer (&path);
      vector->name =
        g_strdup_printf ("%s/%.*s", game, (int) (strlen (file) - strlen (".boardscript")), file);
      vector->later = g_hash_table_remove (later, vector->name);
      test = g_strdup_printf ("/vectors/%s", vector->name);
      g_test_add_data_func_full (test, vector, test_vector, free_vector);
    }
}

/* A name in the list of those to come that no file has. */
static void
test_later (gconstpointer data)
{
  GHashTable *left = (GHashTable *) data;
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, left);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_test_fail_printf ("tests/vectors/later.list names ‘%s’, which is not there", (char *) name);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *folder = NULL, *data = NULL;
  g_autoptr (GHashTable) later = NULL;
  int result;

  /* One vector that fails does not hide the others: as if -k had been told. */
  g_ptr_array_add (words, argv[0]);
  g_ptr_array_add (words, (gpointer) "-k");
  for (int i = 1; i <= argc; i++)
    g_ptr_array_add (words, argv[i]);
  argc++;
  argv = (char **) words->pdata;
  g_test_init (&argc, &argv, NULL);
  /* The made-up games of the tests lie above those that are shipped. */
  data = g_strdup_printf ("%s%c%s", g_test_get_dir (G_TEST_DIST), G_SEARCHPATH_SEPARATOR,
                          g_getenv ("BOARDSIDE_DATA_PATH"));
  g_setenv ("BOARDSIDE_DATA_PATH", data, TRUE);
  library = bs_library_new ();
  folder = g_test_build_filename (G_TEST_DIST, "vectors", NULL);
  later = read_later ();
  add_folder (folder, NULL, later);
  g_test_add_data_func ("/vectors/later", later, test_later);
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
