/* test-fields.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of fields: no member without a row, no field that JSON and digest do not see. What
 * `set` does with them in a battle is in test-fields-battle.c. */

#include "config.h"

#include "fields.h"

#include "engine/play/bs-attack.h"
#include "engine/state/bs-question.h"
#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <string.h>

static BsLibrary *library;

/* ---- Members and rows. */

static char *
header_text (const char *name)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("BOARDSIDE_SOURCE_DIR"), "src", "engine", "state", name, NULL);
  g_autoptr (GRegex) comments = g_regex_new ("/\\*.*?\\*/", G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_regex_replace_literal (comments, text, -1, 0, "", 0, NULL);
}

/* "BsId id, player" -> id, player. */
static void
add_members (GPtrArray  *members,
             const char *body)
{
  g_auto (GStrv) lines = g_strsplit (body, ";", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_strsplit (g_strstrip (lines[i]), ",", -1);

      for (guint j = 0; names[j] != NULL; j++)
        {
          const char *name = g_strstrip (names[j]);
          gsize n = strlen (name);

          while (n > 0 && (g_ascii_isalnum (name[n - 1]) || name[n - 1] == '_'))
            n--;
          if (name[n] != '\0')
            g_ptr_array_add (members, g_strdup (name + n));
        }
    }
}

/* Name of struct -> its members. */
static GHashTable *
all_structs (void)
{
  static const char *const headers[] = { "bs-fields-state.h", "bs-fields-ship.h" };
  GHashTable *structs =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GRegex) one =
    g_regex_new ("(?:typedef struct\\s*\\{([^}]*)\\}\\s*(\\w+);|struct _(\\w+)\\s*\\{([^}]*)\\};)",
                 0, 0, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (headers); i++)
    {
      g_autofree char *text = header_text (headers[i]);
      g_autoptr (GMatchInfo) match = NULL;

      for (g_regex_match (one, text, 0, &match); g_match_info_matches (match);
           g_match_info_next (match, NULL))
        {
          g_autofree char *first = g_match_info_fetch (match, 2);
          g_autofree char *second = g_match_info_fetch (match, 3);
          g_autofree char *body = g_match_info_fetch (match, *first != '\0' ? 1 : 4);
          GPtrArray *members = g_ptr_array_new_with_free_func (g_free);

          add_members (members, body);
          g_hash_table_insert (structs, g_strdup (*first != '\0' ? first : second), members);
        }
    }

  return structs;
}

static gboolean
has_row (const BsFields *fields,
         const char     *member)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    if (g_strcmp0 (field->member, member) == 0 ||
        (field->type == BS_FIELD_STRUCT && field->member == NULL && has_row (field->of, member)))
      return TRUE;

  return FALSE;
}

static void
check_sizes (const BsFields *fields)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      gboolean whole =
        field->type == BS_FIELD_INT || field->type == BS_FIELD_BOOL || field->type == BS_FIELD_WORD;

      g_assert_cmpuint (field->offset + field->size, <=, fields->size);
      if (field->member == NULL || field->type == BS_FIELD_NONE)
        continue;
      g_assert_cmpuint (field->size, ==,
                        field->type == BS_FIELD_STRUCT ? field->of->size
                        : whole                        ? sizeof (int)
                                                       : sizeof (gpointer));
    }
}

/* Every table that hangs below one, each once. */
static void
collect_tables (GPtrArray      *tables,
                const BsFields *fields)
{
  if (g_ptr_array_find (tables, fields, NULL))
    return;
  g_ptr_array_add (tables, (gpointer) fields);
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    if (field->of != NULL && !(field->type == BS_FIELD_STRUCT && field->member == NULL) &&
        field->type != BS_FIELD_DERIVED)
      collect_tables (tables, field->of);
}

static void
test_members (void)
{
  g_autoptr (GHashTable) structs = all_structs ();
  g_autoptr (GPtrArray) tables = g_ptr_array_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  const char *name;

  collect_tables (tables, &bs_state_fields);
  for (guint i = 0; i < tables->len; i++)
    {
      const BsFields *fields = tables->pdata[i];
      const GPtrArray *members = g_hash_table_lookup (structs, fields->name);

      g_assert_nonnull (members);
      g_hash_table_add (seen, (gpointer) fields->name);
      check_sizes (fields);
      for (guint j = 0; j < members->len; j++)
        if (!has_row (fields, members->pdata[j]))
          g_error ("%s.%s has no row in the tables of fields (bs-fields-*.c)", fields->name,
                   (const char *) members->pdata[j]);
    }
  g_hash_table_iter_init (&iter, structs);
  while (g_hash_table_iter_next (&iter, (gpointer *) &name, NULL))
    if (!g_hash_table_contains (seen, name))
      g_error ("%s has no table of fields", name);
}

