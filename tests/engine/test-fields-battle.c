/* test-fields-battle.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles with the tables of fields: each settable field can be set, and what was set back answers
 * like what never changed. What the tables hold is in test-fields.c. */

#include "config.h"

#include "fields.h"
#include "random-player.h"

#include "engine/play/bs-attack.h"
#include "model/battle/bs-session.h"
#include "model/shown/bs-json.h"

#include <string.h>

static BsLibrary *library;

/* ---- Two battles that could not be told apart. */

static const char *const hidden[] = {
  "player id=ann name=Ann faction=federation",
  "player id=bob name=Bob faction=romulan",
  "ship id=ent player=ann card=enterprise-d captain=jean-luc-picard",
  "equip ship=ent card=data as=data",
  "ship id=kha player=bob card=khazara captain=romulan-captain",
  "begin",
  "next",
  "move ship=kha bearing=straight speed=2",
  "next",
  "move ship=ent bearing=straight speed=2",
  NULL,
};

static void
say (BsSession  *session,
     const char *line)
{
  g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, line, NULL);
  g_autofree char *said = bs_verdict_print (verdict, NULL);

  if (verdict->level >= BS_VERDICT_AGAINST)
    g_error ("‘%s’: %s", line, said);
}

static BsSession *
new_battle (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header = bs_command_parse ("boardside 1 game=attack-wing", &error);
  BsSession *session = bs_session_new (library, header, &error);

  g_assert_no_error (error);
  for (guint i = 0; hidden[i] != NULL; i++)
    say (session, hidden[i]);
  return session;
}

static char *
json_of (BsSession *session)
{
  return bs_json_state (bs_session_get_state (session), BS_VIEW_ALL);
}

static int
dice_of (BsSession *session)
{
  say (session, "next");
  say (session, "attack ship=ent target=kha range=2 anyway");
  return bs_attack_dice (bs_session_get_state (session), bs_id ("attack"));
}

static void
test_hidden (void)
{
  g_autoptr (BsSession) a = new_battle ();
  g_autoptr (BsSession) b = new_battle ();
  g_autofree char *json_b = json_of (b);
  g_autofree char *json_a = NULL;
  g_autofree char *put_right = NULL;
  g_autofree char *digest_a = NULL;
  g_autofree char *digest_b = bs_json_digest (bs_session_get_state (b));

  say (a, "act ship=ent action=card card=ent/data");
  say (a, "token on=ent kind=evade remove count=2");
  say (a, "set on=ent acted=none");
  json_a = json_of (a);
  digest_a = bs_json_digest (bs_session_get_state (a));
  g_assert_cmpstr (json_a, !=, json_b);
  g_assert_cmpstr (digest_a, !=, digest_b);

  /* One way, and back by undo. */
  say (a, "set on=ent modifiers=none used=none");
  put_right = json_of (a);
  g_assert_cmpstr (put_right, ==, json_b);
  g_assert_cmpint (dice_of (a), ==, 4);
  say (a, "undo count=3");
  g_assert_cmpint (dice_of (a), ==, 2);

  /* The other way: what holds for a while is added. */
  say (b, "set on=ent modifiers.0.number=attack-dice modifiers.0.amount=-2 modifiers.0.until=round "
          "modifiers.0.source=ent/data");
  g_assert_cmpint (dice_of (b), ==, 2);
  say (b, "undo count=3");
  g_assert_cmpint (dice_of (b), ==, 4);
}

/* What hangs on a face-down card is there for its owner alone. */
static void
test_face_down (void)
{
  g_autoptr (BsSession) session = new_battle ();
  BsState *state = NULL;
  BsShip *ship;
  BsShipPart *part;
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;
  g_autofree char *table = NULL;

  say (session, "act ship=ent action=card card=ent/data");
  say (session, "set on=ent used=round:data-evasion@ent/data fired=ent/data");
  state = bs_state_copy (bs_session_get_state (session));
  own_each (state->ships, &bs_ship_fields);
  ship = (BsShip *) bs_state_ship (state, bs_id ("ent"));
  part = bs_ship_part (ship, bs_id ("ent/data"));
  g_ptr_array_set_size (ship->acted, 0);
  part->hidden = TRUE;
  mine = bs_json_state (state, bs_id ("ann"));
  theirs = bs_json_state (state, bs_id ("bob"));
  table = bs_json_state (state, NULL);
  bs_state_unref (state);
  g_assert_nonnull (strstr (mine, "round:data-evasion@ent/data"));
  g_assert_nonnull (strstr (mine, "\"source\":\"ent/data\""));
  g_assert_null (strstr (theirs, "data-evasion"));
  g_assert_null (strstr (theirs, "ent/data"));
  g_assert_null (strstr (theirs, "Data"));
  g_assert_null (strstr (table, "ent/data"));
}

/* ---- Each settable field can be set. */

