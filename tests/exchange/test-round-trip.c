/* test-round-trip.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* XWS -> muster -> XWS keeps ids, the order of upgrades in each slot, and names; stored costs are
 * kept, squad by squad. */

#include "exchange/squads/bs-export.h"
#include "exchange/squads/bs-import.h"
#include "model/battle/bs-session.h"

#include <json-glib/json-glib.h>
#include <string.h>

static BsLibrary *library;

static GBytes *
load_case (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "cases", name, NULL);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = bs_import_load (path, &error);

  g_assert_no_error (error);

  return bytes;
}

/* What a battle in which the list was taken exports; NULL if the list is none, or has cards that no
 * catalogue has. */
static char *
take_and_export (GBytes *bytes)
{
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=x-wing", NULL);
  g_autoptr (BsSession) session = bs_session_new (library, header, NULL);
  g_autoptr (BsVerdict) joined = bs_session_perform_line (session, "player id=red", NULL);
  g_autoptr (BsImport) import =
    bs_import_read (bytes, bs_session_get_state (session), bs_id ("red"), BS_IMPORT_ALL, NULL);
  g_autoptr (BsVerdict) done = NULL;
  guint refused;

  if (import == NULL)
    return NULL;
  for (guint i = 0; i < import->items->len; i++)
    if (((BsImportItem *) import->items->pdata[i])->kind == BS_IMPORT_UNKNOWN)
      return NULL;
  done = bs_session_perform_group (session, import->commands, NULL, &refused);
  g_assert_cmpint (done->level, <, BS_VERDICT_AGAINST);

  return bs_export_xws (bs_session_get_state (session), bs_id ("red"), TRUE, NULL);
}

/* Ids that lists write otherwise now. */
static const char *
now (const char *told)
{
  static const char *const old[][2] = { { "sabinewren-swx59", "sabinewren" },
                                        { "elitepilottalent", "ept" },
                                        { "undefined", "amd" },
                                        { "astromechdroid", "amd" } };

  for (guint i = 0; i < G_N_ELEMENTS (old); i++)
    if (g_str_equal (old[i][0], told))
      return old[i][1];

  return told;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_upgrade (JsonNode   *node,
             const char *slot,
             GString    *text)
{
  const char *id = JSON_NODE_HOLDS_OBJECT (node)
                     ? json_object_get_string_member (json_node_get_object (node), "name")
                     : json_node_get_string (node);

  if (*id != '\0' && !g_str_equal (id, "undefined"))
    g_string_append_printf (text, " %s:%s", slot, now (id));
}

/* "wedgeantilles amd:r2d2 ept:...": the slots in the order of the alphabet, what is in them in its
 * own. */
static char *
pilot_text (JsonObject *pilot)
{
  GString *text = g_string_new (now (json_object_get_string_member (pilot, "name")));
  JsonObject *upgrades = json_object_has_member (pilot, "upgrades")
                           ? json_object_get_object_member (pilot, "upgrades")
                           : NULL;
  g_autoptr (GPtrArray) slots = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GList) keys = upgrades != NULL ? json_object_get_members (upgrades) : NULL;

  for (GList *key = keys; key != NULL; key = key->next)
    {
      JsonArray *array = json_object_get_array_member (upgrades, key->data);
      GString *slot = g_string_new (NULL);

      for (guint i = 0; i < json_array_get_length (array); i++)
        add_upgrade (json_array_get_element (array, i), now (key->data), slot);
      g_ptr_array_add (slots, g_string_free (slot, FALSE));
    }
  g_ptr_array_sort (slots, compare_texts);
  for (guint i = 0; i < slots->len; i++)
    g_string_append (text, slots->pdata[i]);

  return g_string_free (text, FALSE);
}