static void
test_rows (void)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new ();

  collect_tables (tables, &bs_state_fields);
  for (guint i = 0; i < tables->len; i++)
    for (const BsField *field = ((BsFields *) tables->pdata[i])->fields; !bs_field_is_end (field);
         field++)
      {
        if (field->set != BS_SET_NO && field->words == NULL && field->type != BS_FIELD_COUNTERS &&
            g_strcmp0 (field->name, "stack") != 0)
          g_error ("%s can be set, but has no words", field->name);
        if (field->set != BS_SET_NO && field->seen == BS_SEEN_DIGEST)
          g_error ("%s can be set, but nobody sees it", field->name);
      }
}

/* ---- Each field is in JSON and digest. */

typedef struct
{
  BsState *state;
  char *json, *digest;
  guint n;
} Change;

static void check_struct (Change *change, const BsFields *fields, gpointer self, const char *path);

static void
check_differs (Change     *change,
               const char *path)
{
  g_autofree char *json = bs_json_state (change->state, BS_VIEW_ALL);
  g_autofree char *digest = bs_json_digest (change->state);

  change->n++;
  if (g_str_equal (json, change->json))
    g_error ("%s is not in the JSON", path);
  g_assert_cmpstr (digest, !=, change->digest);
}

static BsId
other_id (const BsState *state,
          BsId           id)
{
  const BsShip *last = state->ships->pdata[state->ships->len - 1];

  return bs_state_ship (state, id) != NULL && id != last->id ? last->id : bs_id ("changed");
}

static void
check_pointer (Change     *change,
               gpointer   *place,
               gpointer    other,
               const char *path)
{
  gpointer kept = *place;

  *place = other;
  check_differs (change, path);
  *place = kept;
}

static void
check_int (Change        *change,
           const BsField *field,
           int           *place,
           const char    *path)
{
  int kept = *place;

  if (field->type == BS_FIELD_BOOL)
    *place = !kept;
  else if (field->type == BS_FIELD_WORD)
    *place = field->values[kept + 1] != NULL ? kept + 1 : 0;
  else
    *place = kept + 1;
  check_differs (change, path);
  *place = kept;
}

static void
check_text (Change     *change,
            char      **place,
            const char *path)
{
  char *other = g_ref_string_new ("changed");

  check_pointer (change, (gpointer *) place, other, path);
  g_ref_string_release (other);
}

static void
check_ids (Change     *change,
           GPtrArray **place,
           const char *path)
{
  g_autoptr (GPtrArray) other = g_ptr_array_new ();

  for (guint i = 0; *place != NULL && i < (*place)->len; i++)
    g_ptr_array_add (other, (*place)->pdata[i]);
  g_ptr_array_add (other, (gpointer) bs_id ("changed"));
  check_pointer (change, (gpointer *) place, other, path);
}

static void
check_counters (Change     *change,
                GArray     *counters,
                const char *path)
{
  bs_counters_set (counters, bs_id ("changed"), 7);
  check_differs (change, path);
  bs_counters_set (counters, bs_id ("changed"), 0);
}

static void
check_list (Change        *change,
            const BsField *field,
            gpointer      *place,
            const char    *path)
{
  gpointer first =
    field->type == BS_FIELD_ARRAY ? (*(GArray **) place)->data : (*(GPtrArray **) place)->pdata[0];
  gpointer empty = field->type == BS_FIELD_ARRAY
                     ? (gpointer) g_array_new (FALSE, TRUE, field->of->size)
                     : (gpointer) g_ptr_array_new ();

  check_struct (change, field->of, first, path);
  /* A battle without ships or players is none. Options are those of the game. */
  if (!field->of->shared && field->of != &bs_option_fields && field->of != &bs_section_fields)
    check_pointer (change, place, empty, path);
  if (field->type == BS_FIELD_ARRAY)
    g_array_unref (empty);
  else
    g_ptr_array_unref (empty);
}

static void
check_field (Change        *change,
             const BsField *field,
             gpointer       self,
             const char    *above)
{
  gpointer *place = bs_field_of (field, self);
  g_autofree char *path =
    field->member != NULL ? g_strdup_printf ("%s.%s", above, field->member) : g_strdup (above);

  switch (field->type)
    {
    case BS_FIELD_ID:
      check_pointer (change, place, (gpointer) other_id (change->state, *place), path);
      break;
    case BS_FIELD_TEXT:
      check_text (change, (char **) place, path);
      break;
    case BS_FIELD_INT:
    case BS_FIELD_BOOL:
    case BS_FIELD_WORD:
      check_int (change, field, (int *) place, path);
      break;
    case BS_FIELD_IDS:
      check_ids (change, (GPtrArray **) place, path);
      break;
    case BS_FIELD_COUNTERS:
      check_counters (change, *place, path);
      break;
    case BS_FIELD_STRUCT:
      check_struct (change, field->of, place, path);
      break;
    case BS_FIELD_OBJECT:
      check_struct (change, field->of, *place, path);
      break;
    case BS_FIELD_ARRAY:
    case BS_FIELD_LIST:
      check_list (change, field, place, path);
      break;
    case BS_FIELD_NONE:
    case BS_FIELD_DERIVED:
      break;
    }
}

