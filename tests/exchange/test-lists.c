/* test-lists.c
 * Copyright 2026 The Boardside developers
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists that people really flew come in whole: no card unknown, none against a rule, but for those
 * that stand in not-whole.tsv with their reason. In one process, since each of them takes but
 * milliseconds there. */

#include "engine/fleet/bs-points.h"
#include "exchange/squads/bs-export.h"
#include "exchange/squads/bs-import.h"
#include "model/battle/bs-session.h"

#include <string.h>

static BsLibrary *library;

/* The lines of a file of the lists' folder. */
static char **
load_lines (const char *name)
{
  g_autofree char *path =
    g_build_filename (g_getenv ("G_TEST_SRCDIR"), "cases", "xwing", "lists", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* Under valgrind each tenth is enough to look at what the memory says; all of them are read without
 * it. */
static guint
step (const char *what)
{
  if (g_getenv ("BOARDSIDE_VALGRIND") == NULL)
    return 1;
  g_test_message ("each tenth of %s only, under valgrind", what);

  return 10;
}

/* A battle with one player and no ships. */
static BsState *
new_state (const char *game)
{
  g_autofree char *line = g_strdup_printf ("boardside 1 game=%s", game);
  g_autoptr (BsCommand) header = bs_command_parse (line, NULL);
  g_autoptr (BsSession) session = bs_session_new (library, header, NULL);
  g_autoptr (BsVerdict) joined = bs_session_perform_line (session, "player id=red", NULL);

  return bs_state_ref ((BsState *) bs_session_get_state (session));
}

/* "bossk: ... (X6.1)", a line each; empty: it is whole. */
static char *
complaints (const BsState *state,
            const char    *xws)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (xws, strlen (xws));
  g_autoptr (GError) error = NULL;
  g_autoptr (BsImport) import = bs_import_read (bytes, state, bs_id ("red"), BS_IMPORT_ALL, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < import->items->len; i++)
    {
      const BsImportItem *item = import->items->pdata[i];

      if (item->kind == BS_IMPORT_UNKNOWN || item->kind == BS_IMPORT_AGAINST)
        g_string_append_printf (text, "%s: %s: %s\n", bs_import_kind_name (item->kind),
                                item->told != NULL ? item->told : "-", item->text);
    }

  return g_string_free (text, FALSE);
}

/* not-whole.tsv: number of the line, the card, the rule, the reason. */
static GHashTable *
load_reasons (void)
{
  g_auto (GStrv) lines = load_lines ("not-whole.tsv");
  GHashTable *reasons =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);

  for (guint i = 1; lines[i] != NULL; i++)
    {
      char **row = g_strsplit (lines[i], "\t", -1);

      g_assert_cmpuint (g_strv_length (row), ==, 4);
      g_hash_table_insert (reasons, g_strdup (row[0]), row);
    }

  return reasons;
}

/* Each complaint is of the card and by the rule of its row. */
static gboolean
is_told (char       *const *row,
         const char *said)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    if (row == NULL || strstr (lines[i], row[1]) == NULL || strstr (lines[i], row[2]) == NULL)
      return FALSE;

  return row == NULL ? *said == '\0' : *said != '\0';
}

static void
test_tournaments (void)
{
  g_auto (GStrv) lists = load_lines ("tournament-lists.jsonl");
  g_autoptr (GHashTable) reasons = load_reasons ();
  g_autoptr (BsState) state = new_state ("x-wing");
  guint wrong = 0, each = step ("the lists"), n = g_strv_length (lists);

  g_assert_cmpuint (n, ==, 400);
  for (guint i = 0; i < n; i += each)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *said = complaints (state, lists[i]);

      if (is_told (g_hash_table_lookup (reasons, number), said))
        continue;
      wrong++;
      g_test_message ("list %s: %s", number, *said != '\0' ? said : "is whole now");
    }
  g_assert_cmpuint (wrong, ==, 0);
}

/* Does a command, takes the state and gives the next one. */
static BsState *
after (BsState         *state,
       const BsCommand *command)
{
  g_autoptr (BsCommand) copy = bs_command_copy (command);
  g_autoptr (GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) bs_event_free);
  g_autoptr (GError) error = NULL;
  BsState *next = bs_apply (state, copy, NULL, events, &error);

  g_assert_no_error (error);
  bs_state_unref (state);

  return next;
}

