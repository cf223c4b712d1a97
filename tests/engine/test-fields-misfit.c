/* test-fields-misfit.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Every row of the tables of fields that can be set says what fits it: a misfit of each is refused
 * at the table by a sentence that names what fits. What a record holds is read as ever. */

#include "config.h"

#include "fields.h"

#include "model/battle/bs-session.h"

#include <string.h>

static BsLibrary *library;

/* A battle that has something of each table: halves, stacks, damage cards, upgrades, an attack with
 * dice, what was set by hand. */
static const char *const everything[] = {
  "player id=a name=Ann faction=rebel",
  "player id=b name=Bob faction=imperial",
  "ship id=fal player=a name=Fal size=large seats=multi attack=3 agility=1 hull=8 shields=0 "
  "skill=9 points=46 actions=focus,target-lock",
  "equip ship=fal card=boarding-gear as=gear",
  "boarder ship=fal name=Lando points=42",
  "ship id=rai player=b name=Rai size=huge fore-hull=8 fore-shields=6 aft-hull=8 aft-shields=4 "
  "fore-attack=4 skill=4 points=100",
  "ship id=tie player=b name=Tie size=small seats=single attack=2 agility=3 hull=3 shields=0 "
  "skill=1 points=12",
  "begin initiative=a,b",
  "next",
  "set on=fal modifiers.0.number=attack-dice modifiers.0.until=round",
  "damage ship=fal hits=2",
  "set on=battle phase=combat",
  "attack ship=fal target=tie range=1",
  "roll faces=hit,hit,blank,blank",
  "set on=battle due.0.ship=tie fallen.0.ship=tie",
  NULL,
};

static BsVerdict *
say (BsSession  *session,
     const char *line)
{
  return bs_session_perform_line (session, line, NULL);
}

static void
say_well (BsSession  *session,
          const char *line)
{
  g_autoptr (BsVerdict) verdict = say (session, line);
  g_autofree char *said = bs_verdict_print (verdict, NULL);

  if (verdict->level >= BS_VERDICT_AGAINST)
    g_error ("‘%s’: %s", line, said);
}

static BsSession *
new_full_battle (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BsCommand) header =
    bs_command_parse ("boardside 1 game=x-wing extension=boarding", &error);
  BsSession *session = bs_session_new (library, header, &error);

  g_assert_no_error (error);
  for (guint i = 0; everything[i] != NULL; i++)
    say_well (session, everything[i]);
  return session;
}

/* ---- All rows. */

typedef struct
{
  BsSession *session;
  GHashTable *tried;      /* rows of the tables */
  GPtrArray *taken;       /* char*: lines that were not refused as they should be */
} Walk;

static void
try_misfit (Walk       *walk,
            const char *on,
            const char *name,
            const char *value)
{
  static const char *const sentences[] = { "it can be: ", "needs a value", "twice",
                                           "has no token" };
  g_autofree char *line = g_strdup_printf ("set on=%s %s=\"%s\"", on, name, value);
  g_autoptr (BsVerdict) verdict = say (walk->session, line);
  g_autofree char *said = bs_verdict_print (verdict, NULL);

  if (verdict->level < BS_VERDICT_AGAINST)
    say_well (walk->session, "undo");
  for (guint i = 0; verdict->level == BS_VERDICT_ERROR && i < G_N_ELEMENTS (sentences); i++)
    if (strstr (said, sentences[i]) != NULL)
      return;
  g_ptr_array_add (walk->taken, g_strdup_printf ("%s -> %s", line, said));
}

static void
try_number (Walk          *walk,
            const BsField *field,
            const char    *on,
            const char    *name)
{
  g_autofree char *above = g_strdup_printf ("%d", field->greatest + 1);

  try_misfit (walk, on, name, "zz");
  try_misfit (walk, on, name, "99999");
  try_misfit (walk, on, name, "-99999");
  if (!field->signs)
    try_misfit (walk, on, name, field->least > 0 ? "0" : "-1");
  if (field->greatest > 0 && field->names != BS_NAMES_ROUND)
    try_misfit (walk, on, name, above);
}