static void
check_struct (Change         *change,
              const BsFields *fields,
              gpointer        self,
              const char     *path)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    if (field->seen != BS_SEEN_NEVER)
      check_field (change, field, self, path);
}

/* One of everything, so that each row has something to be changed. */
static void fill_struct (const BsFields *fields, gpointer self, gboolean fresh);

static void
fill_list (const BsField *field,
           gpointer       list)
{
  GArray *array = list;
  GPtrArray *pointers = list;
  gboolean fresh = field->type == BS_FIELD_ARRAY ? array->len == 0 : pointers->len == 0;

  if (fresh && field->type == BS_FIELD_ARRAY)
    g_array_set_size (array, 1);
  else if (fresh)
    g_ptr_array_add (pointers, bs_fields_new (field->of));
  fill_struct (field->of, field->type == BS_FIELD_ARRAY ? array->data : pointers->pdata[0], fresh);
}

static void
fill_struct (const BsFields *fields,
             gpointer        self,
             gboolean        fresh)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      gpointer *place = bs_field_of (field, self);

      if (fresh && field->type == BS_FIELD_ID)
        *place = (gpointer) bs_id ("filled");
      else if (fresh && field->type == BS_FIELD_TEXT)
        *place = g_ref_string_new ("filled");
      else if (field->type == BS_FIELD_STRUCT)
        fill_struct (field->of, place, fresh);
      else if (field->type == BS_FIELD_OBJECT && *place != NULL)
        fill_struct (field->of, *place, FALSE);
      else if (field->type == BS_FIELD_ARRAY || field->type == BS_FIELD_LIST)
        fill_list (field, *place);
    }
}

/* The demo in the middle of a boarding, with an attack under way; nothing of it is shared. */
static BsSession *
open_demo (void)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("BOARDSIDE_DATA_PATH"), "demo", "boarding.boardside", NULL);
  g_autoptr (GError) error = NULL;
  BsSession *session = bs_session_open (library, path, BS_OPEN_LOOK, &error);

  g_assert_no_error (error);
  return session;
}

static BsState *
demo_state (BsSession *session)
{
  BsState *state = bs_state_copy (bs_history_place (bs_session_get_history (session), 70)->state);
  BsAttack *attack = state->attack;

  g_assert_nonnull (attack);
  own_each (state->players, &bs_player_fields);
  own_each (state->ships, &bs_ship_fields);
  own_each (state->questions, &bs_question_fields);
  state->attack = bs_attack_copy (attack);
  bs_attack_unref (attack);
  fill_struct (&bs_state_fields, state, FALSE);
  g_array_index (state->options, BsOptionValue, 0) =
    (BsOptionValue){ bs_id ("cards"), bs_id ("real") };
  return state;
}

static void
test_each (void)
{
  g_autoptr (BsSession) session = open_demo ();
  Change change = { .state = demo_state (session) };
  g_autofree char *after = NULL;

  change.json = bs_json_state (change.state, BS_VIEW_ALL);
  change.digest = bs_json_digest (change.state);
  check_struct (&change, &bs_state_fields, change.state, "state");
  after = bs_json_state (change.state, BS_VIEW_ALL);
  g_assert_cmpstr (after, ==, change.json);
  g_test_message ("%u fields changed", change.n);
  g_assert_cmpuint (change.n, >=, 240);
  bs_state_unref (change.state);
  g_free (change.json);
  g_free (change.digest);
}

/* ---- Older digests. */

static void
test_versions (void)
{
  g_autoptr (BsSession) session = open_demo ();
  const BsState *state = bs_history_place (bs_session_get_history (session), 60)->state;
  g_autofree char *first = bs_json_digest_like (state, "7bd0be940dfa5ac4");
  g_autofree char *present = bs_json_digest (state);
  g_autofree char *again = bs_json_digest_like (state, present);
  g_autofree char *newer = bs_json_digest_like (state, "99:7bd0be940dfa5ac4");

  g_assert_cmpstr (first, ==, "7bd0be940dfa5ac4");
  g_assert_true (g_str_has_prefix (present, "2:"));
  g_assert_cmpstr (again, ==, present);
  g_assert_null (newer);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/engine/fields/members", test_members);
  g_test_add_func ("/engine/fields/rows", test_rows);
  g_test_add_func ("/engine/fields/each", test_each);
  g_test_add_func ("/engine/fields/versions", test_versions);
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