static BsState *
after_line (BsState    *state,
            const char *line)
{
  g_autoptr (BsCommand) command = bs_command_parse (line, NULL);

  g_assert_nonnull (command);

  return after (state, command);
}

static BsState *
import (const char  *game,
        const char  *text,
        BsImport   **told)
{
  BsState *state = new_state (game);
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  BsImport *list = bs_import_read (bytes, state, bs_id ("red"), 0, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < list->commands->len; i++)
    state = after (state, list->commands->pdata[i]);
  if (told != NULL)
    *told = list;
  else
    bs_import_free (list);

  return state;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Which cards are where, and what they cost; "!" if a cost was told and is not worked out. */
static char *
fleet_text (const BsState *state)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < state->ships->len; i++)
    {
      const BsShip *ship = state->ships->pdata[i];
      g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

      g_string_append_printf (text, "%s %d:", ship->card != NULL ? ship->card : ship->name,
                              ship->points);
      for (guint j = 0; j < ship->parts->len; j++)
        {
          const BsShipPart *part = ship->parts->pdata[j];

          g_ptr_array_add (parts, g_strdup_printf (" %s %d%s",
                                                   part->card != NULL ? part->card : part->name,
                                                   bs_points_of_part (state, ship, part),
                                                   part->fixed_points ? "!" : ""));
        }
      g_ptr_array_sort (parts, compare_texts);
      for (guint j = 0; j < parts->len; j++)
        g_string_append (text, parts->pdata[j]);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, "%d points\n", bs_state_points (state, bs_id ("red")));

  return g_string_free (text, FALSE);
}

/* Our own text, read again, is the same fleet. */
static gboolean
comes_back (const BsState *state)
{
  g_autofree char *before = fleet_text (state);
  g_autofree char *text = bs_export_text (state, bs_id ("red"), TRUE, NULL);
  g_autoptr (BsState) again = import (state->ruleset->id, text, NULL);
  g_autofree char *now = fleet_text (again);

  if (strcmp (before, now) != 0)
    g_test_message ("%s\nbefore: %s\nnow: %s", text, before, now);

  return strcmp (before, now) == 0;
}

/* Some upgrades that are not against a rule. */
static BsState *
equip (BsState *state,
       GRand   *rand)
{
  const GPtrArray *cards = state->catalogue->cards;

  for (guint i = 0; i < 15; i++)
    {
      const BsCard *card = cards->pdata[g_rand_int_range (rand, 0, (int) cards->len)];
      g_autofree char *line = g_strdup_printf ("equip ship=s card=%s", card->id);
      g_autoptr (BsCommand) command =
        g_str_equal (card->kind, "upgrade") ? bs_command_parse (line, NULL) : NULL;
      g_autoptr (BsVerdict) verdict = command != NULL ? bs_judge (state, command, NULL) : NULL;

      if (verdict != NULL && verdict->level < BS_VERDICT_AGAINST)
        state = after (state, command);
    }

  return state;
}

/* Each ship with some captain, each pilot in the own ship. */
static void
test_text (gconstpointer game)
{
  g_autoptr (BsState) empty = new_state (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);
  gboolean pilots = bs_catalogue_has_kind (empty->catalogue, "pilot");
  const GPtrArray *cards = empty->catalogue->cards;
  guint n = 0, wrong = 0, each = step ("the ships");

  for (guint i = 0; i < cards->len; i += each)
    {
      const BsCard *card = cards->pdata[i], *captain = cards->pdata[(i * 7) % cards->len];
      g_autofree char *line = NULL;
      BsState *state;

      if (!g_str_equal (card->kind, pilots ? "pilot" : "ship"))
        continue;
      if (pilots)
        line = g_strdup_printf ("ship id=s player=red card=%s pilot=%s", card->ship, card->id);
      else
        line = g_strdup_printf ("ship id=s player=red card=%s%s%s", card->id,
                                g_str_equal (captain->kind, "captain") ? " captain=" : "",
                                g_str_equal (captain->kind, "captain") ? captain->id : "");
      state = after_line (bs_state_ref (empty), line);
      if (i % 3 == 0)
        {
          g_autofree char *named =
            g_strdup_printf ("set on=red squad=\"%s\"",
                             ((BsCard *) cards->pdata[(i * 5) % cards->len])->id);

          state = after_line (state, named);
        }
      state = equip (state, rand);
      wrong += !comes_back (state);
      bs_state_unref (state);
      n++;
    }
  g_assert_cmpuint (n, >, 100 / each);
  g_assert_cmpuint (wrong, ==, 0);
}