static void
try_tokens (Walk       *walk,
            const char *on,
            const char *name)
{
  static const char *const kinds[] = { "zz", "focus", "minefield" };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *token = g_strdup_printf ("%s.%s", name, kinds[i]);

      try_misfit (walk, on, token, "99999");
    }
}

static void
try_row (Walk          *walk,
         const BsField *field,
         const char    *on,
         const char    *name)
{
  g_hash_table_add (walk->tried, (gpointer) field);
  if (field->type == BS_FIELD_COUNTERS)
    try_tokens (walk, on, name);
  else if (field->type == BS_FIELD_INT || field->names >= BS_NAMES_NUMBER)
    try_number (walk, field, on, name);
  else if (field->type == BS_FIELD_TEXT && field->needed)
    try_misfit (walk, on, name, "");
  else if (field->type != BS_FIELD_TEXT)
    try_misfit (walk, on, name, "zz/zz");
  if (field->type == BS_FIELD_IDS && field->names > BS_NAMES_ABILITY &&
      field->names < BS_NAMES_WEAPON)
    try_misfit (walk, on, name, field->names == BS_NAMES_PLAYER ? "a,b,a" : "tie,rai,tie");
  if (field->needed && field->type == BS_FIELD_ID)
    try_misfit (walk, on, name, "none");
}

/* What lies in a list is named by its place; of ships, players and cards each is a thing of its
 * own. */
static void
walk_rows (Walk           *walk,
           const BsFields *fields,
           const char     *on,
           const char     *above)
{
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    {
      g_autofree char *name = g_strconcat (above, field->name, NULL);
      gboolean many = field->type == BS_FIELD_ARRAY || field->type == BS_FIELD_LIST;
      g_autofree char *below =
        field->name != NULL ? g_strconcat (name, many ? ".0." : ".", NULL) : g_strdup (above);
      gboolean inner = field->type == BS_FIELD_STRUCT || field->type == BS_FIELD_OBJECT || many;

      if (field->of == &bs_stack_fields)
        {
          g_hash_table_add (walk->tried, (gpointer) field);
          walk_rows (walk, &bs_boarder_fields, on, below);
        }
      else if (inner && field->of != &bs_part_fields && field->of != &bs_section_fields &&
               (!field->of->shared || field->of == &bs_attack_fields))
        walk_rows (walk, field->of, on, below);
      if (field->set != BS_SET_NO && field->of != &bs_stack_fields)
        try_row (walk, field, on, name);
    }
}

static void
collect_tables (GPtrArray      *tables,
                const BsFields *fields)
{
  if (g_ptr_array_find (tables, fields, NULL))
    return;
  g_ptr_array_add (tables, (gpointer) fields);
  for (const BsField *field = fields->fields; !bs_field_is_end (field); field++)
    if (field->of != NULL)
      collect_tables (tables, field->of);
}

static void
check_all_tried (Walk *walk)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new ();

  collect_tables (tables, &bs_state_fields);
  for (guint i = 0; i < tables->len; i++)
    for (const BsField *field = ((const BsFields *)tables->pdata[i])->fields;
         !bs_field_is_end (field); field++)
      if (field->set != BS_SET_NO && !g_hash_table_contains (walk->tried, field))
        g_error ("%s of %s can be set, and no misfit of it was tried", field->name,
                 ((const BsFields *)tables->pdata[i])->name);
}

static void
test_misfits (void)
{
  g_autoptr (BsSession) session = new_full_battle ();
  g_autoptr (GHashTable) tried = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) taken = g_ptr_array_new_with_free_func (g_free);
  Walk walk = { session, tried, taken };

  walk_rows (&walk, &bs_state_fields, "battle", "");
  walk_rows (&walk, &bs_player_fields, "a", "");
  walk_rows (&walk, &bs_ship_fields, "fal", "");
  walk_rows (&walk, &bs_part_fields, "fal/gear", "");
  walk_rows (&walk, &bs_section_fields, "rai/aft", "");
  check_all_tried (&walk);
  for (guint i = 0; i < taken->len; i++)
    g_test_message ("%s", (const char *) taken->pdata[i]);
  g_test_message ("%u rows", g_hash_table_size (tried));
  g_assert_cmpuint (taken->len, ==, 0);
}