/* A word, an id that fits the row. */
static const char *
word_for (BsFieldNames names)
{
  static const struct
  {
    BsFieldNames names;
    const char *word;
  } words[] = {
    { BS_NAMES_ACTION, "evade" },
    { BS_NAMES_ARC, "rear" },
    { BS_NAMES_BEARING, "come-about" },
    { BS_NAMES_COLOR, "red" },
    { BS_NAMES_EDGE, "west" },
    { BS_NAMES_INTENT, "board" },
    { BS_NAMES_OBSTACLE, "planet" },
    { BS_NAMES_RULE, "one-action" },
    { BS_NAMES_SIDE, "rear" },
    { BS_NAMES_WEAPON, "primary" },
    { BS_NAMES_ABILITY, "round:data-evasion@ent/data" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i].names == names)
      return words[i].word;

  return "changed";
}

/* Of another ship: in a list of such it is not the ship's own. */
static const char *
ship_for (const BsState *state,
          const char    *on)
{
  const BsShip *first = state->ships->pdata[0], *last = state->ships->pdata[state->ships->len - 1];

  return g_strcmp0 (last->id, on) == 0 ? first->id : last->id;
}

static char *
value_for (const BsField *field,
           const BsState *state,
           const char    *on)
{
  guint n = 0;

  while (field->values != NULL && field->values[n] != NULL)
    n++;
  if (field->type == BS_FIELD_BOOL)
    return g_strdup ("true");
  if (field->type == BS_FIELD_INT)
    return g_strdup_printf ("%d", field->names == BS_NAMES_ROUND ? state->round
                                  : field->greatest != 0         ? MIN (field->greatest, 7)
                                                                 : 7);
  if (field->type == BS_FIELD_WORD)
    return g_strdup (field->values[n - 1]);
  if (field->names == BS_NAMES_PLAYER)
    return g_strdup (((BsPlayer *) state->players->pdata[0])->id);
  return g_strdup (field->names == BS_NAMES_SHIP || field->names == BS_NAMES_OTHER_SHIP
                     ? ship_for (state, on)
                     : word_for (field->names));
}

/* Undone at once where nothing is docked. */
static gboolean
docks_settle_it (const char *line)
{
  static const char *const names[] = { " declared=", " docked_to=", " tows=", " freed=",
                                       " announced=" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strstr (line, names[i]) != NULL)
      return TRUE;

  return FALSE;
}

static void
try_line (BsSession  *session,
          const char *line)
{
  g_autofree char *before = json_of (session);
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;

  say (session, line);
  after = json_of (session);
  if (g_str_equal (before, after) && !docks_settle_it (line))
    {
      g_autofree char *off = NULL;
      g_auto (GStrv) halves = g_strsplit (line, "=true", 2);

      /* It is so already. */
      if (halves[1] == NULL)
        g_error ("‘%s’ changes nothing", line);
      off = g_strconcat (halves[0], "=false", NULL);
      say (session, "undo");
      try_line (session, off);
      return;
    }
  say (session, "undo");
  undone = json_of (session);
  g_assert_cmpstr (undone, ==, before);
}

static guint
try_fields (BsSession      *session,
            const BsFields *fields,
            const char     *on)
{
  guint n = 0;

  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      g_autofree char *value = value_for (field, bs_session_get_state (session), on);
      g_autofree char *line = g_strdup_printf ("set on=%s %s=%s", on, field->name, value);

      if (field->type == BS_FIELD_STRUCT && field->name == NULL)
        n += try_fields (session, field->of, on);
      if (field->set != BS_SET_PLAIN || field->type == BS_FIELD_COUNTERS ||
          field->type == BS_FIELD_ARRAY)
        continue;
      try_line (session, line);
      n++;
    }

  return n;
}

static void
test_set (void)
{
  g_autoptr (BsSession) session = new_battle ();
  static const char *const lines[] = {
    "set on=ent modifiers.0.number=agility modifiers.0.until=battle modifiers.0.amount=-1 "
    "modifiers.0.fixed=true",
    "set on=battle due.0.ship=kha due.0.skill=3",
    "set on=battle fallen.0.ship=kha fallen.0.owner=ann",
    "set on=ent tokens.scan=2",
    "set on=ent/data tokens.mission=1",
    "set on=ent shields.active=1",
  };
  static const char *const refused[] = {
    "set on=ent modifiers.0.amount=1",
    "set on=ent modifiers.1.number=agility",
    "set on=ent hurt_by=nobody",
    "set on=ent flown_speed=-1",
    "set on=ent id=other",
    "set on=battle due.0.skill=3",
    "set on=ent shields=3",
    "set on=ent numbers.attack=9",
    "set on=ent upgrades.0.state=active",
    "set on=battle players.0.out=true",
    "set on=ent used.0=x",
  };
  guint n = 0;

  n += try_fields (session, &bs_ship_fields, "ent");
  n += try_fields (session, &bs_part_fields, "ent/data");
  n += try_fields (session, &bs_player_fields, "ann");
  g_test_message ("%u fields set and undone", n);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    try_line (session, lines[i]);
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (BsVerdict) verdict = bs_session_perform_line (session, refused[i], NULL);

      if (verdict->level != BS_VERDICT_ERROR)
        g_error ("‘%s’ is no error", refused[i]);
    }
}