/* Each squad of a collection. */
static void
test_squads (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "cases", "staw",
                                            "squads_for_test.spacedocksquads", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = bs_import_load (path, &error);
  g_autoptr (BsState) empty = new_state ("attack-wing");
  guint wrong = 0;

  for (int i = 0; i < 22; i++)
    {
      g_autoptr (BsImport) list = bs_import_read (bytes, empty, bs_id ("red"), i, &error);
      BsState *state = bs_state_ref (empty);

      g_assert_no_error (error);
      for (guint j = 0; j < list->commands->len; j++)
        state = after (state, list->commands->pdata[j]);
      wrong += !comes_back (state);
      bs_state_unref (state);
    }
  g_assert_cmpuint (wrong, ==, 0);
}

/* Each list that was flown. */
static void
test_flown (void)
{
  g_auto (GStrv) lists = load_lines ("tournament-lists.jsonl");
  guint wrong = 0, each = step ("the lists");

  for (guint i = 0, n = g_strv_length (lists); i < n; i += each)
    {
      g_autoptr (BsState) state = import ("x-wing", lists[i], NULL);

      wrong += !comes_back (state);
    }
  g_assert_cmpuint (wrong, ==, 0);
}

/* Text exports of squad builders: how many ships, their points, and not a word to say. */
static void
test_builders (void)
{
  static const struct { const char *file, *game; guint ships; int points; guint said;
  } rows[] = {
    { "yasb_bbcode.txt", "x-wing", 2, 45, 0 },
    { "builder_brackets.txt", "x-wing", 2, 49, 0 },
    { "plus_cost_of_line.txt", "x-wing", 2, 49, 0 },
    { "utopia_text_totals.txt", "attack-wing", 2, 62, 0 },
    { "spacedock_sheet.txt", "attack-wing", 1, 37, 0 },
    { "vaksai_mods.xws", "x-wing", 1, 34, 0 },
    { "smuggling_compartment.xws", "x-wing", 1, 49, 0 },
    { "pulsed_ray_shield_rebel.xws", "x-wing", 1, 22, 0 },
    { "crew_slot_r2d2.xws", "x-wing", 1, 31, 1 },
    { "huge_text_roundtrip.xws", "x-wing", 1, 36, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path =
        g_build_filename (g_getenv ("G_TEST_SRCDIR"), "cases", "lists-2", rows[i].file, NULL);
      g_autofree char *text = NULL;
      g_autoptr (BsImport) list = NULL;
      g_autoptr (BsState) state = NULL;
      guint said = 0;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      state = import (rows[i].game, text, &list);
      for (guint j = 0; j < list->items->len; j++)
        if (((BsImportItem *) list->items->pdata[j])->kind != BS_IMPORT_UNDERSTOOD)
          {
            said++;
            g_test_message ("%s: %s", rows[i].file, ((BsImportItem *) list->items->pdata[j])->text);
          }
      g_assert_cmpuint (state->ships->len, ==, rows[i].ships);
      g_assert_cmpint (bs_state_points (state, bs_id ("red")), ==, rows[i].points);
      g_assert_cmpuint (said, ==, rows[i].said);
      /* What stands above the columns is no name of a squad. */
      if (g_str_equal (rows[i].file, "spacedock_sheet.txt"))
        g_assert_null (bs_state_player (state, bs_id ("red"))->squad);
      g_assert_true (comes_back (state));
    }
}

/* Further ways in which builders write a list of the same two ships. */
static void
test_ways (void)
{
  static const char *const lists[] = {
    "<p>\n<b>Rookie Pilot (21)</b> <br />\n<i>R2 Astromech (1)</i> <br />\n</p>\n<p>\n<b>Gold "
    "Squadron Pilot (18)</b> <br />\n"
    "<i>Ion Cannon Turret (5)</i> <br />\n</p>\n<p>\n<b><i>Total: 45</i></b>\n</p>\n<a "
    "href=\"https://x.test/\">View</a>\n",
    "**Rookie Pilot (21)**\n*R2 Astromech (1)*\n\n**Gold Squadron Pilot (18)**\n*Ion Cannon Turret "
    "(5)*\n\n***Total: 45***\n",
    "Rookie Pilot (22)\nX-Wing (21), R2 Astromech (1)\n\nGold Squadron Pilot (23)\nY-Wing (18), "
    "Ion Cannon Turret (5)\n",
    "Rookie Pilot + R2 Astromech (22) / Gold Squadron Pilot + Ion Cannon Turret (23)\n",
    "Rookie Pilot [R2 Astromech] (22) / Gold Squadron Pilot [Ion Cannon Turret] (23)\n",
    "PILOTS\n------\nRookie Pilot (22)\nX-Wing (21), R2 Astromech (1)\n\nGold Squadron Pilot "
    "(23)\nY-Wing (18), Ion Cannon Turret (5)\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autoptr (BsImport) list = NULL;
      g_autoptr (BsState) state = import ("x-wing", lists[i], &list);
      g_autofree char *fleet = fleet_text (state);

      g_test_message ("list %u", i + 1);
      g_assert_cmpstr (fleet, ==,
                       "x-wing 0: r2-astromech 1 rookie-pilot 21\ny-wing 0: gold-squadron-pilot 18 "
                       "ion-cannon-turret 5\n45 points\n");
    }
}

/* A generic ship is told by its class, which stands in the text. */
static void
test_generic (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "cases", "lists-2",
                                            "aw_generic_class_roundtrip.scn", NULL);
  g_autofree char *text = NULL, *ours = NULL;
  g_auto (GStrv) pieces = NULL, lines = NULL;
  BsState *state = new_state ("attack-wing");

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  pieces = g_strsplit (text, "=a ", -1);
  ours = g_strjoinv ("=red ", pieces);
  lines = g_strsplit (ours, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!bs_command_is_blank (lines[i]) && !g_str_has_prefix (lines[i], "boardside ") &&
        !g_str_has_prefix (lines[i], "player "))
      state = after_line (state, lines[i]);
  g_assert_cmpuint (state->ships->len, ==, 1);
  g_assert_cmpint (bs_state_points (state, bs_id ("red")), ==, 20);
  g_assert_true (comes_back (state));
  bs_state_unref (state);
}