/* ---- Words that have a form, and ids that fit by half. */

static void
test_halves (void)
{
  g_autoptr (BsSession) session = new_full_battle ();
  static const char *const refused[] = {
    "used=round@fal/gear",
    "used=year:focus@fal/gear",
    "used=round:zz@fal/gear",
    "used=round:token-focus@zz/zz",
    "used=round:token-zz@fal/gear",
    "fired=rai/fore",
    "fired=zz",
    "acted=focus,foo",
    "modifiers.0.number=bar-zz",
    "modifiers.0.number=armed-zz",
    "modifiers.0.source=fal/z",
    "modifiers.0.until=zzz",
    "touching=fal",
    "docked_to=fal",
    "attack=-3",
    "hull=0",
    "stack.0.wounds=2",
    "hull_left=9",
    "immobilised_round=2",
    "action_lost_by=X99.9",
  };
  static const char *const taken[] = {
    "used=round:token-focus@fal/gear",
    "used=round:token-focus@",
    "fired=primary,fal/gear,primary",
    "acted=focus,fal/gear",
    "modifiers.0.number=bar-focus",
    "modifiers.0.source=fal/d1",
    "modifiers.0.source=rai/aft",
    "modifiers.0.from_round=2",
    "touching=tie,rai",
    "on_obstacle=debris",
    "on_obstacle=rai",
    "action_lost_by=one-action",
    "hull_left=8",
    "hull=1",
    "attack=0",
    "flown_color=red",
    "modifiers=none",
    "name=Falke",
    "immobilised_round=1",
    "dock_at=rear",
  };

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autofree char *line = g_strconcat ("set on=fal ", refused[i], NULL);
      g_autoptr (BsVerdict) verdict = say (session, line);

      if (verdict->level != BS_VERDICT_ERROR)
        g_error ("‘%s’ is no error", line);
    }
  for (guint i = 0; i < G_N_ELEMENTS (taken); i++)
    {
      g_autofree char *line = g_strconcat ("set on=fal ", taken[i], NULL);

      say_well (session, line);
    }
}

/* ---- What an older version took is read as it took it. */

static void
test_read (void)
{
  g_autoptr (BsSession) session = new_full_battle ();
  static const char *const lines[] = {
    "set on=fal modifiers.0.number=foo",
    "set on=fal modifiers.0.until=zzz",
    "set on=fal modifiers.0.source=zz/zz",
    "set on=fal used=foo",
    "set on=fal acted=foo",
    "set on=fal fired=zz",
    "set on=fal attack=-3",
    "set on=fal hull=0",
    "set on=a name=\"\"",
    "set on=fal/gear tokens.mission=1",
    "set on=a edge=up",
    "set on=fal docked_to=fal",
    "set on=battle due.0.stack=zz",
    "set on=battle decks.a.deck=500",
    "set on=battle initiative=a,b,a",
    "set on=fal touching=tie,tie",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BsCommand) command = bs_command_parse (lines[i], &error);
      g_autoptr (BsVerdict) verdict = bs_judge (bs_session_get_state (session), command, NULL);
      g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify)bs_event_free);
      g_autoptr (BsState) after =
        bs_apply (bs_session_get_state (session), command, NULL, events, &error);

      g_assert_cmpint (verdict->level, ==, BS_VERDICT_ERROR);
      g_assert_no_error (error);
      g_assert_nonnull (after);
    }
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/engine/fields/misfits", test_misfits);
  g_test_add_func ("/engine/fields/halves", test_halves);
  g_test_add_func ("/engine/fields/read", test_read);
  result = g_test_run ();
  bs_library_unref (library);

  return result;
}