static char *
squad_text (const char *xws)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GPtrArray) pilots = g_ptr_array_new_with_free_func (g_free);
  JsonObject *squad;
  JsonArray *array;
  GString *text;

  g_assert_true (json_parser_load_from_data (parser, xws, -1, NULL));
  squad = json_node_get_object (json_parser_get_root (parser));
  array = json_object_get_array_member (squad, "pilots");
  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (pilots, pilot_text (json_array_get_object_element (array, i)));
  g_ptr_array_sort (pilots, compare_texts);
  text = g_string_new (NULL);
  for (guint i = 0; i < pilots->len; i++)
    g_string_append_printf (text, "%s\n", (char *) pilots->pdata[i]);

  return g_string_free (text, FALSE);
}

static char *
squad_name (const char *xws)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *squad;

  g_assert_true (json_parser_load_from_data (parser, xws, -1, NULL));
  squad = json_node_get_object (json_parser_get_root (parser));

  return g_strdup (
    json_object_has_member (squad, "name") ? json_object_get_string_member (squad, "name") : "red");
}

static void
test_file (gconstpointer data)
{
  g_autofree char *name = g_strconcat ("xwing/", data, NULL);
  g_autoptr (GBytes) bytes = load_case (name);
  g_autofree char *before = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autofree char *first = take_and_export (bytes);
  g_autofree char *second = NULL;
  g_autofree char *told = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *told_name = NULL;
  g_autofree char *kept_name = NULL;
  g_autoptr (GBytes) again = NULL;

  if (first == NULL)
    {
      g_test_skip ("no squad of the first edition, or with cards of no catalogue");
      return;
    }
  again = g_bytes_new (first, strlen (first));
  second = take_and_export (again);
  g_assert_cmpstr (first, ==, second);
  told = squad_text (before);
  kept = squad_text (first);
  g_assert_cmpstr (told, ==, kept);
  told_name = squad_name (before);
  kept_name = squad_name (first);
  g_assert_cmpstr (told_name, ==, kept_name);
}

/* Each squad of the collection alone: what is stored for the whole is what it costs here. */
static void
test_stored (void)
{
  g_autoptr (GBytes) bytes = load_case ("staw/squads_for_test.spacedocksquads");
  guint n = 0;

  for (int i = 0; i < 100; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsImport) import =
        bs_import_read_for (bytes, library, NULL, bs_id ("red"), i, &error);
      const BsImportSquad *squad;

      if (import == NULL)
        {
          g_assert_error (error, BS_ERROR, BS_ERROR_MEANINGLESS);
          break;
        }
      squad = import->squads->pdata[0];
      g_assert_true (squad->has_stored);
      g_assert_cmpint (squad->points, ==, squad->stored);
      n++;
    }
  g_assert_cmpuint (n, ==, 22);
}

/* Several squads in one file: all, or one. */
static void
test_container (void)
{
  static const char *const text =
    "{\"container\": [{\"faction\": \"rebel\", \"name\": \"A\", \"pilots\": [{\"name\": "
    "\"rookiepilot\", \"ship\": \"xwing\"}]},"
    " {\"faction\": \"imperial\", \"pilots\": [{\"name\": \"academypilot\", \"ship\": "
    "\"tiefighter\", \"upgrades\": []}]}]}";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (BsImport) all =
    bs_import_read_for (bytes, library, NULL, bs_id ("red"), BS_IMPORT_ALL, NULL);
  g_autoptr (BsImport) second = bs_import_read_for (bytes, library, NULL, bs_id ("red"), 1, NULL);

  g_assert_nonnull (all);
  g_assert_cmpuint (all->squads->len, ==, 2);
  g_assert_cmpuint (second->squads->len, ==, 1);
  g_assert_cmpint (((BsImportSquad *) second->squads->pdata[0])->points, ==, 12);
}

int
main (int   argc,
      char *argv[])
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *name;
  int code;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  folder = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "cases", "xwing", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xws"))
      {
        g_autofree char *path = g_strconcat ("/round-trip/", name, NULL);

        g_ptr_array_add (names, g_strdup (name));
        g_test_add_data_func (path, names->pdata[names->len - 1], test_file);
      }
  g_test_add_func ("/stored", test_stored);
  g_test_add_func ("/container", test_container);
  code = g_test_run ();
  bs_library_unref (library);

  return code;
}