/* Captains of one name: the one with the slots that the list needs; the id decides before that. */
static void
test_namesakes (void)
{
  static const struct { const char *list, *captain;
  } rows[] = {
    { "U.S.S. Enterprise-D\nWilliam T. Riker (Captain)\nEngage\n",
      "william-t-riker-captain-federation" },
    { "U.S.S. Enterprise-D\nWilliam T. Riker (Captain)\nMiles O'Brien\n", "william-t-riker" },
    { "Ships|U.S.S. Enterprise-D|1001\nCaptains|William T. Riker|2002\nUpgrades|Engage|3001\n",
      "william-t-riker" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BsState) state = import ("attack-wing", rows[i].list, NULL);
      const BsShip *ship = state->ships->pdata[0];

      g_test_message ("list %u", i);
      g_assert_cmpuint (state->ships->len, ==, 1);
      g_assert_cmpstr (bs_ship_leader (ship)->card, ==, rows[i].captain);
    }
}

/* What a resource pays for, a fleet captain, a flagship, costs once, whether the list tells a cost
 * of the card or not. */
static void
test_paid (void)
{
  static const struct { const char *resource, *cards; int points;
  } rows[] = {
    { "\"fleet_captain_collectiveop2\"",
      "\"upgrades\":[{\"upgradeId\":\"federation_collectiveop2\",\"calculatedCost\":5}]", 33 },
    { "\"fleet_captain_collectiveop2\"",
      "\"upgrades\":[{\"upgradeId\":\"federation_collectiveop2\"}]", 33 },
    { "null", "\"upgrades\":[{\"upgradeId\":\"federation_collectiveop2\",\"calculatedCost\":5}]",
      33 },
    { "\"4004\"", "\"flagship\":\"6008\"", 38 },
    { "\"4004\"", "\"flagship\":{\"upgradeId\":\"6008\",\"calculatedCost\":10}", 38 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "{\"name\":\"A\",\"resource\":%s,\"ships\":[{\"shipId\":\"1001\",\"captain\":"
        "{\"upgradeId\":\"2003\"},%s}]}",
        rows[i].resource, rows[i].cards);
      g_autoptr (BsImport) list = NULL;
      g_autoptr (BsState) state = import ("attack-wing", text, &list);

      g_test_message ("list %u: %s", i, text);
      for (guint j = 0; j < list->items->len; j++)
        g_assert_cmpint (((BsImportItem *) list->items->pdata[j])->kind, !=, BS_IMPORT_UNKNOWN);
      g_assert_cmpint (bs_state_points (state, bs_id ("red")), ==,
                       rows[i].points + (int) bs_ship_leader (state->ships->pdata[0])->points);
    }
}