/* ---- Equal JSON, equal future. */

static guint compared;

static BsState *
apply_line (const BsState *state,
            char          *line)
{
  g_autofree char *taken = line;
  g_autoptr (BsCommand) command = bs_command_parse (taken, NULL);
  g_autoptr (BsVerdict) verdict = command != NULL ? bs_judge (state, command, NULL) : NULL;
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);

  return verdict != NULL && verdict->level < BS_VERDICT_AGAINST
           ? bs_apply (state, command, NULL, events, NULL)
           : NULL;
}

/* As it is now, for `set`. */
static char *
value_now (const BsField *field,
           gconstpointer  self)
{
  const void *place = bs_field_of (field, self);

  if (field->type == BS_FIELD_BOOL)
    return g_strdup (*(const gboolean *) place ? "true" : "false");
  if (field->type == BS_FIELD_INT)
    return g_strdup_printf ("%d", *(const int *) place);
  if (field->type == BS_FIELD_ID)
    return g_strdup (*(const BsId *) place != NULL ? *(const BsId *) place : "none");
  return NULL;
}

/* The same battle, made another way: a field of a ship is set to something else and back. */
static BsState *
detour (const BsState *state,
        guint          n)
{
  const BsShip *ship = state->ships->len > 0 ? state->ships->pdata[n % state->ships->len] : NULL;
  guint rows = 0;

  while (ship != NULL && !bs_field_is_end (&bs_ship_fields.fields[rows]))
    rows++;
  for (guint i = 0; i < rows; i++)
    {
      const BsField *field = &bs_ship_fields.fields[(n + i) % rows];
      g_autofree char *now = field->set == BS_SET_PLAIN ? value_now (field, ship) : NULL;
      g_autofree char *value = value_for (field, state, ship->id);
      g_autoptr (BsState) there =
        now != NULL
          ? apply_line (state, g_strdup_printf ("set on=%s %s=%s", ship->id, field->name, value))
          : NULL;

      if (there != NULL)
        return apply_line (there, g_strdup_printf ("set on=%s %s=%s", ship->id, field->name, now));
    }

  return NULL;
}

static char *
check_future (const BsState   *before,
              const BsCommand *command,
              const BsState   *after)
{
  static guint n = 0;
  g_autoptr (BsState) other = detour (before, n++ * 7);
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autofree char *json = bs_json_state (before, BS_VIEW_ALL);
  g_autofree char *json_other = other != NULL ? bs_json_state (other, BS_VIEW_ALL) : NULL;
  g_autofree char *json_after = NULL;
  g_autofree char *json_later = NULL;
  g_autoptr (BsState) later = NULL;

  /* Docks settle when something is set: not the same battle, then. */
  if (g_strcmp0 (json, json_other) != 0)
    return NULL;
  compared++;
  later = bs_apply (other, copy, NULL, events, NULL);
  if (later == NULL)
    return g_strdup ("a battle of equal JSON refuses it");
  json_after = bs_json_state (after, BS_VIEW_ALL);
  json_later = bs_json_state (later, BS_VIEW_ALL);
  return g_str_equal (json_after, json_later)
           ? NULL
           : g_strdup ("a battle of equal JSON goes on otherwise");
}

static void
set_up_small (GRand     *rand,
              GPtrArray *lines)
{
  random_add_line (lines, "player id=p0 faction=federation");
  random_add_line (lines, "player id=p1 faction=romulan");
  random_add_line (lines, "ship id=ent player=p0 card=enterprise-d captain=jean-luc-picard");
  random_add_line (lines, "equip ship=ent card=data as=data");
  random_add_line (lines, "equip ship=ent card=geordi-la-forge as=geordi");
  random_add_line (lines, "ship id=kha player=p1 card=khazara captain=toreth");
  random_add_line (lines, "equip ship=kha card=bochra as=bochra");
  random_add_line (lines, "begin");
}

static void
test_future (void)
{
  g_autoptr (GError) error = NULL;
  BsRules *rules = bs_library_load (library, "attack-wing", NULL, &error);
  RandomGame game = {
    "boardside 1 game=attack-wing", NULL, NULL, set_up_small, NULL, check_future
  };
  guint moves = random_player_moves (400);

  g_assert_no_error (error);
  game.ruleset = rules->ruleset;
  game.catalogue = rules->catalogue;
  random_player_test (&game, random_player_seed (1), moves);
  g_test_message ("%u moves compared", compared);
  g_assert_cmpuint (compared, >=, moves / 2);
  bs_rules_unref (rules);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/engine/fields/hidden", test_hidden);
  g_test_add_func ("/engine/fields/face-down", test_face_down);
  g_test_add_func ("/engine/fields/set", test_set);
  g_test_add_func ("/engine/fields/future", test_future);
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