/* A sum that does not fit is told. */
static void
test_sums (void)
{
  g_autoptr (BsImport) list = NULL;
  g_autoptr (BsState) state = import ("x-wing", "Rookie Pilot + R2 Astromech (25)\n", &list);
  const BsImportItem *last = list->items->pdata[list->items->len - 1];

  g_assert_cmpint (bs_state_points (state, bs_id ("red")), ==, 22);
  g_assert_cmpint (last->kind, ==, BS_IMPORT_REMARK);
  g_assert_nonnull (strstr (last->text, "says 25 points"));
}

/* A card that the list needs and does not name: added where a sum proves it, else offered. */
static void
test_lost (void)
{
  static const struct { const char *pilot, *list; int points; gboolean added; } rows[] = {
    { ",\"points\":19", "", 19, TRUE },    /* the ship's sum is right with it alone */
    { "", ",\"points\":19", 19, TRUE },    /* the squad's */
    { ",\"points\":17", "", 17, FALSE },   /* right without it */
    { ",\"points\":21", "", 17, FALSE },   /* wrong either way */
    { "", ",\"points\":100", 17, FALSE },
    { "", "", 17, FALSE },                 /* no word of it */
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf (
        "{\"faction\":\"scum\",\"pilots\":[{\"name\":\"cartelspacer\",\"ship\":\"m3ainterceptor\","
        "\"upgrades\":{\"cannon\":[\"ioncannon\"]}%s}]%s}",
        rows[i].pilot, rows[i].list);
      g_autoptr (BsImport) list = NULL;
      g_autoptr (BsState) state = import ("x-wing", text, &list);
      guint corrected = 0, against = 0, offered = 0;

      for (guint j = 0; j < list->items->len; j++)
        {
          const BsImportItem *item = list->items->pdata[j];

          corrected += item->kind == BS_IMPORT_CORRECTED;
          against += item->kind == BS_IMPORT_AGAINST;
          offered += item->offer != NULL && g_strcmp0 (bs_command_get (item->offer, "card"),
                                                       "heavy-scyk-interceptor") == 0;
        }
      g_test_message ("row %u", i);
      g_assert_cmpint (bs_state_points (state, bs_id ("red")), ==, rows[i].points);
      g_assert_cmpuint (corrected, ==, rows[i].added);
      g_assert_cmpuint (offered, ==, !rows[i].added);
      g_assert_cmpuint (against, ==, !rows[i].added);
    }
}

/* Ten ships but for one or two, of which one has a cannon and no slot for it: with the title that
 * brings one 100 points. */
static char *
squad_of_98 (const char *last,
             const char *sum)
{
  static const char *const spacer = "{\"name\":\"cartelspacer\",\"ship\":\"m3ainterceptor\"}";
  static const char *const soldier = "{\"name\":\"blacksunsoldier\",\"ship\":\"z95headhunter\"}";

  return g_strdup_printf ("{\"faction\":\"scum\",\"pilots\":[{\"name\":\"cartelspacer\",\"ship\":"
                          "\"m3ainterceptor\",\"upgrades\":"
                          "{\"cannon\":[\"ioncannon\"]}},%s,%s,%s,%s,%s%s]%s}",
                          spacer, spacer, spacer, soldier, soldier, last, sum);
}

/* Where no sum is stated, the size of the game may be one: what was agreed, else what the rules
 * name. */
static void
test_size (void)
{
  static const struct { const char *last, *sum, *agreed; gboolean added;
  } rows[] = {
    { ",{\"name\":\"blacksunsoldier\",\"ship\":\"z95headhunter\"}", "", NULL, TRUE },
    { ",{\"name\":\"blacksunsoldier\",\"ship\":\"z95headhunter\"}", "", "option points=100", TRUE },
    { ",{\"name\":\"blacksunsoldier\",\"ship\":\"z95headhunter\"}", "", "option points=120",
      FALSE },
    { ",{\"name\":\"blacksunsoldier\",\"ship\":\"z95headhunter\"}", ",\"points\":98", NULL, FALSE },
    { ",{\"name\":\"binayrepirate\",\"ship\":\"z95headhunter\"}", "", NULL,
      FALSE }, /* 99 with it */
    { ",{\"name\":\"cartelspacer\",\"ship\":\"m3ainterceptor\"}", "", NULL, FALSE }, /* 101 */
    { "", "", "option points=87", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      BsState *empty = new_state ("x-wing");
      g_autofree char *text = squad_of_98 (rows[i].last, rows[i].sum), *said = NULL;

      if (rows[i].agreed != NULL)
        empty = after_line (empty, rows[i].agreed);
      said = complaints (empty, text);
      g_test_message ("row %u: %s", i, said);
      g_assert_cmpint (*said == '\0', ==, rows[i].added);
      bs_state_unref (empty);
    }
}

/* Ids that no catalogue has: long for short and the other way round, a name beside it, a typing
 * mistake, accents. */
static void
test_ids (void)
{
  static const struct { const char *pilot; BsImportKind kind; const char *word;
  } rows[] = {
    { "{\"name\":\"blackeightsqpilot\",\"ship\":\"tiepunisher\"}", BS_IMPORT_UNDERSTOOD,
      "Black Eight Squadron Pilot" },
    { "{\"name\":\"blackeightsquadronpilot\",\"ship\":\"tiepunisher\"}", BS_IMPORT_CORRECTED,
      "Black Eight Squadron Pilot" },
    { "{\"name\":\"cutlasssqpilot\",\"ship\":\"tiepunisher\"}", BS_IMPORT_CORRECTED,
      "Cutlass Squadron Pilot" },
    { "{\"name\":\"Black Eight Squadron Pilot\",\"ship\":\"tiepunisher\"}", BS_IMPORT_CORRECTED,
      "was taken for" },
    { "{\"name\":\"redline\",\"ship\":\"tiepunisher\",\"upgrades\":{\"system\":[\"Advanced "
      "Targeting Computer\"]}}",
      BS_IMPORT_CORRECTED, "“Advanced Targeting Computer” was found by its name" },
    { "{\"name\":\"Cutlass Squadrón Pilót\",\"ship\":\"tiepunisher\"}", BS_IMPORT_UNDERSTOOD,
      "Cutlass Squadron Pilot" },
    { "{\"name\":\"redlinne\",\"ship\":\"tiepunisher\"}", BS_IMPORT_UNKNOWN,
      "did you mean “\"Redline\"”" },
    { "{\"name\":\"squadronpilot\",\"ship\":\"tiepunisher\"}", BS_IMPORT_UNKNOWN,
      "not in the catalogue" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("{\"faction\":\"imperial\",\"pilots\":[%s]}", rows[i].pilot);
      g_autoptr (BsImport) list = NULL;
      g_autoptr (BsState) state = import ("x-wing", text, &list);
      gboolean told = FALSE;

      for (guint j = 0; j < list->items->len; j++)
        {
          const BsImportItem *item = list->items->pdata[j];

          told = told || (item->kind == rows[i].kind && strstr (item->text, rows[i].word) != NULL);
          g_test_message ("%u: %s: %s", i, bs_import_kind_name (item->kind), item->text);
        }
      g_assert_cmpuint (state->ships->len, ==, 1);
      g_assert_true (told);
    }
}

int
main (int   argc,
      char *argv[])
{
  int code;

  g_test_init (&argc, &argv, NULL);
  library = bs_library_new ();
  g_test_add_func ("/lists/tournaments", test_tournaments);
  g_test_add_data_func ("/lists/text/x-wing", "x-wing", test_text);
  g_test_add_data_func ("/lists/text/attack-wing", "attack-wing", test_text);
  g_test_add_func ("/lists/text/squads", test_squads);
  g_test_add_func ("/lists/text/flown", test_flown);
  g_test_add_func ("/lists/builders", test_builders);
  g_test_add_func ("/lists/text/generic", test_generic);
  g_test_add_func ("/lists/namesakes", test_namesakes);
  g_test_add_func ("/lists/paid", test_paid);
  g_test_add_func ("/lists/ways", test_ways);
  g_test_add_func ("/lists/sums", test_sums);
  g_test_add_func ("/lists/lost", test_lost);
  g_test_add_func ("/lists/size", test_size);
  g_test_add_func ("/lists/ids", test_ids);
  code = g_test_run ();
  bs_library_unref (library);

  return code;
}
